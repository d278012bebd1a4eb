"""Values as the texts of files: JSON, rows, Python literals."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any

from workbench.types import Method


def json_text(value: Any, indent: int | None = None) -> str:
    """Return JSON with the characters as they are, or escaped where UTF-8 cannot have them."""
    text = json.dumps(value, ensure_ascii=False, indent=indent, default=str)
    try:
        text.encode("utf-8")
    except UnicodeEncodeError:  # half of a character, as a broken escape leaves it
        return json.dumps(value, ensure_ascii=True, indent=indent, default=str)
    return text


def json_file(value: Any) -> str:
    """Return the text of a file that holds a JSON value for people to read."""
    return json_text(value, indent=4) + "\n"


def jsonl(rows: Iterable[Mapping[str, Any]]) -> str:
    """Return rows as the text of a `.jsonl` file."""
    return "".join(json_text(dict(row)) + "\n" for row in rows)


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


def quoted(text: str) -> str:
    """Return a string literal of Python in double quotes, readable where the text is."""
    return '"' + "".join(map(_escaped, text)) + '"'


def _escaped(char: str) -> str:
    if char in '"\\':
        return "\\" + char
    return char if char.isprintable() else char.encode("unicode_escape").decode("ascii")
