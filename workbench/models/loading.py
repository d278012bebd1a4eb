"""Models that a whole process shares: each is loaded once, in a thread of its own.

Whoever asks for a model follows its loading and may stop to wait; where nobody waits any more,
the loading ends at its next stage. A model that is loaded stays.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Generator

from workbench.models.base import LanguageModel
from workbench.models.settings import LoadingCancelled, LoadingStage, StageListener

POLL_SECONDS = 0.1
"""How often a waiter looks whether it is to stop."""


class Loading:
    """A model on its way: `stage` is where it is, `model` or `error` how it ended."""

    def __init__(self, load: Callable[[StageListener], LanguageModel]) -> None:
        self.stage = LoadingStage("starting")
        self.model: LanguageModel | None = None
        self.error: BaseException | None = None
        self._load = load
        self._changed = threading.Condition()
        self._waiters = 0
        self._thread = threading.Thread(target=self._run, name="workbench-model", daemon=True)

    @property
    def has_ended(self) -> bool:
        """Whether there is a model, or a reason why not."""
        return self.model is not None or self.error is not None

    def follow(self, stop: threading.Event) -> Generator[LoadingStage, None, LanguageModel]:
        """Yield every new stage, and return the model.

        Raises:
            LoadingCancelled: `stop` was set before it was there.
            ModelError: it cannot be loaded.
        """
        with self._changed:
            self._waiters += 1
            if self._thread.ident is None:
                self._thread.start()
        try:
            shown: LoadingStage | None = None
            while not self.has_ended:
                if shown != (stage := self.stage):
                    shown = stage
                    yield stage
                if stop.is_set():
                    raise LoadingCancelled
                with self._changed:
                    self._changed.wait_for(
                        lambda shown=shown: self.has_ended or self.stage != shown, POLL_SECONDS
                    )
        finally:
            with self._changed:
                self._waiters -= 1
        if self.model is None:
            raise self.error or LoadingCancelled
        return self.model

    def _run(self) -> None:
        model, error = None, None
        try:
            model = self._load(self._watch)
        except BaseException as caught:  # told to whoever waits, in their own threads
            error = caught
        with self._changed:
            self.model, self.error = model, error
            self._changed.notify_all()

    def _watch(self, stage: LoadingStage) -> None:
        with self._changed:
            if not self._waiters:
                raise LoadingCancelled
            self.stage = stage
            self._changed.notify_all()
