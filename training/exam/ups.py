"""Something that goes up and down three to five times, down by a half at most."""

from __future__ import annotations

import random
from dataclasses import dataclass

from training.exam.core import Chain, Family, Problem, Style, in_words, listed
from training.exam.names import people


@dataclass(frozen=True)
class _Telling:
    """How the changes are told: the start, those that go up and down, and the question."""

    start: str
    up: str
    down: str
    ask: str
    join: str = " "
    last: str = ""


TELLINGS = {
    "signs_attached": _Telling("{start} ", "+{change}", "-{change}", " = __"),
    "minus_signs": _Telling("Work out {start} ", "+ {change}", "− {change}", ""),
    "pigeons": _Telling(
        "{start} pigeons are sitting on a roof. ",
        "{change} more land there.",
        "{change} fly away.",
        " How many pigeons are up there now?",
    ),
    "followers": _Telling(
        "had {start} followers, then ", "+{change}", "-{change}", ". followers now?", ", "
    ),
    "code": _Telling(
        "n = {start}\n",
        "n += {change}",
        "n -= {change}",
        "\nprint(n)\nWhat appears on the screen?",
        "\n",
    ),
    "hotel": _Telling(
        "Hotel log\nguests on Sunday night: {start}\n",
        "checked in: {change}",
        "checked out: {change}",
        "\nguests in the house now: ?",
        "\n",
    ),
    "piggy_bank": _Telling(
        "{who}'s piggy bank had {start} coins inside. ",
        "In went {change} coins",
        "Out came {change} coins",
        ". How many coins are still inside?",
        ". ",
    ),
    "number_line": _Telling(
        "Stand on {start_word} on the number line, ",
        "hop {change_word} to the right",
        "hop {change_word} to the left",
        ". Where are you standing?",
        ", ",
        " and ",
    ),
    "balloon": _Telling(
        "A hot-air balloon floats at {start} metres. It ",
        "climbs {change} metres",
        "sinks {change} metres",
        ". At how many metres does it float now?",
        ", ",
        ", then ",
    ),
    "choir": _Telling(
        "Our choir began the year with {start} singers.\n",
        "* {change} joined",
        "* {change} dropped out",
        "\nHow many singers does it have today?",
        "\n",
    ),
    "zh_shop": _Telling(
        "仓库里有{start}箱水。",
        "又运进{change}箱",
        "卖掉{change}箱",
        "。仓库里现在有多少箱水？",
        "，",
    ),
    "zh_calculator": _Telling(
        "计算器上显示{start}，", "加{change}", "减{change}", "，现在显示多少？", "，"
    ),
}


def _both(template: str, up: str = "+", down: str = "-") -> dict[str, str]:
    """Templates for up and down, which differ in what stands at `@`."""
    return {"up": template.replace("@", up), "down": template.replace("@", down)}


STYLES = {
    "makes": Style(_both("{before} @ {change} makes {after}", "up", "down"), "; ", tail="."),
    "chained": Style(_both("@ {change} = {after}"), " ", head="{start} ", language=""),
    "arrow_lines": Style(_both("{before} → {after} (@{change})"), "\n", language=""),
    "annotated": Style(
        _both("{before} @ {change} = <<{before}@{change}={after}>>{after}"), "\n", language=""
    ),
    "table": Style(_both("@{change} | {after}"), "\n", head="change | value\nstart | {start}\n"),
    "moves": Style(
        _both("It @ by {change} to {after}.", "rises", "drops"), head="It is {start} at first. "
    ),
    "counted": Style("{n}) {after}", " ", head="0) {start} ", language=""),
    "zh_steps": Style(
        _both("@{change}是{after}", "加", "减"), "，", head="{start}", tail="。", language="zh"
    ),
}
_NO_WORDS = ("signs_attached",)


def make(rng: random.Random, wording: str) -> Problem:
    """Ups and downs told in one way: at least one of each."""
    told = TELLINGS[wording]
    start = rng.randint(30, 70)
    ups = [True, False, *(rng.random() < 0.5 for _ in range(rng.randint(1, 3)))]
    rng.shuffle(ups)
    steps: list[tuple[str, dict[str, object]]] = []
    parts: list[str] = []
    (who,) = people(rng, 1)
    before = start
    for up in ups:
        change = rng.randint(2, 25 if up else min(25, before // 2))
        after = before + change if up else before - change
        steps.append(("up" if up else "down", {"before": before, "change": change, "after": after}))
        told_change = told.up if up else told.down
        parts.append(told_change.format(change=change, change_word=in_words(change)))
        before = after
    question = told.start.format(start=start, start_word=in_words(start), who=who)
    question += listed(parts, told.last or told.join, told.join) + told.ask
    chain = Chain(tuple(steps), {"start": start})
    language = "zh" if wording.startswith("zh_") else "" if wording in _NO_WORDS else "en"
    return Problem(wording, question, str(before), chain, language=language)


FAMILY = Family(tuple(TELLINGS), make, STYLES, r"\d+")
