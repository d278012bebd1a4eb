"""What the command line prints for people: tables, prompts in colour, progress."""

from __future__ import annotations

import math
import sys
import time
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Protocol

from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
from rich.progress import Progress as Bar
from rich.syntax import Syntax
from rich.table import Table
from rich.text import Text

from workbench.analysis.compare import Comparison, format_e, format_p
from workbench.analysis.curves import SweepPoint, curves, default_metric
from workbench.analysis.report import Counts, Report, metric_cells
from workbench.analysis.tables import CaptionedTable, rich_tables
from workbench.cli.console import put_exactly
from workbench.cli.safe_console import SafeConsole
from workbench.exchange.task_group import GroupReport
from workbench.io.shown import quoted, shown
from workbench.messages import shots_text
from workbench.prompts.chat import pieces_of
from workbench.runs.cost import Cost, describe_cost
from workbench.runs.progress import Progress
from workbench.types import Diagnostic, Metric, Prompt, Rendered, RenderFailure, Run, Segment

STYLES = {
    "template": "dim",
    "description": "magenta",
    "shot_input": "cyan",
    "shot_output": "green underline",
    "separator": "dim",
    "input": "bold",
}
LISTED_DOCS = 24
"""So many docs are named where there may be thousands."""

BAR_CELLS = 25
WIDTH_WITH_BARS = 90
PLAIN_PROGRESS_SECONDS = 5.0

# What is piped into a file or another program is not folded to the width of no screen.
out = SafeConsole(width=None if sys.stdout.isatty() else 160)
err = SafeConsole(stderr=True, soft_wrap=True)


def show_tasks(records: Sequence[Mapping[str, Any]]) -> None:
    """Print a table of tasks."""
    table = Table("task", "docs", "versions", "configs", box=None, pad_edge=False)
    for record in records:
        table.add_row(
            record["task"],
            _docs_cell(record),
            ", ".join(record["versions"]),
            ", ".join(record["configs"]),
        )
    out.print(table)
    for record in records:
        if "error" in record:
            err.print(f"{record['task']}: {record['error']}", style="yellow")


def _docs_cell(record: Mapping[str, Any]) -> str:
    docs = "—" if record["docs"] is None else str(record["docs"])
    return f"{docs} + {record['sealed']} sealed" if record["sealed"] else docs


def show_tables(*tables: CaptionedTable) -> None:
    """Print tables under their captions."""
    out.print(rich_tables(*tables))


def show_prompts(
    items: Sequence[Rendered | RenderFailure], notes: Sequence[Diagnostic] = ()
) -> None:
    """Print prompts, each segment in the colour of its kind, and what the example was."""
    for item in items:
        out.rule(f"doc {item.doc.id}", style="dim")
        if isinstance(item, RenderFailure):
            _show_diagnostic(item.diagnostic)
            continue
        _show_segments(item.prompt)
        facts = Table(box=None, show_header=False, pad_edge=False)
        facts.add_row(_dim("output"), quoted(item.example.output))
        facts.add_row(_dim("processed_output"), quoted(item.example.processed_output))
        if item.choices:
            facts.add_row(_dim("choices"), ", ".join(map(quoted, item.choices)))
        facts.add_row(_dim("sha256"), item.prompt.sha256)
        out.print()
        out.print(facts)
    for note in notes:
        _show_diagnostic(note)


def _show_segments(prompt: Prompt) -> None:
    """Print a prompt with the names of its segments in the margin, which tell them apart without
    colours, too. Only a terminal folds lines: what is piped keeps the prompt's own."""
    lines = _labelled_lines(prompt)
    margin = max(len(label) for label, _ in lines)
    for label, line in lines:
        folded = line.wrap(out, max(out.width - margin - 3, 20)) if out.is_terminal else [line]
        for number, part in enumerate(folded or [line]):
            name = Text(f"{'' if number else label:>{margin}} │ ", style="dim")
            out.print(name + part, soft_wrap=True)


