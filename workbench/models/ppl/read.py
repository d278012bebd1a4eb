"""Log-probabilities read off a chunk's logits, a slice of the vocabulary at a time."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import torch

from workbench.models.encoding import Encoded
from workbench.models.layers.logits import Logits
from workbench.models.layers.network import require_finite
from workbench.models.ppl.path import Chunk
from workbench.models.ppl.tree import Bools, Ints, Tree
from workbench.types import Loglikelihood


class Readings:
    """What has been read of a tree's logits: a log-probability for each scored token, and whether
    it was the first choice."""

    def __init__(self, tree: Tree) -> None:
        self._tree = tree
        self._order = np.argsort(tree.asked, kind="stable")
        self._nodes = tree.asked[self._order]
        self._logprobs = np.empty(len(tree.asked), np.float64)
        self._is_first = np.empty(len(tree.asked), np.bool_)
        self._last = tree.asked[tree.starts[1:] - 1]
        self._by_last = np.argsort(self._last, kind="stable")
        self._given = 0

    @torch.inference_mode()
    def read(self, chunk: Chunk, logits: Logits) -> None:
        """Take in the logits at a chunk's asked nodes.

        Raises:
            ModelError: a log-probability is NaN.
        """
        if not len(chunk.asked):
            return
        first, last = np.searchsorted(self._nodes, (chunk.asked[0], chunk.asked[-1] + 1))
        pairs = self._order[first:last]
        rows = np.searchsorted(chunk.asked, self._nodes[first:last])
        logprobs, is_first = read(logits, rows, self._tree.targets[pairs])
        require_finite(logprobs.tolist(), logits.states.dtype)
        self._logprobs[pairs] = logprobs.cpu().numpy()
        self._is_first[pairs] = is_first

    def finished(self, stop: int) -> Iterator[int]:
        """Yield the places of the texts that nodes before `stop` complete, each once."""
        while self._given < len(self._by_last) and self._last[self._by_last[self._given]] < stop:
            yield int(self._by_last[self._given])
            self._given += 1

    def answer(self, place: int, text: Encoded) -> Loglikelihood:
        """Return the answer of the text at `place`."""
        own = slice(int(self._tree.starts[place]), int(self._tree.starts[place + 1]))
        return Loglikelihood(
            tuple(self._logprobs[own].tolist()),
            text.scored,
            bool(self._is_first[own].all()),
            context_tokens=text.context_tokens,
        )


def read(logits: Logits, rows: Ints, targets: Ints) -> tuple[torch.Tensor, Bools]:
    """Return the log-probability of each of the `targets` in its row, and whether it is the row's
    first choice: of equal logits the first, as `argmax` has it.

    The largest logit and the sum of the exponentials are carried from slice to slice (Milakov and
    Gimelshein 2018, arXiv:1805.02867).
    """
    device = logits.states.device
    # Not minus infinity, whose difference with a slice of masked tokens would be NaN.
    top = torch.full((len(logits.states), 1), torch.finfo(torch.float32).min, device=device)
    total = torch.zeros_like(top)
    chosen = torch.empty(len(targets), device=device)
    may_be_first = torch.zeros(len(targets), dtype=torch.bool, device=device)
    order = np.argsort(targets, kind="stable")
    ranked = targets[order]
    row_of = torch.from_numpy(rows).to(device)
    for start, table in logits.slices():
        first, last = np.searchsorted(ranked, (start, start + table.shape[1]))
        before, top = top, torch.maximum(top, table.amax(1, keepdim=True))
        if last > first:
            own = torch.from_numpy(order[first:last]).to(device)
            at = row_of[own]
            columns = torch.from_numpy(ranked[first:last] - start).to(device)
            found = table[at, columns]
            chosen[own] = found
            is_top = (found == top[at, 0]) & (found > before[at, 0])
            if is_top.any():
                is_top[is_top.clone()] = table[at[is_top]].argmax(1) == columns[is_top]
            may_be_first[own] = is_top
        sums = table.sub_(top).exp_().sum(1, keepdim=True)
        total = total.mul_(before.sub_(top).exp_()).add_(sums)
    largest = top[row_of, 0]
    logprobs = chosen - (largest + total[row_of, 0].log())
    return logprobs, (may_be_first & (chosen == largest)).cpu().numpy()
