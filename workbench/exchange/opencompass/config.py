"""The entries of an OpenCompass config's `datasets` that are custom data: those without `type`."""

from __future__ import annotations

import ast
import json
import re
import sys
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from workbench.errors import ConfigError, shorten
from workbench.exchange.opencompass.rows import read_text
from workbench.io.files import BOM
from workbench.io.processes import run_child

TIME_LIMIT = 30.0
"""Seconds that a trusted config may take."""

_RUN = """
import json, runpy, sys
def name(value):
    return {"class": value.__name__} if isinstance(value, type) else str(value)
datasets = runpy.run_path(sys.argv[1]).get("datasets")
with open(sys.argv[2], "w", encoding="utf-8") as file:
    json.dump(datasets, file, default=name)
"""


def read_entries(path: Path, *, trust: bool) -> list[tuple[int, Mapping[str, Any]]]:
    """Return the custom entries of the config `path`, each with its line (1 where unknown).

    Raises:
        ConfigError: there is no list `datasets` with such entries, or it is not written out and
            the config is not trusted, or its code fails.
    """
    found = _written_out(path)
    if found is None:
        if not trust:
            raise ConfigError(
                f"{path}: datasets is made by code, which is not run unasked",
                expected='a list such as [{"path": "data.jsonl"}], written out',
                fix="Read the file, and say --trust if you would run it.",
            )
        found = [(1, entry) for entry in _run(path)]
    for line, entry in found:
        if not isinstance(entry, dict):
            raise ConfigError(f"{path}:{line}: datasets", expected="objects", seen=shorten(entry))
    custom = [(line, entry) for line, entry in found if "type" not in entry]
    if not custom:
        raise ConfigError(
            f"{path}: no custom datasets",
            expected='entries of datasets with a "path" and no "type"',
            seen=f"{len(found)} entries",
            fix=f"Only custom datasets are read; others are OpenCompass's own code. {_WAY_OUT}",
        )
    return custom


def _written_out(path: Path) -> list[tuple[int, Any]] | None:
    """Return the items of the last `datasets = […]` with their lines; None if it is no literal."""
    try:
        tree = ast.parse(read_text(path).removeprefix(BOM))
    except (SyntaxError, ValueError, RecursionError, MemoryError) as error:
        line = getattr(error, "lineno", None) or 1
        raise ConfigError(
            f"{path}:{line}: not valid Python", seen=getattr(error, "msg", str(error))
        ) from error
    value: ast.expr | None = None
    for node in tree.body:
        targets = node.targets if isinstance(node, ast.Assign) else []
        if any(isinstance(target, ast.Name) and target.id == "datasets" for target in targets):
            value = node.value if isinstance(node, ast.Assign) else None
        elif _names_datasets(node):
            return None
    if not isinstance(value, ast.List | ast.Tuple):
        return None
    try:
        return [(item.lineno, _literal(item)) for item in value.elts]
    except ValueError:
        return None


def _names_datasets(node: ast.AST) -> bool:
    """Say whether a statement that is no plain assignment may change `datasets`."""
    names = (n.id for n in ast.walk(node) if isinstance(n, ast.Name))
    imported = (a.asname or a.name for n in ast.walk(node) if isinstance(n, ast.ImportFrom)
                for a in n.names)  # fmt: skip
    return "datasets" in names or any(name in ("datasets", "*") for name in imported)


def _literal(node: ast.expr) -> Any:
    """Return the value of a literal, `dict(key=value)` included, which configs there prefer."""
    match node:
        case ast.Call(func=ast.Name(id="dict"), args=[], keywords=pairs) if all(
            pair.arg for pair in pairs
        ):
            return {str(pair.arg): _literal(pair.value) for pair in pairs}
        case ast.Dict(keys=keys, values=values) if all(keys):
            names = [ast.literal_eval(key) for key in keys if key is not None]
            return dict(zip(names, map(_literal, values), strict=True))
        case ast.List(elts=items) | ast.Tuple(elts=items):
            return [_literal(item) for item in items]
    return ast.literal_eval(node)


_OWN_CODE = re.compile(r"ModuleNotFoundError: No module named '(?:opencompass|mmengine)[.']")

_WAY_OUT = (
    "Import the file of rows instead (.jsonl or .csv), with the prompt as `template` in a "
    ".meta.json beside it; shots as its retrievers choose them are --sampler opencompass."
)


def _run(path: Path) -> Sequence[Any]:
    """Return `datasets` as the config's code makes it; a class becomes `{"class": its name}`."""
    with tempfile.TemporaryDirectory() as folder:
        result = Path(folder) / "datasets.json"
        command = [sys.executable, "-c", _RUN, str(path.resolve()), str(result)]
        done = run_child(command, seconds=TIME_LIMIT, folder=path.resolve().parent)
        if done.code is None:
            raise ConfigError(f"{path}: its code took longer than {TIME_LIMIT:g} s, and was ended")
        try:
            values = json.loads(result.read_text(encoding="utf-8")) if result.exists() else None
        except ValueError as error:
            raise ConfigError(f"{path}: datasets is no plain data") from error
    if done.code or not isinstance(values, list):
        last = done.stderr.decode("utf-8", "replace").strip().splitlines()[-1:]
        seen = last[0] if done.code and last else shorten(values)
        if _OWN_CODE.search(seen):
            raise ConfigError(
                f"{path}: a config of OpenCompass's own classes, which are not here",
                expected='entries of datasets with a "path" and no "type"',
                seen=seen,
                fix=_WAY_OUT,
            )
        raise ConfigError(str(path), expected="code that makes a list `datasets`", seen=seen)
    return values
