"""From a user's rows to a task: what is what, what is asked, what is written."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

import workbench
from workbench.errors import DataError, SettingError, StoreError
from workbench.tasks.new.roles import Given, Looked
from workbench.tasks.new.table import read_table
from workbench.tasks.new.write import NewTask, plan_task, write_task
from workbench.tasks.seal import sealed_docs
from workbench.tasks.task import Task
from workbench.types import Rendered

LETTERS = "ABCD"


def made(tmp_path: Path, rows: Sequence[Mapping[str, Any]], **given: Any) -> NewTask:
    return workbench.new_task(list(rows), tmp_path / "transforms" / "mine", **given)


def first(task: NewTask, method: str = "gen") -> Rendered:
    """Return the prompt of the first test row without shots."""
    (item,) = workbench.render(task.path, method=method, num_fewshot=0, docs=[0])  # type: ignore[arg-type]
    assert isinstance(item, Rendered)
    return item


def capitals(**more: Any) -> list[dict[str, Any]]:
    towns = ["Paris", "Rome", "Berlin", "Madrid"]
    lands = ["France", "Italy", "Germany", "Spain"]
    return [
        {"question": f"{n}. Capital of {lands[n % 4]}?", "gold": n % 4, "towns": towns, **more}
        for n in range(12)
    ]


@pytest.mark.slow
@pytest.mark.parametrize(
    "as_written",
    [
        lambda row: {"choices": row["towns"], "answer": row["gold"]},
        lambda row: {"choices": row["towns"], "answer": row["gold"] + 1},
        lambda row: {"choices": row["towns"], "answer": LETTERS[row["gold"]]},
        lambda row: {"choices": row["towns"], "answer": row["towns"][row["gold"]]},
        lambda row: {
            **dict(zip(LETTERS, row["towns"], strict=True)),
            "answer": LETTERS[row["gold"]],
        },
        lambda row: {
            **{f"option{i}": town for i, town in enumerate(row["towns"], 1)},
            "answer": str(row["gold"] + 1),
        },
        lambda row: {
            "choices": {"text": row["towns"], "label": list("WXYZ")},
            "answerKey": "WXYZ"[row["gold"]],
        },
        lambda row: {
            "options": "a) Paris, b) Rome, c) Berlin, d) Madrid",
            "correct": "abcd"[row["gold"]],
        },
        lambda row: {"choices": repr(row["towns"]), "answer": row["gold"]},
        lambda row: {
            "target_scores": {t: int(i == row["gold"]) for i, t in enumerate(row["towns"])}
        },
    ],
)
def test_options_in_ten_layouts(tmp_path: Path, as_written: Any) -> None:
    """A letter, an index from 0 or 1, a key or the text itself: both methods, the right gold."""
    rows = [{"question": row["question"], **as_written(row)} for row in capitals()]
    task = made(tmp_path, rows)
    assert not task.questions
    assert task.methods == ("gen", "ppl")
    gen, ppl = first(task), first(task, "ppl")
    gold = gen.doc.data["question"].split("Capital of ")[1]
    town = {"France?": "Paris", "Italy?": "Rome", "Germany?": "Berlin", "Spain?": "Madrid"}[gold]
    letter = str(gen.example.processed_output)
    assert f"{letter}. {town}\n" in gen.prompt.text
    assert ppl.choices[ppl.gold[0]] == town and len(ppl.choices) == 4


@pytest.mark.slow
def test_labels_are_the_options_of_all_rows(tmp_path: Path) -> None:
    """Chinese rows get Chinese words around them, and no space before an answer."""
    pairs = [(f"第{n}条很好看", "正面") if n % 2 else (f"第{n}条太差了", "负面") for n in range(20)]
    rows = [{"评论": text, "标签": label} for text, label in pairs]
    task = made(tmp_path, rows)
    gen, ppl = first(task), first(task, "ppl")
    assert gen.prompt.text.startswith("评论：第") and gen.prompt.text.endswith(
        "标签（正面, 负面）："
    )
    assert gen.example.outputs == (str(gen.doc.data["标签"]),)
    assert ppl.choices == ("正面", "负面")
    assert ppl.target_delimiter == ""


@pytest.mark.parametrize(
    ("answer", "gold"),
    [
        ("6 + 1,200.\n#### 1,206", "1206"),
        (r"So it is $\boxed{\frac{1}{2}}$.", r"\frac{1}{2}"),
        (["Bolivia", "Peru"], ("Bolivia", "Peru")),
        ("a short answer", "a short answer"),
    ],
)
def test_golds_of_free_answers(tmp_path: Path, answer: Any, gold: Any) -> None:
    """Of a worked answer its end counts, and of a list of acceptable ones any."""
    others = [["Chad", "Mali"], ["Laos"], ["Oman"], ["Peru"], ["Cuba"]]
    answers = [answer] * 6 if isinstance(answer, str) else [answer, *others]
    rows = [{"question": f"Question {n}", "answer": one} for n, one in enumerate(answers)]
    task = made(tmp_path, rows)
    assert task.methods == ("gen",)
    assert first(task).example.processed_output == gold


def test_several_labels_at_once_are_a_set(tmp_path: Path) -> None:
    """Any order is right, one too few is not."""
    rows = [
        {"text": f"text {n}", "labels": ["joy", "pride"] if n % 2 else ["fear"]} for n in range(20)
    ]
    task = made(tmp_path, rows)
    config = json.loads((task.path / "config" / "mine_gen.json").read_text())
    types = {name: metric["evaluation"]["type"] for name, metric in config["metric"].items()}
    assert types == {"accuracy": "set_match", "f1": "set_f1"}


@pytest.mark.parametrize(
    ("rows", "about", "answered"),
    [
        ([{"text": f"t {n}", "label": n % 2} for n in range(12)], "labels",
         {"labels": {0: "bad", 1: "good"}}),
        ([{"question": f"q {n}", "choices": ["a", "b", "c", "d"], "answer": n % 2 + 1}
          for n in range(12)], "index", {"index_from": 1}),
        ([{"en": f"word {n}", "de": f"Wort {n}"} for n in range(12)], "direction",
         {"question": "en", "answer": "de"}),
        ([{"question": f"q {n}", "answer": f"a {n}", "response": f"r {n}"} for n in range(12)],
         "answer", {"answer": "answer"}),
        ([{"question": f"q {n}"} for n in range(12)], "answer", {}),
    ],
)  # fmt: skip
def test_what_rows_do_not_tell_is_asked(
    tmp_path: Path, rows: list[dict[str, Any]], about: str, answered: dict[str, Any]
) -> None:
    """Then nothing is written; the answer to the question makes the task."""
    task = made(tmp_path, rows)
    assert [question.about for question in task.questions] == [about]
    assert not task.path.exists() and not list(tmp_path.iterdir())
    if answered:
        again = made(tmp_path, rows, **answered)
        assert not again.questions and first(again)


def test_shots_and_test_rows_share_no_text(tmp_path: Path) -> None:
    """A tenth for shots, by content: another order of the rows splits them alike."""
    rows = [{"question": f"Question {n // 2}", "answer": f"answer {n // 2}"} for n in range(80)]
    task = made(tmp_path, rows)
    assert task.row_counts == {"test": 72, "shots": 8, "holdout": 0}
    again = workbench.new_task(rows[::-1], tmp_path / "transforms" / "other", holdout=0.25)
    assert again.row_counts == {"test": 52, "shots": 8, "holdout": 20}

    sealed = sealed_docs(again.path / "holdout" / "other.jsonl.sealed")

    def texts(made: NewTask, part: str) -> set[str]:
        path = made.path / "data" / f"{made.path.name}{part}.jsonl"
        return {json.loads(line)["question"] for line in path.read_text().splitlines()}

    assert texts(task, "_shots") == texts(again, "_shots")
    assert not texts(task, "_shots") & texts(task, "")
    held = {doc.data["question"] for doc in sealed}
    assert len(sealed) == 20 and not held & (texts(again, "") | texts(again, "_shots"))


@pytest.mark.slow
def test_a_task_scores_at_once(tmp_path: Path) -> None:
    """Both methods, with shots."""
    rows = [{"question": row["question"], "choices": row["towns"], "answer": row["gold"]}
            for row in capitals()]  # fmt: skip
    task = made(tmp_path, rows)
    for method in ("gen", "ppl"):
        report = workbench.score(task.path, "fake", method=method)  # type: ignore[arg-type]
        assert report.metrics["accuracy"].n == task.row_counts["test"]
    opened = Task.open(task.path)
    assert opened.config().num_fewshot == 1, "a tenth of twelve rows is one shot"


def test_an_existing_folder_is_kept(tmp_path: Path) -> None:
    """And a refusal leaves nothing behind."""
    rows = [{"question": "q", "answer": "a"}] * 6
    made(tmp_path, rows)
    before = sorted(tmp_path.rglob("*"))
    with pytest.raises(StoreError, match="exists already"):
        made(tmp_path, rows)
    assert sorted(tmp_path.rglob("*")) == before
    with pytest.raises(DataError, match=r"no field 'anser'.*Did you mean 'answer'"):
        workbench.new_task(rows, tmp_path / "x", answer="anser")
    with pytest.raises(SettingError, match="method 'ppl'"):
        workbench.new_task(
            [{**row, "n": n} for n, row in enumerate(rows)], tmp_path / "x", method="ppl"
        )
    assert not (tmp_path / "x").exists()


def test_rows_without_an_answer_are_asked_about_or_left_out(tmp_path: Path) -> None:
    """They are never scored against an empty text."""
    rows = [{"question": f"q {n}", "answer": f"a {n}" if n else ""} for n in range(9)]
    task = made(tmp_path, rows)
    assert "1 of 9 rows have no answer" in task.questions[0].text
    left = made(tmp_path, rows, skip_broken=True)
    assert sum(left.row_counts.values()) == 8
    assert any("row 1: no answer" in reason for reason in left.reasons)


@pytest.mark.parametrize("nothing", [None, float("nan"), "", " \n"])
def test_rows_without_a_question_are_asked_about_or_left_out(tmp_path: Path, nothing: Any) -> None:
    """A prompt never lacks the text that it is about, without a word; a passage may be lacking."""
    rows = [
        {"text": f"review {n}" if n % 4 else nothing, "label": "good" if n % 2 else "bad"}
        for n in range(12)
    ]
    task = made(tmp_path, rows)
    assert [one.about for one in task.questions] == ["missing"]
    assert "3 of 12 rows have no text in text (rows 1, 5, 9)" in task.questions[0].text
    assert not task.path.exists()
    titled = [{"title": f"Film {n}", **row} for n, row in enumerate(rows)]
    told = workbench.new_task(titled, tmp_path / "told", question="title", passage="text")
    assert sum(told.row_counts.values()) == 12
    left = made(tmp_path, rows, skip_broken=True)
    assert sum(left.row_counts.values()) == 9
    assert any("row 5: no text in text" in reason for reason in left.reasons)


def test_both_texts_of_a_pair_are_needed_but_of_named_fields_one(tmp_path: Path) -> None:
    """A premise without its hypothesis asks nothing; who names two fields knows that one may lack.
    Rows without question and without answer are asked about at once."""
    rows = [
        {
            "premise": f"It rains in town {n}.",
            "hypothesis": "" if n == 4 else f"Town {n} is wet.",
            "label": "" if n in (4, 6) else ("yes", "no")[n % 2],
        }
        for n in range(12)
    ]
    task = made(tmp_path, rows)
    assert [(one.about, one.text.partition(" rows")[0]) for one in task.questions] == [
        ("missing", "1 of 12"), ("missing", "2 of 12")
    ]  # fmt: skip
    left = made(tmp_path, rows, skip_broken=True, question=("premise", "hypothesis"))
    assert sum(left.row_counts.values()) == 10


def with_splits(splits: Sequence[str]) -> list[dict[str, Any]]:
    return [
        {"question": f"Question {n}", "answer": f"answer {n}", "split": split}
        for n, split in enumerate(splits)
    ]


@pytest.mark.parametrize(
    ("splits", "test", "shots"),
    [
        ("train train train test test", {3, 4}, {0, 1, 2}),
        ("TRAIN validation validation", {1, 2}, {0}),
        ("dev test test", {1, 2}, {0}),
        ("train dev test test", {2, 3}, {0}),
        ("训练 测试 测试", {1, 2}, {0}),
    ],
)
def test_a_column_of_splits_says_which_rows_are_scored(
    tmp_path: Path, splits: str, test: set[int], shots: set[int]
) -> None:
    """Test before validation is scored, training before validation is shown; it is said."""
    task = made(tmp_path, with_splits(splits.split()))
    assert (set(task.sides["test"]), set(task.sides["shots"])) == (test, shots)
    assert any("split says which rows are scored" in reason for reason in task.reasons)
    lines = (task.path / "data" / "mine.jsonl").read_text().splitlines()
    assert len(lines) == len(test)


@pytest.mark.parametrize(
    ("splits", "given"),
    [
        ("train test test test test test test test test test", {"ignore_split": True}),
        ("test test test test test test test test test test", {}),
    ],
)
def test_a_split_that_is_ignored_or_is_none_leaves_it_to_the_hash(
    tmp_path: Path, splits: str, given: dict[str, Any]
) -> None:
    """A tenth of ten rows is one shot, whichever the column says."""
    task = made(tmp_path, with_splits(splits.split()), **given)
    assert task.row_counts == {"test": 9, "shots": 1, "holdout": 0}
    assert not any("split" in reason for reason in task.reasons)


def test_a_shot_is_no_row_that_is_scored_too(tmp_path: Path) -> None:
    """A text on both sides of the file's own split is scored and not shown."""
    rows = with_splits(["train", "train", "test", "test"])
    rows[0] |= {"question": "Question 3", "answer": "answer 3"}
    task = made(tmp_path, rows)
    assert list(task.sides["shots"]) == [1]
    assert "1 rows for shots ask what is scored" in task.reasons[-1]


