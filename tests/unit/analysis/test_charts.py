"""Pictures as values: what each is made of, and that a figure of it shows just that."""

from __future__ import annotations

import json
import math
from collections.abc import Mapping, Sequence
from dataclasses import replace
from io import BytesIO
from typing import Any

import pytest
from matplotlib.figure import Figure

from workbench.analysis.chart import Chart, Guide, Mark, Words, make_chart
from workbench.analysis.charts import (
    breakdown_chart,
    curve_chart,
    evidence_chart,
    flip_chart,
    reports_chart,
    version_chart,
)
from workbench.analysis.compare import compare_pairs
from workbench.analysis.curves import Sweep, SweepPoint
from workbench.analysis.doc_charts import MOST_BARS, length_chart, margin_chart
from workbench.analysis.draw import draw, tick_label
from workbench.analysis.records import as_json
from workbench.analysis.report import Report, make_report
from workbench.analysis.slices import MOST, slices
from workbench.errors import SettingError
from workbench.messages import speaking
from workbench.scoring.metrics.aggregate import wilson_interval
from workbench.types import Extraction, Generation, Loglikelihood, Row, Run, Score

NAN = math.nan


def row(doc_id: int, value: float, **fields: Any) -> Row:
    """Return a row with this accuracy."""
    return Row(doc_id, "p", "h", "x", {"accuracy": Score(value)}, **fields)


def said(doc_id: int, value: float, tokens: int, text: str = "") -> Row:
    """Return a GEN row whose response has so many tokens, or is `text`."""
    generation = Generation(text, tuple(range(tokens)), (), "eos")
    return row(doc_id, value, generation=generation, extraction=Extraction(text, (text,)))


def chosen(doc_id: int, value: float, sums: Sequence[float], gold: int = 0) -> Row:
    """Return a PPL row whose choices have these log-likelihoods."""
    answers = tuple(Loglikelihood((total,), (1,), False) for total in sums)
    choices = tuple(str(place) for place in range(len(sums)))
    return row(doc_id, value, choices=choices, gold=(gold,), loglikelihoods=answers)


def report(rows: Sequence[Row], version: str = "gen_v0", **settings: Any) -> Report:
    """Return the report of a run with these rows, its metrics with the run as a ledger has them."""
    run = Run(
        f"id-{version}", "add", version, "", version, "fake", "f", "gen", settings, 0.0, "done"
    )
    made = make_report(run, rows)
    return replace(made, run=replace(run, metrics=made.metrics))


def of(version: str, scores: Sequence[float], **settings: Any) -> Report:
    """Return the report of a run with these scores by doc."""
    return report([row(i, value) for i, value in enumerate(scores)], version, **settings)


OLD, NEW = of("gen_v0", [1, 0, 0, 0]), of("gen_v1", [1, 1, 1, 0])


# -- slices ------------------------------------------------------------------------------------


def test_few_numbers_are_each_a_slice_in_their_order() -> None:
    """10 stands after 9, and docs without a value stand last."""
    found = slices({0: 10, 1: 9, 2: 10, 3: None, 4: NAN})
    assert [(each.label, each.doc_ids, each.value) for each in found] == [
        ("9", (1,), 9), ("10", (0, 2), 10), ("no value", (3, 4), None)
    ]  # fmt: skip


def test_many_numbers_are_parted_at_quantiles() -> None:
    """Of 0 to 59, six bins of ten docs; a value that many share is never parted."""
    found = slices({i: i for i in range(60)})
    assert [each.label for each in found] == [
        "0 – 9", "10 – 19", "20 – 29", "30 – 39", "40 – 49", "50 – 59"
    ]  # fmt: skip
    assert {len(each.doc_ids) for each in found} == {10}
    shared = slices({i: max(0, i - 40) for i in range(60)})
    assert shared[0].label == "0"
    assert shared[0].doc_ids == tuple(range(41))


def test_the_rarest_of_many_texts_are_one_slice() -> None:
    """Twelve by how frequent they are, then the others; True and 1 are not one value."""
    values = {i: f"t{i}" for i in range(20)} | {20: "t7"}
    found = slices(values)
    assert found[0].label == "t7"
    assert len(found) == MOST + 1
    assert (found[-1].label, len(found[-1].doc_ids)) == ("8 others", 8)
    assert [each.label for each in slices({0: True, 1: 1})] == ["1", "True"]


# -- versions, fields, flips -------------------------------------------------------------------


