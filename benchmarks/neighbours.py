"""Races among a hundred variants, and the robustness band, by simulation: what is lost, what is
told wrongly, what it costs: `python -m benchmarks.neighbours`.

`--worlds` is how many times each case is drawn, `--only` takes tables by their names. In the table
of bands a cell has the mean error in points and, in parentheses, its mean.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

import numpy as np

from benchmarks.neighbour_worlds import (
    BANDS,
    FACTS,
    HARD,
    HELD_OUT_BANDS,
    NULLS,
    OTHERS,
    OTHERS_BANDS,
    SMALL,
    WINNERS,
    Drawn,
    Floats,
    World,
)
from workbench.analysis.band import robustness_band
from workbench.analysis.effects import axis_effects
from workbench.analysis.race import race
from workbench.analysis.raced import Race

SHARES = (0.05, 0.25, 0.5, 0.75, 0.95)
ENDS_AND_MIDDLE = (0.05, 0.5, 0.95)
BUDGET = 17_000
"""What 100 variants on 2,000 rows may cost; plain scoring of 1,000 rows takes 100,000."""


def raced(world: World, worlds: int, budget: int) -> Iterator[tuple[Race, Drawn]]:
    """Yield the races of so many worlds of a kind."""
    for number in range(worlds):
        drawn = world.draw(np.random.default_rng([world.rows, number]))
        yield (
            race(
                range(world.variants),
                range(world.rows),
                drawn.evaluate,
                budget=budget,
                seed=number,
                groups=drawn.groups,
            ),
            drawn,
        )


def budget_of(world: World) -> int:
    """Return the budget of a world: as large a part of all cells as 17,000 of 200,000."""
    return max(4, round(BUDGET * world.variants * world.rows / 200_000))


def points(values: list[float]) -> str:
    """Return a mean in points, with its standard error."""
    error = 100 * np.std(values) / math.sqrt(len(values))
    return f"{100 * np.mean(values):.2f} ± {error:.2f}"


def regret(worlds: int) -> Iterator[str]:
    """Yield the table of what is lost to the true best, and of the winner's stated score."""
    yield "| world | evaluations | regret | of scoring everything | score too high by | outside |"
    yield "|---|---|---|---|---|---|"
    small = replace(SMALL, name="20 variants, 200 rows, half of all cells")
    for world in (*FACTS, *HARD, *OTHERS, small):
        lost, full, high, outside, spent = [], [], [], 0, 0
        budget = 2000 if world is small else budget_of(world)
        for found, drawn in raced(world, worlds, budget):
            truth = drawn.truth
            lost.append(truth.max() - truth[found.best])
            full.append(truth.max() - truth[drawn.scores.mean(axis=1).argmax()])
            high.append(found.estimate - truth[found.best])
            outside += not found.interval[0] <= truth[found.best] <= found.interval[1]
            spent = max(spent, found.evaluations)
        yield (
            f"| {world.name} | {spent:,} | {points(lost)} | {points(full)} | {points(high)} "
            f"| {outside / worlds:.1%} |"
        )


def nulls(worlds: int) -> Iterator[str]:
    """Yield the table of worlds without a best."""
    yield '| world | "better than yours" | any called worse than the best | score too high by |'
    yield "|---|---|---|---|"
    for world in NULLS:
        false, anyone, high = 0, 0, []
        for found, drawn in raced(world, worlds, max(2000, budget_of(world))):
            false += 0 not in found.tied
            anyone += len(found.tied) < world.variants
            high.append(found.estimate - drawn.truth[0])
        yield f"| {world.name} | {false / worlds:.1%} | {anyone / worlds:.1%} | {points(high)} |"


def winners(worlds: int) -> Iterator[str]:
    """Yield the table of worlds with one that is 12 points above the others."""
    yield "| world | found | told | its lead, stated | called worse than the best |"
    yield "|---|---|---|---|---|"
    for world in WINNERS:
        best, told, lead, lost = 0, 0, [], 0
        for found, _ in raced(world, worlds, budget_of(world)):
            is_best = found.best == world.variants - 1
            best += is_best
            told += is_best and 0 not in found.tied
            lost += world.variants - 1 not in found.tied
            if is_best:
                lead.append(found.lead)
        yield (
            f"| {world.name} | {best / worlds:.0%} | {told / worlds:.0%} | {points(lead)} "
            f"| {lost / worlds:.1%} |"
        )


