"""A folder of UltraEval's `datasets/` as a task of its own: transforms, configs, data.

The layout is the same, so files are copied as they are, and what a transform needs beside it; only
the paths inside the configs, which start at UltraEval's root, become relative to the task. No code
of the folder is run.
"""

from __future__ import annotations

import ast
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from workbench.errors import ConfigError, shorten
from workbench.exchange.files import Written
from workbench.exchange.texts import json_file
from workbench.exchange.ultraeval.companions import MAKER, companions
from workbench.io.files import read_utf8
from workbench.prompts.dataset import read_docs
from workbench.tasks.config import own_settings, read_method, read_metrics, read_values
from workbench.tasks.parameters import PARAMETERS, read_decoding, read_parameters
from workbench.tasks.paths import VERSION_FILE, look_up
from workbench.types import Method

NEUTRAL: Mapping[str, Any] = {
    "presence_penalty": 0,
    "frequency_penalty": 0,
    "length_penalty": 1,
    "top_k": -1,
    "use_beam_search": False,
    "early_stopping": False,
    "sampling_num": 1,
    "n": 1,
    "best_of": None,
    "stop_token_ids": None,
    "ignore_eos": False,
}
"""The values of UltraEval's other parameters that change nothing; any other value is a loss."""

SERVER: Mapping[str, Any] = {"temperature": 1.0, "top_p": 1.0, "max_tokens": 16, "stop": []}
"""What UltraEval's server does where nothing is said (`URLs/vllm_url.py`). The workbench does
something else then, so an import says it."""


def import_task(source: Path, *, trust: bool = False) -> Written:
    """Return the files of a task folder made from UltraEval's `datasets/<name>`.

    `trust` means nothing here: transforms run in the worker alone, whoever wrote them.

    Raises:
        ConfigError: not such a folder, or a config of it cannot be used.
        DataError: a data file cannot be read.
    """
    source = source.resolve()
    if source.is_file() and source.parent.name == "config":
        return _import_folder(source.parent.parent, [source])
    configs = sorted((source / "config").glob("*.json"))
    if not source.is_dir() or not (configs or _transforms(source)):
        raise ConfigError(
            f"{source}",
            expected="a folder of UltraEval's datasets/, with config/*.json or transform_*.py",
            seen="a file" if source.is_file() else "a folder without them",
        )
    return _import_folder(source, configs)


def _transforms(folder: Path) -> list[Path]:
    return sorted(p for p in folder.glob("transform*.py") if VERSION_FILE.fullmatch(p.name))


def _import_folder(folder: Path, configs: list[Path]) -> Written:
    files: dict[str, str] = {}
    losses: list[str] = []
    for path in _transforms(folder):
        files[path.name] = read_utf8(path, ConfigError)
        if (diff := path.with_suffix(".diff")).is_file():
            files[diff.name] = read_utf8(diff, ConfigError)
        if reads_dataset_name(files[path.name]):
            reason = f"it reads dataset_name, so keep the task folder's name, {folder.name}"
            losses.append(f"{path.name}: {reason}")
    for path in configs:
        if not path.stem.endswith(("_gen", "_ppl")):
            losses.append(f"config/{path.name}: a config's name ends in _gen or _ppl")
            continue
        losses += _add_config(path, folder, files)
    if not configs:
        for path in sorted((folder / "data").glob("*.jsonl")):
            read_docs(path)
            files[f"data/{path.name}"] = read_utf8(path, ConfigError)
    sources = {name: text for name, text in files.items() if name.endswith(".py")}
    found, lost = companions(folder, sources, list(files))
    files |= found
    losses += lost
    for path in sorted(folder.glob("transform*.py")):
        if path.name not in files:
            losses.append(f"{path.name}: a version's name begins transform_gen or transform_ppl")
    if (folder / MAKER).is_file() and MAKER not in files:
        losses.append(f"{MAKER}: it builds the data from UltraEval's RawData, not copied")
    return Written(files, tuple(dict.fromkeys(losses)))


