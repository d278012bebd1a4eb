"""The right tasks that are built upon, and short ways to write kinds, rows and right prompts."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from tests.lint.making import each, put, sub, table
from tests.lint.nineteenth import tasks_en, tasks_own
from tests.lint.nineteenth import tasks_free as tasks_free_a
from tests.lint.nineteenth import tasks_tw as tasks_tw_a
from tests.lint.nineteenth import tasks_zh as tasks_zh_a
from tests.lint.shape import Kind, Names, Row, SmallTask, changed, code
from tests.lint.twentieth import tasks_free as tasks_free_b
from tests.lint.twentieth import tasks_more
from tests.lint.twentieth import tasks_options as tasks_options_b
from tests.lint.twentieth import tasks_tw as tasks_tw_b
from tests.lint.twentieth import tasks_zh as tasks_zh_b
from tests.lint.twentyfirst import tasks_free as tasks_free_c
from tests.lint.twentyfirst import tasks_labels
from tests.lint.twentyfirst import tasks_options as tasks_options_c
from tests.lint.twentyfirst import tasks_tw as tasks_tw_c
from tests.lint.twentyfirst import tasks_zh as tasks_zh_c

__all__ = ["T", "case", "changed", "each", "kind", "odd", "own", "put", "some", "sub", "table"]

INVOICES = SmallTask(
    "invoices",
    code(
        r"""
        text = (
            f"Invoice of {data['issued']} over {data['amount']:.2f} euros, "
            f"payable within {data['days']} days.\n"
            "On which date is it due? Answer in the form YYYY-MM-DD.\nDue:"
        )
        return {"input": text, "output": " " + data["due"], "processed_output": data["due"]}
        """
    ),
    tuple(
        {"issued": issued, "amount": amount, "days": days, "due": due}
        for issued, amount, days, due in (
            ("2024-03-05", 1250.5, 14, "2024-03-19"),
            ("2023-11-20", 86.1, 10, "2023-11-30"),
            ("2024-01-02", 3320.0, 7, "2024-01-09"),
            ("2022-06-01", 19.9, 21, "2022-06-22"),
            ("2024-04-11", 4470.3, 5, "2024-04-16"),
            ("2023-08-08", 1005.6, 20, "2023-08-28"),
            ("2021-12-01", 240.7, 30, "2021-12-31"),
            ("2024-05-13", 7100.2, 12, "2024-05-25"),
            ("2022-10-03", 58.4, 8, "2022-10-11"),
            ("2023-02-06", 2999.9, 15, "2023-02-21"),
        )
    ),
)

SPELL = SmallTask(
    "letter-place",
    code(
        r"""
        word, place = data["word"], data["place"]
        text = f"What is the {ORDINALS[place]} letter of the word \"{word}\"?\nLetter:"
        gold = word[place - 1]
        return {"input": text, "output": " " + gold, "processed_output": gold}
        """,
        'ORDINALS = {1: "1st", 2: "2nd", 3: "3rd", 4: "4th", 5: "5th"}',
    ),
    table(
        "word|place#",
        """
        candle|3
        bridge|1
        planet|2
        forest|4
        silver|5
        kitchen|2
        market|3
        window|1
        yellow|4
        summer|3
        """,
    ),
)

OWN = (INVOICES, SPELL)

_ALL = (
    (tasks_en, tasks_free_a, tasks_own, tasks_tw_a, tasks_zh_a),
    (tasks_free_b, tasks_more, tasks_options_b, tasks_tw_b, tasks_zh_b),
    (tasks_free_c, tasks_labels, tasks_options_c, tasks_tw_c, tasks_zh_c),
)


def _named() -> dict[str, SmallTask]:
    """Return all right tasks by name; one whose name is taken gets a number behind it."""
    named = {task.name: task for task in OWN}
    for modules in _ALL:
        for task in (task for module in modules for task in module.TASKS):
            name = task.name if task.name not in named else f"{task.name}-2"
            named[name] = replace(task, name=name)
    return named


T = _named()
"""All right tasks by name."""


def case(name: str, *changes: tuple[str, str], **fields: Any) -> SmallTask:
    """Return a right task with changes to its source, rows or other fields."""
    return changed(T[name], *changes, **fields)


def kind(family: str, what: str, rules: str, *cases: SmallTask) -> Kind:
    """Return a kind of fault that a finding of any of `rules` (with spaces between) names."""
    return Kind(what, family, (Names(rules),), tuple((each.name, each) for each in cases))


def odd(what: str, name: str, *changes: tuple[str, str], **fields: Any) -> tuple[str, SmallTask]:
    """Return a right prompt that is a right task changed so that it looks odd."""
    return what, case(name, *changes, **fields)


def own(
    what: str,
    fields: str,
    text: str,
    prompt: str,
    gold: str = 'data["a"]',
    output: str = '" " + gold',
    above: str = "",
    **more: Any,
) -> tuple[str, SmallTask]:
    """Return a right prompt from rows as `table` reads them, and expressions over `data`."""
    body = (
        f"text = {prompt}\ngold = {gold}\n"
        f'return {{"input": text, "output": {output}, "processed_output": gold}}'
    )
    latin = "".join(sign for sign in what.lower() if sign.isascii() and sign.isalpha())
    return what, SmallTask(f"own-{latin[:40]}", code(body, above), table(fields, text), **more)


def some(key: str, make: Callable[[str], Any], *numbers: int) -> Callable[[list[Row]], None]:
    """Return what changes a field of the rows of these numbers."""

    def run(rows: list[Row]) -> None:
        for number in numbers:
            rows[number][key] = make(rows[number][key])

    return run
