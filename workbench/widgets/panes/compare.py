"""The part of the widget that compares: which two sides, what has to be scored, what flipped."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import Any, ClassVar

from workbench.analysis.charts import evidence_chart, flip_chart, format_chart
from workbench.analysis.compare import Comparison
from workbench.analysis.report import Report
from workbench.errors import InputError, SettingError
from workbench.messages import say
from workbench.runs.queue import Job
from workbench.session.preview import DraftPreview
from workbench.session.sides import (
    DRAFT,
    PARENT,
    Choice,
    Refusal,
    Side,
    compare_sides,
    find_side,
    parent_of,
    parse_choice,
    spell_choice,
)
from workbench.session.state import SessionState
from workbench.types import Run
from workbench.widgets.dispatch import Throttle
from workbench.widgets.host import Handler, Host, Pane
from workbench.widgets.panes.results import ResultsPane
from workbench.widgets.views.border import CompareView
from workbench.widgets.views.charts import chart_view
from workbench.widgets.views.compare import (
    FILTERS,
    DocPair,
    comparison_view,
    flips_view,
    pairs_of,
)
from workbench.widgets.views.control import job_label, run_label
from workbench.widgets.views.display import number, printable
from workbench.widgets.views.flip import FlipView, flip_view
from workbench.widgets.views.page import compare_html
from workbench.widgets.views.results import TableQuery, turned
from workbench.widgets.views.shared import Button, TimedName

MOST_RUNS = 40
"""So many of the newest runs are offered; older ones can be compared by the command line."""

STILL_SECONDS = 0.8
"""How long the draft has to stay as it is before the live comparison scores it."""

_SECONDS_BETWEEN_DRAWINGS = 0.5
_KEPT_REPORTS = 4


@dataclass(frozen=True, slots=True)
class Shown:
    """The comparison on the screen, with its sides, their pairs and what they are called."""

    sides: Sequence[Side]
    found: Comparison
    pairs: Sequence[DocPair]
    labels: tuple[str, str]


class ComparePane(Pane):
    """Answers what concerns a comparison; publishes `compare`. It works only while it is looked
    at, or live."""

    views = ("compare",)
    twins: ClassVar = {"compare": compare_html}

    def __init__(self, host: Host) -> None:
        super().__init__(host)
        self._running = host.pane(ResultsPane)
        self._choices: tuple[Choice, Choice] = (PARENT, DRAFT)
        self._metric = ""
        self._vary: tuple[str, ...] = ()
        self._query = TableQuery(filter="flips")
        self._visible = self._live = self._is_due = False
        self._draft: object = None
        self._asked: Job | None = None
        self._shown: Shown | None = None
        self._refusal: Refusal | None = None
        self._reports: dict[str, Report] = {}
        self._throttle = Throttle(_SECONDS_BETWEEN_DRAWINGS)
        self._drawn: CompareView | None = None

    @property
    def reports(self) -> tuple[Report, ...]:
        """The two reports of the comparison on the screen, none before there is one."""
        sides = self._shown.sides if self._shown else ()
        return tuple(side.report for side in sides if side.report is not None)

    @property
    def flips(self) -> tuple[int, ...]:
        """The docs that do better or worse in the comparison on the screen."""
        pairs = self._shown.pairs if self._shown else ()
        return tuple(pair.doc_id for pair in pairs if pair.change in ("better", "worse"))

    @property
    def is_awaited(self) -> bool:
        return self._is_due

    def look(self, a: Choice, b: Choice, vary: Sequence[str] = ()) -> None:
        """Choose two sides, and draw them from now on; `vary` names the settings that may differ,
        since they are what is compared."""
        self._choices, self._visible = (a, b), True
        self._vary, self._shown, self._refusal = tuple(vary), None, None
        self._query = TableQuery(filter="flips")
        self._due()

    def handlers(self) -> Mapping[str, Handler]:
        return {"compare": self._on_compare, "flips": self._on_flips}

    def draw(self) -> None:
        if self._visible or self._live:
            self._due()
        else:
            self._publish(self.session.state(), (), ())

    def previewed(self, preview: DraftPreview, state: SessionState) -> None:
        if not (self._visible or self._live):
            return
        try:
            job = self.session.job()
        except InputError:
            return  # the preview says what is wrong with the settings
        now = (job.key, state.version, state.versions)
        if now == self._draft:
            return
        self._draft = now
        self._due()
        broken = any(found.severity == "error" for found in preview.diagnostics)
        if self._live and not broken:
            self.host.when_still("score", STILL_SECONDS, self._score)

    def scored(self) -> None:
        if (self._visible or self._live) and (self._throttle.ready() or not self._running.busy):
            if not self._running.busy and self._drawn and self._drawn["status"]:
                # The strip of the run is gone, and the verdict may take a moment.
                self.host.publish(compare={**self._drawn, "status": say("comparing…")})
            self._due()

    def _on_compare(self, content: Mapping[str, Any]) -> None:
        """Choose what is compared, or, with `score`, score what a comparison still needs."""
        self._visible = bool(content.get("visible", self._visible))
        self._live = bool(content.get("live", self._live))
        sides = [
            parse_choice(str(content[name])) if name in content else choice
            for name, choice in zip(("a", "b"), self._choices, strict=True)
        ]
        changed = {"a", "b", "metric", "vary"} & content.keys()
        self._choices = (sides[0], sides[1])
        self._metric = str(content.get("metric", self._metric))
        self._vary = tuple(map(str, content.get("vary", () if changed else self._vary)))
        if changed:
            self._query = replace(self._query, page=0, open_doc=None)
        if {"a", "b"} & content.keys():
            self._shown = self._refusal = None
        if content.get("score") or content.get("live"):
            self.host.aside("score", self._score)
        self._due()

    def _on_flips(self, content: Mapping[str, Any]) -> None:
        self._query = turned(self._query, content, FILTERS)
        self._due()
        if content.get("doc_id") is not None:
            self.host.show_doc(content["doc_id"])

    def _score(self) -> None:
        sides = [find_side(self.session, choice, self._read) for choice in self._choices]
        newest = sides[1].job
        if self._live and self._asked and newest and self._asked.key != newest.key:
            self._running.withdraw(self._asked)  # nobody waits for an older draft
        for side in sides:
            if side.job is not None and _is_open(side):
                self._running.ask(side.job)
        self._asked = newest
        self._due()

    def _due(self) -> None:
        # Statistics and rows from the ledger: no preview waits for them.
        self._is_due = True
        self.host.aside("compare", self._draw)

    def _draw(self) -> None:
        try:
            self._draw_sides()
        finally:
            self._is_due = False
            self.host.tell_waiting()

    def _draw_sides(self) -> None:
        sides: list[Side] = []
        trouble = ""
        try:
            sides = [find_side(self.session, choice, self._read) for choice in self._choices]
        except InputError as error:
            trouble = str(error)
        if sides:
            self._compare(sides)
        self._publish(self.session.state(), sides, self.session.runs(), trouble)

    def _publish(
        self, state: SessionState, sides: Sequence[Side], runs: Sequence[Run], trouble: str = ""
    ) -> None:
        shown, refusal = self._shown, self._refusal
        current = bool(sides) and all(side.report is not None for side in sides)
        self._drawn = {
            "a": spell_choice(self._choices[0]),
            "b": spell_choice(self._choices[1]),
            "choices": _offered(state, runs, self._choices),
            "labels": list(shown.labels) if shown else [],
            "action": self._action(sides),
            "status": " · ".join(map(_missing, filter(_is_open, sides))),
            "live": self._live,
            "refusal": printable(trouble or (refusal.message if refusal else "")),
            "may_vary": list(refusal.may_vary) if refusal else [],
            "vary": list(self._vary),
            "metrics": _metrics(sides),
            "comparison": comparison_view(shown.found) if shown else None,
            "outdated": shown is not None and not current,
            "flips": flips_view(shown.found, shown.pairs, self._query) if shown else None,
            "detail": self._detail(),
            "chart": chart_view(flip_chart(shown.found)) if shown else None,
            "evidence": chart_view(evidence_chart(shown.found)) if shown else None,
            "formats": chart_view(format_chart(shown.found))
            if shown and shown.found.formats
            else None,
        }
        self.host.publish(compare=self._drawn)

    def _compare(self, sides: Sequence[Side]) -> None:
        a, b = sides
        found = compare_sides(
            a, b, metric=self._metric, vary=self._vary, ledger=self.session.ledger
        )
        if isinstance(found, Refusal):
            self._refusal, self._shown = found, None
        elif found is not None and a.report is not None and b.report is not None:
            labels = (side_label(a, self._vary), side_label(b, self._vary))
            self._refusal = None
            self._shown = Shown(sides, found, pairs_of(found, a.report, b.report), labels)

    def _detail(self) -> FlipView | None:
        if self._shown is None:
            return None
        pairs = (pair for pair in self._shown.pairs if pair.doc_id == self._query.open_doc)
        pair = next(pairs, None)
        return flip_view(pair, self._shown.labels) if pair else None

    def _action(self, sides: Sequence[Side]) -> Button:
        missing = [side for side in sides if _is_open(side)]
        waiting = [side for side in missing if side.job and self.session.queue.has(side.job)]
        if not sides or not missing:
            title = say("Both sides are scored")
        elif len(waiting) == len(missing):
            title = say("Being scored")
        else:
            names = " + ".join(map(side_label, missing))
            title = say("Score {what}; what is stored is not computed again", what=names)
        return {"label": say("Compare"), "title": title, "enabled": len(waiting) < len(missing)}

    def _read(self, run_id: str) -> Report:
        if run_id not in self._reports:
            while len(self._reports) >= _KEPT_REPORTS:
                self._reports.pop(next(iter(self._reports)))
            self._reports[run_id] = self.session.stored_report(run_id)
        return self._reports[run_id]


def side_label(side: Side, vary: Sequence[str] = ()) -> str:
    """Return what a side is called: `gen_v1`, `draft of gen_v1`, a run's version and id; or, where
    settings `vary`, a run's version with them."""
    if side.job is not None:
        return job_label(side.job)
    run = side.report.run if side.report else None
    if run is None:
        return side.choice.name
    return f"{run.version} ({run.run_id})" if not vary else printable(run_label(run))


