"""Scores and generations of a batch are those of a plain, single forward pass."""

from __future__ import annotations

import hashlib
import itertools
import json
import random
import socket
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar

import numpy as np
import pytest
import torch
from transformers import AutoModelForCausalLM, AutoTokenizer

from workbench.errors import ModelError, SettingError
from workbench.models import fingerprint
from workbench.models.base import LanguageModel
from workbench.models.devices import choose_device, choose_dtype
from workbench.models.encoding import Encoded, encode_context, encode_pair
from workbench.models.fingerprint import model_fingerprint
from workbench.models.gen.text import decode_after, random_stream, sample
from workbench.models.hf import HFModel, load_hf_model
from workbench.models.load import load_model
from workbench.models.ppl.plain import read, score
from workbench.models.settings import LoadSettings
from workbench.models.sources import hub_answers
from workbench.types import (
    Decoding,
    Generation,
    GenerationRequest,
    LoglikelihoodRequest,
    Unanswered,
)

from .conftest import WINDOW, metaspace, save_tiny

T = TypeVar("T")
WORDS = ["The", " answer", " is", " 12", "\n", " ", "天气", "🙂", " (B)", "Paris", ".", "</s>"]


def answers(stream: Iterable[tuple[int, T | Unanswered] | None]) -> dict[int, T]:
    """Return the answers of a stream by their index; there must be one for each request."""
    found: dict[int, T] = {}
    for index, answer in filter(None, stream):
        assert not isinstance(answer, Unanswered), answer.reason
        found[index] = answer
    return found


