"""Answers that most rows copy from their text sign by sign, and some write otherwise: an amount
with other marks, a time without its nought, a note or a unit behind what the text has. The rule
`answer/not-an-option` says so."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from workbench.errors import shorten
from workbench.io.han import exactly
from workbench.lint.finding import Hit
from workbench.lint.subject import Subject, golds_of
from workbench.messages import say
from workbench.types import Rendered

_MOST_DOCS = 400
_FEWEST_DOCS = 5
_FEWEST_COPIED = 3
_HALF = 0.5
_FEW = 0.15
_LONGEST = 40
_OPEN = 0.6
_SHORTEST = 2
_FIGURE = exactly(r"\d(?:[\d.,:/'’ \u00a0-]*\d)?")
_NOTED = exactly(r"(?P<bare>[^()（）\n]*[^()（）\s])\s?[(（][^()（）\n]{2,}[)）]")
_PARTS = exactly(r"[, ]\s*")
_DIGIT = exactly(r"\d")


class _Answer(NamedTuple):
    item: Rendered
    said: str


def written_beside(subject: Subject) -> Iterator[Hit]:
    """Yield hints on the docs whose answer, or a field that is a part of it, stands in the input
    in another form, where at least half of them stand there as they are, and hardly any other."""
    items = subject.some(_MOST_DOCS)
    if subject.method != "gen" or len(items) < _FEWEST_DOCS or subject.is_uniform:
        return
    for answers in _columns(subject, items):
        found: list[tuple[_Answer, str]] = []
        copied = absent = 0
        for one in answers:
            text = subject.blocks_of(one.item)[-1].text or one.item.example.input
            if _stands_in(one.said, text):
                copied += 1
            elif own := _other_form(one.said, text):
                found.append((one, own))
            else:
                absent += 1
        is_copy = copied >= max(_FEWEST_COPIED, _HALF * len(answers))
        for one, own in found if is_copy and absent <= _FEW * len(answers) else ():
            yield Hit(
                say("the answer is {answer}, and its text has it as {own}",
                    answer=shorten(one.said, 30), own=shorten(own, 30)),
                say("Write the answer as the row has it."),
                one.item.doc.id,
                subject.code.line_of_output,
                about="written beside",
                severity="hint",
            )  # fmt: skip


def _columns(subject: Subject, items: Sequence[Rendered]) -> Iterator[list[_Answer]]:
    """Yield the docs' answers, and for each field that outputs have its texts: as far as they are
    short, and no labels."""
    golds = [_Answer(item, golds_of(item.example)[0].strip()) for item in items]
    columns = [golds]
    for name in sorted(subject.code.fields_of_output & subject.fields):
        values = [(item, item.doc.data.get(name)) for item in items]
        said = [
            _Answer(item, value.strip())
            for item, value in values
            if isinstance(value, str) and value.strip() and value.strip() in item.example.output
        ]
        if [one.said for one in said] != [one.said for one in golds]:
            columns.append(said)
    for column in columns:
        texts = [one.said for one in column]
        are_short = all(0 < len(text) <= _LONGEST for text in texts)
        if len(column) == len(items) and are_short and len(set(texts)) >= _OPEN * len(texts):
            yield column


def _stands_in(said: str, text: str) -> bool:
    """Say whether a text has an answer: a number of one digit may be there by chance, and is not
    held against it."""
    return said.casefold() in text.casefold() or said.rstrip(" .。") in text


def _other_form(said: str, text: str) -> str:
    """Return what a text has for an answer that it does not have as it is, "" where it has
    nothing: what stands before a note, or the one number with the same digits."""
    if (noted := _NOTED.fullmatch(said)) and noted["bare"] in text:
        return noted["bare"]
    own = _digits(said)
    if len(own) < _SHORTEST or len(_FIGURE.findall(said)) != 1:
        return ""
    figures = (match[0] for match in _FIGURE.finditer(text))
    # A comma or a space may be between two cells, or within a number.
    parts = (part for each in figures for part in (each, *_PARTS.split(each)))
    return next((part for part in parts if _digits(part) == own), "")


def _digits(text: str) -> str:
    return re.sub(r"\D", "", text).lstrip("0") if _DIGIT.search(text) else ""
