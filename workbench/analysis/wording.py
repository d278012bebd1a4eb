"""Judgements in words, in the language in force."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from workbench.messages import Message, say

if TYPE_CHECKING:
    from workbench.analysis.judge import Judgement


def in_words(judged: Judgement) -> str:
    """Return a judgement in one sentence: what was seen, the verdict, and what it stands on."""
    if not judged.rows:
        return say("nothing to judge: no doc has a score on both sides; undecided")
    parts = [say("{seen}: {verdict}", seen=_seen(judged), verdict=_verdict(judged))]
    if judged.tries > 1:
        parts.append(
            say("best of {n} tries", n=judged.tries)
            if judged.is_decided
            else say("after {n} tries", n=judged.tries)
        )
    if judged.evidence == "asymptotic":
        parts.append(say("approximate, as the scores have no bounds"))
    return "; ".join(parts)


def _seen(judged: Judgement) -> Message:
    counts = {"better": judged.wins, "worse": judged.losses}
    if judged.questions == judged.rows:
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
    if math.isinf(judged.interval[0]):
        return say("undecided: too few rows for scores without bounds")
    return _undecided(judged, span)


def _undecided(judged: Judgement, span: str) -> Message:
    if judged.rows_needed is None:
        rest = say("more rows like these would not settle it")
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
