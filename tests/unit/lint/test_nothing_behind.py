"""A cue with nothing behind it while a text of the row is shown nowhere, and texts that stand
behind each other's cue where one of these has another name than the field."""

from __future__ import annotations

import pytest

from tests.unit.lint.cases import found
from tests.unit.lint.test_everyday import Rows, case

OFFERS: Rows = [{"ours": f"{color} mug, {i} l", "theirs": f"cup in {color}, {i}000 ml",
                 "note": f"n{i}", "same": "yes" if i % 2 else "no"}
                for i, color in enumerate(("red", "blue", "green", "white", "black"))]  # fmt: skip
FACTS: Rows = [{"satz": f"{a} liegt an der {b}.", "ort": a, "fluss": b} for a, b in (
    ("Köln", "Mosel"), ("Passau", "Donau"), ("Halle", "Saale"), ("Mainz", "Nahe"),
    ("Bremen", "Weser"), ("Kassel", "Fulda"))]  # fmt: skip
WITHOUT = {
    "between two cues": "Ours: {data['ours']}\nTheirs:\nSame?:",
    "before one with a text": "Theirs:\nOurs: {data['ours']}\nSame:",
    "before an empty line": "Ours: {data['ours']}\n- Theirs:\n\nSame:",
}
RIGHT = {
    "both": "Ours: {data['ours']}\nTheirs: {data['theirs']}\nSame:",
    "a heading": "Offers:\n{data['ours']}\n{data['theirs']}\nSame:",
    "a heading before lines with cues": "Offers:\n- one: {data['ours']}\n- two: {data['theirs']}\n"
    "Same:",
    "no cue for what is not shown": "Ours: {data['ours']}\nSame as ever:",
}  # fmt: skip


@pytest.mark.parametrize("text", WITHOUT.values(), ids=WITHOUT)
def test_a_text_that_is_left_out_is_told(text: str) -> None:
    assert found(case(text, "data['same']", OFFERS), "text/empty-slot")


@pytest.mark.parametrize("text", RIGHT.values(), ids=RIGHT)
def test_a_line_with_a_colon_alone_may_be_right(text: str) -> None:
    assert not found(case(text, "data['same']", OFFERS), "text/empty-slot")


def test_a_word_of_another_text_is_not_shown_itself() -> None:
    text = "Satz: {data['satz']}\nOrt: {data['ort']}\nFluss:\nRichtig:"
    assert found(case(text, "'ja'", FACTS), "text/empty-slot")


def test_texts_behind_each_others_cue_where_one_has_a_name_of_its_own() -> None:
    crossed = "Satz: {data['ort']}\nStadt: {data['satz']}\nFluss:"
    right = "Satz: {data['satz']}\nStadt: {data['ort']}\nFluss:"
    assert found(case(crossed, "data['fluss']", FACTS), "text/swapped-fields")
    assert not found(case(right, "data['fluss']", FACTS), "text/swapped-fields")
