"""The soft limit of time: an exception inside the user's code."""

from __future__ import annotations

import signal
from typing import Any

TICKS = 10
"""A limit is so many ticks of the clock. Ticks that come while a process stands still are one when
it goes on: a machine that has no time for it, or is itself stopped, takes none of the code's."""


class TimeLimit(BaseException):
    """Raised by the timer inside user code; a BaseException, so `except Exception` lets it by."""

    seconds: float = 0.0
    """What the timer was last set to."""

    def __str__(self) -> str:
        return f"took longer than {self.seconds:g} s, which is all that live code gets"


_left = 0


def alarm(seconds: float) -> None:
    """Start the timer of the soft limit (0 stops it). Where there is none (Windows), the parent's
    hard limit alone holds."""
    global _left
    TimeLimit.seconds = seconds or TimeLimit.seconds
    if hasattr(signal, "setitimer"):
        _left = TICKS
        signal.setitimer(signal.ITIMER_REAL, seconds / TICKS, seconds / TICKS)


def on_tick(_signal: int, _frame: Any) -> None:
    """End the code at the last tick of its time, by an exception inside it."""
    global _left
    _left -= 1
    if _left == 0:
        raise TimeLimit
