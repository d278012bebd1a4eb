"""The exam of an author from outside: its answers, and how responses are marked."""

from __future__ import annotations

import re

import pytest

from training.exam.frames import CLOSINGS
from training.exam.measure import Sitting, measure_exam, papers
from training.exam.prompts import FAMILIES, in_style, prompt, read, right
from training.exam.reread import ANSWERS
from training.exam.shopping import WARES
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


@pytest.mark.parametrize("family", FAMILIES)
def test_answers_follow_from_the_text_alone(family: str) -> None:
    """Another path from the words of a question leads to the same answer, for every wording."""
    for number in range(40):
        for wording in FAMILIES[family].wordings:
            exam = prompt(family, "direct", 8, number, wording=wording)
            assert ANSWERS[family](wording, exam.question) == exam.answer, exam.question


@pytest.mark.parametrize("family", FAMILIES)
def test_another_answer_or_style_is_told(family: str) -> None:
    """A response with another answer is wrong, and one at once is not in the style of steps."""
    for number in range(40):
        exam = prompt(family, "steps", 6, number)
        head, found, tail = exam.response.rpartition(exam.answer)
        assert found
        assert not right(head + "7x" + tail, exam)
        assert not in_style(CLOSINGS[exam.closing].text(exam.answer), exam)


def test_forms_ask_the_same_problems() -> None:
    """A number's question is the same with and without steps, and with a line break."""
    for family in FAMILIES:
        for number in range(10):
            direct, steps = (prompt(family, form, 7, number) for form in ("direct", "steps"))
            broken = prompt(family, "steps", 7, number, newline_after_cue=True)
            assert direct.question == steps.question == broken.question
            assert direct.answer == steps.answer == broken.answer


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


@pytest.mark.parametrize("family", FAMILIES)
@pytest.mark.parametrize("form", ["direct", "steps", "cue"])
def test_a_prompt_keeps_the_language_of_its_question(family: str, form: str) -> None:
    """Around an English question nothing is Chinese, and around a Chinese one nothing English.

    A label such as "q:" or "in>" and a lone letter, as of a person, are of no language; Chinese
    questions about last letters are about English words.
    """
    for number in range(60):
        exam = prompt(family, form, 3, number)
        text = exam.prompt + exam.response
        if re.search("[一-鿿]", exam.question):
            words = "[A-Z][a-z]" if family == "last_letters" else r"[A-Za-z]{2}(?!\w*>)"
            assert not re.search(words, text), exam
        elif re.search("[A-Za-z]{2}", exam.question):
            assert not re.search("[一-鿿]", text), exam


def test_steps_tell_of_nothing_that_the_question_does_not() -> None:
    """Where a purchase is an expression, its steps name no wares."""
    for number in range(60):
        exam = prompt("shopping", "steps", 4, number, wording="comprehension")
        assert not set(re.findall("[a-z]+", exam.response)) & set(WARES.split()), exam
