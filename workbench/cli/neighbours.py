"""The command `neighbours`: race what one could have written against what one has."""

from __future__ import annotations

import argparse
from contextlib import closing
from typing import TYPE_CHECKING, Any

from workbench.cli.common import EXIT_FAILS, EXIT_OK, load_model_from, plan_from, print_found

if TYPE_CHECKING:
    from rich.console import Console

    from workbench.analysis.raced import Race
    from workbench.runs.neighbours.axes import Variant
    from workbench.runs.neighbours.search import Field, FieldPrice, Neighbours

SHOWN = 10
"""Variants in the table for people; the JSON has all."""


def neighbours_command(arguments: argparse.Namespace) -> int:
    """Say the price, race, and tell what came of it; fail where yours has no score."""
    from workbench.cli import terminal
    from workbench.lint.first import errors_in
    from workbench.runs.holdout import require_sealed
    from workbench.runs.neighbours.axes import MOST
    from workbench.runs.neighbours.sealed import open_winner
    from workbench.runs.neighbours.search import Search, make_field, price_field, race_field
    from workbench.runs.progress import Progress
    from workbench.runs.run import open_tools

    if arguments.sample_size is None:
        arguments.all = True
    plan = plan_from(arguments)
    if arguments.sealed:
        require_sealed(plan)
    most = MOST if arguments.most is None else arguments.most
    search = Search(tuple(arguments.axes), most, arguments.budget)
    tools = open_tools(plan.task.state, use_cache=not arguments.no_cache)
    with closing(tools), terminal.progress() as show:
        model = load_model_from(
            arguments, watch=lambda stage: show(Progress("loading", stage=stage))
        )
        field = make_field(plan, search, tools, model, errors_in)
        price = price_field(field, model, tools)
        if arguments.dry_run:
            record = {**_price_record(price), "variants": _field_records(field)}
            print_found(arguments, record, lambda terminal: _show_field(field, price, terminal.out))
            return EXIT_OK
        terminal.err.print(price_line(price), style="dim")

        def tell(race: Race) -> None:
            terminal.err.print(round_line(race), style="dim")

        found = race_field(field, model, tools, show, tell)
        if arguments.sealed and found.race.best_place:
            found = open_winner(found, model)
    print_found(
        arguments, neighbours_record(found, price), lambda terminal: _show(found, terminal.out)
    )
    return EXIT_OK if found.race.estimate == found.race.estimate else EXIT_FAILS


def price_line(price: FieldPrice) -> str:
    """Return the price in a line."""
    from workbench.messages import say
    from workbench.runs.cost import time_text

    return say(
        "{variants} variants, at most {evaluations} evaluations and about {tokens} distinct tokens "
        "to read, {runs} runs' worth; {time}",
        variants=price.variants,
        evaluations=f"{price.evaluations:,}",
        tokens=f"{price.tokens:,}",
        runs=f"{price.tokens / max(1, price.run_tokens):.1f}",
        time=time_text(price.cost),
    )


def round_line(race: Race) -> str:
    """Return how a race stands after a round, in a line."""
    from workbench.messages import say

    last = race.rounds[-1]
    return say("round {n}: {variants} variants, {questions} questions; ahead: {name}",
               n=len(race.rounds), variants=len(last.ranking), questions=last.lap.end,
               name=race.best.name)  # fmt: skip


def neighbours_record(found: Neighbours, price: FieldPrice) -> dict[str, Any]:
    """Return what `workbench neighbours --json` prints."""
    from workbench.analysis.records import as_json

    race = found.race
    standings = [
        {
            "name": one.variant.name,
            "levels": dict(one.variant.levels),
            "questions": one.questions,
            "mean": as_json(one.mean),
            "lead": as_json(one.lead),
            "reason": str(one.reason),
        }
        for one in race.standings
    ]
    return {
        "task": found.task,
        "version": found.version,
        "model": found.model,
        "metric": found.metric,
        "variants": len(race.variants),
        "evaluations": race.evaluations,
        "distinct_tokens": found.distinct_tokens,
        "alone_tokens": found.alone_tokens,
        "best": _variant_record(found.best),
        "tied": [variant.name for variant in found.tied],
        "estimate": as_json(race.estimate),
        "interval": as_json(race.interval),
        "lead": as_json(race.lead),
        "lead_interval": as_json(race.judgement.interval),
        "verdict": race.judgement.verdict,
        "tries": race.tries,
        "axes": {axis.name: as_json(axis) for axis in found.effects},
        "sealed": as_json(found.sealed),
        "sentence": str(found.sentence),
        "rounds": [as_json(one) for one in race.rounds],
        "standings": standings,
        "dropped": [{"name": v.name, "reason": str(why)} for v, why in found.field.dropped],
        "price": _price_record(price),
        "seconds": found.seconds,
    }


def _variant_record(variant: Variant) -> dict[str, Any]:
    from workbench.analysis.records import as_json

    plan = variant.plan
    return {
        "name": variant.name,
        "levels": dict(variant.levels),
        "source": plan.source,
        "settings": as_json(plan.settings),
        "metric": variant.metric,
    }


def _price_record(price: FieldPrice) -> dict[str, Any]:
    return {
        "evaluations": price.evaluations,
        "tokens": price.tokens,
        "first_lap_tokens": price.first_lap,
        "run_tokens": price.run_tokens,
        "seconds": price.cost.seconds,
        "seconds_range": price.cost.seconds_range,
    }


def _field_records(field: Field) -> list[dict[str, Any]]:
    kept = [{"name": variant.name, "reason": ""} for variant in field.variants]
    return [*kept, *({"name": v.name, "reason": str(why)} for v, why in field.dropped)]


def _show_field(field: Field, price: FieldPrice, out: Console) -> None:
    from workbench.io.shown import shown

    out.print(price_line(price))
    for record in _field_records(field):
        why = f" (left out: {record['reason']})" if record["reason"] else ""
        out.print(shown(f"  {record['name']}{why}"), markup=False)


def _show(found: Neighbours, out: Console) -> None:
    from rich.table import Table

    from workbench.io.shown import shown

    out.print(shown(found.sentence), markup=False)
    table = Table("variant", box=None, pad_edge=False)
    for title in ("score", "against yours", "questions"):
        table.add_column(title, justify="right", no_wrap=True)
    table.add_column("dropped as")
    for one in found.race.standings[:SHOWN]:
        table.add_row(
            shown(one.variant.name),
            f"{100 * one.mean:.1f}",
            f"{100 * one.lead:+.1f}",
            str(one.questions),
            shown(str(one.reason)),
        )
    out.print(table)
    for axis in found.effects:
        low, high = (100 * end for end in axis.ci95)
        line = f"{axis.name}: {100 * axis.effect:.1f} points ({low:+.1f} to {high:+.1f})"
        out.print(shown(line), style="dim", markup=False)
    if found.field.dropped:
        out.print(f"{len(found.field.dropped)} left out as faulty or the same", style="dim")
