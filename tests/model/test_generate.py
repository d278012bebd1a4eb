"""Generation on packed rows is plain greedy generation, with fewer tokens read."""

from __future__ import annotations

import itertools
import random
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import torch
from transformers import (
    BloomConfig,
    BloomForCausalLM,
    Gemma2Config,
    Gemma2ForCausalLM,
    LlamaConfig,
    LlamaForCausalLM,
    MambaConfig,
    MambaForCausalLM,
    MistralConfig,
    MistralForCausalLM,
    RecurrentGemmaConfig,
    RecurrentGemmaForCausalLM,
    RwkvConfig,
    RwkvForCausalLM,
)

from workbench.errors import ModelError
from workbench.models.cache import request_key
from workbench.models.encoding import encode_context
from workbench.models.gen import attention as packed_attention
from workbench.models.gen import check as packed_check
from workbench.models.gen.check import judge_packed
from workbench.models.gen.requests import encode_draft
from workbench.models.gen.speculation import LookupGuesser
from workbench.models.gen.text import StopFinder, decode_after
from workbench.models.hf import HFModel, load_hf_model
from workbench.models.settings import LoadSettings
from workbench.types import Decoding, Generation, GenerationRequest, LoglikelihoodRequest

from .conftest import byte_level, metaspace
from .test_hf import answers
from .test_tree import LEAN, TREES, built

SHOTS = "Question: What is 3 + 4?\nAnswer: 7\n\nQuestion: What is 12?\nAnswer: 12\n\n"
CONTEXTS = [
    SHOTS + "Question: Paris?\nAnswer:",
    SHOTS + "Question: What is 5?",
    SHOTS + "今天",
    SHOTS,
    "A. yes\nB. no",
    SHOTS[:40] + "the answer",
    "Q",
]


@torch.inference_mode()
def alone(model: HFModel, request: GenerationRequest) -> Generation:
    """Generate greedily with whole forward passes of one row, as simply as it can be done."""
    prompt = encode_context(model._tokenizer, request.context)
    ids: list[int] = []
    logprobs: list[float] = []
    reason: Any = "length"
    text = ""
    while len(ids) < request.decoding.max_new_tokens:
        logits = model._network.model(torch.tensor([[*prompt, *ids]])).logits[0, -1].double()
        ids.append(int(logits.argmax()))
        logprobs.append(float(logits.log_softmax(-1)[ids[-1]]))
        text = decode_after(model._tokenizer, prompt, ids)
        if ids[-1] == model._tokenizer.eos_token_id:
            reason = "eos"
            break
        if any(stop in text for stop in request.decoding.until):
            reason = "stop"
            break
    ends = [(text.find(stop), stop) for stop in request.decoding.until if stop in text]
    if not ends:
        text = text.rstrip("\ufffd") if reason == "length" else text
        return Generation(text, tuple(ids), tuple(logprobs), reason)
    place, stop = min(ends)
    return Generation(text[:place], tuple(ids), tuple(logprobs), reason, stop)


def requests_of(contexts: Sequence[str]) -> list[GenerationRequest]:
    """Return requests of uneven lengths, some with stop sequences that random text meets."""
    return [
        GenerationRequest(context, Decoding(3 + 7 * (place % 4), ("e", "\n\n") * (place % 2)))
        for place, context in enumerate(contexts)
    ]


def same(got: Generation, wanted: Generation) -> bool:
    """Say whether two generations are the same, their log-probabilities up to rounding."""
    close = got.token_logprobs == pytest.approx(wanted.token_logprobs, abs=1e-4)
    return close and replace(got, token_logprobs=()) == replace(wanted, token_logprobs=())


