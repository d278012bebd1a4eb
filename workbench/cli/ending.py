"""A command that is ended before its time: by Ctrl+C, or by a signal of whoever started it.

A scheduler's SIGTERM, and the SIGHUP of a terminal that is closed, end a command as Ctrl+C does:
what is finished is written down, and a sentence says what is kept and how to go on. That sentence
is a note of the exception (`BaseException.add_note`), added where it is known.
"""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

NAMES = ("SIGTERM", "SIGHUP")
"""Those that are told. Windows has no SIGHUP."""

INTERRUPTED = 130
"""The status of a command that Ctrl+C ended; that of one that a signal ended is 128 more than the
signal's number."""


class Ended(KeyboardInterrupt):
    """A signal asked the process to end."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number


@contextmanager
def signals_end() -> Iterator[None]:
    """Within the block the first of these signals raises `Ended`, and more of them change nothing:
    a scheduler may send several. What is ignored (`nohup`), or has a handler, is left as it is."""
    numbers = [getattr(signal, name) for name in NAMES if hasattr(signal, name)]
    if threading.current_thread() is not threading.main_thread():
        numbers = []
    taken = [each for each in numbers if signal.getsignal(each) is signal.SIG_DFL]
    seen: list[int] = []

    def end(number: int, frame: Any) -> None:
        if not seen:
            seen.append(number)
            raise Ended(number)

    for each in taken:
        signal.signal(each, end)
    try:
        yield
    finally:
        for each in taken:
            signal.signal(each, signal.SIG_DFL)


def told_end(stop: KeyboardInterrupt) -> tuple[int, str, str]:
    """Return the status of a command that ended so, its kind, and what is to be said of it."""
    kept = getattr(stop, "__notes__", ())
    if not isinstance(stop, Ended):
        return INTERRUPTED, "KeyboardInterrupt", "; ".join(("interrupted", *kept))
    name = signal.Signals(stop.number).name
    return 128 + stop.number, name, "; ".join((f"ended by {name}", *kept))
