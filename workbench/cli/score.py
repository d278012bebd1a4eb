"""The commands that run a model: score and sweep."""

from __future__ import annotations

import argparse
import json
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from workbench.cli.common import (
    EXIT_FAILS,
    EXIT_INPUT,
    EXIT_OK,
    KEPT,
    load_model_from,
    load_settings_from,
    options_from,
    plan_from,
    print_found,
    sample_size_from,
    swept_models_from,
    told_tools,
)
from workbench.cli.console import tell
from workbench.errors import InputError, StoreError
from workbench.io.digits import whole_number
from workbench.io.files import as_path, system_errors
from workbench.io.writing import written_text

if TYPE_CHECKING:
    from workbench.analysis.report import Counts, Report
    from workbench.runs.parts import Shard
    from workbench.runs.plan import Plan
    from workbench.runs.progress import Recorder
    from workbench.runs.run import Tools


def score_command(arguments: argparse.Namespace) -> int:
    """Score a version on a sample, or say what that would take."""
    from workbench.exchange.task_group import is_group_folder
    from workbench.runs.openings import read_openings
    from workbench.tasks.outputs import require_output

    _require_place(arguments)
    if is_group_folder(as_path(arguments.task, InputError)):
        return _score_group(arguments)
    plan = plan_from(arguments)
    samples = None if arguments.samples is None else as_path(arguments.samples, InputError)
    for flag, name in (("--samples", arguments.samples), ("--to", arguments.to)):
        if name is not None:
            require_output(as_path(name, InputError), flag, force=arguments.force, task=plan.task)
    read_openings(plan.task)  # nothing is computed that could not be shown with the hold-out's
    given = arguments.state
    state = plan.task.state if given is None else as_path(given, InputError)
    if given is not None and state.exists() and not state.is_dir():
        raise InputError(f"--state {state}", expected="a folder", seen="a file")
    way_out = "give --state and a folder that you can write to"
    if arguments.place and not state.exists():
        state = plan.task.state  # nothing is scored: only how long it takes is looked up
    with told_tools(state, use_cache=not arguments.no_cache, way_out=way_out) as tools:
        if arguments.place:
            _show_job(arguments, plan, tools)
            return EXIT_OK
        part = _part(arguments, plan, tools)
        recorder = _say_and_score(arguments, plan, tools, part)
        is_kept = tools.ledger.is_kept
    if recorder is None:
        return EXIT_OK
    report = recorder.report()
    was_done = part.run is not None and part.run.status == "done"
    if was_done:
        tell(f"run {report.run_id} was finished before: nothing was computed now")
    before = recorder.before
    not_kept = f"run {report.run_id} is not kept, or not all of it: to keep runs, {way_out}"
    unkept = "" if is_kept or was_done else not_kept
    return _show_report(
        arguments, report, samples, plan, before=before, was_done=was_done, unkept=unkept
    )


ONE_TASK = (
    *("config", "method", "samples", "to", "place", "shard", "resume", "state", "force"),
    *("dry_run", "no_cache"),
)
"""Flags of `score` that are about one task's run."""


def _score_group(arguments: argparse.Namespace) -> int:
    """Score the tasks of a group's folder, and what the group makes of their scores.

    Raises:
        InputError: a flag that means one task, or the folder cannot be used.
    """
    from workbench.api import score_group
    from workbench.cli import terminal
    from workbench.records import group_record
    from workbench.runs.options import OPTIONS

    given = vars(arguments)
    if arguments.version != "latest":
        raise InputError(
            f"--version {arguments.version}",
            expected="none: each task of a group is scored as it is now",
            fix="Name one of the folders in it.",
        )
    if one := next((name for name in ONE_TASK if given.get(name)), None):
        flag = "as" if one == "place" else one.replace("_", "-")
        raise InputError(
            f"--{flag} for {arguments.task}",
            expected="a task's folder",
            seen="a folder of a group's tasks",
            fix="Name one of the folders in it.",
        )
    options = options_from(arguments)
    chosen = {each: getattr(options, each) for each in OPTIONS}
    with terminal.progress() as show:
        try:
            found = score_group(arguments.task, load_model_from(arguments), progress=show, **chosen)
        except KeyboardInterrupt as stop:
            stop.add_note(KEPT)
            raise
    record = group_record(found)
    print_found(arguments, record, lambda terminal: terminal.show_group(found))
    failed = all(report.failed == len(report.rows) for report in found.reports.values())
    return EXIT_FAILS if failed else EXIT_OK


