"""The lessons' figures: colours that all can tell apart, and pictures of no report."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from workbench.analysis.plots import COLOURS, LINES, MARKERS, finish, new_figure

if TYPE_CHECKING:
    import pandas
    from matplotlib.figure import Figure

    from workbench.analysis.report import Report

BLUE, ORANGE, GREEN, PINK = (COLOURS[place] for place in (0, 4, 2, 3))

_HATCHES = ("", "//", "..", "xx")


def use_style() -> None:
    """Draw what a notebook draws itself, with pyplot, in the lessons' style."""
    from matplotlib import pyplot
    from matplotlib.rcsetup import cycler

    pyplot.rcParams.update(
        {
            "figure.figsize": (6.4, 3.2),
            "figure.constrained_layout.use": True,
            "axes.spines.top": False,
            "axes.spines.right": False,
            "axes.prop_cycle": cycler(color=[BLUE, ORANGE, GREEN, PINK])
            + cycler(marker=MARKERS[:4])
            + cycler(linestyle=LINES),
            "legend.frameon": False,
            "hatch.linewidth": 0.5,
        }
    )


def stacked(
    parts: Mapping[str, Mapping[str, float]], *, x_label: str, y_label: str = "",
    colours: Sequence[str] = (BLUE, ORANGE, GREEN, PINK),
) -> Figure:  # fmt: skip
    """Return horizontal bars, one for each name, made of the parts that it is mapped to: shares or
    counts, in the order in which the first bar has them."""
    figure, axes = new_figure(6.4, 3.2)
    kinds = list(next(iter(parts.values()), {}))
    ends = [0.0] * len(parts)
    for place, kind in enumerate(kinds):
        widths = [bar.get(kind, 0.0) for bar in parts.values()]
        axes.barh(list(parts), widths, left=ends, label=kind, edgecolor="black",
                  color=colours[place % len(colours)], hatch=_HATCHES[place % 4])  # fmt: skip
        ends = [end + width for end, width in zip(ends, widths, strict=True)]
    axes.grid(visible=False)
    axes.invert_yaxis()
    axes.set(xlabel=x_label, ylabel=y_label, xlim=(0, max(ends, default=1.0) or 1.0))
    figure.legend(loc="outside upper center", ncols=2, frameon=False)
    return finish(figure)


def strips(
    values: Mapping[str, Sequence[float]],
    band: tuple[float, float],
    *,
    x_label: str,
    band_label: str,
) -> Figure:
    """Return one row of dots for each name, over a grey band."""
    figure, axes = new_figure(6.4, 2.2)
    axes.axvspan(*band, color="0.88", label=band_label)
    for place, (name, row) in enumerate(values.items()):
        marker = MARKERS[place % len(MARKERS)]
        axes.plot(row, [name] * len(row), linestyle="", marker=marker, alpha=0.7)
    axes.grid(visible=False)
    axes.set(xlabel=x_label, ylim=(-0.5, len(values) - 0.5))
    figure.legend(loc="outside upper center", frameon=False)
    return finish(figure)


def curves(
    reports: Mapping[str, Mapping[int, Report]], *, x_label: str, y_label: str = "accuracy"
) -> Figure:
    """Return a line for each name: the score of its reports against the numbers that these go by,
    evenly spaced, with the 95 % intervals."""
    figure, axes = new_figure(6.4, 3.2)
    places = sorted({number for found in reports.values() for number in found})
    for index, (name, found) in enumerate(reports.items()):
        x = [places.index(number) for number in found]
        metrics = [next(iter(report.metrics.values())) for report in found.values()]
        values = [metric.value for metric in metrics]
        colour, marker = COLOURS[index % len(COLOURS)], MARKERS[index % len(MARKERS)]
        line = LINES[index % len(LINES)]
        axes.plot(x, values, label=name, color=colour, marker=marker, linestyle=line)
        low, high = zip(*(metric.ci95 for metric in metrics), strict=True)
        axes.vlines(x, low, high, color=colour)
    axes.set(xlabel=x_label, ylabel=y_label, ylim=(-0.03, 1.05))
    axes.set_xticks(range(len(places)), [str(place) for place in places])
    figure.legend(loc="outside upper center", ncols=len(reports), frameon=False)
    return finish(figure)


def squares(cells: pandas.DataFrame, *, x_label: str, y_label: str) -> Figure:
    """Return a two by two of counts for each row of a frame with four columns: both, the second
    alone wrong, the first alone wrong, neither."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(7.4, 2.6), layout="constrained", facecolor="white")
    panels = figure.subplots(1, len(cells), squeeze=False)[0]
    for axes, (name, counts) in zip(panels, cells.iterrows(), strict=True):
        axes.imshow(counts.to_numpy().reshape(2, 2), cmap="Blues", vmin=0, vmax=counts.sum())
        for place, count in enumerate(counts):
            colour = "white" if count > counts.sum() / 2 else "black"
            axes.text(place % 2, place // 2, str(count), ha="center", va="center", color=colour)
        axes.set_xticks((0, 1), ("right", "wrong"))
        axes.set_yticks((0, 1), ("right", "wrong"))
        axes.set(title=name, xlabel=x_label)
        axes.spines[:].set_visible(False)
    panels[0].set_ylabel(y_label)
    return finish(figure)


def dots(table: pandas.DataFrame, *, x_label: str, y_label: str = "accuracy") -> Figure:
    """Return a dot for each cell of a frame: its rows along the axis, each column in a colour."""
    figure, axes = new_figure(6.4, 3.2)
    for index, name in enumerate(table):
        aside = 0.12 * (index - (len(table.columns) - 1) / 2)
        label = name if isinstance(name, str) else ", ".join(map(str, name))
        axes.plot([place + aside for place in range(len(table))], table[name], linestyle="",
                  marker=MARKERS[index % len(MARKERS)], color=COLOURS[index % len(COLOURS)],
                  label=label)  # fmt: skip
    names = [str(name).replace("\\n", "↵").replace(" ", "␣") for name in table.index]
    axes.set_xticks(range(len(table)), names)
    axes.set(xlabel=x_label, ylabel=y_label, ylim=(-0.03, 1.05), xlim=(-0.5, len(table) - 0.5))
    figure.legend(loc="outside upper center", ncols=len(table.columns), frameon=False)
    return finish(figure)
