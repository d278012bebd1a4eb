"""What became of a task: its versions, whose child each is, and the newest score of each.

A score belongs to a text, not to a name: a draft that was scored and then saved has its score, and
a version whose file was edited since has none.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from typing import Literal, TypeAlias

from workbench.analysis.formats import KeptBand
from workbench.errors import StoreError, shorten
from workbench.io.files import text_sha256
from workbench.messages import say
from workbench.runs.bands import BandKey
from workbench.runs.identity import SCORE, Facts, describe, deviations, facts_of_run
from workbench.runs.plan import DRAFT
from workbench.tasks.task import Task
from workbench.tasks.versions import VersionInfo, read_source
from workbench.types import Method, Run

Line: TypeAlias = Literal["node", "up", "down", "left", "right"]
"""A part of a drawn line: the version's dot, and which borders of its cell the line leads to."""


@dataclass(frozen=True, slots=True)
class ScoreGroup:
    """Runs whose scores can stand side by side: of one model, with the same settings.

    `id` is a hash of those; `label` says them, as far as they tell the groups apart, or apart from
    the settings in force. `deviates` says in words how these were scored otherwise than the session
    would score now; "" where they were not.
    """

    id: str
    label: str
    deviates: str = ""


@dataclass(frozen=True, slots=True)
class Timeline:
    """The versions of one method, newest first, and their scores.

    `hashes` has the SHA-256 of each version's text by its id; `scores` the newest finished run of
    a text by that hash and the group's id; `groups` begins with the one that was run last. What
    was scored on rows, shots or by metrics that are others now is in none: `past` says of a text,
    by its hash, how it was scored then, and of a version, by its id, that another text was.
    """

    versions: tuple[VersionInfo, ...] = ()
    hashes: Mapping[str, str] = field(default_factory=dict)
    groups: tuple[ScoreGroup, ...] = ()
    scores: Mapping[tuple[str, str], Run] = field(default_factory=dict)
    past: Mapping[str, str] = field(default_factory=dict)
    bands: Mapping[BandKey, KeptBand] = field(default_factory=dict)

    @property
    def current(self) -> ScoreGroup | None:
        """The group of what the session would score now, if anything was scored like that."""
        return next((group for group in self.groups if not group.deviates), None)

    @property
    def parents(self) -> Mapping[str, str]:
        """The parent of each version, by its id; "" where it has none."""
        return {version.id: version.parent for version in self.versions}

    def score(self, source_sha256: str, group: str) -> Run | None:
        """Return the newest finished run of a text in a group."""
        return self.scores.get((source_sha256, group))

    def band(self, source_sha256: str, group: str) -> KeptBand | None:
        """Return how a text scores over neutral formats, where that was asked."""
        return self.bands.get((group, source_sha256))

    def said(self, source_sha256: str, version: str = "") -> str:
        """Return how a text was scored, in whichever group it was, or that another text of
        `version` was; "" where neither was."""
        known = (g for g in self.groups if (source_sha256, g.id) in self.scores)
        group = next(known, None)
        if group:
            return group.deviates or group.label
        return self.past.get(source_sha256) or self.past.get(version, "")


_GONE = (*("rows", "split", "shots", "files", "metrics", "metric_options", "scoring"),)
"""What no setting of the user's brings back: a score that deviates in it is of the past."""


def make_timeline(
    task: Task,
    method: Method,
    runs: Iterable[Run],
    wanted: Callable[[], Facts],
    bands: Mapping[BandKey, KeptBand] | None = None,
) -> Timeline:
    """Return the timeline of a method from the folder as it is now; `runs` are newest first, and
    `wanted` says what the session would score (it is asked where there is a run to compare);
    `bands` are those of the ledger.

    A version without a method in its name belongs to both.
    """
    versions = [v for v in task.versions() if v.method in (method, None)]
    done = [run for run in runs if run.method == method and run.status == "done" and run.metrics]
    now = wanted() if done else {}
    newest: dict[str, Facts] = {}
    scores: dict[tuple[str, str], Run] = {}
    past: dict[str, str] = {}
    for run in done:
        facts = _facts(run)
        found = deviations(facts, now)
        if any(each.name in _GONE or each.is_weights for each in found):
            past.setdefault(run.source_sha256, describe(found))
            continue
        if run.version != DRAFT:
            past.setdefault(run.version, say("scored with another text of the transform"))
        group = group_of(facts)
        newest.setdefault(group, facts)
        scores.setdefault((run.source_sha256, group), run)
    groups = [_group(id_, label, newest[id_], now) for id_, label in _labels(newest).items()]
    return Timeline(
        newest_first(versions), text_hashes(versions), tuple(groups), scores, past, bands or {}
    )


def _group(group: str, label: str, facts: Facts, now: Facts) -> ScoreGroup:
    found = deviations(facts, now)
    if not any(each.name in ("model", "num_fewshot") for each in found):  # the label has these
        parts = [each.words for each in found if f" · {each.name} " not in label]
        label = " · ".join([label, *parts])
    return ScoreGroup(group, label, describe(found))


def _facts(run: Run) -> Facts:
    """Return what a run's scores depend on, besides the version."""
    return {name: value for name, value in facts_of_run(run).items() if name != "source"}


def group_of(facts: Facts) -> str:
    """Return the id of the group that scores of these facts are in, whatever the version."""
    # What a run left empty, a plan leaves out.
    own = {n: None if v == "" else v for n, v in facts.items() if n != "source"}
    text = json.dumps(own, sort_keys=True)
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


def _labels(newest: Mapping[str, Facts]) -> dict[str, str]:
    """Return a name for each group: its model and shots, and what else tells it from others of
    that model and as many shots."""
    alike: dict[str, list[str]] = {}
    for group, facts in newest.items():
        label = f"{facts['model']} · {facts['num_fewshot'] or 0}-shot"
        alike.setdefault(label, []).append(group)
    labels: dict[str, str] = {}
    for label, groups in alike.items():
        telling = {
            found.name
            for one, other in combinations(groups, 2)
            for found in deviations(newest[one], newest[other])
        }
        names = [name for name in SCORE if name in telling][:3]
        for group in groups:
            parts = [f"{name} {shorten(newest[group][name], 24)}" for name in names]
            labels[group] = " · ".join([label, *parts])
    return {group: labels[group] for group in newest}


def text_moved(hashes: Mapping[str, str], run: Run) -> str:
    """Return what is to be said of a run whose text is not that of its version's file any more;
    "" of another, and of a draft's. `hashes` are those of the task's versions now, by id."""
    if hashes.get(run.version, run.source_sha256) == run.source_sha256:
        return ""
    same = [name for name, digest in hashes.items() if digest == run.source_sha256]
    where = f"is that of {same[-1]} now" if same else "is in no file any more"
    return f"{run.version} was edited since run {run.run_id}: the text that it scored {where}"


def text_hashes(versions: Iterable[VersionInfo]) -> dict[str, str]:
    """Return the SHA-256 of each version's text by its id, of those that can be read."""
    found: dict[str, str] = {}
    for version in versions:
        try:
            found[version.id] = text_sha256(read_source(version.path))
        except StoreError:
            continue  # deleted meanwhile, or no text: it has no score to show
    return found
