"""How the teaching model is measured, and that the shipped weights can do what they must."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from training import wordings
from training.evaluate import (
    DEFAULT_MODEL,
    Case,
    Result,
    build_prompt,
    measure,
    read_answer,
)
from training.exam.measure import Outcome, Sitting
from training.marks import BEST, COINS, SUMS, all_marks, at_least, gains, loses
from workbench.models.load import load_model

SUM = Case("sums", (2, 2), shots=2)
DOCS = 40
SEED = 4242


def prompt_of(case: Case, number: int = 0) -> str:
    return build_prompt(case, SEED, number)[0]


def test_cases_of_one_family_and_size_ask_the_same_problems() -> None:
    """Form, layout, labels and the end of the input change the text, never the problem."""
    others = (
        replace(SUM, form="steps"),
        replace(SUM, layout="held-out"),
        replace(SUM, shuffled=True),
        replace(SUM, trailing=" "),
    )
    for number in range(5):
        text, problem = build_prompt(SUM, SEED, number)
        for case in others:
            changed, same = build_prompt(case, SEED, number)
            assert same == problem
            assert changed != text


def test_a_prompt_has_its_shots_and_then_its_question() -> None:
    """Two shots with answers, a blank line after each, and a question that ends at its cue."""
    text, problem = build_prompt(SUM, SEED, 0)
    *shots, question = text.split("\n\n")
    assert len(shots) == 2
    assert question == f"Question: {problem.question}\nAnswer:"
    for shot in shots:
        asked, answer = shot.removeprefix("Question: ").split("\nAnswer: ")
        assert eval(asked.removesuffix("=")) == int(answer)


def test_shuffled_shots_pass_their_answers_on() -> None:
    """Each shot has the next one's answer; with two labels, the other label."""
    case = replace(SUM, shots=3)
    right = [shot.split("Answer: ")[1] for shot in prompt_of(case).split("\n\n")[:3]]
    wrong = [
        shot.split("Answer: ")[1]
        for shot in prompt_of(replace(case, shuffled=True)).split("\n\n")[:3]
    ]
    assert wrong == [*right[1:], right[0]]
    coin = Case("coin_flip", (2, 3), shots=3)
    truth = [shot.split("Answer: ")[1] for shot in prompt_of(coin).split("\n\n")[:3]]
    lies = [
        shot.split("Answer: ")[1]
        for shot in prompt_of(replace(coin, shuffled=True)).split("\n\n")[:3]
    ]
    assert lies == [{"yes": "no", "no": "yes"}[label] for label in truth]


def test_a_trailing_space_moves_into_every_input() -> None:
    """After a line break it stays alone; after a cue it takes the answer's own space away."""
    lines = Case("sums_mcq", (2, 2), shots=1, form="ppl", layout="lines", trailing=" ")
    assert prompt_of(lines).count("Answer:\n ") == 2
    assert prompt_of(lines).endswith("Answer:\n ")
    assert prompt_of(replace(SUM, trailing=" ")) == prompt_of(SUM) + " "


def test_held_out_prompts_have_no_trained_wording() -> None:
    """Prefix, cue and the sentence that asks for steps are all from the lists kept out."""
    for number in range(10):
        text = prompt_of(Case("sums", (2, 2), shots=1, form="steps", layout="held-out"), number)
        assert any(text.startswith(prefix) for prefix in wordings.HELD_OUT_PREFIXES)
        assert sum(text.count(cue) for cue in wordings.HELD_OUT_STEP_CUES) == 2
        assert "Answer:" not in text
        assert "Question" not in text


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        (" 140", "140"),
        (" 16+83=99. The answer is 99.", "99"),
        (" The answer is 1. So the answer is yes.", "yes"),
        (" 16+83=99\n99+1=100\nThe answer is 100.", "100"),
        (" 140\n\nQuestion", "140"),
        ("", ""),
    ],
)
def test_read_answer(text: str, answer: str) -> None:
    """What follows the last `answer is`, without its full stop, or the first line."""
    assert read_answer(text) == answer


def fixed(right: dict[Case, float]) -> Callable[[Case], Result]:
    """Return a measurement of 100 docs that finds the given shares, and half of all others."""

    def run(case: Case) -> Result:
        count = round(100 * right.get(case, 0.5))
        return Result(case, (True,) * count + (False,) * (100 - count))

    return run


