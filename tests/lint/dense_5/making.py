"""Short ways to write the cases of this list, and the right tasks that they build upon."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from tests.lint.making import starred, table
from tests.lint.shape import Change, Kind, Names, Row, SmallTask, changed, code

MODULES = (
    "twentyfirst.tasks_options twentyfirst.tasks_labels twentyfirst.tasks_free twentyfirst.tasks_zh "
    "twentyfirst.tasks_tw twentieth.tasks_options twentieth.tasks_free twentieth.tasks_more "
    "twentieth.tasks_zh twentieth.tasks_tw nineteenth.tasks_en nineteenth.tasks_free "
    "nineteenth.tasks_own nineteenth.tasks_zh nineteenth.tasks_tw"
)

STARS = SmallTask(
    "stars",
    code(
        """
        text = "Guess how many stars the guest gave, from 1 (very bad) to 5 (very good).\\n"
        text += f"Review: {data['review']}\\nStars:"
        gold = str(data["stars"])
        return {"input": text, "output": " " + gold, "processed_output": gold}
        """
    ),
    table(
        "review|stars#",
        """
        The worst night of my life, filthy and loud.|1
        Fine for one night, nothing special.|3
        Perfect in every way, we loved it!|5
        Rather dirty and the staff were rude.|2
        Very nice rooms, only breakfast was short.|4
        Bugs in the bed. Horrible. Never again.|1
        Heavenly beds and a superb cook, simply wonderful.|5
        Average place at an average price.|3
        Good value and friendly people, small bath.|4
        Cold room and a broken lamp, disappointing.|2
        """,
    ),
)

INLINE = SmallTask(
    "inline-options",
    code(
        """
        text = f"{data['problem']}\\nWhich option is right?\\nOption:"
        return {"input": text, "output": f" {data['correct']}", "processed_output": data["correct"]}
        """
    ),
    table(
        "problem|correct",
        """
        How many minutes has an hour? (A) 50 (B) 60 (C) 100|B
        What is 7 times 8? (A) 56 (B) 54 (C) 63|A
        What is half of 90? (A) 40 (B) 30 (C) 45|C
        How many sides has a hexagon? (A) 6 (B) 5 (C) 8|A
        What is 12 squared? (A) 124 (B) 122 (C) 144|C
        How many grams has a kilo? (A) 100 (B) 1000 (C) 10|B
        What is 15 percent of 200? (A) 30 (B) 15 (C) 45|A
        Which number is prime? (A) 21 (B) 23 (C) 27|B
        What is 81 divided by 9? (A) 7 (B) 8 (C) 9|C
        How many degrees has a right angle? (A) 45 (B) 90 (C) 180|B
        """,
    ),
)

GENUS = SmallTask(
    "genus",
    code(
        """
        lines = ["Match the animal with its class."]
        for numeral, name in zip(("I", "II", "III", "IV"), data["classes"]):
            lines.append(f"{numeral}. {name}")
        lines += [f"Animal: {data['animal']}", "Class:"]
        gold = ("I", "II", "III", "IV")[data["right"]]
        return {"input": "\\n".join(lines), "output": f" {gold}", "processed_output": gold}
        """
    ),
    starred(
        """
        trout|bird/*fish/insect/mammal
        sparrow|*bird/reptile/fish/insect
        beetle|mammal/fish/*insect/bird
        horse|reptile/bird/fish/*mammal
        cobra|*reptile/mammal/insect/fish
        salmon|insect/reptile/*fish/bird
        bee|fish/*insect/mammal/reptile
        goat|bird/insect/reptile/*mammal
        owl|fish/*bird/reptile/mammal
        gecko|mammal/bird/*reptile/insect
        """,
        "animal",
        "classes",
        "right",
    ),
)


def _all() -> dict[str, SmallTask]:
    found: dict[str, SmallTask] = {}
    for module in MODULES.split():
        for task in importlib.import_module(f"tests.lint.{module}").TASKS:
            name = f"{task.name}-b" if task.name in found else task.name
            found[name] = replace(task, name=name)
    return found | {task.name: task for task in (STARS, INLINE, GENUS)}


TASKS = _all()
"""The right tasks by name; of two with one name the second has `-b` behind it."""


def bad(name: str, *changes: Change, **fields: Any) -> SmallTask:
    """Return a right task, by its name, with changes."""
    return changed(TASKS[name], *changes, **fields)


def leak(what: str, rules: str, *cases: SmallTask) -> Kind:
    """Return a kind of leak that a finding of any of `rules` names."""
    return Kind(what, "leaks", (Names(rules),), tuple((case.name, case) for case in cases))


def letter(what: str, rules: str, *cases: SmallTask) -> Kind:
    """Return a kind of letters, labels and golds that do not agree."""
    family = "what a letter means"
    return Kind(what, family, (Names(rules),), tuple((case.name, case) for case in cases))


def put(
    key: str, make: Callable[[Row], Any], every: int = 1, start: int = 0
) -> Callable[..., None]:
    """Return what sets a field to what `make` says of the row, in every `every`-th row."""

    def run(rows: list[Row]) -> None:
        for row in rows[start::every]:
            row[key] = make(row)

    return run


def column(key: str, text: str) -> Callable[..., None]:
    """Return what gives each row one of the values between bars."""

    def run(rows: list[Row]) -> None:
        for row, value in zip(rows, text.split("|"), strict=True):
            row[key] = value.strip()

    return run


def odd(what: str, name: str, *changes: Change, **fields: Any) -> tuple[str, SmallTask]:
    """Return a right prompt: a right task, by its name, changed so that it looks odd."""
    return what, bad(name, *changes, **fields)
