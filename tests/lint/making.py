"""Short ways to write the rows, kinds of fault and right prompts of a corpus."""

from __future__ import annotations

import json
import textwrap
from collections.abc import Callable, Iterable, Sequence
from types import ModuleType
from typing import Any, TypeAlias

from tests.lint.shape import Corpus, Kind, Names, Row, SmallTask, changed, code

RowChange: TypeAlias = Callable[[list[Row]], Any]
"""What changes rows in place, or returns others."""

Right: TypeAlias = tuple[str, SmallTask]
"""What a right prompt is, and its task."""


def corpus_of(
    tasks: Sequence[SmallTask], faults: Iterable[ModuleType], right: Iterable[Right]
) -> Corpus:
    """Return a corpus of tasks, each of which is a right prompt, too, of the `KINDS` of modules of
    faults, and of further right prompts."""
    return Corpus(
        {task.name: task for task in tasks},
        tuple(kind for module in faults for kind in module.KINDS),
        (*((f"the task {task.name}", task) for task in tasks), *right),
    )


def table(fields: str, text: str, between: str = "|") -> tuple[Row, ...]:
    """Return a row per line, whose values stand between bars, or whatever `between` is; a line that
    is set in goes on with the one before, and `⏎` is a newline. A field that ends with `*` is a
    list between slashes, with `#` a whole number, with `?` a truth, and with `=` the scores of
    options between slashes, the right one with a star."""
    lines: list[str] = []
    for line in textwrap.dedent(text).strip().splitlines():
        if line.startswith(" "):
            lines[-1] += " " + line.strip()
        else:
            lines.append(line)
    rows = []
    for line in lines:
        row: Row = {}
        for name, value in zip(fields.split("|"), line.split(between), strict=True):
            items = [item.strip() for item in value.split("/")]
            if name.endswith("*"):
                row[name[:-1]] = items
            elif name.endswith("="):
                row[name[:-1]] = {each.lstrip("*"): int(each.startswith("*")) for each in items}
            elif name.endswith("#"):
                row[name[:-1]] = int(value)
            elif name.endswith("?"):
                row[name[:-1]] = value == "true"
            else:
                row[name] = value.replace("⏎", "\n")
        rows.append(row)
    return tuple(rows)


def each(change: Callable[[Row], Any], every: int = 1, start: int = 0) -> RowChange:
    """Return what changes every `every`-th row from `start` on."""

    def run(rows: list[Row]) -> None:
        for row in rows[start::every]:
            change(row)

    return run


def put(key: str, make: Callable[[Row], Any], every: int = 1, start: int = 0) -> RowChange:
    """Return what sets a field to what `make` says of the row, in every `every`-th row."""

    def change(row: Row) -> None:
        row[key] = make(row)

    return each(change, every, start)


def sub(key: str, old: str, new: str, every: int = 1, start: int = 0) -> RowChange:
    """Return what replaces a piece of a text in every `every`-th row from `start` on."""
    return put(key, lambda row: row[key].replace(old, new), every, start)


def at(number: int, **values: Any) -> RowChange:
    """Return what sets fields of one row."""

    def run(rows: list[Row]) -> None:
        rows[number].update(values)

    return run


def kind(family: str, what: str, rules: str, *cases: SmallTask) -> Kind:
    """Return a kind of fault that a finding of any of `rules` (with spaces between) names."""
    return Kind(what, family, (Names(rules),), tuple((case.name, case) for case in cases))


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
        f"text = {text}\ngold = {gold}\n"
        f'return {{"input": text, "output": {output}, "processed_output": gold}}'
    )
    latin = "".join(sign for sign in what.lower() if sign.isascii() and sign.isalpha())
    return what, SmallTask(f"right-{latin[:40] or 'zh'}", code(body, above), rows, **fields)


def qa(text: str, fields: str = "q|a") -> tuple[Row, ...]:
    """Return rows from lines of `question > answer`; `⏎` is a newline."""
    return table(fields, text, " > ")


def odd(
    what: str, task: SmallTask, *changes: tuple[str, str], **fields: Any
) -> tuple[str, SmallTask]:
    """Return a right prompt that is a right task changed so that it looks odd."""
    return what, changed(task, *changes, **fields)


def starred(
    text: str, question: str = "question", choices: str = "choices", answer: str = "answer"
) -> tuple[Row, ...]:
    """Return rows from lines of `question|a/*b/c`, whose answer is the place of the star."""
    rows = []
    for row in table(f"{question}|{choices}*", text):
        options = row[choices]
        place = next(number for number, each in enumerate(options) if each.startswith("*"))
        rows.append({**row, choices: [each.lstrip("*") for each in options], answer: place})
    return tuple(rows)


def scored(text: str) -> tuple[Row, ...]:
    """Return rows from lines of `question|a/*b/c`, with the scores of the options."""
    return table("question|target_scores=", text)


def right(
    what: str,
    name: str,
    body: str,
    rows: tuple[Row, ...],
    above: str = "",
    lead: str = " ",
    **fields: Any,
) -> Right:
    """Return a right prompt. A body that returns nothing makes `text` and `gold`; `lead` is what
    then stands between the two."""
    body = textwrap.dedent(body).strip("\n")
    if "return {" not in body:
        shown = f"{json.dumps(lead)} + gold" if lead else "gold"
        body += f'\nreturn {{"input": text, "output": {shown}, "processed_output": gold}}'
    return what, SmallTask(name, code(body, above), rows, **fields)


def keyed(fields: str, text: str, lead: str = "") -> tuple[Row, ...]:
    """Return rows whose last value is the scores of options, each of which begins with `lead`."""
    rows = table(f"{fields}|target_scores=", text)
    for row in rows:
        row["target_scores"] = {lead + key: score for key, score in row["target_scores"].items()}
    return rows


def records(fields: str, *values: tuple[Any, ...]) -> tuple[Row, ...]:
    """Return a row per tuple, whose values belong to the names in `fields`."""
    return tuple(dict(zip(fields.split(), each, strict=True)) for each in values)


def line(task: SmallTask, *lines: str, above: str = "", **fields: Any) -> SmallTask:
    """Put lines of code right before the result of a task that imports `random` and returns
    `input` first, and others at the top."""
    end = 'return {"input"'
    pieces = [(end, "\n    ".join([*lines, end]))] if lines else []
    if above:
        pieces.append(("import random\n", f"import random\n{above}\n"))
    return changed(task, *pieces, **fields)


def output(task: SmallTask, new: str, **fields: Any) -> SmallTask:
    """Show another output than the task's own, which is `gold` or `shown`."""
    olds = ('"output": " " + gold', '"output": shown', '"output": gold')
    old = next(each for each in olds if each in task.source)
    return changed(task, (old, f'"output": {new}'), **fields)


def gold(task: SmallTask, new: str, **fields: Any) -> SmallTask:
    """Compare with another gold than the task's own, which is `gold`."""
    return changed(task, ('"processed_output": gold', f'"processed_output": {new}'), **fields)


def filtered(task: SmallTask, pattern: str, **fields: Any) -> SmallTask:
    """Take of each response what fits a pattern first."""
    filters = [{"function": "regex", "regex_pattern": pattern}, {"function": "take_first"}]
    return changed(task, own={"filters": filters}, **fields)
