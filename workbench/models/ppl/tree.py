"""Token sequences as a tree: what they share is there once, and is computed once.

The texts' token ids, sorted, are the depth-first order of their trie, so each text adds only what
follows its longest common prefix with the one before. A node is a token after all the tokens
above it; nodes are numbered in depth-first order, which makes a node's descendants the interval
`node + 1 … ends[node] - 1` and lets one array of depths describe the whole shape.

Everything here is arithmetic on small arrays: no model, no torch.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from workbench.models.encoding import Encoded
from workbench.models.memory.budgets import BLOCK

Ints: TypeAlias = npt.NDArray[np.int64]
Bools: TypeAlias = npt.NDArray[np.bool_]

PIECE = 64
"""Nodes that are put into a block together at least, where they follow each other."""


@dataclass(frozen=True, slots=True, eq=False)
class Tree:
    """The trie of what a model reads of some texts: all but each text's last token.

    By node, [nodes]: the `tokens` (ids), their `depths` (positions, from 0), `parents` (-1 above
    a first token), and `ends` (one past the node's last descendant). By scored token, [scored],
    text after text: the node it is `asked` of, whose logits predict it, and the id, `targets`.
    Text i has those from `starts[i]` to `starts[i + 1]`.
    """

    tokens: Ints
    depths: Ints
    parents: Ints
    ends: Ints
    asked: Ints
    targets: Ints
    starts: Ints

    @property
    def size(self) -> int:
        """How many distinct tokens there are, each counted once for what precedes it."""
        return len(self.tokens)

    @property
    def height(self) -> int:
        """The length of the longest sequence."""
        return int(self.depths.max()) + 1


@dataclass(frozen=True, slots=True)
class Block:
    """The nodes from `start` to `stop`, attended to together.

    Its first node has `base` ancestors, in slots 0 … base - 1 of the path; the block's own nodes
    take the slots from `base` on, node after node.
    """

    start: int
    stop: int
    base: int


def build_tree(texts: Sequence[Encoded]) -> Tree:
    """Return the tree of `texts`, of which there is at least one."""
    # Without the last token, which is predicted and never read.
    rows = [np.array(text.ids[:-1], dtype=">u4") for text in texts]
    # Big-endian bytes compare as the numbers do, prefixes first, at the speed of memcmp.
    order = sorted(range(len(rows)), key=lambda place: rows[place].tobytes())
    # As many nodes as without any sharing, to be cut to size at the end.
    total = sum(map(len, rows))
    tokens, depths, parents, ends = (np.empty(total, np.int64) for _ in range(4))
    # The nodes from the root to the last one of the text before, by depth.
    path = np.empty(max(map(len, rows)), np.int64)
    asked: list[Ints] = [path] * len(texts)
    size, before = 0, rows[order[0]][:0]
    for place in order:
        row = rows[place]
        shared = common_prefix(before, row)
        # What this text does not share with the one before is complete: descendants of these nodes
        # end here.
        ends[path[shared : len(before)]] = size
        # This text's own nodes; none where it is the beginning of one before, or equal.
        new = slice(size, size + len(row) - shared)
        path[shared : len(row)] = np.arange(new.start, new.stop)
        tokens[new] = row[shared:]
        depths[new] = np.arange(shared, len(row))
        # Each new node hangs on the one before it, but the first, on the last shared one.
        parents[new] = np.arange(new.start - 1, new.stop - 1)
        if new.stop > new.start:
            parents[new.start] = path[shared - 1] if shared else -1
        # The logits at a node predict the token after it, so the first scored token, at `start`, is
        # asked of the node at `start - 1`.
        asked[place] = path[texts[place].start - 1 : len(row)].copy()
        size, before = new.stop, row
    ends[path[: len(before)]] = size
    return Tree(
        *(array[:size].copy() for array in (tokens, depths, parents, ends)),
        asked=np.concatenate(asked),
        targets=np.concatenate([np.array(text.scored, np.int64) for text in texts]),
        starts=np.cumsum([0, *map(len, asked)]),
    )


def common_prefix(one: npt.NDArray[np.generic], other: npt.NDArray[np.generic]) -> int:
    """Return how many first elements are equal."""
    most = min(len(one), len(other))
    # [differing], the first of which ends the prefix
    differing = np.flatnonzero(one[:most] != other[:most])
    return int(differing[0]) if len(differing) else most


def cut(tree: Tree, computed: Bools, size: int, rows: int) -> Iterator[tuple[int, int]]:
    """Yield the chunks `(start, stop)` that go through the model one after another.

    Each has at most `size` of the `computed` nodes, and at most `rows` that are asked, which
    have logits as long as the vocabulary.
    """
    # Counted once however many scored tokens ask it: it has one row of logits.
    is_asked = np.zeros(tree.size, np.bool_)
    is_asked[tree.asked] = True
    # Running sums, [nodes]: how far a chunk reaches is then a search for a number.
    counts = [(np.cumsum(kind), most) for kind, most in ((computed, size), (is_asked, rows))]
    start = 0
    while start < tree.size:
        stop = tree.size
        for sums, most in counts:
            before = sums[start - 1] if start else 0
            stop = min(stop, int(np.searchsorted(sums, before + most, side="right")))
        # One node at least, or a limit of 0 would never end.
        stop = max(stop, start + 1)
        yield start, stop
        start = stop


def blocks(tree: Tree, start: int, stop: int, computed: Bools, call: float) -> list[Block]:
    """Divide the nodes of a chunk into blocks, in order.

    Every query of a block looks at all its keys, masked; so a wide block wastes arithmetic and a
    narrow one costs a call. `call` is what a call costs, in pairs of a query and a key. A piece
    joins the block before it where that adds fewer pairs.
    """
    # [nodes + 1]: how many of the chunk's nodes before each one are computed, hence queries
    done = np.concatenate([[0], np.cumsum(computed[start:stop])])
    # Where a node is not the child of the one before it, a branch begins.
    breaks = np.flatnonzero(np.diff(tree.depths[start:stop]) != 1) + 1 + start
    edges = [start, *breaks.tolist(), stop]
    made: list[Block] = []
    queries = 0
    for first, last in itertools.pairwise(edges):
        for head in range(first, last, PIECE):
            tail = min(head + PIECE, last)
            depth = int(tree.depths[head])
            new = int(done[tail - start] - done[head - start])
            if made:
                block = made[-1]
                # Keys that each query would look at if the piece joined, against both apart: what
                # the block has by itself is in both sums, so only the difference is compared.
                wide = block.base + tail - block.start
                together = (queries + new) * wide - queries * (wide - (tail - head))
                if together <= call + new * (depth + tail - head) and tail - block.start <= BLOCK:
                    made[-1] = Block(block.start, tail, block.base)
                    queries += new
                    continue
            made.append(Block(head, tail, depth))
            queries = new
    return made


def visible(tree: Tree, block: Block, nodes: Ints, window: int | None = None) -> Bools:
    """Return which slots of the path each of the block's `nodes` sees, [nodes, slots].

    It sees its ancestors and itself: of the slots before the block those above the lowest depth
    since the block began, of the block's nodes those whose descendants it is among. With a
    sliding `window`, only those less than `window` positions back.
    """
    # [block's nodes] by number
    own = np.arange(block.start, block.stop)
    depths = tree.depths[block.start : block.stop]
    # The path is shared down to the lowest depth that the walk has been at since the block began:
    # what is above is an ancestor of every node so far. [nodes]
    lowest = np.minimum.accumulate(depths)[nodes - block.start]
    # [nodes, slots]: first the path before the block, a slot a depth, then the block's own nodes
    seen = np.empty((len(nodes), block.base + len(own)), np.bool_)
    seen[:, : block.base] = np.arange(block.base) < lowest[:, None]
    # [nodes, block's nodes]: an ancestor has a smaller number, and an end beyond the node's own
    above = own <= nodes[:, None]
    seen[:, block.base :] = above & (nodes[:, None] < tree.ends[block.start : block.stop])
    if window is not None:
        # [slots]: each slot's position in its text; in the path the slot itself
        places = np.concatenate([np.arange(block.base), depths])
        seen &= tree.depths[nodes][:, None] - places < window
    return seen


def moves(tree: Tree, block: Block) -> tuple[Ints, int] | None:
    """Return the slots that the path after the block is copied from, and the first slot that they
    are copied to; None where everything is in its place already."""
    # Nodes whose descendants go on after the block are the path's new end.
    own = np.arange(block.start, block.stop)
    above = own[tree.ends[block.start : block.stop] > block.stop]
    if not len(above):
        return None
    first = int(tree.depths[above[0]])
    slots = above - block.start + block.base
    # A straight block lies where it belongs; nodes after a branch lie behind what the path leaves.
    return None if slots[0] == first and slots[-1] == first + len(above) - 1 else (slots, first)
