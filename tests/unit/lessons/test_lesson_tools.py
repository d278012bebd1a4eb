"""What the lessons' notebooks call: chosen shots, kinds of failures, cut chains, figures."""

from __future__ import annotations

import shutil
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from math import log
from pathlib import Path
from typing import Protocol

import numpy as np
import pandas
import pytest
from matplotlib import rc_context, rcParams

import workbench
from tests.unit.lessons.says import Says
from workbench.analysis.judge import judge
from workbench.analysis.plots import cjk_font, has_chinese, legibly
from workbench.analysis.report import Report
from workbench.errors import DataError
from workbench.lessons import bias, failures, figures, peeking
from workbench.lessons.methods import relabelled, two_by_two
from workbench.lessons.truncated import own_chains, truncated
from workbench.messages import say, speaking
from workbench.models.base import LoglikelihoodStream
from workbench.tasks.task import Task
from workbench.types import LoglikelihoodRequest, Rendered

TASKS = Path(__file__).parents[3] / "transforms"
CHAIN = " 24+63=87. 87+67=154. The answer is 154."
ASKED = "24+63+67=\nAnswer: Let's think step by step."


class Scored(Protocol):
    """Scores a copy of a shipped task with a model that says these texts."""

    def __call__(self, texts: Mapping[str, str], task: str = "sums") -> Report: ...


@pytest.fixture
def score(tmp_path: Path) -> Scored:
    def scored(texts: Mapping[str, str], task: str = "sums") -> Report:
        folder = tmp_path / "transforms" / task
        shutil.copytree(TASKS / task, folder)
        settings = {"num_fewshot": 0, "sample_size": None}
        return workbench.score(folder, Says(texts), "gen_v1", method="gen", **settings)

    return scored


@pytest.mark.parametrize("answers", [("yes",), ("no", "yes", "no", "no")])
def test_shots_have_the_answers_that_were_asked_for(answers: tuple[str, ...]) -> None:
    """And one more with the last, for a row that is a shot itself."""
    task = Task.open(TASKS / "coin-flip")
    ids = bias.shots_with(task, answers)
    docs = {doc.id: doc.data["answer"] for doc in task.docs(task.config())}
    assert [docs[doc_id] for doc_id in ids] == [*answers, answers[-1]]
    assert len(set(ids)) == len(ids)


def test_a_row_without_an_answer_has_that_of_its_right_option() -> None:
    task = Task.open(TASKS / "entailment")
    labels = ("not_entailment", "entailment", "entailment")
    ids = bias.shots_with(task, labels)
    right = {doc.id: doc.data["target_scores"] for doc in task.docs(task.config())}
    assert [right[doc_id][label] for doc_id, label in zip(ids, labels, strict=False)] == [1, 1, 1]


def test_an_answer_that_no_row_has_is_named() -> None:
    with pytest.raises(DataError, match="a row for each") as error:
        bias.shots_with(Task.open(TASKS / "coin-flip"), ("maybe",))
    assert "with 'yes'" in str(error.value)


@dataclass
class Remembers(Says):
    """Keeps what it was asked."""

    asked: list[LoglikelihoodRequest] = field(default_factory=list)

    def loglikelihoods(self, requests: Sequence[LoglikelihoodRequest]) -> LoglikelihoodStream:
        self.asked += requests
        yield from super().loglikelihoods(requests)


@pytest.mark.slow
def test_what_the_shots_alone_make_likely_is_taken_off(tmp_path: Path) -> None:
    """Asked behind the same shots with a question that says nothing. A model that always prefers
    "yes" by 0.9 to 0.1, and by more than that where nothing is asked, is one that says "no"."""
    folder = tmp_path / "transforms" / "coin-flip"
    shutil.copytree(TASKS / "coin-flip", folder)
    model = Remembers(likely={"yes": 0.9, "no": 0.1})
    task = Task.open(folder)
    report = workbench.score(task, model, "ppl_v1", num_fewshot=2, sample_size=20)
    model.asked.clear()
    neutral = bias.content_free(task, report, model)
    row = report.rows[0]
    assert {request.context for request in model.asked} == {
        row.prompt[: row.shared] + "Question: N/A\nAnswer:\n"
    }
    assert neutral == pytest.approx({"yes": log(0.9), "no": log(0.1)})
    golds = sum(row.choices[row.gold[0]] == "yes" for row in report.rows) / 20
    assert bias.picked(report) == {"yes": 1.0, "no": 0.0, "accuracy": golds}
    shifted = bias.picked(report, {"yes": log(0.9), "no": log(0.01)})
    assert shifted == {"yes": 0.0, "no": 1.0, "accuracy": pytest.approx(1 - golds)}


