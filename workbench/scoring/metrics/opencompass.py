"""OpenCompass's evaluators of custom data, one row at a time, and its circular scores.

`opencompass_option_sim` is `OptionSimAccEvaluator` of `datasets/custom.py`, and `opencompass_acc`
is `AccEvaluator` of `openicl/icl_evaluator/icl_hf_evaluator.py`, at commit a5acc4bb. They judge as
that system does, its oddities included: that is what they are for. Shares are 0 to 1 here, where
OpenCompass has per cent.
"""

from __future__ import annotations

import math
import re
from collections.abc import Mapping, Sequence
from typing import Any

from workbench.errors import SettingError, shorten
from workbench.scoring.metrics.doc_metric import (
    NAN,
    DocMetric,
    Gold,
    MetricMaker,
    MetricOptions,
    as_tuple,
    check_options,
    first,
)
from workbench.scoring.metrics.ppl import PplRule
from workbench.types import Loglikelihood, Score

# ---- the option that a response means -----------------------------------------------------------

_FIRST: Sequence[str] = (
    *(f"答案{verb}\\s*([@])" for verb in ("是?", "是?\\s*：", "是?\\s*:")),
    *(f"答案选项应?该?{verb}\\s*([@])" for verb in "是为"),
    *(f"答案应该?{verb}\\s*([@])" for verb in "是选"),
    "答案选项为?\\s*：\\s*([@])",
    "答案选项为?\\s+\\(?\\*?\\*?([@])\\*?\\*?\\)?",
    "答案选项是?\\s*:\\s*([@])",
    *(f"答案{verb}\\s*([@])" for verb in "为选"),
    "选择?\\s*([@])",
    # A comma is missing between two of its patterns, so they only match one after the other.
    "故选?\\s*([@])只有选?项?\\s?([@])\\s?是?对",
    *(f"只有选?项?\\s?([@])\\s?{end}" for end in ("是?错", "不?正确", "错误")),
    *(f"说法{kind}选?项?的?是\\s?([@])" for kind in ("不?对", "不?正确", "错误")),
    *(f"([@])\\s?是正确{end}" for end in ("的", "答案")),
    "选项\\s?([@])\\s?正确",
    "所以答\\s?([@])",
    *(f"所{end}\\s?([@][.。$]?$)" for end in "以有"),
    "[\\s，：:,]([@])[。，,\\.]?$",
    "[\\s，,：:][故即]([@])[。\\.]?$",
    "[\\s，,：:]因此([@])[。\\.]?$",
    "[是为。]\\s?([@])[。\\.]?$",
    *(f"{lead}\\s?([@])[。\\.]?$" for lead in ("因此", "显然")),
    *(f"{lead}\\s?(\\S+)(?:。|$)" for lead in ("答案是", "答案应该是", "答案为")),
    "(?i)ANSWER\\s*:\\s*([@])",
    *(f"[Tt]he answer is:?\\s+\\(?{mark}([@]){mark}\\)?" for mark in ("", "\\*?\\*?")),
    "[Tt]he answer is option:?\\s+\\(?([@])\\)?",
    *(f"[Tt]he correct answer is{what}:?\\s+\\(?([@])\\)?" for what in ("", " option")),
    *(
        f"[Tt]he correct {what} is:?.*?boxed{{([@])}}"
        for what in ("answer", "option", "answer option")
    ),
    "[Tt]he answer to the question is:?\\s+\\(?([@])\\)?",
    "^选项\\s?([@])",
    "^([@])\\s?选?项",
    "(\\s|^)[@][\\s。，,：:\\.$]",
    "1.\\s?(.*?)$",
    "1.\\s?([@])[.。$]?$",
)
"""The patterns of `first_option_postprocess` without its cushion, in order; `@` are the options."""


def first_option(text: str, options: Sequence[str]) -> str:
    """Return the option that the first fitting pattern finds in `text`, or ''.

    Where a pattern's first group is empty, the whole match counts; of several options in what was
    found, the first of `options` wins (`utils/text_postprocessors.py`).
    """
    text = text.strip()
    for pattern in _FIRST:
        match = re.search(pattern.replace("@", "".join(options)), text, re.DOTALL)
        if match:
            found = match.group(1) or match.group(0)
            for option in options:
                if option in found:
                    return option
    return ""


def pick_option(response: str, row: Mapping[str, Any], options: Sequence[str]) -> str:
    """Return the option that OpenCompass takes a response for; it abstains only where no option
    has a text.

    The letter itself; else what `first_option` finds; else the only option whose text occurs in
    the response, whatever the case; else the one with the smallest edit distance from its letter,
    its text, or both, the first letter on a tie.

    Raises:
        TypeError: an option's value is needed and is not a text; OpenCompass fails there too.
        KeyError: the row has no such option, likewise.
    """
    response, options = response.strip(), tuple(options)
    if response in options:
        return response
    found = first_option(response, options)
    if found:
        return found
    texts = {option: row[option] for option in options if row[option] is not None}
    for option, text in texts.items():
        if not isinstance(text, str):
            raise TypeError(f"option {option} is {shorten(text)}, not a text")
    inside = [option for option, text in texts.items() if text.lower() in response.lower()]
    if len(inside) == 1:
        return inside[0]
    distances = [
        (min(edit_distance(response, form) for form in (option, text, f"{option}. {text}")), option)
        for option, text in texts.items()
    ]
    return min(distances)[1] if distances else ""


