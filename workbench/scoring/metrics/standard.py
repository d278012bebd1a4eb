"""Scores: what one doc's answer is worth, and what many docs' scores come to.

A per-doc metric judges one doc and returns a `Score`; NaN means "could not score" and has its
reason. `aggregate` folds many into a `Metric`. Log-likelihoods arrive as sums and counts; this
is the one place where they are divided.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from statistics import NormalDist
from typing import TypeAlias, TypeVar

from workbench.errors import SettingError, nearest, shorten
from workbench.types import Loglikelihood, Metric, Scope, Score

GenMetric: TypeAlias = Callable[[str | tuple[str, ...], tuple[str, ...]], Score]
"""`(processed_output, extracted)` in; of several golds any counts, of `extracted` the first."""

PplRule: TypeAlias = Callable[[str, Loglikelihood, int], tuple[float, int]]
"""`(choice, its log-likelihood, how many leading tokens all choices share)` in; out come a
numerator in nats and the count to divide it by."""

NAN = float("nan")

_T = TypeVar("_T")


# ---- GEN: is the extracted text the gold? -----------------------------------------------------


def exact_match(processed_output: str | tuple[str, ...], extracted: tuple[str, ...]) -> Score:
    """Score 1 if the answer equals a gold when all spaces are deleted from both.

    Other white space and case count. An empty answer scores 0 (UltraEval `exact_match.py`).
    """
    return _match(processed_output, extracted, lambda gold, answer: _bare(gold) == _bare(answer))


def prefix_match(processed_output: str | tuple[str, ...], extracted: tuple[str, ...]) -> Score:
    """Score 1 if the answer begins with a gold, white space around both aside.

    So the gold "A" accepts "Actually, B" (UltraEval `prefix_match.py`).
    """
    return _match(
        processed_output,
        extracted,
        lambda gold, answer: answer.strip().startswith(gold.strip()),
    )


def in_match(processed_output: str | tuple[str, ...], extracted: tuple[str, ...]) -> Score:
    """Score 1 if the answer, stripped and in lower case, is one of the golds as they stand.

    A gold with a capital never matches: transforms list golds in lower case too (UltraEval
    `in_match.py`).
    """
    return _match(processed_output, extracted, lambda gold, answer: answer.lower().strip() == gold)


GEN_METRICS: Mapping[str, GenMetric] = {
    "exact_match": exact_match,
    "prefix_match": prefix_match,
    "in_match": in_match,
}
"""The standard GEN metrics, reported for every run, by UltraEval's names."""


def _bare(text: str) -> str:
    return text.replace(" ", "")


def _match(
    processed_output: str | tuple[str, ...],
    extracted: tuple[str, ...],
    matches: Callable[[str, str], bool],
) -> Score:
    """Score the first extracted text against every gold that is not blank.

    A blank gold is no answer to compare with: every text begins with it. UltraEval scores such
    a doc 1 (prefix_match; in_match of an empty answer) or 0 (exact_match), whatever is meant.
    """
    golds = (processed_output,) if isinstance(processed_output, str) else processed_output
    golds = tuple(gold for gold in golds if gold.strip())
    if not golds:
        return Score(NAN, "the gold answer (processed_output) is empty")
    answer = extracted[0] if extracted else ""
    return Score(float(bool(answer.strip()) and any(matches(gold, answer) for gold in golds)))


# ---- PPL: is the likeliest choice right? ------------------------------------------------------

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

PPL_DEFAULTS: Mapping[Scope, tuple[str, ...]] = {
    "continuation": ("acc", "acc_norm", "acc_bytes", "acc_tokens"),
    "full": ("acc", "acc_tokens", "acc_suffix"),
}
"""What is reported where nothing is asked for."""

_UNITS = {"acc_norm": "character", "acc_bytes": "byte"}


def ppl_metric(name: str) -> PplRule:
    """Return the PPL metric's rule of that name.

    Raises:
        SettingError: there is none.
    """
    return look_up(name, PPL_METRICS, "PPL")


