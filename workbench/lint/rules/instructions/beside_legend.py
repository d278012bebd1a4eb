"""What a prompt says of its labels against its own legend, which has all answers: a list with
another name, letters where there are numbers, capitals alone, which the rule `answer/other-names`
says; another number of labels, or a range that goes on beyond the last one, which
`answer/other-count` says."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence

from workbench.errors import shorten
from workbench.io.han import compiled, exactly
from workbench.lint.counts import HAN, as_number
from workbench.lint.finding import Hit
from workbench.lint.rules.choices.headed import heads_of
from workbench.lint.rules.instructions.labels import PARTS
from workbench.lint.subject import Subject
from workbench.messages import Message, quoted, say

_FEWEST = 3
_LONGEST_NAME = 24
_QUOTES = " \t.。;；\"'“”„«»‘’「」『』《》`*()（）[]"
_ASIDE = exactly(r"[^\n:：。.;；]+")
_LIST_END = exactly(r"[ \t]*(?:[。.;；\n]|$)")
_COUNTED = compiled(
    rf"(?:[一总]?共有?|分[为成]|[以如]下|下列|下面|上述|上面|这)(?:的|这)?(?P<n>{HAN})"
    r"(?:大|个|种)?(?:类别|种类|类型|标签|等级|档次|级别|选项|类|档|级)(?![\u3400-\u9fff]*中)"
)
_RANGE = compiled(
    r"(?<![\d.,\-–])(?P<first>\d{1,2})\s?(?:到|至|[-–—~～]|to|through|bis|à|al?|до|do)\s?"
    r"(?P<last>\d{1,2})(?!\s?[\d%]|[.,]\d)"
)
_OF_CODES = compiled(
    r"数字|编号|序号|代码|等级|分数|打分|\b(?:numbers?|digits?|codes?|labels?|grades?|scores?|class(?:es)?"
    r"|ratings?|marks?|Ziffern?|Zahl|Noten?|chiffres?|num[ée]ro|notes?|cifras?|n[uú]meros?|notas?"
    r"|numero|cifra|voto|цифр\w*|оценк\w*|cyfr\w*|ocen\w*)\b",
    re.IGNORECASE,
)
_IN_LETTERS = compiled(
    r"字母|\b(?:letters?|lettres?|Buchstaben?|letras?|letter[ae]|букв\w*|liter\w*)\b", re.IGNORECASE
)
_SERIES = exactly(
    r"(?<![A-Za-z])[A-Z](?:\s?(?:[,，、/]|or|oder|ou|o|或者?|和)\s?[A-Z])+(?![A-Za-z])"
)
_IN_SMALL = compiled(
    r"\b(?:lower[ -]?case|small letters?|un?capitali[sz]ed|Kleinbuchstaben|klein(?:geschrieben)?"
    r"|minuscules?|min[uú]scul\w+|małymi|строчн\w+)\b|小写",
    re.IGNORECASE,
)
_SENTENCE = exactly(r"[^\n.。!！;；]+")


def named_beside_legend(subject: Subject) -> Iterator[Hit]:
    """Yield hints at names that a prompt lists or asks for, and its legend does not."""
    heads, rest = heads_of(subject)
    if len(heads) < 2:
        return
    golds = Counter(subject.rights)
    yield from _hits(subject, _other_list(heads, golds, rest))
    yield from _hits(subject, _letters_for_numbers(heads, rest))
    yield from _hits(subject, _capitals(heads, golds, rest))


def counted_beside_legend(subject: Subject) -> Iterator[Hit]:
    """Yield hints at a number of labels, or a range of them, that is not that of the legend."""
    heads, rest = heads_of(subject)
    if len(heads) < 2:
        return
    yield from _hits(subject, _other_count(heads, rest))
    yield from _hits(subject, _other_range(heads, rest))


def _hits(subject: Subject, found: tuple[str, Message] | None) -> Iterator[Hit]:
    if found is None:
        return
    words, message = found
    yield Hit(
        message,
        say("Name the labels as the answers are written."),
        subject.rendered[0].doc.id,
        subject.code.line_with(words) or subject.code.line_of_input,
        about=f"beside legend {words}",
        severity="hint",
    )


def _other_list(heads: Sequence[str], golds: Counter[str], rest: str) -> tuple[str, Message] | None:
    """Return a list that has all labels but one, and another name in its place."""
    if len(heads) < _FEWEST:
        return None
    for match in _ASIDE.finditer(rest):
        parts = [part.strip(_QUOTES) for part in PARTS.split(match[0])]
        if len(parts) != len(heads) or not _LIST_END.match(rest, match.end()):
            continue
        others = [part for part in parts if part not in golds]
        lacking = [label for label in golds if label not in parts]
        if len(others) != 1 or len(lacking) != 1 or lacking[0] in others[0]:
            continue  # a sentence goes on around its list
        if 0 < len(others[0]) <= _LONGEST_NAME:
            return others[0], say(
                "the prompt lists {other}, and its legend has {gold} in its place: {words}",
                other=quoted(others[0]), gold=quoted(lacking[0]),
                words=shorten(match[0].strip(), 50),
            )  # fmt: skip
    return None


def _other_count(heads: Sequence[str], rest: str) -> tuple[str, Message] | None:
    """Return another number of labels than the legend has."""
    said = [(match[0], as_number(match["n"])) for match in _COUNTED.finditer(rest)]
    if not said or any(count == len(heads) for _, count in said):
        return None
    words, count = said[0]
    if count < 2:
        return None
    return words, say("the prompt says {words}, and its legend has {count} labels",
                      words=quoted(words), count=len(heads))  # fmt: skip


def _other_range(heads: Sequence[str], rest: str) -> tuple[str, Message] | None:
    """Return a range of codes that begins as the legend does, or with 0 or 1, and goes on beyond
    it; or begins as it does and ends before."""
    if not all(head.isdigit() for head in heads):
        return None
    codes = sorted(map(int, heads))
    if len(codes) < _FEWEST or codes != list(range(codes[0], codes[-1] + 1)):
        return None
    for line in rest.split("\n"):
        for match in _RANGE.finditer(line) if _OF_CODES.search(line) else ():
            first, last = int(match["first"]), int(match["last"])
            is_other = first == codes[0] and first < last != codes[-1]
            if is_other or (first in (0, 1) and last > codes[-1]):
                return match[0], say("the prompt says {words}, and its legend has {count} labels",
                                     words=quoted(match[0]), count=len(heads))  # fmt: skip
    return None


def _letters_for_numbers(heads: Sequence[str], rest: str) -> tuple[str, Message] | None:
    """Return letters that are asked for where the legend has numbers."""
    if not all(head.isdigit() for head in heads):
        return None
    for match in _SENTENCE.finditer(rest):
        series = _SERIES.search(match[0]) if _IN_LETTERS.search(match[0]) else None
        if series:
            return series[0], say(
                "the prompt asks for the letters {words}, and its legend has {heads}",
                words=series[0], heads=", ".join(heads),
            )  # fmt: skip
    return None


def _capitals(heads: Sequence[str], golds: Counter[str], rest: str) -> tuple[str, Message] | None:
    """Return a legend in capitals where all answers are in small letters, and no word says so."""
    are_capitals = all(head.isupper() and len(head) > 1 for head in heads)
    if not are_capitals or not all(gold.islower() for gold in golds) or _IN_SMALL.search(rest):
        return None
    if any(all(gold in line for gold in golds) for line in rest.split("\n")):
        return None  # a list has them as they are
    return heads[0], say("the legend has {heads} in capitals, and the answers are in small letters",
                         heads=shorten(", ".join(heads), 60))  # fmt: skip