def bands(worlds: int, cases: Sequence[World] = BANDS) -> Iterator[str]:
    """Yield the table of the band's quantiles: how far from those of all variants on all rows.

    `floor` is what an end is off by where a normal distribution's mean and spread are estimated
    from as many evaluations, on the best number of variants, by one who knows how hard each row is:
    with the variance v within rows and N evaluations, the mean's variance is v / N and the spread's
    2 v / N, so that of an end is v / N (1 + 2 · 1.645²), and its mean error is 0.8 of the root.
    """
    yield "| two runs of 2,000 rows | 5 % | 25 % | median | 75 % | 95 % | floor |"
    yield "|---|---|---|---|---|---|---|"
    for world in cases:
        wrong: list[list[float]] = []
        within: list[float] = []
        for number in range(worlds):
            drawn = world.draw(np.random.default_rng([6, number]))
            band = robustness_band(
                range(world.variants),
                range(world.rows),
                drawn.evaluate,
                seed=number,
                groups=drawn.groups,
            )
            true = np.quantile(drawn.scores.mean(axis=1), SHARES)
            wrong.append([band.quantile(s) - q for s, q in zip(SHARES, true, strict=True)])
            within.append(float(drawn.scores.var(axis=0).mean()))
        size, bias = np.abs(wrong).mean(axis=0), np.mean(wrong, axis=0)
        cells = (f"{100 * s:.1f} ({100 * b:+.1f})" for s, b in zip(size, bias, strict=True))
        evaluations = 2 * world.rows / world.copies  # copies tell nothing new
        floor = math.sqrt(np.mean(within) / evaluations * (1 + 2 * 1.645**2) * 2 / math.pi)
        yield f"| {world.name} | {' | '.join(cells)} | {100 * floor:.1f} |"


SIZES = ((20, 30), (100, 36), (20, 60), (20, 200), (100, 200), (50, 1000), (100, 1000), (100, 2000))
"""Variants and rows of the worlds in which the band's intervals are held against the truth."""

CHANCES: dict[str, Callable[[np.random.Generator, int], Floats]] = {
    "alike": lambda draw, n: np.full(n, 0.6),
    "normal": lambda draw, n: draw.normal(0.6, 0.03, n),
    "a tenth is broken": lambda draw, n: _broken(draw, n, 0.1, 0.3, 0.75),
    "a fourteenth is broken": lambda draw, n: _broken(draw, n, 1 / 14, 0.05, 0.9),
    "a fiftieth is broken": lambda draw, n: _broken(draw, n, 0.02, 0.1, 0.7),
    "nearly always right": lambda draw, n: draw.normal(0.97, 0.01, n),
    "nearly always wrong": lambda draw, n: np.abs(draw.normal(0.02, 0.01, n)),
    "heavy tails": lambda draw, n: 0.7 + 0.03 * draw.standard_t(2, n),
    "a long tail of worse ones": lambda draw, n: 0.8 - draw.exponential(0.08, n),
    "two camps": lambda draw, n: _broken(draw, n, 0.5, 0.45, 0.7),
}
"""How likely variants are right on a middling row, by the name of a world."""


def _broken(draw: np.random.Generator, count: int, part: float, bad: float, good: float) -> Floats:
    """Return chances of which a part, at least one, is bad and the rest is good."""
    is_bad = draw.permutation(count) < max(1, round(count * part))
    return np.where(is_bad, bad, good) + draw.normal(0, 0.01, count)


def sure_bands(worlds: int) -> Iterator[str]:
    """Yield the table of how often a quantile of all variants on all rows is outside its interval
    of 90 %: over all kinds of worlds, and in the kind where that is most often; and how wide the
    interval of the lower end is in normal ones, and where a tenth is broken."""
    yield "| variants, rows | 5 % | median | 95 % | most often | width | a tenth is broken |"
    yield "|---|---|---|---|---|---|---|"
    for variants, rows in SIZES:
        outside: dict[str, Floats] = {}
        width: dict[str, float] = {}
        for place, (name, chances) in enumerate(CHANCES.items()):
            missed, wide = np.zeros(3), []
            for number in range(worlds):
                draw = np.random.default_rng([9, variants, rows, place, number])
                chance = chances(draw, variants).clip(0.005, 0.995)
                logits = np.log(chance / (1 - chance))[:, None] + draw.normal(0, 1, rows)
                logits += draw.normal(0, 0.5, (variants, rows))
                scores = (draw.random((variants, rows)) < 1 / (1 + np.exp(-logits))).astype(float)
                drawn = Drawn(scores, scores.mean(axis=1), 1)
                band = robustness_band(range(variants), range(rows), drawn.evaluate, seed=number)
                true = np.quantile(scores.mean(axis=1), ENDS_AND_MIDDLE)
                ends = np.array([band.interval(share) for share in ENDS_AND_MIDDLE])
                missed += (true < ends[:, 0] - 1e-9) | (true > ends[:, 1] + 1e-9)
                wide.append(ends[0, 1] - ends[0, 0])
            outside[name], width[name] = missed / worlds, float(np.median(wide))
        all_ = np.mean([*outside.values()], axis=0)
        worst = max(outside, key=lambda name: outside[name].max())
        yield (
            f"| {variants}, {rows:,} | {' | '.join(f'{share:.0%}' for share in all_)} "
            f"| {outside[worst].max():.0%}, {worst} | {100 * width['normal']:.0f} "
            f"| {100 * width['a tenth is broken']:.0f} |"
        )


def held_out_bands(worlds: int) -> Iterator[str]:
    """Yield the same of worlds that had no say in how a band is told."""
    return bands(worlds, HELD_OUT_BANDS)


def others_bands(worlds: int) -> Iterator[str]:
    """Yield the same of worlds by an author who had not read how it is done."""
    return bands(worlds, OTHERS_BANDS)


