"""Answers that slipped by some rows when a sheet was sorted or a column was pasted anew: what is
right for a row does not stand in its text, and stands in that of another row, as far away for each
of them. The rule `answer/unlike-others` says so."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise

from workbench.errors import shorten
from workbench.lint.finding import Hit
from workbench.lint.keyed_answers import keyed_answers
from workbench.lint.rules.rows.reckoned import worth_of
from workbench.lint.subject import Subject, golds_of
from workbench.messages import say
from workbench.types import Rendered

_FEWEST_DOCS = 6
_MOST_DOCS = 400
_FEWEST_SLIPPED = 4
_FEWEST_KINDS = 4
_NEARLY_ALL = 0.85
_HALF = 0.5
_FURTHEST = 8
_MOST_FIELDS = 6
_SHORTEST = 3
_SHORTEST_HAN = 2
_SHORTEST_TEXT = 8


def of_another_row(subject: Subject) -> Iterator[Hit]:
    """Yield the docs whose answer, or a part of it, stands in the text of the row that is so many
    rows away, and not in its own."""
    items = subject.some(_MOST_DOCS)
    if len(items) < _FEWEST_DOCS or subject.method == "ppl":
        return
    yield from _slipped_in_worth(subject, items)
    texts = _texts(items)
    if not texts or _overlap(texts):
        return
    for name, values in _columns(subject, items):
        slipped = _slipped(values, texts)
        for place in slipped:
            yield Hit(
                say("the answer's {name} stands in the text of another row, and not in its own:"
                    " {own}",
                    name=name, own=shorten(values[place], 40))
                if name
                else say("the answer stands in the text of another row, and not in its own: {own}",
                         own=shorten(values[place], 40)),
                say("Put the column of answers back beside its texts."),
                items[place].doc.id,
                subject.code.line_of_field(name) or subject.code.line_of_output,
                about=f"slipped {name}",
            )  # fmt: skip
        if slipped:
            return


def _slipped_in_worth(subject: Subject, items: Sequence[Rendered]) -> Iterator[Hit]:
    """Yield the docs whose answer is a fraction that is worth what another row's is, so many rows
    away, in nearly all, where hardly any is worth what its own row's is."""
    golds = [golds_of(item.example)[0].strip() for item in items]
    if not all("/" in gold for gold in golds):
        return
    own, count = list(map(worth_of, golds)), len(golds)
    for name in [*items[0].doc.data][:_MOST_FIELDS]:
        worth = [worth_of(item.doc.data.get(name)) for item in items]
        written = [str(item.doc.data.get(name)).strip() for item in items]
        if None in worth or len({*worth}) < _HALF * count or 2 * _alike(written, golds) > count:
            continue
        if _alike(worth, own) > (1 - _NEARLY_ALL) * count:
            continue
        for step in (s for far in range(1, _FURTHEST + 1) for s in (far, -far)):
            moved = [worth[(place + step) % count] for place in range(count)]
            if _alike(moved, own) < _NEARLY_ALL * count:
                continue
            for item, gold in zip(items, golds, strict=True):
                yield Hit(
                    say("the answer belongs to another row: {own}", own=shorten(gold, 40)),
                    say("Put the column of answers back beside its texts."),
                    item.doc.id,
                    subject.code.line_of_output,
                    about="slipped worth",
                )
            return


def _alike(some: Sequence[object], others: Sequence[object]) -> int:
    return sum(one == other for one, other in zip(some, others, strict=True))


def _texts(items: Sequence[Rendered]) -> Sequence[str]:
    """Return the longest text of each row that its input has; none where a row has no such."""
    found: list[str] = []
    for item in items:
        golds = {gold.strip() for gold in golds_of(item.example)}
        values = (value for value in item.doc.data.values() if isinstance(value, str))
        shown = [v for v in values if v.strip() and v.strip() in item.example.input]
        own = max((v for v in shown if v.strip() not in golds), key=len, default="")
        found.append(own)
    least = _SHORTEST_TEXT if all(map(str.isascii, found)) else _SHORTEST_TEXT // 2
    return found if all(len(text) >= least for text in found) else ()


def _overlap(texts: Sequence[str]) -> bool:
    """Say whether texts are windows on one, or turns of one talk: then what comes next in the one
    stands in the other."""
    if len(set(texts)) < _HALF * len(texts):
        return True
    near = 0
    for one, other in pairwise(texts):
        half = one[len(one) // 2 :].strip()
        near += half != "" and half in other
    return near > 1


def _columns(subject: Subject, items: Sequence[Rendered]) -> Iterator[tuple[str, Sequence[str]]]:
    """Yield what is right for the docs, whole and by the parts that have names, then the fields of
    the rows that are a part of it."""
    golds = [golds_of(item.example)[0].strip() for item in items]
    yield "", golds
    made = keyed_answers(subject)
    rows: Sequence[Mapping[str, object]] = [item.doc.data for item in items]
    outputs = [item.example.output for item in items]
    told = set[tuple[str, ...]]()
    for name in made[0] if len(made) == len(items) else ():
        values = tuple(str(parts[name]).strip() for parts in made)
        told.add(values)
        yield name, values
    for name, first in rows[0].items():
        if str(first).strip() not in outputs[0]:
            continue
        values = tuple(str(row.get(name, "")).strip() for row in rows)
        pairs = zip(values, outputs, strict=True)
        if values not in told and all(value and value in output for value, output in pairs):
            yield str(name), values


def _slipped(values: Sequence[str], texts: Sequence[str]) -> Sequence[int]:
    """Return the places of values that stand in the text a fixed number of rows away, and not in
    their own, where nearly all others stand in theirs."""
    are_kinds = len({*values}) >= max(_FEWEST_KINDS, _HALF * len(values))
    if not are_kinds or sum(map(_is_short, values)) > len(values) * (1 - _NEARLY_ALL):
        return ()
    count = len(values)
    if not {*texts}.isdisjoint(values):
        return ()  # it is what another row asks: what comes next, or a pair
    away = [i for i in range(count) if not _is_short(values[i]) and not _is_in(values[i], texts[i])]
    own = count - len(away) - sum(map(_is_short, values))
    if len(away) < _FEWEST_SLIPPED:
        return ()
    for step in (s for far in range(1, _FURTHEST + 1) for s in (far, -far)):
        found = [i for i in away if _is_in(values[i], texts[(i + step) % count])]
        if own < _FEWEST_SLIPPED and any(
            values[i].isdecimal() and len(re.findall(r"\d+", texts[(i + step) % count])) > 1
            for i in found
        ):
            continue  # what is computed from numbers may stand in the next one's
        is_most = len(found) >= _FEWEST_SLIPPED and len(found) + own >= _NEARLY_ALL * count
        # What slipped from a row on stands together.
        is_run = found and found[-1] - found[0] < len(found) + max(1, (1 - _NEARLY_ALL) * count)
        lost = len(away) - len(found)
        if is_most and is_run and lost <= max(1, (1 - _NEARLY_ALL) * len(away)):
            return found
    return ()


def _is_in(value: str, text: str) -> bool:
    """Say whether a text has a value, a number as a whole."""
    if not value.isdecimal() or value not in text:
        return value in text
    return re.search(rf"(?<![\d.,]){value}(?!\d|[.,]\d)", text) is not None


def _is_short(value: str) -> bool:
    return not value.isdecimal() and len(value) < (_SHORTEST if value.isascii() else _SHORTEST_HAN)
