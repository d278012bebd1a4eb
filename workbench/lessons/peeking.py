"""Experiments on luck: edits that change nothing, who looks at them while they run, and the best of
many versions."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from workbench.analysis.judge import look_back
from workbench.analysis.judgement import NEEDED
from workbench.analysis.paired import mcnemar_p

if TYPE_CHECKING:
    import numpy as np
    import pandas


def null_edit(
    rng: np.random.Generator, rows: int, flips: float = 0.2, right: float = 0.6
) -> tuple[np.ndarray, np.ndarray]:
    """Return the scores (rows,) before and after an edit that changes nothing on average: a share
    `flips` of the docs flips, as many to right as to wrong; of the others `right` are right."""
    import numpy as np

    kind = rng.random(rows)
    before = np.where(kind < flips, kind < flips / 2, rng.random(rows) < right)
    after = np.where(kind < flips, kind >= flips / 2, before)
    return before.astype(float), after.astype(float)


def p_after(before: np.ndarray, after: np.ndarray, rows: int) -> float:
    """Return McNemar's exact p of the first rows; 1 where none of them flipped."""
    before, after = before[:rows], after[:rows]
    return mcnemar_p(int((after > before).sum()), int((after < before).sum()))


def first_verdict(before: np.ndarray, after: np.ndarray, looks: Iterable[int]) -> int | None:
    """Return at which of these numbers of rows the referee first calls the edit better or worse;
    None if it never does. The evidence alone tells: `judge` makes an interval of it, too, which
    takes most of its time."""
    pairs = list(zip(before.tolist(), after.tolist(), strict=True))
    for rows in looks:
        (look,) = look_back(pairs[:rows], [None] * rows, most=1)
        if max(look.better, look.worse) >= NEEDED:
            return rows
    return None


def winners(
    rng: np.random.Generator, scores: pandas.DataFrame, seen: int, draws: int = 1000
) -> pandas.DataFrame:
    """Choose the best of some versions on rows drawn by lot, again and again.

    `scores` has a column for each version and a row for each doc. Returns a row for each draw:
    `chosen`, the winner's accuracy on the rows that chose it, `later`, that on the others, and
    `typical`, the mean of all versions on the rows that chose.
    """
    import pandas

    found = []
    for _ in range(draws):
        order = rng.permutation(len(scores))
        first, rest = scores.iloc[order[:seen]].mean(), scores.iloc[order[seen:]].mean()
        winner = first.idxmax()
        found.append({"chosen": first[winner], "later": rest[winner], "typical": first.mean()})
    return pandas.DataFrame(found)
