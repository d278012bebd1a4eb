"""Metrics by the names that configs use, whichever system a name is from."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

from workbench.scoring.metrics import freeeval as metrics_freeeval
from workbench.scoring.metrics import lm_eval as metrics_lm_eval
from workbench.scoring.metrics import opencompass as metrics_opencompass
from workbench.scoring.metrics import ultraeval as metrics_ultraeval
from workbench.scoring.metrics.doc_metric import DocMetric, RankMetric
from workbench.scoring.metrics.ranked import norm_values
from workbench.scoring.metrics.standard import PPL_METRICS, PplRule, look_up
from workbench.types import Compat, Loglikelihood, MetricSpec, Score

Factory: TypeAlias = Callable[[Mapping[str, Any], str], DocMetric]
"""`(the config's settings of the metric, whose faults to repeat)` in, the metric out."""

GEN_FACTORIES: Mapping[str, Factory] = {
    **metrics_ultraeval.GEN_METRICS,
    **metrics_lm_eval.GEN_METRICS,
    **metrics_opencompass.GEN_METRICS,
    **metrics_freeeval.GEN_METRICS,
}
"""The GEN metrics by name."""

PPL_RULES: Mapping[str, PplRule] = {**PPL_METRICS, **metrics_opencompass.PPL_METRICS}
"""The PPL metrics that rank the choices by a quotient, by name."""


def gen_metric(spec: MetricSpec, compat: Compat = "") -> DocMetric:
    """Return the GEN metric that a config names, with its settings.

    Raises:
        SettingError: there is none of that name, or a setting cannot be used.
    """
    maker, options = look_up(spec.type, GEN_FACTORIES, "GEN"), spec.options
    if spec.type not in metrics_freeeval.GEN_METRICS:  # how docs are folded is the report's to do
        options = {name: value for name, value in options.items() if name != "aggregate_mode"}
    return maker(options, compat)


def ppl_rule(spec: MetricSpec) -> PplRule:
    """Return the rule by which a PPL metric ranks the choices, where `rank_metric` has none.

    Raises:
        SettingError: there is none of that name.
    """
    return look_up(spec.type, PPL_RULES, "PPL")


RankScorer: TypeAlias = Callable[[Mapping[str, float], Sequence[Loglikelihood]], Score]
"""`(target_scores, the log-likelihood of each choice)` in, what that is worth out."""


def rank_metric(spec: MetricSpec, compat: Compat = "") -> RankScorer | None:
    """Return the PPL metric that a config names where it is no such rule: a share of probability,
    FreeEval's loss of the first choice's text, or UltraEval's own behaviour, ties and rounding
    included; None for a rule.

    Raises:
        SettingError: a setting cannot be used.
    """
    makers = metrics_ultraeval.PPL_METRICS
    if spec.type == "lm_loss":
        return lambda targets, answers: metrics_freeeval.lm_loss(answers[0])
    if spec.type == "acc_suffix" and compat == "ultraeval":
        return _of_values(makers["log_prob"](spec.options, compat), _norm_values)
    if spec.type in makers and (compat == "ultraeval" or spec.type not in PPL_RULES):
        return _of_values(makers[spec.type](spec.options, compat), _negated_sums)
    return None


def _of_values(
    metric: RankMetric, values: Callable[[Sequence[Loglikelihood]], tuple[float, ...]]
) -> RankScorer:
    return lambda targets, answers: metric(targets, values(answers))


def _negated_sums(answers: Sequence[Loglikelihood]) -> tuple[float, ...]:
    return tuple(-answer.sum for answer in answers)


def _norm_values(answers: Sequence[Loglikelihood]) -> tuple[float, ...]:
    return norm_values(
        [answer.token_logprobs for answer in answers],
        [answer.token_ids for answer in answers],
        "ultraeval",
    )
