"""Attention in a packed step: each row looks at the shared trunk and at its own tokens.

The two parts are joined by their log-sum-exp (Hydragen, Juravsky et al. 2024, arXiv:2402.05099;
Flash-Decoding), so that the trunk is read once for all rows, in one matrix product, and never
copied.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

import torch
from torch.nn.functional import scaled_dot_product_attention

from workbench.models.gen.rows import PackedStep, RowPiece
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
    step: PackedStep, layer: int, query: torch.Tensor, scale: float | None, window: int | None
) -> torch.Tensor:
    """Return a layer's attention at the tokens of a step, whose keys and values are in its rows:
    `query` [heads, n, size] → [n, heads, size].

    Raises:
        WrongAttention: a row is longer than the layer's sliding window.
    """
    if window is not None and step.reach + step.rows.trunk_length > window:
        raise WrongAttention("a sliding window shorter than the text")
    keys, values = step.rows.layers[layer]
    # Keys are [slots, kv heads, capacity, size], so this is heads / kv heads.
    groups = query.shape[0] // keys.shape[1]
    # [heads, n, size] → [n, heads, size] → [n, kv heads, groups, size]
    tokens = query.transpose(0, 1).unflatten(1, (-1, groups))
    layered = LayerAttention(
        step, keys, values, tokens.shape[-1] ** -0.5 if scale is None else scale
    )
    is_narrow = step.width <= NARROW
    if step.rows.trunk is not None:
        own = layered.narrow_part if is_narrow else layered.wide_part
        out = _joined(own(tokens), layered.trunk_part(tokens, layer))
    elif is_narrow:
        out = layered.narrow_part(tokens).out
    else:
        out = layered.wide(tokens)
    # [n, kv heads, groups, size] → [n, heads, size], heads in their own order again
    return out.flatten(1, 2).to(query.dtype)


class PartialAttention(NamedTuple):
    """Attention over some of the keys, normalised there: `out` [n, kv heads, groups, size], and
    the logarithm of what it was divided by, [n, kv heads, groups, 1]."""

    out: torch.Tensor
    log_weight: torch.Tensor


def _joined(one: PartialAttention, other: PartialAttention) -> torch.Tensor:
    """Return attention over the keys of both."""
    # With weights a and b, the parts' shares are a / (a + b) and b / (a + b); of the logarithms,
    # the first is a sigmoid of the difference. [n, kv heads, groups, 1]
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
    # Three ways, by what waits: for memory, for the fused kernel, or for room for the scores.
    if on_cpu and num_queries <= FEW:
        return _by_hand(queries, keys, values, scale, mask)
    if on_cpu and keys.shape[3] == values.shape[3] and has_fused(keys.dtype):
        return _fused(queries, keys, values, scale, mask)
    most = CPU_SCORES if on_cpu else DEVICE_SCORES
    # Queries whose scores, [batch, heads, q, k], are that many numbers.
    most //= keys.shape[0] * keys.shape[1] * keys.shape[2]
    if num_queries <= most:
        return _by_hand(queries, keys, values, scale, mask)
    # Along the queries, each of which is normalised by itself, so pieces change no number.
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
    # Before the product, since in half precision scores that are not scaled yet can overflow.
    queries = queries * scale
    if queries.shape[2] <= FEW:
        # Keys first: [batch, heads, k, size] × [batch, heads, size, q], then turned to [batch,
        # heads, q, k], as below. Each key is read once, in the order in which it lies.
        scores = torch.matmul(keys, queries.transpose(-1, -2)).transpose(-1, -2).float()
    else:
        scores = torch.matmul(queries, keys.transpose(-1, -2)).float()
    if mask is not None:
        scores.add_(mask)
    # Relative to the largest, no exponential overflows. [batch, heads, q, 1]
    top = scores.amax(-1, keepdim=True)
    # Below this, weights would be denormal numbers, which a processor multiplies many times slower.
    weights = scores.sub_(top).clamp_(min=LOWEST).exp_()
    # [batch, heads, q, 1]: what the weights are divided by, once
    total = weights.sum(-1, keepdim=True)
    if values.dtype == torch.float32:
        out = torch.matmul(weights, values).div_(total)  # [batch, heads, q, size]
    else:  # divided first, half precision cannot overflow
        out = torch.matmul(weights.div_(total).to(values.dtype), values).float()
    # The log-sum-exp of the scores: their weight beside another part's.
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
    # [batch, heads, q, size] and [batch, heads, q]; 0.0 is dropout, False causality
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
    # [q, k]: two keys before the queries' own, each query seeing those up to its own
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
class LayerAttention:
    """One layer's keys and values [slots, kv heads, capacity, size] while a step attends to
    them. Tokens are [n, kv heads, groups, size]."""

    step: PackedStep
    keys: torch.Tensor
    values: torch.Tensor
    scale: float

    def trunk_part(self, tokens: torch.Tensor, layer: int) -> PartialAttention:
        """Attend to the trunk: all rows and heads of a group as the rows of one product."""
        rows = self.step.rows
        assert rows.trunk is not None
        # [1, kv heads, trunk, size]: the trunk is the only row of its store, whose room may be
        # longer
        keys, values = (kept[:, :, : rows.trunk_length] for kept in rows.trunk.layers[layer])
        n, heads, groups, size = tokens.shape
        # No query is before the trunk, so no mask is needed, and queries of all rows and groups
        # share one product: [n, kv heads, groups, size] → [1, kv heads, n × groups, size].
        queries = tokens.transpose(0, 1).reshape(1, heads, n * groups, size)
        found = weighed(queries, keys, values, self.scale)
        return PartialAttention(
            *(part[0].unflatten(1, (n, groups)).transpose(0, 1) for part in found)
        )

    def narrow_part(self, tokens: torch.Tensor) -> PartialAttention:
        """Attend to each row's own keys, all rows as one batch."""
        groups = tokens.shape[2]
        # [slots, 1, groups × width, reach]; added to [slots, kv heads, groups × width, reach]
        mask = self.step.mask(groups, tokens.dtype)
        found = weighed(self._seated(tokens), *self._in_reach(), self.scale, mask)
        return PartialAttention(*(self._unseated(part, groups) for part in found))

    def _in_reach(self) -> tuple[torch.Tensor, torch.Tensor]:
        step = self.step
        # Slots and tokens in use, each [slots, kv heads, reach, size]; the rest is room.
        near = slice(None, step.num_slots), slice(None), slice(None, step.reach)
        return self.keys[near], self.values[near]

    def _seated(self, tokens: torch.Tensor) -> torch.Tensor:
        """Return the tokens as [slots, kv heads, groups × width, size]."""
        step, (_, heads, groups, size) = self.step, tokens.shape
        if step.seats is None:
            return tokens
        # Rows with fewer new tokens than the widest have empty seats, zeros, at their end.
        table = tokens.new_zeros((step.num_slots * step.width, heads, groups, size))
        table[step.seats] = tokens
        # [slots, width, kv heads, groups, size] → [slots, kv heads, groups, width, size]
        table = table.unflatten(0, (step.num_slots, step.width)).permute(0, 2, 3, 1, 4)
        # Groups and tokens as one axis of queries, group by group, as the mask repeats them.
        return table.flatten(2, 3)

    def _unseated(self, table: torch.Tensor, groups: int) -> torch.Tensor:
        """Return what `_seated` made as [n, kv heads, groups, size] again."""
        seats = self.step.seats
        if seats is None:
            return table
        # [slots, kv heads, groups, width, size] → [slots, width, kv heads, groups, size]
        table = table.unflatten(2, (groups, self.step.width)).permute(0, 3, 1, 2, 4)
        # [slots × width, …] → [n, …]: without the empty seats
        return table.flatten(0, 1)[seats]

    def wide(self, tokens: torch.Tensor) -> torch.Tensor:
        """Attend to each row's own keys, row by row, where there are no others."""
        outs = []
        for piece, own, keys, values in self._rows(tokens):
            n, heads, groups, size = own.shape
            # [n, kv heads, groups, size] → [1, heads, n, size], a batch of one
            queries = own.permute(1, 2, 0, 3).reshape(1, heads * groups, n, size)
            out = scaled_dot_product_attention(
                queries,
                keys,
                values,
                # At the beginning the plain triangle is right, which the kernels know; else keys
                # before the new tokens come first, and a triangle would be in the wrong corner.
                attn_mask=self._causal(piece, n, queries) if piece.start else None,
                is_causal=piece.start == 0,
                scale=self.scale,
                enable_gqa=groups > 1,
            )
            # [heads, n, size] → [n, heads, size] → [n, kv heads, groups, size]
            outs.append(out[0].transpose(0, 1).unflatten(1, (heads, groups)))
        return torch.cat(outs)

    def wide_part(self, tokens: torch.Tensor) -> PartialAttention:
        """Attend to each row's own keys, row by row."""
        outs, weights = [], []
        for piece, own, keys, values in self._rows(tokens):
            n, heads, groups, size = own.shape
            # [1, kv heads, groups × n, size]: a group's tokens after another's
            queries = own.permute(1, 2, 0, 3).reshape(1, heads, groups * n, size)
            # [1, 1, n, all] → [1, 1, groups × n, all]
            mask = self._causal(piece, n, own).repeat(1, 1, groups, 1)
            out, weight = weighed(queries, keys, values, self.scale, mask)
            # [kv heads, groups × n, …] → [kv heads, groups, n, …] → [n, kv heads, groups, …]
            outs.append(out[0].unflatten(1, (groups, n)).permute(2, 0, 1, 3))
            weights.append(weight[0].unflatten(1, (groups, n)).permute(2, 0, 1, 3))
        return PartialAttention(torch.cat(outs), torch.cat(weights))

    def _rows(
        self, tokens: torch.Tensor
    ) -> Iterator[tuple[RowPiece, torch.Tensor, torch.Tensor, torch.Tensor]]:
        """Yield each piece with its tokens, and the row's keys and values up to its newest, each
        [1, kv heads, all, size]."""
        for piece, own in zip(self.step.pieces, tokens.split(self.step.lengths), strict=True):
            row = slice(piece.slot, piece.slot + 1), slice(None), slice(piece.start + len(own))
            yield piece, own, self.keys[row], self.values[row]

    def _causal(self, piece: RowPiece, length: int, like: torch.Tensor) -> torch.Tensor:
        """Return what is added to the scores of the row's new tokens, [1, 1, new, all]."""
        shape = (1, 1, length, piece.start + length)
        # New token i is the row's number start + i: it sees the keys up to that column, and what
        # `triu_` leaves, from the column after it on, is hidden.
        return like.new_full(shape, float("-inf")).triu_(piece.start + 1)
