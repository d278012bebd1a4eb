"""Demonstrations that a row brings along, a list of pairs, against what the row itself asks: the
same pair, or pairs of another relation. The rules `few-shot/own-doc` and `few-shot/wrong-answer`
say so."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, TypeAlias

from workbench.errors import shorten
from workbench.lint.finding import Hit
from workbench.lint.rules.examples.taught import kind_of
from workbench.lint.subject import Subject, golds_of
from workbench.messages import say
from workbench.types import Rendered

_FEWEST_PAIRS = 2
_FEWEST_DOCS = 4
_FIRST_DOCS = 4
_MOST_OF = 0.5
_STEM = 3
_BEFORE = 4
_SEEN_DOCS = 200
_Pair: TypeAlias = tuple[str, str]


def _pairs_in(value: Any) -> list[_Pair]:
    """Return the pairs of texts that a value is a list of."""
    if not isinstance(value, list) or len(value) < _FEWEST_PAIRS:
        return []
    found: list[_Pair] = []
    for part in value:
        both = [*part.values()] if isinstance(part, Mapping) else part
        if not isinstance(both, list | tuple) or len(both) != 2:
            return []
        if not all(isinstance(text, str | int | float) for text in both):
            return []
        found.append((str(both[0]).strip(), str(both[1]).strip()))
    return found


def shown_demos(subject: Subject) -> Iterator[tuple[Rendered, list[_Pair], str]]:
    """Yield the docs with the pairs that they show and what they ask, a text of the row that stands
    behind these."""
    for seen, item in enumerate(subject.some(_SEEN_DOCS)):
        text = item.example.input
        pairs = next(filter(None, map(_pairs_in, item.doc.data.values())), [])
        if not pairs:
            if seen < _FIRST_DOCS:
                return
            continue
        end = text.rfind(pairs[-1][1])
        asked = [
            value.strip()
            for value in item.doc.data.values()
            if isinstance(value, str) and value.strip() and text.find(value.strip(), end + 1) > end
        ]
        golds = golds_of(item.example)
        asked = [value for value in asked if value not in golds]
        is_shown = end >= 0 and all(a in text and b in text for a, b in pairs)
        # What is asked is no label that the template explains, as of a talk's turns.
        if is_shown and len(asked) == 1 and asked[0] not in subject.code.template:
            yield item, pairs, asked[0]


def own_demos(subject: Subject) -> Iterator[Hit]:
    """Yield the docs that have their own question and its answer among the pairs that they show."""
    for item, pairs, asked in shown_demos(subject):
        gold = golds_of(item.example)[0].strip()
        is_own = (asked, gold) in pairs and len(gold) > 1
        if is_own and _is_asked_alike(item.example.input, pairs, asked):
            yield Hit(
                say("the row's own demonstrations have its question with the answer: {pair}",
                    pair=shorten(f"{asked} {gold}", 40)),
                say("Take the pair out of the row's demonstrations."),
                item.doc.id,
                about="demos",
            )  # fmt: skip


def _is_asked_alike(text: str, pairs: Sequence[_Pair], asked: str) -> bool:
    """Say whether what is asked stands on its line as the first of a pair does; in a table that is
    looked up it stands in a sentence."""
    first = text.find(pairs[1][0], text.find(pairs[0][1]))
    places = (first, text.rfind(asked))
    around = [text[text.rfind("\n", 0, at) + 1 : at][-_BEFORE:] for at in places if at >= 0]
    return len({*around}) < 2


def other_relation(subject: Subject) -> Iterator[Hit]:
    """Yield the docs whose pairs are all of one kind (a word and a longer form of it, a word and a
    number), and whose question and answer are of another one, where it is so of many docs."""
    found: list[tuple[Rendered, _Pair, _Pair]] = []
    count = 0
    for item, pairs, asked in shown_demos(subject):
        count += 1
        own = (asked, golds_of(item.example)[0].strip())
        kinds = {_relation(pair) for pair in pairs}
        is_alike = len(asked.split()) <= 1 + max(len(first.split()) for first, _ in pairs)
        # The pairs may be a table that a question is about.
        is_alike &= asked[-1] not in "?？" and {kind[0] for kind in kinds} == {kind_of(asked)}
        if is_alike and len(kinds) == 1 and _relation(own) not in kinds:
            found.append((item, pairs[0], own))
    if count < _FEWEST_DOCS or len(found) < max(_FEWEST_DOCS, _MOST_OF * count):
        return
    for item, first, own in found:
        yield Hit(
            say("the row's demonstrations show another relation than it asks for: {theirs}, {own}",
                theirs=shorten(" → ".join(first), 30), own=shorten(" → ".join(own), 30)),
            say("Pair rows and demonstrations again."),
            item.doc.id,
            about="relation",
        )  # fmt: skip


def _relation(pair: Sequence[str]) -> tuple[str, str, str]:
    """Return of what kind two texts are, and whether one is a form of the other."""
    first, second = (text.casefold() for text in pair)
    size = min(_STEM, len(first))
    same = "form" if first[:size] == second[:size] or first[-_STEM:] == second[-_STEM:] else ""
    return kind_of(first), kind_of(second), same
