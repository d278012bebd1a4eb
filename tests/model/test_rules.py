"""The rules on real tokens: where a prompt ends in a whole text, and each system's own formula."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest
import torch
from hypothesis import given
from hypothesis import strategies as st

from workbench.errors import InputError
from workbench.models.cache import request_key
from workbench.models.encoding import Encoded, encode_pair
from workbench.models.fake import FakeModel
from workbench.models.hf import HFModel
from workbench.models.ppl.plain import score
from workbench.scoring.rule_rows import RuleRow, score_by_rules
from workbench.types import (
    Doc,
    Example,
    Loglikelihood,
    LoglikelihoodRequest,
    Prompt,
    Rendered,
    Segment,
    Unanswered,
)

from .conftest import tokenizers

KINDS = tokenizers()
ALPHABET = "abAB12.:() \n\t天气好é🙂"
texts = st.text(ALPHABET, max_size=24)
kinds_of = st.sampled_from(sorted(KINDS))

PROMPTS = [
    "Question: What is the capital of France?\nAnswer:",
    "Question: 今天天气怎么样？\nAnswer: ",
    "The answer is (B). Let's think step by step:\n",
    "",
]
CHOICES = ("Paris", "天气很好", "never", " (B) maybe", "12.")


def encoded(tokenizer: Any, *args: Any, **options: Any) -> Encoded | None:
    try:
        return encode_pair(tokenizer, *args, **options)
    except InputError:
        return None


@given(kinds_of, texts, texts)
def test_a_whole_text_tells_where_its_continuation_begins(
    kind: str, context: str, continuation: str
) -> None:
    """What is behind `context_tokens` is what the scope "continuation" scores, in the same ids."""
    tokenizer = KINDS[kind]
    whole = encoded(tokenizer, context, continuation, "full")
    alone = encoded(tokenizer, context, continuation)
    if whole is None or whole.context_tokens is None:
        return
    assert alone is not None
    assert alone.ids == whole.ids
    assert alone.scored == whole.scored[whole.context_tokens :]
    assert alone.context_tokens == 0


@given(kinds_of, texts.filter(str.strip), texts.filter(str.strip))
def test_the_border_is_told_wherever_there_is_one(kind: str, context: str, more: str) -> None:
    """A prompt that isn't blank, and a continuation that adds tokens: the whole text tells."""
    tokenizer = KINDS[kind]
    whole = encoded(tokenizer, context, more, "full")
    if encoded(tokenizer, context, more) is not None:
        assert whole is not None
        assert whole.context_tokens is not None


@given(kinds_of, texts, texts.filter(bool))
def test_apart_means_each_by_itself_without_special_tokens(
    kind: str, context: str, more: str
) -> None:
    """The ids are those of the two texts in a row; what is scored are all of the second's."""
    tokenizer = KINDS[kind]
    before, rest = (tokenizer.encode(text, add_special_tokens=False) for text in (context, more))
    got = encoded(tokenizer, context, more, joint=False)
    full = encoded(tokenizer, context, more, "full", joint=False)
    if not rest:
        assert (got, full) == (None, None)
        return
    assert got is not None
    assert full is not None
    assert got.scored == tuple(rest)
    if before:
        assert got.ids == (*before, *rest)
    assert full.ids == got.ids
    assert full.scored[full.context_tokens :] == got.scored


@given(texts, texts)
def test_the_fake_keeps_the_same_law(context: str, more: str) -> None:
    """The tail of its whole text is its answer for the continuation, character by character."""
    full, alone, apart = (
        LoglikelihoodRequest(context, more, "full"),
        LoglikelihoodRequest(context, more),
        LoglikelihoodRequest(context, more, joint=False),
    )
    found = dict(one for one in FakeModel().loglikelihoods([full, alone, apart]) if one)
    whole = found[0]
    if isinstance(whole, Unanswered) or whole.context_tokens is None:
        assert isinstance(whole, Unanswered) or not (context.strip() and more)
        return
    assert isinstance(found[1], Loglikelihood)
    assert isinstance(found[2], Loglikelihood)
    assert whole.token_logprobs[whole.context_tokens :] == found[1].token_logprobs
    assert found[2].token_logprobs == found[1].token_logprobs[-len(more) :]


def test_answers_of_another_kind_have_another_key() -> None:
    """Scope and encoding count; a joint continuation's key is what it was before there were others,
    so that stored answers are found."""
    request = LoglikelihoodRequest("Q", "A")
    asked = [
        request,
        replace(request, joint=False),
        replace(request, scope="full"),
        replace(request, scope="full", joint=False),
    ]
    assert len({request_key("m", one) for one in asked}) == 4
    stated = {"continuation": "A", "scope": "continuation", "model": "m", "context": "Q"}
    digest = hashlib.sha256(json.dumps(stated, sort_keys=True).encode()).digest()
    assert request_key("m", request) == digest


def item(doc_id: int, text: str, choices: Sequence[str] = CHOICES) -> Rendered:
    return Rendered(
        doc=Doc(doc_id, {"target_scores": {c: float(c == choices[0]) for c in choices}}),
        example=Example(text, (choices[0],), choices[0]),
        prompt=Prompt((Segment("input", text, doc_id),)),
        choices=tuple(choices),
        gold=(0,),
        shot_ids=(),
    )


