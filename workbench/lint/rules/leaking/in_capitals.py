"""An answer that is in capitals in its text, or letters of an answer that are. The rule
`answer/marked` says so."""

from __future__ import annotations

import re
from collections.abc import Sequence

from workbench.errors import shorten
from workbench.io.han import compiled, exactly
from workbench.lint.leaves import leaves_of
from workbench.lint.most import in_most
from workbench.lint.rules.leaking.given import Told, gold_of
from workbench.lint.subject import Subject
from workbench.lint.truth import is_of_answers
from workbench.messages import say
from workbench.types import Rendered

_FEWEST_DOCS = 4
_MOST_OF = 0.9
_MOSTLY_SMALL = 0.6
_FEWEST_LETTERS = 2
OF_CAPITALS = compiled(
    r"\b(?:upper-?\s?case|capitali[sz]\w*|capitals|in capitals?|capital letters?|all[- ]caps"
    r"|acronym\w*|abbreviat\w*|camel\w*|case)\b|大写|缩写",
    re.IGNORECASE,
)
_WORD = exactly(r"[^\W\d_]+")


def by_capitals(subject: Subject) -> Told:
    """Return the docs whose answer stands in capitals in the midst of small letters, or is spelled
    by the capitals that its text has within words."""
    if len(subject.rendered) < _FEWEST_DOCS or OF_CAPITALS.search(subject.told):
        return ()
    for find in (_in_capitals, _spelled):
        least = max(_FEWEST_DOCS, _MOST_OF * len(subject.rendered))
        found = in_most(subject.rendered, find, least)
        if len({gold_of(item) for item, _ in found}) > 2:
            return [
                (item, say("the answer is marked in the input: {said}", said=shorten(said, 40)))
                for item, said in found
            ]
    return ()


def _texts(item: Rendered) -> Sequence[str]:
    gold = gold_of(item)
    return [
        leaf
        for name, value in item.doc.data.items()
        if not is_of_answers(str(name)) and value != gold
        for leaf in leaves_of(value)
        if leaf.strip() and leaf.strip() in item.example.input
    ]


def _in_capitals(item: Rendered) -> str:
    gold = gold_of(item)
    large = gold.upper()
    if (
        gold == large
        or sum(map(str.isalpha, gold)) < _FEWEST_LETTERS
        or large not in item.example.input
    ):
        return ""
    for text in _texts(item):
        at = text.find(large)
        rest = (text[:at] + text[at + len(large) :]) if at >= 0 else ""
        letters = [sign for sign in rest if sign.isalpha()]
        is_small = sum(map(str.islower, letters)) > _MOSTLY_SMALL * max(1, len(letters))
        if letters and is_small and gold not in text:
            return large
    return ""


def _spelled(item: Rendered) -> str:
    """Return the words whose capitals spell a doc's answer, where none begins a word."""
    gold = "".join(filter(str.isalpha, gold_of(item).casefold()))
    if not _FEWEST_LETTERS <= len(gold) < 20:
        return ""
    words = [word for text in _texts(item) for word in _WORD.findall(text)]
    inner = [
        word
        for word in words
        if len(word) > 1 and any(map(str.isupper, word[1:])) and not word.isupper()
    ]
    spelled = "".join(sign for word in inner for sign in word if sign.isupper()).casefold()
    is_inner = all(word[0].islower() for word in inner)
    return " ".join(inner) if spelled == gold and is_inner else ""
