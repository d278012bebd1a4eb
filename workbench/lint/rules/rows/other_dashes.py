"""Answers with a minus or a hyphen that is another character than that of the others, or of their
own text. The rule `answer/unlike-others` says so."""

from __future__ import annotations

from collections.abc import Iterator

from workbench.errors import shorten
from workbench.io.han import exactly
from workbench.lint.finding import Hit
from workbench.lint.subject import Subject
from workbench.messages import quoted, say

_MOST_DOCS = 400
_FEWEST_DOCS = 4
_SIGNS = "−‑‐–"
_NUMBER = exactly(r"(?<![\w−–])[−–]\d+(?:[.,]\d+)*(?![\w−–-])")
_JOINED = exactly(r"(?<=[^\W_])[−‑‐](?=[^\W_])")
_PLAIN = exactly(r"(?<=[^\W_])-(?=[^\W_])")


def other_dashes(subject: Subject) -> Iterator[Hit]:
    """Yield the docs whose answer has a number with another minus than its own text, or a hyphen
    between its parts that is another one than in most answers."""
    golds = subject.rights[:_MOST_DOCS]
    odd = [place for place, gold in enumerate(golds) if not gold.isascii() and _sign_of(gold)]
    if not odd or len(golds) < _FEWEST_DOCS:
        return
    plain = sum("-" in gold and _PLAIN.search(gold) is not None for gold in golds)
    joined = [place for place in odd if _JOINED.search(golds[place])]
    found = {place for place in joined if plain > len(joined)}
    for place in odd:
        text = subject.rendered[place].example.input
        found |= {
            place
            for match in _NUMBER.finditer(golds[place])
            if match[0] not in text and f"-{match[0][1:]}" in text
        }
    for place in sorted(found):
        sign = _sign_of(golds[place])
        yield Hit(
            say("the answer {answer} has {sign}, U+{code}, where others have a hyphen",
                answer=quoted(shorten(golds[place], 30)), sign=quoted(sign),
                code=f"{ord(sign):04X}"),
            say("Write the same sign in all rows."),
            subject.rendered[place].doc.id,
            subject.code.line_of_output,
            about="dashes",
        )  # fmt: skip


def _sign_of(text: str) -> str:
    return next((sign for sign in _SIGNS if sign in text), "")
