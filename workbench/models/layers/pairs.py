"""Keys and values of some tokens, and copying them."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt
import torch

Ints: TypeAlias = npt.NDArray[np.int64]

Kind: TypeAlias = Literal["computed", "asked"]
"""All tokens that go through a layer, or those among them whose logits are wanted."""


@dataclass(frozen=True, slots=True, eq=False)
class Pairs:
    """Keys and values of nodes or slots, a row each: they are copied together, in one piece.

    `table` is [rows, heads × (size of a key + size of a value)], all keys before all values.
    """

    table: torch.Tensor
    heads: int
    size: int

    @classmethod
    def of(cls, keys: torch.Tensor, values: torch.Tensor) -> Pairs:
        """Return a table of `keys` and `values`, each [heads, rows, its size]."""
        heads, length, size = keys.shape
        made = cls(keys.new_empty((length, heads * (size + values.shape[2]))), heads, size)
        made.keys.copy_(keys)
        made.values.copy_(values)
        return made

    def __len__(self) -> int:
        return len(self.table)

    @property
    def keys(self) -> torch.Tensor:
        """The keys, [heads, rows, size]."""
        return self._heads(self.table[:, : self.heads * self.size])

    @property
    def values(self) -> torch.Tensor:
        """The values, [heads, rows, size]."""
        return self._heads(self.table[:, self.heads * self.size :])

    def _heads(self, columns: torch.Tensor) -> torch.Tensor:
        return columns.unflatten(1, (self.heads, -1)).transpose(0, 1)

    def room(self, length: int) -> Pairs:
        """Return room for `length` rows of this kind."""
        table = self.table.new_empty((length, self.table.shape[1]))
        return Pairs(table, self.heads, self.size)

    def copy(self, source: Pairs, wanted: Sequence[Run]) -> None:
        """Copy rows of `source`: whole runs, since a gather costs several times as much."""
        for run in wanted:
            self.table[run.target : run.target + run.length] = source.table[
                run.source : run.source + run.length
            ]


class Run(NamedTuple):
    """Neighbours that are copied to neighbours: `length` of them, from `source` to `target`."""

    source: int
    target: int
    length: int


def runs(sources: Ints, targets: Ints) -> list[Run]:
    """Return as few runs as copy each of the `sources` to its target."""
    if not len(sources):
        return []
    is_break = (np.diff(sources) != 1) | (np.diff(targets) != 1)
    edges = [0, *(np.flatnonzero(is_break) + 1).tolist(), len(sources)]
    return [
        Run(int(sources[start]), int(targets[start]), stop - start)
        for start, stop in itertools.pairwise(edges)
    ]
