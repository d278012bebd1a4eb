"""Small numbers as sentences write them, in figures and in the words of several languages."""

from __future__ import annotations

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
_HAN = dict(zip("一二两兩三四五六七八九十", (1, 2, 2, 2, 3, 4, 5, 6, 7, 8, 9, 10), strict=True))

NUMBERS = rf"\d{{1,3}}|{'|'.join(_ENGLISH)}"
"""A number as an English sentence has it."""

ELSEWHERE = "|".join(
    sorted({word for word, value in _VALUES.items() if value > 1}, key=len, reverse=True)
)
"""A number from two on in words of German, French, Spanish, Italian, Portuguese or English."""

HAN = rf"[{''.join(_HAN)}]|[0-9０-９]{{1,2}}"
"""A number as a Chinese or Japanese sentence has it."""


def as_number(said: str) -> int:
    """Return which number a word, a Han character or digits say."""
    word = said.lower()
    return _HAN.get(word) or (_VALUES[word] if word in _VALUES else int(word))
