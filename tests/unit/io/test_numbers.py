"""Numbers come back to the last bit, in fewer bytes."""

from __future__ import annotations

import math
import struct

import pytest
from hypothesis import given
from hypothesis import strategies as st

from workbench.io.numbers import pack_numbers, unpack_numbers


@given(
    floats=st.lists(st.floats(allow_nan=False), max_size=20),
    ids=st.lists(st.integers(-(2**63), 2**63 - 1), max_size=20),
)
def test_numbers_come_back(floats: list[float], ids: list[int]) -> None:
    """Infinities and minus zero too, as many of each as there were."""
    found, numbers = unpack_numbers(pack_numbers(floats, ids))
    assert struct.pack(f"{len(floats)}d", *floats) == struct.pack(f"{len(found)}d", *found)
    assert numbers == tuple(ids)


def test_what_a_model_says_takes_half_of_the_room() -> None:
    """Log-probabilities that were 32-bit floats, and ids below 2¹⁷: of 16 bytes a token, 6.125 say
    something."""
    logprobs = [struct.unpack("f", struct.pack("f", math.log(n / 300)))[0] for n in range(1, 301)]
    ids = [(n * 7919) % 2**17 for n in range(300)]
    assert len(pack_numbers(logprobs, ids)) < 8 * 300


def test_other_bytes_are_refused() -> None:
    with pytest.raises(ValueError, match="not packed numbers"):
        unpack_numbers(b"\1\0\0\0\0\0\0\0no zlib")
