"""A model whose files lack weights, or have others than its own, answers nothing in silence."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any, TypeAlias

import pytest
import torch
from safetensors.torch import load_file, save_file

from workbench.cli import main
from workbench.errors import ModelError
from workbench.models.hf import HFModel, load_hf_model
from workbench.models.known import known_model
from workbench.models.settings import LoadSettings
from workbench.models.weights import find_faults
from workbench.types import Loglikelihood, LoglikelihoodRequest

REPOSITORY = Path(__file__).parents[2]
UP = "model.layers.1.mlp.up_proj.weight"
CPU = LoadSettings(device="cpu")
ALLOWED = LoadSettings(device="cpu", allow_missing_weights=True)

Edit: TypeAlias = Callable[[dict[str, torch.Tensor]], object]


def edited(folder: Path, to: Path, edit: Edit = bool, **config: Any) -> str:
    """Return a copy of the model in `folder` with its tensors and configuration changed."""
    shutil.copytree(folder, to)
    tensors = load_file(to / "model.safetensors")
    edit(tensors)
    save_file(tensors, to / "model.safetensors", metadata={"format": "pt"})
    settings = json.loads((to / "config.json").read_text("utf-8"))
    (to / "config.json").write_text(json.dumps({**settings, **config}), "utf-8")
    return str(to)


def without(*names: str) -> Edit:
    """Return what takes these tensors away."""
    return lambda tensors: [tensors.pop(name) for name in names]


def with_one(name: str, *shape: int) -> Edit:
    """Return what puts a tensor of zeros there."""
    return lambda tensors: tensors.update({name: torch.zeros(shape)})


def answer(model: HFModel) -> tuple[float, ...]:
    """Return the log-probabilities of a short answer."""
    stream = model.loglikelihoods([LoglikelihoodRequest("The answer is", " 12.")])
    (found,) = (item[1] for item in stream if item is not None)
    assert isinstance(found, Loglikelihood)
    return found.token_logprobs


def test_missing_weights_are_refused_by_name(folders: dict[str, Path], tmp_path: Path) -> None:
    """The message has the first few tensors, how many there are, and both ways out."""
    names = [f"model.layers.0.mlp.{part}_proj.weight" for part in ("down", "gate", "up")] + [UP]
    spec = edited(folders["llama"], tmp_path / "m", without(*names))
    with pytest.raises(ModelError) as refused:
        load_hf_model(spec, settings=CPU)
    text = str(refused.value)
    assert "4 missing" in text and names[0] in text and "LlamaForCausalLM" in text
    assert "--allow-missing-weights" in text
    assert "LoadSettings(allow_missing_weights=True)" in text


def test_a_weight_of_another_shape_is_refused(folders: dict[str, Path], tmp_path: Path) -> None:
    """Both shapes are told, the file's and the architecture's."""
    spec = edited(folders["llama"], tmp_path / "m", with_one(UP, 3, 32))
    with pytest.raises(ModelError, match=rf"{UP} \[3, 32\], not \[64, 32\]"):
        load_hf_model(spec, settings=CPU)


@pytest.mark.parametrize(
    ("family", "name"),
    [
        ("llama", "model.layers.0.self_attn.q_proj.bias"),  # the configuration denies it
        ("llama", "model.layers.0.self_attn.q_norm.weight"),  # a part of Qwen 3's layers
        ("llama", "model.layers.2.mlp.up_proj.weight"),  # a third layer of two
        ("llama", "layers.2.mlp.up_proj.weight"),  # the same, saved without the head
        ("llama", "model.embed_positions.weight"),  # positions of another kind
        ("llama", "model.norm.bias"),
        ("llama", "lm_head.bias"),
        ("gpt2", "h.0.attn.q_norm.weight"),
    ],
)
def test_a_weight_of_another_architecture_is_refused(
    folders: dict[str, Path], tmp_path: Path, family: str, name: str
) -> None:
    """What a layer would compute with, were it what the files are of, is no bystander."""
    spec = edited(folders[family], tmp_path / "m", with_one(name, 32))
    with pytest.raises(ModelError, match=f"1 that it has no place for: {name}"):
        load_hf_model(spec, settings=CPU)


@pytest.mark.parametrize(
    ("family", "name"),
    [
        ("llama", "score.weight"),  # a classifier's head
        ("llama", "model.pooler.dense.weight"),
        ("llama", "visual.blocks.0.weight"),
        ("llama", "model.layers.0.self_attn.rotary_emb.inv_freq"),
        ("gpt2", "h.0.attn.bias"),  # the causal mask, in the files of gpt2 itself
        ("gpt2", "transformer.h.0.attn.masked_bias"),
    ],
)
def test_what_a_causal_model_does_not_use_is_no_fault(
    folders: dict[str, Path], tmp_path: Path, family: str, name: str
) -> None:
    """Heads, towers and buffers beside the layers change no answer and get no note."""
    own = load_hf_model(str(folders[family]), settings=CPU)
    model = load_hf_model(edited(folders[family], tmp_path / "m", with_one(name, 32)), settings=CPU)
    assert model.notes == ()
    assert answer(model) == pytest.approx(answer(own), abs=1e-5)  # another library may multiply


def test_layers_that_predict_further_tokens_are_no_fault(
    folders: dict[str, Path], tmp_path: Path
) -> None:
    """A configuration that states one such layer has it after the last; a second is too many."""
    folder = folders["llama"]
    further = {"num_nextn_predict_layers": 1}
    one = with_one("model.layers.2.eh_proj.weight", 32)
    assert load_hf_model(edited(folder, tmp_path / "one", one, **further), settings=CPU)
    two = with_one("model.layers.3.eh_proj.weight", 32)
    with pytest.raises(ModelError, match="no place for"):
        load_hf_model(edited(folder, tmp_path / "two", two, **further), settings=CPU)


def test_tied_weights_are_there_once(folders: dict[str, Path], tmp_path: Path) -> None:
    """The head of a model that ties it to the embedding is in no file; of one that does not, it is
    missing, and so are both where neither is there."""
    folder, head, embedding = folders["llama"], "lm_head.weight", "model.embed_tokens.weight"
    tied = edited(folder, tmp_path / "tied", without(head), tie_word_embeddings=True)
    assert load_hf_model(tied, settings=CPU).notes == ()
    untied = edited(folder, tmp_path / "untied", without(head), tie_word_embeddings=False)
    with pytest.raises(ModelError, match=f"1 missing: {head}"):
        load_hf_model(untied, settings=CPU)
    neither = edited(folder, tmp_path / "no", without(head, embedding), tie_word_embeddings=True)
    with pytest.raises(ModelError, match=r"missing: .*embed_tokens"):
        load_hf_model(neither, settings=CPU)


@pytest.mark.parametrize("edit", [without(UP), with_one(UP, 3, 32)], ids=["missing", "reshaped"])
def test_with_permission_it_is_said_and_kept_apart(
    folders: dict[str, Path], tmp_path: Path, edit: Edit
) -> None:
    """The note names the tensor, the fingerprint is another than the files' own, and the random
    numbers are the same each time, whatever the user's seed."""
    spec = edited(folders["llama"], tmp_path / "m", edit)
    torch.manual_seed(1)
    one = load_hf_model(spec, settings=ALLOWED)
    drawn = torch.rand(1)
    torch.manual_seed(1)
    assert torch.rand(1) == drawn, "the user's own stream of numbers has moved"
    torch.manual_seed(2)
    other = load_hf_model(spec, settings=ALLOWED)
    (note,) = one.notes
    assert UP in note and "random numbers" in note
    assert one.fingerprint == other.fingerprint != known_model(spec, CPU).fingerprint
    assert answer(one) == pytest.approx(answer(other), abs=1e-5)
    assert known_model(spec, ALLOWED).fingerprint == "", "they are drawn when it is loaded"


