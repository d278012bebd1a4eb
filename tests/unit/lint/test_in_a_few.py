"""Answers that some docs alone give away, choices that PPL ranks, bare numbers as labels; beside
prompts that look so and are right."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tests.unit.lint.cases import Case, found, loud, returns
from workbench.types import RenderSettings

LEAK = "answer/leaked"
TOWNS = ("Lund", "Trier", "Porto", "Siena", "Gent", "Brno", "Cork", "Delft", "Genoa", "Kobe")
SHIPS = tuple(
    {"told": f"Ship {i} came to us from the north.", "a": town, "extra": i % 4 == 1}
    for i, town in enumerate(TOWNS)
)
SHOWN = RenderSettings(num_fewshot=2)


def case(text: str, rows: Any = SHIPS, gold: str = "data['a']", **how: Any) -> Case:
    return Case(returns(text, f"' ' + {gold}", gold), rows, **how)


@pytest.mark.parametrize(
    ("cue", "behind", "is_told"),
    [
        ("Town:", "' ' + data['a']", True),
        ("城市：", "data['a']", True),
        ("==", "' ' + data['a']", True),
        ("Town:", "' ' + data['a'][::-1]", False),
        ("Town:", "''", False),
        ("It left.", "' ' + data['a']", False),  # where texts just end, one may end with a town
    ],
)
def test_an_answer_behind_the_cue_of_a_few(cue: str, behind: str, is_told: bool) -> None:
    """Whatever the cue is, as long as it is one."""
    text = f"f\"{{data['told']}}\\n{cue}\" + ({behind} if data['extra'] else '')"
    assert bool(loud(case(text), LEAK)) is is_told


@pytest.mark.parametrize(
    ("line", "asked", "is_told"),
    [
        ("Hint: {data['a']}", "Which town is it?", True),
        ("提示：{data['a']}", "是哪座城市？", True),
        ("Hint: {data['a'][0]}...", "Which town is it?", False),
        ("Hint: {data['a']}", "Which town is it? Use the hint.", False),
        ("Port: {data['told'][:6]}", "Which town is it?", False),
    ],
)
def test_a_line_of_a_few_that_says_the_answer(line: str, asked: str, is_told: bool) -> None:
    """Unless it says something else, or the question speaks of it."""
    text = (
        f"f\"{{data['told']}}\\n\" + (f\"{line}\\n\" if data['extra'] else '') + \"{asked}\\nA:\""
    )
    assert bool(loud(case(text), LEAK)) is is_told


MOODS = tuple(
    {"told": f"The {thing} pleased me.", "target_scores": {" good": i % 2, " bad": 1 - i % 2},
     "a": " good" if i % 2 else " bad", "other": " bad" if i % 2 else " good"}
    for i, thing in enumerate(TOWNS)
)  # fmt: skip
RANKED = Case(returns("data['told'] + '\\nMood:'", "data['a']", "data['a']"), MOODS, method="ppl",
              settings=replace(SHOWN, target_delimiter=""))  # fmt: skip


def test_a_shot_that_shows_another_choice() -> None:
    """In PPL, where the right one is known by its score; not what the transform calls the answer
    itself, which another rule is for."""
    wrong = replace(
        RANKED, source=returns("data['told'] + '\\nMood:'", "data['other']", "data['a']")
    )
    own = replace(RANKED, source=returns("data['told'] + '\\nMood:'", "data['other']",
                                         "data['other']"))  # fmt: skip
    assert loud(wrong, "answer/not-in-output")
    assert not found(RANKED, "answer/not-in-output")
    assert not found(own, "answer/not-in-output")
    assert not found(replace(wrong, settings=RenderSettings()), "answer/not-in-output")


REVIEWS = (
    "The sound is awful", "Broke within a week", "Kind staff", "Quick delivery", "Smells bad",
    "Great value", "The colour faded", "My children love it", "The best mixer", "What a waste",
)  # fmt: skip
BINARY = tuple(
    {"told": text, "a": "10"[text[0] in "TSBW" and "best" not in text]} for text in REVIEWS
)


@pytest.mark.parametrize(
    ("text", "is_told"),
    [
        ("data['told'] + '\\nSentiment:'", True),
        ("data['told'] + '\\nSentiment (0 = negative, 1 = positive):'", False),
        ("data['told'] + '\\nWrite 0 or 1.\\nSentiment:'", False),
        ("data['told'] + '\\nHow many stars:'", False),
        ("data['told'] + '\\n有几颗星：'", False),
    ],
)
def test_bare_numbers_are_to_be_explained(text: str, is_told: bool) -> None:
    """A hint behind shots, which tell what is which, and a warning without."""
    name = "answer/unexplained"
    zero = case(text, BINARY, settings=RenderSettings())
    assert bool(loud(zero, name)) is is_told
    shown = replace(zero, settings=SHOWN)
    assert [each.severity for each in found(shown, name)] == ["hint"] * is_told