def test_what_is_planned_again_looks_once(tmp_path: Path) -> None:
    """One look at a table serves every correction of what was found in it."""
    rows = [
        {"one": f"first {n} is long", "two": f"second {n}", "answer": f"x{n}"} for n in range(9)
    ]
    looked = Looked(read_table(rows))
    asked = plan_task(looked, tmp_path / "t", Given())
    assert [question.about for question in asked.questions] == ["question"]
    told = plan_task(looked, tmp_path / "t", Given(question=("two",)))
    assert (told.questions, told.proposal.looked) == ((), looked)
    assert not (tmp_path / "t").exists()
    write_task(told)
    assert first(told).prompt.text.startswith("Question: second")


def test_how_an_answer_is_read_can_be_told(tmp_path: Path) -> None:
    """Labels as texts, options as none, a worked answer as it is: GEN with the answer itself."""
    labels: list[dict[str, Any]] = [
        {"text": f"t {n}", "label": "good" if n % 2 else "bad"} for n in range(12)
    ]
    worked = [{"question": f"q {n}", "answer": f"{n} + 1\n#### {n + 1}"} for n in range(12)]
    options = [{"question": f"q {n}", "choices": ["a", "b"], "answer": f"a {n}"} for n in range(12)]
    cases: list[tuple[list[dict[str, Any]], dict[str, Any], str]] = [
        (labels, {"kind": "text"}, labels[0]["label"]),
        (worked, {"kind": "text"}, worked[0]["answer"]),
        (options, {"options": None}, options[0]["answer"]),
    ]
    for place, (rows, given, gold) in enumerate(cases):
        task = workbench.new_task(rows, tmp_path / "transforms" / f"t{place}", **given)
        assert (task.methods, task.questions) == (("gen",), ())
        assert task.shape.answers[0] == (gold,)