def test_what_says_nothing_stands_in_the_place_of_each_text(tmp_path: Path) -> None:
    """A field of two sentences is asked with both of them empty of meaning."""
    folder = tmp_path / "transforms" / "entailment"
    shutil.copytree(TASKS / "entailment", folder)
    model = Remembers(likely={"entailment": 0.6, "not_entailment": 0.4})
    task = Task.open(folder)
    report = workbench.score(task, model, "ppl_v0", num_fewshot=1, sample_size=4)
    model.asked.clear()
    bias.content_free(task, report, model, field="passage")
    row = report.rows[0]
    (asked,) = {request.context[row.shared :] for request in model.asked}
    first, second = report.docs()[row.doc_id]["passage"]
    assert asked.count("N/A") == 2
    assert first not in asked
    assert second not in asked


def test_a_figure_s_words_are_in_letters_that_can_be_drawn() -> None:
    """Chinese where a font has it, else English."""
    with speaking("zh"):
        assert has_chinese(say("accuracy"))
        with legibly():
            assert has_chinese(say("accuracy")) == (cjk_font() is not None)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("said", "kind"),
    [
        (CHAIN, "right"),
        (" 24+63=87. 87+67=155. The answer is 155.", "wrong step"),
        (" 24+63=87. 87+67=154. Answer: 154", "wrong extraction"),
        (" 24 + 63 = 87. 87 + 67 = 154. It is over", "wrong extraction"),
        (" I do not know", "wrong step"),
    ],
)
def test_a_failure_is_of_one_kind(score: Scored, said: str, kind: str) -> None:
    report = score({ASKED: said})
    row = next(row for row in report.rows if row.doc_id == 0)
    assert failures.kind(row) == kind
    assert sum(failures.counts(report).values()) == len(report.rows)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("said", "kind"),
    [(" 24+63=87. 87+", "no answer"), (" 24+63=87. The answer is 87. 24", "wrong step")],
)
def test_an_answer_before_the_limit_is_an_answer(score: Scored, said: str, kind: str) -> None:
    report = score({ASKED: said})
    row = next(row for row in report.rows if row.doc_id == 0)
    assert row.generation is not None
    cut = replace(row, generation=replace(row.generation, stop_reason="length"))
    assert failures.kind(cut) == kind


@pytest.mark.slow
def test_the_first_failure_of_each_report_is_shown(score: Scored) -> None:
    (found,) = failures.first_failures({"one": score({"": " The answer is 5."})})
    assert (found["prompt"], found["kind"], found["extracted"]) == ("one", "wrong step", "5")


@pytest.mark.slow
def test_chains_become_rows_with_each_number_of_steps(score: Scored) -> None:
    """What is right there is what the whole chain came to, and no shot shows a row's answer."""
    report = score({ASKED: CHAIN})
    task = Task.open(TASKS / "sums")
    ((data, final, steps),) = own_chains(report, {"question": "24+63+67="})
    assert (data["answer"], final, steps) == ("154", "154", [" 24+63=87.", " 87+67=154."])
    assert list(own_chains(report, {"terms": 3}, most=0)) == []
    made = truncated(task, report, {"question": "24+63+67="})
    items = workbench.render(made, num_fewshot=1, method="gen", sample_size=None)
    ends = [item.prompt.text.rpartition("step by step.")[2] for item in items]  # type: ignore[union-attr]
    assert sorted(ends, key=len) == [
        " The answer is",
        " 24+63=87. The answer is",
        " 24+63=87. 87+67=154. The answer is",
    ]
    assert all(item.prompt.text.count("24+63+67=") == 1 for item in items)  # type: ignore[union-attr]


@pytest.fixture
def own_style() -> Iterator[None]:
    """Whatever style a test sets is gone after it: other tests draw, too."""
    with rc_context():
        yield


@pytest.mark.usefixtures("own_style")
def test_bars_are_stacked_and_dots_lie_over_a_band() -> None:
    figures.use_style()
    assert rcParams["legend.frameon"] is False
    bars = figures.stacked({"a": {"x": 1, "y": 2}, "b": {"x": 3, "y": 0}}, x_label="docs")
    (axes,) = bars.axes
    assert axes.get_xlim() == (0, 3)
    assert [text.get_text() for text in bars.legends[0].get_texts()] == ["x", "y"]
    boxes = [patch.get_window_extent().width for patch in axes.patches]
    assert boxes == pytest.approx([boxes[0], 3 * boxes[0], 2 * boxes[0], 0])
    dots = figures.strips({"a": [0.1, 0.2]}, (0.0, 0.5), x_label="accuracy", band_label="noise")
    (line,) = dots.axes[0].lines
    assert np.asarray(line.get_xdata()).tolist() == [0.1, 0.2]


@pytest.mark.slow
@pytest.mark.parametrize(("said", "agreed"), [("yes", True), ("no", False)])
def test_each_doc_is_in_one_cell_of_the_two_by_two(
    score: Scored, tmp_path: Path, said: str, agreed: bool
) -> None:
    """Always "yes" by PPL, and always one of the two by GEN."""
    gen = score({"": f" The answer is {said}."}, "coin-flip")
    likely = Says(likely={" yes": 0.9, "yes": 0.9})
    folder = tmp_path / "transforms" / "coin-flip"
    ppl = workbench.score(folder, likely, "ppl_v1", num_fewshot=0, sample_size=None)
    yes = sum(row.processed_output == "yes" for row in gen.rows)
    no = len(gen.rows) - yes
    assert tuple(two_by_two(ppl, gen).values()) == ((yes, 0, 0, no) if agreed else (0, yes, no, 0))


