"""A generation while it grows: its tokens, and how it ends."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Sequence, Set
from dataclasses import dataclass, field
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt

from workbench.answers.postprocess import split_at
from workbench.errors import SettingError
from workbench.types import Decoding, Generation, GenerationRequest, StopReason

HEAD = 16
"""Tokens decoded before the ones that are wanted, so that these come out as in running text."""


class Decoder(Protocol):
    """What is needed of a tokenizer to read tokens; those of transformers fit."""

    def decode(self, ids: Any, /, skip_special_tokens: bool, **options: Any) -> Any: ...


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """How tokens are read, and which of them end a text."""

    decoder: Decoder
    eos_ids: Set[int]


class StopFinder:
    """Which tokens can complete one of the stop sequences `until`.

    Where a stop sequence ends in the newest token, its last character is in that token: any
    other token needs no decoding, which for a batch costs as much as a small model's forward
    pass. Broken bytes and special tokens are always looked at.
    """

    def __init__(self, decoder: Decoder, until: Sequence[str]) -> None:
        self.stops = tuple(stop for stop in until if stop)
        # A token is a byte at least, special ones (nothing in the text) excepted.
        lengths = (len(stop.encode("utf-8", "surrogatepass")) for stop in self.stops)
        self.tail = max(lengths, default=0) + 8
        self._decoder = decoder
        self._last = {stop[-1] for stop in self.stops}
        self._suspects: dict[int, bool] = {}

    def suspects(self, token: int) -> bool:
        """Say whether a stop sequence may end in `token`."""
        if not self.stops:
            return False
        known = self._suspects.get(token)
        if known is None:
            # Twice, since some vocabularies drop the space at the beginning of a text.
            text = _decode(self._decoder, [token, token])
            known = not text or "\ufffd" in text or not self._last.isdisjoint(text)
            self._suspects[token] = known
        return known


@dataclass(slots=True)
class GrowingText:
    """A request while it is generated: at most `limit` tokens, drawn from the stream `random`.
    `draft` are tokens that may come out; they change nothing of what does."""

    request: GenerationRequest
    prompt: tuple[int, ...]
    limit: int
    vocabulary: Vocabulary
    finder: StopFinder
    random: np.random.RandomState
    draft: Sequence[int] = ()
    ids: list[int] = field(default_factory=list)
    logprobs: list[float] = field(default_factory=list)
    stop_reason: StopReason | None = None

    @property
    def is_greedy(self) -> bool:
        """Whether the likeliest token is always taken."""
        return self.request.decoding.temperature == 0

    def take(self, token: int, logprob: float) -> None:
        """Add the next token, and note whether generation ends with it."""
        self.ids.append(token)
        self.logprobs.append(logprob)
        if token in self.vocabulary.eos_ids:
            self.stop_reason = "eos"
        elif self.finder.suspects(token) and self._has_stop():
            self.stop_reason = "stop"
        elif len(self.ids) >= self.limit:
            self.stop_reason = "length"

    def _has_stop(self) -> bool:
        """Say whether a stop sequence ends in the newest token. (Earlier ends were looked at with
        earlier tokens.)"""
        decoder = self.vocabulary.decoder
        first = max(0, len(self.ids) - self.finder.tail)
        before = [*self.prompt[-HEAD:], *self.ids[:first]]
        newest = decode_after(decoder, before, self.ids[first:])
        if not any(stop in newest for stop in self.finder.stops):
            return False
        # Decoded from the middle of a character, broken bytes can read as others: the text that
        # is handed out decides.
        text = decode_after(decoder, self.prompt, self.ids)
        return any(stop in text for stop in self.finder.stops)

    def answer(self) -> Generation:
        """Return the finished text. A character whose last bytes were not generated is left
        out."""
        reason = self.stop_reason or "length"
        text = decode_after(self.vocabulary.decoder, self.prompt, self.ids)
        text, stop = split_at(text, self.finder.stops)
        return Generation(
            text=text.rstrip("\ufffd") if reason == "length" else text,
            token_ids=tuple(self.ids),
            token_logprobs=tuple(self.logprobs),
            stop_reason=reason,
            stop=stop,
        )


def check_decoding(decoding: Decoding) -> None:
    """Refuse settings that no generation can follow.

    Raises:
        SettingError: a setting is out of range.
    """
    for name, value, good, expected in (
        ("max_new_tokens", decoding.max_new_tokens, decoding.max_new_tokens >= 1, "at least 1"),
        ("temperature", decoding.temperature, decoding.temperature >= 0, "0 (greedy) or more"),
        ("top_p", decoding.top_p, 0 < decoding.top_p <= 1, "above 0 and at most 1"),
    ):
        if not good:
            raise SettingError(f"setting {name!r}", expected=expected, seen=repr(value))


def decode_after(decoder: Decoder, before: Sequence[int], ids: Sequence[int]) -> str:
    """Return the text of `ids` as it reads after `before`, special tokens left out.

    Decoded alone, a SentencePiece vocabulary's first token loses its leading space. So a few
    tokens before are decoded with them, and what both texts begin with is cut off.
    """
    head = list(before[-HEAD:])
    shared = _decode(decoder, head)
    whole = _decode(decoder, [*head, *ids])
    cut = os.path.commonprefix([shared, whole])  # noqa: RUF071 - characters are meant, not paths
    return whole[len(cut) :]


def _decode(decoder: Decoder, ids: Sequence[int]) -> str:
    return decoder.decode(ids, skip_special_tokens=True, clean_up_tokenization_spaces=False)


def sample(
    logits: npt.NDArray[np.floating[Any]], decoding: Decoding, random: np.random.RandomState
) -> int:
    """Return a token drawn from `logits` [vocabulary] at the request's temperature and top_p.

    The nucleus is the smallest set of likeliest tokens whose probabilities reach `top_p`
    (Holtzman et al. 2020, arXiv:1904.09751), taken after the temperature. One uniform number
    is drawn and looked up in the cumulative distribution, in the order of token ids: rounding
    in the logits can then only move the bounds between tokens, never reorder them.
    """
    heated = logits.astype(np.float64) / decoding.temperature  # [vocabulary]
    chances = np.exp(heated - heated.max())
    chances /= chances.sum()
    if decoding.top_p < 1:
        order = np.argsort(-chances, kind="stable")
        ranked = chances[order]
        # [vocabulary] by rank: what comes before a token already reaches top_p. The first has 0
        # before it, so one is always left.
        outside = ranked.cumsum() - ranked >= decoding.top_p
        chances[order[outside]] = 0
    bounds = chances.cumsum()
    # Up to the last bound, which is below 1 where tokens were left out: no need to divide.
    drawn = _uniform(random) * bounds[-1]
    # The first token whose bound exceeds the number: those of chance 0 share the bound before them
    # and are passed over. Rounding may leave the number at the last bound.
    return min(int(np.searchsorted(bounds, drawn, side="right")), len(bounds) - 1)


def random_stream(request: GenerationRequest) -> np.random.RandomState:
    """Return the request's own random stream, made of its seed and its context."""
    stated = f"{request.seed}\0{request.context}".encode("utf-8", "surrogatepass")
    seed = int.from_bytes(hashlib.sha256(stated).digest()[:8], "big") >> 1
    return np.random.RandomState(seed & 0xFFFFFFFF)


def _uniform(random: np.random.RandomState) -> float:
    """Return the next number of the stream, at least 0 and below 1.

    It is the one that `torch.rand` makes of a Mersenne Twister with the lower half of a seed: 53
    of the bits of two draws. numpy's own would be another one, and samples that were stored before
    numpy drew them would not come out again.
    """
    high, low = random.randint(0, 1 << 32, size=2, dtype=np.uint32).tolist()
    return ((high << 32 | low) & ((1 << 53) - 1)) * 2.0**-53
