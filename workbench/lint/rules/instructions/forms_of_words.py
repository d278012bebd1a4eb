"""Forms of words that a prompt asks for, in the words of several languages: an ending, `in -ed`, an
article, a number of words; and the parts of an answer in another order than they have. The rule
`few-shot/other-form` says so (see `put_otherwise`)."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import permutations
from typing import Any

from workbench.io.han import compiled, exactly
from workbench.lint.counts import ELSEWHERE, as_number
from workbench.lint.rules.instructions.besides import demands, differs
from workbench.lint.rules.instructions.heard import (
    Said,
    before_in_sentence,
    behind_in_sentence,
    is_nearly_all,
)
from workbench.lint.subject import Subject

_MOST_PARTS = 6
_LONGEST_BETWEEN = 4
_MOST_WORDS = 4
_ENDING = exactly(r"(?<![\w-])-(?P<end>[^\W\d_]{1,5})(?![\w-])")
_LEADS_TO_ENDING = compiled(
    r"(?:\b(?:in|with|end(?:s|ing)?|has|have|on|auf|mit|endet|enden|en|avec|par|con|por|termin\w+"
    r"|finit|finissant|per|em|com|на|с|op|met|na|z)|[(（,/]|以|用|为)"
    r"(?:\s(?:the|an?|suffix|ending|der|die|das|Endung|la|le|el|il|terminaison|terminación|desinenza)){0,3}"
    r"\s?[\"“'`]?\Z",
    re.IGNORECASE,
)
_ARTICLES = frozenset(
    {"the", "a", "an", "der", "die", "das", "den", "dem", "des", "ein", "eine", "einen", "le"}
    | {"la", "les", "un", "une", "el", "los", "las", "una", "unos", "unas", "il", "lo", "gli"}
    | {"i", "uno", "o", "os", "as", "um", "uma", "de", "het", "een"}
)  # fmt: skip
_ARTICLE = compiled(
    r"\b(?P<asked>with (?:the |its |an? |their )?(?:definite |indefinite )?articles?"
    r"|mit (?:dem |einem )?(?:\w+em )?Artikel|avec (?:l['’]|son |un |leur )?article"
    r"|con (?:el |su |un )?artículo|con (?:l['’]|il suo |un )?articolo|com (?:o |um )?artigo"
    r"|met (?:het )?lidwoord)\b"
    r"|\b(?:(?:without|no|leave out|omit) (?:the |an? |any )?articles?|ohne Artikel"
    r"|sans (?:l['’])?article|sin (?:el )?artículo|senza (?:l['’])?articolo|sem (?:o )?artigo"
    r"|zonder lidwoord)\b",
    re.IGNORECASE,
)
_WORDS = (
    r"(?:Wörtern|Worten|Wörter|mots|palabras|parole|palavras|слова|слов|словах|словами|słowach"
    r"|woorden)"
)
_RUSSIAN = {"двух": 2, "трёх": 3, "трех": 3, "четырёх": 4, "пяти": 5, "двумя": 2, "тремя": 3}
_COUNT = compiled(
    rf"\b(?P<n>\d{{1,2}}|{ELSEWHERE}|{'|'.join(_RUSSIAN)}) {_WORDS}\b"
    r"|\b(?:(?:in|mit) (?:genau |nur )?einem (?:einzigen )?Wort|(?:en|par|d['’]) ?un (?:seul )?mot"
    r"|en una (?:sola |única )?palabra|(?:in|con) una (?:sola )?parola"
    r"|(?:em|com) uma (?:só |única )?palavra|одним словом|jednym słowem|in één woord)\b",
    re.IGNORECASE,
)
_IS_BOUND = compiled(
    r"\b(?:höchstens|maximal|mindestens|bis zu|unter|über|etwa|ungefähr|rund|oder|au (?:plus|moins)"
    r"|maximum|minimum|jusqu['’]à|environ|ou|moins|plus|máximo|mínimo|más|menos|unas|hasta"
    r"|al (?:menos|massimo|meno)|almeno|circa|fino a|até|pelo menos|cerca|не (?:более|менее|больше)"
    r"|до|около|najwyżej|co najmniej|hoogstens|minstens|je|chaque|cada|ogni|jede\w*)\b|[-–]\s?\Z",
    re.IGNORECASE,
)


def of_endings(subject: Subject, texts: Sequence[str], outputs: Sequence[str]) -> Iterator[Said]:
    """Yield the ending that words of the answers are to have, and have not."""
    found = [
        match
        for match in demands(texts, _ENDING)
        if _LEADS_TO_ENDING.search(match.string[: match.start()][-48:]) or _is_of_list(match)
    ]
    ends = tuple(match["end"].casefold() for match in found)
    are_words = all(len(text.split()) <= _MOST_WORDS for text in outputs)
    if not ends or not are_words or any(f"-{end}" in text for end in ends for text in outputs):
        return
    words = [re.findall(r"[^\W\d_]+", text.casefold()) for text in outputs]
    lacking = sum(not any(word.endswith(ends) for word in each) for each in words if each)
    if is_nearly_all(lacking, len(outputs)):
        yield differs(f"-{ends[0]}", outputs)


def _is_of_list(match: re.Match[str]) -> bool:
    """Say whether an ending stands behind another one: `-ato, -uto o -ito`."""
    return re.search(r"-[^\W\d_]{1,5}(?:,| \w{1,4}) \Z", match.string[: match.start()]) is not None


def of_articles(subject: Subject, texts: Sequence[str], outputs: Sequence[str]) -> Iterator[Said]:
    """Yield where answers are to have an article and have none, or the other way round."""
    having = sum(_has_article(text) for text in outputs)
    for match in demands(texts, _ARTICLE) if outputs else ():
        count = len(outputs) - having if match["asked"] else having
        if is_nearly_all(count, len(outputs)) and all(
            len(t.split()) <= _MOST_WORDS for t in outputs
        ):
            yield differs(match[0], outputs)
            return


def _has_article(text: str) -> bool:
    first = re.split(r"[\s'’]", text.strip().casefold(), maxsplit=1)[0]
    return first in _ARTICLES or (first == "l" and text.casefold() != "l")


def of_counts(subject: Subject, texts: Sequence[str], outputs: Sequence[str]) -> Iterator[Said]:
    """Yield the number of words that answers are to have, and have not."""
    for match in demands(texts, _COUNT):
        around = before_in_sentence(match)[-24:] + " | " + behind_in_sentence(match)[:16]
        if _IS_BOUND.search(around) or re.search(r"\b[Dd]e[nrs]\s\Z", before_in_sentence(match)):
            continue
        said = (match["n"] or "1").casefold()
        wanted = _RUSSIAN.get(said) or as_number(said)
        others = sum(len(text.split()) != wanted for text in outputs)
        if wanted and is_nearly_all(others, len(outputs)):
            yield differs(match[0], outputs)
            return


def of_parts(subject: Subject, texts: Sequence[str], outputs: Sequence[str]) -> Iterator[Said]:
    """Yield the order in which a prompt names the fields that an answer is made of, `as dose;
    drug`, where answers have them the other way round."""
    items = subject.rendered[: len(outputs)]
    rows = [item.doc.data for item in items]
    names = [name for name in sorted(subject.fields) if _is_part(name, rows, outputs)]
    if not 2 <= len(names) <= _MOST_PARTS:
        return
    for first, second in permutations(names, 2):
        between = {_between(str(row[first]), str(row[second]), text)
                   for row, text in zip(rows, outputs, strict=True)}  # fmt: skip
        sign = between.pop() if len(between) == 1 else ""
        if not sign.strip() or len(sign) > _LONGEST_BETWEEN:
            continue
        own = re.compile(_in_order(first, sign, second), re.IGNORECASE)
        other = re.compile(_in_order(second, sign, first), re.IGNORECASE)
        match = other.search(texts[0])
        if match and not own.search(texts[0]) and all(match[0] in text for text in texts):
            yield differs(match[0], outputs)
            return


def _in_order(first: str, sign: str, second: str) -> str:
    quote = r"[\"“”'`<>{}\[\]]?"
    return (
        rf"(?<!\w){quote}{re.escape(first)}{quote}\s?{re.escape(sign.strip())}\s?{quote}"
        rf"{re.escape(second)}{quote}(?!\w)"
    )


def _is_part(name: str, rows: Sequence[Mapping[str, Any]], outputs: Sequence[str]) -> bool:
    """Say whether all answers have the text of a field of the rows, and more."""
    values = [row.get(name) for row in rows]
    return all(
        isinstance(value, str | int | float) and str(value).strip() != ""
        and str(value) in text and str(value) != text.strip()
        for value, text in zip(values, outputs, strict=True)
    )  # fmt: skip


def _between(first: str, second: str, text: str) -> str:
    """Return what stands in a text between two others, one behind the other; "" where they do
    not."""
    _, is_there, rest = text.partition(first)
    at = rest.find(second)
    return rest[:at] if is_there and at >= 0 else ""
