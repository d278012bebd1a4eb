"""A list of as many words as there are labels, none of which is one: each is a label in another
form, `formal o informal` where `formale` and `informale` are right, or all are in Latin letters
where the labels are in another script. The rule `answer/other-names` says so, in a hint."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterator, Sequence

from workbench.io.han import compiled, exactly
from workbench.lint.finding import Hit
from workbench.lint.label_sets import OR_WORDS
from workbench.lint.rules.instructions.labels import names_one
from workbench.lint.subject import Subject
from workbench.lint.told import on_own_text, own_text
from workbench.messages import say

_FEWEST_DOCS = 6
_MOST_LABELS = 8
_DOCS_A_LABEL = 2
_SHORTEST = 4
_ALIKE = 0.6
_SHOWN = 60
_WORD = r"[^\W\d_]{3,}"
_OR = rf"(?:{'|'.join((*OR_WORDS, 'of'))})"
_BESIDE = r"(?:[^\W\d_]{1,4} )?"
_SERIES = compiled(
    rf"(?P<said>{_WORD}(?:, {_BESIDE}{_WORD})*,? {_OR} {_BESIDE}{_WORD})(?=\s*(?:[.?!:;)]|$))",
    re.IGNORECASE | re.MULTILINE,
)
"""Words of a list at the end of a sentence or in brackets."""

_PARTS = compiled(rf",? {_OR} |, ", re.IGNORECASE)
_LATIN = r"[A-Za-z][A-Za-z'-]*(?: [A-Za-z'-]+){0,3}"
_AMONG = exactly(
    rf"[从從在由]\s?[“「\"]?(?P<said>{_LATIN}(?:\s?[、，,/或和]\s?{_LATIN})+)[”」\"]?\s?"
    rf"(?:[这那]?[几两二三四五六七八]?[个种类])?(?:之)?[中里](?:选|選|挑|判断|任选)"
    rf"|[(（:：]\s?(?P<listed>{_LATIN}(?:\s?[、，/]\s?{_LATIN})+)\s?(?=[)）。]|$)",
    re.MULTILINE,
)
_AMONG_PARTS = exactly(r"\s?[、，,/或和]\s?")


def named_in_forms(subject: Subject) -> Iterator[Hit]:
    """Yield a hint at such a list, where the prompt names no label besides."""
    counts = Counter(subject.bare_rights)
    is_set = 2 <= len(counts) <= _MOST_LABELS and counts.total() >= _FEWEST_DOCS
    if not is_set or min(counts.values()) < _DOCS_A_LABEL or min(map(len, counts)) < 2:
        return
    text = own_text(subject)
    if names_one(text, counts):
        return
    for words in _in_latin(text, counts) or _in_forms(text, counts):
        yield on_own_text(
            subject,
            say("the prompt names {named!r}; the answers are {known}",
                named=words[:_SHOWN], known=", ".join(sorted(counts)[:4])),
            say("Name the labels as the answers are written."),
            words,
            f"in forms {words}",
        )  # fmt: skip
        return


def _in_forms(text: str, labels: Collection[str]) -> Sequence[str]:
    """Return the list whose words are forms of the labels, one of each."""
    if min(map(len, labels)) < _SHORTEST:
        return ()
    for match in _SERIES.finditer(text):
        words = [part.split()[-1].casefold() for part in _PARTS.split(match["said"])]
        if len(words) == len(labels) and {
            label for word in words for label in labels if _is_form(word, label)
        } == {*labels}:
            return (match["said"],)
    return ()


def _is_form(word: str, label: str) -> bool:
    """Say whether a word and a label begin alike, and end otherwise."""
    pairs = zip(word, label, strict=False)
    size = next((i for i, (a, b) in enumerate(pairs) if a != b), min(len(word), len(label)))
    return word != label and size >= max(_SHORTEST, _ALIKE * max(len(word), len(label)))


def _in_latin(text: str, labels: Collection[str]) -> Sequence[str]:
    """Return the list in Latin letters of as many words as there are labels, none of which has
    any."""
    if any(re.search(r"[A-Za-z]", label) or label.isascii() for label in labels):
        return ()
    for match in _AMONG.finditer(text):
        said = match["said"] or match["listed"]
        if len(_AMONG_PARTS.split(said)) == len(labels):
            return (said,)
    return ()
