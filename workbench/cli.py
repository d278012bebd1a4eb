"""The command line: everything that the widget does, without one.

Each command is a function from parsed arguments to an exit status: 0, or 1 where the thing asked
about fails. Errors of input end with 2 and a message on stderr. With `--json` there is one JSON
document on stdout and nothing else; progress goes to stderr.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

from workbench.arguments import build_parser
from workbench.cli_exchange import (
    export_command,
    gap_command,
    import_command,
    rules_command,
    verify_command,
)
from workbench.cli_parts import (
    EXIT_FAILS,
    EXIT_INPUT,
    EXIT_OK,
    plan_from,
    print_json,
    sample_size_from,
)
from workbench.cli_tokens import tokens_command
from workbench.errors import InputError, WorkbenchError, problem


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line and return its exit status."""
    given = list(sys.argv[1:] if argv is None else argv)
    # Split by hand: argparse would take the first word after `--` for an optional TASK.
    end = given.index("--") if given[:1] == ["lab"] and "--" in given else len(given)
    arguments = build_parser(COMMANDS).parse_args(given[:end])
    arguments.lab_arguments = given[end + 1 :]
    try:
        return arguments.run(arguments)
    except WorkbenchError as error:
        if arguments.json:
            print_json({"error": {"type": type(error).__name__, "message": str(error)}})
        print(f"error: {error}", file=sys.stderr)
        return EXIT_INPUT
    except KeyboardInterrupt:
        print("interrupted; finished rows are kept", file=sys.stderr)
        return 130
    except BrokenPipeError:  # the reader, `head` say, has seen enough
        sys.stderr.close()
        return EXIT_OK


# -- the commands ------------------------------------------------------------------------------


def _tasks(arguments: argparse.Namespace) -> int:
    from workbench.demo import tasks_folder
    from workbench.task import Task, find_tasks

    folder = Path(arguments.dir) if arguments.dir else tasks_folder()
    if not folder.is_dir():
        raise InputError(problem(f"{folder}: no such folder", expected="a folder of tasks"))
    records: list[dict[str, Any]] = []
    for path in find_tasks(folder.resolve()):
        task = Task.open(path)
        record: dict[str, Any] = {"task": task.name, "path": str(path), "docs": None}
        try:
            record["docs"] = len(task.docs(task.config()))
        except InputError as error:
            record["error"] = str(error)
        record["versions"] = [version.id for version in task.versions()]
        record["configs"] = list(task.config_names())
        records.append(record)
    if arguments.json:
        print_json(records)
    else:
        from workbench import terminal

        terminal.show_tasks(records)
    return EXIT_OK


def _render(arguments: argparse.Namespace) -> int:
    from workbench.plan import render_docs
    from workbench.prompts.transform import TransformRunner
    from workbench.records import rendered_record
    from workbench.task import find_doc

    plan = plan_from(arguments)
    docs = plan.task.docs(plan.config)
    wanted = docs if arguments.all else [find_doc(docs, arguments.doc or 0)]
    runner = TransformRunner()
    try:
        batch = render_docs(plan, wanted, runner)
    finally:
        runner.close()
    if arguments.chat_template:
        from workbench.models.load import load_model
        from workbench.prompts.render import in_chat_template

        batch = in_chat_template(batch, load_model(arguments.chat_template).apply_chat_template)
    records = [rendered_record(item) for item in batch.items]
    if arguments.json:
        print_json(records)
    else:
        from workbench import terminal

        terminal.show_prompts(batch.items, batch.notes)
    return EXIT_FAILS if any("error" in record for record in records) else EXIT_OK


def _score(arguments: argparse.Namespace) -> int:
    from dataclasses import replace

    from workbench import terminal
    from workbench.models.load import load_model
    from workbench.records import report_record, row_record
    from workbench.run import open_tools, score_plan

    plan = replace(plan_from(arguments), chat_template=arguments.use_chat_template)
    samples = Path(arguments.samples) if arguments.samples else None
    if samples is not None and not samples.parent.is_dir():
        raise InputError(problem(f"--samples {samples}: there is no folder {samples.parent}"))
    model = load_model(arguments.model)
    tools = open_tools(plan.task.state, use_cache=not arguments.no_cache)
    recorders: list[Any] = []
    with closing(tools), terminal.progress() as show:
        for step in score_plan(plan, model, tools, recorders.append):
            show(step)
    report = recorders[0].report()
    if samples is not None:
        lines = [json.dumps(row_record(row), ensure_ascii=False) for row in report.rows]
        samples.write_text("".join(line + "\n" for line in lines), encoding="utf-8")
    record = report_record(report)
    if arguments.json:
        print_json(record)
    else:
        terminal.show_report(report, record)
    return EXIT_FAILS if record["failed"] == record["n"] else EXIT_OK


def _compare(arguments: argparse.Namespace) -> int:
    from workbench.api import compare
    from workbench.records import comparison_record

    found = compare(
        arguments.run_a,
        arguments.run_b,
        metric=arguments.metric,
        vary=arguments.vary,
        task=arguments.task,
    )
    if arguments.json:
        print_json(comparison_record(found))
    else:
        from workbench import terminal

        terminal.show_comparison(found)
    return EXIT_OK


