"""The part of the widget that races the draft against its neighbours: what is varied, the price,
the race as it goes on, and the winner as the draft. It marks texts with alternatives, too."""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import Any

from workbench.analysis.judgement import Judgement
from workbench.analysis.raced import Race
from workbench.errors import WorkbenchError
from workbench.messages import say
from workbench.models.settings import LoadingCancelled
from workbench.runs.neighbours.marks import alternatives, with_mark
from workbench.runs.neighbours.sealed import open_winner
from workbench.runs.neighbours.search import Neighbours
from workbench.runs.progress import Progress
from workbench.session.preview import DraftPreview
from workbench.session.racing import (
    LEAST_RUNS,
    MOST_RUNS,
    Adoption,
    Entry,
    Offered,
    adoption,
    make_entry,
    offered_axes,
    race_entry,
    why_sealed,
    with_runs,
)
from workbench.session.state import SessionState
from workbench.tasks.versions import unified_diff
from workbench.widgets.host import Handler, Host, Pane
from workbench.widgets.panes.draft import DraftPane
from workbench.widgets.views.neighbours import NeighboursView, RaceNow, neighbours_view

_SECONDS_OF_REST = 0.5


class RaceStopped(Exception):
    """Somebody stopped the race."""


class NeighboursPane(Pane):
    """Answers `race` and `mark`; publishes `neighbours`.

    A race goes on on a thread of its own, on the draft as it was when it was priced. What is known
    is one value, exchanged whole; what an older race tells is dropped.
    """

    views = ("neighbours",)

    def __init__(self, host: Host) -> None:
        super().__init__(host)
        self._draft = host.pane(DraftPane)
        self.thread: threading.Thread | None = None
        self._lock = threading.RLock()
        self._now = RaceNow()
        self._stop = threading.Event()
        self._visible = False
        self._looked_for: object = None
        self._of: object = None

    def handlers(self) -> Mapping[str, Handler]:
        return {"race": self._on_race, "mark": self._on_mark}

    def draw(self) -> None:
        self.show("neighbours", self._view)

    def previewed(self, preview: DraftPreview, state: SessionState) -> None:
        wanted = self._wanted(state)
        if self._visible and wanted != self._looked_for:
            self._looked_for = wanted
            self.host.when_still("neighbours", _SECONDS_OF_REST, self._look)
        if self._now.entry is not None:
            self.draw()  # it may be of another draft now

    def close(self) -> None:
        self._stop.set()

    # -- what the user does --------------------------------------------------------------------

    def _on_race(self, content: Mapping[str, Any]) -> None:
        """Take what is chosen (`axes`, `runs`), and `do` something: `price`, `start`, `stop`,
        `widen`, `adopt`, `open`, which asks the sealed rows, or `new`, which forgets the race."""
        if "visible" in content:
            self._visible = bool(content["visible"])
            if self._visible:
                self.host.aside("neighbours", self._look)
        self._choose(content)
        actions = {
            "price": partial(self.host.aside, "neighbours-price", self._price),
            "start": self._start,
            "stop": self._stop.set,
            "widen": self._widen,
            "adopt": self._adopt,
            "open": self._open,
            "new": self._forget,
        }
        if "do" in content:
            actions[str(content["do"])]()

    def _on_mark(self, content: Mapping[str, Any]) -> None:
        """Mark the text that stands behind `before` in the draft, and put the comment there."""
        before, text = str(content["before"]), str(content["text"])
        others = alternatives(str(content["others"]))
        source = self.session.state().source
        start = len(before)
        made = with_mark(source, start, start + len(text), str(content["name"]), others)
        self._draft.put(made, say("marked, to be varied in a race"))

    def _choose(self, content: Mapping[str, Any]) -> None:
        if self._now.stage == "racing":
            return
        was_priced = self._now.entry is not None or self._now.stage == "pricing"
        if "axes" in content:
            chosen = tuple(str(name) for name in content["axes"])
            self._set(chosen=chosen, entry=None, **_NO_RACE)
            if was_priced and chosen:
                self.host.aside("neighbours-price", self._price)
        if "runs" in content:
            runs = min(MOST_RUNS, max(LEAST_RUNS, int(content["runs"])))
            self._set(runs=runs)
            if was_priced:
                self.host.when_still("neighbours-runs", _SECONDS_OF_REST / 2, self._price)

    def _forget(self) -> None:
        self._stop.set()
        with self._lock:
            kept = self._now
            self._now = RaceNow(offered=kept.offered, chosen=kept.chosen, runs=kept.runs)
        self.draw()
        self.host.aside("neighbours", self._look)

    def _widen(self) -> None:
        """Race on for twice as much: what was scored is not scored again."""
        if self._now.entry is None or self._now.stage == "racing":
            return
        self._set(runs=min(MOST_RUNS, 2 * self._now.runs))
        self.host.aside("neighbours-price", partial(self._price, then=self._start))

    def _adopt(self) -> None:
        found = self._now.found
        if found is None or not found.race.best_place or self._now.adopted:
            return
        made = adoption(found)
        before = self.session.state().source
        if made.settings:
            self.session.configure(**made.settings)
        self._draft.put(made.source, say("the winner of the race; undo brings yours back"))
        lines = unified_diff(before, made.source, "draft", "winner").splitlines()[2:]
        self._of = self._wanted(self.session.state())
        self._set(adopted=_adopted(found, made), diff=tuple(lines))

    def _open(self) -> None:
        """Ask the sealed rows about the winner: one opening."""
        found = self._now.found
        if found is None or self._now.sealed != "" or self._now.stage != "over":
            return
        self._set(sealed=None, trouble="")  # nobody asks twice
        self.thread = self.host.background(partial(self._ask, found), name="workbench-opening")

    def _ask(self, found: Neighbours) -> None:
        told, trouble = found, ""

        def progress(step: Progress) -> None:
            activity.update(step.done / step.total if step.total else None, "")

        try:
            model = self.host.jobs.load(self.session.state().model)
            with self.host.jobs.begin(say("asking the sealed rows"), lambda: None) as activity:
                told = open_winner(found, model, progress)
        except LoadingCancelled:
            trouble = say("stopped")
        except Exception as caught:  # the boundary: this thread has no caller to tell
            trouble = str(caught)
        with self._lock:
            if self._now.found is found:
                self._now = replace(self._now, found=told, sealed=why_sealed(told), trouble=trouble)
        self.draw()

    # -- before the race -----------------------------------------------------------------------

    def _look(self) -> None:
        """Find the axes of the draft as it is."""
        if self._now.stage in ("pricing", "racing"):
            return
        offered: tuple[Offered, ...] = ()
        trouble = ""
        try:
            offered = offered_axes(self.session)
        except WorkbenchError as error:
            trouble = str(error)
        names = {one.name for one in offered}
        with self._lock:
            chosen = tuple(name for name in self._now.chosen if name in names)
            self._now = replace(self._now, offered=offered, chosen=chosen, trouble=trouble)
        self.draw()

    def _price(self, then: Callable[[], None] | None = None) -> None:
        before = self._now
        if before.stage == "racing":
            return
        self._set(stage="pricing", trouble="")
        entry: Entry | None = None
        trouble = ""
        of = self._wanted(self.session.state())
        try:
            model = self.host.jobs.load(self.session.state().model)
            if before.entry is not None and of == self._of:
                entry = with_runs(self.session, before.entry, model, self._now.runs)
            else:
                entry = make_entry(self.session, before.chosen, model, self._now.runs)
                self._of = of
        except LoadingCancelled:
            trouble = say("stopped")
        except WorkbenchError as error:
            trouble = str(error)
        if self._now.chosen != before.chosen:
            return  # meanwhile; that has its own price, if any
        if entry is None:
            self._set(stage="idle", entry=None, trouble=trouble, **_NO_RACE)
            return
        stage = before.stage if before.race is not None else "priced"
        self._set(stage=stage, entry=entry, trouble="")
        if then is not None:
            then()

    # -- the race ------------------------------------------------------------------------------

    def _start(self) -> None:
        """Start, or go on where it was stopped: answers that are kept are not computed again."""
        entry = self._now.entry
        if entry is None or self._now.stage in ("pricing", "racing"):
            return
        self._stop = threading.Event()
        self._set(stage="racing", trouble="", found=None, sealed=None, adopted="", diff=())
        work = partial(self._work, entry, self._stop)
        self.thread = self.host.background(work, name="workbench-race")

    def _work(self, entry: Entry, stop: threading.Event) -> None:
        found: Neighbours | None = None
        trouble = ""
        try:
            found = self._raced(entry, stop)
        except (LoadingCancelled, RaceStopped):
            pass
        except Exception as caught:  # the boundary: this thread has no caller to tell
            trouble = str(caught)
        with self._lock:
            if self._now.entry is entry:
                stage = "over" if found else "stopped"
                sealed = why_sealed(found) if found else None
                self._now = replace(
                    self._now, stage=stage, found=found, sealed=sealed, trouble=trouble
                )
        self.draw()

    def _raced(self, entry: Entry, stop: threading.Event) -> Neighbours:
        model = self.host.jobs.load(self.session.state().model)

        def progress(step: Progress) -> None:
            if stop.is_set():
                raise RaceStopped
            share = step.done / step.total if step.total else None
            activity.update(share, f"{step.done:,} / {step.total:,}")

        def watch(race: Race) -> None:
            if stop.is_set():
                raise RaceStopped
            self._tell(entry, race=race, against=_judged(race, self._now))

        with self.host.jobs.begin(say("racing neighbours"), stop.set) as activity:
            return race_entry(self.session, entry, model, progress, watch)

    def _tell(self, entry: Entry, **changes: Any) -> None:
        with self._lock:
            if self._now.entry is entry:
                self._now = replace(self._now, **changes)
        self.draw()

    # -- drawing -------------------------------------------------------------------------------

    def _set(self, **changes: Any) -> None:
        with self._lock:
            self._now = replace(self._now, **changes)
        self.draw()

    def _view(self) -> NeighboursView:
        with self._lock:
            now = self._now
        outdated = now.entry is not None and self._of != self._wanted(self.session.state())
        return neighbours_view(now, outdated=outdated)

    def _wanted(self, state: SessionState) -> object:
        """Return what a race depends on, besides the rows."""
        decided = (state.source, state.method, state.model, state.settings)
        return *decided, state.scope, state.chat_template


_NO_RACE: Mapping[str, Any] = {
    **{"stage": "idle", "race": None, "against": None, "found": None, "sealed": None},
    **{"adopted": "", "diff": ()},
}


def _judged(race: Race, now: RaceNow) -> dict[int, Judgement]:
    """Return each variant's judgement against yours; those of the ones that were dropped before
    are as they were."""
    goes_on = now.race is not None and now.race.rounds == race.rounds[:-1]
    known = (now.against or {}) if goes_on else {}
    ran = race.rounds[-1].ranking
    kept = {place: judged for place, judged in known.items() if place not in ran}
    places = [one.place for one in race.standings if one.place and one.place not in kept]
    return {**kept, **{place: race.against(0, place) for place in places}}


def _adopted(found: Neighbours, made: Adoption) -> str:
    """Say what was taken over, and what the config alone can say."""
    words = say("taken over as the draft: {name}", name=found.best.name)
    if not made.of_config:
        return words
    keys = ", ".join(f'"{name}": {value!r}' for name, value in made.of_config.items())
    return say(
        "{words}. In the config, for all versions, it would be: {keys}", words=words, keys=keys
    )
