"""UltraEval's metrics under its registered names (`metrics/`, commit 5d967b4).

A factory takes the settings that a config gives the metric and whose faults to repeat, and
returns the metric of one doc. Where UltraEval's rule is a fault, ours is right and its docstring
says what differs; `compat="ultraeval"` gives its own value. Where UltraEval's would raise (and
end the run) or turns an error into 0, the score is NaN with the reason.
"""

from __future__ import annotations

import hashlib
import math
import re
import struct
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

from workbench.scoring.metrics.code import function_execution
from workbench.scoring.metrics.doc_metric import (
    NAN,
    NO_GOLD,
    DocMetric,
    Gold,
    MetricMaker,
    MetricOptions,
    RankMetric,
    as_tuple,
    check_options,
    first,
    golds,
)
from workbench.scoring.metrics.ppl import num_shared
from workbench.scoring.metrics.references import bleu, chrf, rouge
from workbench.types import Score

# ---- matches -----------------------------------------------------------------------------------

_Match: TypeAlias = Callable[[Gold, str], Score]
"""`(processed_output, the answer)` in."""


def _plain(name: str, metric: _Match, faulty: _Match) -> MetricMaker:
    """Return the factory of a metric that looks at gold and answer alone."""

    def make(options: MetricOptions, compat: str) -> DocMetric:
        check_options(name, options)
        chosen = faulty if compat == "ultraeval" else metric
        return lambda data, gold, extracted: chosen(gold, first(extracted))

    return make


def _best(wanted: Sequence[str], worth: Callable[[str], float]) -> Score:
    """Return the most that the answer is worth beside any of the `wanted` golds."""
    return Score(float(max(map(worth, wanted)))) if wanted else NO_GOLD


def exact_match(gold: Gold, answer: str) -> Score:
    """Score 1 if the answer equals a gold when all spaces are deleted from both.

    Other white space and case count. An empty answer scores 0 (`exact_match.py`).
    """
    return _best(golds(gold), lambda one: _bare(one) == _bare(answer))


def _faulty_exact_match(gold: Gold, answer: str) -> Score:
    """The same, but a blank gold is one that no answer equals."""
    return _best(as_tuple(gold), lambda one: bool(answer.strip()) and _bare(one) == _bare(answer))


def _bare(text: str) -> str:
    return text.replace(" ", "")


def prefix_match(gold: Gold, answer: str) -> Score:
    """Score 1 if the answer begins with a gold that ends there as a word or a number.

    UltraEval asks for the beginning alone, so its gold "A" accepts "Actually, B" and its "3"
    accepts "3.5" (`prefix_match.py`).
    """
    return _best(golds(gold), lambda one: _begins(answer.strip(), one.strip()))


def _begins(answer: str, gold: str) -> bool:
    """Say whether `answer` begins with `gold` and the word or number ends with it. Only ASCII
    counts as a word's part: Chinese puts no space between words."""
    if not answer.startswith(gold):
        return False
    rest = answer[len(gold) :]
    if re.match("[A-Za-z0-9_]", gold[-1]) and re.match("[A-Za-z0-9_]", rest):
        return False
    return not (gold[-1].isdigit() and re.match(r"[.,]\d", rest))


def _faulty_prefix_match(gold: Gold, answer: str) -> Score:
    """Score 1 if the answer begins with the gold, white space around both aside."""
    if not isinstance(gold, str):
        return Score(NAN, "UltraEval's prefix_match fails on several golds")
    return Score(float(answer.strip().startswith(gold.strip())))


def in_match(gold: Gold, answer: str) -> Score:
    """Score 1 if the answer, stripped and in lower case, is one of the golds as they stand.

    A gold with a capital never matches: transforms list golds in lower case too (`in_match.py`).
    """
    return _best(golds(gold), lambda one: answer.lower().strip() == one)


def _faulty_in_match(gold: Gold, answer: str) -> Score:
    """The same, but an answer of white space equals a blank gold."""
    return Score(float(answer.lower().strip() in as_tuple(gold)))


def f1_score(gold: Gold, answer: str) -> Score:
    """Return the F1 of the words that answer and gold share, the best of all golds.

    Words are what white space parts, as they stand: case and punctuation count, unlike in SQuAD's
    own F1 (UltraEval `f1_score.py`).
    """
    return _best(golds(gold), lambda one: _word_f1(one, answer))


def _faulty_f1_score(gold: Gold, answer: str) -> Score:
    """The same, but 0 where there is no gold."""
    return Score(max((_word_f1(one, answer) for one in as_tuple(gold)), default=0.0))


def _word_f1(gold: str, answer: str) -> float:
    wanted, given = gold.split(), answer.split()
    shared = sum((Counter(wanted) & Counter(given)).values())
    return 2 * shared / (len(wanted) + len(given)) if shared else 0.0


# ---- multiple choice in words ------------------------------------------------------------------