def spoiled(text: str, how: str) -> str:
    """Return a draft: the right text, one with a wrong middle, or one that is all wrong."""
    if how == "wrong in the middle":
        return text[: len(text) // 2] + "天气" + text[len(text) // 2 + 1 :]
    return {"none": "", "right": text, "all wrong": "never, never, never. " * 4}[how]


@pytest.mark.parametrize("how", ["none", "right", "wrong in the middle", "all wrong"])
@pytest.mark.parametrize("budget", [1, 40, 100_000])
@pytest.mark.usefixtures("library")
def test_every_text_is_that_of_the_row_alone(tiny: HFModel, budget: int, how: str) -> None:
    """Whatever the drafts, the budget and the order: the tokens of plain greedy generation, and
    their log-probabilities within 1e-4."""
    tiny._network.budget = budget
    requests = requests_of(CONTEXTS)
    wanted = {request.context: alone(tiny, request) for request in requests}
    requests = [replace(r, draft=spoiled(wanted[r.context].text, how)) for r in requests]
    random.Random(budget).shuffle(requests)
    got = answers(tiny.generate(requests))
    assert tiny._generator.trial.note == ""
    assert sorted(got) == list(range(len(requests)))
    for index, request in enumerate(requests):
        assert same(got[index], wanted[request.context])
    assert {answer.stop_reason for answer in wanted.values()} >= {"length"}


@pytest.mark.parametrize("budget", [40, 100_000])
@pytest.mark.parametrize("how", ["right", "wrong in the middle"])
@pytest.mark.parametrize("without", ["lean layers", "fused attention"])
def test_every_way_makes_the_same_text(
    tiny: HFModel, monkeypatch: pytest.MonkeyPatch, without: str, how: str, budget: int
) -> None:
    """With the model's own layers, and with attention by hand, a few scores at a time."""
    if without == "lean layers":
        monkeypatch.setattr(packed_check, "lean", lambda _: None)
    else:
        monkeypatch.setattr(packed_attention, "has_fused", lambda _: False)
        monkeypatch.setattr(packed_attention, "CPU_SCORES", 1 << 9)
    model = fresh(tiny)
    model._network.budget = budget
    requests = requests_of(CONTEXTS)
    wanted = {request.context: alone(tiny, request) for request in requests}
    requests = [replace(r, draft=spoiled(wanted[r.context].text, how)) for r in requests]
    for index, answer in answers(model.generate(requests)).items():
        assert same(answer, wanted[requests[index].context])


@pytest.mark.parametrize("name", TREES)
def test_layers_of_our_own_generate_where_they_score(name: str) -> None:
    """The trial of packed rows comes to what that of trees does."""
    network = built(TREES[name])
    assert judge_packed(network).is_lean == (name in LEAN)


def test_a_hook_that_comes_later_is_heeded(folders: dict[str, Path]) -> None:
    """What a user hangs into a model that has generated already changes its texts."""
    model = load_hf_model(str(folders["llama"]))
    requests = requests_of(CONTEXTS)
    before = answers(model.generate(requests))
    layer = model._network.model.model.layers[0]
    hook = layer.mlp.register_forward_hook(lambda _module, _inputs, out: -out)
    changed = answers(model.generate(requests))
    wanted = {index: alone(model, request) for index, request in enumerate(requests)}
    hook.remove()
    assert all(same(changed[index], wanted[index]) for index in wanted)
    assert {i: a.token_ids for i, a in changed.items()} != {
        i: a.token_ids for i, a in before.items()
    }


def missing(*_: Any) -> Any:
    """Fail as a torch without the kernel does."""
    return torch.ops.aten._no_such_attention(*_)


def refusing(*_: Any) -> Any:
    """Fail as a kernel does that does not know such tensors."""
    raise RuntimeError("not implemented")


def wrong(queries: Any, keys: Any, values: Any, scale: float, _mask: Any) -> Any:
    """Return attention that sees all keys."""
    return packed_attention._by_hand(queries, keys, values, scale, None)


@pytest.mark.parametrize(
    ("kernel", "is_taken"),
    [(missing, False), (refusing, False), (wrong, False), (packed_attention._fused, True)],
)
@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16])
def test_the_fused_kernel_is_taken_where_it_is_right(
    monkeypatch: pytest.MonkeyPatch, kernel: Any, is_taken: bool, dtype: torch.dtype
) -> None:
    """It is torch's own business: where it is missing or another, attention is made by hand. The
    user's random numbers stay the same."""
    monkeypatch.setattr(packed_attention, "_fused", kernel)
    before = torch.random.get_rng_state()
    assert packed_attention.has_fused.__wrapped__(dtype) is is_taken
    assert torch.equal(before, torch.random.get_rng_state())


