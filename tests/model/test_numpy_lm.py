"""A model by numpy is the model by torch: same tokens, same refusals, numbers that differ by
rounding alone."""

from __future__ import annotations

import itertools
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch
from safetensors.numpy import load_file
from transformers import AutoTokenizer

import workbench
from workbench.errors import ModelError
from workbench.models import devices, load
from workbench.models.base import EXACT, LanguageModel, dtype_of, noise_of
from workbench.models.hf import load_hf_model
from workbench.models.known import known_model
from workbench.models.load import TEACHING, load_model
from workbench.models.numpy_lm.byte_level import ByteLevelBackend
from workbench.models.numpy_lm.model import NumpyModel, load_numpy_model
from workbench.models.settings import LoadSettings
from workbench.models.tokens import TokenScores, token_scores
from workbench.tasks.task import Task
from workbench.types import (
    Decoding,
    Generation,
    GenerationRequest,
    Loglikelihood,
    LoglikelihoodRequest,
    Method,
    Row,
    Unanswered,
)

from .conftest import WINDOW

ROOT = Path(__file__).parents[2]

CONTEXTS = [
    "",
    "Question: What is the capital of France?\nAnswer:",
    "Question: What is the capital of France?\nAnswer: Paris.\n\nQuestion: 3 + 4?\nAnswer: ",
    "天气很好。\n答案：",
    "The answer is",
    *(f"A. yes\nB. no\nQ: {number} + 1\nThe answer is" for number in range(12)),
]
CHOICES = [" Paris", " (B)", " 7, so 12 🙂", "气", ""]

PAIRS = [
    LoglikelihoodRequest(context, choice, scope, joint=joint)
    for context, choice, scope, joint in itertools.product(
        CONTEXTS, CHOICES, ("continuation", "full"), (True, False)
    )
]
SAMPLING = Decoding(max_new_tokens=12, until=(), temperature=0.9, top_p=0.9)


@pytest.fixture(scope="module")
def both(folders: dict[str, Path]) -> tuple[NumpyModel, LanguageModel]:
    """A tiny model with shared keys and a head of its own, by numpy in small passes and by torch,
    with a tokenizer that puts a BOS before a text."""
    settings = LoadSettings(max_batch_tokens=40)
    ours = load_numpy_model(folders["llama"], name="tiny", settings=settings)
    return ours, load_hf_model(str(folders["llama"]), settings=LoadSettings(device="cpu"))


def answers(stream: Iterator[Any]) -> list[Any]:
    """Return what a model answers, in the order of the requests."""
    return [answer for _, answer in sorted(found for found in stream if found is not None)]


def assert_same(ours: Sequence[Any], theirs: Sequence[Any]) -> None:
    """Hold each answer to its counterpart: all but log-probabilities is equal, and those are within
    a ten-thousandth of a nat."""
    assert len(ours) == len(theirs)
    for one, other in zip(ours, theirs, strict=True):
        assert type(one) is type(other)
        if isinstance(one, Unanswered):
            assert one == other
            continue
        assert one.token_ids == other.token_ids
        assert one.token_logprobs == pytest.approx(other.token_logprobs, rel=0, abs=EXACT)
        if isinstance(one, Loglikelihood):
            assert one.context_tokens == other.context_tokens
            assert one.is_greedy == other.is_greedy
        else:
            assert (one.text, one.stop_reason) == (other.text, other.stop_reason)


# ---- the shipped tasks -------------------------------------------------------------------------

WITHOUT_TORCH = """\
import json, sys
for name in ("torch", "transformers", "datasets"):
    sys.modules[name] = None  # importing it fails, as where it is not installed
import workbench
for line in sys.stdin:
    task, method = json.loads(line)
    report = workbench.score(task, "teaching", method=method, sample_size=10)
    rows = [
        [
            row.doc_id,
            row.prompt_sha256,
            [(list(a.token_ids), list(a.token_logprobs)) for a in row.loglikelihoods],
            row.generation and [row.generation.text, list(row.generation.token_logprobs)],
            {name: score.value for name, score in row.scores.items()},
        ]
        for row in report.rows
    ]
    print(json.dumps([report.run.fingerprint, rows]))
"""


