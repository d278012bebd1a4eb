"""How many demands of an answer's form, by another author, are told where answers break them."""

from __future__ import annotations

import pytest

from tests.lint.demands import FILES, case, demands, told
from tests.unit.lint.cases import found

SHARES = {"english": 0.8, "chinese": 0.7, "english_more": 0.7}
MOST_WRONG = 0.05


@pytest.mark.slow
@pytest.mark.parametrize("name", FILES)
def test_demands_are_told_where_answers_break_them(name: str) -> None:
    """Of every third one; few of them where the answers keep to it."""
    some = demands(name)[::3]
    missed = [each["text"] for each in some if not told(each, each["bad"], is_first=True)]
    assert len(missed) <= (1 - SHARES[name]) * len(some), "\n".join(missed)
    wrong = [
        each["text"]
        for each in some
        for finding in found(case(each, each["good"], is_first=True), "few-shot/other-form")
        if finding.severity != "hint"
    ]
    assert len(wrong) <= MOST_WRONG * len(some), "\n".join(wrong)
