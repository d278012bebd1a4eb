"""Rows folded one by one come to what the same rows come to all at once."""

from __future__ import annotations

import math
import random
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from workbench.analysis.folding import Folding
from workbench.analysis.partial import NEEDED, counted_rows, right_or_wrong
from workbench.analysis.scores import metrics_of
from workbench.scoring.metrics.aggregate import Sums, aggregate
from workbench.types import (
    Diagnostic,
    Generation,
    Loglikelihood,
    Metric,
    Row,
    Run,
    Score,
    StopReason,
)

FAILED = Diagnostic("error", "KeyError", "no field")


VALUES = (0.0, 1.0, 1.0, 0.25, math.nan, None)


def run_of(rows: list[Row], status: str, options: dict[str, Any] | None = None) -> Run:
    sizes = [sum(row.question == other.question for other in rows) for row in rows if row.question]
    settings = {
        "n": len(rows),
        "questions": len({row.question or str(row.doc_id) for row in rows}),
        "largest_question": max(sizes, default=1),
        "metric_options": options or {},
    }
    return Run("r", "sums", "gen_v0", "", "", "fake", "f", "gen", settings, 0.0, status=status)


def rows_of(values: list[float | None], size: int = 1) -> list[Row]:
    """Return rows in blocks of four questions of `size` rows; None is a row without a prompt."""
    rows = []
    for place, value in enumerate(values):
        block = 4 * size
        begin = place // block * block
        scores = {} if value is None else {"accuracy": Score(value), "exact": Score(1 - value)}
        rows.append(
            Row(
                place, "", "", "", scores,
                error=FAILED if value is None else None,
                group=f"g{place // size}" if size > 1 else "",
                question=f"q{place // size}" if size > 1 else "",
                block=(begin, min(begin + block, len(values))),
            )
        )  # fmt: skip
    return rows


def same(found: dict[str, Metric], wanted: dict[str, Metric]) -> bool:
    return repr(dict(sorted(found.items()))) == repr(dict(sorted(wanted.items())))


def bare(metrics: dict[str, Metric]) -> dict[str, Metric]:
    """Return metrics without their intervals, which are of the value at the end."""
    return {name: replace(metric, ci95=(0.0, 0.0)) for name, metric in metrics.items()}


@given(
    values=st.lists(st.sampled_from(VALUES), min_size=1, max_size=60),
    size=st.sampled_from([1, 3]),
    mode=st.sampled_from(["mean", "strict", "vote"]),
    seed=st.integers(0, 5),
)  # fmt: skip
def test_a_folding_is_the_metrics_of_the_rows_so_far(
    values: list[float | None], size: int, mode: str, seed: int
) -> None:
    """In whatever order rows finish: of all of them, and of those in complete blocks."""
    rows = rows_of(values, size)
    options = {"accuracy": {"aggregate_mode": mode, "vote_threshold": 0.5}}
    run = run_of(rows, "running", options)
    random.Random(seed).shuffle(rows)
    folding = Folding(run)
    for done, row in enumerate(rows, 1):
        folding.add(row)
        if done % 7 == 0 or done == len(rows):
            seen = rows[:done]
            assert same(folding.metrics(whole=True), metrics_of(run, seen))
            counted = folding.metrics(whole=False)
            assert same(bare(counted), bare(metrics_of(run, counted_rows(seen))))
            for metric in counted.values():
                low, high = metric.ci95
                assert math.isnan(low) or 0 <= low <= high <= 1
    assert folding.done == len(rows)
    assert folding.unmade == sum(value is None for value in values)


@given(st.lists(st.floats(allow_nan=False, allow_infinity=False, width=32), max_size=30))
def test_sums_are_the_same_in_any_order(values: list[float]) -> None:
    forth, back = Sums(), Sums()
    for value in values:
        forth.add(value)
    for value in reversed(values):
        back.add(value)
    assert repr(forth.metric()) == repr(back.metric())


def test_sums_by_hand() -> None:
    """1, 2 and 6: mean 3, variance (4 + 1 + 9) / 2 = 7, standard error √(7 / 3)."""
    metric = aggregate(map(Score, (1.0, 2.0, 6.0, math.nan)))
    assert (metric.value, metric.n) == (3.0, 3)
    assert metric.stderr == pytest.approx(math.sqrt(7 / 3), rel=1e-15)
    assert aggregate([Score(math.inf), Score(1.0)]).value == math.inf


def test_the_ends_are_the_first_shares_with_enough_evidence_against_them() -> None:
    """Of every count of right ones among 40, those inside have an e-value below 20."""
    for right, seen in ((0, 3), (5, 9), (9, 9), (20, 39)):
        low, high = right_or_wrong(right, seen, 40)
        inside = [k for k in range(41) if low <= k / 40 <= high]
        for k in range(41):
            ways = math.comb(k, right) * math.comb(40 - k, seen - right) / math.comb(40, seen)
            e_value = 1 / (seen + 1) / ways if ways else math.inf
            assert (e_value < NEEDED) == (k in inside)


def test_answers_that_the_window_cut_are_counted() -> None:
    """Those that ended by their length before they had all the tokens that they might have."""
    lengths: list[tuple[int, StopReason]] = [
        (4, "length"),
        (8, "length"),
        (3, "eos"),
        (0, "length"),
    ]
    own = [Generation("x", (1,) * n, (-1.0,) * n, reason) for n, reason in lengths]
    of_servers = [Generation("x", (), (), reason, counted=n) for n, reason in lengths]
    rows = [
        replace(row, generation=generation)
        for row, generation in zip(rows_of([0.0] * 8), [*own, *of_servers], strict=True)
    ]
    run = run_of(rows, "done")
    folding = Folding(replace(run, settings={**run.settings, "decoding": {"max_new_tokens": 8}}))
    for row in rows:
        folding.add(row)
    (note,) = folding.losses()
    assert note.startswith("2 answers were cut by the model's window")


def test_docs_whose_tokens_merge_at_the_border_are_counted() -> None:
    """A doc counts once, however many of its choices do not begin with a token of their own."""
    own, merged = (Loglikelihood((-1.0,), (1,), True, 0, is_merged) for is_merged in (False, True))
    answers = [(own, own), (own, merged), (merged, merged)]
    folding = Folding(run_of(rows_of([0.0] * 3), "done"))
    for row, found in zip(rows_of([0.0] * 3), answers, strict=True):
        folding.add(replace(row, loglikelihoods=found))
    (note,) = folding.losses()
    assert note.startswith("2 docs have a choice whose tokens do not begin where it does")
