"""FreeEval's `simple_multiple_choice`: which option a response names, and what copies add up to.

By default a response is read with care; with compat "freeeval" as FreeEval reads it
(`datasets/multiple_choice.py`, `parse_and_check_answer`, at commit 12b76ef). That takes the first
key of the list that occurs anywhere in the text: "Answer: C" names A, by its first letter, and a
problem of one option is right as soon as an A occurs. It also looks keys up in a list sorted by
length, so of numbered options the tenth is taken for the first.

The metric looks at the row: `options` (else the keys of `target_scores`), `gold` and
`permutation`, as an imported task has them, and at the gold answer, an option's key.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from workbench.errors import SettingError, nearest, shorten
from workbench.scoring.metrics.doc_metric import (
    NAN,
    NO_GOLD,
    DocMetric,
    Gold,
    MetricMaker,
    MetricOptions,
    as_tuple,
    first,
    golds,
)
from workbench.scoring.metrics.ultraeval import exact_match
from workbench.types import Loglikelihood, Score

MODES = ("strict", "mean", "ignore_augmented", "vote")
"""How the scores of a problem and its permuted copies become one (`calculate_accuracy`)."""

SETTINGS = ("aggregate_mode", "vote_threshold", "stop_sequences")


def simple_multiple_choice(options: MetricOptions, compat: str) -> DocMetric:
    """Return the metric with its settings.

    `aggregate_mode` is one of `MODES`: with `ignore_augmented` a permuted copy (a row with a
    `parent_uuid`) is not scored; what the other modes make of copies is `groups.fold`. `vote`
    needs `vote_threshold`. `stop_sequences` are where FreeEval would have ended the response,
    the stop included; only compat "freeeval" cuts there, since the stops are usually the very
    letters that are looked for.

    Raises:
        SettingError: an unknown setting or mode, or `vote` without a threshold.
    """
    for name in options:
        if name not in SETTINGS:
            raise SettingError(
                f"simple_multiple_choice: unknown setting {name!r}", fix=nearest(name, SETTINGS)
            )
    mode = options.get("aggregate_mode", "mean")
    if mode not in MODES:
        raise SettingError("aggregate_mode", expected=" or ".join(MODES), seen=shorten(mode))
    threshold = options.get("vote_threshold")
    is_number = isinstance(threshold, int | float) and not isinstance(threshold, bool)
    if mode == "vote" and not is_number:
        raise SettingError("vote_threshold", expected="a number, for vote", seen=shorten(threshold))
    stops = tuple(options.get("stop_sequences") or ())

    def score(data: Mapping[str, Any], gold: Gold, extracted: tuple[str, ...]) -> Score:
        if mode == "ignore_augmented" and data.get("parent_uuid") is not None:
            return Score(NAN, "a permuted copy, which aggregate_mode ignore_augmented leaves out")
        if compat == "freeeval":
            return _as_freeeval(data, as_tuple(gold), first(extracted), stops)
        return _with_care(data, golds(gold), first(extracted))

    return score


GEN_METRICS: Mapping[str, MetricMaker] = {"simple_multiple_choice": simple_multiple_choice}
"""FreeEval's GEN metric under the name of its step."""


# ---- one response ------------------------------------------------------------------------------


def _with_care(data: Mapping[str, Any], wanted: Sequence[str], response: str) -> Score:
    if not wanted:
        return NO_GOLD
    if _num_options(data) <= 1:
        return exact_match(tuple(wanted), response)
    keys = _keys(data, wanted)
    named = named_option(response, keys)
    if named is None:
        return Score(0.0, f"the response names none of the options {keys[0]} to {keys[-1]}")
    return Score(float(named in wanted))


def named_option(response: str, keys: Sequence[str]) -> str | None:
    """Return the one of `keys` that a response names, None where it names none or several.

    In this order: the response is a key and nothing else, brackets and punctuation aside; the
    last key after "answer", "answer is" or "答案"; a key at the start that a mark or a line's end
    follows; the only key in brackets; the only key that stands as a word of its own, for which
    "A" before a word in lower case does not count.
    """
    text = response.strip()
    key = f"({'|'.join(sorted(map(re.escape, keys), key=len, reverse=True))})"
    alone = re.fullmatch(rf"[(\[*]*{key}[)\].,:;*]*", text)
    if alone:
        return alone[1]
    edge = r"(?![A-Za-z0-9'’])(?! [a-z])"
    stated = re.findall(rf"(?i:answer(?: is)?|答案(?:是|为)?)\s*[:：]?\s*[(\[*]*{key}{edge}", text)
    if stated:
        return stated[-1]
    first = re.match(rf"[(\[*]*{key}(?:[)\].,:;*]|\s*(?:\n|$))", text)
    if first:
        return first[1]
    for pattern in (rf"[(\[]{key}[)\]]", rf"(?<![A-Za-z0-9'’]){key}{edge}"):
        found = set(re.findall(pattern, text))
        if found:
            return found.pop() if len(found) == 1 else None
    return None


def _as_freeeval(
    data: Mapping[str, Any], wanted: Sequence[str], response: str, stops: Sequence[str]
) -> Score:
    keys = sorted(_keys(data, wanted), key=len, reverse=True)
    own = data.get("freeeval")
    if isinstance(own, Mapping) and own.get("stop_sequences") is not None:
        stops = own["stop_sequences"]
    text = _cut_after(response, stops).strip()
    if text in keys:
        place = keys.index(text)
    else:
        place = next((index for index, key in enumerate(keys) if key in text), None)
    if place is None:
        return Score(0.0, "no option's key occurs in the response")
    order = data.get("permutation")
    index = order[place] if isinstance(order, Sequence) and order else place
    return Score(float(index == _gold_index(data, wanted)))


def _cut_after(text: str, stops: Sequence[str]) -> str:
    """Return `text` up to the end of the stop sequence that is complete first."""
    ends = [text.find(stop) + len(stop) for stop in stops if stop and stop in text]
    return text[: min(ends, default=len(text))]


def _num_options(data: Mapping[str, Any]) -> int:
    options = data.get("options")
    if isinstance(options, list | tuple):
        return len(options)
    return len(data.get("target_scores") or ())


def _keys(data: Mapping[str, Any], wanted: Sequence[str]) -> list[str]:
    """Return the options' keys, numbers where the gold is one."""
    size = _num_options(data)
    if any(gold.strip().isdecimal() for gold in wanted):
        return [str(index + 1) for index in range(size)]
    return [chr(ord("A") + index) for index in range(size)]


def _gold_index(data: Mapping[str, Any], wanted: Sequence[str]) -> int | None:
    """Return the index of the right option: the row's `gold`, else what the gold answer names."""
    found = data.get("gold")
    if isinstance(found, int):
        return found
    keys = _keys(data, wanted)
    return next((keys.index(text) for text in wanted if text in keys), None)


# ---- many rows ---------------------------------------------------------------------------------


def lm_loss(answer: Loglikelihood) -> Score:
    """Return the loss of a text in nats per token: what `compute_lm_loss` averages over problems.

    `answer` is of the whole text (scope "full"). FreeEval encodes prompt and option apart and
    without a BOS (`models/local_hf_model.py`, mode lm_loss), so its tokens are the same only where
    the tokenizer has no BOS and no token spans the joint.
    """
    if not answer.num_tokens:
        return Score(NAN, "no token was scored")
    return Score(-answer.sum / answer.num_tokens)
