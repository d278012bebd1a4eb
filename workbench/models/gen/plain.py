"""Generation for any model: a batch that is padded on the left, with the model's own cache."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import torch

from workbench.models.gen.line import Line, Vocabulary, sample
from workbench.models.layers.network import Network, OutOfMemory, padded, require_finite
from workbench.models.memory.budgets import MAX_ROWS


def generate_plain(
    network: Network, vocabulary: Vocabulary, lines: Sequence[Line]
) -> Iterator[Line | None]:
    """Yield each line when it is finished, and None after every forward pass.

    When memory runs out, the unfinished rows start again in batches of half the size.

    Raises:
        ModelError: a prompt does not fit into memory.
    """
    queue = sorted(lines, key=lambda line: -len(line.prompt))
    while queue:
        longest = len(queue[0].prompt) + len(queue[0].ids)
        batch = queue[: min(MAX_ROWS, network.rows_that_fit(longest))]
        reason = None
        try:
            yield from _run(network, vocabulary, batch)
        except OutOfMemory as error:
            reason = str(error)
        if reason is not None:  # out of the handler, whose traceback holds the batch's tensors
            network.shrink(len(batch), longest, reason)
        queue = [line for line in queue if line.stop_reason is None]


def _run(network: Network, vocabulary: Vocabulary, lines: Sequence[Line]) -> Iterator[Line | None]:
    """Generate one batch; what its lines have already is part of their prompts.

    Prompts are padded on the left, so that every row's newest token is in the last column.
    """
    active = list(lines)
    ids, mask = padded([[*line.prompt, *line.ids] for line in active], network.device, left=True)
    cache: Any = None
    while True:
        with network.at_work():
            chosen, logprobs, cache = _step(network, ids, mask, cache, active)
        yield None
        kept: list[int] = []
        for place, line in enumerate(active):
            line.take(chosen[place], logprobs[place], vocabulary)
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
    network: Network, ids: torch.Tensor, mask: torch.Tensor, cache: Any, lines: Sequence[Line]
) -> tuple[list[int], list[float], Any]:
    """Run the columns that are not in `cache` yet, all of them for a model that keeps none.

    Returns the chosen tokens, their natural log-probabilities, and the cache.
    """
    new = ids if cache is None else ids[:, -1:]
    logits, cache = network.forward(new, mask, new.shape[1] - 1, cache=cache, use_cache=True)
    chosen, logprobs = choose(logits[:, -1], lines)
    return chosen, logprobs, cache


def choose(logits: torch.Tensor, lines: Sequence[Line]) -> tuple[list[int], list[float]]:
    """Return the token that each line takes from its row of `logits` [lines, vocabulary], and
    its natural log-probability under the model itself (at temperature 1, with every token
    allowed).

    Raises:
        ModelError: a log-probability is NaN.
    """
    exact = logits.float()
    chosen = exact.argmax(-1)
    for place, line in enumerate(lines):
        if not line.is_greedy:
            chosen[place] = sample(exact[place], line.request.decoding, line.random)
    logprobs = (exact.gather(1, chosen[:, None])[:, 0] - exact.logsumexp(-1)).tolist()
    require_finite(logprobs, logits.dtype)
    return chosen.tolist(), logprobs


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
