"""Grafts, tried in the right prompts of all corpora."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TypeAlias

from tests.lint.grafts.shape import Docs, Graft, made
from tests.lint.measure import Said, lint, new_findings
from tests.lint.shape import SmallTask

MOST_LOOKED_AT = 2_500
FEWEST_ROWS = 3
Base: TypeAlias = Callable[[SmallTask], SmallTask]


def right_prompts(rows: int | None = None) -> Mapping[str, SmallTask]:
    """Return the right prompts of all corpora, by the corpus and what they are, each with so many
    of its first rows (None: all)."""
    folder = Path(__file__).parents[1]
    found: dict[str, SmallTask] = {}
    for path in sorted(folder.rglob("corpus.py")):
        inside = ".".join(path.relative_to(folder.parents[1]).with_suffix("").parts)
        for what, task in importlib.import_module(inside).CORPUS.right:
            found[f"{path.parent.name}: {what}"] = replace(task, rows=task.rows[:rows])
    return found


@dataclass(frozen=True)
class Tried:
    """A graft in one task, with what it brought."""

    prompt: str
    found: tuple[Said, ...]


class Trial:
    """Tries grafts; what was linted or run once is kept."""

    def __init__(self, prompts: Mapping[str, SmallTask], jobs: int) -> None:
        self.prompts = prompts
        self._pool = ThreadPoolExecutor(jobs)
        self._made: dict[str, Docs] = {}
        self._said: dict[tuple[str, Base], frozenset[Said]] = {}

    def run(self, graft: Graft, names: Sequence[str], most: int) -> list[Tried]:
        """Try a graft on the first of these prompts that it fits."""
        cases = dict(self._cases(graft, names, most))
        keys = [(name, graft.base) for name in cases]
        unknown = [key for key in keys if key not in self._said]
        bases = (base(self.prompts[name]) for name, base in unknown)
        self._said.update(zip(unknown, self._pool.map(lint, bases), strict=True))
        after = self._pool.map(lint, cases.values())
        return [
            Tried(key[0], tuple(new_findings(self._said[key], said)))
            for key, said in zip(keys, after, strict=True)
        ]

    def _cases(
        self, graft: Graft, names: Sequence[str], most: int
    ) -> Iterator[tuple[str, SmallTask]]:
        count = 0
        for name in names[:MOST_LOOKED_AT]:
            task = self.prompts[name]
            docs = self._made[name] if name in self._made else made(task)
            self._made[name] = docs
            if len(docs) < FEWEST_ROWS or not graft.fits(task, docs):
                continue
            put = graft.put(task, docs)
            after = made(put)
            is_other = after != docs or replace(put, source=task.source) != task
            if after and is_other and put != graft.base(task):
                yield name, put
                count += 1
            if count == most:
                return
