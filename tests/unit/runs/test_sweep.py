"""Sweeps: which runs, what is computed, how the seeds are folded, what a figure shows."""

from __future__ import annotations

import warnings
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from IPython.core.formatters import DisplayFormatter
from matplotlib.colors import to_hex
from matplotlib.figure import Figure

import workbench
from tests.unit.conftest import ADD
from workbench.analysis import plots
from workbench.analysis.curves import SweepPoint, curves, default_metric
from workbench.analysis.draw import plot_sweep
from workbench.analysis.plots import cjk_font, finish, has_chinese, new_figure
from workbench.analysis.report import make_report
from workbench.errors import InputError, NotFoundError, SettingError
from workbench.models.fake import FakeModel
from workbench.runs.ledger import Ledger
from workbench.scoring.metrics.aggregate import wilson_interval
from workbench.types import Row, Run, Score


def point(
    version: str, shots: int, seed: int, scores: Sequence[float], model: str = "fake"
) -> SweepPoint:
    """Return a run of a sweep with these scores, by doc."""
    run = Run("r", "add", version, "", "", model, "f", "gen", {"num_fewshot": shots}, 0.0)
    rows = [Row(i, "", "", "", {"accuracy": Score(value)}) for i, value in enumerate(scores)]
    return SweepPoint(version, shots, seed, make_report(run, rows))


# -- the runs ----------------------------------------------------------------------------------


@pytest.mark.slow
def test_without_shots_another_seed_computes_nothing(task: Path) -> None:
    """Three seeds of a greedy run without shots are three runs, and the model works for one."""
    once = workbench.sweep(
        task, FakeModel(fail_after=12), versions=["gen_v0"], num_fewshot=[0], seeds=[0, 1, 2]
    )
    assert [p.report.computed for p in once] == [12, 0, 0]
    assert len({p.report.run_id for p in once}) == 3
    assert once[1].metrics == once[0].metrics
    assert [p.report.run.settings["seed"] for p in once] == [0, 1, 2]


@pytest.mark.slow
def test_a_sweep_whose_rows_change_meanwhile_is_refused(task: Path) -> None:
    """Its points would be of different rows, under one curve."""
    data = task / "data" / "add.jsonl"

    class Meddler(FakeModel):
        def generate(self, requests: Sequence[Any], **rest: Any) -> Any:
            data.write_text(data.read_text().replace("0+1=", "1+0="))
            return super().generate(requests, **rest)

    with pytest.raises(InputError, match=r"add\.jsonl was changed .*1 of 2 runs on the rows as"):
        workbench.sweep(task, Meddler(), versions=["gen_v0"], num_fewshot=[0, 2], seeds=[0])


@pytest.mark.slow
def test_a_point_is_what_score_finds(task: Path) -> None:
    """The same settings give the same rows, and other settings are passed on."""
    (found,) = workbench.sweep(
        task, "fake", versions=["ppl_v0"], num_fewshot=[2], seeds=[1], sample_size=5
    )
    alone = workbench.score(
        task, "fake", "ppl_v0", method="ppl", num_fewshot=2, seed=1, sample_size=5
    )
    assert [row.scores for row in found.report.rows] == [row.scores for row in alone.rows]
    assert found.report.run.settings == alone.run.settings
    assert (found.version, found.num_fewshot, found.seed) == ("ppl_v0", 2, 1)


@pytest.mark.slow
def test_models_take_turns(task: Path) -> None:
    """All of one model's runs come before the next one's, and each point says which it is of."""
    found = workbench.sweep(
        task,
        [FakeModel(name="a"), FakeModel(name="b")],
        versions=["gen_v0"],
        num_fewshot=[0, 1],
        seeds=[0],
    )
    assert [(p.model, p.num_fewshot) for p in found] == [("a", 0), ("a", 1), ("b", 0), ("b", 1)]
    assert workbench.compare(found[0].report, found[2].report, vary=["model"]).n == 12


