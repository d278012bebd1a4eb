"""Record what two published implementations of always-valid inference say of a few sequences.

`confseq` is by authors of "Estimating means of bounded random variables by betting", and `savvi`
follows Lindon and Malek 2022, "Anytime-valid inference for multinomial count data". The first needs
a C++ compiler and is older than NumPy 2, the second brings a solver, so neither is a dependency of
the tests. To record anew, in an environment of its own:

    pip install confseq==0.0.11 savvi==0.3.1
    python tests/oracle/make_evidence_golden.py tests/golden/evidence/published.json
"""

# pyright: reportMissingImports=false

from __future__ import annotations

import json
import sys
from importlib.metadata import version
from pathlib import Path

import numpy as np

np.__dict__["float_"] = np.float64  # the name that `confseq` uses, which NumPy 2 took away

from confseq.betting import cs_from_martingale, diversified_betting_mart  # noqa: E402
from savvi.multinomial import Multinomial  # noqa: E402

BETS = [0.05, 0.2, 0.45, 0.7, 0.95]
SHARES = [0.1, 0.3, 0.3, 0.2, 0.1]


def sequences() -> dict[str, np.ndarray]:
    """Differences b - a of pairs of scores, by name, [rows] each."""
    rng = np.random.default_rng(18)
    return {
        "right or wrong": rng.choice([-1.0, 0.0, 1.0], 80, p=[0.06, 0.74, 0.2]),
        "fractions": rng.beta(2, 3, 60).round(3) - rng.beta(2, 5, 60).round(3),
        "worse": rng.choice([-1.0, -0.5, 0.0, 0.5], 50, p=[0.2, 0.2, 0.4, 0.2]),
    }


def bets_of(population: int | None) -> list[object]:
    """The bets as functions of data and claimed mean: a share u of the most that one can lose."""

    def placed(u: float) -> object:
        def bet(x: np.ndarray, m: float) -> np.ndarray:
            if population is None:
                return np.repeat(u / m, len(x))
            before = np.append(0, np.cumsum(x)[:-1])
            return u / ((population * m - before) / (population - np.arange(len(x))))

        return bet

    return [placed(u) for u in BETS]


def stake(x: np.ndarray, m: float, population: int | None = None) -> np.ndarray:
    """What is there of 1 after each row, against "the mean is at most m", [rows]."""
    return diversified_betting_mart(
        x, m, bets_of(population), lambdas_weights=SHARES, N=population, theta=1, trunc_scale=1
    )


def betting() -> list[dict[str, object]]:
    """Stakes and lower ends by `confseq`, on scores moved from [-1, 1] to [0, 1]."""
    found: list[dict[str, object]] = []
    for name, differences in sequences().items():
        x = (differences + 1) / 2
        lower, _ = cs_from_martingale(x, stake, breaks=4000, alpha=1 / 40)
        found.append(
            {
                "name": name,
                "differences": differences.tolist(),
                "stakes": {
                    str(mean): stake(x, (mean + 1) / 2).tolist() for mean in (-0.1, 0.0, 0.05)
                },
                # The grid's own step is taken off each end.
                "lower": (2 * (lower + 1 / 4000) - 1).tolist(),
            }
        )
    return found


def without_replacement() -> dict[str, object]:
    """Stakes by `confseq` on a population of which some were drawn."""
    population = np.random.default_rng(19).beta(0.6, 0.4, 90).round(3)
    drawn = population[:55]
    claims = [0.45, 0.5, 0.55]
    stakes = {str(mean): float(stake(drawn, mean, 90)[-1]) for mean in claims}
    return {"scores": drawn.tolist(), "total": 90, "stakes": stakes}


def flips() -> list[dict[str, float]]:
    """The odds of `savvi` against "wins and losses are as likely", with a prior of Beta(3, 3)."""
    found = []
    for wins, losses in ((4, 1), (12, 3), (9, 9), (17, 6)):
        test = Multinomial(0.05, np.array([0.5, 0.5]), k=6)
        test.update(np.array([wins, losses]))
        found.append({"wins": wins, "losses": losses, "odds": float(test.odds)})
    return found


if __name__ == "__main__":
    recorded = {
        "versions": {name: version(name) for name in ("confseq", "savvi")},
        "bets": BETS,
        "shares": SHARES,
        "betting": betting(),
        "without_replacement": without_replacement(),
        "flips": flips(),
    }
    Path(sys.argv[1]).write_text(json.dumps(recorded, indent=1) + "\n", encoding="utf-8")