def known_bands(worlds: int) -> Iterator[str]:
    """Yield the table of what the quantiles are off by where all else is known: how hard each row
    is, and to the last digit how variants' scores are spread.

    Each variant's mean is then seen with the variance v within rows over its share of the
    evaluations, evenly dealt; of what is likely after that, the median of a quantile has the least
    mean error that there is.
    """
    yield "| all but the variants is known | 5 % | 25 % | median | 75 % | 95 % |"
    yield "|---|---|---|---|---|---|"
    for world in (*BANDS, *HELD_OUT_BANDS, *OTHERS_BANDS):
        rng = np.random.default_rng(8)
        within = float(np.mean([world.draw(rng).scores.var(axis=0).mean() for _ in range(6)]))
        noise = within * world.variants * world.copies / (2 * world.rows)
        spread = np.sort(world.some_means(rng, 4000))  # [4,000]
        wrong = [
            _guess(means := rng.choice(spread, world.variants), spread, noise, rng)
            - np.quantile(means, SHARES)
            for _ in range(5 * worlds)
        ]
        cells = (f"{100 * size:.1f}" for size in np.abs(wrong).mean(axis=0))
        yield f"| {world.name} | {' | '.join(cells)} |"


def _guess(means: Floats, spread: Floats, noise: float, rng: np.random.Generator) -> Floats:
    """Return the likeliest quantiles of means that are seen once, with noise of that variance, and
    were drawn from `spread`."""
    seen = means + rng.normal(0, math.sqrt(noise), len(means))
    chance = np.exp(-((seen[:, None] - spread) ** 2) / (2 * noise))  # [variants, spread]
    steps = np.cumsum(chance, axis=1)
    places = [
        np.searchsorted(each, each[-1] * rng.random(200)).clip(max=len(spread) - 1)
        for each in steps
    ]
    return np.median(np.quantile(spread[np.array(places)], SHARES, axis=0), axis=1)


def of_axes(adds: float, besides: float, number: int) -> tuple[list[dict[str, str]], Floats, float]:
    """Return the levels of 96 variants on four axes, scores [variants, 200 rows], and what the
    second level of the first axis adds: `adds`, but that no chance is above 1. `besides` is the
    standard deviation of what a variant has of its own."""
    draw = np.random.default_rng([7, number])
    levels = [
        {**{name: str(draw.integers(2)) for name in "abc"}, "d": str(draw.integers(8))}
        for _ in range(96)
    ]
    base = draw.random(200)
    own = adds * np.array([level["a"] == "1" for level in levels]) + draw.normal(0, besides, 96)
    chance = np.clip(base + own[:, None], 0, 1)
    scores = (draw.random((96, 200)) < chance).astype(float)
    return levels, scores, float((np.clip(base + adds, 0, 1) - base).mean())


def axes(worlds: int) -> Iterator[str]:
    """Yield the table of main effects, of races of 96 variants of four axes on 200 rows."""
    yield "| an axis adds, variants differ by | its effect too high by | width | outside | others |"
    yield "|---|---|---|---|---|"
    for adds, besides in ((0.0, 0.0), (0.1, 0.0), (0.1, 0.04), (0.25, 0.04)):
        high: list[float] = []
        width: list[float] = []
        outside = {True: 0, False: 0}
        for number in range(worlds):
            levels, scores, true = of_axes(adds, besides, number)
            drawn = Drawn(scores, scores.mean(axis=1), 1)
            found = race(range(96), range(200), drawn.evaluate, budget=1800, seed=number)
            end = [one.lap.end for one in found.rounds if not one.is_fresh][-1]
            for axis in axis_effects(levels, found.means[:, :end]):
                if axis.name == "d":
                    continue
                second = axis.levels[1]
                sign, is_one = (1 if second.level == "1" else -1), axis.name == "a"
                outside[is_one] += not second.ci95[0] <= sign * true * is_one <= second.ci95[1]
                if is_one:
                    high.append(sign * second.effect - true)
                    width.append(second.ci95[1] - second.ci95[0])
        yield (
            f"| {100 * adds:.0f} points, {100 * besides:.0f} (sd) | {points(high)} "
            f"| {100 * np.mean(width):.0f} | {outside[True] / worlds:.1%} "
            f"| {outside[False] / worlds / 2:.1%} |"
        )


TABLES: dict[str, Callable[[int], Iterator[str]]] = {
    "regret": regret,
    "nulls": nulls,
    "winners": winners,
    "bands": bands,
    "bands held out": held_out_bands,
    "bands by others": others_bands,
    "bands known": known_bands,
    "bands sure": sure_bands,
    "axes": axes,
}


def main() -> None:
    """Print the tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--worlds", type=int, default=400)
    parser.add_argument("--only", choices=[*TABLES], nargs="+", default=[*TABLES])
    given = parser.parse_args()
    print(f"{given.worlds:,} worlds of each kind\n")
    for name in given.only:
        for line in TABLES[name](given.worlds):
            print(line, flush=True)
        print()


if __name__ == "__main__":
    main()
