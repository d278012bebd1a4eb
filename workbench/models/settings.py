"""How a Hugging Face model is loaded and run."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class LoadSettings:
    """Settings of `load_model` for Hugging Face models; the defaults suit most machines.

    `device` "auto" takes CUDA, then Apple's MPS, then the CPU. `dtype` "auto" is bfloat16 on
    CUDA (float16 on cards without it), float16 on MPS, float32 on the CPU. `revision` is a
    branch, tag or commit on the hub. `max_batch_tokens` bounds one forward pass, padding
    included; None chooses by device. `device_map` is handed to transformers (it needs
    `accelerate`) and then `device` must be left at "auto". `trust_remote_code` runs Python
    code that comes with the model: only for models whose code you have read.
    """

    device: str = "auto"
    dtype: str = "auto"
    revision: str | None = None
    max_batch_tokens: int | None = None
    device_map: str | None = None
    trust_remote_code: bool = False
