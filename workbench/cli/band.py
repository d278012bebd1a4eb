"""The command `band`: how a version scores over neutral formats."""

from __future__ import annotations

import argparse
from copy import copy
from typing import TYPE_CHECKING, Any

from workbench.cli.common import (
    EXIT_OK,
    load_model_from,
    plan_from,
    print_found,
    take_all,
    told_tools,
)

if TYPE_CHECKING:
    from rich.console import Console

    from workbench.runs.neighbours.formats import FormatBand


def band_command(arguments: argparse.Namespace) -> int:
    """Score formats, and tell how their scores are spread."""
    from workbench.cli import terminal
    from workbench.io.given import require_whole
    from workbench.lint.first import errors_in
    from workbench.runs.neighbours.formats import FORMATS, band_of_plan
    from workbench.runs.progress import Progress

    take_all(arguments)
    formats = FORMATS if arguments.formats is None else arguments.formats
    require_whole("--formats", formats, 2)
    plan = plan_from(arguments)
    other = None
    if arguments.against:
        theirs = copy(arguments)
        theirs.version, theirs.method = arguments.against, plan.config.method
        other = plan_from(theirs)
    state, use_cache = plan.task.state, not arguments.no_cache
    with told_tools(state, use_cache=use_cache) as tools, terminal.progress() as show:
        model = load_model_from(
            arguments, watch=lambda stage: show(Progress("loading", stage=stage))
        )
        found = band_of_plan(
            plan, model, tools, formats=formats, against=other, faults=errors_in, progress=show
        )
    print_found(arguments, band_record(found), lambda terminal: _show(found, terminal.out))
    return EXIT_OK


def band_record(found: FormatBand) -> dict[str, Any]:
    """Return what `workbench band --json` prints."""
    from workbench.analysis.records import as_json

    kept, (low, quarter, middle, three, high) = found.kept, found.kept.quantiles
    return {
        "task": found.task,
        "version": kept.version,
        "model": found.model,
        "metric": found.metric,
        "formats": kept.formats,
        "scored": kept.scored,
        "evaluations": kept.evaluations,
        "distinct_tokens": found.distinct_tokens,
        "quantiles": {"5": low, "25": quarter, "50": middle, "75": three, "95": high},
        "ci90": {"5": list(kept.low), "95": list(kept.high)},
        "spread": found.band.spread,
        "against": as_json(kept.versus),
        "sentence": str(found.sentence),
        "dropped": [{"name": v.name, "reason": str(why)} for v, why in found.field.dropped],
        "seconds": found.seconds,
    }


def _show(found: FormatBand, out: Console) -> None:
    from workbench.cli.heading import head_of
    from workbench.io.shown import shown

    out.print(head_of(found.field.plan, found.model, found.metric))
    out.print(shown(found.sentence), markup=False)
    for share, ends in ((5, found.kept.low), (95, found.kept.high)):
        low, high = (f"{100 * end:.1f}" for end in ends)
        line = f"the {share} % end is between {low} and {high}, with a chance of 90 %"
        out.print(line, style="dim")
    if found.kept.scored < found.kept.formats:
        line = f"{found.kept.scored} of {found.kept.formats} formats were scored, as many as "
        out.print(line + "the rows allow; of fewer (--formats) more can be told", style="dim")
