"""Rows of JSON: a line or an entry each, or within what they are about."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from workbench.errors import DataError, shorten
from workbench.io.conflicts import conflict_lines
from workbench.io.files import is_whole, load_json, refuse_conflict
from workbench.messages import say
from workbench.tasks.new.user_table import TableRow, UserTable, drop
from workbench.tasks.new.words import ANSWER

MOST_LEVELS = 3
"""Rows stand at most so many lists deep: articles, paragraphs, questions."""

_LISTS = {"paragraphs", "qas"}
_ASKS = {"question", "query", "problem", "q", "问题", "题目", "frage"}
_TEXT = {"text", "tokens"}
_SPAN = {"text", "answer_start", "answer_end", "start", "end", "answer_id", "id"}


def read_lines(path: Path, text: str, encoding: str, skip_broken: bool) -> UserTable:
    """Return the rows of a .jsonl file.

    Raises:
        BrokenLine: a line is no JSON object.
        DataError: a merge left its marks.
    """
    rows: list[TableRow] = []
    dropped: list[str] = []
    for number, line in enumerate(text.split("\n"), start=1):
        if not line.strip():
            continue
        try:
            value = load_json(line)
        except (ValueError, RecursionError) as error:
            if not skip_broken and conflict_lines(text, number):
                refuse_conflict(path, number, DataError)
            drop(path, f"line {number}: not valid JSON: {_why(error)}", skip_broken, dropped)
            continue
        if isinstance(value, dict):
            _keep(path, f"line {number}", value, rows, (skip_broken, dropped))
        else:
            seen = f"line {number}: {shorten(line.strip(), 40)} is no JSON object"
            drop(path, seen, skip_broken, dropped)
    return _table(path, rows, encoding, dropped)


def read_json(path: Path, text: str, encoding: str, skip_broken: bool) -> UserTable:
    """Return the rows of a .json file: an array, or an object with one.

    Raises:
        DataError: it is neither, or not JSON.
        BrokenLine: an entry is no object.
    """
    try:
        value = load_json(text)
    except (ValueError, RecursionError) as error:
        if "Extra data" in str(error) and text.lstrip().startswith("{"):
            return read_lines(path, text, encoding, skip_broken)
        if begun := conflict_lines(text):
            refuse_conflict(path, begun[0], DataError)
        raise DataError(f"{path}: not valid JSON: {_why(error)}") from error
    if isinstance(value, dict):
        arrays = {key: v for key, v in value.items() if _is_table(v)}
        if len(arrays) != 1:
            raise DataError(
                f"{path}: which rows?",
                expected="an array of objects, or an object with one such array",
                seen=", ".join(arrays) or ", ".join(map(str, value)) or "an empty object",
            )
        (value,) = arrays.values()
    if not isinstance(value, list):
        raise DataError(f"{path}: no rows", expected="an array of objects", seen=shorten(value))
    rows: list[TableRow] = []
    dropped: list[str] = []
    for number, row in enumerate(value, start=1):
        if isinstance(row, dict):
            _keep(path, f"entry {number}", row, rows, (skip_broken, dropped))
        else:
            drop(path, f"entry {number}: {shorten(row, 40)} is no object", skip_broken, dropped)
    return _table(path, rows, encoding, dropped)


def _why(error: Exception) -> str:
    return "nested too deeply" if isinstance(error, RecursionError) else str(error)


def _keep(
    path: Path, place: str, row: TableRow, rows: list[TableRow], broken: tuple[bool, list[str]]
) -> None:
    """Keep a row, unless it has half a character (a lone surrogate): it makes no prompt."""
    if not is_whole(json.dumps(row, ensure_ascii=False)):
        drop(path, f"{place}: half a character (a lone surrogate)", *broken)
    else:
        rows.append(row)


def _is_table(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(row, dict) for row in value)


def _table(path: Path, rows: list[TableRow], encoding: str, dropped: Sequence[str]) -> UserTable:
    taken: list[str] = []
    for _ in range(MOST_LEVELS):
        key = next((key for key in rows[0] if _holds_rows(key, rows)), "") if rows else ""
        if not key:
            break
        taken.append(key)
        rows = [
            {**{k: v for k, v in row.items() if k != key}, **inner}
            for row in rows
            for inner in row[key]
        ]
    notes = (say("the rows stand in {fields}", fields=", ".join(taken)),) if taken else ()
    made = tuple(_with_spans(rows))
    return UserTable(str(path), made, encoding, dropped=tuple(dropped), notes=notes)


def _holds_rows(key: str, rows: Sequence[TableRow]) -> bool:
    """Say whether a field holds rows of its own in each row: SQuAD's paragraphs and their
    questions, or whatever has both a question and an answer."""
    lists = [row.get(key) for row in rows]
    inner = [one for each in lists if isinstance(each, list) for one in each]
    if not inner or not all(isinstance(each, list) for each in lists):
        return False
    if not all(isinstance(one, dict) for one in inner):
        return False
    return key in _LISTS or all(_ASKS & one.keys() and set(ANSWER) & one.keys() for one in inner)


def _with_spans(rows: Sequence[TableRow]) -> list[TableRow]:
    """Return rows whose lists of spans (`[{"text": …, "answer_start": …}]`) are fields of lists."""
    keys = (
        [key for key in rows[0] if _is_spans(key, [row.get(key) for row in rows])] if rows else []
    )
    return [{**row, **{key: _columns(row.get(key) or ()) for key in keys}} for row in rows]


def _is_spans(key: str, values: Sequence[Any]) -> bool:
    """Say whether a field's lists are of spans of a text, or of an answer's texts with nothing that
    tells one from another."""
    if not all(value is None or isinstance(value, list) for value in values):
        return False
    spans = [one for value in values for one in value or ()]
    if not spans or not all(isinstance(one, dict) and "text" in one for one in spans):
        return False
    is_answer = key.lower() in ANSWER and all(one.keys() <= _TEXT for one in spans)
    return is_answer or all({"text", "answer_start"} <= one.keys() <= _SPAN for one in spans)


def _columns(spans: Sequence[Mapping[str, Any]]) -> dict[str, list[Any]]:
    names = ("text", "answer_start") if any("answer_start" in one for one in spans) else ("text",)
    return {name: [one.get(name) for one in spans] for name in names}
