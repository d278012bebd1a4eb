"""Drills: what is written after an equation is its result."""

from __future__ import annotations

import random
import re
from collections import Counter
from itertools import islice

from training.documents import DRILLS, make_document
from training.drills import draw_equations


def test_an_equation_is_right() -> None:
    """The result is the sum, the difference or the product of the two numbers before it, and of
    each there are many; nothing is below 0."""
    kinds: Counter[str] = Counter()
    for seed in range(200):
        for told, said in islice(draw_equations(random.Random(seed)), 20):
            a, b = map(int, re.findall(r"\d+", told))
            result = int(re.findall(r"\d+", said)[0])
            found = {"+": a + b, "-": a - b, "*": a * b}
            (*names,) = [name for name, value in found.items() if value == result]
            assert names, told + said
            assert result >= 0
            kinds.update(names[:1])
    assert min(kinds["+"], kinds["-"], kinds["*"]) > 200


def test_drills_come_once_chains_are_known() -> None:
    """Each part of the training has its share of documents that are bare equations."""

    def share(progress: float) -> float:
        documents = (make_document(random.Random(i), 200, progress) for i in range(600))
        bare = [not d.problems and any(sign in d.text for sign in "=→:(") for d in documents]
        return sum(bare) / len(bare)

    found = [share(start + 0.01) for start, _ in DRILLS[1:]]
    assert share(0.1) < min(found)
    assert found[1] > 1.5 * found[0]
    assert found[1] > 1.5 * found[2]
