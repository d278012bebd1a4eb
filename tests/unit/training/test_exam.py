"""The exam of an author from outside: its answers, and how responses are marked."""

from __future__ import annotations

import re

import pytest

from training.exam.frames import CLOSINGS, STYLES
from training.exam.measure import Sitting, measure_exam, papers
from training.exam.problems import FAMILIES
from training.exam.prompts import in_style, prompt, read, right
from workbench.models.fake import FakeModel


@pytest.mark.parametrize("family", FAMILIES)
@pytest.mark.parametrize("form", ["direct", "steps", "cue"])
def test_a_perfect_response_is_right_and_in_style(family: str, form: str) -> None:
    """What a perfect answerer writes is marked right, also where the next example follows."""
    for number in range(60):
        exam = prompt(family, form, 5, number)
        assert right(exam.response, exam), exam
        assert in_style(exam.response, exam), exam
        assert right(exam.response + exam.stop + " 1 No", exam)


@pytest.mark.parametrize("family", STYLES)
def test_another_answer_or_style_is_told(family: str) -> None:
    """A response with another answer is wrong, and one at once is not in the style of steps."""
    for number in range(40):
        exam = prompt(family, "steps", 6, number, closing="answer_is")
        wrong = exam.response.replace(f"The answer is {exam.answer}.", "The answer is 7x.")
        assert not right(wrong, exam)
        assert in_style(wrong, exam)
        assert not in_style(f" The answer is {exam.answer}.", exam)


def test_forms_ask_the_same_problems() -> None:
    """A number's question is the same with and without steps, and with a line break."""
    for family in FAMILIES:
        for number in range(10):
            direct, steps = (prompt(family, form, 7, number) for form in ("direct", "steps"))
            broken = prompt(family, "steps", 7, number, newline_after_cue=True)
            assert direct.question == steps.question == broken.question
            assert direct.answer == steps.answer == broken.answer


def test_sums_are_right() -> None:
    """The numbers of a question have the answer as their total."""
    for number in range(200):
        exam = prompt("sums", "direct", 8, number)
        assert sum(map(int, re.findall(r"\d+", exam.question))) == int(exam.answer), exam.question


def test_answers_are_read_from_each_closing() -> None:
    """Whatever closes the steps, the answer behind it is what is read."""
    for closing in CLOSINGS:
        exam = prompt("sums", "steps", 9, 1, closing=closing)
        assert read(exam.response, exam) == exam.answer


def test_a_sitting_counts_right_answers() -> None:
    """A model that knows no answer is right in none; each prompt is marked once."""
    sitting = Sitting("swaps", "steps")
    found = measure_exam(FakeModel(), sitting, 1, 12)
    assert len(found.right) == len(found.styled) == 12
    assert found.accuracy == 0
    assert set(found.by_wording()) == {exam.wording for exam in papers(sitting, 1, 12)}
