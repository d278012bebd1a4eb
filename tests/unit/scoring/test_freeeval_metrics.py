"""FreeEval's multiple choice: as it reads responses, and as they ought to be read.

`tests/golden/freeeval/answers.json` and `accuracies.json` were made by the real code.
"""

from __future__ import annotations

import json
import math
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from workbench.errors import SettingError
from workbench.scoring.groups import fold, group_of
from workbench.scoring.metrics.aggregate import aggregate
from workbench.scoring.metrics.freeeval import (
    lm_loss,
    named_option,
    simple_multiple_choice,
)
from workbench.types import Loglikelihood, Score

FOLDER = Path(__file__).parents[2] / "golden" / "freeeval"
ANSWERS = json.loads((FOLDER / "answers.json").read_text("utf-8"))
ACCURACIES = json.loads((FOLDER / "accuracies.json").read_text("utf-8"))
REQUESTS = json.loads((FOLDER / "prompts.json").read_text("utf-8"))["mmlu-augment"][0]["requests"]
FOUR = {"options": ["w", "x", "y", "z"], "gold": 1}
ABCD = ["A", "B", "C", "D"]


def gold_key(size: int, answer: int, permutation: list[int] | None, keys: str) -> str:
    """Return the key under which the right option is shown, or a single option's text."""
    if size == 1:
        return "option 0"
    place = permutation.index(answer) if permutation else answer
    return "ABCDEFGHIJK"[place] if keys == "letters" else str(place + 1)


@pytest.mark.parametrize("case", ANSWERS, ids=lambda c: f"{c['size']}-{c['response'][:12]!r}")
def test_compat_reads_a_response_as_freeeval(case: dict[str, Any]) -> None:
    """With compat "freeeval" a response is worth what the real code says."""
    size, answer, order = case["size"], case["answer"], case["permutation"]
    row = {"options": [f"option {i}" for i in range(size)], "gold": answer, "permutation": order}
    gold = gold_key(size, answer, order, case["keys"])
    score = simple_multiple_choice({}, "freeeval")(row, gold, (case["response"],))
    assert score.value == case["value"]


@pytest.mark.parametrize("case", ACCURACIES, ids=str)
def test_groups_add_up_to_freeevals_accuracy(case: dict[str, Any]) -> None:
    """Each aggregation of permuted copies gives the accuracy and the counts of the real code."""
    options = {"aggregate_mode": case["aggregate_mode"]}
    if case["threshold"] is not None:
        options["vote_threshold"] = case["threshold"]
    metric = simple_multiple_choice(options, "freeeval")
    rows = [
        {"options": sent["choices"], "gold": sent["answer"], "permutation": sent["permutation"],
         "parent_uuid": sent["parent_uuid"], "freeeval": {"uuid": sent["uuid"]}}
        for sent in REQUESTS
    ]  # fmt: skip
    scores = [metric(row, "A", (text,)) for row, text in zip(rows, case["responses"], strict=True)]
    folded = fold(scores, [group_of(row) for row in rows], options)
    counted = [score.value for score in folded if not math.isnan(score.value)]
    assert (sum(counted), len(counted)) == (case["num_hits"], case["num_groups"])
    assert aggregate(folded).value == pytest.approx(case["accuracy"])


@pytest.mark.parametrize(
    ("response", "key"),
    [
        ("B", "B"),
        (" (C). ", "C"),
        ("**D**", "D"),
        ("Answer: C", "C"),
        ("A cat sat, so the answer is B.", "B"),
        ("答案是D。", "D"),
        ("C. green", "C"),
        ("C\nbecause", "C"),
        ("I take (D) over the others", "D"),
        ("It must be C", "C"),
        ("None of A, B and C: D", None),
        ("The answer is A, no: the answer is B", "B"),
        ("A cat sat on the mat", None),
        ("Because", None),
        ("E", None),
        ("", None),
    ],
)
def test_an_option_is_read_with_care(response: str, key: str | None) -> None:
    """A key counts where it is meant as one; two that differ name neither."""
    assert named_option(response, ABCD) == key


@given(st.sampled_from(ABCD), st.sampled_from(ABCD))
def test_a_bare_key_is_right_exactly_when_it_is_the_gold(said: str, gold: str) -> None:
    """Whatever the compat, a bare key counts for what it says."""
    row = {"options": ["w", "x", "y", "z"], "gold": ABCD.index(gold)}
    for compat in ("", "freeeval"):
        score = simple_multiple_choice({}, compat)(row, gold, (said,))
        assert score.value == float(said == gold)


@pytest.mark.slow
@given(st.text(max_size=60))
def test_any_response_has_a_score(response: str) -> None:
    """No text makes the metric raise or leave 0 and 1."""
    for compat in ("", "freeeval"):
        score = simple_multiple_choice({}, compat)(FOUR, "B", (response,))
        assert score.value in (0.0, 1.0)


def test_compat_reads_to_the_first_stop_only() -> None:
    """FreeEval ends at the first key, kept in the text: "Dear A" is a D there."""
    row = {"options": ["w", "x", "y", "z"], "gold": 3}
    with_stops = simple_multiple_choice({"stop_sequences": ABCD}, "freeeval")
    assert with_stops(row, "D", ("Dear A",)).value == 1
    assert simple_multiple_choice({}, "freeeval")(row, "D", ("Dear A",)).value == 0


def test_a_rows_own_stops_win() -> None:
    """A problem's generation_config overrides the step's."""
    row = {**FOUR, "freeeval": {"stop_sequences": ["B"]}}
    metric = simple_multiple_choice({"stop_sequences": ["A"]}, "freeeval")
    assert metric(row, "B", ("B then A",)).value == 1


def test_one_option_is_compared_as_a_text() -> None:
    """An open answer is right if it is the reference; FreeEval looks for the letter A."""
    row = {"options": ["four"], "gold": 0}
    assert simple_multiple_choice({}, "")(row, "four", ("four",)).value == 1
    assert simple_multiple_choice({}, "")(row, "four", ("A five",)).value == 0
    assert simple_multiple_choice({}, "freeeval")(row, "four", ("A five",)).value == 1


def test_a_row_without_a_reference_is_not_scored() -> None:
    """No gold is NaN with the reason, never 0."""
    score = simple_multiple_choice({}, "")({"options": [], "gold": None}, "", ("B",))
    assert math.isnan(score.value) and "gold" in score.reason


def test_a_group_with_an_unscored_row_is_unscored() -> None:
    """Half a group decides nothing."""
    scores = [Score(1.0), Score(float("nan"), "no answer"), Score(1.0)]
    one, two = fold(scores, ["a", "a", ""], {"aggregate_mode": "strict"})
    assert math.isnan(one.value) and "no answer" in one.reason
    assert two.value == 1


@pytest.mark.parametrize(
    "options",
    [{"agregate_mode": "mean"}, {"aggregate_mode": "best"}, {"aggregate_mode": "vote"}],
)
def test_unusable_settings_are_refused(options: dict[str, Any]) -> None:
    """An unknown setting, an unknown mode, a vote without its threshold."""
    with pytest.raises(SettingError):
        simple_multiple_choice(options, "")


def test_loss_is_nats_per_token() -> None:
    """−(−1 −2 −3) / 3 = 2."""
    assert lm_loss(Loglikelihood((-1.0, -2.0, -3.0), (4, 5, 6), False)).value == 2
    assert math.isnan(lm_loss(Loglikelihood((), (), True)).value)
