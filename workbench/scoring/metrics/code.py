"""Metrics of programs: whether they pass a row's tests, as in UltraEval's `function_execution`."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any

from workbench.errors import SettingError
from workbench.scoring.execution import run_program, why_not_run
from workbench.scoring.metrics.doc_metric import NAN, DocMetric, Gold, MetricOptions, check_options
from workbench.types import Score


def pass_at_k(samples: int, passed: int, k: int) -> float:
    """Return the chance that of `k` samples, drawn from `samples` without putting back, at least
    one is among the `passed`: 1 - C(n - c, k) / C(n, k).

    The unbiased estimator of Chen et al. 2021, "Evaluating Large Language Models Trained on
    Code", arXiv:2107.03374, section 2.1.

    Raises:
        ValueError: not 1 <= k <= samples, or not 0 <= passed <= samples.
    """
    if not (1 <= k <= samples and 0 <= passed <= samples):
        raise ValueError(f"pass@{k} of {passed} passed in {samples} samples")
    return 1.0 - math.comb(samples - passed, k) / math.comb(samples, k)


_MBPP_KEYS = frozenset(
    ("text", "code", "task_id", "test_setup_code", "test_list", "challenge_test_list")
)


def check_program(data: Mapping[str, Any], completion: str) -> str:
    """Return the program that tests a completion: MBPP's where the row has all of its keys,
    otherwise HumanEval's (`function_execution.py`).

    Raises:
        KeyError: the row has neither's keys.
    """
    if data.keys() >= _MBPP_KEYS:
        tests = "\n".join(data["test_list"])
        return f'"""{data["text"]}\n{tests}"""\n{completion}\n{tests}'
    return f"{data['prompt']}{completion}\n{data['test']}\ncheck({data['entry_point']})"


def function_execution(options: MetricOptions, compat: str) -> DocMetric:
    """Make `function_execution`: the share of samples that pass the row's tests, which is pass@1;
    `aggregation` {"type": "pass_k", "k": …} asks for another pass@k.

    Each sample runs in a process of its own with 3 seconds, as in UltraEval, but in a sandbox, and
    only where the user said so (`scoring.execution`).
    """
    check_options("function_execution", options)
    aggregation = options.get("aggregation") or {}
    k = aggregation.get("k", 1) if isinstance(aggregation, Mapping) else 1
    if not isinstance(k, int) or k < 1:
        raise SettingError("metric 'function_execution': k", expected="1 or more")

    def metric(data: Mapping[str, Any], gold: Gold, extracted: tuple[str, ...]) -> Score:
        if len(extracted) < k:
            return Score(NAN, f"pass@{k} needs {k} samples, and there are {len(extracted)}")
        try:
            programs = [check_program(data, sample) for sample in extracted]
        except (KeyError, TypeError) as error:
            return Score(NAN, f"the row has no tests as HumanEval or MBPP do: {error}")
        if reason := why_not_run():
            return Score(NAN, reason)
        failures = [run_program(program) for program in programs]
        score = pass_at_k(len(failures), failures.count(""), k)
        return Score(score, next(filter(None, failures), ""))

    return metric
