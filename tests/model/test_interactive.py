"""What a wait costs: forward passes are counted, and steps are told apart, never timed."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
import torch
from scipy.special import stdtrit

from workbench.errors import ModelError
from workbench.models.gen.packed import bytes_per_token
from workbench.models.hf import HFModel, load_hf_model
from workbench.models.known import known_model
from workbench.models.load import load_model, shared_model
from workbench.models.memory.estimate import read_shape
from workbench.models.quantization import bytes_of
from workbench.models.settings import LoadingCancelled, LoadingStage, LoadSettings
from workbench.runs.speed import Rates
from workbench.session.session import Session
from workbench.types import Decoding, GenerationRequest, LoglikelihoodRequest

from .conftest import save_tiny

TRANSFORM = """\
def transform(data, num_sample, r, dataset_name):
    return {"input": f"Q: {data['question']}\\nA:", "output": " 1", "processed_output": "1"}
"""
BRANCH = TRANSFORM.replace(
    "    return",
    "    if data['question'] == '3 + 4':\n        data['question'] = '3+4'\n    return",
)


@dataclass
class Passes:
    """Forward passes so far, and the tokens in them."""

    number: int = 0
    tokens: int = 0


@contextmanager
def counted(model: HFModel) -> Iterator[Passes]:
    """Count the forward passes of the network, whoever has its layers."""
    passes = Passes()

    def count(_module: Any, args: Any) -> None:
        passes.number += 1
        passes.tokens += args[0].numel()

    hook = model._network.model.get_input_embeddings().register_forward_pre_hook(count)
    try:
        yield passes
    finally:
        hook.remove()


@pytest.fixture
def task(tmp_path: Path) -> Path:
    """Eight sums with two choices each, as a folder of rows and one PPL version."""
    folder = tmp_path / "transforms" / "sums"
    (folder / "data").mkdir(parents=True)
    rows = [{"question": f"{i} + {i + 1}", "target_scores": {" 1": 1, " 2": 0}} for i in range(8)]
    (folder / "data" / "sums.jsonl").write_text("".join(json.dumps(row) + "\n" for row in rows))
    (folder / "transform_ppl_v0.py").write_text(TRANSFORM)
    return folder


@pytest.fixture
def model(folders: dict[str, Path]) -> HFModel:
    """A tiny model whose trials are behind it, in passes of 32 tokens."""
    settings = LoadSettings(device="cpu", max_batch_tokens=32)
    made = load_hf_model(str(folders["llama"]), settings=settings)
    list(made.loglikelihoods([LoglikelihoodRequest("The", " answer")]))
    list(made.generate([GenerationRequest("The", Decoding(1, ()))]))
    return made


def distinct(number: int) -> list[LoglikelihoodRequest]:
    """Requests that have nothing in common, each longer than a pass is wide."""
    return [LoglikelihoodRequest(f"{i} yes no maybe never " * 4, " answer") for i in range(number)]


def test_an_edit_of_a_comment_costs_no_forward_pass(task: Path, model: HFModel) -> None:
    """The prompts are the same, so every answer is stored; so it is after a change and back."""
    with closing(Session(task, method="ppl", model=model, num_fewshot=0)) as session:
        list(session.score())
        with counted(model) as passes:
            session.edit("# a comment\n" + TRANSFORM)
            assert list(session.score())[-1].cached == 8
            assert passes.number == 0


def test_an_edit_of_one_branch_computes_that_row_alone(task: Path, model: HFModel) -> None:
    """One row of eight has another prompt: it alone is read, from where it departs."""
    with closing(Session(task, method="ppl", model=model, num_fewshot=0)) as session:
        with counted(model) as first:
            list(session.score())
        session.edit(BRANCH)
        assert session.cost().to_compute == 1
        with counted(model) as second:
            end = list(session.score())[-1]
        assert (end.cached, end.computed) == (7, 1)
        assert 0 < second.tokens <= first.tokens / 6


def test_the_first_answer_comes_after_the_pass_that_completes_it(model: HFModel) -> None:
    """Six texts of several passes: one is answered before the second text is begun."""
    with counted(model) as whole:
        list(model.loglikelihoods(distinct(6)))
    with counted(model) as passes:
        stream = model.loglikelihoods(list(reversed(distinct(12)))[:6])
        while next(stream) is None:
            pass
        assert passes.number <= whole.number / 6 + 1
        stream.close()


@pytest.mark.parametrize("method", ["ppl", "gen"])
def test_cancelling_lets_no_other_pass_begin(model: HFModel, method: str) -> None:
    """A stream that is closed at a tick has had its last forward pass."""
    with counted(model) as passes:
        if method == "ppl":
            stream: Any = model.loglikelihoods(distinct(6))
        else:
            prompts = [request.context for request in distinct(6)]
            stream = model.generate([GenerationRequest(p, Decoding(8, ())) for p in prompts])
        while passes.number < 2:
            next(stream)
        stream.close()
        assert passes.number == 2


def test_a_session_that_is_cancelled_makes_at_most_one_pass_more(
    task: Path, model: HFModel
) -> None:
    """And keeps what was answered before."""
    session = Session(task, method="ppl", model=model, num_fewshot=2)
    with closing(session), counted(model) as passes:
        steps = session.score()
        while passes.number < 2:
            next(steps)
        session.cancel()
        end = list(steps)[-1]
        assert end.status == "cancelled"
        assert passes.number <= 3


@pytest.mark.parametrize("method", ["ppl", "gen"])
def test_trying_a_model_is_no_part_of_its_rate(task: Path, model: HFModel, method: Any) -> None:
    """The first run by a method keeps how long the trial took apart from the time of the docs,
    and the second has no trial."""
    (task / "transform_gen_v0.py").write_text(TRANSFORM)
    other = HFModel(model._network.model, model._tokenizer, name="new", fingerprint="new")
    with closing(Session(task, method=method, model=other, num_fewshot=0)) as session:
        assert other.once_seconds(method) == 0
        begun = time.monotonic()
        list(session.score())
        wall = time.monotonic() - begun
        session.edit(session.state().source.replace("Q:", "Question:"))
        list(session.score())
        tried = other.once_seconds(method)
        runs = [
            run
            for drafted in (False, True)
            for run in Rates(session.task.state, "new", "cpu").runs(method, drafted=drafted)
        ]
    assert [run.once for run in runs] == [tried, 0]
    assert 0 < tried < wall
    assert 0 < runs[0].seconds <= wall - tried


def test_a_model_stays_loaded(folders: dict[str, Path]) -> None:
    """Asked for again it is the same object, from any thread."""
    spec = str(folders["gpt2"])
    first, found = shared_model(spec), list[object]()
    thread = threading.Thread(target=lambda: found.append(shared_model(spec)))
    thread.start()
    thread.join()
    assert found == [first]


def test_loading_tells_its_stages_and_every_weight(folders: dict[str, Path]) -> None:
    """Torch, transformers, tokenizer, then the weights one after another, up to the last."""
    told: list[LoadingStage] = []
    load_model(str(folders["gpt2"]), watch=told.append)
    names = list(dict.fromkeys(stage.name for stage in told))
    assert names[:4] == [
        "loading torch", "loading transformers", "reading the tokenizer", "reading the weights"
    ]  # fmt: skip
    weights = [stage for stage in told if stage.total]
    assert [stage.done for stage in weights] == list(range(weights[-1].total))


def test_loading_ends_between_two_weights(folders: dict[str, Path]) -> None:
    """Who no longer waits has it end there, and transformers is left as it was."""

    def stop(stage: LoadingStage) -> None:
        if stage.done == 3:
            raise LoadingCancelled

    with pytest.raises(LoadingCancelled):
        load_model(str(folders["gpt2"]), watch=stop)
    told: list[LoadingStage] = []
    load_model(str(folders["gpt2"]), watch=told.append)
    assert max(stage.done for stage in told) > 3


def test_a_model_is_known_before_it_is_loaded(family: str, folders: dict[str, Path]) -> None:
    """Fingerprint and shape, read from the files, are those of the loaded model; so is what a
    token's keys and values take."""
    settings = LoadSettings(device="cpu", dtype="bfloat16")
    known = known_model(str(folders[family]), settings)
    loaded = load_hf_model(str(folders[family]), settings=settings)
    assert known.fingerprint == loaded.fingerprint
    shape = loaded.shape
    assert known.shape is not None and shape is not None
    assert known.shape.bytes_per_token == shape.bytes_per_token
    assert shape.bytes_per_token == bytes_per_token(loaded._network.model)
    # Buffers (rotary frequencies, GPT-2's masks) are in no file.
    assert 0 <= shape.weights - known.shape.weights <= 0.05 * shape.weights


