"""Short ways to write the cases of this list, and the right tasks that it builds upon."""

from __future__ import annotations

import textwrap
from collections.abc import Callable
from dataclasses import replace
from types import ModuleType, SimpleNamespace
from typing import Any

from tests.lint.nineteenth import tasks_en, tasks_own
from tests.lint.nineteenth import tasks_free as free_19
from tests.lint.nineteenth import tasks_tw as tw_19
from tests.lint.nineteenth import tasks_zh as zh_19
from tests.lint.shape import Kind, Names, Row, SmallTask, changed, code
from tests.lint.twentieth import tasks_free as free_20
from tests.lint.twentieth import tasks_more as more_20
from tests.lint.twentieth import tasks_options as options_20
from tests.lint.twentieth import tasks_tw as tw_20
from tests.lint.twentieth import tasks_zh as zh_20
from tests.lint.twentyfirst import tasks_free as free_21
from tests.lint.twentyfirst import tasks_labels as labels_21
from tests.lint.twentyfirst import tasks_options as options_21
from tests.lint.twentyfirst import tasks_tw as tw_21
from tests.lint.twentyfirst import tasks_zh as zh_21

TASKS: dict[str, SmallTask] = {}


def _gather(mark: str, *modules: ModuleType) -> Any:
    """Return the tasks of modules by the names of their constants, each under a name of its own."""
    found = {}
    for module in modules:
        for constant, task in vars(module).items():
            if isinstance(task, SmallTask):
                name = f"{task.name}-{mark}" if task.name in TASKS else task.name
                found[constant] = TASKS[name] = replace(task, name=name)
    return SimpleNamespace(**found)


A = _gather("a", tasks_en, free_19, tasks_own, tw_19, zh_19)
B = _gather("b", free_20, more_20, options_20, tw_20, zh_20)
C = _gather("c", free_21, labels_21, options_21, tw_21, zh_21)


def table(fields: str, text: str) -> tuple[Row, ...]:
    """Return a row per line, values between bars; a field that ends with `*` is a list between
    slashes, one with `#` a whole number; `⏎` is a newline."""
    rows = []
    for line in textwrap.dedent(text).strip().splitlines():
        row: Row = {}
        for name, value in zip(fields.split("|"), line.split("|"), strict=True):
            if name.endswith("*"):
                row[name[:-1]] = value.split("/")
            elif name.endswith("#"):
                row[name[:-1]] = int(value)
            else:
                row[name] = value.replace("⏎", "\n")
        rows.append(row)
    return tuple(rows)


def kinds_of(family: str) -> Callable[..., Kind]:
    """Return what makes kinds of one family: in words, the rules that name it, and its cases."""

    def kind(what: str, rules: str, *cases: SmallTask) -> Kind:
        return Kind(what, family, (Names(rules),), tuple((case.name, case) for case in cases))

    return kind


def some(key: str, make: Callable[[Any], Any], *places: int) -> Callable[[list[Row]], None]:
    """Return what sets a field of the rows at these places (of all without any)."""

    def put(rows: list[Row]) -> None:
        for place in places or range(len(rows)):
            rows[place][key] = make(rows[place][key])

    return put


def odd(what: str, task: SmallTask, *changes: tuple[str, str], **fields: Any) -> Any:
    """Return a right prompt: a right task changed so that it looks odd."""
    return what, changed(task, *changes, **fields)


def ask(what: str, rows: tuple[Row, ...], body: str, above: str = "", **fields: Any) -> Any:
    """Return a right prompt of its own; `body` sets `text` and `gold`, and may set `output`."""
    tail = 'return {"input": text, "output": output, "processed_output": gold}'
    body = textwrap.dedent(body).strip("\n")
    if "output =" not in body:
        body += '\noutput = " " + gold'
    latin = "".join(sign if sign.isascii() and sign.isalnum() else "-" for sign in what.lower())
    return what, SmallTask(
        f"right-{latin[:48].strip('-') or 'zh'}", code(f"{body}\n{tail}", above), rows, **fields
    )
