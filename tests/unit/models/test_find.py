"""Models that are found without loading any: what is listed, what it can do, what is broken."""

from __future__ import annotations

import json
import struct
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from huggingface_hub import constants

from workbench.errors import ModelError
from workbench.models import load
from workbench.models.fake import FakeModel
from workbench.models.find import ports
from workbench.models.find.files import is_causal
from workbench.models.find.finder import find_models
from workbench.models.find.folders import VARIABLE
from workbench.models.find.found import FoundModel, MemoryHere
from workbench.models.load import share_model
from workbench.models.memory import free
from workbench.models.memory.estimate import ModelShape

CONFIG: dict[str, Any] = {
    "architectures": ["LlamaForCausalLM"],
    "num_hidden_layers": 2,
    "hidden_size": 32,
    "num_attention_heads": 4,
    "intermediate_size": 64,
    "vocab_size": 500,
}
HERE = MemoryHere("cpu", "float32", 1000)
NUMBERS = 1000
"""In a weight file: 4,000 bytes as float32."""


def write_weights(path: Path) -> None:
    """Write a safetensors file of so many numbers, of which only the header is ever read."""
    entry = {"dtype": "F32", "shape": [NUMBERS], "data_offsets": [0, 4 * NUMBERS]}
    header = json.dumps({"w": entry}).encode()
    path.write_bytes(struct.pack("<Q", len(header)) + header)


def write_model(folder: Path, config: Any = CONFIG) -> Path:
    """Write a model's folder."""
    folder.mkdir(parents=True)
    (folder / "config.json").write_text(config if isinstance(config, str) else json.dumps(config))
    write_weights(folder / "model.safetensors")
    return folder


def write_cached(cache: Path, name: str, config: Any = CONFIG, *, ref: str = "main") -> Path:
    """Write a model as the hub's cache has it, files as links to blobs, and return its folder."""
    folder = cache / f"models--{name.replace('/', '--')}"
    snapshot = write_model(folder / "snapshots" / "abc123", config)
    (folder / "blobs").mkdir()
    for number, path in enumerate(sorted(snapshot.iterdir())):
        blob = folder / "blobs" / str(number)
        path.rename(blob)
        path.symlink_to(Path("..", "..", "blobs", blob.name))
    (folder / "refs").mkdir()
    (folder / "refs" / ref).write_text("abc123")
    return folder


@pytest.fixture(autouse=True)
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty cache, an empty working directory, and no shared models."""
    (tmp_path / "hub").mkdir()
    (tmp_path / "work").mkdir()
    monkeypatch.setattr(constants, "HF_HUB_CACHE", str(tmp_path / "hub"))
    monkeypatch.setattr(load, "_shared", {})
    monkeypatch.setattr(load, "_given", set())
    monkeypatch.delenv(VARIABLE, raising=False)
    monkeypatch.chdir(tmp_path / "work")
    return tmp_path / "hub"


def found(*folders: str | Path) -> dict[str, FoundModel]:
    """Return what is found, by its name, without what is built in."""
    return {each.name: each for each in find_models(folders) if each.kind != "built in"}


def test_what_comes_along_is_there_with_nothing_else() -> None:
    """The teaching model and the fake, both of which do both."""
    teaching, fake = find_models()
    assert (teaching.name, fake.name) == ("teaching", "fake")
    assert teaching.kind == fake.kind == "built in"
    assert teaching.can == fake.can == ("ppl", "gen")
    assert teaching.fits and teaching.bytes and teaching.free


def test_a_cached_model_is_found_through_its_links(cache: Path) -> None:
    """Under the id that loads it, with the weights that its files' headers tell."""
    folder = write_cached(cache, "org/tiny")
    (model,) = found().values()
    assert (model.name, model.kind) == ("org/tiny", "hub cache")
    assert model.where == str(folder / "snapshots" / "abc123")
    assert (model.can, model.bytes, model.fits, model.note) == (("ppl", "gen"), 4000, True, "")


def test_what_is_no_language_model_is_left_out(cache: Path) -> None:
    """Encoders, data sets, and what was never downloaded so far as to tell."""
    write_cached(cache, "org/encoder", {**CONFIG, "architectures": ["BertModel"]})
    write_cached(cache, "org/unnamed", {"hidden_size": 32})
    (cache / "datasets--org--rows").mkdir()
    (cache / "models--org--nothing" / "refs").mkdir(parents=True)
    assert found() == {}


