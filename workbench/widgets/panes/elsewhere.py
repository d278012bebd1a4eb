"""The part of the widget that says how to score the draft's version elsewhere."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from workbench.errors import SettingError, WorkbenchError, nearest
from workbench.messages import say
from workbench.runs.command import place_of
from workbench.runs.elsewhere import PLACES, Job, Place, shards_for
from workbench.session.preview import DraftPreview
from workbench.session.state import SessionState
from workbench.widgets.host import Handler, Host, Pane
from workbench.widgets.views.elsewhere import LONG_SECONDS, closed_view, elsewhere_view


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
        self._show()

    def previewed(self, preview: DraftPreview, state: SessionState) -> None:
        self._show()

    def _on_elsewhere(self, content: Mapping[str, Any]) -> None:
        place = content.get("place")
        if place is not None and place not in PLACES:
            raise SettingError(f"no place {place!r}", fix=nearest(str(place), PLACES))
        self._place = place
        self._show()

    def _show(self) -> None:
        is_long = (self._seconds or 0.0) > LONG_SECONDS
        if self._place is None:
            self.host.publish(elsewhere=closed_view(is_long=is_long))
            return
        job, refusal = None, ""
        try:
            job = self._job()
        except WorkbenchError as error:
            refusal = str(error)
        view = elsewhere_view(job, self._place, is_long=is_long, refusal=refusal)
        self.host.publish(elsewhere=view)

    def _job(self) -> Job:
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
        shards = shards_for(self._seconds) if self._place in ("slurm", "kubernetes") else 1
        place = place_of(session.task)
        return Job(plan, state.model, place, shards=shards, seconds=self._seconds)
