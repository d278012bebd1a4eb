"""A large file is read in place to what a small one is read to at once."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

import pytest

from workbench.errors import DataError
from workbench.prompts import dataset
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
