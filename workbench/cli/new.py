"""The command that makes a task from a user's own rows."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

from workbench.analysis.records import record_of
from workbench.cli.common import EXIT_INPUT, EXIT_OK
from workbench.cli.console import put, put_json
from workbench.errors import StoreError
from workbench.io.files import as_path

if TYPE_CHECKING:
    from workbench.tasks.new.write import NewTask


def new_command(arguments: argparse.Namespace) -> int:
    """Make a task, or print what has to be known first."""
    from workbench.tasks.new.roles import Given
    from workbench.tasks.new.write import make_task

    made = make_task(
        arguments.data,
        None if arguments.to is None else as_path(arguments.to, StoreError),
        Given(
            question=arguments.question,
            passage=arguments.passage,
            answer=arguments.answer,
            options=arguments.options,
            no_options=arguments.no_options,
            kind=arguments.kind,
            index_from=arguments.index_from,
            labels=arguments.labels if arguments.labels != "keep" else {},
            keep_labels=arguments.labels == "keep",
            method=arguments.method,
            holdout=arguments.holdout,
            ignore_split=arguments.ignore_split,
        ),
        skip_broken=arguments.skip_broken,
        encoding=arguments.encoding,
    )
    if arguments.json:
        put_json(new_record(made))
    else:
        _show(made)
    return EXIT_INPUT if made.questions else EXIT_OK


def new_record(made: NewTask) -> dict[str, Any]:
    """Return what was made, or asked, as the command line's contract has it."""
    roles, counts = made.proposal.roles, made.row_counts
    sealed = set(made.sides.get("holdout", ()))
    shown = (answer for place, answer in enumerate(made.shape.answers) if place not in sealed)
    gold = next((list(answer) for answer in shown if answer), [])
    return {
        "task": str(made.path),
        "methods": list(made.methods),
        "method": made.methods[0] if made.methods else None,
        "rows": len(made.table.rows),
        "test_rows": counts.get("test", 0),
        "shots": counts.get("shots", 0),
        "holdout": counts.get("holdout", 0),
        "fields": record_of(roles, "question passage answer options"),
        "gold": gold[0] if len(gold) == 1 else gold,
        "reasons": list(made.reasons),
        "questions": [record_of(each, "about text candidates flag") for each in made.questions],
    }


def _show(made: NewTask) -> None:
    for reason in made.reasons:
        put(f"found: {reason}")
    for question in made.questions:
        put(f"asked: {question.text}")
        put(f"       {question.flag}")
    if made.questions:
        put("Nothing was written.")
        return
    counts = made.row_counts
    held = f", {counts['holdout']:,} sealed" if counts["holdout"] else ""
    put(f"{made.path}: {counts['test']:,} test rows, {counts['shots']:,} for shots{held}")
    for method in made.methods:
        put(f"  transform_{method}_v0.py")
    put(f"Next: workbench render {made.path}")
