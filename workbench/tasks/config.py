"""UltraEval's configs: `config/*.json` beside `transform_*.py` and `data/`.

A config has exactly the keys of `KEYS`; ours may add those of `OWN_KEYS`, which UltraEval ignores.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NotRequired, TypedDict, get_args

from workbench.errors import ConfigError, nearest, shorten
from workbench.io.shapes import require_shape
from workbench.scoring.metrics.doc_metric import MetricSpec
from workbench.tasks.bounds import MOST_SHOTS, SEEDS
from workbench.tasks.parameters import read_decoding
from workbench.tasks.paths import read_json, resolve_data, resolve_transform
from workbench.types import Decoding, Method, SamplerName, Scope


@dataclass(frozen=True, slots=True)
class TaskConfig:
    """What a task's config file says, with every path resolved by the caller.

    `path` is the data (a file, a folder saved by `datasets`, or a hub name); `transform` the
    version's file. `fewshot_path` is a separate source of shots, '' where the docs themselves
    are the pool. `filters` are lm-evaluation-harness's, applied to a response in order after
    `postprocess`. From `sampler` on, the fields say how prompts are put together and scored where
    the user sets nothing else (see `RenderSettings`). `lost_scoring` says what an import could not
    carry over of how the task is scored; it is said again with every score, as `lost_shots` is with
    every prompt of another number of shots than the config's, and `lost_turns` with every prompt
    that a chat template makes one turn of. `repeats` is how many responses of a
    doc vote for its answer where lm-evaluation-harness scores it, for an export; here each response
    is an answer. `other_steps` are the
    steps of an imported FreeEval config that are not run here, as they stand there, for an export.
    """

    name: str
    task_name: str
    method: Method
    path: str
    transform: str = ""
    description: str = ""
    num_fewshot: int = 0
    decoding: Decoding = field(default_factory=Decoding)
    postprocess: str = ""
    metrics: tuple[MetricSpec, ...] = ()
    split: str = ""
    fewshot_path: str = ""
    fewshot_split: str = ""
    filters: tuple[Mapping[str, Any], ...] = ()
    sampler: SamplerName = "fixed"
    seed: int = 0
    shot_ids: tuple[int, ...] = ()
    separator: str = "\n\n"
    description_separator: str = "\n\n"
    target_delimiter: str = ""
    scope: Scope = "continuation"
    lost_scoring: str = ""
    lost_shots: str = ""
    lost_turns: str = ""
    repeats: int = 1
    other_steps: tuple[Mapping[str, Any], ...] = ()


class Values(TypedDict):
    """What a config file says, by UltraEval's keys, which it must have, and by ours."""

    task_name: str
    path: str
    description: str
    transform: str
    fewshot: int
    generate: dict[str, Any]
    postprocess: str
    metric: dict[str, Any]
    split: NotRequired[str]
    fewshot_path: NotRequired[str]
    fewshot_split: NotRequired[str]
    filters: NotRequired[list[dict[str, Any]]]
    sampler: NotRequired[str]
    seed: NotRequired[int]
    shot_ids: NotRequired[list[int]]
    separator: NotRequired[str]
    description_separator: NotRequired[str]
    target_delimiter: NotRequired[str]
    scope: NotRequired[str]
    lost_scoring: NotRequired[str]
    lost_shots: NotRequired[str]
    lost_turns: NotRequired[str]
    repeats: NotRequired[int]
    other_steps: NotRequired[list[dict[str, Any]]]
    comes_first: NotRequired[bool]


METHODS: Mapping[str, Method] = {"generate": "gen", "loglikelihood": "ppl"}
OWN_KEYS = (
    *("split", "fewshot_path", "fewshot_split", "filters", "sampler", "seed", "shot_ids"),
    *("separator", "description_separator", "target_delimiter", "scope", "lost_scoring"),
    *("lost_shots", "lost_turns", "repeats", "other_steps", "comes_first"),
)
KEYS = tuple(name for name in Values.__annotations__ if name not in OWN_KEYS)
AGGREGATIONS = ("mean", "pass_k")


def read_config(path: Path, task: Path) -> TaskConfig:
    """Return what the config file `path` of the task folder `task` says.

    Raises:
        ConfigError: not JSON, a key missing, unknown or of the wrong type, or a file that the
            config names but that does not exist.
    """
    values = read_values(path)
    method = read_method(values, path)
    shots = values.get("fewshot_path", "")
    return TaskConfig(
        name=path.stem,
        task_name=values["task_name"],
        method=method,
        path=resolve_data(values["path"], path, task),
        transform=resolve_transform(values["transform"], path, task),
        description=values["description"],
        num_fewshot=values["fewshot"],
        decoding=read_decoding(values["generate"].get("params", ""), path, task),
        postprocess=values["postprocess"],
        metrics=read_metrics(values["metric"], values["postprocess"], path),
        split=values.get("split", ""),
        fewshot_path=resolve_data(shots, path, task) if shots else "",
        fewshot_split=values.get("fewshot_split", ""),
        **own_settings(path, values),
    )


