"""How tables become rows, and pieces of code that many transforms share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.lint.material import table
from tests.lint.shape import PLACES, Row


def plain(question: str, answer: Any, passage: Any = "", **more: Any) -> Row:
    """Return a row without options."""
    return {"passage": passage, "question": question, "target_scores": {}, "answer": answer, **more}


def labelled(question: str, labels: Sequence[str], right: str, passage: Any = "") -> Row:
    """Return a row whose options are the same labels in each."""
    scores = {label: int(label == right) for label in labels}
    return plain(question, right, passage) | {"target_scores": scores}


def choices(text: str, start: int = 0) -> tuple[Row, ...]:
    """Return a table's rows with their options in `target_scores`, the right one at varied places."""
    made: list[Row] = []
    for number, (question, right, *wrong) in enumerate(table(text)):
        place = int(PLACES[start + number])
        options = [*wrong[:place], right, *wrong[place:]]
        row = plain(question, "ABCD"[place])
        made.append(row | {"target_scores": {option: int(option == right) for option in options}})
    return tuple(made)


def listed(text: str, start: int = 0) -> tuple[Row, ...]:
    """Return a table's rows with their options as a list, and the right one's place as a number."""
    return tuple(
        plain(row["question"], "ABCD".index(row["answer"]), choices=list(row["target_scores"]))
        for row in choices(text, start)
    )


GOLD = 'gold = [o for o, score in data["target_scores"].items() if score == 1][0]'
PLACE = 'place = list(data["target_scores"].values()).index(1)'
