"""Docs of a large source, read in place: an index of where rows lie instead of the rows.

Both kinds are sequences of docs like the tuple that a small file is read into. Going through all of
them reads the source from its beginning to its end; single ones are read when they are asked for,
and a few of those are remembered, since shots are asked for again and again.
"""

from __future__ import annotations

import threading
from array import array
from collections.abc import Iterator, Sequence
from functools import lru_cache, partial
from pathlib import Path
from typing import Any, overload

from workbench.errors import DataError
from workbench.io.files import DECODER, json_object, system_errors
from workbench.types import Doc

REMEMBERED = 256
"""Single docs that are remembered."""

MOST_LINE = 1 << 28
"""Bytes of a line: of a longer one not even the end is looked for."""

BOM = b"\xef\xbb\xbf"

# What `json.loads` calls in the end: on short lines the calls around it take half of the time.
_decode = DECODER.raw_decode


class DocsInPlace(Sequence[Doc]):
    """Docs that are read when they are asked for. `places` are those of the source that these are,
    in order (None: all); a doc's id is its place in the source. Equal to nothing but itself."""

    def __init__(self, total: int, places: Sequence[int] | None) -> None:
        self._total = total
        self._places = places
        self._remembered = lru_cache(REMEMBERED)(self._read)

    def _read(self, place: int) -> Doc:
        """Read the doc at a place of the source."""
        raise NotImplementedError

    def _read_all(self) -> Iterator[Doc]:
        """Go through the source."""
        raise NotImplementedError

    def chosen(self, places: Sequence[int]) -> Sequence[Doc]:
        """Return the docs at these places of the source, in that order."""
        raise NotImplementedError

    def __len__(self) -> int:
        return self._total if self._places is None else len(self._places)

    @overload
    def __getitem__(self, index: int) -> Doc: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Doc]: ...
    def __getitem__(self, index: int | slice) -> Doc | Sequence[Doc]:
        found = range(len(self))[index]
        if isinstance(found, range):
            return self.chosen(found if self._places is None else self._places[index])  # type: ignore[index]
        return self._remembered(found if self._places is None else self._places[found])

    def __iter__(self) -> Iterator[Doc]:
        if self._places is None:
            return self._read_all()
        return map(self._read, self._places)


class LinesInPlace(DocsInPlace):
    """The rows of a `.jsonl` file, by the bytes at which they begin.

    Raises:
        DataError: the file cannot be read; later, a line of it is no JSON object.
    """

    def __init__(
        self, path: Path, starts: array[int] | None = None, places: Sequence[int] | None = None
    ) -> None:
        self._path = path
        self._lock = threading.Lock()
        with self._errors():
            self._file = path.open("rb")
        self._starts = self._index() if starts is None else starts
        super().__init__(len(self._starts), places)

    def chosen(self, places: Sequence[int]) -> Sequence[Doc]:
        return LinesInPlace(self._path, self._starts, places)

    def __del__(self) -> None:
        if hasattr(self, "_file"):
            self._file.close()

    def _errors(self) -> Any:
        return system_errors(DataError, f"{self._path}: cannot be read")

    def _index(self) -> array[int]:
        starts, at = array("q"), 0
        with self._errors():
            for line in iter(partial(self._file.readline, MOST_LINE), b""):
                if len(line) == MOST_LINE:  # a file with holes is one line of terabytes
                    raise DataError(
                        f"{self._path}: row {len(starts) + 1:,} is too long",
                        expected=f"lines of fewer than {MOST_LINE:,} bytes",
                    )
                if line.strip() not in (b"", BOM):
                    starts.append(at)
                at += len(line)
        return starts

    def _read(self, place: int) -> Doc:
        with self._lock, self._errors():
            self._file.seek(self._starts[place])
            line = self._file.readline()
        return self._doc(place, line)

    def _read_all(self) -> Iterator[Doc]:
        with self._errors(), self._path.open("rb") as file:
            place = 0
            for line in file:
                if line.strip() in (b"", BOM):
                    continue
                yield self._doc(place, line)
                place += 1

    def _doc(self, place: int, line: bytes) -> Doc:
        try:
            text = line.removeprefix(BOM).decode("utf-8")
        except UnicodeDecodeError as error:
            raise DataError(
                f"{self._path}:{self._number(place)}: not UTF-8",
                seen=f"byte 0x{line[error.start]:02x}",
                fix="Save the file as UTF-8.",
            ) from error
        row = object_of(text)
        if row is None:
            row = json_object(text, self._path, DataError, line=self._number(place))
        return Doc(place, row)

    def _number(self, place: int) -> int:
        """Return the number of a row's line, from 1."""
        with self._errors(), self._path.open("rb") as file:
            return file.read(self._starts[place]).count(b"\n") + 1


class TableInPlace(DocsInPlace):
    """The rows of a `datasets.Dataset`, which has them in Arrow files that it maps into memory."""

    def __init__(self, table: Any, places: Sequence[int] | None = None) -> None:
        self._table = table
        super().__init__(len(table), places)

    def chosen(self, places: Sequence[int]) -> Sequence[Doc]:
        return TableInPlace(self._table, places)

    def _read(self, place: int) -> Doc:
        return Doc(place, dict(self._table[int(place)]))

    def _read_all(self) -> Iterator[Doc]:
        for place, row in enumerate(self._table):
            yield Doc(place, dict(row))


def object_of(line: str) -> dict[str, Any] | None:
    """Return the JSON object that a line is; None for one that is something else."""
    bare = line.strip(" \t\r\n")
    try:
        row, end = _decode(bare)
    except (ValueError, RecursionError):
        return None
    return row if end == len(bare) and isinstance(row, dict) else None


def chosen_docs(docs: Sequence[Doc], places: Sequence[int]) -> Sequence[Doc]:
    """Return the docs at these places, read in place where all of them are."""
    if isinstance(docs, DocsInPlace):
        return docs.chosen(places)
    return tuple(docs[place] for place in places)