def _is_open(side: Side) -> bool:
    return side.job is not None and not side.is_whole


def _missing(side: Side) -> str:
    assert side.job is not None
    total = len(side.job.plan.docs())
    label = side_label(side)
    if side.report is None:
        return say("{what}: {n} docs to score", what=label, n=total)
    done = len(side.report.rows)
    return say("{what}: {done} of {n} docs so far", what=label, done=done, n=total)


def _metrics(sides: Sequence[Side]) -> list[str]:
    known = [side.report.metrics for side in sides if side.report is not None]
    return [name for name in known[0] if all(name in each for each in known)] if known else []


def _offered(state: SessionState, runs: Sequence[Run], chosen: Sequence[Choice]) -> list[TimedName]:
    versions = [v.id for v in reversed(state.versions) if v.method in (state.method, None)]
    draft = say("draft") if state.dirty or not state.version else state.version
    try:
        parent = say("parent ({version})", version=parent_of(state))
    except SettingError:
        parent = say("parent")
    titles = {v: say("{version} under the settings in force", version=v) for v in versions}
    scored = [run for run in runs if run.metrics]
    own = [choice.name for choice in chosen if choice.kind == "run"]
    scored = [run for place, run in enumerate(scored) if place < MOST_RUNS or run.run_id in own]
    return [
        {"id": spell_choice(DRAFT), "label": draft, "title": "", "when": ""},
        {"id": spell_choice(PARENT), "label": parent, "title": "", "when": ""},
        *(TimedName(id=f"version:{v}", label=v, title=t, when="") for v, t in titles.items()),
        *(
            TimedName(id=f"run:{r.run_id}", label=_run_label(r), title=r.run_id, when=_when(r))
            for r in scored
        ),
    ]


def _when(run: Run) -> str:
    return datetime.fromtimestamp(run.started, UTC).isoformat(timespec="seconds")


def _run_label(run: Run) -> str:
    name, metric = next(iter((run.metrics or {}).items()))
    shots = run.settings.get("num_fewshot", 0)
    score = f"{name} {number(metric.value)}"
    return printable(f"{run.version} · {run.model} · {shots}-shot · {score}")
