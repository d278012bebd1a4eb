"""The command `neighbours`: race what one could have written against what one has."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from copy import copy
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

    from workbench.analysis.raced import Race
    from workbench.models.base import LanguageModel
    from workbench.runs.neighbours.field import Field
    from workbench.runs.neighbours.search import FieldPrice, Neighbours
    from workbench.runs.run import Tools

SHOWN = 10
"""Variants in the table for people; the JSON has all."""


def neighbours_command(arguments: argparse.Namespace) -> int:
    """Say the price, race, and tell what came of it; fail where yours has no score."""
    from workbench.cli import terminal
    from workbench.lint.first import errors_in
    from workbench.records import neighbours_record
    from workbench.runs.holdout import require_sealed
    from workbench.runs.neighbours.axes import MOST
    from workbench.runs.neighbours.field import by_name
    from workbench.runs.neighbours.sealed import open_winner
    from workbench.runs.neighbours.search import Search, make_field, race_field
    from workbench.runs.progress import Progress

    take_all(arguments)
    plan = plan_from(arguments)
    if arguments.sealed:
        require_sealed(plan)
    most = MOST if arguments.most is None else arguments.most
    search = Search(tuple(arguments.axes), most, arguments.budget)
    state, use_cache = plan.task.state, not arguments.no_cache
    with told_tools(state, use_cache=use_cache) as tools, terminal.progress() as show:
        model, *others = (
            load_model_from(each, watch=lambda stage: show(Progress("loading", stage=stage)))
            for each in _by_model(arguments)
        )
        field = make_field(plan, search, tools, model, errors_in, by_name(others, model))
        price = told_price(arguments, field, model, tools)
        if price is None:
            return EXIT_OK
        found = race_field(field, model, tools, show, tell_round)
        if arguments.sealed and found.race.best_place:
            found = open_winner(found, model)
    print_found(
        arguments, neighbours_record(found, price), lambda terminal: _show(found, terminal.out)
    )
    return EXIT_OK if found.race.estimate == found.race.estimate else EXIT_FAILS


def _by_model(arguments: argparse.Namespace) -> Iterator[argparse.Namespace]:
    """Yield the arguments with each of the models for itself; the first is the one of yours."""
    for name in arguments.model:
        own = copy(arguments)
        own.model = name
        yield own


def told_price(
    arguments: argparse.Namespace, field: Field, model: LanguageModel, tools: Tools
) -> FieldPrice | None:
    """Say what a race would take, and return that; None where with `--dry-run` that is all."""
    from workbench.cli import terminal
    from workbench.records import price_record
    from workbench.runs.neighbours.search import price_field

    price = price_field(field, model, tools)
    if arguments.dry_run:
        record = {**price_record(price), "variants": _field_records(field)}
        print_found(arguments, record, lambda terminal: _show_field(field, price, terminal.out))
        return None
    terminal.err.print(price_line(price), style="dim")
    return price


def tell_round(race: Race) -> None:
    """Say how a race stands after a round."""
    from workbench.cli import terminal

    terminal.err.print(round_line(race), style="dim")


def price_line(price: FieldPrice) -> str:
    """Return the price in a line."""
    from workbench.messages import clauses, say
    from workbench.runs.cost import time_text

    told = say(
        "{variants} variants, at most {evaluations} evaluations and about {tokens} distinct tokens "
        "to read, {runs} runs' worth; {time}",
        variants=price.variants,
        evaluations=f"{price.evaluations:,}",
        tokens=f"{price.tokens:,}",
        runs=f"{price.tokens / max(1, price.run_tokens):.1f}",
        time=time_text(price.cost),
    )
    stored = price.cost.stored
    return clauses([told, say("{n} stored", n=f"{stored:,}")] if stored else [told])


def round_line(race: Race) -> str:
    """Return how a race stands after a round, in a line."""
    from workbench.messages import say

    last = race.rounds[-1]
    return say("round {n}: {variants} variants, {questions} questions; ahead: {name}",
               n=len(race.rounds), variants=len(last.ranking), questions=last.lap.end,
               name=race.best.name)  # fmt: skip


def _field_records(field: Field) -> list[dict[str, Any]]:
    """Return who runs, and who does not, with the reason."""
    kept = [{"name": variant.name, "reason": ""} for variant in field.variants]
    return [*kept, *({"name": v.name, "reason": str(why)} for v, why in field.dropped)]


def _show_field(field: Field, price: FieldPrice, out: Console) -> None:
    """Print the price, and who would run."""
    from workbench.io.shown import shown

    out.print(price_line(price))
    for record in _field_records(field):
        why = f" (left out: {record['reason']})" if record["reason"] else ""
        out.print(shown(f"  {record['name']}{why}"), markup=False)


def _show(found: Neighbours, out: Console) -> None:
    from workbench.cli.heading import head_of
    from workbench.io.shown import shown

    out.print(head_of(found.field.plan, found.model, found.metric))
    out.print(shown(found.sentence), markup=False)
    show_standings(found, out)
    for axis in found.effects:
        low, high = (100 * end for end in axis.ci95)
        line = f"{axis.name}: {100 * axis.effect:.1f} points ({low:+.1f} to {high:+.1f})"
        out.print(shown(line), style="dim", markup=False)
    for pair in found.interactions:
        out.print(shown(pair.sentence), style="dim", markup=False)


def show_standings(found: Neighbours, out: Console) -> None:
    """Print how far those came that came farthest, and how many were left out."""
    from rich.table import Table

    from workbench.io.shown import shown

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
    if found.field.dropped:
        out.print(f"{len(found.field.dropped)} left out as faulty or the same", style="dim")
