"""A coin and five to seven people who flip it or leave it, told with several verbs and layouts."""

from __future__ import annotations

import random
from dataclasses import dataclass

from training.exam.core import Chain, Family, Problem, Style, capital, listed
from training.exam.names import people

_SIDES = ("heads", "tails")
_ZH_SIDES = ("正面", "反面")


@dataclass(frozen=True)
class _Telling:
    """How a coin's story is told: its start, who flips it and who does not, and the question.

    `answers` are those when heads, and when tails, is up at the end. With `still` the question is
    about the side that was up at the start, and the first of the answers is that it is.
    """

    start: str
    flips: str
    keeps: str
    ask: str
    answers: tuple[str, str] = ("yes", "no")
    join: str = " "
    last: str = ""
    still: bool = False
    sort: str = "common"


_GROUPED = _Telling(
    "A coin is {side} up. ", " each flip it once. ", " do not flip it. ", "Is the coin heads up?"
)
TELLINGS = {
    "table_top": _Telling(
        "A coin is lying {side} up on a table. ",
        "{who} turns it over.",
        "{who} leaves it alone.",
        " Is the coin heads up now?",
    ),
    "which_side": _Telling(
        "A coin shows {side}. ",
        "{who} flips it.",
        "{who} does not flip it.",
        " Which side is up at the end, heads or tails?",
        _SIDES,
    ),
    "past": _Telling(
        "The coin was {side} up at first. ",
        "{who} flipped the coin.",
        "{who} didn't flip the coin.",
        " Was the coin still {side} up at the end?",
        still=True,
    ),
    "then": _Telling(
        "A coin starts {side} up. ",
        "{who} flips it",
        "{who} skips",
        ". What does the coin show now?",
        _SIDES,
        ", then ",
    ),
    "one_sentence": _Telling(
        "There is a penny on the desk, {side} up. ",
        "{who} turns it",
        "{who} does not touch it",
        ". Is the penny still {side} up?",
        join=", ",
        last=" and ",
        still=True,
    ),
    "letters": _Telling(
        "A coin is {side} up. ",
        "{who} flips the coin.",
        "{who} does not flip the coin.",
        " Is the coin still {side} up?",
        still=True,
        sort="letters",
    ),
    "letters_short": _Telling(
        "Coin: {side}. ",
        "{who} flips",
        "{who} passes",
        ". Heads or tails?",
        _SIDES,
        ", ",
        sort="letters",
    ),
    "syllables": _Telling(
        "A coin lies {side} up. ",
        "{who} flips it over.",
        "{who} does nothing.",
        " Heads or tails?",
        _SIDES,
        sort="syllables",
    ),
    "bullets": _Telling(
        "A coin starts {side} up.\n",
        "- {who} flips the coin",
        "- {who} does not flip the coin",
        "\nIs it heads up at the end?",
        join="\n",
    ),
    "list": _Telling(
        "Start: {side}\n",
        "{who}: flip",
        "{who}: no flip",
        "\nWhich side is up?",
        _SIDES,
        "\n",
    ),
    "table": _Telling(
        "A coin is {side} up.\n| Name | Flips the coin? |\n|---|---|\n",
        "| {who} | yes |",
        "| {who} | no |",
        "\nIs the coin still {side} up?",
        join="\n",
        still=True,
    ),
    "reversed": _Telling(
        "We put a coin down with {side} showing. ",
        "{who} reverses the coin.",
        "{who} only looks at the coin.",
        " Which side is showing now?",
        _SIDES,
    ),
    "true_false": _Telling(
        "A coin is {side} up. ",
        "{who} flips it.",
        "{who} lets it be.",
        " True or false: the coin is heads up now.",
        ("true", "false"),
    ),
    "dialogue": _Telling(
        "The coin was {side} up when the lesson began. ",
        '{who}: "I turned it over."',
        '{who}: "I did not touch it."',
        " Is it heads up after that?",
    ),
    "passed_on": _Telling(
        "A coin is passed around, {side} up. ",
        "{who} gives it a flip and passes it on.",
        "{who} passes it on unchanged.",
        " Is the coin still {side} up?",
        still=True,
    ),
    "grouped": _GROUPED,
    "zh_table_top": _Telling(
        "桌上有一枚硬币，{side}朝上。",
        "{who}把它翻了面。",
        "{who}没有动它。",
        "现在硬币还是{side}朝上吗？",
        ("是", "否"),
        "",
        still=True,
        sort="chinese",
    ),
    "zh_which_side": _Telling(
        "硬币开始时{side}朝上。",
        "{who}翻一次",
        "{who}不翻",
        "。最后哪一面朝上，正面还是反面？",
        _ZH_SIDES,
        "，",
        sort="chinese",
    ),
    "zh_list": _Telling(
        "开始：{side}\n",
        "{who}：翻",
        "{who}：不翻",
        "\n最后是哪一面？",
        _ZH_SIDES,
        "\n",
        sort="chinese",
    ),
    "zh_letters": _Telling(
        "一枚硬币{side}朝上。",
        "{who}翻了一次。",
        "{who}没有翻。",
        "硬币是正面朝上吗？",
        ("是", "否"),
        "",
        sort="letters",
    ),
}