@pytest.mark.slow
def test_a_task_with_other_labels_has_the_same_rows_and_gold() -> None:
    """Some options are called otherwise, in the shots too; the rest stays."""
    task = Task.open(TASKS / "entailment")
    made = relabelled(task, {"not_entailment": "不蕴含"})
    ours, theirs = (workbench.render(each, method="ppl", num_fewshot=1, sample_size=None)
                    for each in (task, made))  # fmt: skip
    for own, other in zip(ours, theirs, strict=True):
        assert isinstance(own, Rendered) and isinstance(other, Rendered)
        renamed = [choice.replace("not_entailment", "不蕴含") for choice in own.choices]
        assert (list(other.choices), other.gold) == (renamed, own.gold)
    assert any("不蕴含" in item.prompt.text for item in theirs if isinstance(item, Rendered))


@pytest.mark.slow
def test_a_curve_has_a_point_for_each_report_at_its_number(score: Scored) -> None:
    """Evenly spaced, whatever the numbers are; a line's whiskers are its intervals."""
    report = score({ASKED: CHAIN})
    figure = figures.curves({"a": {0: report, 8: report}, "b": {2: report}}, x_label="shots")
    (axes,) = figure.axes
    assert [text.get_text() for text in axes.get_xticklabels()] == ["0", "2", "8"]
    a, b = axes.lines
    assert np.asarray(a.get_xdata()).tolist() == [0, 2]
    assert np.asarray(b.get_xdata()).tolist() == [1]
    low, high = report.metrics["accuracy"].ci95
    (whisker, *_) = axes.collections[0].get_segments()  # type: ignore[attr-defined]
    assert whisker[:, 1].tolist() == pytest.approx([low, high])


def test_squares_say_the_counts_and_dots_stand_at_the_values() -> None:
    cells = pandas.DataFrame({"x": [3, 2, 1, 4]}, index=list("abcd")).T
    (square,) = figures.squares(cells, x_label="GEN", y_label="PPL").axes
    said = [(text.get_position(), text.get_text()) for text in square.texts]
    assert said == [((0, 0), "3"), ((1, 0), "2"), ((0, 1), "1"), ((1, 1), "4")]
    table = pandas.DataFrame({("sums", "PPL"): [0.2, 0.4], ("sums", "GEN"): [0.6, 0.8]})
    table.index = pandas.Index(["'a '", "'b\\n'"])
    (axes,) = figures.dots(table, x_label="end").axes
    assert [text.get_text() for text in axes.get_xticklabels()] == ["'a␣'", "'b↵'"]
    ppl, gen = axes.lines
    assert (ppl.get_label(), gen.get_label()) == ("sums, PPL", "sums, GEN")
    assert np.asarray(gen.get_ydata()).tolist() == [0.6, 0.8]


def test_an_edit_that_changes_nothing_flips_as_many_to_right_as_to_wrong() -> None:
    before, after = peeking.null_edit(np.random.default_rng(1), 20_000, flips=0.3, right=0.5)
    assert (before != after).mean() == pytest.approx(0.3, abs=0.02)
    assert (after - before).mean() == pytest.approx(0, abs=0.02)


def test_p_and_the_referee_look_at_the_first_rows_only() -> None:
    before, after = np.array([0.0] * 40), np.array([0.0] * 10 + [1.0] * 30)
    assert peeking.p_after(before, after, 10) == 1.0
    assert peeking.p_after(before, after, 12) == pytest.approx(0.5)
    assert peeking.first_verdict(before, after, [5, 10]) is None
    assert peeking.first_verdict(before, after, [5, 10, 40]) == 40


def test_the_referee_decides_where_its_judgement_does() -> None:
    """In favour of either side, and of edits that help a little, sooner or later or never."""
    rng, looks, found = np.random.default_rng(3), range(20, 201, 20), list[int | None]()
    for gain in (-0.5, -0.2, 0.0, 0.1, 0.2, 0.3, 0.5):
        before, after = peeking.null_edit(rng, 200)
        after[rng.random(200) < abs(gain)] = float(gain > 0)
        judged = (
            rows
            for rows in looks
            if judge(zip(before[:rows], after[:rows], strict=True)).is_decided
        )
        found.append(peeking.first_verdict(before, after, looks))
        assert found[-1] == next(judged, None)
    assert None in found
    assert len(set(found)) > 2


def test_the_best_of_many_that_are_alike_is_worse_later() -> None:
    rng = np.random.default_rng(2)
    scores = pandas.DataFrame(rng.integers(0, 2, (200, 10)).astype(float))
    luck: dict[str, float] = peeking.winners(rng, scores, seen=50, draws=200).mean().to_dict()
    assert luck["chosen"] > luck["typical"] + 0.05
    assert luck["later"] < luck["chosen"] - 0.05
