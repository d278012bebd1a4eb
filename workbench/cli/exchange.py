"""The commands that deal with other systems, and with other people: import, export, report, verify,
rules, gap."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from workbench.analysis.records import record_of
from workbench.cli.common import (
    EXIT_FAILS,
    EXIT_OK,
    EXIT_UNBUILT,
    KEPT,
    NOT_KEPT,
    load_model_from,
    plan_from,
    print_found,
)
from workbench.cli.console import put, put_json, tell
from workbench.errors import NotFoundError, StoreError
from workbench.io.files import as_path

if TYPE_CHECKING:
    from workbench.exchange.score import PublishedScore
    from workbench.io.git import Commit


def import_command(arguments: argparse.Namespace) -> int:
    """Make a task from another system's files."""
    from workbench.exchange.systems import import_task

    made = import_task(
        arguments.system,
        as_path(arguments.source, NotFoundError),
        as_path(arguments.to, StoreError),
        trust=arguments.trust,
        step=arguments.step,
    )
    if arguments.json:
        put_json(record_of(made, "path files losses"))
    else:
        _show(made.files, made.losses)
    return EXIT_OK


def export_command(arguments: argparse.Namespace) -> int:
    """Write a version for another system."""
    from workbench.exchange.export import export_version

    if arguments.dry_run:
        return _preview_export(arguments)
    made = export_version(
        plan_from(arguments),
        arguments.system,
        as_path(arguments.to, StoreError),
        commit=arguments.commit,
        model=arguments.model,
    )
    _tell_score(made.score)
    if arguments.json:
        record = record_of(made, "files losses")
        if made.commit is not None:
            record["commit"] = record_of(made.commit, "branch sha ignored base is_new")
        put_json(record)
        return EXIT_OK
    _show(made.files, made.losses)
    if made.commit is not None:
        _tell_commit(made.commit)
        for path in made.commit.ignored:
            put(f"git ignores {path}: it is written, and not in the commit (a clone builds it)")
    return EXIT_OK


def _tell_commit(commit: Commit) -> None:
    if not commit.is_new:
        put(f"nothing to commit: {commit.branch} has these files as they are, in {commit.sha[:12]}")
        return
    put(f"committed {commit.sha[:12]} on the new branch {commit.branch}, where the clone is now")
    put(f"it starts from {commit.base}; git checkout - goes back there")


def _preview_export(arguments: argparse.Namespace) -> int:
    from workbench.exchange.export_preview import preview_export

    to = as_path(arguments.to, StoreError)
    found = preview_export(plan_from(arguments), arguments.system, to, arguments.model)
    if arguments.json:
        files = [{"path": str(f.path), "bytes": f.size, "fate": f.fate} for f in found.files]
        put_json({"files": files, **record_of(found, "capsule losses")})
    else:
        for file in found.files:
            put(f"{file.fate:8} {file.path} ({file.size:,} bytes)")
        for loss in found.losses:
            put(f"lost: {loss}")
    _tell_score(found.score)
    return EXIT_FAILS if found.refused else EXIT_OK


def _tell_score(score: PublishedScore) -> None:
    """Print on stderr which score goes with an export, or why none does and how to have it."""
    if score.report is None:
        text = f"no score goes with it: {score.missing}. To score exactly this:\n{score.command}"
    else:
        run, rows = score.report.run, len(score.report.rows)
        values = ", ".join(f"{name} {m.value:.3f}" for name, m in score.report.metrics.items())
        text = f"its score: {values} (model {run.model}, n = {rows}, run {run.run_id})"
        if score.holdout is not None:
            text += f"\n{score.holdout.sentence}"
    tell(text)


def report_command(arguments: argparse.Namespace) -> int:
    """Write one run, or two compared, as an HTML page."""
    from workbench.exchange.page.write import write_report

    made = write_report(
        arguments.runs,
        arguments.to,
        metric=arguments.metric,
        vary=arguments.vary,
        task=arguments.task,
        force=arguments.force,
    )
    if arguments.json:
        put_json(record_of(made, "path sha256"))
    else:
        put(f"wrote {made.path}\nits SHA-256: {made.sha256}")
    return EXIT_OK


def verify_command(arguments: argparse.Namespace) -> int:
    """Say whether a version still renders to what it was exported or scored as."""
    from workbench.exchange.verify import verify_version

    found = verify_version(
        as_path(arguments.task, NotFoundError), arguments.version, trust=arguments.trust
    )
    if arguments.json:
        mismatches = [record_of(item, "doc_id what expected seen") for item in found.mismatches]
        missing = [{"path": path, "sha256": digest} for path, digest in found.missing.items()]
        record = record_of(found, "ok against docs notes")
        put_json({**record, "mismatches": mismatches, "missing": missing})
    else:
        for item in found.mismatches:
            where = "" if item.doc_id is None else f"doc {item.doc_id}: "
            put(f"{where}{item.what}: expected {item.expected}; saw {item.seen}")
        for path, digest in found.missing.items():
            put(f"{path} is not here, and git leaves it out: build it (its SHA-256: {digest})")
        verdict = f"{len(found.mismatches)} differences" if found.mismatches else "nothing moved"
        if found.missing:
            verdict += ", as far as can be seen without the data"
        notes = "".join(f" ({note})" for note in found.notes)
        put(f"{found.docs} docs against {found.against}{notes}: {verdict}")
    if found.missing and not found.mismatches:
        return EXIT_UNBUILT
    return EXIT_OK if found.ok else EXIT_FAILS


def rules_command(arguments: argparse.Namespace) -> int:
    """Score once, and show what each system's rule makes of it."""
    from workbench.analysis.rules_report import rules_record, rules_tables
    from workbench.exchange.beside import score_plan_by_rules

    arguments.method = "ppl"
    plan = plan_from(arguments)
    model = load_model_from(arguments)
    try:
        report = score_plan_by_rules(plan, model, use_cache=not arguments.no_cache)
    except KeyboardInterrupt as stop:
        stop.add_note(NOT_KEPT if arguments.no_cache else KEPT)
        raise
    tables = rules_tables(report)
    print_found(arguments, rules_record(report), lambda terminal: terminal.show_tables(*tables))
    return EXIT_OK


def gap_command(arguments: argparse.Namespace) -> int:
    """Show where a run and another system's file first differ, row by row."""
    from workbench.analysis.gap import gap_record, gap_table
    from workbench.api import explain_gap

    found = explain_gap(arguments.run_id, arguments.file, arguments.system, task=arguments.task)
    table = gap_table(found)
    print_found(arguments, gap_record(found), lambda terminal: terminal.show_tables(table))
    same = found.counts["same"] == len(found.rows) and not found.only_ours
    return EXIT_OK if same else EXIT_FAILS


def _show(files: tuple[Path, ...], losses: tuple[str, ...]) -> None:
    for path in files:
        put(f"wrote {path}")
    for loss in losses:
        put(f"lost: {loss}")
