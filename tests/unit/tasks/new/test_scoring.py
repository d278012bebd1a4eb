"""How a made task is scored: a row's own gold, given as the response, is right."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import workbench
from workbench.answers.extraction import take
from workbench.scoring.metrics.doc_metric import MetricSpec
from workbench.scoring.metrics.named import gen_metric
from workbench.tasks.new.roles import Given, Looked
from workbench.tasks.new.table import read_table
from workbench.tasks.new.write import NewTask, plan_task
from workbench.types import Rendered

Rows = Sequence[Mapping[str, Any]]


def asked(golds: Sequence[Any], field: str = "answer", **more: Any) -> Rows:
    return [
        {"question": f"What of thing {n}?", **more, field: golds[n % len(golds)]} for n in range(24)
    ]


def settings(made: NewTask) -> tuple[dict[str, Any], list[str]]:
    """Return the GEN config as written, and its stop sequences."""
    config = json.loads((made.path / "config" / f"{made.path.name}_gen.json").read_text("utf-8"))
    return config, json.loads((made.path / "params_gen.json").read_text("utf-8"))["stop"]


def scores_of_golds(made: NewTask) -> list[float]:
    """Return what each row's own output scores as the response to its prompt: by the metric that
    the config names first, with its stops, post-processor and filters."""
    config, stops = settings(made)
    (name, metric), *_ = config["metric"].items()
    score = gen_metric(MetricSpec(name, metric["evaluation"]["type"]))
    found: list[float] = []
    for item in workbench.render(
        made.path, method="gen", num_fewshot=0, docs=range(made.row_counts["test"])
    ):
        assert isinstance(item, Rendered), item
        output, gold = item.example.output, item.example.processed_output
        _, taken = take(
            output if isinstance(output, str) else output[0],
            stops,
            config["postprocess"],
            filters=config.get("filters", ()),
            data=item.doc.data,
        )
        found.append(score(item.doc.data, gold, taken).value)
    return found


GOLDS: Mapping[str, Sequence[Any]] = {
    "capitals": ["Paris", "Berlin", "Rome", "Oslo"],
    "labels": ["Positive", "Negative"],
    "lower": ["paris", "berlin", "rome"],
    "thousands": ["1,000", "2,000", "3,500"],
    "percent": ["5%", "7%", "9.5%", "12 %"],
    "decimal commas": ["0,5", "1,5", "2,5"],
    "money": ["$0.50", "€1,20", "£1,000.00", "￥30"],
    "fractions": ["0/2", "1/3", "2/7"],
    "negative": [-5, -7, 3],
    "floats": [1.0, 2.5, -0.5, 1e-7],
    "signed": ["+5", "-7", "−3"],
    "leading zeros": ["007", "010", "0"],
    "numbers and words": ["5", "five", "5.0", "none"],
    "names": ["Dr. Anna B. Smith", "J. R. R. Tolkien", "St. Petersburg, Russia"],
    "articles": ["the end", "a", "an apple", "The"],
    "dates": ["2024-05-01", "May 1, 2024", "01.05.2024", "5/1/24"],
    "times": ["12:30", "9 a.m.", "23:59:59"],
    "sentences": ["It rains. It pours, too!", "Why? Because.", 'He said: "no".'],
    "long": ["It rains all day long, and the river rises above the old stone bridge. " * 2] * 2,
    "lines": ["first line\nSecond line", "one\ntwo\nthree"],
    "paragraphs": ["First part.\n\nSecond part.", "One.\n\nTwo."],
    "labels of lines": ["good\nvery", "bad\nvery"] * 2,
    "chinese": ["北京", "上海。", "“苹果”、香蕉", "答案是三"],
    "arabic": ["القاهرة", "٣٫٥", "نعم، ربما"],
    "emoji": ["😀", "👍🏽", "no 🙂", "❤️"],
    "yes or no": ["Yes", "No"],
    "letters": ["A", "B", "C", "D"],
    "truths": [True, False],
    "capital truths": ["True", "False"],
    "signs": ["!", "?", "+", "...", "-"],
    "code": ["x = 1", "print('a')", "[1, 2]", "{'a': 1}"],
    "formulas": ["\\frac12", "$x^2$", "x=5"],
    "spaces": [" Rome", "New  York ", "\tA b"],
    "mail": ["a.b@c.org", "https://x.org/?a=1"],
    "answers": ["The answer is Rome.", "no answer is right"],
    "worked": ["1 + 1\n#### 2", "5,000 - 1\n#### 4,999", "0.5 - 1\n\nso\n#### -0.5"],
    "worked words": ["It is a town\n#### Berlin, Germany", "x\n#### 5%", "y\n#### 1/2"],
    "boxed": ["So \\boxed{\\frac12}.", "Thus \\boxed{x = 5}", "\\boxed{0.5} it is", "\\boxed{3}"],
    "boxed text": ["So $\\boxed{\\text{Monday}}$.", "So\n\n$\\boxed{(1, 2)}$"],
    "any": [["Rome", "Roma"], ["Paris, France"], ["5%", "five percent", "0,05"]],
    "any capital": [["U.S.A.", "the States"], "Canada"],
    "sets": [["Joy", "Pride"], ["Fear"], ["Joy", "Fear"]],
    "objects": [{"a": 1, "b": ["x"]}, {"a": 2, "b": []}],
}


@pytest.mark.parametrize(
    ("golds", "kind"),
    [
        pytest.param(golds, kind, id=f"{name}-{kind}")
        for name, golds in GOLDS.items()
        for kind in ("", "text")
        if not kind or all(isinstance(gold, str) for gold in golds)
    ],
)
def test_a_rows_own_gold_as_the_response_is_right(
    tmp_path: Path, golds: Sequence[Any], kind: str
) -> None:
    """Whatever the golds are: in the task as it was found, and where they are read as texts."""
    given: dict[str, Any] = {"answer": "answer", "kind": kind, "labels": "keep"}
    made = workbench.new_task(list(asked(golds)), tmp_path / "t", **given)
    assert not made.questions
    assert set(scores_of_golds(made)) == {1.0}
    assert not any("scores 0" in reason for reason in made.reasons)


@pytest.mark.parametrize(
    "golds",
    [GOLDS[name] for name in ("capitals", "percent", "names", "lower")]
    + [["北京", "上海", "苹果、香蕉"]],
)
@pytest.mark.parametrize("steps", ["It is known.", "First this.\nThen that.", "One.\n\nTwo."])
def test_a_gold_behind_steps_is_right(tmp_path: Path, golds: Sequence[str], steps: str) -> None:
    """The sentence that tells it is read, whatever stands before."""
    made = workbench.new_task(list(asked(golds, rationale=steps)), tmp_path / "t", answer="answer",
                              kind="text")  # fmt: skip
    assert made.proposal.roles.steps == "rationale"
    assert set(scores_of_golds(made)) == {1.0}


def test_golds_of_each_kind_of_file_are_right(tmp_path: Path) -> None:
    """As the reader gives them: with the cells of a sheet's text, and a JSON's own values."""
    texts = {
        "a.csv": "question,answer\n" + "".join(f'Q {n}?,"{n},000"\n' for n in range(1, 12)),
        "b.tsv": "question\tanswer\n" + "".join(f"Q {n}?\t{n}.50 €\n" for n in range(12)),
        "c.json": json.dumps([{"question": f"Q {n}?", "answer": n / 4} for n in range(12)]),
        "d.jsonl": "".join(f'{{"question": "Q {n}?", "answer": "No. {n}"}}\n' for n in range(12)),
    }
    for name, text in texts.items():
        (tmp_path / name).write_text(text, "utf-8")
        made = workbench.new_task(tmp_path / name, tmp_path / f"t_{name[0]}")
        assert set(scores_of_golds(made)) == {1.0}, name


@given(st.lists(st.text(min_size=1, max_size=30).filter(str.strip), min_size=1, max_size=6))
def test_any_text_as_a_gold_is_right(golds: list[str]) -> None:
    """The scoring that is chosen gives 1 to every gold, or says in how many rows it does not."""
    rows = read_table(asked(golds))
    made = plan_task(Looked(rows), Path("t"), Given(question=("question",), answer="answer",
                                                     kind="text"))  # fmt: skip
    if made.scoring is None:
        return
    (name, metric), *_ = made.scoring.metric.items()
    score = gen_metric(MetricSpec(name, metric["evaluation"]["type"]))
    said = [reason for reason in made.reasons if "scores 0" in reason]
    for row in rows.rows:
        _, taken = take(row["answer"], made.scoring.stops, made.scoring.postprocess)
        assert said or score(row, row["answer"], taken).value == 1


def test_what_was_chosen_is_said(tmp_path: Path) -> None:
    """With the gold that the usual post-processor would change; where it changes none, nothing."""
    made = workbench.new_task(list(asked(GOLDS["capitals"])), tmp_path / "t")
    assert (
        "scored by until_return_post, exact_match: exact_match_post would change the gold 'Paris'"
        in made.reasons
    )
    usual = workbench.new_task(list(asked(GOLDS["lower"])), tmp_path / "u")
    assert not any("scored by" in reason for reason in usual.reasons)
    assert settings(usual)[0]["postprocess"] == "exact_match_post"


@pytest.mark.parametrize(
    ("golds", "is_told"),
    [
        ([f"第一行答案是{n}\n第二行的内容很长{n}" for n in range(24)], True),
        ([f"The first line is {n}\nand the second one {n}" for n in range(24)], False),
    ],
)
def test_words_that_nothing_parts_are_told(
    golds: Sequence[str], *, is_told: bool, tmp_path: Path
) -> None:
    """F1 is of what stands between spaces: of Chinese lines it is 1 or 0."""
    made = workbench.new_task(asked(golds), to=tmp_path / "made")
    config, _ = settings(made)
    assert [*config["metric"]] == ["f1"]
    assert any("chrf compares characters" in reason for reason in made.reasons) is is_told
