"""Trying a model: how that is done, and what it comes to."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import NamedTuple, TypeVar

from workbench.models.layers.attention import WrongAttention, refused
from workbench.models.layers.network import Network, OutOfMemory, is_out_of_memory

T = TypeVar("T")

EQUAL = 1e-4
"""The largest difference of two log-probabilities that the layers of `lean` may make."""

FAULTS = (WrongAttention, AttributeError, KeyError, TypeError, ValueError, RuntimeError)
"""A model of unusual make can trip over packed inputs anywhere in its own code."""


class TrialResult(NamedTuple):
    """Why sharing beginnings is wrong for a model, "" where it is right; the length up to which it
    is (None: any); and whether the layers of `lean` are right for it."""

    why: str = ""
    limit: int | None = None
    is_lean: bool = False


def judged(network: Network, trial: Callable[[Network], TrialResult]) -> TrialResult:
    """Return what the network's configuration comes to, or else the `trial`.

    Raises:
        OutOfMemory: the trial did not fit.
        ModelError: torch failed in it.
    """
    why = refused(network.model)
    if why:
        return TrialResult(why)
    with network.at_work():
        return trial(network)


def tried(run: Callable[[], T]) -> tuple[T | None, str]:
    """Return what `run` makes of a model, or None and what went wrong; running out of memory is
    raised, since it says nothing of the model."""
    try:
        return run(), ""
    except FAULTS as error:
        if is_out_of_memory(error):
            raise
        return None, str(error).partition("\n")[0] or repr(error)


def first_result(
    judge: Callable[[Network], TrialResult], network: Network
) -> tuple[TrialResult, float]:
    """Return what `judge` says of the network, no memory for it being a result, too, and the
    seconds that took."""
    start = time.monotonic()
    try:
        result = judge(network)
    except OutOfMemory as error:
        result = TrialResult(f"no memory to try it ({error})")
    return result, time.monotonic() - start
