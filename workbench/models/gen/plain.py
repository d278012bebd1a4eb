"""Generation for any model: a batch that is padded on the left, with the model's own cache; or, as
`batches` finds out, text by text, with that cache or without."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Literal, TypeAlias

import torch

from workbench.models.gen.text import GrowingText, sample
from workbench.models.layers.network import Attempt, Network, padded
from workbench.models.memory.budgets import MAX_ROWS
from workbench.models.refusals import require_finite

BATCHES = 4
"""Of so many batches' texts those of like length are generated together."""

Way: TypeAlias = Literal["batches", "rows", "texts"]
"""Many rows at once, padded; one row after another with the model's own cache; or each token by a
pass over its whole text, with no cache."""


def generate_plain(
    network: Network, texts: Sequence[GrowingText], way: Way = "batches"
) -> Iterator[GrowingText | None]:
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
    most = MAX_ROWS if way == "batches" else 1
    while queue:
        # A text that was begun, before memory ran out, goes on from what it has.
        longest = max(len(text.prompt) + len(text.ids) for text in queue[:most])
        batch = queue[: min(most, network.rows_that_fit(longest))]
        with Attempt() as attempt:
            yield from _run(network, batch, way)
        if attempt.reason:
            network.shrink(len(batch), longest, attempt.reason)
        queue = [text for text in queue if text.stop_reason is None]


def _run(network: Network, texts: Sequence[GrowingText], way: Way) -> Iterator[GrowingText | None]:
    """Generate one batch; what its texts have already is part of their prompts."""
    active = list(texts)
    rows = PaddedRows(network, [[*text.prompt, *text.ids] for text in active], way)
    while True:
        with network.at_work(), torch.inference_mode():
            chosen, logprobs = choose(rows.logits(), active)
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
            rows.extend(kept, [chosen[place] for place in kept])
        active = [active[place] for place in kept]


class PaddedRows:
    """Texts that grow by a token at a time, padded on the left, so that every row's newest token is
    in the last column."""

    def __init__(self, network: Network, rows: Sequence[Sequence[int]], way: Way) -> None:
        self._network = network
        self._uses_cache = way != "texts"
        self._ids, self._mask = padded(rows, network.device, left=True)  # each [rows, columns]
        self._cache: Any = None

    @torch.inference_mode()
    def logits(self) -> torch.Tensor:
        """Return the logits after each row, [rows, vocabulary]: of the columns that are not in the
        cache yet, all of them for a model that keeps none."""
        # [rows, columns] on the first step, [rows, 1] afterwards; the mask covers the cached
        # columns, too: [rows, past + columns].
        new = self._ids if self._cache is None else self._ids[:, -1:]
        # Only the last column's, [rows, 1, vocabulary]: padding is on the left, so that is each
        # row's newest token.
        logits, cache = self._network.forward(
            new, self._mask, new.shape[1] - 1, cache=self._cache, use_cache=self._uses_cache
        )
        self._cache = cache if self._uses_cache else None
        return logits[:, -1]

    @torch.inference_mode()
    def extend(self, kept: list[int], tokens: list[int]) -> None:
        """Leave the rows `kept`, each with its new token; the cache keeps those rows."""
        ids, mask = self._ids, self._mask
        rows = torch.tensor(kept, device=ids.device)
        if self._cache is not None and len(kept) < ids.shape[0]:
            # Made for beam search, it selects rows of every kind of layer, recurrent ones included.
            self._cache.reorder_cache(rows)
        # [kept, 1]: every row has one more token, none of it padding
        column = torch.tensor(tokens, device=ids.device)[:, None]
        # [kept, columns]; finished rows leave, and the cache's with them
        ids, mask = ids[rows], mask[rows]
        self._ids = torch.cat([ids, column], 1)
        self._mask = torch.cat([mask, torch.ones_like(column)], 1)


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
