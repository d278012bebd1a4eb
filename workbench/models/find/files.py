"""A folder with a model's files: what it is, whether it is complete, and what it weighs."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from workbench.io.packages import command, has_extra
from workbench.messages import say
from workbench.models.find.found import BOTH, FoundModel, Kind, MemoryHere
from workbench.models.memory.estimate import read_shape

CONFIG = "config.json"

CAUSAL = ("ForCausalLM", "LMHeadModel")
"""How the classes of causal language models end, in transformers."""

ALSO_CAUSAL = {
    "Gemma3ForConditionalGeneration", "Gemma3nForConditionalGeneration",
    "Gemma4ForConditionalGeneration", "Gemma4UnifiedForConditionalGeneration",
}  # fmt: skip
"""Classes that read pictures, too, and that transformers takes for causal language models."""

POINTER = b"version https://git-lfs"

WHOLE = ("model.safetensors", "pytorch_model.bin")
INDEXES = ("model.safetensors.index.json", "pytorch_model.bin.index.json")


def model_in(folder: Path, name: str, kind: Kind, here: MemoryHere) -> FoundModel | None:
    """Return the model whose files are in `folder`; None where they are of something else. Files
    that cannot be read, or are missing, are said in its note."""
    found = FoundModel(name, kind, where=str(folder))
    config, fault = read_config(folder)
    if fault:
        return replace(found, note=fault)
    if not is_causal(config):
        return None
    if lacking := _lacking(folder):
        return replace(found, note=lacking)
    found = here.weigh(found, _weights(folder, here.dtype))
    if not has_extra("torch"):
        return replace(found, note=say("needs torch: {command}", command=command("torch")))
    return replace(found, can=BOTH)


def read_config(folder: Path) -> tuple[Any, str]:
    """Return what a folder's `config.json` holds, and what is said where it cannot be read."""
    try:
        return json.loads((folder / CONFIG).read_text("utf-8")), ""
    except (OSError, ValueError, RecursionError) as error:
        reason = error.strerror if isinstance(error, OSError) else str(error)
        return None, say("config.json cannot be read: {reason}", reason=reason or "")


def is_causal(config: Any) -> bool:
    """Say whether a `config.json` is that of a causal language model."""
    names = config.get("architectures") if isinstance(config, Mapping) else None
    if not isinstance(names, list):
        return False
    return any(str(name).endswith(CAUSAL) or str(name) in ALSO_CAUSAL for name in names)


def _weights(folder: Path, dtype: str) -> int | None:
    try:
        shape = read_shape(folder, dtype)
    except (AttributeError, TypeError, ValueError, OverflowError, MemoryError):
        # Sizes in the configuration that are none, or a weight file that is no such file.
        return None
    return None if shape is None else shape.weights


def _lacking(folder: Path) -> str:
    """Return what is said of weight files that are not there; "" where all are. A link to nothing
    is not there: so a download ends that was broken off, or a cache that was cleared by hand."""
    for whole, index in zip(WHOLE, INDEXES, strict=True):
        if (folder / whole).is_file():
            return _lacking_parts(folder, {whole})
        if (folder / index).is_file():
            return _lacking_indexed(folder, folder / index)
    return _lacking_parts(folder, {path.name for path in folder.glob("*.safetensors")})


def _lacking_indexed(folder: Path, index: Path) -> str:
    try:
        named = json.loads(index.read_text("utf-8"))["weight_map"].values()
        return _lacking_parts(folder, {str(part) for part in named})
    except (OSError, ValueError, KeyError, TypeError, AttributeError, RecursionError):
        return say("{file} cannot be read", file=index.name)


def _lacking_parts(folder: Path, parts: set[str]) -> str:
    missing = [part for part in parts if not (folder / part).is_file()]
    if len(missing) == len(parts):
        return say("the weights are missing")
    if missing:
        return say("{n} of {all} weight files are missing", n=len(missing), all=len(parts))
    if any(_is_pointer(folder / part) for part in parts):
        return say("the weights are pointers of Git LFS: git lfs pull")
    return ""


def _is_pointer(path: Path) -> bool:
    """Say whether Git LFS left a pointer in a file's place, as where it is not installed."""
    try:
        with path.open("rb") as file:
            return file.read(len(POINTER)) == POINTER
    except OSError:
        return False