def test_a_list_is_a_set_or_any_of_it(tmp_path: Path) -> None:
    """What was found can be told otherwise."""
    rows = [{"question": f"q {n}", "answer": [f"a {n}", f"b {n}"]} for n in range(12)]
    for kind, found in (("", "any"), ("set", "set"), ("any", "any")):
        given: dict[str, Any] = {"kind": kind}
        assert workbench.new_task(rows, tmp_path / "t" / f"k{kind}", **given).shape.kind == found


@pytest.mark.parametrize("name", ['问"题{x}', "问{data}题\\", "问{exit(1)}", "问\n题"])
def test_a_fields_name_is_no_code(tmp_path: Path, name: str) -> None:
    """Quotes, braces and what stands in them are shown as they are."""
    rows = [{name: f"为什么 {n}？", "答案": f"a {n}"} for n in range(12)]
    assert first(made(tmp_path, rows, question=name)).prompt.text.startswith(f"{name}：为什么")
    pair = [{f"{name} 1": f"q {n}", f"{name} 2": f"p {n}", "y": f"a {n}"} for n in range(12)]
    both = [f"{name} 1", f"{name} 2"]
    task = workbench.new_task(pair, tmp_path / "pair", question=both, answer="y")
    assert first(task).prompt.text.startswith(f"{name} 1：")


@pytest.mark.parametrize(
    "answers",
    [["4"], ["4", "5"], [str(n) for n in range(-5, 7)], list(range(12)),
     [f"2024-05-{n:02}" for n in range(1, 13)], [f"https://x.org/{n}" for n in range(12)],
     [f"a{n}@b.org" for n in range(12)]],
)  # fmt: skip
@pytest.mark.parametrize("name", ["answer", "答案", "gold_answer"])
def test_what_is_called_an_answer_is_one(tmp_path: Path, name: str, answers: list[Any]) -> None:
    """Sums count up as ids do, and dates, links and addresses may be asked for."""
    rows = [{"id": n, "question": f"Question {n}?", name: a} for n, a in enumerate(answers)]
    task = made(tmp_path, rows)
    assert (task.questions, task.proposal.roles.answer) == ((), name)
    counted = [{"question": f"Which {n}?", "value": n, "about": f"x{n}"} for n in range(12)]
    assert Looked(read_table(counted)).apart["value"] == "an id"
