"""Where a real tokenizer's tokens begin, beside what the model counts."""

from __future__ import annotations

import pytest

from workbench.models.load import load_model
from workbench.models.offsets import Measures, count_prompt
from workbench.types import Prompt, Segment

TEXTS = ("", "Question: 1+2=\nAnswer:", "天气 naïve \U0001f600\n\n  x")


@pytest.mark.parametrize("text", TEXTS)
def test_there_are_as_many_starts_as_tokens(text: str) -> None:
    """In order, within the text: each token is counted in one segment and no other."""
    model = load_model("teaching")
    assert isinstance(model, Measures)
    starts = model.token_starts(text)
    assert starts is not None
    assert len(starts) == model.count_tokens(text)
    assert list(starts) == sorted(starts)
    assert all(0 <= start <= len(text) for start in starts)


def test_segments_add_up_and_the_window_is_the_models() -> None:
    """The whole is encoded as one text, so the parts are shares of it."""
    model = load_model("teaching")
    prompt = Prompt((Segment("shot_input", "Question: 1+2=\nAnswer:"), Segment("input", " 3\n")))
    counts = count_prompt(model, prompt)
    assert counts.segments is not None
    assert sum(counts.segments) == counts.total == model.count_tokens(prompt.text)
    assert all(count > 0 for count in counts.segments)
    assert counts.window
