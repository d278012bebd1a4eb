"""Chains of thought: parted, cut, spoiled and gone on with."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.unit.lessons.says import Says, Spells
from workbench.errors import ModelError, SettingError
from workbench.lessons.chain import (
    CLOSING,
    Chain,
    cut_everywhere,
    misled_to,
    require_steps,
    spoil,
    think,
)
from workbench.lessons.desk import Desk
from workbench.runs.plan import Plan
from workbench.types import Rendered

SUMS = Path(__file__).parents[3] / "transforms" / "sums"
CUE = "step by step."
WHOLE = " 24+63=87. 87+67=154. The answer is 154."
"""The response to doc 0, `24+63+67=`."""


@pytest.fixture
def desk() -> Iterator[Desk]:
    """A desk whose model says the right steps, and without them a wrong answer."""
    texts = {
        CUE: WHOLE,
        CUE + " The answer is": " 99.",
        "24+63=87. The answer is": " 87.",
        "87+67=154. The answer is": " 154.",
        " 24+63=97.": " 97+67=164. The answer is 164.",
    }
    opened = Desk(SUMS, Says(texts, {" 154.": 0.9, " 99.": 0.5}))
    yield opened
    opened.close()


@pytest.fixture
def asked(desk: Desk) -> tuple[Plan, Rendered]:
    """The first doc's prompt, which asks for steps."""
    plan = desk.plan("gen_v1", num_fewshot=1)
    (item,) = desk.prompts(plan, [0])
    return plan, item


def test_a_response_is_parted_into_steps_closing_and_answer(
    desk: Desk, asked: tuple[Plan, Rendered]
) -> None:
    """Its parts, joined, are the response."""
    chain = think(desk, *asked)
    assert chain.steps == (" 24+63=87.", " 87+67=154.")
    assert (chain.closing, chain.answer, chain.ending) == (" The answer is", "154", ".")
    assert chain.is_right
    assert "".join(chain.steps) + chain.closing + " " + chain.answer + chain.ending == WHOLE


def test_a_cut_asks_for_the_answer_after_the_steps_that_are_kept(
    desk: Desk, asked: tuple[Plan, Rendered]
) -> None:
    """Both probabilities are of the answer with what ends it."""
    cuts = cut_everywhere(desk, *asked, think(desk, *asked))
    assert [(cut.kept, cut.answer, cut.is_right) for cut in cuts] == [
        (0, "99", False),
        (1, "87", False),
        (2, "154", True),
    ]
    assert [round(cut.probability, 6) for cut in cuts] == [0.5, 0.01, 0.9]
    assert [round(cut.gold_probability, 6) for cut in cuts] == [0.9, 0.9, 0.9]


def test_of_known_cuts_it_is_not_asked_again(desk: Desk, asked: tuple[Plan, Rendered]) -> None:
    chain = think(desk, *asked)
    cuts = cut_everywhere(desk, *asked, chain)
    silent = Desk(SUMS, Says())
    again = cut_everywhere(silent, *asked, chain, cuts[:2])
    silent.close()
    assert again[:2] == cuts[:2]
    assert [(cut.kept, cut.answer) for cut in again[2:]] == [(2, "")]


def test_a_wrong_step_is_gone_on_with(desk: Desk, asked: tuple[Plan, Rendered]) -> None:
    chain = think(desk, *asked)
    after = think(desk, *asked, steps=(spoil(chain.steps, 0),))
    assert after.steps == (" 24+63=97.", " 97+67=164.")
    assert after.answer == "164" and not after.is_right


@pytest.mark.parametrize("response", ["", " 154", " I do not know. Perhaps."])
def test_a_response_without_steps_or_answer_is_a_chain_too(
    response: str, asked: tuple[Plan, Rendered]
) -> None:
    opened = Desk(SUMS, Says({CUE: response}))
    chain = think(opened, *asked)
    assert "".join(chain.steps) in response
    assert chain.closing in ("", CLOSING)
    assert len(cut_everywhere(opened, *asked, chain)) == len(chain.steps) + 1
    opened.close()


