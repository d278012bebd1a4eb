"""Purchases of two to four kinds of things, two to nine of each at a whole price below ten."""

from __future__ import annotations

import random
from dataclasses import dataclass

from training.exam.core import Chain, Family, Problem, Style, capital, in_words, listed
from training.exam.names import people

_WARES = (
    "apple apples, banana bananas, orange oranges, pencil pencils, eraser erasers, cookie cookies, "
    "muffin muffins, ticket tickets, poster posters, notebook notebooks, candle candles, mug mugs, "
    "plant plants, sandwich sandwiches, lemon lemons, ruler rulers, magazine magazines, toy toys, "
    "card cards, bottle bottles"
)


@dataclass(frozen=True)
class _Telling:
    """How a purchase is told: a text for each kind of thing, between a start and the question.

    `prices` has, where counts and prices stand apart, the text for each price.
    """

    line: str
    end: str
    start: str = ""
    join: str = ", "
    last: str = " and "
    prices: str = ""
    between: str = ""


TELLINGS = {
    "buys": _Telling(
        "{count} {items} for {price} euros each",
        ". How many euros does {who} pay?",
        "{who} buys ",
    ),
    "costs": _Telling(
        "{count} {items}",
        ". How much does that cost in dollars?",
        prices="one {item} costs {price} dollars",
        between=". {who} takes ",
    ),
    "price_list": _Telling(
        "{count} {items}",
        "\nTotal price?",
        "Prices:\n",
        prices="- {item}: ${price}",
        between="\nOrder: ",
        last=", ",
    ),
    "receipt": _Telling(
        "{count} x {items} @ {price}", "\nTOTAL ?", "RECEIPT\n", join="\n", last=""
    ),
    "table": _Telling(
        "| {items} | {count} | {price} |",
        "\nWhat is the total?",
        "An order:\n| Item | Quantity | Unit price |\n|---|---|---|\n",
        join="\n",
        last="",
    ),
    "bullets": _Telling(
        "- {count} {items} at ${price} each",
        "\nHow much is it altogether?",
        "Shopping list:\n",
        join="\n",
        last="",
    ),
    "short": _Telling("{count} {items} at {price}", ": total?", last=", "),
    "cafe": _Telling(
        "{count} {items} at {price} pounds each",
        ", please. What is the bill in pounds?",
        "I would like ",
    ),
    "words": _Telling(
        "{count_word} {items} at {price_word} dollars each",
        ". How many dollars is that?",
        "{who} buys ",
    ),
    "expression": _Telling("{count} × {price}", " =", join=" + ", last=""),
    "python": _Telling("{count}*{price}", ") print?", "What does print(", join=" + ", last=""),
    "school": _Telling(
        "{count} {items} that cost {price} euros apiece",
        ". What is the total cost in euros?",
        "For the school party, {who} orders ",
    ),
    "stall": _Telling(
        "{count} {items} at {price} dollars each",
        ". How much money does {who} earn?",
        "At the market {who} sells ",
    ),
    "sentences": _Telling(
        "{who} buys {count} {items}. Each costs {price} dollars.",
        " How much does {who} spend in all?",
        join=" ",
        last="",
    ),
    "invoice": _Telling(
        "{items}: {count} pieces, {price} euros per piece",
        "\nAmount due?",
        "Invoice for {who}\n",
        join="\n",
        last="",
    ),
}

STYLES = {
    "equations": Style(
        {"product": "{count} x {price} = {cost}.", "sum": "{before} + {term} = {after}."},
        language="",
    ),
    "lines": Style(
        {"product": "{count} * {price} = {cost}", "sum": "{before} + {term} = {after}"},
        "\n",
        language="",
    ),
    "semicolons": Style(
        {"product": "{count}×{price}={cost}", "sum": "{before}+{term}={after}"}, "; ", language=""
    ),
    "in_one": Style(
        {"product": "{count} × {price} = {cost}", "all": "{terms} = {total}"},
        ", ",
        tail=".",
        language="",
    ),
    "words": Style(
        {
            "product": "The {item} cost {count} times {price}, which is {cost}.",
            "sum": "{before} plus {term} is {after}.",
        }
    ),
    "items": Style(
        {"product": "{item}: {count} × {price} = {cost}", "all": "total: {terms} = {total}"}, "\n"
    ),
    "bullets": Style(
        {
            "product": "- {count} {item} at {price}: {cost}",
            "sum": "- together {before} + {term} = {after}",
        },
        "\n",
    ),
    "numbered": Style(
        {
            "product": "{n}. {count} · {price} = {cost}",
            "sum": "{n}. {before} + {term} = {after}",
        },
        "\n",
        language="",
    ),
    "running": Style({"running": "{item} {cost}, so far {so_far}"}, "; ", tail="."),
    "arrows": Style(
        {"product": "{count} x {price} -> {cost}", "sum": "{before} + {term} -> {after}"},
        "\n",
        language="",
    ),
    "costs_only": Style(
        {"product": "{item} {cost}", "all": "sum {terms}"}, ", ", head="Costs: ", tail="."
    ),
}
_NUMBERS_ONLY = tuple(name for name, style in STYLES.items() if not style.language)


def _chain(lines: list[tuple[str, int, int]]) -> Chain:
    """The products, the running total, the costs added at once, and added one by one."""
    steps: list[tuple[str, dict[str, object]]] = []
    so_far = 0
    costs: list[int] = []
    for item, count, price in lines:
        cost = count * price
        costs.append(cost)
        so_far += cost
        fields = {"item": item, "count": count, "price": price, "cost": cost, "so_far": so_far}
        steps += [("product", fields), ("running", fields)]
    steps.append(("all", {"terms": " + ".join(map(str, costs)), "total": so_far}))
    before = costs[0]
    for term in costs[1:]:
        steps.append(("sum", {"before": before, "term": term, "after": before + term}))
        before += term
    return Chain(tuple(steps))


def make(rng: random.Random, wording: str) -> Problem:
    """A purchase told in one way."""
    told = TELLINGS[wording]
    (who,) = people(rng, 1)
    wares = rng.sample(_WARES.split(", "), rng.choice([2, 3, 3, 4]))
    lines = [(*ware.split(), rng.randint(2, 9), rng.randint(2, 9)) for ware in wares]
    fields = [
        {
            "item": item,
            "items": items,
            "count": count,
            "price": price,
            "count_word": in_words(count),
            "price_word": in_words(price),
            "who": who,
        }
        for item, items, count, price in lines
    ]
    question = told.start.format(who=who)
    if told.prices:
        prices = [told.prices.format(**each) for each in fields]
        joins = ("\n", "\n") if told.prices.startswith("-") else (" and ", ", ")
        question += capital(listed(prices, *joins)) + told.between.format(who=who)
    told_lines = [told.line.format(**each) for each in fields]
    question += listed(told_lines, told.last or told.join, told.join) + told.end.format(who=who)
    chain = _chain([(items, count, price) for _, items, count, price in lines])
    answer = str(chain.steps[-1][1]["after"])
    language = "" if wording == "expression" else "en"
    styles = () if "{item" in told.line else _NUMBERS_ONLY
    return Problem(wording, question, answer, chain, language=language, styles=styles)


FAMILY = Family(tuple(TELLINGS), make, STYLES, r"\d+")
