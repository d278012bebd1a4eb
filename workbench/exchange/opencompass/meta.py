"""What OpenCompass knows of a custom dataset: parsed < `.meta.json` < the config's entry.

The rules are those of `parse_example_dataset` and the `make_*_config` functions of
`datasets/custom.py` at commit a5acc4bb. A key that none of them reads is refused: it is a slip.
"""

from __future__ import annotations

import ast
import json
import random
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

from workbench.errors import ConfigError, nearest, shorten
from workbench.exchange.opencompass.rows import Table, option_letters, read_text
from workbench.io.files import BOM, load_json
from workbench.types import Method

_T = TypeVar("_T")

KEYS: Mapping[str, tuple[type, ...]] = {
    "path": (str,),
    "meta_path": (str,),
    "abbr": (str,),
    "data_type": (str,),
    "infer_method": (str,),
    "human_prompt": (str,),
    "bot_prompt": (str,),
    "template": (str, dict, type(None)),
    "input_columns": (list, tuple, str),
    "output_column": (str, type(None)),
    "options": (list, tuple, str),
    "test_range": (str, int, float, type(None)),
    "evaluator": (str, dict),
    "evaluator_kwargs": (dict,),
}
TYPE_NAMES = {
    str: "a text",
    list: "a list",
    tuple: "a list",
    dict: "an object",
    int: "a number",
    float: "a number",
    type(None): "null",
}
KINDS = ("mcq gen", "mcq ppl", "qa gen", "circular-mcq gen", "circular-mcq ppl")


@dataclass(frozen=True, slots=True)
class Meta:
    """A custom dataset's facts after the merge. `where` says which file a key came from."""

    abbr: str
    data_type: str
    method: Method
    options: tuple[str, ...]
    output_column: str | None
    template: Any = None
    human_prompt: str | None = None
    bot_prompt: str | None = None
    test_range: str | float | None = None
    evaluator: str = ""
    evaluator_kwargs: Mapping[str, Any] = field(default_factory=dict)
    where: Mapping[str, str] = field(default_factory=dict)

    @property
    def is_circular(self) -> bool:
        """Whether each row is asked once per rotation of its options."""
        return self.data_type == "circular-mcq"

    def place(self, key: str) -> str:
        """Return the file, and the line where it is known, that `key` was read from."""
        return self.where.get(key, self.where["path"])


def read_meta(table: Table, entry: Mapping[str, Any], entry_place: str = "") -> Meta:
    """Return the facts about the data of `table`: what its first row shows, then what the
    `.meta.json` file says, then `entry`, the config's item or the command line's options.

    Raises:
        ConfigError: the meta file or the entry cannot be used, or OpenCompass would fail on it.
    """
    meta_path = Path(entry.get("meta_path", f"{table.path}.meta.json"))
    said, lines = read_meta_file(meta_path) if meta_path.exists() else ({}, {})
    where = {key: f"{meta_path}:{line}" for key, line in lines.items()}
    where |= dict.fromkeys(entry, entry_place or "the config's entry")
    where["path"] = f"{table.path}:1"
    given = {**said, **entry}
    for key, value in given.items():
        _check_key(key, value, where[key])
    parsed = _parse(table)
    meta = {**parsed, **given}
    kind = f"{meta['data_type']} {meta['infer_method']}"
    if kind not in KINDS:
        key = "infer_method" if "infer_method" in given else "data_type"
        raise ConfigError(f"{where.get(key, where['path'])}: {kind}", fix=nearest(kind, KINDS))
    plain = ("template", "human_prompt", "bot_prompt", "test_range", "evaluator_kwargs")
    return Meta(
        abbr=meta["abbr"],
        data_type=meta["data_type"],
        method=meta["infer_method"],
        options=tuple(meta["options"]),
        output_column=meta["output_column"] or None,
        evaluator=meta.get("evaluator", {}).get("class", ""),
        where=where,
        **{key: meta[key] for key in plain if key in meta},
    )


def _parse(table: Table) -> dict[str, Any]:
    """Return what OpenCompass makes of the first row."""
    options = option_letters(table.columns)
    return {
        "abbr": table.path.name.split(".")[0],
        "data_type": "mcq" if len(options) > 1 else "qa",
        "infer_method": "gen",
        "options": options,
        "output_column": "answer" if "answer" in table.columns else None,
    }


