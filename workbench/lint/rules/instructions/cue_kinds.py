"""The last cue where it names a kind that answers plainly are not of: `Date:` behind `Which section
is it?`, `Price in euros:` where answers are times of day. The rule `few-shot/other-form` says
so."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

from workbench.io.han import AnyPattern, compiled, exactly
from workbench.lint.counts import ELSEWHERE
from workbench.lint.rules.instructions.besides import differs
from workbench.lint.rules.instructions.heard import FEWEST_DOCS, Said
from workbench.lint.subject import Subject
from workbench.lint.told import own_text
from workbench.lint.tongues import tongue_of

_MOST_LABELS = 12
_LOOKED_AT = 60
_FIGURES = (
    "date|datum|fecha|дата|日期|日付|날짜|التاريخ|tarih|tanggal"
    "|number|anzahl|zahl|cantidad|quantidade|quantità|число|количество|数量|个数|個数|件数|العدد"
    "|aantal|liczba|antal|jumlah|year|jahr|année|año|anno|год|年份|السنة"
    "|price|preis|prix|precio|preço|prezzo|цена|价格|価格|가격|السعر|prijs"
    "|percentage|pourcentage|porcentaje|percentuale|uhrzeit|heure"
)
"""What is written with a figure, in words that mean nothing else in the languages around them."""

_FIGURES_OF: Mapping[str, str] = {
    "fr": "nombre",
    "es": "número|hora",
    "pt": "número|hora|data|ano",
    "it": "numero|orario|data",
    "pl": "data|cena|rok",
    "nl": "getal|jaar",
    "ru": "номер|время",
}
"""Words that mean it in one language, and something else in others."""

_KIND = compiled(_FIGURES, re.IGNORECASE)
_FIGURE = compiled(
    rf"\d|[①-⑳零一二两三四五六七八九十百千]|\b(?:one|zero|none|half|once|twice|{ELSEWHERE})\b",
    re.IGNORECASE,
)
_WHICH = compiled(
    r"\b(?:which|what|quel(?:le)?s?|qué|cuál|quale|quali|che|qual|welche[rnsm]?"
    r"|в как(?:ой|ую|ом)|как(?:ой|ая|ое|ую)"
    r"|welke?|jak(?:i|a|ie)|która?|które)\s(?!(?:is|are|was|does|did|do|has)\b)[^\W\d_]{3,}"
    r"|哪[个一][^\W\d_]{1,3}",
    re.IGNORECASE,
)
_AMOUNT = compiled(
    r"(?<![^\W\d_])(?:price|cost|amount|fare|fee|preis|betrag|kosten|prix|montant|coût|precio|importe"
    r"|preço|prezzo|importo|цена|стоимость|сумма)(?![^\W\d_])|价格|价钱|金额|価格|値段|金額|가격",
    re.IGNORECASE,
)
_MOMENT = exactly(
    r"\d{1,2}[:：]\d\d(?::\d\d)?(?:\s?[ap]\.?m\.?)?|\d{4}[-/.]\d{1,2}[-/.]\d{1,2}"
    r"|\d{1,2}[-/.]\d{1,2}[-/.]\d{4}"
)
_OF_TIME = compiled(
    r"(?<![^\W\d_])(?:date|datum|uhrzeit|fecha|hora|heure|дата|время)(?![^\W\d_])|日期|日付|時刻",
    re.IGNORECASE,
)
_MONEY = exactly(r"[$€£¥₽]\s?\d[\d.,]*|\d[\d.,]*\s?(?:[$€£¥₽元円]|EUR|USD|euros?|dollars?)")


def cue_of_other_kind(subject: Subject) -> Iterator[Said]:
    """Yield the last cue of all prompts where it names what is written in figures, and answers are
    labels that another question asks for; or an amount, and they are times, or the other way."""
    items = subject.some(_LOOKED_AT)
    cues = subject.blocks_of(items[0])[-1].cues if len(items) >= FEWEST_DOCS else ()
    if not cues or cues[-1].content.strip():
        return
    written = cues[-1].written
    name = written.strip(" :：*#")
    golds = [subject.right_of(item).strip() for item in items]
    if _is_of(_AMOUNT, name, golds, _MOMENT) or _is_of(_OF_TIME, name, golds, _MONEY):
        yield differs(name, golds)
        return
    labels = {*golds}
    if not 2 <= len(labels) <= min(_MOST_LABELS, len(golds) // 2) or "" in labels:
        return
    text, kind = own_text(subject), name.casefold()
    if not _KIND.fullmatch(name) and kind not in _figures_of(text, written):
        return
    told = text[: text.rfind(name)].casefold()
    is_asked = any(kind not in match[0].casefold() for match in _WHICH.finditer(told))
    if not is_asked or kind in told or any(map(_FIGURE.search, labels)):
        return
    if all(re.search(rf"(?<!\w){re.escape(label.casefold())}(?!\w)", told) for label in labels):
        yield differs(name, golds)


def _is_of(cue: AnyPattern, name: str, golds: Sequence[str], other: AnyPattern) -> bool:
    """Say whether a cue is of one kind, and all answers are wholly of another one."""
    return cue.search(name) is not None and all(map(other.fullmatch, golds))


def _figures_of(text: str, cue: str) -> Sequence[str]:
    """Return the words for figures of the language of a prompt; French alone has a space before a
    colon."""
    tongue = tongue_of(text) or ("fr" if re.search(r"\w :", cue) else "")
    return _FIGURES_OF.get(tongue, "").split("|")
