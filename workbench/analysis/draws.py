"""What is chance between the draws of sampled answers, of what a comparison's score varies by."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean, variance

from workbench.analysis.judgement import format_size
from workbench.messages import Message, say
from workbench.types import Row, Run


@dataclass(frozen=True, slots=True)
class DrawNoise:
    """How much of a comparison is the luck of its draws.

    `draws` is how many answers a row has in A and in B. `deviation` is by how much B - A, the mean
    over the rows, would vary if the same prompts were answered anew: a standard deviation. `share`
    is the part of the variance of B - A that this is; the rest is between rows. Both are None where
    a sampled run has one answer a row: then nothing tells the two apart.
    """

    draws: tuple[int, int]
    deviation: float | None
    share: float | None

    def note(self, *, is_share: bool) -> Message:
        """Return the sentence that goes with a comparison."""
        if self.deviation is None or self.share is None:
            return say("sampled with a single draw per row: how far draws differ is not known")
        n = " / ".join(map(str, dict.fromkeys(self.draws)))
        return say(
            "{n} draws per row; between draws the score varies by ±{size} ({share} % of its"
            " variance)",
            n=n,
            size=format_size(self.deviation, is_share=is_share),
            share=f"{100 * self.share:.0f}",
        )


def draw_noise(
    runs: tuple[Run, Run],
    pairs: Sequence[tuple[Row, Row]],
    metric: str,
    questions: Mapping[int, str],
) -> DrawNoise | None:
    """Return what the draws do to the comparison of two runs, whose rows are paired, by the metric;
    None where neither was sampled or there are no rows.

    Given the prompts, the difference of a row is a mean over k draws that are independent, so its
    variance is s² / k, with s² the sample variance over the draws; the variance of the mean over n
    rows is the sum of these over n². By the law of total variance the rows' differences, whose
    sample variance is S², vary by that and by what is between rows, so that the share is
    (mean of s² / k) / S², at most 1. With as many draws on both sides the i-th of A is paired with
    the i-th of B, so that equal prompts, whose draws are the same, differ by nothing. Rows of one
    question come in by their mean.
    """
    draws = tuple(map(_draws, runs))
    sampled = [count is not None for count in draws]
    if not any(sampled) or not pairs:
        return None
    counts = (draws[0] or 1, draws[1] or 1)
    if 1 in (count for count in draws if count is not None):
        return DrawNoise(counts, None, None)
    members: dict[object, list[tuple[float, float]]] = {}  # (difference, its variance) of each row
    for old, new in pairs:
        key = questions.get(new.doc_id) or new.doc_id
        values = [[draw.scores[metric].value for draw in row.draws] for row in (old, new)]
        difference = new.scores[metric].value - old.scores[metric].value
        members.setdefault(key, []).append((difference, _between(*values)))
    means = [fmean(difference for difference, _ in own) for own in members.values()]
    within = [sum(each for _, each in own) / len(own) ** 2 for own in members.values()]
    between = fmean(within)
    total = variance(means) if len(means) > 1 else math.nan
    share = min(1.0, between / total) if total > 0 else float(between > 0)
    return DrawNoise(counts, math.sqrt(between / len(means)), share)


def _draws(run: Run) -> int | None:
    """Return how many answers a sampled run has of each row; None where nothing was sampled."""
    decoding = run.settings.get("decoding") or {}
    if run.method != "gen" or not decoding.get("temperature"):
        return None
    return decoding.get("draws", 1)


def _between(old: Sequence[float], new: Sequence[float]) -> float:
    """Return the variance of a row's difference that is due to its draws."""
    if len(old) == len(new):
        return variance([b - a for a, b in zip(old, new, strict=True)]) / len(new)
    return sum(variance(side) / len(side) for side in (old, new) if len(side) > 1)
