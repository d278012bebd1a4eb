"""What a pane's controller is to the widget: the messages it answers, and when it draws.

A pane is up to four files of one name: `views/x.py` computes its view model, `panes/x.py` (where it
has gestures or state) answers its messages, `frontend/src/x.js` draws it, `frontend/src/css/x.css`
dresses it.
"""

from __future__ import annotations

import itertools
import threading
from collections.abc import Callable, Mapping
from typing import Any, Protocol, Unpack, cast

from workbench.session.session import Preview, Session, SessionState
from workbench.widgets.views.border import Views

Command = Callable[[Mapping[str, Any]], None]
"""What answers a message `{"type": ..., ...}`. Runs on the widget's own thread, in order."""

View = Mapping[str, Any]


class Host(Protocol):
    """What a pane may ask of its widget, from any thread."""

    @property
    def session(self) -> Session: ...

    def publish(self, **views: Unpack[Views]) -> None:
        """Send view models to the browser, all in one message."""

    def when_idle(self, key: str, job: Callable[[], None]) -> None:
        """Run `job` on the widget's thread once no message waits; a newer one of that key wins."""

    def aside(self, key: str, job: Callable[[], None]) -> None:
        """Run a slow `job` on the second thread, so that no preview waits for it."""

    def when_still(
        self, key: str, seconds: float, job: Callable[[], None], *, apart: bool = False
    ) -> None:
        """Run a slow `job` on the second thread once nobody has asked for one of that key for so
        long: when the typing has stopped. `apart` is the third thread, for what may take seconds.
        """

    def background(self, job: Callable[[], None], *, name: str) -> Any:
        """Run `job` on a thread of its own, and return the thread."""

    def redraw(self) -> None:
        """Say that the draft or a setting changed: the preview is due."""

    def rows_came(self) -> None:
        """Say that a run has new rows, or ended: what depends on them is due."""

    def show_doc(self, doc_id: int) -> None:
        """Make a doc the one that is previewed."""

    def show_error(self, error: Exception) -> None:
        """Show what went wrong, over the panes."""


class Pane:
    """A controller that draws nothing and answers nothing, for panes to begin with."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self._numbers = itertools.count(1)
        self._newest: dict[str, int] = {}
        self._in_order = threading.Lock()

    @property
    def session(self) -> Session:
        """The session that the widget draws."""
        return self.host.session

    def show(self, name: str, make: Callable[[], View]) -> None:
        """Publish the view `name` that `make` returns. Several threads may make one: what was begun
        before the one that is shown has seen less than that, and is dropped."""
        number = next(self._numbers)
        view = make()
        with self._in_order:
            if number > self._newest.get(name, 0):
                self._newest[name] = number
                self.host.publish(**cast(Views, {name: view}))

    def commands(self) -> Mapping[str, Command]:
        """Return what answers which type of message."""
        return {}

    def draw(self) -> None:
        """Publish everything anew: at the start, after `refresh()`, in another language."""

    def previewed(self, preview: Preview, state: SessionState) -> None:
        """Draw what follows from a preview that was just made. Must be quick."""

    def scored(self) -> None:
        """Draw what follows from new rows of a run. Called up to ten times a second."""

    def close(self) -> None:
        """End what the pane has begun."""
