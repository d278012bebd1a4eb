"""Short ways to write the rows and the right prompts of this list."""

from __future__ import annotations

import re
import textwrap
from typing import Any

from tests.lint import making
from tests.lint.making import Right, records, right
from tests.lint.shape import Row

__all__ = ["keyed", "ranked", "records", "right", "starred", "table"]

BEST = 'gold = [key for key, score in data["target_scores"].items() if score == 1][0]'


def _joined(text: str) -> str:
    """Return a table's text whose lines that are set in and begin with a bar close up to the line before."""
    return re.sub(r"\n +\|", "|", textwrap.dedent(text))


def table(fields: str, text: str) -> tuple[Row, ...]:
    """Return a row per line; a line that is set in goes on with the one before, from a bar on without a space."""
    return making.table(fields, _joined(text))


def starred(
    text: str, question: str = "question", choices: str = "choices", answer: str = "answer"
) -> tuple[Row, ...]:
    """Return rows from lines of `question|a/*b/c`, whose answer is the place of the star."""
    return making.starred(_joined(text), question, choices, answer)


def keyed(fields: str, text: str, lead: str = " ") -> tuple[Row, ...]:
    """Return rows whose last value is the scores of options, each of which begins with `lead`."""
    return making.keyed(fields, _joined(text), lead)


def ranked(what: str, name: str, body: str, rows: tuple[Row, ...], **fields: Any) -> Right:
    """Return a right prompt by perplexity: the body makes `text`, and the option that scores 1 is the gold."""
    body = textwrap.dedent(body).strip("\n") + "\n" + BEST
    return right(what, name, body, rows, lead="", method="ppl", metric="log_prob", **fields)
