"""The numbers between which a sentence says that an answer is, against answers that are numbers."""

from __future__ import annotations

import re

from workbench.io.han import compiled
from workbench.lint.rules.instructions.about_answers import polarity
from workbench.lint.rules.instructions.answers_seen import Seen

_FEWEST_OUTSIDE = 2
_SHARE = 0.1
_LOW_HALF = 0.5
_FEWEST_VALUES = 3
_SMALL_TOP = 10
_FEWEST_DOCS = 8
_N = r"-?\d{1,3}(?:[.,]\d{1,2})?"
_RANGE = compiled(
    rf"(?:\b(?:from|between|von|zwischen|de|entre|del?|desde|d[ai]l?|tra|fra|от|между|od|między"
    rf"|van|tussen)\s|(?<![A-Za-z\d.,:/-]))(?P<low>{_N})\s?(?:to|and|through|bis|und|à|et|al?|y|e|до|и"
    rf"|do|tot|[-–—~～]|到|至|から|と|부터|에서)\s?(?P<high>{_N})(?![\d.,:/-]*\d)",
    re.IGNORECASE,
)
_DECIMAL = compiled(
    r"\b(?:decimals?(?: number| fraction)?|Dezimalzahl|Kommazahl|décimal|decimale?"
    r"|десятичн\w+|dziesiętn\w+|fraction between)\b|小数",
    re.IGNORECASE,
)
_OF_OTHERS = compiled(
    r"\b(?:confiden\w*|confianza|confiança|confiance|Konfidenz\w*|уверенн\w*|pewno\w*|probabilit\w*"
    r"|words?|letters?|characters?|sentences?|digits?|steps?|rows?|lines?|places?|Wörter\w*|Sätze\w*"
    r"|mots|phrases|palabras|parole|palavras|слов\w*|words|years?|questions?|options?|rules?"
    r"|examples?|if|when|unless)\b|置信|概率|字|词|句|行|题|选项|规则|例|位|如果|信頼度",
    re.IGNORECASE,
)
_NUMBER = compiled(_N)


def is_outside(words: str, seen: Seen) -> bool:
    """Say whether answers are said to lie between two numbers, and several do not, or to be
    decimals between them, and all are whole."""
    match = _RANGE.search(words)
    if match is None or polarity(words, match.start(), match.end()) != "asked":
        return False
    if _OF_OTHERS.search(words) or seen.are_of_options:
        return False
    if not all(map(_NUMBER.fullmatch, seen.golds)):
        return False
    low, high = _value(match["low"]), _value(match["high"])
    values = list(map(_value, seen.golds))
    if _DECIMAL.search(words):
        return high - low <= _SMALL_TOP and not any(
            "." in gold or "," in gold for gold in seen.golds
        )
    outside = sum(not low <= value <= high for value in values)
    if outside >= max(_FEWEST_OUTSIDE, _SHARE * len(values)):
        return low < high
    is_wide = len({*values}) >= _FEWEST_VALUES and len(values) >= _FEWEST_DOCS
    return is_wide and low <= 1 and 4 < high <= _SMALL_TOP and max(values) <= _LOW_HALF * high


def _value(said: str) -> float:
    return float(said.replace(",", "."))
