"""What a race has shown so far: who is ahead, who cannot be told from it, and what it scores."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any, TypeAlias

from workbench.analysis.evidence import (
    Unbounded,
    bounded,
    bounded_interval,
    log_evidence,
    log_evidence_unbounded,
    unbounded_interval,
)
from workbench.analysis.judge import SIDES, judge
from workbench.analysis.judgement import NEEDED, Judgement, format_size, format_span
from workbench.analysis.schedule import Lap
from workbench.analysis.unequal import rows_note
from workbench.io.brief import brief
from workbench.messages import Message, clauses, say

if TYPE_CHECKING:
    import numpy
    from matplotlib.figure import Figure
    from numpy.typing import NDArray

    Floats: TypeAlias = NDArray[numpy.float64]

NAN = float("nan")


@dataclass(frozen=True, slots=True)
class Round:
    """One lap that was run: `ranking` has the places of all that ran, the best first, after it.
    `is_fresh` says that its questions were kept for the winner, and chose nothing."""

    lap: Lap
    ranking: tuple[int, ...]
    evaluations: int
    is_fresh: bool = False


@dataclass(frozen=True, slots=True)
class Standing:
    """How far one variant came: its place in the list, on how many questions it was scored, its
    mean on them, and by how much it is above yours (NaN where nothing can be compared). Of those
    that yours has a score on it has none on `missing`, which count with the lowest. One that was
    dropped says why; of all that still run `reason` is empty."""

    variant: Any
    place: int
    questions: int
    mean: float
    lead: float
    reason: str
    missing: int = 0


@dataclass(frozen=True)
class Race:
    """What a race has shown after its `rounds`, of which the last one is fresh once it is over.

    Statements about pairs hold at every look, for any choice of the pair's second (see `tries`).
    Everything counts questions, which are docs where none belong together.
    """

    variants: tuple[Any, ...]
    rounds: tuple[Round, ...]
    budget: int
    means: Floats = field(repr=False, compare=False)
    """[variants, questions] in the order drawn; NaN where there is no score."""

    questions: int = 0
    """How many questions the docs are, those beyond the budget among them."""

    left_out: int = 0
    """How many questions were not scored since they have more docs than there was room for."""

    sizes: tuple[int, ...] = field(default=(), repr=False, compare=False)
    """How many docs each question has, in the order drawn; () where each is one."""

    def __repr__(self) -> str:
        return brief(self, "variants", "rounds")

    @property
    def evaluations(self) -> int:
        """How many docs were scored, each by one variant."""
        return sum(own.evaluations for own in self.rounds)

    @property
    def tries(self) -> int:
        """How many variants there are beside yours: evidence has to be so many times as strong."""
        return max(1, len(self.variants) - 1)

    @property
    def is_over(self) -> bool:
        """Whether the winner was scored on the questions that were kept for it."""
        return self.rounds[-1].is_fresh

    @property
    def best_place(self) -> int:
        """The place of the one that is ahead; yours is 0."""
        return self.rounds[-1].ranking[0]

    @property
    def best(self) -> Any:
        """The variant that is ahead; yours where none is ahead of it."""
        return self.variants[self.best_place]

    @property
    def tied(self) -> tuple[Any, ...]:
        """All variants that are not shown to be worse than the best, the best among them."""
        return tuple(self.variants[place] for place in self.tied_places)

    @cached_property
    def tied_places(self) -> tuple[int, ...]:
        """The places of `tied`. For any one variant that is as good as the best, the chance that
        it is missing is at most 1 in 40, whichever became the best."""
        return tuple(
            place
            for place in range(len(self.variants))
            if place == self.best_place or not self._is_worse(place)
        )

    @cached_property
    def estimate(self) -> float:
        """The best's mean score, from questions that had no say in its being chosen: free of the
        luck of the draw. NaN before the race is over."""
        own = self._fresh(self.best_place)
        return float(own.mean()) if len(own) else NAN

    @cached_property
    def interval(self) -> tuple[float, float]:
        """Between what the best's mean score lies on all docs like these, with 95 %. Before the
        race is over it is from the questions that chose it, and as much wider as that needs."""
        if self.is_over:
            return _interval_of_mean(self._fresh(self.best_place), 1, self.is_share)
        own = self._kept(self._counted[self.best_place])
        return _interval_of_mean(own, len(self.variants), self.is_share)

    @cached_property
    def judgement(self) -> Judgement:
        """The best against yours, over all questions that both were scored on, as one of `tries`:
        its verdict is "better" exactly where yours is not tied with the best."""
        return self.against(0, self.best_place)

    @cached_property
    def lead(self) -> float:
        """By how much the best is above yours, from the questions that had no say in the choice,
        and within the judgement's interval; NaN before the race is over."""
        ahead = self._ahead_afresh
        if not len(ahead):
            return NAN
        low, high = self.judgement.interval
        return min(max(float(ahead.mean()), low), high)

    @property
    def compared_afresh(self) -> int:
        """On how many questions that had no say in the choice the best and yours have a score."""
        return len(self._ahead_afresh)

    @cached_property
    def _ahead_afresh(self) -> Floats:
        return self._kept(self._fresh_part(self.best_place) - self._fresh_part(0))

    def against(self, one: int, other: int) -> Judgement:
        """Return the judgement of the variant at the place `other` against that at `one`, as one of
        `tries`."""
        bounds = (0.0, 1.0) if self.is_share else None
        means = self._counted
        pairs = list(zip(means[one].tolist(), means[other].tolist(), strict=True))
        return judge(pairs, tries=self.tries, bounds=bounds)

    @property
    def by_rows(self) -> Message | None:
        """What is to be said where the best is ahead of yours by another number by rows."""
        import numpy

        ahead = self._counted[self.best_place] - self.means[0]
        known = numpy.flatnonzero(~numpy.isnan(ahead)) if self.sizes else ()
        sizes = [self.sizes[place] for place in known]
        return rows_note([float(ahead[place]) for place in known], sizes, is_share=self.is_share)

    @cached_property
    def standings(self) -> tuple[Standing, ...]:
        """All variants, the best first, then by how long they ran and their ranks."""
        return tuple(self._standing(place) for place in self._order)

    @property
    def sentence(self) -> str:
        """The race in one sentence, in the language in force."""
        return in_words(self)

    def plot(self) -> Figure:
        """Draw the race: a lane for each variant, as long as it ran; yours and the one ahead are
        marked, and the legend says why others ended."""
        from workbench.analysis.plots import legibly
        from workbench.analysis.race_draw import draw_race

        with legibly():
            return draw_race(self)

    @cached_property
    def is_share(self) -> bool:
        """Whether all scores are from 0 to 1, so that they are told in points."""
        import numpy

        seen = self.means[~numpy.isnan(self.means)]
        return are_shares(seen)

    @cached_property
    def _counted(self) -> Floats:
        """The means, where a variant that was asked and has no score counts with the lowest, if
        yours has one: else who fails where it would be wrong is ahead by that."""
        import numpy

        asked = numpy.zeros(self.means.shape, dtype=bool)
        for own in self.rounds:
            asked[list(own.ranking), own.lap.start : own.lap.end] = True
        filled = with_lowest(self.means, self.means[0], lowest_of(self.means))
        return numpy.where(asked, filled, self.means)

    @cached_property
    def mine(self) -> int:
        """On how many questions yours has a score."""
        return len(self._kept(self.means[0]))

    @cached_property
    def asked(self) -> int:
        """On how many questions yours was scored, or has no score in vain."""
        return sum(own.lap.end - own.lap.start for own in self.rounds if 0 in own.ranking)

    def missing(self, place: int) -> int:
        """Return on how many questions the variant at that place was asked in vain, of those that
        yours has a score on."""
        import numpy

        return int((numpy.isnan(self.means[place]) & ~numpy.isnan(self._counted[place])).sum())

    def _is_worse(self, place: int) -> bool:
        # What is missing of the one that is looked at is no evidence against it.
        ahead = self._kept(self._counted[self.best_place] - self.means[place])
        if not len(ahead):
            return False
        told = (
            log_evidence(bounded(ahead))
            if self.is_share
            else log_evidence_unbounded(Unbounded(ahead))
        )
        return told >= math.log(SIDES * NEEDED * self.tries)

    def _fresh_part(self, place: int) -> Floats:
        last = self.rounds[-1]
        return self._counted[place, last.lap.start if last.is_fresh else last.lap.end :]

    def _fresh(self, place: int) -> Floats:
        return self._kept(self._fresh_part(place))

    def _kept(self, scores: Floats) -> Floats:
        import numpy

        return scores[~numpy.isnan(scores)]

    @cached_property
    def _order(self) -> Sequence[int]:
        found: dict[int, None] = {}
        for own in reversed(self.rounds):
            found.update(dict.fromkeys(own.ranking))
        found.update(dict.fromkeys(range(len(self.variants))))
        return tuple(found)

    def _standing(self, place: int) -> Standing:
        own = self._kept(self.means[place])
        ahead = self._kept(self._counted[place] - self.means[0])
        return Standing(
            self.variants[place],
            place,
            len(own),
            float(own.mean()) if len(own) else NAN,
            float(ahead.mean()) if len(ahead) else NAN,
            self._reason(place),
            self.missing(place),
        )

    def _reason(self, place: int) -> str:
        ran = [own for own in self.rounds if place in own.ranking]
        if not ran:
            return say("not scored: the budget is too small for a race")
        if ran[-1] is self.rounds[-1] or (place == 0 and not self.is_over):
            return ""
        rank, last = ran[-1].ranking.index(place) + 1, ran[-1]
        return say(
            "{rank} of {n} after {questions} questions",
            rank=rank, n=len(last.ranking), questions=last.lap.end,
        )  # fmt: skip


