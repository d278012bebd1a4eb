"""Other marks and orders of options: what is offered, and that each is a transform of its own."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

from workbench.runs.neighbours.options import mark_edits, order_edits
from workbench.types import Doc, Example, Prompt, Rendered, Segment

LETTERS = """\
def transform(data, num_sample, r, dataset_name):
    text = f"{data['question']}\\n"
    for index, option in enumerate(data["target_scores"]):
        text += f"({chr(65 + index)}) {option}\\n"
    letter = chr(65 + list(data["target_scores"].values()).index(1))
    return {"input": text + "Answer:", "output": f" {letter}", "processed_output": letter}
"""
ROWS = (
    {"question": "2+2=", "target_scores": {"4": 1, "5": 0, "6": 0}},
    {"question": "3+3=", "target_scores": {"7": 0, "6": 1, "9": 0}},
)


def made(source: str, row: Mapping[str, Any]) -> dict[str, Any]:
    """Return what a transform makes of a row."""
    space: dict[str, Any] = {}
    exec(source, space)  # the transforms of this file
    return space["transform"](row, 0, random.Random(0), "d")


def rendered(source: str, rows: Sequence[Mapping[str, Any]] = ROWS) -> list[Rendered]:
    """Return prompts without shots."""
    items: list[Rendered] = []
    for number, row in enumerate(rows):
        found = made(source, row)
        example = Example(found["input"], (found["output"],), (found["processed_output"],))
        prompt = Prompt((Segment("input", found["input"], number),))
        items.append(Rendered(Doc(number, dict(row)), example, prompt, (), (), ()))
    return items


def test_marks_are_written_otherwise_and_answers_follow() -> None:
    """Brackets, points, small letters and digits; the answer is the label that the prompt shows."""
    edits = {each.label: each.source for each in mark_edits(LETTERS, rendered(LETTERS))}
    assert [*edits] == ["A.", "A)", "A:", "[A]", "small letters", "digits"]
    assert made(edits["A."], ROWS[0])["input"] == "2+2=\nA. 4\nB. 5\nC. 6\nAnswer:"
    small = made(edits["small letters"], ROWS[1])
    assert (small["input"], small["output"]) == ("3+3=\n(a) 7\n(b) 6\n(c) 9\nAnswer:", " b")
    assert made(edits["digits"], ROWS[1])["output"] == " 2"
    again = {each.label for each in mark_edits(edits["A."], rendered(edits["A."]))}
    assert again == {"(A)", "A)", "A:", "[A]", "small letters", "digits"}


def test_a_prompt_that_asks_for_a_letter_gets_no_digits() -> None:
    """Nor does one get other labels whose answer names several options by them."""
    asks = LETTERS.replace('"Answer:"', '"Answer with a letter:"')
    assert "digits" not in {each.label for each in mark_edits(asks, rendered(asks))}
    names = LETTERS.replace('f" {letter}"', 'f" A is no, B is yes. {letter}"')
    labels = [each.label for each in mark_edits(names, rendered(names))]
    assert labels == ["A.", "A)", "A:", "[A]"]
    assert order_edits(names, rendered(names)) == ()


def test_options_are_turned_round_in_prompt_and_answer() -> None:
    """The gold stays the same text, behind another letter."""
    edits = {each.label: each.source for each in order_edits(LETTERS, rendered(LETTERS))}
    turned = made(edits["reversed"], ROWS[0])
    assert (turned["input"], turned["output"]) == ("2+2=\n(A) 6\n(B) 5\n(C) 4\nAnswer:", " C")
    moved = made(edits["moved by one"], ROWS[0])
    assert (moved["input"], moved["output"]) == ("2+2=\n(A) 5\n(B) 6\n(C) 4\nAnswer:", " C")


def test_nothing_is_offered_where_the_order_is_not_the_transforms() -> None:
    """No options in the prompt, an answer that the row has as a letter, nowhere to put a line."""
    bare = LETTERS.replace("({chr(65 + index)}) {option}", "option")
    assert order_edits(bare, rendered(bare)) == () == mark_edits(bare, rendered(bare))
    given = LETTERS.replace("    letter = ", '    data.get("x", data.get("y"))\n    letter = ')
    assert order_edits(given, rendered(given))
    known = given.replace('data.get("y")', '[data["answer"] for _ in ()]')
    assert order_edits(known, rendered(known)) == ()
    one = "transform = lambda data, n, r, d: " + repr(made(LETTERS, ROWS[0])) + "\n"
    assert order_edits(one, rendered(one, ROWS[:1])) == ()


def test_labels_within_labels_are_told_apart() -> None:
    """`entailment` is in `not_entailment`, too."""
    row = {"question": "", "target_scores": {"entailment": 1, "not_entailment": 0}}
    source = (
        "def transform(data, num_sample, r, dataset_name):\n"
        '    text = ", ".join(data["target_scores"])\n'
        '    return {"input": text, "output": "", "processed_output": ""}\n'
    )
    edits = order_edits(source, rendered(source, [row]))
    assert [made(each.source, row)["input"] for each in edits] == ["not_entailment, entailment"]
