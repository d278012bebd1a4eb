"""Which row of another system's file is which of our docs."""

from __future__ import annotations

import json
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias

from workbench.io.files import text_sha256
from workbench.types import Doc, Row

Way: TypeAlias = Literal["doc_id", "data", "prompt"]
"""By what two rows were found to be of one doc."""


@dataclass(frozen=True, slots=True)
class ForeignRow:
    """What another system wrote down of one doc; None or empty where it does not keep that.

    `choices` are the scored continuations with their `loglikelihoods` (nats), and `predicted`
    the index of its pick; `response` is what was generated, `extracted` what was taken from it,
    `target` the right answer as that system has it, and `data` the row.
    """

    doc_id: int | None
    prompt: str | None = None
    prompt_sha256: str | None = None
    choices: tuple[str, ...] = ()
    loglikelihoods: tuple[float, ...] = ()
    predicted: int | None = None
    until: tuple[str, ...] | None = None
    response: str | None = None
    extracted: tuple[str, ...] | None = None
    target: str | None = None
    scores: Mapping[str, float] = field(default_factory=dict)
    data: Mapping[str, Any] | None = None


@dataclass(frozen=True, slots=True)
class Pair:
    """Two rows of one doc: the places in our sequence and in theirs, and how that was found."""

    ours: int
    theirs: int
    by: Way


def align(
    ours: Sequence[Row], theirs: Sequence[ForeignRow], docs: Sequence[Doc] = ()
) -> list[Pair]:
    """Return the pairs of rows, in our order.

    Equal doc ids pair, unless the rows' contents say otherwise (a file of another order or of
    another part of the data); then equal contents do, then equal prompts, and what is left by
    its id after all. Contents are compared where `docs` has ours and the file keeps theirs.
    Rows that are copies of each other pair in order.
    """
    content = {doc.id: _content(doc.data) for doc in docs}
    mine = [(row.doc_id, content.get(row.doc_id), row.prompt_sha256 or None) for row in ours]
    other = [(row.doc_id, _content(row.data), prompt_hash(row)) for row in theirs]
    known = all(own[1] for own in mine) and all(own[1] for own in other)
    passes: list[tuple[Way, Callable[[_Keys], Hashable]]] = [
        ("doc_id", lambda keys: keys[:2] if known and keys[0] is not None else None),
        ("doc_id", lambda keys: None if known else keys[0]),
        ("data", lambda keys: keys[1]),
        ("doc_id", lambda keys: None if None in (keys[0], keys[2]) else (keys[0], keys[2])),
        ("prompt", lambda keys: keys[2]),
        ("doc_id", lambda keys: keys[0]),
    ]
    pairs: list[Pair] = []
    for by, key in passes:
        taken = {pair.ours for pair in pairs}, {pair.theirs for pair in pairs}
        free: dict[Hashable, list[int]] = {}
        for place, keys in enumerate(mine):
            if place not in taken[0]:
                free.setdefault(key(keys), []).append(place)
        for place, keys in enumerate(other):
            found = key(keys)
            if place not in taken[1] and found is not None and free.get(found):
                pairs.append(Pair(free[found].pop(0), place, by))
    return sorted(pairs, key=lambda pair: pair.ours)


def prompt_hash(row: ForeignRow) -> str | None:
    """Return the SHA-256 of the row's prompt, as the file has it or as its text gives it."""
    if row.prompt_sha256 is not None:
        return row.prompt_sha256.lower()
    return None if row.prompt is None else text_sha256(row.prompt)


_Keys: TypeAlias = tuple[int | None, str | None, str | None]


def _content(data: Mapping[str, Any] | None) -> str | None:
    """Return a row's content as a text that does not depend on the order of its keys."""
    return None if data is None else json.dumps(data, sort_keys=True, default=str)
