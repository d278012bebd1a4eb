"""What the person who opens the door for agents lays down, and what a call brings along."""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import dataclass, field

from workbench.errors import SettingError
from workbench.io.given import is_whole_number
from workbench.models.base import LanguageModel
from workbench.runs.options import Options
from workbench.types import Method

BUDGET_RUNS = 20
"""Runs' worth of evaluations that agents may spend on a task, unless the person says otherwise."""


@dataclass(frozen=True, slots=True)
class Terms:
    """The model (or its name) and yours: the version and settings that all that agents write is
    judged against (`options` also say on how many rows). `budget` is how many rows agents may have
    scored of each task, ever, by all servers (None: `BUDGET_RUNS` runs' worth). `unconfined` lets
    an agent's text run where the system can't close files to it.

    Raises:
        SettingError: a budget that is no whole number, or below 1.
    """

    model: LanguageModel | str
    options: Options
    version: str = "latest"
    config: str = ""
    method: Method | None = None
    budget: int | None = None
    unconfined: bool = False

    def __post_init__(self) -> None:
        if self.budget is not None and not is_whole_number(self.budget, 1):
            raise SettingError("budget", expected="1 or more evaluations", seen=str(self.budget))


class Stopped(Exception):
    """The agent took its call back."""


def _untold(_done: float, _total: float, _text: str) -> None:
    pass


@dataclass(frozen=True, slots=True)
class Call:
    """One call of an agent: `tell` takes how far it is (rows done, of how many, and a text), and
    `stop` is set where the call was taken back."""

    tell: Callable[[float, float, str], None] = _untold
    stop: threading.Event = field(default_factory=threading.Event)

    def check(self) -> None:
        """Raise where the call was taken back.

        Raises:
            Stopped: so.
        """
        if self.stop.is_set():
            raise Stopped
