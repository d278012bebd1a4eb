"""The command `attribute`: which edit between two versions changed the score."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

from workbench.cli.common import (
    EXIT_FAILS,
    EXIT_OK,
    load_model_from,
    load_settings_from,
    options_from,
    print_found,
    told_tools,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from rich.console import Console

    from workbench.analysis.attribution import Attribution
    from workbench.models.base import LanguageModel
    from workbench.runs.attribute import Price
    from workbench.runs.edits.study import Study
    from workbench.runs.plan import Plan
    from workbench.runs.progress import Progress
    from workbench.runs.run import Tools

_NUMBERS = "effect ci95 one_in one_in_ci95 one_out one_out_ci95 interaction"


def attribute_command(arguments: argparse.Namespace) -> int:
    """Cut the change into hunks, say the price, and score what lies between; fail where no row
    has a score with every prompt."""
    from workbench.cli import terminal
    from workbench.runs.edits.study import plan_sides
    from workbench.tasks.task import Task

    old, new = plan_sides(
        Task.open(arguments.task),
        options_from(arguments),
        (arguments.old, arguments.new),
        method=arguments.method,
        configs=(arguments.config, arguments.to_config or arguments.config),
    )
    state, use_cache = new.task.state, not arguments.no_cache
    with told_tools(state, use_cache=use_cache) as tools, terminal.progress() as show:
        study, price, found = _studied(arguments, (old, new), tools, show)
    if found is None:
        record = {"hunks": _hunk_records(study), "cost": _price_record(price)}
        print_found(arguments, record, lambda terminal: _show_hunks(study, price, terminal.out))
        return EXIT_OK
    record = attribution_record(found, price)
    print_found(arguments, record, lambda terminal: _show_shares(found, terminal.out))
    return EXIT_OK if found.n else EXIT_FAILS


def _studied(
    arguments: argparse.Namespace,
    sides: tuple[Plan, Plan],
    tools: Tools,
    show: Callable[[Progress], None],
) -> tuple[Study, Price, Attribution | None]:
    """Return the hunks, their price, and what they did; None where that is not asked for."""
    from workbench.cli import terminal
    from workbench.models.known import known_model, known_of
    from workbench.runs.attribute import attribution, describe_price, price_of
    from workbench.runs.edits.study import make_study
    from workbench.runs.progress import Progress

    def load() -> LanguageModel:
        return load_model_from(
            arguments, watch=lambda stage: show(Progress("loading", stage=stage))
        )

    # A chat template is the model's own; and a model that is there counts its own tokens.
    needs_model = bool(sides[1].chat_template) or not arguments.dry_run
    model = load() if needs_model else None
    study = make_study(*sides, tools.runner, model)
    known = (
        known_of(model) if model else known_model(arguments.model, load_settings_from(arguments))
    )
    price = price_of(study, known, tools)
    if arguments.dry_run or model is None:
        return study, price, None
    terminal.err.print(describe_price(price), style="dim")
    return study, price, attribution(study, model, tools, show)


def attribution_record(found: Attribution, price: Price) -> dict[str, Any]:
    """Return what `workbench attribute --json` prints."""
    from workbench.analysis.records import as_json, record_of

    hunks = [{**_about(hunk), **record_of(hunk, _NUMBERS)} for hunk in found.hunks]
    return {
        "task": found.task,
        "from": found.old,
        "to": found.new,
        **record_of(found, "model metric"),
        "hunks": hunks,
        "together": as_json(found.together),
        **record_of(found, "total total_ci95 n rows left_out corners"),
        "sentence": str(found.sentence),
        "notes": [str(note) for note in found.notes],
        "cost": _price_record(price),
        "settings": as_json(found.settings),
    }


def _about(hunk: Any) -> dict[str, Any]:
    """Return what a hunk is, whether or not it was scored."""
    return {
        "name": str(hunk.name),
        "text": hunk.text,
        "lines": {"from": list(hunk.old_lines), "to": list(hunk.new_lines)},
        "diff": hunk.diff,
        "rows": hunk.rows,
        "notes": [str(note) for note in hunk.notes],
    }


def _hunk_records(study: Study) -> list[dict[str, Any]]:
    return [_about(hunk) for hunk in study.hunks]


def _price_record(price: Price) -> dict[str, Any]:
    from workbench.analysis.records import record_of

    cost = record_of(price.cost, "stored to_compute generated seconds seconds_range at_most")
    return {**record_of(price, "corners tokens run_tokens runs"), **cost}


def _show_hunks(study: Study, price: Price, out: Console) -> None:
    from rich.table import Table
    from rich.text import Text

    from workbench.analysis.attribution import lines_text
    from workbench.io.shown import shown
    from workbench.runs.attribute import describe_price

    table = Table("hunk", "what", "lines", "rows", box=None, pad_edge=False)
    for hunk in study.hunks:
        what = Text(shown(hunk.text))
        for note in hunk.notes:
            what.append(shown(f"\n{note}"), style="dim")
        lines = lines_text(hunk.old_lines, hunk.new_lines)
        table.add_row(hunk.name, what, lines, str(hunk.rows))
    if study.hunks:
        out.print(table)
    out.print(describe_price(price))


def _show_shares(found: Attribution, out: Console) -> None:
    from rich.table import Table
    from rich.text import Text

    from workbench.analysis.attribution import interval_text, share_cells, signed_effect
    from workbench.io.shown import shown

    out.print(f"{found.metric}: {found.sentence}")
    table = Table("hunk", "what", box=None, pad_edge=False)
    for title in ("effect", "95 % interval", "alone", "left out", "range"):
        table.add_column(title, justify="right", no_wrap=True)
    table.add_column("lines", no_wrap=True)
    for hunk in found.hunks:
        name, text, *numbers, lines = share_cells(hunk)
        what = Text(shown(text))
        for note in hunk.notes:
            what.append(shown(f"\n{note}"), style="dim")
        table.add_row(name, what, *numbers, interval_text(hunk.interaction), lines)
    if found.hunks:
        out.print(table)
    left_out = f", {found.left_out} left out" if found.left_out else ""
    of = f" questions in {found.rows} rows" if found.n < found.rows else ""
    total = f"total {signed_effect(found.total)} ({interval_text(found.total_ci95)})"
    out.print(
        f"{total}, n = {found.n}{of}{left_out}; intervals hold for all hunks at once", style="dim"
    )
