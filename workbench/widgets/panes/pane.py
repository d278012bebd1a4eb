"""What a pane's controller is to the widget: the messages it answers, and when it draws.

A pane is up to four files of one name: `views/x.py` computes its view model, `panes/x.py` (where it
has gestures or state) answers its messages, `frontend/src/x.js` draws it, `frontend/src/css/x.css`
dresses it.
"""

from __future__ import annotations

import itertools
import threading
from collections.abc import Callable, Mapping
from typing import Any, ClassVar, TypeAlias

from workbench.session.session import Preview, Session, SessionState
from workbench.widgets.host import Host

Handler: TypeAlias = Callable[[Mapping[str, Any]], None]
"""What answers a message `{"type": ..., ...}`. Runs on the widget's own thread, in order."""

View: TypeAlias = Mapping[str, Any]


class Pane:
    """A controller that draws nothing and answers nothing, for panes to begin with.

    `views` are the names of the view models that it publishes, `twins` what the static page shows
    of them: functions from a view model to escaped HTML.
    """

    views: ClassVar[tuple[str, ...]] = ()
    twins: ClassVar[Mapping[str, Callable[[Mapping[str, Any]], str]]] = {}

    def __init__(self, host: Host) -> None:
        self.host = host
        self._numbers = itertools.count(1)
        self._newest: dict[str, int] = {}
        self._in_order = threading.Lock()

    @property
    def session(self) -> Session:
        """The session that the widget draws; only panes of finished things are without one."""
        assert self.host.session is not None
        return self.host.session

    def show(self, name: str, make: Callable[[], View]) -> None:
        """Publish the view `name` that `make` returns. Several threads may make one: what was begun
        before the one that is shown has seen less than that, and is dropped."""
        number = next(self._numbers)
        view = make()
        with self._in_order:
            if number > self._newest.get(name, 0):
                self._newest[name] = number
                self.host.publish(**{name: view})

    def handlers(self) -> Mapping[str, Handler]:
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
