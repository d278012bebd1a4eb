"""lm-evaluation-harness's default draw of shots (`lm_eval/api/samplers.py`, release 0.4.13).

One stream of random numbers serves the whole task: doc n gets what comes after the draws for the
docs before it. Where the evaluated docs are the few-shot docs too, one doc more is drawn, and
every copy of the doc itself is dropped; if fewer are left than asked for, the shots are drawn anew
from the docs that are not copies.
"""

from __future__ import annotations

import random
import threading
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from workbench.errors import SettingError
from workbench.prompts.samplers.pool import POOL_MARK, SAME, SPARE, Pool, content_of
from workbench.types import Doc, RenderSettings

KEPT_STREAMS = 4


@dataclass
class _TaskDraws:
    """The draws so far from one pool: for each doc in order, the positions of its shots.

    Where the pool is the evaluated docs themselves, what was drawn anew for a doc is known, and
    moved the stream on for those behind it. With a pool of its own the docs before are not known;
    then it is taken that none of them had two copies among its draws.
    """

    docs: Sequence[Doc]
    k: int
    seed: int
    separate: bool
    spare: bool
    stream: random.Random
    drawn: list[list[int]] = field(default_factory=list)
    lock: threading.Lock = field(default_factory=threading.Lock)

    def shots(self, doc: Doc) -> list[int]:
        """Return the positions of the doc's shots.

        Raises:
            SettingError: the pool is too small.
        """
        if self.k + self.spare > len(self.docs):
            raise self._too_few(doc, len(self.docs), one_more=self.spare)
        with self.lock:
            while len(self.drawn) <= doc.id:
                place = len(self.drawn)
                found = self._sample(self.stream)
                if self.spare and not self.separate:
                    found = self._without(self.docs[place], found, self.stream)
                self.drawn.append(found)
            found = self.drawn[doc.id]
        if self.spare and self.separate:
            found = self._without(doc, found, None)
        if len(found) < self.k:
            raise self._too_few(doc, len(self._others(doc)), one_more=False)
        return found

    def _sample(self, stream: random.Random) -> list[int]:
        # Positions are drawn as the docs themselves would be: `sample` looks at none of them.
        return stream.sample(range(len(self.docs)), self.k + self.spare)

    def _without(self, doc: Doc, found: list[int], stream: random.Random | None) -> list[int]:
        """Return k of the positions, copies of the doc dropped; drawn anew if too few are left,
        and [] where the pool has too few."""
        content = content_of(doc.data)
        rest = [place for place in found if content_of(self.docs[place].data) != content]
        if len(rest) >= self.k:
            return rest[: self.k]
        others = self._others(doc)
        if len(others) < self.k:
            return []
        if stream is None:
            stream = random.Random(self.seed)
            for _ in range(doc.id + 1):
                self._sample(stream)
        return stream.sample(others, self.k)

    def _others(self, doc: Doc) -> list[int]:
        """Return the positions of the docs that are no copies of `doc`."""
        content = content_of(doc.data)
        return [i for i, other in enumerate(self.docs) if content_of(other.data) != content]

    def _too_few(self, doc: Doc, seen: int, *, one_more: bool) -> SettingError:
        expected = f"{self.k} docs besides doc {doc.id} itself"
        if one_more:
            expected = f"at least {self.k + 1}: lm-evaluation-harness draws one more"
        return SettingError(
            f"not enough docs for {self.k} shots",
            expected=expected,
            seen=str(seen),
            fix="Lower num_fewshot, or name a larger few-shot file.",
        )


_streams: list[_TaskDraws] = []


def draw(pool: Pool, doc: Doc, settings: RenderSettings) -> Iterator[Doc]:
    """Yield the shots that the harness shows `doc` when it evaluates the whole file in order.

    `settings.seed` is its few-shot seed (1234 there by default). A pool of its own
    (`pool.separate`) is drawn from as it is, and may hold the doc itself, unless its rows say
    otherwise (see `POOL_MARK`).

    Raises:
        SettingError: the pool is too small, with which the harness fails.
    """
    for place in _stream_of(pool, settings).shots(doc):
        yield pool.docs[place]


def _stream_of(pool: Pool, settings: RenderSettings) -> _TaskDraws:
    """Return the draws kept for this pool, so that a file is drawn for once and not per doc."""
    mark = pool.docs[0].data.get(POOL_MARK) if pool.docs else None
    separate = pool.separate and mark != SAME
    wanted = (settings.num_fewshot, settings.seed, separate)
    for stream in _streams:
        if stream.docs is pool.docs and (stream.k, stream.seed, stream.separate) == wanted:
            return stream
    stream = _TaskDraws(
        docs=pool.docs,
        k=settings.num_fewshot,
        seed=settings.seed,
        separate=separate,
        spare=not separate or mark == SPARE,
        stream=random.Random(settings.seed),
    )
    _streams.append(stream)
    del _streams[:-KEPT_STREAMS]
    return stream
