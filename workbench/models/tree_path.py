"""The torch half of a walk through a tree: what a chunk's blocks see, and the keys and values of
the path from the root to where the walk is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Literal, NamedTuple, TypeAlias

import numpy as np
import torch

from workbench.models.tree import BLOCK, Block, Bools, Ints, Tree, moves, visible

Kind: TypeAlias = Literal["computed", "asked"]
Pair: TypeAlias = tuple[torch.Tensor, torch.Tensor]
"""Keys and values, each [heads, nodes or slots, size]."""


@dataclass(frozen=True, slots=True, eq=False)
class Kept:
    """The keys and values of a tree's first `count` nodes, layer by layer."""

    tree: Tree
    count: int
    layers: Sequence[Pair]


class Lookup(NamedTuple):
    """Of a block that is not computed as a whole: the slots of the nodes that are, the slots of
    those that are known, and these nodes' numbers in the tree where they are known."""

    computed: torch.Tensor
    known: torch.Tensor
    nodes: torch.Tensor


@dataclass(frozen=True, eq=False)
class Chunk:
    """A part of a tree that goes through the model at once, with the masks that all its layers
    share. `computed` are the nodes that go through it, `asked` those whose logits are wanted, and
    `found` says for every node of the tree where it is known (-1: nowhere)."""

    tree: Tree
    stop: int
    computed: Ints
    asked: Ints
    found: Ints
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
    def lookups(self) -> list[Lookup | None]:
        """Where each block's keys and values come from; None where all of them are computed."""
        made: list[Lookup | None] = []
        for block in self.blocks:
            found = self.found[block.start : block.stop]
            slots = np.arange(block.base, block.base + len(found))
            parts = slots[found < 0], slots[found >= 0], found[found >= 0]
            made.append(Lookup(*map(torch.from_numpy, parts)) if len(parts[1]) else None)
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
            first, last = self.span(kind, place)
            seen = visible(self.tree, self.blocks[place], self.nodes(kind)[first:last], window)
            is_causal = times == 1 and _is_causal(seen)
            self._masks[key] = None if is_causal else _added(np.tile(seen, (times, 1)), like)
        return self._masks[key]


def _is_causal(seen: Bools) -> bool:
    return seen.shape[0] == seen.shape[1] and np.array_equal(
        seen, np.tri(len(seen), dtype=np.bool_)
    )


def _added(seen: Bools, like: torch.Tensor) -> torch.Tensor:
    mask = np.where(seen, np.float32(0), np.float32("-inf"))
    return torch.from_numpy(mask).to(like.device, like.dtype)


class Path:
    """One layer's keys and values along the path, one slot per depth, with room for a block
    behind it; and on its shelf those of the first `keep` nodes of the tree.

    `key` and `value`, [heads, any, size], are only looked at for their kind.
    """

    def __init__(self, tree: Tree, keep: int, key: torch.Tensor, value: torch.Tensor) -> None:
        self.buffers = _room(key, tree.height + BLOCK), _room(value, tree.height + BLOCK)
        self.shelf = _room(key, keep), _room(value, keep)
        self.keep = keep

    def write(self, chunk: Chunk, place: int, new: Pair, known: Pair | None) -> None:
        """Write a block behind the path: from `new`, the keys and values of the chunk's computed
        nodes, and from `known`, those of an earlier tree."""
        block, lookup = chunk.blocks[place], chunk.lookups[place]
        first, last = chunk.span("computed", place)
        slots = slice(block.base, block.base + block.stop - block.start)
        kept = min(block.stop, self.keep) - block.start
        for kind, buffer in enumerate(self.buffers):
            if lookup is None:
                buffer[:, slots] = new[kind][:, first:last]
            else:
                assert known is not None
                buffer[:, lookup.computed] = new[kind][:, first:last]
                buffer[:, lookup.known] = known[kind][:, lookup.nodes]
            if kept > 0:
                self.shelf[kind][:, block.start : block.start + kept] = buffer[
                    :, block.base : block.base + kept
                ]

    def move(self, change: tuple[torch.Tensor, int] | None) -> None:
        """Move what belongs to the path after a block into its place."""
        if change is not None:
            sources, first = change
            for buffer in self.buffers:
                buffer[:, first : first + len(sources)] = buffer[:, sources]


def _room(like: torch.Tensor, length: int) -> torch.Tensor:
    return like.new_empty((like.shape[0], length, like.shape[2]))
