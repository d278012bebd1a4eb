"""Shopping: pieces of some things at a price each; what does it all cost?"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import accumulate

from training import signs
from training import words as w
from training.names import draw_names, made_up
from training.problems import LAYOUTS, PLAIN, Layout, Problem, Teller, chain
from training.tellers import chinese as zh
from training.tellers import told as by_book
from training.tellers import worked
from training.tellers.numbers import (
    ADDED,
    WHOLE,
    WHOLE_PARTS,
    Words,
    draw_words,
    plain_steps,
    running,
    write,
)
from training.tellers.scenes import Bought, Reckoning, ShoppingTelling
from training.tellers.tongues import CHINESE, CHINESE_SHARE, from_books

LINES = (
    "{k} {x} at {p} each", "{k} {x} at {p} each", "{k} {x} for {p} each", "{k} {x}, {p} each",
    "{k} {x} that cost {p} each", "{k} {x} at {p} apiece", "{k} {x} ({p} each)", "{k} {x} x {p}",
    "{k} x {x} at {p}", "{k} {x} @ {p}", "{x}: {k} at {p}", "{x}: {k} x {p}", "{x} {k} * {p}",
    "{k} {x} for {p} a piece", "{k} {x} priced {p} each", "{k} {x} with a price of {p} each",
    "{k}x {x} ({p})", "{k} {x}, each {p}", "{x}, {k} pieces, {p} per piece", "{k} {x} {w} {p}",
    "{p} per {x} for {k} of them", "{p} each for {k} {x}", "{x} ({p}) x{k}", "{k}*{p} for {x}",
)  # fmt: skip
BUYS = (
    "{n} buys {l}.", "{n} buys {l}.", "{n} bought {l}.", "{n} gets {l}.", "I buy {l}.", "{l}.",
    "{n} orders {l}.", "{n} goes to the {s} and buys {l}.", "At the {s} {n} takes {l}.", "Buy {l}.",
    "In the basket: {l}.", "{n} pays for {l}.", "{n} wants {l}.", "We need {l}.", "Order: {l}.",
    "Shopping list of {n}: {l}.", "{n} sells {l}.", "Receipt: {l}.", "{w} {l}.",
)  # fmt: skip
ASKS = (
    "How much does {n} pay?", "How much is that?", "What is the total?", "What does it cost?",
    "How much is it in all?", "What is the total price?", "How much in total?", "Total?", "To pay:",
    "How much money is needed?", "What do they cost together?", "Total:", "How much must {n} pay?",
    "What is the bill?", "What does {n} spend?", "How much does everything cost?",
)  # fmt: skip
# {k} pieces at {p} make {m}.
PRODUCTS = (
    "{k}*{p}={m}", "{k}*{p}={m}", "{k}*{p}={m}", "{k} * {p} = {m}", "{k} x {p} = {m}",
    "{k}x{p}={m}", "{k} × {p} = {m}", "{k}×{p}={m}", "{k} times {p} is {m}", "{x} cost {m}",
    "{k} {x} cost {m}", "{x}: {m}", "{k} {x} at {p} is {m}", "{x}: {k}*{p}={m}", "{k} {x}, {m}",
    "{x} {k} x {p} = {m}", "{p} for each of {k} {x} is {m}", "{k} by {p}: {m}",
    "the {x} are {k}*{p} = {m}", "{m} for {x}", "{m} for the {x}", "({k}, {p}) {m}", "{m}",
    "{x} | {k} | {p} | {m}", "{k} | {p} | {m}", "{m} = {k} * {p}",
)  # fmt: skip
PRODUCT_PARTS = (
    ("{k}", "{p}", "{m}"), ("{x}", "{m}"), ("{k} {x}", "{m}"), ("{x}", "{k}", "{p}", "{m}"),
    ("{k} {x}", "{p}", "{m}"), ("{k} x {p}", "{m}"), ("{x}", "{k}*{p}", "{m}"),
)  # fmt: skip
TOTALS = ("{sum} = {c}", "{plus}={c}", "together {c}", "total {c}", "{sum} -> {c}", "in all {c}")
RUNNING = (", total {c}", " -> {c}", ", so far {c}", " ({c})", "; {c}", ", {c} in all")
PRICED = (
    "{x} cost {p} each", "{x} cost {p}", "{x} are {p} each", "{x}: {p}", "one of the {x} is {p}",
    "the price of {x} is {p}", "{x} = {p}", "{x} sell for {p}",
)  # fmt: skip
# Tables and code: a line, what joins lines, and what stands around them all.
CELLS = (
    ("| {x} | {k} | {p} |", "\n", "| ware | number | price |\n|---|---|---|\n{l}\n"),
    ("| {x} | {p} | {k} |", "\n", "| thing | price each | pieces |\n|---|---|---|\n{l}\n"),
    ("{x},{k},{p}", "\n", "item,count,price\n{l}\n"),
    ("{k} * {p}", " + ", "total = {l}  # {xs}\n"),
    ("{k}*{p}", "+", "{l} ({xs})"),
    ("({k}, {p})", ", ", "{xs}: [{l}]"),
)
COLUMNS = (("thing", "number", "price", "cost"), ("item", "cost"), ("sum", "result"))
SPELLED = 0.06  # of the problems: numbers are told in words
JOINTS = (", ", " and ", ", and ", "; ", "\n", " + ", ",\n", " plus ")


@dataclass(frozen=True)
class Manner:
    """How it is told what is bought; with `priced` the prices are told before, apart, and where
    `shuffled` in any order."""

    line: str
    buys: str
    ask: str
    joint: str
    last: str
    money: str
    filler: str
    priced: str = ""
    shuffled: bool = False


@dataclass(frozen=True)
class Style:
    """How it is reckoned: products, then their total; with `running` a total after each, with
    `table` in its rows, and the additions below."""

    product: str
    total: str
    words: Words
    layout: Layout
    running: str = ""
    heads: tuple[str, ...] = ()
    table: signs.Table | None = None


def _draw_manner(rng: random.Random) -> Manner:
    if rng.random() < 0.06:
        line, joint, buys = rng.choice(CELLS)
        ask = rng.choice(ASKS)
        return Manner(line, buys, ask, joint, joint, "{}", w.phrase(rng, 1, 2, 0.6))
    joint = rng.choice(JOINTS)
    priced = rng.random() < 0.2
    return Manner(
        "{k} {x}" if priced else rng.choice(LINES),
        rng.choice(BUYS) if rng.random() < 0.85 else "{l}\n",
        rng.choice(ASKS),
        joint,
        " and " if joint == ", " and rng.random() < 0.7 else joint,
        rng.choice(w.MONEY),
        w.phrase(rng, 1, 2, 0.6),
        rng.choice(PRICED) if priced else "",
        rng.random() < 0.5,
    )


def _draw_style(rng: random.Random) -> Style:
    if rng.random() < signs.TABLED:
        heads = signs.heads(rng, rng.choice(COLUMNS))
        return replace(USUAL_STYLE, heads=tuple(heads), table=signs.table(rng))
    stepwise = rng.random() < 0.6  # one addition after the other, or all at once
    return Style(
        signs.pattern(rng, PRODUCTS, PRODUCT_PARTS),
        signs.pattern(rng, (*WHOLE, *WHOLE, *ADDED), WHOLE_PARTS)
        if stepwise
        else rng.choice(TOTALS),
        draw_words(rng),
        signs.layout(rng, LAYOUTS),
        rng.choice(RUNNING) if rng.random() < 0.15 else "",
    )


USUAL = Manner(
    "{k} {x} at {p} each", "{n} buys {l}.", "How much does {n} pay?", ", ", " and ",
    "{} dollars", "",
)  # fmt: skip
USUAL_STYLE = Style("{k}*{p}={m}", "{a}{o}{b}={c}", Words("plus", "minus", "is"), PLAIN)


def _problem(
    rng: random.Random, kinds: int, telling: ShoppingTelling, reckoning: Reckoning
) -> Problem:
    bought = [(rng.randint(2, 9), rng.randint(2, 9)) for _ in range(kinds)]
    question, what = telling(rng, bought)
    answer = str(sum(k * p for k, p in bought))
    return Problem("shopping", question, answer, reckoning(bought, what))


def _tell(rng: random.Random, bought: Bought, manner: Manner) -> tuple[str, list[str]]:
    (name,) = draw_names(rng, 1)
    what = w.distinct(rng, len(bought), one=False)
    if rng.random() < 0.06:
        what = [made_up(rng, 1, 3) + "s" for _ in what]
    said = w.number_word if rng.random() < SPELLED else str
    lines = [
        manner.line.format(k=said(k), x=x, p=manner.money.format(said(p)), w=manner.filler)
        for (k, p), x in zip(bought, what, strict=True)
    ]
    listed = manner.joint.join(lines[:-1]) + manner.last + lines[-1]
    told = manner.buys.format(
        n=name, l=listed, s=rng.choice(w.PLACES), w=manner.filler, xs=", ".join(what)
    )
    ask = manner.ask.format(n=name)
    if manner.priced:
        prices = [
            manner.priced.format(x=x, p=manner.money.format(said(p)))
            for (_, p), x in zip(bought, what, strict=True)
        ]
        if manner.shuffled:
            rng.shuffle(prices)
        told = w.sentence(manner.joint.join(prices)) + " " + told
    joint = "" if told.endswith("\n") else " "
    return w.sentence(told + joint + ask, ""), what


def _reckon(bought: Bought, what: Sequence[str], style: Style) -> str:
    if style.table:
        return _tabled(bought, what, style.heads, style.table)
    return chain(_steps(bought, what, style), style.layout)


def _tabled(
    bought: Sequence[tuple[int, int]], what: Sequence[str], heads: Sequence[str], table: signs.Table
) -> str:
    costs = [k * p for k, p in bought]
    changes = running(costs[0], costs[1:])
    if len(heads) == 4:
        rows = [[x, str(k), str(p), str(k * p)] for (k, p), x in zip(bought, what, strict=True)]
        return f"{table(heads, rows)}\n{plain_steps(changes)}"
    # Each cost, and from the second one on the sum so far below it.
    rows = [[what[0], str(costs[0])]]
    for x, (before, _, cost, after) in zip(what[1:], changes, strict=True):
        rows += [[x, str(cost)], [f"{before} + {cost}", str(after)]]
    return table(heads, rows)


def _steps(bought: Sequence[tuple[int, int]], what: Sequence[str], style: Style) -> list[str]:
    costs = [k * p for k, p in bought]
    steps = [
        style.product.format(k=k, p=p, m=k * p, x=x) for (k, p), x in zip(bought, what, strict=True)
    ]
    if style.running:
        totals = accumulate(costs)
        return [step + style.running.format(c=c) for step, c in zip(steps, totals, strict=True)]
    if style.total in TOTALS:
        sums = {"sum": " + ".join(map(str, costs)), "plus": "+".join(map(str, costs))}
        return [*steps, style.total.format(c=sum(costs), **sums)]
    return steps + [
        write(style.total, change, "", style.words) for change in running(costs[0], costs[1:])
    ]


def draw_shopping(rng: random.Random, mixed: float = 0.0) -> Teller:
    """Draw a teller of purchases; each size is a number of kinds of things.

    With probability `mixed` every problem is told in one of several ways.
    """
    if rng.random() < CHINESE_SHARE:
        if not from_books(rng):
            return zh.draw_shopping(rng)
        told, reckoned = by_book.shopping(rng, CHINESE), worked.shopping(rng, CHINESE)
        return lambda stream, kinds: _problem(stream, kinds, told, reckoned)
    if rng.random() < 0.15:
        usual, as_usual = partial(_tell, manner=USUAL), partial(_reckon, style=USUAL_STYLE)
        return lambda stream, kinds: _problem(stream, kinds, usual, as_usual)
    count = rng.randint(2, 4) if rng.random() < mixed else 1
    tellings, reckoning = [_draw_telling(rng) for _ in range(count)], _draw_reckoning(rng)
    return lambda stream, kinds: _problem(stream, kinds, stream.choice(tellings), reckoning)


def _draw_telling(rng: random.Random) -> ShoppingTelling:
    if from_books(rng):
        return by_book.shopping(rng)
    return partial(_tell, manner=_draw_manner(rng))


def _draw_reckoning(rng: random.Random) -> Reckoning:
    if from_books(rng):
        return worked.shopping(rng)
    return partial(_reckon, style=_draw_style(rng))
