"""A worker of a cluster: it loads the model once, answers batches, and stops when told to.

It runs in a process of its own, on any node, where this package has to be installed too.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from typing import Any

from workbench.models.base import LanguageModel, dtype_of, noise_of, notes_of, require_able
from workbench.models.load import load_model
from workbench.models.settings import LoadSettings
from workbench.types import Method

DEAD_ENGINES = ("EngineDeadError", "EngineCoreDeadError")
"""What an engine in a process of its own raises when that has died: it never comes back."""


@dataclass(frozen=True, slots=True)
class About:
    """What a worker says of its model."""

    fingerprint: str
    device: str
    dtype: str
    window: int | None
    special_texts: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Answered:
    """Answers to a batch, each with the index that its request came with; what the model has to say
    of them (see `base.notes_of` and `noise_of`). `is_whole` is False where it was cancelled."""

    answers: tuple[tuple[int, Any], ...]
    notes: tuple[str, ...] = ()
    noise: float | None = None
    is_whole: bool = True


class Worker:
    """Holds a model. Two methods may be at work at once, one of which answers a batch."""

    def __init__(self, spec: str, settings: LoadSettings | None) -> None:
        self._model: LanguageModel = load_model(spec, settings=settings)
        self._stopped: set[str] = set()

    def about(self) -> About:
        """Return what there is to know of the model; it is loaded by then."""
        model: Any = self._model
        return About(
            fingerprint=model.fingerprint,
            device=model.device,
            dtype=dtype_of(model),
            window=getattr(model, "window", None),
            special_texts=tuple(getattr(model, "special_texts", ())),
        )

    def stop(self, call: str) -> None:
        """Answer no more of the batches of that call, after this forward pass."""
        self._stopped.add(call)

    def require_able(self, method: Method) -> None:
        """Refuse what the model cannot be trusted with (see `base.require_able`)."""
        require_able(self._model, method)

    def ask(self, method: str, *args: Any, **options: Any) -> Any:
        """Return what a method of the model returns: one that tells, and does not score."""
        return getattr(self._model, method)(*args, **options)

    def answer(
        self, call: str, indices: Sequence[int], requests: Sequence[Any], by: Method
    ) -> Answered:
        """Return the answers to a batch of one method's requests."""
        try:
            return self._answer(call, indices, requests, by)
        except Exception as error:
            # Ray sees a living process, and would send it batch after batch.
            if type(error).__name__ in DEAD_ENGINES:
                os._exit(1)
            raise

    def _answer(
        self, call: str, indices: Sequence[int], requests: Sequence[Any], by: Method
    ) -> Answered:
        model = self._model
        stream: Any = model.loglikelihoods(requests) if by == "ppl" else model.generate(requests)
        found: list[tuple[int, Any]] = []
        with closing(stream):
            for each in stream:
                if call in self._stopped:
                    return Answered(tuple(found), is_whole=False)
                if each is not None:
                    found.append((indices[each[0]], each[1]))
        return Answered(tuple(found), notes_of(model), noise_of(model))
