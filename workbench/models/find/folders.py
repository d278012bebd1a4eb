"""Folders with models: those that are named, and those directly below where one works."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

from workbench.io.files import at_home, is_regular
from workbench.messages import say
from workbench.models.find.files import CONFIG, model_in, read_config
from workbench.models.find.found import FoundModel, MemoryHere

VARIABLE = "WORKBENCH_MODELS"
"""Folders of models, as in PATH."""

USUAL = "models"
"""The folder of models that many have below the one where they work."""

WEIGHTS = ("*.safetensors", "*.bin")


def folder_models(folders: Sequence[str | Path], here: MemoryHere) -> Iterator[FoundModel]:
    """Yield the models in the named folders, in those of `WORKBENCH_MODELS`, directly below the
    working directory and in its `models`, each once. Of a named folder without any, that is
    said."""
    named = [str(folder) for folder in folders]
    named += [part for part in os.environ.get(VARIABLE, "").split(os.pathsep) if part]
    seen = set[str]()
    for found in (*_in_named(named, here), *_below(Path(), here), *_below(Path(USUAL), here)):
        if found.where not in seen:
            seen.add(found.where)
            yield found


def _in_named(folders: Sequence[str], here: MemoryHere) -> Iterator[FoundModel]:
    for name in folders:
        folder = at_home(name)
        if not folder.is_dir():
            yield FoundModel(name, "folder", name, note=say("no such folder"))
            continue
        own = _model(folder, here)
        below = list(_below(folder, here))
        if own is None and not below:
            note = say("no causal language model in it, nor directly below")
            own = FoundModel(name, "folder", str(folder.resolve()), note=note)
        yield from [own, *below] if own else below


def _below(folder: Path, here: MemoryHere) -> Iterator[FoundModel]:
    try:
        paths = sorted(folder.iterdir())
    except OSError:
        return
    for path in paths:
        if not path.name.startswith(".") and (found := _model(path, here)) is not None:
            yield found


def _model(folder: Path, here: MemoryHere) -> FoundModel | None:
    """Return the model in a folder. Many things have a `config.json`: one that cannot be read is a
    model's where there are weights beside it."""
    if not is_regular(folder / CONFIG):
        return None
    _, fault = read_config(folder)
    if fault and not any(next(folder.glob(pattern), None) for pattern in WEIGHTS):
        return None
    found = model_in(folder, _spelled(folder), "folder", here)
    return None if found is None else replace(found, where=str(folder.resolve()))


def _spelled(folder: Path) -> str:
    """Return a folder's name as `load_model` takes it for one, and never for an id of the hub."""
    return str(folder) if folder.is_absolute() or str(folder).startswith("..") else f"./{folder}"
