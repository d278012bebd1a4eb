"""Answers that stand in their texts, and those of two rows that each stand in the text of the other
row. The rule `answer/unlike-others` says so."""

from __future__ import annotations

from collections.abc import Iterator

from workbench.errors import shorten
from workbench.lint.finding import Hit
from workbench.lint.subject import Subject
from workbench.lint.truth import places_of
from workbench.messages import say

_MOST_DOCS = 400
_FEWEST_DOCS = 8
_SHORTEST = 3
_FEWEST_KINDS = 0.5
_MOST_OF = 0.5


def exchanged_answers(subject: Subject) -> Iterator[Hit]:
    """Yield the docs whose answer does not stand in their own input and stands in that of another
    doc, whose answer stands in theirs alone, where all others stand in their own."""
    items, golds = subject.rendered[:_MOST_DOCS], subject.rights[:_MOST_DOCS]
    if len(items) < _FEWEST_DOCS or subject.method == "ppl" or min(map(len, golds)) < _SHORTEST:
        return
    texts = [item.example.input for item in items]
    odd = [place for place, gold in enumerate(golds) if gold not in texts[place]]
    if not 2 <= len(odd) <= (1 - _MOST_OF) * len(items):
        return
    if len({*golds}) < _FEWEST_KINDS * len(golds):
        return
    partner = {
        one: other for one in odd for other in odd
        if one != other and _is_in(golds[one], texts[other]) and _is_in(golds[other], texts[one])
    }  # fmt: skip
    if {*partner} != {*odd}:
        return
    for one, other in partner.items():
        yield Hit(
            say("the answer {own} stands in the text of another row, whose answer stands in that of"
                " this one: {other}", own=shorten(golds[one], 30), other=shorten(golds[other], 30)),
            say("Exchange the answers of the two rows."),
            items[one].doc.id,
            subject.code.line_of_output,
            about="exchanged",
        )  # fmt: skip


def _is_in(gold: str, text: str) -> bool:
    return next(places_of(gold, text), None) is not None
