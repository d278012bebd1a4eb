"""The command line: everything that the widget does, without one.

Each command is a function from parsed arguments to an exit status: 0, or 1 where the thing asked
about fails. Whatever ends a command without a result ends it with 2 and a message on stderr: input
that cannot be used, and, told as such, a fault of ours. With `--json` there is one JSON document on
stdout and nothing else; progress goes to stderr.
"""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections import Counter
from collections.abc import Sequence
from contextlib import closing, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

from workbench.cli.arguments import UsageError, build_parser
from workbench.cli.attribute import attribute_command
from workbench.cli.band import band_command
from workbench.cli.common import (
    EXIT_FAILS,
    EXIT_INPUT,
    EXIT_OK,
    plan_from,
    print_found,
)
from workbench.cli.console import flush_answer, put, put_json, safe_streams, tell
from workbench.cli.doctor import doctor_command
from workbench.cli.ending import signals_end, told_end
from workbench.cli.exchange import (
    export_command,
    gap_command,
    import_command,
    report_command,
    rules_command,
    verify_command,
)
from workbench.cli.holdout import open_holdout_command, seal_command
from workbench.cli.lint import lint_command
from workbench.cli.mcp import mcp_command
from workbench.cli.models import models_command
from workbench.cli.neighbours import neighbours_command
from workbench.cli.new import new_command
from workbench.cli.refusals import refusal
from workbench.cli.score import score_command, sweep_command
from workbench.cli.shots import shots_command
from workbench.cli.tokens import tokens_command
from workbench.errors import TRACEBACK, InputError, WorkbenchError, own_fault
from workbench.io.files import as_path, text_sha256

if TYPE_CHECKING:
    from workbench.tasks.task import Task
    from workbench.tasks.versions import Saved
    from workbench.types import Run


