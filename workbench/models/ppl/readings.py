"""What is read of a tree's logits, gathered chunk by chunk into the answers of its texts."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from workbench.models.encoding import Encoded
from workbench.models.ppl.tree import Bools, Ints, Tree
from workbench.types import Loglikelihood

Floats: TypeAlias = npt.NDArray[np.floating[Any]]

LogitReader: TypeAlias = Callable[[Ints, Ints], tuple[Floats, Bools]]
"""From rows of a chunk's logits and a token for each: the token's log-probability in its row, and
whether it is the row's first choice."""


class Readings:
    """What has been read of a tree's logits: a log-probability for each scored token, and whether
    it was the first choice."""

    def __init__(self, tree: Tree) -> None:
        self._tree = tree
        # Scored tokens by the node that they are asked of, [scored]: a chunk's are then neighbours.
        self._order = np.argsort(tree.asked, kind="stable")
        self._nodes = tree.asked[self._order]
        self._logprobs = np.empty(len(tree.asked), np.float64)
        self._is_first = np.empty(len(tree.asked), np.bool_)
        # [texts]: the node that a text's last scored token is asked of, which completes the text
        self._last = tree.asked[tree.starts[1:] - 1]
        self._by_last = np.argsort(self._last, kind="stable")
        self._given = 0

    def take(self, asked: Ints, look: LogitReader) -> None:
        """Take in what `look` reads at a chunk's `asked` nodes.

        Raises:
            ModelError: so says `look`.
        """
        if not len(asked):
            return
        # The scored tokens of the chunk's nodes, and each one's row of the logits.
        first, last = np.searchsorted(self._nodes, (asked[0], asked[-1] + 1))
        pairs = self._order[first:last]
        rows = np.searchsorted(asked, self._nodes[first:last])
        self._logprobs[pairs], self._is_first[pairs] = look(rows, self._tree.targets[pairs])

    def finished(self, stop: int) -> Iterator[int]:
        """Yield the places of the texts that nodes before `stop` complete, each once."""
        while self._given < len(self._by_last) and self._last[self._by_last[self._given]] < stop:
            yield int(self._by_last[self._given])
            self._given += 1

    def answer(self, place: int, text: Encoded) -> Loglikelihood:
        """Return the answer of the text at `place`."""
        # The text's own among all scored tokens: they were numbered text after text.
        own = slice(int(self._tree.starts[place]), int(self._tree.starts[place + 1]))
        return Loglikelihood(
            tuple(self._logprobs[own].tolist()),
            text.scored,
            bool(self._is_first[own].all()),
            context_tokens=text.context_tokens,
        )
