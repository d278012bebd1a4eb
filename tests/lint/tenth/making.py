"""How rows and kinds of fault are written here."""

from __future__ import annotations

from tests.lint.shape import PLACES, Row


def table(fields: str, text: str) -> tuple[Row, ...]:
    """Return a row per line of `text`, whose cells have bars with spaces between."""
    names = fields.split()
    lines = [[cell.strip() for cell in line.split(" | ")] for line in text.strip().splitlines()]
    return tuple(dict(zip(names, cells, strict=True)) for cells in lines)


def placed(row: Row, index: int, keys: tuple[str, ...]) -> tuple[list[str], int]:
    """Return a row's options, the right one (the first key's) at its place, and that place."""
    right, *wrong = (row[key] for key in keys)
    place = int(PLACES[index % len(PLACES)]) % len(keys)
    return [*wrong[:place], right, *wrong[place:]], place


def scored(options: list[str], right: int) -> dict[str, int]:
    """Return a row's `target_scores`."""
    return {option: int(index == right) for index, option in enumerate(options)}
