"""Broken contents, made from whole ones, and what became of one."""

from __future__ import annotations

import json
import os
import random
import signal
import sys
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from workbench.errors import WorkbenchError

SECONDS = 20.0
"""What one small content may take of a processor's time: far more than any takes."""

HUNG_SECONDS = 600
"""What takes so long waits for ever; a net, far above what anything takes on any machine."""

PIECES = (
    *(b"\x00", b"\xff", b"\xfe\xff", b"\xef\xbb\xbf", b"\r", b"\n", b"\x1b[2J", b"\xe2\x80\xa8"),
    *(b"[", b"]", b"{", b"}", b'"', b"'", b",", b":", b"\\", b"\\ud800", b"&a ", b"*a", b"!!"),
    *(b"[" * 3000, b'{"a":' * 3000, b"9" * 5000, b"1e999", b"-0", b"NaN", b"-Infinity", b"%"),
    *(b"null", b"true", b"0.1", b"{{", b"{%", b"../../..", b"/dev/zero", b"# note: ", b"x" * 9000),
    *(b"answer is ", b"\x00" * 16, b"\xff\xff\xff\xff", b"\x00\x00\x00\x00"),
)
VALUES: tuple[Any, ...] = (
    *(None, True, -1, 0, 1.5, 10**30, -(10**400), float("nan"), float("inf"), "", "x", "\ud800"),
    *([], [[]], {}, {"": None}, {"a": {"a": {"a": []}}}, ["x", 1, None], "0" * 5000, "\x00"),
)


@dataclass(frozen=True, slots=True)
class Target:
    """What takes the bytes of others: `take` is given a content, and the path of a folder that is
    its own; `seeds` are contents that it takes without an error. What it raises besides errors of
    the house's is a fault, an `AssertionError` about what came of the content among them."""

    take: Callable[[bytes, Path], object]
    seeds: tuple[bytes, ...]


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
    """Somebody is still at it."""


def fault_of(target: Target, content: bytes, folder: Path) -> str:
    """Return what is wrong with how a target took a content: '' where it gave something, or raised
    an error of the house's. Of two faults of the same kind the text is the same."""
    try:
        with _limited():
            target.take(content, folder)
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
    """End what takes too much of the processor's time or waits for ever, where timers are."""
    if not hasattr(signal, "setitimer"):
        yield
        return
    timers = ((signal.ITIMER_PROF, signal.SIGPROF, SECONDS),
              (signal.ITIMER_REAL, signal.SIGALRM, HUNG_SECONDS))  # fmt: skip
    before = [signal.signal(number, _over) for _, number, _ in timers]
    for timer, _, seconds in timers:
        signal.setitimer(timer, seconds)
    try:
        yield
    finally:
        for (timer, number, _), handler in zip(timers, before, strict=True):
            signal.setitimer(timer, 0)
            signal.signal(number, handler)


def _over(*_: object) -> None:
    raise TooLong


class Touched:
    """The files that Python opens for writing, removes or renames while this is watching."""

    def __init__(self) -> None:
        self._allowed: str | None = None
        self._paths: set[str] = set()
        sys.addaudithook(self._look)  # there is no way to take one away

    @contextmanager
    def outside(self, folder: Path) -> Iterator[set[str]]:
        """Give the block a set, in which is afterwards what was touched but what is in `folder`."""
        self._allowed, self._paths = str(folder), set()
        try:
            yield self._paths
        finally:
            self._allowed = None

    def _look(self, event: str, arguments: tuple[Any, ...]) -> None:
        if self._allowed is None or event not in ("open", "os.remove", "os.rename", "os.mkdir"):
            return
        path, *rest = arguments
        writes = event != "open" or (isinstance(rest[0], str) and set(rest[0]) & set("wax+"))
        if writes and not os.path.join(str(path), "").startswith(os.path.join(self._allowed, "")):
            self._paths.add(f"{event} {path}")


@cache
def touched() -> Touched:
    """Return this process's only one."""
    return Touched()
