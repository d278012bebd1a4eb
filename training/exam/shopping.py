"""Purchases of two to four kinds of things, two to nine of each at a whole price below ten."""

from __future__ import annotations

import random
from dataclasses import dataclass

from training.exam.core import Chain, Family, Problem, Style, capital, in_words, listed
from training.exam.names import people

_WARES = (
    "pears mangos bagels pretzels scarves kites brushes stamps balloons waffles onions tiles "
    "shirts lamps crayons markers folders bulbs peaches figs cupcakes buns jars spoons badges "
    "ribbons cushions whistles melons radishes"
)
_ZH_WARES = "水杯 本子 橙子 面包 帽子 书包 桃子 瓜 球 画"


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
    price_joins: tuple[str, str] = (", ", ", ")
    between: str = ""


TELLINGS = {
    "kiosk": _Telling(
        "{items} ... {count} x {price}", "\nSUM ... ?", "KIOSK\n", join="\n", last=""
    ),
    "errand": _Telling(
        "{count} {items} ({price} dollars apiece)",
        ". How many dollars must {who} take along?",
        "Grandpa sends {who} out for ",
    ),
    "owe": _Telling(
        "{count} {items}",
        ". What do I owe?",
        prices="{items} are {price} euros each",
        between=". I'm having ",
    ),
    "tags": _Telling(
        "{count}x {items}",
        "\nWhat does {who} pay?",
        "Price tags:\n",
        prices="{items} {price}",
        price_joins=("\n", "\n"),
        between="\nIn {who}'s trolley: ",
        last=", ",
    ),
    "cart": _Telling(
        "({count}, {price})",
        "]\nprint(sum(q * p for q, p in cart))\nWhat is printed?",
        "cart = [",
        last=", ",
    ),
    "brackets": _Telling("({count} * {price})", " = __", join=" + ", last=""),
    "csv": _Telling(
        "{items},{count},{price}",
        "\nHow much is the whole order?",
        "item,quantity,price\n",
        join="\n",
        last="",
    ),
    "counter": _Telling(
        "Customer: {count} {items}, please.\nClerk: They're {price} each.",
        "\nCustomer: What does it come to?",
        join="\n",
        last="",
    ),
    "diary": _Telling(
        "{count} {items}, {price} crowns each",
        ". How many crowns have I spent?",
        "Went to the flea market with {who} today and came home with ",
        join="; ",
        last="; ",
    ),
    "francs": _Telling(
        "{count_word} {items} at {price_word} francs a piece",
        ". How many francs will be on the bill?",
        "{who} has ordered ",
    ),
    "zh_pays": _Telling(
        "{items}买了{count}个，每个{price}元",
        "。{who}一共付多少元？",
        "{who}去买东西：",
        join="；",
        last="",
    ),
    "zh_list": _Telling(
        "{items}：单价{price}元，数量{count}",
        "\n总价是多少元？",
        "采购单\n",
        join="\n",
        last="",
    ),
}

STYLES = {
    "items_all": Style(
        {"product": "{items}: {count}·{price} = {cost}", "all": "{terms} = {total}"},
        ", ",
        language="",
    ),
    "times_lines": Style(
        {
            "product": "{count} times {price} makes {cost}",
            "sum": "{before} and {term} makes {after}",
        },
        "\n",
    ),
    "cumulative": Style({"running": "{so_before} + {count}*{price} = {so_far}"}, "\n", language=""),
    "annotated": Style(
        {
            "product": "{count} x {price} = <<{count}*{price}={cost}>>{cost}",
            "all": "{terms} = {total}",
        },
        "\n",
        language="",
    ),
    "table": Style({"running": "{items} | {cost} | {so_far}"}, "\n", head="what | cost | so far\n"),
    "brings_us": Style({"running": "The {items} cost {cost}, which brings us to {so_far}."}),
    "expanded": Style(
        {"products": "{products}", "all": "{terms}"}, " = ", tail=" = {total}", language=""
    ),
    "zh_each": Style(
        {"product": "{items}{cost}元", "all": "合计{terms} = {total}元"},
        "，",
        tail="。",
        language="zh",
    ),
}
_ANY = ("cumulative", "annotated", "expanded")  # those that name no wares
_WORDLESS = {"cart": (*_ANY, "times_lines"), "brackets": _ANY}


def _chain(lines: list[tuple[str, int, int]]) -> Chain:
    """All products, each with the running total, the costs added at once and one by one."""
    products = " + ".join(f"{count}*{price}" for _, count, price in lines)
    steps: list[tuple[str, dict[str, object]]] = [("products", {"products": products})]
    costs: list[int] = []
    for items, count, price in lines:
        cost = count * price
        fields: dict[str, object] = {"items": items, "count": count, "price": price, "cost": cost}
        fields["so_before"] = sum(costs)
        costs.append(cost)
        fields["so_far"] = sum(costs)
        steps += [("product", fields), ("running", fields)]
    texts = [str(cost) for cost in costs]
    every = {"terms": " + ".join(texts), "total": sum(costs)}
    steps.append(("all", every))
    before = costs[0]
    for term in costs[1:]:
        steps.append(("sum", {"before": before, "term": term, "after": before + term}))
        before += term
    return Chain(tuple(steps), {"total": sum(costs)})


def make(rng: random.Random, wording: str) -> Problem:
    """A purchase told in one way."""
    told = TELLINGS[wording]
    chinese = wording.startswith("zh_")
    (who,) = people(rng, 1, "chinese" if chinese else "first")
    wares = rng.sample((_ZH_WARES if chinese else _WARES).split(), rng.choice([2, 3, 3, 4]))
    lines = [(ware, rng.randint(2, 9), rng.randint(2, 9)) for ware in wares]
    fields = [
        {
            "items": items,
            "count": count,
            "price": price,
            "count_word": in_words(count),
            "price_word": in_words(price),
            "who": who,
        }
        for items, count, price in lines
    ]
    question = told.start.format(who=who)
    if told.prices:
        joined = listed([told.prices.format(**each) for each in fields], *told.price_joins)
        question += (joined if question else capital(joined)) + told.between.format(who=who)
    bought = fields if not told.prices else rng.sample(fields, len(fields))
    told_lines = [told.line.format(**each) for each in bought]
    question += listed(told_lines, told.last or told.join, told.join) + told.end.format(who=who)
    order = [(str(each["items"]), int(each["count"]), int(each["price"])) for each in bought]
    chain = _chain(order)
    answer = str(chain.steps[-1][1]["after"])
    language = "zh" if chinese else "" if wording == "brackets" else "en"
    return Problem(
        wording, question, answer, chain, language=language, styles=_WORDLESS.get(wording, ())
    )


FAMILY = Family(tuple(TELLINGS), make, STYLES, r"\d+")
