"""What a trial of a model comes to."""

from __future__ import annotations

from typing import NamedTuple

from workbench.models.layers.attention import WrongAttention

EQUAL = 1e-4
"""The largest difference of two log-probabilities that the layers of `lean` may make."""

FAULTS = (WrongAttention, AttributeError, KeyError, TypeError, ValueError, RuntimeError)
"""A model of unusual make can trip over packed inputs anywhere in its own code."""


class Verdict(NamedTuple):
    """Why sharing beginnings is wrong for a model, "" where it is right; the length up to which it
    is (None: any); and whether the layers of `lean` are right for it."""

    why: str = ""
    limit: int | None = None
    is_lean: bool = False
