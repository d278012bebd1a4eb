"""What each of the four systems makes of a model's log-probabilities: rules by name.

A rule turns the evidence on a doc's choices into a value for each, in the unit and with the sign
that its system writes down, and picks one, breaking ties as its system does. Everything is summed
from the tokens of one pass; nothing here asks a model.

Sources: UltraEval 5d967b4 `tasks/postprocess.py` (`GeneralTorchPPL`,
`GeneralTorchPPLNorm`) and `metrics/log_prob.py`; lm-evaluation-harness 0.4.13 `lm_eval/api/task.py`
(`process_results`); OpenCompass a5acc4bb `models/huggingface_above_v4_33.py` (`get_ppl`) and
`openicl/icl_inferencer/icl_ppl_inferencer.py`; FreeEval 12b76ef `models/local_hf_model.py` and
`steps/cloze_prompt.py`.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias, TypeVar

from workbench.errors import shorten
from workbench.scoring.metrics.doc_metric import NAN
from workbench.scoring.metrics.ppl import num_bytes, num_shared
from workbench.scoring.metrics.ultraeval import hash_of
from workbench.types import Compat, Loglikelihood, Score


@dataclass(frozen=True, slots=True)
class Evidence:
    """What a model said of one choice; a part that it could not answer is the reason why.

    `whole` is the text of prompt and choice, all tokens but the first; `continuation` the
    log-probabilities of its tokens behind the prompt; `apart` the choice's tokens where prompt
    and choice are encoded each by itself and without BOS; `alone` those same tokens after
    "Answer:" and nothing else.
    """

    choice: str
    whole: Loglikelihood | str
    continuation: tuple[float, ...] | str
    apart: Loglikelihood | str
    alone: Loglikelihood | str


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a rule says of one doc: its value of each choice, the index of its pick, and what the
    pick is worth in `target_scores`. Without a pick `score` is NaN and has the reason."""

    values: tuple[float, ...]
    pick: int | None
    score: Score


PartT = TypeVar("PartT", Loglikelihood, tuple[float, ...])
ChoiceValues: TypeAlias = Callable[[Sequence[Evidence]], tuple[float, ...]]
Pick: TypeAlias = Callable[[Sequence[Evidence], Sequence[float]], int]


@dataclass(frozen=True, slots=True)
class ChoiceRule:
    """A system's rule: `values` of the choices, then `pick`. `says` is the formula in words."""

    system: str
    says: str
    lowest: bool
    values: ChoiceValues
    pick: Pick


class Unscorable(Exception):
    """A rule has no value for a choice; the message says why. It never leaves this module."""


# ---- what the values are summed from -----------------------------------------------------------


def _given(part: PartT | str) -> PartT:
    if isinstance(part, str):
        raise Unscorable(part)
    return part


def _total_loss(choices: Sequence[Evidence]) -> tuple[float, ...]:
    return tuple(-_given(one.whole).sum for one in choices)


def _mean_loss(choices: Sequence[Evidence]) -> tuple[float, ...]:
    """The loss over the tokens from the second on, by the count of all, the first included."""
    wholes = [_given(one.whole) for one in choices]
    return tuple(-whole.sum / (whole.num_tokens + 1) for whole in wholes)


def _suffix_loss(choices: Sequence[Evidence]) -> tuple[float, ...]:
    return _behind(choices, num_shared([_given(one.whole).token_ids for one in choices]))


def _suffix_loss_by_floats(choices: Sequence[Evidence]) -> tuple[float, ...]:
    return _behind(choices, num_shared([_given(one.whole).token_logprobs for one in choices]))


def _behind(choices: Sequence[Evidence], shared: int) -> tuple[float, ...]:
    """Return the mean loss of each choice's tokens behind the first `shared` ones."""
    values = []
    for one in choices:
        rest = _given(one.whole).token_logprobs[shared:]
        if not rest:
            others = "the others begin with it" if len(choices) > 1 else "there is no other"
            raise Unscorable(
                f"no token of choice {shorten(one.choice)} is left behind those that all choices"
                f" share: {others}"
            )
        values.append(-sum(rest) / len(rest))
    return tuple(values)


def _by_choice(length: Callable[[str], int]) -> ChoiceValues:
    """Return the rule's values: the continuation's log-likelihood by the bare choice's length."""
    return lambda choices: tuple(
        float(sum(_given(one.continuation))) / length(one.choice) for one in choices
    )


def _apart(choices: Sequence[Evidence]) -> tuple[float, ...]:
    return tuple(_given(one.apart).sum for one in choices)


def _apart_per_token(choices: Sequence[Evidence]) -> tuple[float, ...]:
    parts = [_given(one.apart) for one in choices]
    return tuple(part.sum / part.num_tokens for part in parts)


def _apart_less_alone(choices: Sequence[Evidence]) -> tuple[float, ...]:
    return tuple(_given(one.apart).sum - _given(one.alone).sum for one in choices)


