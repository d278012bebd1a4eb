"""Sealing rows of a task that is there already: those that no run has scored or shown as a shot.

The seal is written first and the rows are taken out of the data then, so nothing is lost when this
is interrupted: it is begun again, and finished.
"""

from __future__ import annotations

import csv
import io
import math
import os
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from workbench.errors import DataError, SettingError, StoreError, nearest, shorten
from workbench.io.files import BOM, system_errors
from workbench.io.given import require_text
from workbench.io.sqlite_files import BESIDE
from workbench.io.writing import replace_file
from workbench.prompts.dataset import docs_sha256, read_docs
from workbench.prompts.worker.sandbox.closed import PENDING
from workbench.runs.ledger import Ledger
from workbench.runs.seen import seen_places
from workbench.scoring.groups import MARKS, PASSAGES, questions_of
from workbench.tasks.config import TaskConfig, read_config
from workbench.tasks.new.columns import columns_of, value_at
from workbench.tasks.new.groups import group_keys
from workbench.tasks.new.propose import propose
from workbench.tasks.new.roles import Given, Looked
from workbench.tasks.new.sides import asked_texts
from workbench.tasks.new.user_table import UserTable
from workbench.tasks.seal import (
    HoldoutSeal,
    make_seal,
    read_seal,
    seal_name,
    seal_text,
    sealed_docs,
)
from workbench.tasks.task import WRITTEN_SUFFIXES, Task
from workbench.types import Doc

SHARE = 0.3
"""Of the rows, unless another share is asked for."""


@dataclass(frozen=True, slots=True)
class RowsSealed:
    """What was sealed, and in which file. `left` rows stay in the data. Of those that were there,
    `seen` could not be sealed: a run scored them or had them as shots, or a row like them stands
    elsewhere in the task. `older_runs` are runs on the data as they were before an edit, whose
    rows were taken for those in the same places now. `resumed`: a sealing that was interrupted
    was finished, and nothing was chosen anew. `notes` say where runs are lost, so that nobody knows
    what they scored."""

    seal: HoldoutSeal
    path: Path
    left: int
    seen: int = 0
    older_runs: int = 0
    resumed: bool = False
    notes: tuple[str, ...] = ()


def seal(
    task: Task | str | os.PathLike[str],
    holdout: float = SHARE,
    *,
    group: str = "",
    config: str = "",
) -> RowsSealed:
    """Take rows that were never scored out of a task's data file, into a seal that only
    `open_holdout` reads. They are at most the share `holdout` of the rows, chosen by hash.

    Whole groups are sealed: rows of one text, rows that `scoring.groups` names alike, and rows of
    one value of the field `group`. `config` says which data are meant where configs differ. Row
    ids move up, so stored runs are on other rows from then on: they are known by content.

    Raises:
        SettingError: the data are not the task's own, sealed already, or have no row that was
            never scored; a setting cannot be used.
        DataError: the data cannot be read.
        StoreError: the task's folder cannot be written.
    """
    require_text(group=group)
    opened = Task.of(task)
    if not isinstance(holdout, int | float) or not 0 < holdout < 1:
        raise SettingError(
            "holdout", expected="a share of the rows, above 0 and below 1", seen=shorten(holdout)
        )
    chosen = opened.config(config)
    source = own_source(opened, chosen)
    target = opened.path / seal_name(source)
    pending = target.with_suffix(PENDING)
    if pending.is_file():
        return _finish(opened, source, pending, resumed=True)
    if (found := read_seal(target)) is not None:
        raise SettingError(
            f"{source}: {found.rows} rows of it are sealed already, since {found.date}",
            fix="A task has one hold-out, so that its openings can be counted.",
        )
    _require_no_ids(opened, chosen)
    docs = opened.docs(chosen)
    keys, elsewhere = _groups(opened, chosen, group)
    seen, older = seen_places(opened, chosen, source)
    closed = {keys[place] for place in seen} | elsewhere
    places = _choose(keys, closed, holdout)
    blocked = sum(key in closed for key in keys)
    if not places:
        raise SettingError(
            f"{source}: nothing can be sealed",
            expected=f"a group of rows that was never scored, of {holdout:g} of the rows at most",
            seen=f"{blocked} of {len(docs)} rows scored, shown as shots, or like rows elsewhere",
            fix=f"Add rows that no run has seen{_larger_share(keys, closed)}.",
        )
    rows = [docs[place].data for place in places]
    made = make_seal(source, rows, of=len(docs), share=holdout, group=group)
    with system_errors(StoreError, f"{pending}: cannot be written"):
        pending.parent.mkdir(exist_ok=True)
        replace_file(pending, seal_text(made, rows).encode("utf-8"))
    notes = (*_lost_runs(opened.state), *_parted(docs, places))
    return _finish(opened, source, pending, seen=blocked, older=older, notes=notes)


