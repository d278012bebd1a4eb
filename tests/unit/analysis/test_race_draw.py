"""The picture of a race: lanes as long as they ran, and why each ended."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest
from matplotlib.figure import Figure

from benchmarks.neighbour_worlds import SMALL
from workbench import race
from workbench.analysis.race import race_rounds
from workbench.analysis.raced import Race


@pytest.fixture(scope="module")
def rounds() -> list[Race]:
    """A race of 20 variants after each of its rounds."""
    drawn = SMALL.draw(np.random.default_rng(3))
    return [*race_rounds(range(20), range(200), drawn.evaluate, budget=1000, seed=3)]


def lanes(figure: Figure) -> list[float]:
    """Return how long the lanes are, from the top."""
    bars = [patch for patch in figure.axes[0].patches if hasattr(patch, "get_width")]
    return [bar.get_width() for bar in bars]  # pyright: ignore[reportAttributeAccessIssue]


def legend(figure: Figure) -> list[str]:
    """Return what the legend says."""
    return [text.get_text() for text in figure.legends[0].get_texts()]


@pytest.mark.slow
def test_the_picture_narrows_as_the_race_does(rounds: list[Race]) -> None:
    """As many lanes reach a lap as ran in it."""
    for found in rounds[:-1]:
        counts = Counter(lanes(found.plot()))
        for n, own in enumerate(found.rounds, 1):
            assert sum(counts[length] for length in counts if length >= n) == len(own.ranking)


def test_each_dropped_lane_is_counted_under_its_reason(rounds: list[Race]) -> None:
    """Every lane is in the legend once; the reason has the questions and how many went on."""
    last = rounds[-2]
    told = legend(last.plot())
    counts = [int(text.rsplit("(", 1)[1].rstrip(")")) for text in told]
    assert sum(counts) == 20
    first, second = last.rounds[:2]
    why = (
        f"dropped after {first.lap.end} questions: not among the first {len(second.ranking)} "
        f"of {len(first.ranking)} ({len(first.ranking) - len(second.ranking)})"
    )
    assert why in told
    assert any(text.startswith("yours") for text in told)


def test_yours_has_a_name_wherever_it_stands() -> None:
    """Yours is the worst of twenty here, and still told apart, in colour and in hatch."""
    found = race(
        range(20), range(200), lambda v, docs: [float(v != 0)] * len(docs), budget=1000, seed=0
    )
    figure = found.plot()
    assert "0" in [label.get_text() for label in figure.axes[0].get_yticklabels()]
    styles = {(bar.get_facecolor(), bar.get_hatch()) for bar in figure.axes[0].patches}
    mine = [bar for bar in figure.axes[0].patches if bar.get_hatch() == "///"]
    assert len(mine) == 1 and len(styles) > 3


def test_a_race_that_was_too_dear_is_drawn_too() -> None:
    """One lane; the others say that the budget was too small."""
    found = race(range(5), range(10), lambda v, docs: [1.0] * len(docs), budget=3)
    assert any("budget is too small" in text for text in legend(found.plot()))
