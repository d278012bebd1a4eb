"""Broken files, made from whole ones, and what a reader did with one."""

from __future__ import annotations

import json
import random
import signal
import sys
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from workbench.errors import WorkbenchError

SECONDS = 20.0
"""What one small file may take of a processor's time: far more than any takes."""

PIECES = (
    *(b"\x00", b"\xff", b"\xfe\xff", b"\xef\xbb\xbf", b"\r", b"\n", b"\x1b[2J", b"\xe2\x80\xa8"),
    *(
        b"[",
        b"]",
        b"{",
        b"}",
        b'"',
        b"'",
        b",",
        b":",
        b"\\",
        b"\\ud800",
        b"&a ",
        b"*a",
        b"!!",
        b"%",
    ),
    *(
        b"[" * 3000,
        b'{"a":' * 3000,
        b"9" * 5000,
        b"1e999",
        b"-0",
        b"NaN",
        b"-Infinity",
        b"x" * 9000,
    ),
    *(
        b"null",
        b"true",
        b"0.1",
        b"{{",
        b"{%",
        b"../../..",
        b"/dev/zero",
        b"# note: ",
        b"answer is ",
    ),
)
VALUES: tuple[Any, ...] = (
    *(None, True, -1, 0, 1.5, 10**30, -(10**30), float("nan"), float("inf"), "", "x", "\ud800"),
    *([], [[]], {}, {"": None}, {"a": {"a": {"a": []}}}, ["x", 1, None], "0" * 5000, "\x00"),
)


def broken(seed: bytes, draw: random.Random) -> bytes:
    """Return `seed` with some bytes, or a value of its JSON, changed."""
    lines = seed.split(b"\n")
    place = draw.randrange(len(lines))
    if draw.random() < 0.5:
        try:
            value = json.loads(lines[place])
            lines[place] = json.dumps(_with_another(value, draw)).encode()
            return b"\n".join(lines)
        except ValueError:
            try:
                return json.dumps(_with_another(json.loads(seed), draw)).encode()
            except ValueError:
                pass
    for _ in range(draw.choice((1, 1, 2, 5))):
        at = draw.randrange(len(seed) + 1)
        to = min(len(seed), at + draw.choice((0, 0, 1, 10, 1000)))
        piece = draw.choice((*PIECES, draw.randbytes(2), seed[to : to + 40], b""))
        seed = seed[:at] + piece + seed[to:]
    return seed


def _with_another(value: Any, draw: random.Random) -> Any:
    if draw.random() < 0.3 or not isinstance(value, dict | list) or not value:
        return draw.choice(VALUES)
    if isinstance(value, dict):
        key = draw.choice(list(value))
        if draw.random() < 0.2:
            return {
                (draw.choice(("", "x", "\ud800")) if k == key else k): v for k, v in value.items()
            }
        return {**value, key: _with_another(value[key], draw)}
    at = draw.randrange(len(value))
    return [*value[:at], _with_another(value[at], draw), *value[at + 1 :]]


class TooLong(BaseException):
    """A reader is still at it."""


def fault_of(read: Callable[[Path], object], path: Path) -> str:
    """Return what is wrong with how `read` took the file: '' where it gave something, or raised an
    error of the house's. Of two faults of the same kind the text is the same."""
    try:
        with _limited():
            read(path)
    except WorkbenchError as error:
        str(error).encode("utf-8", "surrogatepass")
    except TooLong:
        return "takes too long"
    except Exception as error:
        frame = traceback.extract_tb(error.__traceback__)[-1]
        return f"{type(error).__name__} at {Path(frame.filename).name}:{frame.lineno}"
    return ""


@contextmanager
def _limited() -> Iterator[None]:
    if not hasattr(signal, "setitimer"):
        yield
        return
    before = signal.signal(signal.SIGPROF, _over)
    signal.setitimer(signal.ITIMER_PROF, SECONDS)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)


def _over(*_: object) -> None:
    raise TooLong


class Touched:
    """The files that Python opens for writing, removes or renames while this is watching, but for
    those below `folder`."""

    def __init__(self, folder: Path) -> None:
        self.paths: list[str] = []
        self.watches = False
        self._folder = str(folder)
        sys.addaudithook(self._look)  # there is no way to take one away

    def _look(self, event: str, arguments: tuple[Any, ...]) -> None:
        if not self.watches or event not in ("open", "os.remove", "os.rename", "os.mkdir"):
            return
        path, *rest = arguments
        writes = event != "open" or (isinstance(rest[0], str) and set(rest[0]) & set("wax+"))
        if writes and not str(path).startswith(self._folder):
            self.paths.append(f"{event} {path}")