def own_source(task: Task, config: TaskConfig) -> str:
    """Return the path of a config's data from the task's folder on.

    Raises:
        SettingError: they are no file of the task's own.
    """
    path = Path(config.path).resolve()
    is_own = path.is_file() and path.suffix in WRITTEN_SUFFIXES and path.is_relative_to(task.path)
    if not is_own:
        raise SettingError(
            f"data {config.path!r}: not the task's own file, so no rows are taken out of it",
            expected=f"a .jsonl or .csv file in {task.path}",
            fix=f"Put a copy of its rows into {task.path / 'data'} and name that as the config's "
            '"path".',
        )
    return path.relative_to(task.path).as_posix()


def _require_no_ids(task: Task, config: TaskConfig) -> None:
    """Refuse where a config names shots of these data by ids, which would be of other rows."""
    for name in task.config_names():
        other = read_config(task.path / "config" / f"{name}.json", task.path)
        if other.shot_ids and (other.fewshot_path or other.path) == config.path:
            raise SettingError(
                f"config {name!r} names shots by their ids, and sealing rows moves the ids",
                fix="Put the shots into a file of their own (fewshot_path), or take another "
                "sampler.",
            )


def _groups(task: Task, config: TaskConfig, group: str) -> tuple[list[str], set[str]]:
    """Return the key of each row's group, and the keys of groups with a row in another file of
    the task: of shots, or of another config."""
    docs = list(task.docs(config))
    others = [] if _is_own_pool(config.fewshot_path, config) else list(task.pool(config).docs)
    for path in task.data_files():
        if path.resolve() != Path(config.path).resolve():
            others += read_docs(path)
    rows = tuple(dict(doc.data) for doc in (*docs, *others))
    named = [""] * len(rows)
    if group:
        values = [value_at(row, group) for row in rows]
        if all(value is None for value in values):
            known = list(columns_of(rows))
            raise DataError(f"no field {group!r}", fix=nearest(group, known))
        named = ["" if value is None else repr(value) for value in values]
    keys = group_keys(rows, _texts(rows), named)
    return keys[: len(docs)], set(keys[len(docs) :])


def _texts(rows: tuple[dict[str, object], ...]) -> list[str]:
    """Return the hash of what each row asks, or, where the fields don't tell, of the row."""
    proposal = propose(Looked(UserTable("rows", rows)), Given())
    if proposal.roles.question or proposal.roles.passage:
        return asked_texts(proposal)
    return [docs_sha256([Doc(0, row)]) for row in rows]


def _parted(docs: Sequence[Doc], places: Sequence[int]) -> tuple[str, ...]:
    """Return what is to be said where sealed rows are of one question with rows that are left."""
    names, sealed = questions_of(docs), set(places)
    left = {name for place, name in enumerate(names) if place not in sealed}
    parted = [names[place] for place in places if names[place] in left]
    fields = Counter(name.split(" ", 1)[0] for name in parted)
    return tuple(
        f"{count} sealed rows agree in {field} with rows that are left, and elsewhere count as one "
        f"question with them: --group {field} keeps such rows together"
        for field, count in fields.items()
        if field in (*MARKS, *PASSAGES)
    )


