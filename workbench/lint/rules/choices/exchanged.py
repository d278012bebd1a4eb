"""Answers of one row that belong to another one: each stands in the other's text and not in its
own, where most answers stand in theirs; and answers that stand nowhere in their text, where the
prompt asks for its words. The rule `answer/not-an-option` says so."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import TypeAlias

from workbench.errors import shorten
from workbench.io.han import compiled, simplified
from workbench.lint.finding import Hit, Severity
from workbench.lint.rules.instructions.formats import BETWEEN_PARTS
from workbench.lint.subject import Subject, golds_of
from workbench.messages import say
from workbench.types import Rendered

_Text: TypeAlias = tuple[bool, str]
"""Whether a text has spaces between its words, and its words, or else the text, in one case."""
_Wanted: TypeAlias = tuple[str, str]
"""An answer as words and as a text, in one case."""

_ASKS_FOR_WORDS = compiled(
    r"\b(?:words?|phrase|span|wording|excerpt)s? (?:of|from|in|out of|found in|taken from) the"
    r" (?:passage|text|article|context|paragraph|document|story|sentence)\b"
    r"|\b(?:copy|quote|extract|copied|quoted|extracted|verbatim)\b[^.\n]{0,40}"
    r"\b(?:passage|text|article|context|paragraph|document|story|sentence)\b"
    r"|\bexact (?:words|phrase|span)\b"
    r"|(?:用|从|以|摘自|摘抄|引用|抄写|抽取|使用)[^。，\n]{0,6}(?:原文|文中|短文|文章|段落|材料|资料|句子)"
    r"(?:中|里|内)?(?:的)?(?:原词|原话|词语|词|语句|片段|内容|文字|短语|作答|回答)"
    r"|(?:抄写|照抄|抄|摘抄|摘录|摘取|截取|引用|复制)[^。，\n]{0,4}(?:原文|原句|原词|原话)",
    re.IGNORECASE,
)
_OF_SCRIPTS = compiled(
    r"繁|简体|簡體|正体|正體|字体|转换|traditional|simplified|script", re.IGNORECASE
)
_EAST = compiled("[\u3040-\u30ff\u3400-\u9fff]")
_SEEN_DOCS = 200
"""Each gold is looked for in each text."""

_FEWEST_DOCS = 6
_FEWEST_TOLD = 8
_FEW = 0.2
_INSIDE = 0.3
_EXCHANGED = 0.6
_YEAR = 4
_SHORT = 3
_STOPS = " .,;:!?。，；：！？\"'“”‘’"
_OPEN = 0.8
"""The share of golds that are there once, where answers are no labels."""


def exchanged(subject: Subject) -> Iterator[Hit]:
    """Yield the docs whose answer stands in the text of one other doc alone, where the answers of
    a third or more stand in their own: two whose answers were exchanged have each other's. Yield
    hints where no answer does, and nearly all stand as many docs further on."""
    items = subject.some(_SEEN_DOCS)
    golds = [golds_of(item.example)[0].strip() for item in items]
    if len(items) < _FEWEST_DOCS or len(set(golds)) < _OPEN * len(golds):
        return
    if 2 * sum(gold.isdigit() and len(gold) < _YEAR for gold in golds) > len(golds):
        return  # small numbers are counted or computed, and stand in many texts by chance
    texts = [_text_of(subject, item) for item in items]
    wanted = [_wanted(subject, gold) for gold in golds]
    missing = [
        place
        for place, item in enumerate(items)
        if not any(_has(texts[place], _wanted(subject, gold)) for gold in golds_of(item.example))
    ]
    if len(missing) < 2:
        return
    found = _of_each_other(missing, wanted, texts)
    is_shift = len(items) - len(missing) < _INSIDE * len(items)
    found = _shifted(found) if is_shift else found
    for place, other in found if len(found) >= _EXCHANGED * len(missing) else ():
        # Rows may be the turns of one talk, of which each answers the one before.
        severity = "hint" if is_shift else "warning"
        yield _hit(subject, items[place], golds[place], items[other], severity)


def nowhere(subject: Subject) -> Iterator[Hit]:
    """Yield the docs none of whose golds stands in their text, nor in the template, where that asks
    for words of the text and most answers are such."""
    items = subject.some(_SEEN_DOCS)
    if len(items) < _FEWEST_DOCS or subject.method != "gen":
        return
    told = subject.told
    yield from _in_other_script(subject, items, told)
    if _ASKS_FOR_WORDS.search(told) is None:
        yield from _beside_most(subject, items)
        return
    fixed = told.casefold()
    missing: list[Rendered] = []
    for item in items:
        golds = [gold.strip(_STOPS) for gold in golds_of(item.example)]
        if not all(golds) or any(gold.casefold() in fixed for gold in golds):
            continue
        text = _text_of(subject, item)
        if not any(
            _has(text, _wanted(subject, part)) for gold in golds for part in _words_of(gold)
        ):
            missing.append(item)
    for item in missing if len(missing) <= _INSIDE * len(items) else ():
        yield Hit(
            say("the answer {gold} does not stand in its text, whose words are asked for",
                gold=shorten(golds_of(item.example)[0], 40)),
            say("Make the two agree in the data."),
            item.doc.id,
            subject.code.line_of_field("answer") or subject.code.line_of_output,
            about="nowhere",
        )  # fmt: skip


def _in_other_script(subject: Subject, items: Sequence[Rendered], told: str) -> Iterator[Hit]:
    """Yield the docs whose answer stands in their text in traditional characters, and is itself in
    simplified ones, or the other way round."""
    if subject.is_ascii or _OF_SCRIPTS.search(told):
        return
    for item in items:
        gold, text = golds_of(item.example)[0].strip(_STOPS), item.example.input
        if len(gold) < 2 or gold.isascii() or gold in text:
            continue
        if any(_has_script(item, gold)):
            yield Hit(
                say("the answer {gold} stands in its text in characters of another script",
                    gold=shorten(gold, 40)),
                say("Make the two agree in the data."),
                item.doc.id,
                subject.code.line_of_field("answer") or subject.code.line_of_output,
                about="script",
            )  # fmt: skip


def _has_script(item: Rendered, gold: str) -> Iterator[bool]:
    """Yield for each text of a row that is shown whether it has the answer in the other script."""
    wanted = simplified(gold)
    for value in item.doc.data.values():
        if isinstance(value, str) and gold not in value and value.strip() in item.example.input:
            yield wanted in simplified(value)


def _beside_most(subject: Subject, items: Sequence[Rendered]) -> Iterator[Hit]:
    """Yield hints at the few docs whose answer does not stand in their input, nor another doc's
    that has no such answer either, where nearly all answers do, in one or in their parts."""
    golds = [golds_of(item.example) for item in items]
    counts = Counter(own[0].strip().casefold() for own in golds)
    if len(items) < _FEWEST_TOLD or len(counts) < _OPEN * len(items):
        return
    missing: list[Rendered] = []
    for item, own in zip(items, golds, strict=True):
        text = _text_of(subject, item)
        if not any(_has_all(subject, text, gold) for gold in own):
            missing.append(item)
            if len(missing) > _FEW * len(items):
                return
    lacking = Counter(golds_of(item.example)[0].strip().casefold() for item in missing)
    for item in missing:
        if lacking[golds_of(item.example)[0].strip().casefold()] == 1:
            yield Hit(
                say("the answer {gold} does not stand in its input, as nearly all others do",
                    gold=shorten(golds_of(item.example)[0], 40)),
                say("Make the two agree in the data."),
                item.doc.id,
                subject.code.line_of_field("answer") or subject.code.line_of_output,
                about="nowhere",
                severity="hint",
            )  # fmt: skip


def _has_all(subject: Subject, text: _Text, gold: str) -> bool:
    """Say whether a text has an answer, or all the parts of one that lists several."""
    own = gold.strip(_STOPS)
    if _has(text, _wanted(subject, own)):
        return True
    parts = [part for part in map(str.strip, BETWEEN_PARTS.split(own)) if part]
    return len(parts) > 1 and all(_has(text, _wanted(subject, part)) for part in parts)


def _words_of(gold: str) -> Sequence[str]:
    """Return a gold and its longer words: one that is written in another form has some of them."""
    return gold, *(word for word in gold.split() if len(word) > _SHORT)


def _hit(subject: Subject, item: Rendered, gold: str, other: Rendered, severity: Severity) -> Hit:
    return Hit(
        say("the answer {gold} stands in the text of doc {other}, and not in its own",
            gold=shorten(gold, 30), other=other.doc.id),
        say("Pair rows and answers again, by an id that both have."),
        item.doc.id,
        subject.code.line_of_output,
        about="exchanged",
        severity=severity,
    )  # fmt: skip


def _of_each_other(
    missing: Sequence[int], wanted: Sequence[_Wanted], texts: Sequence[_Text]
) -> list[tuple[int, int]]:
    """Return the docs whose gold is in the text of one other doc, which lacks its own as well, and
    whose text has the gold of such a doc; each with that other doc."""
    goes: dict[int, int] = {}
    for place in missing:
        having = [other for other, text in enumerate(texts) if _has(text, wanted[place])]
        if len(having) == 1 and having[0] in missing:
            goes[place] = having[0]
    reached = set(goes.values())
    return [(place, other) for place, other in goes.items() if place in reached]


def _text_of(subject: Subject, item: Rendered) -> _Text:
    text = item.example.input
    is_spaced = _EAST.search(text) is None
    return is_spaced, subject.words(text) if is_spaced else text.casefold()


def _shifted(found: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Return the docs whose gold is that of the doc so many places further on, the same for nearly
    all: where questions are asked both ways, two have each other's by turns."""
    steps = Counter(other - place for place, other in found)
    step, count = steps.most_common(1)[0] if steps else (0, 0)
    is_one = (
        len(found) >= _FEWEST_DOCS and count >= len(found) - abs(step) - 1 and count > abs(step)
    )
    return [pair for pair in found if pair[1] - pair[0] == step] if is_one else []


def _wanted(subject: Subject, gold: str) -> _Wanted:
    return subject.words(gold), gold.casefold()


def _has(text: _Text, wanted: _Wanted) -> bool:
    """Say whether a text has an answer, as words where there are spaces between them."""
    is_spaced, spelt = text
    words, signs = wanted
    return words.strip() != "" and (words if is_spaced else signs) in spelt
