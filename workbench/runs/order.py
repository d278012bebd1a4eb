"""The order in which a run answers its docs: drawn, so that what is finished is a fair sample.

Docs that finish first are the short ones, and a score of those is another score. So docs are
answered in an order that their content and a seed draw, in blocks; what is counted of unfinished
work is the blocks that are complete, up to the first that is not. Inside a block docs finish as
suits the model.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace

from workbench.io.files import text_sha256
from workbench.scoring.groups import questions_of
from workbench.types import Rendered, RenderFailure, Row

BLOCK = 8
"""Docs of a block, at least, since the docs of one question are never in two."""

BLOCKS = 10
"""A small run has so many blocks, however small they are."""


@dataclass(frozen=True, slots=True)
class Order:
    """Items in the order in which they are answered, with each doc's question ("": its own) and
    block, by its id. `questions` counts the questions, `largest` the docs of the largest."""

    items: tuple[Rendered | RenderFailure, ...]
    question: dict[int, str]
    block: dict[int, tuple[int, int]]
    questions: int
    largest: int

    def placed(self, row: Row) -> Row:
        """Return a row with its question and block."""
        return replace(row, question=self.question[row.doc_id], block=self.block[row.doc_id])


def draw_order(
    items: Sequence[Rendered | RenderFailure], seed: int, group: str | None = None
) -> Order:
    """Return the items in an order drawn from their docs' content and `seed`. `group` is as in
    `scoring.groups.questions_of`.

    Raises:
        SettingError: no row has that field.
    """
    names = questions_of([item.doc for item in items], group)
    members: dict[str, list[Rendered | RenderFailure]] = {}
    for place, (item, name) in enumerate(zip(items, names, strict=True)):
        members.setdefault(name or f"\0{place}", []).append(item)
    # A question is drawn by its first doc, the one with the lowest hash, wherever it lies.
    hashed = {
        name: min((_draw(item, seed), item.doc.id) for item in own) for name, own in members.items()
    }
    order = sorted(members, key=lambda name: hashed[name])
    return Order(
        items=tuple(item for name in order for item in members[name]),
        question={item.doc.id: name for item, name in zip(items, names, strict=True)},
        block=_blocks([members[name] for name in order], min(BLOCK, len(items) // BLOCKS)),
        questions=len(members),
        largest=max(map(len, members.values()), default=0),
    )


def _draw(item: Rendered | RenderFailure, seed: int) -> str:
    content = json.dumps(dict(item.doc.data), sort_keys=True, ensure_ascii=True, default=str)
    return text_sha256(f"{seed}\x1f{content}")


def _blocks(
    questions: Sequence[Sequence[Rendered | RenderFailure]], least: int
) -> dict[int, tuple[int, int]]:
    """Return where the block of each doc begins and ends, by its id; a block has `least` docs."""
    found: dict[int, tuple[int, int]] = {}
    begin = 0
    waiting: list[int] = []
    for number, own in enumerate(questions, 1):
        waiting += [item.doc.id for item in own]
        if len(waiting) >= least or number == len(questions):
            end = begin + len(waiting)
            found |= dict.fromkeys(waiting, (begin, end))
            begin, waiting = end, []
    return found
