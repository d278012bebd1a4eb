"""The part of the compare pane that says which edit did it: the hunks between two sides and their
price first, and then, as a job of the strip, what each of them did."""

from __future__ import annotations

import threading
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from workbench.analysis.attribution import Attribution
from workbench.errors import WorkbenchError
from workbench.messages import say
from workbench.models.settings import LoadingCancelled
from workbench.runs.attribute import Price
from workbench.runs.edits.study import Study
from workbench.runs.plan import DRAFT, Plan
from workbench.runs.progress import Progress
from workbench.session.attributing import score_between, study_sides
from workbench.session.preview import DraftPreview
from workbench.session.sides import Choice, parse_choice
from workbench.session.state import SessionState
from workbench.widgets.host import Handler, Host, Pane
from workbench.widgets.views.attribute import NOTHING, AttributionView, attribution_view
from workbench.widgets.views.display import printable


class AttributionStopped(Exception):
    """Somebody stopped the job."""


def _label(plan: Plan) -> str:
    return say("draft") if plan.version == DRAFT else plan.version


@dataclass(frozen=True, slots=True)
class _Asked:
    """What was asked for last: a study with its price, and what came of it. `source` is the draft's
    text that it was asked over."""

    study: Study
    price: Price
    source: str
    found: Attribution | None = None
    trouble: str = ""
    is_running: bool = False


class AttributePane(Pane):
    """Answers `attribute`; publishes `attribution`."""

    views = ("attribution",)

    def __init__(self, host: Host) -> None:
        super().__init__(host)
        self.thread: threading.Thread | None = None
        self._asked: _Asked | None = None
        self._trouble = ""
        self._stop = threading.Event()

    def handlers(self) -> Mapping[str, Handler]:
        return {"attribute": self._on_attribute}

    def draw(self) -> None:
        self.show("attribution", self._view)

    def previewed(self, preview: DraftPreview, state: SessionState) -> None:
        if self._asked is not None:
            self.draw()

    def close(self) -> None:
        self._stop.set()

    def _on_attribute(self, content: Mapping[str, Any]) -> None:
        """Cut what is between the sides `a` and `b`; with `score`, score it; with `close`, forget
        it."""
        if content.get("close"):
            self._stop.set()
            self._asked, self._trouble = None, ""
            self.draw()
        elif content.get("score"):
            self._score()
        else:
            sides = parse_choice(str(content["a"])), parse_choice(str(content["b"]))
            self.host.aside("attribute", partial(self._look, sides))

    def _look(self, sides: tuple[Choice, Choice]) -> None:
        self._stop.set()  # what goes on is of other sides
        source = self.session.state().source
        try:
            study, price = study_sides(self.session, sides)
        except WorkbenchError as error:
            self._asked, self._trouble = None, str(error)
        else:
            self._asked, self._trouble = _Asked(study, price, source), ""
        self.draw()

    def _score(self) -> None:
        asked = self._asked
        if asked is None or asked.is_running or asked.found is not None:
            return
        self._stop = threading.Event()
        self._asked = replace(asked, is_running=True, trouble="")
        self.draw()
        work = partial(self._work, self._asked, self._stop)
        self.thread = self.host.background(work, name="workbench-attribute")

    def _work(self, asked: _Asked, stop: threading.Event) -> None:
        found: Attribution | None = None
        trouble = ""
        try:
            found = self._scored(asked.study, stop)
        except (LoadingCancelled, AttributionStopped):
            trouble = say("stopped; what was scored is kept")
        except Exception as caught:  # the boundary: this thread has no caller to tell
            trouble = str(caught)
        if self._asked is asked:
            self._asked = replace(asked, found=found, trouble=trouble, is_running=False)
            self.draw()

    def _scored(self, study: Study, stop: threading.Event) -> Attribution:
        model = self.host.jobs.load(self.session.state().model)

        def watch(step: Progress) -> None:
            if stop.is_set():
                raise AttributionStopped
            share = step.done / step.total if step.total else None
            activity.update(share, f"{step.done:,} / {step.total:,}")

        with self.host.jobs.begin(say("finding which edit did it"), stop.set) as activity:
            return score_between(self.session, study, model, watch)

    def _view(self) -> AttributionView:
        asked = self._asked
        if asked is None:
            return {**NOTHING, "trouble": printable(self._trouble)}
        return attribution_view(
            (_label(asked.study.old), _label(asked.study.new)),
            asked.study.hunks,
            asked.price,
            asked.found,
            trouble=asked.trouble,
            is_running=asked.is_running,
            outdated=asked.source != self.session.state().source,
        )
