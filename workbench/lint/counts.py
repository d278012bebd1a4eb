"""Small numbers as sentences write them, in figures and in the words of several languages."""

from __future__ import annotations

from workbench.io.han import compiled

_ENGLISH = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]
_OTHERS = (
    "eins zwei drei vier fünf sechs sieben acht neun zehn",
    "un deux trois quatre cinq six sept huit neuf dix",
    "uno dos tres cuatro cinco seis siete ocho nueve diez",
    "uno due tre quattro cinque sei sette otto nove dieci",
    "um dois três quatro cinco seis sete oito nove dez",
)
_VALUES = {"zero": 0, "duas": 2, "eine": 1, "une": 1, "una": 1} | {
    word: value
    for words in (_ENGLISH, *map(str.split, _OTHERS))
    for value, word in enumerate(words, start=1)
}
_MANY = {"eleven": 11, "twelve": 12, "fifteen": 15, "twenty": 20, "thirty": 30, "forty": 40} | {
    "fifty": 50, "sixty": 60, "eighty": 80, "hundred": 100
}  # fmt: skip
_VALUES |= _MANY
_HAN = dict(zip("一二两兩三四五六七八九十", (1, 2, 2, 2, 3, 4, 5, 6, 7, 8, 9, 10), strict=True))

NUMBERS = rf"\d{{1,3}}|{'|'.join(_ENGLISH)}"
"""A number as an English sentence has it."""

ELSEWHERE = "|".join(
    sorted((word for word, value in _VALUES.items() if value > 1), key=len, reverse=True)
)
"""A number from two on in words of German, French, Spanish, Italian, Portuguese or English."""

HAN = rf"[{''.join(_HAN)}]|[0-9０-９]{{1,2}}"
"""A number as a Chinese or Japanese sentence has it."""


LENGTHS = rf"\d{{1,4}}|{'|'.join((*_MANY, *_ENGLISH))}"
"""The same, as a length is said in: `fifty` words."""

HAN_LENGTHS = rf"[{''.join(_HAN)}百千]{{1,5}}|[0-9０-９]{{1,4}}"
"""The same in Han characters: `一百二十`."""

_UNITS = {"十": 10, "百": 100, "千": 1000}
OF_VALUE = compiled(
    r"(?i:BCE?|B\.\s?C\.(?:\s?E\.)?|CE|AD|A\.\s?D\.|v\. ?Chr\.|n\. ?Chr\.|av\. J\.-C\.|a\. ?C\."
    r"|d\. ?C\.|BP"
    r"|a\.?m\.?|p\.?m\.?|o['’]clock|hundred|thousand|million|billion|trillion|dozen|k|mn|bn"
    r"|Mio\.?|Mrd\.?"
    r"|ago|below zero|above zero|half|and a half|left|remainder|r)|[NSEW]|[°º]\s?[NSEW]|[+-]?i"
    r"|[百千万萬亿億兆]|[多余餘]"
)
"""What stands behind a number and is part of its value: `776 BC`, `3 million`, `7 pm`."""


def as_number(said: str) -> int:
    """Return which number a word, Han characters or digits say."""
    word = said.lower()
    if word in _HAN or word in _VALUES:
        return _HAN.get(word) or _VALUES[word]
    return _of_han(word) if word[0] in _HAN or word[0] in _UNITS else int(word)


def _of_han(word: str) -> int:
    """Return the number that several Han characters say: `五十`, `一百二十`, `两千`, `三四`."""
    whole, last, unit = 0, 0, 1
    for sign in word:
        if sign in _UNITS:
            unit = _UNITS[sign]
            whole, last = whole + max(last, 1) * unit, 0
        else:
            last = _HAN[sign]
    return whole + last
