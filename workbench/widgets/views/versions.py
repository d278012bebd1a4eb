"""The timeline's view model: the draft and the versions, their parents, notes and scores."""

from __future__ import annotations

from typing import Any

from workbench.messages import say
from workbench.runs.timeline import Timeline, draw_lanes
from workbench.session.session import SessionState
from workbench.types import Run, VersionInfo, text_sha256
from workbench.widgets.views.display import one_line, printable
from workbench.widgets.views.results import metric_view

MOST_VERSIONS = 200
"""Older versions than the newest so many are not listed; a message to the browser stays small."""

MOST_GROUPS = 20

NOTE_LENGTH = 400


def versions_view(state: SessionState, timeline: Timeline, group: str = "") -> dict[str, Any]:
    """Return what the timeline draws; `group` is whose scores are shown, by default those of
    the newest run."""
    groups = timeline.groups[:MOST_GROUPS]
    shown = group if group in {each.id for each in groups} else (groups[0].id if groups else "")
    versions = timeline.versions[:MOST_VERSIONS]
    return {
        "groups": [{"id": each.id, "label": printable(each.label)} for each in groups],
        "group": shown,
        "rows": _rows(state, timeline, versions, shown),
        "empty": "" if versions else say("No version is saved yet."),
        "more": say("{count} older versions", count=len(timeline.versions) - len(versions))
        if len(timeline.versions) > len(versions)
        else "",
    }


def score_view(run: Run | None) -> dict[str, Any] | None:
    """Return a run's first metric, the config's own."""
    if run is None or not run.metrics:
        return None
    name, metric = next(iter(run.metrics.items()))
    return metric_view(name, metric)


def _rows(
    state: SessionState, timeline: Timeline, versions: tuple[VersionInfo, ...], group: str
) -> list[dict[str, Any]]:
    draft = [("", state.version)] if state.dirty else []
    lanes = draw_lanes([*draft, *((version.id, version.parent) for version in versions)])
    rows: list[dict[str, Any]] = []
    if draft:
        score = timeline.score(text_sha256(state.source), group)
        label = {"id": "", "label": say("draft"), "note": say("not saved yet"), "date": ""}
        rows.append({**label, "path": "", "parent": state.version, "score": score_view(score)})
    for version in versions:
        source = timeline.hashes.get(version.id, "")
        rows.append({**_version(version), "score": score_view(timeline.score(source, group))})
    current = "" if draft else state.version
    return [
        {**row, "lanes": cells, "current": row["id"] == current}
        for row, cells in zip(rows, lanes, strict=True)
    ]


def _version(version: VersionInfo) -> dict[str, Any]:
    return {
        "id": version.id,
        "label": version.id,
        "note": one_line(version.note, NOTE_LENGTH),
        "date": version.date[:16].replace("T", " "),
        "path": version.path,
        "parent": version.parent,
    }
