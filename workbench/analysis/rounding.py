"""Flips that rounding alone could have made: near-ties that fell to one side here, to the other
there."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from workbench.messages import Message, say
from workbench.scoring.metrics.doc_metric import MetricSpec
from workbench.scoring.metrics.named import PPL_RULES, rank_metric
from workbench.scoring.metrics.ppl import PplRule, num_shared
from workbench.types import Row, Run


@dataclass(frozen=True, slots=True)
class Rounding:
    """The docs (their ids) whose flip rounding alone could have made, and by how much it moves a
    log-likelihood: the larger noise floor of the two runs, in nats."""

    docs: frozenset[int] = frozenset()
    nats: float = 0.0

    def note(self, flips: int) -> Message:
        """Return what is to be said of them, of so many flips in all."""
        nats = f"{self.nats:.2g}"
        if len(self.docs) == flips == 1:
            return say("the only flip is within rounding ({nats} nats)", nats=nats)
        if len(self.docs) == flips:
            return say("all {n} flips are within rounding ({nats} nats)", n=flips, nats=nats)
        return say(
            "flips within rounding ({nats} nats), which count as ties: {n} of {flips}",
            n=len(self.docs), flips=flips, nats=nats,
        )  # fmt: skip


NO_ROUNDING = Rounding()


def find_rounding(runs: tuple[Run, Run], flips: Iterable[tuple[Row, Row]], metric: str) -> Rounding:
    """Return which of the flips (the rows of A and of B) of two PPL runs are within rounding.

    One is where in both runs the choice that is picked leads the one that the other run picks by
    less than rounding can take away, and the same lead in both would explain what each shows. A
    lead is the difference of two sums, each of which moves by up to the noise floor (divided as the
    metric divides): with floors f and g in A and B, each lead is below 2 max(f, g), and the two
    together are below 2 f + 2 g. So a flip between bfloat16 and float32 counts where the lead in
    float32 is one that bfloat16 can turn. (A floor is measured between batches of one type; how far
    the type itself is from exact numbers is taken to be no more.)

    That a flip could be rounding does not say that it is: a better prompt, too, turns near-ties
    first. Nothing is claimed (no flip is within rounding) where a floor is not known (see
    `floors_of`), of a metric that is not the rank of a quotient, and of GEN: a generation does not
    tell by how much its tokens led.
    """
    floors, before, after = floors_of(*runs), _rule(runs[0], metric), _rule(runs[1], metric)
    if floors is None or before is None or after is None:
        return NO_ROUNDING
    found: list[int] = []
    for old, new in flips:
        if old.choices != new.choices:
            continue
        a, b = _ranked(old, before), _ranked(new, after)
        if a.pick != b.pick and _may_turn(a, b, floors):
            found.append(new.doc_id)
    return Rounding(frozenset(found), max(floors)) if found else NO_ROUNDING


def floors_of(a: Run, b: Run) -> tuple[float, float] | None:
    """Return the noise floors of two runs, in nats. A run that has none (every answer was stored,
    so nothing was measured; or it is older) has that of the other if it is of the same weights in
    the same type; None where one is not known."""
    found = [run.settings.get("noise") for run in (a, b)]
    if a.fingerprint == b.fingerprint:
        known = max((floor for floor in found if floor is not None), default=None)
        found = [known if floor is None else floor for floor in found]
    first, second = found
    return None if first is None or second is None else (first, second)


def _rule(run: Run, metric: str) -> PplRule | None:
    """Return what a run's metric ranks the choices by; None where it is no such quotient."""
    settings = run.settings
    kind = (settings.get("metrics") or {}).get(metric, metric)
    if run.method != "ppl" or kind not in PPL_RULES:
        return None
    options = (settings.get("metric_options") or {}).get(metric) or {}
    own = rank_metric(MetricSpec(metric, kind, options), settings.get("compat") or "")
    return PPL_RULES[kind] if own is None else None


@dataclass(frozen=True, slots=True)
class _Ranked:
    """What a row's choices are ranked by, and what each one's sum was divided by."""

    values: list[float]
    counts: list[int]

    @property
    def pick(self) -> int:
        """The best choice, the first of equals."""
        return self.values.index(max(self.values))

    def lead(self, other: int) -> float:
        """By how much the best choice leads the other."""
        return self.values[self.pick] - self.values[other]

    def reach(self, other: int, floor: float) -> float:
        """By how much rounding moves that lead."""
        return floor * (1 / self.counts[self.pick] + 1 / self.counts[other])


def _may_turn(a: _Ranked, b: _Ranked, floors: tuple[float, float]) -> bool:
    """Say whether rounding alone could have made the two picks (see `find_rounding`)."""
    worst = max(floors)
    leads = a.lead(b.pick), b.lead(a.pick)
    reaches = a.reach(b.pick, floors[0]) + b.reach(a.pick, floors[1])
    near = leads[0] < a.reach(b.pick, worst) and leads[1] < b.reach(a.pick, worst)
    return near and sum(leads) < reaches


def _ranked(row: Row, rule: PplRule) -> _Ranked:
    shared = num_shared(answer.token_ids for answer in row.loglikelihoods)
    pairs = zip(row.choices, row.loglikelihoods, strict=True)
    parts = [rule(choice, answer, shared) for choice, answer in pairs]
    # A row that has a score has something to divide by everywhere.
    return _Ranked([total / count for total, count in parts], [count for _, count in parts])
