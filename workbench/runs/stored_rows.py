"""The rows of a stored run of many, read when they are asked for."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Protocol, overload

from workbench.types import Row

if TYPE_CHECKING:
    from workbench.analysis.report import Counts
    from workbench.analysis.scores import Outcome


class RowSource(Protocol):
    """What has the rows of runs: the ledger."""

    def each_row(self, run_id: str) -> Iterator[Row]: ...
    def rows_of(self, run_id: str, doc_ids: Sequence[int]) -> list[Row]: ...
    def page(self, run_id: str, outcome: Outcome | None, begin: int, size: int) -> list[Row]: ...
    def some_rows(self, run_id: str, size: int, of: int) -> list[Row]: ...


class StoredRows(Sequence[Row]):
    """A run's rows by doc id, as many as there were when it was asked for; more may have come
    since. `opened` gives the store, once a row is asked for. Equal to nothing but itself."""

    def __init__(self, opened: Callable[[], RowSource], run_id: str, counts: Counts) -> None:
        self._opened, self._run_id, self._counts = opened, run_id, counts

    @cached_property
    def _store(self) -> RowSource:
        return self._opened()

    def __len__(self) -> int:
        return self._counts["done"]

    @overload
    def __getitem__(self, index: int) -> Row: ...
    @overload
    def __getitem__(self, index: slice) -> list[Row]: ...
    def __getitem__(self, index: int | slice) -> Row | list[Row]:
        found = range(len(self))[index]
        if isinstance(found, range):
            if found.step != 1:
                return [self[place] for place in found]
            return self._store.page(self._run_id, None, found.start, len(found))
        return self._store.page(self._run_id, None, found, 1)[0]

    def __iter__(self) -> Iterator[Row]:
        return self._store.each_row(self._run_id)

    def of(self, doc_ids: Sequence[int]) -> list[Row]:
        """Return the rows of these docs."""
        return self._store.rows_of(self._run_id, doc_ids)

    def page(self, outcome: Outcome | None, begin: int, size: int) -> list[Row]:
        """Return so many rows from the one at `begin` on; of one outcome, if it is given."""
        return self._store.page(self._run_id, outcome, begin, size)

    def some(self, size: int) -> list[Row]:
        """Return about so many rows, spread over all of them, to draw say."""
        return self._store.some_rows(self._run_id, size, len(self))

    def count(self, value: object) -> int:
        """Return how many rows have an outcome, or, as of any sequence, are a row."""
        return self._counts.get(value, 0) if isinstance(value, str) else super().count(value)
