"""Three or four people, boxes or variables that swap what they have, once to four times."""

from __future__ import annotations

import random
from dataclasses import dataclass

from training.exam.core import Chain, Family, Problem, Style, listed
from training.exam.names import people

_DESKS = "window door corner middle sofa"
_FOOD = "pie bagel salad wrap curry quiche"
_SHIFTS = "morning afternoon evening night weekend"
_TOPICS = "attention scaling tokenizers alignment pruning retrieval"
_STRINGS = "tea milk juice water cola"
_CARDS = "ace king queen jack joker"
_BIKES = "yellow silver turquoise beige green red"
_CONTENTS = "bell key stamp whistle feather shell"
_DRINKS = "espresso cocoa chai lemonade cider"
_PRESENTS = "scarf mug candle puzzle notebook diary"
_ZH_SHIFTS = "周一 周二 周三 周四 周五"
_ZH_BOOKS = "小说 字典 诗集 菜谱 画册"


@dataclass(frozen=True)
class _Telling:
    """How swaps are told: who has what, the swaps, the question, and the name of what is sought."""

    things: str
    has: str
    swap: str
    ask: str
    it: str = "the {thing}"
    start: str = ""
    has_joins: tuple[str, str] = (", ", " and ")
    between: str = ". "
    join: str = " "
    sort: str = "first"


_LINES = ("\n", "\n")
_COMMAS = (", ", ", ")
TELLINGS = {
    "desks": _Telling(
        _DESKS,
        "{who} has the {thing} desk",
        "{a} and {b} swap places.",
        " Who has the {thing} desk in the end?",
        it="the {thing} desk",
        start="In our office ",
    ),
    "lunch": _Telling(
        _FOOD,
        "{who} has a {thing}",
        "{a} trades with {b}",
        ". Who gets to eat the {thing}?",
        start="At noon ",
        between=". Then ",
        join=", then ",
    ),
    "shifts": _Telling(
        _SHIFTS,
        "{who} {thing}",
        "{a} and {b} swapped",
        ". Who is on the {thing} shift now? Regards, the office",
        it="the {thing} shift",
        start="Dear team, the original rota was: ",
        has_joins=_COMMAS,
        between=". Since then ",
        join=", later ",
    ),
    "topics": _Telling(
        _TOPICS,
        "{who} got {thing}",
        "{a} switched with {b}",
        " lol. who presents {thing} now",
        it="{thing}",
        start="seminar topics: ",
        has_joins=_COMMAS,
        between=". but ",
        join=", then ",
        sort="nicknames",
    ),
    "variables": _Telling(
        _STRINGS,
        '{who} = "{thing}"',
        "{a}, {b} = {b}, {a}",
        '\nWhich variable is equal to "{thing}" after this code?',
        it="{thing}",
        has_joins=_LINES,
        between="\n",
        join="\n",
        sort="variables",
    ),
    "cards": _Telling(
        _CARDS,
        "| {who} | {thing} |",
        "{a} with {b}",
        ".\nWho holds the {thing} afterwards?",
        start="| player | card |\n|---|---|\n",
        has_joins=_LINES,
        between="\nExchanges, in this order: ",
        join="; ",
        sort="made_up",
    ),
    "bikes": _Telling(
        _BIKES,
        "{who} set off on the {thing} bike",
        "{a} and {b} switched bikes.",
        " Who came home on the {thing} one?",
        it="the {thing} bike",
    ),
    "boxes": _Telling(
        _CONTENTS,
        "a {thing} in {who}",
        "The contents of {a} and {b} are interchanged.",
        " Which box contains the {thing} at the end?",
        start="Consider boxes with the following contents: ",
        sort="letters",
    ),
    "drinks": _Telling(
        _DRINKS,
        "{who} - {thing}",
        "{a} & {b} swap",
        "; who has the {thing}?",
        has_joins=_COMMAS,
        between="; ",
        join="; ",
    ),
    "presents": _Telling(
        _PRESENTS,
        "* {who}: {thing}",
        "* trade: {a}, {b}",
        "\nWhose is the {thing} when the party is over?",
        start="Office party, presents drawn\n",
        has_joins=_LINES,
        between="\nand traded\n",
        join="\n",
    ),
    "zh_duty": _Telling(
        _ZH_SHIFTS,
        "{who}值{thing}",
        "{a}跟{b}换了班",
        "。现在{thing}由谁值班？",
        it="{thing}",
        start="值班表：",
        has_joins=("，", "，"),
        between="。后来",
        join="，",
        sort="colleagues",
    ),
    "zh_books": _Telling(
        _ZH_BOOKS,
        "{who}借了{thing}",
        "{a}把书和{b}换了",
        "。问{thing}最后在谁手上？",
        it="{thing}",
        has_joins=("，", "，"),
        between="。之后",
        join="，",
        sort="neighbours",
    ),
}

