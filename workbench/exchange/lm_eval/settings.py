"""A task's settings for lm-evaluation-harness, as a config of ours: decoding, filters, metrics."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from workbench.answers.filters import FILTERS
from workbench.errors import ConfigError, shorten
from workbench.exchange.lm_eval.spec import ROLLING, Spec
from workbench.exchange.lm_eval.yaml_files import FunctionRef

MAX_GEN_TOKS = 256
"""What the harness generates at most where a task says nothing (`lm_eval/defaults.py`)."""

LENGTH_KEYS = ("max_gen_toks", "max_new_tokens", "max_tokens", "max_completion_tokens")
PPL_METRICS: Mapping[str, str] = {
    "acc": "log_prob",
    "acc_norm": "acc_norm",
    "acc_bytes": "acc_bytes",
}
"""The harness's metrics of choices, and ours of the same rule (`acc` is UltraEval's `log_prob`)."""

TEXT_METRICS: Mapping[str, str] = {
    "acc": "lm_eval_greedy",
    **dict.fromkeys(
        ("perplexity", "word_perplexity", "byte_perplexity", "bits_per_byte"),
        "lm_eval_loglikelihood",
    ),
}
"""The harness's metrics of one given text, and ours that each is made from."""

_TEXT_LOSSES: Mapping[str, str] = {
    "lm_eval_greedy": "reported as lm_eval_greedy, since acc ranks choices here",
    "lm_eval_loglikelihood": "reported as lm_eval_loglikelihood, nats of each text, and their mean;"
    " perplexity is e to the power of minus that mean, and the harness's perplexities of words"
    " and bytes divide the sum over all texts by the count of them",
}
_DEFAULTS: Mapping[str, list[str]] = {
    "multiple_choice": ["acc", "acc_norm"],
    "generate_until": ["exact_match"],
    "loglikelihood": ["perplexity", "acc"],
    ROLLING: ["word_perplexity", "byte_perplexity", "bits_per_byte"],
}
"""`DEFAULT_METRIC_REGISTRY` of `lm_eval/api/registry.py`, of choices without `acc_bytes`."""

NOT_SCORED: Mapping[str, str] = {
    "should_decontaminate": "decontamination is not done",
    "doc_to_decontamination_query": "decontamination is not done",
    "unsafe_code": "no metric that runs code is carried over",
}
NOT_KEPT = ("task_alias", "tag", "metadata")

MetricConfig = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Pipeline:
    """A named chain of filters. `responses` says how many of a doc's responses the harness makes
    one answer of: 1 where it takes the first. `votes` says whether that answer is what most of them
    come to; otherwise metrics are given all of them there."""

    name: str
    steps: list[dict[str, Any]]
    responses: int = 1
    votes: bool = False


def decoding(spec: Spec, losses: list[str]) -> Mapping[str, Any]:
    """Return `generate.params` of a config."""
    if spec.method == "ppl":
        return {}
    given = dict(spec.get("generation_kwargs") or {})
    until = given.pop("until", [spec.get("fewshot_delimiter") or "\n\n"])
    until = [until] if isinstance(until, str) else list(until or ())
    where = spec.file.where("generation_kwargs")
    if not all(isinstance(stop, str) for stop in until):
        raise ConfigError(f"{where}.until", expected="texts", seen=shorten(until))
    params: dict[str, Any] = {"max_new_tokens": MAX_GEN_TOKS, "until": [s for s in until if s]}
    for key in LENGTH_KEYS:
        if key in given:
            params["max_new_tokens"] = given.pop(key)
    length = params["max_new_tokens"]
    if not isinstance(length, int) or isinstance(length, bool) or length < 1:
        raise ConfigError(f"{where}: length", expected="1 or more", seen=shorten(length))
    samples = given.pop("do_sample", False)
    temperature, top_p = given.pop("temperature", None), given.pop("top_p", None)
    if samples:
        params["temperature"] = 1.0 if temperature is None else float(temperature)
        params |= {} if top_p is None else {"top_p": float(top_p)}
        losses.append("generation_kwargs.do_sample: another stream of random numbers samples here")
    elif temperature:
        losses.append(f"generation_kwargs.temperature {temperature}: greedy without do_sample")
    losses += [f"generation_kwargs.{key}: no such setting here" for key in given]
    return params