def test_a_lookup_changes_no_text(tiny: HFModel) -> None:
    """With guesses from the prompt, which the CPU goes without, more tokens are read, and those
    that come out are the same."""
    requests = [GenerationRequest(context, Decoding(40, ())) for context in CONTEXTS]
    made: list[list[tuple[int, ...]]] = []
    read: list[int] = []
    for looks_up in (False, True):
        model = fresh(tiny)
        assert model._generator._packed is not None
        model._generator._packed.looks_up = looks_up
        with passes(model) as seen:
            got = answers(model.generate(requests))
        made.append([got[index].token_ids for index in range(len(requests))])
        read.append(sum(seen))
    assert made[0] == made[1]
    assert read[0] < read[1], "there was nothing to look up: choose texts that repeat themselves"


@contextmanager
def passes(model: HFModel, most: int | None = None) -> Iterator[list[int]]:
    """Collect the number of tokens of every forward pass; more than `most` do not fit."""
    seen: list[int] = []

    def watch(_module: Any, args: Any) -> None:
        seen.append(args[0].numel())
        if most is not None and seen[-1] > most:
            raise torch.OutOfMemoryError("CUDA out of memory. Tried to allocate 9 GiB")

    hook = model._network.model.get_input_embeddings().register_forward_pre_hook(watch)
    budget = model._network.budget
    try:
        yield seen
    finally:
        hook.remove()
        model._network.budget = budget


def fresh(model: HFModel) -> HFModel:
    """Return the model without anything kept from earlier calls, and tried already."""
    other = HFModel(
        model._network.model, model._tokenizer, name="fresh", fingerprint="", max_batch_tokens=10**5
    )
    other._generator._pack()
    return other


def test_a_token_is_read_once(tiny: HFModel) -> None:
    """Shots that all rows share are read once, each row's own tokens once, and all it generates
    but the last; the next run with the same shots does not read them again."""
    model = fresh(tiny)
    contexts = [SHOTS + f"Question: What is {n}?" for n in range(10, 16)]
    requests = [GenerationRequest(context, Decoding(4, ())) for context in contexts]
    prompts = [encode_context(model._tokenizer, context) for context in contexts]
    shared = len(list(itertools.takewhile(lambda ids: len(set(ids)) == 1, zip(*prompts))))  # noqa: B905
    shared = min(shared, min(map(len, prompts)) - 1)
    own = sum(len(prompt) - shared for prompt in prompts)
    with passes(model) as first:
        made = answers(model.generate(requests))
    with passes(model) as second:
        answers(model.generate(requests))
    later = sum(len(answer.token_ids) - 1 for answer in made.values())
    assert sum(first) == shared + own + later
    assert sum(second) == own + later
    assert shared > 20


def test_a_prompt_that_is_the_kept_trunk(tiny: HFModel) -> None:
    """Asked after longer ones that begin with it, it is read and answered as by a fresh model."""
    model = fresh(tiny)
    prompt = SHOTS + "Question: What is 12?"
    longer = [GenerationRequest(prompt + end, Decoding(4, ())) for end in ("\nOne", "\nTwo")]
    ids = [encode_context(model._tokenizer, request.context) for request in longer]
    shared = len(list(itertools.takewhile(lambda two: two[0] == two[1], zip(*ids))))  # noqa: B905
    answers(model.generate(longer))
    request, kept = GenerationRequest("", Decoding(4, ())), {0: (ids[0][:shared], ())}
    (made,) = answers(model._generator.run([request], kept)).values()
    (wanted,) = answers(fresh(tiny)._generator.run([request], kept)).values()
    assert made.token_ids == wanted.token_ids


def test_a_right_draft_takes_one_pass(tiny: HFModel) -> None:
    """A prompt and the first 16 tokens of a draft are read together: one pass for 12 tokens, and
    for 40 a second one for the 32 that follow."""
    prompt = encode_context(tiny._tokenizer, "The answer is")
    for limit, wanted in ((12, [len(prompt) + 11]), (40, [len(prompt) + 16, 23])):
        request = GenerationRequest("The answer is", Decoding(limit, ()))
        (made,) = answers(fresh(tiny).generate([request])).values()
        assert made.stop_reason == "length", "the row met EOS: choose a context that does not"
        model = fresh(tiny)
        with passes(model) as seen:
            run = model._generator.run([request], {0: (prompt, made.token_ids)})
            (again,) = answers(run).values()
        assert again.token_ids == made.token_ids
        assert seen == wanted