@pytest.mark.slow
def test_what_is_stored_is_taken_as_it_is(task: Path) -> None:
    """Of a sweep that grew by a model, the old points are the old runs, and a model whose points
    are all stored is not even loaded."""
    grid: dict[str, Any] = {"versions": ["gen_v0"], "num_fewshot": [0, 1], "seeds": [0]}
    once = workbench.sweep(task, FakeModel(name="a"), **grid)
    again = workbench.sweep(task, [FakeModel(name="a", fail_after=0), FakeModel(name="b")], **grid)
    assert [p.run_id for p in again[:2]] == [p.run_id for p in once]
    assert len({p.run_id for p in again}) == 4


def test_two_models_of_one_name_are_refused(task: Path) -> None:
    """Their points could not be told apart."""
    grid: dict[str, Any] = {"versions": ["gen_v0"], "num_fewshot": [0], "seeds": [0]}
    for models in (["fake", "fake"], []):
        with pytest.raises(SettingError, match="models; expected one or more, each once"):
            workbench.sweep(task, models, **grid)


def test_every_version_is_looked_up_before_anything_is_scored(task: Path) -> None:
    """A misspelt name at the end costs nothing: no run is begun."""
    with pytest.raises(NotFoundError, match="gen_v9"):
        workbench.sweep(task, "fake", versions=["gen_v0", "gen_v9"], num_fewshot=[0], seeds=[0])
    assert not (task.parent.parent / ".workbench" / "runs.db").exists()


@pytest.mark.parametrize(
    ("grid", "says"),
    [
        ({"versions": []}, "versions; expected at least one value"),
        ({"seeds": [0, 0]}, "seeds; expected each value once"),
        ({"num_fewshot": [-1]}, "num_fewshot; expected a whole number"),
        ({"seed": 3}, "seeds=(0, 1)"),
        ({"versions": ["gen_v0", "ppl_v0"]}, "'ppl_v0' is for PPL"),
    ],
)
def test_a_grid_that_makes_no_sense_is_refused(task: Path, grid: dict[str, Any], says: str) -> None:
    """Each with a message that names the argument."""
    arguments: dict[str, Any] = {"versions": ["gen_v0"], "num_fewshot": [0], "seeds": [0]}
    with pytest.raises(SettingError) as caught:
        workbench.sweep(task, "fake", **{**arguments, **grid})
    assert says in str(caught.value)


@pytest.mark.slow
def test_points_of_a_sweep_pair(task: Path) -> None:
    """Two versions at the same shots and seed are ready to be compared, by report or id."""
    (task / "transform_gen_v1.py").write_text(ADD.replace("Q: ", "Question: "))
    old, new = workbench.sweep(
        task, "fake", versions=["gen_v0", "gen_v1"], num_fewshot=[1], seeds=[0]
    )
    found = workbench.compare(old.report, new.report)
    assert found.n == 12
    ledger = Ledger(task.parent.parent / ".workbench")
    assert workbench.compare(old.report.run_id, new.report.run_id, ledger=ledger) == found


# -- the curves --------------------------------------------------------------------------------


def test_seeds_fold_doc_by_doc() -> None:
    """Doc means 1, 0.5, 0.5, 0: mean 0.5, standard error √(0.5 / 3 / 4) = 0.204124."""
    found = curves([point("v", 2, 0, [1, 1, 0, 0]), point("v", 2, 1, [1, 0, 1, 0])])
    (only,) = found["v"]
    assert (only.num_fewshot, only.seeds, only.metric.n) == (2, (0.5, 0.5), 4)
    assert only.metric.value == 0.5
    assert only.metric.stderr == pytest.approx(0.204124, abs=1e-6)


def test_equal_seeds_are_no_new_docs() -> None:
    """The same answers thrice tell no more than once: Wilson's interval of 3 of 4."""
    found = curves([point("v", 0, seed, [1, 1, 1, 0]) for seed in (0, 1, 2)])
    assert found["v"][0].metric.ci95 == wilson_interval(3, 4)


def test_a_doc_that_one_seed_could_not_score_does_not_count() -> None:
    """Otherwise the mean would mix docs of other seeds. Nor does one that a run never reached."""
    found = curves([point("v", 1, 0, [1, 1, float("nan")]), point("v", 1, 1, [1, 0, 1])])
    assert found["v"][0].metric.n == 2
    assert found["v"][0].metric.value == 0.75
    found = curves([point("v", 1, 0, [1, 1, 0]), point("v", 1, 1, [1, 0])])
    assert (found["v"][0].metric.n, found["v"][0].metric.value) == (2, 0.75)


