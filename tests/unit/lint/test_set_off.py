"""Answers that stand by themselves at one place of a row's text."""

from __future__ import annotations

import pytest

from tests.unit.lint.cases import found
from tests.unit.lint.test_everyday import Rows, case

PAIRS = (("Ostsee", "ein flaches Meer im Norden"), ("Elbrus", "ein Berg aus zwei Kuppen"),
         ("Loire", "ein Fluss mit Schlössern"), ("Malta", "eine Insel aus Kalk"),
         ("Atacama", "eine Wüste am Meer"), ("Baikal", "ein See von großer Tiefe"),
         ("Etna", "ein Vulkan mit Schnee"))  # fmt: skip
WAYS = {
    "first": "{gold}: {text}.",
    "sentence": "{gold}. Gemeint ist {text}.",
    "last": "{text} – {gold}",
    "brackets": "{text} ({gold}), so steht es da",
    "quotes": "„{gold}“ heißt, kurz gesagt, {text}",
}


def told(way: str, asked: str = "Wie heißt es?") -> bool:
    """Say whether an answer in such a text is told, and then in a hint."""
    rows: Rows = [{"text": way.format(gold=gold, text=text), "gold": gold} for gold, text in PAIRS]
    hits = found(case(asked + "\n{data['text']}\nAntwort:", "data['gold']", rows), "answer/leaked")
    assert {each.severity for each in hits} <= {"hint"}
    return hits != ()


@pytest.mark.parametrize("way", WAYS)
def test_it_is_told_wherever_it_stands(way: str) -> None:
    assert told(WAYS[way])


def test_it_is_not_where_it_stands_at_no_place_or_is_asked_for() -> None:
    assert not told("So ist {gold} gemeint, {text}")
    assert not told("{text}")
    assert not told(WAYS["brackets"], "Was steht in Klammern? Write what the brackets have.")
