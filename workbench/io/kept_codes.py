"""Regular expressions as `re` has compiled them, kept from one process to the next.

`re` takes a third of a millisecond for each, and a look at prompts asks for two hundred: a
fourteenth of the command's time. What it makes of one is a list of numbers, and to take that up
again takes a fiftieth of it. So these lists lie beside what Python keeps of modules, for this
Python and these expressions alone, and `re` checks each as it takes it up. Where they cannot be
kept or read, or where a Python makes expressions in another way than is known here, all are
compiled as ever.

The file is a digest and a table of what is where, and behind it each list with a digest of its own:
of the megabytes that all come to a process reads what it asks for.
"""

from __future__ import annotations

import contextlib
import marshal
import re
import sys
import unicodedata
from array import array
from collections.abc import Callable, Mapping
from functools import cache
from hashlib import blake2b
from importlib import import_module
from itertools import accumulate
from mmap import ACCESS_READ, mmap
from pathlib import Path
from struct import Struct
from struct import error as struct_error
from typing import Any, NamedTuple

from workbench.io.beside_modules import keep, place_beside
from workbench.io.known_needs import FILE as OWN_EXPRESSIONS

_DIGEST_BYTES = 16
_TABLE_SIZE = Struct("<Q")


class _Code(NamedTuple):
    """What `re` makes of an expression: `numbers` are its code, as bytes of an array."""

    flags: int
    numbers: bytes
    groups: int
    number_of: dict[str, int]
    names: tuple[str | None, ...]


class _Kept(NamedTuple):
    """What is kept: where the list of each expression begins and ends behind `first`, by its
    key."""

    told: mmap | bytes
    first: int
    places: Mapping[bytes, tuple[int, int]]

    def get(self, key: bytes) -> bytes | None:
        """Return an expression's list as it is kept; None where there is none, or a damaged one."""
        start, end = self.places.get(key, (0, 0))
        entry = self.told[self.first + start : self.first + end]
        content = entry[_DIGEST_BYTES:]
        return content if content and entry[:_DIGEST_BYTES] == _digest(content) else None


_made: dict[bytes, _Code] = {}
"""What was compiled here and is not kept yet."""


def compile_kept(pattern: str, flags: re.RegexFlag | int = 0) -> re.Pattern[str]:
    """Return what `re.compile` does, of an expression that other processes ask for, too.

    Raises:
        re.error: it is no regular expression.
    """
    make = _maker()
    if make is None:
        return re.compile(pattern, flags)
    key = _digest(f"{int(flags)} {pattern}".encode())
    if kept := _known().get(key):
        with contextlib.suppress(TypeError, ValueError, EOFError, RuntimeError):
            return make(pattern, _Code(*marshal.loads(kept)))
    code = _made[key] = _code_of(pattern, int(flags))
    return make(pattern, code)


def keep_made() -> None:
    """Keep what was compiled here for the processes that come after this one. Two that do so at
    once keep what one of them has: the other's is compiled and kept another time."""
    if not _made or sys.dont_write_bytecode:
        return
    file = _file()
    if file is None:
        return
    before = _read()
    entries = {key: entry for key in before.places if (entry := before.get(key))}
    entries |= {key: marshal.dumps(tuple(code)) for key, code in _made.items()}
    if keep(file, _written(entries)):
        _made.clear()


def _written(entries: Mapping[bytes, bytes]) -> bytes:
    lists = [_digest(entry) + entry for entry in entries.values()]
    ends = [*accumulate(map(len, lists))]
    places = dict(zip(entries, zip([0, *ends], ends, strict=False), strict=True))
    table = marshal.dumps(places)
    return b"".join((_digest(_kind() + table), _TABLE_SIZE.pack(len(table)), table, *lists))


def _code_of(pattern: str, flags: int) -> _Code:
    """Return what `re` makes of an expression, by the steps that `re.compile` takes."""
    compiler = import_module("re._compiler")
    tree = import_module("re._parser").parse(pattern, flags)
    state = tree.state
    names: list[str | None] = [None] * state.groups
    for name, number in state.groupdict.items():
        names[number] = name
    numbers = array("I", compiler._code(tree, flags)).tobytes()
    return _Code(
        flags | state.flags, numbers, state.groups - 1, dict(state.groupdict), tuple(names)
    )


@cache
def _maker() -> Callable[[str, _Code], re.Pattern[str]] | None:
    """Return what makes a pattern of its code; None where this Python has none that is known."""
    engine: Any
    with contextlib.suppress(Exception):
        engine = import_module("_sre")

        def make(pattern: str, code: _Code) -> re.Pattern[str]:
            flags, numbers, groups, number_of, names = code
            return engine.compile(
                pattern, flags, array("I", numbers).tolist(), groups, number_of, names
            )

        probe = r"(?i)(?P<a>b|\d)+"
        if make(probe, _code_of(probe, 0)) == re.compile(probe):
            return make
    return None


@cache
def _known() -> _Kept:
    return _read()


def _read() -> _Kept:
    """Return what is kept; nothing of a file without its table, or of another Python."""
    file = _file()
    with contextlib.suppress(OSError, ValueError, TypeError, EOFError, struct_error):
        if file is not None:
            with file.open("rb") as opened:
                told = mmap(opened.fileno(), 0, access=ACCESS_READ)
            head = _DIGEST_BYTES + _TABLE_SIZE.size
            (size,) = _TABLE_SIZE.unpack(told[_DIGEST_BYTES:head])
            table = told[head : head + size]
            if told[:_DIGEST_BYTES] == _digest(_kind() + table):
                return _Kept(told, head + size, marshal.loads(table))
    return _Kept(b"", 0, {})


def _file() -> Path | None:
    return place_beside(Path(__file__), ".codes")


def _kind() -> bytes:
    """Return what a list is of: this Python's way to make it, and these expressions."""
    own = OWN_EXPRESSIONS.stat() if OWN_EXPRESSIONS.exists() else None
    of = (own.st_size, own.st_mtime_ns) if own else ()
    return f"{sys.version} {sys.byteorder} {unicodedata.unidata_version} {of}".encode()


def _digest(told: bytes) -> bytes:
    return blake2b(told, digest_size=_DIGEST_BYTES).digest()
