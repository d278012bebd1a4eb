"""Short ways to write the rows, kinds of fault and right prompts of this corpus."""

from __future__ import annotations

import textwrap
from collections.abc import Callable
from typing import Any

from tests.lint.making import RowChange
from tests.lint.shape import Row


def table(fields: str, text: str) -> tuple[Row, ...]:
    """Return a row per line, whose values stand between bars; `⏎` is a newline. A field that ends
    with `*` is a list between slashes, with `#` a whole number, with `?` a truth, and with `=` the
    scores of options between slashes, the right one with a star."""
    rows = []
    for line in textwrap.dedent(text).strip().splitlines():
        row: Row = {}
        for name, value in zip(fields.split("|"), line.split("|"), strict=True):
            items = [item.strip() for item in value.split("/")]
            if name.endswith("*"):
                row[name[:-1]] = items
            elif name.endswith("="):
                scores = {item.removeprefix("*"): int(item.startswith("*")) for item in items}
                row[name[:-1]] = scores
            elif name.endswith("#"):
                row[name[:-1]] = int(value)
            elif name.endswith("?"):
                row[name[:-1]] = value == "true"
            else:
                row[name] = value.replace("⏎", "\n")
        rows.append(row)
    return tuple(rows)


def each(change: Callable[[Row], Any], every: int = 1, start: int = 0) -> RowChange:
    """Return what changes every `every`-th row from `start` on."""

    def put(rows: list[Row]) -> None:
        for row in rows[start::every]:
            change(row)

    return put


def sub(key: str, old: str, new: str, every: int = 1, start: int = 0) -> RowChange:
    """Return what replaces a piece of a text in every `every`-th row from `start` on."""

    def change(row: Row) -> None:
        row[key] = row[key].replace(old, new)

    return each(change, every, start)


def put(key: str, make: Callable[[Row], Any], every: int = 1, start: int = 0) -> RowChange:
    """Return what sets a field to what `make` says of the row, in every `every`-th row."""

    def change(row: Row) -> None:
        row[key] = make(row)

    return each(change, every, start)


def qa(text: str) -> tuple[Row, ...]:
    """Return rows of `q` and `a` from lines of `question > answer`; `⏎` is a newline."""
    lines = textwrap.dedent(text).strip().splitlines()
    pairs = (line.replace("⏎", "\n").split(" > ") for line in lines)
    return tuple({"q": question, "a": answer} for question, answer in pairs)
