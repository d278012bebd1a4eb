"""Answers of a word or two, of which no small word tells the language: by letters or endings that
the language which is asked for has not, or as forms of the words that were to be translated."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from workbench.io.han import compiled, exactly
from workbench.lint.leaves import leaves_of
from workbench.lint.subject import Subject, golds_of
from workbench.lint.truth import without_accents

_SEEN_DOCS = 20
_MOST_LABELS = 12
_FEWEST_LABELS = 2
_FEWEST_ENDINGS = 3
_FEWEST_FORMS = 3
_SHARE_OF_FORMS = 0.4
_LONG_LABEL = 3
_SHORTEST_STEM = 3
_ENDING = 2

_LETTERS: Mapping[str, str] = {
    "en": "",
    "de": "äöüß",
    "fr": "àâæçéèêëîïôœùûüÿ",
    "es": "áéíñóúü",
    "it": "àèéìíîòóùú",
    "pt": "áâãàçéêíóôõúü",
    "nl": "áéëïíóöüè",
    "pl": "ąćęłńóśźż",
    "sv": "åäöé",
    "tr": "âçğıîöşüûi̇",
    "id": "é",
}
"""The letters with an accent that a language of Latin letters has of its own."""

_OF_FORMS = compiled(
    r"\b(?:plural|singular|past|tense|participle|form)|复数|过去|形式", re.IGNORECASE
)
_ROMANCE = exactly(r"[aoiu]\Z")
_LATIN = exactly(r"[A-Za-z\u00c0-\u024f' -]+")


def has_letters_of_others(outputs: Sequence[str], wanted: str) -> bool:
    """Say whether answers are a few labels, one of which has a letter that the language that is
    asked for has not; or, where that is English, all of which end as words of it hardly do."""
    if wanted not in _LETTERS:
        return False
    labels = {text.strip(" .").casefold() for text in outputs}
    is_few = _FEWEST_LABELS <= len(labels) <= _MOST_LABELS and 2 * len(labels) <= len(outputs)
    if not is_few or any(len(label.split()) > _LONG_LABEL for label in labels):
        return False
    if not all(map(_LATIN.fullmatch, labels)):
        return False
    own = _LETTERS[wanted]
    if any(
        sign.isalpha() and not sign.isascii() and sign not in own
        for text in labels
        for sign in text
    ):
        return True
    are_long = all(len(label) > _SHORTEST_STEM for label in labels)
    return wanted == "en" and are_long and len(labels) >= _FEWEST_ENDINGS and all(
        map(_ROMANCE.search, labels)
    )  # fmt: skip


def are_forms_of_rows(subject: Subject, told: str) -> bool:
    """Say whether many answers are another form of a word of their row, and no translation of it:
    `comer` and `comen`; where nothing but a translation is asked for."""
    if _OF_FORMS.search(told):
        return False
    items = subject.some(_SEEN_DOCS)
    golds = [golds_of(item.example)[0].strip().casefold() for item in items]
    if not golds or any(not gold or len(gold.split()) > 1 for gold in golds):
        return False
    found = 0
    for item, gold in zip(items, golds, strict=True):
        shown = (leaf.strip().casefold() for v in item.doc.data.values() for leaf in leaves_of(v))
        words = [
            w for w in shown if " " not in w and w != gold and w in item.example.input.casefold()
        ]
        found += any(_is_form(gold, word) for word in words)
    return found >= max(_FEWEST_FORMS, _SHARE_OF_FORMS * len(items))


def _is_form(one: str, other: str) -> bool:
    """Say whether a word begins as another one does up to its ending."""
    stem = without_accents(other)[: max(_SHORTEST_STEM, len(other) - _ENDING)]
    return len(other) > _SHORTEST_STEM and without_accents(one).startswith(stem)
