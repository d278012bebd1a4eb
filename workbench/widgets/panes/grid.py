"""The part of the widget that fills a grid: versions and models by numbers of shots and seeds."""

from __future__ import annotations

import threading
import time
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from workbench.errors import SettingError, WorkbenchError
from workbench.messages import say
from workbench.runs.plan import DRAFT
from workbench.runs.queue import Job
from workbench.session.grid import (
    Axes,
    Cell,
    Filled,
    GridReader,
    differing,
    filled_axes,
    numbers_of,
)
from workbench.session.preview import DraftPreview
from workbench.session.sides import Choice
from workbench.session.state import SessionState
from workbench.widgets.dispatch import Throttle
from workbench.widgets.host import Handler, Host, Pane
from workbench.widgets.jobs import Activity
from workbench.widgets.panes.compare import ComparePane
from workbench.widgets.panes.results import ResultsPane
from workbench.widgets.views.display import duration
from workbench.widgets.views.grid import (
    CellNow,
    GridNow,
    GridWish,
    asked_of,
    axes_text,
    cell_text,
    grid_view,
    offered_versions,
)

USUAL_SHOTS = (0, 1, 2, 4)
USUAL_VERSIONS = 3
KNOWN_MODELS = ("teaching", "fake")

_SECONDS_BETWEEN_DRAWINGS = 0.2
_SECONDS_OF_REST = 0.5


