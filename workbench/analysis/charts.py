"""The pictures of runs: which numbers of a run, a comparison or a sweep each shows."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from workbench.analysis.breakdown import Breakdown
from workbench.analysis.chart import (
    Chart,
    Guide,
    Mark,
    Series,
    Tick,
    Tone,
    Words,
    make_chart,
    point_of,
    run_words,
)
from workbench.analysis.compare import Comparison, format_e
from workbench.analysis.curves import CurvePoint, SweepPoint, curves, default_metric
from workbench.analysis.judge import look_back
from workbench.analysis.report import Report
from workbench.analysis.scores import is_loss
from workbench.errors import SettingError, nearest
from workbench.messages import as_said, say, shots_text
from workbench.types import Metric, Run

LEAST_EVIDENCE = -2.0
"""Less evidence than this is drawn as this: it says the same, and would flatten the rest."""

HALF = 0.38
"""Half the width of a bar that stands by itself, where neighbours are 1 apart."""


# -- versions and fields: dots with intervals --------------------------------------------------


def version_chart(runs: Sequence[Run], metric: str = "", *, parent: str = "") -> Chart:
    """Return runs side by side, in the order given: a metric (default: the first that all report)
    with its 95 % interval.

    `parent` is a run's id or a version; guides stand at its value and at the best one. Runs of one
    version are told apart by what differs: model, shots, seed, or the run's id.

    Raises:
        SettingError: no metric is in all runs, or `parent` is none of them.
    """
    name = _metric_of([run.metrics or {} for run in runs], metric)
    labels = run_labels(runs)
    found = [
        (label, (run.metrics or {})[name], run) for label, run in zip(labels, runs, strict=True)
    ]
    marks = [
        replace(point_of(place, label, metric), run_id=run.run_id)
        for place, (label, metric, run) in enumerate(found)
    ]
    words = Words(
        run_words(*runs, version=False), say("version"), name, _interval_note(m.n for m in marks)
    )
    guides = _standing(marks, runs, parent, less_is_better=is_loss(runs[0], name))
    return make_chart("points", words, marks, guides=guides)


def reports_chart(reports: Mapping[str, Report], metric: str = "") -> Chart:
    """Return reports side by side under the names given, as `version_chart` does it.

    Raises:
        SettingError: no metric is in all reports.
    """
    name = _metric_of([report.metrics for report in reports.values()], metric)
    marks = [
        replace(point_of(place, label, report.metrics[name]), run_id=report.run_id)
        for place, (label, report) in enumerate(reports.items())
    ]
    head = run_words(*(report.run for report in reports.values()), version=False)
    words = Words(head, "", name, _interval_note(m.n for m in marks))
    return make_chart("points", words, marks)


def breakdown_chart(found: Mapping[str, Breakdown], metric: str = "") -> Chart:
    """Return a metric by the values of a field, a series for each breakdown by its name.

    Numbers are joined by a line and stand where they are; bins and texts stand side by side.

    Raises:
        SettingError: no part has that metric.
    """
    first = next(iter(found.values()))
    parts = [part for each in found.values() for part in each]
    name = _metric_of([part.metrics for part in parts if part.metrics], metric)
    keys = list(dict.fromkeys(part.key for part in parts))
    is_line = all(part.slice.is_ordered for part in parts)
    places: dict[float | str, float] = {
        key: float(key) if isinstance(key, int | float) and is_line else float(place)
        for place, key in enumerate(keys)
    }
    if is_line and len({type(key) is str for key in keys}) > 1:  # binned there, single values here
        places = {key: float(place) for place, key in enumerate(keys)}
    marks = [
        replace(point_of(places[part.key] + aside, part.slice.label, part.metrics[name]),
                series=series, doc_ids=part.slice.doc_ids, run_id=each.run.run_id)
        for (series, each), aside in zip(found.items(), _asides(len(found), is_line), strict=True)
        for part in each
        if name in part.metrics
    ]  # fmt: skip
    labels = {part.key: part.slice.label for part in parts}
    ticks = [Tick(place, labels[key]) for key, place in places.items()]
    head = run_words(*(each.run for each in found.values()), version=len(found) == 1)
    words = Words(head, first.field, name, _interval_note(m.n for m in marks))
    kind = "lines" if is_line and len(places) > 1 else "points"
    return make_chart(kind, words, marks, series=[Series(each) for each in found], ticks=ticks)


def _asides(count: int, is_line: bool) -> list[float]:
    """Return how far each of several series stands aside, so that no interval hides another."""
    step = 0.0 if is_line else 0.5 / max(1, count)
    return [(index - (count - 1) / 2) * step for index in range(count)]


def _standing(
    marks: Sequence[Mark], runs: Sequence[Run], parent: str, *, less_is_better: bool
) -> list[Guide]:
    """Return the guides at the parent's value and at the best."""
    known = [mark for mark in marks if math.isfinite(mark.y)]
    if len(known) < 2:
        return []
    best = (min if less_is_better else max)(known, key=lambda mark: mark.y)
    if not parent:
        return [Guide(say("best"), best.y)]
    ids = {
        name: mark
        for mark, run in zip(marks, runs, strict=True)
        for name in (run.version, run.run_id)
    }
    if parent not in ids:
        raise SettingError(f"parent {parent!r} is none of the runs", fix=nearest(parent, ids))
    of_parent = ids[parent]
    if of_parent.y == best.y:
        return [Guide(say("parent, best"), best.y)]
    return [Guide(say("parent"), of_parent.y), Guide(say("best"), best.y)]


