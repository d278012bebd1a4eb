"""Tables of TOML as they were read, kept from one process to the next.

To read one takes a hundred times as long as to take up what was read. So that lies beside what
Python keeps of modules, with a digest of the file that it was read from.
"""

from __future__ import annotations

import contextlib
import marshal
import sys
from hashlib import blake2b
from pathlib import Path
from typing import Any

from workbench.io.beside_modules import keep, place_beside

_DIGEST_BYTES = 16


def read_table(file: Path) -> dict[str, Any]:
    """Return what a file of the package says, which has no dates.

    Raises:
        tomllib.TOMLDecodeError: it is no TOML.
        OSError: it cannot be read.
    """
    content = file.read_bytes()
    kept = place_beside(file.with_suffix(".py"), ".table")
    with contextlib.suppress(OSError, ValueError, TypeError, EOFError):
        told = kept.read_bytes() if kept else b""
        body = told[_DIGEST_BYTES:]
        if body and told[:_DIGEST_BYTES] == _digest(content, body):
            return marshal.loads(body)
    import tomllib  # hardly ever needed

    table = tomllib.loads(content.decode("utf-8"))
    if kept and not sys.dont_write_bytecode:
        body = marshal.dumps(table)
        keep(kept, _digest(content, body) + body)
    return table


def _digest(content: bytes, body: bytes) -> bytes:
    return blake2b(
        sys.version.encode() + b"\0" + content + body, digest_size=_DIGEST_BYTES
    ).digest()
