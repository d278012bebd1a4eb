"""How rows, kinds of fault and right prompts are written in this corpus."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable
from typing import Any

from tests.lint.shape import Row, SmallTask, code


def table(fields: str, text: str) -> tuple[Row, ...]:
    """Return a row per line of `text`, whose values stand between bars; `⏎` is a newline. A field
    whose name ends with `*` is a list, between slashes; with `#` a whole number, with `?` a truth."""
    rows = []
    for line in textwrap.dedent(text).strip().splitlines():
        row: Row = {}
        for name, value in zip(fields.split("|"), line.split("|"), strict=True):
            value = value.replace("⏎", "\n")
            if name.endswith("*"):
                row[name[:-1]] = [item.strip() for item in value.split("/")]
            elif name.endswith("#"):
                row[name[:-1]] = int(value)
            elif name.endswith("?"):
                row[name[:-1]] = value == "true"
            else:
                row[name] = value
        rows.append(row)
    return tuple(rows)


def scored(fields: str, text: str, labels: Iterable[str] = ()) -> tuple[Row, ...]:
    """Return rows with `target_scores`: of the last value's options, between slashes and the right
    one with a star; or of `labels`, where the last value is the right one."""
    rows = []
    for row in table(f"{fields}|last", text):
        last = row.pop("last")
        options = [f"*{each}" if each == last else each for each in labels] or last.split("/")
        row["target_scores"] = {
            each.removeprefix("*"): int(each.startswith("*")) for each in options
        }
        rows.append(row)
    return tuple(rows)


def ask(
    what: str,
    rows: tuple[Row, ...],
    text: str,
    gold: str = 'data["answer"]',
    output: str = '" " + gold',
    above: str = "",
    **fields: Any,
) -> tuple[str, SmallTask]:
    """Return a right prompt whose text, gold and output are expressions over the row, `data`."""
    body = (
        f"text = {text}\ngold = {gold}\n"
        f'return {{"input": text, "output": {output}, "processed_output": gold}}'
    )
    latin = "".join(each for each in what.lower() if each.isascii() and each.isalpha())
    name = f"odd-{latin[:36] or 'zh'}"
    return what, SmallTask(name, code(body, above), rows, **fields)


def pairs(text: str) -> tuple[Row, ...]:
    """Return rows of `q` and `answer` from `what > answer` pairs with `;;` between; `⏎` is a newline."""
    rows = []
    for pair in text.replace("⏎", "\n").split(";;"):
        question, answer = pair.strip().split(" > ")
        rows.append({"q": question, "answer": answer})
    return tuple(rows)
