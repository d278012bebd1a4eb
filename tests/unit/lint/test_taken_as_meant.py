"""What looks like a fault of options or answers, and is what the task is about."""

from __future__ import annotations

from typing import Any

from tests.unit.lint.cases import Case, found, loud, returns
from workbench.types import RenderSettings

NONE = RenderSettings(num_fewshot=0)


def made(text: str, gold: str, rows: tuple[dict[str, Any], ...]) -> Case:
    return Case(returns(text, f"' ' + {gold}", gold), rows, settings=NONE)


SLOTS = ("name", "date", "gate", "code", "room", "seat", "time", "town")
LETTERS = tuple(
    {
        "text": f"Dear guest {i}, your {slot} is {{{slot}}}, as you wish.",
        "slot": f"{{{slot}}}",
    }
    for i, slot in enumerate(SLOTS)
)


def test_a_gap_that_is_asked_for_is_not_filled() -> None:
    text = "f\"Copy the slot.\\nText: {data['text']}\\nSlot:\""
    assert not found(made(text, "data['slot']", LETTERS), "answer/leaked")
    filled = tuple(row | {"slot": row["slot"].strip("{}")} for row in LETTERS)
    told = "f\"Text: {data['text'].format(**{data['slot']: data['slot']})}\\nSlot:\""
    assert found(made(told, "data['slot']", filled), "answer/leaked")


RULES = tuple({"case": f"Somebody breaks it, case {i}.", "rule": "1245"[i % 4]} for i in range(12))


def test_numbers_that_are_told_to_be_left_out_are_in_order() -> None:
    listed = "1. No noise.\\n2. No pets.\\n4. No bikes.\\n5. No bins.\\n"
    text = f"f\"House rules{{said}}:\\n{listed}Case: {{data['case']}}\\nRule:\""
    source = text.replace("{said}", " (rule 3 was withdrawn)")
    assert not loud(made(source, "data['rule']", RULES), "answer/letters")
    assert loud(made(text.replace("{said}", ""), "data['rule']", RULES), "answer/letters")


WORDS = ("Haus Tür", "Bahn Hof", "Apfel Baum", "Regen Schirm", "Hand Schuh", "Wasser Fall")
PARTS = tuple(
    {"word": word.title().replace(" ", "").capitalize(), "parts": word.replace(" ", "|")}
    for word in WORDS
)


def test_a_word_that_is_taken_apart_is_one_answer() -> None:
    text = "f\"Trenne mit einem Strich: {data['word']} =\""
    assert not loud(made(text, "data['parts']", PARTS), "answer/other-form")
    unlike = tuple(row | {"word": "Ding"} for row in PARTS)
    assert loud(made(text, "data['parts']", unlike), "answer/other-form")
