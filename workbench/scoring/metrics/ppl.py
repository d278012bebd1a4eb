"""Which choice is the likeliest, and whether it is right: the metrics that rank by a quotient.

Log-likelihoods arrive as sums and counts; this is the one place where they are divided.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TypeAlias

from workbench.errors import shorten
from workbench.scoring.metrics.doc_metric import NAN
from workbench.types import Loglikelihood, Scope, Score

PplRule: TypeAlias = Callable[[str, Loglikelihood, int], tuple[float, int]]
"""`(choice, its log-likelihood, how many leading tokens all choices share)` in; out come a
numerator in nats and the count to divide it by."""

PPL_METRICS: Mapping[str, PplRule] = {
    "acc": lambda choice, answer, shared: (answer.sum, 1),
    "acc_norm": lambda choice, answer, shared: (answer.sum, len(choice)),
    "acc_bytes": lambda choice, answer, shared: (answer.sum, num_bytes(choice)),
    "acc_tokens": lambda choice, answer, shared: (answer.sum, answer.num_tokens),
    "acc_suffix": lambda choice, answer, shared: (
        sum(answer.token_logprobs[shared:]),
        answer.num_tokens - shared,
    ),
    "log_prob": lambda choice, answer, shared: (answer.sum, 1),
}
"""What the log-likelihood is divided by before the choices are ranked.

`acc` nothing; `acc_norm` the bare choice's characters and `acc_bytes` its UTF-8 bytes, both as
in lm-evaluation-harness (`lm_eval/api/task.py`: `completion_len`, `byte_length`); `acc_tokens`
every scored token; `acc_suffix` the tokens behind those that all choices begin with, which is
what UltraEval's `general_torch_ppl_norm` means (it compares log-probabilities instead of token
ids, and rounding makes it miss shared tokens). `log_prob` is UltraEval's name of `acc`.
"""

PPL_DEFAULTS: Mapping[Scope, Mapping[str, PplRule]] = {
    "continuation": {n: PPL_METRICS[n] for n in ("acc", "acc_norm", "acc_bytes", "acc_tokens")},
    "full": {n: PPL_METRICS[n] for n in ("acc", "acc_tokens", "acc_suffix")},
}
"""What is reported where nothing is asked for."""

_UNITS = {"acc_norm": "character", "acc_bytes": "byte"}


def ppl_scores(
    choices: Sequence[str],
    loglikelihoods: Sequence[Loglikelihood],
    target_scores: Mapping[str, float],
    *,
    scope: Scope = "continuation",
    rules: Mapping[str, PplRule] | None = None,
) -> tuple[int | None, dict[str, Score]]:
    """Return the choice with the highest log-likelihood, and what each metric's pick is worth.

    `loglikelihoods` has one for each choice, in order; `rules` are those of the metrics, by the
    names to report them under, by default `PPL_DEFAULTS[scope]`. A pick is worth its value in
    `target_scores`, fractions included. On a tie the first choice wins, as in
    lm-evaluation-harness (UltraEval draws by a hash of the values).

    NaN, with the reason: a choice with nothing to divide by (an empty one divided by its
    characters; lm-evaluation-harness makes it -inf, so that it never wins even where it is
    right); characters or bytes of a choice when `scope` is "full", since the log-likelihood is
    then of the whole text; no right choice; a log-likelihood that is not a number.

    Raises:
        ValueError: not as many log-likelihoods as choices.
    """
    rules = PPL_DEFAULTS[scope] if rules is None else rules
    pairs = list(zip(choices, loglikelihoods, strict=True))
    shared = num_shared(answer.token_ids for answer in loglikelihoods)
    predicted, _ = _pick(PPL_METRICS["acc"], pairs, shared)
    unscorable = _why_unscorable(choices, target_scores)
    scores: dict[str, Score] = {}
    for name, rule in rules.items():
        if unscorable:
            scores[name] = Score(NAN, unscorable)
        elif scope == "full" and name in _UNITS:
            reason = f"the whole text was scored, and a choice's {_UNITS[name]}s are not its length"
            scores[name] = Score(NAN, reason)
        else:
            pick, reason = _pick(rule, pairs, shared)
            value = NAN if pick is None else float(target_scores[choices[pick]])
            scores[name] = Score(value, reason)
    return predicted, scores


def _pick(
    rule: PplRule, pairs: Sequence[tuple[str, Loglikelihood]], shared: int
) -> tuple[int | None, str]:
    """Return the index of the best choice, the first of equals; or None and why there is none."""
    values: list[float] = []
    for choice, answer in pairs:
        total, count = rule(choice, answer, shared)
        if count == 0:
            return None, f"choice {shorten(choice)} has nothing to divide its log-likelihood by"
        if math.isnan(total):
            return None, f"the log-likelihood of choice {shorten(choice)} is not a number"
        values.append(total / count)
    if not values:
        return None, "there are no choices (target_scores is empty)"
    best = max(values)
    if best == -math.inf:
        return None, "every choice has the probability 0"
    return values.index(best), ""


def _why_unscorable(choices: Sequence[str], target_scores: Mapping[str, float]) -> str:
    if not choices:
        return "there are no choices (target_scores is empty)"
    for choice in choices:
        value = target_scores.get(choice)
        if not isinstance(value, int | float):
            return f"target_scores of {shorten(choice)} is {shorten(value)}, not a number"
    if not any(target_scores[choice] > 0 for choice in choices):
        return "no choice is right: no value of target_scores is above 0"
    return ""


def num_shared(rows: Iterable[Sequence[object]]) -> int:
    """Return how many leading values all rows have in common, 0 for no rows. NaN equals nothing."""
    shared = 0
    for column in zip(*rows, strict=False):
        if any(value != column[0] for value in column):
            break
        shared += 1
    return shared


def num_bytes(text: str) -> int:
    """Return how many bytes a text has in UTF-8."""
    # A lone surrogate (half of a character, as a broken JSON escape leaves it) has three.
    return len(text.encode("utf-8", "surrogatepass"))
