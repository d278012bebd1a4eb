"""What a case of the corpus is made of: a task as text, changes to it, and what names a fault."""

from __future__ import annotations

import copy
import json
import re
import textwrap
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from fnmatch import fnmatch
from pathlib import Path
from typing import Any, TypeAlias

Row: TypeAlias = dict[str, Any]
Change: TypeAlias = tuple[str, str]
"""A piece of a transform's source, and what stands in its place."""

PLACES = "201302311020313202130132"
"""Where the right options stand, row by row: everywhere about equally often."""


@dataclass(frozen=True)
class SmallTask:
    """A task on disk in short. `shots` are the rows of a separate few-shot file, if any; `own` are
    more of the config's keys, and `options` what the linter is asked with."""

    name: str
    source: str
    rows: tuple[Row, ...]
    method: str = "gen"
    fewshot: int = 3
    postprocess: str = "until_return_post"
    metric: str = "exact_match"
    stop: tuple[str, ...] = ("\n",)
    max_tokens: int = 64
    description: str = ""
    shots: tuple[Row, ...] = ()
    own: Mapping[str, Any] = field(default_factory=dict)
    options: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Names:
    """A finding that would lead a person to a fault: its rule is one of `rules` (with wildcards),
    and `words`, a regular expression, is in its rule, message or advice."""

    rules: str
    words: str = ""

    def fits(self, rule: str, text: str) -> bool:
        """Say whether a finding of that rule and that text (message and advice) is one."""
        of_rule = any(fnmatch(rule, pattern) for pattern in self.rules.split())
        return of_rule and re.search(self.words, f"{rule} {text}", re.IGNORECASE) is not None


@dataclass(frozen=True)
class Kind:
    """A kind of fault in plain words, its family, what names it, and the tasks that have it: each a
    right task's name and that task with the fault."""

    what: str
    family: str
    named_by: tuple[Names, ...]
    cases: tuple[tuple[str, SmallTask], ...]


@dataclass(frozen=True)
class Corpus:
    """Right tasks by name, kinds of fault in them, and right prompts with what each of them is."""

    tasks: Mapping[str, SmallTask]
    kinds: tuple[Kind, ...]
    right: tuple[tuple[str, SmallTask], ...]


def code(body: str, above: str = "") -> str:
    """Return a transform's source: `above` at the top, `body` inside the function."""
    head = f"import random\n{textwrap.dedent(above)}\n\n"
    signature = "def transform(data, num_sample: int, r: random.Random, dataset_name: str):\n"
    return head + signature + textwrap.indent(textwrap.dedent(body).strip("\n"), "    ") + "\n"


def changed(
    task: SmallTask,
    *changes: Change,
    rows: Callable[[list[Row]], Any] | None = None,
    **fields: Any,
) -> SmallTask:
    """Return a task with pieces of its source replaced, its rows changed in place by `rows` (or
    replaced by what it returns), and other fields.

    Raises:
        ValueError: a piece is not in the source, or nothing is changed.
    """
    source = task.source
    for old, new in changes:
        if old not in source:
            raise ValueError(f"{task.name}: {old!r} is not in the source:\n{source}")
        source = source.replace(old, new)
    made = copy.deepcopy(list(task.rows))
    if rows is not None:
        made = rows(made) or made
    result = replace(task, source=source, rows=tuple(made), **fields)
    # As texts, since two dicts in other orders are equal.
    if repr(result) == repr(task):
        raise ValueError(f"{task.name}: nothing is changed")
    return result


def put_into(key: str, text: str, every: int = 1) -> Callable[[list[Row]], None]:
    """Return what sets a field of each row (or of each `every`-th): `text`, where `{}` is what the
    field said."""

    def put(rows: list[Row]) -> None:
        for row in rows[::every]:
            row[key] = text.replace("{}", str(row[key]))

    return put


def write(task: SmallTask, project: Path) -> Path:
    """Write a task into a project's folder, and return the task's own."""
    folder = project / "transforms" / task.name
    for name in ("data", "config"):
        (folder / name).mkdir(parents=True)
    where = f"transforms/{task.name}"
    _write_rows(folder / "data" / f"{task.name}.jsonl", task.rows)
    own = dict(task.own)
    if task.shots:
        _write_rows(folder / "data" / f"{task.name}-shots.jsonl", task.shots)
        own["fewshot_path"] = f"{where}/data/{task.name}-shots.jsonl"
    transform = f"transform_{task.method}_v0.py"
    (folder / transform).write_text(task.source, encoding="utf-8")
    generated = {"temperature": 0.0, "max_tokens": task.max_tokens, "stop": list(task.stop)}
    config = {
        "task_name": task.name,
        "path": f"{where}/data/{task.name}.jsonl",
        "description": task.description,
        "transform": f"{where}/{transform}",
        "fewshot": task.fewshot,
        "generate": {"method": "generate", "params": generated}
        if task.method == "gen"
        else {"method": "loglikelihood", "params": ""},
        "postprocess": task.postprocess if task.method == "gen" else "",
        "metric": {"accuracy": {"evaluation": {"type": task.metric}}},
        **own,
    }
    text = json.dumps(config, ensure_ascii=False, indent=1)
    (folder / "config" / f"{task.name}_{task.method}.json").write_text(text, encoding="utf-8")
    return folder


def _write_rows(path: Path, rows: tuple[Row, ...]) -> None:
    lines = (json.dumps(row, ensure_ascii=False) + "\n" for row in rows)
    path.write_text("".join(lines), encoding="utf-8")
