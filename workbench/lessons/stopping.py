"""When to stop: an edit is scored a few rows at a time, by somebody who may call it at any look.

Whoever stops once McNemar's p is below 0.05 is fooled by one in six of the edits here that change
nothing (as 500 of them showed); the referee, who looks as often, by one in a hundred.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal, TypeAlias

from workbench.analysis.chart import Chart, Guide, Mark, Series, Tick, Words, make_chart
from workbench.analysis.judge import look_back
from workbench.analysis.judgement import NEEDED
from workbench.analysis.paired import mcnemar_p, tango_interval
from workbench.messages import say

ROWS = 400
"""So many rows there are of an edit."""

STEP = 10
"""So many are scored between two looks."""

FLIPS = 0.3
"""The share of the rows that an edit turns from wrong to right, or the other way."""

GAINS = (0.0, 0.0, 0.12, -0.12)
"""What the edits truly add to the accuracy: half of them nothing."""

ALPHA = 0.05

Call: TypeAlias = Literal["", "better", "worse", "same"]
"""What was said of an edit; "" is nothing yet, `same` that no difference was seen."""


@dataclass(frozen=True, slots=True)
class Edit:
    """An edit whose truth is known: `gain` is what it adds to the accuracy in the long run, `rows`
    what it did to each row: 1 made it right, -1 wrong, 0 left it."""

    gain: float
    rows: tuple[int, ...]

    @property
    def truth(self) -> Call:
        """What one would rightly call it."""
        return "better" if self.gain > 0 else "worse" if self.gain < 0 else "same"


@dataclass(frozen=True, slots=True)
class Look:
    """What the first `rows` rows say: how many flipped to right and to wrong, McNemar's exact p and
    Tango's 95 % interval of the difference, both made for one look."""

    rows: int
    better: int
    worse: int

    @property
    def delta(self) -> float:
        """The difference of the accuracies so far, from -1 to 1."""
        return (self.better - self.worse) / self.rows

    @property
    def p(self) -> float:
        """McNemar's exact p, two-sided."""
        return mcnemar_p(self.better, self.worse)

    @property
    def interval(self) -> tuple[float, float]:
        """Tango's interval of the difference."""
        return tango_interval(self.better, self.worse, self.rows)


def draw_edit(seed: int, number: int) -> Edit:
    """Return the `number`th edit of a seed: of each four, two change nothing, in a drawn order."""
    block, place = divmod(number - 1, len(GAINS))
    gain = random.Random(f"{seed}/{block}").sample(GAINS, len(GAINS))[place]
    rng = random.Random(f"{seed}/{block}/{place}")
    chances = ((FLIPS - gain) / 2, (FLIPS + gain) / 2, 1 - FLIPS)
    return Edit(gain, tuple(rng.choices((-1, 1, 0), chances, k=ROWS)))


def look(edit: Edit, rows: int) -> Look:
    """Return what an edit's first rows, at least one, say of it."""
    seen = edit.rows[:rows]
    return Look(len(seen), seen.count(1), seen.count(-1))


def looks(edit: Edit) -> tuple[Look, ...]:
    """Return all looks that one can take at an edit."""
    return tuple(look(edit, rows) for rows in range(STEP, len(edit.rows) + 1, STEP))


@lru_cache
def first_below(edit: Edit) -> int | None:
    """Return at which look p is first below 0.05; None if at none."""
    return next((each.rows for each in looks(edit) if each.p < ALPHA), None)


@lru_cache
def first_ruled(edit: Edit) -> tuple[int, Call] | None:
    """Return at which look the referee (`workbench.judge`) first calls an edit better or worse, and
    which; None if at none."""
    pairs = [(float(flip < 0), float(flip > 0)) for flip in edit.rows]
    for seen in look_back(pairs, range(len(pairs)), most=len(pairs) // STEP):
        if max(seen.better, seen.worse) >= NEEDED:
            return seen.questions, "better" if seen.better > seen.worse else "worse"
    return None


@dataclass(frozen=True, slots=True)
class Tally:
    """How often somebody was wrong: of the edits that change nothing, `fooled` of `nothing` were
    called better or worse; of those that do, `found` of `real` were called what they are."""

    nothing: int = 0
    fooled: int = 0
    real: int = 0
    found: int = 0


def tally(calls: Iterable[tuple[Edit, Call]]) -> Tally:
    """Return how often such calls were wrong."""
    called = list(calls)
    nothing = [call for edit, call in called if edit.truth == "same"]
    real = [call == edit.truth for edit, call in called if edit.truth != "same"]
    return Tally(len(nothing), sum(call != "same" for call in nothing), len(real), sum(real))


def by_rule(edits: Iterable[Edit], rule: Literal["p", "referee"]) -> Tally:
    """Return how often a rule would have been wrong that looks each time and stops at the first
    difference: at p below 0.05, or when the referee rules."""

    def call(edit: Edit) -> Call:
        if rule == "referee":
            ruled = first_ruled(edit)
            return "same" if ruled is None else ruled[1]
        below = first_below(edit)
        if below is None:
            return "same"
        return "better" if look(edit, below).delta > 0 else "worse"

    return tally((edit, call(edit)) for edit in edits)


def path(edit: Edit, rows: int, *, told: bool) -> Chart:
    """Return the difference at each look up to `rows`, with Tango's intervals; once the truth is
    told, what would have come after it and the true difference, too. In points."""
    seen, after = say("what you saw"), say("what would have come")
    marks = [_mark(each, seen) for each in looks(edit) if each.rows <= rows]
    if told:
        marks += [_mark(each, after) for each in looks(edit) if each.rows >= rows]
    guides = [Guide(say("no difference"), 0.0)]
    if told and edit.gain:
        guides.append(Guide(say("the truth"), 100 * edit.gain))
    words = Words(
        say("B − A by rows"), say("rows"), say("points"), say("95 % intervals for one look")
    )
    series = (Series(seen), Series(after, "same"))
    return make_chart("lines", words, marks, series=series, ticks=_ticks(marks), guides=guides)


def _mark(at: Look, series: str) -> Mark:
    low, high = at.interval
    return Mark(at.rows, 100 * at.delta, str(at.rows), series,
                low=100 * low, high=100 * high, n=at.rows)  # fmt: skip


def _ticks(marks: Sequence[Mark]) -> list[Tick]:
    last = max((int(mark.x) for mark in marks), default=0)
    every = 50 if last > 10 * STEP else STEP
    return [Tick(rows, str(rows)) for rows in range(every, last + 1, every)]
