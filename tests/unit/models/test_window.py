"""What is said of a text that does not fit into a model's window: what of it is long."""

from __future__ import annotations

import pytest

from workbench.errors import ModelError
from workbench.models.encoding import Encoded
from workbench.models.refusals import require_window


@pytest.mark.parametrize(
    ("length", "choice", "what"),
    [
        (12, 0, "a prompt is too long"),
        (14, 3, "a prompt is too long"),
        (14, 12, "a choice is too long"),
        (14, 6, "a prompt and a choice are too long"),
        (14, None, "a prompt and a choice are too long"),
    ],
)
def test_what_is_too_long_is_named(length: int, choice: int | None, what: str) -> None:
    """The prompt where it does not fit without its choice, the choice where that does not fit by
    itself, else both; what fits is no error."""
    with pytest.raises(ModelError, match=f"^{what} for the model; expected at most 10 tokens"):
        require_window(10, length, choice)
    require_window(length, length, choice)
    require_window(None, length, choice)


def test_a_choice_s_tokens_are_counted_where_they_can_be_told() -> None:
    """Behind the context, whether that is scored or not."""
    assert Encoded((1, 2, 3, 4), 2).choice_tokens == 2
    assert Encoded((1, 2, 3, 4), 1, 2).choice_tokens == 1
    assert Encoded((1, 2, 3, 4), 1, None).choice_tokens is None
