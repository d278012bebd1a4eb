"""How bytes travel between the three processes: the session's, the supervisor's, the code's.

Every frame says how long it is before it begins, and nobody reads more than `MOST_BYTES` of one.
The session and the supervisor know a nonce of each job; the supervisor and the code's process a
token of each step, which comes with the step and is gone with its answer. The code's process never
has the nonce, nor a token before its time.
"""

from __future__ import annotations

import os
import struct
from collections.abc import Iterable, Sequence

MOST_BYTES = 16 * 1024**2
"""Of one answer: some thousand pages of text."""

AT_ONCE = 64 * 1024
"""Bytes asked for in one reading: what a pipe holds, and no more memory than is at hand."""

JOB = struct.Struct(">Q")
STEP = struct.Struct(">8sI")
"""A step's token and length; of its answer the same."""

ANSWER = struct.Struct(">16scII")
"""To the session: the job's nonce, the kind, which step, how many bytes follow."""

NO_NONCE = bytes(16)

LEVEL, ANSWERED, ENDED, BROKEN = b"L", b"A", b"E", b"B"
"""Kinds of answers: how far the sandbox holds; what a step came to; the code's process ended (how,
as text); it sent what is no answer (in what way, as text)."""


def pack(parts: Iterable[bytes]) -> bytes:
    """Return parts in one piece, each behind its length."""
    body = b"".join(len(part).to_bytes(4, "big") + part for part in parts)
    return JOB.pack(len(body)) + body


def unpack(body: bytes) -> list[memoryview]:
    """Return the parts of what `pack` made, without the length of the whole."""
    view, place = memoryview(body), 0
    parts: list[memoryview] = []
    while place < len(view):
        end = place + 4 + int.from_bytes(view[place : place + 4], "big")
        parts.append(view[place + 4 : end])
        place = end
    return parts


def write_all(descriptor: int, pieces: Sequence[bytes | memoryview]) -> None:
    """Write bytes until all of them are written.

    Raises:
        OSError: nobody reads them any more.
    """
    whole = b"".join(pieces)
    written = os.write(descriptor, whole) if whole else 0
    while written < len(whole):  # seldom: a pipe takes most of what is written at once
        written += os.write(descriptor, memoryview(whole)[written:])


def read_exactly(descriptor: int, count: int) -> bytes:
    """Return the next `count` bytes, or fewer where the other side is gone."""
    found = bytearray()
    while len(found) < count:
        piece = os.read(descriptor, min(count - len(found), AT_ONCE))
        if not piece:
            break
        found += piece
    return bytes(found)
