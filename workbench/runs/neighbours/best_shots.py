"""The best shots of a pool: choices of so many of its rows, in an order, raced against the shots
that a version has."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import permutations

from workbench.analysis.judgement import format_span
from workbench.analysis.raced import Race, ahead_in_words, in_words
from workbench.errors import SettingError
from workbench.io.given import require_whole
from workbench.messages import Message, say
from workbench.models.base import LanguageModel
from workbench.runs.neighbours.axes import (
    MOST,
    Level,
    axis_from,
    variant_of,
    with_settings,
)
from workbench.runs.neighbours.field import Faults, Field, admit, no_faults, probe_plan
from workbench.runs.neighbours.sealed import open_winner
from workbench.runs.neighbours.search import (
    BUDGET_RUNS,
    Neighbours,
    Search,
    race_field,
    with_sealed,
)
from workbench.runs.plan import Plan
from workbench.runs.progress import Progress
from workbench.runs.run import Tools

SHOTS = "shots"
MOST_SHOTS = 1000
"""More than any prompt has room for."""


@dataclass(frozen=True, slots=True)
class Choose:
    """What is asked for: how many shots (`size`), how many choices of them at most, and for how
    many evaluations of one choice on one doc (None: as `neighbours`).

    Raises:
        SettingError: a number that is none, below 1 or beyond use.
    """

    size: int
    most: int = MOST
    budget: int | None = None

    def __post_init__(self) -> None:
        require_whole("k", self.size, 1, MOST_SHOTS)
        Search(most=self.most, budget=self.budget)


@dataclass(frozen=True)
class BestShots:
    """What a race of choices of `size` of the `pool` rows that shots are taken from has found;
    `search` has all of it."""

    search: Neighbours
    size: int
    pool: int

    @property
    def race(self) -> Race:
        """The race; `estimate` and `interval` are of the best choice's score."""
        return self.search.race

    @property
    def ids(self) -> tuple[int, ...]:
        """The rows of the best choice, in their order; none where nothing is ahead of yours."""
        return self.search.best.plan.settings.shot_ids[: self.size] if self.race.best_place else ()

    @property
    def tied(self) -> tuple[tuple[int, ...], ...]:
        """The rows of all choices that are not shown to be worse than the best."""
        every = (self.race.variants[place] for place in self.race.tied_places if place)
        return tuple(variant.plan.settings.shot_ids[: self.size] for variant in every)

    @property
    def sentence(self) -> str:
        """What came of it, in a sentence. The amount by which the best is ahead, and its score,
        are from rows that had no say in the choice."""
        return with_sealed(in_words(self.race, self._first()), self.search.sealed)

    def _first(self) -> Message:
        race, counts = self.race, {"k": self.size, "pool": self.pool}
        if not race.best_place:
            return say("none of {n} choices of {k} in {pool} rows as shots is ahead of yours",
                       n=race.tries, **counts)  # fmt: skip
        ids = ", ".join(map(str, self.ids))
        if race.judgement.verdict == "better":
            return say(
                "the best of {n} choices of {k} in {pool} rows as shots is {ids}: {ahead}",
                n=race.tries, ids=ids, ahead=ahead_in_words(race), **counts,
            )  # fmt: skip
        span = format_span(race.judgement.interval, is_share=race.is_share)
        return say(
            "the best of {n} choices of {k} in {pool} rows as shots is {ids}; it cannot be told "
            "from yours ({span}, {n} tries)",
            n=race.tries, ids=ids, span=span, **counts,
        )  # fmt: skip


def make_choices(
    plan: Plan,
    choose: Choose,
    tools: Tools,
    model: LanguageModel | None = None,
    faults: Faults = no_faults,
) -> Field:
    """Return who runs: yours, with the shots that it has, and choices of rows of the pool, all
    there are where they are few; else each row is drawn about as often as any other. Those that
    cannot be rendered, or have a fault that yours has not, are dropped.

    Raises:
        InputError: yours cannot be scored, answers are sampled, or the pool is too small.
    """
    probe = probe_plan(plan, tools, model)
    pool = plan.task.pool(plan.config)
    ids = [doc.id for doc in pool.docs]
    # A doc that is itself a shot takes a spare one in its place.
    most = len(ids) if pool.separate else len(ids) - 1
    if choose.size > most:
        raise SettingError("k", expected=f"{most} at most, of a pool of {len(ids)} rows",
                           seen=str(choose.size))  # fmt: skip
    chosen = draw_choices(ids, choose.size, choose.most, plan.settings.seed)
    axis = axis_from(SHOTS, [_level(own, ids) for own in chosen])
    drawn = [variant_of(plan, [axis], [level.label]) for level in axis.levels]
    budget = BUDGET_RUNS * len(probe.docs) if choose.budget is None else choose.budget
    return admit(probe, drawn, budget, faults)


def race_choices(
    found: Field,
    choose: Choose,
    model: LanguageModel,
    tools: Tools,
    *,
    sealed: bool = False,
    progress: Callable[[Progress], None] = lambda step: None,
    watch: Callable[[Race], None] = lambda race: None,
) -> BestShots:
    """Race choices to their end, as `race_field` does. With `sealed`, the sealed rows say what they
    make of the best (see `open_winner`), if it is ahead of yours.

    Raises:
        InputError: the sealed rows cannot be asked.
        ModelError: the model fails.
    """
    end = race_field(found, model, tools, progress, watch, measured=False)
    if sealed and end.race.best_place:
        end = open_winner(end, model)
    return BestShots(end, choose.size, len(found.plan.task.pool(found.plan.config).docs))


def draw_choices(
    ids: Sequence[int], size: int, most: int, seed: int
) -> tuple[tuple[int, ...], ...]:
    """Return `most` choices of `size` of the ids, in an order, no two the same; all that there are
    where they are fewer. They are cut from shuffled lists of all, so that each id is drawn about
    as often as any other."""
    if math.perm(len(ids), size) <= most:
        return tuple(permutations(ids, size))
    draw = random.Random(f"best shots/{seed}")
    chosen: dict[tuple[int, ...], None] = {}
    for own in _cut(ids, size, draw):
        chosen[own] = None
        if len(chosen) == most:
            break
    return tuple(chosen)


def _cut(ids: Sequence[int], size: int, draw: random.Random) -> Iterator[tuple[int, ...]]:
    while True:
        order = draw.sample(ids, len(ids))
        for start in range(0, len(ids) - size + 1, size):
            yield tuple(order[start : start + size])


def _level(chosen: Sequence[int], ids: Sequence[int]) -> Level:
    spare = next(((own,) for own in ids if own not in chosen), ())
    change = partial(
        with_settings, sampler="ids", shot_ids=(*chosen, *spare), num_fewshot=len(chosen)
    )
    return Level(", ".join(map(str, chosen)), change)
