"""Metrics of answers that are sets: several labels at once, in any order."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

from workbench.scoring.metrics.doc_metric import (
    NO_GOLD,
    DocMetric,
    Gold,
    MetricMaker,
    MetricOptions,
    check_options,
    first,
    golds,
)
from workbench.types import Score


def parse_set(text: str) -> frozenset[str]:
    """Return the labels that a text lists: separated by commas, semicolons, their full-width kin
    or line ends; upper and lower case are one, and a full stop at the end is none of them."""
    parts = re.split(r"[,;\n，；、]", text.strip().rstrip(".。"))
    return frozenset(part.strip().casefold() for part in parts if part.strip())


def set_match(wanted: frozenset[str], got: frozenset[str]) -> float:
    """Return 1 if the two sets are equal."""
    return float(wanted == got)


def set_f1(wanted: frozenset[str], got: frozenset[str]) -> float:
    """Return 2·|both| / (|wanted| + |got|), the harmonic mean of precision and recall."""
    return 2 * len(wanted & got) / (len(wanted) + len(got))


def _maker(name: str, compare: Callable[[frozenset[str], frozenset[str]], float]) -> MetricMaker:
    def make(options: MetricOptions, _compat: str) -> DocMetric:
        check_options(name, options)

        def metric(_row: Mapping[str, Any], gold: Gold, extracted: tuple[str, ...]) -> Score:
            wanted = [parse_set(text) for text in golds(gold)]
            got = parse_set(first(extracted))
            return Score(max(compare(one, got) for one in wanted)) if wanted else NO_GOLD

        return metric

    return make


GEN_METRICS: Mapping[str, MetricMaker] = {
    "set_match": _maker("set_match", set_match),
    "set_f1": _maker("set_f1", set_f1),
}
"""The metrics of sets, by name."""
