"""Single tokens: the same numbers as a run's, and texts that join to the prompt."""

from __future__ import annotations

import math
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from workbench import score, score_tokens
from workbench.errors import ModelError
from workbench.models import hf_tokens
from workbench.models.base import LanguageModel
from workbench.models.fake import FIRST_CHOICE, FakeModel
from workbench.models.hf import HFModel
from workbench.models.load import load_model
from workbench.models.tokens import TokenAnswer, TokenScores, token_scores
from workbench.tasks.task import Task
from workbench.types import Loglikelihood, LoglikelihoodRequest, Scope, Unanswered

PROMPT = "Question: 今天天气怎么样？ 🙂\nAnswer:"
CHOICES = [" Paris", " The answer is 12.", " 天气", " (B)"]
TASKS = Path(__file__).parents[2] / "transforms"


def scored(answers: tuple[TokenAnswer, ...]) -> list[TokenScores]:
    """Return the answers; there must be one for each request."""
    given = [answer for answer in answers if isinstance(answer, TokenScores)]
    assert len(given) == len(answers)
    return given


def stored(model: LanguageModel, requests: list[LoglikelihoodRequest]) -> list[Loglikelihood]:
    """Return what a run would store for the requests."""
    found = dict(filter(None, model.loglikelihoods(requests)))
    answers = [found[index] for index in range(len(requests))]
    return [answer for answer in answers if isinstance(answer, Loglikelihood)]


@pytest.mark.parametrize("scope", ["continuation", "full"])
def test_the_tokens_are_those_that_a_run_scores(tiny: HFModel, scope: Scope) -> None:
    """Ids, log-probabilities and sums are a run's, within what a batch may round."""
    found = scored(token_scores(tiny, PROMPT, CHOICES, scope=scope))
    wanted = stored(tiny, [LoglikelihoodRequest(PROMPT, text, scope) for text in CHOICES])
    for told, kept in zip(found, wanted, strict=True):
        assert told.sum == pytest.approx(kept.sum, abs=1e-4)
        assert told.num_scored == kept.num_tokens
        end = kept.token_ids[-len(told.continuation) :]
        assert tuple(token.id for token in told.continuation) == end
        own = kept.token_logprobs[-len(end) :]
        assert [t.logprob for t in told.continuation] == pytest.approx(own, abs=1e-4)


def test_the_texts_join_to_the_prompt_and_its_choice(tiny: HFModel) -> None:
    """Also where a character is several tokens, and where white space goes with the choice."""
    for text in CHOICES:
        (told,) = scored(token_scores(tiny, PROMPT + " \n", [text]))
        tokens = [*told.context, *told.continuation]
        assert "".join(t.text for t in tokens if not t.special) == f"{PROMPT} \n{text}"
        assert len(told.context) == told.num_context


def test_alternatives_are_the_likeliest_and_rank_says_where_the_token_is(
    tiny: HFModel,
) -> None:
    """The first alternative of a token of rank 1 is the token; the others are less likely."""
    (told,) = scored(token_scores(tiny, PROMPT, [CHOICES[1]], top=400))
    for token in told.continuation:
        values = [other.logprob for other in token.alternatives]
        assert values == sorted(values, reverse=True)
        assert token.rank is not None
        assert values[token.rank - 1] == pytest.approx(token.logprob, abs=1e-5)
        assert len(values) < 400 or math.fsum(map(math.exp, values)) <= 1 + 1e-4


def test_what_does_not_fit_at_once_comes_in_pieces(
    tiny: HFModel, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bound on the logits in memory changes no number."""
    whole = scored(token_scores(tiny, PROMPT, CHOICES, scope="full"))
    monkeypatch.setattr(hf_tokens, "LOGITS", 3_000)
    pieces = scored(token_scores(tiny, PROMPT, CHOICES, scope="full"))
    for one, other in zip(whole, pieces, strict=True):
        assert one.sum == pytest.approx(other.sum, abs=1e-4)
        assert [t.text for t in one.context] == [t.text for t in other.context]
        assert [t.rank for t in one.continuation] == [t.rank for t in other.continuation]


def test_a_window_is_the_context_s_end(tiny: HFModel) -> None:
    """Fewer tokens of the prompt are told, and nothing else changes; only the first tells any."""
    whole = scored(token_scores(tiny, PROMPT, CHOICES))
    part = scored(token_scores(tiny, PROMPT, CHOICES, last=4))
    assert [t.id for t in part[0].context] == [t.id for t in whole[0].context[-4:]]
    assert [t.context for t in part[1:]] == [(), (), ()]
    assert [t.num_context for t in part] == [t.num_context for t in whole]
    assert [t.sum for t in part] == pytest.approx([t.sum for t in whole], abs=1e-4)


@pytest.mark.parametrize("model", ["teaching", "fake"])
def test_a_doc_s_sums_are_those_of_its_row(model: str, tmp_path: Path) -> None:
    """What the pane shows of a doc is what the run stored of it, choice by choice."""
    task = Task.open(TASKS / "sums-mcq")
    loaded = load_model(model)
    settings: dict[str, Any] = {"method": "ppl", "num_fewshot": 2}
    report = score(task, loaded, sample_size=3, **settings)
    for row in report.rows:
        told = score_tokens(task, loaded, row.doc_id, **settings)
        sums = [answer.sum for answer in scored(told.answers)]
        assert sums == pytest.approx([answer.sum for answer in row.loglikelihoods], abs=1e-4)
        assert (told.picked, told.gold) == (row.predicted, row.gold)
        assert told.prompt_sha256 == row.prompt_sha256


def test_the_fake_tells_what_it_scores() -> None:
    """Its tokens are characters; what it would generate is the first choice at every place."""
    model = FakeModel({"Q:": " yes"})
    (told,) = scored(token_scores(model, "Q:", [" yes"]))
    assert [token.logprob for token in told.continuation] == [FIRST_CHOICE] * 4
    assert [token.rank for token in told.continuation] == [1] * 4
    assert [token.alternatives[0].text for token in told.continuation] == list(" yes")
    assert (told.context[0].logprob, told.context[0].rank) == (None, None)
    assert "".join(token.text for token in told.context) == "Q:"


def test_a_prompt_without_choices_is_told_alone() -> None:
    """An empty list of continuations asks for the prompt's own tokens."""
    (told,) = scored(token_scores(FakeModel(), "abc", []))
    assert ([t.text for t in told.context], told.continuation) == (["a", "b", "c"], ())


def test_a_model_that_cannot_tell_says_so() -> None:
    """A server that gives no log-probabilities is refused by name, with a way out."""
    server = cast(LanguageModel, SimpleNamespace(name="far-away"))
    with pytest.raises(ModelError, match=r"'far-away' does not tell.*'teaching' does"):
        token_scores(server, "a", ["b"])


def test_what_cannot_be_scored_is_unanswered_with_its_reason(tiny: HFModel) -> None:
    """A prompt longer than the window is said to be so; nothing is cut to fit."""
    (told,) = token_scores(tiny, "天气 " * 400, ["x"])
    assert isinstance(told, Unanswered)
    assert "too long" in told.reason
