"""A folder of tasks that was a group of lm-evaluation-harness: one value of the scores of several.

`group.json` has for each group its tasks and groups, its `aggregate_metric_list`, and which filter
of the harness each config of its tasks stands for. The formulas are those of release 0.4.13:
`Group.aggregate` (`lm_eval/api/group.py`), and `aggregate_subtask_metrics`, `pooled_sample_stderr`
and `unweighted_mean_stderr` (`lm_eval/api/metrics.py`).
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Any, NotRequired, TypedDict

from workbench.analysis.report import Report
from workbench.errors import ConfigError, NotFoundError, shorten
from workbench.io.brief import brief
from workbench.io.files import parse_json, read_utf8
from workbench.io.shapes import require_shape
from workbench.types import Metric

FILE = "group.json"
MOST_TASKS = 10_000
"""A group of groups may name each of them twice, and so on: what that comes to has no end."""

Z95 = 1.959963984540054


class GroupShape(TypedDict):
    """A group as an import writes it down. `configs` has for each of its own tasks that was
    imported its folder, and the configs with the names of their filters."""

    name: str
    tasks: list[str]
    aggregate: Any
    configs: NotRequired[dict[str, dict[str, str]]]
    folders: NotRequired[dict[str, str]]


@dataclass(frozen=True, slots=True)
class Wanted:
    """An entry of an `aggregate_metric_list`. `filters` is None for all that the tasks have."""

    metric: str
    filters: tuple[str, ...] | None
    weighted: bool


@dataclass(frozen=True, slots=True)
class GroupScore:
    """What a group's scores come to: `metrics` by "metric,filter", as the harness calls them, and
    the tasks that are `missing` in one of them."""

    name: str
    metrics: Mapping[str, Metric]
    missing: Mapping[str, tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class GroupReport:
    """The reports of a folder's tasks by (task's folder, config), and what its groups come to."""

    reports: Mapping[tuple[str, str], Report]
    groups: tuple[GroupScore, ...]

    def __repr__(self) -> str:
        return brief(self, "reports")


def is_group_folder(folder: Path) -> bool:
    """Say whether a folder holds the tasks of a group."""
    return (folder / FILE).is_file()


def members_of(folder: Path) -> tuple[tuple[str, str], ...]:
    """Return the tasks of the groups of `folder`, each once, as (its folder's name, config).

    Raises:
        NotFoundError: there is no `group.json`.
        ConfigError: it cannot be used.
    """
    found = (
        (group.get("folders", {}).get(task, task), config)
        for group in _read(folder / FILE)
        for task, configs in group.get("configs", {}).items()
        for config in configs
    )
    return tuple(dict.fromkeys(found))


def score_groups(folder: Path, score: Callable[[Path, str], Report]) -> GroupReport:
    """Return what the groups of `folder` come to, where `score` scores a task by one config.

    Raises:
        NotFoundError: there is no `group.json`.
        ConfigError: it cannot be used.
    """
    groups = _read(folder / FILE)
    reports: dict[tuple[str, str], Report] = {}
    scores: dict[str, dict[str, Metric]] = {}
    for group in groups:
        for task, configs in group.get("configs", {}).items():
            place = group.get("folders", {}).get(task, task)
            for config, chain in configs.items():
                if (place, config) not in reports:
                    reports[place, config] = score(folder / place, config)
                found = reports[place, config].metrics.items()
                own = scores.setdefault(task, {})
                own |= {f"{name},{chain}": metric for name, metric in found}
    known = {group["name"]: group for group in groups}
    made = (_scored(group, known, scores, folder / FILE) for group in groups)
    return GroupReport(reports, tuple(each for each in made if each is not None))


def _read(path: Path) -> list[GroupShape]:
    if not path.is_file():
        raise NotFoundError(
            f"{path}: no such file", expected="a folder that was imported from a group"
        )
    groups = parse_json(read_utf8(path, ConfigError), path, ConfigError)
    require_shape(groups, list[GroupShape], str(path), ConfigError)
    return groups


def _scored(
    group: GroupShape,
    known: Mapping[str, GroupShape],
    scores: Mapping[str, Mapping[str, Metric]],
    path: Path,
) -> GroupScore | None:
    wanted = _wanted(group["aggregate"], f"{path}: aggregate of {group['name']!r}")
    if not wanted:
        return None
    tasks = list(islice(_leaves(group, known, ()), MOST_TASKS + 1))
    if len(tasks) > MOST_TASKS:
        raise ConfigError(
            f"{path}: tasks of {group['name']!r}",
            expected=f"at most {MOST_TASKS:,}, those of its groups included",
            seen="more: groups name each other again and again",
        )
    metrics: dict[str, Metric] = {}
    missing: dict[str, tuple[str, ...]] = {}
    for one in wanted:
        chains = one.filters
        if chains is None:
            keys = (key.split(",", 1) for task in tasks for key in scores.get(task, {}))
            chains = tuple(dict.fromkeys(chain for name, chain in keys if name == one.metric))
        for key in (f"{one.metric},{chain}" for chain in chains):
            has = [task for task in tasks if key in scores.get(task, {})]
            if has:
                metrics[key] = fold([scores[task][key] for task in has], weighted=one.weighted)
            if lacking := tuple(task for task in tasks if task not in has):
                missing[key] = lacking
    return GroupScore(group["name"], metrics, missing)


def _wanted(listed: Any, where: str) -> list[Wanted]:
    made: list[Wanted] = []
    entries = [listed] if isinstance(listed, Mapping) else listed or []
    if not isinstance(entries, list):
        raise ConfigError(where, expected="a list of {metric: …}", seen=shorten(listed))
    for entry in entries:
        if not isinstance(entry, Mapping) or not isinstance(entry.get("metric"), str):
            raise ConfigError(where, expected="{metric: …}", seen=shorten(entry))
        if entry.get("aggregation", "mean") != "mean":
            raise ConfigError(
                where, expected="aggregation: mean", seen=shorten(entry["aggregation"]),
                fix="The harness knows no other by name.",
            )  # fmt: skip
        filters = entry.get("filter_list")
        filters = [filters] if isinstance(filters, str) else filters
        if not isinstance(filters, list | None):
            raise ConfigError(
                f"{where}: filter_list", expected="names of filters", seen=shorten(filters)
            )
        made.append(
            Wanted(
                entry["metric"],
                None if filters is None else tuple(map(str, filters)),
                bool(entry.get("weight_by_size", True)),
            )
        )
    return made


def _leaves(
    group: GroupShape, known: Mapping[str, GroupShape], above: tuple[str, ...]
) -> Iterator[str]:
    """Yield the tasks of a group and of the groups in it, in order."""
    for name in group["tasks"]:
        if name in known and name not in (*above, group["name"]):
            yield from _leaves(known[name], known, (*above, group["name"]))
        else:
            yield name


def fold(metrics: Sequence[Metric], *, weighted: bool) -> Metric:
    """Return the mean of tasks' values, weighted by their docs or not, its standard error, and
    the interval of 1.96 of these.

    Weighted, the error is the pooled one, √(Σ (nᵢ − 1) nᵢ sᵢ² / (Σ nᵢ − k) / Σ nᵢ), and otherwise
    that of a mean of k independent values, √(Σ sᵢ²) / k. It is NaN where a task's is, or where no
    task has more than one doc.
    """
    sizes = [metric.n for metric in metrics]
    total, count = sum(sizes), len(metrics)
    weights = sizes if weighted else [1] * count
    value = math.fsum(m.value * w for m, w in zip(metrics, weights, strict=True)) / sum(weights)
    squares = [metric.stderr**2 for metric in metrics]
    if not weighted:
        stderr = math.sqrt(math.fsum(squares)) / count
    elif total > count:
        pooled = math.fsum((n - 1) * n * s for n, s in zip(sizes, squares, strict=True))
        stderr = math.sqrt(pooled / (total - count) / total)
    else:
        stderr = math.nan
    return Metric(value, stderr, (value - Z95 * stderr, value + Z95 * stderr), total)
