"""Purchases of two to four kinds of things, two to nine of each at a whole price below ten."""

from __future__ import annotations

import random
from dataclasses import dataclass

from training.exam.core import Chain, Family, Problem, Style, in_words, listed
from training.exam.names import people

WARES = (
    "lemons candles mugs pencils envelopes plates sponges batteries tomatoes cabbages lollipops "
    "keyrings postcards coasters seedlings flowerpots hooks brooms buttons limes avocados "
    "croissants dumplings samosas tortillas coconuts magnets notebooks"
)
_RIDES = "carousel waltzer dodgems slide rollercoaster trampoline swingboat"
_ZH_WARES = "苹果 杯子 气球 盘子 灯笼 玩具 粽子 柠檬 盒子 篮子"


@dataclass(frozen=True)
class _Telling:
    """How a purchase is told: a text for each kind of thing, between a start and the question.

    `prices` has, where counts and prices stand apart, the text for each price; there the things are
    bought in another order, unless `ordered`.
    """

    line: str
    end: str
    start: str = ""
    join: str = ", "
    last: str = " and "
    prices: str = ""
    price_joins: tuple[str, str] = (", ", ", ")
    between: str = ""
    ordered: bool = False
    wares: str = WARES


TELLINGS = {
    "bazaar": _Telling(
        "{count} {items} for {price} lira each",
        ". How many lira does {who} leave at the bazaar?",
        "At the bazaar in Izmir {who} chooses ",
    ),
    "invoice": _Telling(
        "{items}, qty {count}, unit price {price}",
        "\nTOTAL DUE: ?",
        "INVOICE\n",
        join="\n",
        last="",
    ),
    "pay_back": _Telling(
        "{count} {items} (${price} each)",
        ". how many $ do you owe me?",
        "hey, i got your stuff: ",
        last=", ",
    ),
    "fair": _Telling(
        "{count} goes on the {items} at {price} tokens a go",
        ". How many tokens are used up?",
        "At the fair {who} has ",
        wares=_RIDES,
    ),
    "console": _Telling(
        "{count}*{price}",
        ";\nconsole.log(sum); // what is logged?",
        "const sum = ",
        join=" + ",
        last="",
    ),
    "dot": _Telling(
        "{price}", "] = ?", "[", last=", ", prices="{count}", between="] · [", ordered=True
    ),
    "md_table": _Telling(
        "| {items} | {price} | {count} |",
        "\nCompute the total cost.",
        "| article | price | pieces |\n|---|---|---|\n",
        join="\n",
        last="",
    ),
    "baht": _Telling(
        "{price}-baht {items}, {count} of them",
        ". How many baht is that together?",
        "{who} asks for ",
        join="; ",
        last="; ",
    ),
    "menu": _Telling(
        "{count} {items}",
        "\nThe bill is?",
        "Snack bar: ",
        prices="{items} {price}",
        between="\nOrdered: ",
        last=", ",
    ),
    "haggling": _Telling(
        "- Your {items}?\n- {price_word} pounds each.\n- {count_word}, please.",
        "\n- That is how many pounds?",
        join="\n",
        last="",
    ),
    "textbook": _Telling(
        "{count} {items}",
        " (in rupees).",
        "Exercise. A shop sells ",
        prices="{items} at {price} rupees",
        price_joins=(" and ", ", "),
        between=" apiece. Find the cost of ",
    ),
    "yaml": _Telling(
        "- {{item: {items}, qty: {count}, price: {price}}}",
        "\nWhat is everything in the cart worth?",
        "cart:\n",
        join="\n",
        last="",
    ),
    "letter": _Telling(
        "{count} {items} (catalogue price {price})",
        ". Kindly tell us the invoice total. Yours, {who}",
        "Dear Sir or Madam, please send us ",
    ),
    "zh_pieces": _Telling(
        "{price}元一个的{items}要{count}个",
        "。{who}应付多少元？",
        "{who}对店员说：",
        join="，",
        last="，",
        wares=_ZH_WARES,
    ),
    "zh_bill": _Telling(
        "{items} {count}个 每个{price}元",
        "\n合计（元）：？",
        "订单\n",
        wares=_ZH_WARES,
        join="\n",
        last="",
    ),
}