def test_versions_stand_side_by_side_with_the_parents_and_the_best_value() -> None:
    """1 of 4 and 3 of 4, with Wilson's intervals; a click opens the run."""
    found = version_chart([OLD.run, NEW.run], parent="gen_v0")
    assert [(m.label, m.y, m.run_id) for m in found.marks] == [
        ("gen_v0", 0.25, "id-gen_v0"), ("gen_v1", 0.75, "id-gen_v1")
    ]  # fmt: skip
    assert [(m.low, m.high) for m in found.marks] == [wilson_interval(1, 4), wilson_interval(3, 4)]
    assert found.guides == (Guide("parent", 0.25), Guide("best", 0.75))
    assert version_chart([OLD.run, NEW.run], parent="gen_v1").guides == (
        Guide("parent, best", 0.75),
    )
    with pytest.raises(SettingError, match="Did you mean 'gen_v0'"):
        version_chart([OLD.run, NEW.run], parent="gen_v00")


def test_of_a_loss_the_least_is_best() -> None:
    """The guide stands at the lower value."""
    losses = [of(v, scores, metrics={"accuracy": "lm_loss"}).run for v, scores in
              (("a", [2.0, 3.0]), ("b", [1.0, 1.5]))]  # fmt: skip
    assert version_chart(losses).guides == (Guide("best", 1.25),)


def test_runs_of_one_version_are_told_apart_by_what_differs() -> None:
    """Shots here; where nothing differs, the run's id."""
    shots = [of("v", [1, 0], num_fewshot=k).run for k in (0, 2)]
    assert [m.label for m in version_chart(shots).marks] == ["v, 0 shots", "v, 2 shots"]
    again = [OLD.run, replace(OLD.run, run_id="other")]
    assert [m.label for m in version_chart(again).marks] == ["gen_v0, id-gen_v0", "gen_v0, other"]


def test_a_metric_that_not_every_run_has_is_refused() -> None:
    """With the nearest one that all have; without any common one it says so."""
    with pytest.raises(SettingError, match="Did you mean 'accuracy'"):
        version_chart([OLD.run], "acuracy")
    with pytest.raises(SettingError, match="no metric to draw"):
        version_chart([replace(OLD.run, metrics=None)])


def test_a_flip_chart_counts_the_four_ways() -> None:
    """Of seven docs two stay right, one gets better, three worse, one stays wrong; by their ids."""
    a, b = [1, 1, 0, 1, 1, 1, 0], [1, 1, 1, 0, 0, 0, 0]
    found = flip_chart(
        compare_pairs(dict(enumerate(zip(a, b, strict=True))), "accuracy", ("A", "B"))
    )
    assert [(m.label, m.y, m.doc_ids, m.series) for m in found.marks] == [
        ("right → right", 2, (0, 1), "unchanged"),
        ("wrong → right", 1, (2,), "better"),
        ("right → wrong", 3, (3, 4, 5), "worse"),
        ("wrong → wrong", 1, (6,), "unchanged"),
    ]
    assert [(s.name, s.tone) for s in found.series] == [
        ("unchanged", "same"), ("better", "better"), ("worse", "worse")
    ]  # fmt: skip


def test_graded_scores_got_better_worse_or_stayed() -> None:
    """0.5 is neither right nor wrong."""
    found = flip_chart(compare_pairs({0: (0.5, 0.7), 1: (0.5, 0.5), 4: (1, 0)}, "f1", ("A", "B")))
    assert [(m.label, m.doc_ids) for m in found.marks] == [
        ("better", (0,)), ("the same", (1,)), ("worse", (4,))
    ]  # fmt: skip


def by_field(values: Mapping[int, Any], field: str) -> Chart:
    """Return the old report's accuracy by the values of a field, which go by doc id."""
    return breakdown_chart({"": replace(OLD.by(values), field=field)})


def test_a_fields_numbers_stand_where_they_are() -> None:
    """Docs 0, 1 have 2 terms and docs 2, 3 have 6: accuracies 1/2 and 0; a click opens them."""
    found = by_field({0: 2, 1: 2, 2: 6, 3: 6}, "terms")
    assert [(m.x, m.y, m.n, m.doc_ids) for m in found.marks] == [
        (2.0, 0.5, 2, (0, 1)), (6.0, 0.0, 2, (2, 3))
    ]  # fmt: skip
    assert (found.kind, found.x_label, found.y_label) == ("lines", "terms", "accuracy")
    texts = by_field({0: "a", 1: "b", 2: "a", 3: "a"}, "kind")
    assert (texts.kind, [m.x for m in texts.marks]) == ("points", [0.0, 1.0])


def test_several_breakdowns_are_series_of_one_chart() -> None:
    """By the names given, on one axis; texts stand a little aside of each other."""
    by = {0: 2, 1: 2, 2: 6, 3: 6}
    found = breakdown_chart({"old": OLD.by(by), "new": NEW.by(by)})
    assert [(m.series, m.x, m.y) for m in found.marks] == [
        ("old", 2.0, 0.5), ("old", 6.0, 0.0), ("new", 2.0, 1.0), ("new", 6.0, 0.5)
    ]  # fmt: skip
    beside = breakdown_chart(
        {"old": OLD.by(dict.fromkeys(by, "t")), "new": NEW.by(dict.fromkeys(by, "t"))}
    )
    assert [m.x for m in beside.marks] == [-0.125, 0.125]
    assert [m.label for m in reports_chart({"before": OLD, "after": NEW}).marks] == [
        "before",
        "after",
    ]


