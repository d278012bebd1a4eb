"""The torch half of a walk through a tree: what a chunk's blocks see, and the keys and values of
the path from the root to where the walk is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

import numpy as np
import torch

from workbench.models.layers.pairs import Kind, Pairs, Run, runs
from workbench.models.ppl.tree import BLOCK, PIECE, Block, Bools, Ints, Tree, moves, visible


class Parts(NamedTuple):
    """Where the keys and values of a block come from: those of the chunk's computed nodes, and
    those that are kept of an earlier tree. They are copied to slots of the path."""

    computed: list[Run]
    known: list[Run]


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

    @cached_property
    def _masks(self) -> dict[tuple[Any, ...], torch.Tensor | None]:
        return {}

    @cached_property
    def _spans(self) -> dict[Kind, Ints]:
        edges = [self.blocks[0].start, *(block.stop for block in self.blocks)]
        return {kind: np.searchsorted(self.nodes(kind), edges) for kind in ("computed", "asked")}

    @cached_property
    def moves(self) -> list[tuple[torch.Tensor, int] | None]:
        """What is moved along the path after each block; see `tree.moves`."""
        found = [moves(self.tree, block) for block in self.blocks]
        return [change and (torch.from_numpy(change[0]), change[1]) for change in found]

    @cached_property
    def parts(self) -> list[Parts]:
        """Where each block's keys and values come from."""
        made: list[Parts] = []
        for place, block in enumerate(self.blocks):
            first, last = self.span("computed", place)
            own = self.computed[first:last]
            known = np.setdiff1d(np.arange(block.start, block.stop), own, assume_unique=True)
            shift = block.base - block.start
            made.append(
                Parts(
                    runs(np.arange(first, last), own + shift),
                    runs(self.rows[known], known + shift),
                )
            )
        return made

    def nodes(self, kind: Kind) -> Ints:
        """Return the nodes of that kind."""
        return self.computed if kind == "computed" else self.asked

    def span(self, kind: Kind, place: int) -> tuple[int, int]:
        """Return which of the nodes of that kind belong to the block at `place`."""
        spans = self._spans[kind]
        return int(spans[place]), int(spans[place + 1])

    def mask(
        self, kind: Kind, place: int, window: int | None, times: int, like: torch.Tensor
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
            is_chain = window is None and times == 1 and last - first == block.stop - block.start
            if is_chain and last - first <= PIECE and _goes_straight(self.tree, block):
                self._masks[key] = self._chain(block, like) if block.base else None
            else:
                seen = visible(self.tree, block, self.nodes(kind)[first:last], window)
                is_causal = times == 1 and _is_causal(seen)
                self._masks[key] = None if is_causal else _added(np.tile(seen, (times, 1)), like)
        return self._masks[key]

    def _chain(self, block: Block, like: torch.Tensor) -> torch.Tensor:
        """Return the mask of a block without branches: a part of one that serves all of them."""
        key = "chain", like.dtype, like.device
        height = self.tree.height
        if key not in self._masks:
            seen = np.ones((PIECE, height + PIECE), np.bool_)
            seen[:, height:] = np.tri(PIECE, dtype=np.bool_)
            self._masks[key] = _added(seen, like)
        whole = self._masks[key]
        assert whole is not None
        length = block.stop - block.start
        return whole[:length, height - block.base : height + length]


def _goes_straight(tree: Tree, block: Block) -> bool:
    """Say whether each node of the block is a child of the one before."""
    last = int(tree.depths[block.stop - 1])
    return last == block.base + block.stop - block.start - 1


def _is_causal(seen: Bools) -> bool:
    return seen.shape[0] == seen.shape[1] and np.array_equal(
        seen, np.tri(len(seen), dtype=np.bool_)
    )


def _added(seen: Bools, like: torch.Tensor) -> torch.Tensor:
    mask = np.where(seen, np.float32(0), np.float32("-inf"))
    return torch.from_numpy(mask).to(like.device, like.dtype)


class Path:
    """One layer's keys and values along the path, one slot per depth, with room for a block
    behind it, of the kind of `new`."""

    def __init__(self, tree: Tree, new: Pairs) -> None:
        self.slots = new.room(tree.height + BLOCK)

    def write(self, parts: Parts, new: Pairs, known: Pairs | None) -> None:
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
            table[first : first + len(sources)] = table[sources]
