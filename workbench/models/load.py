"""A model's name becomes a model."""

from __future__ import annotations

import threading
from collections.abc import Collection, Generator
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

from workbench.errors import ModelError, shorten
from workbench.io.files import at_home
from workbench.io.given import require_function
from workbench.io.packages import has_extra, require_extra
from workbench.models.base import LanguageModel
from workbench.models.cluster.address import is_cluster, read_cluster
from workbench.models.devices import resolve
from workbench.models.fingerprint import file_dates
from workbench.models.loading import Loading
from workbench.models.servers.address import is_server, read_address
from workbench.models.settings import (
    LoadingCancelled,
    LoadingStage,
    LoadSettings,
    StageListener,
    ignore_stages,
)
from workbench.models.sources import local_folder

TEACHING = Path(__file__).parent / "teaching"
"""The built-in model, a Hugging Face folder that is shipped with the package."""

VLLM = "vllm:"
"""Before the name of a model that vLLM runs in this process."""

NAMES = "teaching, fake, a Hugging Face id, a local folder, server:URL, or ray:ADDRESS/MODEL"


OF_FOLDERS = frozenset(each.name for each in fields(LoadSettings)) - {"revision"}
OF_VLLM = frozenset(("device", "dtype", "revision", "trust_remote_code"))
"""Settings of loading that models in folders, and those that vLLM runs, have a use for. Those of
the hub have one for all."""


def require_possible(spec: str, settings: LoadSettings | None = None) -> None:
    """Refuse what no model is named by here, and settings of loading that it has no use for.

    Raises:
        ModelError: so.
    """
    if not isinstance(settings, LoadSettings | None):
        raise ModelError("settings", expected="LoadSettings, or None", seen=shorten(settings))
    if not isinstance(spec, str) or not spec.strip():
        raise ModelError("no model is named", expected=NAMES, seen=shorten(spec))
    if is_cluster(spec):
        require_possible(read_cluster(spec).model, settings)
    elif is_server(spec):
        _require_used(spec, settings, (), "is loaded by its server")
        read_address(spec)
    elif spec == "fake":
        _require_used(spec, settings, (), "is answered without a model")
    elif spec.startswith(VLLM):
        _require_used(spec, settings, OF_VLLM, "is loaded by vLLM")
        local_folder(spec.removeprefix(VLLM))
    elif spec == "teaching" or Path(local_folder(spec)).is_dir():
        _require_used(spec, settings, OF_FOLDERS, "lies in a folder")


def load_model(
    spec: str, *, settings: LoadSettings | None = None, watch: StageListener = ignore_stages
) -> LanguageModel:
    """Return the model that `spec` names.

    `teaching` is the small model that comes with the workbench, computed by numpy, or by torch
    where there may be an accelerator or the settings need it; `fake` answers at once without any
    model, for tests and demonstrations; `server:URL` is what a server runs (see `models.servers`);
    `ray:ADDRESS/MODEL` is any of these on a cluster (see `models.cluster`); anything else is a
    local folder or a Hugging Face id, which vLLM runs where `vllm:` stands before it. `settings`
    applies to what is loaded here or there. `watch` is told every stage of loading.

    Raises:
        ModelError: there is no such model, or it cannot be loaded here.
    """
    require_possible(spec, settings)
    require_function(watch=watch)
    if spec == "fake":
        from workbench.models.fake import FakeModel

        return FakeModel()
    if is_server(spec):
        watch(LoadingStage("examining the server"))
        from workbench.models.servers.connect import connect

        return connect(spec, load_model)
    if is_cluster(spec):
        from workbench.models.cluster.model import load_cluster_model

        return load_cluster_model(spec, settings=settings, watch=watch)
    if spec.startswith(VLLM):
        from workbench.models.vllm_lm import load_vllm_model

        return load_vllm_model(spec, settings=settings, watch=watch)
    if spec != "teaching":
        instead = "use 'teaching' or server:URL, which need none of it"
        require_extra(f"model {spec!r}", "torch", ModelError, instead=instead)
        watch(LoadingStage("loading torch"))
        from workbench.models.hf import load_hf_model

        return load_hf_model(spec, settings=settings, watch=watch)
    if not (TEACHING / "config.json").is_file():
        raise ModelError(
            "the built-in model 'teaching' is missing from this installation",
            expected=f"its files in {str(TEACHING)!r}",
            seen="no config.json",
            fix="Install the package again, or name another model.",
        )
    if _needs_torch(settings or LoadSettings()):
        watch(LoadingStage("loading torch"))
        from workbench.models.hf import load_hf_model

        return load_hf_model(str(TEACHING), settings=settings, name=spec, watch=watch)
    from workbench.models.numpy_lm.model import load_numpy_model

    return load_numpy_model(TEACHING, settings=settings, name=spec, watch=watch)


def _needs_torch(settings: LoadSettings) -> bool:
    """Say whether the teaching model is to be run as numpy does not, where torch is installed.

    On a CPU numpy is as quick once both are there, and it is there in a second: to import torch and
    transformers takes several, longer than most first runs.
    """
    if not has_extra("torch"):
        return False
    is_placed = settings.device_map is not None or settings.quantization != "none"
    return is_placed or resolve(settings.device, settings.dtype) != ("cpu", "float32")


