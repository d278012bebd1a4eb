"""Labels that stand for another class than the words of their texts in rows that follow each other,
and in no others: two files were joined, and one has its labels the other way round. The rule
`answer/unlike-others` says so."""

from __future__ import annotations

import math
from collections.abc import Iterator

from workbench.lint.finding import Hit
from workbench.lint.rules.choices.own_words import words_told
from workbench.lint.subject import Subject
from workbench.messages import quoted, say

_FEWEST_TOLD = 7
_FEWEST_RUN = 3
_BY_CHANCE = 0.05
_SHOWN_WORDS = 3


def turned_in_a_run(subject: Subject) -> Iterator[Hit]:
    """Yield the docs of a run whose labels all are against the words of their texts, where those of
    the docs before and behind it nearly all agree with theirs."""
    told = words_told(subject, {})
    ids = [item.doc.id for item in subject.rendered if item.doc.id in told]
    if len(ids) < _FEWEST_TOLD:
        return
    against = [told[doc].own is not told[doc].told for doc in ids]
    places = [place for place, is_against in enumerate(against) if is_against]
    count = len(places)
    if not _FEWEST_RUN <= count <= len(ids) - _FEWEST_RUN:
        return
    if places[-1] - places[0] != count - 1:
        return
    # In how many ways may as many be against, and in how many of them in one run?
    if (len(ids) - count + 1) / math.comb(len(ids), count) > _BY_CHANCE:
        return
    run = [told[ids[place]] for place in places]
    if len({one.label for one in run}) < 2:
        return
    for place in places:
        one = told[ids[place]]
        yield Hit(
            say("the rows from here on have their labels turned round: {label} for {words}",
                label=quoted(one.label), words=", ".join(one.words[:_SHOWN_WORDS])),
            say("Compare how the files were labelled that were joined here."),
            ids[place],
            subject.code.line_of_output,
            about="turned",
        )  # fmt: skip
