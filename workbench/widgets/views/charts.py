"""Pictures as the browser draws them: the numbers of `analysis.chart`, and which one is shown."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict

from workbench.analysis.chart import Axis, Chart, Kind, Tone
from workbench.widgets.views.display import printable
from workbench.widgets.views.shared import Named

MOST_MARKS = 600
"""So many marks are drawn: more than there are pixels for."""

MOST_DOCS = 2_000
"""So many docs a mark opens."""


class SeriesView(TypedDict):
    name: str
    tone: Tone


class MarkView(TypedDict):
    """As `analysis.chart.Mark`; `to` is None for a dot."""

    x: float
    y: float
    label: str
    series: str
    to: float | None
    low: float | None
    high: float | None
    n: int
    doc_ids: list[int]
    run_id: str
    scatter: list[float]
    band: list[float] | None


class GuideView(TypedDict):
    label: str
    value: float
    axis: Axis


class TickView(TypedDict):
    x: float
    label: str


class ChartView(TypedDict):
    kind: Kind
    title: str
    x_label: str
    y_label: str
    series: list[SeriesView]
    marks: list[MarkView]
    ticks: list[TickView]
    x_range: list[float]
    y_range: list[float]
    guides: list[GuideView]
    note: str


class PicturesView(TypedDict):
    """The pictures that there are, the one that is shown, and of which field of the rows."""

    kinds: list[Named]
    shown: str
    fields: list[Named]
    field: str
    chart: ChartView | None


def chart_view(chart: Chart) -> ChartView:
    """Return a chart as it is sent; of very many marks every second, third … is left out."""
    step = -(-len(chart.marks) // MOST_MARKS) or 1
    return {
        "kind": chart.kind,
        "title": printable(chart.title),
        "x_label": printable(chart.x_label),
        "y_label": printable(chart.y_label),
        "series": [{"name": printable(each.name), "tone": each.tone} for each in chart.series],
        "marks": [
            {
                "x": mark.x,
                "y": mark.y,
                "label": printable(mark.label),
                "series": printable(mark.series),
                "to": mark.to,
                "low": mark.low,
                "high": mark.high,
                "n": mark.n,
                "doc_ids": list(mark.doc_ids[:MOST_DOCS]),
                "run_id": mark.run_id,
                "scatter": list(mark.scatter),
                "band": list(mark.band) if mark.band else None,
            }
            for mark in chart.marks[::step]
        ],
        "ticks": [{"x": tick.x, "label": printable(tick.label)} for tick in chart.ticks],
        "x_range": list(chart.x_range),
        "y_range": list(chart.y_range),
        "guides": [
            {"label": guide.label, "value": guide.value, "axis": guide.axis}
            for guide in chart.guides
        ],
        "note": printable(chart.note),
    }


def pictures_view(
    kinds: Sequence[Named], shown: str, fields: Sequence[str], field: str, chart: Chart | None
) -> PicturesView:
    """Return what the pictures above a run's rows draw."""
    return {
        "kinds": list(kinds),
        "shown": shown,
        "fields": [{"id": name, "label": printable(name), "title": ""} for name in fields],
        "field": field,
        "chart": chart_view(chart) if chart else None,
    }
