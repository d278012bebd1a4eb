"""Answers of a few rows that are several in one text, `broth / soup`, `CAN/BIL`, where all others
are one. The rule `answer/unlike-others` says so."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from workbench.errors import shorten
from workbench.io.han import exactly
from workbench.lint.finding import Hit
from workbench.lint.subject import Subject
from workbench.messages import say

_FEWEST_DOCS = 8
_FEW = 0.15
_MOST_WORDS = 4
_LONGEST = 60
_SIGNS = exactly(
    r"\s*(?:[/|｜;；、]|\b(?:or|oder|ou|aka|или|lub|veya|أو|أم)\b|或者?|又は|または)\s*"
)
_IS_SENTENCE = exactly(r"[，。！？!?]|[.]\s*\Z|,\s")
_FRACTION = exactly(r"\d+\s*/\s*\d+|\bn/a\b|\bw/o?\b|\b\w/\w\b|\d,\d")


def several_in_one(subject: Subject) -> Iterator[Hit]:
    """Yield the docs whose answer is two or more in one, where no model says both."""
    items = subject.rendered
    golds = subject.golds
    if len(golds) < _FEWEST_DOCS or any("\n" in gold or gold[:1] in "{[" for gold in golds):
        return
    several = [place for place, gold in enumerate(golds) if _SIGNS.search(gold)]
    if not 0 < len(several) <= max(1, _FEW * len(golds)):
        return
    if any(_IS_SENTENCE.search(gold) for gold in golds):
        return
    plain = [gold for place, gold in enumerate(golds) if place not in several]
    longest = max(len(gold.split()) for gold in plain)
    if longest > _MOST_WORDS or max(map(len, plain)) > _LONGEST:
        return
    for place in several:
        gold, item = golds[place], items[place]
        parts = [part for part in _SIGNS.split(gold) if part.strip()]
        if not _are_each_one(gold, parts, plain) or _is_shown(gold, item.example.input):
            continue
        yield Hit(
            say("the answer is several in one, and all others are one: {own}",
                own=shorten(gold, 40)),
            say("Keep one of them, or give all as a list of golds."),
            item.doc.id,
            subject.code.line_of_output,
            about="several",
        )  # fmt: skip


def _are_each_one(gold: str, parts: Sequence[str], plain: Sequence[str]) -> bool:
    """Say whether parts of an answer are each what others are: labels, or as short, of letters."""
    if len(parts) < 2 or _FRACTION.search(gold):
        return False
    known = {one.casefold() for one in plain}
    if len(known) < len(plain) / 2:
        return all(part.strip().casefold() in known for part in parts)
    longest = max(len(one.split()) for one in plain)
    most = max(map(len, plain))
    return all(
        len(part.split()) <= longest and len(part) <= most and any(map(str.isalpha, part))
        for part in parts
    )


def _is_shown(gold: str, text: str) -> bool:
    return gold in text
