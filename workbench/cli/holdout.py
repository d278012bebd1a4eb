"""The commands of a hold-out: seal rows, and open them."""

from __future__ import annotations

import argparse
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from workbench.analysis.records import as_json, record_of
from workbench.cli.common import (
    EXIT_OK,
    load_model_from,
    load_settings_from,
    plan_from,
    print_found,
)
from workbench.cli.console import put, put_json, tell

if TYPE_CHECKING:
    from workbench.runs.holdout import OpenedHoldout
    from workbench.runs.openings import OpenedScore
    from workbench.runs.sealing import RowsSealed


def seal_command(arguments: argparse.Namespace) -> int:
    """Seal rows that were never scored."""
    from workbench.runs.sealing import seal

    found = seal(arguments.task, arguments.holdout, group=arguments.group, config=arguments.config)
    for note in found.notes:
        tell(f"warning: {note}")
    if arguments.json:
        put_json(_seal_record(found))
    else:
        _show_seal(found)
    return EXIT_OK


def _seal_record(found: RowsSealed) -> dict[str, Any]:
    return {
        **record_of(found, "path left seen older_runs resumed notes"),
        "sealed": found.seal.rows,
        **record_of(found.seal, "source of share group sha256 date"),
    }


def _show_seal(found: RowsSealed) -> None:
    made = found.seal
    begun = "finished what was interrupted: " if found.resumed else ""
    put(f"{begun}sealed {made.rows:,} of {made.of:,} rows of {made.source} in {found.path}")
    put(f"{found.left:,} rows are left")
    if found.seen:
        put(f"not sealed: {found.seen:,} rows that were scored, shown, or are like such")
    if found.older_runs:
        put(
            f"{found.older_runs} runs are of the data before an edit: the rows in their places "
            "were taken for those that they scored"
        )
    put("Row ids moved up: earlier runs are on other rows now. Score again to compare.")
    put("It guards against yourself alone: whoever unpacks the file can read it.")


def open_holdout_command(arguments: argparse.Namespace) -> int:
    """Score the sealed rows for a version, or say what they scored when it was opened."""
    from workbench.cli import terminal
    from workbench.models.known import known_model
    from workbench.runs.holdout import open_plan, require_sealed, stored_opening
    from workbench.runs.progress import Progress

    plan = replace(plan_from(arguments), sample_size=None)
    require_sealed(plan)
    found = stored_opening(plan, known_model(arguments.model, load_settings_from(arguments)))
    if found is None:
        with terminal.progress() as show:
            model = load_model_from(
                arguments, watch=lambda stage: show(Progress("loading", stage=stage))
            )
            try:
                found = open_plan(plan, model, show)
            except KeyboardInterrupt as stop:
                if stored_opening(plan, model) is None:
                    stop.add_note("nothing of it is kept, and it was not counted")
                raise
    opened = found
    print_found(arguments, opened_record(found), lambda terminal: _show_opened(terminal, opened))
    return EXIT_OK


def _show_opened(terminal: Any, found: OpenedHoldout) -> None:
    """Print the score on the sealed rows above that on the others, and what the count means."""
    from rich.table import Table

    from workbench.analysis.report import metric_cells
    from workbench.cli.terminal import of_questions
    from workbench.messages import shots_text
    from workbench.runs.openings import freshness

    opening, run = found.opening, found.opening.run
    head = (run.task, run.version, run.method.upper(), run.model)
    few = shots_text(run.settings["num_fewshot"])
    terminal.out.print(" · ".join((*head, few, f"{opening.n} sealed rows{of_questions(run)}")))
    table = Table("metric", "rows", box=None, pad_edge=False)
    for title in ("value", "std. error", "95 % interval", "n"):
        table.add_column(title, justify="right", no_wrap=True)
    selected = (found.selection.metrics if found.selection else None) or {}
    for name, metric in opening.metrics.items():
        table.add_row(name, "hold-out", *metric_cells(metric))
        if name in selected:
            table.add_row("", "selection", *metric_cells(selected[name]))
    terminal.out.print(table)
    if found.selection is None:
        terminal.out.print("no stored run of just this on the ordinary rows", style="dim")
    for what, n in opening.failures.items():
        terminal.out.print(f"{n} rows without a prompt: {what}")
    if opening.unscored:
        terminal.out.print(f"{opening.unscored} rows without a score")
    for note in opening.notes:
        terminal.out.print(note, style="dim")
    again = "" if found.is_new else "Opened before: this came out then, and was not counted again. "
    terminal.out.print(f"{again}{freshness(found.opened, found.seen)}")


def opened_record(found: OpenedHoldout) -> dict[str, Any]:
    """Return what `workbench open-holdout --json` prints: what `score` does, of the sealed rows,
    and how often the hold-out was opened."""
    from workbench.records import run_record

    opening, selection = found.opening, found.selection
    return {
        **run_record(opening.run),
        "n": opening.n,
        "cached": 0,
        "computed": opening.n - opening.failed,
        **record_of(opening, "notes failures"),
        "failed": opening.failed + opening.unscored,
        "unmade": opening.failed,
        "opened": found.opened,
        "is_new": found.is_new,
        "seen": as_json(found.seen),
        "selection": selection
        and {
            "run_id": selection.run_id,
            "n": selection.settings.get("n"),
            "metrics": as_json(selection.metrics or {}),
        },
    }


def beside_record(found: OpenedScore | None) -> dict[str, Any] | None:
    """Return the hold-out's score as it stands in the record of another one's."""
    if found is None:
        return None
    opening = found.opening
    return {"n": opening.n, "metrics": as_json(opening.metrics), "opened": found.opened}