def test_rows_leave_the_batch_as_they_finish(tiny: HFModel) -> None:
    """With limits 2, 4 and 6 the passes after the prompts read 3, 2, 2, 1 and 1 tokens, and a
    row that is finished is yielded before the next pass."""
    model = fresh(tiny)
    requests = [GenerationRequest(f"Answer {n}:", Decoding(n, ())) for n in (6, 2, 4)]
    with passes(model) as seen:
        after = [(len(seen), item) for item in model.generate(requests) if item is not None]
    stops = [a.stop_reason for _, (_, a) in after if isinstance(a, Generation)]
    assert stops == ["length"] * 3, "a row met EOS: choose contexts that do not"
    assert seen[-5:] == [3, 2, 2, 1, 1]
    prompts = len(seen) - 5
    assert [(count - prompts, index) for count, (index, _) in after] == [(1, 1), (3, 2), (5, 0)]


def test_others_join_when_rows_leave(tiny: HFModel) -> None:
    """Five rows in two slots: never more than two at once, and the same texts."""
    model = fresh(tiny)
    requests = requests_of(CONTEXTS[:5])
    wanted = answers(model.generate(requests))
    packed = model._generator._packed
    assert packed is not None
    packed._max_rows = 2
    with passes(model) as seen:
        got = answers(model.generate(requests))
    assert {i: a.token_ids for i, a in got.items()} == {i: a.token_ids for i, a in wanted.items()}
    assert len(seen) > 20


@pytest.mark.parametrize("most", [60, 9])
def test_generation_goes_on_after_running_out_of_memory(tiny: HFModel, most: int) -> None:
    """Where more than so many tokens do not fit, rows and steps are halved until they do, and
    the texts are the same."""
    model = fresh(tiny)
    requests = requests_of(CONTEXTS)
    wanted = answers(model.generate(requests))
    model = fresh(tiny)
    with passes(model, most) as seen:
        got = answers(model.generate(requests))
    assert max(seen) > most >= seen[-1]
    assert {i: a.token_ids for i, a in got.items()} == {i: a.token_ids for i, a in wanted.items()}


def test_a_token_that_does_not_fit_is_an_error(tiny: HFModel) -> None:
    """One row and one token: there is nothing left to halve."""
    model = fresh(tiny)
    with passes(model, 0), pytest.raises(ModelError, match="out of memory"):
        answers(model.generate([GenerationRequest("The")]))