STYLES = {
    "so": Style(
        {
            "flip": "{who} flips it, so it is {side}.",
            "keep": "{who} does not, so it is still {side}.",
        },
        head="It starts as {start_side}. ",
    ),
    "after": Style("After {who}: {side}."),
    "colons": Style("{who}: {side}", ", ", tail=".", language=""),
    "lines": Style("{who}: {side}", "\n", language=""),
    "start_lines": Style("{who} -> {side}", "\n", head="start -> {start_side}\n"),
    "arrows": Style("{side}", " → ", head="{start_side} → ", language=""),
    "commas": Style("{side}", ", ", head="{start_side}, ", tail=".", language=""),
    "initials": Style("{initial}", " ", head="{start_initial} "),
    "numbered": Style("{n}. {who}: {side}", "\n", language=""),
    "bullets": Style(
        {"flip": "- {who} flips: {side}", "keep": "- {who} doesn't flip: {side}"}, "\n"
    ),
    "brackets": Style(
        {"flip": "{who} flips ({side})", "keep": "{who} leaves it ({side})"}, ", ", tail="."
    ),
    "counted": Style("{who} {flips}", ", ", head="Flips so far: ", tail=". {flips} is {parity}."),
    "table": Style("| {who} | {side} |", "\n", head="| who | coin |\n|---|---|\n"),
    "zh_sentences": Style(
        {"flip": "{who}翻了，变成{side}。", "keep": "{who}没翻，还是{side}。"},
        "",
        head="开始是{start_side}。",
        language="zh",
    ),
    "zh_after": Style("{who}之后是{side}", "，", tail="。", language="zh"),
}


def _acts(rng: random.Random, wording: str) -> list[tuple[str, bool]]:
    """Who is in a story, and whether each flips the coin; those of "grouped" flip first."""
    names = people(rng, rng.randint(5, 7), TELLINGS[wording].sort)
    flipped = [rng.random() < 0.5 for _ in names]
    if wording == "grouped":
        flips = rng.randint(2, len(names) - 2)
        flipped = [at < flips for at in range(len(names))]
    return list(zip(names, flipped, strict=True))


def _question(told: _Telling, side: str, acts: list[tuple[str, bool]]) -> str:
    if told is _GROUPED:
        groups = [[who for who, flips in acts if flips is group] for group in (True, False)]
        middle = listed(groups[0]) + told.flips + listed(groups[1]) + told.keeps
    else:
        parts = [(told.flips if flips else told.keeps).format(who=who) for who, flips in acts]
        middle = listed(parts, told.last or told.join, told.join)
    return told.start.format(side=side) + middle + told.ask.format(side=side)


def make(rng: random.Random, wording: str) -> Problem:
    """A coin whose story is told in one way."""
    told = TELLINGS[wording]
    language = "zh" if wording.startswith("zh_") else "en"
    sides = _ZH_SIDES if language == "zh" else _SIDES
    acts = _acts(rng, wording)
    start = rng.randrange(2)
    up, flips = start, 0
    steps: list[tuple[str, dict[str, object]]] = []
    for who, flip in acts:
        up, flips = up ^ flip, flips + flip
        side = sides[up]
        fields = {"who": who, "side": side, "initial": capital(side)[0], "flips": flips, "up": up}
        steps.append(("flip" if flip else "keep", fields))
    around: dict[str, object] = {
        "start_side": sides[start],
        "start_initial": capital(sides[start])[0],
        "flips": flips,
        "parity": "odd" if flips % 2 else "even",
    }
    choices = told.answers[::-1] if told.still and start else told.answers
    question = _question(told, sides[start], acts)
    return Problem(wording, question, choices[up], Chain(tuple(steps), around), choices, language)


FAMILY = Family(tuple(TELLINGS), make, STYLES, r"(?:heads|tails|yes|no|true|false|正面|反面|是|否)")
