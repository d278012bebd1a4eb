"""Several tests of one set of docs: none may count as if it were the only one."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from workbench.analysis.several import holm

P = st.floats(0, 1)


def test_holm_multiplies_the_least_by_most() -> None:
    """Worked by hand: .01 x 4, .02 x 3, .03 x 2, .04 x 1, each at least the one before it."""
    assert holm([0.04, 0.01, 0.03, 0.02]) == pytest.approx((0.06, 0.04, 0.06, 0.06))


def test_a_single_test_is_left_as_it_is() -> None:
    """There is nothing to correct for, and what is no test does not count."""
    assert holm([0.03]) == (0.03,)
    first, second = holm([0.03, math.nan])
    assert first == 0.03
    assert math.isnan(second)
    assert holm([]) == ()


@given(st.lists(P, max_size=12))
def test_holm_lies_between_no_correction_and_bonferroni(p_values: list[float]) -> None:
    """It keeps the order, and is never above 1."""
    told = holm(p_values)
    for p, corrected in zip(p_values, told, strict=True):
        assert p <= corrected <= min(1.0, len(p_values) * p)
    by_p = sorted(zip(p_values, told, strict=True))
    assert [corrected for _, corrected in by_p] == sorted(told)