def test_settings_are_in_the_fingerprint(folders: dict[str, Path]) -> None:
    """Two dtypes and two quantizations have four fingerprints: their answers never mix."""
    spec = str(folders["llama"])
    marks = {
        known_model(spec, LoadSettings("cpu", dtype, quantization=way)).fingerprint
        for dtype in ("float32", "bfloat16")
        for way in ("none", "int8")
    }
    assert len(marks) == 4


def test_fewer_bits_take_less_memory(folders: dict[str, Path]) -> None:
    """The layers shrink, the embeddings do not."""
    folder = folders["llama"]
    shapes = [read_shape(folder, "bfloat16", way) for way in ("none", "int8", "int4")]
    sizes = [shape.weights for shape in shapes if shape is not None]
    assert sizes == sorted(sizes, reverse=True) and len(set(sizes)) == 3
    embeddings = 2 * sum(shape.vocabulary * shape.hidden for shape in shapes[:1] if shape)
    assert sizes[-1] > embeddings


def test_settings_that_cannot_be_met_say_what_is_missing(folders: dict[str, Path]) -> None:
    """Unknown names have the nearest one, missing packages how to get them."""
    spec = str(folders["llama"])
    for settings, said in (
        (LoadSettings(quantization="int9"), "Did you mean 'int"),
        (LoadSettings(device="cpu", device_map="auto"), "one of them"),
        (LoadSettings(device="cpu", quantization="torchao-int8"), "pip install torchao"),
    ):
        with pytest.raises(ModelError, match=said):
            load_hf_model(spec, settings=settings)


