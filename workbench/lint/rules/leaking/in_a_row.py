"""The right option among several that stand in a row without marks, and alone has a sign at it or
capitals, or alone has none: `jade, snow?, iron?`. The rule `answer/stands-out` says so."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from typing import TypeAlias

from workbench.io.han import exactly
from workbench.lint.subject import Subject
from workbench.lint.truth import unmarked
from workbench.prompts.listing import Option
from workbench.types import Rendered

_FEWEST_DOCS = 5
_MOST_OF = 0.8
_SEEN_DOCS = 50
_FEWEST_AT = 2
"""In so many docs the right one stands at one place, and at another: what closes a row is beside
its last option, whether or not it is right."""

_BETWEEN = exactly(
    r"\s*\n\s*|[,，、;；|/／·][ ]?|\s+(?:or|and|vs\.?)\s+|還是|还是|或者?|和|\t|[ ]{2,}"
)
_AROUND = 3
_CLOSES = " \n\t:：,，、;；|/／"
_Dress: TypeAlias = tuple[str, str, bool]
"""What stands right before an option, right behind it, and whether its own letters are others."""


def in_a_row(subject: Subject) -> Sequence[tuple[Rendered, str]]:
    """Return the docs whose right option stands otherwise in its row than all others, which stand
    alike, in the same two ways in nearly all docs; with that option."""
    found: list[tuple[Rendered, str, int, tuple[_Dress, _Dress]]] = []
    looked_at = 0
    for seen, item in enumerate(subject.rendered):
        left = len(subject.rendered) - seen
        if len(found) + left < max(_FEWEST_DOCS, _MOST_OF * (looked_at + left)):
            return ()
        if seen == _SEEN_DOCS and not looked_at:
            return ()  # no options, or none in a row
        row = _row_of(subject, item)
        gold = _gold_of(subject, item)
        place = next((i for i, option in enumerate(row) if option.rank == gold), None)
        if place is None:
            continue
        looked_at += 1
        options = subject.truths[item.doc.id].options or _choices(item)
        dress = _dresses(item.example.input, row, options)
        others = {one for i, one in enumerate(dress) if i != place}
        if len(others) == 1 and dress[place] not in others:
            found.append((item, row[place].text, place, (dress[place], others.pop())))
    if not found:
        return ()
    pair, often = Counter(each[3] for each in found).most_common(1)[0]
    places = Counter(place for _, _, place, own in found if own == pair)
    at_several = sum(count >= _FEWEST_AT for count in places.values()) > 1
    if not at_several or often < max(_FEWEST_DOCS, _MOST_OF * looked_at):
        return ()
    return [(item, text) for item, text, _, own in found if own == pair]


def _choices(item: Rendered) -> tuple[str, ...]:
    return tuple(choice.strip() for choice in item.choices)


def _gold_of(subject: Subject, item: Rendered) -> int | None:
    """Return which of the row's options is right, None where that is not sure."""
    truth = subject.truths[item.doc.id]
    if len(truth.golds) == 1:
        return truth.options.index(truth.golds[0])
    is_told = not truth.options and len(item.gold) == 1
    return item.gold[0] if is_told else None


def _row_of(subject: Subject, item: Rendered) -> Sequence[Option]:
    """Return the row's options as they follow each other in an input, in whatever letters."""
    shown = subject.list_of(item)
    options = subject.truths[item.doc.id].options or _choices(item)
    if shown.options and shown.options[0].kind != "none":
        return ()
    if shown.known == len(options) > 1:
        return shown.options
    folded = item.example.input.lower()
    if len(options) < 2 or len(folded) != len(item.example.input):
        return ()
    found = unmarked(folded, [option.lower() for option in options])
    if len(found) < len(options):
        return ()
    text = item.example.input
    return [
        Option("", "", "none", each.rank, text[each.start : each.end], each.start, each.end)
        for each in found
    ]


def _dresses(text: str, row: Sequence[Option], options: Sequence[str]) -> list[_Dress]:
    """Return how each option of a row stands there, without what parts it from the next."""
    before = [_edge(text[max(0, row[0].start - _AROUND) : row[0].start], at_end=True)]
    behind: list[str] = []
    for one, after in pairwise(row):
        gap = text[one.end : after.start]
        parts = _BETWEEN.search(gap)
        first, last = (gap[: parts.start()], gap[parts.end() :]) if parts else ("", "")
        behind.append(first)
        before.append(last)
    behind.append(_edge(text[row[-1].end : row[-1].end + _AROUND], at_end=False))
    wholes = (option.text == options[option.rank].strip() for option in row)
    return [
        (head, tail, not whole) for head, tail, whole in zip(before, behind, wholes, strict=True)
    ]


def _edge(text: str, *, at_end: bool) -> str:
    """Return the signs at one end of a text, up to what parts them from the rest or a letter."""
    signs: list[str] = []
    for sign in reversed(text) if at_end else text:
        if sign in _CLOSES or sign.isalnum():
            break
        signs.append(sign)
    return "".join(reversed(signs) if at_end else signs)
