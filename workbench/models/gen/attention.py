"""Attention in a packed step: each row looks at the shared trunk and at its own tokens.

The two parts are joined by their log-sum-exp (Hydragen, Juravsky et al. 2024, arXiv:2402.05099;
Flash-Decoding), so that the trunk is read once for all rows, in one matrix product, and never
copied.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

import torch
from torch.nn.functional import scaled_dot_product_attention

from workbench.models.gen.rows import Piece, Step
from workbench.models.layers.attention import COARSE, ROUNDING, WrongAttention

NARROW = 8
"""New tokens of a row up to which all rows are attended to together, padded to the widest."""

CPU_SCORES = 1 << 17
"""Attention scores made by hand at once: half a megabyte, which stays in a core's own cache."""

DEVICE_SCORES = 1 << 26

FEW = 2
"""Queries of a row up to which two products, the keys first, are faster than the fused kernel on a
CPU: they wait for memory, which is then read as it lies there."""

LOWEST = -80.0
"""The least logarithm of a weight relative to the largest one; e^-80 added to 1 is 1."""


def attention(
    step: Step, layer: int, query: torch.Tensor, scale: float | None, window: int | None
) -> torch.Tensor:
    """Return a layer's attention at the tokens of a step, whose keys and values are in its rows:
    `query` [heads, n, size] → [n, heads, size].

    Raises:
        WrongAttention: a row is longer than the layer's sliding window.
    """
    if window is not None and step.reach + step.rows.trunk_length > window:
        raise WrongAttention("a sliding window shorter than the text")
    keys, values = step.rows.layers[layer]
    groups = query.shape[0] // keys.shape[1]
    tokens = query.transpose(0, 1).unflatten(1, (-1, groups))
    context = Context(step, keys, values, tokens.shape[-1] ** -0.5 if scale is None else scale)
    is_narrow = step.width <= NARROW
    if step.rows.trunk is not None:
        own = context.narrow_part if is_narrow else context.wide_part
        out = _joined(own(tokens), context.trunk_part(tokens, layer))
    elif is_narrow:
        out = context.narrow_part(tokens).out
    else:
        out = context.wide(tokens)
    return out.flatten(1, 2).to(query.dtype)


class Part(NamedTuple):
    """Attention over some of the keys, normalised there: `out` [n, kv heads, groups, size], and
    the logarithm of what it was divided by, [n, kv heads, groups, 1]."""

    out: torch.Tensor
    log_weight: torch.Tensor


def _joined(one: Part, other: Part) -> torch.Tensor:
    """Return attention over the keys of both."""
    share = torch.sigmoid(one.log_weight - other.log_weight)
    return torch.lerp(other.out, one.out, share)


def weighed(
    queries: torch.Tensor,
    keys: torch.Tensor,
    values: torch.Tensor,
    scale: float,
    mask: torch.Tensor | None = None,
) -> tuple[torch.Tensor, torch.Tensor]:
    """Return softmax(queries × keys + mask) × values and its log-weight in float32, over
    [batch, heads, q, size] and [batch, heads, k, size]: [batch, heads, q, size] and
    [batch, heads, q, 1]. The mask is [batch or 1, 1, q, k], of the queries' type."""
    on_cpu, num_queries = keys.device.type == "cpu", queries.shape[2]
    if on_cpu and num_queries <= FEW:
        return _by_hand(queries, keys, values, scale, mask)
    if on_cpu and keys.shape[3] == values.shape[3] and has_fused(keys.dtype):
        return _fused(queries, keys, values, scale, mask)
    most = CPU_SCORES if on_cpu else DEVICE_SCORES
    most //= keys.shape[0] * keys.shape[1] * keys.shape[2]
    if num_queries <= most:
        return _by_hand(queries, keys, values, scale, mask)
    pieces = queries.split(max(1, most), 2)
    masks = [None] * len(pieces) if mask is None else mask.split(max(1, most), 2)
    parts = [
        _by_hand(piece, keys, values, scale, own) for piece, own in zip(pieces, masks, strict=True)
    ]
    return torch.cat([part[0] for part in parts], 2), torch.cat([part[1] for part in parts], 2)