def read_meta_file(path: Path) -> tuple[dict[str, Any], dict[str, int]]:
    """Return what a `.meta.json` file says, and the line of each of its keys.

    Raises:
        ConfigError: it is not a JSON object.
    """
    text = read_text(path)
    if text.startswith(BOM):
        raise ConfigError(
            f"{path}:1: the file begins with a byte order mark",
            expected="UTF-8 without one",
            fix="Save it as plain UTF-8; OpenCompass cannot read it as it is.",
        )
    try:
        values = load_json(text, allow_nan=False)
    except (ValueError, RecursionError) as error:
        line, message = getattr(error, "lineno", 1), getattr(error, "msg", "cannot be read")
        before = text[: getattr(error, "pos", 0)].rstrip()
        fix = ""
        if before.endswith(","):
            line = before.count("\n") + 1
            message = "a comma after the last item"
            fix = "Take it away (an example in OpenCompass's tutorial has such a comma too)."
        raise ConfigError(f"{path}:{line}: not valid JSON: {message}", fix=fix) from error
    if not isinstance(values, dict):
        raise ConfigError(f"{path}:1", expected="a JSON object", seen=shorten(values))
    return values, {key: _line_of_key(text, key) for key in values}


def _line_of_key(text: str, key: str) -> int:
    match = re.search(re.escape(json.dumps(key)) + r"\s*:", text)
    return text[: match.start()].count("\n") + 1 if match else 1


def _check_key(key: str, value: object, where: str) -> None:
    kinds = KEYS.get(key)
    if kinds is None:
        raise ConfigError(f"{where}: unknown key {key!r}", fix=nearest(key, KEYS))
    names = " or ".join(dict.fromkeys(TYPE_NAMES[kind] for kind in kinds))
    if not isinstance(value, kinds) or (isinstance(value, bool) and key != "test_range"):
        raise ConfigError(f"{where}: {key}", expected=names, seen=shorten(value))
    if isinstance(value, list) and not all(isinstance(item, str) for item in value):
        raise ConfigError(f"{where}: {key}", expected="texts", seen=shorten(value))
    if key == "evaluator" and not (isinstance(value, dict) and set(value) == {"class"}):
        raise ConfigError(
            f"{where}: evaluator",
            expected="a class, which only a config's code can name",
            seen=shorten(value),
            fix="OpenCompass fails on a name; leave the key out.",
        )


def select(meta: Meta, rows: Sequence[_T]) -> list[_T]:
    """Return the rows that `test_range` chooses (`load_partial_dataset`).

    Raises:
        ConfigError: it is not a number or a slice such as "[:100]"; it is never evaluated.
    """
    size, items = meta.test_range, list(rows)
    if size is None:
        return items
    if isinstance(size, str):
        return items[_slice(size, meta.place("test_range"))]
    if size >= len(items) or size <= 0:
        return items
    count = int(size * len(items)) if size < 1 else size
    if not isinstance(count, int):
        raise ConfigError(
            f"{meta.place('test_range')}: test_range",
            expected="a whole number, a share below 1, or a slice",
            seen=shorten(size),
        )
    order = list(range(len(items)))
    random.Random(x=count).shuffle(order)
    return [items[index] for index in order[:count]]


def _slice(text: str, place: str) -> slice:
    try:
        tree = ast.parse(f"rows{text}", mode="eval").body if text.strip() else None
        if tree is None:
            return slice(None)
        if isinstance(tree, ast.Subscript) and isinstance(tree.slice, ast.Slice):
            bounds = (tree.slice.lower, tree.slice.upper, tree.slice.step)
            whole = slice(*(None if b is None else int(ast.literal_eval(b)) for b in bounds))
            if isinstance(tree.value, ast.Name) and whole.step != 0:
                return whole
    except (SyntaxError, ValueError, TypeError, RecursionError, MemoryError):
        pass  # whatever it is, it is no slice
    raise ConfigError(
        f"{place}: test_range", expected='a slice such as "[:100]"', seen=shorten(text)
    )
