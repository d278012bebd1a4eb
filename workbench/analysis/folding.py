"""A run's metrics while its rows come: each row is folded once, into sums and counts.

Of a run that is done every row counts; of one that is not, those that are a fair sample, and each
metric has the interval in which its value at the end lies (see `analysis.partial`). The rows
themselves are not kept, but for those of blocks that are not complete yet.
"""

from __future__ import annotations

import math
from array import array
from collections.abc import Iterable
from dataclasses import replace

from workbench.analysis.losses import Losses
from workbench.analysis.partial import final_interval, right_or_wrong
from workbench.analysis.scores import Outcome, bounds_of, outcome, score_of
from workbench.scoring.groups import FOLDING, threshold_of
from workbench.scoring.metrics.aggregate import Sums
from workbench.types import Metric, Row, Run

MOST_BETS = 10_000
"""So many questions are kept for an interval whose scores are not all 0 or 1. It holds at all times
at once, so what they said stays true when more have come."""


MERGED = (
    "docs have a choice whose tokens do not begin where it does: a token reaches over the border "
    "between prompt and choice, and choices of one doc may be scored over different stretches of "
    "text. Put a space between them"
)

CUT = "answers were cut by the model's window: use fewer or shorter shots, or fewer new tokens"


class Folding:
    """The metrics and counts of a run's rows so far. `run` says what its settings are; each row is
    added once."""

    def __init__(self, run: Run) -> None:
        self._run = run
        self.done = self.cached = self.computed = self.unmade = 0
        self.outcomes: dict[Outcome, int] = {}
        self._lost = Losses()
        self._cut = 0  # answers that the window ended
        self._merged = 0  # docs with a choice whose tokens do not begin where it does
        self._every = _Metrics(run)
        self._counted = _Metrics(run)
        self._intervals: dict[str, _Interval] = {}
        self._waiting: dict[int, list[Row]] = {}  # by where their block begins
        self._end = 0  # of the blocks that are complete

    def add(self, row: Row) -> None:
        """Fold one row more."""
        self.done += 1
        self.cached += row.is_cached
        self.computed += row.computed > 0
        self.unmade += row.error is not None
        self._cut += self._is_cut(row)
        self._merged += any(answer.is_merged for answer in row.loglikelihoods)
        kind = outcome(row)
        self.outcomes[kind] = self.outcomes.get(kind, 0) + 1
        if kind == "failed":
            self._lost.add(row)
        self._every.add(row)
        if row.block is None:
            self._counted.add(row)
            return
        begin, end = row.block
        rows = self._waiting.setdefault(begin, [])
        rows.append(row)
        if begin == self._end and len(rows) == end - begin:
            self._count_blocks()

    def counts(self) -> dict[str, int]:
        """Return the counts of the rows (see `analysis.report.Counts`)."""
        counts = {"done": self.done, "cached": self.cached, "computed": self.computed}
        return {**counts, "unmade": self.unmade, **self.outcomes}

    def losses(self) -> tuple[str, ...]:
        """Return why rows have no score (see `analysis.losses`). Before that stands how many
        answers the model's window cut, and in how many docs tokens merge at a choice's border,
        which are scored as they are."""
        counts = (self._cut, CUT), (self._merged, MERGED)
        scored = (f"{count} {what}" for count, what in counts if count)
        return (*scored, *self._lost.told())

    def _is_cut(self, row: Row) -> bool:
        """Say whether an answer ended before the tokens that it might have, and not by itself."""
        limit = (self._run.settings.get("decoding") or {}).get("max_new_tokens") or 0
        answer = row.generation
        if answer is None or answer.stop_reason != "length":
            return False
        return 0 < answer.num_tokens < limit

    def metrics(self, *, whole: bool) -> dict[str, Metric]:
        """Return the metrics of all rows, or, where the run is not `whole`, of those that are a
        fair sample, each with the interval in which its value at the end lies."""
        if whole:
            return self._every.metrics()
        return {
            name: replace(metric, ci95=self._final_interval(name))
            for name, metric in self._counted.metrics().items()
        }

    def _count_blocks(self) -> None:
        """Count the rows of all complete blocks up to the first that is not."""
        while rows := self._waiting.get(self._end):
            _, end = rows[0].block or (0, 0)
            if len(rows) < end - self._end:
                return
            del self._waiting[self._end]
            self._end = end
            self._count(sorted(rows, key=lambda row: row.doc_id))

    def _count(self, rows: list[Row]) -> None:
        before = self._counted.rows
        for row in rows:
            for name in row.scores:
                if name not in self._intervals:  # no row of the blocks before has such a score
                    self._intervals[name] = _Interval(self._run, before)
            self._counted.add(row)
        for name, interval in self._intervals.items():
            interval.add(rows, name)

    def _final_interval(self, name: str) -> tuple[float, float]:
        known = self._intervals.get(name)
        if known is None or not bounds_of(self._run, name) or self._counted.folds(name):
            return math.nan, math.nan
        return known.ends()


