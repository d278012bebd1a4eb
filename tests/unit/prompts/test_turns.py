"""The turns that a transform may return beside UltraEval's three fields."""

from __future__ import annotations

from typing import Any

import pytest

from workbench.prompts.replies import Fields
from workbench.prompts.worker.contract import check_result
from workbench.types import ChatTurn

MADE = {"input": "i", "output": "o", "processed_output": "p"}


@pytest.mark.parametrize(
    "turns",
    [
        [("user", "Hi"), ("assistant", "Yes")],
        (["user", "Hi"], ["assistant", "Yes"]),
        [{"role": "user", "content": "Hi"}, {"role": "assistant", "content": "Yes"}],
    ],
)
def test_turns_are_pairs_or_messages(turns: Any) -> None:
    """Pairs, lists of two, and the dicts that chat templates take are the same turns; the field is
    no stranger."""
    example, complaint, extra = check_result({**MADE, "turns": turns})
    assert (complaint, extra) == ("", [])
    assert example is not None
    assert Fields(**example).example().turns == (
        ChatTurn("user", "Hi"),
        ChatTurn("assistant", "Yes"),
    )


@pytest.mark.parametrize(
    "turns", [None, "Hi", 3, ["Hi"], [("bot", "Hi")], [("user", 1)], [("user",)]]
)
def test_what_is_no_turn_is_a_complaint(turns: Any) -> None:
    """It names the field and what was expected."""
    example, complaint, _ = check_result({**MADE, "turns": turns})
    assert example is None
    assert complaint.startswith("turns ") and "expected a list of (role, text)" in complaint


def test_half_a_character_in_a_turn_is_a_complaint() -> None:
    """As in the other fields."""
    _, complaint, _ = check_result({**MADE, "turns": [("user", "\ud800")]})
    assert complaint.startswith("turns has half of a surrogate pair")


def test_without_turns_nothing_is_sent_of_them() -> None:
    """The result of a transform that knows no turns is as it always was."""
    for result in (MADE, {**MADE, "turns": []}):
        assert check_result(result) == (MADE, "", [])
