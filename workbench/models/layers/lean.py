"""The layers of Llama-like models with fewer passes over memory than transformers makes.

`products` makes a layer's matrix products as fast as they can be; what is won here is between
them. Products are written into room that is there already and added to the residuals in place,
rotary positions are turned in three passes, and in the last layer only the keys and values are
had of all tokens, everything else of those whose logits are wanted.

The arithmetic is that of Llama, Qwen 2 and 3, and Mistral in transformers
(`models/*/modeling_*.py`), in float32. A model with anything else inside (an adapter, quantised
weights, a hook) is not one of them.
"""

from __future__ import annotations

from typing import Any, Protocol

import torch
from torch.nn.functional import silu

from workbench.models.layers.key_values import KeyValues, NodeKind
from workbench.models.layers.products import FastLinear, add_product, product
from workbench.models.memory.budgets import LEAN_FAMILIES

INSIDE = ("Model", "DecoderLayer", "Attention", "MLP", "RMSNorm", "RotaryEmbedding", "ForCausalLM")
"""What the modules of a family are called, after its name."""

PLAIN = (torch.nn.Embedding, torch.nn.Linear, FastLinear, torch.nn.ModuleList)


class Attend(Protocol):
    """Attention to what each token may see: `query` [heads, n, size] of the nodes of a kind, and
    `new`, the keys and values of the computed ones, → [n, heads, size]."""

    def __call__(
        self,
        kind: NodeKind,
        query: torch.Tensor,
        new: KeyValues,
        scale: float | None,
        window: int | None,
    ) -> torch.Tensor: ...


def lean(model: Any) -> Lean | None:
    """Return the model's layers, or None where they are not known to be of such a family."""
    family = type(model).__name__.removesuffix("ForCausalLM")
    if family not in LEAN_FAMILIES or getattr(model.config, "hidden_act", "") != "silu":
        return None
    for parameter in model.parameters():
        if parameter.dtype != torch.float32 or parameter.device.type != "cpu":
            return None
    embedding = model.get_input_embeddings()
    own = {family + name for name in INSIDE}
    for module in model.modules():
        kind = type(module)
        is_own = kind.__name__ in own and kind.__module__ == type(model).__module__
        is_known = is_own or kind in PLAIN or kind.__name__ == "SiLUActivation"
        hooks = module._forward_hooks or module._forward_pre_hooks or "forward" in vars(module)
        if not is_known or (hooks and module is not embedding):
            return None
    return Lean(model)


