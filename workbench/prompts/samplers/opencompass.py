"""Shots as OpenCompass draws them: by fixed ids, or at random with one seed.

Its custom datasets never draw any (`ZeroRetriever`); its full configs name a retriever, and the
pool of a single file is that file, so a doc may be shown its own answer
(`openicl/icl_retriever`, commit a5acc4bb).
"""

from __future__ import annotations

import threading
from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from workbench.errors import SettingError
from workbench.prompts.samplers.pool import Pool
from workbench.types import Doc, RenderSettings

SEED = 43
"""The seed of its `RandomRetriever` unless a config names another."""


def draw(pool: Pool, doc: Doc, settings: RenderSettings) -> Iterator[Doc]:
    """Yield the shots for `doc`.

    With `shot_ids` they are those docs of the pool, for every doc the same (`FixKRetriever`).
    Without, doc i gets the draw i of one legacy NumPy stream, `choice(n, k, replace=False)`,
    seeded once with `settings.seed` (`RandomRetriever`; its own seed is 43). Neither leaves the
    doc itself out.

    Raises:
        SettingError: an unknown shot id.
    """
    if settings.shot_ids:
        places = {other.id: other for other in pool.docs}
        for shot in settings.shot_ids:
            if shot not in places:
                raise SettingError(
                    f"shot id {shot}",
                    expected=f"ids of the few-shot pool, 0 to {len(pool.docs) - 1}",
                )
            yield places[shot]
        return
    size, count = len(pool.docs), settings.num_fewshot
    if count > size:
        yield from pool.docs  # NumPy refuses; the caller says how many there are, and need to be
        return
    for index in _draws(size, count, settings.seed)[doc.id]:
        yield pool.docs[index]


class _Permutations:
    """The draws of one stream, made as far as they were asked for: draw i needs all before it."""

    def __init__(self, size: int, count: int, seed: int) -> None:
        import numpy

        self._size, self._count = size, count
        # MT19937 takes 32 bits, and so does `numpy.random.seed`.
        self._random: Any = numpy.random.RandomState(seed % 2**32)
        self._made: list[tuple[int, ...]] = []
        self._lock = threading.Lock()

    def __getitem__(self, index: int) -> tuple[int, ...]:
        with self._lock:
            while len(self._made) <= index:
                drawn = self._random.choice(self._size, self._count, replace=False)
                self._made.append(tuple(drawn.tolist()))
            return self._made[index]


@lru_cache(maxsize=8)
def _draws(size: int, count: int, seed: int) -> _Permutations:
    return _Permutations(size, count, seed)