def test_a_picture_of_several_models_names_all_of_them() -> None:
    """Its title is of all that is drawn, not of the first run alone."""
    other = replace(NEW, run=replace(NEW.run, model="other"))
    assert version_chart([OLD.run, other.run]).title == "add · GEN · fake, other"
    assert reports_chart({"a": OLD, "b": other}).title == "add · GEN · fake, other"
    by = {0: 1, 1: 2, 2: 2, 3: 2}
    assert breakdown_chart({"a": OLD.by(by), "b": other.by(by)}).title == "add · GEN · fake, other"
    points = [SweepPoint("v", 0, 0, each) for each in (OLD, other)]
    assert curve_chart(points).title == "add · GEN · fake, other"


# -- single docs -------------------------------------------------------------------------------


def test_lengths_are_counted_right_and_wrong_apart() -> None:
    """Responses of 1, 1, 3 tokens are right and one of 3 is wrong: at 3 a bar of each, half as
    wide. The limit of 4 tokens is near enough to be drawn."""
    rows = [said(0, 1, 1), said(1, 1, 1), said(2, 1, 3), said(3, 0, 3)]
    found = length_chart(report(rows, decoding={"max_new_tokens": 4}))
    assert [(m.series, m.x, m.to, m.y, m.doc_ids) for m in found.marks] == [
        ("right", 0.5, 1.0, 2, (0, 1)), ("right", 2.5, 3.0, 1, (2,)), ("wrong", 3.0, 3.5, 1, (3,))
    ]  # fmt: skip
    assert found.guides == (Guide("limit", 4.0, "x"),)
    assert length_chart(report(rows, decoding={"max_new_tokens": 6})).guides == ()


def test_without_tokens_characters_are_counted() -> None:
    """A server may tell no tokens; a run of PPL has no responses at all, and the chart says so."""
    found = length_chart(report([said(0, 1, 0, "four")]))
    assert (found.x_label, found.marks[0].label) == ("characters of the response", "4")
    assert length_chart(report([chosen(0, 1, (-1, -2))])).note.startswith("no responses")


def test_margins_are_sorted_and_those_below_zero_are_led_by_another_choice() -> None:
    """−1 − −3 = 2, −5 − −4 = −1; of three choices the best other counts: −2 − −1.5 = −0.5."""
    rows = [chosen(0, 1, (-1, -3)), chosen(1, 0, (-5, -4)), chosen(2, 0, (-9, -2, -1.5), gold=1)]
    found = margin_chart(report(rows))
    assert [(m.y, m.doc_ids, m.series) for m in found.marks] == [
        (-1.0, (1,), "wrong"), (-0.5, (2,), "wrong"), (2.0, (0,), "right")
    ]  # fmt: skip
    assert found.y_range[0] < -1 < 2 < found.y_range[1]


def test_many_margins_share_bars_and_no_doc_is_lost() -> None:
    """Of 1000 docs, three to a bar: the first is the mean of −500, −499, −498."""
    rows = [chosen(i, float(i >= 500), (i - 500.0, 0.0)) for i in range(1000)]
    found = margin_chart(report(rows))
    assert len(found.marks) == 334 <= MOST_BARS
    assert found.marks[0].y == -499
    assert sorted(i for m in found.marks for i in m.doc_ids) == list(range(1000))
    assert {m.series for m in found.marks} == {"right", "wrong", "partly right"}


# -- drawn -------------------------------------------------------------------------------------

RATED = report([chosen(i, i % 2, (-1.0 - i % 2, -1.5)) for i in range(6)])

CHARTS = {
    "versions": version_chart([OLD.run, NEW.run], parent="gen_v0"),
    "field": by_field({0: 2, 1: 2, 2: 6, 3: 6}, "terms"),
    "lengths": length_chart(report([said(i, i % 2, i) for i in range(9)])),
    "margins": margin_chart(RATED),
    "curve": curve_chart([SweepPoint("v", k, 0, OLD) for k in (0, 1)]),
}


