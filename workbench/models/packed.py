"""Rows of different lengths run as one line of tokens, without padding, on keys and values that
each row keeps for itself and a beginning that all of them share.

A forward pass takes some new tokens of some rows, one after another on one token axis, so every
linear layer works on these tokens only. Attention is registered with transformers under
`ATTENTION`. Each row looks at the shared trunk and at its own tokens; the two parts are joined by
their log-sum-exp (Hydragen, Juravsky et al. 2024, arXiv:2402.05099; Flash-Decoding), so that the
trunk is read once for all rows, in one matrix product, and never copied.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextvars import ContextVar
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

import torch
from torch.nn.functional import scaled_dot_product_attention
from transformers import AttentionInterface

from workbench.models.attention import (
    WrongAttention,
    attention_named,
    configs_of,
    require_ordinary,
)
from workbench.models.network import Network

ATTENTION = "workbench_packed"

NARROW = 8
"""New tokens of a row up to which all rows are attended to together, padded to the widest."""

CPU_SCORES = 1 << 17
"""Attention scores made at once: half a megabyte, which stays in a core's own cache."""

DEVICE_SCORES = 1 << 26


LOWEST = -80.0
"""The least logarithm of a weight relative to the largest one; e^-80 added to 1 is 1."""


class Piece(NamedTuple):
    """New tokens of the row in `slot`, of which the first is the row's own token number
    `start`."""

    slot: int
    start: int
    ids: Sequence[int]