def test_marks_compare_with_their_thresholds() -> None:
    """A mark of 90 % needs 90 of 100; a gain needs an interval above 0, a loss one below."""
    run = fixed({SUMS: 0.9, COINS: 0.89})
    assert at_least("", run(SUMS), 0.9).passed
    assert not at_least("", run(COINS), 0.9).passed
    near, far = (run(case) for case in (SUMS, COINS))
    assert not gains("", far, near).passed
    half = run(SUM)
    assert gains("", half, near).passed
    assert loses("", near, half).passed
    assert not loses("", half, near).passed


def sat(right: dict[str, float], styled: float = 1.0) -> Callable[[Sitting], Outcome]:
    """Return an exam of 100 prompts: the given share is right in each form, half after a break."""

    def sit(sitting: Sitting) -> Outcome:
        count = round(100 * (0.5 if sitting.newline else right[sitting.form]))
        in_style = (True,) * round(100 * styled) + (False,) * (100 - round(100 * styled))
        return Outcome(sitting, (True,) * count + (False,) * (100 - count), in_style)

    return sit


def test_a_model_at_chance_reaches_few_marks() -> None:
    """Where every case is right by half, nothing gains and nothing loses."""
    marks = list(all_marks(fixed({}), sat({"direct": 0.5, "steps": 0.5})))
    assert not [mark.claim for mark in marks if mark.passed and "against" in mark.claim]
    claimed = [mark for mark in marks if mark.mark != "reported"]
    assert len(claimed) < len(marks)
    assert not [mark.claim for mark in claimed if mark.passed and "shuffled" in mark.claim]
    assert not next(mark for mark in marks if mark.claim.startswith("sums of 4 to 6 terms")).passed


def test_marks_in_the_words_of_others() -> None:
    """Steps right in 96 of 100 and direct ones in 40 pass; a line break that costs 46 does not."""
    marks = {
        mark.claim: mark
        for mark in all_marks(fixed({}), sat({"direct": 0.4, "steps": 0.96}, styled=0.79))
    }
    sums, coins, swaps = (
        marks[f"{name}, CoT, in the words of others"].passed
        for name in ("sums of 4 to 6 terms", "coins of 5 to 7 people", "swaps")
    )
    assert (sums, coins, swaps) == (True, True, True)
    assert marks["swaps: CoT against direct"].figure == pytest.approx(0.56)
    assert marks["sums of 4 to 6 terms, direct, in the words of others"].passed
    broken = marks["all families: a line break after the cue"]
    assert broken.figure == pytest.approx(-0.46)
    assert not broken.passed
    assert not marks["all families: steps in the style of the shots"].passed


@pytest.fixture(scope="module")
def shipped() -> Callable[[Case], Result]:
    """Measure the shipped weights on a few docs of a seed of their own."""
    model = load_model(str(DEFAULT_MODEL))
    return lambda case: measure(model, case, SEED, DOCS)


@pytest.mark.parametrize(("case", "mark"), [(SUMS, 0.9), (COINS, 0.95)], ids=["sums", "coin_flip"])
def test_reasoning_is_right_in_unseen_wordings(
    shipped: Callable[[Case], Result], case: Case, mark: float
) -> None:
    """The mark of the full table lies not above what so few docs allow (Wilson's interval)."""
    assert shipped(replace(case, form="steps")).ci95[1] >= mark


@pytest.mark.parametrize(("case", "mark"), [(SUMS, 0.45), (COINS, 0.75)], ids=["sums", "coin_flip"])
def test_direct_answers_are_not(shipped: Callable[[Case], Result], case: Case, mark: float) -> None:
    """The mark of the full table lies not below what so few docs allow."""
    assert shipped(case).ci95[0] <= mark


@pytest.mark.parametrize(("case", "chance"), BEST, ids=[case.family for case, _ in BEST])
def test_no_family_is_at_chance(
    shipped: Callable[[Case], Result], case: Case, chance: float
) -> None:
    """By its best prompt, each family is above what guessing gets."""
    assert shipped(case).accuracy > chance
