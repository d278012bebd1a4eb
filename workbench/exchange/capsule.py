"""Capsules: what a version rendered to when it was exported, small enough to commit beside it.

A capsule has the prompts' hashes, not their texts: a CI without a GPU renders again and sees
whether a byte moved. It also says where the score came from.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any, NotRequired, TypedDict

from workbench.analysis.records import as_json
from workbench.analysis.report import Report
from workbench.errors import DataError, nearest, shorten
from workbench.exchange.score import PublishedScore
from workbench.io.files import as_path, is_regular, parse_json, read_utf8
from workbench.io.shapes import require_shape
from workbench.runs.openings import OpenedScore
from workbench.types import Doc, Rendered, RenderFailure, RenderSettings

FORMAT = "workbench-capsule/1"
SUFFIX = ".capsule.json"


AGAIN = "Export the version again."


class DocRecord(TypedDict):
    """A doc of a capsule: hashes of its row, its prompt and what is made of its answer."""

    doc_id: int
    row_sha256: str
    prompt_sha256: str
    shots: NotRequired[list[int]]
    choices_sha256: NotRequired[str]
    processed_output_sha256: NotRequired[str]


class ScoreRecord(TypedDict):
    """The score that went with an export."""

    run_id: str
    model: str
    n: int
    settings: dict[str, Any]
    metrics: dict[str, dict[str, Any]]


class Capsule(TypedDict):
    """What a capsule's file holds at least."""

    format: str
    system: str
    task: str
    version: str
    config: str
    settings: RenderSettings
    files: dict[str, str]
    docs: list[DocRecord]
    score: NotRequired[ScoreRecord | None]


SETTINGS = tuple(field.name for field in fields(RenderSettings))


@dataclass(frozen=True, slots=True)
class Mismatch:
    """Something that is no longer as the capsule says. `doc_id` is None where it is a file."""

    what: str
    expected: str
    seen: str
    doc_id: int | None = None


def file_sha256(path: Path) -> str:
    """Return the SHA-256 of a file's bytes, '' where there is no such file."""
    if not is_regular(as_path(path, DataError)):
        return ""
    return hashlib.sha256(path.read_bytes()).hexdigest()


def make_capsule(
    *,
    system: str,
    task: str,
    version: str,
    config: str,
    settings: RenderSettings,
    items: Sequence[Rendered],
    files: Mapping[str, str],
    score: PublishedScore,
) -> dict[str, Any]:
    """Return a capsule as JSON values. `files` maps paths, relative to the capsule, to hashes."""
    return {
        "format": FORMAT,
        "system": system,
        "task": task,
        "version": version,
        "config": config,
        "settings": {**asdict(settings), "shot_ids": list(settings.shot_ids)},
        "files": dict(files),
        "docs": [_doc_record(item) for item in items],
        "score": _score_record(score.report) if score.report else None,
        **({} if score.report else {"unscored": score.missing}),
        **({"holdout": _holdout_record(score.holdout)} if score.holdout else {}),
    }


def capsule_text(capsule: Mapping[str, Any]) -> str:
    """Return the capsule as JSON, a doc on each line: what moved is a line of a diff."""
    head = {name: value for name, value in capsule.items() if name != "docs"}
    text = json.dumps(head, ensure_ascii=False, indent=1, allow_nan=False)
    docs = ",\n".join(f"  {json.dumps(doc)}" for doc in capsule["docs"])
    return text.removesuffix("\n}") + f',\n "docs": [\n{docs}\n ]\n}}\n'


def _doc_record(item: Rendered) -> dict[str, Any]:
    return {
        "doc_id": item.doc.id,
        "row_sha256": row_sha256(item.doc),
        "shots": list(item.shot_ids),
        "prompt_sha256": item.prompt.sha256,
        "choices_sha256": _sha256_of(list(item.endings)),
        "processed_output_sha256": _sha256_of(item.example.processed_output),
    }


def _score_record(report: Report) -> dict[str, Any]:
    run = report.run
    return {
        "run_id": run.run_id,
        "model": run.model,
        "fingerprint": run.fingerprint,
        "n": len(report.rows),
        "doc_ids": [row.doc_id for row in report.rows],
        "settings": dict(run.settings),
        "metrics": as_json(report.metrics),
    }


def _holdout_record(score: OpenedScore) -> dict[str, Any]:
    """Return the score of the sealed rows; of themselves there is the hash alone."""
    opening = score.opening
    return {
        "n": opening.n,
        "rows_sha256": opening.sha256,
        "opened": score.opened,
        "metrics": as_json(opening.metrics),
    }


def row_sha256(doc: Doc) -> str:
    """Return the SHA-256 of a row's content, whatever file it stands in."""
    return _sha256_of(dict(doc.data))


def _sha256_of(value: Any) -> str:
    text = json.dumps(value, ensure_ascii=True, default=str)
    return hashlib.sha256(text.encode("ascii")).hexdigest()


def read_capsule(path: Path) -> dict[str, Any]:
    """Return the capsule in the file `path`.

    Raises:
        DataError: it cannot be read, or is not a capsule of this format.
    """
    found = parse_json(read_utf8(path, DataError), path, DataError, allow_nan=False)
    known = found.get("format") if isinstance(found, dict) else None
    if known != FORMAT:
        raise DataError(
            f"{path}: not a capsule",
            expected=f'"format": "{FORMAT}"',
            seen=shorten(known),
            fix=AGAIN,
        )
    require_shape(found, Capsule, str(path), DataError, fix=AGAIN)
    for name in found["settings"]:
        if name not in SETTINGS:
            raise DataError(
                f"{path}: $.settings: unknown setting {name!r}", fix=nearest(name, SETTINGS)
            )
    return found


def check_docs(
    capsule: Mapping[str, Any], items: Iterable[Rendered | RenderFailure]
) -> list[Mismatch]:
    """Return what differs between the capsule's docs and those that were rendered now."""
    now = {item.doc.id: item for item in items}
    found: list[Mismatch] = []
    for record in capsule["docs"]:
        doc_id = record["doc_id"]
        item = now.pop(doc_id, None)
        if item is None:
            found.append(Mismatch("row", record["row_sha256"], "no such row", doc_id))
        elif isinstance(item, RenderFailure):
            found.append(
                Mismatch("prompt", record["prompt_sha256"], item.diagnostic.message, doc_id)
            )
        else:
            seen = _doc_record(item)
            found += [
                Mismatch(name.removesuffix("_sha256"), str(record[name]), str(seen[name]), doc_id)
                for name in seen
                if seen[name] != record.get(name)
            ]
    found += [Mismatch("row", "no such row", "a row", doc_id) for doc_id in now]
    return found


def check_files(capsule: Mapping[str, Any], folder: Path) -> list[Mismatch]:
    """Return which of the capsule's files in `folder` are not as they were written."""
    return [
        Mismatch(name, sha256, file_sha256(folder / name) or "no such file")
        for name, sha256 in capsule["files"].items()
        if file_sha256(folder / name) != sha256
    ]
