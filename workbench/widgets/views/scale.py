"""Where the scores of a grid lie: tones from the lowest to the highest, and one axis for all."""

from __future__ import annotations

import math

from workbench.session.grid import Filled
from workbench.types import Metric
from workbench.widgets.views.shared import BarView

TONES = 5
"""So many steps there are from the lowest score to the highest."""

LEAST_SPAN = 0.1
"""Scores that lie nearer to each other than so share their tones: noise is no picture."""


class ScoreScale:
    """Where scores lie: `low` to `high` for tones, the ends of all intervals for bars."""

    def __init__(self, filled: Filled) -> None:
        own = [run.metrics[filled.metric] for run in filled.runs.values()
               if run.metrics and filled.metric in run.metrics]  # fmt: skip
        values = [m.value for m in own if math.isfinite(m.value)]
        every = [*own, *filled.means.values()]
        ends = [end for m in every for end in m.ci95 if math.isfinite(end)]
        self.is_known = bool(values)
        self.low, self.high = min(values, default=0.0), max(values, default=0.0)
        self._first = min([*ends, *values], default=0.0)
        self._last = max([*ends, *values], default=1.0)

    def tone(self, value: float) -> int | None:
        """Return a score's tone, from 0 to TONES - 1; None for one that is no number."""
        if not math.isfinite(value):
            return None
        span = max(self.high - self.low, LEAST_SPAN)
        middle = (self.high + self.low) / 2
        share = (value - middle) / span + 0.5
        return min(TONES - 1, max(0, int(share * TONES)))

    def bar(self, metric: Metric) -> BarView | None:
        """Return a metric's interval on the axis of all of them."""
        ends = (*metric.ci95, metric.value)
        span = self._last - self._first
        if span <= 0 or not all(map(math.isfinite, ends)):
            return None
        low, high, value = ((end - self._first) / span for end in ends)
        return {"low": low, "high": high, "value": value}