def test_a_device_map_places_the_model(folders: dict[str, Path]) -> None:
    """ "auto" gives the answers of a model that was placed by hand."""
    spec, asked = str(folders["llama"]), [LoglikelihoodRequest("The", " answer is 12")]
    plain = load_hf_model(spec, settings=LoadSettings(device="cpu"))
    placed = load_hf_model(spec, settings=LoadSettings(dtype="float32", device_map="cpu"))
    assert list(placed.loglikelihoods(asked))[-1] == list(plain.loglikelihoods(asked))[-1]
    assert placed.fingerprint == plain.fingerprint


def test_a_rough_dtype_tells_its_noise_floor(tmp_path: Path) -> None:
    """In bfloat16 the run's own texts are measured, once; in float32 there is nothing to say."""
    folder = save_tiny("qwen2", tmp_path / "qwen2")
    rough = load_hf_model(str(folder), settings=LoadSettings(device="cpu", dtype="bfloat16"))
    assert rough.notes == ()
    asked = [LoglikelihoodRequest("The answer " * n, " is 12") for n in range(1, 6)]
    list(rough.loglikelihoods(asked))
    (note,) = rough.notes
    assert note.startswith("bfloat16: ") and "5 texts" in note
    assert rough.noise is not None and rough.noise >= torch.finfo(torch.bfloat16).eps
    with counted(rough) as passes:
        list(rough.loglikelihoods(asked[:1]))
        assert passes.number == 1
    exact = load_hf_model(str(folder), settings=LoadSettings(device="cpu"))
    list(exact.loglikelihoods(asked))
    assert exact.notes == ()


def test_the_noise_floor_is_of_the_batches_that_the_run_has(tmp_path: Path) -> None:
    """A large run is compared with some of its texts alone, spread over all of them; the floor is
    twice the largest difference, or a bound on 99.7 % of them by Student's t; more texts add to
    what a small run began with."""
    folder = save_tiny("qwen2", tmp_path / "qwen2")
    model = load_hf_model(str(folder), settings=LoadSettings(device="cpu", dtype="bfloat16"))
    asked = [LoglikelihoodRequest(f"The answer {n} " * (1 + n % 9), " is 12") for n in range(200)]
    list(model.loglikelihoods(asked[:1]))
    found = model._meter.noise
    assert found is not None and found.texts == 1
    list(model.loglikelihoods(asked))
    found = model._meter.noise
    assert found is not None and found.texts == 16
    mean_square = sum(each**2 for each in model._meter._apart) / found.texts
    bound = float(stdtrit(16, 0.9985)) * mean_square**0.5
    expected = max(2 * found.largest, bound, torch.finfo(torch.bfloat16).eps)
    assert found.nats == pytest.approx(expected)
    assert model.noise == found.nats and f"closer than {found.nats:.2g} nats" in model.notes[0]


def test_int8_is_rough_whatever_its_dtype(tmp_path: Path) -> None:
    """transformers marks a model whose products round to eight bits: its noise is told, by name."""
    folder = save_tiny("qwen2", tmp_path / "qwen2")
    model = load_hf_model(str(folder), settings=LoadSettings(device="cpu"))
    model._network.model.is_loaded_in_8bit = True
    list(model.loglikelihoods([LoglikelihoodRequest("The answer", " is 12")]))
    (note,) = model.notes
    assert note.startswith("int8: ")


class Halves:
    """A tensor made of two others, as torchao makes them; it stands for 400 bytes."""

    nbytes = 400

    def __init__(self) -> None:
        self.data, self.scale = torch.zeros(100, dtype=torch.int8), torch.zeros(2)

    def __tensor_flatten__(self) -> tuple[list[str], None]:
        return ["data", "scale"], None


def test_a_tensor_made_of_others_takes_what_they_take() -> None:
    """100 whole numbers of a byte and 2 scales of 4 bytes; a plain one of 3 numbers takes 12."""
    assert bytes_of(Halves()) == 108
    assert bytes_of(torch.zeros(3)) == 12
