"""The lessons' figures: colours that all can tell apart, and pictures of no report."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from workbench.analysis.plots import COLOURS, LINES, MARKERS, finish, new_figure

if TYPE_CHECKING:
    from matplotlib.figure import Figure

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