def test_the_shipped_tasks_score_alike_without_torch(tmp_path: Path) -> None:
    """In a process that cannot import torch, transformers or datasets, every task gets the same
    prompts, tokens, texts and scores, and log-probabilities within 1e-4."""
    # Two copies, so that neither finds what the other has stored.
    ours, theirs = (
        Path(shutil.copytree(ROOT / "transforms", tmp_path / name / "transforms"))
        for name in ("numpy", "torch")
    )
    kinds: list[tuple[str, Method]] = [
        (path.name, method)
        for path in sorted(ours.iterdir())
        for method in Task.open(path).methods()
    ]
    assert {method for _, method in kinds} == {"ppl", "gen"}
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT_TORCH],
        input="".join(json.dumps([str(ours / name), method]) + "\n" for name, method in kinds),
        capture_output=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )
    assert done.returncode == 0, done.stderr
    found = [json.loads(line) for line in done.stdout.splitlines()]
    for (name, method), (fingerprint, rows) in zip(kinds, found, strict=True):
        report = workbench.score(theirs / name, "teaching", method=method, sample_size=10)
        assert fingerprint == report.run.fingerprint
        for one, other in zip(rows, report.rows, strict=True):
            assert_row(one, other)


def assert_row(ours: list[Any], theirs: Row) -> None:
    doc_id, sha256, loglikelihoods, generation, scores = ours
    assert (doc_id, sha256) == (theirs.doc_id, theirs.prompt_sha256)
    for (ids, logprobs), answer in zip(loglikelihoods, theirs.loglikelihoods, strict=True):
        assert tuple(ids) == answer.token_ids
        assert logprobs == pytest.approx(answer.token_logprobs, rel=0, abs=EXACT)
    if theirs.generation is not None:
        text, logprobs = generation
        assert text == theirs.generation.text
        assert logprobs == pytest.approx(theirs.generation.token_logprobs, rel=0, abs=EXACT)
    # A metric may be a log-probability itself, or perplexities of one.
    values = {name: score.value for name, score in theirs.scores.items()}
    assert scores == pytest.approx(values, rel=1e-3, abs=1e-3, nan_ok=True)


# ---- any model of that shape -------------------------------------------------------------------


def test_loglikelihoods_are_torchs(both: tuple[NumpyModel, LanguageModel]) -> None:
    """Of contexts that share beginnings, empty ones, choices without a token, both scopes, parts
    encoded apart; in passes of 40 tokens."""
    ours, theirs = both
    assert_same(answers(ours.loglikelihoods(PAIRS)), answers(theirs.loglikelihoods(PAIRS)))


@pytest.mark.parametrize("decoding", [Decoding(20, ()), Decoding(30, ("a", "\n")), SAMPLING])
def test_generations_are_torchs(both: tuple[NumpyModel, LanguageModel], decoding: Decoding) -> None:
    """Greedy ones and samples, whose streams are the same; rows join and leave as they finish."""
    ours, theirs = both
    requests = [
        GenerationRequest(context, decoding, seed=seed)
        for context in (*CONTEXTS, *CONTEXTS[:3])
        for seed in (0, 1)
    ]
    found = answers(ours.generate(requests))
    assert any(isinstance(answer, Generation) for answer in found)
    assert_same(found, answers(theirs.generate(requests)))


