"""Short ways to write the rows, kinds of fault and right prompts of this corpus."""

from __future__ import annotations

import textwrap

from tests.lint.making import table
from tests.lint.shape import Row


def starred(text: str, fields: str = "question", answer: str = "answer") -> tuple[Row, ...]:
    """Return rows of lines that end with `a/*b/c`, the choices; the star's place is the answer."""
    rows = []
    for row in table(f"{fields}|choices*", text):
        options = row["choices"]
        place = next(number for number, text in enumerate(options) if text.startswith("*"))
        rows.append({**row, "choices": [text.lstrip("*") for text in options], answer: place})
    return tuple(rows)


def scored_by(text: str, strip: bool = True) -> tuple[Row, ...]:
    """Return rows from lines of `question|a/*b/c`, with the scores of the options; these keep the
    spaces that they begin with where `strip` is false."""
    rows = []
    for line in textwrap.dedent(text).strip().splitlines():
        question, _, options = line.partition("|")
        scores = {}
        for each_one in options.split("/"):
            key = each_one.lstrip("*")
            scores[key.strip() if strip else key] = int(each_one.startswith("*"))
        rows.append({"question": question, "target_scores": scores})
    return tuple(rows)
