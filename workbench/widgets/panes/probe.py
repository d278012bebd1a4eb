"""The part of the widget that scores while one types: off until it is asked for, then always on."""

from __future__ import annotations

import threading
from collections.abc import Mapping
from contextlib import closing, suppress
from functools import partial
from typing import Any

from workbench.errors import InputError
from workbench.session.preview import DraftPreview
from workbench.session.probe import LiveProbe, Probed
from workbench.session.state import SessionState
from workbench.widgets.dispatch import Throttle
from workbench.widgets.host import Handler, Host, Pane
from workbench.widgets.views.probe import probe_view

PAUSE_SECONDS = 0.3
"""How long no key must come before the draft is scored."""

_SECONDS_BETWEEN = 0.25
"""After the first number it is drawn no more often: the page has the next key to draw."""

_END_SECONDS = 5.0
"""How long closing waits for a probe, which may be in live code that does not end."""


class ProbePane(Pane):
    """Answers the switch of the live score; publishes `probe`. What is probed is the draft under
    the settings in force: other rows that are looked at change nothing."""

    views = ("probe",)

    def __init__(self, host: Host) -> None:
        super().__init__(host)
        self.thread: threading.Thread | None = None
        self._on = False
        self._probe = LiveProbe(self.session)
        self._lock = threading.RLock()
        self._stop = threading.Event()
        self._known_by: object = None
        self._found: Probed | None = None
        self._waits = False
        """Whether a run goes on that it waits for."""

    def handlers(self) -> Mapping[str, Handler]:
        return {"probe": self._on_probe}

    def draw(self) -> None:
        with self._lock:
            self.host.publish(probe=probe_view(self._found, on=self._on, waits=self._waits))

    def typed(self) -> None:
        self._stop.set()

    def changing(self) -> None:
        with self._lock:
            if self._on and self._known_by is not None and self._plan() != self._known_by:
                self._forget()

    def previewed(self, preview: DraftPreview, state: SessionState) -> None:
        with self._lock:
            if not self._on:
                return
            found = self._found
            is_other = self._plan() != self._known_by or (
                found is not None and found.parent and state.dirty and found.parent != state.version
            )
            # What was stopped, or could not be told, may be told by now.
            state_before = found.state if found else "going"
            is_untold = state_before == "unable" or (
                state_before == "going" and self._stop.is_set()
            )
            if is_other or is_untold:
                self._begin(PAUSE_SECONDS)

    def scored(self) -> None:
        with self._lock:
            if not self._on:
                return
            found = self._found
            is_open = found is None or found.state in ("going", "unable")
            if not self._probe.must_wait:
                if self._waits:
                    self._begin(0.0)
            elif is_open and not self._waits:
                self._stop.set()
                self._found, self._waits = None, True
                self.draw()

    def close(self) -> None:
        with self._lock:
            self._on = False
            self._stop.set()
        if self.thread is not None:
            self.thread.join(_END_SECONDS)
        self._probe.close()

    def _on_probe(self, content: Mapping[str, Any]) -> None:
        with self._lock:
            self._on = bool(content["on"])
            if self._on:
                self._begin(0.0)
            else:
                self._forget()
                self.draw()

    def _plan(self) -> object:
        """Return what the draft's score depends on; None where the settings are wrong, as the
        preview says."""
        with suppress(InputError):
            return self.session.plan()
        return None

    def _forget(self) -> None:
        """Stop, and take the number away: it is another text's."""
        self._stop.set()
        self._found, self._known_by, self._waits = None, None, False
        self.draw()

    def _begin(self, pause: float) -> None:
        """Probe anew once `pause` seconds have passed in which nobody stopped it."""
        self._stop.set()
        self._found, self._known_by, self._waits = None, self._plan(), False
        self._stop = threading.Event()
        self.draw()
        work = partial(self._work, self._stop, pause)
        self.thread = self.host.background(work, name="workbench-probe")

    def _work(self, stop: threading.Event, pause: float) -> None:
        if stop.wait(pause):
            return
        throttle = Throttle(_SECONDS_BETWEEN)
        try:
            with closing(self._probe.steps(stop)) as steps:
                for found in steps:
                    self._take(found, stop, is_due=throttle.ready() or found.state != "going")
        except Exception as error:  # the boundary: this thread has no caller to tell
            self.host.show_error(error)

    def _take(self, found: Probed, stop: threading.Event, *, is_due: bool) -> None:
        with self._lock:
            if stop.is_set():  # an edit has taken the number away meanwhile
                return
            self._found = found
            if found.state == "halted":  # by a run, after which it begins anew
                self._found, self._waits = None, True
                stop.set()
                if not self._probe.must_wait:  # it is over already, and nobody will say so again
                    self._begin(0.0)
                    return
            if is_due:
                self.draw()
