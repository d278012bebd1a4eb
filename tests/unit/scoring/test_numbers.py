"""Answers that are numbers, compared by their values."""

from __future__ import annotations

import math

import pytest

from workbench.scoring.metrics.doc_metric import MetricSpec
from workbench.scoring.metrics.named import gen_metric


@pytest.mark.parametrize(
    ("gold", "answer", "worth"),
    [
        ("253.2", "253.20", 1),
        ("20", "20.0", 1),
        ("1325.38", "1,325.38", 1),
        ("-0.5", "−.5", 1),
        ("1e-07", "0.0000001", 1),
        ("253.2", "253", 0),
        ("0.3", "0.30000000000000001", 0),
        ("1.5", "1,5", 0),
        ("20", "", 0),
        ("20", "20 EUR", 0),
        ("n/a", " n/a ", 1),
        ("٣", "3", 0),
        (("7", "8.0"), "8", 1),
        ("9" * 5000, "9" * 5000, 1),
    ],
)
def test_the_value_counts(gold: str | tuple[str, ...], answer: str, worth: float) -> None:
    """However it is written, exactly; what is no number is compared as a text."""
    metric = gen_metric(MetricSpec("m", "number_match"))
    assert metric({}, gold, (answer,)).value == worth
    assert math.isnan(metric({}, " ", (answer,)).value)
