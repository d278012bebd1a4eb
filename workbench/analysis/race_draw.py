"""A race as a figure: a lane for each variant, as long as it ran.

Laps are of one width, for each costs about the same: on fewer lanes it goes further. So the picture
narrows as the race does. Lanes that ended are grey, the lighter the earlier, and the legend says
why they did.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import accumulate
from typing import TYPE_CHECKING

from workbench.analysis.plots import COLOURS, INK, finish, new_figure
from workbench.io.shown import shown
from workbench.messages import say

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

    from workbench.analysis.raced import Race, Standing

NAMED = 12
"""Lanes with a name beside them: those that came furthest. More would run into each other."""

TALL = 3.0
"""How much higher than others a lane with a name is, so that its name has room."""

LONG_NAME = 44
"""A name of more characters is cut: it would leave the lanes no room."""

GREYS = (0.88, 0.55)
"""The grey of lanes that ended first, and of those that ended last: 0 is black."""

YOURS_COLOUR, AHEAD_COLOUR, RUNNING_COLOUR = COLOURS[0], COLOURS[1], COLOURS[5]


def draw_race(race: Race) -> Figure:
    """Return a race as a figure: the best on top, below it the others by how far they came."""
    lanes = race.standings
    heights = [TALL if _is_named(row, lane) else 1.0 for row, lane in enumerate(lanes)]
    figure, axes = new_figure(8.0, 2.2 + 0.055 * sum(heights))
    axes.grid(visible=False)
    ends = [*accumulate(heights)]
    middles = [end - height / 2 for end, height in zip(ends, heights, strict=True)]
    for lane, middle, height in zip(lanes, middles, heights, strict=True):
        ran = _laps(race, lane)
        colour, hatch, name = _style(race, lane, ran)
        axes.barh(middle, ran, height=0.8 * height, color=colour, hatch=hatch, edgecolor="white",
                  linewidth=0.3, label=name)  # fmt: skip
    axes.set_ylim(ends[-1], 0)
    _name_lanes(axes, race, middles)
    _draw_frame(axes, race)
    _draw_legend(axes)
    return finish(figure)


def _is_named(row: int, lane: Standing) -> bool:
    return row < NAMED or lane.place == 0


def _laps(race: Race, lane: Standing) -> int:
    """Return how many laps a variant ran. Yours runs in all: where it is the best, it is scored on
    the kept questions alone, and where it is not, beside the best."""
    return max((n for n, own in enumerate(race.rounds, 1) if lane.place in own.ranking), default=0)


def _style(race: Race, lane: Standing, ran: int) -> tuple[str, str, str]:
    """Return a lane's colour, its hatch, which grey print keeps, and what it is in the legend."""
    if lane.place == 0:
        is_ahead = race.best_place == 0
        return YOURS_COLOUR, "///", say("yours, ahead") if is_ahead else say("yours")
    if lane.place == race.best_place:
        return AHEAD_COLOUR, "\\\\\\", say("ahead")
    if not lane.reason:
        return RUNNING_COLOUR, "", say("still running")
    if not ran:
        return "white", "", say("not scored: the budget is too small for a race")
    last, after = race.rounds[ran - 1], race.rounds[ran]
    kept = len(after.ranking) if not after.is_fresh else 1
    first, end = GREYS
    grey = first + (end - first) * (ran - 1) / max(1, len(race.rounds) - 2)
    why = say("dropped after {questions} questions: not among the first {n} of {of}",
              questions=last.lap.end, n=kept, of=len(last.ranking))  # fmt: skip
    return str(round(grey, 2)), "", why


def _name_lanes(axes: Axes, race: Race, middles: Sequence[float]) -> None:
    """Write the names of those that came furthest, and of yours, and how far each is above yours
    on the questions that both have."""
    rows = enumerate(zip(race.standings, middles, strict=True))
    named = [(lane, middle) for row, (lane, middle) in rows if _is_named(row, lane)]
    names = [shown(str(getattr(lane.variant, "name", lane.variant))) for lane, _ in named]
    cut = [name if len(name) <= LONG_NAME else f"{name[: LONG_NAME - 1]}…" for name in names]
    axes.set_yticks([middle for _, middle in named], cut, fontsize=7)
    for lane, middle in named:
        if lane.place and math.isfinite(lane.lead):
            text = f"{100 * lane.lead:+.1f}" if race.is_share else f"{lane.lead:+.3g}"
            axes.annotate(text, (_laps(race, lane), middle), xytext=(2, 0),
                          textcoords="offset points", va="center", fontsize=6.5,
                          color=INK)  # fmt: skip


def _draw_frame(axes: Axes, race: Race) -> None:
    axes.set_xlim(0, len(race.rounds) + 0.4)
    ends = [f"{own.lap.end:,}" for own in race.rounds]
    axes.set_xticks(range(1, len(ends) + 1), ends)
    axes.set_xlabel(say("questions so far; each lap costs about the same"))
    unit = say("figures: points above yours") if race.is_share else say("figures: above yours")
    fresh = say("; the last lap is on questions that chose nothing") if race.is_over else ""
    axes.set_title(f"{race.sentence}\n{unit}{fresh}", loc="left", fontsize=8, color=INK, wrap=True)


def _draw_legend(axes: Axes) -> None:
    """Name each kind of lane once, with how many there are."""
    handles, labels = axes.get_legend_handles_labels()
    first = {label: handle for handle, label in zip(handles[::-1], labels[::-1], strict=True)}
    told = {label: f"{label} ({labels.count(label)})" for label in dict.fromkeys(labels)}
    axes.figure.legend([first[label] for label in told], [*told.values()], frameon=False,
                       fontsize=7, labelcolor=INK, loc="outside lower center")  # fmt: skip
