"""A question of the template's that is asked before the last one, and has nothing behind its cue:
`… Order:`, and again `Put these in order …`. The rule `few-shot/no-answer` says so."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from workbench.errors import shorten
from workbench.lint.finding import Hit
from workbench.lint.subject import Subject
from workbench.messages import say

_SEEN_DOCS = 20
_SHORTEST = 8
_ENDS = (":", "：", "=", ">", "→", "?", "？", "is", "是", "为")


def asked_twice(subject: Subject) -> Iterator[Hit]:
    """Yield the docs whose first line comes again behind the line that the input ends with."""
    for item in subject.some(_SEEN_DOCS):
        text = item.example.input.strip()
        first, last = text.split("\n", 1)[0].strip(), text.rpartition("\n")[2].strip()
        if len(first.encode()) < _SHORTEST or first == last or not last.endswith(_ENDS):
            continue
        lines = [line.strip() for line in text.split("\n") if line.strip()]
        if any(one == last and other == first for one, other in pairwise(lines)):
            yield Hit(
                say("a worked example has no answer: {text}", text=shorten(first, 50)),
                say("Write its answer behind the last cue, or take it out."),
                item.doc.id,
                subject.code.line_with(last) or subject.code.line_of_input,
            )