def read_method(values: Mapping[str, Any], path: Path) -> Method:
    """Return the method that `generate` of the config `path` names.

    Raises:
        ConfigError: none, or an unknown one.
    """
    method = values["generate"].get("method")
    if not isinstance(method, str) or method not in METHODS:
        raise ConfigError(
            f"{path}: generate.method", expected=" or ".join(METHODS), seen=shorten(method)
        )
    return METHODS[method]


def own_settings(path: Path, values: Mapping[str, Any]) -> dict[str, Any]:
    """Return how prompts are put together, where the config says it, by fields of `TaskConfig`.

    Raises:
        ConfigError: a value that the setting cannot have.
    """
    texts = ("separator", "description_separator", "target_delimiter")
    plain = ("seed", "repeats", *texts, "lost_scoring", "lost_shots", "lost_turns")
    settings: dict[str, Any] = {name: values[name] for name in plain if name in values}
    for name, words in (("sampler", get_args(SamplerName)), ("scope", get_args(Scope))):
        if name in values:
            if values[name] not in words:
                raise ConfigError(
                    f"{path}: {name} {values[name]!r}", fix=nearest(values[name], words)
                )
            settings[name] = values[name]
    for name in ("shot_ids", "filters", "other_steps"):
        if name in values:
            settings[name] = tuple(values[name])
    if settings.get("repeats", 1) < 1:
        raise ConfigError(f"{path}: repeats", expected="1 or more", seen=str(settings["repeats"]))
    if any(shot < 0 for shot in settings.get("shot_ids", ())):
        raise ConfigError(
            f"{path}: shot_ids", expected="ids of docs, 0 or more", seen=shorten(values["shot_ids"])
        )
    return settings


def read_values(path: Path) -> dict[str, Any]:
    """Return the keys and values of a config file, checked for name and type. A key that begins
    with "_" is a comment.

    Raises:
        ConfigError: not JSON, or a key missing, unknown or of the wrong type.
    """
    values = read_json(path)
    known = (*KEYS, *OWN_KEYS)
    for key in values:
        if key not in known and not key.startswith("_"):
            raise ConfigError(f"{path}: unknown key {key!r}", fix=nearest(key, known))
    for key in KEYS:
        if key not in values:
            raise ConfigError(f"{path}: no key {key!r}", expected=f"the keys {', '.join(KEYS)}")
    require_shape(values, Values, str(path), ConfigError, root="")
    if values["fewshot"] < 0:
        raise ConfigError(f"{path}: fewshot", expected="0 or more", seen=str(values["fewshot"]))
    for key, most in (("fewshot", MOST_SHOTS), ("seed", SEEDS[-1])):
        if abs(values.get(key, 0)) > most:
            raise ConfigError(
                f"{path}: {key}", expected=f"{most:,} at most", seen=shorten(values[key])
            )
    return values


def comes_first(path: Path) -> bool:
    """Say whether a config claims that its method is the one that is meant where none is named.
    A file that cannot be used claims nothing: whoever needs it is told."""
    try:
        return read_values(path).get("comes_first") is True
    except ConfigError:
        return False


def read_metrics(
    metric: Mapping[str, Any], postprocess: str, config: Path
) -> tuple[MetricSpec, ...]:
    """Return the metrics; `general_torch_ppl_norm`, which UltraEval has as a post-processor of
    log-probabilities (`tasks/postprocess.py`), is the metric `acc_suffix` here. An `aggregation`
    becomes an option of its metric.

    Raises:
        ConfigError: a metric without a type, or an unknown aggregation.
    """
    specs: list[MetricSpec] = []
    for name, value in metric.items():
        evaluation = value.get("evaluation") if isinstance(value, dict) else None
        kind = evaluation.get("type") if isinstance(evaluation, dict) else None
        if not isinstance(evaluation, dict) or not isinstance(kind, str):
            raise ConfigError(
                f"{config}: metric {name!r}",
                expected='{"evaluation": {"type": "exact_match"}}',
                seen=shorten(value),
            )
        kind = kind.lower()
        options = {key: value for key, value in evaluation.items() if key != "type"}
        if "aggregation" in value:
            options["aggregation"] = _aggregation(value["aggregation"], name, config)
        is_norm = postprocess == "general_torch_ppl_norm" and kind == "log_prob"
        specs.append(MetricSpec(name, "acc_suffix" if is_norm else kind, options))
    return tuple(specs)


def _aggregation(value: Any, name: str, config: Path) -> Mapping[str, Any]:
    kind = value.get("type") if isinstance(value, dict) else None
    if not isinstance(kind, str) or kind.lower() not in AGGREGATIONS:
        raise ConfigError(
            f"{config}: metric {name!r}: aggregation",
            expected=" or ".join(f'{{"type": "{known}"}}' for known in AGGREGATIONS),
            seen=shorten(value),
        )
    return {**value, "type": kind.lower()}


def dataset_name(folder: str, config: TaskConfig) -> str:
    """Return what UltraEval gives a transform as `dataset_name`: the folder in lower case, the
    config's `task_name` with dashes, and the method, joined by underscores
    (`configs/make_config.py`)."""
    return f"{folder.lower()}_{re.sub('[-_]', '-', config.task_name)}_{config.method}"
