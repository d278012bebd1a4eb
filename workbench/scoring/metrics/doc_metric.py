"""What the systems' metrics have in common: their types, and how gold and settings are read.

A metric judges one doc and returns a `Score`; NaN means "could not score" and has its reason.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from workbench.errors import SettingError, nearest
from workbench.types import Score

Gold: TypeAlias = str | tuple[str, ...]

DocMetric: TypeAlias = Callable[[Mapping[str, Any], Gold, tuple[str, ...]], Score]
"""`(the doc's row, processed_output, extracted)` in. Of `extracted` the first counts, but for
`function_execution`, which takes each as a sample."""

RankMetric: TypeAlias = Callable[[Mapping[str, float], Sequence[float]], Score]
"""`(target_scores, values)` in: for each option, in order, the negative log-likelihood in nats
that UltraEval's post-processor made of it. The lowest is the likeliest."""

MetricOptions: TypeAlias = Mapping[str, Any]
"""What a config sets of a metric."""

MetricMaker: TypeAlias = Callable[[MetricOptions, str], DocMetric]
"""`(the config's settings of the metric, whose faults to repeat)` in, the metric out."""

NAN = float("nan")


@dataclass(frozen=True, slots=True)
class MetricSpec:
    """A metric as a config names it: the name it is reported under, what computes it, and the
    settings that it is given."""

    name: str
    type: str
    options: MetricOptions = field(default_factory=dict)


def as_tuple(gold: Gold) -> tuple[str, ...]:
    """Return the golds, of which any counts."""
    return (gold,) if isinstance(gold, str) else gold


def golds(gold: Gold) -> tuple[str, ...]:
    """Return the golds that are not blank: a blank one is no answer to compare with."""
    return tuple(text for text in as_tuple(gold) if text.strip())


def first(extracted: tuple[str, ...]) -> str:
    """Return the answer that counts, "" where there is none."""
    return extracted[0] if extracted else ""


NO_GOLD = Score(NAN, "the gold answer (processed_output) is empty")
"""The score of a doc that has no answer to compare with."""


def check_options(name: str, options: MetricOptions, known: Sequence[str] = ()) -> None:
    """Refuse a setting that the metric does not have.

    Raises:
        SettingError: there is one.
    """
    for key in options:
        if key not in (*known, "aggregation"):
            fix = nearest(key, known) if known else "It takes none."
            raise SettingError(f"metric {name!r}: unknown setting {key!r}", fix=fix)
