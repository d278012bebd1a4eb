"""A part of a sample, a run that is gone on with, and parts that are joined again."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from workbench.errors import SettingError, shorten
from workbench.io.files import text_sha256
from workbench.runs.identity import (
    Deviation,
    deviations,
    facts_of_plan,
    facts_of_run,
    run_of_plan,
    settings_of,
)
from workbench.runs.order import Order, draw_order
from workbench.runs.plan import Plan
from workbench.types import Doc, Run

LAST = "last"
"""As the run to go on with: the newest of the same settings and part, if there is one."""

DRAWN = ("seed", "group", "sample_size")
"""What the docs of a run and their order depend on, besides what its scores do."""

MOST_PARTS = 1_000_000
"""Of a sample. A number of more digits than a machine's could not divide the draws."""


@dataclass(frozen=True, slots=True)
class Shard:
    """Shard `number` (from 1) of `of` of a sample, whose questions are whole; `run` is one that is
    gone on with.

    Raises:
        SettingError: there is no such part.
    """

    number: int = 1
    of: int = 1
    run: Run | None = None

    def __post_init__(self) -> None:
        if not 1 <= self.number <= self.of <= MOST_PARTS:
            expected = f"i/n with i from 1 to n, and n at most {MOST_PARTS:,}"
            raise SettingError("shard", expected=expected, seen=f"{self.number}/{self.of}")

    @property
    def settings(self) -> dict[str, Any]:
        """What a run's settings say of it: nothing of a whole one."""
        return {} if self.of == 1 else {"shard": [self.number, self.of]}

    def order(self, docs: Sequence[Doc], plan: Plan) -> Order:
        """Return its docs, of those of the plan's sample, in the order in which they are
        answered."""
        order = draw_order(docs, plan.settings.seed, plan.group, read=plan.read)
        return order if self.of == 1 else order.part(self.number, self.of)

    def nothing_of(self, docs: int) -> str:
        """Return what is to be said where none of so many docs is in it."""
        return f"shard {self.number}/{self.of}: none of the {docs:,} docs is in it"


WHOLE = Shard()

_THERE = ("model", "dtype", "weights", "files")
"""What is known only where a run is scored."""


def facts_of_parts(run: Run) -> dict[str, Any]:
    """Return, as JSON values, what all parts of a run share, whatever loads the model: what its
    scores depend on, which docs it has in which order, and in how many parts it is cut."""
    facts = {name: value for name, value in facts_of_run(run).items() if name not in _THERE}
    drawn = {name: run.settings.get(name) for name in DRAWN}
    return {**facts, **drawn, "parts": (run.settings.get("shard") or (1, 1))[1]}


def mark_of(run: Run) -> str:
    """Return a short hash of what all parts of a run share: what they are known by elsewhere."""
    return text_sha256(json.dumps(facts_of_parts(run), sort_keys=True))[:12]


def mark_of_plan(plan: Plan, parts: int = 1) -> str:
    """Return the mark that a plan's runs have, cut into so many parts."""
    run = run_of_plan(plan)
    return mark_of(replace(run, settings={**run.settings, **Shard(1, parts).settings}))


def newest_of(runs: Iterable[Run], plan: Plan, model: str, part: Shard) -> Run | None:
    """Return the first of the runs, the newest, that is of the plan, the model's name and the part;
    None where none is."""
    wanted = facts_of_plan(plan)
    drawn = {**{name: settings_of(plan)[name] for name in DRAWN}, "shard": None, **part.settings}
    for run in runs:
        same = run.model == model and not deviations(facts_of_run(run), wanted)
        if same and all(run.settings.get(name) == value for name, value in drawn.items()):
            return run
    return None


def require_same(
    run: Run, other: Run, *, free: tuple[str, ...] = (), asked: str = "is asked for"
) -> None:
    """Refuse two runs that are not of the same thing, but for the settings in `free`. `asked` is
    said of what the other has.

    Raises:
        SettingError: with the first setting in which they differ.
    """
    found = list(deviations(facts_of_run(run), facts_of_run(other)))
    for name in (*DRAWN, "shard"):
        pair = run.settings.get(name), other.settings.get(name)
        if name not in free and pair[0] != pair[1]:
            found.append(Deviation(name, *pair))
    if not found:
        return
    first = found[0]
    if first.is_weights:
        raise _of_another_model(run)
    if first.name == "source" and run.version != other.version:
        first = Deviation("version", run.version, other.version)
    elif first.name in _HASHED:
        raise SettingError(f"run {run.run_id} was scored {first.words} than {asked}", fix=_SAME)
    raise SettingError(
        f"run {run.run_id} has {first.name} {shorten(first.scored)}",
        expected=f"{shorten(first.wanted)}, as {asked}",
        fix=_SAME,
    )


_SAME = "Runs are gone on with, and joined, under the settings that they have."

_HASHED = ("source", "rows", "shots", "files")
"""What is known by a hash of it, which tells nobody anything."""


def _of_another_model(run: Run) -> SettingError:
    """Return what is said of a run whose model has its name still, and nothing else."""
    if "server:" not in run.model:
        thing = f"run {run.run_id} was scored by another model of the name {run.model!r}"
        return SettingError(thing, expected="the same weights", fix=_SAME)
    return SettingError(
        f"run {run.run_id} was scored by another model than {run.model!r} is now",
        expected="the same engine and version, which answers its fixed prompt as it did then",
        seen="another one, or another answer",
        fix="None of the run's rows are taken. Serve the model that they are of; or leave --resume "
        "away: a new run begins.",
    )
