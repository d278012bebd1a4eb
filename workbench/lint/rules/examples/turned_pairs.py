"""Pairs that rows bring along, shown the other way round than the row itself asks: the plural first
where the singular is asked. The rule `few-shot/wrong-answer` says so."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from workbench.errors import shorten
from workbench.lint.finding import Hit
from workbench.lint.rules.examples.demos import shown_demos
from workbench.lint.rules.examples.taught import kind_of
from workbench.lint.subject import Subject, golds_of
from workbench.lint.tongues import tongue_of
from workbench.messages import say
from workbench.types import Rendered

_FEWEST_DOCS = 4
_MOST_OF = 0.3


def turned_pairs(subject: Subject) -> Iterator[Hit]:
    """Yield the docs whose pairs are shown in the other order than question and answer have: in
    nearly all of them the shown answer is what a question is made of, by its letters or its kind,
    and in none of the docs."""
    found: list[tuple[Rendered, tuple[str, str]]] = []
    own: list[int] = []
    theirs: list[int] = []
    for item, pairs, asked in shown_demos(subject):
        gold = golds_of(item.example)[0].strip()
        as_shown = [_as_shown(item.example.input, pair) for pair in pairs]
        own.append(_way(asked, gold))
        ways = [_way(*pair) for pair in as_shown]
        theirs += ways
        if wrong := next((p for p, way in zip(as_shown, ways, strict=True) if way), None):
            found.append((item, wrong))
    first, second = _only_way(own), _only_way(theirs)
    if len(own) < _FEWEST_DOCS or not first or not second or first == second:
        return
    for item, pair in found:
        yield Hit(
            say("the row's demonstrations are the other way round than its question: {theirs}",
                theirs=shorten(" → ".join(pair), 40)),
            say("Exchange the two halves of each pair."),
            item.doc.id,
            subject.code.line_of_input,
            about="turned",
        )  # fmt: skip


def _as_shown(text: str, pair: tuple[str, str]) -> tuple[str, str]:
    """Return a pair as a text has it: the half first that has the other nearest behind it."""
    first, second = pair
    ahead = _gap(text, first, second)
    back = _gap(text, second, first)
    return (second, first) if 0 <= back < (ahead if ahead >= 0 else len(text)) else (first, second)


def _gap(text: str, first: str, second: str) -> int:
    """Return how far behind one text another one stands, at the least, -1 where it does not."""
    gaps: list[int] = []
    place = text.find(first)
    while place >= 0 and len(gaps) < 20:
        behind = text.find(second, place + len(first))
        if behind < 0:
            break
        gaps.append(behind - place - len(first))
        place = text.find(first, place + 1)
    return min(gaps, default=-1)


def _way(first: str, second: str) -> int:
    """Return 1 where the second text is a longer form of the first, or of a later kind or language
    by name, -1 where it is so the other way round, 0 where neither."""
    one, two = first.casefold(), second.casefold()
    if one == two or not one or not two:
        return 0
    # Plurals, past tenses and the like are the word with something behind it.
    stem = next((i for i, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), -1)
    if stem < 0:
        return 1 if len(two) > len(one) else -1
    kinds = (kind_of(one), kind_of(two))
    if kinds[0] != kinds[1] and all(kinds):
        return 1 if kinds[0] < kinds[1] else -1
    tongues = (tongue_of(first), tongue_of(second))
    if tongues[0] != tongues[1] and all(tongues):
        return 1 if tongues[0] < tongues[1] else -1
    return 0


def _only_way(ways: Sequence[int]) -> int:
    """Return the one way in which pairs go that go one at all, 0 where they go both or too few."""
    told = {way for way in ways if way}
    count = sum(1 for way in ways if way)
    return told.pop() if len(told) == 1 and count >= max(2, _MOST_OF * len(ways)) else 0
