"""Rows whose answer is the misspelt word itself, as it stands in the text, where nearly all others
have it mended. The rule `answer/unlike-others` says so, in a hint."""

from __future__ import annotations

from collections.abc import Iterator

from workbench.errors import shorten
from workbench.lint.finding import Hit
from workbench.lint.leaves import leaves_of
from workbench.lint.near_words import mended_words
from workbench.lint.subject import Subject, golds_of
from workbench.lint.truth import places_of
from workbench.messages import say
from workbench.types import Rendered

_MOST_OF = 0.7


def unmended(subject: Subject) -> Iterator[Hit]:
    """Yield the docs whose answer stands as a word in the text that it is asked of."""
    mended = mended_words(subject)
    if mended is None or not _MOST_OF * len(mended) <= sum(mended) < len(mended):
        return
    for item, is_mended in zip(subject.rendered, mended, strict=False):
        gold = golds_of(item.example)[0].strip()
        if not is_mended and _stands_in(gold.casefold(), item):
            yield Hit(
                say("the answer stands in its text as it is, and those of others are a slip away "
                    "from a word there: {own}", own=shorten(gold, 30)),
                say("Correct the row's answer."),
                item.doc.id,
                subject.code.line_of_output,
                about="unmended",
                severity="hint",
            )  # fmt: skip


def _stands_in(word: str, item: Rendered) -> bool:
    """Say whether a longer text of the row that the input shows has a word."""
    return any(
        len(leaf) > len(word) and leaf in item.example.input
        for leaf in leaves_of(item.doc.data)
        for _ in places_of(word, leaf.casefold())
    )
