"""The timeline's view model: the draft and the versions, their parents, notes and scores."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Literal, TypedDict

from workbench.analysis.formats import KeptBand, better_text
from workbench.analysis.scores import is_loss
from workbench.io.files import text_sha256
from workbench.messages import say
from workbench.runs.timeline import Line, Timeline, draw_lanes
from workbench.session.state import SessionState
from workbench.tasks.drafts import Draft
from workbench.tasks.versions import VersionInfo
from workbench.types import Run
from workbench.widgets.views.compare import signed
from workbench.widgets.views.display import one_line, printable
from workbench.widgets.views.results import MetricView, metric_view
from workbench.widgets.views.shared import BarView, Named

MOST_VERSIONS = 200
"""Older versions than the newest so many are not listed; a message to the browser stays small."""

MOST_GROUPS = 20

NOTE_LENGTH = 400

ID_LENGTH, LINE = 16, 120
"""How many characters of a draft's hash name it, and of a line of it are shown."""


class ListedVersion(TypedDict):
    """What a version says about itself; the draft has no `id`. `date` is as ISO 8601 has it."""

    id: str
    label: str
    note: str
    date: str
    path: str
    parent: str


class FormatsView(TypedDict):
    """How a version scores over neutral formats: nine in ten between the ends of `bar`, which has
    their middle in it. `text` is that in short, `title` in a sentence, and `better` in how many
    formats it is above another version, where that was asked."""

    bar: BarView
    text: str
    title: str
    better: str


class VersionView(ListedVersion):
    """`lanes` are the cells of the graph, as the lines that each draws. `said` tells of a text
    without a score in the group that is shown how it was scored instead."""

    lanes: list[list[Line]]
    current: bool
    score: MetricView | None
    formats: FormatsView | None
    said: str


class Headline(TypedDict):
    """The score of what is in the editor, and how much better than its parent's it is."""

    value: str
    interval: str
    delta: str
    change: Literal["", "better", "worse"]
    title: str


class DraftRow(TypedDict):
    """A draft that was left without being saved: its first line that the text in the editor has
    not, and the notebook where and the time when (as ISO 8601 has it) it was typed last."""

    id: str
    label: str
    line: str
    place: str
    date: str


class VersionsView(TypedDict):
    headline: Headline | None
    groups: list[Named]
    group: str
    rows: list[VersionView]
    drafts: list[DraftRow]
    empty: str
    more: str


def versions_view(
    state: SessionState, timeline: Timeline, group: str = "", drafts: Sequence[Draft] = ()
) -> VersionsView:
    """Return what the timeline draws, and the `drafts` that were left; `group` is whose scores are
    shown, by default those of what a run would score now. Where nothing was scored like that there
    are none, and it is said how each text was scored."""
    newest = timeline.groups[:MOST_GROUPS]
    groups = [Named(id=g.id, label=printable(g.label), title="") for g in newest]
    if (groups or timeline.past) and timeline.current is None:
        groups.insert(0, Named(id="", label=say("as it would be scored now"), title=""))
    now = timeline.current.id if timeline.current else ""
    shown = group if group in {each["id"] for each in groups} else now
    versions = timeline.versions[:MOST_VERSIONS]
    return {
        "headline": _headline(state, timeline, now),
        "groups": groups,
        "group": shown,
        "rows": _rows(state, timeline, versions, shown),
        "drafts": [_left(draft, state.source) for draft in drafts if draft.source != state.source],
        "empty": "" if versions else say("No version is saved yet."),
        "more": say("{count} older versions", count=len(timeline.versions) - len(versions))
        if len(timeline.versions) > len(versions)
        else "",
    }


def score_view(run: Run | None) -> MetricView | None:
    """Return a run's first metric, the config's own."""
    if run is None or not run.metrics:
        return None
    name, metric = next(iter(run.metrics.items()))
    return metric_view(name, metric)


