"""Short ways to write the cases of this list."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.lint.nineteenth import tasks_en, tasks_own, tasks_tw, tasks_zh
from tests.lint.nineteenth import tasks_free as tasks_nineteenth
from tests.lint.shape import Change, Kind, Names, Row, SmallTask, changed, code
from tests.lint.twentieth import tasks_free as tasks_twentieth
from tests.lint.twentieth import tasks_more
from tests.lint.twentieth import tasks_options as options_twentieth
from tests.lint.twentieth import tasks_tw as tw_twentieth
from tests.lint.twentieth import tasks_zh as zh_twentieth
from tests.lint.twentyfirst import tasks_free, tasks_labels, tasks_options
from tests.lint.twentyfirst import tasks_tw as tw_twentyfirst
from tests.lint.twentyfirst import tasks_zh as zh_twentyfirst

MODULES = (
    *(tasks_en, tasks_own, tasks_nineteenth, tasks_tw, tasks_zh),
    *(tasks_twentieth, tasks_more, options_twentieth, tw_twentieth, zh_twentieth),
    *(tasks_free, tasks_labels, tasks_options, tw_twentyfirst, zh_twentyfirst),
)
TASKS: dict[str, SmallTask] = {task.name: task for module in MODULES for task in module.TASKS}


def lines(fields: str, text: str) -> tuple[Row, ...]:
    """Return a row per line, with bars between its values; a field that ends with `*` is a list
    between slashes, with `#` a whole number, and `⏎` is a newline."""
    rows = []
    for line in text.strip().splitlines():
        row: Row = {}
        for name, value in zip(fields.split("|"), line.strip().split("|"), strict=True):
            if name.endswith("*"):
                row[name[:-1]] = value.split("/")
            elif name.endswith("#"):
                row[name[:-1]] = int(value)
            else:
                row[name] = value.replace("⏎", "\n")
        rows.append(row)
    return tuple(rows)


def at(*numbers: int, **values: Any) -> Callable[[list[Row]], Any]:
    """Return what sets fields of some rows."""

    def run(rows: list[Row]) -> None:
        for number in numbers:
            rows[number].update(values)

    return run


def all_of(*steps: Callable[[list[Row]], Any]) -> Callable[[list[Row]], Any]:
    """Return what does several changes of rows, one after the other."""

    def run(rows: list[Row]) -> None:
        for step in steps:
            step(rows)

    return run


def put(
    key: str, make: Callable[[Any], Any], every: int = 1, start: int = 0
) -> Callable[[list[Row]], Any]:
    """Return what sets a field to what `make` says of its value, in every `every`-th row."""

    def run(rows: list[Row]) -> None:
        for row in rows[start::every]:
            row[key] = make(row[key])

    return run


def above(text: str) -> Change:
    """Return the change that writes lines below a transform's imports."""
    return "import random\n", f"import random\n{text}\n"


def inside(text: str) -> Change:
    """Return the change that writes lines at the top of the function."""
    head = "dataset_name: str):\n"
    return head, head + "".join(f"    {line}\n" for line in text.splitlines())


def listed(family: str) -> Callable[..., Kind]:
    """Return what makes kinds of a family, with a case each."""

    def kind(what: str, rules: str, name: str, *changes: Change, **fields: Any) -> Kind:
        """Return a kind that a finding of any of `rules` names, in the task of that name."""
        case = changed(TASKS[name], *changes, **fields)
        return Kind(what, family, (Names(rules),), ((name, case),))

    return kind


def also(kind: Kind, name: str, *changes: Change, **fields: Any) -> Kind:
    """Return a kind with one more case."""
    case = changed(TASKS[name], *changes, **fields)
    return Kind(kind.what, kind.family, kind.named_by, (*kind.cases, (name, case)))


def odd(what: str, name: str, *changes: Change, **fields: Any) -> tuple[str, SmallTask]:
    """Return a right prompt that is a right task changed so that it looks odd."""
    return what, changed(TASKS[name], *changes, **fields)


def ask(
    what: str,
    rows: tuple[Row, ...],
    text: str,
    gold: str = 'data["a"]',
    output: str = '" " + gold',
    above: str = "",
    **fields: Any,
) -> tuple[str, SmallTask]:
    """Return a right prompt whose text, gold and output are expressions over the row, `data`."""
    body = (
        f"gold = {gold}\ntext = {text}\n"
        'return {"input": text, "output": ' + output + ', "processed_output": gold}'
    )
    latin = "".join(sign for sign in what.lower() if sign.isascii() and sign.isalpha())
    return what, SmallTask(f"own-{latin[:36] or 'zh'}", code(body, above), rows, **fields)