def _by_hand(
    queries: torch.Tensor,
    keys: torch.Tensor,
    values: torch.Tensor,
    scale: float,
    mask: torch.Tensor | None,
) -> tuple[torch.Tensor, torch.Tensor]:
    """The same, one operation after another: on any device, in any type."""
    queries = queries * scale
    if queries.shape[2] <= FEW:
        scores = torch.matmul(keys, queries.transpose(-1, -2)).transpose(-1, -2).float()
    else:
        scores = torch.matmul(queries, keys.transpose(-1, -2)).float()
    if mask is not None:
        scores.add_(mask)
    top = scores.amax(-1, keepdim=True)
    # Below this, weights would be denormal numbers, which a processor multiplies many times slower.
    weights = scores.sub_(top).clamp_(min=LOWEST).exp_()
    total = weights.sum(-1, keepdim=True)
    if values.dtype == torch.float32:
        out = torch.matmul(weights, values).div_(total)
    else:  # divided first, half precision cannot overflow
        out = torch.matmul(weights.div_(total).to(values.dtype), values).float()
    return out, top + total.log_()


def _fused(
    queries: torch.Tensor,
    keys: torch.Tensor,
    values: torch.Tensor,
    scale: float,
    mask: torch.Tensor | None,
) -> tuple[torch.Tensor, torch.Tensor]:
    """The same by the kernel that `scaled_dot_product_attention` takes on a CPU, which makes the
    log-weights for learning and keeps them to itself."""
    out, log_weight = torch.ops.aten._scaled_dot_product_flash_attention_for_cpu(
        queries, keys, values, 0.0, False, attn_mask=mask, scale=scale
    )
    return out.float(), log_weight[..., None].float()


@cache
def has_fused(dtype: torch.dtype) -> bool:
    """Say whether this torch has that kernel for the type, and it makes the same numbers."""
    draw = torch.Generator().manual_seed(0)  # the user's own seed stays as it is
    queries, keys, values = (
        torch.randn((2, 3, length, 8), generator=draw).to(dtype) for length in (5, 7, 7)
    )
    seen = torch.ones((5, 7), dtype=torch.bool).tril(2)
    mask = torch.zeros((5, 7), dtype=dtype).masked_fill_(~seen, float("-inf"))[None, None]
    try:
        with torch.inference_mode():
            found = _fused(queries, keys, values, 0.3, mask)
            wanted = _by_hand(queries, keys, values, 0.3, mask)
    except (AttributeError, RuntimeError, TypeError):
        return False
    most = ROUNDING.get(dtype, COARSE)
    return all(bool((a - b).abs().amax() <= most) for a, b in zip(found, wanted, strict=True))


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
        keys, values = (kept[:, :, : rows.trunk_length] for kept in rows.trunk.layers[layer])
        n, heads, groups, size = tokens.shape
        queries = tokens.transpose(0, 1).reshape(1, heads, n * groups, size)
        found = weighed(queries, keys, values, self.scale)
        return Part(*(part[0].unflatten(1, (n, groups)).transpose(0, 1) for part in found))

    def narrow_part(self, tokens: torch.Tensor) -> Part:
        """Attend to each row's own keys, all rows as one batch."""
        groups = tokens.shape[2]
        mask = self.step.mask(groups, tokens.dtype)
        found = weighed(self._seated(tokens), *self._in_reach(), self.scale, mask)
        return Part(*(self._unseated(part, groups) for part in found))

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
                attn_mask=self._causal(piece, n, queries) if piece.start else None,
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
            out, weight = weighed(
                own.permute(1, 2, 0, 3).reshape(1, heads, groups * n, size),
                self.keys[piece.slot : piece.slot + 1, :, :end],
                self.values[piece.slot : piece.slot + 1, :, :end],
                self.scale,
                self._causal(piece, n, own).repeat(1, 1, groups, 1),
            )
            outs.append(out[0].unflatten(1, (groups, n)).permute(2, 0, 1, 3))
            weights.append(weight[0].unflatten(1, (groups, n)).permute(2, 0, 1, 3))
        return Part(torch.cat(outs), torch.cat(weights))

    def _causal(self, piece: Piece, length: int, like: torch.Tensor) -> torch.Tensor:
        """Return what is added to the scores of the row's new tokens, [1, 1, new, all]."""
        shape = (1, 1, length, piece.start + length)
        return like.new_full(shape, float("-inf")).triu_(piece.start + 1)
