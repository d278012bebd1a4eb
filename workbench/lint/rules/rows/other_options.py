"""Options of a row that are letters or figures, where those of all others are sentences. The rule
`answer/unlike-others` says so."""

from __future__ import annotations

from collections.abc import Iterator

from workbench.lint.finding import Hit
from workbench.lint.subject import Subject
from workbench.messages import say

_MOST_DOCS = 400
_FEWEST_DOCS = 8
_MOST_ODD = 0.15
_LONGEST_ODD = 3
_SHORTEST = 12


def other_options(subject: Subject) -> Iterator[Hit]:
    """Yield the few docs whose options all are so short."""
    items = subject.some(_MOST_DOCS)
    if len(items) < _FEWEST_DOCS or subject.method != "ppl":
        return
    odd = []
    for item in items:
        sizes = [len(choice.strip()) for choice in item.choices]
        if not sizes or (max(sizes) > _LONGEST_ODD and min(sizes) < _SHORTEST):
            return
        if max(sizes) <= _LONGEST_ODD:
            odd.append(item)
    if len(odd) > max(1, _MOST_ODD * len(items)):
        return
    for item in odd:
        yield Hit(
            say("the options are {options}, and those of all others are sentences",
                options=", ".join(choice.strip() for choice in item.choices)),
            say("Give the row its own options, or leave it out."),
            item.doc.id,
            subject.code.line_of_output,
            about="short options",
        )  # fmt: skip
