"""One walk of a network through a tree of tokens, each of which it computes once.

The nodes of a chunk lie on one token axis in depth-first order, so every linear layer works on
distinct tokens only. Attention is registered with transformers under `ATTENTION`: for each layer
a buffer holds the keys and values of the path from the root to where the walk is, one slot per
depth. A block of nodes is written behind the path, looks at path and block under a small mask,
and what the path is afterwards is moved into place. So the buffer grows with the longest text,
not with the tree.

In the last layer only the keys and values of all nodes are needed, and everything else at the
nodes whose logits are asked for. A layer is a black box here, so it is called twice: once for all
nodes, left when its keys and values are known, and once for the nodes that are asked.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from contextvars import ContextVar
from typing import Any

import numpy as np
import torch
from torch.nn.functional import scaled_dot_product_attention
from transformers import AttentionInterface

from workbench.models.network import Network
from workbench.models.tree import Bools, Tree, blocks, found_in
from workbench.models.tree_path import Chunk, Kept, Kind, Pair, Path

ATTENTION = "workbench_tree"

CPU_CALL = 6e6
"""Floating-point operations in the time that an attention call costs by itself, about 60 µs."""

DEVICE_CALL = 1e9

PRUNED = 0.75
"""Share of a chunk's nodes that are asked from which on calling the last layer twice costs more
than it saves."""


class WrongAttention(Exception):
    """The model asks for attention of a kind that this module does not have."""


class _Leave(Exception):
    """No error, but the way out of a layer or a model that has done what is needed."""


class Walk:
    """Goes through a tree chunk by chunk, in order.

    `known` are the keys and values of an earlier tree: the nodes that both have are looked up
    there, but for those that are asked, whose logits are not known. Of this walk's own, as many as
    `keep_bytes` hold can be had from `kept()` for the next one.
    """

    def __init__(
        self, network: Network, tree: Tree, *, known: Kept | None = None, keep_bytes: int = 0
    ) -> None:
        self.network = network
        self.tree = tree
        self.calls = 0
        """Attention calls of the last forward pass: as many as the model has layers."""
        self.windows: set[int | None] = set()
        """The sliding windows that layers asked for, None among them."""
        self._config = network.model.config.get_text_config()
        self._found = np.full(tree.size, -1, np.int64)
        if known is not None:
            self._found = found_in(known.tree, tree, known.count)
        self._found[tree.asked] = -1
        self._is_asked = np.zeros(tree.size, np.bool_)
        self._is_asked[tree.asked] = True
        self._known = known
        self._keep_bytes = keep_bytes
        self._done = 0
        self._paths: list[Path] = []
        self._chunk: Chunk | None = None
        self._kind: Kind = "computed"
        self._collected: Pair | None = None
        self._is_collecting = False

    @property
    def computed(self) -> Bools:
        """Which nodes go through the model, [nodes]; the others are known."""
        return self._found < 0

    def chunk(self, start: int, stop: int) -> Chunk:
        """Return the chunk of the nodes from `start` to `stop`."""
        config = self._config
        size = getattr(config, "head_dim", None) or config.hidden_size // config.num_attention_heads
        call = CPU_CALL if self.network.device.type == "cpu" else DEVICE_CALL
        own = np.arange(start, stop)
        return Chunk(
            self.tree,
            stop,
            own[self.computed[start:stop]],
            own[self._is_asked[start:stop]],
            self._found,
            # A pair of a query and a key is four operations for each number of each head.
            blocks(
                self.tree,
                start,
                stop,
                self.computed,
                call / (4 * size * config.num_attention_heads),
            ),
        )

    def kept(self) -> Kept | None:
        """Return the keys and values of the nodes so far, as many as there was room for."""
        count = min(self._done, self._paths[0].keep) if self._paths else 0
        return Kept(self.tree, count, [path.shelf for path in self._paths]) if count else None

    @torch.inference_mode()
    def forward(self, chunk: Chunk) -> torch.Tensor:
        """Return the logits at the chunk's asked nodes, [asked, vocabulary].

        Raises:
            WrongAttention: the model has another kind of attention.
        """
        device = self.network.device
        keep = torch.from_numpy(np.searchsorted(chunk.computed, chunk.asked)).to(device)
        inputs = self.network.accepted(
            {
                "input_ids": torch.from_numpy(self.tree.tokens[chunk.computed])[None].to(device),
                "position_ids": torch.from_numpy(self.tree.depths[chunk.computed])[None].to(device),
                "use_cache": False,
                "logits_to_keep": keep,
            }
        )
        self._chunk, self._kind, self.calls = chunk, "computed", 0
        token = _walk.set(self)
        logits = torch.empty((0, 0), device=device)
        try:
            with (
                self.network.alone() as model,
                _using(model),
                self._pruned(model, chunk, keep),
                suppress(_Leave),
            ):
                logits = model(**inputs).logits[0]
                logits = logits if "logits_to_keep" in inputs else logits[keep]
        finally:
            _walk.reset(token)
            self._chunk = self._collected = None
        self._done = chunk.stop
        return logits

    @contextmanager
    def _pruned(self, model: Any, chunk: Chunk, keep: torch.Tensor) -> Iterator[None]:
        """Let the last layer work at the asked nodes alone, where that pays."""
        layer = last_layer(model)
        if layer is None or len(chunk.asked) > PRUNED * len(chunk.computed):
            yield
            return
        whole: Callable[..., Any] = layer.forward

        def forward(hidden: torch.Tensor, *args: Any, **options: Any) -> Any:
            self._is_collecting = True
            with suppress(_Leave):
                whole(hidden, *args, **options)
            self._is_collecting = False
            self._kind = "asked"
            if not len(chunk.asked):
                assert self._collected is not None
                self.attend(self._collected[0][:, :0], self._collected, None, None)
                raise _Leave
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
        self, query: torch.Tensor, new: Pair, scale: float | None, window: int | None
    ) -> torch.Tensor:
        """Return the attention of the next layer, [queries, heads, size].

        `query` is [heads, queries, size]; `new` are the keys and values of the computed nodes,
        and these of fewer heads where several queries share one.

        Raises:
            WrongAttention: the tensors are not those of the chunk.
        """
        chunk = self._chunk
        assert chunk is not None
        self.windows.add(window)
        if self._is_collecting:
            self._collected = new
            raise _Leave
        new = self._collected or new
        if query.shape[1] != len(chunk.nodes(self._kind)) or new[0].shape[1] != len(chunk.computed):
            raise WrongAttention("attention to something else than the text's own tokens")
        known = self._known.layers[self.calls] if self._known else None
        path = self._next_path(new)
        heads, _, size = new[1].shape
        out = query.new_empty((query.shape[1], query.shape[0], size))
        for place, block in enumerate(chunk.blocks):
            path.write(chunk, place, new, known)
            first, last = chunk.span(self._kind, place)
            if last > first:
                # The queries that share a key are rows of one product: the fast kernels of some
                # devices have no other way when there is a mask.
                queries = query[:, first:last].unflatten(0, (heads, -1))
                times = queries.shape[1]
                mask = chunk.mask(self._kind, place, window, times, query)
                end = block.base + block.stop - block.start
                found = scaled_dot_product_attention(
                    queries.flatten(1, 2)[None],
                    path.buffers[0][None, :, :end],
                    path.buffers[1][None, :, :end],
                    attn_mask=mask,
                    is_causal=mask is None,
                    scale=scale,
                )
                found = found[0].unflatten(1, (times, -1)).flatten(0, 1)
                out[first:last] = found.transpose(0, 1)
            path.move(chunk.moves[place])
        return out

    def _next_path(self, new: Pair) -> Path:
        """Return the next layer's path; on the first pass, make it."""
        if self.calls == len(self._paths):
            layer_bytes = sum(kind[:, 0].nbytes for kind in new)
            keep = int(self._keep_bytes // (layer_bytes * self._config.num_hidden_layers))
            self._paths.append(Path(self.tree, min(keep, self.tree.size), *new))
        self.calls += 1
        return self._paths[self.calls - 1]


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
        is_by_token = value.dim() > 1 and value.shape[:2] == (1, length)
        return value.index_select(1, keep.to(value.device)) if is_by_token else value
    if isinstance(value, tuple | list):
        return type(value)(_picked(item, length, keep) for item in value)
    if isinstance(value, dict):
        return {name: _picked(item, length, keep) for name, item in value.items()}
    return value


_walk: ContextVar[Walk] = ContextVar("walk")


@contextmanager
def _using(model: Any) -> Iterator[None]:
    """Let the model use `attend`."""
    # Whatever reads the choice of an attention: modules have configurations of their own.
    found = [module.config for module in model.modules() if hasattr(module, "config")]
    configs = list({id(config): config for config in found}.values())
    before = [config._attn_implementation for config in configs]
    try:
        for config in configs:
            config._attn_implementation = ATTENTION
        yield
    finally:
        for config, was in zip(configs, before, strict=True):
            config._attn_implementation = was


def attend(
    module: Any,
    query: torch.Tensor,
    key: torch.Tensor,
    value: torch.Tensor,
    attention_mask: torch.Tensor | None,
    scaling: float | None = None,
    sliding_window: int | None = None,
    **options: Any,
) -> tuple[torch.Tensor, None]:
    """The attention of a walk: `query` [1, heads, n, size], `key` and `value` [1, fewer heads, n,
    size] → [1, n, heads, size].

    Raises:
        WrongAttention: a mask of its own or another addition to the scores is wanted.
    """
    if attention_mask is not None:
        raise WrongAttention("an attention mask of its own")
    for name in ("softcap", "s_aux", "position_bias"):
        if options.get(name) is not None:
            raise WrongAttention(f"attention with {name}")
    out = _walk.get().attend(query[0], (key[0], value[0]), scaling, sliding_window)
    return out[None], None


AttentionInterface.register(ATTENTION, attend)
