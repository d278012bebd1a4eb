"""Weights in fewer bits, by transformers' own settings for the packages that do it."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from importlib.util import find_spec
from typing import Any

from workbench.errors import ModelError, nearest

PACKAGES: Mapping[str, tuple[str, ...]] = {
    "none": (),
    "int8": ("bitsandbytes", "accelerate"),
    "int4": ("bitsandbytes", "accelerate"),
    "torchao-int8": ("torchao",),
}
"""The ways, and what each needs. "int8" is LLM.int8() (Dettmers et al. 2022, arXiv:2208.07339),
"int4" is NF4 (QLoRA, Dettmers et al. 2023, arXiv:2305.14314), "torchao-int8" rounds the weights
alone, channel by channel."""

BITS = {"int8": 8.0, "int4": 4.5, "torchao-int8": 8.0}
"""Bits of a weight of a linear layer, its share of a block's scale included."""


def require_quantization(name: str) -> None:
    """Refuse a way that is not known, or whose package is missing.

    Raises:
        ModelError: so.
    """
    if name not in PACKAGES:
        raise ModelError(
            f"quantization {name!r}", expected=", ".join(PACKAGES), fix=nearest(name, PACKAGES)
        )
    missing = [package for package in PACKAGES[name] if find_spec(package) is None]
    if missing:
        raise ModelError(
            f"quantization {name!r} needs {' and '.join(missing)}",
            seen="not installed here",
            fix=f"Run `pip install {' '.join(missing)}`, or leave the weights as they are.",
        )


def rounding_of(model: Any) -> str:
    """Return the way in which the model's products depend on what is computed beside them, "" where
    it is the dtype's alone. bitsandbytes has several kernels for a product, by its size, and with
    int8 rounds what goes into it, too."""
    ways = (way for way in ("8bit", "4bit") if getattr(model, f"is_loaded_in_{way}", False))
    return {"8bit": "int8", "4bit": "int4"}.get(next(ways, ""), "")


def quantization_config(name: str, dtype: Any) -> Any:
    """Return transformers' settings for the way `name`, None for "none". `dtype` is torch's, what
    is computed in.

    Raises:
        ModelError: the way is not known, or its package is missing.
    """
    require_quantization(name)
    if name == "none":
        return None
    import transformers

    if name == "torchao-int8":
        from torchao.quantization import Int8WeightOnlyConfig  # pyright: ignore

        return transformers.TorchAoConfig(Int8WeightOnlyConfig())
    if name == "int8":
        # It would say at each product of a model in another type that it rounds to float16 first.
        logging.getLogger("bitsandbytes.autograd._functions").setLevel(logging.ERROR)
        return transformers.BitsAndBytesConfig(load_in_8bit=True)
    return transformers.BitsAndBytesConfig(
        load_in_4bit=True, bnb_4bit_quant_type="nf4", bnb_4bit_compute_dtype=dtype
    )


def bytes_of(tensor: Any) -> int:
    """Return what a tensor takes; torchao's is made of others, and gives the size of what it stands
    for."""
    if not hasattr(tensor, "__tensor_flatten__"):
        return tensor.nbytes
    names, _ = tensor.__tensor_flatten__()
    return sum(bytes_of(getattr(tensor, name)) for name in names)
