"""A large file is read in place to what a small one is read to at once."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

import pyarrow
import pyarrow.ipc
import pyarrow.parquet
import pytest

import workbench
from workbench.errors import DataError
from workbench.prompts import dataset
from workbench.prompts.columns_file import ColumnsInPlace
from workbench.prompts.dataset import docs_sha256, read_docs
from workbench.prompts.docs_file import DocsInPlace, LinesInPlace
from workbench.tasks.task import choose_sample
from workbench.types import Doc

LINES = ['{"q": "a\u2028b"}', "", ' {"q": 1} \r', "  \t", '{"q": "\\ud800", "n": [1, {"x": null}]}']


def both(path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[Sequence[Doc], Sequence[Doc]]:
    """Return a file's docs as they are read at once, and in place."""
    at_once = read_docs(path)
    with monkeypatch.context() as patch:
        patch.setattr(dataset, "IN_MEMORY_BYTES", 0)
        in_place = read_docs(path)
    assert isinstance(at_once, tuple) and isinstance(in_place, LinesInPlace)
    return at_once, in_place


@pytest.mark.parametrize("head", ["", "\ufeff", "\ufeff\n"])
@pytest.mark.parametrize("end", ["\n", ""])
def test_both_ways_of_reading_give_the_same_docs(
    head: str, end: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With a byte order mark, blank lines, and line ends inside of texts; in any order."""
    path = tmp_path / "rows.jsonl"
    path.write_text(head + "\n".join(LINES) + end, encoding="utf-8", newline="")
    at_once, in_place = both(path, monkeypatch)
    assert list(in_place) == list(at_once) and len(in_place) == 3
    assert [in_place[place] for place in (2, -3, 1)] == [at_once[2], at_once[0], at_once[1]]
    assert list(in_place[1:]) == list(at_once[1:])
    assert docs_sha256(in_place) == docs_sha256(at_once)


def test_a_sample_is_of_the_same_docs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And is read in place, too; a part of a part is of the file's places."""
    path = tmp_path / "rows.jsonl"
    path.write_text("".join(json.dumps({"n": n}) + "\n" for n in range(50)), encoding="utf-8")
    at_once, in_place = both(path, monkeypatch)
    sample = choose_sample(in_place, 20)
    assert isinstance(sample, DocsInPlace)
    assert list(sample) == list(choose_sample(at_once, 20))
    assert list(sample[5:10:2]) == list(choose_sample(at_once, 20))[5:10:2]
    assert choose_sample(in_place, None) is in_place


@pytest.mark.parametrize("line", ["{", "[1]", '{"a": 1} x', b'{"a": "\xff"}'])
def test_what_cannot_be_read_is_told_alike(
    line: str | bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With the number of the line."""
    path = tmp_path / "rows.jsonl"
    path.write_bytes(b'{"a": 1}\n\n' + (line if isinstance(line, bytes) else line.encode()))
    with pytest.raises(DataError) as told:
        read_docs(path)
    monkeypatch.setattr(dataset, "IN_MEMORY_BYTES", 0)
    with pytest.raises(DataError) as later:
        list(read_docs(path))
    assert str(later.value) == str(told.value)
    assert ":3" in str(told.value)


ROWS = [
    {"n": n, "question": f"天气 {n}?", "target_scores": {"yes" if n % 2 else "no": 1, "both": 0}}
    for n in range(40)
]
"""Rows of which each has a key that its neighbours have not."""


def write_columns(path: Path, kind: str) -> Path:
    """Write `ROWS` as parquet in several row groups, or as an Arrow file or stream."""
    table = pyarrow.Table.from_pylist(ROWS)
    if kind == "parquet":
        pyarrow.parquet.write_table(table, path, row_group_size=7)
        return path
    make = pyarrow.ipc.new_file if kind == "file" else pyarrow.ipc.new_stream
    with pyarrow.OSFile(str(path), "wb") as sink, make(sink, table.schema) as writer:
        writer.write_table(table, max_chunksize=7)
    return path


@pytest.mark.parametrize(
    ("name", "kind"), [("a.parquet", "parquet"), ("a.arrow", "file"), ("a.arrow", "stream")]
)
def test_columns_are_the_rows_that_a_line_each_would_be(
    name: str, kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At once or in place, in any order: an option that other rows have is none of this one's."""
    path = write_columns(tmp_path / name, kind)
    at_once = read_docs(path)
    assert [doc.data for doc in at_once] == ROWS and isinstance(at_once, tuple)
    monkeypatch.setattr(dataset, "IN_MEMORY_ROWS", 0)
    in_place = read_docs(path)
    assert isinstance(in_place, ColumnsInPlace) and len(in_place) == 40
    assert list(in_place) == list(at_once)
    assert [in_place[place] for place in (39, 0, -20, 7, 6)] == [
        at_once[place] for place in (39, 0, 20, 7, 6)
    ]
    assert list(choose_sample(in_place, 11)) == list(choose_sample(at_once, 11))
    assert docs_sha256(in_place) == docs_sha256(at_once)


@pytest.mark.parametrize("name", ["a.parquet", "a.arrow"])
def test_what_is_no_such_file_is_refused(name: str, tmp_path: Path) -> None:
    (tmp_path / name).write_bytes(b"PAR1 or so")
    with pytest.raises(DataError, match=f"{name}: cannot be read"):
        read_docs(tmp_path / name)
    with pytest.raises(DataError, match="cannot be read"):
        read_docs(tmp_path / f"none-{name}")


@pytest.mark.slow
def test_a_task_of_columns_is_scored(tmp_path: Path) -> None:
    """Its file stands in `data/` as any other."""
    task = tmp_path / "transforms" / "mine"
    (task / "data").mkdir(parents=True)
    write_columns(task / "data" / "mine.parquet", "parquet")
    source = workbench.template("Q: {question}\nA:", " {answer}", before="answer = str(data['n'])")
    report = workbench.score(task, "fake", version=source, method="gen", sample_size=None)
    assert len(report.rows) == 40