def test_two_threads_may_generate_at_once(tiny: HFModel) -> None:
    """Their passes take turns, and each gets the answers that it gets alone."""
    model = fresh(tiny)
    halves = [requests_of(CONTEXTS), requests_of(CONTEXTS[::-1])]
    wanted = [answers(model.generate(half)) for half in halves]
    got: list[dict[int, Generation]] = [{}, {}]

    def work(place: int) -> None:
        got[place] = answers(model.generate(halves[place]))

    threads = [threading.Thread(target=work, args=(place,)) for place in (0, 1)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for one, other in zip(got, wanted, strict=True):
        assert {i: a.token_ids for i, a in one.items()} == {
            i: a.token_ids for i, a in other.items()
        }


SHAPE: dict[str, Any] = {
    "hidden_size": 32,
    "intermediate_size": 64,
    "num_hidden_layers": 2,
    "num_attention_heads": 4,
    "max_position_embeddings": 256,
}
GRIFFIN = {"num_hidden_layers": 3, "num_key_value_heads": 1, "lru_width": 32, "head_dim": 8}
OTHERS: dict[str, Any] = {
    "recurrent": lambda c: MambaForCausalLM(MambaConfig(hidden_size=32, num_hidden_layers=2, **c)),
    "ALiBi": lambda c: BloomForCausalLM(BloomConfig(hidden_size=32, n_layer=2, n_head=4, **c)),
    "soft cap": lambda c: Gemma2ForCausalLM(
        Gemma2Config(num_key_value_heads=2, head_dim=8, query_pre_attn_scalar=8, **SHAPE, **c)
    ),
    "sliding window": lambda c: MistralForCausalLM(
        MistralConfig(num_key_value_heads=2, sliding_window=32, **SHAPE, **c)
    ),
    "no mask": lambda c: RwkvForCausalLM(
        RwkvConfig(hidden_size=32, num_hidden_layers=2, context_length=256, **c)
    ),
    "state inside": lambda c: RecurrentGemmaForCausalLM(
        RecurrentGemmaConfig(**{**SHAPE, **c, **GRIFFIN})
    ),
}


@pytest.mark.parametrize("kind", OTHERS)
def test_other_kinds_of_models_are_generated_plainly(kind: str) -> None:
    """Where packed rows would be wrong, the note says so, and the texts are right all the same:
    a recurrent model, positions in the attention, capped scores, a window shorter than the
    prompt, a model that reads its padding, one that keeps its state in itself. These last two
    generate each text by itself, and say so."""
    model = plain_model(OTHERS[kind])
    requests = requests_of(CONTEXTS)
    got = answers(model.generate(requests))
    assert "generated row by row" in model._generator.trial.note
    assert model._generator.batches.way() == ("rows" if kind in BY_ITSELF else "batches")
    assert any("by itself" in note for note in model.notes) == (kind in BY_ITSELF)
    for index, request in enumerate(requests):
        assert same(got[index], alone(model, request)), kind


BY_ITSELF = ("no mask", "state inside")


def plain_model(make: Callable[[dict[str, Any]], Any]) -> HFModel:
    """Return a model of random weights of what `make` makes of its vocabulary's configuration."""
    tokenizer = byte_level(adds_bos=False)
    torch.manual_seed(3)
    network = make(
        {
            "vocab_size": len(tokenizer),
            "bos_token_id": tokenizer.bos_token_id,
            "eos_token_id": tokenizer.eos_token_id,
            "pad_token_id": tokenizer.eos_token_id,
        }
    )
    with torch.no_grad():
        for parameter in network.parameters():
            if parameter.dim() == 2:
                parameter.mul_(6.0)
        # What stands for padding begins as zeros, and no trained model has them there.
        network.get_input_embeddings().weight[0] = 3.0
    return HFModel(network, tokenizer, name="plain", fingerprint="plain")


def long_rope(config: dict[str, Any]) -> LlamaForCausalLM:
    """Return a Llama whose positions are others in texts of more than 32 tokens."""
    positions = {
        "rope_type": "longrope",
        "short_factor": [1.0] * 4,
        "long_factor": [4.0] * 4,
        "original_max_position_embeddings": 32,
        "rope_theta": 10000.0,
        "factor": 8.0,
    }
    return LlamaForCausalLM(LlamaConfig(**{**SHAPE, **config}, rope_parameters=positions))


def test_a_long_text_does_not_change_the_positions_of_others() -> None:
    """Where positions depend on a batch's longest text, each text has those of its own length: a
    short one, one that gets too long on its way, one that is so from the start."""
    model = plain_model(long_rope)
    requests = [
        GenerationRequest(context, Decoding(length, ()))
        for context, length in (("A. yes", 6), ("A. yes\nB. no", 40), ("Q", 6), (SHOTS * 2, 6))
    ]
    for index, got in answers(model.generate(requests)).items():
        assert same(got, alone(model, requests[index])), index


def small() -> HFModel:
    """Return a small Bloom, whose texts are generated plainly."""
    return plain_model(OTHERS["ALiBi"])


def forget(_: Any, args: Any, given: dict[str, Any]) -> tuple[Any, dict[str, Any]]:
    """Lose what the cache holds before a pass, and the mask."""
    cache = given.get("past_key_values")
    return args, {**given, "past_key_values": cache and type(cache)(), "attention_mask": None}


def turn_further(passes: Iterator[int]) -> Callable[..., None]:
    """Return what changes the logits after a pass by how many there were before."""

    def turn(_: Any, __: Any, out: Any) -> None:
        out.logits = out.logits.roll(next(passes), -1)

    return turn


def foresee(_: Any, __: Any, out: Any) -> None:
    """Let every token see the last one."""
    out.logits = out.logits + out.logits[:, -1:]


def test_a_model_with_a_useless_cache_reads_each_text_anew() -> None:
    """Its cache and its padding both change its numbers: every token takes a pass over the whole
    text, and the note says so."""
    model = small()
    model._network.model.register_forward_pre_hook(forget, with_kwargs=True)
    requests = requests_of(CONTEXTS)
    got = answers(model.generate(requests))
    assert model._generator.batches.way() == "texts"
    assert "over the whole of it" in model.notes[-1]
    for index, request in enumerate(requests):
        assert same(got[index], alone(model, request))


def test_a_model_that_remembers_other_texts_is_refused() -> None:
    """Neither generated nor scored: each answer would depend on those before it."""
    for ask in (
        lambda model: model.generate(requests_of(CONTEXTS)),
        lambda model: model.loglikelihoods([LoglikelihoodRequest("A. yes", " no")]),
    ):
        model = small()
        model._network.model.register_forward_hook(turn_further(itertools.count()))
        with pytest.raises(ModelError, match="from one text to the next"):
            answers(ask(model))


def test_a_model_that_sees_what_follows_is_not_scored() -> None:
    """The probability of a token would know the token."""
    model = small()
    model._network.model.register_forward_hook(foresee)
    with pytest.raises(ModelError, match="see those behind them"):
        answers(model.loglikelihoods([LoglikelihoodRequest("A. yes", " no")]))


def test_half_precision_is_packed_too(folders: dict[str, Path]) -> None:
    """In bfloat16 the check allows for rounding, and rows are packed."""
    settings = LoadSettings(device="cpu", dtype="bfloat16")
    model = load_hf_model(str(folders["llama"]), settings=settings)
    answers(model.generate(requests_of(CONTEXTS[:2])))
    assert model._generator.trial.note == ""


def test_a_draft_is_no_part_of_the_question() -> None:
    """Requests that differ in their drafts alone are equal and have one place in the cache."""
    plain, hinted = GenerationRequest("Q"), GenerationRequest("Q", draft="A")
    assert plain == hinted
    assert hash(plain) == hash(hinted)
    assert request_key("model", plain) == request_key("model", hinted)


def test_a_draft_is_encoded_as_it_would_be_generated(kinds: dict[str, Any]) -> None:
    """After the context: the tokens that the whole text has there, leading space and all."""
    context, draft = "Question: What is the capital of France?\nAnswer:", " Paris is the capital"
    for kind, tokenizer in kinds.items():
        whole = tokenizer.encode(context + draft, add_special_tokens=False)
        before = tokenizer.encode(context, add_special_tokens=False)
        if whole[: len(before)] == before:
            wanted = [token for token in whole[len(before) :] if token != tokenizer.eos_token_id]
            assert encode_draft(tokenizer, context, draft) == wanted, kind


def test_only_tokens_that_can_end_a_stop_sequence_are_decoded(kinds: dict[str, Any]) -> None:
    """A stop sequence's last character is in the token that completes it, in any vocabulary."""
    for kind, tokenizer in kinds.items():
        watch = StopFinder(tokenizer, ("answer:",))
        found = tokenizer.encode("The answer:", add_special_tokens=False)
        assert watch.suspects([token for token in found if token != 2][-1]), kind
        others = tokenizer.encode("yes", add_special_tokens=False)
        assert not watch.suspects([token for token in others if token != 2][-1]), kind
    unfinished = 3 + 0xF0
    assert StopFinder(metaspace(), ("🙂",)).suspects(unfinished)
    assert not StopFinder(metaspace(), ("",)).suspects(unfinished)


def test_a_lookup_is_a_source_like_a_draft() -> None:
    """After 1, 2, 3 it says what followed the last time: 4, 5, 9, 9."""
    assert LookupGuesser([1, 2, 3, 4, 5, 9, 9, 8]).guess([7, 1, 2, 3], 9) == [4, 5, 9, 9]