def pipelines(spec: Spec, losses: list[str]) -> list[Pipeline]:
    """Return the named chains of filters. A chain with a step that is code is left out."""
    found: list[Pipeline] = []
    listed, repeats = spec.get("filter_list"), spec.get("repeats") or 1
    if spec.method == "ppl" or not listed:
        if listed:
            losses.append("filter_list: log-likelihoods are ranked as they are")
        losses += [_FIRST] if repeats > 1 else []
        return [Pipeline("none", [])]
    for number, entry in enumerate(listed):
        where = f"{spec.file.where('filter_list')}[{number}]"
        steps = entry.get("filter") if isinstance(entry, Mapping) else None
        if not isinstance(steps, list) or not isinstance(entry.get("name"), str):
            raise ConfigError(
                where, expected='{name: …, filter: [{function: "…"}]}', seen=shorten(entry)
            )
        name = entry["name"]
        kept = _chain(steps, where, name, losses)
        if kept is not None:
            found.append(Pipeline(name, kept, *_gathered(steps, repeats)))
    found = found or [Pipeline("none", [])]
    if repeats > 1 and any(chain.responses == 1 for chain in found):
        losses.append(_FIRST)
    losses += [f"filter_list {chain.name!r}: {said}" for chain in found if (said := unvoted(chain))]
    return found


_FIRST = "repeats: the harness scores the first; --draws averages them here"


def _gathered(steps: Sequence[Mapping[str, Any]], repeats: int) -> tuple[int, bool]:
    """Return how many of `repeats` responses become one answer, and whether they vote for it."""
    for step in steps:
        match step["function"]:
            case "take_first":
                return 1, False
            case "majority_vote":
                return repeats, repeats > 1
            case "take_first_k" if isinstance(step.get("k"), int):
                repeats = min(repeats, step["k"])
    return repeats, False


def unvoted(chain: Pipeline) -> str:
    """Return what is to be said with every score of a chain that makes one answer of several
    responses; '' where it does not."""
    if chain.responses == 1:
        return ""
    what = (
        f"the filters {chain.name!r} vote over {chain.responses} responses of a doc"
        if chain.votes
        else f"metrics are given {chain.responses} responses of a doc by the filters {chain.name!r}"
    )
    return (
        f"in lm-evaluation-harness {what}; here each response is an answer by itself (--draws has "
        "the mean of several): these metrics are others than its own, and not to be compared "
        "with them"
    )


def _chain(
    steps: list[Any], where: str, name: str, losses: list[str]
) -> list[dict[str, Any]] | None:
    kept: list[dict[str, Any]] = []
    for step in steps:
        function = step.get("function") if isinstance(step, Mapping) else None
        if function is None:
            raise ConfigError(where, expected="a function in each", seen=shorten(step))
        if isinstance(function, FunctionRef) or function not in FILTERS:
            shown = function.name if isinstance(function, FunctionRef) else function
            losses.append(f"filter_list {name!r}: its step {shown!r} has no counterpart here")
            return None
        if function == "take_first_k":
            losses.append(f"filter_list {name!r}: take_first_k, since a doc has one response here")
            continue
        kept.append(dict(step))
    # One response, taken first, is what our metrics get in any case.
    return [] if [step["function"] for step in kept] == ["take_first"] else kept


