"""Figures: one style for all, readable without colour.

Only matplotlib's objects are used, never pyplot or the global settings: JupyterLab may run
handlers on several threads at once, and both belong to all of them.
"""

from __future__ import annotations

import io
import sys
import unicodedata
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from workbench.errors import SettingError
from workbench.io.shown import shown
from workbench.messages import language_in_force, speaking

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
    """Let the figure's texts be data, shown as they are, fall back to a Chinese font where they
    have Chinese characters, and return it. Warns, once, where no such font is installed. In a
    notebook, a cell that ends with the figure shows it."""
    from matplotlib.text import Text

    for text in figure.findobj(Text):
        if isinstance(text, Text):
            text.set_text(shown(text.get_text()))
            text.set_parse_math(False)  # a name with two dollar signs is no formula
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


@contextmanager
def legibly() -> Iterator[None]:
    """Within the block, speak English where the language in force is Chinese and no installed font
    has its glyphs: a figure of boxes says nothing."""
    language = language_in_force()
    with speaking("en" if language == "zh" and cjk_font() is None else language):
        yield


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
