"""The scoring loop on the fake model: rows with their evidence, nothing lost, nothing twice."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from workbench.errors import SettingError
from workbench.models.base import GenerationStream, LoglikelihoodStream
from workbench.models.cache import ScoreCache, cached
from workbench.models.fake import FakeModel
from workbench.scoring.evaluate import evaluate
from workbench.scoring.metrics.doc_metric import MetricSpec
from workbench.scoring.settings import ScoreSettings
from workbench.types import (
    Decoding,
    Diagnostic,
    Doc,
    Example,
    GenerationRequest,
    LoglikelihoodRequest,
    Prompt,
    Rendered,
    RenderFailure,
    Row,
    Segment,
    Unanswered,
)

GEN = ScoreSettings(
    method="gen",
    scope="continuation",
    decoding=Decoding(20, ("\n",)),
    postprocess="gsm8k_post",
    metrics=(MetricSpec("accuracy", "exact_match"),),
)
PPL = ScoreSettings("ppl", "continuation", Decoding(), "", (MetricSpec("accuracy", "log_prob"),))


def item(doc_id: int, text: str, gold: str, choices: Sequence[str] = ()) -> Rendered:
    scores = {choice: float(choice == gold) for choice in choices}
    return Rendered(
        doc=Doc(doc_id, {"target_scores": scores}),
        example=Example(text, (gold,), gold),
        prompt=Prompt((Segment("input", text, doc_id),)),
        choices=tuple(choices),
        gold=tuple(i for i, choice in enumerate(choices) if choice == gold),
        shot_ids=(),
    )


def rows(stream: object) -> dict[int, Row]:
    return {row.doc_id: row for row in stream if row is not None}  # type: ignore[attr-defined]


def test_gen_rows_carry_their_evidence() -> None:
    """Response, cut, extracted text with its place, and a score for each metric."""
    model = FakeModel({"1+1=": " so #### 2\nQ: more", "2+2=": " #### 5"})
    found = rows(evaluate([item(0, "1+1=", "2"), item(1, "2+2=", "4")], model, GEN))
    extraction = found[0].extraction
    assert extraction is not None
    assert (extraction.cut, extraction.extracted) == (" so #### 2", ("2",))
    assert extraction.cut[extraction.start : extraction.end] == "2"
    assert found[0].scores["accuracy"].value == 1
    assert found[1].scores["accuracy"].value == 0
    assert list(found[0].scores) == ["accuracy", "exact_match", "prefix_match", "in_match"]
    assert found[0].prompt_sha256 == item(0, "1+1=", "2").prompt.sha256


def test_gen_rows_have_no_choices() -> None:
    """A doc with options, scored by GEN, is a row with a response: nothing was ranked."""
    row = rows(evaluate([item(0, "1+1=", "2", ("2", "3"))], FakeModel(), GEN))[0]
    assert (row.choices, row.gold, row.loglikelihoods) == ((), (), ())
    assert row.generation is not None


def test_ppl_rows_pick_the_likeliest_choice() -> None:
    """The scripted answer is the fake's first choice, so it wins; the evidence is per choice."""
    model = FakeModel({"1+1=": "2"})
    row = rows(evaluate([item(0, "1+1=", "2", ("3", "2", "4"))], model, PPL))[0]
    assert (row.predicted, row.gold) == (1, (1,))
    assert [answer.is_greedy for answer in row.loglikelihoods] == [False, True, False]
    assert list(row.scores) == ["accuracy", "acc", "acc_norm", "acc_bytes", "acc_tokens"]
    assert row.scores["acc"].value == 1


def test_a_doc_that_could_not_be_rendered_is_a_row_with_the_reason() -> None:
    """It has no score, and stands beside the others."""
    failure = RenderFailure(Doc(7, {}), Diagnostic("error", "KeyError", "no 'q'", 3))
    found = rows(evaluate([failure, item(0, "1+1=", "2")], FakeModel(), GEN))
    assert found[7].error == failure.diagnostic
    assert found[7].scores == {}
    assert found[0].error is None


@pytest.mark.parametrize(
    ("choices", "reason"), [((), "no choices"), (("2", ""), "a choice is empty")]
)
def test_a_doc_with_nothing_to_rank_is_not_scored_as_wrong(
    choices: tuple[str, ...], reason: str
) -> None:
    """NaN with the reason, never 0; the other docs are scored."""
    docs = [item(0, "1+1=", "2", choices), item(1, "1+1=", "2", ("2", "3"))]
    found = rows(evaluate(docs, FakeModel({"1+1=": "2"}), PPL))
    assert math.isnan(found[0].scores["acc"].value)
    assert reason in found[0].scores["acc"].reason
    assert found[1].scores["acc"].value == 1


def test_wrong_names_are_told_before_anything_is_computed() -> None:
    """Unknown metrics and post-processors fail before the model is asked."""
    model = FakeModel(fail_after=0)
    for settings in (
        ScoreSettings("gen", "continuation", Decoding(), "gsm8k_pots"),
        ScoreSettings("gen", "continuation", Decoding(), "", (MetricSpec("a", "exact"),)),
        ScoreSettings("ppl", "continuation", Decoding(), "", (MetricSpec("a", "bleu"),)),
    ):
        with pytest.raises(SettingError):
            next(evaluate([item(0, "x", "y", ("y",))], model, settings))