def _labelled_lines(prompt: Prompt) -> list[tuple[str, Text]]:
    """Return the prompt's lines, each with the names of the segments that begin in it."""
    lines: list[tuple[list[str], Text]] = [([], Text())]
    for role, piece in (pair for segment in prompt.segments for pair in pieces_of(segment)):
        first, *rest = shown(piece.text).split("\n")
        lines[-1][1].append(first, style=STYLES[piece.kind])
        if piece.text.strip():
            lines[-1][0].append(
                f"{role}: {_segment_label(piece)}" if role else _segment_label(piece)
            )
        lines += [([], Text(line, style=STYLES[piece.kind])) for line in rest]
    return [(", ".join(names), line) for names, line in lines]


def _segment_label(segment: Segment) -> str:
    if segment.kind == "shot_input":
        return f"shot {segment.doc_id}"
    if segment.kind == "shot_output":
        return "its output"
    return f"doc {segment.doc_id}" if segment.kind == "input" else segment.kind


def _show_diagnostic(found: Diagnostic) -> None:
    where = f"line {found.line}: " if found.line else ""
    style = "red" if found.severity == "error" else "yellow"
    err.print(f"{where}{found.type}: {found.message}", style=style)


def show_group(found: GroupReport) -> None:
    """Print the tasks' metrics, and below them what the groups make of them."""
    head = ("metric", "value", "std. error", "95 % interval", "n")
    tables: list[CaptionedTable] = [
        (f"{report.run.task} · {config}", head,
         [(name, *metric_cells(metric)) for name, metric in report.metrics.items()])
        for (_, config), report in found.reports.items()
    ]  # fmt: skip
    for group in found.groups:
        cells = [(name, *metric_cells(metric)) for name, metric in group.metrics.items()]
        tables.append((f"group {group.name}", head, cells))
    out.print(rich_tables(*tables))
    for group in found.groups:
        for name, tasks in group.missing.items():
            out.print(f"group {group.name}, {name}: without {', '.join(tasks)}")


def show_report(
    report: Report,
    record: Mapping[str, Any],
    beside: str = "",
    *,
    before: Counts | None = None,
    was_done: bool = False,
    told: Collection[str] = (),
) -> None:
    """Print a run's metrics with their intervals, and what stands `beside` them. One that
    `was_done` before is only shown again, and notes that were `told` are not. Of a run that was
    gone on with, `before` counts what it had."""
    run = report.run
    few = shots_text(run.settings["num_fewshot"])
    docs = f"{record['n']} docs{of_questions(run)}"
    about = (run.version, run.method.upper(), run.model, few, docs)
    out.print(headed(run.task, f" {' · '.join(about)}"))
    table = Table("metric", box=None, pad_edge=False)
    for title in ("value", "std. error", "95 % interval", "n"):
        table.add_column(title, justify="right", no_wrap=True)
    drawn = out.width >= WIDTH_WITH_BARS
    if drawn:
        table.add_column("0" + "1".rjust(BAR_CELLS - 1), no_wrap=True)
    for name, metric in report.metrics.items():
        bar = [_interval_bar(metric)] if drawn else []
        table.add_row(name, *metric_cells(metric), *bar)
    out.print(table)
    if beside:
        out.print(beside)
    failed = f", {record['failed']} without a score" if record["failed"] else ""
    then = "finished before, with " if was_done else ""
    made = {name: record[name] for name in ("cached", "computed")}
    if before:
        then = f"{before['done']} kept before, "
        made = {name: count - before[name] for name, count in made.items()}
    out.print(
        f"{then}{made['cached']} cached, {made['computed']} computed{failed}, "
        f"{record['seconds']:.1f} s, run {run.run_id}",
        style="dim",
    )
    for note in (each for each in record["notes"] if each not in told):
        out.print(note, style="red" if " without a prompt: " in note else "dim")


def of_questions(run: Run) -> str:
    """Return of how many questions a run's docs are, where these are fewer: intervals count
    them."""
    settings = run.settings
    count = settings.get("questions") or 0
    return f" ({count} questions)" if 0 < count < settings.get("n", 0) else ""


