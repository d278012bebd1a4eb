"""The torch half of a walk through a tree: what a chunk's blocks see, and the keys and values of
the path from the root to where the walk is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, NamedTuple

import numpy as np
import torch

from workbench.models.layers.key_values import CopyRange, KeyValues, NodeKind, copy_ranges
from workbench.models.memory.budgets import BLOCK
from workbench.models.ppl.tree import PIECE, Block, Bools, Ints, Tree, moves, visible


class BlockSources(NamedTuple):
    """Where the keys and values of a block come from: those of the chunk's computed nodes, and
    those that are kept of an earlier tree. They are copied to slots of the path."""

    computed: list[CopyRange]
    known: list[CopyRange]


@dataclass(frozen=True, eq=False)
class Chunk:
    """A part of a tree that goes through the model at once, with the masks that all its layers
    share. `computed` are the nodes that go through it, `asked` those whose logits are wanted, and
    `rows` says for every node of the tree where it is kept (-1: nowhere)."""

    tree: Tree
    stop: int
    computed: Ints
    asked: Ints
    rows: Ints
    blocks: Sequence[Block]
    _masks: dict[tuple[Any, ...], torch.Tensor | None] = field(default_factory=dict, init=False)

    @cached_property
    def _spans(self) -> dict[NodeKind, Ints]:
        # Blocks follow each other without a gap, so one list of edges divides the sorted nodes of
        # either kind.
        edges = [self.blocks[0].start, *(block.stop for block in self.blocks)]
        return {kind: np.searchsorted(self.nodes(kind), edges) for kind in ("computed", "asked")}

    @cached_property
    def moves(self) -> list[tuple[torch.Tensor, int] | None]:
        """What is moved along the path after each block; see `tree.moves`."""
        found = [moves(self.tree, block) for block in self.blocks]
        return [change and (torch.from_numpy(change[0]), change[1]) for change in found]

    @cached_property
    def parts(self) -> list[BlockSources]:
        """Where each block's keys and values come from."""
        made: list[BlockSources] = []
        for place, block in enumerate(self.blocks):
            first, last = self.span("computed", place)
            # This block's computed nodes by number; the others of it are known.
            own = self.computed[first:last]
            known = np.setdiff1d(np.arange(block.start, block.stop), own, assume_unique=True)
            # From a node's number to its slot: the block's first node is in slot `base`.
            shift = block.base - block.start
            made.append(
                BlockSources(
                    # from a place among the chunk's computed nodes
                    copy_ranges(np.arange(first, last), own + shift),
                    # from a row of the store
                    copy_ranges(self.rows[known], known + shift),
                )
            )
        return made

    def nodes(self, kind: NodeKind) -> Ints:
        """Return the nodes of that kind."""
        return self.computed if kind == "computed" else self.asked

    def span(self, kind: NodeKind, place: int) -> tuple[int, int]:
        """Return which of the nodes of that kind belong to the block at `place`."""
        spans = self._spans[kind]
        return int(spans[place]), int(spans[place + 1])

    def mask(
        self, kind: NodeKind, place: int, window: int | None, times: int, like: torch.Tensor
    ) -> torch.Tensor | None:
        """Return what is added to the scores of a block, [times × nodes, slots], each node's row
        repeated for `times` heads, in the type and on the device of `like`; None where the plain
        causal mask is right."""
        if window is not None and self.tree.height <= window:
            window = None
        key = (kind, place, window, times, like.dtype, like.device)
        if key not in self._masks:
            block = self.blocks[place]
            first, last = self.span(kind, place)
            # A block that is one straight piece, all of it wanted: its mask is cut out of one that
            # serves all such blocks, whatever their base.
            is_chain = window is None and times == 1 and last - first == block.stop - block.start
            if is_chain and last - first <= PIECE and _goes_straight(self.tree, block):
                # Without anything before it, it is the plain causal mask, which kernels know.
                self._masks[key] = self._chain(block, like) if block.base else None
            else:
                # [nodes, slots], slots from 0 to the block's last
                seen = visible(self.tree, block, self.nodes(kind)[first:last], window)
                # With several heads' rows one below the other, the mask is not the kernels'
                # triangle any more. `tile` repeats the nodes: row r is that of node r mod nodes.
                is_causal = times == 1 and _is_causal(seen)
                self._masks[key] = None if is_causal else _added(np.tile(seen, (times, 1)), like)
        return self._masks[key]

    def _chain(self, block: Block, like: torch.Tensor) -> torch.Tensor:
        """Return the mask of a block without branches: a part of one that serves all of them."""
        key = "chain", like.dtype, like.device
        height = self.tree.height
        if key not in self._masks:
            # [PIECE, height + PIECE]: every slot before the block is an ancestor's and is seen; of
            # the block's own, those up to the node itself.
            seen = np.ones((PIECE, height + PIECE), np.bool_)
            seen[:, height:] = np.tri(PIECE, dtype=np.bool_)
            self._masks[key] = _added(seen, like)
        whole = self._masks[key]
        assert whole is not None
        length = block.stop - block.start
        # [length, base + length]: the columns end with the block, and as many ancestors stand
        # before it as it has.
        part = whole[:length, height - block.base : height + length]
        # A GPU's kernels read a mask in strides of 16 bytes from its first number on, which
        # allocated memory begins at and a part of it need not.
        return part if part.device.type == "cpu" else part.contiguous()


def _goes_straight(tree: Tree, block: Block) -> bool:
    """Say whether each node of the block is a child of the one before."""
    # Depths grow by one at most from a node to the next, so the ends tell.
    last = int(tree.depths[block.stop - 1])
    return last == block.base + block.stop - block.start - 1


def _is_causal(seen: Bools) -> bool:
    return seen.shape[0] == seen.shape[1] and np.array_equal(
        seen, np.tri(len(seen), dtype=np.bool_)
    )


def _added(seen: Bools, like: torch.Tensor) -> torch.Tensor:
    # Added to the scores before the softmax: 0 where a slot is seen, minus infinity, a weight of 0,
    # where not.
    mask = np.where(seen, np.float32(0), np.float32("-inf"))
    return torch.from_numpy(mask).to(like.device, like.dtype)


class PathBuffer:
    """One layer's keys and values along the path, one slot per depth, with room for a block
    behind it, of the kind of `new`."""

    def __init__(self, tree: Tree, new: KeyValues) -> None:
        # Path and block together: a path is at most as long as the longest text, a block at most
        # BLOCK.
        self.slots = new.room(tree.height + BLOCK)

    def write(self, parts: BlockSources, new: KeyValues, known: KeyValues | None) -> None:
        """Write a block behind the path: from `new`, the keys and values of the chunk's computed
        nodes, and from `known`, those that are kept."""
        self.slots.copy(new, parts.computed)
        if parts.known:
            assert known is not None
            self.slots.copy(known, parts.known)

    def move(self, change: tuple[torch.Tensor, int] | None) -> None:
        """Move what belongs to the path after a block into its place."""
        if change is not None:
            sources, first = change
            table = self.slots.table
            # The right side is gathered into a copy first, so sources and targets may overlap.
            table[first : first + len(sources)] = table[sources]