def _qa_match(options: MetricOptions, compat: str) -> DocMetric:
    """Make `qa_match`: 1 if the first option letter of the answer's first line is the gold's, or
    the answer, the question before it aside, begins with the right option's text.

    UltraEval takes the article of "A big dog" for option A, and reads past "B)" and "B,"
    (`qa_match.py`); here a lone "A" with a word behind it is an article, unless the word is one
    that goes on about a choice ("A is right").
    """
    check_options("qa_match", options)
    first_letter = _faulty_letter if compat == "ultraeval" else _option_letter

    def metric(data: Mapping[str, Any], gold: Gold, extracted: tuple[str, ...]) -> Score:
        scores = data.get("target_scores") or {}
        right = [key for key, value in scores.items() if value == 1]
        question = data.get("question")
        if not right or not isinstance(question, str):
            return Score(NAN, "qa_match needs a question and target_scores with a 1")
        answer = first(extracted).strip()
        if first_letter(answer, len(scores)) in as_tuple(gold):
            return Score(1.0)
        answer = answer.removeprefix(question.strip()).strip()
        return Score(float(answer.startswith(right[0].strip())))

    return metric


_GOES_ON = ("is", "was", "and", "or", "because", "since", "as", "for")


def _option_letter(text: str, count: int) -> str:
    """Return the first of `count` option letters in the first line, as "(B)"; "" if none."""
    words = text.split("\n")[0].split(" ")
    for place, word in enumerate(words):
        match = re.fullmatch(r"(?P<open>\()?(?P<letter>[A-Z])(?P<close>[).:,]*)", word)
        if not match or ord(match["letter"]) - ord("A") >= count:
            continue
        following = words[place + 1] if place + 1 < len(words) else ""
        is_bare = not match["open"] and not match["close"]
        is_word = is_bare and match["letter"] in "AI" and following[:1].islower()
        if is_word and following.rstrip(".,") not in _GOES_ON:
            continue
        return f"({match['letter']})"
    return ""


def _faulty_letter(text: str, count: int) -> str:
    letters = [f"({chr(ord('A') + place)})" for place in range(count)]
    for word in text.split("\n")[0].split(" "):
        word = word.removesuffix(".")
        for spelt in (word, f"({word})"):
            if spelt in letters:
                return spelt
    # No gold is empty but one that no letter stands for, and UltraEval counts that as right.
    return ""


def _gaokaobench_match(options: MetricOptions, compat: str) -> DocMetric:
    """Make `gaokaobench_match`: the share of the gold's letters that the answer has in the same
    place. Before "[SEP]" stand the letters behind 【答案】, which count if there are as many as in
    the gold; otherwise those behind it do (`gaokaobench_match.py`).

    UltraEval multiplies by the row's `score` and divides by it again, so that a row without one,
    or with 0, ends its run; so does an answer with two "[SEP]".
    """
    check_options("gaokaobench_match", options)

    def metric(data: Mapping[str, Any], gold: Gold, extracted: tuple[str, ...]) -> Score:
        answer = first(extracted)
        if not gold:
            return NO_GOLD
        if compat == "ultraeval" and (not data.get("score") or answer.count("[SEP]") > 1):
            return Score(NAN, "UltraEval fails on this row: no score, or two [SEP]")
        marked, separator, others = answer.partition("[SEP]")
        letters = marked if not separator or len(marked) == len(gold) else others[: len(gold)]
        same = sum(a == b for a, b in zip(letters, gold, strict=False))
        return Score(same / len(gold))

    return metric


def _gpt4_eval(options: MetricOptions, compat: str) -> DocMetric:
    """Make `gpt4_eval`: never a number. UltraEval asks gpt-3.5-turbo whether answer and gold
    agree; a judge model is nothing that the workbench runs."""
    return lambda data, gold, extracted: Score(NAN, "gpt4_eval needs a judge model: it is not run")


# ---- ranked options ----------------------------------------------------------------------------


def log_prob(options: MetricOptions, compat: str) -> RankMetric:
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


def log_prob_mc2(options: MetricOptions, compat: str) -> RankMetric:
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


def norm_values(token_logprobs: Sequence[Sequence[float]]) -> tuple[float, ...]:
    """Return what `general_torch_ppl_norm` makes of each option's whole text: the mean of the
    negated log-probabilities behind those that all options begin with.

    UltraEval compares these instead of the token ids, and rounding gives a shared token others in
    other texts, so it drops fewer than are shared (`tasks/postprocess.py`, lines 31-51); the metric
    `acc_suffix` is free of that. An option with nothing behind them is NaN; UltraEval divides by
    zero there.
    """
    shared = num_shared(token_logprobs)
    rest = [logprobs[shared:] for logprobs in token_logprobs]
    return tuple(-(math.fsum(tail) / len(tail)) if tail else NAN for tail in rest)


# ---- by name -----------------------------------------------------------------------------------

GEN_METRICS: Mapping[str, MetricMaker] = {
    "exact_match": _plain("exact_match", exact_match, _faulty_exact_match),
    "prefix_match": _plain("prefix_match", prefix_match, _faulty_prefix_match),
    "in_match": _plain("in_match", in_match, _faulty_in_match),
    "f1_score": _plain("f1_score", f1_score, _faulty_f1_score),
    "qa_match": _qa_match,
    "gaokaobench_match": _gaokaobench_match,
    "bleu": bleu,
    "chrf": chrf,
    "rouge": rouge,
    "function_execution": function_execution,
    "gpt4_eval": _gpt4_eval,
}
"""The GEN metrics by UltraEval's names."""

PPL_METRICS: Mapping[str, Callable[[MetricOptions, str], RankMetric]] = {
    "log_prob": log_prob,
    "log_prob_mc2": log_prob_mc2,
}
"""The PPL metrics by UltraEval's names."""
