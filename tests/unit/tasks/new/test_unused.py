"""What is used for nothing may be the answer, its options or a second text: asked or said."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

import workbench
from workbench.tasks.new.families import read_heading
from workbench.tasks.new.gold import bare_key
from workbench.tasks.new.write import NewTask

OPTIONS = [["Danube", "Rhine", "Elbe"], ["Mars", "Venus", "Saturn"], ["Dali", "Miro", "Goya"]]


def made(tmp_path: Path, rows: Sequence[dict[str, Any]], **given: Any) -> NewTask:
    return workbench.new_task(list(rows), tmp_path / "transforms" / "mine", **given)


def quiz(headings: Sequence[str], keys: Sequence[Any], **more: Any) -> list[dict[str, Any]]:
    """Return twelve rows whose right option is the first, the second, the third, the first, …"""
    return [
        {
            "question": f"Question {n}?",
            **{h: f"{o} {n}" for h, o in zip(headings, OPTIONS[n % 3], strict=True)},
            "answer": keys[n % 3],
            **more,
        }
        for n in range(12)
    ]


def asked(task: NewTask) -> list[tuple[str, tuple[str, ...]]]:
    return [(question.about, question.candidates) for question in task.questions]


@pytest.mark.parametrize(
    ("kind", "values"),
    [
        ("domain", ("bank", "shop")),
        ("reviewed by", ("Ana", "Ben")),
        ("evolution_type", ("a1", "b2")),
    ],
)
@pytest.mark.parametrize(
    "answer", ["ground_truth", "ideal", "target_text", "expected answer", "reference_code"]
)
def test_the_kind_of_a_row_is_no_answer_beside_one(
    tmp_path: Path, kind: str, values: tuple[str, str], answer: str
) -> None:
    """Two values that come again look like labels; what is called an answer goes before them."""
    rows = [{"question": f"Why {n}?", kind: values[n % 2], answer: f"Since {n}"} for n in range(12)]
    task = made(tmp_path, rows)
    assert (task.proposal.roles.answer, task.questions) == (answer, ())


@pytest.mark.parametrize("name", ["topic", "category", "mood"])
def test_another_field_that_may_be_the_answer_is_asked_about(tmp_path: Path, name: str) -> None:
    """`wording` differs in each row and has no name that is known: neither is taken."""
    rows = [
        {"question": f"Why {n}?", name: "xyz"[n % 3] * 3, "wording": f"As {n}"} for n in range(12)
    ]
    assert asked(made(tmp_path, rows)) == [("answer", (name, "wording"))]
    task = made(tmp_path, rows, answer=name)
    assert (task.proposal.roles.answer, task.questions) == (name, ())


def test_a_column_of_one_value_is_no_answer(tmp_path: Path) -> None:
    """All are of the category "Myths": the other field is the answer."""
    rows = [
        {"question": f"Why {n}?", "category": "Myths", "best_answer": f"As {n}"} for n in range(12)
    ]
    assert made(tmp_path, rows).proposal.roles.answer == "best_answer"


def test_a_query_beside_a_question_is_its_answer(tmp_path: Path) -> None:
    rows = [
        {"db_id": "ab"[n % 2], "question": f"How many {n}?", "query": f"SELECT {n}"}
        for n in range(12)
    ]
    assert made(tmp_path, rows).proposal.roles.answer == "query"


@pytest.mark.parametrize(
    "headings",
    [
        *(["a)", "b)", "c)"], ["A.", "B.", "C."], ["(A)", "(B)", "(C)"], ["Ａ", "Ｂ", "Ｃ"]),
        *(["Option A.", "Option B.", "Option C."], ["A选项", "B选项", "C选项"]),
        *(["Réponse A", "Réponse B", "Réponse C"], ["Choix A", "Choix B", "Choix C"]),
        *(["first", "second", "third"], ["ans0", "ans1", "ans2"]),
        *(["mc_answer1", "mc_answer2", "mc_answer3"], ["Seçenek A", "Seçenek B", "Seçenek C"]),
    ],
)
def test_headings_of_options_are_told_by_what_varies(
    tmp_path: Path, headings: Sequence[str]
) -> None:
    """The last is in no list of words: a column chooses among them by letter in all rows."""
    task = made(tmp_path, quiz(headings, "ABC"))
    assert task.proposal.roles.options == tuple(headings)
    assert [gold[0] for gold in task.shape.answers[:3]] == ["Danube 0", "Venus 1", "Goya 2"]


def test_a_heading_is_its_words_and_its_place() -> None:
    found = read_heading("Ｏption（Ｂ）")
    assert found is not None
    assert (found.stem, found.place) == ("option", "B")
    assert read_heading("question") is None


def test_a_key_is_bare_in_any_width_and_brackets() -> None:
    assert [*map(bare_key, ["（Ｂ）", "b.", "Option B", "②", "乙", "イ", "Rome"])] == [
        *("B", "B", "B", "2", "B", "B", "")
    ]


@pytest.mark.parametrize("keys", ["ABC", ["(A)", "(B)", "(C)"], "ＡＢＣ", ["a.", "b.", "c."]])
def test_letters_without_options_are_no_labels(tmp_path: Path, keys: Sequence[str]) -> None:
    """Three texts are left, under names that say nothing: the options are asked about."""
    rows = quiz(["red", "blue", "green"], keys)
    assert asked(made(tmp_path, rows)) == [("options", ("red", "blue", "green"))]
    task = made(tmp_path, rows, options=["red", "blue", "green"])
    assert task.shape.answers[1] == ("Venus 1",)
    assert made(tmp_path / "b", rows, options=None).shape.answers[0] == (keys[0],)


def test_an_index_without_options_asks_for_them(tmp_path: Path) -> None:
    task = made(tmp_path, quiz(["red", "blue", "green"], [1, 2, 3]), index_from=1)
    assert "options" in [question.about for question in task.questions]


def test_an_answer_is_a_list_in_some_rows_and_a_text_in_others(tmp_path: Path) -> None:
    """Gate 0 has one name, gate 1 two of which either counts."""
    rows = [
        {"question": f"Gate {n}?", "answer": [f"Gate{n}", f"G{n}"] if n % 2 else f"Gate{n}"}
        for n in range(12)
    ]
    task = made(tmp_path, rows)
    assert task.shape.answers[:2] == (("Gate0",), ("Gate1", "G1"))


def test_questions_in_a_list_beside_their_answers_are_asked_about(tmp_path: Path) -> None:
    rows = [
        {"context": f"Room {n}.", "questions": ["Who?", "Why?"], "answers": [f"a{n}", f"b{n}"]}
        for n in range(12)
    ]
    assert [question.about for question in made(tmp_path, rows).questions] == ["question"]


@pytest.mark.parametrize("printed", ["{'text': array(['x'], dtype=object)}", "['x' 'y']"])
def test_a_printed_array_is_no_answer(tmp_path: Path, printed: str) -> None:
    rows = [{"question": f"Who {n}?", "answer": printed.replace("x", f"x{n}")} for n in range(12)]
    assert [question.about for question in made(tmp_path, rows).questions] == ["answer"]
    assert not made(tmp_path, rows, kind="text").questions


@pytest.mark.parametrize(
    ("name", "passage"), [("evidence", "evidence"), ("sentence", "sentence"), ("setting", "")]
)
def test_a_second_text_is_the_passage_or_named(tmp_path: Path, name: str, passage: str) -> None:
    rows = [
        {"question": f"Who {n}?", name: f"In {n} they met.", "answer": f"x{n}"} for n in range(12)
    ]
    task = made(tmp_path, rows)
    assert task.proposal.roles.passage == passage
    assert any("not used: setting" in str(reason) for reason in task.reasons) == (not passage)


def test_sentences_above_sentences_are_rows(tmp_path: Path) -> None:
    """Six questions, the first of which is no heading: it is asked which column is the answer."""
    path = tmp_path / "towns.csv"
    path.write_text("".join(f"What is town no {n}?,Town{n}\n" for n in range(6)), encoding="utf-8")
    task = workbench.new_task(path, tmp_path / "t")
    assert ("answer", ("column1", "column2")) in asked(task)
    task = workbench.new_task(path, tmp_path / "t", question="column1", answer="column2")
    assert len(task.shape.answers) == 6


def test_labels_of_something_else_are_no_answer_beside_a_decision(tmp_path: Path) -> None:
    """As in PubMedQA, where a passage's paragraphs have labels: asked, with both."""
    rows = [
        {
            "question": f"Does herb {n} help?",
            "context": {"labels": ["AIM", "RESULT"] if n % 2 else ["AIM"]},
            "final_decision": ("yes", "no", "maybe")[n % 3],
        }
        for n in range(12)
    ]
    ((about, candidates),) = asked(made(tmp_path, rows))
    assert about == "answer"
    assert {"context.labels", "final_decision"} <= set(candidates)


def test_options_lettered_in_another_order_than_they_stand_are_asked_about(tmp_path: Path) -> None:
    """Whether "D" is the fourth or the one that says so, no row tells."""
    rows = [
        {"question": f"Question {n}?", "options": [f"B. b{n}", f"A. a{n}", f"C. c{n}"], "answer": k}
        for n, k in enumerate("ABC" * 4)
    ]
    assert [about for about, _ in asked(made(tmp_path, rows))] == ["options"]


@pytest.mark.parametrize("keys", ["BA", "21", "10"])
def test_option_columns_lettered_in_another_order_than_they_stand_are_asked_about(
    tmp_path: Path, keys: str
) -> None:
    rows = [
        {"question": f"Question {n}?", "opt1": f"{keys[0]}) x{n}", "opt2": f"{keys[1]}) y{n}",
         "answer": keys[n % 2]}
        for n in range(12)
    ]  # fmt: skip
    assert [about for about, _ in asked(made(tmp_path, rows))] == ["missing"]
