"""The order in which a run answers its docs: drawn, so that what is finished is a fair sample.

Docs that finish first are the short ones, and a score of those is another score. So docs are
answered in an order that their content and a seed draw, in blocks; what is counted of unfinished
work is the blocks that are complete, up to the first that is not. Inside a block docs finish as
suits the model.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from workbench.io.files import text_sha256
from workbench.scoring.groups import Questions
from workbench.types import Doc, Row

if TYPE_CHECKING:
    from numpy.typing import NDArray

BLOCK = 8
"""Docs of a block, at least, since the docs of one question are never in two."""

BLOCKS = 10
"""A small run has so many blocks, however small they are."""


@dataclass(frozen=True, slots=True)
class Window:
    """Some docs in the order in which they are answered, with each doc's question ("": its own)
    and block, by its id."""

    docs: tuple[Doc, ...]
    question: dict[int, str]
    block: dict[int, tuple[int, int]]

    def placed(self, row: Row) -> Row:
        """Return a row with its question and block."""
        return replace(row, question=self.question[row.doc_id], block=self.block[row.doc_id])


class Order:
    """Docs in the order in which they are answered, in a few bytes a doc: the docs themselves are
    read window by window. `questions` counts the questions, `largest` the docs of the largest."""

    def __init__(self, docs: Sequence[Doc], of: Questions, draws: NDArray[Any]) -> None:
        """`draws` [docs, 2] are drawn numbers, of which the first counts before the second."""
        import numpy

        self._docs, self._of = docs, of
        by_draw = numpy.lexsort((numpy.arange(len(docs)), draws[:, 1], draws[:, 0]))
        rank = numpy.empty(len(docs), "i8")
        rank[by_draw] = numpy.arange(len(docs))
        # A question is drawn by the doc with the lowest draw, wherever it lies.
        best = numpy.full(len(docs), len(docs), "i8")
        numpy.minimum.at(best, of.first, rank)
        self._question = best[of.first]  # [docs]: the rank of each doc's question
        self._draws = draws[by_draw, 1]  # [ranks]
        self._take(numpy.lexsort((numpy.arange(len(docs)), self._question)))

    def _take(self, places: NDArray[Any]) -> None:
        """Have just the docs at these places, in that order."""
        import numpy

        self._places = places
        own = self._question[places]
        begins = numpy.flatnonzero(numpy.r_[True, own[1:] != own[:-1]]) if len(own) else own
        sizes = numpy.diff(numpy.r_[begins, len(own)])
        self.questions = len(begins)
        self.largest = int(sizes.max()) if len(sizes) else 0
        self._ends = _ends(sizes.tolist(), min(BLOCK, len(own) // BLOCKS))

    def __len__(self) -> int:
        return len(self._places)

    def part(self, number: int, of: int) -> Order:
        """Return the docs of one of so many parts, `number` from 1, whose questions are whole: each
        question is in one of them, whatever else is there."""
        import copy

        mine = copy.copy(self)
        shares = self._draws[self._question[self._places]] % of
        mine._take(self._places[shares == number - 1])
        return mine

    def window(self, begin: int = 0, end: int | None = None) -> Window:
        """Return the docs from `begin` up to `end`, by default all."""
        import numpy

        places = self._places[begin:end].tolist()
        docs = [self._docs[place] for place in places]
        positions = numpy.arange(begin, begin + len(docs))
        number = numpy.searchsorted(self._ends, positions, side="right")
        ends = numpy.r_[0, self._ends]
        blocks = zip(ends[number].tolist(), ends[number + 1].tolist(), strict=True)
        return Window(
            docs=tuple(docs),
            question={
                doc.id: self._of.name(place) for doc, place in zip(docs, places, strict=True)
            },
            block={doc.id: block for doc, block in zip(docs, blocks, strict=True)},
        )

    def windows(self, size: int) -> Iterator[Window]:
        """Yield all docs, so many at a time."""
        for begin in range(0, len(self), size):
            yield self.window(begin, begin + size)


def draw_order(
    docs: Sequence[Doc],
    seed: int,
    group: str | None = None,
    *,
    read: frozenset[str] | None = None,
) -> Order:
    """Return the docs, which are read once, in an order drawn from their content and `seed`.
    `group` (its `field`) and `read` are as in `scoring.groups.Questions`.

    Raises:
        SettingError: no row has that field.
    """
    import numpy

    draws = numpy.zeros((len(docs), 2), "u8")

    def drawn() -> Iterator[Doc]:
        for place, doc in enumerate(docs):
            number = _draw(doc, seed)
            draws[place] = number >> 64, number & 0xFFFFFFFFFFFFFFFF
            yield doc

    questions = Questions(docs, group, drawn(), read=read)
    return Order(docs, questions, draws)


def _draw(doc: Doc, seed: int) -> int:
    """Return a number of 128 bits."""
    content = json.dumps(dict(doc.data), sort_keys=True, ensure_ascii=True, default=str)
    return int(text_sha256(f"{seed}\x1f{content}")[:32], 16)


def _ends(sizes: Sequence[int], least: int) -> NDArray[Any]:
    """Return where blocks of questions of these sizes end; a block has at least so many docs."""
    import numpy

    found: list[int] = []
    begin = end = 0
    for number, size in enumerate(sizes, 1):
        end += size
        if end - begin >= least or number == len(sizes):
            found.append(end)
            begin = end
    return numpy.array(found, "i8")