def run_labels(runs: Sequence[Run]) -> list[str]:
    """Return a name for each run: its version, and what tells it from others of that version."""
    kinds = [
        [as_said(run.version) for run in runs],
        [run.model for run in runs],
        [shots_text(run.settings.get("num_fewshot", 0)) for run in runs],
        [say("seed {n}", n=run.settings.get("seed", 0)) for run in runs],
    ]
    kept = [kinds[0], *(texts for texts in kinds[1:] if len(set(texts)) > 1)]
    labels = [", ".join(texts) for texts in zip(*kept, strict=True)]
    return [
        label if labels.count(label) == 1 else f"{label}, {run.run_id}"
        for label, run in zip(labels, runs, strict=True)
    ]


# -- two runs ----------------------------------------------------------------------------------


def flip_chart(found: Comparison) -> Chart:
    """Return how many docs went from wrong to right, from right to wrong, and stayed; where scores
    are not all 0 or 1, how many got better, worse, and stayed. A click opens them."""
    pairs = found.pairs
    if all(score in (0, 1) for pair in pairs.values() for score in pair):
        kinds: list[tuple[str, Tone, list[int]]] = [
            (say("right → right"), "same", [i for i, pair in pairs.items() if pair == (1, 1)]),
            (say("wrong → right"), "better", list(found.better)),
            (say("right → wrong"), "worse", list(found.worse)),
            (say("wrong → wrong"), "same", [i for i, pair in pairs.items() if pair == (0, 0)]),
        ]
    else:
        same = [i for i, (before, after) in pairs.items() if before == after]
        kinds = [
            (say("better"), "better", list(found.better)),
            (say("the same"), "same", same),
            (say("worse"), "worse", list(found.worse)),
        ]
    names = {"same": say("unchanged"), "better": say("better"), "worse": say("worse")}
    marks = [
        Mark(place - HALF, len(ids), label, names[tone], place + HALF, n=len(ids),
             doc_ids=tuple(sorted(ids)))
        for place, (label, tone, ids) in enumerate(kinds)
    ]  # fmt: skip
    words = Words(f"{found.run_a} → {found.run_b}", found.metric, say("docs"),
                  say("{n} docs that both scored", n=found.n))  # fmt: skip
    order: tuple[Tone, ...] = ("same", "better", "worse")
    # In words they are too long for a narrow picture, which would leave every second one out.
    short = ("✓ → ✓", "✗ → ✓", "✓ → ✗", "✗ → ✗") if len(kinds) == 4 else [k[0] for k in kinds]
    ticks = [Tick(place, label) for place, label in enumerate(short)]
    series = [Series(names[tone], tone) for tone in order]
    return make_chart("bars", words, marks, series=series, ticks=ticks)


def evidence_chart(found: Comparison) -> Chart:
    """Return the evidence that B is better, and that it is worse, as the questions came in: powers
    of ten of the e-value, with what a verdict needs. Less than a hundredth is drawn as that."""
    names = [found.questions.get(doc_id) or None for doc_id in found.pairs]
    looks = look_back(list(found.judged_pairs.values()), names, found.bounds)
    better, worse = say("B is better"), say("B is worse")
    marks = [
        Mark(
            look.questions, max(LEAST_EVIDENCE, math.log10(e)), format_e(e), name, n=look.questions
        )
        for name, side in ((better, "better"), (worse, "worse"))
        for look in looks
        for e in [getattr(look, side)]
    ]
    needed = found.judgement.e_needed
    guides = [Guide(say("{e} needed", e=format_e(needed)), math.log10(needed))]
    total = found.judgement.questions
    places = sorted({round(total * n / 4) for n in range(1, 5)} - {0})
    ticks = [Tick(place, f"{place:,}") for place in places]
    words = Words(f"{found.run_a} → {found.run_b}", say("questions") if any(names) else say("docs"),
                  say("evidence, log₁₀"), say("valid at every look"))  # fmt: skip
    series = [Series(better, "better"), Series(worse, "worse")]
    return make_chart("lines", words, marks, series=series, ticks=ticks, guides=guides)