def _require_place(arguments: argparse.Namespace) -> None:
    """Refuse flags that would say nothing with or without a place to hand the run to.

    Raises:
        InputError: one of them stands where it means nothing.
    """
    from workbench.runs.elsewhere import CUT
    from workbench.runs.parts import LAST

    place = arguments.place
    if arguments.to and not place:
        fix = "For the docs' answers there is --samples FILE.jsonl."
        raise InputError(f"--to {arguments.to}", expected="--as PLACE beside it", fix=fix)
    if arguments.shards and place not in CUT:
        fix = "To score one part here, there is --shard I/N."
        seen = f"--as {place}" if place else "no --as"
        expected = f"--as {' or '.join(CUT)} beside it"
        raise InputError(f"--shards {arguments.shards}", expected=expected, seen=seen, fix=fix)
    if place and arguments.dry_run:
        fix = "Leave out one of them."
        raise InputError("--dry-run", expected="no --as", seen=f"--as {place}", fix=fix)
    for name, fix in _NOT_IN_SCRIPTS.items():
        value = getattr(arguments, name)
        if place not in (None, "command") and value not in (None, LAST):
            raise InputError(
                f"--{name} {value}", expected="--as command", seen=f"--as {place}", fix=fix
            )


_NOT_IN_SCRIPTS = {
    "samples": "Once the run is there: workbench score … --resume RUN --samples FILE.",
    "state": "A script has folders of its own, and the run comes to the task's.",
    "shard": "A script is of the whole sample; --shards N cuts it for slurm and kubernetes.",
    "resume": "What a script starts goes on with what it kept.",
}
"""Flags of one call that scripts have no use for, and what to do instead."""


def _words_of(arguments: argparse.Namespace) -> tuple[str, ...]:
    """Return the flags of a call that are no part of its plan, to be handed over with it."""
    from workbench.runs.command import flag_words
    from workbench.runs.parts import LAST

    words: list[str] = []
    for name in _NOT_IN_SCRIPTS:
        if (value := getattr(arguments, name)) not in (None, LAST):
            words += flag_words(name, [str(value)])
    if arguments.samples and arguments.force:
        words.append("--force")
    return (*words, *(["--no-cache"] if arguments.no_cache else []))


def _show_job(arguments: argparse.Namespace, plan: Plan, tools: Tools) -> None:
    """Print, or write, what starts the run elsewhere, and score nothing.

    Raises:
        SettingError: it is a draft, or a file that is none of the task's versions.
        StoreError: the file cannot be written.
    """
    from workbench.models.known import known_model
    from workbench.runs.cost import make_cost
    from workbench.runs.elsewhere import Job, hand_over, parts_at
    from workbench.tasks.versions import require_saved

    require_saved(plan.task.path, plan.version, plan.source)
    settings, part = load_settings_from(arguments), _shard(arguments)
    seconds = None
    if not plan.chat_template:  # whose prompts are not known before the model is there
        known = known_model(arguments.model, settings)
        seconds = make_cost(plan, known, tools, tools.runner, part).seconds
    shards = parts_at(arguments.place, seconds, arguments.shards)
    own = _words_of(arguments)
    job = Job(plan, arguments.model, str(arguments.task), settings, shards, seconds, own)
    text = hand_over(job, arguments.place)
    if arguments.to:
        target = as_path(arguments.to, InputError)
        with (
            system_errors(StoreError, f"--to {target}: cannot be written"),
            written_text(target, replace=arguments.force) as file,
        ):
            file.write(text)
    record = {"kind": arguments.place, "shards": shards, "seconds": seconds}
    record |= {"path": arguments.to, "text": text}
    print_found(arguments, record, lambda terminal: terminal.show_job(record))


def _part(arguments: argparse.Namespace, plan: Plan, tools: Tools) -> Shard:
    """Return what part of the sample is asked for, and which run is to be gone on with.

    Raises:
        InputError: there is no such part or run.
    """
    from workbench.runs.command import place_of
    from workbench.runs.parts import LAST, newest_of

    part = _shard(arguments)
    if arguments.resume == LAST:
        runs = tools.ledger.runs(plan.task.name)
        return replace(part, run=newest_of(runs, plan, arguments.model, part))
    if not arguments.resume:
        return part
    listed = f"workbench runs {place_of(plan.task)} lists the task's runs"
    way_out = f"{listed}; --resume {LAST} goes on with the newest of these settings."
    return replace(part, run=tools.ledger.run(arguments.resume, way_out))


def _shard(arguments: argparse.Namespace) -> Shard:
    """Return what part of the sample is asked for.

    Raises:
        InputError: there is no such part.
    """
    from workbench.runs.parts import Shard

    number, of = 1, 1
    if arguments.shard is not None:
        pieces = arguments.shard.split("/")
        try:
            number, of = map(whole_number, pieces)
        except ValueError:
            where = f"--shard {arguments.shard}"
            raise InputError(where, expected="I/N, such as 1/8") from None
    return Shard(number, of)


