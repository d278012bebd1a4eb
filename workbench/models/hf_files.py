"""A model and its tokenizer, read from their files by transformers."""

from __future__ import annotations

import threading
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from typing import Any

import torch

from workbench.errors import ModelError
from workbench.models.quantization import quantization_config
from workbench.models.settings import LoadingStage, LoadSettings, StageListener
from workbench.models.weights import WeightFaults, find_faults

_loading = threading.Lock()
"""transformers tells of its progress in one place for all threads."""

SEED = 0
"""Of the numbers that stand for missing weights."""


def placement(settings: LoadSettings, device: torch.device, dtype: str) -> dict[str, Any]:
    """Return what transformers is told of where and how to put the weights; nothing where they
    are read as they are and moved afterwards.

    Raises:
        ModelError: the settings contradict each other, or a package is missing.
    """
    quantized = quantization_config(settings.quantization, getattr(torch, dtype))
    if settings.device_map and settings.device != "auto":
        raise ModelError(
            f"device {settings.device!r} beside device_map {settings.device_map!r}",
            expected="one of them",
            fix="Leave the setting 'device' at 'auto'.",
        )
    if not settings.device_map and quantized is None:
        return {}
    if find_spec("accelerate") is None:
        raise ModelError(
            "device_map and quantization need accelerate",
            seen="not installed here",
            fix="Run `pip install accelerate`, or leave both settings.",
        )
    given = {"device_map": settings.device_map or {"": str(device)}}
    return given if quantized is None else {**given, "quantization_config": quantized}


def read_files(
    where: str, dtype: str, options: dict[str, Any], placed: dict[str, Any], watch: StageListener
) -> tuple[Any, Any, WeightFaults]:
    """Return the tokenizer, the model, and where the weights do not fit it.

    Where they do not, transformers draws numbers: from a seed of its own here, so that they are
    the same at each loading on the same kind of device; the user's own stream of numbers is left
    as it was.
    """
    watch(LoadingStage("loading transformers"))
    from transformers import AutoModelForCausalLM, AutoTokenizer

    # Weights that are not placed are drawn on the CPU, and so are numbers in place of them.
    devices = range(torch.cuda.device_count()) if placed else ()
    seed = torch.manual_seed if placed else torch.default_generator.manual_seed
    with _loading, _told_of_weights(watch), torch.random.fork_rng(devices):
        watch(LoadingStage("reading the tokenizer"))
        tokenizer = AutoTokenizer.from_pretrained(where, **options)
        watch(LoadingStage("reading the weights"))
        seed(SEED)
        loaded: Any = AutoModelForCausalLM.from_pretrained(
            where,
            dtype=dtype,
            output_loading_info=True,
            ignore_mismatched_sizes=True,  # else they end in an error that does not name them
            **placed,
            **options,
        )
    model, report = loaded
    return tokenizer, model, find_faults(model, report)


@contextmanager
def _told_of_weights(watch: StageListener) -> Iterator[None]:
    """Let `watch` know of every weight that transformers has read, instead of showing its bars:
    in a notebook those are widgets that nothing can show later."""
    from transformers.utils import logging

    own = threading.get_ident()

    def hook(factory: Any, given: tuple[Any, ...], named: dict[str, Any]) -> Any:
        if not given or named.get("desc") != "Loading weights" or threading.get_ident() != own:
            return factory(*given, **named)
        return _counted(given[0], watch)

    # Older releases of transformers 5 cannot be listened to.
    set_hook: Any = getattr(logging, "set_tqdm_hook", lambda hook: None)
    show_progress = logging.is_progress_bar_enabled()
    logging.disable_progress_bar()
    before = set_hook(hook)
    try:
        yield
    finally:
        set_hook(before)
        if show_progress:
            logging.enable_progress_bar()


def _counted(weights: Any, watch: StageListener) -> Generator[Any, None, None]:
    for done, weight in enumerate(weights):
        watch(LoadingStage("reading the weights", done, len(weights)))
        yield weight