STYLES = {
    "bill": Style(
        {"product": "{items}: {count} × {price} = {cost}", "all": "Sum: {terms} = {total}"}, "\n"
    ),
    "repeated": Style(
        {"product": "{repeated} = {cost}", "all": "altogether {terms} = {total}"}, ", ", tail="."
    ),
    "so_far": Style({"running": "{count} {items} make {cost} (so far {so_far})"}, ", ", tail="."),
    "trace": Style(
        {"running": "t += {count} * {price}  # {so_far}"}, "\n", head="t = 0\n", language=""
    ),
    "md_table": Style(
        {"product": "| {items} | {count} × {price} | {cost} |"},
        "\n",
        head="| what | how | cost |\n|---|---|---|\n",
        tail="\n| all | {terms} | {total} |",
    ),
    "first_multiply": Style(
        {"product": "{cost}"},
        ", ",
        head="Multiplying gives ",
        tail=". Adding gives {terms} = {total}.",
    ),
    "one_line": Style({"product": "{cost} ({items})"}, " + ", tail=" = {total}", language=""),
    "latex": Style(
        {"product": "$ {count} \\times {price} = {cost} $", "all": "$ {terms} = {total} $"},
        "\n",
    ),
    "parentheses": Style(
        {"product": "{count}({price}) = {cost}", "sum": "{before} + {term} = {after}"},
        "; ",
        language="",
    ),
    "zh_parts": Style(
        {"product": "{items}要{cost}元", "all": "共{terms}={total}元"},
        "，",
        tail="。",
        language="zh",
    ),
    "zh_multiply": Style(
        {"product": "{count}乘{price}得{cost}", "sum": "{before}加{term}得{after}"},
        "，",
        tail="。",
        language="zh",
    ),
}
_ANY = ("trace", "latex", "parentheses")  # those with neither words nor wares
_WORDLESS = {"console": (*_ANY, "repeated", "first_multiply"), "dot": _ANY}


def _chain(lines: list[tuple[str, int, int]]) -> Chain:
    """All products, each with the running total, the costs added at once and one by one."""
    steps: list[tuple[str, dict[str, object]]] = []
    costs: list[int] = []
    for items, count, price in lines:
        cost = count * price
        fields: dict[str, object] = {"items": items, "count": count, "price": price, "cost": cost}
        costs.append(cost)
        fields |= {"so_far": sum(costs), "repeated": "+".join([str(price)] * count)}
        steps += [("product", fields), ("running", fields)]
    every = {"terms": " + ".join(map(str, costs)), "total": sum(costs)}
    steps.append(("all", every))
    before = costs[0]
    for term in costs[1:]:
        steps.append(("sum", {"before": before, "term": term, "after": before + term}))
        before += term
    return Chain(tuple(steps), every)


def make(rng: random.Random, wording: str) -> Problem:
    """A purchase told in one way."""
    told = TELLINGS[wording]
    chinese = wording.startswith("zh_")
    (who,) = people(rng, 1, "chinese" if chinese else "first")
    wares = rng.sample(told.wares.split(), rng.choice([2, 3, 3, 4]))
    lines = [(ware, rng.randint(2, 9), rng.randint(2, 9)) for ware in wares]
    bought = rng.sample(lines, len(lines)) if told.prices and not told.ordered else lines

    def written(template: str, each: tuple[str, int, int]) -> str:
        items, count, price = each
        words = {"count_word": in_words(count), "price_word": in_words(price)}
        return template.format(items=items, count=count, price=price, **words)

    question = told.start.format(who=who)
    if told.prices:
        question += listed([written(told.prices, each) for each in lines], *told.price_joins)
        question += told.between
    parts = [written(told.line, each) for each in bought]
    question += listed(parts, told.last or told.join, told.join) + told.end.format(who=who)
    chain = _chain(bought)
    answer = str(chain.steps[-1][1]["after"])
    language = "zh" if chinese else "" if wording == "dot" else "en"
    return Problem(
        wording, question, answer, chain, language=language, styles=_WORDLESS.get(wording, ())
    )


FAMILY = Family(tuple(TELLINGS), make, STYLES, r"\d+")
