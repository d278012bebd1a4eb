"""How an answer is said to look, by an example or a pattern of it: `in the form 7h15`, `as
DD.MM.YYYY`; and numbers that are to be written as words."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from workbench.io.han import compiled, exactly
from workbench.lint.rules.instructions.about_answers import Told, polarity
from workbench.lint.rules.instructions.answers_seen import Seen

_SHARE = 0.25
_FEWEST = 3
_LONGEST = 24
_Q = "[\"“”„'‘’«»「」『』`]"
_INTRODUCED = (
    r"(?:\b(?:as in|such as|like|for example|for instance|e\.g\.|in the (?:form|format|style"
    r"|shape)(?: of)?"
    r"|format|form|written as|write|as|following|pattern"
    r"|im Format|in der Form|Form|wie|zum Beispiel|z\. ?B\.|als|au format|sous la forme|comme"
    r"|par exemple"
    r"|ex\.|en (?:el )?formato|con el formato|(?:en|de) la forma|como|por ejemplo|no formato"
    r"|na forma"
    r"|por exemplo|nel formato|nella forma|come|per esempio|ad esempio|в (?:формате|виде)"
    r"|например|как"
    r"|in het formaat|zoals|bijvoorbeeld|som|till exempel|na przykład)|例如|比如|譬如|形如"
    r"|格式为|写成|写作|写为"
    r"|按照?|以|采用|用|如|例)"
)
_EXAMPLE = compiled(
    rf"{_INTRODUCED}\s?[:：]?\s?(?:{_Q}(?P<quoted>[^\"“”„«»「」『』`\n]{{1,{_LONGEST}}}?){_Q}"
    rf"|(?P<bare>(?=[^\s,，。;；]*\d)[^\s,，。;；\"“”「」『』()（）一-鿿]{{2,{_LONGEST}}}))"
    rf"|{_Q}(?P<form>[^\"“”„«»「」『』`\n]{{1,{_LONGEST}}}?){_Q}\s?(?:这样|這樣|这种|の|のような"
    rf"|という)?的?"
    r"(?:格式|形式|样式|写法|ように|形で|形)",
    re.IGNORECASE,
)
_PATTERN = exactly(
    r"(?<![A-Za-z])(?P<parts>(?:Y{2,4}|J{2,4}|A{2,4}|G{2,4}|[DTJG]{1,2}|M{1,2}|[Hh]{1,2}|m{2}"
    r"|s{2}|S{2})"
    r"(?:[-./:年月日时h ]{1,2}(?:Y{2,4}|J{2,4}|A{2,4}|G{2,4}|[DTJG]{1,2}|M{1,2}|[Hh]{1,2}|m{2}"
    r"|s{2}|S{2})){1,2})"
    r"(?![A-Za-z])"
)
_IN_WORDS = compiled(
    r"\b(?:spel[lt]\w* out|spelled|spelt|in words|written out|as an? (?:English )?(?:number )?word"
    r"|ausgeschrieben\w*|in Worten|als (?:Zahl)?Wort|en toutes lettres|en lettres|en letras"
    r"|con letras"
    r"|en palabras|por extenso|in lettere|in parole|a parole|прописью|словами|voluit|słownie"
    r"|słowami|yazıyla|slovy|med bokstäver"
    r"|(?:getal\w*|cijfers?|uitkomst) in (?:letters|woorden))\b|한글로"
    r"|(?:用|以|写成|改成)(?:大写|汉字|中文|漢字)(?:数字|数目)?|汉字数字|大写数字|中文数字|漢数字",
    re.IGNORECASE,
)
_NUMBERS_IN_WORDS = compiled(
    r"\b(?:numbers?|figures?|digits?|counts?|sums?|amounts?)\s"
    r"(?:(?:is|are|always|to be|must be)\s)*"
    r"(?:out\s)?(?:as|in)\s(?:English\s)?words\b|\b(?:spell|write)\s(?:all\s|the\s)?numbers?\sout\b",
    re.IGNORECASE,
)
_OWN_WORDS = compiled(r"\bown words\b|\bin words (?:of|from|that)\b", re.IGNORECASE)
_IN_FIGURES = compiled(
    r"\b(?:in|as|with) (?:figures|digits|numerals|Arabic numerals)\b|\b(?:in|mit|als) Ziffern\b"
    r"|\ben chiffres\b|\b(?:en|con) cifras\b|\bem algarismos\b|\bin cifre\b|цифрами|阿拉伯数字"
    r"|算用数字",
    re.IGNORECASE,
)
_DIGITS_ALONE = exactly(r"[\W_]*\d[\d\s.,:/-]*[\W_]*")
_GROUPS = exactly(r"\d+")


def looks_otherwise(told: Told, seen: Seen) -> bool:
    """Say whether a sentence shows how answers look, and nearly none looks so."""
    words = told.words
    for match in _IN_WORDS.finditer(words):
        is_asked = polarity(words, match.start(), match.end()) == "asked"
        are_digits = is_asked and seen.all_have(lambda text: bool(_DIGITS_ALONE.fullmatch(text)))
        if are_digits and not _OWN_WORDS.search(words):
            return True
    for match in _NUMBERS_IN_WORDS.finditer(words):
        is_asked = polarity(words, match.start(), match.end()) == "asked"
        if is_asked and _are_often_figures(seen):
            return True
    for match in _IN_FIGURES.finditer(words):
        is_asked = polarity(words, match.start(), match.end()) == "asked"
        if is_asked and seen.all_have(lambda text: bool(_SPELT.search(text))):
            return seen.is_broken(lambda text: any(map(str.isdigit, text)))
    shown = list(_examples(words))
    return bool(shown) and all(_is_unlike(example, seen) for example in shown)


_SPELT = compiled(
    r"\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|hundred)\b"
    r"|[一二三四五六七八九十百千]",
    re.IGNORECASE,
)


def _are_often_figures(seen: Seen) -> bool:
    """Say whether half of the answers are figures, and none is a number in words."""
    figures = sum(_DIGITS_ALONE.fullmatch(text) is not None for text in seen.outputs)
    return 2 * figures >= len(seen.outputs) and not any(map(_SPELT.search, seen.outputs))


def _examples(words: str) -> Iterator[str]:
    """Yield the examples of an answer that a sentence gives, patterns with figures for letters."""
    for match in _EXAMPLE.finditer(words):
        said = (match["quoted"] or match["bare"] or match["form"]).strip(" .。")
        if said and polarity(words, match.start(), match.end()) == "asked":
            yield _PATTERN.sub(lambda m: re.sub(r"[A-Za-z]", "1", m[0]), said)
    for match in _PATTERN.finditer(words):
        if polarity(words, match.start(), match.end()) == "asked":
            yield re.sub(r"[YJAGDTMmSs]|[Hh]{2}|(?<![\d])[Hh](?!\d)", _figures, match["parts"])


def _figures(match: re.Match[str]) -> str:
    return "1" * len(match[0])


def _is_unlike(example: str, seen: Seen) -> bool:
    groups = _GROUPS.findall(example)
    if not groups:
        return _is_other_wrap(example, seen)
    outer = _GROUPS.split(example)
    own = [
        text
        for text in seen.golds
        if len(_GROUPS.findall(text)) == len(groups) and len(text) <= _LONGEST
    ]
    if len(own) < max(_FEWEST, _SHARE * len(seen.golds)):
        return False
    if len(groups) == 1:
        before, behind = (part.strip().casefold() for part in outer)
        marks = [mark for mark in (before, behind) if mark]
        texts = [*own, *(text for text in seen.outputs if _GROUPS.search(text))]
        return bool(marks) and not any(mark in text.casefold() for mark in marks for text in texts)
    between = [part.strip().casefold() for part in outer[1:-1]]
    kept = [text for text in own if _between(text) == between]
    return len(kept) <= 0.05 * len(own)


def _between(text: str) -> Sequence[str]:
    return [part.strip().casefold() for part in _GROUPS.split(text)[1:-1]]


def _is_other_wrap(example: str, seen: Seen) -> bool:
    """Say whether an example stands in brackets or marks, and no answer does."""
    first, last = example[0], example[-1]
    if len(example) < 3 or first.isalnum() or last.isalnum() or first in "-–.…_~ +":
        return False
    return (
        not any(first in text for text in (*seen.outputs, *seen.golds)) and first not in seen.tails
    )
