"""The fake keeps the laws that a real model keeps."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import TypeVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from workbench.errors import ModelError
from workbench.models.base import LanguageModel
from workbench.models.fake import FakeModel
from workbench.models.load import load_model
from workbench.types import (
    Decoding,
    GenerationRequest,
    Loglikelihood,
    LoglikelihoodRequest,
    Unanswered,
)

T = TypeVar("T")
texts = st.text("ab 天\n1.", min_size=1, max_size=12)


def answers(stream: Iterable[tuple[int, T | Unanswered] | None]) -> list[T]:
    """Return the answers in the order of their requests; there must be one for each."""
    found = [answer for _, answer in sorted(filter(None, stream), key=lambda item: item[0])]
    given = [answer for answer in found if not isinstance(answer, Unanswered)]
    assert len(given) == len(found)
    return given


def score(model: FakeModel, *request: str) -> Loglikelihood:
    """Return the answer to one request."""
    return answers(model.loglikelihoods([LoglikelihoodRequest(*request)]))[0]  # type: ignore


@given(texts, texts)
def test_loglikelihoods_add_up(context: str, continuation: str) -> None:
    """log P(whole) = log P(context) + log P(continuation after context), first character aside."""
    model = FakeModel()
    context = "x" + context + "x"
    whole, head = (
        score(model, "", context + continuation, "full"),
        score(model, "", context, "full"),
    )
    tail = score(model, context, continuation)
    assert math.isclose(whole.sum, head.sum + tail.sum, abs_tol=1e-9)
    assert whole.num_tokens == len(context + continuation) - 1


@given(texts, st.sampled_from([" ", "\n", " \n"]), texts)
def test_trailing_white_space_belongs_to_the_continuation(
    context: str, space: str, continuation: str
) -> None:
    """The same text with the space on either side of the border scores the same."""
    model = FakeModel()
    assert score(model, context + space, continuation) == score(
        model, context, space + continuation
    )


@given(texts, st.integers(1, 12))
def test_what_is_generated_is_greedy(context: str, count: int) -> None:
    """A generation is greedy as a continuation, and with one more wrong character it is not."""
    model = FakeModel()
    (made,) = answers(model.generate([GenerationRequest(context + "x", Decoding(count, ()))]))
    assert (len(made.text), made.stop_reason) == (count, "length")
    scored = score(model, context + "x", made.text)
    assert scored.is_greedy
    assert scored.token_logprobs == made.token_logprobs
    assert not score(model, context + "x", made.text + "天").is_greedy


def test_scripted_answers_are_given_and_greedy() -> None:
    """A mapping or a function scripts the answers; what it leaves out is made up."""
    for script in ({"2+2=": " 4"}, lambda context: {"2+2=": " 4"}.get(context)):
        model = FakeModel(script)
        made, other = answers(
            model.generate([GenerationRequest("2+2="), GenerationRequest("3+3=", Decoding(5))])
        )
        assert (made.text, made.stop_reason) == (" 4", "eos")
        assert other.text != " 4"
        assert score(model, "2+2=", " 4").is_greedy
        assert not score(model, "2+2=", " 5").is_greedy
    assert score(FakeModel({"2+2= ": "4"}), "2+2= ", "4").is_greedy


def test_a_text_ends_before_its_stop_sequence() -> None:
    """The first stop sequence to end ends the text, and is kept beside it; the limit comes before
    it when it is shorter."""
    model = FakeModel({"Q": "one\ntwo.\n\nthree"})

    def run(*until: str, limit: int = 99) -> tuple[str, str, str]:
        (made,) = answers(model.generate([GenerationRequest("Q", Decoding(limit, until))]))
        return made.text, made.stop, made.stop_reason

    assert run("\n\n", ".") == ("one\ntwo", ".", "stop")
    assert run("four") == ("one\ntwo.\n\nthree", "", "eos")
    assert run(".", limit=5) == ("one\nt", "", "length")


def test_it_fails_when_told_to() -> None:
    """After `fail_after` answers, counted over all calls, comes a ModelError."""
    model = FakeModel(fail_after=2)
    requests = [LoglikelihoodRequest("a", "b")]
    answers(model.loglikelihoods(requests * 2))
    with pytest.raises(ModelError, match="as it was told"):
        answers(model.generate([GenerationRequest("a")]))


def test_every_answer_comes_after_a_tick() -> None:
    """A consumer may stop before any answer."""
    stream = list(FakeModel().loglikelihoods([LoglikelihoodRequest("a", "b")] * 2))
    assert [item is None for item in stream] == [True, False, True, False]


def test_an_empty_continuation_is_unanswered() -> None:
    """As by a real model, and the others are answered."""
    requests = [LoglikelihoodRequest("a", ""), LoglikelihoodRequest("a", "b")]
    answers = dict(filter(None, FakeModel().loglikelihoods(requests)))
    assert isinstance(answers[0], Unanswered)
    assert "continuation ''" in answers[0].reason
    assert isinstance(answers[1], Loglikelihood)


def test_sampling_depends_on_the_seed_alone() -> None:
    """The same seed gives the same text, another seed another; greedy ignores it."""
    model = FakeModel()
    drawn = Decoding(20, (), temperature=1.0)
    asked = [GenerationRequest("a", drawn, seed) for seed in (0, 0, 1)]
    first, again, other = (answer.text for answer in answers(model.generate(asked)))
    assert first == again != other
    greedy = [GenerationRequest("a", Decoding(20, ()), seed) for seed in (0, 1)]
    assert len({answer.text for answer in answers(model.generate(greedy))}) == 1


def test_the_fingerprint_is_the_script() -> None:
    """Equal scripts share one, other scripts do not, and a function is like nothing else."""
    assert FakeModel().fingerprint == FakeModel().fingerprint
    assert FakeModel({"a": "b"}).fingerprint == FakeModel({"a": "b"}).fingerprint
    assert FakeModel({"a": "b"}).fingerprint != FakeModel({"a": "c"}).fingerprint
    assert FakeModel(str.upper).fingerprint != FakeModel(str.upper).fingerprint


def test_it_is_a_language_model_by_the_name_fake() -> None:
    """It keeps the whole protocol, the chat template too."""
    model = load_model("fake")
    assert isinstance(model, LanguageModel)
    assert (model.name, model.count_tokens("天气")) == ("fake", 2)
    text = model.apply_chat_template([{"role": "user", "content": "Hi"}])
    assert text == "<user>\nHi\n<assistant>\n"
