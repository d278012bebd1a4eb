"""UltraEval: read its task folders (`config/*.json` beside `transform_*.py` and `data/`).

A config has exactly the keys below; ours may add `split`, `fewshot_path` and `fewshot_split`.
Its paths are relative to the root of the repository that the folder is in, wherever that is, so
they are looked up from the task folder upwards.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from workbench.errors import ConfigError, nearest, problem, shorten
from workbench.types import Decoding, Method, MetricSpec, TaskConfig

METHODS: Mapping[str, Method] = {"generate": "gen", "loglikelihood": "ppl"}
KEYS = {
    "task_name": str,
    "path": str,
    "description": str,
    "transform": str,
    "fewshot": int,
    "generate": dict,
    "postprocess": str,
    "metric": dict,
}
OWN_KEYS = {"split": str, "fewshot_path": str, "fewshot_split": str}
PARAMETERS = {
    "max_tokens": "max_new_tokens",
    "max_new_tokens": "max_new_tokens",
    "stop": "until",
    "until": "until",
    "temperature": "temperature",
    "top_p": "top_p",
}


def read_config(path: Path, task: Path) -> TaskConfig:
    """Return what the config file `path` of the task folder `task` says.

    Raises:
        ConfigError: not JSON, a key missing, unknown or of the wrong type, or a file that the
            config names but that does not exist.
    """
    values = _read_json(path)
    _check_keys(path, values)
    method = values["generate"].get("method")
    if method not in METHODS:
        raise ConfigError(
            problem(
                f"{path}: generate.method",
                expected=" or ".join(METHODS),
                seen=shorten(method),
            )
        )
    shots = values.get("fewshot_path", "")
    return TaskConfig(
        name=path.stem,
        task_name=values["task_name"],
        method=METHODS[method],
        path=_resolve_data(values["path"], path, task),
        transform=_resolve(values["transform"], path, task),
        description=values["description"],
        num_fewshot=values["fewshot"],
        decoding=_decoding(values["generate"].get("params", ""), path, task),
        postprocess=values["postprocess"],
        metrics=_metrics(values["metric"], values["postprocess"], path),
        split=values.get("split", ""),
        fewshot_path=_resolve_data(shots, path, task) if shots else "",
        fewshot_split=values.get("fewshot_split", ""),
    )


def _read_json(path: Path) -> dict[str, Any]:
    try:
        values = json.loads(path.read_bytes().decode("utf-8-sig"))
    except OSError as error:
        raise ConfigError(
            problem(f"{path}: cannot be read", seen=error.strerror or str(error))
        ) from error
    except UnicodeDecodeError as error:
        raise ConfigError(problem(f"{path}: not UTF-8", seen=str(error))) from error
    except json.JSONDecodeError as error:
        raise ConfigError(
            problem(f"{path}:{error.lineno}: not valid JSON: {error.msg} at column {error.colno}")
        ) from error
    if not isinstance(values, dict):
        raise ConfigError(problem(f"{path}", expected="a JSON object", seen=shorten(values)))
    return values


def _check_keys(path: Path, values: Mapping[str, Any]) -> None:
    known = KEYS | OWN_KEYS
    for key in values:
        if key not in known:
            raise ConfigError(problem(f"{path}: unknown key {key!r}", fix=nearest(key, known)))
    for key, kind in known.items():
        if key not in values:
            if key in KEYS:
                raise ConfigError(
                    problem(f"{path}: no key {key!r}", expected=f"the keys {', '.join(KEYS)}")
                )
        elif not isinstance(values[key], kind) or isinstance(values[key], bool):
            raise ConfigError(
                problem(f"{path}: {key}", expected=_TYPE_NAMES[kind], seen=shorten(values[key]))
            )
    if values["fewshot"] < 0:
        raise ConfigError(
            problem(f"{path}: fewshot", expected="0 or more", seen=str(values["fewshot"]))
        )


_TYPE_NAMES = {str: "a string", int: "a whole number", dict: "an object"}


def _resolve(name: str, config: Path, task: Path) -> str:
    found = _look_up(name, task)
    if found is None:
        raise ConfigError(
            problem(
                f"{config}: {name!r} does not exist",
                expected=f"a path from {task} or from a folder above it",
                fix="Correct the path, or make the file.",
            )
        )
    return str(found)


def _resolve_data(name: str, config: Path, task: Path) -> str:
    """Return the path of the data, or `name` as it is where it names a dataset on the hub."""
    looks_like_path = Path(name).suffix in {".jsonl", ".csv", ".json"} or name.startswith(".")
    if looks_like_path:
        return _resolve(name, config, task)
    found = _look_up(name, task)
    return str(found) if found is not None else name


def _look_up(name: str, task: Path) -> Path | None:
    if not name:
        return None
    task = task.resolve()
    for base in (task, *task.parents):
        if (base / name).exists():
            return base / name
    # A folder that was moved out of its repository: datasets/<task>/data/x.jsonl → data/x.jsonl.
    parts = Path(name).parts
    for start in range(1, len(parts)):
        candidate = task.joinpath(*parts[start:])
        if candidate.exists():
            return candidate
    return None


def _decoding(params: Any, config: Path, task: Path) -> Decoding:
    if not params:
        return Decoding()
    where = f"{config}: generate.params"
    if isinstance(params, str):
        path = Path(_resolve(params, config, task))
        where, params = str(path), _read_json(path)
    if not isinstance(params, dict):
        raise ConfigError(
            problem(where, expected="a path, or an object of settings", seen=shorten(params))
        )
    settings: dict[str, Any] = {}
    for key, value in params.items():
        # What vLLM takes besides (best_of, logprobs, skip_special_tokens, …) changes no text here.
        name = PARAMETERS.get(key)
        if name == "until":
            settings[name] = (value,) if isinstance(value, str) else tuple(value or ())
        elif name:
            settings[name] = value
    return _checked_decoding(where, settings)


def _checked_decoding(where: str, settings: dict[str, Any]) -> Decoding:
    checks = {
        "max_new_tokens": lambda v: isinstance(v, int) and v > 0,
        "temperature": lambda v: isinstance(v, int | float) and v >= 0,
        "top_p": lambda v: isinstance(v, int | float) and 0 < v <= 1,
        "until": lambda v: all(isinstance(s, str) and s for s in v),
    }
    for name, value in settings.items():
        if not checks[name](value):
            raise ConfigError(problem(f"{where}: {name}", seen=shorten(value)))
    return Decoding(**settings)


def _metrics(metric: Mapping[str, Any], postprocess: str, config: Path) -> tuple[MetricSpec, ...]:
    """Return the metrics; `general_torch_ppl_norm`, which UltraEval has as a post-processor of
    log-probabilities (`tasks/postprocess.py`), is the metric `acc_suffix` here."""
    specs: list[MetricSpec] = []
    for name, value in metric.items():
        evaluation = value.get("evaluation") if isinstance(value, dict) else None
        kind = evaluation.get("type") if isinstance(evaluation, dict) else None
        if not isinstance(kind, str):
            raise ConfigError(
                problem(
                    f"{config}: metric {name!r}",
                    expected='{"evaluation": {"type": "exact_match"}}',
                    seen=shorten(value),
                )
            )
        is_norm = postprocess == "general_torch_ppl_norm" and kind == "log_prob"
        specs.append(MetricSpec(name, "acc_suffix" if is_norm else kind))
    return tuple(specs)
