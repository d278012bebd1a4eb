"""An answer's numbers in few bytes: log-probabilities to the last bit, and token ids.

A model's log-probabilities are mostly 32-bit floats in 64 bits, and its ids small: with the first
bytes of all numbers together, then the second ones, and so on, what is zero in all of them takes no
room.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Sequence

_HEADER = struct.Struct("<II")
_BYTES = 8


def pack_numbers(floats: Sequence[float], ids: Sequence[int]) -> bytes:
    """Return the numbers as bytes; of none, no bytes."""
    if not floats and not ids:
        return b""
    planes = _planes(struct.pack(f"<{len(floats)}d", *floats))
    planes += _planes(struct.pack(f"<{len(ids)}q", *ids))
    return _HEADER.pack(len(floats), len(ids)) + zlib.compress(planes, 1)


def unpack_numbers(packed: bytes) -> tuple[tuple[float, ...], tuple[int, ...]]:
    """Return what `pack_numbers` was given.

    Raises:
        ValueError: the bytes are not such.
    """
    if not packed:
        return (), ()
    try:
        floats, ids = _HEADER.unpack_from(packed)
        planes = zlib.decompress(packed[_HEADER.size :])
        border = _BYTES * floats
        return (
            struct.unpack(f"<{floats}d", _numbers(planes[:border])),
            struct.unpack(f"<{ids}q", _numbers(planes[border:])),
        )
    except (struct.error, zlib.error) as error:
        raise ValueError(f"not packed numbers: {error}") from error


def _planes(numbers: bytes) -> bytes:
    return b"".join(numbers[place::_BYTES] for place in range(_BYTES))


def _numbers(planes: bytes) -> bytes:
    count = len(planes) // _BYTES
    numbers = bytearray(_BYTES * count)
    for place in range(_BYTES):
        numbers[place::_BYTES] = planes[place * count : (place + 1) * count]
    return bytes(numbers)
