"""Codes of yes and no that a legend explains, `+ = yes, - = no`, `0=符合，1=不符合`, against what
the rows say: signs, too, and labels of which one is the other with a "not". The rule
`answer/legend` says so."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from workbench.io.han import compiled, simplified
from workbench.lint.rules.choices.verdicts import says_yes, verdict_of
from workbench.lint.rules.instructions.heard import FEWEST_DOCS
from workbench.lint.rules.instructions.labels import texts_of
from workbench.lint.subject import Subject
from workbench.messages import Message, say

_LONGEST_CODE = 2
_MEANS = r"\s?(?:[=＝:：→(（]|->|=>|\bmeans\b|\bfor\b|\bis\b|\bif\b|表示|代表|是|为)\s?"
_WORD = (
    r"(?:it (?:is|does|was)\s|they (?:are|do)\s)?[\"'“「]?"
    r"(?P<{0}>[^\W\d_]+(?:[ -][^\W\d_]+){{0,2}}?)[\"'”」]?"
)
_ENDS = r"(?=\s*(?:[,，;；、)）.。\n]|\Z|\band\b|\bor\b))"
_NEGATED = compiled(r"\A(?:not |non-?|un|in|im|ir|dis|no |isn't |does not |不|非|没有?|未|无)")
_NO_MORE = frozenset(
    {"not", "otherwise", "else", "isn't", "is not", "if not", "no", "否则", "不是", "其他"}
)
_AFFIRMING = (
    "ok pass passed passes allowed complies compliant permitted legal fits fit holds valid true"
    " entails entailed supports supported same equal equivalent matches match agrees grammatical"
    " acceptable relevant possible plausible correct approved accepted eligible consistent safe"
    " 符合 成立 正确 相同 一致 相关 合理 合规 合格 通过 允许 属实"
)
AFFIRMED = frozenset(_AFFIRMING.split())
"""Fields whose true is what is asked for, and no breach of it."""


def affirms(name: str) -> bool:
    """Say whether a field of true and false affirms something by its name."""
    return simplified(name).casefold().removeprefix("is_") in AFFIRMED


def truth_in(data: Mapping[str, Any]) -> bool | None:
    """Return what the one field of a row of true and false says, where it affirms something."""
    told = [value for name, value in data.items() if isinstance(value, bool) and affirms(str(name))]
    return told[0] if len(told) == 1 else verdict_of(data)


def signed_otherwise(subject: Subject) -> Mapping[int, Message]:
    """Return what is said of docs whose code the legend gives to a yes where the row says no, and
    the other way round, where it is so in all docs."""
    items = subject.rendered
    codes = sorted(set(subject.rights))
    texts = texts_of(subject)
    if len(items) < FEWEST_DOCS or not texts or len(codes) != 2:
        return {}
    if not all(0 < len(code) <= _LONGEST_CODE for code in codes) or not all(
        code in text for code in codes for text in texts
    ):
        return {}
    meant = _legend(simplified(texts[0]), codes)
    if len(meant) < 2:
        return {}
    words = [meant[code] for code in codes]
    sides = _polarity(words) or _denied(words) or _named(subject, words)
    if sides is None:
        return {}
    yes = dict(zip(codes, sides, strict=True))
    told = _by_name(subject, words) or [truth_in(item.doc.data) for item in items]
    golds = subject.rights
    if None in told or any(yes[g] is t for g, t in zip(golds, told, strict=True)):
        return {}
    return {
        item.doc.id: say("the legend says {meant!r} for {gold}, and the row says {own}",
                         meant=meant[gold], gold=gold, own=str(own).lower())
        for item, gold, own in zip(items, golds, told, strict=True)
    }  # fmt: skip


def _legend(text: str, codes: Sequence[str]) -> Mapping[str, str]:
    found: dict[str, str] = {}
    for code in codes:
        sign = re.escape(code)
        first = re.search(
            rf"(?<![\w.{sign}]){sign}{_MEANS}{_WORD.format('word')}{_ENDS}", text, re.I
        )
        last = re.search(rf"{_WORD.format('word')}{_MEANS}[\"'“「]?{sign}(?!\w|\.\d)", text, re.I)
        match = first or last
        if match is None:
            return {}
        found[code] = match["word"].casefold()
    return found if len(set(found.values())) == len(found) else {}


def _denied(words: Sequence[str]) -> tuple[bool, bool] | None:
    """Return which of two words is a yes where the other says no more than that it is not."""
    denied = [word in _NO_MORE for word in words]
    return (not denied[0], not denied[1]) if sum(denied) == 1 else None


def _named(subject: Subject, words: Sequence[str]) -> tuple[bool, bool] | None:
    """Return which of two words is a field's name, of true and false: `spam` and `ordinary`."""
    fields = {name.casefold().removeprefix("is_") for name in subject.fields}
    own = [word in fields for word in words]
    return (own[0], own[1]) if sum(own) == 1 else None


def _by_name(subject: Subject, words: Sequence[str]) -> Sequence[bool]:
    """Return what a field says, by doc, that is called as one of the words: `spam`, 1 or 0."""
    named = [n for n in subject.fields if n.casefold().removeprefix("is_") in words]
    values = [item.doc.data.get(name) for name in named[:1] for item in subject.rendered]
    are_told = all(isinstance(value, int) and value in (0, 1) for value in values)
    return [bool(value) for value in values] if len(named) == 1 and are_told else ()


def _polarity(words: Sequence[str]) -> tuple[bool, bool] | None:
    """Return which of two labels is a yes: by itself, or since the other one denies it."""
    told = [says_yes(word) for word in words]
    if told[0] is not None and told[1] is not None:
        return (told[0], told[1]) if told[0] is not told[1] else None
    one, other = words
    for a, b, sides in ((one, other, (True, False)), (other, one, (False, True))):
        denied = _NEGATED.match(b)
        if denied and b[denied.end() :].strip(" -") in (a, a.removeprefix("is ")):
            return sides
    return None