class Lean:
    """The layers, and room for what is between them."""

    def __init__(self, model: Any) -> None:
        self.head: torch.Tensor = model.lm_head.weight
        """What the last states are multiplied with, [vocabulary, width]."""
        self._model = model.model
        self._size = model.model.layers[0].self_attn.head_dim
        self._shared = model.config.num_key_value_heads
        self._room: dict[str, torch.Tensor] = {}

    def states(
        self, ids: torch.Tensor, positions: torch.Tensor, keep: torch.Tensor, attend: Attend
    ) -> torch.Tensor:
        """Return the last states, [kept, width], of the tokens `keep` among `ids` [n]. The next
        call overwrites them."""
        hidden = self._model.embed_tokens(ids)  # [n, width]
        cos, sin = self._model.rotary_emb(hidden, positions[None])  # each [1, n, size]
        # Both halves of a head turn by the same angles, so half of the sines is enough: [n, 1,
        # size] and [n, 1, size / 2], the 1 standing for all heads.
        turn = cos[0, :, None], sin[0, :, None, : self._size // 2]
        *layers, last = self._model.layers
        for layer in layers:
            self._attention(layer, hidden, turn, None, attend)
            self._mlp(layer, hidden)
        # From here on only the tokens whose logits are wanted: [kept, width].
        hidden = self._attention(last, hidden, turn, keep, attend)
        # No row is left, but the last layer's keys and values have been handed to `attend`.
        if not len(keep):
            return hidden
        self._mlp(last, hidden)
        return self._normed(self._model.norm, hidden)

    def _attention(
        self,
        layer: Any,
        hidden: torch.Tensor,
        turn: tuple[torch.Tensor, ...],
        keep: torch.Tensor | None,
        attend: Attend,
    ) -> torch.Tensor:
        """Add a layer's attention to `hidden` [n, width], in place, or to a copy of the rows that
        are kept, and return it."""
        own = layer.self_attn
        states = self._normed(layer.input_layernorm, hidden)  # [n, width]
        # Keys are written to the left half of the columns and values to the right: [n, 2 × kv heads
        # × size], the table that `KeyValues` describes, without a copy.
        width = self._shared * self._size
        table = self._take("pairs", len(states), 2 * width)
        self._turned(own, "k", states, turn, table[:, :width])
        product(states, own.v_proj.weight, own.v_proj.bias, table[:, width:])
        new = KeyValues(table, self._shared, self._size)
        # Keys and values were made of every token, since later texts look at them; the queries and
        # all that follows are wanted at few. [kept, …] from here on, `hidden` a copy.
        if keep is not None:
            hidden, states = hidden[keep], states[keep]
            turn = tuple(part[keep] for part in turn)
        # [n or kept, heads × size]
        query = self._take("turned", len(states), own.q_proj.out_features)
        # [heads, n or kept, size]
        heads = self._turned(own, "q", states, turn, query).transpose(0, 1)
        kind: NodeKind = "computed" if keep is None else "asked"
        window = getattr(own, "sliding_window", None)
        # Mistral's attention takes the window from its configuration instead.
        if type(own).__name__ == "MistralAttention":
            window = own.config.sliding_window
        found = attend(kind, heads, new, own.scaling, window)  # [n or kept, heads, size]
        # [n or kept, heads × size]: the heads of a token side by side, as o_proj reads them
        add_product(hidden, found.flatten(1), own.o_proj.weight, own.o_proj.bias)
        return hidden

    def _mlp(self, layer: Any, hidden: torch.Tensor) -> None:
        """Add a layer's MLP to `hidden`, in place."""
        states = self._normed(layer.post_attention_layernorm, hidden)
        # [n, inner], inner being the MLP's own width
        gate = self._made("gate", layer.mlp.gate_proj, states)
        up = self._made("up", layer.mlp.up_proj, states)
        down = layer.mlp.down_proj
        # silu(gate) × up takes the gate's room; its product with `down` is added to the residual.
        add_product(hidden, silu(gate, inplace=True).mul_(up), down.weight, down.bias)

    def _turned(
        self,
        attention: Any,
        name: str,
        states: torch.Tensor,
        turn: tuple[torch.Tensor, ...],
        out: torch.Tensor,
    ) -> torch.Tensor:
        """Write queries or keys ("q", "k") at their positions to `out` [n, heads × size], and
        return them, [n, heads, size]."""
        linear = getattr(attention, f"{name}_proj")
        # [n, heads × size] → [n, heads, size]; of keys, kv heads
        heads = self._made(name, linear, states).unflatten(1, (-1, self._size))
        norm = getattr(attention, f"{name}_norm", None)
        # Qwen 3 norms each head before it is turned: over `size`, not over all heads.
        if norm is not None:
            heads = _rms(heads, norm, heads)
        cos, sin = turn
        # With all of a head in one pass; both halves turn by the same angles.
        # Rotary positions: (a, b) → (a cos - b sin, b cos + a sin), a and b the halves of a head.
        turned = torch.mul(heads, cos, out=out.unflatten(1, (-1, self._size)))
        # [n, heads, 2, size / 2]: the third axis chooses the half
        old, new = heads.unflatten(2, (2, -1)), turned.unflatten(2, (2, -1))
        new[:, :, 0].addcmul_(old[:, :, 1], sin, value=-1)
        new[:, :, 1].addcmul_(old[:, :, 0], sin)
        return turned

    def _normed(self, norm: Any, hidden: torch.Tensor) -> torch.Tensor:
        return _rms(hidden, norm, self._take("normed", *hidden.shape))

    def _made(self, name: str, linear: torch.nn.Linear, states: torch.Tensor) -> torch.Tensor:
        room = self._take(name, len(states), linear.out_features)
        return product(states, linear.weight, linear.bias, room)

    def _take(self, name: str, *shape: int) -> torch.Tensor:
        """Return room of that shape, whatever it held before: fresh memory costs a page fault
        every four kilobytes."""
        # Room is kept by name and flat, so a shorter pass uses the beginning of a longer one's.
        count = torch.Size(shape).numel()
        if name not in self._room or self._room[name].numel() < count:
            self._room[name] = torch.empty(count)
        return self._room[name][:count].view(shape)


def _rms(states: torch.Tensor, norm: Any, out: torch.Tensor) -> torch.Tensor:
    """Return `states` [..., n] over their root mean square, times the norm's weight."""
    # [..., 1]; the root mean square is this length over the root of n
    length = torch.linalg.vector_norm(states, dim=-1, keepdim=True)
    mean = length.square_().div_(states.shape[-1]).add_(norm.variance_epsilon)
    return torch.mul(states, mean.rsqrt_(), out=out).mul_(norm.weight)
