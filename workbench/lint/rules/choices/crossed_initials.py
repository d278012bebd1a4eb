"""Two labels in short that stand behind each other's words: `true (F) or false (T)`, `ja = n, nein
= j`. The rule `answer/legend` says so."""

from __future__ import annotations

from collections.abc import Collection
from itertools import pairwise

from workbench.io.han import exactly
from workbench.lint.rules.choices.marked_classes import bare_meaning, marked_in
from workbench.lint.rules.instructions.labels import texts_of
from workbench.lint.subject import Subject
from workbench.lint.told import own_text
from workbench.messages import Message, quoted, say

_FEWEST_DOCS = 4
_FEWEST_MARKS = 3
_ALPHABET = "abcdefghijklmnopqrstuvwxyz"
_PAIR = exactly(
    r"(?P<word>[^\W\d_]{2,20})[\"'”’»*`]{0,2}(?:\s?[(（\[]|\s?[=:→]\s?|\s?[-=]>\s?)\s?"
    r"[\"'“‘«*`]{0,2}(?P<short>[^\W\d_])[\"'”’»*`]{0,2}(?!\w)"
)
_BEFORE = exactly(
    r"(?<!\w)(?P<short>[^\W\d_])[\"'”’»*`]{0,2}\s?(?:[=:→]|[-=]>|\(|for\b|für\b|pour\b|para\b|per\b"
    r"|для\b|als\b)\s?[\"'“‘«*`]{0,2}(?P<word>[^\W\d_]{2,20})"
)


def crossed_initials(subject: Subject) -> Message | None:
    """Return what is said of a prompt in which each of two words has the first letter of the other
    one for its label."""
    labels = set(subject.rights)
    are_short = len(labels) == 2 and all(len(one) == 1 and one.isalpha() for one in labels)
    if len(subject.rendered) < _FEWEST_DOCS:
        return None
    texts = texts_of(subject) if are_short else ()
    if not texts:
        return _crossed_marks(subject, labels)
    for pattern in (_PAIR, _BEFORE):
        found = [match for match in pattern.finditer(texts[0]) if match["short"] in labels]
        for one, other in pairwise(found):
            first, second = one["word"][0].casefold(), other["word"][0].casefold()
            own = (one["short"].casefold(), other["short"].casefold())
            if first != second and own == (second, first) and all(one[0] in t for t in texts):
                return say("the prompt says {text} of {label}, which are another class's words",
                           text=one["word"], label=quoted(one["short"]))  # fmt: skip
    return None


def _crossed_marks(subject: Subject, labels: Collection[str]) -> Message | None:
    """Return what is said of a list of three classes or more whose marks are how they begin, each
    once, and two or more stand before another one: `L = the tenant`, `T = both`."""
    if len(labels) < _FEWEST_MARKS or not all(len(one) == 1 and one.isalpha() for one in labels):
        return None
    marks = marked_in(own_text(subject))
    if not set(labels) <= marks.keys() or len(marks) < _FEWEST_MARKS:
        return None
    begun = {mark: bare_meaning(text)[:1] for mark, text in marks.items()}
    own = {mark.casefold() for mark in marks}
    is_series = "".join(sorted(own)) in _ALPHABET
    if is_series or {*begun.values()} != own or len({*begun.values()}) < len(marks):
        return None
    wrong = [mark for mark, first in begun.items() if mark.casefold() != first]
    if len(wrong) < 2:
        return None
    return say("the prompt says {text} of {label}, which are another class's words",
               text=marks[wrong[0]], label=quoted(wrong[0]))  # fmt: skip