def test_a_line_break_is_no_step(asked: tuple[Plan, Rendered]) -> None:
    """It stands before the step that it leads to."""
    opened = Desk(SUMS, Says({CUE: "\n24+63=87\n \n87+67=154\n \n154\n "}))
    chain = think(opened, *asked)
    opened.close()
    assert [step.strip() for step in chain.steps][:2] == ["24+63=87", "87+67=154"]
    assert all(step.strip() for step in chain.steps)


def test_a_probability_is_of_the_tokens_in_which_the_answer_was_said(
    asked: tuple[Plan, Rendered],
) -> None:
    """Cut into tokens as a whole the same words may be other ones, which are unlikely."""
    opened = Desk(SUMS, Spells({CLOSING: " 154.\n\n"}, {" 154.": 1e-6}))
    chain = Chain(asked[1].prompt.text, (" One step.",), CLOSING, "154", ".", ("154",))
    cuts = cut_everywhere(opened, *asked, chain)
    opened.close()
    assert [(cut.answer, cut.is_right) for cut in cuts] == [("154", True)] * 2
    for cut in cuts:
        assert cut.probability == cut.gold_probability == pytest.approx(0.9 ** len(" 154."))


@pytest.mark.parametrize(
    ("task", "version", "told"),
    [
        ("sums", "gen_v0", "sums, version gen_v0; expected a version .*; saw answers alone. Choose "
                           "one that has them: gen_v1"),
        ("sums-mcq", "ppl_v1", "Choose one that has them: gen_v1"),
        ("entailment", "gen_v0", "Write a version that has them, or choose another task"),
    ],
)  # fmt: skip
def test_a_version_without_steps_is_refused_with_those_that_have_some(
    task: str, version: str, told: str
) -> None:
    opened = Desk(SUMS.parent / task, Says())
    with pytest.raises(SettingError, match=told):
        require_steps(opened, opened.plan(version, "gen", num_fewshot=3))
    opened.close()


@pytest.mark.parametrize("shots", [0, 3])
@pytest.mark.parametrize(
    ("task", "version"),
    [("sums", "gen_v1"), ("swaps", "gen_v1"), ("coin-flip-zh", "gen_v1"),
     ("word-problems", "gen_v1"), ("mmlu-pro-cot", "gen_v1")],
)  # fmt: skip
def test_a_version_with_steps_is_taken(task: str, version: str, shots: int) -> None:
    opened = Desk(SUMS.parent / task, Says())
    require_steps(opened, opened.plan(version, "gen", num_fewshot=shots))
    opened.close()


def test_a_prompt_that_is_too_long_is_an_error(asked: tuple[Plan, Rendered]) -> None:
    opened = Desk(SUMS, Says(too_long=frozenset({CUE})))
    with pytest.raises(ModelError, match="too long"):
        think(opened, *asked)
    opened.close()


@pytest.mark.parametrize(
    ("step", "spoiled"),
    [
        (" 24+63=87.", " 24+63=97."),
        (" Ann flips: tails.", " Ann flips: heads."),
        (" Heads.", " Tails."),
        ("第2次：正面。", "第2次：反面。"),
        ("heads after 2", "heads after 12"),
        ("so far so good", "so far so good"),
    ],
)
def test_a_spoiled_step_has_a_false_result(step: str, spoiled: str) -> None:
    assert spoil((step,), 0) == spoiled