def test_curves_keep_the_order_of_versions_and_sort_the_shots() -> None:
    """As they were asked for; shots from few to many."""
    made = [point(v, k, 0, [1, 0]) for v in ("gen_v2", "gen_v0") for k in (4, 0, 1)]
    found = curves(made)
    assert list(found) == ["gen_v2", "gen_v0"]
    assert [p.num_fewshot for p in found["gen_v0"]] == [0, 1, 4]


def test_each_model_has_its_own_curve() -> None:
    """With one model a curve is called by its version, with two by both."""
    made = [point("gen_v0", 0, 0, [value, 0], model) for model, value in (("a", 1), ("b", 0))]
    assert list(curves(made[:1])) == ["gen_v0"]
    found = curves(made)
    assert {name: curve[0].metric.value for name, curve in found.items()} == {
        "gen_v0 · a": 0.5,
        "gen_v0 · b": 0.0,
    }


def test_an_unknown_metric_is_named() -> None:
    """With the nearest; and a sweep in which nothing was scored says so."""
    with pytest.raises(SettingError, match="Did you mean 'accuracy'"):
        curves([point("v", 0, 0, [1])], "accurcy")
    with pytest.raises(SettingError, match="no scores"):
        default_metric([point("v", 0, 0, [])])


# -- the figure --------------------------------------------------------------------------------

POINTS = [
    point("gen_v0", 0, 0, [0, 0, 0, 1]),
    point("gen_v0", 0, 1, [0, 0, 0, 1]),
    point("gen_v0", 2, 0, [0, 1, 0, 1]),
    point("gen_v0", 2, 1, [1, 1, 1, 1]),
    point("gen_v1", 0, 0, [1, 1, 0, 1]),
    point("gen_v1", 2, 0, [1, 1, 1, 1]),
]


def test_a_sweeps_figure_has_the_numbers() -> None:
    """A line per version through the means, its bars from low to high, a dot per seed."""
    figure = plot_sweep(POINTS)
    (axes,) = figure.axes
    lines = {bars.get_label(): bars for bars in axes.containers}
    assert list(lines) == ["gen_v0", "gen_v1"]
    means = {name: list(bars.lines[0].get_ydata()) for name, bars in lines.items()}  # pyright: ignore
    assert means == {"gen_v0": [0.25, 0.75], "gen_v1": [0.75, 1.0]}
    (bars,) = lines["gen_v0"].lines[2]  # pyright: ignore[reportAttributeAccessIssue]
    ends = [segment[:, 1].tolist() for segment in bars.get_segments()]
    expected = [list(p.metric.ci95) for p in curves(POINTS)["gen_v0"]]
    assert ends == [pytest.approx(pair) for pair in expected]
    (dots,) = [line for line in axes.lines if line.get_gid() == "seeds of gen_v0"]
    assert list(zip(dots.get_xdata(), dots.get_ydata(), strict=True)) == [  # pyright: ignore
        (0, 0.25), (0, 0.25), (2, 0.5), (2, 1.0)
    ]  # fmt: skip


def test_a_sweeps_figure_says_what_it_shows() -> None:
    """Axes, task, model, what the dots and bars are, and a tick for each number of shots."""
    (axes,) = plot_sweep(POINTS).axes
    assert (axes.get_xlabel(), axes.get_ylabel()) == ("few-shot examples", "accuracy")
    assert [tick.get_text() for tick in axes.get_xticklabels()] == ["0", "2"]
    assert axes.get_title("left") == (
        "add · GEN · fake\nmean over 2 seeds (dots: each seed); bars: 95 % interval over 4 docs"
    )
    legend = axes.get_legend()
    assert legend is not None
    assert [text.get_text() for text in legend.get_texts()] == ["gen_v0", "gen_v1"]