def _lost_runs(state: Path) -> tuple[str, ...]:
    """Return what is to be said of runs that were there, by what they left, and are not known."""
    path, unknown = state / "runs.db", "whether they scored rows that are sealed now cannot be told"
    aside = [each.name for each in state.glob(f"{path.name}.broken-*")]
    if aside := sorted(name for name in aside if not name.endswith(BESIDE[1:])):
        return (f"runs were in {', '.join(aside)}, which cannot be read: {unknown}",)
    if not (state / "scores.db").is_file():
        return ()
    if path.is_file():
        with closing(Ledger(state, only_read=True)) as ledger:
            if not ledger.is_unused:
                return ()
    return (f"answers of earlier runs are in {state / 'scores.db'}, and no run in {path.name}: "
            f"{unknown}",)  # fmt: skip


def _is_own_pool(fewshot_path: str, config: TaskConfig) -> bool:
    """Say whether shots of a file, "" for the docs themselves, are rows of the config's data."""
    return not fewshot_path or Path(fewshot_path).resolve() == Path(config.path).resolve()


def _choose(keys: Sequence[str], closed: set[str], share: float) -> list[int]:
    """Return the places of the rows to seal, in their order: whole groups that are not closed, in
    the order of their keys, as long as they fit."""
    groups: dict[str, list[int]] = {}
    for place, key in enumerate(keys):
        groups.setdefault(key, []).append(place)
    chosen: list[int] = []
    for key in sorted(groups.keys() - closed):
        if len(chosen) + len(groups[key]) <= share * len(keys):
            chosen += groups[key]
    return sorted(chosen)


def _larger_share(keys: Sequence[str], closed: set[str]) -> str:
    """Return which share would do, as another way out; "" where none does."""
    sizes = Counter(key for key in keys if key not in closed)
    share = math.ceil(1000 * min(sizes.values(), default=len(keys)) / len(keys)) / 1000
    return f", or ask for a share of {share:g} at least" if share < 1 else ""


# -- taking rows out of a file ---------------------------------------------------------------------


def _finish(
    task: Task,
    source: str,
    pending: Path,
    *,
    seen: int = 0,
    older: int = 0,
    resumed: bool = False,
    notes: tuple[str, ...] = (),
) -> RowsSealed:
    """Take the rows of a written seal out of the data, wherever they stand by now, and give the
    seal its name."""
    path, target = task.path / source, task.path / seal_name(source)
    made = read_seal(pending)
    assert made is not None
    sealed = {docs_sha256([doc]) for doc in sealed_docs(pending)}
    with system_errors(StoreError, f"{path}: the rows cannot be taken out"):
        kept = _without(path, sealed)
        replace_file(path, kept.encode("utf-8"))
        os.replace(pending, target)
    left = len(read_docs(path))
    return RowsSealed(made, target, left, seen, older, resumed, notes)


def _without(path: Path, sealed: set[str]) -> str:
    """Return the file's text without the rows of these hashes; every other byte stays."""
    docs = iter(read_docs(path))
    parts: list[str] = []
    for text, is_row in _pieces(path):
        if not (is_row and docs_sha256([next(docs)]) in sealed):
            parts.append(text)
    return "".join(parts)


def _pieces(path: Path) -> Iterator[tuple[str, bool]]:
    """Yield the file's text piece by piece, as `read_docs` sees it, and whether each is a row."""
    text = path.read_bytes().decode("utf-8")
    mark = BOM if text.startswith(BOM) else ""
    text = text.removeprefix(BOM)
    yield mark, False
    if path.suffix != ".csv":
        *whole, last = text.split("\n")
        yield from ((line + "\n", bool(line.strip())) for line in whole)
        yield last, bool(last.strip())
        return
    lines = list(io.StringIO(text, newline=""))
    reader, begun, headed = csv.reader(iter(lines), strict=True), 0, False
    for cells in reader:
        yield "".join(lines[begun : reader.line_num]), headed and bool(cells)
        begun, headed = reader.line_num, headed or bool(cells)


def half_sealed(task: Task, source: str) -> bool:
    """Say whether rows of a data file are being sealed, and were not all taken out yet."""
    return (task.path / seal_name(source)).with_suffix(PENDING).is_file()
