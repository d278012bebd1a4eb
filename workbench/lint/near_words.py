"""Words that are a slip or two away from one of a text: what a spelling that was mended is."""

from __future__ import annotations

from difflib import SequenceMatcher
from functools import lru_cache

from workbench.io.han import exactly
from workbench.lint.subject import Subject, golds_of

_SLIPS = 2
_ALIKE = 0.7
_LONGEST_TEXT = 2000
_FEWEST_DOCS = 6
_MOST_DOCS = 200
_SEEN = 12
_WORD = exactly(r"[^\W\d_]{3,}")


@lru_cache(maxsize=4096)
def near_word(word: str, text: str) -> str:
    """Return the word of a text that another one is a slip or two away from and that begins as it
    does, "" where there is none, or the text has the word itself."""
    own = word.casefold()
    near = ""
    for other in _WORD.findall(text[-_LONGEST_TEXT:].casefold()):
        if other == own:
            return ""
        if other[0] == own[:1] and abs(len(other) - len(own)) <= _SLIPS and not near:
            near = other if SequenceMatcher(None, own, other).ratio() >= _ALIKE else ""
    return near


def mended_words(subject: Subject) -> list[bool] | None:
    """Return for each of the first docs whether its answer is near a word of its input and not
    itself there; None where the answers of the first few are no single words, or few are so."""
    items = subject.some(_MOST_DOCS)
    golds = [golds_of(item.example)[0].strip() for item in items]
    if len(items) < _FEWEST_DOCS or subject.method == "ppl" or not all(map(str.isalpha, golds)):
        return None
    pairs = [(gold, item.example.input) for gold, item in zip(golds, items, strict=True)]
    if 2 * sum(near_word(*pair) != "" for pair in pairs[:_SEEN]) <= len(pairs[:_SEEN]):
        return None
    return [near_word(*pair) != "" for pair in pairs]
