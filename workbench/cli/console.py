"""Where everything that the command line prints goes through: data is shown, never obeyed.

`put` and `tell` spell hidden characters (see `io.shown`), as do the tables of `cli.terminal`, whose
consoles are of `cli.safe_console`. JSON stays exact, with those characters escaped. What another
program is to read, a diff or a script, is exact in a file or a pipe and shown on a terminal.

A stdout that cannot take it, being full or closed, ends a command with a message, as what the
system refuses elsewhere does; what stderr cannot take is heard by nobody, and ends nothing.
"""

from __future__ import annotations

import errno
import io
import json
import logging
import os
import sys
import warnings
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from io import TextIOWrapper
from typing import Any

from workbench.io.shown import shown, shown_json


def put(text: str) -> None:
    """Print a text on stdout, with a newline."""
    with _writing():
        sys.stdout.write(shown(text) + "\n")


def tell(text: str) -> None:
    """Print a text on stderr, with a newline: what is no answer, and errors."""
    with _writing(is_answer=False):
        sys.stderr.write(shown(text) + "\n")


def put_json(value: Any, *, indent: int | None = 2) -> None:
    """Print one JSON document on stdout; NaN and infinities are refused. Where stdout cannot
    encode all of it, it is in ASCII, with JSON's own escapes."""
    text = shown_json(json.dumps(value, ensure_ascii=False, indent=indent, allow_nan=False))
    try:
        text.encode(sys.stdout.encoding or "utf-8")
    except UnicodeEncodeError:
        text = shown_json(json.dumps(value, indent=indent, allow_nan=False))
    with _writing():
        sys.stdout.write(text + "\n")
        sys.stdout.flush()


def put_exactly(text: str) -> None:
    """Print on stdout what another program is to read: byte for byte where stdout is a file or a
    pipe, shown on a terminal."""
    with _writing():
        sys.stdout.write(shown(text) if sys.stdout.isatty() else text)


def flush_answer() -> None:
    """Have all that was printed on stdout taken by whatever it is.

    Raises:
        OSError: it cannot take it.
    """
    with _writing():
        sys.stdout.flush()


@contextmanager
def _writing(*, is_answer: bool = True) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        if is_answer:
            error.filename = error.filename or "stdout"
            raise


class CheckedStream:
    """A stream that `rich` writes to, of answers (see `put`) or of all else (see `tell`)."""

    def __init__(self, stream: Any, *, is_answer: bool) -> None:
        self._stream, self._is_answer = stream, is_answer

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stream, name)

    def write(self, text: str) -> int:
        """Write a text, and return its length."""
        with _writing(is_answer=self._is_answer):
            self._stream.write(text)
        return len(text)

    def flush(self) -> None:
        """Have what was written taken."""
        with _writing(is_answer=self._is_answer):
            self._stream.flush()


class _Closed(io.TextIOBase):
    """A stdout that was closed before the command began."""

    @property
    def buffer(self) -> io.BufferedIOBase:
        """What takes bytes: nothing does."""
        raise OSError(errno.EBADF, "it is closed", "stdout")

    def write(self, text: str) -> int:
        self.buffer.write(text.encode())
        return len(text)


def hold_streams() -> None:
    """Have the numbers of closed streams taken by nothing else: a file that is opened next would be
    what is printed into."""
    for number, mode in ((0, os.O_RDONLY), (1, os.O_RDONLY), (2, os.O_WRONLY)):
        try:
            os.fstat(number)
        except OSError:
            os.open(os.devnull, mode)


def drop_unwritten() -> None:
    """Forget what stdout and stderr could not take: Python would try again at its end, and end with
    another status."""
    for stream in filter(None, (sys.stdout, sys.stderr)):
        try:
            if not stream.closed:
                stream.flush()
        except OSError:
            with suppress(OSError):
                os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


@contextmanager
def safe_streams() -> Iterator[None]:
    """Within the block, warnings and log records of whatever module are shown too, and a character
    that stdout or stderr cannot encode is spelled instead of being an error. Where one is closed,
    another stands in its place."""
    given = sys.stdin, sys.stdout, sys.stderr
    sys.stdin = given[0] or TextIOWrapper(io.BytesIO(), encoding="utf-8")
    sys.stdout = given[1] or _Closed()
    sys.stderr = given[2] or io.StringIO()
    strays = logging.StreamHandler(_Stderr())  # type: ignore[arg-type]
    strays.setFormatter(_ShownFormatter("%(message)s"))
    strays.setLevel(logging.WARNING)
    kept = warnings.formatwarning, logging.lastResort
    warnings.formatwarning = _shown_warning(kept[0])
    logging.lastResort = strays
    for stream in (sys.stdout, sys.stderr):
        # The locale C has "surrogateescape", which lets nothing else through either.
        if isinstance(stream, TextIOWrapper) and stream.errors in ("strict", "surrogateescape"):
            stream.reconfigure(errors="backslashreplace")
    try:
        yield
    finally:
        warnings.formatwarning, logging.lastResort = kept
        sys.stdin, sys.stdout, sys.stderr = given


class _Stderr:
    """Whatever stderr is when it is written to."""

    def write(self, text: str) -> int:
        return sys.stderr.write(text)

    def flush(self) -> None:
        sys.stderr.flush()


class _ShownFormatter(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        return shown(super().format(record))


def _shown_warning(spell: Any) -> Any:
    return lambda *about, **how: shown(spell(*about, **how))
