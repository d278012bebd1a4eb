"""Keys and values that wait for the next run, so that an edit recomputes what follows it alone."""

from __future__ import annotations

import numpy as np

from workbench.models.layers.key_values import CopyRange, KeyValues, copy_ranges
from workbench.models.ppl.tree import Bools, Ints, Tree, found_in


class NodeStore:
    """The keys and values of a tree's nodes, layer by layer, of at most `keep_bytes`. It goes
    from run to run: what the next tree has too stays in its row, and the rows of the rest are
    given to new nodes.

    `rows` says which row a node of the `tree` has, -1: none; `stop` is the first node that has
    not been computed yet.
    """

    def __init__(self, keep_bytes: int) -> None:
        self.layers: list[KeyValues] = []
        self.rows = np.empty(0, np.int64)
        self.stop = 0
        self._keep_bytes = keep_bytes
        self._tree: Tree | None = None
        self._is_known = np.empty(0, np.bool_)
        self._limit: int | None = None

    def start_tree(self, tree: Tree) -> Bools:
        """Take what is kept as the beginning of `tree` and return which of its nodes are."""
        if self._tree is None:
            # The first tree: no node is kept.
            self.rows = np.full(tree.size, -1)
        else:
            # [old nodes]: had before that run, or computed in it before it ended or was cancelled
            there = self._is_known | (np.arange(self._tree.size) < self.stop)
            # [nodes], -1 where the old tree lacks the node: `there[-1]` is then some other node's,
            # so `old >= 0` has to hold, too.
            old = found_in(self._tree, tree)
            self.rows = np.where((old >= 0) & there[old], self.rows[old], -1)
        self._tree, self.stop = tree, 0
        # Known are the nodes with a row at this point; rows given out below are still empty.
        self._is_known = self.rows >= 0
        if self._limit is not None:
            self.rows = assign_rows(self.rows, self._limit)
        return self._is_known

    def limit(self, new: KeyValues, num_layers: int) -> None:
        """Find out from one layer's keys and values how many rows there is room for."""
        if self._limit is None:
            # Bytes of one node in one layer; `table` is [rows, columns].
            row = new.table.shape[1] * new.table.itemsize
            self._limit = self._keep_bytes // (row * num_layers)
            self.rows = assign_rows(self.rows, self._limit)

    def put(self, layer: int, new: KeyValues, wanted: list[CopyRange]) -> None:
        """Keep keys and values of computed nodes: `wanted` goes from their number to a row."""
        if layer == len(self.layers):
            self.layers.append(new.room(0))
        # One row more than the highest in use.
        old, length = self.layers[layer], int(self.rows.max()) + 1
        if length > len(old):
            # With some to spare: an edit that adds tokens should not copy everything.
            grown = new.room(max(length, min(self._limit or 0, length * 5 // 4)))
            grown.copy(old, [CopyRange(0, 0, len(old))])
            self.layers[layer] = grown
        self.layers[layer].copy(new, wanted)

    def places(self, computed: Ints) -> list[CopyRange]:
        """Return to which rows the `computed` nodes' keys and values go."""
        # [computed]; the nodes without a row, -1, are left out: there was no room for them.
        rows = self.rows[computed]
        return copy_ranges(np.flatnonzero(rows >= 0), rows[rows >= 0])


def assign_rows(rows: Ints, limit: int) -> Ints:
    """Return the rows with those given out that are free, in order, to nodes that have none."""
    # Nodes without a row, in depth-first order: where room is short, the beginnings are kept, which
    # the next texts are likeliest to share.
    bare = np.flatnonzero(rows < 0)
    most = min(limit, int(rows.max(initial=-1)) + 1 + len(bare))
    # Rows that no node has, lowest first, so that the table grows as late as possible.
    free = np.setdiff1d(np.arange(most), rows[rows >= 0], assume_unique=True)[: len(bare)]
    given = rows.copy()
    given[bare[: len(free)]] = free
    return given
