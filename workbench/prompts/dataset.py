"""Read docs from `.jsonl`, `.csv`, `.parquet` and `.arrow` files, and from Hugging Face `datasets`
by folder or name.
"""

from __future__ import annotations

import csv
import gc
import hashlib
import io
import json
import os
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from workbench.errors import DataError, shorten
from workbench.io.bars import without_bars
from workbench.io.conflicts import BEGIN, conflict_lines
from workbench.io.files import (
    as_path,
    json_object,
    load_json,
    read_utf8,
    refuse_conflict,
    require_regular,
)
from workbench.io.packages import is_hub_name, require_extra
from workbench.prompts import columns_file
from workbench.prompts.columns_file import ColumnsInPlace
from workbench.prompts.docs_file import LinesInPlace, TableInPlace, object_of
from workbench.types import Doc

MAX_CELL_CHARS = 16 * 1024 * 1024
"""A csv cell may be this long; the standard library's own limit of 128 kB is too small for
long-context passages, and no limit at all would let a lost quote read the whole file as one cell.
"""


CONTINUATION = "lm_eval_continuation"
"""A column of an imported task whose choices are inputs of one answer, as WinoGrande's are."""

IN_MEMORY_BYTES, IN_MEMORY_ROWS = 8_000_000, 20_000
"""A larger `.jsonl` file, or a table of more rows, is read in place."""

FILES = "a .jsonl, .csv, .parquet or .arrow file"


def read_docs(source: str | os.PathLike[str], *, split: str = "") -> Sequence[Doc]:
    """Return the docs of `source`, in order, with ids counted from 0: a tuple of them, or, of a
    large source, what reads them in place (see `prompts.docs_file`).

    `source` is a `.jsonl`, `.csv`, `.parquet` or `.arrow` file; a folder that
    `datasets.save_to_disk` wrote or that `datasets.load_dataset` reads; or the name of a dataset
    on the Hugging Face hub, as `name` or `name:config`. `split` chooses a split of all but files
    ("" takes `test`, `validation` or `train`, the first that exists).

    Raises:
        DataError: the source does not exist, cannot be read, or holds no rows. The message has
            the file and the line.
    """
    with _no_collection():
        docs = _read(source, split)
        if not docs:
            raise DataError(f"{source}: no rows", expected="at least one row")
        return docs


@contextmanager
def _no_collection() -> Iterator[None]:
    """Keep the garbage collector out of the block. Rows are trees of new values: none of them is
    garbage, and looking for some again and again takes longer than reading 100,000 rows does."""
    collects = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collects:
            gc.enable()


def _read(source: str | os.PathLike[str], split: str) -> Sequence[Doc]:
    path = as_path(source, DataError)
    require_regular(path, DataError)
    if path.is_dir():
        return _read_table(load_split(path, split=split))
    if path.suffix == ".jsonl":
        if path.is_file() and path.stat().st_size > IN_MEMORY_BYTES:
            return LinesInPlace(path)
        return _docs(_read_jsonl(path))
    if path.suffix == ".csv":
        return _docs(_read_csv(path))
    if path.suffix in columns_file.SUFFIXES:
        docs = ColumnsInPlace(path)
        return docs if len(docs) > IN_MEMORY_ROWS else tuple(docs)
    if path.exists() or path.suffix in {".json", ".tsv", ".txt"}:
        raise DataError(
            f"{path}: cannot read this kind of file",
            expected=f"{FILES}, or a folder saved by `datasets`",
            seen=path.suffix or "no ending",
            fix="Convert it, one JSON object a line.",
        )
    return _read_table(load_split(source, split=split))


def _docs(rows: Iterable[Mapping[str, Any]]) -> tuple[Doc, ...]:
    return tuple(Doc(i, row) for i, row in enumerate(rows))


def _read_table(table: Any) -> Sequence[Doc]:
    return TableInPlace(table) if len(table) > IN_MEMORY_ROWS else _docs(map(dict, table))


