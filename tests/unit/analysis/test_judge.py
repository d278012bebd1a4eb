"""The referee's verdicts: what is said, of what, and that it is one thing with interval and e."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from workbench import judge
from workbench.analysis.judge import look_back
from workbench.errors import SettingError

right_wrong = st.lists(st.sampled_from([(0, 0), (0, 1), (1, 0), (1, 1)]), max_size=80)
shares = st.lists(st.tuples(st.floats(0, 1), st.floats(0, 1)), max_size=40)


def pairs(wins: int, losses: int, ties: int = 0) -> list[tuple[int, int]]:
    return [(0, 1)] * wins + [(1, 0)] * losses + [(1, 1)] * ties


def test_equal_differences_without_bounds_are_told_as_that() -> None:
    """However many rows: more of them would not help, bounds do; a few are too few."""
    told = judge([(0, 100)] * 1000).sentence
    assert "all differences are equal" in told
    assert "bounds=" in told
    assert judge([(0, 100)] * 1000, bounds=(0, 100)).verdict == "better"
    assert "too few rows" in judge([(0, 100)] * 19).sentence


@given(right_wrong | shares, st.integers(1, 30), st.sampled_from([None, 0.03, 0.4]))
def test_verdict_interval_and_e_value_are_one_thing(
    seen: list[Any], tries: int, margin: float | None
) -> None:
    found = judge(seen, tries=tries, margin=margin)
    low, high = found.interval
    is_inside = margin is not None and -margin <= low and high <= margin
    assert (found.verdict == "equivalent") == is_inside
    if not is_inside:
        assert (found.verdict == "undecided") == (low <= 0 <= high)
    if found.is_decided:
        assert found.e_value >= 20 * tries
        assert (found.delta > 0) == (found.verdict == "better")
        assert found.rows_needed is None
    assert found.verdict in found.sentence


@pytest.mark.slow
@given(right_wrong | shares)
def test_sides_that_are_swapped_give_the_opposite(seen: list[Any]) -> None:
    found, turned = judge(seen), judge([(b, a) for a, b in seen])
    assert turned.interval == pytest.approx((-found.interval[1], -found.interval[0]), abs=1e-6)
    opposite = {"better": "worse", "worse": "better"}
    assert turned.verdict == opposite.get(found.verdict, found.verdict)


@pytest.mark.parametrize("least", [5e-17, 1e-12, 1e-8, 1e-120, 5e-324])
@pytest.mark.parametrize("ties", [0, 20])
def test_differences_of_a_rounding_settle_nothing_and_need_no_number_of_rows(
    least: float, ties: int
) -> None:
    found = judge([(0.0, least)] * 5 + [(0.5, 0.5)] * ties)
    assert (found.verdict, found.rows_needed) == ("undecided", None)
    assert judge([(0.1 + 0.2, 0.3)] * 5 + [(0.5, 0.5)] * ties).verdict == "undecided"


def test_five_copies_of_twenty_questions_are_twenty_questions() -> None:
    questions = pairs(12, 2, 6)
    alone = judge(questions)
    names = [name for name in range(20) for _ in range(5)]
    copied = judge([pair for pair in questions for _ in range(5)], groups=names)
    assert (copied.verdict, copied.interval, copied.e_value) == (
        alone.verdict, alone.interval, alone.e_value,
    )  # fmt: skip
    assert "20 questions in 100 rows" in copied.sentence
    assert judge([pair for pair in questions for _ in range(5)]).verdict == "better"
    assert copied.verdict == "undecided"


def test_rows_without_a_group_are_questions_of_their_own() -> None:
    nan = float("nan")
    found = judge(pairs(5, 0), groups=[None, "", "x", nan, nan])
    assert found.questions == 5


def test_a_group_may_end_much_later_than_it_began() -> None:
    found = judge([(0, 1), (0, 0), (1, 0), (0, 1)], groups=["a", "b", "a", "b"])
    assert (found.questions, found.wins, found.losses, found.delta) == (2, 1, 0, 0.25)


def test_many_tries_need_more() -> None:
    seen = pairs(22, 6, 72)
    assert judge(seen).verdict == "better"
    tried = judge(seen, tries=20)
    assert tried.verdict == "undecided"
    assert tried.e_value == judge(seen).e_value
    assert "after 20 tries" in tried.sentence
    decided, open_ = (judge(pairs(*each), tries=7) for each in ((40, 4), (5, 4)))
    assert "best of 7 tries" in decided.sentence and "after 7 tries" in open_.sentence
    for found in (decided, open_):  # of which not all were made
        assert replace(found, tries_ahead=True).sentence.endswith("; judged as 7 tries")


def test_equal_versions_become_equivalent() -> None:
    found = judge(pairs(40, 40, 1920), margin=0.03)
    assert found.verdict == "equivalent"
    assert "within 3 points" in found.sentence
    assert judge(pairs(40, 40, 1920)).verdict == "undecided"


@pytest.mark.parametrize(
    ("margin", "says"), [(3, "3 points are 0.03"), (1.0, "less than 1"), (500, "saw 500")]
)
def test_a_margin_in_points_is_refused(margin: float, says: str) -> None:
    """Within 300 points any two scores are equivalent. Scores of other bounds may have it."""
    with pytest.raises(SettingError, match=says):
        judge(pairs(5, 5, 50), margin=margin)
    assert judge([(400.0, 410.0), (200.0, 220.0)], margin=margin).margin == margin
    assert judge([(0.0, 1000.0)] * 9, bounds=(0, 1000), margin=margin).margin == margin


def test_a_shorter_prompt_may_be_no_worse() -> None:
    found = judge(pairs(30, 12, 300), margin=0.05)
    assert found.verdict == "undecided"
    assert found.no_worse
    assert "no worse than by 5 points" in found.sentence


def test_rows_needed_settle_it() -> None:
    seen = pairs(9, 4, 60)
    found = judge(seen)
    assert found.rows_needed is not None
    times = math.ceil(found.rows_needed / len(seen))
    assert judge(seen * times).verdict == "better"
    assert judge(pairs(5, 5, 50)).rows_needed is None
    assert judge(pairs(5, 5, 50), margin=0.05).rows_needed is not None


def test_nan_pairs_are_left_out_with_their_groups() -> None:
    nan = float("nan")
    found = judge([(0, 1), (nan, 1), (1, nan)], groups=["a", "b", "c"])
    assert (found.rows, found.questions) == (1, 1)


def test_nothing_is_undecided() -> None:
    found = judge([])
    assert (found.verdict, found.interval, found.e_value) == ("undecided", (-1, 1), 1)
    assert math.isnan(found.delta)


def test_scores_without_bounds_are_said_to_be_approximate() -> None:
    rng = np.random.default_rng(0)
    a = rng.normal(-50, 10, 200)
    found = judge(zip(a, a + rng.normal(2, 3, 200), strict=True))
    assert (found.verdict, found.evidence) == ("better", "asymptotic")
    assert "approximate" in found.sentence
    assert judge([(-1.0, 5.0)] * 5).verdict == "undecided"
    few = judge(zip(a, a + rng.normal(0.3, 3, 200), strict=True))
    assert few.verdict == "undecided"
    assert few.rows_needed is not None and few.rows_needed > 200
    near = judge(zip(a, a + rng.normal(0, 3, 200), strict=True), margin=2)
    assert (near.verdict, near.evidence) == ("equivalent", "asymptotic")


def test_equal_or_few_differences_decide_nothing_where_scores_have_no_bounds() -> None:
    """Of 19 steady gains, or of 300 equal ones, none can say what the next row loses."""
    equal = judge([(0.0, 0.01)] * 300, bounds=None)
    assert (equal.verdict, equal.interval, equal.e_value) == ("undecided", (-math.inf, math.inf), 1)
    assert "all differences are equal" in equal.sentence
    few = judge([(0.0, 0.01 + 0.001 * (i % 3)) for i in range(99)], bounds=None)
    assert (few.verdict, few.e_value) == ("undecided", 1)
    assert "which take 100 or more" in few.sentence


def test_other_bounds_are_scaled() -> None:
    seen = pairs(12, 2, 6)
    found = judge([(100 * a, 100 * b) for a, b in seen], bounds=(0, 100))
    assert found.e_value == judge(seen).e_value
    assert found.interval == pytest.approx([100 * end for end in judge(seen).interval])


@pytest.mark.parametrize(
    ("given", "settings", "word"),
    [
        ([(0, 1)], {"tries": 0}, "tries"),
        ([(0, 1)], {"tries": 2.5}, "tries"),
        ([(0, 1)], {"margin": 0}, "margin"),
        ([(0, 1)], {"margin": float("nan")}, "margin"),
        ([(0, 1)], {"groups": ["a", "b"]}, "groups"),
        ([(0, 1)], {"groups": [[]]}, "groups"),
        ([(0, 1)], {"bounds": (1, 0)}, "bounds"),
        ([(0, 1), (1, 2, 3)], {}, "(1, 2, 3)"),
        ([(0, "x")], {}, "'x'"),
        ([(0, "1")], {}, "'1'"),
        ([(0, None)], {}, "None"),
        ([(0, 1)], {"tries": 10**400}, "tries"),
        ([(0, 1)], {"margin": "x"}, "margin"),
        ([(0, 1)], {"bounds": "ab"}, "bounds"),
        ([(0, 1)], {"bounds": 5}, "bounds"),
        ([(0, float("inf"))], {}, "inf"),
        (5, {}, "pairs"),
    ],
)
def test_what_makes_no_sense_is_refused_by_name(
    given: Any, settings: dict[str, Any], word: str
) -> None:
    with pytest.raises(SettingError, match=word.replace("(", r"\(").replace(")", r"\)")):
        judge(given, **settings)


def test_one_can_look_back_at_the_evidence() -> None:
    """The last look is the judgement; before it the evidence is that of the first questions."""
    seen = pairs(30, 6, 60)
    np.random.default_rng(0).shuffle(seen)
    names = [place // 2 for place in range(96)]
    looks = look_back(seen, names, most=6)
    assert [look.questions for look in looks] == [8, 16, 24, 32, 40, 48]
    for look in looks:
        found = judge(seen[: 2 * look.questions], groups=names[: 2 * look.questions])
        assert max(look.better, look.worse) == pytest.approx(found.e_value)
    assert look_back([], []) == []
    steady = [(-5.0, float(n % 3)) for n in range(120)]
    looks = look_back(steady, [None] * 120, None, most=2)
    assert looks[0].better < 1 < 20 < looks[1].better
