"""Our evidence against two published implementations, as recorded by
`tests/oracle/make_evidence_golden.py` from `confseq` 0.0.11 and `savvi` 0.3.1."""

from __future__ import annotations

import json
import math
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from scipy.stats import beta

from workbench.analysis import evidence
from workbench.analysis.evidence import (
    bets,
    bounded,
    bounded_interval,
    log_evidence,
    log_mixture,
    log_products,
    log_stakes,
)

GOLDEN = Path(__file__).parents[2] / "golden" / "evidence" / "published.json"
PUBLISHED: dict[str, Any] = json.loads(GOLDEN.read_text(encoding="utf-8"))


@pytest.fixture
def few_bets(monkeypatch: pytest.MonkeyPatch) -> None:
    """The five bets of the recording in place of ours."""
    placed = np.array(PUBLISHED["bets"]), np.array(PUBLISHED["shares"])
    monkeypatch.setattr(evidence, "bets", lambda: placed)


@pytest.mark.usefixtures("few_bets")
@pytest.mark.parametrize("case", PUBLISHED["betting"], ids=lambda case: case["name"])
def test_stakes_are_those_of_confseq_after_every_row(case: dict[str, Any]) -> None:
    differences = np.array(case["differences"])
    for mean, stakes in case["stakes"].items():
        ours = [
            math.exp(log_evidence(bounded(differences[:n]), float(mean)))
            for n in range(1, len(differences) + 1)
        ]
        assert ours == pytest.approx(stakes, rel=1e-9)


@pytest.mark.usefixtures("few_bets")
@pytest.mark.parametrize("case", PUBLISHED["betting"], ids=lambda case: case["name"])
def test_the_lower_end_is_that_of_confseq_after_every_row(case: dict[str, Any]) -> None:
    """Which is on a grid of 1/2,000 of the difference."""
    differences = np.array(case["differences"])
    for n in range(1, len(differences) + 1):
        low, _ = bounded_interval(bounded(differences[:n]), 40)
        assert low == pytest.approx(case["lower"][n - 1], abs=1.1 / 2000)


@pytest.mark.usefixtures("few_bets")
def test_stakes_without_replacement_are_those_of_confseq() -> None:
    case = PUBLISHED["without_replacement"]
    scores, total = np.array(case["scores"]), case["total"]
    before = np.concatenate([[0.0], np.cumsum(scores)[:-1]])
    for mean, stake in case["stakes"].items():
        expected = (total * float(mean) - before) / (total - np.arange(len(scores)))
        ours = math.exp(float(log_mixture(log_products(scores / expected - 1))))
        assert ours == pytest.approx(stake, rel=1e-9)


@pytest.mark.parametrize(
    "case", PUBLISHED["flips"], ids=lambda case: f"{case['wins']}-{case['losses']}"
)
def test_stakes_on_flips_add_up_to_the_odds_of_savvi(case: dict[str, Any]) -> None:
    """With its prior in place of ours: a chance of winning t is a bet of 2 t - 1 on wins, or of
    1 - 2 t on losses. The last 16 of our bets integrate such a product to the last digit."""
    seen = bounded(np.array([1.0] * case["wins"] + [-1.0] * case["losses"]))
    values, nodes = bets()[0][-16:], np.polynomial.legendre.leggauss(16)[1] / 2
    density = beta.pdf((1 + values) / 2, 3, 3) / 2
    both = sum(np.exp(log_stakes(side, 0.0)[-16:]) for side in (seen, seen.turned()))
    assert float(nodes @ (density * both)) == pytest.approx(case["odds"], rel=1e-9)
