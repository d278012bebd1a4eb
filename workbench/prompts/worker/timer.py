"""The soft limit of time: an exception inside the user's code."""

from __future__ import annotations

import signal


class TimeLimit(BaseException):
    """Raised by the timer inside user code; a BaseException, so `except Exception` lets it by."""

    seconds: float = 0.0
    """What the timer was last set to."""

    def __str__(self) -> str:
        return f"took longer than {self.seconds:g} s, which is all that live code gets"


def alarm(seconds: float) -> None:
    """Start the timer of the soft limit (0 stops it). Where there is none (Windows), the parent's
    hard limit alone holds."""
    TimeLimit.seconds = seconds or TimeLimit.seconds
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_REAL, seconds)
