"""Rows of different lengths, run as one axis of tokens without padding: what they keep, and what a
forward pass reads of them.

A pass takes some new tokens of some rows, one after another on one token axis, so every linear
layer works on these tokens only. Each row keeps the keys and values of its own tokens, after those
of a trunk, a beginning that all of them share and that is kept once.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from itertools import accumulate
from typing import NamedTuple

import torch


class RowPiece(NamedTuple):
    """New tokens of the row in `slot`, of which the first is the row's own token number `start`;
    logits are wanted at the last `asked` of them."""

    slot: int
    start: int
    ids: Sequence[int]
    asked: int = 0


class RowStore:
    """The keys and values of several rows, [slots, heads, capacity, size] per layer, which follow
    those of `trunk`, the only row of another store, if there is one."""

    def __init__(self, slots: int, trunk: RowStore | None = None, trunk_length: int = 0) -> None:
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
        # By half at least, so that growing token by token copies a row a few times only.
        self.capacity = max(length, self.capacity * 3 // 2)
        for layer, (keys, values) in self.layers.items():
            self.layers[layer] = self._grown(keys), self._grown(values)

    def _grown(self, old: torch.Tensor) -> torch.Tensor:
        # [slots, kv heads, capacity, size], the old tokens first
        new = old.new_empty((self.slots, old.shape[1], self.capacity, old.shape[3]))
        new[:, :, : old.shape[2]] = old
        # What was in the memory before may be NaN, and a weight of 0 does not undo that.
        new[:, :, old.shape[2] :] = 0
        return new

    def layer(self, layer: int, key: torch.Tensor, value: torch.Tensor) -> tuple[torch.Tensor, ...]:
        """Return the layer's keys and values; the first time, make them like `key` and `value`,
        [heads, any, size]."""
        if layer not in self.layers:
            keys, values = (
                # [slots, kv heads, capacity, size]; keys and values may differ in size
                like.new_zeros((self.slots, like.shape[0], self.capacity, like.shape[2]))
                for like in (key, value)
            )
            self.layers[layer] = keys, values
        return self.layers[layer]

    @torch.inference_mode()
    def copy_from(self, other: RowStore, slot: int, length: int, source: int = 0) -> None:
        """Copy the first `length` tokens of the row `source` of a store, this one or another, to a
        slot."""
        for layer, (keys, values) in other.layers.items():
            own = self.layer(layer, keys[0], values[0])
            # [kv heads, length, size]: the first `length` tokens of one row
            own[0][slot, :, :length] = keys[source, :, :length]
            own[1][slot, :, :length] = values[source, :, :length]


class PackedStep:
    """One forward pass: which tokens of which rows. The pieces are in the order of their slots."""

    def __init__(self, rows: RowStore, pieces: Sequence[RowPiece], device: torch.device) -> None:
        self.rows = rows
        self.pieces = pieces
        self.device = device
        self.lengths = [len(piece.ids) for piece in pieces]
        self.width = max(self.lengths)
        self.num_slots = pieces[-1].slot + 1
        self.reach = max(piece.start + len(piece.ids) for piece in pieces)
        self._masks: dict[tuple[int, torch.dtype], torch.Tensor] = {}

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
    def wanted(self) -> torch.Tensor:
        """Which of the tokens logits are wanted at, [asked]."""
        # Pieces lie one after another on the token axis, each ending where the next begins.
        ends = accumulate(self.lengths)
        pairs = zip(self.pieces, ends, strict=True)
        return self._tensor([i for p, end in pairs for i in range(end - p.asked, end)])

    @cached_property
    def asked(self) -> PackedStep | None:
        """The tokens at which logits are wanted, as a step of their own; None without one."""
        if all(piece.asked == len(piece.ids) for piece in self.pieces):
            return self
        # The same rows, each with its last tokens alone: its keys reach as far back as before.
        last = [
            RowPiece(p.slot, p.start + len(p.ids) - p.asked, p.ids[len(p.ids) - p.asked :], p.asked)
            for p in self.pieces
            if p.asked
        ]
        return PackedStep(self.rows, last, self.device) if last else None

    @cached_property
    def seats(self) -> torch.Tensor | None:
        """Each token's place in [slots × width], or None where every slot has one token."""
        # Then the n tokens are the slots, in order, and need no table.
        if self.width == 1 and len(self.pieces) == self.num_slots:
            return None
        return self._tensor(
            [p.slot * self.width + i for p in self.pieces for i in range(len(p.ids))]
        )

    def mask(self, times: int, dtype: torch.dtype) -> torch.Tensor:
        """Return what is added to the scores of each token of [slots × width] with its row's, every
        row of it repeated for `times` heads: [slots, 1, times × width, reach]. Empty seats see the
        first token, so that no row of scores is empty."""
        key = times, dtype
        if key not in self._masks:
            # The last place that each seat sees, [slots × width]: its own; an empty seat sees place
            # 0.
            limits = torch.zeros(self.num_slots * self.width, dtype=torch.long, device=self.device)
            seats = self.seats
            if seats is None:
                limits = self.places
            else:
                limits[seats] = self.places
            # [slots, 1, 1, width, 1] against places [reach] → [slots, 1, 1, width, reach]
            limits = limits.view(self.num_slots, 1, 1, self.width, 1)
            # Causal within the row; what lies behind a row's end in its slot is hidden by the same
            # limit.
            hidden = torch.arange(self.reach, device=self.device) > limits
            mask = torch.zeros(hidden.shape, dtype=dtype, device=self.device)
            mask.masked_fill_(hidden, float("-inf"))
            # The width's rows once for each of `times` heads: [slots, 1, times, width, reach],
            # flattened.
            shape = (self.num_slots, 1, times * self.width, self.reach)
            self._masks[key] = mask.expand(-1, -1, times, -1, -1).reshape(shape)
        return self._masks[key]
