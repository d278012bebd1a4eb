"""Tasks whose answers are their texts put right: how such a text is written is their matter."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from difflib import SequenceMatcher
from typing import Any
from unicodedata import normalize

from workbench.lint.finding import Hit
from workbench.lint.leaves import leaves_of
from workbench.lint.subject import Subject, golds_of
from workbench.types import Rendered

_FEWEST_DOCS = 4
_SOME_DOCS = 12
_NEAR = 0.4
_FEWEST_FORMS = 3
_MOST_OF = 0.7
_ALIKE = 0.6
_FEWEST_SIGNS = 4
_LONGEST = 600
_MOST_BESIDE = 0.34

OF_TEXTS = frozenset(
    {
        *("text/encoding", "text/escaped", "text/hyphenated", "text/invisible", "text/look-alike"),
        *("text/markup", "text/mixed-widths", "text/not-composed", "text/raw-value"),
        *("text/run-together", "text/said-again", "text/scanned-digits", "text/stray-sign"),
        *("text/two-spaces", "text/typeset-code", "text/unclosed", "text/url-coded"),
    }
)
"""Rules that tell how a text is written."""


def is_put_right(subject: Subject) -> bool:
    """Say whether the answers are the texts of their rows, nearly as they stand there."""
    items = subject.some(_SOME_DOCS)
    if subject.method != "gen" or len(items) < _FEWEST_DOCS:
        return False
    right = sum(map(_is_text_put_right, items))
    return right >= max(_FEWEST_DOCS, _MOST_OF * len(items))


def _is_text_put_right(item: Rendered) -> bool:
    return any(True for _ in _put_right(item))


def _put_right(item: Rendered) -> Iterator[str]:
    """Yield the texts of a row that its answer is, nearly as they stand in its input."""
    gold = golds_of(item.example)[0].strip()
    if not _FEWEST_SIGNS <= len(gold) <= _LONGEST or gold in item.example.input:
        return
    leaves = [leaf.strip() for value in item.doc.data.values() for leaf in leaves_of(value)]
    for leaf in leaves:
        is_alike = len(leaf) <= 2 * len(gold) and leaf in item.example.input
        if is_alike and SequenceMatcher(None, leaf, gold, autojunk=False).ratio() >= _ALIKE:
            yield leaf


def is_changed_form(subject: Subject) -> bool:
    """Say whether the answers are other forms of a word that the rows have as a field and the
    inputs show, `goose, geese`: some are as the word itself, more are not."""
    items = subject.some(_SOME_DOCS)
    pairs = [(item, golds_of(item.example)[0].strip()) for item in items]
    for name in sorted(subject.fields):
        words = [item.doc.data.get(name) for item in items]
        changed = [
            (word, gold)
            for word, (item, gold) in zip(words, pairs, strict=True)
            if isinstance(word, str) and word != gold and word in item.example.input
        ]
        same = sum(word == gold for word, (_, gold) in zip(words, pairs, strict=True))
        if len(changed) + same == len(items) and len(changed) >= max(_FEWEST_FORMS, same / 2):
            alike = sum(_is_form(word, gold) for word, gold in changed)
            if alike >= _MOST_OF * len(changed):
                return True
    return False


def _is_form(word: str, other: str) -> bool:
    is_begun = word[:1].casefold() == other[:1].casefold()
    return is_begun and SequenceMatcher(None, word, other, autojunk=False).ratio() >= _NEAR


def is_beside_the_matter(subject: Subject, rule: str, hits: Sequence[Hit]) -> bool:
    """Say whether what a rule tells of some docs is not what their answers put right: entities
    around the word that is put right; or, of a few docs, letters that came apart, where the answers
    differ from the composed texts, too."""
    if rule == "text/markup":
        found = {_unquoted(str(hit.message.values.get("found", ""))) for hit in hits}
        return all(found) and not any(map(_is_within, subject.rendered, [found] * _SOME_DOCS))
    ids = {hit.doc_id for hit in hits}
    docs = [item for item in subject.rendered if item.doc.id in ids]
    if rule != "text/not-composed" or not 0 < len(docs) <= _MOST_BESIDE * len(subject.rendered):
        return False
    return not any(
        normalize("NFC", leaf.strip()) in map(str.strip, golds_of(item.example))
        for item in docs
        for value in item.doc.data.values()
        for leaf in leaves_of(value)
        if leaf.strip() in item.example.input
    )


def _is_within(item: Rendered, found: Collection[str]) -> bool:
    """Say whether a text that is put right has something in it."""
    return any(one in leaf for leaf in _put_right(item) for one in found)


def is_of_template(subject: Subject, hit: Hit) -> bool:
    """Say whether something that a hit tells of stands in the template."""
    values: Mapping[str, Any] = getattr(hit.message, "values", {})
    told: Sequence[str] = [value for value in values.values() if isinstance(value, str) and value]
    is_of_settings = hit.about == "delimiter"
    return is_of_settings or any(_unquoted(text) in subject.code.template for text in told)


def _unquoted(text: str) -> str:
    """Return what a message quotes as it stands in a text."""
    return text[1:-1] if len(text) > 2 and text[0] == text[-1] and text[0] in "'\"" else text
