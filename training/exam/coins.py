"""A coin, a card or a token, and five to seven people who turn it over or leave it as it is."""

from __future__ import annotations

import random
from dataclasses import dataclass

from training.exam.core import Chain, Family, Problem, Style, listed
from training.exam.names import people

_COIN = ("heads", "tails")
_ZH_COIN = ("正面", "反面")


@dataclass(frozen=True)
class _Telling:
    """How the story is told: its start, who turns the thing and who does not, and the question.

    `answers` are those when the first, and when the second, of `sides` is up at the end. Where
    `turns` is empty all people are named first, then those who turn it.
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
    "handed_round": _Telling(
        "We hand a coin round the table, {side} facing up. ",
        "{who} turns it upside down.",
        "{who} hands it on as it is.",
        " Which side faces up after everyone has had it?",
    ),
    "referee": _Telling(
        "The referee lays down a coin with {side} on top: ",
        "{who} flips it round",
        "{who} keeps hands off",
        ". So, heads or tails?",
        join="; ",
    ),
    "log": _Telling("coin = {side}\n", "{who}: flipped", "{who}: nothing", "\ncoin = ?", join="\n"),
    "crosses": _Telling(
        "A coin is on {side}. x means turned over, o means left alone.\n",
        "{who} x",
        "{who} o",
        "\nWhat is it on now?",
        join="\n",
        sort="letters",
    ),
    "lunch_game": _Telling(
        "Silly game at lunch: a coin lay there with {side} up, and each of us could turn it or "
        "not. ",
        "{who} did.",
        "{who} didn't.",
        " What did the coin show when we were through?",
    ),
    "chat": _Telling(
        "anyone want to flip the coin? it's on {side} right now\n",
        "{who}: yes, flipped it!",
        "{who}: no thanks",
        "\nis it on heads now?",
        ("yes", "no"),
        "\n",
        sort="pets",
    ),
    "card": _Telling(
        "A playing card lies {side} on the rug. ",
        "{who} turns the card.",
        "{who} walks past it.",
        " Does it lie face-up now?",
        ("yes", "no"),
        sides=("face-up", "face-down"),
    ),
    "token": _Telling(
        "My token has a gold side and a silver side, and at the moment {side} is on top. ",
        "{who} turned it",
        "{who} let it lie",
        ". Which side is on top after that, gold or silver?",
        ("gold", "silver"),
        ", ",
        " and ",
        sides=("gold", "silver"),
    ),
    "only_some": _Telling(
        "A coin sits {side} up, and these people come by: ",
        "",
        "",
        " turn it over. Is tails up when the last one has gone?",
        ("no", "yes"),
    ),
    "survey": _Telling(
        "Did you flip the coin?\n",
        "- {who}: I did",
        "- {who}: not me",
        "\nIt showed {side} before the first of them came. What did it show afterwards?",
        join="\n",
    ),
    "zh_lectern": _Telling(
        "老师放下一枚硬币，{side}朝上。",
        "{who}翻了面",
        "{who}没动",
        "。最后朝上的是哪一面？",
        _ZH_COIN,
        "，",
        sides=_ZH_COIN,
        sort="chinese",
    ),
    "zh_record": _Telling(
        "初始：硬币{side}朝上\n",
        "{who} 翻面",
        "{who} 跳过",
        "\n现在是反面朝上吗？",
        ("否", "是"),
        "\n",
        sides=_ZH_COIN,
        sort="chinese",
    ),
}

STYLES = {
    "from_to": Style({"turn": "{who}: {side_before} to {side}.", "leave": "{who}: stays {side}."}),
    "clauses": Style(
        {"turn": "{who} turns it, now {side}", "leave": "{who} doesn't, {side} as before"},
        "; ",
        tail=".",
    ),
    "slashes": Style("{side}", " / ", head="{start_side} / ", language=""),
    "bracket_lines": Style("({n}) {who} → {side}", "\n", language=""),
    "table": Style(
        {"turn": "{who} | yes | {side}", "leave": "{who} | no | {side}"},
        "\n",
        head="who | turns it | shows\n",
    ),
    "tally": Style(
        {"turn": "{who} +1 = {turns}", "leave": "{who} +0 = {turns}"},
        ", ",
        tail=". {turns} is {parity}: {start_side} to {end_side}.",
    ),
    "stars": Style("* it shows {side} after {who}", "\n"),
    "zh_then": Style(
        {"turn": "{who}翻后是{side}", "leave": "{who}不翻，仍是{side}"},
        "；",
        tail="。",
        language="zh",
    ),
}


def _middle(told: _Telling, acts: list[tuple[str, bool]]) -> str:
    """Who turns it and who does not."""
    if told.turns:
        parts = [(told.turns if turns else told.leaves).format(who=who) for who, turns in acts]
        return listed(parts, told.last or told.join, told.join)
    turning = [who for who, turns in acts if turns]
    return f"{', '.join(who for who, _ in acts)}. Only {listed(turning)}"


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
    around["parity"] = "odd" if turns % 2 else "even"
    question = told.start.format(side=side) + _middle(told, acts) + told.ask.format(side=side)
    language = "zh" if wording.startswith("zh_") else "en"
    chain = Chain(tuple(steps), around)
    return Problem(wording, question, told.answers[up], chain, told.answers, language)


FAMILY = Family(
    tuple(TELLINGS), make, STYLES, r"(?:heads|tails|gold|silver|yes|no|正面|反面|是|否)"
)
