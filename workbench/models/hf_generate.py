"""Generation with a torch network: rows of a batch leave it as they finish.

Each request draws from its own random stream, so what is sampled does not depend on the batch
or the order. (In bfloat16 and float16, batches of another shape round differently, and where two
tokens are almost equally likely even a greedy choice can change. In float32 that is rare.)
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, field
from typing import Any, Protocol

import torch

from workbench.errors import SettingError, problem
from workbench.models.base import GenerationStream
from workbench.models.network import Network, OutOfMemory, padded, require_finite
from workbench.types import Decoding, Generation, GenerationRequest, StopReason

MAX_ROWS = 64
"""Rows of a generating batch: their keys and values grow with every token."""

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


@dataclass(slots=True)
class _Line:
    """A request while it is generated."""

    request: GenerationRequest
    prompt: tuple[int, ...]
    limit: int
    random: torch.Generator
    ids: list[int] = field(default_factory=list)
    logprobs: list[float] = field(default_factory=list)
    stop_reason: StopReason | None = None


def generate(
    network: Network,
    vocabulary: Vocabulary,
    requests: Sequence[GenerationRequest],
    prompts: Mapping[int, tuple[int, ...]],
) -> GenerationStream:
    """Yield `(index into requests, answer)` for each, and a tick for every forward pass.

    `prompts` are the contexts' token ids by index; requests without one are passed over. Equal
    requests are run once. Generation ends at EOS, at a stop sequence, after `max_new_tokens`, or
    where the model's window ends (`length`). When memory runs out, the unfinished rows start
    again in batches of half the size.

    Raises:
        ModelError: a prompt does not fit into memory.
        SettingError: a decoding setting is out of range.
    """
    owners: dict[GenerationRequest, list[int]] = {}
    known: dict[GenerationRequest, tuple[int, ...]] = {}
    for index, prompt in prompts.items():
        request = requests[index]
        check_decoding(request.decoding)
        owners.setdefault(request, []).append(index)
        known[request] = prompt
    queue = sorted(known, key=lambda request: -len(known[request]))
    while queue:
        longest = len(known[queue[0]])
        size = min(MAX_ROWS, network.rows_that_fit(longest))
        lines = [_line(request, known[request], network.window) for request in queue[:size]]
        reason = None
        try:
            for line in _run(network, vocabulary, lines):
                if line is None:
                    yield None
                    continue
                for index in owners[line.request]:
                    yield index, _answer(line, vocabulary)
        except OutOfMemory as error:
            reason = str(error)
        if reason is not None:  # out of the handler, whose traceback holds the batch's tensors
            network.shrink(len(lines), longest, reason)
        done = {line.request for line in lines if line.stop_reason is not None}
        queue = [request for request in queue if request not in done]


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
            raise SettingError(problem(f"setting {name!r}", expected=expected, seen=repr(value)))


def decode_after(decoder: Decoder, before: Sequence[int], ids: Sequence[int]) -> str:
    """Return the text of `ids` as it reads after `before`, special tokens left out.

    Decoded alone, a SentencePiece vocabulary's first token loses its leading space. So a few
    tokens before are decoded with them, and what both texts begin with is cut off.
    """
    head = list(before[-HEAD:])
    options = {"skip_special_tokens": True, "clean_up_tokenization_spaces": False}
    shared = decoder.decode(head, **options)
    whole = decoder.decode([*head, *ids], **options)
    cut = os.path.commonprefix([shared, whole])  # noqa: RUF071 - characters are meant, not paths
    return whole[len(cut) :]


def sample(logits: torch.Tensor, decoding: Decoding, random: torch.Generator) -> int:
    """Return a token drawn from `logits` [vocabulary] at the request's temperature and top_p.

    The nucleus is the smallest set of likeliest tokens whose probabilities reach `top_p`
    (Holtzman et al. 2020, arXiv:1904.09751), taken after the temperature. One uniform number
    is drawn and looked up in the cumulative distribution, in the order of token ids: rounding
    in the logits can then only move the bounds between tokens, never reorder them.
    """
    chances = (logits.detach().cpu().double() / decoding.temperature).softmax(-1)
    if decoding.top_p < 1:
        ranked, order = chances.sort(descending=True, stable=True)
        outside = ranked.cumsum(0) - ranked >= decoding.top_p
        chances[order[outside]] = 0
    bounds = chances.cumsum(0)
    drawn = torch.rand((), generator=random, dtype=torch.float64) * bounds[-1]
    return min(int(torch.searchsorted(bounds, drawn, right=True)), len(bounds) - 1)


def random_stream(request: GenerationRequest) -> torch.Generator:
    """Return the request's own random stream, made of its seed and its context."""
    stated = f"{request.seed}\0{request.context}".encode("utf-8", "surrogatepass")
    seed = int.from_bytes(hashlib.sha256(stated).digest()[:8], "big") >> 1
    return torch.Generator().manual_seed(seed)


