"""What of a row's texts is lost in its prompt though its words are there: the sign of a gap, the
capitals of an answer that is to be copied. The rule `text/cut-item` says so."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from workbench.errors import shorten
from workbench.io.han import exactly
from workbench.lint.finding import Hit
from workbench.lint.gaps import gap
from workbench.lint.leaves import leaves_of
from workbench.lint.subject import Subject, golds_of
from workbench.lint.truth import OPTION_LISTS, is_of_answers, places_of
from workbench.messages import say
from workbench.types import Rendered

_MOST_OF = 0.8
_FEWEST_DOCS = 3
_AROUND = 4
"""So many words on either side of a gap tell its place."""

_GAP = gap("mask", "line", "low", "box")
_CAPITALS = exactly(r"[^\W\d_]+")


_OF_GAPS = ("_", "＿", "[", "<", "{", "□")
"""One of these is in every gap: quicker to tell."""


def lost_gap(subject: Subject) -> Iterator[Hit]:
    """Yield the docs whose text has a gap in its middle, and whose input has the words around it
    right behind each other, where that is so of nearly all docs."""
    for name in sorted(subject.code.fields_of_input & subject.fields):
        values = [(item, item.doc.data.get(name)) for item in subject.rendered]
        gapped = [(i, m) for i, v in values if isinstance(v, str) and (m := _only_gap(v))]
        lost = [(item, around) for item, gap in gapped if (around := _closed(gap, item))]
        if len(lost) < max(_FEWEST_DOCS, _MOST_OF * len(gapped)):
            continue
        for item, around in lost:
            yield Hit(
                say("the gap of the row's {name} is not in the input: {around}",
                    name=name, around=shorten(around, 40)),
                say("Leave its sign where it stands."),
                item.doc.id,
                subject.code.line_of_field(name) or subject.code.line_of_input,
                about=name,
            )  # fmt: skip


def _only_gap(value: str) -> re.Match[str] | None:
    if not any(map(value.__contains__, _OF_GAPS)):
        return None
    gaps = list(_GAP.finditer(value))
    return gaps[0] if len(gaps) == 1 else None


def _closed(gap: re.Match[str], item: Rendered) -> str:
    """Return the words around a gap as the input has them without it, "" where it has not."""
    before, behind = gap.string[: gap.start()].split(), gap.string[gap.end() :].split()
    around = " ".join((*before[-_AROUND:], *behind[:_AROUND]))
    has_words = before and behind and any(map(str.isalnum, "".join(behind)))
    if not has_words or _GAP.search(item.example.input):
        return ""
    return around if around in " ".join(item.example.input.split()) else ""


def lost_capitals(subject: Subject) -> Iterator[Hit]:
    """Yield the docs whose answer is of a text that the input has in small letters, where what a
    model copies so counts as wrong."""
    items = subject.rendered if subject.method == "gen" else ()
    capital = [(item, words) for item in items if (words := _capitals(golds_of(item.example)[0]))]
    lost = [item for item, words in capital if _is_lowered(item, words)]
    lost = [item for item in lost if not _is_right_in_small(subject, item)]
    if len(lost) < max(_FEWEST_DOCS, _MOST_OF * len(capital)):
        return
    for item in lost:
        yield Hit(
            say("the answer {gold} stands in the input in small letters only",
                gold=shorten(golds_of(item.example)[0], 40)),
            say("Leave the text as the row has it, or write the answer in small letters, too."),
            item.doc.id,
            subject.code.line_with("lower") or subject.code.line_of_input,
            about="capitals",
        )  # fmt: skip


def _capitals(text: str) -> set[str]:
    return {word for word in _CAPITALS.findall(text) if word != word.lower()}


def _is_lowered(item: Rendered, words: set[str]) -> bool:
    """Say whether an input has words in small letters alone, and the text that they are of, too."""
    text = item.example.input
    if not all(word.lower() in text for word in words):
        return False
    if any(True for word in words for _ in places_of(word, text)):  # the same, soon told
        return False
    shown = set(_CAPITALS.findall(text))
    if words & shown or not {word.lower() for word in words} <= shown:
        return False
    options = {one for name in OPTION_LISTS for one in leaves_of(item.doc.data.get(name))}
    golds = {gold.strip() for gold in golds_of(item.example)} - options  # a field may be the answer
    sources = (one for one in _asked(item.doc.data) if words <= set(_CAPITALS.findall(one)))
    of_records = {
        leaf.strip()
        for value in item.doc.data.values()
        if isinstance(value, list) and len(value) > 1 and isinstance(value[0], Mapping)
        for leaf in leaves_of(value)
    }
    golds -= of_records  # one of several that are shown
    return any(source.lower() in text for source in sources if source.strip() not in golds)


def _asked(data: Mapping[str, Any]) -> Iterator[str]:
    for name, value in data.items():
        if name in OPTION_LISTS or not is_of_answers(str(name)):
            yield from leaves_of(value)


def _is_right_in_small(subject: Subject, item: Rendered) -> bool:
    gold = item.example.processed_output
    if subject.grade is None:
        return False
    graded = subject.grade(item.doc.data, gold, golds_of(item.example)[0].lower())
    return graded is not None and graded.is_right
