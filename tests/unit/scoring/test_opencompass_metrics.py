"""OpenCompass's evaluators: row by row as the real ones judged, and the circular scores."""

from __future__ import annotations

import math
import random
from collections.abc import Mapping
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.unit.exchange.opencompass_cases import CASES
from workbench.errors import SettingError
from workbench.scoring.metrics.aggregate import aggregate
from workbench.scoring.metrics.opencompass import (
    GEN_METRICS,
    PPL_METRICS,
    circular_scores,
    edit_distance,
    pick_option,
)
from workbench.types import Loglikelihood

JUDGED = [
    (name, index)
    for name, case in CASES.items()
    for index in range(len(case.get("predictions", ())))
    if "error" not in case["answers"]
]


def options_of(case: Mapping[str, Any]) -> list[str]:
    """Return the options that a case's evaluator is given."""
    meta = case["files"].get(f"{case['entry']['path']}.meta.json", "")
    return ["A", "C"] if "evaluator_kwargs" in meta else case["answers"]["meta"]["options"]


@pytest.mark.parametrize(("name", "index"), JUDGED)
def test_rows_are_judged_as_opencompass_judges_them(name: str, index: int) -> None:
    """The option picked for each response, and the share of right ones, are the real ones."""
    case = CASES[name]
    answers, predictions = case["answers"], case["predictions"][index]
    expected = answers["scores"][index]
    is_ladder = answers["meta"]["data_type"] != "qa" and "prompts" in answers
    settings = {"options": options_of(case)} if is_ladder else {}
    metric = GEN_METRICS["opencompass_option_sim" if is_ladder else "opencompass_acc"](settings, "")
    rows, golds = answers["rows"], answers["golds"]
    scores = [
        metric(row, str(gold), (text,))
        for row, gold, text in zip(rows, golds, predictions, strict=True)
    ]
    if "error" in expected:
        assert any(math.isnan(score.value) and "fails" in score.reason for score in scores)
        return
    total = expected["accuracy"] if "accuracy" in expected else expected["acc_circular"]
    assert aggregate(scores).value * 100 == pytest.approx(total)
    for position, detail in expected.get("details", {}).items():
        row, text = rows[int(position)], predictions[int(position)]
        assert pick_option(text, row, settings["options"]) == detail["parsed"]


@pytest.mark.parametrize(("name", "index"), [(n, i) for n, i in JUDGED if n.startswith("circular")])
def test_circular_scores_are_those_of_opencompass(name: str, index: int) -> None:
    """acc, more and perf of the original order and of all rotations, as the real evaluator's."""
    case = CASES[name]
    rows, golds = case["answers"]["rows"], case["answers"]["golds"]
    predictions, expected = case["predictions"][index], case["answers"]["scores"][index]
    picked = [
        pick_option(text, row, options_of(case)) if "prompts" in case["answers"] else text
        for row, text in zip(rows, predictions, strict=True)
    ]
    right = [a == b for a, b in zip(picked, golds, strict=True)]
    scores = {key: 100 * value for key, value in circular_scores(rows, right).items()}
    assert scores == pytest.approx({k: v for k, v in expected.items() if k != "details"})


def test_origin_counts_one_order_alone() -> None:
    """With a pattern, rows of another order have no score, so the mean is acc_origin."""
    metric = GEN_METRICS["opencompass_option_sim"](
        {"options": ["A", "B"], "pattern": ["A", "B"]}, ""
    )
    row = {"A": "x", "B": "y"}
    assert metric({**row, "circular_pattern": ["A", "B"]}, "A", ("A",)).value == 1
    assert math.isnan(metric({**row, "circular_pattern": ["B", "A"]}, "A", ("A",)).value)


def test_no_rows_have_no_circular_scores() -> None:
    """The share of nothing is not a number."""
    assert all(math.isnan(value) for value in circular_scores([], []).values())


def test_nothing_is_stripped_from_an_answer() -> None:
    """AccEvaluator compares letter for letter: " 7" is not "7"."""
    metric = GEN_METRICS["opencompass_acc"]({}, "")
    assert [metric({}, "7", (text,)).value for text in ("7", " 7", "7\n", "")] == [1, 0, 0, 0]
    assert metric({}, "", ()).value == 1


@pytest.mark.parametrize(
    ("name", "settings"),
    [
        ("opencompass_option_sim", {}),
        ("opencompass_option_sim", {"options": ["a", "b"]}),
        ("opencompass_option_sim", {"options": ["AB"]}),
        ("opencompass_option_sim", {"options": [1]}),
        ("opencompass_option_sim", {"options": ["A"], "patern": ["A"]}),
        ("opencompass_acc", {"strip": True}),
    ],
)
def test_settings_that_opencompass_refuses_are_refused(
    name: str, settings: Mapping[str, Any]
) -> None:
    """Options must be single capital letters, and a setting must exist."""
    with pytest.raises(SettingError, match=name):
        GEN_METRICS[name](settings, "")


def test_the_mean_loss_counts_the_first_token() -> None:
    """Three scored tokens of four: the sum -6 is divided by 4."""
    answer = Loglikelihood((-1.0, -2.0, -3.0), (5, 6, 7), False)
    assert PPL_METRICS["opencompass_ppl"]("x", answer, 0) == (-6.0, 4)


def plain_distance(a: str, b: str) -> int:
    """Return the edit distance by the textbook's table, row by row."""
    row = list(range(len(b) + 1))
    for i, x in enumerate(a, 1):
        before, row[0] = row[0], i
        for j, y in enumerate(b, 1):
            before, row[j] = row[j], min(row[j] + 1, row[j - 1] + 1, before + (x != y))
    return row[-1]


@given(st.text(alphabet="ab é。"), st.text(alphabet="ab é。"))
def test_the_edit_distance_is_the_textbooks(a: str, b: str) -> None:
    """The bit vectors give what the table gives."""
    assert edit_distance(a, b) == plain_distance(a, b)


@pytest.mark.slow
def test_a_long_response_is_judged_quickly_enough_to_be_judged_at_all() -> None:
    """A response of many thousand characters has a distance too, and the nearest option wins."""
    stream = random.Random(0)
    text = "".join(stream.choices("xyz ", k=20_000))
    assert edit_distance(text, text[:-5]) == 5
    assert pick_option(text, {"A": text[:-5] + "!", "B": "q"}, ["A", "B"]) == "A"
