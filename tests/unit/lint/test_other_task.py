"""A prompt that speaks of another task than it shows, beside right ones that speak alike."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from tests.unit.lint.cases import Case, found, returns

WORDS = ("north", "southern", "east", "west", "harbour", "summit")


def said(words: str, text: str = "{data['question']}", **fields: Callable[[int], Any]) -> Case:
    """Return a case whose prompt says these words first."""
    made = {
        "question": lambda i: f"Where does the road from town {WORDS[i % 6]} {i} lead to?",
        "answer": lambda i: f"to {WORDS[i % 5]} {i}",
    } | fields
    rows = [{name: value(i) for name, value in made.items()} for i in range(12)]
    return Case(returns(f'f"{words}\\n{text}\\nAnswer:"'), rows)


def story(i: int) -> str:
    """Return a passage."""
    return f"They took the road from town {i} in the rain and came home late."


def german(i: int) -> str:
    """Return a sentence in German."""
    return f"Das ist der Weg, und die Stadt {i} ist nicht weit von der See."


def mood(i: int) -> str:
    """Return one of two labels by turns."""
    return ("glad", "sad")[i % 2]


SHOWN = "{data['passage']}\\n{data['question']}"
OTHER = "few-shot/other-form"
PAIRS: Mapping[str, tuple[str, Case, Case]] = {
    "a table is looked at": (
        "text/no-question", said("Look at the table."),
        said("Look at the table.", SHOWN, passage=lambda i: f"| road | town {i} |\n| a | b |")),
    "the following passage": (
        "text/no-question", said("Read the following passage."),
        said("Read the following passage.", SHOWN, passage=story)),
    "according to the text": (
        "text/no-question", said("Answer according to the text."),
        said("Answer according to the text.", SHOWN, passage=story)),
    "the passage is of the question's field": (
        "text/no-question", said("Use the passage."),
        said("Use the passage.", question=lambda i: f"{story(i)}\nWhere did they go?")),
    "the dialogue above": (
        "text/no-question", said("What follows is on the dialogue above."),
        said("Say where it leads, as in a dialogue.")),
    "a choice without options": (
        OTHER, said("The following are multiple choice questions."),
        said("The following are multiple choice questions.",
             "{data['question']}\\nA. up\\nB. down", answer=lambda i: "AB"[i * 7 // 3 % 2])),
    "a gap that is none": (
        OTHER, said("Fill in the blank."),
        said("Fill in the blank.", question=lambda i: f"The road from town {i} leads to ___.")),
    "sums without numbers": (
        OTHER, said("Solve the math problem.", question=lambda i: f"Where is {WORDS[i % 6]}?",
                    answer=lambda i: WORDS[i % 5]),
        said("Solve the math problem.")),
    "a translation that is a label": (
        OTHER, said("Translate the sentence.", answer=mood),
        said("Is the translation good? Say glad or sad.", answer=mood)),
    "a summary that is a label": (
        OTHER, said("Summarize the text.", answer=mood),
        said("Summarize the text.", answer=lambda i: f"They went {WORDS[i % 6]} {i}.")),
    "an answer in Chinese": (
        OTHER, said("Answer in Chinese."),
        said("Answer in Chinese.", answer=lambda i: f"第{i}个城市")),
    "a translation into another language": (
        OTHER, said("Translate this into French.",
                    answer=german),
        said("Translate this into German.",
             answer=german)),
}  # fmt: skip


@pytest.mark.parametrize("name", PAIRS)
def test_a_fault_is_found(name: str) -> None:
    """Its rule has a finding."""
    rule, case, _ = PAIRS[name]
    assert found(case, rule)


@pytest.mark.parametrize("name", PAIRS)
def test_what_looks_like_it_is_left_alone(name: str) -> None:
    """The rule says nothing of the right prompt."""
    rule, _, case = PAIRS[name]
    assert [finding.message for finding in found(case, rule)] == []