@pytest.mark.parametrize(
    ("name", "causal"),
    [
        ("LlamaForCausalLM", True),
        ("GPT2LMHeadModel", True),
        ("Gemma3ForConditionalGeneration", True),
        ("T5ForConditionalGeneration", False),
        ("BertForMaskedLM", False),
    ],
)
def test_causal_models_are_known_by_their_class(name: str, causal: bool) -> None:
    """Those that transformers has a causal language model for."""
    assert is_causal({"architectures": [name]}) == causal


def test_missing_weights_are_said(cache: Path) -> None:
    """A link to nothing, shards of which some came, or no weights at all."""
    folder = write_cached(cache, "org/cleared") / "blobs"
    next(blob for blob in folder.iterdir() if blob.read_bytes()[:1] != b"{").unlink()
    parts = write_cached(cache, "org/parts") / "snapshots" / "abc123"
    (parts / "model.safetensors").unlink()
    named = {"a": "model-1.safetensors", "b": "model-2.safetensors", "c": "model-2.safetensors"}
    (parts / "model.safetensors.index.json").write_text(json.dumps({"weight_map": named}))
    write_weights(parts / "model-1.safetensors")
    models = found()
    assert models["org/cleared"].note == "the weights are missing"
    assert models["org/parts"].note == "1 of 2 weight files are missing"
    assert {model.can for model in models.values()} == {()}
    assert {model.fits for model in models.values()} == {None}


def test_models_below_the_working_directory_are_found(cache: Path) -> None:
    """Directly, and in its `models`; no folder deeper down is looked into."""
    for name in ("mine", "models/tiny", "other/tiny"):
        write_model(Path(name).resolve())
    assert list(found()) == ["./mine", "./models/tiny"]


def test_what_git_lfs_left_is_told_from_weights(cache: Path) -> None:
    """Its pointers are texts of three lines, whose first bytes would be a length of exabytes."""
    folder = write_model(Path("cloned").resolve())
    (folder / "model.safetensors").write_text("version https://git-lfs.github.com/spec/v1\n")
    assert found()["./cloned"].note == "the weights are pointers of Git LFS: git lfs pull"


def test_broken_files_are_listed_and_break_nothing(cache: Path) -> None:
    """A configuration that is no JSON, a link to none, sizes that are no numbers, an index that is
    a list, a weight file that is none: each beside one that is whole."""
    write_cached(cache, "org/whole")
    write_cached(cache, "org/text", "{")
    write_cached(cache, "org/deep", "[" * 100_000)
    gone = write_cached(cache, "org/gone")
    (gone / "snapshots" / "abc123" / "config.json").resolve().unlink()
    write_cached(cache, "org/sizes", {**CONFIG, "hidden_size": "wide"})
    listed = write_cached(cache, "org/index") / "snapshots" / "abc123"
    (listed / "model.safetensors").unlink()
    (listed / "model.safetensors.index.json").write_text("[]")
    noise = write_cached(cache, "org/noise") / "snapshots" / "abc123" / "model.safetensors"
    noise.resolve().write_bytes(b"\xff" * 100)
    models = found()
    assert models["org/whole"].can == ("ppl", "gen")
    for name in ("org/text", "org/deep", "org/gone"):
        assert models[name].note.startswith("config.json cannot be read: ")
    assert models["org/index"].note == "model.safetensors.index.json cannot be read"
    for name in ("org/sizes", "org/noise"):
        assert (models[name].bytes, models[name].fits) == (None, None)


def test_another_revision_is_named(cache: Path) -> None:
    """The id alone would load the main one, which is not here."""
    write_cached(cache, "org/tiny", ref="v2")
    model = found()["org/tiny"]
    assert model.note == "not its main revision, but v2: --revision"
    assert model.can == ()