@pytest.mark.parametrize("chart", CHARTS.values(), ids=CHARTS)
def test_a_figure_has_what_the_chart_has(chart: Chart) -> None:
    """Ranges, ticks and labels are the chart's own; each mark is drawn at its height."""
    figure = draw(chart)
    assert isinstance(figure, Figure)
    (axes,) = figure.axes
    assert (axes.get_xlim(), axes.get_ylim()) == (chart.x_range, chart.y_range)
    assert [tick.get_text() for tick in axes.get_xticklabels()] == [t.label for t in chart.ticks]
    assert (axes.get_xlabel(), axes.get_ylabel()) == (chart.x_label, chart.y_label)
    if chart.kind == "bars":
        heights = [patch.get_height() for patch in axes.patches]  # pyright: ignore
    else:
        heights = [y for bars in axes.containers for y in bars.lines[0].get_ydata()]  # pyright: ignore
    assert sorted(heights) == sorted(mark.y for mark in chart.marks)


@pytest.mark.parametrize("chart", CHARTS.values(), ids=CHARTS)
def test_a_chart_is_plain_json(chart: Chart) -> None:
    """A browser gets it as it is, without NaN."""
    text = json.dumps(as_json(chart), allow_nan=False)
    assert [mark["y"] for mark in json.loads(text)["marks"]] == [mark.y for mark in chart.marks]


def test_long_texts_leave_room_for_the_picture() -> None:
    """Their middles are left out, on one line and between whole characters; every label is within
    the picture, and so is the axis' name. (A warning would fail the test.)"""
    values = {i: f"{'שלום עולם ' * 12}\n{i}" for i in range(7)}
    values |= {i: f"{'多長的問題' * 30}{i}" for i in range(7, 12)}
    found = replace(of("gen_v0", [1] * 12).by(values), field="question")
    figure = draw(breakdown_chart({"": found}))
    buffer = BytesIO()
    figure.savefig(buffer, format="png")
    (axes,) = figure.axes
    assert axes.get_xlabel() == "question"
    width, height = figure.canvas.get_width_height()
    for text in (*axes.get_xticklabels(), axes.xaxis.label, axes.yaxis.label):
        box = text.get_window_extent()
        assert box.x0 >= 0 and box.x1 <= width and box.y0 >= 0 and box.y1 <= height
    assert axes.get_xticklabels()[0].get_text() == "שלום עולם של…ולם 0"
    family = "👨\u200d👩\u200d👧"
    assert tick_label(family * 9) == f"{family}…"
    assert tick_label("abcdefghiی\u200cرود بسیار زیاد") == "abcdefghiی… زیاد"
    assert tick_label("a question\nof 18") == "a question of 18"


def test_marks_without_a_number_are_left_out_and_an_empty_chart_says_why() -> None:
    """NaN is drawn nowhere; the note stands alone."""
    chart = make_chart("points", Words("t", "x", "y", "no scores"), [Mark(0, NAN)])
    assert chart.marks == ()
    (axes,) = draw(chart).axes
    assert [text.get_text() for text in axes.texts] == ["no scores"]


def test_right_and_wrong_differ_in_grey_too() -> None:
    """Bars of two tones have other hatches."""
    (axes,) = draw(CHARTS["margins"]).axes
    assert len({patch.get_hatch() for patch in axes.patches}) == 2


def test_charts_speak_the_language_in_force() -> None:
    """Words of the chart are translated, data are not."""
    with speaking("zh"):
        found = flip_chart(compare_pairs({0: (0, 1)}, "accuracy", ("A", "B")))
    assert found.marks[1].label == "错 → 对"
    assert found.x_label == "accuracy"


@pytest.mark.slow
def test_reports_comparisons_and_sweeps_draw_themselves() -> None:
    """`.plot()` is a figure of the chart; a sweep is still the sequence of its points."""
    found = compare_pairs({0: (0, 1), 1: (1, 1)}, "accuracy", ("A", "B"))
    points = [SweepPoint("v", k, 0, OLD) for k in (0, 1)]
    sweep = Sweep(points)
    assert (list(sweep), sweep[0], len(sweep), sweep == tuple(points)) == (
        points,
        points[0],
        2,
        True,
    )
    for drawn in (found, sweep, OLD, RATED, OLD.by({0: 1, 1: 2, 2: 3, 3: 3})):
        assert isinstance(drawn.plot(), Figure)


def test_evidence_is_a_curve_over_the_docs_with_what_a_verdict_needs() -> None:
    """Thirty docs got better and none worse: the one curve crosses the line, the other falls."""
    pairs = {place: (float(place >= 30), 1.0) for place in range(40)}
    chart = evidence_chart(compare_pairs(pairs, "accuracy", ("A", "B")))
    better = [mark.y for mark in chart.marks if mark.series == "B is better"]
    worse = [mark.y for mark in chart.marks if mark.series == "B is worse"]
    (needed,) = chart.guides
    assert needed.value == pytest.approx(math.log10(20))
    assert better[-1] > needed.value > better[0]
    assert min(worse) >= -2 and worse[-1] < 0
    assert chart.marks[-1].x == 40
