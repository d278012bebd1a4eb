"""Reading docs: files become rows, and broken files are named with their line."""

from __future__ import annotations

import gc
import json
from pathlib import Path

import pytest

from workbench.errors import DataError
from workbench.prompts.dataset import gold_indices, read_docs, target_scores
from workbench.types import Doc


def write(path: Path, content: str | bytes) -> Path:
    path.write_bytes(content if isinstance(content, bytes) else content.encode("utf-8"))
    return path


def test_jsonl_rows_keep_order_and_get_positions_as_ids(tmp_path: Path) -> None:
    """Ids are positions among the rows; blank lines are no rows."""
    docs = read_docs(write(tmp_path / "a.jsonl", '{"q": "一"}\n\n{"q": 2}\n'))
    assert [(doc.id, dict(doc.data)) for doc in docs] == [(0, {"q": "一"}), (1, {"q": 2})]


def test_jsonl_lines_end_at_newline_only(tmp_path: Path) -> None:
    """A U+2028 inside a string, which JSON allows raw, does not end the line."""
    docs = read_docs(write(tmp_path / "a.jsonl", '{"q": "a\u2028b"}\n'))
    assert docs[0].data["q"] == "a\u2028b"


def test_bom_is_not_part_of_the_first_field(tmp_path: Path) -> None:
    """A byte-order mark, as Excel writes it, is dropped."""
    docs = read_docs(write(tmp_path / "a.csv", b"\xef\xbb\xbfquestion\nwhy?\n"))
    assert dict(docs[0].data) == {"question": "why?"}


def test_csv_cell_may_hold_newlines_and_line_separators(tmp_path: Path) -> None:
    """Quoted cells keep what is inside them, U+2028 included."""
    docs = read_docs(write(tmp_path / "a.csv", 'q,a\n"one\ntwo",x\u2028y\n'))
    assert dict(docs[0].data) == {"q": "one\ntwo", "a": "x\u2028y"}


def test_csv_target_scores_are_decoded(tmp_path: Path) -> None:
    """A csv says target_scores as a JSON object in a cell."""
    docs = read_docs(write(tmp_path / "a.csv", 'q,target_scores\nx,"{""yes"": 1, ""no"": 0}"\n'))
    assert target_scores(docs[0]) == {"yes": 1.0, "no": 0.0}


def test_a_cell_may_be_about_a_merge(tmp_path: Path) -> None:
    """Quoted, its lines are no marks."""
    docs = read_docs(write(tmp_path / "a.csv", f'a\n"x\n{CONFLICT}"\n<<<<<<< HEAD\n'))
    assert [doc.data["a"] for doc in docs] == [f"x\n{CONFLICT}", "<<<<<<< HEAD"]


CONFLICT = "<<<<<<< HEAD\n3,4\n=======\n5,6\n>>>>>>> al\n"


@pytest.mark.parametrize(
    ("name", "content", "line", "says"),
    [
        ("a.jsonl", '{"a": 1}\n{"a": }\n', 2, "not valid JSON"),
        ("a.jsonl", '{"a": 1}\n[1]\n', 2, "not an object"),
        ("a.jsonl", b'{"a": 1}\n{"a": "\xff"}\n', 2, "not UTF-8"),
        ("a.csv", "a,b\n1,2\n1,2,3\n", 3, "wrong number of cells"),
        ("a.csv", "a,a\n1,2\n", 1, "unusable header"),
        ("a.csv", 'a\n"x\n', 2, "not valid csv"),
        ("a.csv", "a,target_scores\n1,yes\n", 2, "target_scores"),
        ("a.csv", f"a,b\n1,2\n{CONFLICT}", 3, "git's conflict markers, from line 3 on"),
        ("a.csv", f"a\n1\n{CONFLICT}", 3, "git's conflict markers, from line 3 on"),
        ("a.csv", CONFLICT, 1, "git's conflict markers, from line 1 on"),
        ("a.jsonl", f"{{}}\n{CONFLICT}", 2, "git's conflict markers, from line 2 on"),
    ],
)
def test_broken_files_are_named_with_the_line(
    tmp_path: Path, name: str, content: str | bytes, line: int, says: str
) -> None:
    """The message starts with file and line, and says what is wrong."""
    path = write(tmp_path / name, content)
    with pytest.raises(DataError) as caught:
        read_docs(path)
    assert str(caught.value).startswith(f"{path}:{line}: ")
    assert says in str(caught.value)


def test_empty_and_missing_files_are_errors(tmp_path: Path) -> None:
    """No rows is an error as much as no file."""
    with pytest.raises(DataError, match="no rows"):
        read_docs(write(tmp_path / "a.jsonl", "\n"))
    with pytest.raises(DataError, match="cannot be read"):
        read_docs(tmp_path / "b.jsonl")
    with pytest.raises(DataError, match="kind of file"):
        read_docs(write(tmp_path / "c.tsv", "a\tb\n"))


def test_target_scores_of_a_wrong_type_are_refused() -> None:
    """Options are texts with numbers; anything else names the doc."""
    with pytest.raises(DataError, match="doc 3: target_scores"):
        target_scores(Doc(3, {"target_scores": ["yes"]}))
    assert target_scores(Doc(0, {"target_scores": {}})) == {}
    assert target_scores(Doc(0, json.loads('{"target_scores": {"a": 0.5}}'))) == {"a": 0.5}


def test_gold_are_the_best_options_if_any_is_right() -> None:
    """Several may be equally right; a row of zeros has no right one."""
    assert gold_indices({"a": 0, "b": 1, "c": 1}) == (1, 2)
    assert gold_indices({"a": 0.5, "b": 0.25}) == (0,)
    assert gold_indices({"a": 0, "b": 0}) == ()
    assert gold_indices({}) == ()


@pytest.mark.parametrize(
    ("line", "column"), [('{"a": 1}, {"b": 2}', 9), ('  {"a": 1} x', 12), ("\u00a0{}", 1)]
)
def test_a_line_holds_one_object_and_nothing_else(tmp_path: Path, line: str, column: int) -> None:
    """What follows an object, or stands before it, is an error at its own column."""
    path = write(tmp_path / "a.jsonl", f'{{"a": 0}}\n{line}\n')
    with pytest.raises(DataError, match=f":2: not valid JSON: .* at column {column}[;.\n]"):
        read_docs(path)


def test_spaces_around_an_object_are_no_part_of_it(tmp_path: Path) -> None:
    """Lines may end as Windows ends them."""
    docs = read_docs(write(tmp_path / "a.jsonl", ' {"q": " a "}\t\r\n{"q": 2}\r\n'))
    assert [dict(doc.data) for doc in docs] == [{"q": " a "}, {"q": 2}]


def test_reading_leaves_the_garbage_collector_as_it_was(tmp_path: Path) -> None:
    """Whether the rows could be read or not, and whoever had switched it off."""
    good, bad = write(tmp_path / "a.jsonl", "{}\n"), write(tmp_path / "b.jsonl", "{\n")
    for enabled in (True, False):
        (gc.enable if enabled else gc.disable)()
        try:
            read_docs(good)
            assert gc.isenabled() is enabled
            with pytest.raises(DataError):
                read_docs(bad)
            assert gc.isenabled() is enabled
        finally:
            gc.enable()
