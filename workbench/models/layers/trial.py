"""Trying a model: how that is done, and what it comes to."""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable
from functools import wraps
from typing import NamedTuple, TypeAlias, TypeVar

import torch

from workbench.models.layers.attention import WrongAttention, refused
from workbench.models.layers.network import Network, OutOfMemory, is_out_of_memory

log = logging.getLogger(__name__)

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


Judge: TypeAlias = Callable[[Network], TrialResult]


def judge_by(trial: Judge) -> Judge:
    """Let a trial be made only where nothing in the network's configuration speaks against it."""

    @wraps(trial)
    def judge(network: Network) -> TrialResult:
        why = refused(network.model)
        if why:
            return TrialResult(why)
        with network.at_work(), torch.inference_mode():
            return trial(network)

    return judge


def tried(run: Callable[[], T]) -> tuple[T | None, str]:
    """Return what `run` makes of a model, or None and what went wrong; running out of memory is
    raised, since it says nothing of the model."""
    try:
        return run(), ""
    except FAULTS as error:
        if is_out_of_memory(error):
            raise
        return None, str(error).partition("\n")[0] or repr(error)


class FirstTrial:
    """What is right for a network, found out once by `judge`.

    `note` says why beginnings are not shared, beginning with `instead`, what is done instead; it
    is empty before the first `result`, and where sharing is right. `seconds` says how long finding
    that out took.
    """

    def __init__(self, network: Network, judge: Judge, instead: str) -> None:
        self.note = ""
        self.seconds = 0.0
        self._network = network
        self._judge = judge
        self._instead = instead
        self._result: TrialResult | None = None
        self._lock = threading.Lock()

    def result(self) -> TrialResult:
        """Return what `judge` says of the network, no memory for it being a result, too."""
        with self._lock:
            if self._result is not None:
                return self._result
            start = time.monotonic()
            try:
                self._result = self._judge(self._network)
            except OutOfMemory as error:
                self._result = TrialResult(f"no memory to try it ({error})")
            self.seconds = time.monotonic() - start
        if self._result.why:
            self.refuse(self._result.why)
        return self._result

    def refuse(self, why: str) -> None:
        """Note that the model has something that sharing is wrong for."""
        self.note = f"{self._instead}, without sharing prompts: the model has {why}"
        log.info(self.note)
