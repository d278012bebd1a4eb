"""Keys and values that wait for the next run, so that an edit recomputes what follows it alone."""

from __future__ import annotations

import numpy as np

from workbench.models.layers.pairs import Pairs, Run, runs
from workbench.models.ppl.tree import Bools, Ints, Tree, found_in


class Shelf:
    """The keys and values of a tree's nodes, layer by layer, of at most `keep_bytes`. It goes
    from run to run: what the next tree has too stays in its row, and the rows of the rest are
    given to new nodes.

    `rows` says which row a node of the `tree` has, -1: none; `stop` is the first node that has
    not been computed yet.
    """

    def __init__(self, keep_bytes: int) -> None:
        self.layers: list[Pairs] = []
        self.rows = np.empty(0, np.int64)
        self.stop = 0
        self._keep_bytes = keep_bytes
        self._tree: Tree | None = None
        self._is_known = np.empty(0, np.bool_)
        self._limit: int | None = None

    def turn_to(self, tree: Tree) -> Bools:
        """Take what is kept as the beginning of `tree` and return which of its nodes are."""
        if self._tree is None:
            self.rows = np.full(tree.size, -1)
        else:
            there = self._is_known | (np.arange(self._tree.size) < self.stop)
            old = found_in(self._tree, tree)
            self.rows = np.where((old >= 0) & there[old], self.rows[old], -1)
        self._tree, self.stop = tree, 0
        self._is_known = self.rows >= 0
        if self._limit is not None:
            self.rows = allotted(self.rows, self._limit)
        return self._is_known

    def limit(self, new: Pairs, num_layers: int) -> None:
        """Find out from one layer's keys and values how many rows there is room for."""
        if self._limit is None:
            row = new.table.shape[1] * new.table.itemsize
            self._limit = self._keep_bytes // (row * num_layers)
            self.rows = allotted(self.rows, self._limit)

    def put(self, layer: int, new: Pairs, wanted: list[Run]) -> None:
        """Keep keys and values of computed nodes: `wanted` goes from their number to a row."""
        if layer == len(self.layers):
            self.layers.append(new.room(0))
        old, length = self.layers[layer], int(self.rows.max()) + 1
        if length > len(old):
            # With some to spare: an edit that adds tokens should not copy everything.
            grown = new.room(max(length, min(self._limit or 0, length * 5 // 4)))
            grown.copy(old, [Run(0, 0, len(old))])
            self.layers[layer] = grown
        self.layers[layer].copy(new, wanted)

    def places(self, computed: Ints) -> list[Run]:
        """Return to which rows the `computed` nodes' keys and values go."""
        rows = self.rows[computed]
        return runs(np.flatnonzero(rows >= 0), rows[rows >= 0])


def allotted(rows: Ints, limit: int) -> Ints:
    """Return the rows with those given out that are free, in order, to nodes that have none."""
    bare = np.flatnonzero(rows < 0)
    most = min(limit, int(rows.max(initial=-1)) + 1 + len(bare))
    free = np.setdiff1d(np.arange(most), rows[rows >= 0], assume_unique=True)[: len(bare)]
    given = rows.copy()
    given[bare[: len(free)]] = free
    return given