class GridPane(Pane):
    """Answers what concerns the grid; publishes `grid`, while that is looked at. Its cells are jobs
    of the session's queue that let all others go first, and runs of the session's ledger, so every
    widget on the session shows them."""

    views = ("grid",)

    def __init__(self, host: Host) -> None:
        super().__init__(host)
        self._running = host.pane(ResultsPane)
        self._compare = host.pane(ComparePane)
        self._queue = self.session.queue
        self._reader = GridReader(self.session)
        self._lock = threading.RLock()
        self._asked: GridWish | None = None
        self._models: tuple[str, ...] = ()
        self._filled: Filled | None = None
        self._trouble = ""
        self._seconds: float | None = None
        self._visible = False
        self._looked_for: object = None
        self._seen: object = None
        self._throttle = Throttle(_SECONDS_BETWEEN_DRAWINGS)
        self._strip: Activity | None = None
        self._begun = (0, 0.0)

    def handlers(self) -> Mapping[str, Handler]:
        return {"grid": self._on_grid, "cell": self._on_cell}

    def draw(self) -> None:
        self._looked_for = None
        self._publish()
        if self._visible:
            self._due()

    def previewed(self, preview: DraftPreview, state: SessionState) -> None:
        wanted = (state.source, state.version, state.versions, state.method, state.settings)
        wanted += (state.decoding, state.sample_size, state.scope, state.chat_template)
        if self._visible and wanted != self._looked_for:
            if self._looked_for is None:
                self._due()
            else:
                self.host.when_still("grid", _SECONDS_OF_REST, self._look)
            self._looked_for = wanted

    def scored(self) -> None:
        now = self._queue.current
        seen = (now.number if now else None, self._running.ended)
        self._draw_strip()
        if seen != self._seen:
            self._seen = seen
            if self._visible:
                self._due()
        elif self._visible and now is not None and self._throttle.ready():
            self._publish()

    def close(self) -> None:
        if self._strip is not None:
            self._strip.end()

    # -- what the user does --------------------------------------------------------------------

    def _on_grid(self, content: Mapping[str, Any]) -> None:
        self._visible = bool(content.get("visible", self._visible))
        if content.get("fill"):
            self.host.aside("grid-fill", self._fill)
            return
        with self._lock:
            if self._asked is not None:
                self._asked = _changed(self._asked, content)
        if content.get("visible", True):
            self._due()

    def _on_cell(self, content: Mapping[str, Any]) -> None:
        """Open a cell's run; or choose the cell, and compare it with the one chosen before."""
        filled, place = self._filled, int(content["id"])
        if filled is None or not 0 <= place < len(filled.jobs):
            return
        cell = list(filled.jobs)[place]
        run = filled.runs.get(cell)
        if content.get("chosen"):
            self._choose(filled, cell)
        else:
            self._running.show_stored(run.run_id if run else "")
        self._publish()

    def _choose(self, filled: Filled, cell: Cell) -> None:
        with self._lock:
            asked = self._asked
            if asked is None or cell not in filled.runs:
                return
            first = asked.first if asked.first in filled.runs else None
            if first in (None, cell):
                self._asked = replace(asked, first=cell if first is None else None)
                return
            self._asked = replace(asked, first=None, comparing=False)
        sides = [Choice("run", filled.runs[each].run_id) for each in (first, cell)]
        self._compare.look(sides[0], sides[1], vary=differing(first, cell))

    def _fill(self) -> None:
        self._look()
        filled = self._filled
        if filled is not None and not self._trouble:
            self._running.ask_last([filled.jobs[cell] for cell in filled.missing])
            self._publish()

    # -- what is known -------------------------------------------------------------------------

    def _due(self) -> None:
        self.host.aside("grid", self._look)  # rows from the ledger: no preview waits for them

    def _look(self) -> None:
        """Find what is stored of what is chosen, and draw it."""
        filled, trouble = None, ""
        try:
            state = self.session.state()
            asked = self._settled(state)
            self._models = self._known_models(state, asked)
            filled = self._reader.look(_axes(asked, state), asked.metric)
        except WorkbenchError as error:
            trouble = str(error)
        with self._lock:
            if filled is None or self._filled is None or filled.axes != self._filled.axes:
                self._seconds = None
            self._filled, self._trouble = filled, trouble
        self._publish()
        if filled is not None and filled.missing and not self._is_filling():
            self.host.when_still("grid-cost", _SECONDS_OF_REST, self._estimate)

    def _settled(self, state: SessionState) -> GridWish:
        """Return what is chosen, as far as there still is such a thing; at first what was filled
        before, or what a grid of this task may begin with."""
        offered = offered_versions(state)
        with self._lock:
            asked = self._asked
        kept = _kept(asked, state, offered) if asked else ()
        if asked is None or (asked.versions and not kept):
            axes = filled_axes(self.session)
            first = asked_of(axes) if axes else _first_choice(state, offered)
            with self._lock:
                self._asked = first if self._asked is asked else self._asked or first
                return self._asked
        with self._lock:
            self._asked = replace(self._asked or asked, versions=kept)
            return self._asked

    def _known_models(self, state: SessionState, asked: GridWish) -> tuple[str, ...]:
        stored = (run.model for run in self.session.runs()[:100])
        return tuple(dict.fromkeys((*asked.models, state.model, *KNOWN_MODELS, *stored)))

    def _estimate(self) -> None:
        filled = self._filled
        if filled is None or self._is_filling() or self.session.is_running:
            return
        try:
            seconds = self._reader.seconds(filled)
        except WorkbenchError:  # the cell itself will say why it cannot be scored
            seconds = None
        self._seconds = seconds
        self._publish()

    def _is_filling(self) -> bool:
        now = self._queue.current
        return bool(self._queue.behind) or (now is not None and now.last)

    # -- drawing -------------------------------------------------------------------------------

    def _publish(self) -> None:
        self.show("grid", self._view)

    def _view(self) -> Mapping[str, Any]:
        state = self.session.state()
        with self._lock:
            asked = self._asked or GridWish((), (), "", "")
            filled, trouble, seconds = self._filled, self._trouble, self._seconds
        return grid_view(
            GridNow(
                state=state,
                asked=asked,
                known_models=self._models,
                filled=filled,
                now=self._cells_now(filled) if filled else None,
                filling=self._is_filling(),
                seconds=seconds,
                trouble=trouble,
            )
        )

    def _cells_now(self, filled: Filled) -> dict[Cell, CellNow]:
        """Return what becomes of each cell: by the ledger, and else by the queue."""
        current, progress = self._queue.current, self._queue.progress
        busy: dict[object, list[tuple[Job, CellNow]]] = {}
        for job, error in self._queue.failures:
            busy.setdefault(_mark(job), []).append((job, CellNow("failed", error=error)))
        for ticket in (*self._queue.waiting, *self._queue.behind):
            busy.setdefault(_mark(ticket.job), []).append((ticket.job, CellNow("waiting")))
        if current is not None and not (self._running.ended and self._queue.scored is current.job):
            own = progress if self._queue.scored is current.job else None
            busy.setdefault(_mark(current.job), []).append((current.job, CellNow("running", own)))
        found: dict[Cell, CellNow] = {}
        for cell, job in filled.jobs.items():
            near = busy.get(_mark(job), ())
            same = [now for other, now in near if other.key == job.key]
            stored = CellNow("stored") if cell in filled.runs else CellNow("empty")
            running = [now for now in same if now.state == "running"]
            found[cell] = (running or [stored])[0]
            if stored.state == "empty" and same:
                found[cell] = same[-1]
        return found

    def _draw_strip(self) -> None:
        """Put the grid that is being filled on the strip of progress, whichever widget asked for
        it: how many cells are done, and how far the one is that is being scored."""
        now = self._queue.current
        left = len(self._queue.behind) + (now is not None and now.last)
        if not left:
            if self._strip is not None:
                self._strip.end()
                self._strip = None
            return
        if self._strip is None:
            self._strip = self.host.jobs.begin(say("filling the grid"), self._queue.cancel_last)
            self._begun = (left, time.monotonic())
        total = max(self._begun[0], left)
        self._begun = (total, self._begun[1])
        progress = self._queue.progress
        share = 0.0
        texts: list[str] = [say("{done} of {total} runs", done=total - left, total=total)]
        if now is not None and now.last and progress is not None:
            share = progress.done / progress.total if progress.total else 0.0
            texts.append(cell_text(_cell_of(now.job), several_models=True))
        done = total - left + share
        spent = time.monotonic() - self._begun[1]
        if done >= 1:
            texts.append(say("{time} left", time=duration(spent / done * (total - done))))
        self._strip.update(done / total, " · ".join(texts))


