"""How a version is scored, as lines of a YAML for lm-evaluation-harness."""

from __future__ import annotations

import json
from itertools import chain
from typing import Any

from workbench.exchange.files import ExportJob
from workbench.exchange.lm_eval import texts
from workbench.exchange.lm_eval.columns import is_rolling, is_text
from workbench.exchange.lm_eval.texts import yaml_text
from workbench.scoring.metrics.doc_metric import MetricSpec

NOTHING = ("", "general_torch", "general_torch_ppl", "general_torch_ppl_norm")
"""Post-processors that change no text."""

PPL_METRICS = {"log_prob": "acc", "acc": "acc", "acc_norm": "acc_norm", "acc_bytes": "acc_bytes"}


def scoring_lines(job: ExportJob) -> tuple[list[str], list[str], list[str]]:
    """Return the YAML's lines, the functions that they name, and what is lost."""
    losses: list[str] = []
    if is_text(job):
        return _text_lines(job, losses), [], losses
    if job.config.method == "ppl":
        return _ppl_lines(job, losses), [], losses
    functions: list[str] = []
    lines = [*_generation(job), *_repeats(job), *_filters(job, functions, losses), "metric_list:"]
    reported: set[str] = set()
    for spec in job.config.metrics:
        found = _gen_metric(spec, functions)
        if found is None:
            losses.append(f"metric {spec.name!r} ({spec.type}): the harness has no such metric")
            continue
        name, entry = found
        if spec.name != name:
            losses.append(f"metric {spec.name!r}: reported there as {name}")
        if name in reported:
            losses.append(f"metric {spec.name!r}: {name} is reported once")
        else:
            reported.add(name)
            lines += entry
    return lines if reported else [*lines, *_EXACT_MATCH], functions, losses


def metadata_lines(job: ExportJob) -> list[str]:
    """Return the YAML's last lines: the version, and what an import could not carry over of how the
    task is scored, which is said again where it comes back."""
    lines = ["metadata:", f"  version: {job.version.number or 0}"]
    lost = job.config.lost_scoring
    return [*lines, f"  lost_scoring: {yaml_text(lost)}"] if lost else lines


def _ppl_lines(job: ExportJob, losses: list[str]) -> list[str]:
    for spec in job.config.metrics:
        if spec.type not in PPL_METRICS:
            losses.append(f"metric {spec.name!r} ({spec.type}): the harness has no such metric")
        elif spec.name != PPL_METRICS[spec.type]:
            losses.append(f"metric {spec.name!r}: reported there as {PPL_METRICS[spec.type]}")
    entries = (_entry(f"metric: {name}", {}) for name in ("acc", "acc_norm", "acc_bytes"))
    return ["metric_list:", *chain.from_iterable(entries)]


def _text_lines(job: ExportJob, losses: list[str]) -> list[str]:
    """Return the metrics of one given text a doc, and say under which names they are reported."""
    names = {"lm_eval_loglikelihood": "perplexity", "lm_eval_greedy": "acc"}
    if is_rolling(job):
        names = {"lm_eval_loglikelihood": ", ".join(_ROLLING_METRICS)}
    for spec in job.config.metrics:
        losses.append(f"metric {spec.name!r}: reported there as {names[spec.type]}")
    if not is_rolling(job):
        return list(_TEXT_METRICS)
    lines = ["metric_list:"]
    for name, aggregation in _ROLLING_METRICS.items():
        entry = (f"  - metric: {name}", f"    aggregation: {aggregation}")
        lines += [*entry, "    higher_is_better: false"]
    return lines


def _repeats(job: ExportJob) -> list[str]:
    """Return the line that says how many responses vote, where a filter is a vote."""
    votes = any(step.get("function") == "majority_vote" for step in job.config.filters)
    return [f"repeats: {job.config.repeats}"] if votes and job.config.repeats > 1 else []


def _entry(first: str, options: dict[str, Any]) -> list[str]:
    lines = [f"  - {first}", "    aggregation: mean", "    higher_is_better: true"]
    return lines + [f"    {name}: {_flow(value)}" for name, value in options.items()]


def _flow(value: Any) -> str:
    """Return the value as YAML in one line, which JSON is but for what it leaves in its texts."""
    if isinstance(value, str):
        return yaml_text(value)
    if isinstance(value, list | tuple):
        return "[" + ", ".join(_flow(one) for one in value) + "]"
    if isinstance(value, dict):
        pairs = (f"{yaml_text(str(key))}: {_flow(one)}" for key, one in value.items())
        return "{" + ", ".join(pairs) + "}"
    return json.dumps(value)


def _generation(job: ExportJob) -> list[str]:
    decoding = job.config.decoding
    lines = [
        "generation_kwargs:",
        f"  until: {_flow(list(decoding.until))}",
        f"  max_gen_toks: {decoding.max_new_tokens}",
        f"  do_sample: {'true' if decoding.temperature else 'false'}",
    ]
    if decoding.temperature:
        lines += [f"  temperature: {decoding.temperature}", f"  top_p: {decoding.top_p}"]
    return lines


def _filters(job: ExportJob, functions: list[str], losses: list[str]) -> list[str]:
    steps: list[str] = []
    if job.config.postprocess not in NOTHING:
        source, loss = texts.extraction_code(job.config.postprocess)
        functions.append(source)
        losses += [loss] if loss else []
        steps.append("{function: custom, filter_fn: !function utils.extract}")
    own = [dict(step) for step in job.config.filters]
    steps += [_flow(step) for step in own]
    if not own or own[-1].get("function") != "take_first":
        steps.append("{function: take_first}")
    if len(steps) == 1 and not own:
        return []
    return ["filter_list:", "  - name: extract", "    filter:", *(f"      - {s}" for s in steps)]


def _gen_metric(spec: MetricSpec, functions: list[str]) -> tuple[str, list[str]] | None:
    """Return the metric's name there, and its lines; None where there is none."""
    if spec.type == "lm_eval_exact_match":
        return "exact_match", _entry("metric: exact_match", dict(spec.options))
    if spec.type == "exact_match":
        return "exact_match", _EXACT_MATCH
    if spec.type in texts.METRICS:
        functions.append(texts.METRICS[spec.type])
        return spec.type, _entry(f"metric: !function utils.{spec.type}", {})
    return None


_ROLLING_METRICS = {
    "word_perplexity": "weighted_perplexity",
    "byte_perplexity": "weighted_perplexity",
    "bits_per_byte": "bits_per_byte",
}
"""What the harness reports of whole documents, and how it aggregates each."""

_TEXT_METRICS = (
    "metric_list:",
    *("  - metric: perplexity", "    aggregation: perplexity", "    higher_is_better: false"),
    *("  - metric: acc", "    aggregation: mean", "    higher_is_better: true"),
)

# UltraEval deletes spaces on both sides; a blank answer equals no gold that is not.
_EXACT_MATCH = _entry("metric: exact_match", {"regexes_to_ignore": [" "]})
