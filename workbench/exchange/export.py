"""Versions out to the four systems, and into a commit of somebody's repository.

Whatever is exported is read back at once and rendered: a prompt that comes back different is a
loss, and it is said.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Mapping, Sequence
from contextlib import closing, suppress
from dataclasses import dataclass, replace
from pathlib import Path, PurePosixPath
from typing import Any, Literal, TypeAlias

from workbench.errors import (
    DataError,
    InputError,
    NotFoundError,
    SettingError,
    StoreError,
    TransformError,
)
from workbench.exchange.capsule import (
    SUFFIX,
    capsule_text,
    file_sha256,
    make_capsule,
    read_capsule,
)
from workbench.exchange.files import ExportJob
from workbench.exchange.score import PublishedScore, published_score
from workbench.exchange.systems import (
    files_in,
    import_task,
    open_format,
    taken_back,
    write_files,
)
from workbench.exchange.texts import some_of
from workbench.io.files import as_path, is_whole, read_utf8
from workbench.io.git import (
    Commit,
    commit_files,
    find_repository,
    is_unchanged,
    require_repository,
)
from workbench.messages import shots_text, speaking
from workbench.prompts.dataset import CONTINUATION
from workbench.prompts.transform import TransformRunner
from workbench.runs.options import Options, change_options
from workbench.runs.plan import Plan, make_examples, make_plan, render_docs
from workbench.scoring.metrics.doc_metric import as_tuple
from workbench.tasks.task import Task
from workbench.tasks.versions import require_saved
from workbench.types import Diagnostic, Doc, Example, Rendered, RenderFailure, RenderSettings

Fate: TypeAlias = Literal["new", "same", "replaced", "refused"]
"""What writing would do to a file."""


@dataclass(frozen=True, slots=True)
class Exported:
    """A version that was written for another system, the score that its capsule has, and the
    commit that it is in, if any."""

    files: tuple[Path, ...]
    losses: tuple[str, ...]
    score: PublishedScore
    commit: Commit | None = None


def export_version(
    plan: Plan, system: str, to: Path, *, commit: bool = False, model: str = ""
) -> Exported:
    """Write a version for another system into the folder `to`, with its capsule.

    All docs of the task are exported, whatever the plan's sample. With `commit` the files are
    committed to the repository of `to`, on a new branch (see `io.git.commit_files`). Where it
    fails, the folder is as it was. The score that goes with them is one of
    exactly this (see `published_score`, which `model` is for), or none.

    Raises:
        TransformError: a doc cannot be rendered.
        SettingError: a file of `to` would be replaced that is neither an earlier export's nor
            kept by git; or `to` lies in the task.
        NotFoundError: `commit`, and `to` is not in a git repository.
        StoreError: the folder cannot be written, or git refuses.
    """
    to, own = as_path(to, StoreError).resolve(), plan.task.path.resolve()
    if to.is_relative_to(own):  # what lies there is read as the task's
        raise SettingError(
            f"an export to {to}", expected="a folder outside the task", seen=f"one in {own}"
        )
    repository = require_repository(to) if commit else None
    job = make_job(plan, to)
    score = published_score(replace(plan, sample_size=None), job.items, model)
    written = open_format(system).export_task(job)
    targets = files_in(to, written)
    capsule_path = place_of_capsule(job, list(targets))
    for path, fate in fates(targets, capsule_path).items():
        if fate == "refused":
            raise SettingError(
                f"{path} exists, and replacing it would lose what is in it",
                expected="a new file, an earlier export's, or one that git has as it is",
                fix="Move it away, commit it, or export into another folder.",
            )
    files = (*targets, capsule_path)
    with taken_back(files):
        write_files(targets)
        items, settings, more = read_back(system, job, list(targets))
        configs = (path.stem for path in targets if path.parent.name == "config")
        capsule = make_capsule(
            system=system,
            task=job.task,
            version=plan.version,
            config=next(configs, plan.config.name),
            settings=settings,
            items=items,
            files={_relative(path, capsule_path.parent): file_sha256(path) for path in targets},
            score=score,
        )
        write_files({capsule_path: capsule_text(capsule)})
        branch = f"workbench/{job.task}-{plan.version}".replace(" ", "-")
        made = commit_files(repository, files, _message(job, score), branch) if repository else None
    lost = [f"scoring: {job.config.lost_scoring}"] if job.config.lost_scoring else []
    lost += _blank_golds(job)
    lost += _left_behind(plan, system)
    return Exported(files, (*written.losses, *more, *lost), score, made)


def _left_behind(plan: Plan, system: str) -> list[str]:
    """Return the loss that what is exported is one of several ways to read the same responses."""
    if plan.config.name not in plan.task.config_names():
        return []
    others = plan.task.other_readings(plan.config)
    if not others:
        return []
    chain = system == "lm-eval" and plan.config.filters
    called = ", whose filters are called 'extract' there" if chain else ""
    return [
        f"configs: this export is of {plan.config.name} alone{called}; {', '.join(others)} "
        "read the same responses otherwise: export each with --config into a folder of its own"
    ]


def _blank_golds(job: ExportJob) -> list[str]:
    """Return the loss that docs without a right answer are left out of scores here alone. (A metric
    of the harness's counts them here, too.)"""
    kinds = {metric.type for metric in job.config.metrics}
    if job.config.method == "ppl" or kinds == {"lm_eval_exact_match"}:
        return []
    blank = [
        item.doc.id
        for item in job.items
        if not any(gold.strip() for gold in as_tuple(item.example.processed_output))
    ]
    if not blank:
        return []
    return [f"docs {some_of(blank)}: no right answer; not scored here, and scored there"]


def make_job(plan: Plan, target: Path) -> ExportJob:
    """Return everything that a writer needs: all docs rendered, and the shots' examples.

    Raises:
        TransformError: a doc cannot be rendered.
        DataError: the choices are inputs of one answer.
        SettingError: it is a draft, or the task's name cannot stand in a file.
    """
    if not is_whole(plan.task.name):  # made on a disk of another encoding
        expected = "a folder's name in UTF-8, since files of the export have it in them"
        raise SettingError(f"the task {plan.task.name!a}", expected=expected, fix="Rename it.")
    version = require_saved(plan.task.path, plan.version, plan.source)
    plan = replace(plan, sample_size=None)
    docs, pool = plan.docs(), plan.task.pool(plan.config)
    with closing(TransformRunner()) as runner:
        items = _all_rendered(plan, docs, runner)
        _refuse_several_inputs(items)
        needed = {shot for item in items for shot in item.shot_ids}
        shown = sorted((doc for doc in pool.docs if doc.id in needed), key=lambda doc: doc.id)
        found = make_examples(plan, shown, runner, separate=pool.separate)
        shots: dict[int, Example] = {}
        for doc, example in zip(shown, found, strict=True):
            if isinstance(example, Diagnostic):
                raise _cannot_render(example, doc.id)
            shots[doc.id] = example
    diff = read_utf8(version.diff_path, StoreError) if version.diff_path else ""
    return ExportJob(
        task=plan.task.name,
        version=version,
        source=plan.source,
        diff=diff,
        config=plan.config,
        settings=plan.settings,
        dataset_name=plan.task.dataset_name(plan.config),
        docs=docs,
        items=items,
        pool=tuple(pool.docs),
        separate_pool=pool.separate,
        shots=shots,
        target=target,
    )


def _refuse_several_inputs(items: Sequence[Rendered]) -> None:
    """Refuse what no writer beside can say; their files would be read as another task."""
    if item := next((item for item in items if item.continuation), None):
        raise DataError(
            f"doc {item.doc.id}: its choices are inputs of one answer",
            expected="choices that are answers",
            seen=f"a column {CONTINUATION}",
            fix="An export cannot say it: use the task that this one was imported from.",
        )


def _all_rendered(plan: Plan, docs: Sequence[Doc], runner: TransformRunner) -> tuple[Rendered, ...]:
    items: list[Rendered] = []
    for item in render_docs(plan, docs, runner).items:
        if isinstance(item, RenderFailure):
            raise _cannot_render(item.diagnostic, item.doc.id)
        items.append(item)
    return tuple(items)


def _cannot_render(found: Diagnostic, doc_id: int) -> TransformError:
    return TransformError(
        f"doc {doc_id} cannot be rendered, line {found.line}: {found.message}",
        fix="Correct the transform or the row: every doc is exported.",
    )


def place_of_capsule(job: ExportJob, files: Sequence[Path]) -> Path:
    """Return where the capsule goes: beside the version's file, or the first of the files."""
    beside = next((path for path in files if path.name == Path(job.version.path).name), None)
    if beside is not None:
        return beside.with_name(beside.stem + SUFFIX)
    return files[0].with_name(f"{job.task}_{job.version.id}{SUFFIX}")


def fates(targets: Mapping[Path, str], capsule_path: Path) -> dict[Path, Fate]:
    """Return what writing each text to its path would do: `refused` where the file that is there
    is neither this text already, nor an earlier export's, nor kept by git."""
    ours = _exported_before(capsule_path.parent)
    found: dict[Path, Fate] = {}
    for path, text in targets.items():
        if not path.exists():
            found[path] = "new"
        elif path.read_bytes() == text.encode("utf-8"):
            found[path] = "same"
        elif (_relative(path, capsule_path.parent), file_sha256(path)) in ours:
            found[path] = "replaced"
        else:
            repository = find_repository(path.parent)
            kept = repository is not None and is_unchanged(repository, path)
            found[path] = "replaced" if kept else "refused"
    return found


def _exported_before(folder: Path) -> set[tuple[str, str]]:
    """Return the paths, from the folder on, and hashes of the files of exports whose capsules lie
    in it: of whichever version."""
    found: set[tuple[str, str]] = set()
    for path in sorted(folder.glob(f"*{SUFFIX}")):
        with suppress(DataError):  # it is no capsule: what it would tell of is left alone
            found |= set(read_capsule(path)["files"].items())
    return found


def _relative(path: Path, folder: Path) -> str:
    return PurePosixPath(os.path.relpath(path, folder)).as_posix()


# -- what was written, read back ---------------------------------------------------------------


def read_back(
    system: str, job: ExportJob, files: Sequence[Path]
) -> tuple[tuple[Rendered, ...], RenderSettings, tuple[str, ...]]:
    """Render what was exported as that system reads it, and say where that differs."""
    drawn = _drawn(system, job)
    try:
        items, settings = render_export(system, files, job.version.id, job.settings, trust=True)
    except InputError as error:
        unread = f"read back: the export cannot be read back: {error}"
        return job.items, job.settings, (unread, *drawn)
    return items, settings, (*_differences(job, items), *drawn)


def render_export(
    system: str, files: Sequence[Path], version: str, wanted: RenderSettings, *, trust: bool
) -> tuple[tuple[Rendered, ...], RenderSettings]:
    """Render exported files as their system reads them; return the prompts and their settings.

    `wanted` says what an UltraEval config cannot: seed and sampler.

    Raises:
        InputError: the files cannot be read, or a doc cannot be rendered.
    """
    transform = next((path for path in files if path.name == f"transform_{version}.py"), None)
    options = {name: getattr(wanted, name) for name in ("num_fewshot", "seed", "sampler")}
    if system == "ultraeval" and transform is not None:
        config = next(path.stem for path in files if path.parent.name == "config")
        shots = {"shot_ids": wanted.shot_ids} if wanted.shot_ids else {}
        return _render_all(Task.open(transform.parent), version, config, {**options, **shots})
    with tempfile.TemporaryDirectory() as folder:
        to = Path(folder) / "transforms" / "exported"
        import_task(system, _entry(system, files), to, trust=trust)
        return _render_all(Task.open(to), "latest", "", {})


_ENTRIES = {"lm-eval": ".yaml", "opencompass": ".jsonl", "freeeval": ".json"}


def _entry(system: str, files: Sequence[Path]) -> Path:
    """Return the file of an export that its system is pointed at."""
    ending = _ENTRIES.get(system, ".json")
    found = [path for path in files if path.suffix == ending and not path.name.startswith("_")]
    if not found:
        raise NotFoundError(f"the export for {system}", expected=f"a file *{ending}")
    return min(found, key=lambda path: (len(path.parts), len(path.name)))


def _render_all(
    task: Task, version: str, config: str, options: Mapping[str, Any]
) -> tuple[tuple[Rendered, ...], RenderSettings]:
    chosen = change_options(Options(sample_size=None), **options)
    plan = make_plan(task, chosen, version=version, config=config)
    with closing(TransformRunner()) as runner:
        return _all_rendered(plan, plan.docs(), runner), plan.settings


def _differences(job: ExportJob, after: Sequence[Rendered]) -> list[str]:
    before = job.items
    if len(before) != len(after):
        return [f"rows: {len(before)} were exported, {len(after)} come back"]

    def texts(item: Rendered) -> list[str]:
        if job.config.method == "gen":
            return [item.prompt.text]
        # What PPL scores: where the prompt ends in it may move, white space say.
        return [item.prompt.text + ending for ending in item.endings]

    moved = [a.doc.id for a, b in zip(before, after, strict=True) if texts(a) != texts(b)]
    if not moved:
        return []
    return [f"prompts: {len(moved)} of {len(before)} read back differently, first doc {moved[0]}"]


def _drawn(system: str, job: ExportJob) -> list[str]:
    """Return what becomes of several draws: a system that can draw them (`sampling_num` of
    UltraEval, `repeats` of lm-evaluation-harness) scores the first."""
    draws = job.config.decoding.draws
    if draws == 1:
        return []
    return [f"draws {draws}: here a doc counts with the mean of them, in {system} with one answer"]


# -- the commit's message ------------------------------------------------------------------------


def _message(job: ExportJob, score: PublishedScore) -> str:
    """Return the commit's message: what it is, why it was made, and what it scored."""
    lines = [f"Add {job.task} {job.version.id}", ""]
    if job.version.note:
        lines += [job.version.note, ""]
    lines += _score_lines(job, score)
    if job.version.parent:
        lines += [f"Its difference to {job.version.parent} is in the .diff beside it, or:", ""]
        lines += [f"    {line}" for line in job.diff.rstrip("\n").split("\n")]
    return "\n".join(lines).rstrip() + "\n"


def _score_lines(job: ExportJob, score: PublishedScore) -> list[str]:
    report = score.report
    if report is None:
        return [f"Not scored as it is here: {score.missing}.", ""]
    run, docs = report.run, len(job.items)
    lines: list[str] = []
    for name, metric in report.metrics.items():
        low, high = metric.ci95
        some = f" of {docs} docs" if len(report.rows) < docs else ""
        interval = f"95 % interval {low:.4f} to {high:.4f}"
        lines.append(f"{name}: {metric.value:.4f} ({interval}, n = {metric.n}{some})")
    with speaking("en"):  # as the rest of it is, whatever the reader's language
        shots = shots_text(job.settings.num_fewshot)
    seed = job.settings.seed
    dtype = f" in {run.settings['dtype']}" if run.settings.get("dtype") else ""
    lines.append(f"model: {run.model}{dtype}, {shots}, seed {seed}, run {run.run_id}")
    if score.holdout is not None:
        lines.append(score.holdout.sentence)
    return [*lines, *report.notes, ""]
