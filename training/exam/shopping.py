"""Prices times counts: two to four wares, up to nine of each, at prices up to nine."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass

from training.exam.core import Chain, Family, Problem, Style, capital, in_words, listed
from training.exam.names import people

_WARES = (
    "pen cup rope lemon ticket candle sponge muffin notebook scarf magnet poster kiwi stamp "
    "cushion melon sandwich=sandwiches brush=brushes box=boxes peach=peaches knife=knives "
    "cookie plate hammer tulip banana waffle spoon bulb lock glove pretzel coconut"
).split()
_MONEY = ("euros", "dollars", "pounds", "francs", "crowns", "pesos", "coins", "rupees")


@dataclass(frozen=True)
class _Line:
    """So many of a ware at a price each."""

    one: str
    many: str
    count: int
    price: int

    @property
    def counted(self) -> str:
        """The ware as it stands after its count."""
        return self.one if self.count == 1 else self.many

    def __format__(self, template: str) -> str:
        """The line in a template with the marks `#` count, `@` price, `~` ware, `%` one ware."""
        marks = {"#": str(self.count), "@": str(self.price), "~": self.counted, "%": self.one}
        return "".join(marks.get(letter, letter) for letter in template)


_Telling = Callable[[random.Random, list[_Line]], str]


def _told(lines: list[_Line], template: str) -> list[str]:
    return [format(line, template) for line in lines]


def _each(rng: random.Random, lines: list[_Line]) -> str:
    money = rng.choice(_MONEY)
    asked = rng.choice(
        ["How much is it altogether?", "What is the bill?", "What do we pay in all?"]
    )
    return f"{listed(_told(lines, f'# ~ at @ {money} each'))}. {asked}"


def _buys(rng: random.Random, lines: list[_Line]) -> str:
    (who,) = people(rng, 1)
    money = rng.choice(_MONEY)
    prices = listed(_told(lines, f"one % costs @ {money}"))
    return f"{capital(prices)}. {who} buys {listed(_told(lines, '# ~'))}. How much does {who} pay?"


def _receipt(rng: random.Random, lines: list[_Line]) -> str:
    template = rng.choice(["# x % @", "% # x @", "# % à @", "%  #  @"])
    if template == "%  #  @":
        return "\n".join(["item  qty  price", *_told(lines, template), "TOTAL"])
    return "\n".join([*_told(lines, template), rng.choice(["TOTAL", "Sum:", "To pay ="])])


def _table(rng: random.Random, lines: list[_Line]) -> str:
    head = ["| ware | number | price each |", "|---|---|---|"]
    return "\n".join([*head, *_told(lines, "| % | # | @ |"), "What does all of it cost?"])


def _terse(rng: random.Random, lines: list[_Line]) -> str:
    template = rng.choice(["# % @@", "#×% (@)", "#*% @ ea"])
    if template == "# % @@":
        return f"{'; '.join(f'{line:#} {line:%} @{line:@}' for line in lines)}; total"
    return f"{'; '.join(_told(lines, template))}; total"


def _bullets(rng: random.Random, lines: list[_Line]) -> str:
    sign = rng.choice(["$", "€", "£", "¥"])
    mark = rng.choice(["- ", "* ", "• "])
    told = [f"{mark}{line:%}: {line:#} pcs, {sign}{line:@} each" for line in lines]
    return "\n".join(["My basket:", *told, "How much money do I need?"])


def _dialogue(rng: random.Random, lines: list[_Line]) -> str:
    buyer, seller = people(rng, 2)
    wants = listed(_told(lines, "# ~"))
    costs = ", ".join(_told(lines, "a single % is @"))
    return (
        f"{buyer}: I would like {wants}.\n{seller}: Well, {costs}.\n{buyer}: So what do I owe you?"
    )


def _words(rng: random.Random, lines: list[_Line]) -> str:
    told = [
        f"{in_words(line.count)} {line.counted} for {in_words(line.price)} apiece" for line in lines
    ]
    return f"We took {listed(told)}. What did that come to?"


def _fullwidth(rng: random.Random, lines: list[_Line]) -> str:
    return f"{'；'.join(_told(lines, '%：#×@'))}。Total＝？"


def _order(rng: random.Random, lines: list[_Line]) -> str:
    shop, who = people(rng, 2)
    told = "; ".join(_told(lines, "# ~ (price of one: @)"))
    return f"Dear {shop}, please send me {told}. How much shall I transfer? Yours, {who}"


def _two_lists(rng: random.Random, lines: list[_Line]) -> str:
    prices, basket = ", ".join(_told(lines, "% @")), ", ".join(_told(lines, "# ~"))
    return f"Prices: {prices}\nBasket: {basket}\nCost of the basket?"


def _csv(rng: random.Random, lines: list[_Line]) -> str:
    comma = rng.choice([",", ";", "\t"])
    head = comma.join(["item", "count", "unit_price"])
    return "\n".join([head, *_told(lines, comma.join("%#@")), "sum of count times unit_price?"])


def _per(rng: random.Random, lines: list[_Line]) -> str:
    told = ", ".join(_told(lines, "@ per % for # of them"))
    return f"{rng.choice(['Flea market', 'School fair', 'Online shop'])}: {told}. Total price?"


def _arrows(rng: random.Random, lines: list[_Line]) -> str:
    arrow = rng.choice(["->", "→", "=>"])
    return f"{', '.join(_told(lines, f'% [@] {arrow} #'))}: [price] {arrow} pieces, sum?"


def _code(rng: random.Random, lines: list[_Line]) -> str:
    products = " + ".join(_told(lines, "# * @"))
    names = ", ".join(_told(lines, "%"))
    return f"total = {products}  # {names}\ntotal?"


def _sells(rng: random.Random, lines: list[_Line]) -> str:
    (who,) = people(rng, 1)
    told = ", then ".join(_told(lines, "# ~ for @ each"))
    return f"At the fair {who} sells {told}. How much does {who} earn?"


TELLINGS: dict[str, _Telling] = {
    "each": _each,
    "buys": _buys,
    "receipt": _receipt,
    "table": _table,
    "terse": _terse,
    "bullets": _bullets,
    "dialogue": _dialogue,
    "words": _words,
    "fullwidth": _fullwidth,
    "order": _order,
    "two_lists": _two_lists,
    "csv": _csv,
    "per": _per,
    "arrows": _arrows,
    "code": _code,
    "sells": _sells,
}

STYLES = {
    "equations": Style({"item": "{count}*{price}={cost}.", "add": "{before}+{cost}={after}."}, " "),
    "spaced": Style(
        {"item": "{count} × {price} = {cost}", "add": "{before} + {cost} = {after}"},
        "; ",
        tail=".",
    ),
    "named": Style({"item": "{item}: {count}x{price}={cost}, so far {after}."}, " "),
    "words": Style(
        {
            "item": "{count} times {price} is {cost}.",
            "add": "{before} and {cost} make {after}.",
        },
        " ",
    ),
    "arrows": Style({"item": "{count}·{price} → {cost} → {after}"}, ", ", tail="."),
    "costs": Style({"item": "{cost}", "add": "sum {after}"}, ", ", tail="."),
    "running": Style({"item": "{cost} ({after})"}, " ", tail="."),
    "numbered": Style(
        {"item": "{n}. {item}: {cost}", "add": "{n}. {before} + {cost} = {after}"}, "\n"
    ),
    "table": Style(
        {"item": "| {item} | {count} | {price} | {cost} | {after} |"},
        "\n",
        head="| item | count | price | cost | sum |\n",
    ),
    "brackets": Style(
        {"item": "[{count}x{price}={cost}]", "add": "[{before}+{cost}={after}]"}, " "
    ),
    "cost_first": Style(
        {"item": "{cost} for the {item}", "add": "{after} = {before} + {cost}"}, ", ", tail="."
    ),
    "lines": Style(
        {"item": "{item} {count} * {price} = {cost}", "add": "+ {cost} = {after}"}, "\n"
    ),
    "hashes": Style({"item": "# {item} {cost}, {after}"}, " "),
}


def make(rng: random.Random, wording: str) -> Problem:
    """A purchase told in one way."""
    lines: list[_Line] = []
    for ware in rng.sample(_WARES, rng.randint(2, 4)):
        one, _, many = ware.partition("=")
        lines.append(_Line(one, many or one + "s", rng.randint(2, 9), rng.randint(2, 9)))
    if wording not in ("words", "per") and rng.random() < 0.15:  # sometimes just one of a ware
        at = rng.randrange(len(lines))
        lines[at] = _Line(lines[at].one, lines[at].many, 1, lines[at].price)
    items: list[tuple[str, dict[str, object]]] = []
    adds: list[tuple[str, dict[str, object]]] = []
    total = 0
    for line in lines:
        cost = line.count * line.price
        fields: dict[str, object] = {"item": line.one, "count": line.count, "price": line.price}
        fields |= {"cost": cost, "before": total, "after": total + cost}
        items.append(("item", fields))
        if total:
            adds.append(("add", fields))
        total += cost
    chain = Chain((*items, *adds))
    return Problem(wording, TELLINGS[wording](rng, lines), str(total), chain)


FAMILY = Family(tuple(TELLINGS), make, STYLES, r"\d+")