STYLES = {
    "full_state": Style("{a}/{b}: {state}", "\n", head="start: {start_state}\n"),
    "rows": Style("[{row}]", "\n", head="Order: {names}\n[{start_row}]\n"),
    "followed": Style(
        {
            "moved": "{a} and {b} swap, so {holder} has it now.",
            "stays": "{a} and {b} swap, but {holder} still has it.",
        },
        head="Follow {it}. {first} has it first. ",
    ),
    "both_sides": Style(
        "Then {a} has {a_has} and {b} has {b_has}.", head="At first: {start_state}. "
    ),
    "before_after": Style(
        {"moved": "{a}/{b}: from {giver} to {holder}", "stays": "{a}/{b}: stays with {holder}"},
        "\n",
        head="Where is {it}?\nstart: {first}\n",
    ),
    "concerned": Style(
        {
            "moved": "swap {n} involves {giver}, it goes to {holder}",
            "stays": "swap {n} does not involve {holder}, no change",
        },
        "; ",
        head="{first} starts with it; ",
        tail=".",
    ),
    "line": Style("({a}, {b}) {holder}", " > ", head="{first} > ", tail=".", language=""),
    "columns": Style(
        "{n} | {a} and {b} | {holder}", "\n", head="swap | who | it is with\n0 | nobody | {first}\n"
    ),
    "zh_followed": Style(
        "{a}和{b}交换后是{holder}", "；", head="起初是{first}；", tail="。", language="zh"
    ),
    "zh_state": Style("第{n}次：{zh_state}", "\n", head="开始：{zh_start}\n", language="zh"),
}


def _swaps(rng: random.Random, names: list[str]) -> list[tuple[str, str]]:
    """One to four pairs, none twice in a row, since that would undo the swap before."""
    pairs: list[tuple[str, str]] = []
    for _ in range(rng.choice([1, 2, 2, 3, 3, 4])):
        pair = rng.sample(names, 2)
        while pairs and set(pair) == set(pairs[-1]):
            pair = rng.sample(names, 2)
        pairs.append((pair[0], pair[1]))
    return pairs


def _states(held: dict[str, str]) -> dict[str, str]:
    """Who has what, in the ways in which styles write it."""
    return {
        "state": ", ".join(f"{who} {thing}" for who, thing in held.items()),
        "row": ", ".join(held.values()),
        "zh_state": "、".join(who + thing for who, thing in held.items()),
    }


def make(rng: random.Random, wording: str) -> Problem:
    """Swaps told in one way; what is asked for changes hands at least once."""
    told = TELLINGS[wording]
    names = people(rng, rng.choice([3, 3, 4]), told.sort)
    things = rng.sample(told.things.split(), len(names))
    swaps = _swaps(rng, names)
    moved = {name for pair in swaps for name in pair}
    first = rng.choice([name for name in names if name in moved])
    held = dict(zip(names, things, strict=True))
    thing = held[first]
    has = [told.has.format(who=who, thing=what) for who, what in held.items()]
    swapped = [told.swap.format(a=a, b=b) for a, b in swaps]
    question = told.start + listed(has, told.has_joins[1], told.has_joins[0]) + told.between
    question += told.join.join(swapped) + told.ask.format(thing=thing)
    begun = _states(held)
    around = {"first": first, "it": told.it.format(thing=thing), "names": ", ".join(names)}
    around |= {"start_state": begun["state"], "start_row": begun["row"]}
    around["zh_start"] = begun["zh_state"]
    steps: list[tuple[str, dict[str, object]]] = []
    holder = first
    for a, b in swaps:
        held[a], held[b] = held[b], held[a]
        giver = holder
        (holder,) = (who for who, what in held.items() if what == thing)
        fields: dict[str, object] = {"a": a, "b": b, "giver": giver, "holder": holder}
        fields |= {"a_has": held[a], "b_has": held[b], **_states(held)}
        steps.append(("stays" if giver == holder else "moved", fields))
    language = "zh" if wording.startswith("zh_") else "en"
    chain = Chain(tuple(steps), around)
    return Problem(wording, question, holder, chain, tuple(names), language)


FAMILY = Family(tuple(TELLINGS), make, STYLES, r"[^\W\d_][\w'’-]*", least=1)
