"""A task's rows to move among: by text, and by what became of them in runs.

Everything here may take long on large data or runs, and is made to be called from a thread aside.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from workbench.analysis.scores import Outcome, outcome, score_of
from workbench.runs.identity import ROWS, Facts, deviations, facts_of_run
from workbench.runs.ledger import Ledger
from workbench.types import Doc, Row, Run

Flip: TypeAlias = Literal["better", "worse"]

MOST_FOUND = 1000
"""A search ends after so many rows: nobody reads on."""

_BREATH_ROWS = 1000
_BREATH_SECONDS = 0.001


@dataclass(frozen=True, slots=True)
class Outcomes:
    """What became of rows, by doc id: in the newest run, and against the run before it.

    `run` and `before` are the runs' ids, "" where there is none to compare with.
    """

    now: Mapping[int, Outcome]
    flips: Mapping[int, Flip]
    run: str = ""
    before: str = ""

    def ids(self, kind: str) -> tuple[int, ...]:
        """Return the docs that are `failing` (all but the right ones) or `flipped`, by id."""
        if kind == "flipped":
            return tuple(sorted(self.flips))
        return tuple(sorted(doc_id for doc_id, what in self.now.items() if what != "right"))


NOTHING = Outcomes({}, {})


def flips(before: Iterable[Row], now: Iterable[Row]) -> dict[int, Flip]:
    """Return the docs of both runs whose score changed, and which way. Rows without a number in
    either run are in neither."""
    old = {row.doc_id: score_of(row) for row in before}
    changed: dict[int, Flip] = {}
    for row in now:
        change = score_of(row) - old.get(row.doc_id, math.nan)
        if change:
            if change > 0:
                changed[row.doc_id] = "better"
            elif change < 0:
                changed[row.doc_id] = "worse"
    return changed


def newest_outcomes(ledger: Ledger, wanted: Facts) -> Outcomes:
    """Return what became of the rows in the newest runs on the very docs that are wanted, by the
    same method; the run before is one of the same model.

    Raises:
        StoreError: the ledger cannot be read.
    """
    runs = ledger.runs(wanted["task"])
    fitting = [run for run in runs if _fits(run, wanted)]
    if not fitting:
        return NOTHING
    newest = fitting[0]
    before = next((run for run in fitting[1:] if run.fingerprint == newest.fingerprint), None)
    rows, now = ledger.each_row, newest.run_id
    return Outcomes(
        now={row.doc_id: outcome(row) for row in rows(now)},
        flips=flips(rows(before.run_id), rows(now)) if before else {},
        run=newest.run_id,
        before=before.run_id if before else "",
    )


def _fits(run: Run, wanted: Facts) -> bool:
    ended = run.status in ("done", "cancelled")
    return ended and not deviations(facts_of_run(run), wanted, level=(*ROWS, "method"))


def step_among(ids: Sequence[int], doc_id: int, by: int) -> int | None:
    """Return the next of `ids` (ascending) after `doc_id`, or before it where `by` is negative,
    going round at the end; None if there is none."""
    if not ids:
        return None
    if by < 0:
        return next((other for other in reversed(ids) if other < doc_id), ids[-1])
    return next((other for other in ids if other > doc_id), ids[0])


def search(
    docs: Sequence[Doc], text: str, *, stopped: Callable[[], bool] = lambda: False
) -> tuple[int, ...]:
    """Return the places of the docs that have `text` in any field, at most `MOST_FOUND`; upper
    and lower case are one. A number with # before it is a doc's id.

    `stopped` is asked now and then: once it says yes, what was found so far is returned. Other
    threads are let in between, so that nobody who types has to wait for this.
    """
    wanted = text.strip().casefold()
    if wanted.startswith("#") and wanted[1:].isdecimal():
        return tuple(place for place, doc in enumerate(docs) if doc.id == int(wanted[1:]))
    found: list[int] = []
    for place, doc in enumerate(docs):
        if place % _BREATH_ROWS == _BREATH_ROWS - 1:
            if stopped():
                break
            time.sleep(_BREATH_SECONDS)
        if any(wanted in piece.casefold() for piece in _texts(doc.data)):
            found.append(place)
            if len(found) == MOST_FOUND:
                break
    return tuple(found)


def _texts(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        for key, inner in value.items():
            if not isinstance(inner, str | Mapping | list | tuple):
                yield str(key)  # a choice of target_scores is the key of a number
            yield from _texts(inner)
    elif isinstance(value, list | tuple):
        for inner in value:
            yield from _texts(inner)
    elif value is not None:
        yield str(value)
