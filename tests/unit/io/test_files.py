"""Files of other people's: what cannot be read is told by file and line."""

from __future__ import annotations

import sys
import time
from pathlib import Path
from typing import Any

import pytest

from workbench.errors import ConfigError, DataError, NotFoundError, StoreError, WorkbenchError
from workbench.io.files import as_path, at_home, json_lines, parse_json, read_utf8
from workbench.io.processes import run_child


def test_a_byte_order_mark_is_no_part_of_the_text_unless_asked(tmp_path: Path) -> None:
    """Excel's mark is not the first field's, but some readers must know that it is there."""
    path = tmp_path / "a.txt"
    path.write_bytes(b"\xef\xbb\xbfa\r\n")
    assert read_utf8(path, DataError) == "a\r\n"
    assert read_utf8(path, DataError, keep_bom=True) == "\ufeffa\r\n"


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ('{"a": 1}\n{"a": }\n', r":2: not valid JSON: Expecting value at column 7"),
        ('{"a": 1}\n\n[1]\n', r":3: not an object"),
        ("1" * 5_000, r":1: not usable JSON: Exceeds the limit"),
        ("[" * 100_000, r":1: not usable JSON: nested too deeply"),
    ],
)
def test_a_line_that_is_no_object_is_named(text: str, says: str) -> None:
    """Blank lines count, and what Python cannot hold is an error like any other."""
    with pytest.raises(DataError, match=says):
        list(json_lines(text, "x.jsonl", DataError))


def test_the_line_of_a_json_error_counts_from_where_the_text_begins() -> None:
    """A JSON text inside a file is reported by the file's lines."""
    with pytest.raises(ConfigError, match=r"c\.yaml:11: not valid JSON"):
        parse_json('{\n"a": }', "c.yaml", ConfigError, line=10)


def test_only_a_newline_ends_a_line() -> None:
    """U+2028 may stand in a JSON string."""
    assert [row for _, row in json_lines('{"a": "\u2028"}\n', "x", DataError)] == [{"a": "\u2028"}]


@pytest.mark.slow
def test_a_child_that_takes_too_long_ends_with_all_that_it_started(tmp_path: Path) -> None:
    """No process of other people's code outlives its time, a grandchild included."""
    mark = tmp_path / "mark"
    script = tmp_path / "writes.py"
    script.write_text(
        "import pathlib, time\n"
        f"while True: pathlib.Path({str(mark)!r}).write_text('x'); time.sleep(0.01)"
    )
    child = f"import subprocess, sys\nsubprocess.run([sys.executable, {str(script)!r}])"
    assert run_child([sys.executable, "-c", child], seconds=3).code is None
    changed = mark.stat().st_mtime_ns
    time.sleep(0.3)
    assert mark.stat().st_mtime_ns == changed


def test_a_child_s_streams_and_code_come_back() -> None:
    """What it read and said is the caller's to judge."""
    code = "import sys; print(sys.stdin.read().upper()); print('no', file=sys.stderr); sys.exit(3)"
    done = run_child([sys.executable, "-c", code], stdin=b"hi", seconds=60)
    assert (done.code, done.stdout.strip(), done.stderr.strip()) == (3, b"HI", b"no")


def test_a_key_that_stands_twice_is_refused() -> None:
    """Of two values under one key neither can be meant, at any depth."""
    for text in ('{"a": 1, "a": 2}', '[{"b": {"a": 1, "c": 2, "a": 1}}]'):
        with pytest.raises(DataError, match=r"x\.json:1: 'a' stands twice in one object"):
            parse_json(text, "x.json", DataError)


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ('{\n"b": {"a": 1},\n"a": "a: {",\n"c": [{"a": 0}],\n"a"\n: 2}', 5),
        ('{"d": {"b": 0},\n"a": {\n"b": 1,\n"b": 2},\n"d": 3}', 4),
        ('{"{": 1,\n"{": 2}', 2),
        ('{"a": ["NaN",\n"b: NaN", NaN]}', 2),
    ],
)
def test_the_line_of_what_is_refused_is_its_own(text: str, line: int) -> None:
    """Of a key that stands twice, in a file of many lines, the second one's."""
    with pytest.raises(DataError, match=rf"x\.json:{line}: "):
        parse_json(text, "x.json", DataError, allow_nan=False)


CONFLICT = "<<<<<<< HEAD\n{}\n=======\n{}\n>>>>>>> al\n"