class _Interval:
    """Between what one metric's final value lies, at all blocks at once in 95 % of cases; NaN for a
    metric without bounds. Docs of a question come together, so what is drawn is questions: each
    with the sum of its scores, as a share of the most that one could have."""

    def __init__(self, run: Run, unscored: int) -> None:
        self._settings = run.settings
        self._most = run.settings.get("largest_question") or 1
        self._unscored = unscored
        self._right = self._seen = 0
        self._first = array("d")
        self._found: tuple[object, tuple[float, float]] = (None, (math.nan, math.nan))

    def add(self, rows: list[Row], name: str) -> None:
        sums: dict[object, float] = {}
        for row in rows:
            score = score_of(row, name)
            if math.isnan(score):
                self._unscored += 1
                continue
            key = row.question or row.doc_id
            sums[key] = sums.get(key, 0.0) + score
        self._seen += len(sums)
        for share in (value / self._most for value in sums.values()):
            self._right += share if share in (0, 1) else math.nan  # NaN: not all are 0 or 1
            if len(self._first) < MOST_BETS:
                self._first.append(share)

    def ends(self) -> tuple[float, float]:
        total = self._settings["n"] - self._unscored
        questions = self._settings["questions"] - (self._unscored if self._most == 1 else 0)
        is_binary = not math.isnan(self._right)
        key = (self._seen if is_binary else len(self._first), self._right, questions, total)
        if key != self._found[0]:
            self._found = (key, self._ends(questions, total, is_binary=is_binary))
        return self._found[1]

    def _ends(self, questions: int, total: int, *, is_binary: bool) -> tuple[float, float]:
        if not (0 < self._seen <= questions and total > 0):
            return math.nan, math.nan
        try:
            if is_binary:
                low, high = right_or_wrong(int(self._right), self._seen, questions)
            else:
                low, high = final_interval(self._first, questions)
        except ValueError:  # scores beyond the bounds, by what the rows say they are worth
            return math.nan, math.nan
        scale = questions * self._most / total
        return max(0.0, low * scale), min(1.0, high * scale)


class _Metrics:
    """Sums of each metric's scores; where a metric counts groups, of each group's."""

    def __init__(self, run: Run) -> None:
        self._run = run
        options = run.settings.get("metric_options") or {}
        self._folding = {
            name: own for name, own in options.items() if own.get("aggregate_mode") in FOLDING
        }
        # Where no question has several rows, none needs to be kept.
        self._has_copies = run.settings.get("largest_question") != 1
        self._sums: dict[str, Sums] = {}
        self._groups: dict[object, _Group] = {}
        self.rows = 0

    def add(self, row: Row) -> None:
        self.rows += 1
        for name, score in row.scores.items():
            if name not in self._sums:
                is_share = bounds_of(self._run, name) is not None
                self._sums[name] = Sums(is_share=is_share)
            self._sums[name].add(score.value, row.question if self._has_copies else "")
        if self._folding:
            self._groups.setdefault(row.group or row.doc_id, _Group()).add(row, self._folding)

    def folds(self, name: str) -> bool:
        return name in self._folding

    def metrics(self) -> dict[str, Metric]:
        return {name: self._metric(name) for name in self._sums}

    def _metric(self, name: str) -> Metric:
        if name not in self._folding:
            return self._sums[name].metric()
        folded, threshold = Sums(), threshold_of(self._folding[name])
        for group in self._groups.values():
            folded.add(group.score(name, threshold))
        return folded.metric()


class _Group:
    """A group's rows: how many, and of each metric that counts groups, their scores' sum."""

    __slots__ = ("rows", "totals")

    def __init__(self) -> None:
        self.rows = 0
        self.totals: dict[str, tuple[int, float]] = {}

    def add(self, row: Row, names: Iterable[str]) -> None:
        self.rows += 1
        for name in names:
            score = score_of(row, name)
            count, total = self.totals.get(name, (0, 0.0))
            if not math.isnan(score):
                self.totals[name] = (count + 1, total + score)

    def score(self, name: str, threshold: float) -> float:
        """Return 1 or 0; NaN where one of the group's rows has no score."""
        count, total = self.totals.get(name, (0, 0.0))
        return math.nan if count < self.rows else float(total / count >= threshold)