def _say_and_score(
    arguments: argparse.Namespace, plan: Plan, tools: Tools, part: Shard
) -> Recorder | None:
    """Say what the run would do and do it; None where it is only to be said."""
    from workbench.cli import terminal
    from workbench.models.known import known_model, known_of
    from workbench.records import cost_record
    from workbench.runs.cost import cost_of, make_cost
    from workbench.runs.plan import render_docs
    from workbench.runs.progress import Progress
    from workbench.runs.run import is_small, score_plan

    recorders: list[Any] = []
    with terminal.progress() as show:

        def load() -> Any:
            return load_model_from(
                arguments, watch=lambda stage: show(Progress("loading", stage=stage))
            )

        # A chat template is the model's own: the prompts are not known before it is there.
        model = load() if plan.chat_template else None
        small = is_small(plan)
        batch = render_docs(plan, plan.docs(), tools.runner, model) if small else None
        known = (
            known_of(model)
            if model
            else known_model(arguments.model, load_settings_from(arguments))
        )
        cost = (
            make_cost(plan, known, tools, tools.runner, part)
            if batch is None
            else cost_of(plan, batch, known, tools, part)
        )
        if arguments.dry_run:
            print_found(arguments, cost_record(cost), lambda terminal: terminal.show_cost(cost))
            if cost.is_empty:
                tell(part.nothing_of(len(plan.docs())))
            return None
        terminal.tell_cost(cost)
        try:
            stream = score_plan(plan, model or load(), tools, recorders.append, batch, part)
            with closing(stream):  # so that all is written down before it is said what is kept
                for step in stream:
                    show(step)
        except KeyboardInterrupt as stop:
            if recorders:
                stop.add_note(_kept_of(recorders[0], tools))
            raise
    return recorders[0]


def _kept_of(recorder: Recorder, tools: Tools) -> str:
    """Return what is kept of a run that was ended, and how to go on with it."""
    run, done = recorder.run, recorder.folding.done
    kept = max(0, tools.ledger.count(run.run_id)) if tools.ledger.is_kept else 0
    if not kept:
        return f"nothing is kept of {done} docs" if done else "no doc was finished yet"
    return (
        f"{kept} of {run.settings['n']} docs are kept in run {run.run_id}: "
        f"the same command with --resume {run.run_id} goes on from there"
    )


def _show_report(
    arguments: argparse.Namespace,
    report: Report,
    samples: Path | None,
    plan: Plan,
    *,
    before: Counts,
    was_done: bool = False,
    unkept: str = "",
) -> int:
    from workbench.cli.holdout import beside_record
    from workbench.records import report_record, row_record
    from workbench.runs.openings import opening_of_run

    unwritten = None
    try:
        if samples is not None:
            with (
                system_errors(StoreError, f"--samples {samples}: cannot be written"),
                written_text(samples, replace=arguments.force) as file,
            ):
                for row in report.rows:
                    file.write(json.dumps(row_record(row), ensure_ascii=False) + "\n")
    except StoreError as error:  # the report is shown all the same
        unwritten = error
    beside = None
    try:
        beside = opening_of_run(plan.task, report.run)
    except InputError as error:  # changed meanwhile
        tell(f"warning: {error}")
    told = plan.task.notes_on_rows(plan.config)  # by `plan_from`, before the model was asked
    kept = 0 if was_done else before["done"]
    record = {**report_record(report), "kept": kept, "holdout": beside_record(beside)}
    record["notes"] = [*record["notes"], *filter(None, [unkept])]
    print_found(
        arguments,
        record,
        lambda terminal: terminal.show_report(
            report,
            record,
            beside.sentence if beside else "",
            before=before if kept else None,
            was_done=was_done,
            told=told,
        ),
    )
    if unwritten is not None:
        tell(f"error: {unwritten}")
        return EXIT_INPUT
    has_nothing_to_do = not report.run.settings["n"]
    return EXIT_OK if has_nothing_to_do or report.has_answers else EXIT_FAILS


def sweep_command(arguments: argparse.Namespace) -> int:
    """Score versions with several numbers of shots, seeds and models."""
    from workbench.cli import terminal
    from workbench.records import sweep_record
    from workbench.runs.options import Options, change_options
    from workbench.runs.sweep import Grid, score_sweep, sweep_plans
    from workbench.tasks.outputs import require_output
    from workbench.tasks.task import Task

    plot = None if arguments.plot is None else as_path(arguments.plot, InputError)
    if plot is not None:
        from workbench.analysis.plots import check_figure_path

        check_figure_path(plot)
    task = Task.open(arguments.task)
    if plot is not None:
        require_output(plot, "--plot", force=arguments.force, task=task)
    options = change_options(Options(), **sample_size_from(arguments))
    grid = Grid(arguments.versions, arguments.num_fewshot, arguments.seeds)
    plans = sweep_plans(task, grid, options, arguments.method, arguments.config)
    models = swept_models_from(arguments)
    with told_tools(task.state) as tools, terminal.progress() as show:
        points = score_sweep(plans, models, tools, lambda label, step: show(step, label))
    if plot is not None and any(point.metrics for point in points):
        from workbench.analysis.draw import plot_sweep
        from workbench.analysis.plots import save_figure

        save_figure(plot_sweep(points), plot)
        tell(f"drawn in {plot}")
    print_found(arguments, sweep_record(points), lambda terminal: terminal.show_sweep(points))
    failed = any(point.report.failed == len(point.report.rows) for point in points)
    return EXIT_FAILS if failed else EXIT_OK
