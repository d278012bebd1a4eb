"""Logits that are made when they are read, some rows or columns at a time: a whole table is
hundreds of megabytes that pass through memory several times."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import torch

from workbench.models.layers.products import product
from workbench.models.memory.budgets import CPU_SLICE, DEVICE_SLICE


@dataclass(frozen=True, slots=True, eq=False)
class Logits:
    """The logits at some nodes: `states` itself, [nodes, vocabulary], or, with a `head`
    [vocabulary, width], its product with `states` [nodes, width]."""

    states: torch.Tensor
    head: torch.Tensor | None = None

    @torch.inference_mode()
    def table(self, rows: slice) -> torch.Tensor:
        """Return the logits at some of the nodes, [rows, vocabulary]."""
        states = self.states[rows]  # [rows, vocabulary], or [rows, width] with a head
        if self.head is None:
            return states
        room = states.new_empty((len(states), len(self.head)))  # [rows, vocabulary]
        return product(states, self.head, None, room)

    def slices(self) -> Iterator[tuple[int, torch.Tensor]]:
        """Yield the first column and a part of the table, [nodes, columns], in float32, all
        columns in order. A part is overwritten by the next, and may be written to."""
        # The vocabulary: columns of the table, or rows of the head.
        total = self.states.shape[1] if self.head is None else len(self.head)
        most = CPU_SLICE if self.states.device.type == "cpu" else DEVICE_SLICE
        # Of few widths: a product of a new shape may cost a program of its own.
        width = min(total, 1 << max(6, (most // len(self.states)).bit_length() - 1))
        room = self.states.new_empty(len(self.states) * width, dtype=torch.float32)
        for first in range(0, total, width):
            own = slice(first, min(total, first + width))
            # [nodes, columns], dense: the last part has fewer columns, and takes the room from its
            # start
            table = room[: len(self.states) * (own.stop - first)].view(len(self.states), -1)
            if self.head is None:
                # A copy, in float32, even of float32: whoever reads a part may write to it.
                table.copy_(self.states[:, own])
            else:
                # [nodes, width] × [columns, width]ᵀ
                product(self.states, self.head[own], None, table)
            yield first, table
