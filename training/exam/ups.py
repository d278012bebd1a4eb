"""Something that goes up and down three to five times, down by a half at most."""

from __future__ import annotations

import random
from dataclasses import dataclass

from training.exam.core import Chain, Family, Problem, Style
from training.exam.names import people


@dataclass(frozen=True)
class _Telling:
    """How the changes are told: the start, those that go up and down, and the question."""

    start: str
    up: str
    down: str
    ask: str
    join: str = " "


TELLINGS = {
    "hall": _Telling(
        "{start} students sit in the lecture hall at nine. ",
        "{change} come in late.",
        "{change} sneak out.",
        " How many are in the hall when the lecture ends?",
    ),
    "oil_bath": _Telling(
        "Lab notes. Oil bath, initially {start} degrees: ",
        "warmed by {change}",
        "cooled by {change}",
        ". What temperature does it have now?",
        ", ",
    ),
    "code": _Telling(
        "stock = {start}\n",
        "stock += {change}",
        "stock -= {change}",
        "\nprint(stock)\nWhat is the output?",
        "\n",
    ),
    "chairs": _Telling(
        "| event | chairs |\n|---|---|\n| in store | {start} |\n",
        "| delivery | +{change} |",
        "| lent to a school | -{change} |",
        "\nHow many chairs are in store after the last row?",
        "\n",
    ),
    "registrations": _Telling(
        "Dear organisers, last month {start} people were registered for the summer school. "
        "Since then ",
        "{change} have joined",
        "{change} have cancelled",
        ". How many are registered today? Many thanks, {who}",
        ", ",
    ),
    "stickers": _Telling(
        "i had {start} stickers, ",
        "got {change} more",
        "gave away {change}",
        ".. how many do i have now?",
        ", ",
    ),
    "page": _Telling(
        "{who} opens a dictionary at page {start}, ",
        "leafs forward {change} pages",
        "leafs back {change} pages",
        ". Which page is {who} looking at?",
        ", then ",
    ),
    "bars": _Telling("{start} | ", "+{change}", "-{change}", " | ?", " | "),
    "playlist": _Telling(
        "Songs in my playlist: {start}\n",
        "- added {change}",
        "- removed {change}",
        "\nSongs left in it?",
        "\n",
    ),
    "integer": _Telling(
        "An integer is equal to {start}. It is ",
        "increased by {change}",
        "decreased by {change}",
        ". State its final value.",
        ", then ",
    ),
    "zh_store": _Telling(
        "仓库里有{start}箱货，",
        "又运进{change}箱",
        "又运走{change}箱",
        "。仓库里还有多少箱？",
        "，",
    ),
    "zh_wallet": _Telling(
        "钱包里的钱（元）：{start}\n",
        "收到{change}",
        "花掉{change}",
        "\n钱包里现在有多少元？",
        "\n",
    ),
}


def _both(template: str, up: str = "+", down: str = "-") -> dict[str, str]:
    """Templates for up and down, which differ in what stands at `@`."""
    return {"up": template.replace("@", up), "down": template.replace("@", down)}


STYLES = {
    "add_subtract": Style(
        _both("@ {change} and it is {after}.", "Add", "Subtract"), head="Begin with {start}. "
    ),
    "bullets": Style(_both("- {before} @ {change} makes {after}"), "\n", language="en"),
    "squared": Style(_both("[@{change}] {after}"), head="{start} ", tail=".", language=""),
    "assigned": Style(_both("n = {before} @ {change} = {after}"), "\n", language=""),
    "rises": Style(
        _both("it @ by {change} to {after}", "goes up", "goes down"),
        ", then ",
        head="From {start} ",
        tail=".",
    ),
    "columns": Style(
        _both("{before} | @{change} | {after}"), "\n", head="before | change | after\n"
    ),
    "spelled": Style(_both("{before} @ {change} is {after}", "plus", "minus"), "; ", tail="."),
    "steps": Style(_both("Step {n}: {before} @ {change} = {after}"), "\n"),
    "zh_is": Style(_both("{before}@{change}是{after}", "加", "减"), "，", tail="。", language="zh"),
    "zh_after": Style(
        _both("@{change}后：{after}", "加", "减"), "\n", head="开始：{start}\n", language="zh"
    ),
}
_NO_WORDS = ("bars",)


def make(rng: random.Random, wording: str) -> Problem:
    """Ups and downs told in one way: at least one of each."""
    told = TELLINGS[wording]
    start = before = rng.randint(30, 70)
    ups = [True, False, *(rng.random() < 0.5 for _ in range(rng.randint(1, 3)))]
    rng.shuffle(ups)
    (who,) = people(rng, 1)
    steps: list[tuple[str, dict[str, object]]] = []
    parts: list[str] = []
    for up in ups:
        change = rng.randint(2, 25) if up else rng.randint(2, min(25, before // 2))
        after = before + change if up else before - change
        kind = "up" if up else "down"
        steps.append((kind, {"before": before, "change": change, "after": after}))
        parts.append((told.up if up else told.down).format(change=change))
        before = after
    question = told.start.format(start=start, who=who) + told.join.join(parts)
    question += told.ask.format(who=who)
    language = "zh" if wording.startswith("zh_") else "" if wording in _NO_WORDS else "en"
    chain = Chain(tuple(steps), {"start": start})
    return Problem(wording, question, str(before), chain, language=language)


FAMILY = Family(tuple(TELLINGS), make, STYLES, r"\d+")