def metrics(spec: Spec, losses: list[str]) -> dict[str, MetricConfig]:
    """Return the `metric` part of a config."""
    default = _DEFAULTS[spec.output_type]
    listed = spec.get("metric_list")
    entries = [{"metric": name} for name in default] if listed is None else listed
    if spec.get("process_results") is not None:
        losses.append("process_results: a function that scores is not carried over")
        entries = [{"metric": name} for name in default]
    made: dict[str, MetricConfig] = {}
    for number, entry in enumerate(entries):
        if not isinstance(entry, Mapping) or "metric" not in entry:
            where = f"{spec.file.where('metric_list')}[{number}]"
            raise ConfigError(where, expected="{metric: …}", seen=shorten(entry))
        name = entry["metric"]
        found = None if isinstance(name, FunctionRef) else _metric(spec, name, entry)
        if found is None:
            shown = name.name if isinstance(name, FunctionRef) else name
            losses.append(f"metric_list: {shown!r} has no counterpart here")
            continue
        if spec.is_text:
            losses.append(f"metric_list: {name!r}: {_TEXT_LOSSES[found['type']]}")
            name = found["type"]
        elif entry.get("aggregation", "mean") != "mean":
            losses.append(f"metric_list: {name!r} is averaged here, not by its aggregation")
        made[name] = {"evaluation": found}
    if made:
        return made
    losses.append(f"metric_list: nothing of it is left; {default[0]} is reported")
    last = _metric(spec, default[0], {})
    assert last is not None
    return {last["type"] if spec.is_text else default[0]: {"evaluation": last}}


def lost_scoring(spec: Spec, chain: Pipeline) -> str:
    """Return what is to be said with every score: that the harness scores by code which an import
    leaves out, or by a vote, or what an export of ours has of another import; '' where there is
    nothing."""
    return _lost_code(spec) or unvoted(chain)


def _lost_code(spec: Spec) -> str:
    ref = spec.get("process_results")
    if ref is None:
        known = spec.get("metadata")
        lost = known.get("lost_scoring") if isinstance(known, Mapping) else None
        return lost if isinstance(lost, str) else ""
    name = ref.name if isinstance(ref, FunctionRef) else ref
    return (
        f"lm-evaluation-harness scores this task by {name}, which was not carried over: "
        "these metrics are others than its own, and not to be compared with them"
    )


def _metric(spec: Spec, name: str, entry: Mapping[str, Any]) -> dict[str, Any] | None:
    if spec.is_text:
        return {"type": TEXT_METRICS[name]} if name in TEXT_METRICS else None
    if spec.is_choice:
        return {"type": PPL_METRICS[name]} if name in PPL_METRICS else None
    if name != "exact_match" or entry.get("hf_evaluate"):
        return None
    ours = ("metric", "aggregation", "higher_is_better", "hf_evaluate")
    return {"type": "lm_eval_exact_match", **{k: v for k, v in entry.items() if k not in ours}}


def other_losses(spec: Spec) -> list[str]:
    """Return what else the YAML says that has no place here."""
    losses = [f"{key}: {why}" for key, why in NOT_SCORED.items() if spec.get(key)]
    if spec.output_type == ROLLING:
        losses.append(
            f"{spec.file.where('output_type')} {ROLLING}: a text is scored in one piece and needs "
            "to fit the model's window; the harness goes over it window by window, and puts the "
            "end-of-text token first where the tokenizer has no BOS"
        )
    for key in NOT_KEPT:
        if spec.get(key) is not None:
            losses.append(f"{key}: {shorten(spec.get(key))} has no place in a config here")
    fewshot = spec.get("fewshot_config") or {}
    if fewshot.get("fewshot_indices") is not None:
        losses.append(
            "fewshot_config.fewshot_indices: ignored, as the harness does since 0.4.10 "
            "(its sampler is made without them)"
        )
    if fewshot.get("split") is not None and fewshot.get("samples") is not None:
        losses.append("fewshot_config.samples: the split is taken, as the harness does")
    chat = spec.file.path.with_name(f"{spec.file.path.stem}-chat.yaml")
    if chat.is_file() and "custom_dataset" in spec.file.values:  # as our exports have them
        losses.append(f"turns: {chat.name} beside it sends these docs as turns, which stay there")
    return losses
