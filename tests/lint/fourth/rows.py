"""Rows out of the material: lines into fields, and options into their places."""

from __future__ import annotations

from typing import Any

from tests.lint.shape import PLACES, Row


def table(material: str, *names: str) -> list[Row]:
    """Return a row for each line, its fields by name; a field that names a `¦` has a `|`."""
    rows: list[Row] = []
    for line in material.splitlines():
        fields = [field.replace("\\n", "\n").replace("¦", "|") for field in line.split("|")]
        rows.append(dict(zip(names, fields, strict=True)))
    return rows


def placed(options: list[str], row: int) -> tuple[list[str], int]:
    """Return options of which the first is right with that one in row `row`'s place, and the place."""
    place = int(PLACES[row % len(PLACES)]) % len(options)
    right, *wrong = options
    return [*wrong[:place], right, *wrong[place:]], place


def listed(material: str) -> list[Row]:
    """Return rows of a question, its options in a list, and the place of the right one."""
    rows: list[Row] = []
    for number, line in enumerate(material.splitlines()):
        question, *options = line.split("|")
        choices, place = placed(options, number)
        rows.append({"question": question, "choices": choices, "answer": place})
    return rows


def scored(options: list[str], right: str) -> dict[str, Any]:
    """Return `target_scores`: 1 for the right option, 0 for the others."""
    return {option: int(option == right) for option in options}
