"""How often an agent that mixes doors, and stops at the first "better", is told so by luck.

No text is worth anything: each is right on a row with the same chance, whatever the others do. The
agent looks at ten texts on one row each and scores the one that was right, races ten and scores
whoever is ahead after a few rows, and scores others as they come; it asks for the verdict on each.
Once with verdicts and prices as they are; once with a new try at the price of its rows alone, so
that tries outnumber what the first verdicts counted.

    python -m benchmarks.agent_budgets [--worlds 1000] [--rows 200] [--budgets 20,100]
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator

import numpy as np

import workbench

LOOKED_AT = 10
RACED_ROWS = 8


def scored(r: np.random.Generator, rows: int) -> Iterator[tuple[np.ndarray, list[int]]]:
    """Yield texts that the agent scores on all rows, with the rows that each new try was scored on
    for it."""
    while True:
        for looked in (1, RACED_ROWS, rows):
            count = 1 if looked == rows else LOOKED_AT
            texts = (r.random((count, rows)) < 0.5).astype(float)
            best = int(texts[:, :looked].sum(axis=1).argmax())
            yield texts[best], [looked] * (count - 1) + [rows]


def told_better(seed: int, rows: int, runs: int, *, as_runs: bool) -> bool:
    """Say whether an agent with a budget of so many runs is told "better" at any time."""
    r = np.random.default_rng(seed)
    yours = (r.random(rows) < 0.5).astype(float)
    left, tries = runs * rows - rows, 0
    for text, new in scored(r, rows):
        price = sum(rows if as_runs else own for own in new)
        if price > left:
            return False
        left, tries = left - price, tries + len(new)
        pairs = list(zip(yours.tolist(), text.tolist(), strict=True))
        if workbench.judge(pairs, tries=tries + left // rows).verdict == "better":
            return True
    return False


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description="How often a mixing agent is told better.")
    parser.add_argument("--worlds", type=int, default=1000)
    parser.add_argument("--rows", type=int, default=200)
    parser.add_argument("--budgets", default="20,100")
    asked = parser.parse_args()
    print("| budget, in runs | a new try takes a run's worth | only its rows |")
    print("|---|---|---|")
    for runs in map(int, asked.budgets.split(",")):
        shares = [
            np.mean([told_better(s, asked.rows, runs, as_runs=own) for s in range(asked.worlds)])
            for own in (True, False)
        ]
        print(f"| {runs} | {shares[0]:.1%} | {shares[1]:.1%} |", flush=True)


if __name__ == "__main__":
    main()
