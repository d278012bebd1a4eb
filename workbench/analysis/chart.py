"""What a picture shows, as a value. Whoever draws it decides on nothing but colours and fonts.

All geometry is here: places, ranges, ticks. So the browser's SVG, a figure in a notebook and one in
a report show the same thing, and `records.as_json` has it for a program.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from workbench.messages import as_said
from workbench.types import Metric, Run

Kind: TypeAlias = Literal["points", "lines", "bars"]
"""`points`: dots with their intervals; `lines`: those of a series joined; `bars`: rectangles from
0 to `y`."""

Tone: TypeAlias = Literal["", "right", "wrong", "partly", "failed", "better", "worse", "same"]
"""What a series means, for its colour; "" is nothing in particular."""

Axis: TypeAlias = Literal["x", "y"]

MARGIN = 0.06
"""The part of a range that is left free at its ends."""


@dataclass(frozen=True, slots=True)
class Series:
    """Marks of one kind: `name` is what they are called in the legend."""

    name: str
    tone: Tone = ""


@dataclass(frozen=True, slots=True)
class Mark:
    """One thing drawn: a dot at (x, y), or a bar from x to `to` and from 0 to y.

    `series` is the name of its series, `label` what it is called where one points at it. `low` and
    `high` are the ends of its 95 % interval, None where there is none. `n` counts the docs behind
    it. A click opens the docs `doc_ids`, or the run `run_id`. `scatter` has further heights, to be
    drawn faintly: the values of single seeds. `band` has the ends of a broad bar behind it: the
    scores of nine in ten formats.
    """

    x: float
    y: float
    label: str = ""
    series: str = ""
    to: float | None = None
    low: float | None = None
    high: float | None = None
    n: int = 0
    doc_ids: tuple[int, ...] = ()
    run_id: str = ""
    scatter: tuple[float, ...] = ()
    band: tuple[float, float] | None = None


@dataclass(frozen=True, slots=True)
class Guide:
    """A line right across: at a height (`axis` y), or from top to bottom at a place (x)."""

    label: str
    value: float
    axis: Axis = "y"


@dataclass(frozen=True, slots=True)
class Tick:
    """A place on the x axis, and what is written there."""

    x: float
    label: str


@dataclass(frozen=True, slots=True)
class Chart:
    """A picture. `title` says what it is of, `note` what its marks are and how many docs they
    stand for; `y_label` is the metric or unit, `x_label` what `ticks` are of. The ranges hold all
    marks, intervals and guides. A chart without marks shows `note` alone."""

    kind: Kind
    title: str
    x_label: str
    y_label: str
    series: tuple[Series, ...]
    marks: tuple[Mark, ...]
    ticks: tuple[Tick, ...]
    x_range: tuple[float, float]
    y_range: tuple[float, float]
    guides: tuple[Guide, ...] = ()
    note: str = ""

    @property
    def has_legend(self) -> bool:
        """Whether the series need their names beside the picture."""
        return len(self.series) > 1


@dataclass(frozen=True, slots=True)
class Words:
    """The texts around a picture."""

    title: str
    x_label: str
    y_label: str
    note: str = ""


def make_chart(
    kind: Kind,
    words: Words,
    marks: Sequence[Mark],
    *,
    series: Sequence[Series] = (),
    ticks: Sequence[Tick] = (),
    guides: Iterable[Guide] = (),
) -> Chart:
    """Return a chart with its ranges; marks without a height (NaN) are left out. Without `series`
    all marks are of one that has no name, without `ticks` each mark has one at its middle."""
    drawn = tuple(mark for mark in marks if math.isfinite(mark.y))
    guides = tuple(guide for guide in guides if math.isfinite(guide.value))
    used = {mark.series for mark in drawn}
    return Chart(
        kind=kind,
        title=words.title,
        x_label=words.x_label,
        y_label=words.y_label,
        series=tuple(each for each in series if each.name in used) or (Series(""),),
        marks=drawn,
        ticks=tuple(ticks) or tuple(Tick(_middle(mark), mark.label) for mark in drawn),
        x_range=_x_range(kind, drawn, guides),
        y_range=_y_range(kind, drawn, guides),
        guides=guides,
        note=words.note,
    )


def point_of(x: float, label: str, metric: Metric) -> Mark:
    """Return a metric as a dot at x with its interval, where that is known."""
    low, high = metric.ci95
    known = math.isfinite(low) and math.isfinite(high)
    return Mark(
        float(x),
        metric.value,
        label,
        low=low if known else None,
        high=high if known else None,
        n=metric.n,
    )


def run_words(*runs: Run, version: bool = True) -> str:
    """Return what a picture of runs is of: task, version, method, model; where runs differ in one
    of them, all that there are."""
    kinds = (
        [run.task for run in runs],
        [as_said(run.version) for run in runs] if version else [],
        [run.method.upper() for run in runs],
        [run.model for run in runs],
    )
    named = (", ".join(filter(None, dict.fromkeys(names))) for names in kinds)
    return " · ".join(names for names in named if names)


def _middle(mark: Mark) -> float:
    return mark.x if mark.to is None else (mark.x + mark.to) / 2


def _x_range(kind: Kind, marks: Sequence[Mark], guides: Sequence[Guide]) -> tuple[float, float]:
    ends = [end for mark in marks for end in (mark.x, mark.x if mark.to is None else mark.to)]
    ends += [guide.value for guide in guides if guide.axis == "x"]
    if not ends:
        return 0.0, 1.0
    low, high = min(ends), max(ends)
    margin = {"bars": 0.02, "lines": 0.08, "points": 0.0}[kind] * max(1.0, high - low)
    aside = 0.5 if kind == "points" else 0.0
    return low - margin - aside, high + margin + aside


def _y_range(kind: Kind, marks: Sequence[Mark], guides: Sequence[Guide]) -> tuple[float, float]:
    heights = [
        y
        for mark in marks
        for y in (mark.y, mark.low, mark.high, *mark.scatter, *(mark.band or ()))
    ]
    heights += [guide.value for guide in guides if guide.axis == "y"]
    known = [y for y in heights if y is not None and math.isfinite(y)]
    if kind == "bars":
        known.append(0.0)
    if not known:
        return 0.0, 1.0
    low, high = min(known), max(known)
    margin = MARGIN * (high - low) or 0.05
    # A bar stands on the axis: nothing is left free below 0.
    if kind == "bars":
        return (low - margin if low < 0 else 0.0), (high + margin if high > 0 or not low else 0.0)
    return low - margin, high + margin