def edit_distance(a: str, b: str) -> int:
    """Return the Levenshtein distance of two texts, in steps of one for each letter of `b`.

    The columns of the table are kept as two whole numbers, a bit for each place where it goes up
    or down by one (Myers 1999, "A fast bit-vector algorithm for approximate string matching based
    on dynamic programming", JACM 46 (3); in the form of Hyyrö 2003).
    """
    if not a:
        return len(b)
    places: dict[str, int] = {}
    for index, letter in enumerate(a):
        places[letter] = places.get(letter, 0) | 1 << index
    full, last = (1 << len(a)) - 1, 1 << (len(a) - 1)
    up, down, distance = full, 0, len(a)
    for letter in b:
        equal = places.get(letter, 0)
        diagonal = (((equal & up) + up) ^ up) | equal | down
        grows, shrinks = down | ~(diagonal | up) & full, up & diagonal
        distance += bool(grows & last) - bool(shrinks & last)
        grows, shrinks = (grows << 1 | 1) & full, (shrinks << 1) & full
        up, down = shrinks | ~(diagonal | grows) & full, grows & diagonal
    return distance


# ---- metrics -----------------------------------------------------------------------------------


def option_sim(settings: MetricOptions, compat: str = "") -> DocMetric:
    """Return the metric of a response's option, from the settings of a config:

    `options`, capital letters that are columns of the rows; `pattern`, to count only the rows
    whose `circular_pattern` is that one (the others have no score).

    Raises:
        SettingError: `options` is missing, or is not of single capital letters; an unknown key.
    """
    check_options("opencompass_option_sim", settings, ("options", "pattern"))
    options = tuple(settings.get("options", ()))
    if not options or not all(isinstance(o, str) and len(o) == 1 and o.isupper() for o in options):
        raise SettingError(
            "metric 'opencompass_option_sim': options",
            expected='single capital letters, such as ["A", "B"]',
            seen=shorten(settings.get("options")),
        )
    pattern = settings.get("pattern")

    def metric(data: Mapping[str, Any], gold: Gold, extracted: tuple[str, ...]) -> Score:
        if pattern is not None and list(data.get("circular_pattern", ())) != list(pattern):
            return Score(NAN, "the options are not in the order that this metric counts")
        try:
            picked = pick_option(first(extracted), data, options)
        except TypeError as error:
            return Score(NAN, f"{error}, on which OpenCompass's evaluator fails")
        except KeyError as error:
            return Score(NAN, f"the row has no option {error}")
        return Score(float(picked in as_tuple(gold)))

    return metric


def accuracy(settings: MetricOptions, compat: str = "") -> DocMetric:
    """Return the metric that scores 1 if the response is the right answer, letter for letter.

    Nothing is stripped: " 7" is not "7".

    Raises:
        SettingError: it has settings.
    """
    check_options("opencompass_acc", settings)
    return lambda data, gold, extracted: Score(float(first(extracted) in as_tuple(gold)))


GEN_METRICS: Mapping[str, MetricMaker] = {
    "opencompass_option_sim": option_sim,
    "opencompass_acc": accuracy,
}
"""The metrics of generations by their names in a config."""


def mean_loss(choice: str, answer: Loglikelihood, shared: int) -> tuple[float, int]:
    """Return what OpenCompass ranks options by, as numerator and divisor: the log-likelihood of
    the whole text over all its tokens, the first included, for which there is none
    (`models/huggingface_above_v4_33.py`, `get_ppl`, at batch size 1)."""
    return answer.sum, answer.num_tokens + 1


PPL_METRICS: Mapping[str, PplRule] = {"opencompass_ppl": mean_loss}
"""The PPL metrics by their names in a config; they are meant for the scope "full"."""


# ---- many rotations of a question --------------------------------------------------------------


def circular_scores(rows: Sequence[Mapping[str, Any]], right: Sequence[bool]) -> dict[str, float]:
    """Return the scores of a circular task: of rows with `qid` and `circular_pattern`, in order,
    and whether each was answered right.

    `acc_origin` counts the rows whose pattern is the first row's, and `acc_circular` those of all
    rotations of it; `more_n_circular` is the share of questions of which n or more rows are right,
    and `perf_circular` that of those with every one (`CircularEvaluator`, `datasets/circular.py`).
    All are shares of 1; NaN for no rows.

    Raises:
        ValueError: not as many answers as rows.
    """
    patterns = [tuple(row["circular_pattern"]) for row in rows]
    origin = patterns[0] if patterns else ()
    turns = {origin[i:] + origin[:i] for i in range(len(origin))}
    scores: dict[str, float] = {}
    counts: dict[Any, int] = {}
    for name, counted in (("origin", {origin}), ("circular", turns)):
        found = [
            (row["qid"], ok)
            for row, pattern, ok in zip(rows, patterns, right, strict=True)
            if pattern in counted
        ]
        scores[f"acc_{name}"] = _share([ok for _, ok in found])
        counts = dict.fromkeys((qid for qid, _ in found), 0)
        for qid, ok in found:
            counts[qid] += ok
        for n in range(1, len(counted) + 1):
            key = f"perf_{name}" if n == len(counted) else f"more_{n}_{name}"
            scores[key] = _share([count >= n for count in counts.values()])
    return scores


def _share(values: Sequence[bool]) -> float:
    return sum(values) / len(values) if values else math.nan
