"""How our few-shot assembly puts together what lm-evaluation-harness does, and the rows for it."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from workbench.errors import DataError, shorten
from workbench.exchange.files import RowData
from workbench.exchange.lm_eval.data import Tables
from workbench.exchange.lm_eval.spec import Spec
from workbench.exchange.lm_eval.values import Shot, turns_of
from workbench.prompts.samplers.pool import PLAIN, SAME, SPARE


@dataclass(frozen=True, slots=True)
class Layout:
    """How our few-shot assembly puts together what the harness does.

    `delimiter` is the `target_delimiter`, `separator` follows a shot; both are chosen so that as
    little as possible has to move into the shots themselves. `separate` says that the shots have
    a file of their own (as they do where one is not written as its doc is), whose rows have `mark`
    in the column `POOL_MARK` ('': no such column).
    """

    delimiter: str
    separator: str
    separate: bool
    mark: str


def layout_of(spec: Spec, tables: Tables, shots: Sequence[Shot | None]) -> Layout:
    """Return the layout for a task and what its shots are."""
    has_prefix = spec.shots.gen_prefix is not None
    delimiter = "" if has_prefix else spec.shots.target_delimiter
    if spec.is_choice:
        delimiter = spec.target_delimiter
    if spec.is_text:  # it is sent as it is; what stands before a shot's answer moves into the shot
        delimiter = ""
    has_open = any(shot is not None and not shot.answer for shot in shots)
    separator = "" if has_open else spec.shots.fewshot_delimiter
    separate = not tables.same or not tables.excludes
    made = Layout(delimiter, separator, separate, SPARE if tables.excludes else PLAIN)
    moved = any(shot and as_ours(shot, made)[0] != shot.question.text for shot in shots)
    is_other = moved or spec.has_own_shots
    return replace(made, separate=True, mark=SAME) if is_other and not separate else made


def as_ours(shot: Shot, layout: Layout) -> tuple[str, str]:
    """Return input and output that our assembly joins to the shot's text."""
    question = shot.question.text
    if not shot.answer:
        return question, ""
    tail = "" if layout.separator else shot.separator
    if shot.joint.startswith(layout.delimiter):
        return question, shot.joint.removeprefix(layout.delimiter) + shot.answer + tail
    if shot.joint.endswith(layout.delimiter):
        return question + shot.joint.removesuffix(layout.delimiter), shot.answer + tail
    return question + shot.joint + shot.answer + tail, ""


def turns_before(shot: Shot, layout: Layout) -> tuple[tuple[str, str], ...]:
    """Return the turns of a chat that the output of `as_ours` goes on with: all of the shot's
    where that is none."""
    if not as_ours(shot, layout)[1]:
        return shot.turns
    return turns_of(shot.question.asked, shot.question.prefix)


def set_targets(row: RowData, targets: dict[str, int]) -> None:
    """Give the row its `target_scores`; a column of that name and another content moves aside."""
    if "target_scores" in row and row["target_scores"] != targets:
        row["source_target_scores"] = row.pop("target_scores")
    row["target_scores"] = targets


def plain(row: RowData) -> RowData:
    """Return the row as it is read back from its file."""
    return json.loads(json.dumps(row, ensure_ascii=False, default=_as_text))


def _as_text(value: Any) -> Any:
    if isinstance(value, bytes | bytearray):
        raise DataError("a column of bytes", expected="text", seen=shorten(value, 40))
    if hasattr(value, "tolist"):
        return value.tolist()
    return str(value)


def copied(row: RowData) -> RowData:
    """Return a copy of the row that shares nothing with it."""
    return json.loads(json.dumps(row))