def test_versions_differ_without_colour_too() -> None:
    """Colour, marker and line style differ, so that grey print and colour-blind eyes can tell."""
    made = [point(f"gen_v{i}", k, 0, [1, 0]) for i in range(4) for k in (0, 1)]
    (axes,) = plot_sweep(made).axes
    lines: list[Any] = [container.lines[0] for container in axes.containers]  # pyright: ignore
    for look in ("get_color", "get_marker", "get_linestyle"):
        assert len({getattr(line, look)() for line in lines}) == 4
    assert [to_hex(line.get_color()).upper() for line in lines] == list(plots.COLOURS[:4])


def test_everything_drawn_is_inside_the_axes() -> None:
    """Limits hold all means, bars and dots, also on the axis that doubles."""
    made = [*POINTS, point("gen_v0", 16, 0, [1, 0, 1, 1])]
    for shown in (POINTS, made):
        (axes,) = plot_sweep(shown).axes
        low, high = axes.get_ylim()
        ends = [p.metric.ci95 for curve in curves(shown).values() for p in curve]
        assert low < min(bounds[0] for bounds in ends)
        assert high > max(bounds[1] for bounds in ends)
        left, right = axes.get_xlim()
        places = axes.get_xticks()
        assert left < min(places) < max(places) < right


def test_of_more_than_eight_shots_each_doubling_is_a_step() -> None:
    """0, 1, 2, 4, 16 shots stand at −1, 0, 1, 2, 4; 0, 2 and 8 where they are."""
    many = [point("v", k, 0, [1, 0]) for k in (0, 1, 2, 4, 16)]
    few = [point("v", k, 0, [1, 0]) for k in (0, 2, 8)]
    for points, expected in ((many, [-1, 0, 1, 2, 4]), (few, [0, 2, 8])):
        (axes,) = plot_sweep(points).axes
        assert list(axes.get_xticks()) == expected
        labels = [tick.get_text() for tick in axes.get_xticklabels()]
        assert labels == [str(p.num_fewshot) for p in points]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("suffix", "start"), [(".png", b"\x89PNG"), (".svg", b"<?xml"), (".pdf", b"%PDF")]
)
def test_the_suffix_chooses_the_format(tmp_path: Path, suffix: str, start: bytes) -> None:
    """PNG, SVG or PDF."""
    path = tmp_path / f"sweep{suffix}"
    plots.save_figure(plot_sweep(POINTS), path)
    assert path.read_bytes().startswith(start)


def test_drawing_leaves_the_global_settings_alone() -> None:
    """Neither pyplot nor rcParams is touched: other threads draw with them."""
    import matplotlib

    before = dict(matplotlib.rcParams)
    assert isinstance(plot_sweep(POINTS), Figure)
    assert dict(matplotlib.rcParams) == before


@pytest.mark.slow
def test_a_cell_that_ends_with_a_figure_shows_it() -> None:
    """As PNG, though pyplot, which tells IPython how, is never loaded; a user's own way stays."""
    formatter = DisplayFormatter()
    plots.show_in_cells(formatter)
    data, _ = formatter.format(plot_sweep(POINTS))
    assert data["image/png"].startswith(b"\x89PNG")
    formatter.formatters["image/png"].for_type(Figure, lambda figure: b"own")
    plots.show_in_cells(formatter)
    assert formatter.format(plot_sweep(POINTS))[0]["image/png"] == b"own"


def test_chinese_texts_get_a_chinese_font_or_one_warning() -> None:
    """The font follows the usual ones, so Latin letters stay; without one the boxes are told,
    once."""
    figure, axes = new_figure()
    axes.set_title("准确率 accuracy")
    axes.set_xlabel("shots")
    usual = axes.xaxis.label.get_fontfamily()
    plots._warn_once.cache_clear()
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        finish(figure)
        finish(figure)
    family = cjk_font()
    if family is None:
        assert [str(warning.message) for warning in caught] == [plots.NO_CHINESE_FONT]
    else:
        assert caught == []
        assert list(axes.title.get_fontfamily())[-1] == family
    assert axes.xaxis.label.get_fontfamily() == usual
    plots._warn_once.cache_clear()


def test_which_texts_are_chinese() -> None:
    """Wide characters and full-width signs; not accents, dashes or Greek."""
    assert all(map(has_chinese, ("中", "shots：2", "「a」")))
    assert not any(map(has_chinese, ("naïve", "a – b", "ψ − δ²", "")))
