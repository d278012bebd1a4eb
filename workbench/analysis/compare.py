"""Two sides, doc by doc: is B better than A, and would more rows tell?"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from workbench.analysis.paired import ALPHA, MCNEMAR, paired_difference
from workbench.analysis.tables import html_table
from workbench.messages import Message, say

if TYPE_CHECKING:
    from matplotlib.figure import Figure


@dataclass(frozen=True)
class Comparison:
    """What changed from run A to run B in one metric, over the docs that both scored.

    `delta` is B − A, for a loss A − B: above 0, B is better; `ci95` is its paired interval (see
    `paired_difference`). `n` counts the pairs, `left_out` the docs of either run that have no
    score in both. `better` and `worse` are the ids of the docs that B does better or worse.
    `pairs` has the two scores of each doc, those of a loss with their sign turned. `verdict` says
    it in one sentence.
    """

    run_a: str
    run_b: str
    metric: str
    delta: float
    ci95: tuple[float, float]
    p_value: float
    test: str
    n: int
    better: tuple[int, ...]
    worse: tuple[int, ...]
    verdict: str
    rows_needed: int | None
    left_out: int
    pairs: Mapping[int, tuple[float, float]] = field(repr=False, hash=False)

    @property
    def is_decided(self) -> bool:
        """Whether the test tells the two apart."""
        return self.p_value < ALPHA

    def plot(self) -> Figure:
        """Draw how many docs went from right to wrong, from wrong to right, and stayed."""
        from workbench.analysis.charts import flip_chart
        from workbench.analysis.draw import draw

        return draw(flip_chart(self))

    def _repr_html_(self) -> str:
        low, high = self.ci95
        cells = {
            "B − A": f"{self.delta:+.3f}",
            "95 % interval": f"{low:+.3f} to {high:+.3f}",
            "p": format_p(self.p_value),
            "better": str(len(self.better)),
            "worse": str(len(self.worse)),
            "n": str(self.n),
        }
        return html_table(f"{self.metric}: {self.verdict}", tuple(cells), [tuple(cells.values())])


def compare_pairs(
    pairs: Mapping[int, tuple[float, float]],
    metric: str,
    runs: tuple[str, str],
    *,
    left_out: int = 0,
) -> Comparison:
    """Compare the scores of A and B by doc, more being better; `runs` are what the two are
    called."""
    before, after = [x for x, _ in pairs.values()], [y for _, y in pairs.values()]
    found = paired_difference(before, after)
    compared = Comparison(
        run_a=runs[0],
        run_b=runs[1],
        metric=metric,
        **vars(found),
        n=len(pairs),
        better=tuple(i for i, (x, y) in pairs.items() if y > x),
        worse=tuple(i for i, (x, y) in pairs.items() if y < x),
        verdict="",
        left_out=left_out,
        pairs=dict(pairs),
    )
    return replace(compared, verdict=verdict(compared))


# -- in words ----------------------------------------------------------------------------------


def verdict(found: Comparison) -> Message:
    """Return a comparison in one sentence, in the language in force."""
    if found.n == 0:
        return say("nothing to compare: no doc has a score in both runs")
    if not (found.better or found.worse):
        same = say("the same score on all {n} docs: nothing tells them apart", n=found.n)
        if found.test != MCNEMAR:
            return same
        hidden = _points(found.ci95[1])
        return say("{same}; a difference of up to {points} points may hide", same=same,
                   points=hidden)  # fmt: skip
    counts, size = change_in_words(found)
    if not found.is_decided:
        return say("{counts}: cannot tell apart; {why}", counts=counts, why=_why(found))
    if found.delta > 0:
        return say("{counts}: B is better by {size}", counts=counts, size=size)
    return say("{counts}: B is worse by {size}", counts=counts, size=size)


def change_in_words(found: Comparison) -> tuple[Message, str]:
    """Return how many docs B does better and worse, and how large the difference is."""
    counts = say(
        "{better} better, {worse} worse of {n}, {p}",
        better=len(found.better), worse=len(found.worse), n=found.n, p=format_p(found.p_value),
    )  # fmt: skip
    if found.test == MCNEMAR:
        return counts, say("{points} points", points=_points(found.delta))
    return counts, f"{abs(found.delta):.3g}"


def _why(found: Comparison) -> Message:
    """Return why two runs that differ cannot be told apart, and what would tell."""
    if found.delta == 0:
        return say("the changes cancel out")
    if found.rows_needed is None or found.rows_needed <= found.n:
        return say("too few docs changed")
    rows = _about(found.rows_needed)
    if found.test != MCNEMAR:
        size = f"{abs(found.delta):.3g}"
        return say("a change of {size} at this spread needs about {rows} rows", size=size,
                   rows=rows)  # fmt: skip
    points = _points(found.delta)
    if points.startswith(("8", "11", "18")):
        return say("an {points}-point change at this flip rate needs about {rows} rows",
                   points=points, rows=rows)  # fmt: skip
    return say("a {points}-point change at this flip rate needs about {rows} rows",
               points=points, rows=rows)  # fmt: skip


def format_p(p: float) -> str:
    """Return `p = 0.34`, or `p < 0.001`."""
    if math.isnan(p):
        return "p unknown"
    if p < 0.001:
        return "p < 0.001"
    digits = 3 if p < 0.1 else 2
    return f"p = {p:.{digits}f}" if p < 0.995 else "p = 1"


def _points(delta: float) -> str:
    return f"{100 * abs(delta):.1f}".removesuffix(".0")


def _about(rows: int) -> int:
    """Return the count rounded up to two digits: it is an estimate from an estimate."""
    step = 10 ** max(0, len(str(rows)) - 2)
    return math.ceil(rows / step) * step