class Rows:
    """The keys and values of several rows, [slots, heads, capacity, size] per layer, which follow
    those of `trunk`, the only row of another store, if there is one."""

    def __init__(self, slots: int, trunk: Rows | None = None, trunk_length: int = 0) -> None:
        self.slots = slots
        self.trunk = trunk
        self.trunk_length = trunk_length
        self.capacity = 0
        self.layers: dict[int, tuple[torch.Tensor, torch.Tensor]] = {}

    @property
    def num_bytes(self) -> int:
        """What the keys and values take."""
        return sum(tensor.nbytes for pair in self.layers.values() for tensor in pair)

    @torch.inference_mode()
    def reserve(self, length: int) -> None:
        """Make room for rows of `length` tokens of their own."""
        if length <= self.capacity:
            return
        self.capacity = max(length, self.capacity * 3 // 2)
        for layer, (keys, values) in self.layers.items():
            self.layers[layer] = self._grown(keys), self._grown(values)

    def _grown(self, old: torch.Tensor) -> torch.Tensor:
        new = self._empty(old.shape[1], old.shape[3], old)
        new[:, :, : old.shape[2]] = old
        return new

    def _empty(self, heads: int, size: int, like: torch.Tensor) -> torch.Tensor:
        # Zeros: what was in the memory before may be NaN, and a weight of 0 does not undo that.
        return like.new_zeros((self.slots, heads, self.capacity, size))

    def layer(self, layer: int, key: torch.Tensor, value: torch.Tensor) -> tuple[torch.Tensor, ...]:
        """Return the layer's keys and values; the first time, make them like `key` and `value`."""
        if layer not in self.layers:
            heads, _, size = key.shape[1:]
            width = value.shape[3]
            self.layers[layer] = self._empty(heads, size, key), self._empty(heads, width, value)
        return self.layers[layer]

    @torch.inference_mode()
    def move(self, source: int, target: int, length: int) -> None:
        """Copy a row's first `length` tokens to another slot."""
        for pair in self.layers.values():
            for tensor in pair:
                tensor[target, :, :length] = tensor[source, :, :length]

    @torch.inference_mode()
    def borrow(self, other: Rows, slot: int, length: int) -> None:
        """Copy the first `length` tokens of the only row of another store to a slot."""
        for layer, (keys, values) in other.layers.items():
            own = self.layer(layer, keys, values)
            own[0][slot, :, :length] = keys[0, :, :length]
            own[1][slot, :, :length] = values[0, :, :length]


class Step:
    """One forward pass: which tokens of which rows. The pieces are in the order of their slots."""

    def __init__(self, rows: Rows, pieces: Sequence[Piece], device: torch.device) -> None:
        self.rows = rows
        self.pieces = pieces
        self.device = device
        self.lengths = [len(piece.ids) for piece in pieces]
        self.width = max(self.lengths)
        self.num_slots = pieces[-1].slot + 1
        self.reach = max(piece.start + len(piece.ids) for piece in pieces)
        self.is_narrow = self.width <= NARROW
        self._masks: dict[int, torch.Tensor] = {}

    def _tensor(self, numbers: Sequence[int]) -> torch.Tensor:
        return torch.tensor(numbers, dtype=torch.long, device=self.device)

    @cached_property
    def ids(self) -> torch.Tensor:
        """The tokens, [n]."""
        return self._tensor([token for piece in self.pieces for token in piece.ids])

    @cached_property
    def slots(self) -> torch.Tensor:
        """Each token's row, [n]."""
        return self._tensor([p.slot for p in self.pieces for _ in p.ids])

    @cached_property
    def places(self) -> torch.Tensor:
        """Each token's number among its row's own, [n]."""
        return self._tensor([p.start + i for p in self.pieces for i in range(len(p.ids))])

    @cached_property
    def seats(self) -> torch.Tensor | None:
        """Each token's place in [slots × width], or None where every slot has one token."""
        if self.width == 1 and len(self.pieces) == self.num_slots:
            return None
        return self._tensor(
            [p.slot * self.width + i for p in self.pieces for i in range(len(p.ids))]
        )

    def mask(self, times: int) -> torch.Tensor:
        """Return which of its row's tokens each token of [slots × width] sees, every row of it
        repeated for `times` heads: [slots, 1, times × width, reach]. Empty seats see the first
        token, so that no row of scores is empty."""
        if times not in self._masks:
            limits = torch.zeros(self.num_slots * self.width, dtype=torch.long, device=self.device)
            seats = self.seats
            if seats is None:
                limits = self.places
            else:
                limits[seats] = self.places
            limits = limits.view(self.num_slots, 1, 1, self.width, 1)
            seen = torch.arange(self.reach, device=self.device) <= limits
            shape = (self.num_slots, 1, times * self.width, self.reach)
            self._masks[times] = seen.expand(-1, -1, times, -1, -1).reshape(shape)
        return self._masks[times]


_step: ContextVar[Step] = ContextVar("step")


class PackedModel:
    """A network whose forward passes take packed steps."""

    def __init__(self, network: Network) -> None:
        self.network = network
        self._configs = configs_of(network.model)

    @torch.inference_mode()
    def run(self, step: Step, wanted: Sequence[int]) -> torch.Tensor:
        """Run a step and return the logits, [len(wanted), vocabulary], at the `wanted` tokens.

        Raises:
            WrongAttention: the model has another kind of attention.
        """
        step.rows.reserve(step.reach)
        keep = torch.tensor(wanted, dtype=torch.long, device=step.device)
        inputs = self.network.accepted(
            {
                "input_ids": step.ids[None],
                "position_ids": step.places[None] + step.rows.trunk_length,
                "use_cache": False,
                "logits_to_keep": keep,
            }
        )
        token = _step.set(step)
        try:
            with self.network.alone() as model, attention_named(ATTENTION, self._configs):
                logits = model(**inputs).logits[0]
        finally:
            _step.reset(token)
        return logits if "logits_to_keep" in inputs else logits[keep]


def attend(
    module: Any,
    query: torch.Tensor,
    key: torch.Tensor,
    value: torch.Tensor,
    attention_mask: torch.Tensor | None,
    scaling: float | None = None,
    **options: Any,
) -> tuple[torch.Tensor, None]:
    """The attention of a packed step: `query` [1, heads, n, size], `key` and `value` [1, fewer
    heads, n, size] → [1, n, heads, size].

    Raises:
        WrongAttention: a mask, a sliding window that is exceeded, or another addition is wanted.
    """
    step = _step.get()
    _refuse(step, attention_mask, options)
    keys, values = step.rows.layer(module.layer_idx, key, value)
    keys[step.slots, :, step.places] = key[0].transpose(0, 1)
    values[step.slots, :, step.places] = value[0].transpose(0, 1)
    groups = query.shape[1] // key.shape[1]
    tokens = query[0].transpose(0, 1).unflatten(1, (-1, groups))
    scale = tokens.shape[-1] ** -0.5 if scaling is None else scaling
    context = Context(step, keys, values, scale)
    if step.rows.trunk is not None:
        own = context.narrow_part if step.is_narrow else context.wide_part
        out = _joined(own(tokens), context.trunk_part(tokens, module.layer_idx))
    elif step.is_narrow:
        out = context.narrow_part(tokens).out
    else:
        out = context.wide(tokens)
    return out.flatten(1, 2)[None].to(query.dtype), None


def _refuse(step: Step, attention_mask: torch.Tensor | None, options: dict[str, Any]) -> None:
    window = options.get("sliding_window")
    if window is not None and step.reach + step.rows.trunk_length > window:
        raise WrongAttention("a sliding window shorter than the text")
    require_ordinary(attention_mask, options)


class Part(NamedTuple):
    """Attention over some of the keys, normalised there: `out` [n, kv heads, groups, size], and
    the logarithm of what it was divided by, [n, kv heads, groups, 1]."""

    out: torch.Tensor
    log_weight: torch.Tensor


def _joined(one: Part, other: Part) -> torch.Tensor:
    """Return attention over the keys of both."""
    share = torch.sigmoid(one.log_weight - other.log_weight)
    return torch.lerp(other.out, one.out, share)


def _part(
    queries: torch.Tensor,
    keys: torch.Tensor,
    values: torch.Tensor,
    scale: float,
    mask: torch.Tensor | None = None,
) -> tuple[torch.Tensor, torch.Tensor]:
    """Return softmax(queries × keys) × values in float32 and its log-weight, over [..., q, size]
    and [..., k, size]."""
    scores = torch.matmul(queries * scale, keys.transpose(-1, -2)).float()
    if mask is not None:
        scores.masked_fill_(~mask, torch.finfo(scores.dtype).min)
    top = scores.amax(-1, keepdim=True)
    # Below this, weights would be denormal numbers, which a processor multiplies many times slower.
    weights = scores.sub_(top).clamp_(min=LOWEST).exp_()
    total = weights.sum(-1, keepdim=True)
    if values.dtype == torch.float32:
        out = torch.matmul(weights, values).div_(total)
    else:  # divided first, half precision cannot overflow
        out = torch.matmul(weights.div_(total).to(values.dtype), values).float()
    return out, top + total.log_()


@dataclass(frozen=True, slots=True)
class Context:
    """One layer's keys and values [slots, kv heads, capacity, size] while a step attends to
    them. Tokens are [n, kv heads, groups, size]."""

    step: Step
    keys: torch.Tensor
    values: torch.Tensor
    scale: float

    def trunk_part(self, tokens: torch.Tensor, layer: int) -> Part:
        """Attend to the trunk: all rows and heads of a group as the rows of one product."""
        rows = self.step.rows
        assert rows.trunk is not None
        keys, values = (kept[0, :, : rows.trunk_length] for kept in rows.trunk.layers[layer])
        n, heads, groups, size = tokens.shape
        queries = tokens.transpose(0, 1).reshape(heads, n * groups, size)
        most = CPU_SCORES if tokens.device.type == "cpu" else DEVICE_SCORES
        pieces = queries.split(max(1, most // (heads * rows.trunk_length)), 1)
        parts = [_part(piece, keys, values, self.scale) for piece in pieces]
        out = torch.cat([part[0] for part in parts], 1).unflatten(1, (n, groups))
        weight = torch.cat([part[1] for part in parts], 1).unflatten(1, (n, groups))
        return Part(out.transpose(0, 1), weight.transpose(0, 1))

    def narrow_part(self, tokens: torch.Tensor) -> Part:
        """Attend to each row's own keys, all rows as one batch."""
        out, weight = _part(
            self._seated(tokens),
            *self._in_reach(),
            scale=self.scale,
            mask=self.step.mask(tokens.shape[2]),
        )
        return Part(self._unseated(out, tokens.shape[2]), self._unseated(weight, tokens.shape[2]))

    def _in_reach(self) -> tuple[torch.Tensor, torch.Tensor]:
        step = self.step
        near = slice(None, step.num_slots), slice(None), slice(None, step.reach)
        return self.keys[near], self.values[near]

    def _seated(self, tokens: torch.Tensor) -> torch.Tensor:
        """Return the tokens as [slots, kv heads, groups × width, size]."""
        step, (_, heads, groups, size) = self.step, tokens.shape
        if step.seats is None:
            return tokens
        table = tokens.new_zeros((step.num_slots * step.width, heads, groups, size))
        table[step.seats] = tokens
        table = table.unflatten(0, (step.num_slots, step.width)).permute(0, 2, 3, 1, 4)
        return table.flatten(2, 3)

    def _unseated(self, table: torch.Tensor, groups: int) -> torch.Tensor:
        """Return what `_seated` made as [n, kv heads, groups, size] again."""
        seats = self.step.seats
        if seats is None:
            return table
        table = table.unflatten(2, (groups, self.step.width)).permute(0, 3, 1, 2, 4)
        return table.flatten(0, 1)[seats]

    def wide(self, tokens: torch.Tensor) -> torch.Tensor:
        """Attend to each row's own keys, row by row, where there are no others."""
        outs = []
        for piece, own in zip(self.step.pieces, tokens.split(self.step.lengths), strict=True):
            n, heads, groups, size = own.shape
            end = piece.start + n
            queries = own.permute(1, 2, 0, 3).reshape(1, heads * groups, n, size)
            out = scaled_dot_product_attention(
                queries,
                self.keys[piece.slot : piece.slot + 1, :, :end],
                self.values[piece.slot : piece.slot + 1, :, :end],
                attn_mask=self._causal(piece, n) if piece.start else None,
                is_causal=piece.start == 0,
                scale=self.scale,
                enable_gqa=groups > 1,
            )
            outs.append(out[0].transpose(0, 1).unflatten(1, (heads, groups)))
        return torch.cat(outs)

    def wide_part(self, tokens: torch.Tensor) -> Part:
        """Attend to each row's own keys, row by row."""
        outs, weights = [], []
        for piece, own in zip(self.step.pieces, tokens.split(self.step.lengths), strict=True):
            n, heads, groups, size = own.shape
            end = piece.start + n
            out, weight = _part(
                own.permute(1, 2, 0, 3).reshape(heads, groups * n, size),
                self.keys[piece.slot, :, :end],
                self.values[piece.slot, :, :end],
                self.scale,
                self._causal(piece, n).repeat(groups, 1),
            )
            outs.append(out.unflatten(1, (groups, n)).permute(2, 0, 1, 3))
            weights.append(weight.unflatten(1, (groups, n)).permute(2, 0, 1, 3))
        return Part(torch.cat(outs), torch.cat(weights))

    def _causal(self, piece: Piece, length: int) -> torch.Tensor:
        """Return which of the row's tokens each of its new ones sees, [new, all]."""
        device = self.keys.device
        ends = torch.arange(piece.start, piece.start + length, device=device)
        return torch.arange(piece.start + length, device=device) <= ends[:, None]


AttentionInterface.register(ATTENTION, attend)
