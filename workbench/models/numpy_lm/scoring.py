"""One walk through a tree of texts, each distinct token once: see `ppl.walk`, whose arithmetic on
trees this shares."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from workbench.models.memory.budgets import BLOCK, LOGITS
from workbench.models.numpy_lm.layers import hidden_as, product, states, weights_of
from workbench.models.numpy_lm.weights import Llama
from workbench.models.ppl.readings import Floats
from workbench.models.ppl.tree import Block, Ints, Tree, blocks, cut, moves, visible

CALL = 6e6
"""Floating-point operations in the time that an attention call costs by itself."""


class TreeWalk:
    """Goes through a tree chunk by chunk, in order. Of each layer it holds the keys and values of
    the path from the root to where it is, a slot a depth, and room for a block behind it."""

    def __init__(self, model: Llama, tree: Tree) -> None:
        self._model = model
        self._tree = tree
        self._is_asked = np.zeros(tree.size, np.bool_)
        self._is_asked[tree.asked] = True
        # By layer, keys and values: [layers, 2, kv, slots, size].
        shape = len(model.layers), 2, model.kv_heads, tree.height + BLOCK, model.size
        self._path = np.empty(shape, np.float32)

    def chunks(self, size: int) -> Iterator[tuple[int, int]]:
        """Yield the nodes `(start, stop)` of one pass after another, at most `size` of them."""
        every = np.ones(self._tree.size, np.bool_)
        yield from cut(self._tree, every, size, max(1, LOGITS // self._model.vocabulary))

    def asked(self, start: int, stop: int) -> Ints:
        """Return the nodes from `start` to `stop` whose logits are wanted."""
        return np.flatnonzero(self._is_asked[start:stop]) + start

    def forward(self, start: int, stop: int) -> Floats:
        """Return the logits at the asked nodes of the chunk, [asked, vocabulary]."""
        model, tree = self._model, self._tree
        wanted = self.asked(start, stop) - start
        # A pair of a query and a key is four operations for each number of each head.
        pairs = CALL / (4 * model.size * model.heads)
        every = np.ones(tree.size, np.bool_)
        parts = blocks(tree, start, stop, every, pairs)
        masks = [hidden_as(visible(tree, part, np.arange(part.start, part.stop))) for part in parts]

        def attend(layer: int, query: Floats, key: Floats, value: Floats) -> Floats:
            # Every node is a query, or, in the last layer, those that are wanted.
            places = np.arange(stop - start) if len(query) == stop - start else wanted
            out = np.empty_like(query)
            for part, mask in zip(parts, masks, strict=True):
                own = slice(part.start - start, part.stop - start)
                path = self._write(layer, part, key[own], value[own])
                some = slice(*np.searchsorted(places, (own.start, own.stop)))
                rows = mask[places[some] - own.start]
                # Written even where no node of the block is a query: later ones look at it.
                if len(rows):
                    out[some] = _attended(query[some], path, rows)
                self._move(layer, part)
            return out

        found = states(model, tree.tokens[start:stop], tree.depths[start:stop], wanted, attend)
        return product(found, model.head)

    def _write(self, layer: int, block: Block, key: Floats, value: Floats) -> Floats:
        """Put a block's keys and values behind the path; return both, [2, kv, slots, size]."""
        end = block.base + len(key)
        path = self._path[layer]
        for kept, new in zip(path, (key, value), strict=True):
            kept[:, block.base : end] = new.transpose(1, 0, 2)
        return path[:, :, :end]

    def _move(self, layer: int, block: Block) -> None:
        """Move what belongs to the path after the block into its place."""
        change = moves(self._tree, block)
        if change is not None:
            sources, first = change
            # The right side is a copy, so sources and targets may overlap.
            path = self._path[layer]
            path[:, :, first : first + len(sources)] = path[:, :, sources]


def _attended(query: Floats, path: Floats, mask: Floats) -> Floats:
    """Return the attention of `query` [some, heads, size] to the `path` [2, kv, slots, size] under
    `mask` [some, slots]: [some, heads, size]."""
    keys, values = path
    some, heads, size = query.shape
    kv, slots, _ = keys.shape
    # [kv, groups × some, size]: queries that share a key are rows of one product
    groups = heads // kv
    rows = (query * np.float32(size**-0.5)).reshape(some, kv, groups, size).transpose(1, 2, 0, 3)
    scores = product(rows.reshape(kv, groups * some, size), keys.transpose(0, 2, 1))
    by_group = scores.reshape(kv, groups, some, slots)
    by_group += mask
    found = product(weights_of(scores), values).reshape(kv, groups, some, size)
    return found.transpose(2, 0, 1, 3).reshape(some, heads, size)
