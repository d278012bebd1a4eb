"""Tensors changed together, in one call each: on a GPU, one after another they take longer than all
else in a step. Pairs of tensors have the same shape."""

from __future__ import annotations

from collections.abc import Sequence

import torch
from torch import Tensor

# Torch's own optimizers are made of these; their names are its private ones.
_copy = torch._foreach_copy_  # pyright: ignore[reportPrivateImportUsage]
_lerp = torch._foreach_lerp_  # pyright: ignore[reportPrivateImportUsage]
_lerped = torch._foreach_lerp  # pyright: ignore[reportPrivateImportUsage]
_multiply = torch._foreach_mul_  # pyright: ignore[reportPrivateImportUsage]
_subtract = torch._foreach_sub_  # pyright: ignore[reportPrivateImportUsage]


def put(into: Sequence[Tensor], values: Sequence[Tensor]) -> None:
    """Copy the values into the tensors, whatever the precision of each."""
    _copy(list(into), list(values))


def approach(tensors: Sequence[Tensor], targets: Sequence[Tensor], share: float) -> None:
    """Move the tensors by a share of the way to their targets."""
    _lerp(list(tensors), list(targets), share)


def between(tensors: Sequence[Tensor], targets: Sequence[Tensor], share: float) -> list[Tensor]:
    """Return what lies at a share of the way from the tensors to their targets."""
    return list(_lerped(list(tensors), list(targets), share))


def scale(tensors: Sequence[Tensor], factor: float) -> None:
    """Multiply the tensors by a factor."""
    _multiply(list(tensors), factor)


def subtract(tensors: Sequence[Tensor], others: Sequence[Tensor], factor: float) -> None:
    """Subtract the others, times a factor."""
    _subtract(list(tensors), list(others), alpha=factor)
