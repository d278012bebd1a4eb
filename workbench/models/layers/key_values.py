"""Keys and values of some tokens, and copying them."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt
import torch

NodeKind: TypeAlias = Literal["computed", "asked"]
"""All tokens that go through a layer, or those among them whose logits are wanted."""


@dataclass(frozen=True, slots=True, eq=False)
class KeyValues:
    """Keys and values of nodes or slots, a row each: they are copied together, in one piece.

    `table` is [rows, heads × (size of a key + size of a value)], all keys before all values.
    """

    table: torch.Tensor
    heads: int
    size: int

    @classmethod
    def of(cls, keys: torch.Tensor, values: torch.Tensor) -> KeyValues:
        """Return a table of `keys` and `values`, each [heads, rows, its size]."""
        # [kv heads, rows, size]; values may have another size, as in DeepSeek's attention
        heads, length, size = keys.shape
        made = cls(keys.new_empty((length, heads * (size + values.shape[2]))), heads, size)
        # Both are views into the table, so this fills it, turning [kv heads, rows, size] on the
        # way.
        made.keys.copy_(keys)
        made.values.copy_(values)
        return made

    def __len__(self) -> int:
        return len(self.table)

    @property
    def keys(self) -> torch.Tensor:
        """The keys, [heads, rows, size]."""
        return self._heads(self.table[:, : self.heads * self.size])  # the first columns

    @property
    def values(self) -> torch.Tensor:
        """The values, [heads, rows, size]."""
        return self._heads(self.table[:, self.heads * self.size :])  # all columns after the keys

    def _heads(self, columns: torch.Tensor) -> torch.Tensor:
        # [rows, kv heads × size] → [rows, kv heads, size] → [kv heads, rows, size]; no copy
        return columns.unflatten(1, (self.heads, -1)).transpose(0, 1)

    def room(self, length: int) -> KeyValues:
        """Return room for `length` rows of this kind."""
        # [length, kv heads × (size of a key + size of a value)], not filled
        table = self.table.new_empty((length, self.table.shape[1]))
        return KeyValues(table, self.heads, self.size)

    def copy(self, source: KeyValues, wanted: Sequence[CopyRange]) -> None:
        """Copy rows of `source`: whole runs, since a gather costs several times as much."""
        for run in wanted:
            # A slice of rows is one block of memory here, keys and values of all heads together.
            self.table[run.target : run.target + run.length] = source.table[
                run.source : run.source + run.length
            ]


class CopyRange(NamedTuple):
    """Neighbours that are copied to neighbours: `length` of them, from `source` to `target`."""

    source: int
    target: int
    length: int


def copy_ranges(sources: npt.NDArray[np.int64], targets: npt.NDArray[np.int64]) -> list[CopyRange]:
    """Return as few runs as copy each of the `sources` to its target."""
    if not len(sources):
        return []
    # [rows - 1]: a copy ends where either side does not go on with its neighbour
    is_break = (np.diff(sources) != 1) | (np.diff(targets) != 1)
    # where copies begin, and the end of the last
    edges = [0, *(np.flatnonzero(is_break) + 1).tolist(), len(sources)]
    return [
        CopyRange(int(sources[start]), int(targets[start]), stop - start)
        for start, stop in itertools.pairwise(edges)
    ]