# ---- which choice is picked ----------------------------------------------------------------------


def _lowest_by_hash(choices: Sequence[Evidence], values: Sequence[float]) -> int:
    """Return the lowest; of equals, the one that the SHA-256 of all the values' bytes (float64,
    little-endian) points at, as a number modulo the count of equals."""
    lowest = [place for place, value in enumerate(values) if value == min(values)]
    return lowest[hash_of(values) % len(lowest)]


def _first_lowest(choices: Sequence[Evidence], values: Sequence[float]) -> int:
    return values.index(min(values))


def _first_highest(choices: Sequence[Evidence], values: Sequence[float]) -> int:
    return values.index(max(values))


def _highest_by_text(choices: Sequence[Evidence], values: Sequence[float]) -> int:
    """Return the first highest, where of choices with equal text the last one's value counts."""
    texts = [one.choice for one in choices]
    by_text = dict(zip(texts, values, strict=True))
    return texts.index(max(by_text, key=by_text.__getitem__))


# ---- the rules -----------------------------------------------------------------------------------


def _rules(
    system: str, pick: Pick, *, lowest: bool, **rules: tuple[ChoiceValues, str]
) -> dict[str, ChoiceRule]:
    """Return a system's rules, each of its values and what it says, by their names."""
    return {
        name: ChoiceRule(system, says, lowest, values, pick)
        for name, (values, says) in rules.items()
    }


RULES: Mapping[str, ChoiceRule] = {
    **_rules(
        "ultraeval",
        _lowest_by_hash,
        lowest=True,
        ultraeval=(_total_loss, "loss of the whole text"),
        ultraeval_norm=(
            _suffix_loss,
            "mean loss of the tokens behind those that all choices share",
        ),
    ),
    **_rules(
        "lm-eval",
        _first_highest,
        lowest=False,
        lm_eval_acc=(_by_choice(lambda choice: 1), "log-likelihood of the choice"),
        lm_eval_acc_norm=(_by_choice(len), "log-likelihood of the choice per character"),
        lm_eval_acc_bytes=(_by_choice(num_bytes), "log-likelihood of the choice per byte"),
    ),
    **_rules(
        "opencompass",
        _first_lowest,
        lowest=True,
        opencompass=(_mean_loss, "loss of the whole text by all its tokens, the first included"),
    ),
    **_rules(
        "freeeval",
        _highest_by_text,
        lowest=False,
        freeeval_cloze=(_apart, "log-likelihood of the choice, encoded by itself"),
        freeeval_ln=(_apart_per_token, "the same per token"),
        freeeval_un=(_apart_less_alone, 'the same less its log-likelihood after "Answer:"'),
    ),
}
"""The rules in the order in which they are shown, free of the systems' faults."""

FAULTY: Mapping[str, ChoiceRule] = _rules(
    "ultraeval",
    _lowest_by_hash,
    lowest=True,
    ultraeval_norm_floats=(
        _suffix_loss_by_floats,
        "as ultraeval_norm, the shared tokens found by equal log-probabilities",
    ),
)
"""UltraEval's own way to find the shared tokens: it compares their log-probabilities, which
rounding makes differ, so tokens of the prompt get into the mean. How many depends on the
machine and the batch; another run of UltraEval may find others."""


def rules(compat: Compat = "") -> Mapping[str, ChoiceRule]:
    """Return the rules by name; with `compat="ultraeval"` also those that repeat its faults."""
    return {**RULES, **FAULTY} if compat == "ultraeval" else RULES


def judge(
    rule: ChoiceRule, choices: Sequence[Evidence], target_scores: Mapping[str, float]
) -> Verdict:
    """Return the rule's values, its pick, and what the pick is worth.

    A pick is worth its value in `target_scores`, fractions included, as in UltraEval. Without a
    right choice there is nothing to be worth: the pick is there and the score is NaN.
    """
    try:
        values = rule.values(choices)
    except Unscorable as error:
        return Verdict((), None, Score(NAN, str(error)))
    if not values:
        return Verdict((), None, Score(NAN, "there are no choices (target_scores is empty)"))
    for one, value in zip(choices, values, strict=True):
        if math.isnan(value):
            reason = f"the value of choice {shorten(one.choice)} is not a number"
            return Verdict(values, None, Score(NAN, reason))
    pick = rule.pick(choices, values)
    return Verdict(values, pick, _worth(choices[pick].choice, target_scores))


def _worth(choice: str, target_scores: Mapping[str, float]) -> Score:
    numbers = [value for value in target_scores.values() if isinstance(value, int | float)]
    value = target_scores.get(choice)
    if not isinstance(value, int | float):
        return Score(NAN, f"target_scores of {shorten(choice)} is {shorten(value)}, not a number")
    if not any(number > 0 for number in numbers):
        return Score(NAN, "no choice is right: no value of target_scores is above 0")
    return Score(float(value))
