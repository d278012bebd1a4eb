"""Planted faults: the linter finds each of them, in every task that a class plays with."""

from __future__ import annotations

from pathlib import Path

import pytest

from workbench.lessons.bugs import SOUND, bugs, choices, explanation, plant
from workbench.lessons.desk import Desk

TASKS = Path(__file__).parents[3] / "transforms"
RULES = [bug.rule for bug in bugs()]


@pytest.mark.parametrize("task", ["sums", "coin-flip"])
def test_the_linter_finds_what_was_planted_and_nothing_in_the_sound_prompt(task: str) -> None:
    desk = Desk(TASKS / task)
    for bug in bugs():
        puzzle = plant(desk, bug)
        first = puzzle.findings[0].rule if puzzle.findings else ""
        assert first == bug.rule, bug.name
    assert explanation(puzzle).startswith("Planted")
    desk.close()


@pytest.mark.parametrize("bug", bugs(), ids=lambda bug: bug.name)
def test_among_the_choices_are_the_right_one_and_the_sound_prompt(bug: object) -> None:
    for seed in range(5):
        offered = choices(bug, seed)  # type: ignore[arg-type]
        assert len(offered) == len({each.name for each in offered}) == 5
        assert bug in offered
        assert SOUND in {each.name for each in offered}


def test_what_is_true_of_a_prompt_besides_is_not_offered_as_wrong() -> None:
    """Two spaces at the end are a space at the end, and steps in the question tell the answer."""
    rivals = {bug.name: bug.rivals for bug in bugs() if bug.rivals}
    assert rivals == {"spaces": ("space",), "reasoning": ("leak",)}
    for bug in bugs():
        offered = {each.name for seed in range(30) for each in choices(bug, seed)}
        assert not offered & set(bug.rivals)


def test_every_fault_has_a_rule_of_its_own() -> None:
    assert len(set(RULES)) == len(RULES)