def test_a_window_refuses_and_ends(both: tuple[NumpyModel, LanguageModel]) -> None:
    """A prompt that fills the window is unanswered, in the same words; one with a token to spare
    gets it."""
    ours, theirs = both
    words = [" yes" * count for count in range(10, WINDOW + 10)]
    lengths = [ours.count_tokens(text) for text in words]
    texts = [text for text, n in zip(words, lengths, strict=True) if WINDOW - 4 <= n <= WINDOW + 4]
    assert texts
    requests = [GenerationRequest(text, Decoding(9, ())) for text in texts]
    found = answers(ours.generate(requests))
    assert {type(answer) for answer in found} == {Generation, Unanswered}
    assert_same(found, answers(theirs.generate(requests)))
    pairs = [LoglikelihoodRequest(text, " no") for text in texts]
    assert_same(answers(ours.loglikelihoods(pairs)), answers(theirs.loglikelihoods(pairs)))


@pytest.mark.parametrize("choices", [(), (" (B)", " 7")])
@pytest.mark.parametrize("last", [None, 2])
def test_single_tokens_are_told_alike(
    both: tuple[NumpyModel, LanguageModel], choices: tuple[str, ...], last: int | None
) -> None:
    """The same texts, ranks and alternatives in a token's place."""
    told = [token_scores(m, CONTEXTS[2], choices, top=3, last=last) for m in both]
    for one, other in zip(*told, strict=True):
        assert isinstance(one, TokenScores) and isinstance(other, TokenScores)
        assert one.sum == pytest.approx(other.sum, rel=0, abs=1e-3)
        for ours, theirs in zip(
            (*one.context, *one.continuation), (*other.context, *other.continuation), strict=True
        ):
            assert (ours.id, ours.text, ours.rank) == (theirs.id, theirs.text, theirs.rank)
            assert ours.special == theirs.special
            assert [a.text for a in ours.alternatives] == [a.text for a in theirs.alternatives]


def test_text_is_measured_alike(both: tuple[NumpyModel, Any]) -> None:
    """Token counts, where tokens begin, special tokens, the window, and the fingerprint."""
    ours, theirs = both
    for text in ("", *CONTEXTS, *CHOICES):
        assert ours.count_tokens(text) == theirs.count_tokens(text)
        assert ours.token_starts(text) == theirs.token_starts(text)
    assert set(ours.special_texts) == set(theirs.special_texts)
    assert ours.window == theirs.window
    assert ours.fingerprint == theirs.fingerprint


CHAT = """\
{%- if messages[0].role == 'system' and not allow %}
    {{- raise_exception('no system message') }}
{%- endif %}
{%- for message in messages %}
    {{- bos_token + '<' + message.role + '>' + message.content | trim + '\\n' }}
{%- endfor %}
{%- if add_generation_prompt %}<assistant>{{ {'a': '天<'} | tojson }}{% endif %}
"""


@pytest.mark.parametrize("template", ["", CHAT])
@pytest.mark.parametrize("role", ["user", "system"])
def test_a_chat_template_is_applied_or_refused_alike(
    folders: dict[str, Path], tmp_path: Path, template: str, role: str
) -> None:
    """The same text, or the same words: there is none, or it raises by itself."""
    folder = Path(shutil.copytree(folders["llama"], tmp_path / "model"))
    tokenizer: Any = AutoTokenizer.from_pretrained(folder)
    tokenizer.chat_template = template or None
    tokenizer.save_pretrained(folder)
    models = load_numpy_model(folder, name="tiny"), load_hf_model(str(folder), name="tiny")
    messages = [{"role": role, "content": " hi "}, {"role": "user", "content": "x"}]
    said: list[str] = []
    for model in models:
        try:
            said.append(model.apply_chat_template(messages))
        except ModelError as error:
            said.append(str(error))
    assert said[0] == said[1] and said[0]


# ---- how it is run -----------------------------------------------------------------------------


def test_a_run_can_be_left_after_any_pass(both: tuple[NumpyModel, LanguageModel]) -> None:
    """There are ticks between answers, and what was left does not change what comes later."""
    ours, _ = both
    requests = [GenerationRequest(context, Decoding(6, ())) for context in CONTEXTS]
    whole = answers(ours.generate(requests))
    for stream in (ours.generate(requests), ours.loglikelihoods(PAIRS)):
        with closing(stream):
            assert next(found is None for found in stream if not isinstance(found, tuple))
    assert_same(answers(ours.generate(requests)), whole)


