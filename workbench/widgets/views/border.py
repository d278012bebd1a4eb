"""All that is sent to the browser: the view models, each by the name of the widget's trait."""

from __future__ import annotations

from typing import TypedDict

from workbench.types import Method
from workbench.widgets.views.attribute import AttributionView
from workbench.widgets.views.charts import ChartView, PicturesView
from workbench.widgets.views.compare import ComparisonView, FlipsView
from workbench.widgets.views.control import ControlView
from workbench.widgets.views.diff import DiffView
from workbench.widgets.views.editor import FieldsView, OutsideView, SnippetsView
from workbench.widgets.views.elsewhere import ElsewhereView
from workbench.widgets.views.export import ExportView
from workbench.widgets.views.flip import FlipView
from workbench.widgets.views.grid import GridView
from workbench.widgets.views.jobs import JobsView
from workbench.widgets.views.lesson_bug import PuzzleView
from workbench.widgets.views.lesson_chain import ChainView
from workbench.widgets.views.lesson_predict import GuessView
from workbench.widgets.views.lesson_shots import GrowthView
from workbench.widgets.views.lesson_stop import StopView
from workbench.widgets.views.lint import LintView
from workbench.widgets.views.models import ModelsView
from workbench.widgets.views.neighbours import NeighboursView
from workbench.widgets.views.new import NewView
from workbench.widgets.views.origins import AgainstView, OriginsView
from workbench.widgets.views.preview import BesideView, PreviewView
from workbench.widgets.views.probe import ProbeView
from workbench.widgets.views.results import ResultsView
from workbench.widgets.views.rows import RowsView
from workbench.widgets.views.shared import Button, OfEdit, TimedName
from workbench.widgets.views.shots import ShotsView
from workbench.widgets.views.status import StatusView
from workbench.widgets.views.tokens import TokensView, WaitingView
from workbench.widgets.views.toolbar import ToolbarView
from workbench.widgets.views.versions import VersionsView


class StartView(TypedDict):
    """What a draft started from: the task's folder, the method, and the version ("" if none)."""

    path: str
    method: Method
    version: str


class DocumentView(OfEdit):
    """The draft's text, and what it started from; `kernel` tells one process from the next, and
    `is_kept` says that the journal has the text."""

    source: str
    kernel: str
    start: StartView
    is_kept: bool


class CompareView(TypedDict):
    """Two sides with what may be chosen about them, what was found, and the doc that is open."""

    a: str
    b: str
    choices: list[TimedName]
    labels: list[str]
    action: Button
    status: str
    live: bool
    refusal: str
    may_vary: list[str]
    vary: list[str]
    metrics: list[str]
    comparison: ComparisonView | None
    outdated: bool
    flips: FlipsView | None
    detail: FlipView | None
    chart: ChartView | None
    evidence: ChartView | None
    formats: ChartView | None


class CostView(TypedDict, total=False):
    """What a run would do now."""

    text: str


class NoticeView(TypedDict, total=False):
    level: str
    text: str


class Views(TypedDict, total=False):
    toolbar: ToolbarView
    document: DocumentView
    fields: FieldsView
    snippets: SnippetsView
    outside: OutsideView
    preview: PreviewView
    origins: OriginsView
    against: AgainstView
    beside: BesideView
    lint: LintView
    rows: RowsView
    shots: ShotsView
    results: ResultsView
    control: ControlView
    probe: ProbeView
    pictures: PicturesView
    diff: DiffView
    grid: GridView
    neighbours: NeighboursView
    compare: CompareView
    attribution: AttributionView
    versions: VersionsView
    tokens: TokensView | WaitingView
    export: ExportView
    status: StatusView
    cost: CostView
    elsewhere: ElsewhereView
    models: ModelsView
    jobs: JobsView
    new: NewView
    notice: NoticeView


class LessonViews(TypedDict, total=False):
    """Those of the lessons' widgets, of which each sends its own."""

    chain: ChainView
    growth: GrowthView
    guess: GuessView
    puzzle: PuzzleView
    stop: StopView
