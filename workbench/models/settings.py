"""How a Hugging Face model is loaded and run, and how far its loading is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from workbench.errors import SettingError, nearest, shorten
from workbench.io.given import is_whole_number, require

DTYPES = ("auto", "bfloat16", "float16", "float32")
"""The number types that a model's weights can be run in."""


@dataclass(frozen=True, slots=True)
class LoadSettings:
    """Settings of `load_model` for Hugging Face models; the defaults suit most machines.

    `device` "auto" takes CUDA, then Apple's MPS, then the CPU. `dtype` "auto" is bfloat16 on
    CUDA (float16 on cards without it), float16 on MPS, float32 on the CPU. `revision` is a
    branch, tag or commit on the hub. `max_batch_tokens` bounds one forward pass, padding
    included; None chooses by device. `device_map` is handed to transformers (it needs
    `accelerate`) and then `device` must be left at "auto"; "auto" spreads a model over several
    GPUs. `quantization` is "int8", "int4" or "torchao-int8" (see `models/quantization.py`).
    `trust_remote_code` runs Python code that comes with the model: only for models whose code
    you have read. `allow_missing_weights` loads a model whose files lack tensors, or have some that
    do not fit (see `models/weights.py`), with random numbers in their place: its answers are not
    the model's, and its notes say so.

    Raises:
        SettingError: a value of the wrong type, a dtype that is none of `DTYPES`, or fewer than 1
            token.
    """

    device: str = "auto"
    dtype: str = "auto"
    revision: str | None = None
    max_batch_tokens: int | None = None
    device_map: str | None = None
    quantization: str = "none"
    trust_remote_code: bool = False
    allow_missing_weights: bool = False

    def __post_init__(self) -> None:
        for name in ("device", "dtype", "quantization"):
            require(name, getattr(self, name), _is_name, "a name")
        if self.dtype not in DTYPES:
            raise SettingError(
                "dtype",
                expected=", ".join(DTYPES),
                seen=shorten(self.dtype),
                fix=nearest(self.dtype, DTYPES),
            )
        for name in ("revision", "device_map"):
            require(
                name, getattr(self, name), lambda x: x is None or _is_name(x), "a name, or None"
            )
        require(
            "max_batch_tokens",
            self.max_batch_tokens,
            lambda tokens: tokens is None or is_whole_number(tokens, 1),
            "1 or more tokens, or None",
        )
        for name in ("trust_remote_code", "allow_missing_weights"):
            require(name, getattr(self, name), lambda x: isinstance(x, bool), "True or False")


def _is_name(value: object) -> bool:
    return isinstance(value, str) and bool(value.strip())


@dataclass(frozen=True, slots=True)
class LoadingStage:
    """How far loading is: `done` of `total` parts of what `name` says; 0 of 0 where there are no
    parts."""

    name: str
    done: int = 0
    total: int = 0


class LoadingCancelled(Exception):
    """Nobody waits for the model any more. It ends loading, and reaches no user."""


StageListener: TypeAlias = Callable[[LoadingStage], None]
"""Is told every stage of loading. What it raises ends the loading."""


def ignore_stages(stage: LoadingStage) -> None:
    """Take no notice."""
