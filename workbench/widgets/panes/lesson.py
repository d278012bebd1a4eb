"""What the lessons' panes share: one state that any thread may change, and most of them a desk of
their own."""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import replace
from typing import Any, ClassVar, Generic, TypeVar, cast

from workbench.lessons.desk import Desk
from workbench.widgets.host import Host, Pane

_State = TypeVar("_State")


class ExperimentPane(Pane, Generic[_State]):
    """Begins with its first drawing: from then on, what is known is in `_state`, a frozen
    dataclass, and whoever changes it draws it. `_shows_what_comes` says that there is little to see
    before the model, or the linter, has come to something.
    """

    _state: _State
    _shows_what_comes: ClassVar[bool] = True

    def __init__(self, host: Host) -> None:
        super().__init__(host)
        self._changing = threading.Lock()
        self._has_begun = self._is_closed = False

    def draw(self) -> None:
        if self._has_begun:
            self._show()
        else:
            self._has_begun = True
            self._begin()

    @property
    def is_awaited(self) -> bool:
        return getattr(self._state, "busy", False) and self._shows_what_comes

    def close(self) -> None:
        self._is_closed = True

    def _begin(self) -> None:
        """Draw for the first time, and ask the model for what will be needed."""
        raise NotImplementedError

    def _show(self) -> None:
        """Publish the state."""
        raise NotImplementedError

    def _become(self, change: Callable[[_State], _State]) -> None:
        """Change the state by what it is, and draw it: no other thread changes it in between."""
        with self._changing:
            self._state = change(self._state)
        self.draw()

    def _change(self, **changes: Any) -> None:
        """Set fields of the state, and draw it."""
        self._become(lambda state: cast(_State, replace(cast(Any, state), **changes)))


class DeskPane(ExperimentPane[_State]):
    """An experiment on a task and a model: `open_desk` makes the desk, which is closed with the
    pane."""

    def __init__(self, host: Host, open_desk: Callable[[], Desk]) -> None:
        super().__init__(host)
        self._desk = open_desk()

    def close(self) -> None:
        super().close()
        self._desk.close()
