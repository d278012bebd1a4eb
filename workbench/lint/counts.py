"""Small numbers as sentences write them, in figures and in the words of several languages."""

from __future__ import annotations

from workbench.io.han import compiled

_ENGLISH = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]
_OTHERS = {
    "de": "eins zwei drei vier fünf sechs sieben acht neun zehn",
    "fr": "un deux trois quatre cinq six sept huit neuf dix",
    "es": "uno dos tres cuatro cinco seis siete ocho nueve diez",
    "it": "uno due tre quattro cinque sei sette otto nove dieci",
    "pt": "um dois três quatro cinco seis sete oito nove dez",
}
_FURTHER = {
    "nl": "twee drie vier vijf zes zeven acht negen tien",
    "pl": "dwa trzy cztery pięć sześć siedem osiem dziewięć dziesięć",
    "cs": "dva tři čtyři pět šest sedm osm devět deset",
    "ru": "два три четыре пять шесть семь восемь девять десять",
    "uk": "два три чотири пʼять шість сім вісім девʼять десять",
    "tr": "iki üç dört beş altı yedi sekiz dokuz on",
    "sv": "två tre fyra fem sex sju åtta nio tio",
    "da": "to tre fire fem seks syv otte ni ti",
    "id": "dua tiga empat lima enam tujuh delapan sembilan sepuluh",
    "vi": "hai ba bốn năm sáu bảy tám chín mười",
    "hu": "két három négy öt hat hét nyolc kilenc tíz",
    "ro": "două trei patru cinci șase șapte opt nouă zece",
    "fi": "kaksi kolme neljä viisi kuusi seitsemän kahdeksan yhdeksän kymmenen",
    "ko": "두 세 네 다섯 여섯 일곱 여덟 아홉 열",
}
"""From two to ten, in the form that stands before what is counted."""

FROM_TWO = {tongue: words.split()[1:] for tongue, words in _OTHERS.items()} | {
    tongue: words.split() for tongue, words in _FURTHER.items()
}
"""Numbers from two to ten in words, by language."""

_VALUES = {"zero": 0, "duas": 2, "eine": 1, "une": 1, "una": 1} | {
    word: value
    for words in (_ENGLISH, *map(str.split, _OTHERS.values()))
    for value, word in enumerate(words, start=1)
}
_MANY = {"eleven": 11, "twelve": 12, "fifteen": 15, "twenty": 20, "thirty": 30, "forty": 40} | {
    "fifty": 50, "sixty": 60, "eighty": 80, "hundred": 100
}  # fmt: skip
_VALUES |= _MANY
_FORMS = {
    **{
        "één": 1,
        "een": 1,
        "첫": 1,
        "둘": 2,
        "셋": 3,
        "одного": 1,
        "двух": 2,
        "двумя": 2,
        "трёх": 3,
    },
    **{"трех": 3, "тремя": 3, "jednego": 1, "dwie": 2, "dwóch": 2, "trzech": 3, "czterech": 4},
    **{"pięciu": 5},
}
"""Other forms of them."""

_VALUES_ELSEWHERE = _FORMS | {
    word: value for tongue in _FURTHER for value, word in enumerate(FROM_TWO[tongue], start=2)
}
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
    """Return which number a word of any of these languages, Han characters or digits say."""
    word = said.lower().replace("i\u0307", "i")  # of Turkish, whose capital has its dot
    for values in (_HAN, _VALUES, _VALUES_ELSEWHERE):
        if word in values:
            return values[word]
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
