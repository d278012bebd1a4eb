"""A sweep's runs as curves: a metric against the number of shots, the seeds folded."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from workbench.analysis.report import Report
from workbench.analysis.scores import UNSCORED
from workbench.errors import SettingError, nearest
from workbench.scoring.metrics.aggregate import aggregate
from workbench.types import Metric, Score

if TYPE_CHECKING:
    from matplotlib.figure import Figure


@dataclass(frozen=True)
class SweepPoint:
    """One run of a sweep: a version, with so many shots, drawn by that seed."""

    version: str
    num_fewshot: int
    seed: int
    report: Report

    @property
    def metrics(self) -> Mapping[str, Metric]:
        """The run's metrics by name."""
        return self.report.metrics

    @property
    def model(self) -> str:
        """The model that was scored."""
        return self.report.run.model

    @property
    def run_id(self) -> str:
        """The run in the ledger."""
        return self.report.run_id


class Sweep(tuple[SweepPoint, ...]):
    """The runs of a sweep, in the order in which they were scored."""

    __slots__ = ()

    def plot(self, metric: str = "") -> Figure:
        """Draw a metric (default: the config's own) against the number of shots, a line per
        version.

        Raises:
            SettingError: no run has a score, or none has that metric.
        """
        from workbench.analysis.draw import plot_sweep

        return plot_sweep(self, metric)


@dataclass(frozen=True, slots=True)
class CurvePoint:
    """A version at one number of shots. `seeds` are the metric's values, one for each seed.

    `metric` is of the docs' means over the seeds. Its interval says what other docs would
    change; what other shots would change is seen in how far `seeds` scatter.
    """

    num_fewshot: int
    metric: Metric
    seeds: tuple[float, ...]


def default_metric(points: Sequence[SweepPoint]) -> str:
    """Return the config's own metric: the first that the runs report.

    Raises:
        SettingError: no run has a score.
    """
    for point in points:
        for name in point.metrics:
            return name
    raise SettingError("the sweep has no scores", seen=f"{len(points)} runs")


def curves(points: Sequence[SweepPoint], metric: str = "") -> dict[str, tuple[CurvePoint, ...]]:
    """Return each version's curve, by number of shots; versions stay in the order given.

    Where there are several models, each version has a curve for each, called
    `gen_v0 · teaching`. A doc counts at a point if it was scored under every seed there.

    Raises:
        SettingError: no run has a score, or none has that metric.
    """
    name = metric or default_metric(points)
    known = {known for point in points for known in point.metrics}
    if name not in known:
        raise SettingError(f"metric {name!r} is in no run", fix=nearest(name, known))
    groups: dict[str, dict[int, list[Report]]] = {}
    several = len({point.model for point in points}) > 1
    for point in points:
        label = f"{point.version} · {point.model}" if several else point.version
        groups.setdefault(label, {}).setdefault(point.num_fewshot, []).append(point.report)
    return {
        version: tuple(_fold(shots, by_shots[shots], name) for shots in sorted(by_shots))
        for version, by_shots in groups.items()
    }


def _fold(num_fewshot: int, reports: Sequence[Report], metric: str) -> CurvePoint:
    seeds = [report.metrics[metric].value for report in reports if metric in report.metrics]
    folded = fold_seeds([scores_of(report, metric) for report in reports])
    return CurvePoint(num_fewshot, folded, tuple(seeds))


class DocScore(NamedTuple):
    """A metric's value of one doc, NaN where it has none, and the doc's question."""

    value: float
    question: str = ""


def scores_of(report: Report, metric: str) -> dict[int, DocScore]:
    """Return a metric's value for each doc, NaN where it has none."""
    return {
        row.doc_id: DocScore(row.scores.get(metric, UNSCORED).value, row.question)
        for row in report.rows
    }


def fold_seeds(seeds: Sequence[Mapping[int, DocScore]]) -> Metric:
    """Return the metric of the docs' means over seeds, given each seed's values by doc. A doc
    counts if it was scored under every seed: equal answers under three seeds are no new docs."""
    first, *others = seeds
    # One NaN makes the doc's mean NaN, and `aggregate` leaves it out.
    both = [doc_id for doc_id in first if all(doc_id in values for values in others)]
    means = [math.fsum(values[doc_id].value for values in seeds) / len(seeds) for doc_id in both]
    return aggregate(map(Score, means), [first[doc_id].question for doc_id in both])