def drawn_requests(seed: int, count: int = 24) -> list[LoglikelihoodRequest]:
    """Return random requests of both scopes, of many lengths, some of them twice."""
    r = random.Random(seed)
    made: list[LoglikelihoodRequest] = []
    for _ in range(count):
        scope = r.choice(("continuation", "full"))
        context = "".join(r.choices(WORDS, k=r.randrange(12))) + "Q:" * (scope == "full")
        made.append(
            LoglikelihoodRequest(
                context, "".join(r.choices(WORDS, k=r.randrange(4))) + "yes", scope
            )
        )
    return made + made[: count // 4]


@torch.inference_mode()
def plain(model: HFModel, request: LoglikelihoodRequest) -> tuple[list[float], bool]:
    """Return the log-probabilities of one text run alone, and whether all are first choices."""
    text = encode_pair(model._tokenizer, request.context, request.continuation, request.scope)
    logits = model._network.model(torch.tensor([text.ids])).logits[0].double()
    table = logits.log_softmax(-1)
    places = range(text.start, len(text.ids))
    values = [float(table[i - 1, text.ids[i]]) for i in places]
    return values, all(int(table[i - 1].argmax()) == text.ids[i] for i in places)


@pytest.mark.parametrize("budget", [1, 40, 256, 100_000])
def test_a_loglikelihood_is_that_of_the_text_alone(tiny: HFModel, budget: int) -> None:
    """Whatever the batch, the order and the budget: within 1e-4 of a single forward pass."""
    tiny._network.budget = budget
    requests = drawn_requests(budget)
    random.Random(budget).shuffle(requests)
    got = answers(tiny.loglikelihoods(requests))
    assert sorted(got) == list(range(len(requests)))
    for index, request in enumerate(requests):
        values, greedy = plain(tiny, request)
        assert got[index].token_logprobs == pytest.approx(values, abs=1e-4)
        assert got[index].is_greedy == greedy
    assert len({round(answer.sum, 2) for answer in got.values()}) > 10


def test_an_answer_says_that_tokens_merge_at_its_border(tiny: HFModel) -> None:
    """天气 is one token: behind 天, 气 is scored as that; behind a space it is one of its own."""
    assert len(tiny._tokenizer.tokenize("x天气")) == len(tiny._tokenizer.tokenize("x天"))
    pairs = [("x天", "气"), ("x天 ", "气")]
    got = answers(tiny.loglikelihoods([LoglikelihoodRequest(*pair) for pair in pairs]))
    assert [got[index].is_merged for index in range(2)] == [True, False]


def test_letters_share_one_row(tiny: HFModel) -> None:
    """Texts that differ in their last token alone are one row; another scope is the same row."""
    texts = [Encoded((5, 9, 30, 40, last), start) for last in (6, 7, 8) for start in (1, 4)]
    with batches(tiny) as seen:
        got = answers(score(tiny._network, dict(enumerate(texts))))
    assert seen == [1]
    assert got[0].token_logprobs[-1] == pytest.approx(got[1].sum, abs=1e-6)
    assert len({round(got[place].sum, 3) for place in (1, 3, 5)}) == 3


def test_what_is_generated_greedily_is_greedy(tiny: HFModel) -> None:
    """Scored as a continuation, its tokens are first choices with the same log-probabilities;
    with any one of them exchanged, it is not greedy."""
    request = GenerationRequest("The answer is", Decoding(max_new_tokens=5, until=()))
    (made,) = answers(tiny.generate([request])).values()
    prompt = encode_context(tiny._tokenizer, request.context)
    texts = [Encoded((*prompt, *made.token_ids), len(prompt))]
    for place in range(len(made.token_ids)):
        changed = list(made.token_ids)
        changed[place] = (changed[place] + 1) % 300
        texts.append(Encoded((*prompt, *changed), len(prompt)))
    got = answers(score(tiny._network, dict(enumerate(texts))))
    assert [got[index].is_greedy for index in range(len(texts))] == [True, *[False] * 5]
    assert got[0].token_logprobs == pytest.approx(made.token_logprobs, abs=1e-4)


def test_long_texts_are_read_in_pieces() -> None:
    """600 positions give 600 log-probabilities, and one wrong token anywhere is not greedy."""
    logits = torch.randn(600, 50, generator=torch.Generator().manual_seed(0))
    best = logits.argmax(-1).tolist()
    whole = read(logits, tuple(best))
    assert whole.is_greedy
    assert whole.token_logprobs == pytest.approx(logits.log_softmax(-1).amax(-1).tolist(), abs=1e-5)
    for place in (0, 255, 256, 599):
        wrong = [*best[:place], (best[place] + 1) % 50, *best[place + 1 :]]
        assert not read(logits, tuple(wrong)).is_greedy


@contextmanager
def batches(model: HFModel, most: int | None = None) -> Iterator[list[int]]:
    """Collect the number of rows of every forward pass; more than `most` do not fit."""
    seen: list[int] = []

    def watch(_module: Any, _args: Any, kwargs: Any) -> None:
        seen.append(kwargs["input_ids"].shape[0])
        if most is not None and seen[-1] > most:
            raise torch.OutOfMemoryError("CUDA out of memory. Tried to allocate 9 GiB")

    hook = model._network.model.register_forward_pre_hook(watch, with_kwargs=True)
    budget = model._network.budget
    try:
        yield seen
    finally:
        hook.remove()
        model._network.budget = budget


def test_a_batch_that_does_not_fit_is_halved(tiny: HFModel) -> None:
    """Where texts are scored one by one: out of memory above 2 rows, 8 rows, then 4, then 2 at a
    time, and the same answers."""
    stem = (5, 9, 30, 40)
    texts = {number: Encoded((*stem, 50 + number, 6), len(stem)) for number in range(8)}
    tiny._network.budget = 100_000
    expected = answers(score(tiny._network, texts))
    with batches(tiny, most=2) as seen:
        got = answers(score(tiny._network, texts))
    assert seen == [8, 4, 2, 2, 2, 2]
    for index, answer in expected.items():
        assert got[index].token_logprobs == pytest.approx(answer.token_logprobs, abs=1e-5)


def test_one_row_that_does_not_fit_is_an_error(tiny: HFModel) -> None:
    """There is nothing to halve: the message says how long the text was, and what to do."""
    with batches(tiny, most=0), pytest.raises(ModelError, match=r"single text of \d+ tokens"):
        answers(tiny.loglikelihoods([LoglikelihoodRequest("The", " answer")]))


def test_a_text_longer_than_the_window_is_unanswered(tiny: HFModel) -> None:
    """Nothing is cut silently: the reason names both lengths, and the others are answered."""
    long = "天" * 2 * WINDOW
    pairs = [LoglikelihoodRequest(long, " yes"), LoglikelihoodRequest("The", " yes")]
    prompts = [GenerationRequest(long), GenerationRequest("The")]
    for stream in (tiny.loglikelihoods(pairs), tiny.generate(prompts)):
        found = dict(filter(None, stream))
        refused, answered = found[0], found[1]
        assert isinstance(refused, Unanswered)
        assert f"a prompt is too long for the model; expected at most {WINDOW} " in refused.reason
        assert not isinstance(answered, Unanswered)
    ((_, refused),) = filter(None, tiny.loglikelihoods([LoglikelihoodRequest("The", long)]))
    assert isinstance(refused, Unanswered) and refused.reason.startswith("a choice is too long")


def test_a_continuation_without_a_token_is_unanswered(tiny: HFModel) -> None:
    """There is nothing to score, and the reason says so."""
    ((_, found),) = filter(None, tiny.loglikelihoods([LoglikelihoodRequest("The", "")]))
    assert isinstance(found, Unanswered)
    assert "continuation ''" in found.reason


def test_what_cannot_be_asked_is_refused(tiny: HFModel) -> None:
    """Impossible decoding settings have their errors."""
    for decoding in (Decoding(0), Decoding(temperature=-1.0), Decoding(top_p=0.0)):
        with pytest.raises(SettingError):
            answers(tiny.generate([GenerationRequest("The", decoding)]))


CONTEXTS = ["The answer is", "Q", "今天天气", "Question: What is 3 + 4?\nAnswer:", "", "A. yes\n"]


def test_greedy_generation_is_that_of_transformers(
    tiny: HFModel, folders: dict[str, Path], family: str
) -> None:
    """Every row of a batch gets the tokens of `generate(do_sample=False)` run on it alone."""
    tiny._network.budget = 100_000
    requests = [GenerationRequest(context, Decoding(20, ())) for context in CONTEXTS]
    got = answers(tiny.generate(requests))
    model: Any = AutoModelForCausalLM.from_pretrained(folders[family], dtype=torch.float32)
    for index, context in enumerate(CONTEXTS):
        ids = torch.tensor([encode_context(tiny._tokenizer, context)])
        out = model.generate(
            ids, attention_mask=torch.ones_like(ids), do_sample=False, max_new_tokens=20,
            pad_token_id=0,
        )  # fmt: skip
        assert got[index].token_ids == tuple(out[0, ids.shape[1] :].tolist())


SAMPLING = Decoding(max_new_tokens=12, until=(), temperature=0.9, top_p=0.95)


def test_a_sample_depends_on_its_request_alone(tiny: HFModel) -> None:
    """Alone, in a batch, in another order: the same tokens; another seed gives others."""
    tiny._network.budget = 100_000
    requests = [GenerationRequest(c, SAMPLING, seed=s) for c in CONTEXTS for s in (0, 1)]
    batch = answers(tiny.generate(requests))
    back = answers(tiny.generate(requests[::-1]))
    for index, request in enumerate(requests):
        (alone,) = answers(tiny.generate([request])).values()
        assert alone.token_ids == batch[index].token_ids
        assert back[len(requests) - 1 - index].token_ids == alone.token_ids
    assert any(batch[i].token_ids != batch[i + 1].token_ids for i in range(0, len(requests), 2))


def test_token_logprobs_are_the_models_own(tiny: HFModel) -> None:
    """They are those of the plain forward pass at temperature 1, sampled or not."""
    for decoding in (Decoding(8, ()), SAMPLING):
        request = GenerationRequest("The answer is", decoding)
        (made,) = answers(tiny.generate([request])).values()
        prompt = encode_context(tiny._tokenizer, request.context)
        table = tiny._network.model(torch.tensor([[*prompt, *made.token_ids]])).logits[0].detach()
        table = table.log_softmax(-1)[len(prompt) - 1 : -1]
        wanted = [float(row[token]) for row, token in zip(table, made.token_ids, strict=True)]
        assert list(made.token_logprobs) == pytest.approx(wanted, abs=1e-4)


def test_sampling_follows_the_distribution() -> None:
    """Of tokens with chances .5, .3, .2, a nucleus of .7 holds two, drawn 5 to 3."""
    logits = np.log([0.2, 0.5, 0.3])
    stream = np.random.RandomState(0)
    decoding = Decoding(temperature=1.0, top_p=0.7)
    counts = [0, 0, 0]
    for _ in range(4000):
        counts[sample(logits, decoding, stream)] += 1
    assert counts[0] == 0
    assert counts[1] / 4000 == pytest.approx(0.625, abs=0.03)
    always = [sample(logits, Decoding(temperature=1.0, top_p=1e-9), stream) for _ in range(20)]
    assert set(always) == {1}


def test_a_stream_is_that_of_torch() -> None:
    """Samples that were stored when torch drew them come out again: the numbers are those of
    `torch.rand` from a generator of the request's seed."""
    for seed in range(3):
        request = GenerationRequest("Answer:", SAMPLING, seed=seed)
        stated = hashlib.sha256(f"{seed}\0Answer:".encode()).digest()
        stream = torch.Generator().manual_seed(int.from_bytes(stated[:8], "big") >> 1)
        ours = random_stream(request)
        # A hundred tokens of equal chance: the number itself decides which is drawn.
        for _ in range(20):
            drawn = float(torch.rand((), generator=stream, dtype=torch.float64))
            assert sample(np.zeros(100), Decoding(temperature=1.0), ours) == int(100 * drawn)


def test_there_is_a_tick_for_every_pass(tiny: HFModel) -> None:
    """A consumer can stop after each forward pass, and nothing runs after it has."""
    requests = [GenerationRequest("Answer:", Decoding(5, ()))]
    with batches(tiny) as seen:
        stream: Any = tiny.generate(requests)
        for passes in (1, 2, 3):
            assert next(stream) is None
            assert len(seen) == passes
        stream.close()
        assert len(seen) == 3
        assert torch.is_grad_enabled()
        assert not torch.is_inference_mode_enabled()


def test_a_stop_sequence_ends_generation_across_tokens(tiny: HFModel) -> None:
    """A stop sequence whose first character is the end of one generated token and whose second
    the beginning of the next: generation ends there, with the tokens it would have had anyway."""
    checked = 0
    for context, seed in itertools.product(CONTEXTS, range(8)):
        decoding = Decoding(16, (), temperature=1.0)
        (whole,) = answers(tiny.generate([GenerationRequest(context, decoding, seed)])).values()
        prompt = encode_context(tiny._tokenizer, context)
        texts = [
            decode_after(tiny._tokenizer, prompt, whole.token_ids[:count])
            for count in range(1, len(whole.token_ids) + 1)
        ]
        for count, (left, right) in enumerate(itertools.pairwise(texts), 2):
            stop = right[len(left) - 1 : len(left) + 1]
            if "\ufffd" in right or not left or len(stop) < 2 or stop in left:
                continue
            request = GenerationRequest(context, replace(decoding, until=("not there", stop)), seed)
            (cut,) = answers(tiny.generate([request])).values()
            assert (cut.stop_reason, cut.token_ids) == ("stop", whole.token_ids[:count])
            assert (cut.text, cut.stop) == (left[:-1], stop)
            checked += 1
    assert checked >= 3


def test_eos_ends_generation(folders: dict[str, Path]) -> None:
    """The model's own first choice made its EOS: one token, and no text."""
    model = load_hf_model(str(folders["llama"]), settings=LoadSettings(device="cpu"))
    (first,) = answers(model.generate([GenerationRequest("Answer:", Decoding(1, ()))])).values()
    core, tokenizer = model._network.model, model._tokenizer
    core.generation_config.eos_token_id = [first.token_ids[0]]
    ended = HFModel(core, tokenizer, name="ended", fingerprint="ended")
    (made,) = answers(ended.generate([GenerationRequest("Answer:", Decoding(9, ()))])).values()
    assert (made.stop_reason, made.token_ids) == ("eos", first.token_ids)


@pytest.mark.parametrize("text", [" Paris is", "Paris", " 天气 🙂 café", " ", "\n\nThe end"])
def test_what_is_decoded_after_a_prompt_is_the_text_itself(
    kinds: dict[str, Any], text: str
) -> None:
    """Prompt + decoded continuation is the whole text, leading space included."""
    prompt = "The answer: the capital of France is (A"
    for kind, tokenizer in kinds.items():
        whole = tokenizer.encode(prompt + text, add_special_tokens=False)
        before = tokenizer.encode(prompt, add_special_tokens=False)
        if whole[: len(before)] == before:
            assert decode_after(tokenizer, before, whole[len(before) :]) == text, kind


def test_an_unfinished_character_is_left_out() -> None:
    """Two of 🙂's four bytes are no text, and the character before them stays."""
    tokenizer = metaspace()
    ids = [*tokenizer.encode("A", add_special_tokens=False), *map(byte_token, (0xF0, 0x9F))]
    assert decode_after(tokenizer, [1], ids).rstrip("\ufffd") == "A"


def byte_token(value: int) -> int:
    """Return the id of a byte in the metaspace vocabulary, which begins with three specials."""
    return 3 + value


def test_the_generations_text_is_its_tokens(tiny: HFModel) -> None:
    """The text of an answer is that of its token ids, read after the prompt."""
    request = GenerationRequest("The answer is", Decoding(10, ()))
    (made,) = answers(tiny.generate([request])).values()
    assert isinstance(made, Generation)
    prompt = encode_context(tiny._tokenizer, request.context)
    assert made.text == decode_after(tiny._tokenizer, prompt, made.token_ids).rstrip("\ufffd")


def test_tokens_are_counted_with_the_bos(folders: dict[str, Path]) -> None:
    """ "The" after <s> is one more than "The"."""
    model = load_hf_model(str(folders["llama"]), settings=LoadSettings(device="cpu"))
    tokenizer = AutoTokenizer.from_pretrained(folders["llama"])
    alone = tokenizer.encode("The answer", add_special_tokens=False)
    assert model.count_tokens("The answer") == len(alone) + 1
    assert model.count_tokens("<s>The answer") == len(tokenizer.encode("The answer"))
    assert isinstance(model, LanguageModel)


def test_a_chat_template_is_the_models_or_an_error(tiny: HFModel) -> None:
    """Without one the error says so; with one the assistant's turn is open; a template that
    refuses the messages is a ModelError."""
    messages = [{"role": "user", "content": "Hi"}]
    with pytest.raises(ModelError, match="no chat template"):
        tiny.apply_chat_template(messages)
    model = HFModel(tiny._network.model, tiny._tokenizer, name="chat", fingerprint="chat")
    model._tokenizer.chat_template = (
        "{% for m in messages %}[{{ m.role }}]{{ m.content }}{% endfor %}"
        "{% if add_generation_prompt %}[assistant]{% endif %}"
    )
    assert model.apply_chat_template(messages) == "[user]Hi[assistant]"
    model._tokenizer.chat_template = "{{ raise_exception('only one turn') }}"
    with pytest.raises(ModelError, match="only one turn"):
        model.apply_chat_template(messages)
    model._tokenizer.chat_template = "{% for m in messages %}{{ m.content }}"
    with pytest.raises(ModelError, match=r"itself is broken \(a syntax error, line 1\)"):
        model.apply_chat_template([{"role": "system", "content": "You add."}, *messages])


@pytest.mark.parametrize(
    ("template", "reads"),
    [
        ("{{ strftime_now('%Y-%m-%d') }} {{ messages[0].content }}", True),
        ("{% if false %}{{ strftime_now('%Y') }}{% endif %}{{ messages[0].content }}", False),
        ("{{ messages[0].content }}", False),
        (None, False),
    ],
)
def test_a_template_that_prints_the_time_is_known(
    tiny: HFModel, template: str | None, *, reads: bool
) -> None:
    model = HFModel(tiny._network.model, tiny._tokenizer, name="chat", fingerprint="chat")
    model._tokenizer.chat_template = template
    assert model.template_reads_clock is reads
    assert model._tokenizer.chat_template == template


def test_the_fingerprint_changes_with_what_answers_depend_on(tmp_path: Path) -> None:
    """Weights, tokenizer and dtype change it; a README and the folder's name do not."""
    folder = save_tiny("gpt2", tmp_path / "a")
    first = model_fingerprint(str(folder), "float32")
    (folder / "README.md").write_text("notes")
    folder = folder.rename(tmp_path / "b")
    assert model_fingerprint(str(folder), "float32") == first
    assert model_fingerprint(str(folder), "bfloat16") != first
    for name in ("model.safetensors", "tokenizer.json", "config.json"):
        before = (folder / name).read_bytes()
        (folder / name).write_bytes(before[:-1] + bytes([before[-1] ^ 1]))
        assert model_fingerprint(str(folder), "float32") != first, name
        (folder / name).write_bytes(before)
    assert model_fingerprint(str(folder), "float32") == first


@pytest.mark.parametrize(
    ("name", "config", "is_left"),
    [
        ("config.json", {"model_type": "rwkv"}, True),
        ("config.json", {"model_type": "gpt2"}, False),
        ("config.json", {"rope_scaling": {"type": "longrope"}}, True),
        ("config.json", [], False),
        ("vocab.txt", "[SEP]", True),
        ("tokenizer.json", {"post_processor": None}, False),
        (
            "tokenizer.json",
            {"post_processor": {"type": "BertProcessing", "sep": ["[SEP]", 3]}},
            True,
        ),
        (
            "tokenizer.json",
            {"post_processor": {"single": [{"Sequence": {}}, {"SpecialToken": {"id": "[SEP]"}}]}},
            True,
        ),
        (
            "tokenizer.json",
            {"post_processor": {"single": [{"SpecialToken": {"id": "[CLS]"}}, {"Sequence": {}}]}},
            False,
        ),
        (
            "tokenizer.json",
            {"post_processor": {"single": [{"Sequence": {}}, {"SpecialToken": {"id": "</s>"}}]}},
            False,
        ),
    ],
)
def test_only_answers_that_were_wrong_are_left_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, config: object, is_left: bool
) -> None:
    """Of models whose padding was read and of tokenizers whose last token was scored, the
    fingerprint is another one; of all others it stays what it was."""
    (tmp_path / "tokenizer_config.json").write_text(json.dumps({"eos_token": {"content": "</s>"}}))
    (tmp_path / name).write_text(json.dumps(config))
    now = model_fingerprint(str(tmp_path), "float32")
    monkeypatch.setattr(fingerprint, "MENDED", fingerprint.SCHEME)
    assert (model_fingerprint(str(tmp_path), "float32") != now) == is_left


