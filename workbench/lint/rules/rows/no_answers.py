"""Rows whose answer is what people write where there is none, `N/A`, `TBD`, `-` or `none`, among
answers that are open and differ from row to row, and a prompt that does not speak of it. The rule
`answer/unlike-others` says so."""

from __future__ import annotations

from collections.abc import Iterator

from workbench.errors import shorten
from workbench.lint.finding import Hit
from workbench.lint.subject import Subject, golds_of
from workbench.lint.told import own_text
from workbench.messages import say

_FEWEST_DOCS = 6
_OPEN = 0.6
_MOST = 0.4
_FEWEST_WORDS = 2
_QUOTES = "\"'“‘„«「`"
_MARKS = frozenset(
    ("-", "--", "---", "–", "—", "?", "??", "???", "n/a", "n.a.", "#n/a", "<na>", "nan", "null",
     "tbd", "tba", "tbc", "todo", "xxx")
)  # fmt: skip
"""What is no answer to anything that has open answers."""

_OF_CELLS = frozenset(("n/a", "n.a.", "#n/a", "<na>", "tbd", "tba", "tbc", "todo"))
"""What is no option either, unless the prompt speaks of it."""

_WORDS = frozenset(
    ("none", "nothing", "no answer", "unknown", "missing", "not stated", "not given", "empty",
     "keine", "keins", "keine angabe", "k.a.", "unbekannt", "aucun", "aucune", "inconnu",
     "ninguno", "ninguna", "desconocido", "nenhum", "nenhuma", "nessuno", "nessuna", "geen",
     "нет", "нет ответа", "неизвестно", "brak", "nie ma", "yok", "无", "没有", "未知", "暂无", "略",
     "なし", "無し", "不明", "없음", "لا يوجد", "غير معروف")
)  # fmt: skip
"""What may be an answer of one row by itself."""


def answered_by_nothing(subject: Subject) -> Iterator[Hit]:
    """Yield the docs whose answer stands for a missing one; a hint where it is a word."""
    items = subject.rendered
    if len(items) < _FEWEST_DOCS or subject.method == "ppl":
        return
    golds = [golds_of(item.example)[0].strip().casefold() for item in items]
    lacking = [place for place, gold in enumerate(golds) if gold in _MARKS or gold in _WORDS]
    if not 0 < len(lacking) <= _MOST * len(items):
        return
    words = {golds[place] for place in lacking}
    others = [gold for gold in golds if gold not in words]
    is_open = len({*others}) >= _OPEN * len(others)
    # Among letters of options it is none; among words it may be a label of its own.
    is_of_cells = words <= _OF_CELLS and all(len(gold) == 1 for gold in others)
    is_sure = words <= _MARKS and is_open
    if (not is_open and not is_of_cells) or (not words <= _MARKS and len(lacking) < _FEWEST_WORDS):
        return
    told = own_text(subject).casefold()
    length = sorted(map(len, others))[len(others) // 2]
    written = [golds_of(item.example)[0].strip() for item in items]
    are_loud = any(one.isupper() and one.casefold() not in words for one in written)
    are_words = all(any(map(str.isalnum, gold)) for gold in others)
    for place in lacking:
        gold = golds[place]
        if not are_words and not any(map(str.isalnum, gold)):
            continue  # a sign among signs, as those of Morse's code are
        is_loud = written[place] == "NaN" or (written[place].isupper() and not are_loud)
        is_loud |= gold in _OF_CELLS and not gold.isalpha()
        if not is_loud and (length <= len(gold) + 1 or (gold in _MARKS and gold.isalpha())):
            continue  # of letters or signs that are asked for, it may be some
        if gold in told if gold.strip("-–—?") else any(f"{q}{gold}" in told for q in _QUOTES):
            continue
        yield Hit(
            say("the answer is {gold}, as is written where there is none", gold=shorten(gold, 20)),
            say("Correct the row, or leave it out."),
            items[place].doc.id,
            subject.code.line_of_output,
            about="nothing",
            severity=None if is_sure else "hint",
        )
