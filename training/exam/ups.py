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
    "latex": _Telling("${start} ", "+ {change}", "- {change}", "$"),
    "spoken": _Telling("{start_word} ", "plus {change_word}", "minus {change_word}", " is what?"),
    "tram": _Telling(
        "A tram in Zagreb leaves the depot with {start} people on board. At the stops ",
        "{change} get on",
        "{change} get off",
        ". How many people are on board now?",
        "; ",
    ),
    "commits": _Telling(
        "notes.txt: {start} lines\n",
        "commit: {change} lines added",
        "commit: {change} lines deleted",
        "\nHow many lines has the file after the last commit?",
        "\n",
    ),
    "bank": _Telling(
        "Opening balance {start}\n",
        "Deposit {change}",
        "Withdrawal {change}",
        "\nClosing balance ?",
        "\n",
    ),
    "game": _Telling(
        "My knight has {start} hp. ",
        "Potion, +{change}!",
        "Ouch, goblin, -{change}!",
        " How many hp are left?",
    ),
    "poetry": _Telling(
        "{start} books stand on the poetry shelf. During the week ",
        "{change} are brought back",
        "{change} are lent out",
        ". How many stand there on Sunday?",
        ", ",
        " and then ",
    ),
    "lighthouse": _Telling(
        "{who} pauses on step {start} of the lighthouse stairs, ",
        "climbs {change} steps",
        "goes back down {change} steps",
        ". What is the number of the step that {who} has come to?",
        ", then ",
    ),
    "javascript": _Telling(
        "let n = {start}; ", "n = n + {change};", "n = n - {change};", " // n is now?"
    ),
    "blanket": _Telling(
        "Grandmother's blanket had {start} rows. ",
        "On {day} she knitted {change} new ones.",
        "On {day} she unravelled {change}.",
        " How many rows has it got?",
    ),
    "trick": _Telling(
        "Think of {start}. ", "Add {change}.", "Take away {change}.", " What have you got?"
    ),
    "inbox": _Telling(
        "unread mails at breakfast: {start}\n",
        "* {change} new ones came in",
        "* i read {change} of them",
        "\nunread mails now?",
        "\n",
    ),
    "zh_bus": _Telling(
        "公交车上原来有{start}人，",
        "上来{change}人",
        "下去{change}人",
        "。车上还有几人？",
        "，",
    ),
    "zh_pond": _Telling(
        "池塘里养着{start}条鱼。",
        "放进{change}条。",
        "捞走{change}条。",
        "池塘里现在是多少条鱼？",
        "",
    ),
}
_DAYS = "Monday Tuesday Wednesday Thursday Friday".split()


def _both(template: str, up: str = "+", down: str = "-") -> dict[str, str]:
    """Templates for up and down, which differ in what stands at `@`."""
    return {"up": template.replace("@", up), "down": template.replace("@", down)}


STYLES = {
    "shrinking": Style(_both("{left}"), " = ", head="{all} = ", language=""),
    "colons": Style(_both("@ {change}: {after}", "more", "less"), ", ", tail="."),
    "apart": Style(
        {
            "ups": "What comes: {expression}",
            "downs": "What goes: {expression}",
            "both": "{start} + {plus} - {minus} = {after}",
        },
        "\n",
    ),
    "md_table": Style(
        _both("| @{change} | {after} |"), "\n", head="| step | now |\n|---|---|\n| | {start} |\n"
    ),
    "in_brackets": Style(_both("@{change} ({after})"), ", ", head="{start}, ", language=""),
    "takes": Style(_both("From {before}, {change} @ takes us to {after}.", "up", "down")),
    "numbered": Style(_both("{n}. {before} @ {change} = {after}"), "\n", language=""),
    "column": Style(_both("@{change}\n={after}"), "\n", head="{start}\n", language=""),
    "arrows": Style(_both("{after}"), "→", head="{start}→", language=""),
    "zh_more": Style(_both("@{change}变成{after}", "多", "少"), "，", tail="。", language="zh"),
    "zh_items": Style(_both("（{n}）{before}@{change}={after}"), "\n", language="zh"),
}
_NO_WORDS = ("latex",)


def _apart(start: int, changes: list[int]) -> list[tuple[str, dict[str, object]]]:
    """What goes up together, what goes down together, and both from the start."""
    steps: list[tuple[str, dict[str, object]]] = []
    sizes: list[int] = []
    for kind, sign in (("ups", 1), ("downs", -1)):
        parts = [abs(change) for change in changes if change * sign > 0]
        sizes.append(sum(parts))
        expression = " + ".join(map(str, parts))
        expression += f" = {sum(parts)}" if len(parts) > 1 else ""
        steps.append((kind, {"expression": expression}))
    plus, minus = sizes
    fields: dict[str, object] = {"start": start, "plus": plus, "minus": minus}
    fields["after"] = start + plus - minus
    return [*steps, ("both", fields)]


def _signed(start: int, changes: list[int]) -> str:
    return " ".join([str(start), *(f"{'-' if by < 0 else '+'} {abs(by)}" for by in changes)])


def make(rng: random.Random, wording: str) -> Problem:
    """Ups and downs told in one way: at least one of each."""
    told = TELLINGS[wording]
    start = before = rng.randint(30, 70)
    ups = [True, False, *(rng.random() < 0.5 for _ in range(rng.randint(1, 3)))]
    rng.shuffle(ups)
    (who,) = people(rng, 1)
    changes: list[int] = []
    for up in ups:
        changes.append(rng.randint(2, 25) if up else -rng.randint(2, min(25, before // 2)))
        before += changes[-1]
    steps = _apart(start, changes)
    parts: list[str] = []
    before = start
    for at, by in enumerate(changes):
        change, after = abs(by), before + by
        fields: dict[str, object] = {"before": before, "change": change, "after": after}
        fields["left"] = _signed(after, changes[at + 1 :])
        steps.append(("up" if by > 0 else "down", fields))
        template = told.up if by > 0 else told.down
        parts.append(template.format(change=change, change_word=in_words(change), day=_DAYS[at]))
        before = after
    around = {"start": start, "start_word": in_words(start), "who": who}
    question = told.start.format(**around) + listed(parts, told.last or told.join, told.join)
    question += told.ask.format(**around)
    chain = Chain(tuple(steps), {"start": start, "all": _signed(start, changes)})
    language = "zh" if wording.startswith("zh_") else "" if wording in _NO_WORDS else "en"
    return Problem(wording, question, str(before), chain, language=language)


FAMILY = Family(tuple(TELLINGS), make, STYLES, r"\d+")
