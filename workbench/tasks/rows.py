"""A task folder of rows and a transform that someone has already: no looking, no asking."""

from __future__ import annotations

import ast
import inspect
import json
import re
import shutil
import tempfile
import textwrap
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias

from workbench.errors import ConfigError, SettingError, StoreError, nearest, shorten
from workbench.scoring.metrics.named import METRICS
from workbench.tasks.config import read_config, read_values
from workbench.tasks.new.table import read_table
from workbench.tasks.new.write import lines_of, write_folder
from workbench.tasks.parameters import read_parameters
from workbench.types import Method

TransformLike: TypeAlias = str | Callable[..., Any]
"""A transform's source, or a function whose source it is."""

_OF_FILES = {
    *("task_name", "path", "transform", "split"),
    *("fewshot_path", "fewshot_split", "shot_ids"),
}
"""What a config says of its own task's files and rows alone."""

_CALLS: Mapping[Method, str] = {"gen": "generate", "ppl": "loglikelihood"}


def rows_task(
    rows: Any,
    transform: TransformLike,
    method: Method,
    shots: Any,
    config: Mapping[str, Any],
    to: Path | None,
) -> Path:
    """Write the folder (see `Task.from_rows`) and return it; a folder that has the very same
    files is kept.

    Raises:
        InputError: rows, transform or config cannot be used.
        StoreError: the folder has other files, or cannot be written.
    """
    folder = to or _scratch_folder(str(config.get("task_name") or "rows"))
    name, place = folder.name, f"{folder.parent.name}/{folder.name}"
    values: dict[str, Any] = {
        "task_name": name,
        "path": f"{place}/data/{name}.jsonl",
        "description": "",
        "transform": f"{place}/transform_{method}_v0.py",
        "fewshot": 0,
        "generate": {"method": _CALLS[method], "params": ""},
        "postprocess": "",
        "metric": "exact_match" if method == "gen" else "log_prob",
        **config,
    }
    if isinstance(values["metric"], str):
        if values["metric"] not in METRICS:
            fix = nearest(values["metric"], METRICS)
            thing = f"unknown metric {shorten(values['metric'])}"
            raise SettingError(thing, expected="a metric's name", fix=fix)
        values["metric"] = {"accuracy": {"evaluation": {"type": values["metric"]}}}
    files = {f"data/{name}.jsonl": lines_of(read_table(rows).rows)}
    if shots is not None:
        files[f"data/{name}_shots.jsonl"] = lines_of(read_table(shots).rows)
        values["fewshot_path"] = f"{place}/data/{name}_shots.jsonl"
    files[f"config/{name}_{method}.json"] = _json_of(values)
    files[f"transform_{method}_v0.py"] = source_of(transform)
    if not _is_there(folder, files):
        write_folder(folder, files)
        try:
            read_config(folder / "config" / f"{name}_{method}.json", folder)
        except ConfigError:
            shutil.rmtree(folder, ignore_errors=True)  # it was not there before
            raise
    return folder


def _json_of(values: Mapping[str, Any]) -> str:
    """Return a config's text.

    Raises:
        SettingError: a value is none that JSON has.
    """
    for name, value in values.items():
        try:
            json.dumps(value, allow_nan=False)
        except Exception as error:  # a value of the caller's own class may raise anything
            expected = "what a config file can have: texts, whole or finite numbers, lists, objects"
            raise SettingError(name, expected=expected, seen=shorten(value)) from error
    return json.dumps(values, ensure_ascii=False, indent=4) + "\n"


def settings_like(folder: Path, name: str) -> dict[str, Any]:
    """Return what the config `name` of the task `folder` says besides where its files are.

    Raises:
        ConfigError: the file cannot be used.
    """
    path = folder / "config" / f"{name}.json"
    values = read_values(path)
    generate = dict(values["generate"])
    if generate.get("params"):
        _, generate["params"] = read_parameters(generate["params"], path, folder)
    return {**{k: v for k, v in values.items() if k not in _OF_FILES}, "generate": generate}


def source_of(transform: TransformLike) -> str:
    """Return a transform's source; a function's with the imports of the modules that it uses.

    Raises:
        SettingError: no source is to be had, or it uses what a saved transform would not have.
    """
    if isinstance(transform, str):
        if not re.search(r"^def transform\b", transform, re.M):
            raise SettingError(
                "transform",
                expected="Python with `def transform(data, num_sample, r, dataset_name)`",
                seen=shorten(transform),
            )
        return transform
    if not inspect.isfunction(transform) or transform.__name__ == "<lambda>":
        raise SettingError("transform", expected="source, or a function", seen=shorten(transform))
    try:
        source = textwrap.dedent(inspect.getsource(transform))
    except OSError as error:
        raise SettingError(
            f"transform {transform.__name__!r}", seen="no source", fix="Give its source as a text."
        ) from error
    uses = inspect.getclosurevars(transform)
    outside = {**uses.globals, **uses.nonlocals}
    modules = {name: value for name, value in outside.items() if inspect.ismodule(value)}
    modules |= _in_signature(transform, source)
    if others := sorted(set(outside) - set(modules) - {transform.__name__}):
        raise SettingError(
            f"transform {transform.__name__!r}",
            expected="nothing from outside, since it is saved alone",
            seen=", ".join(others),
            fix="Write it inside the function.",
        )
    imports = "".join(
        f"import {value.__name__}\n"
        if value.__name__ == name
        else f"import {value.__name__} as {name}\n"
        for name, value in sorted(modules.items())
    )
    named = re.sub(rf"^def {transform.__name__}\b", "def transform", source, count=1, flags=re.M)
    return f"{imports}\n\n{named}" if imports else named


def _in_signature(function: Callable[..., Any], source: str) -> dict[str, Any]:
    """Return the modules that a function's annotations and defaults name."""
    (made,) = ast.parse(source).body
    assert isinstance(made, ast.FunctionDef)
    nodes = (node for part in (made.args, made.returns) if part for node in ast.walk(part))
    found = {
        node.id: function.__globals__.get(node.id) for node in nodes if isinstance(node, ast.Name)
    }
    return {name: value for name, value in found.items() if inspect.ismodule(value)}


def _is_there(folder: Path, files: Mapping[str, str]) -> bool:
    if not folder.is_dir():
        return False
    there = {p.relative_to(folder).as_posix(): p for p in folder.rglob("*") if p.is_file()}
    if not there:
        return False
    same = there.keys() == files.keys() and all(
        path.read_bytes() == files[name].encode("utf-8", "surrogatepass")
        for name, path in there.items()
    )
    if not same:
        raise StoreError(f"{folder}: exists already, with other files", fix="Name another folder.")
    return True


@cache
def _scratch() -> tempfile.TemporaryDirectory[str]:
    return tempfile.TemporaryDirectory(prefix="workbench-")  # removed when Python ends


def _scratch_folder(name: str) -> Path:
    """Return a folder that is not there yet, among those that go when Python ends."""
    tasks = Path(_scratch().name) / "transforms"
    names: Sequence[str] = [name, *(f"{name}-{n}" for n in range(2, 10_000))]
    return next(tasks / one for one in names if not (tasks / one).exists())
