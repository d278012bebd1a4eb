"""Short ways to write the rows, kinds of fault and right prompts of this corpus."""

from __future__ import annotations

import textwrap
from typing import Any

from tests.lint.making import RowChange
from tests.lint.shape import Row


def table(fields: str, text: str) -> tuple[Row, ...]:
    """Return a row per line, whose values stand between bars; a line that is set in goes on with the
    one before, and `⏎` is a newline. A field that ends with `*` is a list between slashes, with `#`
    a whole number, with `?` a truth, and with `=` the scores of options between slashes, the right
    one with a star."""
    lines: list[str] = []
    for line in textwrap.dedent(text).strip().splitlines():
        if line.startswith(" "):
            wide = lines[-1][-1] > "\u2e80"
            lines[-1] += ("" if wide else " ") + line.strip()
        else:
            lines.append(line)
    rows = []
    for line in lines:
        row: Row = {}
        for name, value in zip(fields.split("|"), line.split("|"), strict=True):
            items = [item.strip() for item in value.split("/")]
            if name.endswith("*"):
                row[name[:-1]] = items
            elif name.endswith("="):
                row[name[:-1]] = {each.lstrip("*"): int(each.startswith("*")) for each in items}
            elif name.endswith("#"):
                row[name[:-1]] = int(value)
            elif name.endswith("?"):
                row[name[:-1]] = value == "true"
            else:
                row[name] = value.replace("⏎", "\n")
        rows.append(row)
    return tuple(rows)


def at(place: int, /, **values: Any) -> RowChange:
    """Return what sets fields of one row."""

    def run(rows: list[Row]) -> None:
        rows[place].update(values)

    return run


def qa(text: str, fields: str = "q|a") -> tuple[Row, ...]:
    """Return rows from lines of `question > answer`; `⏎` is a newline."""
    return table(fields, textwrap.dedent(text).strip().replace(" > ", "|"))


def starred(
    text: str, question: str = "question", choices: str = "choices", answer: str = "answer"
) -> tuple[Row, ...]:
    """Return rows from lines of `question|a/*b/c`, whose answer is the place of the star."""
    rows = []
    for row in table(f"{question}|{choices}*", text):
        options = row[choices]
        place = next(number for number, each in enumerate(options) if each.startswith("*"))
        rows.append({**row, choices: [each.lstrip("*") for each in options], answer: place})
    return tuple(rows)


def scored(text: str) -> tuple[Row, ...]:
    """Return rows from lines of `question|a/*b/c`, with the scores of the options."""
    return table("question|target_scores=", text)
