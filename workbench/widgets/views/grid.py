"""The grid's view model: what is chosen, what that comes to, and the cells with their scores."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias, TypedDict

from workbench.messages import say, shots_text
from workbench.runs.plan import DRAFT
from workbench.runs.progress import Progress
from workbench.session.grid import Axes, Cell, Filled, Spot
from workbench.session.state import SessionState
from workbench.types import Metric
from workbench.widgets.views.display import duration, interval, number, one_line, printable
from workbench.widgets.views.scale import ScoreScale
from workbench.widgets.views.shared import BarView, Button, Named

CellState: TypeAlias = Literal["empty", "waiting", "running", "failed", "stored"]


@dataclass(frozen=True, slots=True)
class GridWish:
    """What somebody chose: `shots` and `seeds` as they were typed. `comparing` says that cells are
    chosen for a comparison, `first` is the one that was chosen already."""

    versions: tuple[str, ...]
    models: tuple[str, ...]
    shots: str
    seeds: str
    metric: str = ""
    comparing: bool = False
    first: Cell | None = None


@dataclass(frozen=True, slots=True)
class CellNow:
    """What becomes of a cell: `progress` of the one that is being scored, `error` of one that
    failed."""

    state: CellState
    progress: Progress | None = None
    error: str = ""


class ToggleView(Named):
    active: bool


class CellView(TypedDict):
    """One run; `tone` is from 0 to `TONES` - 1, None without a score."""

    id: int
    state: CellState
    text: str
    title: str
    tone: int | None
    fraction: float | None
    chosen: bool


class SpotView(TypedDict):
    """A version with a model at a number of shots: the mean over the seeds, and each seed's run."""

    value: str
    interval: str
    bar: BarView | None
    facts: str
    tone: int | None
    cells: list[CellView]


class GridRowView(TypedDict):
    label: str
    model: str
    spots: list[SpotView]


class GridView(TypedDict):
    """`trouble` is why there is no grid of what is chosen, `problems` why cells failed; `low` and
    `high` are the scores of the first and the last tone."""

    versions: list[ToggleView]
    models: list[ToggleView]
    shots: str
    seeds: str
    trouble: str
    summary: str
    fill: Button
    filling: bool
    metrics: list[str]
    metric: str
    comparing: bool
    has_first: bool
    columns: list[str]
    heads: list[str]
    rows: list[GridRowView]
    low: str
    high: str
    problems: list[str]


@dataclass(frozen=True, slots=True)
class GridNow:
    """All that the view is made of. `seconds` is how long the missing cells take, None where
    nobody knows."""

    state: SessionState
    asked: GridWish
    known_models: Sequence[str]
    filled: Filled | None = None
    now: Mapping[Cell, CellNow] | None = None
    filling: bool = False
    seconds: float | None = None
    trouble: str = ""


def grid_view(given: GridNow) -> GridView:
    """Return what the grid draws."""
    asked, filled = given.asked, given.filled
    scale = ScoreScale(filled) if filled else None
    seeds = filled.axes.seeds if filled else ()
    return {
        "versions": _versions(given.state, asked),
        "models": [_toggle(name, name, name in asked.models) for name in given.known_models],
        "shots": asked.shots,
        "seeds": asked.seeds,
        "trouble": printable(given.trouble),
        "summary": _summary(given),
        "fill": _fill(given),
        "filling": given.filling,
        "metrics": list(filled.metrics) if filled else [],
        "metric": filled.metric if filled else "",
        "comparing": asked.comparing,
        "has_first": asked.first is not None,
        "columns": [shots_text(n) for n in filled.axes.num_fewshot] if filled else [],
        "heads": [say("seed {n}", n=seed) for seed in seeds] if len(seeds) > 1 else [],
        "rows": _rows(given, filled, scale) if filled and scale else [],
        "low": number(scale.low) if scale and scale.is_known else "",
        "high": number(scale.high) if scale and scale.is_known else "",
        "problems": _problems(given),
    }


def offered_versions(state: SessionState) -> tuple[str, ...]:
    """Return what can stand in a grid: the draft, where it differs from its parent, and the saved
    versions of the method, the newest first."""
    saved = [v.id for v in reversed(state.versions) if v.method in (state.method, None)]
    return (*([DRAFT] if state.dirty or not state.version else []), *saved)


def cell_text(cell: Cell, *, several_models: bool) -> str:
    """Return what a cell is called: `gen_v1, 2 shots, seed 0`."""
    parts = [_version_text(cell.version), shots_text(cell.num_fewshot)]
    parts += [say("seed {n}", n=cell.seed), *([cell.model] if several_models else [])]
    return say(", ").join(parts)


def _versions(state: SessionState, asked: GridWish) -> list[ToggleView]:
    titles = {version.id: one_line(version.note) for version in state.versions}
    return [
        {**_toggle(name, _version_text(name), name in asked.versions),
         "title": titles.get(name, "")}
        for name in offered_versions(state)
    ]  # fmt: skip


def _version_text(name: str) -> str:
    return say("draft") if name == DRAFT else name


def _toggle(name: str, label: str, active: bool) -> ToggleView:
    return {"id": name, "label": printable(label), "title": "", "active": active}


