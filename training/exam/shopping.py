"""Purchases of two to four kinds of things, two to nine of each at a whole price below ten."""

from __future__ import annotations

import random
from dataclasses import dataclass

from training.exam.core import Chain, Family, Problem, Style, listed
from training.exam.names import people

WARES = (
    "staplers markers folders badges posters adapters cables pears melons carrots muffins pretzels "
    "cookies napkins balloons ribbons socks scarves bowls spoons whistles stickers bulbs erasers "
    "rulers peppers radishes bagels"
)
_DISHES = "lasagne ramen falafel paella goulash chowder pierogi"
_ZH_WARES = "黄瓜 土豆 茄子 豆角 南瓜 香蕉 葡萄 橘子 面粉 花生"


@dataclass(frozen=True)
class _Telling:
    """How a purchase is told: a text for each kind of thing, between a start and the question.

    `prices` has, where counts and prices stand apart, the text for each price; there the things are
    bought in another order.
    """

    line: str
    end: str
    start: str = ""
    join: str = ", "
    last: str = " and "
    prices: str = ""
    between: str = ""
    wares: str = WARES


TELLINGS = {
    "workshop": _Telling(
        "{count} {items} at {price} euros apiece",
        ". What does the order come to, in euros?",
        "For the spring workshop we are ordering ",
    ),
    "receipt": _Telling(
        "{items}  {count} x {price}.-",
        "\nSUM  ?",
        "-- CORNER SHOP --\n",
        join="\n",
        last="\n",
    ),
    "cash": _Telling(
        "{count} {items}, they're {price} each",
        ". how much cash should i bring",
        "can you pick up ",
        join="; ",
        last="; and ",
    ),
    "comprehension": _Telling(
        "({count}, {price})",
        "]\nprint(sum(n * p for n, p in basket))\nWhat does this print?",
        "basket = [",
        last=", ",
    ),
    "refund": _Telling(
        "- {count} {items}, unit price {price} francs",
        "\nHow many francs will I get back in total? Sincerely, {who}",
        "Dear accounts office, I paid for these myself:\n",
        join="\n",
        last="\n",
    ),
    "price_list": _Telling(
        "{count} {items}",
        ". How many crowns is that?",
        "Prices in crowns: ",
        prices="{items} {price}",
        between=". {who} takes ",
    ),
    "party": _Telling(
        "* {items}: {count} pcs, {price} pounds per piece",
        "\nHow many pounds will we spend?",
        "Party shopping\n",
        join="\n",
        last="\n",
    ),
    "laboratory": _Telling(
        "{count} {items} costing {price} dollars per unit",
        ". Determine the total expenditure in dollars.",
        "A laboratory purchases ",
        last=", as well as ",
    ),
    "dinner": _Telling(
        "{count} of us had the {items} ({price} per plate)",
        ". What's the whole bill?",
        "Went out for dinner yesterday: ",
        wares=_DISHES,
    ),
    "csv": _Telling(
        "{items},{count},{price}",
        "\nGrand total of amount times price?",
        "article,amount,price\n",
        join="\n",
        last="\n",
    ),
    "flea_market": _Telling(
        "{count} {items} for {price} pesos each",
        ". How many pesos does {who} take in?",
        "At the flea market {who} sells ",
    ),
    "zh_market": _Telling(
        "{items}{count}斤，每斤{price}元",
        "。{who}总共花了多少元？",
        "{who}去菜市场买菜：",
        join="；",
        last="；",
        wares=_ZH_WARES,
    ),
}

STYLES = {
    "each": Style(
        {"product": "{count} {items} at {price}: {cost}", "all": "together {terms} = {total}"},
        "; ",
        tail=".",
    ),
    "running": Style({"running": "- {items}: {count} * {price} = {cost}, total {so_far}"}, "\n"),
    "sentences": Style(
        {
            "product": "For the {items} it is {count} times {price}, which is {cost}.",
            "all": "All in all {terms} = {total}.",
        },
    ),
    "products_sums": Style(
        {"product": "{count} x {price} = {cost}", "sum": "{before} + {term} = {after}"},
        "\n",
        language="",
    ),
    "one_line": Style(
        {"product": "{cost}"}, " + ", head="{products} = ", tail=" = {total}.", language=""
    ),
    "columns": Style(
        {"product": "{items} | {count} at {price} | {cost}"},
        "\n",
        head="what | how many | cost\n",
        tail="\ntotal | {terms} | {total}",
    ),
    "ledger": Style(
        {"running": "{count} * {price} = {cost}, {previous} + {cost} = {so_far}"},
        "; ",
        tail=".",
    ),
    "named": Style(
        {"product": "cost{n} = {count} * {price} = {cost}", "all": "total = {terms} = {total}"},
        "\n",
    ),
    "zh_each": Style(
        {"product": "{items}：{count}×{price}={cost}元", "all": "合计：{terms} = {total}元"},
        "；",
        tail="。",
        language="zh",
    ),
    "zh_running": Style(
        {"running": "{items}花{count}×{price}={cost}元，累计{so_far}元"}, "\n", language="zh"
    ),
}
_WORDLESS = {"comprehension": ("products_sums", "one_line", "ledger", "named")}


def _chain(lines: list[tuple[str, int, int]]) -> Chain:
    """All products, each with the running total, the costs added at once and one by one."""
    steps: list[tuple[str, dict[str, object]]] = []
    costs: list[int] = []
    for items, count, price in lines:
        cost = count * price
        fields: dict[str, object] = {"items": items, "count": count, "price": price, "cost": cost}
        fields["previous"] = sum(costs)
        costs.append(cost)
        fields["so_far"] = sum(costs)
        steps += [("product", fields), ("running", fields)]
    every = {"terms": " + ".join(map(str, costs)), "total": sum(costs)}
    steps.append(("all", every))
    before = costs[0]
    for term in costs[1:]:
        steps.append(("sum", {"before": before, "term": term, "after": before + term}))
        before += term
    products = " + ".join(f"{count}*{price}" for _, count, price in lines)
    return Chain(tuple(steps), {**every, "products": products})


def make(rng: random.Random, wording: str) -> Problem:
    """A purchase told in one way."""
    told = TELLINGS[wording]
    chinese = wording.startswith("zh_")
    (who,) = people(rng, 1, "chinese" if chinese else "first")
    wares = rng.sample(told.wares.split(), rng.choice([2, 3, 3, 4]))
    lines = [(ware, rng.randint(2, 9), rng.randint(2, 9)) for ware in wares]
    bought = rng.sample(lines, len(lines)) if told.prices else lines

    def written(template: str, each: tuple[str, int, int]) -> str:
        items, count, price = each
        return template.format(items=items, count=count, price=price)

    question = told.start.format(who=who)
    if told.prices:
        question += ", ".join(written(told.prices, each) for each in lines)
        question += told.between.format(who=who)
    parts = [written(told.line, each) for each in bought]
    question += listed(parts, told.last, told.join) + told.end.format(who=who)
    chain = _chain(bought)
    answer = str(chain.steps[-1][1]["after"])
    language = "zh" if chinese else "en"
    styles = _WORDLESS.get(wording, ())
    return Problem(wording, question, answer, chain, language=language, styles=styles)


FAMILY = Family(tuple(TELLINGS), make, STYLES, r"\d+")
