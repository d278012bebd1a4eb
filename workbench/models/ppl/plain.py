"""Log-likelihoods from a torch network: which rows are run together, and what is read off them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TypeAlias

import torch

from workbench.models.base import LoglikelihoodStream
from workbench.models.encoding import Encoded
from workbench.models.layers.network import Attempt, Network, padded
from workbench.models.memory.budgets import POSITIONS
from workbench.models.refusals import require_finite
from workbench.types import Loglikelihood

TextsByInput: TypeAlias = dict[tuple[int, ...], list[Encoded]]
"""What the network reads (all but a text's last token) → the texts that are scored on it."""


def score(network: Network, texts: Mapping[int, Encoded]) -> LoglikelihoodStream:
    """Yield `(key of texts, answer)` for each, and a tick for every forward pass.

    Equal texts are run once, and so are texts that differ in their last token alone (the
    letters of a multiple-choice question). The longest go first, so memory runs out at once or
    never; where it does, batches are halved. Batches hold rows of like length, padded on the
    right, where a causal model cannot see.

    Raises:
        ModelError: a text does not fit into memory.
    """
    rows: TextsByInput = {}
    owners: dict[Encoded, list[int]] = {}
    for index, text in texts.items():
        if text not in owners:
            # The last token is predicted and never read: nothing comes after it.
            rows.setdefault(text.ids[:-1], []).append(text)
        owners.setdefault(text, []).append(index)
    # The longest first; equal lengths in an order that does not depend on the requests'.
    queue = sorted(rows, key=lambda ids: (-len(ids), ids))
    while queue:
        longest = len(queue[0])
        batch = queue[: network.rows_that_fit(longest)]
        answers: list[tuple[Encoded, Loglikelihood]] = []
        with Attempt() as attempt, network.at_work():
            answers = _score_batch(network, {ids: rows[ids] for ids in batch})
        if attempt.reason:
            network.shrink(len(batch), longest, attempt.reason)
        else:
            queue = queue[len(batch) :]
        yield None
        for text, answer in answers:
            for index in owners[text]:
                yield index, answer


@torch.inference_mode()
def _score_batch(network: Network, rows: TextsByInput) -> list[tuple[Encoded, Loglikelihood]]:
    """Run the rows as one batch.

    The logits at position i predict token i + 1, so a text whose scored tokens start at `start`
    is read from position `start - 1` on.
    """
    ids, mask = padded(list(rows), network.device)  # each [rows, columns], padded on the right
    # The earliest position of any row whose logits are read.
    first = min(text.start for texts in rows.values() for text in texts) - 1
    # [rows, columns - first, vocabulary]
    logits, _ = network.forward(ids, mask, first)
    answers = []
    for place, texts in enumerate(rows.values()):
        for text in texts:
            # Positions count from `first` here. The slice ends at the text's own end, before the
            # padding: [scored, vocabulary].
            at = slice(text.start - 1 - first, len(text.ids) - 1 - first)
            answer = read(logits[place, at], text.scored)
            answers.append((text, replace(answer, context_tokens=text.context_tokens)))
    return answers


def read(logits: torch.Tensor, tokens: tuple[int, ...]) -> Loglikelihood:
    """Return the log-likelihood of `tokens` [n] under `logits` [n, vocabulary], in float32."""
    wanted = torch.tensor(tokens, device=logits.device)  # [n]
    logprobs: list[float] = []
    greedy = True
    # POSITIONS at a time: float32 of all positions would be twice what half precision takes.
    for piece, own in zip(logits.split(POSITIONS), wanted.split(POSITIONS), strict=True):
        exact = piece.float()  # [at most POSITIONS, vocabulary]
        # log-softmax of the wanted column alone, [positions]: its logit minus the logarithm of the
        # sum of all exponentials. `own[:, None]` names one column a row.
        chosen = exact.gather(1, own[:, None])[:, 0] - exact.logsumexp(-1)
        logprobs += chosen.tolist()
        # Greedy is the whole text, where each of its tokens is the first choice.
        greedy = greedy and bool((exact.argmax(-1) == own).all())
    require_finite(logprobs, logits.dtype)
    return Loglikelihood(tuple(logprobs), tokens, greedy)