def test_the_marks_of_a_merge_are_called_so(tmp_path: Path) -> None:
    """In a config and in rows, with the lines of all of them."""
    path = tmp_path / "a.json"
    path.write_text('{"b": 0,\n' + CONFLICT.format('"a": 1', '"a": 2') + "}", "utf-8")
    says = r"a\.json:2: cannot be read; saw git's conflict markers, from line 2 on\. Both sides"
    with pytest.raises(ConfigError, match=says):
        parse_json(path.read_text("utf-8"), path, ConfigError)
    rows = CONFLICT.format('{"a": 1}', '{"a": 2}')
    path.write_text('{"a": 0}\n' + rows + '{"a": 3}\n' + rows.replace("\n", "\r\n"), "utf-8")
    for read in (path, path.with_name("gone")):
        lines = "lines 2, 8" if read == path else "line 2"
        with pytest.raises(DataError, match=f"conflict markers, from {lines} on"):
            list(json_lines(path.read_text("utf-8"), read, DataError))
    with pytest.raises(DataError, match="x:2: cannot be read; saw git's conflict markers"):
        list(json_lines('{"a": 0}\n=======\n', "x", DataError))


def test_nan_is_a_number_only_where_python_s_tools_write(tmp_path: Path) -> None:
    """Rows and records may have it; a config that has it is refused."""
    assert parse_json("[NaN]", "x.json", DataError)[0] != 0
    with pytest.raises(ConfigError, match="NaN is no JSON"):
        parse_json("[NaN]", "x.json", ConfigError, allow_nan=False)


@pytest.mark.parametrize("encoding", ["utf-16", "utf-16-le", "utf-16-be", "utf-32"])
def test_other_encodings_are_named(encoding: str, tmp_path: Path) -> None:
    """With a mark at the beginning or without one; a text of UTF-8 is none of them."""
    path = tmp_path / "a.json"
    path.write_bytes('{"question": "1 + 1 = ?"}'.encode(encoding))
    with pytest.raises(DataError, match=r"not UTF-8.*UTF-(16|32)\. Save the file as UTF-8\."):
        read_utf8(path, DataError)
    for text in ("", "a", "ab", "é中", "a\0b", '{"a": 1}'):
        path.write_text(text, "utf-8")
        assert read_utf8(path, DataError) == text


@pytest.mark.parametrize(
    ("name", "fix"),
    [
        ("a\0b", "Take that out of the name"),
        ("n" * 5000, "Choose a shorter name"),
        ("./" + "n" * 300, "Choose a shorter name"),
    ],
)
def test_what_no_file_can_be_called_is_told(name: str, fix: str) -> None:
    """In a message that can be read, and before anything else is tried."""
    with pytest.raises(NotFoundError, match=fix) as raised:
        as_path(name, NotFoundError)
    assert len(str(raised.value)) < 500


@pytest.mark.parametrize("given", [None, 3, b"a", [], float("nan")])
def test_what_is_no_path_is_told(given: Any) -> None:
    """As an error of ours that says what was seen, not as one of Python's about its own modules."""
    with pytest.raises(NotFoundError, match="expected a text or a Path; saw"):
        as_path(given, NotFoundError)


@pytest.mark.skipif(not Path("/proc/version").exists(), reason="there is no such kernel")
def test_what_the_kernel_tells_is_no_file_of_rows(tmp_path: Path) -> None:
    """It is regular by its mode, and may be waited for; by a link, too."""
    link = tmp_path / "rows.jsonl"
    link.symlink_to("/proc/version")
    for path in (link, Path("/proc/version")):
        with pytest.raises(DataError, match="what the kernel tells"):
            read_utf8(path, DataError)


def test_an_empty_name_is_not_the_current_folder() -> None:
    """`--to "$PLACE"` with an empty variable would write wherever one is; "." is that folder."""
    with pytest.raises(StoreError, match="expected the name of a file or folder; saw ''"):
        as_path("", StoreError)
    assert as_path(".", StoreError) == Path(".")


def test_a_link_to_itself_is_told(tmp_path: Path) -> None:
    """Python's `resolve` would raise what is no error of the system."""
    (tmp_path / "loop").symlink_to("loop")
    for name in ("loop", "loop/x"):
        with pytest.raises(NotFoundError, match=r"symbolic links.*name the file that is meant"):
            as_path(tmp_path / name, NotFoundError)


def test_the_home_of_an_unknown_user_is_a_name_as_any(monkeypatch: pytest.MonkeyPatch) -> None:
    """Python's `expanduser` would raise what is no error of the system."""
    monkeypatch.setenv("HOME", "/folders/me")
    assert at_home("~/models") == Path("/folders/me/models")
    assert at_home("~nobody-of-that-name/x") == Path("~nobody-of-that-name/x")


def test_a_message_repeats_no_name_of_thousands_of_characters() -> None:
    """Its beginning and its end tell it; whole sentences are left alone."""
    told = str(WorkbenchError(f"no run {'n' * 5000!r}", fix="word " * 500))
    assert "n…n" in told and len(told) < 3000
    assert told.count("word") == 500