def ppl_scores(
    choices: Sequence[str],
    loglikelihoods: Sequence[Loglikelihood],
    target_scores: Mapping[str, float],
    *,
    scope: Scope = "continuation",
    names: Sequence[str] = (),
    rules: Mapping[str, PplRule] | None = None,
) -> tuple[int | None, dict[str, Score]]:
    """Return the choice with the highest log-likelihood, and what each metric's pick is worth.

    `loglikelihoods` has one for each choice, in order; `names` are keys of `PPL_METRICS`, by
    default `PPL_DEFAULTS[scope]`; `rules` are further ones, by the names to report them under.
    A pick is worth its value in `target_scores`, fractions included. On a tie the first choice
    wins, as in lm-evaluation-harness (UltraEval draws by a hash of the values).

    NaN, with the reason: a choice with nothing to divide by (an empty one divided by its
    characters; lm-evaluation-harness makes it -inf, so that it never wins even where it is
    right); characters or bytes of a choice when `scope` is "full", since the log-likelihood is
    then of the whole text; no right choice; a log-likelihood that is not a number.

    Raises:
        SettingError: no metric of that name.
        ValueError: not as many log-likelihoods as choices.
    """
    rules = {name: ppl_metric(name) for name in names or PPL_DEFAULTS[scope]} | dict(rules or {})
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


def look_up(name: str, known: Mapping[str, _T], method: str) -> _T:
    """Return what `known` has under `name`.

    Raises:
        SettingError: it has nothing; the message has the nearest name of a `method` metric.
    """
    found = known.get(name)
    if found is None:
        raise SettingError(
            f"metric {name!r}: there is no such {method} metric", fix=nearest(name, known)
        )
    return found


# ---- many docs ---------------------------------------------------------------------------------

Z95 = NormalDist().inv_cdf(0.975)
"""The standard normal quantile of a two-sided 95 % interval, 1.95996."""


def aggregate(scores: Sequence[Score]) -> Metric:
    """Return mean, standard error and 95 % interval of the scores that are numbers.

    NaN scores are left out; `n` counts the others. The standard error is the sample standard
    deviation over √n, as in lm-evaluation-harness (`lm_eval/api/metrics.py`, `mean_stderr`), and
    NaN for n < 2. The interval is Wilson's where every value is 0 or 1, Student's t otherwise
    (NaN for n < 2). With n = 0 all is NaN.
    """
    values = [score.value for score in scores if not math.isnan(score.value)]
    n = len(values)
    if n == 0:
        return Metric(NAN, NAN, (NAN, NAN), 0)
    mean = math.fsum(values) / n
    stderr = NAN
    if n > 1:
        stderr = math.sqrt(math.fsum((value - mean) ** 2 for value in values) / (n - 1) / n)
    if all(value in (0, 1) for value in values):
        interval = wilson_interval(sum(value == 1 for value in values), n)
    else:
        interval = _t_interval(mean, stderr, n)
    return Metric(mean, stderr, interval, n)


def wilson_interval(successes: int, n: int) -> tuple[float, float]:
    """Return the 95 % score interval of a proportion, inside [0, 1].

    It holds its level for small n and near 0 and 1, where mean ± 1.96 standard errors does not.
    Source: Wilson 1927, "Probable inference, the law of succession, and statistical inference",
    JASA 22 (158), 209-212.
    """
    share, z2 = successes / n, Z95**2
    centre = (share + z2 / (2 * n)) / (1 + z2 / n)
    half = Z95 / (1 + z2 / n) * math.sqrt(share * (1 - share) / n + z2 / (4 * n**2))
    # The ends are exact there, and rounding would put them an ulp outside.
    low = 0.0 if successes == 0 else max(0.0, centre - half)
    high = 1.0 if successes == n else min(1.0, centre + half)
    return low, high


def _t_interval(mean: float, stderr: float, n: int) -> tuple[float, float]:
    if n < 2:
        return NAN, NAN
    from scipy.special import stdtrit  # the quantile alone: scipy.stats takes far longer to load

    half = float(stdtrit(n - 1, 0.975)) * stderr
    return mean - half, mean + half
