"""The part of the widget that says how to score the draft's version elsewhere."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from workbench.errors import SettingError, WorkbenchError, nearest
from workbench.messages import say
from workbench.runs.command import place_of
from workbench.runs.elsewhere import PLACES, Job, Place, parts_at
from workbench.session.preview import DraftPreview
from workbench.session.state import SessionState
from workbench.widgets.host import Handler, Host, Pane
from workbench.widgets.views.elsewhere import (
    LONG_SECONDS,
    ElsewhereView,
    closed_view,
    elsewhere_view,
)


class ElsewherePane(Pane):
    """Answers `elsewhere`; publishes it, anew after an edit."""

    views = ("elsewhere",)

    def __init__(self, host: Host) -> None:
        super().__init__(host)
        self._place: Place | None = None
        self._seconds: float | None = None

    def handlers(self) -> Mapping[str, Handler]:
        return {"elsewhere": self._on_elsewhere}

    def timed(self, seconds: float | None) -> None:
        """Take how long a run of the draft would be, None where that is not known."""
        self._seconds = seconds
        self.show("elsewhere", self._view)

    def previewed(self, preview: DraftPreview, state: SessionState) -> None:
        self.show("elsewhere", self._view)

    def _on_elsewhere(self, content: Mapping[str, Any]) -> None:
        place = content.get("place")
        if place is not None and place not in PLACES:
            raise SettingError(f"no place {place!r}", fix=nearest(str(place), PLACES))
        self._place = place
        self.show("elsewhere", self._view)

    def _view(self) -> ElsewhereView:
        place, seconds = self._place, self._seconds  # another thread may set either
        is_long = (seconds or 0.0) > LONG_SECONDS
        if place is None:
            return closed_view(is_long=is_long)
        job, refusal = None, ""
        try:
            job = self._job(place, seconds)
        except WorkbenchError as error:
            refusal = str(error)
        return elsewhere_view(job, place, is_long=is_long, refusal=refusal)

    def _job(self, place: Place, seconds: float | None) -> Job:
        """Return the job of the draft's version.

        Raises:
            SettingError: the draft differs from it.
            InputError: a setting cannot be used.
        """
        session = self.session
        state = session.state()
        if state.dirty or not state.version:
            raise SettingError(
                say("the draft is not saved"),
                fix=say("Save it first: what runs elsewhere is a version of the task."),
            )
        plan = replace(session.plan(), version=state.version)
        shards = parts_at(place, seconds)
        return Job(plan, state.model, place_of(session.task), shards=shards, seconds=seconds)
