"""Sums of four to six terms of two digits: bare, in code, in lists, and in everyday life."""

from __future__ import annotations

import random
from collections.abc import Callable

from training.exam.core import Chain, Family, Problem, Style, listed
from training.exam.names import people

_DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]
_MEALS = ["breakfast buffet", "soup", "risotto", "grilled fish", "house wine", "tiramisu", "coffee"]
_JOBS = ["cook", "tidy my desk", "call grandma", "water the plants", "fix the bike", "email", "run"]
_ZH_DAYS = "周一 周二 周三 周四 周五 周六"


def _newsletter(_: random.Random, terms: list[int]) -> str:
    parts = [f"{day} {term}" for day, term in zip(_DAYS, terms, strict=False)]
    return (
        f"Hi all, these are the sign-ups from last week: {', '.join(parts)}. "
        "Can somebody send me the total for the newsletter? Thanks!"
    )


def _thesis(rng: random.Random, terms: list[int]) -> str:
    (who,) = people(rng, 1)
    first, *more = terms
    then = ", then ".join(map(str, more))
    return (
        f"{who} proofreads a thesis. On the first day {who} manages {first} pages, then {then}. "
        "How many pages have been proofread?"
    )


def _receipt(rng: random.Random, terms: list[int]) -> str:
    meals = rng.sample(_MEALS, len(terms))
    lines = [f"{meal} ... {term}" for meal, term in zip(meals, terms, strict=True)]
    return "* TRATTORIA SOLE *\n" + "\n".join(lines) + "\nto pay ... ?"


def _python_sum(_: random.Random, terms: list[int]) -> str:
    return f"xs = [{', '.join(map(str, terms))}]\nprint(sum(xs))\nWhat is printed?"


def _add_up(_: random.Random, terms: list[int]) -> str:
    return f"Add up {listed([str(term) for term in terms])}."


def _guests(_: random.Random, terms: list[int]) -> str:
    lines = [f"| {day} | {term} |" for day, term in zip(_DAYS, terms, strict=False)]
    table = "\n".join(["| day | museum visitors |", "|---|---|", *lines])
    return f"{table}\nHow many visitors came in total?"


def _owed(rng: random.Random, terms: list[int]) -> str:
    names = people(rng, len(terms), "nicknames")
    parts = [f"{who} {term}" for who, term in zip(names[1:], terms[1:], strict=True)]
    return (
        f"so {names[0]} still owes me {terms[0]} bucks, {', '.join(parts)}. "
        "if they all pay up what do i get??"
    )


def _to_do(rng: random.Random, terms: list[int]) -> str:
    jobs = rng.sample(_JOBS, len(terms))
    lines = [f"- {job}: {term} min" for job, term in zip(jobs, terms, strict=True)]
    return "Tonight's plan\n" + "\n".join(lines) + "\nHow many minutes will I be busy altogether?"


def _crates(rng: random.Random, terms: list[int]) -> str:
    names = people(rng, len(terms), "letters")
    weights = listed([str(term) for term in terms])
    return (
        f"The crates {listed(names)} weigh {weights} kilograms respectively. "
        "Determine their combined weight in kilograms."
    )


def _column(_: random.Random, terms: list[int]) -> str:
    *most, last = terms
    return "\n".join([*map(str, most), f"+ {last}", "----", "?"])


def _zh_library(_: random.Random, terms: list[int]) -> str:
    parts = [f"{day}借出{term}本" for day, term in zip(_ZH_DAYS.split(), terms, strict=False)]
    return f"图书馆{'，'.join(parts)}。这几天总共借出了多少本书？"


def _zh_list(_: random.Random, terms: list[int]) -> str:
    return f"求这些数的总和：{'、'.join(map(str, terms))}。"


_TELLINGS: dict[str, Callable[[random.Random, list[int]], str]] = {
    "newsletter": _newsletter,
    "thesis": _thesis,
    "receipt": _receipt,
    "python_sum": _python_sum,
    "add_up": _add_up,
    "guests": _guests,
    "owed": _owed,
    "to_do": _to_do,
    "crates": _crates,
    "column": _column,
    "zh_library": _zh_library,
    "zh_list": _zh_list,
}
_NO_WORDS = ("column",)

STYLES = {
    "to_get": Style({"add": "Add {term} to get {after}."}, head="Start with {start}. "),
    "bullets": Style({"add": "- {before} plus {term} makes {after}"}, "\n"),
    "bars": Style({"add": "+{term} → {after}"}, " | ", head="{start} | ", tail=".", language=""),
    "assigned": Style(
        {"add": "total = {before} + {term} = {after}"}, "\n", head="total = {start}\n"
    ),
    "bracketed": Style({"add": "+ {term} ({after})"}, head="{start} ", tail=".", language=""),
    "pairs": Style({"pair": "{x} + {y} = {z}"}, ", ", head="In pairs: ", tail="."),
    "running": Style(
        {"add": "after {term}: {after}"}, "\n", head="Running total\nafter {start}: {start}\n"
    ),
    "and_are": Style({"add": "{before} and {term} are {after}"}, "; ", tail="."),
    "zh_equals": Style({"add": "{before}加上{term}等于{after}"}, "，", tail="。", language="zh"),
    "zh_from": Style(
        {"add": "+{term}得{after}"}, "，", head="从{start}开始，", tail="。", language="zh"
    ),
}


def _paired(terms: list[int]) -> list[tuple[str, dict[str, object]]]:
    """Neighbours are added, then their sums, until one number is left."""
    steps: list[tuple[str, dict[str, object]]] = []
    while len(terms) > 1:
        sums: list[int] = []
        for x, y in zip(terms[::2], terms[1::2], strict=False):
            steps.append(("pair", {"x": x, "y": y, "z": x + y}))
            sums.append(x + y)
        terms = sums + terms[2 * len(sums) :]
    return steps


def make(rng: random.Random, wording: str) -> Problem:
    """A sum told in one way."""
    terms = [rng.randint(10, 99) for _ in range(rng.randint(4, 6))]
    steps = _paired(terms)
    before = terms[0]
    for term in terms[1:]:
        after = before + term
        steps.append(("add", {"before": before, "term": term, "after": after}))
        before = after
    question = _TELLINGS[wording](rng, terms)
    language = "zh" if wording.startswith("zh_") else "" if wording in _NO_WORDS else "en"
    chain = Chain(tuple(steps), {"start": terms[0]})
    return Problem(wording, question, str(before), chain, language=language)


FAMILY = Family(tuple(_TELLINGS), make, STYLES, r"\d+")
