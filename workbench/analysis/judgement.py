"""A judgement: what pairs of scores say, as numbers and in words."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Literal, TypeAlias

from workbench.analysis.evidence import BURN_IN
from workbench.messages import Message, clauses, say

Ruling: TypeAlias = Literal["better", "worse", "equivalent", "undecided"]
EvidenceKind: TypeAlias = Literal["betting", "asymptotic"]
"""How the e-value comes about: by bets on bounded scores, at any number of rows, or, where scores
have no bounds, by an approximation that is right in the long run."""

NEEDED = 20.0
"""The e-value that a single try needs: wrong in at most 1 of 20 cases, over all looks."""


@dataclass(frozen=True)
class Judgement:
    """What pairs of scores say about B - A, at any number of rows.

    `delta` is the mean of b - a, over questions where rows belong together (see `judge`), NaN
    without rows; `interval` has the true one inside, at all looks, in 95 % of cases, and is wider
    the more tries there were. `e_value` is the evidence that the two differ. `rows_needed` is how
    many rows like these would settle it: None where it is settled, or no number would. `wins` and
    `losses` count the questions that B does better or worse, `questions` all, `rows` the pairs.
    `is_share` says that scores lie from 0 to 1, so that differences are told in points. Of the
    pairs, `near_ties` are flips that count as ties, since rounding could have made them.
    `tries_ahead` says that not all of `tries` were made: it is what the judgement is corrected for.
    """

    verdict: Ruling
    delta: float
    interval: tuple[float, float]
    e_value: float
    rows_needed: int | None
    rows: int
    questions: int
    wins: int
    losses: int
    tries: int
    margin: float | None
    evidence: EvidenceKind
    is_share: bool = True
    near_ties: int = 0
    tries_ahead: bool = False

    @property
    def sentence(self) -> str:
        """The judgement in one sentence, in the language in force."""
        return in_words(self)

    @property
    def is_decided(self) -> bool:
        """Whether B is better or worse."""
        return self.verdict in ("better", "worse")

    @property
    def no_worse(self) -> bool:
        """Whether B is worse by less than the margin, if at all."""
        return self.margin is not None and self.interval[0] > -self.margin

    @property
    def e_needed(self) -> float:
        """The e-value that a verdict needs after so many tries."""
        return NEEDED * self.tries


# -- in words ----------------------------------------------------------------------------------


def in_words(judged: Judgement) -> str:
    """Return a judgement in one sentence: what was seen, the verdict, and what it stands on."""
    if not judged.rows:
        return say("nothing to judge: no doc has a score on both sides; undecided")
    parts = [say("{seen}: {verdict}", seen=seen_in_words(judged), verdict=_verdict(judged))]
    if judged.tries > 1:
        parts.append(_tries(judged))
    if judged.evidence == "asymptotic":
        parts.append(say("approximate, as the scores have no bounds"))
    return clauses(parts)


def _tries(judged: Judgement) -> Message:
    if judged.tries_ahead:
        return say("judged as {n} tries", n=judged.tries)
    if judged.is_decided:
        return say("best of {n} tries", n=judged.tries)
    return say("after {n} tries", n=judged.tries)


def seen_in_words(judged: Judgement) -> Message:
    """Return how many docs or questions B does better and worse."""
    counts = {"better": judged.wins, "worse": judged.losses}
    if judged.near_ties and not (judged.wins or judged.losses):
        return say("rounding: flips on {flips} of {n} docs, none beyond it", flips=judged.near_ties,
                   n=judged.rows)  # fmt: skip
    if judged.questions == judged.rows:
        if not (judged.wins or judged.losses):
            return say("the same score on all {n} docs", n=judged.rows)
        return say("{better} better, {worse} worse of {n}", **counts, n=judged.rows)
    return say(
        "{better} better, {worse} worse of {questions} questions in {rows} rows",
        **counts, questions=judged.questions, rows=judged.rows,
    )  # fmt: skip


def _verdict(judged: Judgement) -> Message:
    span = format_span(judged.interval, is_share=judged.is_share)
    size = format_size(judged.delta, is_share=judged.is_share)
    if judged.verdict == "better":
        return say("B is better by {size} ({span})", size=size, span=span)
    if judged.verdict == "worse":
        return say("B is worse by {size} ({span})", size=size, span=span)
    if judged.verdict == "equivalent":
        margin = format_size(judged.margin or 0, is_share=judged.is_share)
        return say("equivalent within {margin} ({span})", margin=margin, span=span)
    if math.isinf(judged.interval[0]) and judged.questions >= BURN_IN:
        return say(
            "undecided: all differences are equal, which says nothing of others where scores have "
            "no bounds; in Python, bounds= tells them"
        )
    if math.isinf(judged.interval[0]):
        return say(
            "undecided: too few rows for scores without bounds, which take {n} or more", n=BURN_IN
        )
    return _undecided(judged, span)


def _undecided(judged: Judgement, span: str) -> Message:
    if not judged.wins and not judged.losses:
        hidden = format_size(judged.interval[1], is_share=judged.is_share)
        rest = say("a difference of up to {size} may hide", size=hidden)
    elif judged.rows_needed is None:
        rest = say("the changes cancel out")
    else:
        rows = f"{about(judged.rows_needed):,}"
        rest = say("about {rows} rows like these would settle it", rows=rows)
    if judged.no_worse:
        margin = format_size(judged.margin or 0, is_share=judged.is_share)
        return say("undecided ({span}), but no worse than by {margin}; {rest}", span=span,
                   margin=margin, rest=rest)  # fmt: skip
    return say("undecided ({span}); {rest}", span=span, rest=rest)


def format_size(size: float, *, is_share: bool) -> str:
    """Return the size of a difference without its sign: "4.5 points", or a plain number."""
    if is_share:
        return say("{points} points", points=f"{100 * abs(size):.1f}".removesuffix(".0"))
    return f"{abs(size):.3g}"


def format_span(interval: tuple[float, float], *, is_share: bool) -> str:
    """Return an interval of a difference: "+1.2 to +7.8 points", or plain numbers. An end that is
    not 0 does not look like 0."""
    low, high = interval
    if is_share:
        ends = (_signed(100 * low, 1), _signed(100 * high, 1))
        return say("{low} to {high} points", low=ends[0], high=ends[1])
    return say("{low} to {high}", low=f"{low:+.3g}", high=f"{high:+.3g}")


def _signed(value: float, digits: int) -> str:
    while digits < 4 and value and not round(value, digits):
        digits += 1
    return f"{value:+.{digits}f}"


def about(rows: int) -> int:
    """Return a count rounded up to two digits: it is an estimate from an estimate."""
    step = 10 ** max(0, len(str(rows)) - 2)
    return math.ceil(rows / step) * step
