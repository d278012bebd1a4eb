"""How fast a model was: kept beside the runs, so that the next one's time can be foretold.

A run's seconds are a·(tokens read) + b·(tokens generated) + c·(docs), fitted to the last runs of a
model on a kind of device. One run cannot tell the three apart; then b is a usual multiple of a,
and c what a doc usually costs besides the model. Runs that compute nothing are not kept.
"""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from itertools import product
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

Floats: TypeAlias = npt.NDArray[np.float64]

FILE = "rates.json"

KEPT = 8
"""Runs that are kept for each kind."""

DECAY = 0.7
"""What a run counts for, compared with the one after it: machines have busy days."""

USUAL = {"cpu": 4.0, "none": 1.0}
"""How many tokens are read in the time of one that is generated; on a GPU `USUAL_DEVICE`."""

USUAL_DEVICE = 30.0

USUAL_DOC = 0.004
"""Seconds that go into a doc besides the model: finding out what is stored, keeping the answers,
metrics, the ledger."""

FAITH = 0.001
"""How much the usual counts beside what was measured."""


@dataclass(frozen=True, slots=True)
class Measured:
    """A run: `read` and `written` (generated) tokens, wall seconds, and the docs of a task that
    the model answered for. `once` are the seconds, not among the others, of what the model did
    that it will not do again while it is loaded (`models.base.once_seconds_of`)."""

    read: int
    written: int
    seconds: float
    docs: int
    task: str
    once: float = 0.0


@dataclass(frozen=True, slots=True)
class Kind:
    """What runs are alike in time: the model (by fingerprint), the device, the method, and
    whether earlier answers were at hand as drafts."""

    fingerprint: str
    device: str
    method: str
    drafted: bool = False

    @property
    def key(self) -> str:
        """The kind's name in the file."""
        parts = [self.fingerprint, self.device.partition(":")[0], self.method]
        return "/".join([*parts, "drafted"] if self.drafted else parts)


class Rates:
    """The rates below one state folder. What cannot be read is as good as not there, and two
    processes that write at once keep the later one's: all of it is measured again anyway."""

    def __init__(self, state: Path) -> None:
        self.path = state / FILE

    def runs(self, kind: Kind) -> list[Measured]:
        """Return the runs of a kind, the newest last."""
        try:
            return [Measured(**values) for values in self._read()["runs"].get(kind.key, [])]
        except (TypeError, AttributeError):
            return []

    def characters_per_token(self, fingerprint: str) -> float | None:
        """Return what was measured last with this model, None before."""
        found = self._read()["characters_per_token"].get(fingerprint)
        return found if isinstance(found, int | float) and found > 0 else None

    def add(self, kind: Kind, run: Measured, characters_per_token: float) -> None:
        """Keep a run. A folder that cannot be written keeps nothing."""
        content = self._read()
        runs = content["runs"].setdefault(kind.key, [])
        runs.append(asdict(run))
        del runs[:-KEPT]
        content["characters_per_token"][kind.fingerprint] = characters_per_token
        try:
            handle, name = tempfile.mkstemp(dir=self.path.parent, prefix=FILE)
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                json.dump(content, file)
            os.replace(name, self.path)
        except OSError:
            return

    def _read(self) -> dict[str, dict[str, Any]]:
        try:
            content = json.loads(self.path.read_text("utf-8"))
        except (OSError, ValueError):
            content = {}
        names = ("runs", "characters_per_token")
        found = content if isinstance(content, dict) else {}
        return {n: found[n] if isinstance(found.get(n), dict) else {} for n in names}


@dataclass(frozen=True, slots=True)
class Work:
    """What a run has to do: tokens to read and to generate, docs to score."""

    read: int
    written: int
    docs: int


def foretold_seconds(runs: Sequence[Measured], work: Work, device: str) -> float:
    """Return the seconds of a run that does so much, after `runs`, the newest last, of which
    there is at least one.

    Least squares over a, b, c ≥ 0, each run weighted by 1/seconds (its noise grows with its
    length) and by age; b = κ·a and c = `USUAL_DOC` are faint further observations.
    """
    ratio = USUAL.get(device.partition(":")[0], USUAL_DEVICE)
    sizes = np.array([[run.read, run.written, run.docs] for run in reversed(runs)], float)
    seconds = np.array([max(run.seconds, 1e-6) for run in reversed(runs)])
    weights = np.sqrt(DECAY ** np.arange(len(runs)) / seconds)
    tokens = float(np.linalg.norm(weights * (sizes[:, 0] / ratio + sizes[:, 1])))
    docs = float(np.linalg.norm(weights * sizes[:, 2]))
    usual = np.array([[-ratio * tokens, tokens, 0.0], [0.0, 0.0, docs]]) * FAITH**0.5
    matrix = np.vstack([sizes * weights[:, None], usual])
    right = np.concatenate([seconds * weights, [0.0, usual[1, 2] * USUAL_DOC]])
    return float(_not_negative(matrix, right) @ [work.read, work.written, work.docs])


def _not_negative(matrix: Floats, right: Floats) -> Floats:
    """Return the x ≥ 0 with the least |matrix·x − right|: of the solutions with some of the few
    unknowns at 0, the best that is not negative."""
    width = matrix.shape[1]
    best, least = np.zeros(width), float(right @ right)
    for free in product((False, True), repeat=width):
        x = np.zeros(width)
        x[list(free)] = np.linalg.lstsq(matrix[:, list(free)], right, rcond=None)[0]
        error = float(np.sum((matrix @ x - right) ** 2))
        if error < least and (x >= 0).all():
            best, least = x, error
    return best


def tokens_per_answer(runs: Sequence[Measured], task: str) -> float | None:
    """Return how many tokens an answer had in the newest run of the task, else in the newest of
    any; None without one."""
    told = [run for run in reversed(runs) if run.docs]
    chosen = next((run for run in told if run.task == task), told[0] if told else None)
    return chosen.written / chosen.docs if chosen else None