def _line(request: GenerationRequest, prompt: tuple[int, ...], window: int | None) -> _Line:
    wanted = request.decoding.max_new_tokens
    limit = wanted if window is None else min(wanted, window - len(prompt))
    return _Line(request, prompt, limit, random_stream(request))


def _run(
    network: Network, vocabulary: Vocabulary, lines: Sequence[_Line]
) -> Iterator[_Line | None]:
    """Yield each line when it is finished, and None after every forward pass.

    Prompts are padded on the left, so that every row's newest token is in the last column.
    """
    active = list(lines)
    ids, mask = padded([line.prompt for line in active], network.device, left=True)
    cache: Any = None
    while True:
        with network.at_work():
            chosen, logprobs, cache = _step(network, ids, mask, cache, active)
        yield None
        kept: list[int] = []
        for place, line in enumerate(active):
            line.ids.append(chosen[place])
            line.logprobs.append(logprobs[place])
            line.stop_reason = _stop_reason(line, vocabulary)
            if line.stop_reason is None:
                kept.append(place)
            else:
                yield line
        if not kept:
            return
        with network.at_work():
            tokens = [chosen[place] for place in kept]
            ids, mask = _extend(ids, mask, cache, kept, tokens)
        active = [active[place] for place in kept]


@torch.inference_mode()
def _step(
    network: Network, ids: torch.Tensor, mask: torch.Tensor, cache: Any, lines: Sequence[_Line]
) -> tuple[list[int], list[float], Any]:
    """Run the columns that are not in `cache` yet, all of them for a model that keeps none.

    Returns the chosen tokens, their natural log-probabilities under the model itself (at
    temperature 1, with every token allowed), and the cache.
    """
    new = ids if cache is None else ids[:, -1:]
    logits, cache = network.forward(new, mask, new.shape[1] - 1, cache=cache, use_cache=True)
    exact = logits[:, -1].float()
    chosen = exact.argmax(-1)
    for place, line in enumerate(lines):
        if line.request.decoding.temperature > 0:
            chosen[place] = sample(exact[place], line.request.decoding, line.random)
    logprobs = (exact.gather(1, chosen[:, None])[:, 0] - exact.logsumexp(-1)).tolist()
    require_finite(logprobs, logits.dtype)
    return chosen.tolist(), logprobs, cache


@torch.inference_mode()
def _extend(
    ids: torch.Tensor, mask: torch.Tensor, cache: Any, kept: list[int], tokens: list[int]
) -> tuple[torch.Tensor, torch.Tensor]:
    """Return ids and mask of the kept rows with their new tokens; the cache keeps those rows."""
    rows = torch.tensor(kept, device=ids.device)
    if cache is not None and len(kept) < ids.shape[0]:
        # Made for beam search, it selects rows of every kind of layer, recurrent ones included.
        cache.reorder_cache(rows)
    column = torch.tensor(tokens, device=ids.device)[:, None]
    ids, mask = ids[rows], mask[rows]
    return torch.cat([ids, column], 1), torch.cat([mask, torch.ones_like(column)], 1)


def _stop_reason(line: _Line, vocabulary: Vocabulary) -> StopReason | None:
    """Say why generation ends with the newest token, or None."""
    if line.ids[-1] in vocabulary.eos_ids:
        return "eos"
    stops = [stop for stop in line.request.decoding.until if stop]
    if stops:
        # Earlier ends were looked at with earlier tokens, so a stop sequence now ends in the
        # newest one; a token is a byte at least, special ones (nothing in the text) excepted.
        tail = max(len(stop.encode("utf-8", "surrogatepass")) for stop in stops) + 8
        first = max(0, len(line.ids) - tail)
        before = [*line.prompt[-HEAD:], *line.ids[:first]]
        newest = decode_after(vocabulary.decoder, before, line.ids[first:])
        # Decoded from the middle of a character, broken bytes can read as others: the text that
        # is handed out decides.
        if any(stop in newest for stop in stops):
            text = decode_after(vocabulary.decoder, line.prompt, line.ids)
            if any(stop in text for stop in stops):
                return "stop"
    return "length" if len(line.ids) >= line.limit else None


def _answer(line: _Line, vocabulary: Vocabulary) -> Generation:
    """Return the finished line. A character whose last bytes were not generated is left out."""
    reason = line.stop_reason or "length"
    text = decode_after(vocabulary.decoder, line.prompt, line.ids)
    return Generation(
        text=text.rstrip("\ufffd") if reason == "length" else text,
        token_ids=tuple(line.ids),
        token_logprobs=tuple(line.logprobs),
        stop_reason=reason,
    )
