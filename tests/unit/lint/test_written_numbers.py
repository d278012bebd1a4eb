"""Numbers are read as people write them."""

from __future__ import annotations

import pytest

from workbench.lint.written_numbers import as_written


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("7", 7),
        ("−4", -4),
        ("3,5", 3.5),
        ("1,200", 1200),
        ("1,234,567.8", 1234567.8),
        ("0,500", 0.5),
        ("1.200", 1.2),
        ("1.200,50", 1200.5),
        ("1.234.567", 1234567),
        ("1 200", 1200),
        ("1 200,5", 1200.5),
        ("12'000", 12000),
        ("１２", 12),
    ],
)
def test_a_number_is_read_as_it_is_written(text: str, number: float) -> None:
    assert as_written(text) == number


def test_a_lone_point_parts_thousands_where_that_is_known() -> None:
    assert as_written("1.200", parts_thousands=True) == 1200
    assert as_written("0.125", parts_thousands=True) == 0.125


@pytest.mark.parametrize(
    "text", ["", "twelve", "1,2,3", "12 14", "9" * 1000, "inf", "nan", "1.2.3"]
)
def test_what_is_no_number_is_none(text: str) -> None:
    assert as_written(text) is None
