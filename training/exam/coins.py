"""A coin, a card, a window, a microphone or a bit, and five to seven people who may change it."""

from __future__ import annotations

import random
from dataclasses import dataclass

from training.exam.core import Chain, Family, Problem, Style, listed
from training.exam.names import people

_COIN = ("heads", "tails")


@dataclass(frozen=True)
class _Telling:
    """How the story is told: its start, who changes the thing and who does not, and the question.

    `answers` are those when the first, and when the second, of `sides` is up at the end; where they
    are empty, the question is whether the thing is as it was. Where there is `apart`, all who
    change it come first, then this text and all the others.
    """

    start: str
    turns: str
    leaves: str
    ask: str
    answers: tuple[str, ...] = _COIN
    join: str = " "
    sides: tuple[str, str] = _COIN
    sort: str = "first"
    apart: str = ""


TELLINGS = {
    "lectern": _Telling(
        "There is a coin on the lectern, {side} facing up. ",
        "{who} walks up and turns it.",
        "{who} walks up and lets it be.",
        " Which side faces up now?",
    ),
    "who_flipped": _Telling(
        "At first the coin was {side}. Did they flip it?\n",
        "- {who}: yep",
        "- {who}: nope",
        "\nHeads or tails at the end?",
        join="\n",
    ),
    "card": _Telling(
        "A playing card lies face {side}. ",
        "{who} turns the card.",
        "{who} lets it lie.",
        " Does it lie face up or face down in the end?",
        ("up", "down"),
        sides=("up", "down"),
    ),
    "window": _Telling(
        "The office window is {side}. Whoever has a star opens it if it is shut and shuts it if it "
        "is open; the others do nothing: ",
        "{who}*",
        "{who}",
        ". Is the window open or shut when all have passed?",
        ("open", "shut"),
        join=", ",
        sides=("open", "shut"),
    ),
    "microphone": _Telling(
        "our shared mic starts out {side}. ",
        "{who} hits the button",
        "{who} doesnt",
        ". so is it muted or live now?",
        ("muted", "live"),
        join=", ",
        sides=("muted", "live"),
        sort="nicknames",
    ),
    "bit": _Telling(
        "bit = {side}\n",
        "bit = 1 - bit  # {who}",
        "bit = bit  # {who}",
        "\nprint(bit)  # prints what?",
        ("0", "1"),
        "\n",
        sides=("0", "1"),
    ),
    "mail": _Telling(
        "Dear students, this morning the coin on my desk showed {side}. During the day ",
        "{who} flipped it",
        "{who} did not",
        ". Does it show heads or tails this evening? Best wishes, your lecturer",
        join=", ",
    ),
    "two_groups": _Telling(
        "A coin shows {side}. Flipping it, each of them once: ",
        "{who}",
        "{who}",
        ". What does the coin show?",
        apart=". Just watching: ",
    ),
    "as_before": _Telling(
        "Coin, {side} up. ",
        "{who}? Flips.",
        "{who}? Skips.",
        " In the end, is the side on top the same as at the start (yes/no)?",
        (),
        sort="made_up",
    ),
    "terse": _Telling(
        "Start: {side}. ", "{who} flips", "{who} waits", ". End?", join=", ", sort="letters"
    ),
    "zh_lectern": _Telling(
        "讲台上放着一枚硬币，{side}朝上。",
        "{who}翻了一下",
        "{who}没有动它",
        "。现在哪一面朝上，正面还是反面？",
        ("正面", "反面"),
        "，",
        sides=("正面", "反面"),
        sort="chinese",
    ),
    "zh_light": _Telling(
        "教室的灯起初是{side}着的。\n",
        "- {who}按了一次开关",
        "- {who}没碰开关",
        "\n灯最后是开着还是关着？（答“开”或“关”）",
        ("开", "关"),
        "\n",
        sides=("开", "关"),
        sort="chinese",
    ),
}

STYLES = {
    "now_still": Style(
        {
            "turn": "{who} changes it, now {side}.",
            "leave": "{who} does nothing, still {side}.",
        },
        head="It starts {start_side}. ",
    ),
    "bracketed": Style("{who} ({side})", ", ", head="start ({start_side}), ", tail="."),
    "yes_no": Style(
        {"turn": "{who}: yes => {side}", "leave": "{who}: no => {side}"},
        "\n",
        head="begin => {start_side}\n",
    ),
    "counted": Style(
        {"turn": "{n} {who}"},
        ", ",
        head="Who changes it: ",
        tail=". The total is {turns}, {parity}, so from {start_side} to {end_side}.",
    ),
    "numbered": Style(
        {
            "turn": "{n}) {side_before}, {who} changes it -> {side}",
            "leave": "{n}) {side_before}, {who} leaves it -> {side}",
        },
        "\n",
    ),
    "columns": Style(
        {"turn": "{who} | change | {side}", "leave": "{who} | none | {side}"},
        "\n",
        head="name | move | state\nstart | none | {start_side}\n",
    ),
    "makes_keeps": Style(
        {"turn": "{who} makes it {side}", "leave": "{who} keeps it {side}"},
        ", ",
        head="We begin with {start_side}, ",
        tail=".",
    ),
    "only_changes": Style(
        {"turn": "{who}: {side}"},
        ", ",
        head="I only look at those who change it. From {start_side}: ",
        tail=".",
    ),
    "zh_moved": Style(
        {"turn": "{who}动了，变成{side}", "leave": "{who}没动，还是{side}"},
        "；",
        head="一开始是{start_side}；",
        tail="。",
        language="zh",
    ),
    "zh_numbered": Style(
        {"turn": "{n}、{who}改变：{side}", "leave": "{n}、{who}不变：{side}"},
        "\n",
        head="初始：{start_side}\n",
        language="zh",
    ),
}


def _middle(told: _Telling, acts: list[tuple[str, bool]]) -> str:
    """Who changes it and who does not."""
    parts = [(told.turns if turns else told.leaves).format(who=who) for who, turns in acts]
    if not told.apart:
        return told.join.join(parts)
    changes = sum(turns for _, turns in acts)
    return listed(parts[:changes]) + told.apart + listed(parts[changes:])


def make(rng: random.Random, wording: str) -> Problem:
    """A story told in one way; at least two people change the thing, and one does not."""
    told = TELLINGS[wording]
    names = people(rng, rng.randint(5, 7), told.sort)
    flags = [True, True, *(rng.random() < 0.5 for _ in names[3:]), False]
    rng.shuffle(flags)
    if told.apart:
        flags.sort(reverse=True)
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
    around["parity"] = "odd" if turns % 2 else "even"
    question = told.start.format(side=side) + _middle(told, acts) + told.ask
    answers = told.answers or (("no", "yes") if start else ("yes", "no"))
    language = "zh" if wording.startswith("zh_") else "en"
    chain = Chain(tuple(steps), around)
    return Problem(wording, question, answers[up], chain, answers, language)


FAMILY = Family(
    tuple(TELLINGS),
    make,
    STYLES,
    r"(?:heads|tails|up|down|open|shut|muted|live|0|1|yes|no|正面|反面|开|关)",
)
