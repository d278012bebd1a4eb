"""What the package's own expressions need, as a file of it says: to read that off them anew takes a
tenth of a second, whenever a process begins to look for phrases.

`make needs` writes the file. An expression that is not in it, or was changed since, is read when it
is asked of, so an old file costs time and nothing else. It is JSON with an expression on each line,
which is read when it is asked for, and one more with what a text in ASCII needs.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Sequence
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import TypeAlias

FILE = Path(__file__).with_name("needs.json")
_KEY_BYTES = 8
_OF_ASCII = " ascii"

Needs: TypeAlias = Sequence[Sequence[Collection[str]]]
"""As `needles.Needs`, in what JSON has."""


def known_or(key: str, read: Callable[[], Needs | None]) -> Needs | None:
    """Return what the file says that an expression needs, by its key; else what `read` returns."""
    line = _known().get(key.encode())
    return read() if line is None else json.loads(line)


def key_of_ascii(key: str) -> str:
    """Return what the needs of a text in ASCII are called in the file, by an expression's key."""
    return key + _OF_ASCII


def is_known(key: str) -> bool:
    """Say whether the file has an expression, by its key: it is one of the package's own."""
    return key.encode() in _known()


def key_of(pattern: str, *, in_any_case: bool) -> str:
    """Return what an expression is called in the file."""
    return blake2b(f"{in_any_case:d}{pattern}".encode(), digest_size=_KEY_BYTES).hexdigest()


@cache
def _known() -> dict[bytes, bytes]:
    """Return what each line says, by its key."""
    lines = FILE.read_bytes().splitlines()[1:-1] if FILE.exists() else []
    told = (line.split(b'": ', 1) for line in lines)
    return {key[1:]: needs.rstrip(b",") for key, needs in told}
