"""Keys and values that wait for the next run, so that an edit recomputes what follows it alone."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from workbench.models.layers.key_values import CopyRange, KeyValues, copy_ranges
from workbench.models.ppl.tree import Bools, Ints, Tree


class NodeStore:
    """The keys and values of trees' nodes, layer by layer, of at most `keep_bytes`. It goes from
    tree to tree and from run to run: what was computed in this run or the last one stays in its
    row while there is room, and is found again wherever a text begins alike.

    `rows` says which row a node of the present tree has, -1: none; `stop` is the first node that
    has not been computed yet.
    """

    def __init__(self, keep_bytes: int) -> None:
        self.layers: list[KeyValues] = []
        self.rows = np.empty(0, np.int64)
        self.stop = 0
        self._keep_bytes = keep_bytes
        self._tree: Tree | None = None
        self._present = np.empty(0, np.int64)  # the numbers of its nodes, -1: not kept
        self._is_known = np.empty(0, np.bool_)
        self._limit: int | None = None
        # What is kept is a tree of its own: the number of a node by the one above it (-1: none)
        # and its token, and by number its row and the last run that had it.
        self._numbers: dict[tuple[int, int], int] = {}
        self._kept_rows: list[int] = []
        self._last_run: list[int] = []
        self._run = 0

    def start_run(self) -> None:
        """Forget what neither this run nor the last one had."""
        self._learn()
        self._forget([run >= self._run for run in self._last_run])
        self._run += 1

    def start_tree(self, tree: Tree) -> Bools:
        """Take what is kept of `tree` and return which of its nodes are."""
        self._learn()
        self._present = self._find(tree)
        # A number of -1 takes the last row, which is none.
        self.rows = np.array([*self._kept_rows, -1], np.int64)[self._present]
        self._tree, self.stop = tree, 0
        # Known are the nodes with a row at this point; rows given out below are still empty.
        self._is_known = self.rows >= 0
        if self._limit is not None:
            self._assign(self._limit)
        return self._is_known

    def limit(self, new: KeyValues, num_layers: int) -> None:
        """Find out from one layer's keys and values how many rows there is room for."""
        if self._limit is None:
            # Bytes of one node in one layer; `table` is [rows, columns].
            row = new.table.shape[1] * new.table.itemsize
            self._limit = self._keep_bytes // (row * num_layers)
            self._assign(self._limit)

    def _assign(self, limit: int) -> None:
        """Give rows to the tree's nodes that have none. Where room is short, what the tree lacks is
        forgotten first."""
        if len(self._kept_rows) + int((self.rows < 0).sum()) > limit:
            is_present = np.zeros(len(self._kept_rows), np.bool_)
            is_present[self._present[self._present >= 0]] = True
            moved = self._forget(is_present.tolist())
            self._present = np.append(moved, -1)[self._present]
        self.rows = assign_rows(self.rows, limit, np.array(self._kept_rows, np.int64))

    def _find(self, tree: Tree) -> Ints:
        """Return the number of each node of `tree`, [nodes], -1 where it is not kept."""
        found = [-1] * tree.size
        parents, tokens, ends = tree.parents.tolist(), tree.tokens.tolist(), tree.ends.tolist()
        node = 0
        while node < tree.size:
            above = found[parents[node]] if parents[node] >= 0 else -1
            number = self._numbers.get((above, tokens[node]), -1)
            if number < 0:  # nothing below it is kept either
                node = ends[node]
                continue
            found[node] = number
            self._last_run[number] = self._run
            node += 1
        return np.array(found, np.int64)

    def _learn(self) -> None:
        """Keep the nodes of the present tree that have been computed and have a row. With a node
        there is the one above it: both are done in depth-first order."""
        if self._tree is None:
            return
        tree, self._tree = self._tree, None
        numbers = self._present
        # [nodes]: computed before the tree ended or was cancelled, and not kept yet
        is_new = (np.arange(tree.size) < self.stop) & (self.rows >= 0) & (numbers < 0)
        first = len(self._kept_rows)
        numbers[is_new] = np.arange(first, first + int(is_new.sum()))
        # A parent of -1 takes the last number, which is none.
        above = np.append(numbers, -1)[tree.parents[is_new]]
        keys = zip(above.tolist(), tree.tokens[is_new].tolist(), strict=True)
        self._numbers.update(zip(keys, numbers[is_new].tolist(), strict=True))
        self._kept_rows += self.rows[is_new].tolist()
        self._last_run += [self._run] * int(is_new.sum())

    def _forget(self, kept: Sequence[bool]) -> Ints:
        """Keep those nodes alone, by number, of which each has the one above it with it; return
        their new numbers, [numbers], -1 for those that are forgotten."""
        places = [number for number, is_kept in enumerate(kept) if is_kept]
        moved = np.full(len(kept), -1)
        moved[places] = np.arange(len(places))
        if len(places) < len(kept):
            to = [*moved.tolist(), -1]
            self._numbers = {
                (to[above], token): to[number]
                for (above, token), number in self._numbers.items()
                if kept[number]
            }
            self._kept_rows = [self._kept_rows[number] for number in places]
            self._last_run = [self._last_run[number] for number in places]
        return moved

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


def assign_rows(rows: Ints, limit: int, taken: Ints) -> Ints:
    """Return the rows with those given out that are not `taken`, in order, to nodes that have
    none."""
    # Nodes without a row, in depth-first order: where room is short, the beginnings are kept, which
    # the next texts are likeliest to share.
    bare = np.flatnonzero(rows < 0)
    most = min(limit, int(taken.max(initial=-1)) + 1 + len(bare))
    # Rows that no node has, lowest first, so that the table grows as late as possible.
    free = np.setdiff1d(np.arange(most), taken, assume_unique=True)[: len(bare)]
    given = rows.copy()
    given[bare[: len(free)]] = free
    return given
