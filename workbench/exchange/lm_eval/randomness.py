"""The random numbers that lm-evaluation-harness has when it makes a task's rows.

`simple_evaluate` (`lm_eval/evaluator.py`, release 0.4.13) seeds Python's generator, NumPy's and
PyTorch's before it loads the tasks, so a `process_docs` that shuffles gives the same rows in each
run that asks for the same tasks in the same order. These are its default seeds, and rows as a run
of one task alone has them.
"""

from __future__ import annotations

import importlib
import importlib.util
import random
import string
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

PYTHON_SEED = 0
OTHER_SEED = 1234
"""`DEFAULT_RANDOM_SEED` and `DEFAULT_OTHER_SEED` of `lm_eval/defaults.py`."""


@contextmanager
def harness_seeds() -> Iterator[None]:
    """Seed the generators as the harness does; at the end they go on as if nothing had been."""
    before = _states()
    random.seed(PYTHON_SEED)
    if importlib.util.find_spec("numpy") is not None:
        importlib.import_module("numpy.random").seed(OTHER_SEED)
    seed_torch()
    try:
        yield
    finally:
        _restore(before)


def seed_torch() -> None:
    """Seed PyTorch's generator where it is loaded: the harness loads it in any case, here only
    a task's own module does."""
    if (torch := sys.modules.get("torch")) is not None:
        torch.manual_seed(OTHER_SEED)


def draw_task_names() -> None:
    """Draw what the harness draws between looking at a task and making its requests: each time
    that a task's name is asked for, a name of 8 characters is drawn in case it has none
    (`ConfigurableTask.task_name`), three times for a task that is loaded alone."""
    letters = string.ascii_lowercase + string.digits
    for _ in range(3):
        random.choices(letters, k=8)


@dataclass
class Watch:
    """Which of the generators have been drawn from since it was made, or last asked."""

    _seen: dict[str, str] = field(default_factory=lambda: _fingerprints())

    def drawn(self) -> list[str]:
        """Return the names of the generators that moved on."""
        before, self._seen = self._seen, _fingerprints()
        return [name for name, state in self._seen.items() if before.get(name, state) != state]


@contextmanager
def set_aside() -> Iterator[None]:
    """Let something draw that the harness draws at another time: the generators go back."""
    before = _states()
    try:
        yield
    finally:
        _restore(before)


def _states() -> dict[str, object]:
    found: dict[str, object] = {"random": random.getstate()}
    if (numpy := sys.modules.get("numpy.random")) is not None:
        found["numpy"] = numpy.get_state()
    if (torch := sys.modules.get("torch")) is not None:
        found["torch"] = torch.get_rng_state()
    return found


def _restore(states: dict[str, object]) -> None:
    random.setstate(states["random"])  # type: ignore[arg-type]
    if "numpy" in states:
        sys.modules["numpy.random"].set_state(states["numpy"])
    if "torch" in states:
        sys.modules["torch"].set_rng_state(states["torch"])


def _fingerprints() -> dict[str, str]:
    made: dict[str, str] = {}
    for name, state in _states().items():
        parts = state if isinstance(state, tuple) else (state,)
        # An array's or a tensor's own text leaves out its middle.
        made[name] = repr([getattr(part, "tolist", lambda part=part: part)() for part in parts])
    return made
