"""Single positions of a text through a torch network."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import torch

from workbench.models.layers.network import Attempt, Network, padded
from workbench.models.refusals import require_finite
from workbench.models.token_reader import Read

LOGITS = 1 << 26
"""Logits at once: 256 megabytes in float32."""


class NetworkPositions:
    """Asks a network about single positions (`token_reader.Positions`)."""

    def __init__(self, network: Network) -> None:
        self._network = network

    def logits(self, ids: tuple[int, ...], begin: int) -> Iterator[tuple[int, torch.Tensor]]:
        """Yield a position and the logits for the token there and those after it, in float32.

        A pass over `ids[:n]` gives what a pass over all of them gives for these positions, since
        no token sees a later one: where the logits of all do not fit, they come in pieces.
        """
        vocabulary = self._network.model.config.get_text_config().vocab_size
        size = max(1, LOGITS // vocabulary)
        position = begin
        while position <= len(ids):
            end = min(len(ids), position - 1 + size)
            logits = None
            with Attempt() as attempt, torch.inference_mode(), self._network.at_work():
                # One row without padding, [1, end], whose logits from `position - 1` on predict
                # the tokens from `position` on: [1, positions, vocabulary] → [positions,
                # vocabulary].
                rows, mask = padded([ids[:end]], self._network.device)
                logits = self._network.forward(rows, mask, position - 1)[0][0].float()
            if logits is None:
                if size == 1:
                    self._network.shrink(1, end, attempt.reason)
                size = max(1, size // 2)
                continue
            yield position, logits
            position = end + 1

    def read(self, logits: torch.Tensor, tokens: Sequence[int], top: int) -> Iterator[Read]:
        """Yield what `logits` [n, vocabulary] say of `tokens` (n of them)."""
        # [n, 1]: the logit of the token that is there
        own = logits.gather(1, torch.tensor(tokens, device=logits.device)[:, None])
        total = logits.logsumexp(-1)  # [n]
        logprobs = (own[:, 0] - total).tolist()
        require_finite(logprobs, logits.dtype)
        # [n, vocabulary] compared with [n, 1]: 1 and as many tokens as are likelier
        ranks = ((logits > own).sum(-1) + 1).tolist()
        best, ids = logits.topk(min(top, logits.shape[-1]), -1)  # each [n, top]
        likeliest = (best - total[:, None]).tolist()
        for logprob, rank, others, values in zip(
            logprobs, ranks, ids.tolist(), likeliest, strict=True
        ):
            yield Read(logprob, rank, tuple(zip(others, values, strict=True)))