def _joined(given: Sequence[str]) -> list[str]:
    """Return the arguments with labels such as -1=bad joined to their flag: alone, argparse would
    take them for another."""
    found: list[str] = []
    for text in given:
        if found and found[-1] == "--labels" and re.match(r"-\d+(\.\d+)?=", text):
            found[-1] = f"--labels={text}"
        else:
            found.append(text)
    return found


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line and return its exit status."""
    given = list(sys.argv[1:] if argv is None else argv)
    # Split by hand: argparse would take the first word after `--` for an optional TASK.
    end = given.index("--") if given[:1] == ["lab"] and "--" in given else len(given)
    with safe_streams():
        try:
            arguments = build_parser(COMMANDS).parse_args(_joined(given[:end]))
        except UsageError as error:
            return _refused("--json" in given[:end], error, error.told)
        except SystemExit:  # --help, --version
            try:
                flush_answer()
            except BrokenPipeError:  # the reader has seen enough
                pass
            except OSError as error:
                return _refused(False, refusal(error))
            raise
        arguments.lab_arguments = given[end + 1 :]
        return _run(arguments)


def _run(arguments: argparse.Namespace) -> int:
    try:
        with signals_end():
            status = arguments.run(arguments)
            flush_answer()
            return status
    except WorkbenchError as error:
        return _refused(arguments.json, error)
    except KeyboardInterrupt as stop:
        status, kind, text = told_end(stop)
        with suppress(OSError):  # a terminal that is closed hears nothing
            if arguments.json:
                put_json({"error": {"type": kind, "message": text}})
            tell(text)
        return status
    except BrokenPipeError:  # the reader, `head` say, has seen enough
        sys.stderr.close()
        return EXIT_OK
    except OSError as error:  # a path that the system refuses, wherever it was used first
        return _refused(arguments.json, refusal(error))
    except Exception as error:  # the last boundary: whoever calls a command gets a line to act on
        if os.environ.get(TRACEBACK):
            raise
        what, fix = own_fault(error)
        return _refused(arguments.json, WorkbenchError(what, fix=fix))


def _refused(as_json: bool, error: WorkbenchError, told: str = "") -> int:
    if as_json:
        with suppress(OSError):  # it may be stdout that is refused
            put_json({"error": {"type": type(error).__name__, "message": str(error)}})
    tell(told or f"error: {error}")
    return EXIT_INPUT


# -- the commands ------------------------------------------------------------------------------


def _tasks(arguments: argparse.Namespace) -> int:
    from workbench.cli.lab import tasks_folder
    from workbench.tasks.seal import seals_of
    from workbench.tasks.task import Task, find_tasks, is_task

    folder = tasks_folder() if arguments.dir is None else as_path(arguments.dir, InputError)
    if not folder.is_dir():
        raise InputError(f"{folder}: no such folder", expected="a folder of tasks")
    paths = find_tasks(folder.resolve())
    if not paths and is_task(folder):
        raise InputError(
            f"{folder}: this is a task",
            expected="a folder of tasks",
            fix=f"Name the folder that it is in: {folder.resolve().parent}",
        )
    records: list[dict[str, Any]] = []
    for path in paths:
        task = Task.open(path)
        record: dict[str, Any] = {"task": task.name, "path": str(path), "docs": None}
        record["sealed"] = None
        try:
            config = task.config()
            record["docs"] = len(task.docs(config))
            for text in task.notes_on_rows(config):
                tell(f"warning: {task.name}: {text}")
            record["sealed"] = sum(seal.rows for seal in seals_of(task.path))
        except (WorkbenchError, OSError) as error:  # a broken task never hides its neighbours
            record["error"] = str(error)
        record["versions"] = [version.id for version in task.versions()]
        record["configs"] = list(task.config_names())
        records.append(record)
    if not records:
        tell(f"no tasks in {folder}: a task's folder has transform_*.py files, or rows in data/")
    print_found(arguments, records, lambda terminal: terminal.show_tasks(records))
    return EXIT_OK


def _render(arguments: argparse.Namespace) -> int:
    from workbench.prompts.transform import TransformRunner
    from workbench.records import rendered_record
    from workbench.runs.plan import OTHER_FILES, render_docs
    from workbench.tasks.task import find_doc

    plan = plan_from(arguments)
    docs = plan.task.docs(plan.config)
    wanted = docs if arguments.all else [find_doc(docs, arguments.doc or 0)]
    model = None
    if arguments.chat_template:
        from workbench.models.load import load_model

        model = load_model(arguments.chat_template)
    with closing(TransformRunner()) as runner:
        batch = render_docs(plan, wanted, runner, model)
    records = [rendered_record(item) for item in batch.items]
    notes = [note for note in batch.notes if note.type != OTHER_FILES]  # which `plan_from` told
    if arguments.json:
        for note in notes:
            tell(f"{note.severity}: {note.message}")
    print_found(arguments, records, lambda terminal: terminal.show_prompts(batch.items, notes))
    return EXIT_FAILS if any("error" in record for record in records) else EXIT_OK


def _compare(arguments: argparse.Namespace) -> int:
    from workbench.api import compare
    from workbench.records import comparison_record

    found = compare(
        arguments.run_a,
        arguments.run_b,
        metric=arguments.metric,
        vary=arguments.vary,
        margin=arguments.margin,
        task=arguments.task,
    )
    record = comparison_record(found)
    print_found(arguments, record, lambda terminal: terminal.show_comparison(found))
    return EXIT_OK


def _save(arguments: argparse.Namespace) -> int:
    from workbench.cli.heading import tell_taken
    from workbench.runs.plan import choose_method
    from workbench.tasks.paths import VERSION_FILE
    from workbench.tasks.task import Task
    from workbench.tasks.versions import edited_since_saved, method_told, read_source, save_version

    task = Task.open(arguments.task)
    source = read_source(arguments.file)
    named = VERSION_FILE.fullmatch(Path(arguments.file).name)
    method: Any = arguments.method or (named["method"] if named else None)
    if method is None and arguments.parent is None:
        method = method_told(task.path, source, str(arguments.file))
    if method is None:
        method = choose_method(task, arguments.parent or "latest", "")
        if arguments.parent is None:
            tell_taken(arguments.file, task, method)
    saved = save_version(
        task.path, source, method, parent=arguments.parent or "", note=arguments.note
    )
    same = [
        other
        for other in task.versions()
        if other.method == saved.version.method
        and other.id != saved.version.id
        and read_source(other.path) == source
    ]
    record = {
        "path": saved.version.path,
        "diff_path": saved.version.diff_path or None,
        "version": saved.version.id,
        "parent": saved.parent.id if saved.parent else None,
        "same_as": same[-1].id if same else None,
        "notes": [f"{saved.version.id}: {text}"] if (text := _no_prompts(task, saved)) else [],
    }
    if saved.parent and (text := edited_since_saved(saved.parent)):
        record["notes"].append(text)
    for text in record["notes"]:
        tell(f"warning: {text}")
    if arguments.json:
        put_json(record)
    else:
        put(f"saved {record['version']}: {record['path']}")
        if record["same_as"]:
            put(f"the same text as {record['same_as']}")
        if record["parent"]:
            put(f"its difference to {record['parent']}: {record['diff_path']}")
    return EXIT_OK


def _no_prompts(task: Task, saved: Saved) -> str:
    """Return why no doc has a prompt by what was saved, which is what is scored from now on; ""
    where one has, or the rows or the config do not let it be seen."""
    from workbench.prompts.transform import TransformRunner
    from workbench.runs.options import Options
    from workbench.runs.plan import make_plan, why_no_prompts

    version = saved.version
    with closing(TransformRunner()) as runner, suppress(WorkbenchError):
        plan = make_plan(task, Options(), version=version.id, method=version.method)
        return why_no_prompts(plan, runner)
    return ""


def _diff(arguments: argparse.Namespace) -> int:
    from workbench.tasks.task import Task
    from workbench.tasks.versions import read_source, unified_diff

    task = Task.open(arguments.task)
    old, new = (task.version(name) for name in (arguments.old, arguments.new))
    if arguments.rendered:
        texts = [_rendered_text(arguments, info.path) for info in (old, new)]
        names = [f"doc {arguments.doc or 0} by {info.id}" for info in (old, new)]
    else:
        texts = [read_source(info.path) for info in (old, new)]
        names = [Path(info.path).name if info.saved else info.id for info in (old, new)]
    text = unified_diff(texts[0], texts[1], names[0], names[1])
    record = {"from": old.id, "to": new.id, "rendered": arguments.rendered, "diff": text}
    print_found(arguments, record, lambda terminal: terminal.show_diff(text))
    return EXIT_OK


def _rendered_text(arguments: argparse.Namespace, version: str) -> str:
    from workbench.prompts.transform import TransformRunner
    from workbench.runs.plan import render_docs
    from workbench.tasks.task import find_doc
    from workbench.types import RenderFailure

    arguments.version = version
    plan = plan_from(arguments)
    doc = find_doc(plan.task.docs(plan.config), arguments.doc or 0)
    with closing(TransformRunner()) as runner:
        item = render_docs(plan, [doc], runner).items[0]
    if isinstance(item, RenderFailure):
        found = item.diagnostic
        where = f"{plan.version} fails on doc {doc.id}, line {found.line}"
        raise InputError(f"{where}: {found.message}")
    return item.prompt.text


def _runs(arguments: argparse.Namespace) -> int:
    from workbench.exchange.task_group import is_group_folder
    from workbench.records import run_record
    from workbench.runs.ledger import Ledger
    from workbench.runs.stored import runs_of
    from workbench.runs.timeline import text_hashes, text_moved
    from workbench.tasks.task import STATE_FOLDER, Task, find_tasks

    folder = None if arguments.task is None else as_path(arguments.task, InputError)
    if folder is not None and not arguments.merge and is_group_folder(folder):
        tasks, beside = [Task.open(path) for path in find_tasks(folder)], folder.resolve().parent
    else:
        tasks, beside = [] if folder is None else [Task.open(folder)], Path.cwd()
    state = tasks[0].state if tasks else beside / STATE_FOLDER
    if arguments.state is not None:
        state = as_path(arguments.state, InputError)
    if arguments.mark and not arguments.merge:
        raise InputError(f"--mark {arguments.mark}", expected="--merge beside it")
    if arguments.merge:
        return _merge(arguments, tasks[0] if tasks else None, state)
    names = [task.name for task in tasks]
    records: list[dict[str, Any]] = []
    if (state / "runs.db").exists():
        ledger = Ledger(state, only_read=True)
        hashes = {task.name: text_hashes(task.versions()) for task in tasks}
        own = {run.run_id for task in tasks for run in runs_of(task, ledger)}
        for run in ledger.runs(names[0] if len(names) == 1 else ""):
            if folder is None or run.run_id in own:
                moved = text_moved(hashes.get(run.task, {}), run)
                notes = [*ledger.notes(run.run_id), *filter(None, [moved])]
                kept = None if run.status == "done" else ledger.count(run.run_id)
                told = {"notes": notes, "edited": bool(moved), "kept": kept}
                records.append({**run_record(run), **told})
        others = [] if records or not tasks else ledger.runs()
        if ledger.trouble:
            tell(ledger.trouble)
        ledger.close()
        if others:
            tell(_other_names(tasks, others, state))
    print_found(arguments, records, lambda terminal: terminal.show_runs(records))
    return EXIT_OK


def _other_names(tasks: Sequence[Task], runs: Sequence[Run], state: Path) -> str:
    """Return under which names a ledger has runs, where it has none of these tasks: a folder that
    was renamed left its own under the old one, and one of that name elsewhere has its own."""
    from workbench.runs.stored import folder_of
    from workbench.tasks.versions import read_source

    texts = {text_sha256(read_source(info.path)) for task in tasks for info in task.versions()}
    names = {task.name for task in tasks}
    own = Counter(r.task for r in runs if r.source_sha256 in texts and r.task not in names)
    said = f"no run of {', '.join(task.name for task in tasks)} in {state / 'runs.db'}"
    if own:
        found = ", ".join(f"{count} of {name}" for name, count in own.items())
        return f"{said}; of texts that it has now: {found}. A folder's runs keep its old name."
    places = {run.run_id: folder_of(run.settings.get("data"), run.task) for run in runs}
    found = [str(places[run.run_id] if run.task in names else run.task) for run in runs]
    return f"{said}; it has those of {', '.join(dict.fromkeys(found))}"


def _merge(arguments: argparse.Namespace, task: Task | None, state: Path) -> int:
    from workbench.records import report_record
    from workbench.runs.ledger import Ledger
    from workbench.runs.merge import merge_runs

    if task is None:
        raise InputError("--merge joins runs of a task", fix="Name it: workbench runs TASK --merge")
    with closing(Ledger(state)) as ledger:
        report = merge_runs(task, arguments.merge, ledger, arguments.mark)
    record = report_record(report)
    print_found(arguments, record, lambda terminal: terminal.show_report(report, record, ""))
    return EXIT_OK


def _lab(arguments: argparse.Namespace) -> int:
    from workbench.cli.lab import open_lab

    return open_lab(arguments.task, arguments.lab_arguments, as_json=arguments.json)


COMMANDS = {
    "lab": _lab,
    "new": new_command,
    "tasks": _tasks,
    "render": _render,
    "score": score_command,
    "seal": seal_command,
    "open-holdout": open_holdout_command,
    "compare": _compare,
    "attribute": attribute_command,
    "neighbours": neighbours_command,
    "band": band_command,
    "shots": shots_command,
    "mcp": mcp_command,
    "report": report_command,
    "sweep": sweep_command,
    "save": _save,
    "diff": _diff,
    "runs": _runs,
    "import": import_command,
    "export": export_command,
    "verify": verify_command,
    "rules": rules_command,
    "gap": gap_command,
    "tokens": tokens_command,
    "doctor": doctor_command,
    "models": models_command,
    "lint": lint_command,
}


if __name__ == "__main__":
    sys.exit(main())