def _first_choice(state: SessionState, offered: tuple[str, ...]) -> GridWish:
    shots = sorted({*USUAL_SHOTS, state.settings.num_fewshot})
    versions = tuple(reversed(offered[:USUAL_VERSIONS]))
    return GridWish(versions, (state.model,), axes_text(shots), str(state.settings.seed))


def _kept(asked: GridWish, state: SessionState, offered: tuple[str, ...]) -> tuple[str, ...]:
    """Return the chosen versions that there still are; a draft that was saved is a version now."""
    names = [state.version if v == DRAFT and v not in offered else v for v in asked.versions]
    return tuple(dict.fromkeys(name for name in names if name in offered))


def _changed(asked: GridWish, content: Mapping[str, Any]) -> GridWish:
    """Return the choice after a message; what is chosen for a comparison goes with the grid."""
    for name in ("versions", "models"):
        if name in content:
            asked = replace(asked, **{name: tuple(map(str, content[name])), "first": None})
    for name in ("shots", "seeds"):
        if name in content:
            asked = replace(asked, **{name: str(content[name]), "first": None})
    if "metric" in content:
        asked = replace(asked, metric=str(content["metric"]))
    if "comparing" in content:
        asked = replace(asked, comparing=bool(content["comparing"]), first=None)
    return asked


def _axes(asked: GridWish, state: SessionState) -> Axes:
    """Return the axes that are asked for.

    Raises:
        SettingError: they cannot be read, or are no grid.
    """
    shots = numbers_of("num_fewshot", asked.shots)
    if state.settings.sampler == "ids" and shots != (len(state.settings.shot_ids),):
        raise SettingError(
            "shots of the grid",
            expected=f"{len(state.settings.shot_ids)}, which are chosen by hand (sampler 'ids')",
            seen=asked.shots,
            fix="Choose another sampler to draw other numbers of shots.",
        )
    order = {name: place for place, name in enumerate(reversed(offered_versions(state)))}
    versions = tuple(sorted(asked.versions, key=lambda name: order.get(name, 0)))
    return Axes(versions, asked.models, shots, numbers_of("seed", asked.seeds))


def _mark(job: Job) -> tuple[object, ...]:
    """Return what tells jobs apart at a glance; that two are alike their keys say."""
    settings = job.plan.settings
    return job.plan.source_sha256, job.model, settings.num_fewshot, settings.seed


def _cell_of(job: Job) -> Cell:
    settings = job.plan.settings
    return Cell(job.plan.version, job.model, settings.num_fewshot, settings.seed)
