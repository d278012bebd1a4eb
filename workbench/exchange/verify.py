"""Does a version still render to what it was exported or scored as? No model is needed to see."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from workbench.errors import InputError, NotFoundError, TransformError, shorten
from workbench.exchange.capsule import SUFFIX, Mismatch, check_docs, check_files, read_capsule
from workbench.exchange.export import render_export
from workbench.io.brief import brief
from workbench.io.files import as_path
from workbench.io.git import find_repository, is_ignored
from workbench.prompts.dataset import docs_sha256
from workbench.prompts.transform import TransformRunner
from workbench.runs.identity import (
    describe,
    deviations,
    facts_of_plan,
    facts_of_run,
    newest_run,
    row_moved,
)
from workbench.runs.ledger import Ledger
from workbench.runs.options import Options
from workbench.runs.plan import choose_method, make_plan, render_docs
from workbench.runs.stored import options_of_run
from workbench.tasks.task import Task
from workbench.tasks.versions import (
    VersionInfo,
    edited_since_saved,
    find_version,
    list_versions,
)
from workbench.types import Doc, Rendered, RenderFailure, RenderSettings, Row, Run


@dataclass(frozen=True, slots=True)
class Verified:
    """What `verify` found. `against` names what the prompts were compared with; `notes` say of a
    run how it was scored otherwise than the version would be now. `missing` are the data that git
    leaves out and a clone has to build, by path with their SHA-256: without them no prompt could
    be looked at."""

    against: str
    docs: int
    mismatches: tuple[Mismatch, ...]
    notes: tuple[str, ...] = ()
    missing: Mapping[str, str] = field(default_factory=dict)

    def __repr__(self) -> str:
        return brief(self, "mismatches", "missing")

    @property
    def ok(self) -> bool:
        """Whether nothing moved, as far as could be seen, and all could be."""
        return not self.mismatches and not self.missing


def verify_version(folder: Path, version: str = "latest", *, trust: bool = False) -> Verified:
    """Render a version again and compare with its capsule, or else with its newest run. "latest" is
    what is scored where no version is named, or else another that has a capsule or a run.

    A file that is none of the folder's versions has no capsule, and the runs that are called by its
    path. No model is needed. `trust` allows to run code that another system's files name.

    Raises:
        NotFoundError: there is neither a capsule nor a run to compare with.
        InputError: the folder or the capsule cannot be used.
    """
    if list_versions(as_path(folder, NotFoundError)):
        if version == "latest":
            version = _usual_version(Task.open(folder))
        elif version.endswith(".py"):
            info = find_version(folder, version)
            if not info.saved:
                return _verify_run(Task.open(folder), version)
            version = info.id
    capsule_path = _find_capsule(folder, version)
    if capsule_path is not None:
        return _verify_capsule(capsule_path, trust=trust)
    return _verify_run(Task.open(folder), version)


def _usual_version(task: Task) -> str:
    """Return the id of the version that is meant where none is named."""
    ids = [version.id for version in reversed(task.versions())]
    try:
        usual = task.version("latest", choose_method(task, "latest", "")).id
    except NotFoundError:  # a config's method, of which there is no version
        usual = task.version("latest").id
    with_capsule = [name for name in ids if (task.path / f"transform_{name}{SUFFIX}").exists()]
    if usual in with_capsule or not (task.state / "runs.db").exists():
        scored: list[str] = []
    else:
        with closing(Ledger(task.state, only_read=True)) as ledger:
            scored = [run.version for run in _plain_runs(ledger, task) if run.version in ids]
    known = (*with_capsule, *scored)
    return usual if usual in known or not known else known[0]


def _plain_runs(ledger: Ledger, task: Task) -> list[Run]:
    """Return the runs, newest first, whose prompts need no model to render."""
    return [run for run in ledger.runs(task.name) if not run.settings.get("chat_template")]


def _find_capsule(folder: Path, version: str) -> Path | None:
    if not as_path(folder, NotFoundError).is_dir():
        raise NotFoundError(f"{folder}: no such folder")
    found = sorted(folder.glob(f"*{SUFFIX}"))
    if version == "latest":
        return found[-1] if found else None
    name = version.removesuffix(".py").removeprefix("transform_")
    return next((path for path in found if path.name.endswith(f"_{name}{SUFFIX}")), None)


def _verify_capsule(path: Path, *, trust: bool) -> Verified:
    capsule = read_capsule(path)
    missing = _left_out(capsule, path.parent)
    mismatches = [each for each in check_files(capsule, path.parent) if each.what not in missing]
    if missing:
        return Verified(str(path), 0, tuple(mismatches), missing=missing)
    wanted = RenderSettings(
        **{**capsule["settings"], "shot_ids": tuple(capsule["settings"]["shot_ids"])}
    )
    files = [path.parent / name for name in capsule["files"]]
    try:
        items: Sequence[Rendered | RenderFailure]
        items, _ = render_export(capsule["system"], files, capsule["version"], wanted, trust=trust)
        mismatches += check_docs(capsule, items)
        mismatches += _check_score(capsule, items)
    except TransformError as error:
        mismatches.append(Mismatch("prompt", "every doc renders", str(error)))
    except InputError as error:
        if not mismatches:  # nothing was changed, so the way to read it is at fault
            raise
        mismatches.append(Mismatch("prompt", "files that can be read", str(error)))
    return Verified(str(path), len(capsule["docs"]), tuple(mismatches))


def _left_out(capsule: Mapping[str, Any], folder: Path) -> dict[str, str]:
    """Return those of the capsule's files that are not here because git does not keep them, as
    UltraEval's `.gitignore` has it of all rows, with their hashes."""
    repository = find_repository(folder)
    if repository is None:
        return {}
    return {
        name: sha256
        for name, sha256 in capsule["files"].items()
        if not (folder / name).exists() and is_ignored(repository, folder / name)
    }


