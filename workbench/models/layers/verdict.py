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


class Verdict(NamedTuple):
    """Why sharing beginnings is wrong for a model, "" where it is right; the length up to which it
    is (None: any); and whether the layers of `lean` are right for it."""

    why: str = ""
    limit: int | None = None
    is_lean: bool = False


def judged(network: Network, trial: Callable[[Network], Verdict]) -> Verdict:
    """Return what the network's configuration comes to, or else the `trial`.

    Raises:
        OutOfMemory: the trial did not fit.
        ModelError: torch failed in it.
    """
    why = refused(network.model)
    if why:
        return Verdict(why)
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


def first_verdict(judge: Callable[[Network], Verdict], network: Network) -> tuple[Verdict, float]:
    """Return what `judge` says of the network, no memory for it being a verdict, too, and the
    seconds that took."""
    start = time.monotonic()
    try:
        verdict = judge(network)
    except OutOfMemory as error:
        verdict = Verdict(f"no memory to try it ({error})")
    return verdict, time.monotonic() - start