def _summary(given: GridNow) -> str:
    filled = given.filled
    if filled is None:
        return ""
    total, missing = len(filled.axes), len(filled.missing)
    parts: list[str] = [
        say("{n} run", n=total) if total == 1 else say("{n} runs", n=f"{total:,}"),
        say("{n} of them stored", n=f"{total - missing:,}"),
    ]
    if given.filling:
        parts.append(say("a run that you ask for goes before the next cell"))
    elif missing and given.seconds is not None:
        parts.append(say("about {time}", time=duration(max(given.seconds, 1))))
    elif missing:
        parts.append(say("how long is known after the first run"))
    return " · ".join(parts)


def _fill(given: GridNow) -> Button:
    missing = len(given.filled.missing) if given.filled else 0
    if given.filled is None:
        title = say("Choose versions, models, shots and seeds")
    elif given.filling:
        title = say("It is being filled")
    elif missing:
        title = say("Score the cells that have no run yet, with the settings in force")
    else:
        title = say("All cells are stored")
    return {
        "label": say("Fill the grid"),
        "title": title,
        "enabled": bool(missing) and not given.filling,
    }


def _rows(given: GridNow, filled: Filled, scale: ScoreScale) -> list[GridRowView]:
    axes = filled.axes
    several = len(axes.models) > 1
    places = {cell: place for place, cell in enumerate(filled.jobs)}
    return [
        {
            "label": printable(_version_text(version)),
            "model": printable(model) if several else "",
            "spots": [
                _spot(given, filled, scale, (version, model, shots), places)
                for shots in axes.num_fewshot
            ],
        }
        for version in axes.versions
        for model in axes.models
    ]


def _spot(
    given: GridNow, filled: Filled, scale: ScoreScale, spot: Spot, places: Mapping[Cell, int]
) -> SpotView:
    cells = [Cell(*spot, seed) for seed in filled.axes.seeds]
    own = {cell: _metric_of(filled, cell) for cell in cells}
    known = [metric for metric in own.values() if metric is not None]
    mean = filled.means.get(spot) or (known[0] if known else None)
    views = [_cell(given, cell, own[cell], scale, places[cell]) for cell in cells]
    return {
        "value": number(mean.value) if mean else "",
        "interval": interval(*mean.ci95) if mean else "",
        "bar": scale.bar(mean) if mean else None,
        "facts": _facts(mean, known, len(cells)) if mean else "",
        "tone": scale.tone(mean.value) if mean else None,
        "cells": views,
    }


def _facts(mean: Metric, known: Sequence[Metric], seeds: int) -> str:
    """Return how many docs a mean is of, and how far its seeds scatter."""
    parts = [f"n = {mean.n:,}"]
    if seeds > 1 and len(known) < seeds:
        parts.append(say("{n} of {total} seeds", n=len(known), total=seeds))
    elif seeds > 1:
        values = [metric.value for metric in known]
        low, high = number(min(values)), number(max(values))
        parts.append(low if low == high else say("{low} to {high}", low=low, high=high))
    return " · ".join(parts)


def _metric_of(filled: Filled, cell: Cell) -> Metric | None:
    run = filled.runs.get(cell)
    return (run.metrics or {}).get(filled.metric) if run else None


def _cell(
    given: GridNow, cell: Cell, metric: Metric | None, scale: ScoreScale, place: int
) -> CellView:
    now = (given.now or {}).get(cell, CellNow("empty"))
    name = cell_text(cell, several_models=len(given.asked.models) > 1)
    fraction = None
    if now.state == "stored":
        text = number(metric.value) if metric else "–"
        said = _score_text(metric) if metric else say("no doc has a score")
    elif now.state == "running" and now.progress is not None:
        progress = now.progress
        fraction = progress.done / progress.total if progress.total else 0.0
        text = said = f"{progress.done:,} / {progress.total:,}" if progress.total else "…"
    elif now.state == "failed":
        text, said = say("failed"), one_line(now.error, 200)
    else:
        text = "…" if now.state == "waiting" else "·"
        said = say("waits its turn") if now.state == "waiting" else say("not scored yet")
    return {
        "id": place,
        "state": now.state,
        "text": text,
        "title": printable(say("{name}: {what}", name=name, what=said)),
        "tone": scale.tone(metric.value) if metric and now.state == "stored" else None,
        "fraction": fraction,
        "chosen": cell == given.asked.first,
    }


def _score_text(metric: Metric) -> str:
    ends = interval(*metric.ci95)
    score = f"{number(metric.value)} {ends}".strip()
    return f"{score}, n = {metric.n:,}"


def _problems(given: GridNow) -> list[str]:
    several = len(given.asked.models) > 1
    failed = [(c, now.error) for c, now in (given.now or {}).items() if now.state == "failed"]
    reasons: dict[str, list[str]] = {}
    for cell, error in failed:
        reasons.setdefault(error, []).append(cell_text(cell, several_models=several))
    lines = [say("{name}: {what}", name=_first(names), what=error)
             for error, names in reasons.items()]  # fmt: skip
    return [printable(one_line(line, 400)) for line in lines]


def _first(names: Sequence[str]) -> str:
    if len(names) == 1:
        return names[0]
    return say("{name} and {n} more", name=names[0], n=len(names) - 1)


def axes_text(numbers: Sequence[int]) -> str:
    """Return numbers as they are typed: `0, 1, 2`."""
    return ", ".join(map(str, numbers))


def asked_of(axes: Axes) -> GridWish:
    """Return the choice that has these axes."""
    return GridWish(axes.versions, axes.models, axes_text(axes.num_fewshot), axes_text(axes.seeds))
