"""The best of many variants for a few evaluations, told without the luck of having been chosen.

Yours runs to the end; of the others the better half go on, lap after lap (see `schedule`), on
rows in a drawn order that all share. What is said of a pair is said with evidence that holds at
every look and for as many tries as there are variants beside yours, so it does not matter that
the race chose whom to drop and when to stop. The winner's own score comes from rows that had no
say in the choice. Where yours has a score and another has none, that one counts with the lowest:
who leaves out what it is wrong on is not ahead by it.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeAlias

from workbench.analysis.asked import (
    Evaluate,
    check_whole,
    names_of,
    questions_in,
    scores_of,
    several,
)
from workbench.analysis.raced import Race, Round, lowest_of, with_lowest
from workbench.analysis.schedule import Lap, Schedule, fit
from workbench.io.given import require

if TYPE_CHECKING:
    import numpy
    from numpy.typing import NDArray

    Floats: TypeAlias = NDArray[numpy.float64]
    Places: TypeAlias = NDArray[numpy.int64]

UNSPENT = 10
"""A budget of which no more than one part of so many is left is as good as spent."""

ScoreField: TypeAlias = Callable[[Sequence[int], Sequence[int]], Any]
"""Places of variants and of docs in, scores out, [variants, docs]: all that run, at once."""


def race(
    variants: Iterable[Any],
    docs: Iterable[Any],
    evaluate: Evaluate,
    *,
    budget: int,
    seed: int = 0,
    groups: Iterable[Hashable] | None = None,
) -> Race:
    """Return which of the variants scores best on docs like these, within `budget` evaluations of
    one variant on one doc.

    `variants[0]` is the user's own; it is never dropped. `evaluate(variant, docs)` gives one score
    per doc. `groups` has a name for each doc: docs of one name count as one question, with their
    mean, and one without a name (None) is a question of its own; without groups, docs that are
    equal and can be hashed are one question. A question that is too large for the budget may be
    left out (`Race.left_out`). With too small a budget to choose and to check, yours is scored
    alone. Where yours has a score and another variant none (NaN), that counts with the lowest
    score: 0 where all are from 0 to 1.

    Raises:
        SettingError: variants, docs, budget, seed or groups make no sense, or `evaluate` returns
            something else than a score per doc.
    """
    *_, last = race_rounds(variants, docs, evaluate, budget=budget, seed=seed, groups=groups)
    return last


def race_rounds(
    variants: Iterable[Any],
    docs: Iterable[Any],
    evaluate: Evaluate,
    *,
    budget: int,
    seed: int = 0,
    groups: Iterable[Hashable] | None = None,
) -> Iterator[Race]:
    """Yield the race after each round; to stop is to ask for no more. Arguments and errors are as
    in `race`. A larger budget with the same seed begins with the same docs, so that answers that
    were stored are asked for again."""
    field, rows = several("variants", variants), several("docs", docs)
    require("evaluate", evaluate, callable, "a function of a variant and of docs")

    def score(runners: Sequence[int], places: Sequence[int]) -> list[list[float]]:
        asked = [rows[place] for place in places]
        return [scores_of(evaluate(field[runner], asked), asked) for runner in runners]

    names = names_of(rows, groups)
    return field_rounds(field, names, score, budget=budget, seed=seed)


def field_rounds(
    variants: Sequence[Any],
    names: Sequence[Hashable],
    score: ScoreField,
    *,
    budget: int,
    seed: int = 0,
) -> Iterator[Race]:
    """Yield the race after each round, where all that run are scored at once, so that they can
    share what their prompts share. `names` has each doc's question.

    Raises:
        SettingError: budget or seed make no sense.
    """
    check_whole("budget", budget, 1)
    check_whole("seed", seed, 0)
    return _rounds(variants, names, score, budget, seed)


@dataclass(frozen=True)
class Course:
    """What a race will be, before anything is scored: its questions in the order drawn, each with
    the places of its docs, the laps on them, and in which turn variants go on that do alike; of
    `all_questions` those that are `left_out` for want of room, and its `evaluations` at most."""

    questions: Sequence[Sequence[int]]
    plan: Schedule
    luck: Places
    all_questions: int
    left_out: int
    evaluations: int


def course_of(variants: int, names: Sequence[Hashable], budget: int, seed: int) -> Course:
    """Return what a race of so many variants will be; `names` has each doc's question."""
    import numpy

    draw = numpy.random.default_rng(seed)
    questions = questions_in(names)
    every = [questions[place] for place in draw.permutation(len(questions))]
    # Of variants that do alike some go on; which is not a matter of the order they were listed in.
    luck = draw.permutation(variants)
    places, plan = fit(variants, [len(question) for question in every], budget)
    drawn = [every[place] for place in places]
    cost = min(budget, plan.cost([len(question) for question in drawn]))
    left_out = len(every) - (len(drawn) if budget - cost < budget // UNSPENT else plan.fresh_end)
    return Course(drawn, plan, luck, len(every), left_out, cost)


def _rounds(
    variants: Sequence[Any], names: Sequence[Hashable], score: ScoreField, budget: int, seed: int
) -> Iterator[Race]:
    import numpy

    course = course_of(len(variants), names, budget, seed)
    plan, luck = course.plan, course.luck
    drawn = course.questions[: plan.fresh_end]
    table = _Table(drawn, numpy.full((len(variants), plan.fresh_end), numpy.nan))
    sizes = tuple(len(question) for question in drawn)
    rounds: tuple[Round, ...] = ()
    running = numpy.arange(len(variants))
    for lap in plan.laps:
        running = _cut(running, lap.variants)
        spent = table.fill(running, lap.start, lap.end, score, budget)
        seen = table.means[:, : lap.end]
        running = _ranked(seen, running, luck)
        rounds = (*rounds, Round(lap, tuple(running.tolist()), spent))
        yield Race(tuple(variants), rounds, budget, seen, course.all_questions, course.left_out,
                   sizes)  # fmt: skip
    best = int(running[0]) if plan.laps else 0
    last = Lap(1 + (best != 0), plan.fresh_start, plan.fresh_end)
    field = numpy.array([best, 0][: last.variants])
    spent = table.fill(field, last.start, last.end, score, budget)
    rounds = (*rounds, Round(last, tuple(field.tolist()), spent, is_fresh=True))
    yield Race(tuple(variants), rounds, budget, table.means, course.all_questions, course.left_out,
                   sizes)  # fmt: skip


@dataclass(frozen=True)
class _Table:
    """The mean scores of variants on questions, [variants, questions] in the order drawn, NaN where
    one was not scored, or where one of its docs has no score; and the questions' docs."""

    drawn: Sequence[Sequence[int]]
    means: Floats

    def fill(self, running: Places, start: int, end: int, score: ScoreField, budget: int) -> int:
        """Score the variants on the questions; return for how many evaluations."""
        import numpy

        drawn = self.drawn[start:end]
        # A single question may be larger than the whole budget.
        docs = [doc for question in drawn for doc in question][:budget]
        ends = numpy.minimum(numpy.cumsum([0, *map(len, drawn[:-1])]), len(docs))
        found = numpy.asarray(score(running.tolist(), docs), dtype=float)
        sizes = numpy.diff([*ends, len(docs)])
        self.means[running, start:end] = numpy.add.reduceat(found, ends, axis=1) / sizes
        return found.size


def _ranked(means: Floats, running: Places, luck: Places) -> Places:
    """Return those that run, the best first, and yours among the first that go on: by their mean
    difference from yours over the questions that yours has a score on."""
    import numpy

    ahead = with_lowest(means[running], means[0], lowest_of(means)) - means[0]
    known = ~numpy.isnan(ahead)
    counts = known.sum(axis=1)
    sums = numpy.where(known, ahead, 0.0).sum(axis=1)
    lead = numpy.where(counts > 0, sums / numpy.maximum(counts, 1), -numpy.inf)
    lead[running == 0] = 0.0
    # Sums in another order differ in their last bits; that is no lead.
    lead = numpy.round(lead, 12)
    # Of equal ones yours is first, then luck decides.
    turn = numpy.where(running == 0, -1, luck[running])
    return running[numpy.lexsort((turn, -lead))]


def _cut(ranked: Places, size: int) -> Places:
    """Return those that go on: the best, and yours whatever its place."""
    kept = ranked[:size].copy()
    if 0 not in kept:
        kept[-1] = 0
    return kept
