"""The command `lint`: what is wrong with a version's prompts, as JSON or in a table."""

from __future__ import annotations

import argparse
import sys
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from workbench.cli.common import (
    EXIT_FAILS,
    EXIT_OK,
    load_model_from,
    plan_from,
    print_found,
)
from workbench.cli.ending import told_end
from workbench.errors import SettingError, StoreError

if TYPE_CHECKING:
    from rich.console import Console, Group

    from workbench.lint.finding import Finding, LintReport
    from workbench.lint.look import LintStep, Look
    from workbench.runs.plan import Plan

LIVE_FINDINGS = 12
"""So many findings stand under the bar while it goes on."""

BAR_CELLS = 25
STYLES = {"error": "bold red", "warning": "yellow", "hint": "cyan"}


def lint_command(arguments: argparse.Namespace) -> int:
    """Check every prompt of a version; fail where a finding is an error."""
    from workbench.lint.look import Look
    from workbench.records import lint_record

    if arguments.prove and not arguments.model:
        raise SettingError(
            "--prove scores the prompts", expected="a model", fix="Name one: --model M."
        )
    if arguments.use_chat_template and not arguments.model:
        raise SettingError("--chat-template is the model's", fix="Name one: --model M.")
    plan = plan_from(arguments)
    if arguments.fix:
        plan = _write_mended(plan, Path(arguments.fix))
    model = load_model_from(arguments) if arguments.model else None
    look = Look(plan, model, prove=arguments.prove, on_all_cores=True)
    stop = _watch(look, watched=sys.stderr.isatty())
    report = look.report()
    print_found(arguments, lint_record(report), lambda terminal: _show(report, terminal.out))
    if stop is not None:
        _tell_how_far(look, report)
        return told_end(stop)[0]
    return EXIT_FAILS if report.has_errors else EXIT_OK


def _watch(look: Look, *, watched: bool) -> KeyboardInterrupt | None:
    """Look to the end, or return what ended it before: whoever interrupts keeps what was found.
    Where it is `watched`, how far it is and what was found stand on stderr meanwhile."""
    try:
        if not watched:
            for _ in look.steps(tell=_tell):
                pass
            return None
        from rich.live import Live

        from workbench.cli import terminal

        with Live(console=terminal.err, transient=True, refresh_per_second=4) as live:

            def show(step: LintStep) -> None:
                live.update(_so_far(step))

            for step in look.steps(watched=True, tell=_tell, ruled=show):
                show(step)
    except KeyboardInterrupt as stop:
        return stop
    return None


def _so_far(step: LintStep) -> Group:
    """Return what stands on the screen while a look goes on: a bar, and the gravest findings."""
    from rich.console import Group
    from rich.progress_bar import ProgressBar
    from rich.table import Table
    from rich.text import Text

    from workbench.io.shown import shown

    bar = Table.grid(padding=(0, 1))
    names = {"rendering": "docs rendered", "checking": "rules asked", "proving": "findings proven"}
    what = names[step.doing]
    count = Text(f"{step.done:,} of {step.total:,} {what}")
    bar.add_row(ProgressBar(max(step.total, 1), step.done, width=BAR_CELLS), count)
    lines = [
        Text.assemble(
            (f"{finding.severity:7} ", STYLES[finding.severity]),
            shown(f"{finding.rule}: {finding.message}").replace("\n", " "),
            no_wrap=True,
            overflow="ellipsis",
        )
        for finding in step.findings[:LIVE_FINDINGS]
    ]
    return Group(*lines, bar)


def _tell_how_far(look: Look, report: LintReport) -> None:
    proven = sum(1 for finding in report.findings if finding.proof)
    proofs = f", {proven} proofs made" if proven else ""
    _tell(f"interrupted: {look.docs_seen} of {len(look.docs)} docs were looked at{proofs}")


def _write_mended(plan: Plan, path: Path) -> Plan:
    """Write the plan's source without what can be mended, and return the plan of that text: what is
    printed is what is left."""
    from workbench.io.files import system_errors
    from workbench.io.writing import replace_file
    from workbench.lint.apply import apply_mends

    done = apply_mends(plan)
    with system_errors(StoreError, f"{path} cannot be written"):
        replace_file(path, done.source.encode())
    for finding in done.findings:
        _tell(f"mended: {finding.rule}, line {finding.line}: {finding.message}")
    _tell(f"{path}: {len(done.findings)} mended")
    return replace(plan, source=done.source, filename=str(path))


def _tell(text: str) -> None:
    from workbench.cli import terminal

    terminal.err.print(text, style="dim")


def _show(report: LintReport, out: Console) -> None:
    from rich.table import Table
    from rich.text import Text

    from workbench.io.shown import shown

    table = Table("", "rule", "line", "docs", "what", box=None, pad_edge=False)
    table.columns[2].justify = table.columns[3].justify = "right"
    for finding in report.findings:
        what = Text(shown(finding.message))
        what.append(shown(f"\n{finding.fix}"), style="dim")
        if finding.proof:
            what.append(shown(f"\nproof: {finding.proof.sentence}"), style="bold")
        elif finding.unproven:
            what.append(shown(f"\n{finding.unproven}"), style="dim")
        table.add_row(
            Text(finding.severity, style=STYLES[finding.severity]),
            Text(shown(finding.rule), no_wrap=True),
            "" if finding.line is None else str(finding.line),
            _docs(finding),
            what,
        )
    if report.findings:
        out.print(table)
    counts = ", ".join(
        f"{count} {severity}{'s' if count != 1 else ''}"
        for severity, count in report.counts.items()
        if count
    )
    out.print(f"{report.docs_checked} docs checked: {counts or 'nothing found'}")
    if report.held:
        out.print(report.held)


def _docs(finding: Finding) -> str:
    """Return which docs a finding is about: the only one by its id, several by their number."""
    ids = finding.doc_ids
    return f"#{ids[0]}" if len(ids) == 1 else str(len(ids) or "")