@pytest.mark.parametrize(
    ("steps", "at", "spoiled"),
    [
        ((" The book is with Ned.", " Sam and Ron swap: Ned.", " Sam and Ned swap: Sam."), 0,
         " The book is with Sam."),
        ((" The book is with Ned.", " Sam and Ron swap: Ned."), 0, " The book is with Ron."),
        ((" The book is with Ned.",), 0, " The book is with Ned."),
        ((" Ola: a.", " Cleo: o."), 1, " Cleo: a."),
        ((" Ola: a.", " Mia: a."), 0, " Ola: b."),
        (("Liz: z.",), 0, "Liz: a."),
        ((" All of them left.", " So did Ned."), 0, " All of them left."),
    ],
)  # fmt: skip
def test_a_name_or_a_letter_is_spoiled_by_another_of_the_chain(
    steps: tuple[str, ...], at: int, spoiled: str
) -> None:
    assert spoil(steps, at) == spoiled


@pytest.mark.parametrize(
    ("steps", "answer", "misled"),
    [
        ((" 24+63=87.", " 87+67=154."), "154", "164"),
        ((" 24+63=87.", " 87*2=174."), "174", ""),
        ((" 24+63=87.", " 100-87=13."), "13", ""),
        ((" 5*6=30.", " 7*8=56.", " 30+56=86."), "86", "96"),
        ((" Ann flips: tails.",), "yes", "no"),
        (("第2次：正面。",), "是", "否"),
        (("Heads.",), "No", "Yes"),
        (("heads after 2",), "yes", ""),
        ((" 24+63=87.",), "B", ""),
        (("so far so good",), "154", ""),
        ((" Ola: a.", " Cleo: o."), "ao", "oo"),
        ((" Ola: a.", " Cleo: o."), "oa", ""),
        ((" It is with Ned.", " Sam and Ned swap: Sam."), "sam", ""),
        ((" It is with Ned.", " Sam and Ned swap: Sam."), "no", ""),
    ],
)
def test_what_a_false_step_leads_to_is_known_of_sums_sides_and_letters(
    steps: tuple[str, ...], answer: str, misled: str
) -> None:
    """Ten more stay ten more where nothing else is done with them, what is turned stays turned, and
    a letter stands where it stood; of all else nothing is said."""
    assert misled_to(Chain("", steps, "", answer, "", (answer,)), 0) == misled


def test_an_answer_is_scored_in_the_letters_that_the_model_writes() -> None:
    """The task's rule takes it in small letters; its closing words are no step."""
    opened = Desk(SUMS.parent / "swaps", Says({CLOSING: " Ben."}, {" Ben.": 0.9}))
    plan = opened.plan("gen_v1", num_fewshot=1)
    (item,) = opened.prompts(plan, [2])
    chain = Chain(item.prompt.text, (" One step.",), CLOSING, "ben", ".", ("ben",))
    cuts = cut_everywhere(opened, plan, item, chain)
    opened.close()
    assert [(cut.answer, cut.is_right) for cut in cuts] == [("Ben", True)] * 2
    assert cuts[0].probability == pytest.approx(0.9)


def test_what_is_no_answer_is_shown_as_it_is_said() -> None:
    """Before the first step a model that reasons goes on to reason."""
    opened = Desk(SUMS, Says({CLOSING: " 12+15=27. 27+"}, {" 12+15=27. 27+": 0.8}))
    plan = opened.plan("gen_v1", num_fewshot=1)
    (item,) = opened.prompts(plan, [0])
    chain = Chain(item.prompt.text, (" 24+63=87.",), " The answer is", "154", ".", ("154",))
    cut = cut_everywhere(opened, plan, item, chain)[0]
    opened.close()
    assert (cut.answer, cut.is_right) == ("12+15=27. 27+", False)
    assert cut.probability == pytest.approx(0.8)


def test_a_model_that_says_nothing_has_no_answer() -> None:
    """No text is scored that has no token."""
    opened = Desk(SUMS, Says({}, {" .": 0.3}))
    plan = opened.plan("gen_v1", num_fewshot=1)
    (item,) = opened.prompts(plan, [0])
    chain = Chain(item.prompt.text, (), CLOSING, "154", ".", ("154",))
    (cut,) = cut_everywhere(opened, plan, item, chain)
    opened.close()
    assert (cut.answer, cut.is_right) == ("", False)
    assert cut.probability == pytest.approx(0.3)
