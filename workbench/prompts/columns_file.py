"""Docs of a `.parquet` or `.arrow` file, read in place: Arrow's own files are mapped into memory,
and of a parquet file, which is compressed, an uncompressed copy without a name.
"""

from __future__ import annotations

import os
import tempfile
from bisect import bisect_right
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from itertools import accumulate
from pathlib import Path
from typing import Any

from workbench.errors import DataError, shorten
from workbench.io.packages import require_extra
from workbench.io.plain import plain
from workbench.prompts.docs_file import DocsInPlace
from workbench.types import Doc

SUFFIXES = (".parquet", ".arrow")

BATCH = 4096
"""Rows that are decoded at once."""


class ColumnsInPlace(DocsInPlace):
    """The rows of such a file.

    Raises:
        DataError: pyarrow is not installed, or the file cannot be read.
    """

    def __init__(
        self, path: Path, batches: Sequence[Any] | None = None, places: Sequence[int] | None = None
    ) -> None:
        self._path = path
        self._batches = _batches_of(path) if batches is None else batches
        self._ends = tuple(accumulate(batch.num_rows for batch in self._batches))
        super().__init__(self._ends[-1] if self._ends else 0, places)

    def chosen(self, places: Sequence[int]) -> Sequence[Doc]:
        return ColumnsInPlace(self._path, self._batches, places)

    def _read(self, place: int) -> Doc:
        number = bisect_right(self._ends, place)
        batch = self._batches[number]
        (row,) = batch.slice(place - self._ends[number] + batch.num_rows, 1).to_pylist()
        return Doc(place, _row(row))

    def _read_all(self) -> Iterator[Doc]:
        place = 0
        for batch in self._batches:
            for at in range(0, batch.num_rows, BATCH):
                for row in batch.slice(at, BATCH).to_pylist():
                    yield Doc(place, _row(row))
                    place += 1


def _row(columns: Mapping[str, Any]) -> dict[str, Any]:
    """Return a row as JSON has it. A column of objects has the keys of all its rows: of the options
    in `target_scores`, those that are another row's are left out."""
    row = {name: plain(value) for name, value in columns.items()}
    scores = row.get("target_scores")
    if isinstance(scores, list) and all(isinstance(e, list) and len(e) == 2 for e in scores):
        scores = dict(scores)  # Arrow's own kind of object: pairs
    if isinstance(scores, dict):
        row["target_scores"] = {key: value for key, value in scores.items() if value is not None}
    return row


def _batches_of(path: Path) -> Sequence[Any]:
    require_extra(f"{path}: {path.suffix} files", "datasets", DataError)
    import pyarrow

    try:
        table = _unpacked(path) if path.suffix == ".parquet" else _mapped(path)
    except (pyarrow.ArrowException, OSError) as error:
        raise DataError(f"{path}: cannot be read", seen=shorten(str(error), 200)) from error
    own = [name for name in table.column_names if not name.startswith("__index_level_")]  # pandas'
    return table.select(own).to_batches()


def _mapped(path: Path) -> Any:
    """Return the table of an Arrow file of either format, mapped into memory."""
    import pyarrow
    import pyarrow.ipc

    try:
        return pyarrow.ipc.open_file(pyarrow.memory_map(str(path))).read_all()
    except pyarrow.ArrowInvalid:
        return pyarrow.ipc.open_stream(pyarrow.memory_map(str(path))).read_all()


def _unpacked(path: Path) -> Any:
    """Return the table of a parquet file, mapped from an uncompressed copy that goes with it."""
    import pyarrow.ipc
    import pyarrow.parquet

    handle, name = tempfile.mkstemp(suffix=".arrow")
    with (
        pyarrow.parquet.ParquetFile(path) as file,
        os.fdopen(handle, "wb") as copy,
        pyarrow.ipc.new_file(copy, file.schema_arrow) as writer,
    ):
        for batch in file.iter_batches(BATCH):
            writer.write_batch(batch)
    table = _mapped(Path(name))
    with suppress(PermissionError):  # Windows keeps a mapped file; elsewhere the mapping stays
        os.remove(name)
    return table
