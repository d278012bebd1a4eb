"""What a group's scores come to, beside the harness's own `Group.aggregate`."""

from __future__ import annotations

import json
import random
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from workbench.analysis.report import Report
from workbench.exchange.task_group import GroupReport, score_groups
from workbench.scoring.metrics.aggregate import aggregate
from workbench.types import Metric, Run, Score

pytest.importorskip("lm_eval")

AGGREGATES: tuple[list[dict[str, Any]], ...] = (
    [{"metric": "acc"}],
    [{"metric": "acc", "weight_by_size": False}, {"metric": "acc_norm", "weight_by_size": True}],
    [{"metric": "acc", "filter_list": "second"}],
    [{"metric": "acc", "filter_list": ["none", "second"], "aggregation": "mean"}],
)


@dataclass(frozen=True)
class Named:
    """A task as a group knows it."""

    task_name: str


def drawn(stream: random.Random) -> Metric:
    """A task's metric of a few docs."""
    return aggregate(Score(stream.random() < 0.6) for _ in range(stream.randint(2, 40)))


def theirs(metrics: dict[str, dict[str, Metric]], listed: list[dict[str, Any]]) -> dict[str, Any]:
    """Return what the harness's group makes of the tasks' values."""
    from lm_eval.api.group import Group
    from lm_eval.api.task import Task

    Task.register(Named)  # the group asks a task for its name alone
    group = Group.from_config({"group": "g", "aggregate_metric_list": listed})
    values: dict[str, Any] = {}
    for task, own in metrics.items():
        group.add(Named(task))  # type: ignore[arg-type]
        values[task] = {"sample_len": next(iter(own.values())).n}
        for key, metric in own.items():
            name, chain = key.split(",")
            values[task] |= {key: metric.value, f"{name}_stderr,{chain}": metric.stderr}
    return dict(group.aggregate(values))


def ours(
    folder: Path, metrics: dict[str, dict[str, Metric]], listed: list[dict[str, Any]]
) -> GroupReport:
    """Return what is made of the same values here, each config's metrics as those of its run."""
    chains = {
        task: dict.fromkeys(key.split(",")[1] for key in own) for task, own in metrics.items()
    }
    record = {
        "name": "g",
        "tasks": list(metrics),
        "aggregate": listed,
        "configs": {task: {chain: chain for chain in own} for task, own in chains.items()},
    }
    (folder / "group.json").write_text(json.dumps([record]), "utf-8")

    def score(task: Path, config: str) -> Report:
        own = metrics[task.name].items()
        found = {key.split(",")[0]: m for key, m in own if key.endswith(f",{config}")}
        run = Run("r", task.name, "gen_v0", "", "", "fake", "", "gen", {}, 0.0)
        return Report(run, (), found)

    return score_groups(folder, score)


@pytest.mark.parametrize("number", range(len(AGGREGATES)))
def test_a_groups_values_and_errors_are_the_harnesss(number: int, tmp_path: Path) -> None:
    """Weighted by size or not, of all filters or those that are named, with a task that lacks a
    metric: the same keys, and the same values and standard errors within 1e-12."""
    stream, listed = random.Random(number), AGGREGATES[number]
    metrics: dict[str, dict[str, Metric]] = {}
    for task in ("one", "two", "three"):
        own = {"acc,none": drawn(stream)}
        same = [own["acc,none"].n] * 2  # a task's metrics are of the same docs
        rest = (aggregate(Score(stream.random() < 0.5) for _ in range(n)) for n in same)
        own |= dict(zip(("acc_norm,none", "acc,second"), rest, strict=True))
        metrics[task] = own
    del metrics["two"]["acc_norm,none"]
    expected = theirs(metrics, listed)
    (group,) = ours(tmp_path, metrics, listed).groups
    assert set(group.metrics) == {key for key in expected if "," in key and "_stderr" not in key}
    for key, metric in group.metrics.items():
        name, chain = key.split(",")
        assert metric.value == pytest.approx(expected[key], abs=1e-12)
        assert metric.stderr == pytest.approx(expected[f"{name}_stderr,{chain}"], abs=1e-12)
        assert metric.n == expected["sample_count"][key]