def _sweep(arguments: argparse.Namespace) -> int:
    from workbench import terminal
    from workbench.grid import Grid, score_sweep, sweep_plans
    from workbench.models.load import load_model
    from workbench.plan import Options, change_options
    from workbench.records import sweep_record
    from workbench.run import open_tools
    from workbench.task import Task

    plot = Path(arguments.plot) if arguments.plot else None
    if plot is not None:
        from workbench.analysis.plots import check_figure_path

        check_figure_path(plot)
    task = Task.open(arguments.task)
    options = change_options(Options(), **sample_size_from(arguments))
    grid = Grid(arguments.versions, arguments.num_fewshot, arguments.seeds)
    plans = sweep_plans(task, grid, options, arguments.method)
    model = load_model(arguments.model)
    tools = open_tools(task.state)
    with closing(tools), terminal.progress() as show:
        points = score_sweep(plans, model, tools, lambda label, step: show(step, label))
    if plot is not None and any(point.metrics for point in points):
        from workbench.analysis.plots import plot_sweep, save_figure

        save_figure(plot_sweep(points), plot)
        print(f"drawn in {plot}", file=sys.stderr)
    if arguments.json:
        print_json(sweep_record(points))
    else:
        terminal.show_sweep(points)
    failed = any(point.report.failed == len(point.report.rows) for point in points)
    return EXIT_FAILS if failed else EXIT_OK


def _save(arguments: argparse.Namespace) -> int:
    from workbench.plan import choose_method
    from workbench.task import Task
    from workbench.versions.store import NAME, read_source, save_version

    task = Task.open(arguments.task)
    source = read_source(arguments.file)
    named = NAME.fullmatch(Path(arguments.file).name)
    method: Any = arguments.method or (named["method"] if named else None)
    if method is None:
        method = choose_method(task, arguments.parent or "latest", "")
    saved = save_version(
        task.path, source, method, parent=arguments.parent or "", note=arguments.note
    )
    record = {
        "path": saved.version.path,
        "diff_path": saved.version.diff_path or None,
        "version": saved.version.id,
        "parent": saved.parent.id if saved.parent else None,
    }
    if arguments.json:
        print_json(record)
    else:
        print(f"saved {record['version']}: {record['path']}")
        if record["parent"]:
            print(f"its difference to {record['parent']}: {record['diff_path']}")
    return EXIT_OK


def _diff(arguments: argparse.Namespace) -> int:
    from workbench.task import Task
    from workbench.versions.store import read_source, unified_diff

    task = Task.open(arguments.task)
    old, new = (task.version(name) for name in (arguments.old, arguments.new))
    if arguments.rendered:
        texts = [_rendered_text(arguments, info.id) for info in (old, new)]
        names = [f"doc {arguments.doc or 0} by {info.id}" for info in (old, new)]
    else:
        texts = [read_source(info.path) for info in (old, new)]
        names = [Path(info.path).name for info in (old, new)]
    text = unified_diff(texts[0], texts[1], names[0], names[1])
    if arguments.json:
        print_json({"from": old.id, "to": new.id, "rendered": arguments.rendered, "diff": text})
    else:
        from workbench import terminal

        terminal.show_diff(text)
    return EXIT_OK


def _rendered_text(arguments: argparse.Namespace, version: str) -> str:
    from workbench.plan import render_docs
    from workbench.prompts.transform import TransformRunner
    from workbench.task import find_doc
    from workbench.types import RenderFailure

    arguments.version = version
    plan = plan_from(arguments)
    doc = find_doc(plan.task.docs(plan.config), arguments.doc or 0)
    runner = TransformRunner()
    try:
        item = render_docs(plan, [doc], runner).items[0]
    finally:
        runner.close()
    if isinstance(item, RenderFailure):
        found = item.diagnostic
        raise InputError(
            problem(f"{version} fails on doc {doc.id}, line {found.line}: {found.message}")
        )
    return item.prompt.text


def _runs(arguments: argparse.Namespace) -> int:
    from workbench.records import run_record
    from workbench.task import STATE_FOLDER, Task
    from workbench.versions.ledger import Ledger

    task = Task.open(arguments.task) if arguments.task else None
    state = task.state if task else Path.cwd() / STATE_FOLDER
    found = []
    if (state / "runs.db").exists():
        ledger = Ledger(state)
        found = ledger.runs(task.name if task else "")
        ledger.close()
    records = [run_record(run) for run in found]
    if arguments.json:
        print_json(records)
    else:
        from workbench import terminal

        terminal.show_runs(records)
    return EXIT_OK


def _lab(arguments: argparse.Namespace) -> int:
    from workbench.demo import open_lab

    return open_lab(arguments.task, arguments.lab_arguments, as_json=arguments.json)


COMMANDS = {
    "lab": _lab,
    "tasks": _tasks,
    "render": _render,
    "score": _score,
    "compare": _compare,
    "sweep": _sweep,
    "save": _save,
    "diff": _diff,
    "runs": _runs,
    "import": import_command,
    "export": export_command,
    "verify": verify_command,
    "rules": rules_command,
    "gap": gap_command,
    "tokens": tokens_command,
}


if __name__ == "__main__":
    sys.exit(main())
