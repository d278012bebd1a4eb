"""Rows out of the material: lines into fields, and options into their places."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.lint.shape import PLACES, Row


def table(material: str, names: str) -> list[Row]:
    """Return a row for each line, its fields by name, with `\\n` as a newline and `¦` as a bar."""
    return [
        dict(
            zip(
                names.split(),
                (field.replace("\\n", "\n").replace("¦", "|") for field in line.split("|")),
                strict=True,
            )
        )
        for line in material.strip("\n").splitlines()
    ]


def spread(options: Sequence[str], row: int) -> tuple[list[str], int]:
    """Return options, the first of which is right, with that one in row `row`'s place, and the place."""
    place = int(PLACES[row % len(PLACES)]) % len(options)
    right, *wrong = options
    return [*wrong[:place], right, *wrong[place:]], place


def chosen(material: str, choices: str = "choices", gold: str = "answer") -> list[Row]:
    """Return rows of a question, its options in a list, and the index of the right one."""
    rows: list[Row] = []
    for number, line in enumerate(material.strip("\n").splitlines()):
        question, *options = line.split("|")
        listed, place = spread(options, number)
        rows.append({"question": question, choices: listed, gold: place})
    return rows


def scores(options: Sequence[str], right: str) -> dict[str, Any]:
    """Return `target_scores`: 1 for the right option, 0 for the others."""
    return {option: int(option == right) for option in options}