def _require_used(
    spec: str, settings: LoadSettings | None, used: Collection[str], what: str
) -> None:
    """Refuse settings of loading that would be passed over; `what` says why they would.

    Raises:
        ModelError: one that is not among `used` is set.
    """
    given, usual = settings or LoadSettings(), LoadSettings()
    changed = [
        each.name
        for each in fields(given)
        if each.name not in used and getattr(given, each.name) != getattr(usual, each.name)
    ]
    if changed:
        raise ModelError(
            f"model {spec!r} {what}",
            expected=f"no settings of loading but {', '.join(sorted(used))}"
            if used
            else "no settings of loading",
            seen=", ".join(changed),
            fix="Leave them out.",
        )


@dataclass(frozen=True, slots=True)
class _Shared:
    """A shared model, and what its name stood for when it was loaded: a folder with its files'
    dates, None where it is no folder's."""

    model: LanguageModel
    files: tuple[Any, ...] | None


_shared: dict[str, _Shared] = {}
_given: set[str] = set()
_arriving: dict[str, Loading] = {}
_sharing = threading.Lock()


def follow_loading(
    spec: str, stop: threading.Event
) -> Generator[LoadingStage, None, LanguageModel]:
    """Return the model that all of a notebook's workbenches and runs share, and yield the stages
    of its loading, which happens once per process, in a thread of its own; once more where the
    name stands for another folder by now, or the folder's files were changed.

    Raises:
        LoadingCancelled: `stop` was set before the model was there.
        ModelError: it cannot be loaded.
    """
    while True:
        files = _files_of(spec)
        with _sharing:
            if (shared := _fresh(spec, files)) is not None:
                return shared
            loading = _arriving.setdefault(
                spec, Loading(lambda watch: load_model(spec, watch=watch))
            )
        try:
            model = yield from loading.follow(stop)
        except LoadingCancelled:
            if stop.is_set():
                raise
            continue  # the others gave it up in the moment when this one began to wait
        finally:
            if loading.has_ended:
                with _sharing:
                    if _arriving.get(spec) is loading:
                        del _arriving[spec]
        with _sharing:
            if (shared := _fresh(spec, files)) is None:
                shared = model
                _shared[spec] = _Shared(model, files)
            return shared


def _files_of(spec: str) -> tuple[Any, ...] | None:
    """Return the folder that a name stands for now, and its files' dates; None where it is none,
    or the one that comes with this package."""
    name = spec.removeprefix(VLLM) if isinstance(spec, str) else ""
    if name in ("", "teaching", "fake") or is_server(name) or is_cluster(name):
        return None
    try:
        folder = at_home(name)
        return (str(folder.resolve()), file_dates(folder)) if folder.is_dir() else None
    except (ModelError, OSError, ValueError):  # whoever loads it is told why it cannot be read
        return None


def _fresh(spec: str, files: tuple[Any, ...] | None) -> LanguageModel | None:
    """Return the shared model, unless it is of other files than its name stands for now: then it is
    shared no more. (Where those cannot be read, it stays.)"""
    shared = _shared.get(spec)
    if shared is None:
        return None
    if spec not in _given and shared.files is not None and files not in (None, shared.files):
        del _shared[spec]
        return None
    return shared.model


def shared_model(spec: str) -> LanguageModel:
    """Return `load_model(spec)`, loaded once per process (see `follow_loading`).

    Raises:
        ModelError: it cannot be loaded.
    """
    stages = follow_loading(spec, threading.Event())
    while True:
        try:
            next(stages)
        except StopIteration as ended:
            return ended.value


def model_of(model: LanguageModel | str) -> LanguageModel:
    """Return a model as it is, or the shared one of that name.

    Raises:
        ModelError: it cannot be loaded, or is none.
    """
    return shared_model(model) if isinstance(model, str) else require_model(model)


def require_model(model: LanguageModel) -> LanguageModel:
    """Return a model.

    Raises:
        ModelError: it is none.
    """
    if not isinstance(getattr(model, "name", None), str):
        expected = f"a model that load_model returned, or the name of one: {NAMES}"
        parts = model if isinstance(model, tuple | list) else (model,)
        is_theirs = any(hasattr(part, "save_pretrained") for part in parts)
        fix = "Save it and its tokenizer with save_pretrained(), and give the folder's path."
        raise ModelError(
            "no model", expected=expected, seen=shorten(model), fix=fix if is_theirs else ""
        )
    return model


def share_model(model: LanguageModel) -> str:
    """Let `shared_model` return `model` for its name, and return that name.

    Raises:
        ModelError: it is none.
    """
    require_model(model)
    with _sharing:
        _shared[model.name] = _Shared(model, None)
        _given.add(model.name)
    return model.name


def reloadable_models() -> tuple[LanguageModel, ...]:
    """Return the shared models that their names load again, the oldest first: not those that
    `share_model` was given."""
    with _sharing:
        return tuple(each.model for spec, each in _shared.items() if spec not in _given)


def shared_models() -> dict[str, LanguageModel]:
    """Return all models that are loaded and shared, by the names that they answer to."""
    with _sharing:
        return {spec: each.model for spec, each in _shared.items()}


def let_go(model: LanguageModel) -> None:
    """Share a model no more. Its memory is free once whoever works with it has ended."""
    with _sharing:
        for spec in [spec for spec, each in _shared.items() if each.model is model]:
            del _shared[spec]


def loaded_model(spec: str) -> LanguageModel | None:
    """Return the shared model if it is loaded already, from the files that are there now; never
    waits for one that is loading."""
    files = _files_of(spec)
    with _sharing:
        return _fresh(spec, files)