def _read_jsonl(path: Path) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = []
    # Only "\n" ends a line: str.splitlines would also cut at U+2028, which JSON strings may hold.
    for number, line in enumerate(read_utf8(path, DataError).split("\n"), start=1):
        if not line.strip():
            continue
        row = object_of(line)
        if row is None:
            row = json_object(line, path, DataError, line=number)
        rows.append(row)
    return rows


def _read_csv(path: Path) -> list[dict[str, Any]]:
    """Read a csv file with a header row. Every cell is a string; a cell of a column called
    `target_scores` that holds a JSON object is decoded, since a csv has no other way to say it.
    """
    text = read_utf8(path, DataError)
    begun = conflict_lines(text) if BEGIN in text else []
    csv.field_size_limit(MAX_CELL_CHARS)
    reader = csv.reader(io.StringIO(text, newline=""), strict=True)
    rows: list[dict[str, Any]] = []
    header: list[str] | None = None
    try:
        for cells in reader:
            if not cells:
                continue
            if reader.line_num in begun:
                refuse_conflict(path, reader.line_num, DataError)
            if header is None:
                header = _check_header(path, cells)
                continue
            if len(cells) != len(header):
                raise DataError(
                    f"{path}:{reader.line_num}: wrong number of cells",
                    expected=f"{len(header)} ({', '.join(header)})",
                    seen=str(len(cells)),
                    fix="Put quotes around a cell that contains a comma.",
                )
            row = dict(zip(header, cells, strict=True))
            rows.append(decode_target_scores(path, reader.line_num, row))
    except csv.Error as error:
        raise DataError(f"{path}:{reader.line_num}: not valid csv: {error}") from error
    return rows


def _check_header(path: Path, cells: list[str]) -> list[str]:
    if len(set(cells)) != len(cells) or not all(cell.strip() for cell in cells):
        raise DataError(
            f"{path}:1: unusable header",
            expected="a different, non-empty name for each column",
            seen=", ".join(cells),
        )
    return cells


def decode_target_scores(path: Path, line: int, row: dict[str, Any]) -> dict[str, Any]:
    """Return a csv's row with its `target_scores` as an object, where it has a cell of that name.

    Raises:
        DataError: the cell is not blank, and no JSON object.
    """
    cell = row.get("target_scores", "").strip()
    if not cell:
        return row
    try:
        scores = load_json(cell, allow_nan=False)
    except (ValueError, RecursionError):  # not JSON, keys twice; too many digits; too deep
        scores = None
    if not isinstance(scores, dict):
        raise DataError(
            f"{path}:{line}: target_scores",
            expected='a JSON object such as {"yes": 1, "no": 0}',
            seen=shorten(cell),
        )
    return {**row, "target_scores": scores}


def load_split(source: str | os.PathLike[str], *, split: str = "") -> Any:
    """Return a split of a folder that `datasets` reads, or of a dataset of the hub, as `datasets`
    has it (see `read_docs`).

    Raises:
        DataError: it cannot be loaded, has no such split, or `datasets` is not installed.
    """
    path = Path(source)
    if not path.is_dir() and not is_hub_name(str(source).partition(":")[0]):
        raise DataError(
            f"{source}: no such file", expected=f"{FILES}, a folder, or a dataset of the hub"
        )
    what = "a folder" if path.is_dir() else "not a file here, and a dataset of the hub"
    require_extra(f"{source}: {what}", "datasets", DataError)
    return _load_folder(path, split) if path.is_dir() else _load_from_hub(str(source), split)


def _load_folder(path: Path, split: str) -> Any:
    import datasets

    saved = any((path / name).exists() for name in ("state.json", "dataset_dict.json"))
    load = datasets.load_from_disk if saved else datasets.load_dataset
    try:
        with without_bars():
            loaded = load(str(path))
    except Exception as error:  # `datasets` raises its own, pyarrow's and OSError alike
        raise DataError(
            f"{path}: cannot be loaded by datasets.{load.__name__}",
            expected="a folder that `save_to_disk` wrote, or one of data files",
            seen=f"{type(error).__name__}: {shorten(str(error), 200)}",
        ) from error
    return _one_split(loaded, str(path), split)