def are_shares(scores: Floats) -> bool:
    """Say whether all scores are from 0 to 1."""
    return bool(((scores >= 0) & (scores <= 1)).all())


def lowest_of(means: Floats) -> float:
    """Return what counts where a score is missing: 0 of scores from 0 to 1, else the lowest."""
    import numpy

    seen = means[~numpy.isnan(means)]
    return 0.0 if are_shares(seen) else float(seen.min())


def with_lowest(means: Floats, yours: Floats, lowest: float) -> Floats:
    """Return means where what is missing counts as the lowest, on the questions that yours has a
    score on."""
    import numpy

    return numpy.where(numpy.isnan(means) & ~numpy.isnan(yours), lowest, means)


def _interval_of_mean(scores: Floats, tries: int, is_share: bool) -> tuple[float, float]:
    """Return between what the mean lies of which these scores are a sample, at all looks in 95 % of
    cases, as the one of so many that looked best."""
    if not is_share:
        if not len(scores):
            return -math.inf, math.inf
        return unbounded_interval(Unbounded(scores), SIDES * NEEDED * tries)
    if not len(scores):
        return 0.0, 1.0
    # As differences from ½, twice: the bets have the whole range from -1 to 1.
    low, high = bounded_interval(bounded(2 * scores - 1), SIDES * NEEDED * tries)
    return (low + 1) / 2, (high + 1) / 2


