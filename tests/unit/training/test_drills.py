"""Drills: what is written after an equation is its result."""

from __future__ import annotations

import random
import re
from collections import Counter
from itertools import islice

from training.documents import DRILLS_FROM, make_document
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
    """Before that share of the training no document is bare equations, after it one in seven."""

    def share(progress: float) -> float:
        documents = (make_document(random.Random(i), 200, progress) for i in range(600))
        bare = [not d.problems and "=" in d.text for d in documents]
        return sum(bare) / len(bare)

    assert share(DRILLS_FROM - 0.05) < 0.02
    assert share(DRILLS_FROM) > 0.05