def _load_from_hub(source: str, split: str) -> Any:
    import datasets

    name, _, config = source.partition(":")
    try:
        loaded = datasets.load_dataset(name, config or None)
    except Exception as error:  # `datasets` raises its own, huggingface_hub's and OSError alike
        raise DataError(
            f"{source}: not a file here, and datasets.load_dataset cannot load it",
            expected=f"a path to {FILES}, or the name of a dataset",
            seen=f"{type(error).__name__}: {shorten(str(error), 200)}",
            fix="Check the path from the folder you are in, or the network.",
        ) from error
    return _one_split(loaded, source, split)


def _one_split(loaded: Any, source: str, split: str) -> Any:
    if isinstance(loaded, Mapping):
        preferred = [split] if split else ["test", "validation", "train"]
        name = next((s for s in preferred if s in loaded), None)
        if name is None:
            raise DataError(
                f"{source}: no split {split!r}" if split else f"{source}: which split?",
                expected=f"one of {', '.join(sorted(loaded))}",
                fix='Name it in the config, as "split".',
            )
        return loaded[name]
    return loaded


MARK_BYTES = 8
"""What a row is known by among those of a ledger or a seal: so many bytes of its own hash."""


def docs_sha256(docs: Iterable[Doc]) -> str:
    """Return a SHA-256 of the docs' content and order, in hexadecimal, wherever they lie."""
    return hash_docs(docs)[0]


def hash_docs(docs: Iterable[Doc]) -> tuple[str, bytes]:
    """Return the same, and the marks of the docs one behind the other (see `row_mark`)."""
    digest, marks = hashlib.sha256(), bytearray()
    for doc in docs:
        line = _line_of(doc)
        digest.update(line)
        marks += _mark_of(line)
    return digest.hexdigest(), bytes(marks)


def row_mark(doc: Doc) -> bytes:
    """Return what a row is known by, wherever it lies: `MARK_BYTES` bytes of its content's hash."""
    return _mark_of(_line_of(doc))


def marks_in(marks: bytes) -> list[bytes]:
    """Return marks that stand one behind the other."""
    return [marks[at : at + MARK_BYTES] for at in range(0, len(marks), MARK_BYTES)]


def _line_of(doc: Doc) -> bytes:
    return json.dumps(dict(doc.data), ensure_ascii=True, default=str).encode("ascii") + b"\n"


def _mark_of(line: bytes) -> bytes:
    return hashlib.sha256(line).digest()[:MARK_BYTES]


def target_scores(doc: Doc) -> dict[str, float]:
    """Return the doc's `target_scores`, option text → score, in order; {} where it has none.

    Raises:
        DataError: the field is there but is not an object of numbers.
    """
    scores = doc.data.get("target_scores") or {}
    if not isinstance(scores, Mapping) or not all(
        isinstance(key, str) and isinstance(value, int | float) and abs(value) <= sys.float_info.max
        for key, value in scores.items()
    ):
        raise DataError(
            f"doc {doc.id}: target_scores",
            expected='an object such as {"yes": 1, "no": 0}',
            seen=shorten(scores),
        )
    return {key: float(value) for key, value in scores.items()}


def continuation(doc: Doc) -> str:
    """Return what is scored behind each of the doc's choices where these are inputs of one answer;
    '' where the choices themselves are scored.

    Raises:
        DataError: the column is there but is not a text.
    """
    text = doc.data.get(CONTINUATION, "")
    if not isinstance(text, str):
        raise DataError(f"doc {doc.id}: {CONTINUATION}", expected="a text", seen=shorten(text))
    return text


def gold_indices(targets: Mapping[str, float]) -> tuple[int, ...]:
    """Return the positions of the best options: those of the highest score, if it is above 0."""
    best = max(targets.values(), default=0.0)
    return tuple(i for i, value in enumerate(targets.values()) if value == best > 0)