@pytest.fixture(scope="module")
def rows(tiny: HFModel) -> list[RuleRow]:
    items = [item(i, text) for i, text in enumerate(PROMPTS)]
    found = [row for row in score_by_rules(items, tiny) if row is not None]
    return sorted(found, key=lambda row: row.doc_id)


def logprobs(tiny: HFModel, ids: Sequence[int]) -> list[float]:
    """Return the log-probabilities of all tokens but the first, from the model itself."""
    with torch.inference_mode():
        logits = tiny._network.model(torch.tensor([list(ids)])).logits[0, :-1].double()
    at = torch.tensor(list(ids[1:]))[:, None]
    return logits.log_softmax(-1).gather(1, at)[:, 0].tolist()


def test_whole_text_losses_are_the_cross_entropy(rows: list[RuleRow], tiny: HFModel) -> None:
    """UltraEval's loss is the sum over tokens 2 to T, OpenCompass's that by T (a batch of one)."""
    tokenizer = tiny._tokenizer
    for row in rows[:3]:
        for place, choice in enumerate(CHOICES):
            ids = tokenizer(PROMPTS[row.doc_id] + choice).input_ids
            loss = -sum(logprobs(tiny, ids))
            got = {name: verdict.values for name, verdict in row.verdicts.items()}
            assert got["ultraeval"][place] == pytest.approx(loss, abs=1e-4)
            assert got["opencompass"][place] == pytest.approx(loss / len(ids), abs=1e-5)


def test_freeeval_encodes_prompt_and_choice_apart(rows: list[RuleRow], tiny: HFModel) -> None:
    """log p of the choice's own tokens after the prompt's, after "Answer:", and per token."""
    tokenizer = tiny._tokenizer
    for row in rows[:3]:
        got = {name: verdict.values for name, verdict in row.verdicts.items()}
        for place, choice in enumerate(CHOICES):
            rest = tokenizer.encode(choice, add_special_tokens=False)
            sums = []
            for before in (PROMPTS[row.doc_id], "Answer:"):
                ids = tokenizer.encode(before, add_special_tokens=False) + rest
                sums.append(sum(logprobs(tiny, ids)[-len(rest) :]))
            assert got["freeeval_cloze"][place] == pytest.approx(sums[0], abs=1e-4)
            assert got["freeeval_ln"][place] == pytest.approx(sums[0] / len(rest), abs=1e-4)
            assert got["freeeval_un"][place] == pytest.approx(sums[0] - sums[1], abs=2e-4)


def test_the_choices_part_is_what_the_model_gives_for_it(
    rows: list[RuleRow], tiny: HFModel
) -> None:
    """The tail of the one pass equals a request for the continuation, an empty prompt included."""
    requests = [LoglikelihoodRequest(text, choice) for text in PROMPTS for choice in CHOICES]
    answers = dict(found for found in tiny.loglikelihoods(requests) if found is not None)
    for index, request in enumerate(requests):
        doc, place = divmod(index, len(CHOICES))
        answer, evidence = answers[index], rows[doc].evidence[place]
        assert isinstance(answer, Loglikelihood)
        assert evidence.choice == request.continuation
        assert evidence.continuation == pytest.approx(answer.token_logprobs, abs=1e-5)


def test_texts_of_equal_tokens_are_run_once(tiny: HFModel) -> None:
    """Whole, continuation and parts apart share a forward pass where the tokens are the same."""
    tokenizer = KINDS["byte-level"]
    pair = ("Question: yes\nAnswer:\n", "never")
    texts = {
        0: encode_pair(tokenizer, *pair, "full"),
        1: encode_pair(tokenizer, *pair, joint=False),
        2: encode_pair(tokenizer, *pair),
    }
    assert texts[0].ids == texts[1].ids == texts[2].ids
    if max(texts[0].ids) >= tiny._network.model.config.vocab_size:
        pytest.fail("the tokenizer does not fit the model")
    ticks = [found for found in score(tiny._network, texts) if found is None]
    assert len(ticks) == 1


@given(
    st.lists(st.text("abn 天é", min_size=1, max_size=6), min_size=2, max_size=4, unique=True),
    st.integers(0, 2),
)
def test_ultraevals_shared_tokens_are_the_ids(choices: list[str], prompt: int) -> None:
    """The mean is over the tokens behind the longest common run of ids, of the text alone."""
    from workbench.scoring.rules import RULES, Evidence, judge

    tokenizer = KINDS["byte-level with BOS"]
    pairs = [encode_pair(tokenizer, PROMPTS[prompt], c, "full") for c in choices]
    parts = [
        Loglikelihood(tuple(-float(t % 7) - 1 for t in p.scored), p.scored, False) for p in pairs
    ]
    evidence = [Evidence(c, p, p.token_logprobs, p, p) for c, p in zip(choices, parts, strict=True)]
    got = judge(RULES["ultraeval_norm"], evidence, {choices[0]: 1.0})
    shared = 0
    while (
        all(len(p.scored) > shared for p in pairs) and len({p.scored[shared] for p in pairs}) == 1
    ):
        shared += 1
    if any(len(p.scored) == shared for p in pairs):
        assert got.pick is None
    else:
        means = [-sum(p.token_logprobs[shared:]) / (p.num_tokens - shared) for p in parts]
        assert got.values == pytest.approx(means)