def _check_score(
    capsule: Mapping[str, Any], items: Sequence[Rendered | RenderFailure]
) -> list[Mismatch]:
    """Return whether a capsule's score is of other rows than its docs: capsules that were made
    before scores were held to what they are of may have one. Only where rows are kept as they
    are can it be seen."""
    scored = (capsule.get("score") or {}).get("settings", {}).get("docs_sha256")
    if capsule["system"] != "ultraeval" or not scored:
        return []
    here = docs_sha256([item.doc for item in items])
    return [] if here == scored else [Mismatch("score", "a score of these rows", "of other rows")]


def _verify_run(task: Task, version: str) -> Verified:
    """Compare with the prompts that a run of the version was scored on: the newest of those that
    are of what a run would score now, or else the newest."""
    info = task.version(version)
    run, rows = _run_of(task, info)
    config = run.settings.get("config", "")
    plan = make_plan(
        task,
        options_of_run(run),
        version=info.path,
        config=config if config in task.config_names() else "",
        method=run.method,
    )
    docs = {doc.id: doc for doc in task.docs(plan.config)}
    wanted = [docs[row.doc_id] for row in rows if row.doc_id in docs]
    with closing(TransformRunner()) as runner:
        now = {item.doc.id: item for item in render_docs(plan, wanted, runner).items}
    mismatches = [found for row in rows if (found := _moved(row, docs, now))]
    if run.source_sha256 != plan.source_sha256:
        mismatches.insert(0, Mismatch("source", run.source_sha256, plan.source_sha256))
    as_it_is = make_plan(task, Options(), version=info.path, method=run.method)
    found = deviations(facts_of_run(run), facts_of_plan(as_it_is))
    note = describe(each for each in found if each.name != "source")
    notes = (note, edited_since_saved(info), _other_texts(task, info, plan.source_sha256))
    return Verified(f"run {run.run_id}", len(rows), tuple(mismatches), tuple(filter(None, notes)))


def _other_texts(task: Task, info: VersionInfo, source_sha256: str) -> str:
    """Return what is to be said of runs of a version that are of other texts than its file's."""
    with closing(Ledger(task.state, only_read=True)) as ledger:
        runs = [run for run in ledger.runs(task.name) if run.version == info.id]
    others = [run.run_id for run in runs if run.source_sha256 != source_sha256]
    return f"of another text of {info.id}: {', '.join(others[:5])}" if others else ""


def _run_of(task: Task, info: VersionInfo) -> tuple[Run, list[Row]]:
    """Return the run to verify a version against, and its rows: one that has ended, if any has."""
    if (task.state / "runs.db").exists():
        with closing(Ledger(task.state, only_read=True)) as ledger:
            runs = [run for run in _plain_runs(ledger, task) if run.version == info.id]
            done = [run for run in runs if run.status == "done"]
            plain = make_plan(task, Options(), version=info.path) if done else None
            own = newest_run(done, facts_of_plan(plain)) if plain else None
            for run in (own, *done, *runs):
                if run is not None:
                    return run, [row for row in ledger.rows(run.run_id) if row.error is None]
    capsule = f"{Path(info.path).stem}{SUFFIX} beside it, or " if info.saved else ""
    raise NotFoundError(
        f"{info.id}: nothing to verify it against",
        expected=f"{capsule}a run of it",
        fix="Export it, or score it once." if info.saved else "Score it once.",
    )


def _moved(
    row: Row, docs: Mapping[int, Doc], now: Mapping[int, Rendered | RenderFailure]
) -> Mismatch | None:
    if row.doc_id not in docs:
        return Mismatch("row", "a row", "no such row", row.doc_id)
    item = now[row.doc_id]
    if isinstance(item, RenderFailure):
        return Mismatch("prompt", row.prompt_sha256, item.diagnostic.message, row.doc_id)
    moved = row_moved(row, item)
    if moved is None:
        return None
    what, was, is_now = moved
    if what != "prompt":  # a hash is told whole
        was, is_now = shorten(was), shorten(is_now)
    return Mismatch(what, was, is_now, row.doc_id)
