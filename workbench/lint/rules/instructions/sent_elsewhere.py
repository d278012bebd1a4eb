"""A word to which a sentence sends a case as it sends another one to a label, with the same words
before: `noise belongs to Traffic, a broken lamp belongs to Lighting`. The rule `answer/other-names`
says so, in a hint."""

from __future__ import annotations

import re
from collections.abc import Collection

from workbench.io.han import compiled, exactly
from workbench.lint.sentences import units_of

_STEM = 4
"""Words that begin with so many letters alike may be forms of one."""

_BOUND = (
    r"(?=[\"”»'*`]*\s*(?:[,.;:!?()]|$"
    r"|\s(?:and|but|while|und|aber|et|mais|y|pero|e|ma|mas|и|а|i)\s))"
)
_OPEN = r"[\"“„«'*`]*"
_NAME = r"(?P<name>[^\W\d_]+(?:[-_][^\W\d_]+)*)"
_ENDS_IN_HAN = r"(?=[\"”」』]?(?:[，。；、,;]|$|而))"
_NAME_IN_HAN = "(?P<name>(?![的该該哪个個一这這那几幾不])[㐀-鿿]{2,6}?)"
_SENDS_IN_HAN = compiled(
    r"(?:属于|屬於|归(?:入|为|到)?|歸(?:入|為|到)?|判为|標為|标为|记为|記為|划[入为]|算作?|选|選|送到?|转|轉|分到|填|写|に分類|は)[\"“「『]?$"
)
_HAN = exactly("[㐀-鿿]{2,6}")
_WORD = exactly(r"[^\W\d_]+(?:[-_][^\W\d_]+)*")
_TWO_BEFORE = exactly(r"([^\W\d_]+)[ ]+([^\W\d_]+)[ ]+[\"“„«'*`]*\Z")
_NO_WORDS = (
    "the a an der die das den dem ein eine einen le la les un une el los las una il lo gli o os as"
    " um uma and or not no und oder nicht et ou pas y no ni e non и или не i lub nie"
)
_NO_SENDING = frozenset(_NO_WORDS.split())


def sent_elsewhere(text: str, golds: Collection[str]) -> str:
    """Return the first word that stands behind what sends a case to a label in its sentence, looks
    as all labels do, and is none; "" where there is none."""
    are_words = all(map(_WORD.fullmatch, golds))
    are_han = all(map(_HAN.fullmatch, golds))
    if not are_words and not are_han:
        return ""
    shape = {_shape_of(gold) for gold in golds}
    if len(shape) > 1:
        return ""
    for unit in units_of(text):
        named = sum(gold in unit.text for gold in golds)
        if named:
            found = _in_han(unit.text, golds) if are_han else _in_words(unit.text, golds)
            if found and not _is_form(found, golds):
                return found
    return ""


def _shape_of(word: str) -> str:
    return "A" if word.isupper() else "Aa" if word[:1].isupper() else "a"


def _in_words(sentence: str, golds: Collection[str]) -> str:
    """Return a word behind the word, or the two, that stand before a label; of labels in small
    letters these are two."""
    shape = _shape_of(next(iter(golds)))
    labels = "|".join(map(re.escape, sorted(golds, key=len, reverse=True)))
    for match in re.finditer(rf"(?<![^\W_]){_OPEN}(?:{labels})(?![^\W_]){_BOUND}", sentence):
        before = _TWO_BEFORE.search(sentence[: match.start()])
        if before is None or before[2].casefold() in _NO_SENDING:
            continue
        lead = rf"{before[1]}\s+{before[2]}" if shape == "a" else before[2]
        others = re.finditer(rf"(?<![^\W_]){lead}\s+{_OPEN}{_NAME}{_BOUND}", sentence)
        for other in others:
            if other["name"] not in golds and _shape_of(other["name"]) == shape:
                return other["name"]
    return ""


def _in_han(sentence: str, golds: Collection[str]) -> str:
    """Return a Chinese word behind the verb that stands before a label, which has as many signs as
    a label has."""
    labels = "|".join(map(re.escape, sorted(golds, key=len, reverse=True)))
    sizes = {len(gold) for gold in golds}
    for match in re.finditer(rf"(?:{labels}){_ENDS_IN_HAN}", sentence):
        verb = _SENDS_IN_HAN.search(sentence[: match.start()])
        if verb is None:
            continue
        for other in re.finditer(rf"{re.escape(verb[0])}{_NAME_IN_HAN}{_ENDS_IN_HAN}", sentence):
            if other["name"] not in golds and len(other["name"]) in sizes:
                return other["name"]
    return ""


def _is_form(word: str, golds: Collection[str]) -> bool:
    """Say whether a word is a label in another form, or has one in it."""
    folded = word.casefold()
    return any(
        folded[:_STEM] == gold.casefold()[:_STEM] or gold.casefold() in folded
        if gold.isascii()
        else gold in word
        for gold in golds
    )
