"""lm-evaluation-harness's own GEN metrics, under names of their own: its `exact_match` is another
rule than UltraEval's of that name."""

from __future__ import annotations

import string
from collections.abc import Callable, Mapping
from typing import Any

from workbench.errors import SettingError, nearest
from workbench.io.patterns import check_pattern, without_matches
from workbench.scoring.metrics.doc_metric import DocMetric, Gold, MetricMaker, MetricOptions
from workbench.types import Loglikelihood, Score

NAME = "metric lm_eval_exact_match"
EXACT_MATCH_OPTIONS = ("regexes_to_ignore", "ignore_case", "ignore_punctuation", "ignore_numbers")


def exact_match(options: MetricOptions, compat: str) -> DocMetric:
    """Return the metric that compares answer and gold letter by letter, white space included,
    after the same deletions on both sides (`lm_eval/api/metrics.py`, `exact_match_hf_evaluate`).

    Of several golds any counts. Where filters leave several answers, the score is the share of
    them that equals the gold. An empty answer equals an empty gold.

    Raises:
        SettingError: an option is unknown, or a regular expression is none.
        TimeLimitError: a regular expression takes too long to read.
    """
    for name in options:
        if name not in EXACT_MATCH_OPTIONS:
            raise SettingError(
                f"{NAME}: unknown option {name!r}",
                fix=nearest(name, EXACT_MATCH_OPTIONS),
            )
    reduce = _reducer(options)

    def metric(data: Mapping[str, Any], gold: Gold, extracted: tuple[str, ...]) -> Score:
        answers = [reduce(text) for text in extracted]
        if not answers:
            return Score(0.0)
        if isinstance(gold, str):
            return Score(answers.count(reduce(gold)) / len(answers))
        return Score(float(any(reduce(one) in answers for one in gold)))

    return metric


def _reducer(options: MetricOptions) -> Callable[[str], str]:
    patterns = [
        check_pattern(pattern, f"{NAME}: regexes_to_ignore")
        for pattern in options.get("regexes_to_ignore") or ()
    ]
    deleted = ""
    deleted += string.punctuation if options.get("ignore_punctuation") else ""
    deleted += string.digits if options.get("ignore_numbers") else ""
    table = str.maketrans("", "", deleted)

    def reduce(text: str) -> str:
        for pattern in patterns:
            text = without_matches(pattern, text, NAME)
        text = text.lower() if options.get("ignore_case") else text
        return text.translate(table)

    return reduce


def greedy(answer: Loglikelihood) -> Score:
    """Return 1 where every token of the text was the model's first choice: `acc` of a
    `loglikelihood` task (`ConfigurableTask.process_results`)."""
    return Score(float(answer.is_greedy))


def loglikelihood(answer: Loglikelihood) -> Score:
    """Return the text's log-likelihood in nats, which the harness's perplexities are made from."""
    return Score(answer.sum)


TEXT_METRICS: Mapping[str, Callable[[Loglikelihood], Score]] = {
    "lm_eval_greedy": greedy,
    "lm_eval_loglikelihood": loglikelihood,
}
"""Metrics of a doc with one choice, a text that is scored and not ranked, by name."""

GEN_METRICS: Mapping[str, MetricMaker] = {"lm_eval_exact_match": exact_match}
"""Makers of metrics, by the names that a config uses: (options, whose faults to repeat) in."""
