"""What became of a task: its versions, whose child each is, and the newest score of each.

A score belongs to a text, not to a name: a draft that was scored and then saved has its score, and
a version whose file was edited since has none.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias

from workbench.analysis.compare import FREE
from workbench.errors import StoreError, shorten
from workbench.tasks.task import Task
from workbench.tasks.versions import read_source
from workbench.types import Method, Run, VersionInfo, text_sha256

Line: TypeAlias = Literal["node", "up", "down", "left", "right"]
"""A part of a drawn line: the version's dot, and which borders of its cell the line leads to."""


@dataclass(frozen=True, slots=True)
class ScoreGroup:
    """Runs whose scores can stand side by side: of one model, with the same settings.

    `id` is a hash of those; `label` says them, as far as they tell the groups apart.
    """

    id: str
    label: str


@dataclass(frozen=True, slots=True)
class Timeline:
    """The versions of one method, newest first, and their scores.

    `hashes` has the SHA-256 of each version's text by its id; `scores` the newest finished run of
    a text by that hash and the group's id; `groups` begins with the one that was run last.
    """

    versions: tuple[VersionInfo, ...] = ()
    hashes: Mapping[str, str] = field(default_factory=dict)
    groups: tuple[ScoreGroup, ...] = ()
    scores: Mapping[tuple[str, str], Run] = field(default_factory=dict)

    def score(self, source_sha256: str, group: str) -> Run | None:
        """Return the newest finished run of a text in a group."""
        return self.scores.get((source_sha256, group))


def make_timeline(task: Task, method: Method, runs: Iterable[Run]) -> Timeline:
    """Return the timeline of a method from the folder as it is now; `runs` are newest first.

    A version without a method in its name belongs to both.
    """
    versions = [v for v in task.versions() if v.method in (method, None)]
    done = [run for run in runs if run.method == method and run.status == "done" and run.metrics]
    newest: dict[str, Run] = {}
    scores: dict[tuple[str, str], Run] = {}
    for run in done:
        group = group_id(run)
        newest.setdefault(group, run)
        scores.setdefault((run.source_sha256, group), run)
    return Timeline(
        versions=newest_first(versions),
        hashes=_hashes(versions),
        groups=tuple(ScoreGroup(id_, label) for id_, label in _labels(newest).items()),
        scores=scores,
    )


def group_id(run: Run) -> str:
    """Return a hash of the model and of all settings that scores depend on."""
    text = json.dumps(_facts(run), sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def newest_first(versions: Sequence[VersionInfo]) -> tuple[VersionInfo, ...]:
    """Return versions with the newest first: by number, and no child below its parent."""
    left = sorted(versions, key=lambda v: (v.number is not None, v.number or 0, v.id), reverse=True)
    out: list[VersionInfo] = []
    while left:
        waiting = {v.parent for v in left if v.parent != v.id}
        # Parents that lead in a circle are somebody's edit; the first of them breaks it.
        chosen = next((v for v in left if v.id not in waiting), left[0])
        left.remove(chosen)
        out.append(chosen)
    return tuple(out)


def draw_lanes(items: Sequence[tuple[str, str]]) -> list[list[list[Line]]]:
    """Return, for each (id, parent) from the newest to the oldest, its cells from left to right,
    as the lines that each draws: a graph of who descends from whom, such as `git log --graph`'s.

    A parent that is not among the ids ends the line.
    """
    known = {name for name, _ in items}
    lanes: list[str | None] = []  # the id that each lane leads down to
    out: list[list[list[Line]]] = []
    for name, parent in items:
        arriving = [i for i, waits_for in enumerate(lanes) if waits_for == name]
        if not arriving and None not in lanes:
            lanes.append(None)
        own = arriving[0] if arriving else lanes.index(None)
        after = list(lanes)
        for lane in arriving:
            after[lane] = None
        after[own] = parent if parent and parent in known and parent != name else None
        out.append([_cell(i, own, arriving, lanes, after) for i in range(len(lanes))])
        lanes = after
        while lanes and lanes[-1] is None:
            lanes.pop()
    return out


def _cell(
    place: int,
    own: int,
    arriving: Sequence[int],
    before: Sequence[str | None],
    after: Sequence[str | None],
) -> list[Line]:
    """Return the lines of one cell; those that arrive beside `own` turn left to it."""
    lines: list[Line] = ["node"] if place == own else []
    if before[place] is not None:
        lines.append("up")
    if after[place] is not None:
        lines.append("down")
    last = max(arriving, default=own)
    if own < place <= last:
        lines.append("left")
    if own <= place < last:
        lines.append("right")
    return lines


def _facts(run: Run) -> dict[str, Any]:
    settings = {name: value for name, value in run.settings.items() if name not in FREE}
    return {"model": run.model, "fingerprint": run.fingerprint, "method": run.method, **settings}


def _labels(newest: Mapping[str, Run]) -> dict[str, str]:
    """Return a name for each group: its model and shots, and what else tells it from others of
    that model and as many shots."""
    plain: dict[str, list[str]] = {}
    for group, run in newest.items():
        shots = run.settings.get("num_fewshot", 0)
        plain.setdefault(f"{run.model} · {shots}-shot", []).append(group)
    labels: dict[str, str] = {}
    for label, groups in plain.items():
        facts = {group: _facts(newest[group]) for group in groups}
        names = dict.fromkeys(name for values in facts.values() for name in values)
        telling = [
            name
            for name in names
            if len({json.dumps(values.get(name), sort_keys=True) for values in facts.values()}) > 1
        ]
        for group in groups:
            parts = [f"{name} {shorten(facts[group].get(name), 24)}" for name in telling[:3]]
            labels[group] = " · ".join([label, *parts])
    return {group: labels[group] for group in newest}


def _hashes(versions: Iterable[VersionInfo]) -> dict[str, str]:
    found: dict[str, str] = {}
    for version in versions:
        try:
            found[version.id] = text_sha256(read_source(version.path))
        except StoreError:
            continue  # deleted meanwhile, or no text: it has no score to show
    return found