def test_folders_are_found_where_one_works(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Directly below, in those that are named, and in those of the variable; each once, by a name
    that is no id of the hub."""
    write_model(Path("mine"))
    write_model(Path(".hidden"))
    write_model(tmp_path / "out" / "checkpoint-10")
    own = write_model(tmp_path / "own")
    monkeypatch.setenv(VARIABLE, f"{tmp_path / 'out'}:{tmp_path / 'work'}")
    models = found(own)
    work = tmp_path / "work"
    assert list(models) == [str(own), str(tmp_path / "out" / "checkpoint-10"), str(work / "mine")]
    assert {model.kind for model in models.values()} == {"folder"}
    assert list(found("mine")) == ["./mine", str(tmp_path / "out" / "checkpoint-10")]


def test_other_programs_configurations_are_left_alone() -> None:
    """Below the working directory; one that cannot be read is a model's only beside weights."""
    Path("web").mkdir()
    Path("web", "config.json").write_text("// of a web page", encoding="utf-8")
    Path("list").mkdir()
    Path("list", "config.json").write_text("[1]", encoding="utf-8")
    write_model(Path("torn"), "{")
    assert list(found()) == ["./torn"]


def test_a_named_folder_without_models_says_so(tmp_path: Path) -> None:
    """And one that is not there."""
    (tmp_path / "empty").mkdir()
    models = found(tmp_path / "empty", "nowhere")
    assert [model.note for model in models.values()] == [
        "no causal language model in it, nor directly below",
        "no such folder",
    ]


def test_what_is_loaded_comes_first_and_once(cache: Path) -> None:
    """With its device; the name that it is found under again is not listed again."""
    write_cached(cache, "org/tiny")
    model = FakeModel(name="org/tiny")
    share_model(model)
    first = find_models()[0]
    assert (first.name, first.kind, first.where) == ("org/tiny", "loaded", model.device)
    assert first.can == ("ppl", "gen")
    assert [each.name for each in find_models()].count("org/tiny") == 1


def test_a_server_that_is_loaded_can_what_it_is_trusted_with(cache: Path) -> None:
    """It refuses the rest; by its letters it is asked under another name."""

    class Server(FakeModel):
        device = "server"

        def require_able(self, method: str) -> None:
            if method != "gen" and not self.name.startswith("letters:"):
                raise ModelError("no")

    for name in ("server:http://a", "letters:server:http://a"):
        share_model(Server(name=name))
    models = found()
    assert models["server:http://a"].can == ("gen",)
    assert models["letters:server:http://a"].can == ("letters", "gen")
    assert models["server:http://a"].fits is None


def shaped(name: str, weights: int) -> FakeModel:
    """Return a model that says how large it is."""
    model: Any = FakeModel(name=name)
    model.shape = ModelShape(weights, 4, 1, 1, 1, 1, 1, 1)
    return model


@pytest.mark.parametrize(("weights", "fits"), [(666, True), (667, False)])
def test_there_is_room_for_the_weights_and_half_as_much(weights: int, fits: bool) -> None:
    """As before loading, others are let go of: of 1,000 bytes, for weights of 666."""
    assert HERE.weigh(FoundModel("m", "folder"), weights).fits is fits


def test_what_would_be_let_go_of_counts_as_room() -> None:
    """And is named; not where it is not enough."""
    here = MemoryHere("cpu", "float32", 1000, (shaped("large", 500),))
    model = here.weigh(FoundModel("m", "folder"), 1000)
    assert (model.fits, model.note) == (True, "once large makes room")
    assert here.weigh(FoundModel("m", "folder"), 1001).fits is False


def test_without_a_known_memory_nothing_is_said_to_fit() -> None:
    """Nor not to."""
    model = MemoryHere("", "bfloat16", None).weigh(FoundModel("m", "folder"), 10)
    assert (model.bytes, model.fits) == (10, None)


@pytest.mark.parametrize(
    ("told", "visible", "expected"),
    [
        ("81000", None, 81000 << 20),
        ("81000", "", None),
        ("81000", "-1", None),
        ("[N/A]", "0", None),
    ],
)
def test_a_card_s_memory_is_asked_of_its_driver(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    told: str,
    visible: str | None,
    expected: int | None,
) -> None:
    """Before torch is loaded; none where torch is to see no card."""
    program = tmp_path / "nvidia-smi"
    program.write_text(f"#!/bin/sh\necho '{told}'\n")
    program.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=":")
    monkeypatch.delenv("CUDA_VISIBLE_DEVICES", raising=False)
    if visible is not None:
        monkeypatch.setenv("CUDA_VISIBLE_DEVICES", visible)
    assert free.card_free_bytes() == expected


def test_nobody_is_asked_unless_it_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without `ask_ports` no wire is made; with it, one for each port."""
    roots: list[str] = []

    class Refusing:
        def __init__(self, root: str, *, seconds: float) -> None:
            roots.append(root)
            raise ModelError("nothing there")

    monkeypatch.setattr(ports, "StrangeWire", Refusing)
    find_models()
    assert roots == []
    with pytest.raises(ModelError):
        find_models(ask_ports=True)
    assert all(root.startswith("http://127.0.0.1:") for root in roots)


@pytest.mark.slow
def test_looking_loads_no_library_of_models() -> None:
    """Neither torch nor transformers, in a process of its own."""
    program = (
        "import sys; from workbench.models.find.finder import find_models; find_models();"
        "print([name for name in ('torch', 'transformers', 'datasets') if name in sys.modules])"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, encoding="utf-8", check=True
    )
    assert done.stdout == "[]\n"
