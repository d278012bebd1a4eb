"""The core: what works where torch, transformers and datasets are not installed, and what is said
where one of them is needed."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import workbench
from workbench.errors import ModelError, WorkbenchError
from workbench.exchange.freeeval.chat import _load
from workbench.io.packages import EXTRAS, has_extra
from workbench.models.devices import resolve
from workbench.models.known import known_model
from workbench.models.load import TEACHING, load_model
from workbench.models.settings import LoadSettings
from workbench.prompts.dataset import read_docs

ROOT = Path(__file__).parents[2]

OF_TORCH = {
    "workbench.models": {"hf", "hf_files", "hf_tokens", "noise", "weights"},
    "workbench.models.gen": {
        "attention", "batches", "check", "forward", "generator", "packed", "plain", "rows",
    },
    "workbench.models.layers": {
        "alone", "attention", "key_values", "lean", "logits", "network", "products", "trial",
    },
    "workbench.models.ppl": {"path", "plain", "probe", "read", "score", "store", "walk"},
}  # fmt: skip
"""The modules that run a model with torch: nothing else may need it."""

OUT_OF_REACH = ("torch", "transformers", "datasets", "accelerate")

EVERY_MODULE = f"""\
import importlib, json, pkgutil, sys

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in {OUT_OF_REACH}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Missing())
import workbench
failed = {{}}
for module in pkgutil.walk_packages(workbench.__path__, "workbench."):
    if ".frontend" in module.name or module.name.endswith("__main__"):
        continue
    try:
        importlib.import_module(module.name)
    except ModuleNotFoundError as error:
        failed[module.name] = error.name.split(".")[0]
print(json.dumps(failed))
"""


@cache
def unimportable() -> dict[str, str]:
    """Return the modules that cannot be imported without torch and the others, and what each of
    them lacks."""
    done = subprocess.run(
        [sys.executable, "-c", EVERY_MODULE],
        capture_output=True,
        encoding="utf-8",
        check=True,
        cwd=ROOT,
    )
    return json.loads(done.stdout)


@pytest.fixture
def without(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Take packages out of reach: importing them fails, as where they are not installed."""

    def take(*packages: str) -> None:
        for package in packages:
            monkeypatch.setitem(sys.modules, package, None)

    return take


@pytest.mark.slow
def test_only_what_runs_torch_needs_torch() -> None:
    """Every other module of the package is imported without torch, transformers and datasets."""
    known = {f"{room}.{name}" for room, names in OF_TORCH.items() for name in names}
    lacking = {module for module, missing in unimportable().items() if missing in OUT_OF_REACH}
    assert lacking == known


@pytest.mark.parametrize("missing", [("torch",), ("transformers",), ("torch", "transformers")])
def test_a_model_that_needs_torch_says_so(
    without: Callable[..., None], missing: tuple[str, ...]
) -> None:
    """Before anything is looked for, with what is missing, the one command, and what works."""
    without(*missing)
    with pytest.raises(ModelError) as raised:
        load_model("owner/name")
    assert str(raised.value) == (
        "model 'owner/name' needs torch and transformers;"
        f" saw {' and '.join(missing)} not installed here."
        " Run `pip install 'prompt-workbench[torch]'`,"
        " or use 'teaching' or server:URL, which need none of it."
    )


def test_what_is_known_of_a_model_is_known_without_torch(
    without: Callable[..., None], tmp_path: Path
) -> None:
    """Its stored runs are found and compared by that; only loading it needs torch."""
    folder = tmp_path / "copy"
    shutil.copytree(TEACHING, folder)
    with_torch = known_model(str(folder), LoadSettings(device="cpu"))
    without("torch", "transformers")
    assert known_model(str(folder)) == with_torch
    with pytest.raises(ModelError, match=r"prompt-workbench\[torch\]"):
        load_model(str(folder))


@pytest.mark.slow
def test_the_teaching_model_is_loaded_without_torch(without: Callable[..., None]) -> None:
    """By its name, told as it is before, and refusing what torch would refuse in the same words."""
    without("torch", "transformers")
    known, model = known_model("teaching"), load_model("teaching")
    assert (known.fingerprint, known.device, known.dtype) == (model.fingerprint, "cpu", "float32")
    with pytest.raises(ModelError, match="'teaching' has no chat template"):
        model.apply_chat_template([{"role": "user", "content": "x"}])


def test_a_device_needs_torch(without: Callable[..., None]) -> None:
    """ "auto" is the CPU then, whatever drivers the machine has; another one is refused."""
    without("torch")
    assert resolve("auto", "auto") == resolve("cpu", "auto") == ("cpu", "float32")
    with pytest.raises(ModelError, match=r"device 'cuda' needs .*\[torch\]"):
        resolve("cuda", "auto")


@pytest.mark.parametrize(
    ("make", "words"),
    [
        (lambda folder: "owner/rows", "not a file here, and a dataset of the hub needs datasets"),
        (lambda folder: folder, "a folder needs datasets"),
    ],
)
def test_rows_that_datasets_reads_say_so(
    without: Callable[..., None], tmp_path: Path, make: Callable[[Path], Any], words: str
) -> None:
    """A name of the hub, and a folder; files are read without it."""
    without("datasets")
    with pytest.raises(WorkbenchError, match=words) as raised:
        read_docs(make(tmp_path))
    assert "pip install 'prompt-workbench[datasets]'" in str(raised.value)


@pytest.mark.slow
def test_an_export_is_written_without_datasets(
    task: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """That it could not be read back is one of its losses, with the command that lets it. (It is
    read in a process of its own, which lacks the package.)"""
    (tmp_path / "sitecustomize.py").write_text("import sys\nsys.modules['datasets'] = None\n")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join((str(tmp_path), str(ROOT))))
    made = workbench.export(task, "lm-eval", tmp_path / "exported", method="gen")
    assert made.files
    (loss,) = (loss for loss in made.losses if loss.startswith("read back"))
    assert "pip install 'prompt-workbench[datasets]'" in loss


def test_a_missing_tokenizer_library_is_a_loss(without: Callable[..., None]) -> None:
    """A FreeEval config with a chat template is imported without it, and told."""
    without("transformers")
    assert "pip install 'prompt-workbench[torch]'" in _load("owner/name")


def test_extras_name_what_pyproject_installs() -> None:
    """What is looked for is what the command brings."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    for extra, packages in EXTRAS.items():
        brought = " ".join(project["optional-dependencies"][extra])
        assert all(package in brought for package in packages)
        assert has_extra(extra)
    core = " ".join(project["dependencies"])
    assert not any(package in core for packages in EXTRAS.values() for package in packages)
