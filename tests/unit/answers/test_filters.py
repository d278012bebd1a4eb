"""lm-evaluation-harness's filters and exact match, on texts worked by hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from workbench.answers.filters import apply_filters
from workbench.errors import SettingError
from workbench.scoring.metrics.lm_eval import GEN_METRICS

FIRST = {"function": "take_first"}
NUMBER = {"function": "regex", "regex_pattern": r"(-?[0-9]+)"}


@pytest.mark.parametrize(
    ("steps", "text", "left"),
    [
        ([], " as it is ", (" as it is ",)),
        ([FIRST], "text", ("text",)),
        ([NUMBER, FIRST], "first 12, then 7", ("12",)),
        ([{**NUMBER, "group_select": -1}, FIRST], "first 12, then 7", ("7",)),
        ([NUMBER, FIRST], "none", ("[invalid]",)),
        ([{**NUMBER, "fallback": "?"}, FIRST], "none", ("?",)),
        ([{"function": "regex"}, FIRST], "so\n#### 1,234.5", ("1,234.5",)),
        ([{"function": "regex", "regex_pattern": "(a)|(b)"}, FIRST], "xb", ("b",)),
        ([{"function": "remove_whitespace"}, FIRST], " a \n", ("a",)),
        ([{"function": "lowercase"}, {"function": "uppercase"}, FIRST], "aB", ("AB",)),
        ([{"function": "majority_vote"}, FIRST], "a", ("a",)),
        ([{"function": "take_first_k", "k": 1}, FIRST], "a", ("a",)),
        ([{"function": "map", "mapping_dict": {"a": 1}, "default_value": 0}, FIRST], "a", ("1",)),
        ([{"function": "map", "mapping_dict": {"a": 1}}, FIRST], "b", ()),
        # A text is a list of characters to the step behind `take_first`.
        ([FIRST, {"function": "uppercase"}], "ab", ("A", "B")),
    ],
)
def test_steps_leave_what_the_harness_leaves(
    steps: list[Mapping[str, Any]], text: str, left: tuple[str, ...]
) -> None:
    """Each filter alone and in the chains that tasks use."""
    assert apply_filters(steps, text, {}) == left


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("(B) is right", "(B)"),
        ("It is Guilty of Romance.", "(B)"),
        ("guilty", "(A)"),
        ("I say: B", "(B)"),
        ("who knows", "[invalid]"),
    ],
)
def test_a_choice_is_found_by_letter_text_or_colon(text: str, left: str) -> None:
    """A choice that begins with another one is tried first; then a letter after a colon."""
    step = {"function": "multi_choice_regex", "regex_pattern": r"(\([AB]\))", "ignore_case": True}
    data = {"choices": ["Guilty", "Guilty of Romance"]}
    assert apply_filters([step, FIRST], text, data) == (left,)


@pytest.mark.parametrize(
    ("step", "message"),
    [
        ({"function": "regx"}, "Did you mean 'regex'"),
        ({}, "filter None: unknown"),
        ({"function": "regex", "regex_patern": "x"}, "Did you mean 'regex_pattern'"),
        ({"function": "regex", "regex_pattern": "("}, "regular expression"),
        ({"function": "regex", "group_select": "first"}, "group_select"),
        ({"function": "take_first_k", "k": 3}, "a doc has one response here"),
        ({"function": "map", "mapping_dict": [1]}, "mapping_dict"),
    ],
)
def test_a_step_that_cannot_be_used_is_refused(step: Mapping[str, Any], message: str) -> None:
    """Unknown filters, options and values."""
    with pytest.raises(SettingError, match=message):
        apply_filters([step], "1", {})


@pytest.mark.parametrize(
    ("options", "gold", "answer", "score"),
    [
        ({}, "a", ("a",), 1),
        ({}, "a", (" a",), 0),  # white space counts
        ({"ignore_case": True}, "a", ("A",), 1),
        ({"ignore_punctuation": True}, "a.b", ("ab!",), 1),
        ({"ignore_numbers": True}, "a1", ("2a",), 1),
        ({"regexes_to_ignore": [r"\s", "^the"]}, "cat", ("the cat",), 1),
        ({}, ("a", "b"), ("b",), 1),
        ({}, ("a", "b"), ("c",), 0),
        ({}, "", ("",), 1),
        ({}, "a", (), 0),
        ({}, "a", ("a", "b"), 0.5),
    ],
)
def test_exact_match_compares_letter_by_letter(
    options: Mapping[str, Any], gold: str | tuple[str, ...], answer: tuple[str, ...], score: float
) -> None:
    """After the same deletions on both sides; any of several golds counts."""
    metric = GEN_METRICS["lm_eval_exact_match"](options, "")
    assert metric({}, gold, answer).value == score


def test_exact_match_refuses_unknown_options() -> None:
    """With the nearest name, and a regular expression that is none."""
    make = GEN_METRICS["lm_eval_exact_match"]
    with pytest.raises(SettingError, match="Did you mean 'ignore_case'"):
        make({"ignore_cases": True}, "")
    with pytest.raises(SettingError, match="regexes_to_ignore"):
        make({"regexes_to_ignore": ["("]}, "")
