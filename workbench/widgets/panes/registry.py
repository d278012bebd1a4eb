"""The panes by name: a widget's traits, and what a part can show, are read off this list."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import chain

from workbench.errors import SettingError, nearest
from workbench.widgets.host import Pane
from workbench.widgets.panes.attribute import AttributePane
from workbench.widgets.panes.compare import ComparePane
from workbench.widgets.panes.cost import CostPane
from workbench.widgets.panes.draft import DraftPane
from workbench.widgets.panes.editor import EditorPane
from workbench.widgets.panes.elsewhere import ElsewherePane
from workbench.widgets.panes.export import ExportPane
from workbench.widgets.panes.grid import GridPane
from workbench.widgets.panes.handout import HandoutPane
from workbench.widgets.panes.lint import LintPane
from workbench.widgets.panes.models import ModelsPane
from workbench.widgets.panes.neighbours import NeighboursPane
from workbench.widgets.panes.pictures import PicturesPane
from workbench.widgets.panes.preview import PreviewPane
from workbench.widgets.panes.probe import ProbePane
from workbench.widgets.panes.results import ResultsPane
from workbench.widgets.panes.rows import RowsPane
from workbench.widgets.panes.shots import ShotsPane
from workbench.widgets.panes.tokens import TokensPane
from workbench.widgets.panes.versions import VersionsPane

PANES: Mapping[str, tuple[type[Pane], ...]] = {
    "preview": (DraftPane, PreviewPane, RowsPane),
    "rows": (RowsPane, ShotsPane, LintPane),
    "shots": (ShotsPane,),
    "results": (ResultsPane, ElsewherePane, CostPane, PicturesPane, HandoutPane),
    "compare": (ComparePane, AttributePane),
    "grid": (GridPane,),
    "neighbours": (NeighboursPane,),
    "tokens": (TokensPane,),
    "versions": (VersionsPane, DraftPane, EditorPane),
    "diff": (VersionsPane, DraftPane, EditorPane),
    "export": (ExportPane,),
}
"""What answers for each pane, itself and what is drawn or asked for within it: the prompt has the
strip that moves among rows, a row can be made a shot, and who looks at versions sees the draft and
what others did to the files. Panes make what else they need."""

EVERY: tuple[type[Pane], ...] = (
    *dict.fromkeys(chain.from_iterable(PANES.values())),
    *(ProbePane, ModelsPane),
)
"""All of them, in the order in which a preview is drawn, and what is in the header alone."""


def panes_of(name: str) -> tuple[type[Pane], ...]:
    """Return what answers for a pane.

    Raises:
        SettingError: there is no pane of that name.
    """
    if name not in PANES:
        fix = nearest(name, PANES)
        raise SettingError("pane", expected=", ".join(PANES), seen=repr(name), fix=fix)
    return PANES[name]
