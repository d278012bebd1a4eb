"""A coin, a door sign or a lamp, and five to seven people who change it or leave it as it is."""

from __future__ import annotations

import random
from dataclasses import dataclass

from training.exam.core import Chain, Family, Problem, Style, listed
from training.exam.names import people

_COIN = ("heads", "tails")


@dataclass(frozen=True)
class _Telling:
    """How the story is told: its start, who turns the thing and who does not, and the question.

    `answers` are those when the first, and when the second, of `sides` is up at the end. Where
    `turns` is empty all people are named first, then those who do not turn it.
    """

    start: str
    turns: str
    leaves: str
    ask: str
    answers: tuple[str, str] = _COIN
    join: str = " "
    last: str = ""
    sides: tuple[str, str] = _COIN
    sort: str = "first"


TELLINGS = {
    "bar": _Telling(
        "A euro lies on the bar with {side} showing. ",
        "{who} gives it a flip.",
        "{who} leaves it be.",
        " What is showing at closing time, heads or tails?",
    ),
    "passive": _Telling(
        "The coin starts {side} side up. It is ",
        "flipped by {who}",
        "ignored by {who}",
        ". Heads or tails in the end?",
        join=", ",
        last=" and finally ",
    ),
    "boolean": _Telling(
        "heads = {side}\n",
        "heads = not heads  # {who}",
        "pass  # {who}",
        "\nprint(heads)\nOutput?",
        ("True", "False"),
        "\n",
        sides=("True", "False"),
    ),
    "shop_sign": _Telling(
        "The sign on the shop door says {side}. ",
        "{who} turns the sign round.",
        "{who} walks straight in.",
        " Does it say open or closed now?",
        ("open", "closed"),
        sides=("open", "closed"),
    ),
    "lamp": _Telling(
        "The hall lamp is {side} when the guests come. ",
        "{who} presses the switch",
        "{who} walks past it",
        ". Afterwards, is the lamp on or off?",
        ("on", "off"),
        "; ",
        sides=("on", "off"),
    ),
    "md_table": _Telling(
        "The coin shows {side} before anybody comes.\n| person | flips it? |\n|---|---|\n",
        "| {who} | yes |",
        "| {who} | no |",
        "\nWhich side does it show after the last row?",
        join="\n",
    ),
    "all_but": _Telling(
        "A coin goes round with {side} up: ",
        "",
        "",
        ". What is up when it comes back, heads or tails?",
    ),
    "inspector": _Telling(
        "Inspector's notes. The coin first lay {side} up. Who turned it over?\n",
        "* {who}: guilty, once",
        "* {who}: innocent",
        "\nWas heads or tails up in the end?",
        join="\n",
    ),
    "codes": _Telling(
        "F = flip, S = skip\nstart: {side}\n",
        "{who} F",
        "{who} S",
        "\nend (H or T):",
        ("H", "T"),
        "\n",
        sides=("H", "T"),
    ),
    "fairy_tale": _Telling(
        "Once upon a time a coin lay in the moss, {side} up. ",
        "{who} came and turned it over.",
        "{who} came and only looked.",
        " Tell me, children: was it heads up then, yes or no?",
        ("yes", "no"),
    ),
    "magician": _Telling(
        "The magician's coin shows {side}, and he always does as he is told. ",
        '{who} calls "Flip!"',
        '{who} calls "Keep!"',
        " Is it tails now? (yes/no)",
        ("no", "yes"),
    ),
    "group_chat": _Telling(
        "ok so the coin says {side}. ",
        "{who} flips",
        "{who} passes",
        ". what does it say now",
        join=", ",
        sort="nicknames",
    ),
    "zh_shelf": _Telling(
        "茶几上有一枚硬币，{side}朝上。",
        "{who}把它翻了过来",
        "{who}只是看了看",
        "。请问现在是正面还是反面朝上？",
        ("正面", "反面"),
        "，",
        sides=("正面", "反面"),
        sort="chinese",
    ),
    "zh_flower": _Telling(
        "一元硬币，一面是字，一面是花。开始时{side}面向上。\n",
        "{who}：翻",
        "{who}：不翻",
        "\n最后向上的是字还是花？",
        ("字", "花"),
        "\n",
        sides=("字", "花"),
        sort="chinese",
    ),
}

STYLES = {
    "arrows": Style("{side}", " -> ", head="{start_side} -> ", language=""),
    "after_each": Style("After {who}, {side}."),
    "count": Style(
        {"turn": "{who}"},
        ", ",
        head="These count: ",
        tail=". That's {turns}, an {parity} number, so it {ends} {end_side}.",
    ),
    "bullets": Style(
        {"turn": "- {who}: change to {side}", "leave": "- {who}: no change, {side}"}, "\n"
    ),
    "md_table": Style(
        "| {who} | {side} |", "\n", head="| who | then |\n|---|---|\n| start | {start_side} |\n"
    ),
    "comments": Style("{side}  # {who}", "\n", head="{start_side}  # start\n"),
    "goes": Style(
        {
            "turn": "With {who} it goes from {side_before} to {side}.",
            "leave": "With {who} it stays {side}.",
        },
    ),
    "numbered": Style("{n}. {who}, {side}", "\n", language=""),
    "zh_past": Style("经过{who}是{side}", "；", tail="。", language="zh"),
    "zh_arrows": Style(
        {"turn": "{who}翻→{side}", "leave": "{who}不翻→{side}"}, "\n", language="zh"
    ),
}


def _middle(told: _Telling, acts: list[tuple[str, bool]]) -> str:
    """Who turns it and who does not."""
    if told.turns:
        parts = [(told.turns if turns else told.leaves).format(who=who) for who, turns in acts]
        return listed(parts, told.last or told.join, told.join)
    leaving = [who for who, turns in acts if not turns]
    but = listed(leaving) if len(leaving) > 1 else leaving[0]
    return f"{', '.join(who for who, _ in acts)}. Everyone flips it once, except {but}"


def make(rng: random.Random, wording: str) -> Problem:
    """A story told in one way; at least two people turn the thing."""
    told = TELLINGS[wording]
    names = people(rng, rng.randint(5, 7), told.sort)
    flags = [True, True, *(rng.random() < 0.5 for _ in names[3:]), False]
    rng.shuffle(flags)
    acts = list(zip(names, flags, strict=True))
    start = up = rng.randrange(2)
    turns = 0
    steps: list[tuple[str, dict[str, object]]] = []
    for who, turned in acts:
        fields: dict[str, object] = {"who": who, "side_before": told.sides[up]}
        up, turns = up ^ turned, turns + turned
        fields |= {"side": told.sides[up], "turns": turns, "up": up}
        steps.append(("turn" if turned else "leave", fields))
    side = told.sides[start]
    around: dict[str, object] = {"start_side": side, "end_side": told.sides[up], "turns": turns}
    around["parity"], around["ends"] = ("odd", "becomes") if turns % 2 else ("even", "stays")
    question = told.start.format(side=side) + _middle(told, acts) + told.ask
    language = "zh" if wording.startswith("zh_") else "en"
    chain = Chain(tuple(steps), around)
    return Problem(wording, question, told.answers[up], chain, told.answers, language)


FAMILY = Family(
    tuple(TELLINGS),
    make,
    STYLES,
    r"(?:heads|tails|true|false|open|closed|on|off|h|t|yes|no|正面|反面|字|花)",
)
