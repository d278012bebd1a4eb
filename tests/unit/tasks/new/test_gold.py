"""How a column tells which option is right: all rows together say it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

import workbench
from workbench.tasks.new.write import NewTask
from workbench.types import Rendered

LETTERS = "ABCD"
TOWNS = ["Paris", "Rome", "Oslo", "Bern"]
GOLDS = [0, 1, 2, 3, 3, 2, 1, 0, 2, 0, 3, 1]


def made(tmp_path: Path, rows: Sequence[Mapping[str, Any]], **given: Any) -> NewTask:
    return workbench.new_task(list(rows), tmp_path / "transforms" / "mine", **given)


def golds(task: NewTask) -> list[tuple[str, ...]]:
    assert not task.questions, task.questions
    return list(task.shape.answers)


def rows_of(options: Sequence[Any], answers: Sequence[Any]) -> list[dict[str, Any]]:
    """Return rows with those options each, or with each one's own."""
    each = options if isinstance(options[0], list) else [options] * len(answers)
    return [
        {"question": f"Question {n}?", "choices": own, "answer": answer}
        for n, (own, answer) in enumerate(zip(each, answers, strict=True))
    ]


NUMBERS = [["7", "0", "2", "9"], ["3", "5", "1", "8"]] * 6
"""In every other row 0 and 2, or 1 and 3, are an option's text and an index."""


def test_an_index_that_fits_all_rows_is_one_though_it_is_a_text_in_some(tmp_path: Path) -> None:
    """0, 1, 2, 3 among 7, 0, 2, 9: the first row's 0 is 7, never the text "0"."""
    task = made(tmp_path, rows_of(NUMBERS, GOLDS))
    assert golds(task)[:4] == [("7",), ("5",), ("2",), ("8",)]
    assert task.proposal.roles.index_from == 0


def test_a_text_that_fits_all_rows_is_one_though_it_is_an_index_in_some(tmp_path: Path) -> None:
    """9 and 8 are no index of four options."""
    texts = [own[gold] for own, gold in zip(NUMBERS, GOLDS, strict=True)]
    assert golds(made(tmp_path, rows_of(NUMBERS, texts)))[:4] == [("7",), ("5",), ("2",), ("8",)]


@pytest.mark.parametrize(
    ("given", "first"), [({"index_from": 0}, "3"), ({"kind": "text"}, "0"), ({}, "")]
)
def test_what_both_fit_in_all_rows_is_asked(
    tmp_path: Path, given: dict[str, Any], first: str
) -> None:
    """Of 3, 2, 1, 0 the answer 0 is the first or the last; --index-from is always an index."""
    task = made(tmp_path, rows_of(["3", "2", "1", "0"], GOLDS), **given)
    if first:
        assert golds(task)[0] == (first,)
    else:
        (question,) = task.questions
        assert "--index-from 0, or --kind text" in question.flag


def test_letters_that_are_texts_as_well_are_asked(tmp_path: Path) -> None:
    """Of B, A, D, C the answer A is the first or the second."""
    rows = rows_of(["B", "A", "D", "C"], [LETTERS[gold] for gold in GOLDS])
    (question,) = made(tmp_path, rows).questions
    assert question.candidates == ("options", "text")
    assert golds(made(tmp_path, rows, kind="text"))[0] == ("A",)


@pytest.mark.parametrize(
    "said",
    [
        "{}", "({})", "{}.", "【{}】", "选{}", "故选：{}", "答案：{}", "【答案】{}", "Answer: {}",
        "Option {}", "the answer is {}", "The correct answer is ({}).", "{}. TOWN", "({}) TOWN",
    ],
)  # fmt: skip
def test_a_letter_is_understood_as_people_write_it(tmp_path: Path, said: str) -> None:
    """All twelve rows agree."""
    answers = [said.format(LETTERS[gold]).replace("TOWN", TOWNS[gold]) for gold in GOLDS]
    assert golds(made(tmp_path, rows_of(TOWNS, answers))) == [(TOWNS[gold],) for gold in GOLDS]


def as_columns(stem: str) -> Callable[[int], dict[str, str]]:
    return lambda gold: {f"{stem}{n}": town for n, town in enumerate(TOWNS, 1)}


