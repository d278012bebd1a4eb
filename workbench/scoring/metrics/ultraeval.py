"""UltraEval's metrics under its registered names (`metrics/`, commit 5d967b4).

A factory takes the settings that a config gives the metric and whose faults to repeat, and
returns the metric of one doc. Where UltraEval's rule is a fault, ours is right and its docstring
says what differs; `compat="ultraeval"` gives its own value. Where UltraEval's would raise (and
end the run) or turns an error into 0, the score is NaN with the reason.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from workbench.scoring.metrics.code import function_execution
from workbench.scoring.metrics.doc_metric import (
    NAN,
    NO_GOLD,
    DocMetric,
    Gold,
    Options,
    RankMetric,
    as_tuple,
    check_options,
    first,
    golds,
)
from workbench.scoring.metrics.ranked import log_prob, log_prob_mc2
from workbench.scoring.metrics.references import bleu, chrf, rouge
from workbench.scoring.metrics.standard import GenMetric, exact_match, in_match
from workbench.types import Score


def _plain(name: str, metric: GenMetric, faulty: GenMetric) -> Callable[[Options, str], DocMetric]:
    """Return the factory of a metric that looks at gold and answer alone."""

    def make(options: Options, compat: str) -> DocMetric:
        check_options(name, options)
        chosen = faulty if compat == "ultraeval" else metric
        return lambda data, gold, extracted: chosen(gold, extracted)

    return make


# ---- matches -----------------------------------------------------------------------------------


def faulty_exact_match(gold: Gold, extracted: tuple[str, ...]) -> Score:
    """Score 1 if the answer equals a gold without spaces, 0 for an answer of white space."""
    answer, wanted = first(extracted), as_tuple(gold)
    if not wanted:
        return NO_GOLD
    bare = answer.replace(" ", "")
    return Score(float(bool(answer.strip()) and any(bare == g.replace(" ", "") for g in wanted)))


def prefix_match(gold: Gold, extracted: tuple[str, ...]) -> Score:
    """Score 1 if the answer begins with a gold that ends there as a word or a number.

    UltraEval asks for the beginning alone, so its gold "A" accepts "Actually, B" and its "3"
    accepts "3.5" (`prefix_match.py`).
    """
    wanted, answer = golds(gold), first(extracted).strip()
    if not wanted:
        return NO_GOLD
    return Score(float(any(_begins(answer, g.strip()) for g in wanted)))


def _begins(answer: str, gold: str) -> bool:
    """Say whether `answer` begins with `gold` and the word or number ends with it. Only ASCII
    counts as a word's part: Chinese puts no space between words."""
    if not answer.startswith(gold):
        return False
    rest = answer[len(gold) :]
    if re.match("[A-Za-z0-9_]", gold[-1]) and re.match("[A-Za-z0-9_]", rest):
        return False
    return not (gold[-1].isdigit() and re.match(r"[.,]\d", rest))


def faulty_prefix_match(gold: Gold, extracted: tuple[str, ...]) -> Score:
    """Score 1 if the answer begins with the gold, white space around both aside."""
    if not isinstance(gold, str):
        return Score(NAN, "UltraEval's prefix_match fails on several golds")
    return Score(float(first(extracted).strip().startswith(gold.strip())))


def faulty_in_match(gold: Gold, extracted: tuple[str, ...]) -> Score:
    """Score 1 if the answer, stripped and in lower case, is a gold; a blank one too."""
    return Score(float(first(extracted).lower().strip() in as_tuple(gold)))


def f1_score(gold: Gold, extracted: tuple[str, ...]) -> Score:
    """Return the F1 of the words that answer and gold share, the best of all golds.

    Words are what white space parts, as they stand: case and punctuation count, unlike in SQuAD's
    own F1 (UltraEval `f1_score.py`).
    """
    wanted = golds(gold)
    if not wanted:
        return NO_GOLD
    return Score(max(_word_f1(g, first(extracted)) for g in wanted))


def _word_f1(gold: str, answer: str) -> float:
    wanted, given = gold.split(), answer.split()
    shared = sum((Counter(wanted) & Counter(given)).values())
    return 2 * shared / (len(wanted) + len(given)) if shared else 0.0


def faulty_f1_score(gold: Gold, extracted: tuple[str, ...]) -> Score:
    """As `f1_score`, but 0 where there is no gold."""
    return Score(max((_word_f1(g, first(extracted)) for g in as_tuple(gold)), default=0.0))


# ---- multiple choice in words ------------------------------------------------------------------


def _qa_match(options: Options, compat: str) -> DocMetric:
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


def _gaokaobench_match(options: Options, compat: str) -> DocMetric:
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


def _gpt4_eval(options: Options, compat: str) -> DocMetric:
    """Make `gpt4_eval`: never a number. UltraEval asks gpt-3.5-turbo whether answer and gold
    agree; a judge model is nothing that the workbench runs."""
    return lambda data, gold, extracted: Score(NAN, "gpt4_eval needs a judge model: it is not run")


GEN_METRICS: Mapping[str, Callable[[Options, str], DocMetric]] = {
    "exact_match": _plain("exact_match", exact_match, faulty_exact_match),
    "prefix_match": _plain("prefix_match", prefix_match, faulty_prefix_match),
    "in_match": _plain("in_match", in_match, faulty_in_match),
    "f1_score": _plain("f1_score", f1_score, faulty_f1_score),
    "qa_match": _qa_match,
    "gaokaobench_match": _gaokaobench_match,
    "bleu": bleu,
    "chrf": chrf,
    "rouge": rouge,
    "function_execution": function_execution,
    "gpt4_eval": _gpt4_eval,
}
"""The GEN metrics by UltraEval's names."""

PPL_METRICS: Mapping[str, Callable[[Options, str], RankMetric]] = {
    "log_prob": log_prob,
    "log_prob_mc2": log_prob_mc2,
}
"""The PPL metrics by UltraEval's names."""
