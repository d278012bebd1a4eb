"""Where a real tokenizer's tokens begin, beside what the model counts."""

from __future__ import annotations

import pytest

from workbench.models.encoding import encode_pair
from workbench.models.hf import HFModel
from workbench.models.load import load_model
from workbench.models.offsets import Measures, count_continuations, count_prompt
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


def test_as_many_tokens_are_counted_of_a_choice_as_are_scored(tiny: HFModel) -> None:
    """With a space at the border or without, after white space and in another script."""
    for context in ("Question: 1+2=\nAnswer:", "Answer: ", "今天"):
        choices = (" 3", "3", "\nthree", "气")
        scored = [len(encode_pair(tiny._tokenizer, context, choice).scored) for choice in choices]
        assert count_continuations(tiny, context, choices) == tuple(scored)
