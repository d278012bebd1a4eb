"""Two versions rendered on the same rows, what lies between them in hunks, and every prompt there.

What it costs to score them, and what the hunks did, `runs.attribute` says.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property

from workbench.analysis.shapley import Corner, corners_of
from workbench.errors import InputError, SettingError
from workbench.models.base import LanguageModel
from workbench.prompts.render import Batch
from workbench.prompts.transform import TransformRunner
from workbench.runs.edits.causes import EditedRow, placed_edits, trace_causes
from workbench.runs.edits.hunks import Hunk, HunkedRow, find_hunks
from workbench.runs.edits.values import KnownValues
from workbench.runs.identity import deviations, facts_of_plan
from workbench.runs.options import Options
from workbench.runs.plan import (
    Plan,
    choose_method,
    make_plan,
    render_docs,
    require_read,
    require_scorable,
)
from workbench.scoring.groups import joined_most, questions_of
from workbench.tasks.task import Task
from workbench.types import Doc, Method, Rendered, RenderFailure

OF_PROMPT = ("source", "description", "separator", "description_separator", "target_delimiter")
"""What two versions may differ in: it makes hunks. All else is the same on both sides."""


@dataclass(frozen=True)
class Study:
    """Two versions on the same rows, and what lies between them. `left_out` counts the rows that
    one of them has no prompt for; rows whose prompts are equal are among `rows`. `questions` has by
    doc what a row is a question of, "" for one of its own, as a comparison of two runs has it."""

    old: Plan
    new: Plan
    hunks: tuple[Hunk, ...]
    rows: tuple[HunkedRow, ...]
    left_out: int = 0
    questions: Mapping[int, str] = field(default_factory=dict[int, str])

    @cached_property
    def corners(self) -> tuple[Corner, ...]:
        """The sets of hunks that are scored."""
        return corners_of(len(self.hunks))

    @cached_property
    def _asked(self) -> tuple[tuple[Rendered, ...], Mapping[Corner, tuple[int, ...]]]:
        """The distinct prompts of all corners, and where each corner's are, by row. Each has its
        place for an id: rows alone do not tell them apart."""
        items: list[Rendered] = []
        places: dict[tuple[int, frozenset[int]], int] = {}
        found: dict[Corner, list[int]] = {corner: [] for corner in self.corners}
        for number, row in enumerate(self.rows):
            own = frozenset(row.hunks)
            for corner in self.corners:
                key = number, corner & own
                if key not in places:
                    places[key] = len(items)
                    item = row.between(corner)
                    items.append(replace(item, doc=Doc(len(items), item.doc.data)))
                found[corner].append(places[key])
        return tuple(items), {corner: tuple(own) for corner, own in found.items()}

    @property
    def items(self) -> tuple[Rendered, ...]:
        """Every distinct prompt, in a corner or several; its doc's id is its place here."""
        return self._asked[0]

    def places(self, corner: Corner) -> tuple[int, ...]:
        """Return where among `items` the prompts of a corner are, by row."""
        return self._asked[1][corner]


def plan_sides(
    task: Task,
    options: Options,
    versions: tuple[str, str],
    *,
    method: Method | None = None,
    configs: tuple[str, str] = ("", ""),
) -> tuple[Plan, Plan]:
    """Return the plans of two versions, each an id, a file's path or a transform's source.

    Raises:
        InputError: a version, a config or a setting cannot be used.
    """
    sources = ["\n" in version for version in versions]
    named = next((v for v, is_source in zip(versions, sources, strict=True) if not is_source), "")
    chosen = choose_method(task, named or "latest", configs[0], method)
    for version, is_source in zip(versions, sources, strict=True):
        own = chosen if is_source else task.version(version, chosen).method
        if own not in (chosen, None):
            raise SettingError(
                f"version {version!r} is for {own.upper()}",
                expected=f"two versions of one method, {chosen.upper()} here",
            )
    made = [
        make_plan(
            task,
            options,
            version="latest" if is_source else version,
            config=config,
            method=chosen,
            draft=version if is_source else None,
        )
        for version, config, is_source in zip(versions, configs, sources, strict=True)
    ]
    require_read(options, *made)
    return made[0], made[1]


def make_study(
    old: Plan, new: Plan, runner: TransformRunner, model: LanguageModel | None = None
) -> Study:
    """Render the sample with both plans and cut what changed into hunks. Every change of the source
    is tried on the sample once, so this runs the transform as often as there are changes.

    Raises:
        SettingError: the two differ in more than what makes prompts, or answers are sampled.
        InputError: no row has a prompt with both, or a row's shots are not the same.
        ModelError: a chat template is asked for, and the model that has it is not loaded.
    """
    _require_alike(old, new)
    docs = new.docs()
    batches = [render_docs(plan, docs, runner, model) for plan in (old, new)]
    for plan, batch in zip((old, new), batches, strict=True):
        require_scorable(plan, batch)
    values = KnownValues(docs, new.task.pool(new.config).docs)
    pairs = [
        (was, now)
        for was, now in zip(batches[0].items, batches[1].items, strict=True)
        if isinstance(was, Rendered) and isinstance(now, Rendered)
    ]
    _require_pairs(pairs, batches)
    rows = [EditedRow(was, now, tuple(placed_edits(was, now, values))) for was, now in pairs]
    own = [was.doc for was, _ in pairs]

    def with_source(source: str) -> Sequence[Rendered | RenderFailure]:
        plan = replace(old, source=source, filename="<in between>")
        return render_docs(plan, own, runner, model).items

    changes, traced = trace_causes(rows, old.source, new.source, with_source, values)
    hunks, found = find_hunks(traced, changes)
    return Study(old, new, hunks, found, len(docs) - len(pairs), _questions(docs, old, new))


def _questions(docs: Sequence[Doc], *plans: Plan) -> dict[int, str]:
    """Return by doc what it is a question of, by that version's columns that join more rows."""
    named = (questions_of(docs, plan.group, read=plan.read) for plan in plans)
    return joined_most({d.id: name for d, name in zip(docs, own, strict=True)} for own in named)


def _require_alike(old: Plan, new: Plan) -> None:
    found = deviations(facts_of_plan(old), facts_of_plan(new), free=OF_PROMPT)
    if found:
        names = ", ".join(each.name for each in found)
        raise SettingError(
            f"{old.version} and {new.version} differ in more than their prompts",
            expected="one way of scoring for both",
            seen=f"another {names}",
            fix="Give both the same settings, and compare the rest as runs.",
        )
    require_greedy(new)


def require_greedy(plan: Plan) -> None:
    """Refuse a plan whose answers are sampled.

    Raises:
        SettingError: it is such a plan.
    """
    if plan.config.method == "gen" and plan.config.decoding.temperature > 0:
        raise SettingError(
            "answers are sampled, so they differ without any edit",
            expected="temperature 0",
            seen=f"{plan.config.decoding.temperature:g}",
            fix="Set --temperature 0.",
        )


def _require_pairs(pairs: Sequence[tuple[Rendered, Rendered]], batches: Sequence[Batch]) -> None:
    if not pairs:
        failed = [i for batch in batches for i in batch.items if isinstance(i, RenderFailure)]
        why = f": {failed[0].diagnostic.message}" if failed else ""
        raise InputError("no row has a prompt with both versions", seen=f"{len(failed)} fail{why}")
    moved = next((was.doc.id for was, now in pairs if was.shot_ids != now.shot_ids), None)
    if moved is not None:
        raise InputError(
            f"doc {moved} has other shots with the two versions",
            expected="the same shots, so that only the edits differ",
            fix="Choose a sampler that does not go by what the transform draws, such as 'fixed'.",
        )