# -- in words ----------------------------------------------------------------------------------


def in_words(race: Race, first: Message | None = None) -> str:
    """Return a race in one sentence: the best against yours, by the words of `first` where there
    are any, who else may be as good, what it scores."""
    if not race.mine:
        return say("yours has no score on any of {n} questions, so nothing can be compared with it",
                   n=race.means.shape[1])  # fmt: skip
    if race.is_over and not race.rounds[:-1]:
        return _alone(race)
    parts = [first or _best(race)]
    if race.mine < race.asked:
        parts.append(say("yours has no score on {n} of {of} questions, which are not compared",
                         n=race.asked - race.mine, of=race.asked))  # fmt: skip
    if lost := race.missing(race.best_place):
        parts.append(say("it has no score on {n} of {of} questions, which count with the lowest",
                         n=lost, of=race.mine))  # fmt: skip
    others = len(set(race.tied_places) - {0, race.best_place})
    if others:
        parts.append(say("others that cannot be told from it: {n}", n=others))
    if race.is_over:
        parts.append(say("it scores {score}", score=_score(race)))
    return clauses([*parts, *_notes(race)])


def _alone(race: Race) -> str:
    """Return what is said where yours alone was scored."""
    score = _score(race)
    if len(race.variants) > 1 and race.questions == 1:
        told = say("all docs are one question, so there is nothing to race on: yours alone was "
                   "scored, {score}", score=score)  # fmt: skip
    elif len(race.variants) > 1:
        told = say("too small a budget for a race: yours alone was scored, {score}", score=score)
    else:
        told = say("yours alone was scored, {score}", score=score)
    return clauses([told, *_notes(race)])


