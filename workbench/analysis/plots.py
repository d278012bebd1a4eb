"""Figures: one style for all, readable without colour.

Only matplotlib's objects are used, never pyplot or the global settings: JupyterLab may run
handlers on several threads at once, and both belong to all of them.
"""

from __future__ import annotations

import io
import math
import sys
import unicodedata
import warnings
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from workbench.analysis.curves import CurvePoint, SweepPoint, curves, default_metric
from workbench.errors import SettingError

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

COLOURS = ("#0072B2", "#D55E00", "#009E73", "#CC79A7", "#E69F00", "#56B4E9", "#000000")
"""Okabe and Ito 2002, "Color universal design"; without yellow, which is too pale on white."""

MARKERS = ("o", "s", "^", "D", "v", "P", "X")
LINES = ("-", "--", "-.", ":")

INK, GRID = "#333333", "#DDDDDD"

SUFFIXES = (".png", ".svg", ".pdf")

CHINESE_FONTS = (
    "Noto Sans CJK", "Noto Sans SC", "Source Han Sans", "WenQuanYi", "PingFang",
    "Hiragino Sans GB", "Heiti", "Microsoft YaHei", "SimHei", "Droid Sans Fallback",
    "Noto Serif CJK", "Source Han Serif", "Songti", "SimSun", "Arial Unicode MS",
)  # fmt: skip
"""Where Chinese glyphs are found on Linux, macOS and Windows, by how a family's name begins."""

NO_CHINESE_FONT = (
    "no installed font has Chinese glyphs, so the figure shows boxes in their place. Install one, "
    "such as fonts-noto-cjk (Debian, Ubuntu), and start the kernel again."
)


def plot_sweep(points: Sequence[SweepPoint], metric: str = "") -> Figure:
    """Draw a metric (default: the config's own) against the number of shots, a line per version.

    A line goes through the means over the seeds; the faint dots are the seeds, and the bars are
    95 % intervals over the docs (see `CurvePoint`). With more than eight shots, the axis doubles
    from 1 on.

    Raises:
        SettingError: no run has a score, or none has that metric.
    """
    name = metric or default_metric(points)
    found = curves(points, name)
    figure, axes = new_figure()
    for index, (version, curve) in enumerate(found.items()):
        _draw_curve(axes, curve, index, version, len(found))
    every = [point for curve in found.values() for point in curve]
    shots = sorted({point.num_fewshot for point in every})
    if shots[-1] > 8:
        axes.set_xscale("symlog", base=2, linthresh=1, linscale=0.5)
        axes.set_xlim(shots[0] - 0.5, shots[-1] * 1.4)
    else:
        margin = 0.08 * max(1, shots[-1] - shots[0])
        axes.set_xlim(shots[0] - margin, shots[-1] + margin)
    _set_height(axes, every)
    axes.set_xticks(shots, [str(k) for k in shots], minor=False)
    axes.set_xticks([], minor=True)
    axes.set_xlabel("few-shot examples")
    axes.set_ylabel(name)
    axes.set_title(_subtitle(points, found), loc="left", fontsize=8, color=INK)
    if len(found) > 1:
        axes.legend(frameon=False, fontsize=9, labelcolor=INK)
    return finish(figure)


def _set_height(axes: Axes, points: Sequence[CurvePoint]) -> None:
    """Make room for all means, bars and dots: what stands aside isn't seen by autoscaling."""
    values = [y for p in points for y in (p.metric.value, *p.metric.ci95, *p.seeds)]
    values = [y for y in values if math.isfinite(y)]
    if values:
        margin = 0.06 * (max(values) - min(values)) or 0.05
        axes.set_ylim(min(values) - margin, max(values) + margin)


def _draw_curve(
    axes: Axes, curve: Sequence[CurvePoint], index: int, version: str, versions: int
) -> None:
    from matplotlib.transforms import ScaledTranslation

    colour = COLOURS[index % len(COLOURS)]
    style: dict[str, Any] = {"color": colour, "marker": MARKERS[index % len(MARKERS)]}
    # Versions stand side by side, some points of the page apart, so that no bar hides another.
    aside = (index - (versions - 1) / 2) * 5 / 72
    figure: Any = axes.figure
    place = axes.transData + ScaledTranslation(aside, 0, figure.dpi_scale_trans)
    shots = [point.num_fewshot for point in curve]
    means = [point.metric.value for point in curve]
    low = [point.metric.value - point.metric.ci95[0] for point in curve]
    high = [point.metric.ci95[1] - point.metric.value for point in curve]
    axes.errorbar(
        shots, means, yerr=[low, high], label=version, linestyle=LINES[index % len(LINES)],
        linewidth=1.6, markersize=5.5, elinewidth=1, capsize=0, transform=place, **style,
    )  # fmt: skip
    dots = [(point.num_fewshot, value) for point in curve for value in point.seeds
            if len(point.seeds) > 1]  # fmt: skip
    if dots:
        axes.plot(
            [x for x, _ in dots], [y for _, y in dots], linestyle="", markersize=3.5, alpha=0.35,
            markeredgewidth=0, transform=place, gid=f"seeds of {version}", **style,
        )  # fmt: skip


