"""Generation for any model: a batch that is padded on the left, with the model's own cache."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import torch

from workbench.models.gen.text import GrowingText, sample
from workbench.models.layers.network import Attempt, Network, padded
from workbench.models.memory.budgets import MAX_ROWS
from workbench.models.refusals import require_finite

BATCHES = 4
"""Of so many batches' texts those of like length are generated together."""


def generate_plain(network: Network, texts: Sequence[GrowingText]) -> Iterator[GrowingText | None]:
    """Yield each text when it is finished, and None after every forward pass.

    When memory runs out, the unfinished rows start again in batches of half the size.

    Raises:
        ModelError: a prompt does not fit into memory.
    """
    # Among some batches' texts the longest first, so that a batch has little padding; all of them
    # in the order in which they were asked for, which is that of the answers.
    queue: list[GrowingText] = []
    for start in range(0, len(texts), BATCHES * MAX_ROWS):
        some = texts[start : start + BATCHES * MAX_ROWS]
        queue += sorted(some, key=lambda text: -len(text.prompt))
    while queue:
        # A text that was begun, before memory ran out, goes on from what it has.
        longest = max(len(text.prompt) + len(text.ids) for text in queue[:MAX_ROWS])
        batch = queue[: min(MAX_ROWS, network.rows_that_fit(longest))]
        with Attempt() as attempt:
            yield from _run(network, batch)
        if attempt.reason:
            network.shrink(len(batch), longest, attempt.reason)
        queue = [text for text in queue if text.stop_reason is None]


def _run(network: Network, texts: Sequence[GrowingText]) -> Iterator[GrowingText | None]:
    """Generate one batch; what its texts have already is part of their prompts.

    Prompts are padded on the left, so that every row's newest token is in the last column.
    """
    active = list(texts)
    ids, mask = padded([[*text.prompt, *text.ids] for text in active], network.device, left=True)
    cache: Any = None
    while True:
        with network.at_work():
            chosen, logprobs, cache = _step(network, ids, mask, cache, active)
        yield None
        kept: list[int] = []
        for place, text in enumerate(active):
            text.take(chosen[place], logprobs[place])
            if text.stop_reason is None:
                kept.append(place)
            else:
                yield text
        if not kept:
            return
        with network.at_work():
            tokens = [chosen[place] for place in kept]
            ids, mask = _extend(ids, mask, cache, kept, tokens)
        active = [active[place] for place in kept]


@torch.inference_mode()
def _step(
    network: Network,
    ids: torch.Tensor,
    mask: torch.Tensor,
    cache: Any,
    texts: Sequence[GrowingText],
) -> tuple[list[int], list[float], Any]:
    """Run the columns that are not in `cache` yet, all of them for a model that keeps none.

    Returns the chosen tokens, their natural log-probabilities, and the cache.
    """
    # [rows, columns] on the first step, [rows, 1] afterwards; the mask covers the cached columns,
    # too: [rows, past + columns].
    new = ids if cache is None else ids[:, -1:]
    # Only the last column's, [rows, 1, vocabulary]: padding is on the left, so that is each row's
    # newest token.
    logits, cache = network.forward(new, mask, new.shape[1] - 1, cache=cache, use_cache=True)
    chosen, logprobs = choose(logits[:, -1], texts)
    return chosen, logprobs, cache


def choose(logits: torch.Tensor, texts: Sequence[GrowingText]) -> tuple[list[int], list[float]]:
    """Return the token that each text takes from its row of `logits` [texts, vocabulary], and
    its natural log-probability under the model itself (at temperature 1, with every token
    allowed).

    Raises:
        ModelError: a log-probability is NaN.
    """
    exact = logits.float()  # [texts, vocabulary]
    chosen = exact.argmax(-1)  # [texts]
    for place, text in enumerate(texts):
        if not text.is_greedy:
            own = exact[place].cpu().numpy()
            chosen[place] = sample(own, text.request.decoding, text.random)
    # [texts, vocabulary] → [texts, 1] → [texts], less the logarithm of the sum
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
    # [kept, 1]: every row has one more token, none of it padding
    column = torch.tensor(tokens, device=ids.device)[:, None]
    # [kept, columns]; finished rows leave, and the cache's with them
    ids, mask = ids[rows], mask[rows]
    return torch.cat([ids, column], 1), torch.cat([mask, torch.ones_like(column)], 1)
