"""What is meant as it stands, beside the fault that looks like it: ends of a scale, cues of the
row's own, tagged and coded words, tables with empty cells, eras behind years."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from tests.unit.lint.cases import Case, found, loud, returns

NOUNS = ("otter", "maple", "violin", "harbour", "candle", "pepper", "saddle", "willow")
GRADES = ("dull", "decent", "brilliant")


def case(text: str, *values: Mapping[str, Any], **more: Any) -> Case:
    """Return a prompt of rows; its input is an expression."""
    return Case(source=returns(text, **more), rows=values)


def graded(ask: str) -> Case:
    """Return a prompt that asks for one of three grades."""
    rows = ({"text": f"Play {i}", "answer": GRADES[i % 3]} for i in range(9))
    return case(f"f\"{ask}\\nPlay: {{data['text']}}\\nGrade:\"", *rows)


def timed(own: str, last: str) -> Case:
    """Return a prompt with times by the row's clock, and answers by the other one."""
    rows = ({"text": f"{i + 1}:15 p.m.", "answer": f"{i + 13}:15"} for i in range(8))
    return case(f"f\"{own}: {{data['text']}}\\n{last}:\"", *rows)


def charges(ask: str) -> Case:
    """Return a prompt that shows charges by examples."""
    rows = ({"text": NOUNS[i], "answer": f"{i % 3 + 1}{'+-'[i % 2]}"} for i in range(8))
    return case(f"f\"{ask}\\nIon: {{data['text']}}\\nCharge:\"", *rows)


def dated(unit: str) -> Case:
    """Return a prompt whose answers are years, two of them with a unit."""
    rows = (
        {"text": noun, "answer": f"{700 + 17 * i}{unit if i in (2, 5) else ''}"}
        for i, noun in enumerate(NOUNS)
    )
    return case("f\"When was the {data['text']} drawn?\\nYear:\"", *rows)


def heated(*degrees: float) -> Case:
    """Return a prompt that shows numbers of the rows."""
    rows = ({"text": each, "answer": NOUNS[i]} for i, each in enumerate(degrees))
    return case("f\"What melts at {data['text']} degrees?\\nIt is:\"", *rows)


def keyed(third: str) -> Case:
    """Return a prompt with a legend of two codes and what it says of a third."""
    rows = ({"text": f"Call {i}", "answer": str(i % 3 + 1)} for i in range(9))
    ask = f"Reply with 1 for a leak, with 2 for a blackout{third}."
    return case(f"f\"{ask}\\nCaller: {{data['text']}}\\nCode:\"", *rows)


PAIRS: Mapping[str, tuple[str, Case, Case]] = {
    "a grade is not named": (
        "answer/other-names",
        graded("Grade the play as dull or brilliant."),
        graded("Grade the play, from dull to brilliant."),
    ),
    "a clock of the row's": (
        "few-shot/other-form",
        timed("Time", "On a 12-hour clock"),
        timed("12-hour clock", "24-hour clock"),
    ),
    "examples with or": (
        "few-shot/other-form",
        charges("Write it as in 2:3 or 1:4."),
        charges("Write it as in 2+ or 1-."),
    ),
    "an era is no unit": ("answer/other-form", dated(" km"), dated(" BC")),
    "decimals that are 0": (
        "answer/python-value",
        heated(*map(float, range(30, 38))),
        heated(30.0, 31.5, 32.0, 33.0, 34.5, 35.0, 36.0, 37.5),
    ),
    "a code that is told by other words": (
        "answer/legend",
        keyed(""),
        keyed(", with 3 to end the contract"),
    ),
}


@pytest.mark.parametrize("name", PAIRS)
def test_the_fault_is_found_and_what_is_meant_is_not(name: str) -> None:
    """By its rule; and nothing loud is said of what is meant by that."""
    rule, faulty, right = PAIRS[name]
    assert found(faulty, rule)
    assert not loud(right, rule)


def test_words_with_their_tags_are_the_answer() -> None:
    """A text that is parted into the words of the input and the tags of the output is not lost,
    and a tag named O is no `or`."""
    rows = tuple(
        {"tagged": f"{noun.title()}_B-PER ran_O past_O Lake_B-LOC {other.title()}_I-LOC"}
        for noun, other in zip(NOUNS, reversed(NOUNS), strict=True)
    )
    words = "' '.join(p.split('_')[0] for p in data['tagged'].split())"
    tags = "' '.join(p.split('_')[1] for p in data['tagged'].split())"
    one = case(
        f"'Tag each word: O, B-PER, B-LOC or I-LOC.\\nWords: ' + {words} + '\\nTags:'",
        *rows,
        output=f"' ' + {tags}",
        processed=tags,
    )
    assert not loud(one, "text/no-question")
    assert not loud(one, "answer/other-form")


def test_a_cell_may_be_empty_and_an_item_of_a_list_may_not() -> None:
    """Lines of cells have as many marks each."""
    rows = tuple({"day": noun, "n": str(i), "answer": str(i)} for i, noun in enumerate(NOUNS))
    table = case("f\"day,n,note\\n{data['day']},{data['n']},\\nTue,,wet\\nAnswer:\"", *rows)
    listed = case("f\"Is it {data['day']}, {data['n']},, or wet?\\nAnswer:\"", *rows)
    assert not loud(table, "text/stray-sign")
    assert found(listed, "text/stray-sign")


def test_a_cipher_is_made_of_its_answer() -> None:
    """It is the answer in other signs, and no leak."""
    rows = tuple({"answer": noun} for noun in NOUNS)
    code = "' '.join(str(ord(c) - 96) for c in data['answer'])"
    coded = case(f"'Key: a=1, b=2, ..., z=26\\nCode: ' + {code} + '\\nWord:'", *rows)
    assert not loud(coded, "answer/leaked")
