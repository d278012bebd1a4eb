"""The docs that shots are taken from."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from workbench.types import Doc

POOL_MARK = "lm_eval_pool"
"""A column in the rows of an imported few-shot file. Its value `SPARE` says that one doc more is
drawn and copies of the doc itself are dropped, though the few-shot docs are a file of their own:
the harness does so where neither a few-shot split nor a test split is named. `SAME` says that they
are the evaluated docs, which are there once more because they are written otherwise as shots."""

ADDED = "lm_eval_"
"""What the names of the columns begin with that an import adds to a row."""

SPARE = "spare"
SAME = "same"
PLAIN = "plain"


@dataclass(frozen=True)
class Pool:
    """The docs that shots are taken from.

    `separate` says that they are not the docs being evaluated (a few-shot split, a shots file),
    so equal ids mean nothing; a doc of equal content is left out in either case, as UltraEval
    does, so that a duplicated row never shows its own answer.
    """

    docs: Sequence[Doc]
    separate: bool = False

    def place(self, doc_id: int) -> int | None:
        """Return where the doc of that id is, None where there is none."""
        if 0 <= doc_id < len(self.docs) and self.docs[doc_id].id == doc_id:
            return doc_id
        return next((place for place, doc in enumerate(self.docs) if doc.id == doc_id), None)

    def in_order(self, doc: Doc, indices: Iterable[int]) -> Iterator[Doc]:
        """Yield the docs at `indices` that may be shots of `doc`: not itself, by id or content."""
        for index in indices:
            other = self.docs[index]
            is_itself = not self.separate and other.id == doc.id
            if not is_itself and not is_copy(other.data, doc.data):
                yield other


def is_copy(shot: Mapping[str, Any], doc: Mapping[str, Any]) -> bool:
    """Say whether a shot's row is the doc's own, so that no sampler shows it to the doc: where it
    has the same content, unless the rows are an imported few-shot split's that the harness shows
    whatever they hold."""
    if POOL_MARK not in shot:
        return shot == doc
    return shot[POOL_MARK] != PLAIN and content_of(shot) == content_of(doc)


def content_of(data: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return the row as the harness has it: without what an import adds."""
    if not any(key == "target_scores" or key.startswith(ADDED) for key in data):
        return data
    return {k: v for k, v in data.items() if k != "target_scores" and not k.startswith(ADDED)}
