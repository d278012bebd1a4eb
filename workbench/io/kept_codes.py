"""Regular expressions as `re` has compiled them, kept from one process to the next.

`re` takes a third of a millisecond for each, and a look at prompts asks for two hundred: a
fourteenth of the command's time. What it makes of one is a list of numbers, and to take that up
again takes a fiftieth of it. So these lists lie beside what Python keeps of modules, for this
Python alone, and `re` checks each as it takes it up. Where they cannot be kept or read, or where a
Python makes expressions in another way than is known here, all are compiled as ever.
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
from importlib.util import cache_from_source
from pathlib import Path
from typing import Any, NamedTuple

from workbench.io.writing import replace_file

_DIGEST_BYTES = 16


class _Code(NamedTuple):
    """What `re` makes of an expression: `numbers` are its code, as bytes of an array."""

    flags: int
    numbers: bytes
    groups: int
    number_of: dict[str, int]
    names: tuple[str | None, ...]


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
    with contextlib.suppress(KeyError, TypeError, ValueError, RuntimeError):
        return make(pattern, _Code(*_known()[key]))
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
    content = marshal.dumps({**_read(), **{key: tuple(code) for key, code in _made.items()}})
    with contextlib.suppress(OSError):  # of a package that nobody may write beside
        file.parent.mkdir(parents=True, exist_ok=True)
        replace_file(file, _digest(_python() + content) + content)
        _made.clear()


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
def _known() -> Mapping[bytes, tuple[Any, ...]]:
    return _read()


def _read() -> Mapping[bytes, tuple[Any, ...]]:
    """Return what is kept; nothing of a file that is cut off, or of another Python."""
    file = _file()
    with contextlib.suppress(OSError):
        told = b"" if file is None else file.read_bytes()
        content = told[_DIGEST_BYTES:]
        if told[:_DIGEST_BYTES] == _digest(_python() + content):
            return marshal.loads(content)
    return {}


def _file() -> Path | None:
    """Return where Python keeps what it makes of this module, with another ending."""
    with contextlib.suppress(NotImplementedError):
        return Path(cache_from_source(__file__)).with_suffix(".codes")
    return None


def _python() -> bytes:
    return f"{sys.version} {sys.byteorder} {unicodedata.unidata_version}".encode()


def _digest(told: bytes) -> bytes:
    return blake2b(told, digest_size=_DIGEST_BYTES).digest()
