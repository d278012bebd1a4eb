"""The seal: rows of a task that nothing reads until they are opened on purpose.

    transforms/<task>/holdout/<data file>.sealed     a line for people, a line of JSON (what is
                                                     sealed), the rows: JSON lines, gzip, base64
    transforms/<task>/holdout/openings.jsonl         a line for each time that they were scored

It guards against oneself, not against someone who unpacks the file. Packed, a row is not met by
accident: not in an editor, nor by a search through the folder. Live code, which is closed in, can't
read it (`prompts/worker/sandbox/closed`, which knows the names). A file that ends in `.sealing` is
whole: its rows are being taken out of the data, which may still have them. Sealed rows that stand
in the data all the same, as where git put a file back, are left out of the docs (`OpenDocs`).
"""

from __future__ import annotations

import base64
import binascii
import datetime
import gzip
import json
import os
import textwrap
import zlib
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any

from workbench.errors import DataError
from workbench.io.files import json_object, read_utf8
from workbench.io.shapes import has_shape, require_shape
from workbench.prompts.dataset import docs_sha256, row_mark
from workbench.prompts.worker.sandbox.closed import FOLDER, PENDING, SUFFIX
from workbench.types import Doc

WARNING = (
    "Sealed rows of a prompt-workbench task, packed so that nobody reads them by accident: to "
    "unpack them is to break the seal. workbench open-holdout TASK --version V --model M scores "
    "them, and counts it."
)


@dataclass(frozen=True, slots=True)
class HoldoutSeal:
    """What any door may show of sealed rows. `source` is the data file that they are of, from the
    task's folder on; `rows` of its `of` rows are sealed, which were asked for as `share`. `sha256`
    is of their content and order (see `docs_sha256`). `group` is the field whose equal values keep
    rows together besides their texts, "" for none; `date` is in UTC, to the second."""

    source: str
    rows: int
    of: int
    share: float
    sha256: str
    group: str = ""
    date: str = ""
    chosen: str = "whole groups, in order of their hashes"


def make_seal(
    source: str, rows: Sequence[Mapping[str, Any]], *, of: int, share: float, group: str = ""
) -> HoldoutSeal:
    """Return what is to be said of rows that are sealed now."""
    docs = [Doc(place, row) for place, row in enumerate(rows)]
    date = datetime.datetime.now(datetime.UTC).isoformat(timespec="seconds")
    return HoldoutSeal(source, len(rows), of, share, docs_sha256(docs), group, date)


def seal_name(source: str) -> str:
    """Return the path of the seal of a data file, both from the task's folder on."""
    return f"{FOLDER}/{source.removeprefix('data/').replace('/', '__')}{SUFFIX}"


def seal_text(seal: HoldoutSeal, rows: Sequence[Mapping[str, Any]]) -> str:
    """Return the text of a sealed file."""
    lines = "".join(json.dumps(dict(row), default=str) + "\n" for row in rows)
    packed = base64.b64encode(gzip.compress(lines.encode("ascii"), mtime=0)).decode("ascii")
    about = json.dumps(asdict(seal), ensure_ascii=False)
    return "\n".join([WARNING, about, *textwrap.wrap(packed, 100)]) + "\n"


def read_seal(path: Path) -> HoldoutSeal | None:
    """Return what is sealed in a file, None where there is no such file. The rows stay packed.

    Raises:
        DataError: the file is no seal.
    """
    if not path.is_file():
        return None
    return _about(path, read_utf8(path, DataError).split("\n"))


def seals_of(folder: Path) -> list[HoldoutSeal]:
    """Return what is sealed in a task's folder; a file that is no seal is left to who opens it."""
    found: list[HoldoutSeal] = []
    for path in sorted((folder / FOLDER).glob(f"*{SUFFIX}")):
        with suppress(DataError):
            found += filter(None, [read_seal(path)])
    return found


@dataclass(frozen=True, slots=True)
class OpenDocs:
    """The docs of a source that are not sealed, with ids from 0, and how many are left out since
    they are."""

    docs: Sequence[Doc]
    sealed: int = 0


def open_docs(docs: Sequence[Doc], source: str | os.PathLike[str], folder: Path) -> OpenDocs:
    """Return the docs of a source without the sealed rows of the task in `folder`. Docs that are
    read in place are looked at where their number says that rows were put back: to look at each
    takes as long as to read them all."""
    seals = seal_paths(folder)
    if not seals or not (isinstance(docs, tuple) or _has_more(docs, source, folder)):
        return OpenDocs(docs)
    sealed: set[bytes] = set()
    for path in seals:
        with suppress(DataError):  # it is left to who opens it
            sealed |= {row_mark(doc) for doc in sealed_docs(path)}
    kept = [doc for doc in docs if row_mark(doc) not in sealed]
    if len(kept) == len(docs):
        return OpenDocs(docs)
    if not kept:
        raise DataError(
            f"{source}: all of its rows are sealed ones", fix="Take it as it was from git."
        )
    return OpenDocs(
        tuple(Doc(place, doc.data) for place, doc in enumerate(kept)), len(docs) - len(kept)
    )


def _has_more(docs: Sequence[Doc], source: str | os.PathLike[str], folder: Path) -> bool:
    path = Path(source).resolve()
    if not path.is_relative_to(folder):
        return False
    name = path.relative_to(folder).as_posix()
    return any(
        each.source == name and len(docs) != each.of - each.rows for each in seals_of(folder)
    )


def seal_paths(folder: Path) -> list[Path]:
    """Return the files of sealed rows in a task's folder, those included whose rows are being taken
    out of the data."""
    found = (folder / FOLDER).glob("*")
    return sorted(path for path in found if path.suffix in (SUFFIX, PENDING))


def sealed_docs(path: Path) -> tuple[Doc, ...]:
    """Return the sealed rows, with ids from 0: this is what opening means. No message quotes one.

    Raises:
        DataError: the file is no seal, or holds other rows than were sealed.
    """
    lines = read_utf8(path, DataError).split("\n")
    seal = _about(path, lines)
    try:
        text = gzip.decompress(base64.b64decode("".join(lines[2:]), validate=True)).decode("ascii")
        rows = [json.loads(line) for line in text.splitlines()]
    except (binascii.Error, OSError, EOFError, ValueError, RecursionError, zlib.error):
        rows = []
    is_rows = has_shape(rows, list[dict[str, Any]])
    docs = tuple(Doc(place, row) for place, row in enumerate(rows)) if is_rows else ()
    if not docs or docs_sha256(docs) != seal.sha256:
        raise DataError(
            f"{path}: not the rows that were sealed",
            expected=f"{seal.rows} rows of SHA-256 {seal.sha256[:12]}…",
            fix="Take the file as it was from git or a backup.",
        ) from None
    return docs


def _about(path: Path, lines: Sequence[str]) -> HoldoutSeal:
    wrong = DataError(f"{path}: not a seal", fix="Take the file as it was from git or a backup.")
    if lines[0] != WARNING or len(lines) < 3:
        raise wrong
    found = json_object(lines[1], path, DataError, line=2)
    known = {each.name for each in fields(HoldoutSeal)}
    if not {"source", "rows", "of", "share", "sha256"} <= found.keys() <= known:
        raise wrong
    require_shape(found, HoldoutSeal, f"{path}:2", DataError, root="")
    return HoldoutSeal(**found)