@pytest.mark.parametrize(
    ("options", "answer"),
    [
        (as_columns("option"), lambda gold: f"option{gold + 1}"),
        (as_columns("Answer "), lambda gold: f"{gold + 1}.0"),
        (lambda gold: {"choices": TOWNS}, lambda gold: f"{gold}.0"),
        (lambda gold: {"options": dict(zip(LETTERS, TOWNS, strict=True))}, LETTERS.__getitem__),
        (lambda gold: {"options": dict(zip(LETTERS, TOWNS, strict=True))}, TOWNS.__getitem__),
        (lambda gold: {"options": "|".join(TOWNS)}, LETTERS.__getitem__),
        (lambda gold: {"options": "\n".join(TOWNS)}, TOWNS.__getitem__),
        (
            lambda gold: {"options": str(dict(zip(LETTERS, TOWNS, strict=True)))},
            LETTERS.__getitem__,
        ),
        (
            lambda gold: {
                "options": [{"key": a, "value": b} for a, b in zip(LETTERS, TOWNS, strict=True)]
            },
            LETTERS.__getitem__,
        ),
        (
            lambda gold: {"options": [[a, b] for a, b in zip(LETTERS, TOWNS, strict=True)]},
            LETTERS.__getitem__,
        ),
        (
            lambda gold: {"options": [f"{a}){b}" for a, b in zip(LETTERS, TOWNS, strict=True)]},
            LETTERS.__getitem__,
        ),
    ],
)
def test_layouts_of_options_give_both_methods(
    tmp_path: Path, options: Callable[[int], dict[str, Any]], answer: Callable[[int], Any]
) -> None:
    """A column's name, an index with a fraction, an object, a cell with bars, letters inside."""
    rows = [
        {"question": f"Question {n}?", **options(gold), "answer": answer(gold)}
        for n, gold in enumerate(GOLDS)
    ]
    task = made(tmp_path, rows)
    assert golds(task) == [(TOWNS[gold],) for gold in GOLDS]
    assert task.methods == ("gen", "ppl")
    assert [list(scores) for scores in task.shape.target_scores] == [TOWNS] * 12


