"""How long a run took for what it computed, kept for what is said of the next one's cost."""

from __future__ import annotations

import time
from collections.abc import Collection, Iterable, Sequence

from workbench.models.base import LanguageModel, once_seconds_of
from workbench.runs.plan import Plan
from workbench.runs.speed import (
    Rates,
    TextPairs,
    TimedRun,
    characters_per_token,
    doc_requests,
    new_characters,
    still_held,
    texts_of,
    written_tokens,
)
from workbench.scoring.settings import ScoreSettings
from workbench.types import Rendered, RenderFailure, Row


class Measure:
    """Counts what a run reads and writes, window by window. `recent` has the texts that a model, by
    fingerprint and method, may still hold keys and values of."""

    def __init__(
        self, plan: Plan, model: LanguageModel, recent: dict[tuple[str, str], TextPairs]
    ) -> None:
        self._plan, self._model, self._recent = plan, model, recent
        self._place = (model.fingerprint, plan.config.method)
        self._once = once_seconds_of(model, plan.config.method)
        self._begun = time.monotonic()
        self._size = 0.0
        self._read = self._drafted = self._rows = 0
        self._written = self._docs = 0

    def window(
        self,
        items: Iterable[Rendered | RenderFailure],
        settings: ScoreSettings,
        rows: Sequence[Row],
        drafts: Collection[int],
    ) -> None:
        """Count the docs of a window, of which these rows are there."""
        found = {row.doc_id: row for row in rows if row.computed}
        asked = doc_requests(items, settings)
        texts = texts_of(request for item, own in asked if item.doc.id in found for request in own)
        if not texts:
            return
        self._size = self._size or characters_per_token(texts, self._model)
        self._read += new_characters(texts, self._recent.get(self._place, ()))
        self._written += sum(map(written_tokens, found.values()))
        self._docs += sum(row.computed if row.draws else 1 for row in found.values())
        self._rows += len(found)
        self._drafted += sum(doc_id in drafts for doc_id in found)
        self._recent[self._place] = still_held(texts, self._plan.config.method)

    def keep(self) -> None:
        """Write down what the whole run took."""
        if not self._rows:
            return
        plan, model = self._plan, self._model
        once = once_seconds_of(model, plan.config.method) - self._once
        run = TimedRun(
            read=round(self._read / self._size),
            written=self._written,
            seconds=time.monotonic() - self._begun - once,
            docs=self._docs,
            task=plan.task.name,
            once=once,
        )
        rates = Rates(plan.task.state, model.fingerprint, model.device)
        is_drafted = 2 * self._drafted >= self._rows
        rates.add(plan.config.method, run, self._size, drafted=is_drafted)
