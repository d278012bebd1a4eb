"""The one process that the tests of this layer render in."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import lru_cache

from workbench.prompts.process import Limits
from workbench.prompts.transform import Call, Source, Transformed, TransformRunner, Turns
from workbench.prompts.worker.sandbox import NO_ACCESS
from workbench.types import Doc


class Confined(TransformRunner):
    """Lets a transform reach Python's own files alone, and not its task's folder, which none needs
    here. A process that may read one task's folder is never given another's; so this one, which
    may read none, serves all tasks. It stays when it is closed."""

    def run(self, source: Source, calls: Sequence[Call]) -> Transformed:
        return super().run(replace(source, access=NO_ACCESS), calls)

    def run_in_order(
        self, source: Source, docs: Sequence[Doc], seed: int, wanted: Iterable[int]
    ) -> Turns:
        return super().run_in_order(replace(source, access=NO_ACCESS), docs, seed, wanted)

    def close(self) -> None:
        pass


@lru_cache(maxsize=1)
def runner() -> TransformRunner:
    """Return it. Limits are such that a busy machine has its time."""
    return Confined(Limits(time=60, load=120, grace=60))
