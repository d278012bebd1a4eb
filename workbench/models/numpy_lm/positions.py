"""Single positions of a text through a model that numpy computes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager

import numpy as np

from workbench.models.encoding import Encoded
from workbench.models.memory.budgets import CPU_CHUNK
from workbench.models.numpy_lm.layers import log_sums, read_logits
from workbench.models.numpy_lm.scoring import TreeWalk
from workbench.models.numpy_lm.weights import Llama
from workbench.models.ppl.readings import Floats
from workbench.models.ppl.tree import build_tree
from workbench.models.token_reader import Read


class LlamaPositions:
    """Asks a model about single positions (`token_reader.Positions`)."""

    def __init__(self, model: Llama, at_work: Callable[[], AbstractContextManager[None]]) -> None:
        self._model = model
        self._at_work = at_work

    def logits(self, ids: tuple[int, ...], begin: int) -> Iterator[tuple[int, Floats]]:
        """Yield a position and the logits for the token there and those after it."""
        # A tree of one text, to which any last token is added: the tree reads all but that one.
        tree = build_tree([Encoded((*ids, 0), begin)])
        walk = TreeWalk(self._model, tree)
        for start, stop in walk.chunks(CPU_CHUNK):
            with self._at_work():
                logits = walk.forward(start, stop)
            if len(logits):
                yield max(begin, start + 1), logits

    def read(self, logits: Floats, tokens: Sequence[int], top: int) -> Iterator[Read]:
        """Yield what `logits` [n, vocabulary] say of `tokens` (n of them)."""
        targets = np.array(tokens, np.int64)
        rows = np.arange(len(tokens))
        logprobs, _ = read_logits(logits, rows, targets)
        # 1 and as many tokens as are likelier, [n]
        ranks = (logits > logits[rows, targets][:, None]).sum(1) + 1
        best = np.argsort(-logits, axis=1, kind="stable")[:, :top]  # [n, top]
        likeliest = np.take_along_axis(logits, best, 1) - log_sums(logits)[:, None]
        for place in range(len(tokens)):
            pairs = zip(best[place].tolist(), likeliest[place].tolist(), strict=True)
            yield Read(float(logprobs[place]), int(ranks[place]), tuple(pairs))