def test_rows_say_what_was_stored_and_what_was_computed(tmp_path: Path) -> None:
    """A second pass computes nothing; a changed prompt computes its own row alone."""
    cache = ScoreCache(tmp_path / "scores.db")
    docs = [item(i, f"{i}+1=", str(i + 1), (str(i + 1), "0")) for i in range(3)]
    first = rows(evaluate(docs, cached(FakeModel(), cache), PPL))
    assert [(row.cached, row.computed) for row in first.values()] == [(0, 2)] * 3
    docs[1] = item(1, "1 + 1 =", "2", ("2", "0"))
    second = rows(evaluate(docs, cached(FakeModel(), cache), PPL))
    assert {i: row.computed for i, row in second.items()} == {0: 0, 1: 2, 2: 0}
    assert second[0].loglikelihoods == first[0].loglikelihoods
    assert [second[i].is_cached for i in range(3)] == [True, False, True]


def test_stopping_keeps_what_was_computed(tmp_path: Path) -> None:
    """A consumer that leaves after one row finds that row stored, and no more computed."""
    cache = ScoreCache(tmp_path / "scores.db")
    docs = [item(i, f"{i}+1=", str(i + 1)) for i in range(5)]
    stream = evaluate(docs, cached(FakeModel(), cache), GEN)
    while next(stream) is None:
        pass
    stream.close()
    found = rows(evaluate(docs, cached(FakeModel(), cache), GEN))
    assert sum(row.is_cached for row in found.values()) == 1


def test_sampling_has_a_stream_per_doc() -> None:
    """Docs of equal prompt are asked with different seeds; greedy ones are the same request."""
    from workbench.scoring.requests import gen_requests

    warm = Decoding(temperature=1.0)
    seeds = {gen_requests(item(i, "x", "y"), warm, seed=0)[0].seed for i in range(5)}
    assert len(seeds) == 5
    assert gen_requests(item(0, "x", "y"), warm, 0) == gen_requests(item(0, "x", "y"), warm, 0)
    assert gen_requests(item(0, "x", "y"), Decoding(), 0) == gen_requests(
        item(1, "x", "y"), Decoding(), 9
    )


def test_a_doc_that_the_model_cannot_answer_has_the_reason() -> None:
    """One prompt too long is one row without a score; the others are scored."""
    docs = [item(0, "long", "2", ("2", "3")), item(1, "1+1=", "2", ("2", "3"))]
    for settings in (PPL, GEN):
        found = rows(evaluate(docs, ShortModel(), settings))
        assert math.isnan(found[0].scores["accuracy"].value)
        assert found[0].scores["accuracy"].reason == "too long"
        assert found[1].scores["accuracy"].value in (0, 1)


class Window(FakeModel):
    """Refuses every choice, with as many tokens as it has characters."""

    def loglikelihoods(self, requests: Sequence[LoglikelihoodRequest]) -> LoglikelihoodStream:
        for index, request in enumerate(requests):
            yield index, Unanswered(request.continuation, len(request.continuation))


def test_of_what_is_too_long_the_longest_is_told() -> None:
    """Not the first choice: with a window of its length, the longest would not fit still."""
    docs = [item(0, "1+1=", "2", ("2", "twelve", "3"))]
    row = rows(evaluate(docs, Window(), PPL))[0]
    assert row.scores["accuracy"].reason.endswith("twelve")


class ShortModel(FakeModel):
    """Cannot read the prompt `long`."""

    def loglikelihoods(self, requests: Sequence[LoglikelihoodRequest]) -> LoglikelihoodStream:
        return _refusing(requests, super().loglikelihoods(requests))

    def generate(self, requests: Sequence[GenerationRequest]) -> GenerationStream:
        return _refusing(requests, super().generate(requests))


def _refusing(requests: Sequence[Any], stream: Any) -> Any:
    for answered in stream:
        if answered is not None and requests[answered[0]].context == "long":
            yield answered[0], Unanswered("too long")
        else:
            yield answered


ENDLESS = "(x+x+)+y"
"""Python's `re` takes twice as long on it for each x more."""

LONG = replace(GEN, decoding=Decoding(100), postprocess="")


@pytest.mark.slow
def test_a_pattern_without_an_end_costs_its_own_row_alone() -> None:
    """A row on which a filter goes over its time has no score, and the reason; others have one."""
    step = {"function": "regex", "regex_pattern": r"(?:x+x+)+y|[0-9]+"}
    settings = replace(LONG, filters=(step, {"function": "take_first"}))
    items = [item(1, "a\n", "7"), item(2, "b\n", "7")]
    model = FakeModel({"a\n": "x" * 60, "b\n": "the 7"})
    found = rows(evaluate(items, model, settings))
    assert math.isnan(found[1].scores["accuracy"].value)
    assert "took too long on this row" in found[1].scores["accuracy"].reason
    assert found[1].extraction is not None and found[1].extraction.extracted == ()
    assert found[2].extraction is not None and found[2].extraction.extracted == ("7",)
    assert not math.isnan(found[2].scores["accuracy"].value)


@pytest.mark.slow
def test_a_metric_s_pattern_without_an_end_costs_its_own_score_alone() -> None:
    """The other metrics of the row are there."""
    spec = MetricSpec("own", "lm_eval_exact_match", {"regexes_to_ignore": [ENDLESS]})
    settings = replace(LONG, metrics=(*GEN.metrics, spec))
    (row,) = rows(evaluate([item(1, "a\n", "7")], FakeModel({"a\n": "x" * 60}), settings)).values()
    assert math.isnan(row.scores["own"].value) and "took too long" in row.scores["own"].reason
    assert row.scores["accuracy"].value == 0.0
