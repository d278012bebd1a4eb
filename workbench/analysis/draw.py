"""Charts as matplotlib figures, in the house style: colour, marker, line and hatch all differ."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from workbench.analysis.breakdown import By
from workbench.analysis.chart import Chart, Mark, Series, Tone
from workbench.analysis.charts import breakdown_chart, curve_chart, reports_chart
from workbench.analysis.curves import SweepPoint
from workbench.analysis.plots import COLOURS, INK, LINES, MARKERS, finish, legibly, new_figure
from workbench.analysis.report import Report
from workbench.analysis.worddiff import split_characters
from workbench.errors import SettingError, shorten
from workbench.io.given import require, require_text
from workbench.io.shown import shown

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

TONES: dict[Tone, tuple[str, str]] = {
    "right": ("#0072B2", ""),
    "wrong": ("#E69F00", "///"),
    "partly": ("#56B4E9", "xx"),
    "failed": ("#999999", "++"),
    "better": ("#009E73", "\\\\\\"),
    "worse": ("#D55E00", "///"),
    "same": ("#CCCCCC", ""),
}
"""What a tone looks like: its colour, and its hatch, which grey print keeps."""

LONG_TICKS = 60
"""Labels of more characters in all stand aslant: they would run into each other."""

FIRST_WIDE = "\u0900"
"""Signs from here on are as wide as two Latin ones, or a box in their place is."""

TICK_WIDTH = 18
"""A label is as wide as so many Latin characters at most, or half as many Chinese ones: of a longer
one the middle is left out, since texts differ at their ends."""

_JOINERS = "\u200c\u200d"

THIN_BARS = 60
"""More bars than these have no edge and no hatch, which would be all that one sees."""


def draw(chart: Chart) -> Figure:
    """Return a chart as a figure. One without marks shows its note."""
    figure, axes = new_figure()
    if not chart.marks:
        axes.set_axis_off()
        axes.text(0.5, 0.5, chart.note, ha="center", va="center", color=INK)
        axes.set_title(chart.title, loc="left", fontsize=8, color=INK)
        return finish(figure)
    for index, series in enumerate(chart.series):
        marks = [mark for mark in chart.marks if mark.series == series.name]
        if chart.kind == "bars":
            _draw_bars(axes, marks, series, index, len(chart.marks))
        else:
            aside = (index - (len(chart.series) - 1) / 2) * 5 / 72 if chart.kind == "lines" else 0
            _draw_dots(axes, marks, series, index, aside, is_line=chart.kind == "lines")
    _draw_guides(axes, chart)
    _draw_frame(axes, chart)
    return finish(figure)


def plot(reports: Mapping[str, Report], by: By = "", metric: str = "") -> Figure:
    """Draw reports side by side under the names given: a metric (default: the first that all have)
    with its 95 % intervals, or, with `by`, a series each by the values of a field (see
    `Report.by`).

    Raises:
        SettingError: there is no report, not all have the metric, no doc has such a field, or a
            function that is given fails for a row.
        DataError: the docs of a report are needed and not at hand.
    """
    require_text(metric=metric)
    kinds = str | Mapping | Callable
    require(
        "by", by, lambda one: isinstance(one, kinds), "a field, a function, or values by doc id"
    )
    named = isinstance(reports, Mapping) and all(
        isinstance(name, str) and isinstance(report, Report) for name, report in reports.items()
    )
    if not named:
        raise SettingError(
            "reports",
            expected="reports by their names, such as {'direct': report}",
            seen=shorten(reports),
        )
    if not reports:
        raise SettingError("reports", expected="at least one report", seen="none")
    with legibly():
        if by == "":
            return draw(reports_chart(reports, metric))
        return draw(breakdown_chart({n: report.by(by) for n, report in reports.items()}, metric))


def plot_sweep(points: Sequence[SweepPoint], metric: str = "") -> Figure:
    """Draw a metric (default: the config's own) against the number of shots, a line per version
    (see `charts.curve_chart`).

    Raises:
        SettingError: no run has a score, or none has that metric.
    """
    with legibly():
        return draw(curve_chart(points, metric))


def tick_label(text: str) -> str:
    """Return what stands at a tick for a text: on one line, without its middle where it is long."""
    text = " ".join(shown(text).split())
    if _width(text) <= TICK_WIDTH:
        return text
    signs = split_characters(text)
    first = _fitting(signs, TICK_WIDTH * 2 // 3)
    last = _fitting(signs[::-1], TICK_WIDTH - _width(first) - 1)
    return f"{''.join(first).rstrip(_JOINERS)}…{''.join(reversed(last))}"


def _fitting(signs: Sequence[str], room: int) -> list[str]:
    """Return as many of the first characters as there is room for."""
    ends = itertools.accumulate(map(_width, signs))
    return [sign for sign, end in zip(signs, ends, strict=True) if end <= room]


def _width(signs: Iterable[str]) -> int:
    """Return how wide a text is at most, in Latin characters: of a script that the font lacks each
    sign is a box, a mark over another, too."""
    return sum(1 + (sign >= FIRST_WIDE) for sign in "".join(signs))


def _draw_dots(
    axes: Axes, marks: Sequence[Mark], series: Series, index: int, aside: float, *, is_line: bool
) -> None:
    from matplotlib.transforms import ScaledTranslation

    style: dict[str, Any] = {
        "color": COLOURS[index % len(COLOURS)], "marker": MARKERS[index % len(MARKERS)]
    }  # fmt: skip
    figure: Any = axes.figure
    # Lines stand side by side, some points of the page apart, so that no interval hides another.
    place = axes.transData + ScaledTranslation(aside, 0, figure.dpi_scale_trans)
    low = [mark.y - (mark.y if mark.low is None else mark.low) for mark in marks]
    high = [(mark.y if mark.high is None else mark.high) - mark.y for mark in marks]
    axes.errorbar(
        [mark.x for mark in marks], [mark.y for mark in marks], yerr=[low, high],
        label=series.name, linestyle=LINES[index % len(LINES)] if is_line else "",
        linewidth=1.6, markersize=5.5, elinewidth=1, capsize=0, transform=place, **style,
    )  # fmt: skip
    bands = [(mark.x, *mark.band) for mark in marks if mark.band is not None]
    if bands:
        places, lows, highs = zip(*bands, strict=True)
        axes.vlines(places, lows, highs, linewidth=14, alpha=0.25, color=style["color"], zorder=1)
    dots = [(mark.x, y) for mark in marks for y in mark.scatter]
    if dots:
        axes.plot(
            [x for x, _ in dots], [y for _, y in dots], linestyle="", markersize=3.5, alpha=0.35,
            markeredgewidth=0, transform=place, gid=f"seeds of {series.name}", **style,
        )  # fmt: skip


def _draw_bars(axes: Axes, marks: Sequence[Mark], series: Series, index: int, count: int) -> None:
    colour, hatch = TONES.get(series.tone, (COLOURS[index % len(COLOURS)], ""))
    is_thin = count > THIN_BARS
    axes.bar(
        [mark.x for mark in marks],
        [mark.y for mark in marks],
        [(mark.x if mark.to is None else mark.to) - mark.x for mark in marks],
        align="edge",
        color=colour,
        edgecolor=colour if is_thin else INK,
        linewidth=0 if is_thin else 0.6,
        hatch="" if is_thin else hatch,
        label=series.name,
    )


def _draw_guides(axes: Axes, chart: Chart) -> None:
    for index, guide in enumerate(chart.guides):
        line = axes.axhline if guide.axis == "y" else axes.axvline
        line(guide.value, color=INK, linewidth=0.9, linestyle=LINES[1 + index % 3], zorder=1)
        if guide.axis == "y":
            place, transform, ha, va = (
                (1.0, guide.value),
                axes.get_yaxis_transform(),
                "left",
                "center",
            )
        else:
            place, transform, ha, va = (
                (guide.value, 1.0),
                axes.get_xaxis_transform(),
                "right",
                "top",
            )
        axes.annotate(
            guide.label, place, xycoords=transform, xytext=(3 if ha == "left" else -3, 0),
            textcoords="offset points", ha=ha, va=va, fontsize=8, color=INK, annotation_clip=False,
        )  # fmt: skip


def _draw_frame(axes: Axes, chart: Chart) -> None:
    from matplotlib.ticker import MaxNLocator

    axes.set_xlim(*chart.x_range)
    axes.set_ylim(*chart.y_range)
    labels = [tick_label(tick.label) for tick in chart.ticks]
    is_long = len("".join(labels)) > LONG_TICKS
    aslant: dict[str, Any] = {"rotation": 30, "ha": "right"} if is_long else {}
    axes.set_xticks([tick.x for tick in chart.ticks], labels, **aslant)
    if chart.kind == "bars" and all(mark.y == int(mark.y) for mark in chart.marks):
        axes.yaxis.set_major_locator(MaxNLocator(integer=True))  # docs are counted
    if chart.y_range[0] < 0 and chart.kind == "bars":
        axes.axhline(0, color=INK, linewidth=0.8)
    axes.set_xlabel(chart.x_label)
    axes.set_ylabel(chart.y_label)
    title = f"{chart.title}\n{chart.note}" if chart.note else chart.title
    axes.set_title(title, loc="left", fontsize=8, color=INK)
    if chart.has_legend:  # bars leave no room for it among them
        aside: dict[str, Any] = {"loc": "upper left", "bbox_to_anchor": (1.0, 1.0)}
        where = aside if chart.kind == "bars" else {}
        axes.legend(frameon=False, fontsize=9, labelcolor=INK, **where)
