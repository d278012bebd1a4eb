"""What is made up of signs keeps all its parts, and tables have a cell for each."""

from __future__ import annotations

import random
import re

from training import signs
from training.problems import LAYOUTS, chain


def test_a_pattern_has_all_its_parts_once() -> None:
    """A pattern that is made up has each part of one of the rows, in order."""
    rng = random.Random(1)
    made = 0
    for _ in range(400):
        found = signs.pattern(rng, ["{a} is {b}"], [("{a}", "{b}", "{c}")])
        assert re.findall(r"\{\w\}", found) in (["{a}", "{b}"], ["{a}", "{b}", "{c}"])
        assert found.format(a=1, b=2, c=3)
        made += "{c}" in found
    assert 40 < made < 160


def test_a_layout_keeps_the_steps() -> None:
    """Steps stand in a chain as they are, in order, but for a capital."""
    rng = random.Random(2)
    for _ in range(400):
        text = chain(["11=22", "33=44"], signs.layout(rng, LAYOUTS))
        assert 0 <= text.find("11=22") < text.find("33=44")


def test_a_closing_states_the_answer_once() -> None:
    """Whatever is made up around it, and nothing in it is taken for a place to fill."""
    rng = random.Random(3)
    closings = [signs.closing(rng) for _ in range(500)]
    assert all(closing.format("7711").count("7711") == 1 for closing in closings)
    assert len(set(closings)) > 400


def test_a_table_has_its_cells() -> None:
    """Every row is a line with each of its cells; a rule has as many columns."""
    rng = random.Random(4)
    for _ in range(200):
        heads = signs.heads(rng, ("number", "total"))
        lines = signs.table(rng)(heads, [["11", "22"], ["33", "44"]]).splitlines()
        assert [re.findall(r"\d+", line) for line in lines[-2:]] == [["11", "22"], ["33", "44"]]
        assert len(heads) == 2
        for line in lines[:-2]:
            if set(line) <= set("|-: ") and line:
                assert line.count("|") == 3
