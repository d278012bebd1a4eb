"""Short ways to write the rows, kinds of fault and right prompts of this corpus."""

from __future__ import annotations

import re
import textwrap

from tests.lint.making import RowChange, put
from tests.lint.shape import Row


def table(fields: str, text: str) -> tuple[Row, ...]:
    """Return a row per line, whose values stand between bars; a line that is set in goes on with
    the one before, and `⏎` is a newline. A field that ends with `*` is a list between slashes,
    with `#` a whole number, with `?` a truth, with `=` the scores of options between slashes, the
    right one with a star, and with `+` such scores of options that begin with a space."""
    rows = []
    for line in re.sub(r"\n +", " ", textwrap.dedent(text).strip()).splitlines():
        row: Row = {}
        for name, value in zip(fields.split("|"), line.split("|"), strict=True):
            key, sort = (name[:-1], name[-1]) if name[-1] in "*#?=+" else (name, "")
            items = [item.strip() for item in value.split("/")]
            space = " " if sort == "+" else ""
            if sort == "*":
                row[key] = items
            elif sort == "#":
                row[key] = int(value)
            elif sort == "?":
                row[key] = value == "true"
            elif sort:
                row[key] = {space + one.lstrip("*"): int(one.startswith("*")) for one in items}
            else:
                row[key] = value.replace("⏎", "\n")
        rows.append(row)
    return tuple(rows)


def starred(text: str) -> tuple[Row, ...]:
    """Return rows from lines of `question|a/*b/c`, whose answer is the place of the star."""
    rows = []
    for row in table("question|choices*", text):
        place = next(n for n, one in enumerate(row["choices"]) if one.startswith("*"))
        rows.append({**row, "choices": [one.lstrip("*") for one in row["choices"]]})
        rows[-1]["answer"] = place
    return tuple(rows)


def keys(names: dict[str, str]) -> RowChange:
    """Return what gives the options of `target_scores` other names."""

    def change(row: Row) -> dict[str, int]:
        return {names[key]: score for key, score in row["target_scores"].items()}

    return put("target_scores", change)


def qa(text: str, fields: str = "q|a") -> tuple[Row, ...]:
    """Return rows from lines of `question > answer`; `⏎` is a newline."""
    return table(fields, textwrap.dedent(text).strip().replace(" > ", "|"))
