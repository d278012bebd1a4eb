"""Steps over numbers: how an addition, a running total or a product is written."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass

from training import signs
from training.problems import LAYOUTS, PLAIN, STATES, Layout, chain
from training.tellers import methods, worked
from training.tellers.scenes import Change, StepWriter
from training.tellers.tongues import from_books
from training.words import word

OTHER_METHODS = 0.22
"""Of the ways to add: not one number after the other."""

# {a} the total before, {b} by how much, {c} the total after, {o} the sign, {w} and {v} words.
WHOLE = (
    "{a}{o}{b}={c}", "{a}{o}{b}={c}", "{a}{o}{b}={c}", "{a} {o} {b} = {c}", "{a} {o} {b} = {c}",
    "{a} {o} {b} = {c}", "{a}{o}{b} = {c}", "{a} {w} {b} is {c}", "{a} {w} {b} is {c}",
    "{a} {w} {b} makes {c}", "{a} {w} {b} gives {c}", "{a} {w} {b} equals {c}",
    "{a} {w} {b} {v} {c}", "{a} {o} {b} -> {c}", "{a}{o}{b} → {c}", "({a}{o}{b}) {c}",
    "{a}, {w} {b}, {c}", "from {a} {o}{b} to {c}", "{c} = {a} {o} {b}", "{a} {o} {b}: {c}",
    "we have {a}, {o}{b} is {c}", "{a} ({o}{b}) {c}", "{a} and {o}{b} is {c}", "{a} | {b} | {c}",
    "{a} | {o}{b} | {c}", "({a}, {b}) {c}", "{c} is {a} {w} {b}", "{c} <- {a} {o} {b}",
)  # fmt: skip
ADDED = (
    "{o}{b} -> {c}", "{o}{b} = {c}", "{o}{b}={c}", "{o}{b}: {c}", "{w} {b} is {c}", "{w} {b}: {c}",
    "{w} {b} makes {c}", "{b} {w} {c}", "then {w} {b}, {c}", "{w} {b} to get {c}", "{o} {b} → {c}",
    "{o}{b} ({c})", "{w} {b} {v} {c}", "after {o}{b}: {c}", "{b} → {c}", "{b}: {c}", "{b}, so {c}",
)  # fmt: skip
ABOUT = ("{t}: {c}", "{t} {o}{b}: {c}", "after {t}: {c}", "{t} {b}, {c}", "{t} -> {c}")
PLUS = ("plus", "plus", "and", "and", "add", "with", "adding", "more")
MINUS = ("minus", "minus", "less", "take away", "without", "subtract", "down", "lose")
# Of what a step that is made up consists.
WHOLE_PARTS = (
    ("{a}{o}{b}", "{c}"),
    ("{a} {o} {b}", "{c}"),
    ("{a} {w} {b}", "{c}"),
    ("{a}", "{b}", "{c}"),
)
ADDED_PARTS = (("{o}{b}", "{c}"), ("{b}", "{c}"), ("{w} {b}", "{c}"), ("{c}",), ("{o} {b}", "{c}"))
STARTS = ("{c}", "start with {c}", "start: {c}", "{c} at first", "first {c}", "begin at {c}")


@dataclass(frozen=True)
class Words:
    """The words of one document for going up, going down, and the result."""

    up: str
    down: str
    result: str


def draw_words(rng: random.Random) -> Words:
    """Draw them, made up now and then."""
    if rng.random() < 0.15:
        return Words(word(rng, 0.7), word(rng, 0.7), word(rng, 0.7))
    return Words(rng.choice(PLUS), rng.choice(MINUS), rng.choice(("is", "makes", "gives", "->")))


def write(pattern: str, change: Change, about: str, words: Words) -> str:
    """Write one step."""
    before, sign, by, after = change
    said = words.up if sign == "+" else words.down
    return pattern.format(a=before, o=sign, b=by, c=after, w=said, v=words.result, t=about)


def plain_steps(changes: Sequence[Change], about: Sequence[str] = ()) -> str:
    """Write `12+34=46. 46+56=102.`: the steps of the shipped tasks."""
    return chain([f"{a}{sign}{b}={c}" for a, sign, b, c in changes], PLAIN)


def draw_steps(rng: random.Random, plain: float = 0.3, moves: bool = False) -> StepWriter:
    """Draw how the steps of a document are written; with probability `plain` as in the tasks.

    With `moves` a total also falls, and what happens is told one by one.
    """
    if rng.random() < plain:
        return plain_steps
    if not moves and rng.random() < OTHER_METHODS:
        return methods.draw_method(rng)
    if from_books(rng):
        return worked.changes(rng, moves) if moves or rng.random() < 0.2 else worked.sums(rng)
    words = draw_words(rng)
    kind = rng.choices(("whole", "added", "totals", "about", "shrinking"), (12, 6, 3, 2, 0.5))[0]
    if rng.random() < signs.TABLED:
        return _table(rng)
    if kind == "totals":
        return _totals(signs.layout(rng, STATES), rng.random() < 0.75)
    if kind == "shrinking":
        return _shrinking(rng.choice(("+", " + ")), rng.choice((" = ", "\n= ", " -> ")))
    patterns = {"whole": WHOLE, "added": ADDED, "about": ABOUT}[kind]
    parts = WHOLE_PARTS if kind == "whole" else ADDED_PARTS
    pattern, layout = signs.pattern(rng, patterns, parts), signs.layout(rng, LAYOUTS)
    start = "" if kind == "whole" and rng.random() < 0.85 else rng.choice(STARTS)

    def steps(changes: Sequence[Change], about: Sequence[str]) -> str:
        told = about or [""] * len(changes)
        used = pattern if all(told) or "{t}" not in pattern else ADDED[0]
        written = [write(used, c, t, words) for c, t in zip(changes, told, strict=True)]
        first = [start.format(c=changes[0][0])] if start else []
        return chain(first + written, layout)

    return steps


COLUMNS: Sequence[tuple[Sequence[str], Sequence[str]]] = (
    (("number", "total"), ("{b}", "{c}")),
    (("change", "now"), ("{o}{b}", "{c}")),
    (("before", "change", "after"), ("{a}", "{o}{b}", "{c}")),
    (("step", "sum"), ("{a} {o} {b}", "{c}")),
    (("step", "what", "result"), ("{n}", "{o}{b}", "{c}")),
)
"""Heads of tables of steps, and their cells; `{n}` counts the rows."""


def _table(rng: random.Random) -> StepWriter:
    usual, cells = rng.choice(COLUMNS)
    heads, lay, first = signs.heads(rng, usual), signs.table(rng), rng.random() < 0.3

    def steps(changes: Sequence[Change], _: Sequence[str]) -> str:
        told = [(0, "+", changes[0][0], changes[0][0]), *changes] if first else changes
        return lay(
            heads,
            [
                [cell.format(a=a, o=sign, b=b, c=c, n=n) for cell in cells]
                for n, (a, sign, b, c) in enumerate(told, start=1)
            ],
        )

    return steps


def _totals(layout: Layout, first: bool) -> StepWriter:
    def steps(changes: Sequence[Change], about: Sequence[str]) -> str:
        start = [str(changes[0][0])] if first else []
        return chain([*start, *(str(change[3]) for change in changes)], layout)

    return steps


def _shrinking(plus: str, equals: str) -> StepWriter:
    def steps(changes: Sequence[Change], about: Sequence[str]) -> str:
        numbers = [str(by) if sign == "+" else f"-{by}" for _, sign, by, _ in changes]
        stages = [
            plus.join([str(total), *numbers[place:]]).replace("+-", "-").replace("+ -", "- ")
            for place, total in enumerate([changes[0][0], *(c[3] for c in changes)])
        ]
        return equals.join(stages)

    return steps


def running(first: int, terms: Sequence[int]) -> list[Change]:
    """Return the changes that lead from `first` through `terms`; negative ones go down."""
    changes: list[Change] = []
    total = first
    for term in terms:
        changes.append((total, "+" if term >= 0 else "-", abs(term), total + term))
        total += term
    return changes
