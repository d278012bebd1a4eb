"""Short ways to write this list's rows, kinds of fault and right prompts."""

from __future__ import annotations

import textwrap
from collections.abc import Callable
from typing import Any, TypeAlias

from tests.lint.dense_2.tasks import TASKS
from tests.lint.shape import Change, Kind, Names, Row, SmallTask, changed, code

Case: TypeAlias = tuple[str, SmallTask]
RowChange: TypeAlias = Callable[[list[Row]], Any]

PLACE = (
    "text/placeholder text/unknown-name text/stray-sign text/no-question text/same-prompt "
    "text/markup"
)
RAW = (
    "text/raw-value text/stray-sign text/changed text/escaped code/not-repeated answer/python-value"
)
NOTE = "text/note-left text/markup text/stray-sign text/repeated-instruction text/said-again"
LOST = "text/no-question text/cut-item text/changed text/first-item text/same-prompt text/ambiguous"
EMPTY = "text/empty-slot text/two-spaces text/absent-field text/nothing answer/empty-option"
SIGN = "text/encoding text/invisible text/look-alike text/escaped text/markup text/not-composed"


def case(name: str, *changes: Change, **fields: Any) -> Case:
    """Return a right task's name and that task with a fault."""
    return name, changed(TASKS[name], *changes, **fields)


def text(what: str, rules: str, *cases: Case) -> Kind:
    """Return a kind of fault in text that was meant to be computed, named by any of `rules`."""
    return Kind(what, "text that was meant to be computed", (Names(rules),), cases)


def signs(what: str, rules: str, *cases: Case) -> Kind:
    """Return a kind of fault in characters, named by any of `rules`."""
    return Kind(what, "characters", (Names(rules),), cases)


def put(key: str, make: Callable[[Row], Any], every: int = 1, start: int = 0) -> RowChange:
    """Return what sets a field to what `make` says of the row, in every `every`-th row."""

    def change(rows: list[Row]) -> None:
        for row in rows[start::every]:
            row[key] = make(row)

    return change


def sub(key: str, old: str, new: str, every: int = 1, start: int = 0) -> RowChange:
    """Return what replaces a piece of a text in every `every`-th row."""
    return put(key, lambda row: row[key].replace(old, new), every, start)


def at(key: str, *texts: str) -> RowChange:
    """Return what sets a field of the first rows to `texts`, one after another; `""` keeps it."""

    def change(rows: list[Row]) -> None:
        for row, value in zip(rows, texts, strict=False):
            row[key] = value or row[key]

    return change


def odd(what: str, name: str, *changes: Change, **fields: Any) -> Case:
    """Return a right prompt that is a right task changed so that it looks odd."""
    return what, changed(TASKS[name], *changes, **fields)


def qa(lines: str) -> tuple[Row, ...]:
    """Return rows of `q` and `a` from lines of `question > answer`; `⏎` is a newline."""
    pairs = (
        line.replace("⏎", "\n").split(" > ") for line in textwrap.dedent(lines).strip().splitlines()
    )
    return tuple({"q": question, "a": answer} for question, answer in pairs)


def ask(what: str, lines: str, asked: str, output: str = '" " + data["a"]', **fields: Any) -> Case:
    """Return a right prompt of its own: `asked` and `output` are expressions over the row."""
    body = f'return {{"input": {asked.strip()}, "output": {output}, "processed_output": data["a"]}}'
    latin = "".join(sign for sign in what.lower() if sign.isascii() and sign.isalpha())
    return what, SmallTask(f"right-{latin[:40] or 'zh'}", code(body), qa(lines), **fields)
