"""Answers that are sets of labels."""

from __future__ import annotations

import pytest

from workbench.scoring.metrics.doc_metric import MetricSpec
from workbench.scoring.metrics.named import gen_metric


@pytest.mark.parametrize(
    ("gold", "answer", "match", "f1"),
    [
        ("joy, pride", " Pride, joy.", 1, 1),
        ("joy, pride", "joy", 0, 2 / 3),
        ("joy, pride", "joy; fear", 0, 0.5),
        ("喜悦，自豪", "自豪、喜悦。", 1, 1),
        ("joy", "", 0, 0),
        (("joy", "joy, pride"), "pride\njoy", 1, 1),
    ],
)
def test_order_and_case_do_not_count_and_what_is_missing_does(
    gold: str | tuple[str, ...], answer: str, match: float, f1: float
) -> None:
    """Of several golds the best counts; f1 by hand: 2·|both| / (|gold| + |answer|)."""
    for name, worth in (("set_match", match), ("set_f1", f1)):
        metric = gen_metric(MetricSpec("m", name))
        assert metric({}, gold, (answer,)).value == pytest.approx(worth)
