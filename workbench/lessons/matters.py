"""What matters: worlds in which it is known what each choice adds, and what was measured, as a
table and as a picture."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product
from typing import TYPE_CHECKING

from workbench.analysis.effects import AxisEffect, axis_effects
from workbench.analysis.plots import COLOURS, finish, new_figure

if TYPE_CHECKING:
    import numpy as np
    import pandas
    from matplotlib.figure import Figure

HARD = 1.2
"""How much rows differ in how hard they are, as a standard deviation of their log-odds."""


def world(
    rng: np.random.Generator,
    adds: Mapping[str, float],
    rows: int = 200,
    together: float = 0.0,
) -> tuple[list[dict[str, str]], np.ndarray]:
    """Return variants that each choose "no" or "yes" for each name, all there are, and their scores
    [variants, rows], 0 or 1.

    `adds` says by how many log-odds a "yes" makes an answer right more often, and `together` what
    the first two add only where both are chosen.
    """
    import numpy as np

    levels: list[dict[str, str]] = [
        dict(zip(adds, own, strict=True)) for own in product(("no", "yes"), repeat=len(adds))
    ]
    chosen = np.array([[own[name] == "yes" for name in adds] for own in levels], dtype=float)
    odds = chosen @ np.array(list(adds.values())) + together * chosen[:, :2].all(axis=1)
    chance = 1 / (1 + np.exp(-(odds[:, None] + HARD * rng.standard_normal(rows))))
    return levels, (rng.random(chance.shape) < chance).astype(float)


def shown(effects: Sequence[AxisEffect]) -> pandas.DataFrame:
    """Return the effects of axes in points, each with the ends of its interval and the level that
    is best."""
    import pandas

    found = {
        axis.name: {
            "points": 100 * axis.effect,
            "from": 100 * axis.ci95[0],
            "to": 100 * axis.ci95[1],
            "sure": axis.ci95[0] > 0,
            "best": max(axis.levels, key=lambda level: level.effect).level,
        }
        for axis in effects
    }
    return pandas.DataFrame(found).T.astype({"points": float, "from": float, "to": float}).round(1)


def picture(effects: Sequence[AxisEffect]) -> Figure:
    """Return how far each axis's best level is above its worst, with the interval; what is sure is
    filled."""
    figure, axes = new_figure(6.4, 0.9 + 0.4 * len(effects))
    for place, axis in enumerate(effects):
        low, high = (100 * end for end in axis.ci95)
        colour = COLOURS[0] if low > 0 else "0.55"
        line = {"color": colour, "marker": "", "linestyle": "-", "linewidth": 2}
        axes.plot([low, high], [place, place], **line)
        axes.plot([100 * axis.effect], [place], color=colour, marker="o", linestyle="",
                  fillstyle="full" if low > 0 else "none")  # fmt: skip
    axes.axvline(0, color="black", linewidth=1, marker="", linestyle="--")
    axes.set_yticks(range(len(effects)), [axis.name for axis in effects])
    axes.invert_yaxis()
    axes.grid(visible=False)
    axes.set(xlabel="points between the best level and the worst")
    return finish(figure)


def gap(levels: Sequence[Mapping[str, str]], scores: np.ndarray, name: str) -> float:
    """Return what a "yes" of one name adds to the mean score where nothing else is chosen: one
    thing changed at a time."""
    alone = [place for place, own in enumerate(levels) if _only(own, name)]
    return float(scores[alone[-1]].mean() - scores[alone[0]].mean())


def _only(own: Mapping[str, str], name: str) -> bool:
    return all(level == "no" for other, level in own.items() if other != name)


def luckiest(rng: np.random.Generator, names: int, worlds: int = 100) -> pandas.DataFrame:
    """Return of worlds in which nothing matters the largest effect of any of so many names, in
    points, and how often an interval that holds for one name alone, or for all, called it sure."""
    import pandas

    found = []
    for _ in range(worlds):
        levels, scores = world(rng, dict.fromkeys(map(str, range(names)), 0.0))
        effects = axis_effects(levels, scores)
        alone = [axis_effects([{n: own[n]} for own in levels], scores)[0] for n in levels[0]]
        sure = {"each for itself": alone, "all at once": effects}
        told = {name: any(axis.ci95[0] > 0 for axis in own) for name, own in sure.items()}
        found.append({"largest": 100 * effects[0].effect, **told})
    return pandas.DataFrame(found)
