"""The command `shots`: what each shot of a version earns, and which rows of the pool are best."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

from workbench.cli.common import (
    EXIT_FAILS,
    EXIT_OK,
    load_model_from,
    plan_from,
    print_found,
    take_all,
    told_tools,
)

if TYPE_CHECKING:
    from rich.console import Console

    from workbench.runs.neighbours.best_shots import BestShots
    from workbench.runs.neighbours.shots import ShotStudy
    from workbench.runs.plan import Plan


def shots_command(arguments: argparse.Namespace) -> int:
    """Score a version without each of its shots, and with pairs swapped; with `--best`, race
    choices of rows of the pool."""
    from workbench.cli import terminal
    from workbench.runs.neighbours.shots import study_shots
    from workbench.runs.progress import Progress

    take_all(arguments)
    plan = plan_from(arguments)
    if arguments.best is not None:
        return _best_command(arguments, plan)
    _refuse_alone(arguments)
    state, use_cache = plan.task.state, not arguments.no_cache
    with told_tools(state, use_cache=use_cache) as tools, terminal.progress() as show:
        model = load_model_from(
            arguments, watch=lambda stage: show(Progress("loading", stage=stage))
        )
        found = study_shots(plan, model, tools, show)
    print_found(
        arguments, shots_record(found), lambda terminal: _show_shots(plan, found, terminal.out)
    )
    return EXIT_OK


def shots_record(found: ShotStudy) -> dict[str, Any]:
    """Return what `workbench shots --json` prints."""
    from workbench.analysis.records import as_json, record_of

    told = [{"shot": shot, **as_json(one), "earns": one.earns}
            for shot, one in zip(found.ids, found.shots, strict=True)]  # fmt: skip
    swaps = [{"shots": list(pair), "effect": one.effect, "ci95": list(one.ci95)}
             for pair, one in zip(found.swapped, found.swaps, strict=True)]  # fmt: skip
    names = "task version model metric rows evaluations distinct_tokens seconds sentence"
    return {**record_of(found, names), "shots": told, "swaps": swaps}


def _show_shots(plan: Plan, found: ShotStudy, out: Console) -> None:
    from rich.table import Table

    from workbench.cli.heading import head_of
    from workbench.io.shown import shown

    out.print(head_of(plan, found.model, found.metric))
    out.print(shown(found.sentence), markup=False)
    table = Table("what", box=None, pad_edge=False)
    for title in ("points", "95 % interval"):
        table.add_column(title, justify="right", no_wrap=True)
    lines = [
        (f"shot {shot} is there", one) for shot, one in zip(found.ids, found.shots, strict=True)
    ]
    lines += [(f"{a} and {b} are not swapped", one)
              for (a, b), one in zip(found.swapped, found.swaps, strict=True)]  # fmt: skip
    for name, one in lines:
        low, high = (f"{100 * end:+.1f}" for end in one.ci95)
        table.add_row(name, f"{100 * one.effect:+.1f}", f"{low} to {high}")
    out.print(table)


# -- the best of a pool ------------------------------------------------------------------------


def _refuse_alone(arguments: argparse.Namespace) -> None:
    """Refuse what says how to race where nothing is raced."""
    from workbench.errors import SettingError

    for name in ("budget", "most", "sealed", "dry_run"):
        if getattr(arguments, name):
            raise SettingError(
                f"--{name.replace('_', '-')}",
                expected="--best K beside it",
                seen="no --best",
                fix="Without it each shot is left out once, and nothing is raced.",
            )


def _best_command(arguments: argparse.Namespace, plan: Plan) -> int:
    from workbench.cli import terminal
    from workbench.cli.neighbours import tell_round, told_price
    from workbench.io.given import require_whole
    from workbench.lint.first import errors_in
    from workbench.records import best_shots_record
    from workbench.runs.holdout import require_sealed
    from workbench.runs.neighbours.axes import MOST
    from workbench.runs.neighbours.best_shots import MOST_SHOTS, Choose, make_choices, race_choices
    from workbench.runs.progress import Progress

    require_whole("--best", arguments.best, 1, MOST_SHOTS)
    if arguments.sealed:
        require_sealed(plan)
    most = MOST if arguments.most is None else arguments.most
    choose = Choose(arguments.best, most, arguments.budget)
    state, use_cache = plan.task.state, not arguments.no_cache
    with told_tools(state, use_cache=use_cache) as tools, terminal.progress() as show:
        model = load_model_from(
            arguments, watch=lambda stage: show(Progress("loading", stage=stage))
        )
        field = make_choices(plan, choose, tools, model, errors_in)
        price = told_price(arguments, field, model, tools)
        if price is None:
            return EXIT_OK
        found = race_choices(
            field, choose, model, tools, sealed=arguments.sealed, progress=show, watch=tell_round
        )
    record = best_shots_record(found, price)
    print_found(arguments, record, lambda terminal: _show_best(found, terminal.out))
    return EXIT_OK if found.race.estimate == found.race.estimate else EXIT_FAILS


def _show_best(found: BestShots, out: Console) -> None:
    from workbench.cli.heading import head_of
    from workbench.cli.neighbours import show_standings
    from workbench.io.shown import shown

    out.print(head_of(found.search.field.plan, found.search.model, found.search.metric))
    out.print(shown(found.sentence), markup=False)
    if found.ids:
        ids = ",".join(map(str, found.search.best.plan.settings.shot_ids))
        out.print(f"as settings: --sampler ids --shot-ids {ids}", style="dim")
    show_standings(found.search, out)