def show_cost(cost: Cost) -> None:
    """Print what a run would do."""
    out.print(describe_cost(cost))


def show_job(record: Mapping[str, Any]) -> None:
    """Print what starts a run elsewhere, or where it was written."""
    if record["path"]:
        out.print(f"written: {record['path']}")
    else:
        put_exactly(record["text"])


def tell_cost(cost: Cost) -> None:
    """Print what the run that begins is going to do, on stderr."""
    err.print(describe_cost(cost), style="dim")


def _interval_bar(metric: Metric) -> str:
    """Return the axis from 0 to 1 with the interval and the value on it; "" beyond that axis."""
    low, high = metric.ci95
    if not 0 <= low <= metric.value <= high <= 1:
        return ""
    first, last, point = (round(x * (BAR_CELLS - 1)) for x in (low, high, metric.value))
    cells = ["─" if first <= cell <= last else "·" for cell in range(BAR_CELLS)]
    cells[point] = "●"
    return "".join(cells)


def show_comparison(found: Comparison) -> None:
    """Print a comparison: the verdict, the numbers behind it, and the docs that changed."""
    out.print(headed(found.metric, f": {found.verdict}"))
    judged, planned = found.judgement, "{:+.3f} to {:+.3f}".format(*found.ci95)
    if found.n and math.isnan(found.ci95[0]):
        planned = "no interval, as all differences are equal and the scores have no bounds"
    low, high = judged.interval
    table = Table(box=None, show_header=False, pad_edge=False)
    table.add_row(_dim("A"), found.run_a)
    table.add_row(_dim("B"), found.run_b)
    between = f"95 % interval, at every look: {low:+.3f} to {high:+.3f}"
    table.add_row(_dim("B − A"), f"{found.delta:+.3f}  ({between})")
    evidence = f"{format_e(judged.e_value)} of {format_e(judged.e_needed)} needed, n = {found.n}"
    table.add_row(_dim("evidence"), evidence)
    table.add_row(_dim("planned n"), f"{found.test}, {format_p(found.p_value)}, {planned}")
    bands = (found.formats.before, found.formats.after) if found.formats else (None, None)
    for side, band in zip("AB", bands, strict=True):
        if band is not None:
            table.add_row(
                _dim(f"{side}, formats"),
                "nine in ten {:.1f} to {:.1f}".format(*(100 * end for end in band.ends)),
            )
    for name, ids in (("better", found.better), ("worse", found.worse)):
        table.add_row(_dim(f"{name} {len(ids)}"), _listed(ids))
    if found.left_out:
        table.add_row(
            _dim("left out"),
            f"{found.left_out} docs without a score in one of the runs, or in both",
        )
    out.print(table)


def _listed(ids: Sequence[int]) -> str:
    more = len(ids) - LISTED_DOCS
    shown = ", ".join(map(str, ids[:LISTED_DOCS]))
    return f"docs {shown} and {more} more" if more > 0 else f"docs {shown}" if ids else "none"


def show_sweep(points: Sequence[SweepPoint]) -> None:
    """Print the config's own metric: a row per version and number of shots, the seeds beside."""
    if not any(point.metrics for point in points):
        err.print("no run has a score", style="yellow")
        return
    name = default_metric(points)
    seeds = [str(seed) for seed in dict.fromkeys(point.seed for point in points)]
    first = points[0].report.run
    models = ", ".join(dict.fromkeys(point.model for point in points))
    out.print(headed(first.task, f" {first.method.upper()} · {models} · {name}"))
    table = Table("version", box=None, pad_edge=False)
    titles = ("shots", "mean", "95 % interval", "n", *(f"seed {seed}" for seed in seeds))
    for title in titles:
        table.add_column(title, justify="right")
    for version, curve in curves(points, name).items():
        for point in curve:
            mean, _, interval, n = metric_cells(point.metric)
            values = (f"{value:.3f}" for value in point.seeds)
            table.add_row(version, str(point.num_fewshot), mean, interval, n, *values)
    out.print(table)
    out.print("intervals: over the docs, of their means over the seeds", style="dim")


