"""Values as the texts of files: JSON, rows, Python literals; and what Python's files import."""

from __future__ import annotations

import ast
import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from workbench.io.files import HALF
from workbench.types import Method


def json_text(value: Any, indent: int | None = None) -> str:
    """Return JSON with the characters as they are; half of a surrogate pair, as a broken escape
    leaves it and UTF-8 has no bytes for, is written as JSON's escape."""
    text = json.dumps(value, ensure_ascii=False, indent=indent, default=str)
    return HALF.sub(lambda half: f"\\u{ord(half[0]):04x}", text)


def json_file(value: Any) -> str:
    """Return the text of a file that holds a JSON value for people to read."""
    return json_text(value, indent=4) + "\n"


def jsonl(rows: Iterable[Mapping[str, Any]]) -> str:
    """Return rows as the text of a `.jsonl` file."""
    return "".join(json_text(dict(row)) + "\n" for row in rows)


def some_of(ids: Sequence[int]) -> str:
    """Return the first docs of several, and how many more there are, as a loss names them."""
    shown = ", ".join(map(str, ids[:8]))
    return shown if len(ids) <= 8 else f"{shown} and {len(ids) - 8} more"


def config_file(
    name: str,
    method: Method,
    *,
    path: str,
    transform: str,
    metric: Mapping[str, Any],
    description: str = "",
    fewshot: int = 0,
    params: Any = "",
    postprocess: str = "",
    **own: Any,
) -> str:
    """Return the text of a task's config. `own` are the workbench's keys beside UltraEval's."""
    how = "generate" if method == "gen" else "loglikelihood"
    return json_file(
        {
            "task_name": name,
            "path": path,
            "description": description,
            "transform": transform,
            "fewshot": fewshot,
            "generate": {"method": how, "params": params},
            "postprocess": postprocess,
            "metric": metric,
            **own,
        }
    )


def imported_modules(code: ast.AST) -> Iterator[str]:
    """Yield the modules that code imports, by their whole names; "." for a folder's own."""
    for node in ast.walk(code):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.module or "."


def quoted(text: str) -> str:
    """Return a string literal of Python in double quotes, readable where the text is."""
    return '"' + "".join(map(_escaped, text)) + '"'


def _escaped(char: str) -> str:
    if char in '"\\':
        return "\\" + char
    return char if char.isprintable() else char.encode("unicode_escape").decode("ascii")