def test_large_weights_are_sampled_to_the_last_byte(tmp_path: Path) -> None:
    """Over 64 MB, a changed tensor, a changed end and a changed size are still noticed."""
    path = tmp_path / "model.safetensors"
    size = 65 * 1024 * 1024

    def mark(place: int, length: int, total: int = size) -> str:
        with path.open("wb") as file:
            file.truncate(total)
            file.seek(place)
            file.write(b"\1" * length)
        return model_fingerprint(str(tmp_path), "float32")

    marks = [mark(0, 1), mark(size - 1, 1), mark(size // 3, 100_000), mark(0, 1, size + 1)]
    assert len(set(marks)) == 4


def test_devices_and_dtypes_are_checked_by_name() -> None:
    """Unknown names are refused with what is known; on the CPU "auto" is float32."""
    cpu = torch.device("cpu")
    assert choose_dtype("auto", cpu) == "float32"
    assert choose_dtype("bfloat16", cpu) == "bfloat16"
    assert choose_device("cpu") == cpu
    for name, near in (("bfloat", "bfloat16"), ("float64", "float16")):
        with pytest.raises(SettingError, match=f"float16, float32.*Did you mean '{near}'"):
            LoadSettings(dtype=name)
    with pytest.raises(ModelError, match=r"auto, .*cpu"):
        choose_device("abacus")


def test_numbers_that_overflow_are_an_error(folders: dict[str, Path]) -> None:
    """NaN is never a score: the dtype is named, and a way out."""
    model = load_hf_model(str(folders["llama"]), settings=LoadSettings(device="cpu"))
    with torch.no_grad():
        model._network.model.lm_head.weight.fill_(float("nan"))
    with pytest.raises(ModelError, match="overflow in float32"):
        answers(model.loglikelihoods([LoglikelihoodRequest("The", " answer")]))
    with pytest.raises(ModelError, match="overflow in float32"):
        answers(model.generate([GenerationRequest("The", Decoding(2, ()))]))


def test_models_that_cannot_be_loaded_say_why(tmp_path: Path) -> None:
    """A missing folder, an empty one, an unknown hub id offline, and another kind of model."""
    (tmp_path / "empty").mkdir()
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "config.json").write_text('{"model_type": "vit"}')
    metaspace().save_pretrained(tmp_path / "other")
    for spec, said in (
        (str(tmp_path / "nothing"), "does not exist"),
        (str(tmp_path / "empty"), "save_pretrained"),
        (str(tmp_path / "other"), "causal language model"),
        ("nobody/no-such-model", "local cache"),
        ("server:http://localhost:9", "does not answer"),
        ("ray:nowhere/teaching", "the address 'nowhere'"),
        ("", "no model is named"),
    ):
        with pytest.raises(ModelError, match=said):
            load_model(spec)


def test_a_folder_is_a_model(folders: dict[str, Path]) -> None:
    """`load_model` takes the folder's path, and the name is what was asked for."""
    spec = str(folders["gpt2"])
    model = load_model(spec, settings=LoadSettings(device="cpu"))
    assert (model.name, model.device) == (spec, "cpu")
    assert model.fingerprint == model_fingerprint(spec, "float32")


def test_a_small_model_runs_on_one_thread_and_leaves_torch_as_it_was(tiny: HFModel) -> None:
    """Threads that wait for each other cost more than they bring; the setting is the user's."""
    before, seen = torch.get_num_threads(), set[int]()
    torch.set_num_threads(2)
    hook = tiny._network.model.register_forward_hook(lambda *_: seen.add(torch.get_num_threads()))
    try:
        answers(tiny.loglikelihoods([LoglikelihoodRequest("The", " answer")]))
        assert seen == {1}
        assert torch.get_num_threads() == 2
    finally:
        hook.remove()
        torch.set_num_threads(before)


def test_a_hub_that_does_not_answer_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """A connection decides: to a port that listens, and to the same port when it has closed."""
    for name in ("http_proxy", "HTTP_PROXY", "all_proxy", "ALL_PROXY"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("huggingface_hub.constants.HF_HUB_OFFLINE", False)
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
        monkeypatch.setattr("huggingface_hub.constants.ENDPOINT", f"http://127.0.0.1:{port}")
        assert hub_answers()
    assert not hub_answers()
    with pytest.raises(ModelError, match="'nobody/nothing' cannot be loaded"):
        load_hf_model("nobody/nothing")