def test_with_permission_a_whole_model_is_itself(folders: dict[str, Path]) -> None:
    """Where nothing is missing, the permission changes neither notes nor fingerprint."""
    model = load_hf_model(str(folders["llama"]), settings=ALLOWED)
    assert model.notes == ()
    assert model.fingerprint == load_hf_model(str(folders["llama"]), settings=CPU).fingerprint


def test_weights_that_are_left_out_with_permission_are_noted(
    folders: dict[str, Path], tmp_path: Path
) -> None:
    """A model cut to fewer layers than its files have runs, and says so."""
    spec = edited(folders["llama"], tmp_path / "m", num_hidden_layers=1)
    model = load_hf_model(spec, settings=ALLOWED)
    assert "9 that it has no place for: model.layers.1." in model.notes[0]
    assert model.fingerprint != known_model(spec, CPU).fingerprint


def test_a_placed_model_is_judged_alike(folders: dict[str, Path], tmp_path: Path) -> None:
    """The way that quantised and spread models take: complete ones load, others are refused."""
    placed = LoadSettings(dtype="float32", device_map="cpu")
    assert load_hf_model(str(folders["qwen2"]), settings=placed).notes == ()
    spec = edited(folders["qwen2"], tmp_path / "m", without(UP))
    with pytest.raises(ModelError, match=UP):
        load_hf_model(spec, settings=placed)


def test_scales_of_a_quantised_model_are_the_packages_own() -> None:
    """Files of quantised weights have tensors that no architecture names; what lacks is told."""
    model = SimpleNamespace(config=SimpleNamespace(quantization_config={"quant_method": "fp8"}))
    scales = {"model.layers.0.self_attn.k_scale"}
    report = {"unexpected_keys": scales, "missing_keys": set(), "mismatched_keys": set()}
    assert not find_faults(model, report)
    assert find_faults(model, {**report, "missing_keys": {UP}}).random == (UP,)


def test_the_command_line_refuses_and_allows(
    folders: dict[str, Path], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """`score` exits with 2 and names the tensor; with the permission, the report has the note."""
    spec = edited(folders["llama"], tmp_path / "m", without(UP))
    task = tmp_path / "transforms" / "sums-mcq"
    shutil.copytree(REPOSITORY / "transforms" / "sums-mcq", task)
    words = ["score", str(task), "--model", spec, "--method", "ppl", "--sample", "2", "--json"]
    words += ["--num-fewshot", "0", "--device", "cpu"]
    assert main(words) == 2
    seen = capsys.readouterr()
    assert UP in seen.err and UP in json.loads(seen.out)["error"]["message"]
    assert main([*words, "--allow-missing-weights"]) == 0
    assert UP in json.loads(capsys.readouterr().out)["notes"][0]