def _add_config(path: Path, folder: Path, files: dict[str, str]) -> list[str]:
    """Add a config and the files that it names; return what is lost."""
    values = read_values(path)
    own_settings(path, values)
    method = read_method(values, path)
    read_metrics(values["metric"], values["postprocess"], path)
    where = f"config/{path.name}"
    losses: list[str] = []
    for key in ("path", *(["fewshot_path"] if values.get("fewshot_path") else [])):
        found = _look_up_inside(key, values[key], path, folder)
        if found is None or not found.is_file():
            losses.append(f"{where}: {key}: {values[key]} is not built (run make_dataset.py)")
            values[key] = f"data/{Path(values[key]).name}"
            continue
        read_docs(found)
        values[key] = f"data/{found.name}"
        files[values[key]] = read_utf8(found, ConfigError)
    _point_at_transform(values, path, folder, files)
    losses += _point_at_parameters(values, path, folder, files)
    _say_how(values, method)
    files[where] = json_file(values)
    return losses


def _say_how(values: dict[str, Any], method: Method) -> None:
    """Add, as the workbench's own keys, what UltraEval does without being told: how it draws
    shots, and that PPL is of the whole text."""
    if values["fewshot"] and not values.get("fewshot_path"):
        values.setdefault("sampler", "ultraeval")
    if method == "ppl":
        values.setdefault("scope", "full")


def _look_up_inside(key: str, name: str, config: Path, folder: Path) -> Path | None:
    """Look a name up that must not lead out of UltraEval: its file is copied.

    Raises:
        ConfigError: it does.
    """
    if Path(name).is_absolute() or ".." in Path(name).parts:
        raise ConfigError(
            f"{config}: {key}",
            expected="a path from UltraEval's root, without '..'",
            seen=shorten(name),
        )
    return look_up(name, folder)


def _point_at_transform(
    values: dict[str, Any], path: Path, folder: Path, files: dict[str, str]
) -> None:
    found = _look_up_inside("transform", values["transform"], path, folder)
    if found is None or not found.is_file():
        raise ConfigError(
            f"{path}: transform: {values['transform']!r} does not exist",
            expected="a file of the folder",
            seen=", ".join(p.name for p in _transforms(folder)) or "no transform",
        )
    if found.name not in files:
        files[found.name] = read_utf8(found, ConfigError)
    values["transform"] = found.name


def _point_at_parameters(
    values: dict[str, Any], path: Path, folder: Path, files: dict[str, str]
) -> list[str]:
    given = values["generate"].get("params")
    if not given:
        return []
    if isinstance(given, str):
        _look_up_inside("generate.params", given, path, folder)
    where, parameters = read_parameters(given, path, folder)
    read_decoding(given, path, folder)
    if read_method(values, path) == "gen":
        said = {PARAMETERS[key] for key in parameters if key in PARAMETERS}
        unsaid = {key: value for key, value in SERVER.items() if PARAMETERS[key] not in said}
        parameters = {**parameters, **unsaid}
    values["generate"] = {**values["generate"], "params": parameters}
    if isinstance(given, str):
        name = f"params/{Path(given).name}"
        files[name] = json_file(parameters)
        values["generate"] = {**values["generate"], "params": name}
    return [
        f"{Path(where.split(': ')[0]).name}: {key} = {json.dumps(value)} is not used here"
        for key, value in parameters.items()
        if key not in PARAMETERS and key not in _SILENT and NEUTRAL.get(key, ...) != value
    ]


_SILENT = ("batch_size", "request_id", "logprobs", "prompt_logprobs", "skip_special_tokens")


def reads_dataset_name(source: str) -> bool:
    """Say whether `transform` looks at its fourth argument, the name that the folder is part of."""
    try:
        tree = ast.parse(source)
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return False
    for node in tree.body:
        if isinstance(node, ast.FunctionDef) and node.name == "transform":
            parameters = [*node.args.posonlyargs, *node.args.args]
            used = {n.id for n in ast.walk(node) if isinstance(n, ast.Name)}
            return len(parameters) > 3 and parameters[3].arg in used
    return False
