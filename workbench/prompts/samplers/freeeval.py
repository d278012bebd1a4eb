"""Shots as FreeEval draws them: one shuffle of the few-shot split, the same for every doc."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import lru_cache

from workbench.prompts.samplers.pool import Pool
from workbench.types import Doc, RenderSettings


def draw(pool: Pool, doc: Doc, settings: RenderSettings) -> Iterator[Doc]:
    """Yield the pool in the order of `random.Random(seed).shuffle`, whatever the doc.

    FreeEval (commit 12b76ef) takes the first `fewshot_num` of them
    (`datasets/multiple_choice.py`, `select_fewshot_examples`) and never looks whether a shot is
    the doc itself: where both come from one split, a doc can be shown its own answer.
    """
    for index in shuffled(len(pool.docs), settings.seed):
        yield pool.docs[index]


@lru_cache(maxsize=8)
def shuffled(size: int, seed: int) -> tuple[int, ...]:
    """Return the numbers below `size` in FreeEval's order for `seed`."""
    order = list(range(size))
    random.Random(seed).shuffle(order)
    return tuple(order)