def _notes(race: Race) -> list[Message]:
    """Return what holds of all that is said: how it is known, and what it is not of."""
    notes: list[Message] = []
    if not race.is_share:
        notes.append(say("approximate, as the scores have no bounds"))
    if told_both := race.by_rows:
        notes.append(told_both)
    if race.is_over and race.left_out:
        notes.append(say(
            "left out for want of room: {n} of {of} questions ({used} of {budget} evaluations were "
            "used)",
            n=race.left_out, of=race.questions, used=race.evaluations, budget=race.budget,
        ))  # fmt: skip
    return notes


def _best(race: Race) -> Message:
    if race.tries == 1:
        return _only(race)
    if race.best_place == 0:
        return say("none of {n} neighbours is ahead of yours", n=race.tries)
    if race.judgement.verdict == "better":
        return say(
            "the best of {n} neighbours is {ahead}", n=race.tries, ahead=ahead_in_words(race)
        )
    span = format_span(race.judgement.interval, is_share=race.is_share)
    return say("the best of {n} neighbours cannot be told from yours ({span}, {n} tries)",
               n=race.tries, span=span)  # fmt: skip


def ahead_in_words(race: Race) -> Message:
    """Return by how much the best is above yours. Once the race is over that is told by questions
    that had no say in the choice, and the interval, which all questions narrow, says by which."""
    found = race.judgement
    told: dict[str, object] = {
        "size": format_size(race.lead if race.is_over else found.delta, is_share=race.is_share),
        "span": format_span(found.interval, is_share=race.is_share),
    }
    if race.is_over:
        chose = found.questions - race.compared_afresh
        told |= {"n": race.compared_afresh, "all": found.questions}
        if chose and race.tries > 1:
            return say("{size} above yours by {n} questions that had no say in the choice ({span} "
                       "by all {all}, {tries} tries)", tries=race.tries, **told)  # fmt: skip
        if chose:
            return say("{size} above yours by {n} questions that had no say in the choice ({span} "
                       "by all {all})", **told)  # fmt: skip
    if race.tries > 1:
        return say("{size} above yours ({span}, {tries} tries)", tries=race.tries, **told)
    return say("{size} above yours ({span})", **told)


def _only(race: Race) -> Message:
    """Return what is said of a single neighbour."""
    if race.best_place == 0:
        return say("the one neighbour is not ahead of yours")
    if race.judgement.verdict == "better":
        return say("the one neighbour is {ahead}", ahead=ahead_in_words(race))
    span = format_span(race.judgement.interval, is_share=race.is_share)
    return say("the one neighbour cannot be told from yours ({span})", span=span)


def _score(race: Race) -> Message:
    ends = [race.estimate, *race.interval]
    if race.is_share:
        value, low, high = (f"{100 * end:.1f}" for end in ends)
        return say("{value} % ({low} to {high})", value=value, low=low, high=high)
    value, low, high = (f"{end:.3g}" for end in ends)
    return say("{value} ({low} to {high})", value=value, low=low, high=high)
