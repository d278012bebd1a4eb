"""Planted faults: the linter finds each one that a task can carry, and nothing in its sound
prompt."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest

from workbench.errors import DataError, SettingError
from workbench.lessons.bugs import SOUND, Planter, Puzzle, bugs, explanation
from workbench.lessons.desk import Desk
from workbench.tasks.task import Task

TASKS = Path(__file__).parents[3] / "transforms"
RULES = {bug.name: bug.rule for bug in bugs()}
AT_ONCE = {"glued", "steps", "spaces"}
"""What only shots show; two spaces at the end of a prompt are one fault with a space there."""

Plants = Callable[[str, int], Planter]


@pytest.fixture(scope="module")
def plants() -> Iterator[Plants]:
    """The planters of shipped tasks, at a number of shots."""
    desks: list[Desk] = []

    @cache
    def planter(task: str, num_fewshot: int) -> Planter:
        desks.append(Desk(TASKS / task))
        return Planter(desks[-1], num_fewshot)

    yield planter
    for desk in desks:
        desk.close()


def carried(planter: Planter) -> dict[str, Puzzle]:
    """What a task can carry, by the bug's name."""
    return {name: puzzle for name in RULES if (puzzle := planter.puzzle(name)) is not None}


@pytest.mark.parametrize(
    ("task", "shots", "lacks"),
    [
        ("sums", 2, set[str]()),
        ("swaps", 2, set[str]()),
        ("sums", 0, AT_ONCE),
        ("last-letters", 2, {"reasoning"}),
        ("coin-flip-zh", 3, {"glued", "stop"}),
    ],
)
def test_a_task_carries_the_faults_that_the_linter_names(
    task: str, shots: int, lacks: set[str], plants: Plants
) -> None:
    """And each of them changes what is asked, or what is scored."""
    puzzles = carried(plants(task, shots))
    assert RULES.keys() - puzzles.keys() == lacks
    assert puzzles[SOUND].findings == ()
    for name, puzzle in puzzles.items():
        assert name == SOUND or puzzle.findings[0].rule == puzzle.bug.rule
        assert explanation(puzzle).startswith("Nothing" if name == SOUND else "Planted")


@pytest.mark.parametrize(
    ("task", "told"),
    [
        ("entailment", "rows with the fields question, steps, answer; saw no steps"),
        ("sums-mcq", "rows of which a sound prompt can be made; saw answer/empty"),
    ],
)
def test_a_task_that_can_carry_none_is_refused(task: str, told: str, plants: Plants) -> None:
    with pytest.raises(DataError, match=told) as refused:
        plants(task, 2)
    assert "Choose such a task" in str(refused.value)


def test_more_shots_than_rows_are_refused() -> None:
    rows = [{"question": f"{n}+1=", "steps": f"{n}+1={n + 1}.", "answer": str(n + 1)}
            for n in range(12, 15)]  # fmt: skip
    desk = Desk(Task.from_rows(rows, bugs()[0].source(), like=Task.open(TASKS / "sums")))
    with pytest.raises(SettingError, match="not enough docs for 5 shots"):
        Planter(desk, 5)
    desk.close()


def test_a_fault_that_a_task_cannot_carry_is_refused_with_those_it_can(plants: Plants) -> None:
    planter = plants("last-letters", 2)
    assert planter.plant("leak").bug.name == "leak"
    with pytest.raises(SettingError, match=r"one of sound, space, .*; saw 'reasoning'") as refused:
        planter.plant("reasoning")
    assert "another task" in str(refused.value)


@pytest.mark.parametrize(("task", "shots"), [("sums", 2), ("coin-flip-zh", 3), ("sums", 0)])
def test_among_the_choices_are_the_right_one_and_the_sound_prompt(
    task: str, shots: int, plants: Plants
) -> None:
    """All others are faults that the task can carry, and none of them is true of the prompt."""
    puzzles = carried(plants(task, shots))
    for name, puzzle in puzzles.items():
        for seed in range(5):
            offered = plants(task, shots).choices(puzzle, seed)
            assert len(offered) == len({*offered}) == 5
            assert {name, SOUND} <= {*offered} <= puzzles.keys()
            assert puzzle.rules.isdisjoint(RULES[each] for each in offered if each != name)


def test_what_is_true_of_a_prompt_besides_is_not_offered_as_wrong(plants: Plants) -> None:
    """Two spaces at the end are a space at the end, and steps in the question tell the answer."""
    rivals = {bug.name: bug.rivals for bug in bugs() if bug.rivals}
    assert rivals == {"spaces": ("space",), "reasoning": ("leak",)}
    planter = plants("sums", 2)
    for name, others in rivals.items():
        each = (planter.choices(planter.plant(name), seed) for seed in range(30))
        assert not {bug for offered in each for bug in offered} & set(others)


def test_every_fault_has_a_rule_of_its_own() -> None:
    assert len({*RULES.values()}) == len(RULES)
