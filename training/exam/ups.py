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
    "bus": _Telling(
        "There are {start} people on a bus. ",
        "At the next stop {change} get on.",
        "At the next stop {change} get off.",
        " How many people are on the bus now?",
    ),
    "marbles": _Telling(
        "{who} has {start} marbles. ",
        "{who} finds {change} more.",
        "{who} gives away {change}.",
        " How many marbles are left?",
    ),
    "account": _Telling(
        "{who} has {start} euros in the bank. ",
        "{who} pays in {change} euros.",
        "{who} takes out {change} euros.",
        " How many euros are in the account now?",
    ),
    "one_sentence": _Telling(
        "A library has {start} books on a shelf. ",
        "{change} are brought back",
        "{change} are borrowed",
        ". How many books are on the shelf?",
        ", ",
        " and ",
    ),
    "lift": _Telling(
        "A lift is on floor {start}. ",
        "It goes up {change} floors.",
        "It goes down {change} floors.",
        " Which floor is it on?",
    ),
    "temperature": _Telling(
        "It is {start} degrees. ",
        "It gets {change} degrees warmer",
        "It gets {change} degrees colder",
        ". How many degrees is it at the end?",
        ". ",
    ),
    "expression": _Telling("{start}", "+ {change}", "- {change}", " =", " "),
    "tight": _Telling("{start}", "+{change}", "-{change}", "=?", ""),
    "what_is": _Telling("What is {start} ", "+ {change}", "- {change}", "?"),
    "plus_minus": _Telling(
        "Start with {start}. ", "Add {change}.", "Subtract {change}.", " What do you get?"
    ),
    "words": _Telling("What is {start_word} ", "plus {change_word}", "minus {change_word}", "?"),
    "list": _Telling("Stock: {start}\n", "+{change}", "-{change}", "\nStock now?", "\n"),
    "bullets": _Telling(
        "A farmer has {start} sheep.\n",
        "- bought {change}",
        "- sold {change}",
        "\nHow many sheep are there now?",
        "\n",
    ),
    "game": _Telling(
        "{who} starts a game with {start} points, then ",
        "wins {change}",
        "loses {change}",
        ". What is the score now?",
        ", then ",
    ),
    "car_park": _Telling(
        "In the morning {start} cars were in the car park. ",
        "Then {change} cars came.",
        "Then {change} cars left.",
        " How many cars were there in the evening?",
    ),
    "table": _Telling(
        "My account:\n| Booking | Amount |\n|---|---|\n| balance | {start} |\n",
        "| in | {change} |",
        "| out | {change} |",
        "\nWhat is the new balance?",
        "\n",
    ),
}
_NO_WORDS = ("expression", "tight")


def _both(template: str, up: str = "+", down: str = "-") -> dict[str, str]:
    """Templates for up and down, which differ in what stands at `@`."""
    return {"up": template.replace("@", up), "down": template.replace("@", down)}


STYLES = {
    "equations": Style(_both("{before} @ {change} = {after}"), ", ", tail=".", language=""),
    "tight": Style(_both("{before}@{change}={after}"), "; ", language=""),
    "lines": Style(_both("{before} @ {change} = {after}"), "\n", language=""),
    "arrows": Style("{after}", " -> ", head="{start} -> ", language=""),
    "totals": Style("{after}", ", ", head="{start}, ", tail=".", language=""),
    "signed": Style(_both("@{change}: {after}"), "\n", head="Start: {start}\n"),
    "words": Style(_both("{before} @ {change} is {after}.", "plus", "minus")),
    "to": Style(_both("@ to {after}.", "Up {change}", "Down {change}"), head="Start at {start}. "),
    "bullets": Style(_both("- @ {change}, now {after}", "add", "subtract"), "\n"),
    "numbered": Style(_both("{n}. {before} @ {change} = {after}"), "\n", language=""),
    "now": Style("Now {after}.", head="First {start}. "),
    "table": Style(_both("| @{change} | {after} |"), "\n", head="| change | total |\n|---|---|\n"),
}


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
        parts.append(told_change.format(change=change, change_word=in_words(change), who=who))
        before = after
    question = told.start.format(start=start, start_word=in_words(start), who=who)
    question += " " if wording == "expression" else ""
    question += listed(parts, told.last or told.join, told.join) + told.ask.format(who=who)
    chain = Chain(tuple(steps), {"start": start})
    language = "" if wording in _NO_WORDS else "en"
    return Problem(wording, question, str(before), chain, language=language)


FAMILY = Family(tuple(TELLINGS), make, STYLES, r"\d+")
