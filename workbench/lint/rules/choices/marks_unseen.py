"""Answers that are marks of a series which no prompt has: `②` where the options are marked A to D.
The rule `answer/letters` says so."""

from __future__ import annotations

from collections.abc import Iterator

from workbench.lint.finding import Hit
from workbench.lint.subject import Subject
from workbench.messages import say

_FEWEST_DOCS = 4
_SERIES = ("①②③④⑤⑥⑦⑧⑨⑩", "甲乙丙丁戊己庚辛", "ⅠⅡⅢⅣⅤⅥ", "ⓐⓑⓒⓓⓔⓕ", "㈠㈡㈢㈣㈤",
           "⑴⑵⑶⑷⑸⑹", "가나다라마", "アイウエオ",
           "АБВГДЕ", "αβγδε")  # fmt: skip


def marks_unseen(subject: Subject) -> Iterator[Hit]:
    """Yield all docs where each answer is a sign of one series and no input has any of that."""
    golds = subject.golds
    if len(golds) < _FEWEST_DOCS or len(set(golds)) < 2 or not all(len(g) == 1 for g in golds):
        return
    series = next((one for one in _SERIES if set(golds) <= set(one)), "")
    if not series:
        return
    signs = sorted(set(golds))
    if any(sign in item.example.input for item in subject.rendered for sign in signs):
        return
    for item, gold in zip(subject.rendered, golds, strict=True):
        yield Hit(
            say("the answer is {gold}, and the prompt has no such mark", gold=gold),
            say("Mark the options as the answers are marked."),
            item.doc.id,
            subject.code.line_of_output,
            about="unseen",
        )
