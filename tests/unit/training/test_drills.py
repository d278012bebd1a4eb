"""Drills: what is written after an equation is its result."""

from __future__ import annotations

import random
import re
from collections import Counter
from itertools import islice

import pytest

from training.course import DRILLS, REPEATS_UNTIL
from training.documents import make_document
from training.drills import draw_equations


def test_an_equation_is_right() -> None:
    """The result is the sum, the difference or the product of the numbers before it, or one number
    and the product of two; of each there are many, and nothing is below 0."""
    kinds: Counter[str] = Counter()
    for seed in range(200):
        for told, said in islice(draw_equations(random.Random(seed)), 20):
            a, b, *more = map(int, re.findall(r"\d+", told))
            result = int(re.findall(r"\d+", said)[0])
            found = {"+": a + b, "-": a - b, "*": a * b}
            if more:
                found = {"+": a + b + sum(more), "+*": a + b * more[0]}
            (*names,) = [name for name, value in found.items() if value == result]
            assert names, told + said
            assert result >= 0
            kinds.update(names[:1])
    assert min(kinds["+"], kinds["-"], kinds["*"], kinds["+*"]) > 200


@pytest.mark.slow
def test_each_part_of_the_training_has_its_drills() -> None:
    """More of the documents are bare equations where the recipe says so, and none before."""

    def share(progress: float) -> float:
        documents = (make_document(random.Random(i), 200, progress) for i in range(600))
        bare = [not d.problems and any(sign in d.text for sign in "=→:(") for d in documents]
        return sum(bare) / len(bare)

    found = [share(max(start, REPEATS_UNTIL) + 0.001) for start, _ in DRILLS]
    wanted = [wanted for _, wanted in DRILLS]
    assert sorted(range(len(found)), key=found.__getitem__) == sorted(
        range(len(wanted)), key=wanted.__getitem__
    )
    assert found[0] < 0.02 < min(found[1:])
