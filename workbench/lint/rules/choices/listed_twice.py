"""A list of all labels that has one of them twice, `(rent, noise, noise, repairs)`: a label was
added that is there, or one was to be another. The rule `answer/same-option` says so, in a hint."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterator, Sequence

from workbench.errors import shorten
from workbench.io.han import compiled, exactly
from workbench.lint.finding import Hit
from workbench.lint.label_sets import OR_WORDS
from workbench.lint.legends import legend_of
from workbench.lint.rules.instructions.labels import PARTS
from workbench.lint.rules.instructions.series_named import quoted_in
from workbench.lint.subject import Subject, twice_in
from workbench.lint.told import on_own_text, own_text
from workbench.lint.truth import bare, places_of
from workbench.messages import quoted, say

_MOST_LABELS = 12
_FEWEST = 2
_SHORTEST = 3
_QUOTES = " \t\"'“”‘’„«»`*「」『』"
_PARTED = compiled(
    rf"[{_QUOTES}]*(?:[ \t]?[,،、，/|][ \t]?(?:(?:{'|'.join(OR_WORDS)})[ \t])?"
    rf"|[ \t](?:{'|'.join(OR_WORDS)})[ \t]|还是|或者?|または)(?:an?[ ])?[{_QUOTES}]*",
    re.IGNORECASE,
)
"""What stands between two labels of a list."""

_GOES_ON = exactly(rf"[{_QUOTES}]*[ \t][^\W\d_]")
"""What stands behind a label that begins the next clause: `glass, metal, glass only if …`."""

_SETS = exactly(r"[(（:：][ \t]*([^()（）:：\n.。?？]{5,160}?)[ \t]*(?=[)）.。?？\n]|$)")
"""What stands in brackets, or behind a colon up to the end of its sentence."""


def listed_twice(subject: Subject) -> Iterator[Hit]:
    """Yield a hint at a label that the prompt's own list of all labels has twice, and at a mark of
    its legend that stands for what another one does and is never right."""
    yield from _meant_twice(subject)
    golds = Counter(subject.bare_rights)
    is_set = 2 <= len(golds) <= _MOST_LABELS and min(golds.values()) >= _FEWEST
    text = own_text(subject) if is_set else ""
    if not is_set or not all(gold in text.casefold() for gold in golds):
        return
    for words, parts in _lists(text, golds):
        twice = twice_in(parts)
        if twice is not None and {*parts} == {*golds}:
            yield on_own_text(
                subject,
                say("the prompt's list of labels has {label} twice: {words}",
                    label=quoted(twice), words=shorten(words, 50)),
                say("Name each label once."),
                words,
                f"label twice {twice}",
            )  # fmt: skip
            return


def _lists(text: str, golds: Collection[str]) -> Iterator[tuple[str, Sequence[str]]]:
    """Yield the lists of more than all labels: those in quotes one behind the other, and those in
    brackets or behind a colon."""
    for words, parts in quoted_in(text):
        if len(parts) > len(golds):
            yield words, parts
    for match in _SETS.finditer(text):
        parts = [bare(part.strip(_QUOTES)) for part in PARTS.split(match[1]) if part.strip()]
        if len(parts) > len(golds):
            yield match[1], parts
    yield from _runs(text.casefold(), golds)


def _runs(text: str, golds: Collection[str]) -> Iterator[tuple[str, Sequence[str]]]:
    """Yield the labels that stand one behind the other anywhere in a text, with what parts the
    items of a list between them, where they are more than there are."""
    spots = sorted(
        (start, start + len(gold), gold)
        for gold in golds
        for start in (places_of(gold, text) if gold.isascii() else _anywhere(gold, text))
    )
    run: list[tuple[int, int, str]] = []
    for spot in [*spots, None]:
        if spot is not None and run and _PARTED.fullmatch(text[run[-1][1] : spot[0]]):
            run.append(spot)
            continue
        if len(run) > len(golds) and not _GOES_ON.match(text, run[-1][1]):
            yield text[run[0][0] : run[-1][1]], [gold for _, _, gold in run]
        run = [] if spot is None else [spot]


def _anywhere(label: str, text: str) -> Iterator[int]:
    start = text.find(label)
    while start >= 0:
        yield start
        start = text.find(label, start + len(label))


def _meant_twice(subject: Subject) -> Iterator[Hit]:
    """Yield a hint at a line of the legend that says what that of a label does, and whose mark is
    no answer: the list has one meaning twice."""
    legend = legend_of(subject)
    own = {bare(line.said): line.head for line in legend.lines} if legend else {}
    for line in legend.beside if legend else ():
        said = bare(line.said)
        if len(said) >= _SHORTEST and said in own:
            yield on_own_text(
                subject,
                say("the prompt's list has {option} twice, behind {one} and {other}",
                    option=quoted(line.said), one=own[said], other=line.head),
                say("Name each label once."),
                line.said,
                f"meant twice {said}",
            )  # fmt: skip
            return
