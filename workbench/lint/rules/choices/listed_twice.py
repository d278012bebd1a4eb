"""A list of all labels that has one of them twice, `(rent, noise, noise, repairs)`: a label was
added that is there, or one was to be another. The rule `answer/same-option` says so, in a hint."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence

from workbench.errors import shorten
from workbench.io.han import exactly
from workbench.lint.finding import Hit
from workbench.lint.rules.instructions.labels import PARTS
from workbench.lint.rules.instructions.series_named import quoted_in
from workbench.lint.subject import Subject, twice_in
from workbench.lint.told import on_own_text, own_text
from workbench.lint.truth import bare
from workbench.messages import quoted, say

_MOST_LABELS = 12
_FEWEST = 2
_QUOTES = " \t\"'“”‘’„«»`*「」『』"
_SETS = exactly(r"[(（:：][ \t]*([^()（）:：\n.。?？]{5,160}?)[ \t]*(?=[)）.。?？\n]|$)")
"""What stands in brackets, or behind a colon up to the end of its sentence."""


def listed_twice(subject: Subject) -> Iterator[Hit]:
    """Yield a hint at a label that the prompt's own list of all labels has twice."""
    golds = Counter(subject.bare_rights)
    is_set = 2 <= len(golds) <= _MOST_LABELS and min(golds.values()) >= _FEWEST
    text = own_text(subject) if is_set else ""
    if not is_set or not all(gold in text.casefold() for gold in golds):
        return
    for words, parts in _lists(text, golds):
        twice = twice_in(parts)
        if twice is not None and {*parts} == {*golds}:
            yield on_own_text(
                subject,
                say("the prompt's list of labels has {label} twice: {words}",
                    label=quoted(twice), words=shorten(words, 50)),
                say("Name each label once."),
                words,
                f"label twice {twice}",
            )  # fmt: skip
            return


def _lists(text: str, golds: Collection[str]) -> Iterator[tuple[str, Sequence[str]]]:
    """Yield the lists of more than all labels: those in quotes one behind the other, and those in
    brackets or behind a colon."""
    for words, parts in quoted_in(text):
        if len(parts) > len(golds):
            yield words, parts
    for match in _SETS.finditer(text):
        parts = [bare(part.strip(_QUOTES)) for part in PARTS.split(match[1]) if part.strip()]
        if len(parts) > len(golds):
            yield match[1], parts