def format_chart(found: Comparison) -> Chart:
    """Return the scores of both sides, on the docs that both scored, with the band of each over
    neutral formats behind it: nine in ten of them score between its ends."""
    bands = (found.formats.before, found.formats.after) if found.formats else (None, None)
    sums = [sum(pair[side] for pair in found.pairs.values()) for side in (0, 1)]
    marks = [
        Mark(place, total / max(1, found.n), name, band=band.ends if band else None, n=found.n)
        for place, (total, name, band) in enumerate(
            zip(sums, (found.run_a, found.run_b), bands, strict=True)
        )
    ]
    labels = [
        f"{side}: {band.version}" if band else side for side, band in zip("AB", bands, strict=True)
    ]
    note = say(
        "bars: nine in ten of {n} formats", n=max((b.formats for b in bands if b), default=0)
    )
    words = Words(f"{found.run_a} → {found.run_b}", "", found.metric, note if any(bands) else "")
    ticks = [Tick(place, label) for place, label in enumerate(labels)]
    return make_chart("points", words, marks, ticks=ticks)


# -- sweeps ------------------------------------------------------------------------------------


def curve_chart(points: Sequence[SweepPoint], metric: str = "") -> Chart:
    """Return a metric (default: the config's own) against the number of shots, a series for each
    version: means over the seeds, 95 % intervals over the docs (see `CurvePoint`), and the seeds'
    own values as scatter. Of more than eight shots, each doubling is a step of the axis.

    Raises:
        SettingError: no run has a score, or none has that metric.
    """
    name = metric or default_metric(points)
    found = curves(points, name)
    shots = sorted({point.num_fewshot for curve in found.values() for point in curve})
    places = {k: _place(k, doubles=shots[-1] > 8) for k in shots}
    marks = [
        replace(
            point_of(
                places[point.num_fewshot],
                say("{version}, {shots}", version=version, shots=shots_text(point.num_fewshot)),
                point.metric,
            ),
            series=version,
            scatter=point.seeds if len(point.seeds) > 1 else (),
        )
        for version, curve in found.items()
        for point in curve
    ]
    head = run_words(*(point.report.run for point in points), version=len(found) == 1)
    words = Words(head, say("few-shot examples"), name, _seeds_note(points, found))
    ticks = [Tick(place, str(k)) for k, place in places.items()]
    return make_chart("lines", words, marks, series=[Series(v) for v in found], ticks=ticks)


def _place(shots: int, *, doubles: bool) -> float:
    if not doubles:
        return float(shots)
    return math.log2(shots) if shots else -1.0


def _seeds_note(points: Sequence[SweepPoint], found: Mapping[str, Sequence[CurvePoint]]) -> str:
    seeds = len({point.seed for point in points})
    counts = {point.metric.n for curve in found.values() for point in curve}
    docs = _docs(counts)
    if seeds > 1:
        return say("mean over {n} seeds (dots: each seed); bars: 95 % interval over {docs} docs",
                   n=seeds, docs=docs)  # fmt: skip
    return say("one seed; bars: 95 % interval over {docs} docs", docs=docs)


# -- texts -------------------------------------------------------------------------------------


def _metric_of(found: Sequence[Mapping[str, Metric]], metric: str) -> str:
    """Return the metric's name, by default the first that all of `found` have.

    Raises:
        SettingError: not all have it, or there is none to choose.
    """
    known = [name for name in (found[0] if found else {}) if all(name in each for each in found)]
    if metric in known or (known and not metric):
        return metric or known[0]
    if metric:
        raise SettingError(f"metric {metric!r} is not in every run", fix=nearest(metric, known))
    raise SettingError("there is no metric to draw", seen=f"{len(found)} runs without a common one")


def _interval_note(counts: Any) -> str:
    return say("bars: 95 % interval over {docs} docs", docs=_docs(set(counts)))


def _docs(counts: set[int]) -> str:
    known = sorted(counts)
    if len(known) > 1:
        return say("{low} to {high}", low=known[0], high=known[-1])
    return str(known[0] if known else 0)
