"""Room for another model: shared ones are let go of where the memory needs it."""

from __future__ import annotations

import gc
import sys
import threading
from collections.abc import Generator
from typing import Any

from workbench.models.base import LanguageModel
from workbench.models.known import KnownModel, known_model
from workbench.models.load import follow_loading, let_go, loaded_model, reloadable_models
from workbench.models.memory.free import free_bytes
from workbench.models.settings import LoadingStage

WORKING = 1.5
"""Room is wanted for so many times the weights: a run's keys and values, and its passes, too."""


def make_room(known: KnownModel) -> tuple[str, ...]:
    """Let go of shared models, the oldest first, until the one that is to be loaded has room on
    its device; return their names.

    Where nobody knows how large it is, all of that device go. Those that were given as objects
    stay, since nothing could load them again.
    """
    if known.loaded is not None:
        return ()
    kind = known.device.partition(":")[0]
    gone: list[str] = []
    for model in reloadable_models():
        if _has_room(known):
            break
        if model.device.partition(":")[0] != kind:
            continue
        gone.append(model.name)
        let_go(model)
        del model
        free_unused()
    return tuple(gone)


def follow_with_room(
    spec: str, stop: threading.Event
) -> Generator[LoadingStage, None, LanguageModel]:
    """Return the shared model of that name, and yield the stages of its loading, where it is not
    there yet, once there is room for it (see `make_room` and `follow_loading`).

    Raises:
        LoadingCancelled: `stop` was set before the model was there.
        ModelError: it cannot be loaded.
    """
    if loaded_model(spec) is None:
        make_room(known_model(spec))
    return (yield from follow_loading(spec, stop))


def free_unused() -> None:
    """Give back the memory of models that nobody holds any more."""
    gc.collect()
    # Another thread may be at importing torch right now, which then holds nothing.
    cuda: Any = getattr(sys.modules.get("torch"), "cuda", None)
    if hasattr(cuda, "empty_cache") and cuda.is_available():
        cuda.empty_cache()


def _has_room(known: KnownModel) -> bool:
    free = free_bytes(known.device)
    if free is None:
        return True
    return known.shape is not None and WORKING * known.shape.weights <= free
