"""Which token covers which characters: how a prompt's tokens are shared out among its segments."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import Any, Protocol, runtime_checkable

from workbench.models.encoding import encode_text
from workbench.types import Prompt


@runtime_checkable
class Measures(Protocol):
    """A model that says where its tokens begin, besides what every model does."""

    @property
    def window(self) -> int | None:
        """The most tokens a text may have, its answer included; None: no limit is stated."""
        ...

    def token_starts(self, text: str) -> Sequence[int] | None:
        """Return where each token of `text` begins, in code points and in order, 0 for those
        that are put before the text; as many as `count_tokens` says. None: it cannot be told.
        """
        ...


@dataclass(frozen=True, slots=True)
class TokenCounts:
    """The tokens of a prompt: of each segment (None where that cannot be told), of all of it,
    and the model's window (None where no limit is stated).

    A token that reaches over a border counts where it begins, so the parts add up to the whole.
    """

    total: int
    segments: tuple[int, ...] | None = None
    window: int | None = None


def count_prompt(model: Any, prompt: Prompt) -> TokenCounts:
    """Return the token counts of `prompt`, encoded as one text, by a language model."""
    text = prompt.text
    measures = _measuring(model)
    starts = measures.token_starts(text) if measures else None
    window = measures.window if measures else None
    if starts is None:
        return TokenCounts(model.count_tokens(text), None, window)
    ends = list(accumulate(len(segment.text) for segment in prompt.segments))
    counts = [0] * len(ends)
    for start in starts:
        if ends:
            counts[min(bisect_right(ends, start), len(ends) - 1)] += 1
    return TokenCounts(len(starts), tuple(counts), window)


def count_continuations(model: Any, context: str, continuations: Sequence[str]) -> tuple[int, ...]:
    """Return how many tokens of each continuation are scored after `context`: what the two have
    together beyond the context's own, one at least (see `encoding`)."""
    before = model.count_tokens(context.rstrip())
    counts = (model.count_tokens(context + continuation) for continuation in continuations)
    return tuple(max(1, count - before) for count in counts)


def _measuring(model: object) -> Measures | None:
    return model if isinstance(model, Measures) else None


def starts_of(tokenizer: Any, text: str) -> tuple[int, ...] | None:
    """Return where each token of `text` begins, encoded as `encode_text` does, by a tokenizer of
    transformers; None if it does not say (the slow ones don't)."""
    if not getattr(tokenizer, "is_fast", False):
        return None
    watched = _Watched(tokenizer)
    count = len(encode_text(watched, text))
    return watched.starts[:count]


class _Watched:
    """A tokenizer that notes where the tokens of the text that it encoded last begin."""

    def __init__(self, tokenizer: Any) -> None:
        self._tokenizer = tokenizer
        self.bos_token: str | None = tokenizer.bos_token
        self.bos_token_id: int | None = tokenizer.bos_token_id
        self.eos_token: str | None = tokenizer.eos_token
        self.eos_token_id: int | None = tokenizer.eos_token_id
        self.starts: tuple[int, ...] = ()

    def encode(self, text: str, /, *, add_special_tokens: bool) -> list[int]:
        found = self._tokenizer.backend_tokenizer.encode(
            text, add_special_tokens=add_special_tokens
        )
        self.starts = tuple(int(start) for start, _ in found.offsets)
        return list(found.ids)
