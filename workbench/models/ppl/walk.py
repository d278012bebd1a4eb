"""One walk of a network through a tree of tokens, each of which it computes once.

The nodes of a chunk lie on one token axis in depth-first order, so every linear layer works on
distinct tokens only. For each layer a buffer holds the keys and values of the path from the root
to where the walk is, one slot per depth. A block of nodes is written behind the path, looks at
path and block under a small mask, and what the path is afterwards is moved into place. So the
buffer grows with the longest text, not with the tree.

The layers are those of `lean`, where the model is one of its families. Elsewhere they are the
model's own, with another attention.

In the last layer only the keys and values of all nodes are needed, and everything else at the
nodes whose logits are asked for. A model's own layer is a black box here, so it is called twice:
once for all nodes, left when its keys and values are known, and once for the nodes that are asked.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any

import numpy as np
import torch
from torch.nn.functional import scaled_dot_product_attention

from workbench.models.layers.attention import WrongAttention, configs_of, own_logits
from workbench.models.layers.key_values import CopyRange, KeyValues, NodeKind
from workbench.models.layers.lean import Lean
from workbench.models.layers.logits import Logits
from workbench.models.layers.network import Network
from workbench.models.ppl.path import Chunk, PathBuffer
from workbench.models.ppl.store import NodeStore
from workbench.models.ppl.tree import Bools, Tree, blocks

CPU_CALL = 6e6
"""Floating-point operations in the time that an attention call costs by itself, about 60 µs."""

DEVICE_CALL = 1e9

PRUNED = 0.75
"""Share of a chunk's nodes that are asked from which on calling the last layer twice costs more
than it saves."""


class _Done(Exception):
    """No error, but the way out of a layer or a model that has done what is needed."""


class Walk:
    """Goes through a tree chunk by chunk, in order, with the model's `lean` layers or its own.

    The nodes whose keys and values are on the `store` are looked up there, but for those that are
    asked, whose logits are not known. It is left with this tree's, for the next walk.
    """

    def __init__(
        self,
        network: Network,
        tree: Tree,
        *,
        store: NodeStore | None = None,
        lean: Lean | None = None,
    ) -> None:
        self.network = network
        self.tree = tree
        self.calls = 0
        """Attention calls of the last forward pass: as many as the model has layers."""
        self.windows: set[int | None] = set()
        """The sliding windows that layers asked for, None among them."""
        self._lean = lean
        self._config = network.model.config.get_text_config()
        self._store = store or NodeStore(0)
        self._is_asked = np.zeros(tree.size, np.bool_)
        self._is_asked[tree.asked] = True
        # Asked nodes are computed even where they are kept: of a kept node there are keys and
        # values, and no logits.
        self._is_computed = ~self._store.start_tree(tree) | self._is_asked
        self._kept: list[CopyRange] | None = None
        self._paths: list[PathBuffer] = []
        self._chunk: Chunk | None = None
        self._kind: NodeKind = "computed"
        self._collected: KeyValues | None = None
        self._is_collecting = False

    @property
    def computed(self) -> Bools:
        """Which nodes go through the model, [nodes]; the others are known."""
        return self._is_computed

    def chunk(self, start: int, stop: int) -> Chunk:
        """Return the chunk of the nodes from `start` to `stop`."""
        config = self._config
        size = getattr(config, "head_dim", None) or config.hidden_size // config.num_attention_heads
        call = CPU_CALL if self.network.device.type == "cpu" else DEVICE_CALL
        # A pair of a query and a key is four operations for each number of each head.
        pairs = call / (4 * size * config.num_attention_heads)
        # [nodes of the chunk] by number
        own = np.arange(start, stop)
        return Chunk(
            self.tree,
            stop,
            own[self.computed[start:stop]],
            own[self._is_asked[start:stop]],
            self._store.rows,
            blocks(self.tree, start, stop, self.computed, pairs),
        )

    @torch.inference_mode()
    def forward(self, chunk: Chunk) -> Logits:
        """Return the logits at the chunk's asked nodes.

        Raises:
            WrongAttention: the model has another kind of attention.
        """
        device = self.network.device
        # [computed]; a token's position is its depth, whichever branch it is on
        ids = torch.from_numpy(self.tree.tokens[chunk.computed]).to(device)
        positions = torch.from_numpy(self.tree.depths[chunk.computed]).to(device)
        # [asked]: places of the asked nodes among the computed ones
        keep = torch.from_numpy(np.searchsorted(chunk.computed, chunk.asked)).to(device)
        self._chunk, self._kind, self.calls, self._kept = chunk, "computed", 0, None
        try:
            if self._lean is not None:
                with self.network.alone():
                    states = self._lean.states(ids, positions, keep, self.attend)
                logits = Logits(states, self._lean.head)
            else:
                logits = Logits(self._own_logits(chunk, ids, positions, keep))
        finally:
            self._chunk = self._collected = None
        self._store.stop = chunk.stop
        return logits

    def _own_logits(
        self, chunk: Chunk, ids: torch.Tensor, positions: torch.Tensor, keep: torch.Tensor
    ) -> torch.Tensor:
        """Return what the model itself makes of the chunk's nodes, [asked, vocabulary]."""
        with self.network.alone() as model, self._pruned(model, chunk, keep), suppress(_Done):
            configs = configs_of(model)
            return own_logits(self.network, configs, self.collect, ids, positions, keep)
        # The last layer was left early, as nothing was asked: there are no logits to read.
        return torch.empty((0, 0), device=ids.device)

    @contextmanager
    def _pruned(self, model: Any, chunk: Chunk, keep: torch.Tensor) -> Iterator[None]:
        """Let the last layer work at the asked nodes alone, where that pays."""
        layer = last_layer(model)
        if layer is None or len(chunk.asked) > PRUNED * len(chunk.computed):
            yield
            return
        whole: Callable[..., Any] = layer.forward

        def forward(hidden: torch.Tensor, *args: Any, **options: Any) -> Any:
            # The first call, at all nodes: ended as soon as attention is reached with keys and
            # values.
            self._is_collecting = True
            with suppress(_Done):
                whole(hidden, *args, **options)
            self._is_collecting = False
            self._kind = "asked"
            if not len(chunk.asked):
                assert self._collected is not None
                # Attention of no query, so that keys and values are still written to path and
                # store.
                self.attend("asked", self._collected.keys[:, :0], self._collected, None, None)
                raise _Done
            # The second call, at the asked nodes: [1, computed, …] → [1, asked, …].
            few = [_picked(value, hidden.shape[1], keep) for value in (hidden, args, options)]
            found = whole(few[0], *few[1], **few[2])
            # At the other nodes nothing is read; what stands there must only be finite.
            if isinstance(found, tuple):
                return hidden.index_copy(1, keep, found[0]), *found[1:]
            return hidden.index_copy(1, keep, found)

        layer.forward = forward
        try:
            yield
        finally:
            self._is_collecting = False
            del layer.forward

    def attend(
        self,
        kind: NodeKind,
        query: torch.Tensor,
        new: KeyValues,
        scale: float | None,
        window: int | None,
    ) -> torch.Tensor:
        """Return the attention of the next layer at the nodes of a kind, [queries, heads, size].

        `query` is [heads, queries, size]; `new` are the keys and values of the computed nodes,
        of fewer heads where several queries share one.

        Raises:
            WrongAttention: the tensors are not those of the chunk.
        """
        chunk = self._chunk
        assert chunk is not None
        self.windows.add(window)
        if query.shape[1] != len(chunk.nodes(kind)) or len(new) != len(chunk.computed):
            raise WrongAttention("attention to something else than the text's own tokens")
        path, known = self._next_path(chunk, new)
        # Each [kv heads, slots, size], with slots for the longest text and a block.
        slot_keys, slot_values = path.slots.keys, path.slots.values
        heads, _, size = slot_values.shape
        out = query.new_empty((query.shape[1], query.shape[0], size))  # [queries, heads, size]
        for place, block in enumerate(chunk.blocks):
            path.write(chunk.parts[place], new, known)
            first, last = chunk.span(kind, place)
            # Written even where no node of the block is a query: later blocks look at it.
            if last > first:
                # [heads, queries, size] → [kv heads, groups, queries, size]
                queries = query[:, first:last].unflatten(0, (heads, -1))
                # The queries that share a key are rows of one product: the fast kernels of some
                # devices have no other way when there is a mask.
                times = 1 if query.device.type == "cpu" else queries.shape[1]
                # On a CPU as it is, the groups as heads of a batch of kv heads; elsewhere [kv
                # heads, 1, groups × queries, size], and the mask repeated for each group.
                rows = queries if times == 1 else queries.flatten(1, 2)[:, None]
                # Slots up to the block's last: what is behind is left from blocks before.
                end = block.base + block.stop - block.start
                keys, values = (
                    # [kv heads, 1, slots, size], seen `groups` times where groups are heads; a view
                    slots[:, None, :end].expand(-1, rows.shape[1], -1, -1)
                    for slots in (slot_keys, slot_values)
                )
                mask = chunk.mask(kind, place, window, times, query)
                found = scaled_dot_product_attention(
                    rows, keys, values, attn_mask=mask, is_causal=mask is None, scale=scale
                )
                # [kv heads, groups, queries, size] again, size being that of a value
                found = found.reshape(*queries.shape[:3], size)
                # [queries, kv heads, groups, size]: heads side by side, kv head by kv head, as they
                # came
                out[first:last].view(last - first, heads, -1, size).copy_(found.permute(2, 0, 1, 3))
            path.move(chunk.moves[place])
        return out

    def _next_path(self, chunk: Chunk, new: KeyValues) -> tuple[PathBuffer, KeyValues | None]:
        """Return the next layer's path (on the first pass, make it), and what is kept of its
        keys and values, the new ones among them."""
        layer, store = self.calls, self._store
        if layer == len(self._paths):
            self._paths.append(PathBuffer(self.tree, new))
            store.limit(new, self._config.num_hidden_layers)
        if self._kept is None:
            self._kept = store.places(chunk.computed)
        store.put(layer, new, self._kept)
        self.calls += 1
        return self._paths[layer], store.layers[layer]

    def collect(
        self,
        module: Any,
        query: torch.Tensor,
        keys: torch.Tensor,
        values: torch.Tensor,
        scale: float | None,
        window: int | None,
    ) -> torch.Tensor:
        """Attend as a model's own layer wants it, which may be the one that is called twice."""
        if self._is_collecting:
            self._collected = KeyValues.of(keys, values)
            raise _Done
        # In the second call, keys and values are those of the asked nodes alone: the first call's,
        # of all nodes, are the ones to attend to.
        new = KeyValues.of(keys, values) if self._collected is None else self._collected
        return self.attend(self._kind, query, new, scale, window)


def last_layer(model: Any) -> Any:
    """Return the module of the model's last layer; None where it cannot be told, or where its
    `forward` is another library's already (accelerate moves weights in it)."""
    count = model.config.get_text_config().num_hidden_layers
    lists = (module for module in model.modules() if isinstance(module, torch.nn.ModuleList))
    layers = next((found for found in lists if len(found) == count), None)
    return None if layers is None or "forward" in vars(layers[-1]) else layers[-1]


def _picked(value: Any, length: int, keep: torch.Tensor) -> Any:
    """Return a layer's input with the tokens `keep` alone, wherever it has an axis of them."""
    if isinstance(value, torch.Tensor):
        # Hidden states, positions and rotary tables have their tokens on the second axis: [1,
        # computed, …] → [1, asked, …].
        is_by_token = value.dim() > 1 and value.shape[:2] == (1, length)
        return value.index_select(1, keep.to(value.device)) if is_by_token else value
    if isinstance(value, tuple | list):
        return type(value)(_picked(item, length, keep) for item in value)
    if isinstance(value, dict):
        return {name: _picked(item, length, keep) for name, item in value.items()}
    return value
