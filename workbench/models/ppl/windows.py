"""Which texts are put into one tree: some at a time, in the order in which they were asked for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain, repeat

from workbench.models.encoding import Encoded
from workbench.models.gen.trunks import common_length

WINDOWS = (2, 4, 8)
"""A window has as many texts as have the new tokens of so many passes, later ones of the last so
many: answers then come about in the order in which they were asked for. The first are few, for an
early number; a window costs a little by itself."""

AGAIN = 25
"""A window has this many times the tokens that the next one has to compute again at least: what is
scored of a beginning that they share has keys and values, and no logits."""


def windows(texts: Sequence[Encoded], size: int) -> Iterator[Sequence[Encoded]]:
    """Yield the texts in order, some at a time: as many as add the tokens of some passes of `size`
    (see `WINDOWS`) to what the one before each has, and more where a cut would cost too much (see
    `AGAIN`)."""
    passes = chain(WINDOWS, repeat(WINDOWS[-1]))
    first = tokens = 0
    room = next(passes) * size
    for place, text in enumerate(texts):
        shared = common_length(texts[place - 1].ids, text.ids) if place else 0
        own, again = len(text.ids) - shared, shared - (text.start - 1)
        if place > first and tokens + own > max(room, AGAIN * again):
            yield texts[first:place]
            first, tokens, room = place, 0, next(passes) * size
        tokens += own
    yield texts[first:]
