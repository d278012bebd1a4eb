"""Classes that the template marks with one sign each, `A = the landlord`, `m: mammal; b: bird`, and
answers that are other marks: those of a list before. The rule `answer/letters` says so, in a
hint."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

from workbench.lint.finding import Hit
from workbench.lint.rules.choices.marked_classes import bare_meaning, marked_in
from workbench.lint.rules.instructions.cased import is_told_apart
from workbench.lint.subject import Subject
from workbench.lint.told import own_text
from workbench.messages import say

_FEWEST_DOCS = 6
_WORDS = frozenset("aeiouyàáäåèéìíòóöøùúüıæAIOEYвикосуяВИКОСУЯ")
"""Letters that are words in some language."""


def marks_of_before(subject: Subject) -> Iterator[Hit]:
    """Yield the docs whose answer is no mark of the classes that all prompts list, where answers
    are one sign each, and the prompt has these nowhere else."""
    golds = subject.rights_by_id
    labels = {*golds.values()}
    if len(golds) < _FEWEST_DOCS or len(labels) < 2 or not all(len(g) == 1 for g in labels):
        return
    text = own_text(subject)
    marks = {} if any(subject.truths[doc].options for doc in golds) else marked_in(text)
    if not len(labels) <= len(marks) or not _are_others(subject, golds, marks, text):
        return
    for doc, gold in golds.items():
        if gold not in marks:
            yield Hit(
                say("the answer is {gold!r}; the prompt has {seen}",
                    gold=gold, seen=", ".join(marks)),
                say("Mark the options as the answers are marked."),
                doc,
                subject.code.line_of_input,
                about="marks of before",
                severity="hint",
            )  # fmt: skip


def _are_others(
    subject: Subject, golds: Mapping[int, str], marks: Mapping[str, str], text: str
) -> bool:
    labels, folded = {*golds.values()}, {mark.casefold() for mark in marks}
    others = [gold for gold in labels if gold.casefold() not in folded]
    if not others and not labels & {*marks}:
        others = [*labels] if is_told_apart(subject, {g: g.swapcase() for g in labels}) else []
    if not others or not all(mark.isalpha() for mark in marks):
        return False
    if all(gold.isdigit() for gold in labels):
        return _name_classes(subject, golds, [*map(bare_meaning, marks.values())])
    is_said = any(_is_said(gold, text) for gold in others)
    return not is_said and all(gold.isalpha() for gold in labels)


def _name_classes(subject: Subject, golds: Mapping[int, str], meanings: Sequence[str]) -> bool:
    """Say whether rows have the class in words that the prompt marks, with one number for each."""
    for name in sorted(subject.fields & subject.code.fields_of_output):
        values = [item.doc.data.get(name) for item in subject.rendered]
        if not all(isinstance(v, str) and v.casefold() in meanings for v in values):
            continue
        pairs = set(zip(values, golds.values(), strict=True))
        if len(pairs) == len({*values}) == len({*golds.values()}):
            return True
    return False


def _is_said(mark: str, text: str) -> bool:
    """Say whether a text has a mark by itself; a letter that is a word, as a mark alone."""
    own = re.escape(mark)
    if mark in _WORDS:
        return re.search(rf"(?<!\w){own}\s?[)）:：=.]|[\"“‘'(（]{own}[\"”’')）]", text) is not None
    return re.search(rf"(?<![\w'’]){own}(?![\w'’])", text) is not None
