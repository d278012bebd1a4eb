"""Metrics by the names that configs use, whichever system a name is from."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias, TypeVar

from workbench.errors import SettingError, nearest
from workbench.scoring.metrics import freeeval, lm_eval, numbers, opencompass, sets, ultraeval
from workbench.scoring.metrics.doc_metric import DocMetric, MetricMaker, MetricSpec
from workbench.scoring.metrics.ppl import PPL_METRICS, PplRule
from workbench.types import Compat, Loglikelihood, Method, Score

_T = TypeVar("_T")

GEN_METRICS: Mapping[str, MetricMaker] = {
    **ultraeval.GEN_METRICS,
    **lm_eval.GEN_METRICS,
    **opencompass.GEN_METRICS,
    **freeeval.GEN_METRICS,
    **sets.GEN_METRICS,
    **numbers.GEN_METRICS,
}
"""What makes the GEN metrics, by name."""

GEN_DEFAULTS = ("exact_match", "prefix_match", "in_match")
"""The GEN metrics that every run reports."""

PPL_RULES: Mapping[str, PplRule] = {**PPL_METRICS, **opencompass.PPL_METRICS}
"""The PPL metrics that rank the choices by a quotient, by name."""


METRICS = frozenset(
    {*GEN_METRICS, *PPL_RULES, *ultraeval.PPL_METRICS, *lm_eval.TEXT_METRICS, "lm_loss"}
)
"""The names of all metrics."""


def metrics_of(method: Method) -> tuple[str, ...]:
    """Return the names of a method's metrics, sorted."""
    return tuple(sorted(GEN_METRICS if method == "gen" else METRICS - GEN_METRICS.keys()))


def gen_metric(spec: MetricSpec, compat: Compat = "") -> DocMetric:
    """Return the GEN metric that a config names, with its settings.

    Raises:
        SettingError: there is none of that name, or a setting cannot be used.
    """
    make, options = _look_up(spec.type, GEN_METRICS, "GEN"), spec.options
    if spec.type not in freeeval.GEN_METRICS:  # how docs are folded is the report's to do
        options = {name: value for name, value in options.items() if name != "aggregate_mode"}
    return make(options, compat)


def ppl_rule(spec: MetricSpec) -> PplRule:
    """Return the rule by which a PPL metric ranks the choices, where `rank_metric` has none.

    Raises:
        SettingError: there is none of that name.
    """
    return _look_up(spec.type, PPL_RULES, "PPL")


def _look_up(name: str, known: Mapping[str, _T], method: str) -> _T:
    if name not in known:
        raise SettingError(
            f"metric {name!r}: there is no such {method} metric", fix=nearest(name, known)
        )
    return known[name]


RankScorer: TypeAlias = Callable[[Mapping[str, float], Sequence[Loglikelihood]], Score]
"""`(target_scores, the log-likelihood of each choice)` in, what that is worth out."""


def rank_metric(spec: MetricSpec, compat: Compat = "") -> RankScorer | None:
    """Return the PPL metric that a config names where it is no such rule: a share of probability,
    FreeEval's loss of the first choice's text, what lm-evaluation-harness says of one given text,
    or UltraEval's own behaviour, ties and rounding included; None for a rule.

    Raises:
        SettingError: a setting cannot be used.
    """
    makers = ultraeval.PPL_METRICS
    if spec.type in lm_eval.TEXT_METRICS:
        measure = lm_eval.TEXT_METRICS[spec.type]
        return lambda targets, answers: measure(answers[0])
    if spec.type == "lm_loss":
        return lambda targets, answers: freeeval.lm_loss(answers[0])
    if spec.type == "acc_suffix" and compat == "ultraeval":
        log_prob = makers["log_prob"](spec.options, compat)
        return lambda targets, answers: log_prob(
            targets, ultraeval.norm_values([answer.token_logprobs for answer in answers])
        )
    if spec.type in makers and (compat == "ultraeval" or spec.type not in PPL_RULES):
        metric = makers[spec.type](spec.options, compat)
        return lambda targets, answers: metric(targets, [-answer.sum for answer in answers])
    return None
