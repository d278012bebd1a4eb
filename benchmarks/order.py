"""What it costs to answer docs in the order in which they were drawn.

Texts are scored in windows, each a tree of its own, so that the first docs are done first. Beside
it stands one tree of all texts, whose docs finish in the order of their texts. The two run in turn,
on a fresh model each time; ratios are of process time on a CPU. "first" is when the first eighth
of the docs was done, as a part of the run. Models are those of `benchmarks.ppl`.

    python -m benchmarks.order --models teaching 135M --rows 100 --repeats 5
"""

from __future__ import annotations

import argparse
import statistics
from collections.abc import Sequence
from typing import Any

from benchmarks import clock, ppl_shapes
from benchmarks.ppl import fresh, made
from benchmarks.ppl_shapes import SIZES, Shape
from workbench.models.ppl import windows as cuts
from workbench.types import LoglikelihoodRequest

NAMES = ["teaching", *SIZES]
WHOLE = (1_000_000,)


def timed(
    model: Any, tokenizer: Any, wanted: Sequence[LoglikelihoodRequest], windows: tuple[int, ...]
) -> tuple[float, float]:
    """Return how long a run took, and after which part of it the first eighth of the docs was
    done."""
    kept, cuts.WINDOWS = cuts.WINDOWS, windows
    try:
        made_model = fresh(model, tokenizer)
        start = clock.seconds(model.device)
        wanted_first = len(wanted) // 8
        there: set[int] = set()
        first = 0.0
        for answered in made_model.loglikelihoods(wanted):
            if answered is not None and answered[0] < wanted_first:
                there.add(answered[0])
                if len(there) == wanted_first:
                    first = clock.seconds(model.device) - start
        seconds = clock.seconds(model.device) - start
    finally:
        cuts.WINDOWS = kept
    return seconds, first / seconds


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--models", nargs="+", choices=NAMES, default=NAMES[:2])
    parser.add_argument("--rows", type=int, default=100)
    parser.add_argument("--repeats", type=int, default=5)
    given = parser.parse_args(arguments)
    print("| model | shape | in order / one tree | first, in order | first, one tree |")
    print("|---|---|---|---|---|")
    for name in given.models:
        model, tokenizer = made(name)
        for shape in (Shape(True, 0), Shape(True, 5), Shape(False, 5)):
            wanted = ppl_shapes.requests(shape, given.rows)
            timed(model, tokenizer, wanted, WHOLE)  # the trials, which a process does once
            ratios, firsts = [], []
            for _ in range(given.repeats):
                whole, late = timed(model, tokenizer, wanted, WHOLE)
                ordered, early = timed(model, tokenizer, wanted, cuts.WINDOWS)
                ratios.append(ordered / whole)
                firsts.append((early, late))
            spread = f"{statistics.median(ratios):.2f} ({min(ratios):.2f}–{max(ratios):.2f})"
            early, late = (statistics.median(side) for side in zip(*firsts, strict=True))
            print(f"| {name} | {shape.name} | {spread} | {early:.0%} | {late:.0%} |", flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
