"""Token counts by segment: the parts add up to what the model counts."""

from __future__ import annotations

from dataclasses import dataclass

from workbench.models.fake import FakeModel
from workbench.models.offsets import TokenCounts, count_continuations, count_prompt
from workbench.types import Prompt, Segment

PROMPT = Prompt((Segment("shot_input", "ab cd"), Segment("separator", "\n"), Segment("input", "e")))


@dataclass
class Pairs:
    """A model whose tokens are pairs of characters, with one put before the text."""

    window: int | None = 16

    def token_starts(self, text: str) -> list[int] | None:
        return [0, *range(0, len(text), 2)]

    def count_tokens(self, text: str) -> int:
        return 1 + (len(text) + 1) // 2


class Silent(Pairs):
    def token_starts(self, text: str) -> None:
        return None


def test_a_token_counts_where_it_begins() -> None:
    """ab| c|d\\n|e: the pair over the border is the shot's, the one before the text too."""
    assert count_prompt(Pairs(), PROMPT) == TokenCounts(5, (4, 0, 1), 16)


def test_a_model_that_cannot_tell_gives_the_whole() -> None:
    """No guess takes the place of what is not known."""
    assert count_prompt(Silent(), PROMPT) == TokenCounts(5, None, 16)


def test_an_empty_prompt_has_no_parts() -> None:
    """Nothing is counted twice or lost."""
    assert count_prompt(FakeModel(), Prompt(())) == TokenCounts(0, (), None)
    assert count_prompt(FakeModel(), PROMPT).segments == (5, 1, 1)


def test_a_continuation_has_the_tokens_that_it_adds() -> None:
    """With one before the text, "ab" is 2 tokens and "ab  c" is 4; white space at the context's
    end is scored with the continuation; what adds no token by count is scored as one."""
    assert count_continuations(Pairs(), "ab", ["  c", "cdefg"]) == (2, 3)
    assert count_continuations(Pairs(), "ab  ", ["c"]) == (2,)
    assert count_continuations(Pairs(), "a", ["b"]) == (1,)