def test_nothing_is_asked_and_nothing_is_answered(both: tuple[NumpyModel, LanguageModel]) -> None:
    """No request is no pass."""
    assert answers(both[0].generate([])) == answers(both[0].loglikelihoods([])) == []


def test_the_teaching_model_says_what_it_is() -> None:
    """On the CPU in float32, with a noise floor that is known and the shape that is told of it
    before it is loaded."""
    model = load_numpy_model(TEACHING, name="teaching")
    assert isinstance(model, LanguageModel)
    assert (model.device, dtype_of(model), noise_of(model)) == ("cpu", "float32", EXACT)
    known = known_model("teaching", LoadSettings(device="cpu"))
    assert (model.fingerprint, model.shape) == (known.fingerprint, known.shape)


@pytest.mark.parametrize(
    ("settings", "named"),
    [
        (LoadSettings(dtype="bfloat16"), "dtype 'bfloat16'"),
        (LoadSettings(device="cuda"), "device 'cuda'"),
        (LoadSettings(quantization="int8"), "quantization 'int8'"),
    ],
)
def test_settings_that_only_torch_follows_are_refused(settings: LoadSettings, named: str) -> None:
    """With the setting, and the command that installs torch."""
    with pytest.raises(ModelError, match=rf"{named}.*pip install 'prompt-workbench\[torch\]'"):
        load_numpy_model(TEACHING, name="teaching", settings=settings)


@pytest.mark.parametrize("family", ["gpt2", "qwen2"])
def test_another_architecture_is_refused(folders: dict[str, Path], family: str) -> None:
    """It is not computed wrongly."""
    with pytest.raises(ModelError, match="model_type 'llama'"):
        load_numpy_model(folders[family], name=family)


@pytest.mark.parametrize(
    ("settings", "by_numpy"),
    [
        (None, True),
        (LoadSettings(device="cpu", dtype="float32"), True),
        (LoadSettings(dtype="bfloat16"), False),
    ],
)
def test_torch_computes_what_numpy_does_not(settings: LoadSettings | None, by_numpy: bool) -> None:
    """The name is the same, and torch is not asked for what needs none of it."""
    model = load_model("teaching", settings=settings)
    assert model.name == "teaching" and isinstance(model, NumpyModel) == by_numpy


def test_torch_computes_where_there_may_be_an_accelerator(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(devices, "may_have_accelerator", lambda: True)
    monkeypatch.setattr(devices, "choose_device", lambda wanted: torch.device("cpu"))
    assert not load._needs_torch(LoadSettings())  # it was looked for, and is none
    assert load._needs_torch(LoadSettings(device_map="auto"))
    assert load._needs_torch(LoadSettings(quantization="int8"))
    monkeypatch.setattr(devices, "choose_device", lambda wanted: torch.device("cuda"))
    monkeypatch.setattr(devices, "choose_dtype", lambda wanted, device: "bfloat16")
    assert load._needs_torch(LoadSettings())


def test_weights_as_a_page_brings_them(tmp_path: Path) -> None:
    """In numpy's own file, where there is no safetensors, and with no package tokenizers."""
    shutil.copytree(TEACHING, tmp_path / "it", ignore=shutil.ignore_patterns("*.safetensors"))
    numbers: dict[str, Any] = load_file(TEACHING / "model.safetensors")
    np.savez_compressed(tmp_path / "it" / "model.npz", **numbers)
    found = load_numpy_model(tmp_path / "it", name="page")
    found._tokenizer.backend_tokenizer = ByteLevelBackend(TEACHING / "tokenizer.json")
    usual = load_numpy_model(TEACHING, name="usual")
    for pair in PAIRS[:20]:
        assert dict(filter(None, found.loglikelihoods([pair]))) == dict(
            filter(None, usual.loglikelihoods([pair]))
        )
