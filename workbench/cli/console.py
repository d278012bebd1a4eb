"""Where everything that the command line prints goes through: data is shown, never obeyed.

`put` and `tell` spell hidden characters (see `io.shown`), as do the tables of `cli.terminal`, whose
consoles are of `cli.safe_console`. JSON stays exact, with those characters escaped. What another
program is to read, a diff or a script, is exact in a file or a pipe and shown on a terminal.
"""

from __future__ import annotations

import json
import logging
import sys
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from io import TextIOWrapper
from typing import Any

from workbench.io.shown import shown, shown_json


def put(text: str) -> None:
    """Print a text on stdout, with a newline."""
    sys.stdout.write(shown(text) + "\n")


def tell(text: str) -> None:
    """Print a text on stderr, with a newline: what is no answer, and errors."""
    sys.stderr.write(shown(text) + "\n")


def put_json(value: Any, *, indent: int | None = 2) -> None:
    """Print one JSON document on stdout; NaN and infinities are refused. Where stdout cannot
    encode all of it, it is in ASCII, with JSON's own escapes."""
    text = shown_json(json.dumps(value, ensure_ascii=False, indent=indent, allow_nan=False))
    try:
        text.encode(sys.stdout.encoding or "utf-8")
    except UnicodeEncodeError:
        text = shown_json(json.dumps(value, indent=indent, allow_nan=False))
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def put_exactly(text: str) -> None:
    """Print on stdout what another program is to read: byte for byte where stdout is a file or a
    pipe, shown on a terminal."""
    sys.stdout.write(shown(text) if sys.stdout.isatty() else text)


@contextmanager
def safe_streams() -> Iterator[None]:
    """Within the block, warnings and log records of whatever module are shown too, and a character
    that stdout or stderr cannot encode is spelled instead of being an error."""
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
