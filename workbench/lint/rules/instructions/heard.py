"""What the rules on a prompt's words about its rows and answers share: what all prompts say, what
a doc shows of its row, and which share of the docs must speak against it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from typing import TypeAlias

from workbench.io.han import AnyPattern, exactly
from workbench.lint.leaves import leaves_of
from workbench.lint.rules.texts.unshown import texts_in
from workbench.lint.subject import Subject
from workbench.messages import Message
from workbench.types import Rendered

FEWEST_DOCS = 4
NEARLY_ALL = 0.9
_MOST_LABELS = 12
_SENTENCE = exactly(r"[.!?。！？；;\n]")

Said: TypeAlias = tuple[str, Message]
"""Words of all prompts, and what is said of them."""


def said_everywhere(texts: Sequence[str], pattern: AnyPattern) -> Iterator[re.Match[str]]:
    """Yield what a pattern fits in what the first prompt says, as far as all prompts say it."""
    for match in pattern.finditer(texts[0]) if texts else ():
        if all(match[0] in text for text in texts):
            yield match


def before_in_sentence(match: re.Match[str]) -> str:
    """Return what stands before a match in its sentence."""
    return _SENTENCE.split(match.string[: match.start()])[-1]


def behind_in_sentence(match: re.Match[str]) -> str:
    """Return what stands behind a match in its sentence."""
    return _SENTENCE.split(match.string[match.end() :])[0]


def is_nearly_all(count: int, of: int) -> bool:
    """Say whether so many docs are nearly all of at least a few."""
    return of >= FEWEST_DOCS and count >= NEARLY_ALL * of


def shown_texts(item: Rendered) -> list[str]:
    """Return the texts of a row that say something and stand in its input: those that are no
    answers by their names, or else any."""
    own = item.example.input
    named = [text for text in texts_in(item.doc.data) if text in own]
    return named or [text for text in texts_in([*leaves_of(item.doc.data)]) if text in own]


def golds(subject: Subject) -> Counter[str]:
    """Return what is right, each with the number of its docs, in one case."""
    return Counter(subject.bare_rights)


def are_labels(counts: Counter[str]) -> bool:
    """Say whether answers are a few labels, each of which is there several times."""
    return 2 <= len(counts) <= _MOST_LABELS and counts.total() >= 3 * len(counts)


def has_label(text: str, label: str) -> bool:
    """Say whether a text has a label: as a whole word in whatever case where that is in ASCII."""
    if not label.isascii():
        return label in text
    return re.search(rf"(?<!\w){re.escape(label)}(?!\w)", text, re.IGNORECASE) is not None


def is_within_word(match: re.Match[str]) -> bool:
    """Say whether a letter stands right before or behind what was found."""
    words = match.string
    around = words[max(0, match.start() - 1) : match.start()], words[match.end() : match.end() + 1]
    return any(map(str.isalpha, around))


def has_word(text: str, words: Collection[str]) -> bool:
    """Say whether a text in small letters has one of some words: whole ones, or Chinese ones."""
    return any(
        word in text and (not word.isascii() or re.search(rf"(?<!\w){re.escape(word)}(?!\w)", text))
        for word in words
    )