def _headline(state: SessionState, timeline: Timeline, group: str) -> Headline | None:
    """Return the newest score of the text in the editor, as it would be scored now."""
    run = timeline.score(text_sha256(state.source), group)
    score = score_view(run)
    if run is None or score is None:
        return None
    parent = state.version if state.dirty else timeline.parents.get(state.version, "")
    before = timeline.score(timeline.hashes.get(parent, ""), group)
    name = score["name"]
    says = say("{metric} of {what}, {n}", metric=name, what=_called(state), n=score["n"])
    headline: Headline = {
        "value": score["value"],
        "interval": score["interval"],
        "delta": "",
        "change": "",
        "title": says,
    }
    old, new = (before.metrics or {}).get(name) if before else None, (run.metrics or {})[name]
    if old is None:
        return headline
    gained = new.value - old.value
    helped = -gained if is_loss(run, name) else gained
    headline["delta"] = signed(gained)
    headline["change"] = "better" if helped > 0 else "worse" if helped < 0 else ""
    headline["title"] = says + " · " + say("against {version}", version=parent)
    return headline


def _called(state: SessionState) -> str:
    return _draft_of(state.version) if state.dirty else state.version


def _draft_of(version: str) -> str:
    return say("draft of {version}", version=version) if version else say("draft")


def draft_id(draft: Draft) -> str:
    """Return what a page calls a draft that was left."""
    return text_sha256(draft.source or "")[:ID_LENGTH]


def _left(draft: Draft, current: str) -> DraftRow:
    known = {line.strip() for line in current.splitlines()}
    lines = (line.strip() for line in (draft.source or "").splitlines())
    return {
        "id": draft_id(draft),
        "label": _draft_of(printable(draft.parent)),
        "line": one_line(next((line for line in lines if line and line not in known), ""), LINE),
        "place": one_line(Path(draft.place).name, LINE),
        "date": _date(draft.time),
    }


def _date(seconds: float) -> str:
    try:
        return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="seconds")
    except (ValueError, OverflowError, OSError):  # the journal has a number that is no time
        return ""


def _rows(
    state: SessionState, timeline: Timeline, versions: tuple[VersionInfo, ...], group: str
) -> list[VersionView]:
    listed = [(_version(version), timeline.hashes.get(version.id, "")) for version in versions]
    if state.dirty:
        listed.insert(0, (_draft(state), text_sha256(state.source)))
    lanes = draw_lanes([(row["id"], row["parent"]) for row, _ in listed])
    current = "" if state.dirty else state.version
    rows: list[VersionView] = []
    for (row, source), cells in zip(listed, lanes, strict=True):
        score = score_view(timeline.score(source, group))
        said = "" if score else timeline.said(source, row["id"])
        is_current = row["id"] == current
        formats = formats_view(timeline.band(source, group))
        rows.append({**row, "lanes": cells, "current": is_current, "score": score,
                     "formats": formats, "said": said})  # fmt: skip
    return rows


def formats_view(band: KeptBand | None) -> FormatsView | None:
    """Return what is drawn of a version's band, behind its score."""
    if band is None:
        return None
    low, _, middle, _, high = (min(1.0, max(0.0, q)) for q in band.quantiles)
    ends = {"low": f"{100 * low:.1f}", "high": f"{100 * high:.1f}"}
    return {
        "bar": {"low": low, "high": high, "value": middle},
        "text": say("formats {low} to {high}", **ends),
        "title": printable(band.sentence),
        "better": printable(better_text(band.versus)) if band.versus else "",
    }


def _draft(state: SessionState) -> ListedVersion:
    return {
        "id": "",
        "label": say("draft"),
        "note": say("not saved yet"),
        "date": "",
        "path": "",
        "parent": state.version,
    }


def _version(version: VersionInfo) -> ListedVersion:
    return {
        "id": version.id,
        "label": version.id,
        "note": one_line(version.note, NOTE_LENGTH),
        "date": printable(version.date),
        "path": version.path,
        "parent": version.parent,
    }