def _subtitle(points: Sequence[SweepPoint], found: dict[str, tuple[CurvePoint, ...]]) -> str:
    seeds = len({point.seed for point in points})
    folded = f"mean over {seeds} seeds (dots: each seed)" if seeds > 1 else "one seed"
    counts = sorted({point.metric.n for curve in found.values() for point in curve})
    docs = str(counts[0]) if len(counts) == 1 else f"{counts[0]} to {counts[-1]}"
    run = points[0].report.run
    models = ", ".join(dict.fromkeys(point.model for point in points))
    only = f" · {points[0].version}" if len(found) == 1 else ""
    head = f"{run.task}{only} · {run.method.upper()} · {models}"
    return f"{head}\n{folded}; bars: 95 % interval over {docs} docs"


# -- the shared style --------------------------------------------------------------------------


def new_figure(width: float = 6.0, height: float = 3.8) -> tuple[Figure, Axes]:
    """Return an empty figure of so many inches and its one pair of axes, in the house style."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(width, height), layout="constrained", facecolor="white")
    axes = figure.subplots()
    axes.spines[["top", "right"]].set_visible(False)
    axes.spines[["left", "bottom"]].set_color(INK)
    axes.tick_params(colors=INK, labelsize=9)
    axes.xaxis.label.set_color(INK)
    axes.yaxis.label.set_color(INK)
    axes.grid(axis="y", color=GRID, linewidth=0.8)
    axes.set_axisbelow(True)
    return figure, axes


def finish(figure: Figure) -> Figure:
    """Let the figure's texts fall back to a Chinese font where they have Chinese characters,
    and return it. Warns, once, where no such font is installed. In a notebook, a cell that ends
    with the figure shows it."""
    from matplotlib.text import Text

    for text in figure.findobj(Text):
        if isinstance(text, Text) and has_chinese(text.get_text()):
            family = cjk_font()
            if family:
                text.set_fontfamily([*text.get_fontfamily(), family])
            else:
                _warn_once()
    if "IPython" in sys.modules:
        shell: Any = sys.modules["IPython"].get_ipython()
        if shell is not None:
            show_in_cells(shell.display_formatter)
    return figure


def show_in_cells(display_formatter: Any) -> None:
    """Let IPython show figures as PNG, unless it has a way already: only pyplot tells it one."""
    from matplotlib.figure import Figure

    formatter = display_formatter.formatters["image/png"]
    if Figure not in formatter:
        formatter.for_type(Figure, _png)


def _png(figure: Figure) -> bytes:
    buffer = io.BytesIO()
    figure.savefig(buffer, format="png", dpi=110)
    return buffer.getvalue()


def has_chinese(text: str) -> bool:
    """Say whether a text has characters that a Latin font lacks: wide ones, as Chinese is."""
    return any(unicodedata.east_asian_width(character) in "WF" for character in text)


@lru_cache(maxsize=1)
def cjk_font() -> str | None:
    """Return the family of an installed font that has Chinese glyphs, None where there is none.

    Among the fonts of `CHINESE_FONTS` that matplotlib finds, the first that truly holds them.
    """
    from matplotlib.font_manager import fontManager, get_font

    for prefix in CHINESE_FONTS:
        for entry in fontManager.ttflist:
            if not entry.name.startswith(prefix):
                continue
            try:
                if all(get_font(entry.fname).get_char_index(ord(c)) for c in "中文题"):
                    return entry.name
            except (OSError, RuntimeError):  # a file that went away, or that FreeType can't read
                continue
    return None


@lru_cache(maxsize=1)
def _warn_once() -> None:
    warnings.warn(NO_CHINESE_FONT, stacklevel=3)


# -- files -------------------------------------------------------------------------------------


def check_figure_path(path: Path) -> None:
    """Refuse a file that a figure cannot be written to; asked before a long run, not after.

    Raises:
        SettingError: the suffix is not png, svg or pdf, or there is no such folder.
    """
    if path.suffix.lower() not in SUFFIXES:
        raise SettingError(f"figure {path}", expected=f"a name ending in {', '.join(SUFFIXES)}")
    if not path.parent.is_dir():
        raise SettingError(f"figure {path}: there is no folder {path.parent}")


def save_figure(figure: Figure, path: Path) -> None:
    """Write the figure as PNG, SVG or PDF, as the suffix says; PNG at 200 dots per inch.

    Raises:
        SettingError: the path cannot be used, or not be written.
    """
    check_figure_path(path)
    try:
        figure.savefig(path, dpi=200)
    except OSError as error:
        raise SettingError(f"figure {path} cannot be written", seen=str(error)) from error
