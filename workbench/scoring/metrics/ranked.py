"""UltraEval's metrics of ranked options: `log_prob`, `log_prob_mc2`, and its normalisation."""

from __future__ import annotations

import hashlib
import math
import struct
from collections.abc import Mapping, Sequence

from workbench.scoring.metrics.doc_metric import NAN, Options, RankMetric, check_options
from workbench.scoring.metrics.standard import num_shared
from workbench.types import Score


def log_prob(options: Options, compat: str) -> RankMetric:
    """Make `log_prob`: what the option of the lowest value is worth.

    The first of equals wins; UltraEval picks one by a hash of all values (`log_prob.py`).
    """
    check_options("log_prob", options)

    def metric(target_scores: Mapping[str, float], values: Sequence[float]) -> Score:
        if not values or len(values) != len(target_scores):
            return Score(NAN, f"{len(values)} values for {len(target_scores)} options")
        if compat != "ultraeval" and any(math.isnan(value) for value in values):
            return Score(NAN, "the log-likelihood of an option is not a number")
        if all(math.isnan(value) for value in values):
            return Score(0.0)
        known = [math.inf if math.isnan(value) else float(value) for value in values]
        best = [place for place, value in enumerate(known) if value == min(known)]
        pick = hash_of(known) % len(best) if compat == "ultraeval" else 0
        return Score(float(list(target_scores.values())[best[pick]]))

    return metric


def hash_of(values: Sequence[float]) -> int:
    """Return the SHA-256 of the values' bytes (float64, little-endian), as a number: UltraEval's
    way to choose one of several lowest."""
    return int(hashlib.sha256(struct.pack(f"<{len(values)}d", *values)).hexdigest(), 16)


def log_prob_mc2(options: Options, compat: str) -> RankMetric:
    """Make `log_prob_mc2`: the share of probability that the right options have (Lin et al. 2022,
    "TruthfulQA", section 4.2).

    UltraEval counts those before the first wrong one, fails where none is wrong, and gives NaN
    above some 745 nats, where every exp(-value) is 0 (`log_prob_mc2.py`).
    """
    check_options("log_prob_mc2", options)
    return _faulty_mc2 if compat == "ultraeval" else _mc2


def _mc2(target_scores: Mapping[str, float], values: Sequence[float]) -> Score:
    if not values or len(values) != len(target_scores):
        return Score(NAN, f"{len(values)} values for {len(target_scores)} options")
    if not all(math.isfinite(value) for value in values):
        return Score(NAN, "the log-likelihood of an option is not a finite number")
    right = [value > 0 for value in target_scores.values()]
    if not any(right):
        return Score(NAN, "no option is right: no value of target_scores is above 0")
    masses = [math.exp(min(values) - value) for value in values]
    share = math.fsum(m for m, is_right in zip(masses, right, strict=True) if is_right)
    return Score(share / math.fsum(masses))


def _faulty_mc2(target_scores: Mapping[str, float], values: Sequence[float]) -> Score:
    scores = list(target_scores.values())
    if 0 not in scores:
        return Score(NAN, "UltraEval's log_prob_mc2 fails where no option is wrong")
    if scores[0] == 0:
        return Score(0.0)
    masses = [math.exp(-value) for value in values]
    total = math.fsum(masses)
    if total == 0 or math.isnan(total):
        return Score(NAN, "every exp(-value) is 0")
    return Score(math.fsum(masses[: scores.index(0)]) / total)


def norm_values(
    token_logprobs: Sequence[Sequence[float]], token_ids: Sequence[Sequence[int]], compat: str = ""
) -> tuple[float, ...]:
    """Return what `general_torch_ppl_norm` makes of each option's whole text: the mean of the
    negated log-probabilities behind the tokens that all options begin with.

    Rounding gives a shared token other log-probabilities in other texts, so UltraEval, which
    compares those instead of the token ids, drops fewer (`tasks/postprocess.py`, lines 31-51).
    An option with nothing behind the shared tokens is NaN; UltraEval divides by zero there.
    """
    compared: Sequence[Sequence[float]] = token_logprobs if compat == "ultraeval" else token_ids
    shared = num_shared(compared)
    rest = [list(logprobs[shared:]) for logprobs in token_logprobs]
    return tuple(-(math.fsum(tail) / len(tail)) if tail else NAN for tail in rest)