def test_a_blank_option_keeps_its_letter(tmp_path: Path) -> None:
    """Of Paris, (blank), Oslo the letter C is Oslo."""
    rows = [
        {"question": f"Question {n}?", "A": "Paris", "B": "Rome" if n % 2 else "", "C": "Oslo",
         "answer": "AC"[n // 2 % 2]}
        for n in range(12)
    ]  # fmt: skip
    assert golds(made(tmp_path, rows)) == [(("Paris", "Oslo")[n // 2 % 2],) for n in range(12)]


def test_the_right_option_twice_is_asked_about_a_wrong_one_shown_once(tmp_path: Path) -> None:
    """Which of two equal options is meant cannot be told; two that are wrong are one."""
    rows = [
        {"question": f"Which is {n}?", "options": ["x", "x", f"z{n}"], "answer": n % 3}
        for n in range(9)
    ]
    task = made(tmp_path, rows)
    (asked,) = task.questions
    assert asked.text == (
        "6 of 9 rows have the right option twice, such as 'x' as A, B (rows 1, 2, 4, 5, 7, …)."
    )
    assert "--skip-broken" in asked.flag and "--answer" not in asked.flag
    left = made(tmp_path, rows, skip_broken=True)
    assert not left.questions and sum(left.row_counts.values()) == 3
    assert any("row 1: the right option twice" in reason for reason in left.reasons)
    assert "3 rows have a wrong option twice, such as 'x': it is shown once" in left.reasons


def test_equal_options_in_the_question_shift_no_letter(tmp_path: Path) -> None:
    """Where the question lists its options, C stays C in a row whose A and B are equal."""
    rows = [
        {"question": f"{n}?\nA. x\nB. {'x' if n % 3 == 2 else 'y'}\nC. z", "answer": "ABC"[n % 3]}
        for n in range(12)
    ]
    task = made(tmp_path, rows)
    items = workbench.render(task.path, method="gen", num_fewshot=0)
    asked = [item for item in items if isinstance(item, Rendered)]
    assert any("B. x" in item.prompt.text for item in asked)
    assert all(item.example.processed_output == item.doc.data["answer"] for item in asked)


@pytest.mark.parametrize("lacks", ["options", "answer"])
def test_one_row_without_options_does_not_drop_the_others(tmp_path: Path, lacks: str) -> None:
    """It is asked about by its number, or left out and counted."""
    rows = rows_of(TOWNS, GOLDS)
    rows[4] = {"question": "Question 4?", "answer": "Bern"}
    if lacks == "answer":
        rows[4] = {"question": "Question 4?", "choices": TOWNS, "answer": "Kiev"}
    (question,) = made(tmp_path, rows).questions
    assert question.about == "missing" and "1 of 12 rows" in question.text
    assert "(rows 5)" in question.text
    left = made(tmp_path, rows, skip_broken=True)
    assert left.methods == ("gen", "ppl") and len(golds(left)) == 11


def test_options_in_few_rows_are_asked_about(tmp_path: Path) -> None:
    """Two of eight rows have some."""
    rows = [{"question": f"Question {n}?", "answer": "Rome"} for n in range(8)]
    for row in rows[:2]:
        row |= {"choices": TOWNS}  # type: ignore[arg-type]
    assert made(tmp_path, rows).questions[0].about == "options"
    assert made(tmp_path, rows, options=None).shape.kind != "options"


@pytest.mark.parametrize("several", ["AC", "A, C", "C和A", ["A", "C"], [0, 2], "1,3"])
def test_several_letters_are_a_set(tmp_path: Path, several: Any) -> None:
    """GEN asks for all of them; there is no PPL of a set."""
    one = {str: "D", list: ["D"]}[type(several)]
    if several in ([0, 2], "1,3"):
        one = [3] if isinstance(several, list) else "4"
    task = made(tmp_path, rows_of(TOWNS, [several, one] * 6))
    assert golds(task)[:2] == [("Paris", "Oslo"), ("Bern",)]
    assert (task.shape.kind, task.methods) == ("set", ("gen",))
    prompts = workbench.render(task.path, method="gen", num_fewshot=0, docs=[0, 1])
    shown = {item.example.processed_output for item in prompts}  # type: ignore[union-attr]
    assert shown <= {"A, C", "D"}


def test_two_right_options_of_target_scores_both_count(tmp_path: Path) -> None:
    """As BIG-bench scores them: any of the best, in GEN by their texts, and it is said."""
    rows = [
        {"input": f"Question {n}?", "target_scores": {"Paris": 1, "Rome": n % 2, "Oslo": 0}}
        for n in range(12)
    ]
    task = made(tmp_path, rows)
    assert golds(task)[:2] == [("Paris",), ("Paris", "Rome")]
    assert any("any of them counts" in reason for reason in task.reasons)
    assert made(tmp_path / "x", rows, kind="set").methods == ("gen",)


def test_a_right_answer_with_a_list_of_wrong_ones(tmp_path: Path) -> None:
    """The order is the same each time, and the right one is not always first."""
    rows = [
        {"question": f"Question {n}?", "correct_answer": f"r{n}",
         "incorrect_answers": [f"x{n}", f"y{n}", f"z{n}"]}
        for n in range(12)
    ]  # fmt: skip
    task, again = made(tmp_path, rows), made(tmp_path / "again", rows)
    assert golds(task) == [(f"r{n}",) for n in range(12)]
    places = [list(scores.values()).index(1) for scores in task.shape.target_scores]
    assert len(set(places)) > 1
    assert task.shape.target_scores == again.shape.target_scores


@pytest.mark.parametrize(
    ("mark", "ended"), [("####", "work\n#### {}"), ("boxed", r"So $\boxed{{{}}}$.")]
)
def test_one_answer_without_a_mark_is_asked_about(tmp_path: Path, mark: str, ended: str) -> None:
    """Its text is never the gold of all rows."""
    answers = [ended.format(n) if n != 3 else "It is three." for n in range(12)]
    rows = [{"question": f"Question {n}?", "answer": a} for n, a in enumerate(answers)]
    (question,) = made(tmp_path, rows).questions
    assert "1 of 12 rows" in question.text and "(rows 4)" in question.text
    left = made(tmp_path, rows, skip_broken=True)
    assert left.shape.mark == mark
    assert golds(left) == [(str(n),) for n in range(12) if n != 3]
    few = [{**row, "answer": answers[n] if n < 3 else "text"} for n, row in enumerate(rows)]
    assert made(tmp_path / "few", few).questions[0].candidates == ("marked", "text")


def test_options_by_heavenly_stems_in_traditional_characters(tmp_path: Path) -> None:
    """A dict by 甲, 乙, 丙, 丁, whose key is the answer, bare or in brackets."""
    for frame in ("{}", "（{}）"):
        rows = [
            {
                "題目": f"第{n}題的答案是什麼？",
                "選項": {stem: f"{town} {n}" for stem, town in zip("甲乙丙丁", TOWNS, strict=True)},
                "答案": frame.format("甲乙丙丁"[gold]),
            }
            for n, gold in enumerate(GOLDS)
        ]
        task = made(tmp_path / frame.format("1"), rows)
        assert golds(task)[:3] == [("Paris 0",), ("Rome 1",), ("Oslo 2",)]