def show_runs(records: Sequence[Mapping[str, Any]]) -> None:
    """Print a table of runs, with the first metric of each and of how many docs it is, "30/50"
    where those are not all, and how many docs are kept of one that is not finished. What takes
    most room is narrowed where the terminal is: the model's name, and a version that is a path."""
    table = Table(box=None, pad_edge=False)
    for name in ("run", "task"):
        table.add_column(name, no_wrap=True)
    table.add_column("version", overflow="fold", min_width=7)
    table.add_column("method", no_wrap=True)
    table.add_column("model", overflow="ellipsis", ratio=1, min_width=5)
    for name in ("shots", "n", "score"):
        table.add_column(name, justify="right", no_wrap=True)
    table.add_column("", no_wrap=True)
    for record in records:
        settings = record["settings"]
        kept = f"{count} kept" if (count := record.get("kept")) else ""
        unfinished = f"{record['status']}, {kept}" if kept else f"partial: {record['status']}"
        parts = [] if record["status"] == "done" else [unfinished]
        status = ", ".join([*parts, *["version edited since"] * record.get("edited", False)])
        table.add_row(
            record["run_id"], record["task"], record["version"], record["method"].upper(),
            record["model"], str(settings["num_fewshot"]),
            *_first_score(record["metrics"], settings), status,
        )  # fmt: skip
    out.print(table)


def _first_score(
    metrics: Mapping[str, Mapping[str, Any]], settings: Mapping[str, Any]
) -> tuple[str, str]:
    """Return of how many docs the first metric with a value is, and that value."""
    planned = settings["n"]
    name = next((name for name, m in metrics.items() if m["value"] is not None), None)
    if name is None:
        return f"0/{planned}", "–"
    n, value = metrics[name]["n"], metrics[name]["value"]
    # A metric that folds the docs of a group counts groups.
    is_folded = "aggregate_mode" in (settings.get("metric_options") or {}).get(name, {})
    return str(n) if is_folded or n == planned else f"{n}/{planned}", f"{value:.3f}"


def show_diff(text: str) -> None:
    """Print a unified diff; in colour on a terminal, byte for byte otherwise."""
    if sys.stdout.isatty():
        out.print(Syntax(shown(text), "diff", background_color="default"))
    else:
        put_exactly(text)


def _dim(name: str) -> Text:
    return Text(name, "dim")


def headed(head: str, rest: str) -> Text:
    """Return a line that begins with a name in bold."""
    return Text.assemble((shown(head), "bold"), shown(rest))


class ShowProgress(Protocol):
    """Shows a run's progress; `label` says which of several runs it is."""

    def __call__(self, step: Progress, label: str = "", /) -> None: ...


@contextmanager
def progress() -> Iterator[ShowProgress]:
    """Show a run's progress on stderr: a bar on a terminal, else a line now and then."""
    if not err.is_terminal:
        yield _plain_progress()
        return
    columns = (
        TextColumn("{task.description}", markup=False),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[rate]}"),
        TimeRemainingColumn(),
    )
    with Bar(*columns, console=err, transient=True) as bar:
        job = bar.add_task("loading", total=None, rate="")

        def show(step: Progress, label: str = "", /) -> None:
            stage = step.stage
            status = stage.name if stage else step.status
            bar.update(
                job,
                description=shown(f"{label}: {status}" if label else status),
                total=(stage.total if stage else step.total) or None,
                completed=stage.done if stage else step.done,
                rate=f"{step.rate:.1f} docs/s" if step.rate else "",
            )

        yield show


def _plain_progress() -> ShowProgress:
    last = time.monotonic()

    def show(step: Progress, label: str = "", /) -> None:
        nonlocal last
        if time.monotonic() - last >= PLAIN_PROGRESS_SECONDS:
            last = time.monotonic()
            left = f", about {step.eta:.0f} s left" if step.eta is not None else ""
            where = f"{label}: " if label else ""
            if step.stage:
                err.print(f"{where}{step.stage.name}")
                return
            err.print(f"{where}{step.status}: {step.done} of {step.total} docs{left}")

    return show
