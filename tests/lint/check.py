"""Run every transform of a corpus, and say which fails where none should and which faults change nothing.

    python -m tests.lint.check tests.lint.sixth.corpus

Transforms are called in this process, row by row, twice: first to last, then back. What a fault changes may
be a result, the row, an exception, or the config.
"""

from __future__ import annotations

import copy
import importlib
import random
import sys
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from tests.lint.shape import Corpus, SmallTask


def outcomes(task: SmallTask) -> list[str]:
    """Return what the transform makes of each row, and of the row itself, as texts."""
    space: dict[str, Any] = {"__name__": "transform"}
    made = []
    try:
        exec(compile(task.source, f"{task.name}.py", "exec"), space)
    except Exception as error:  # what a fault's import raises is an outcome
        return [f"failed: {error!r}"]
    random.seed(0)
    for row in (*task.rows, *reversed(task.rows), *task.shots):
        row = copy.deepcopy(row)
        try:
            result = space["transform"](row, task.fewshot, random.Random(1), f"x_{task.method}")
        except Exception as error:  # as is what it raises on a row
            result = f"failed: {error!r}"
        made.append(f"{result} {row}" if isinstance(result, dict) else str(result))
    return made


def suspicious(corpus: Corpus) -> Iterator[str]:
    """Yield what should be looked at by eye."""
    for what, task in (*corpus.tasks.items(), *corpus.right):
        failed = [each for each in outcomes(task) if each.startswith("failed")]
        if failed:
            yield f"{what}: {failed[0]}"
    for kind in corpus.kinds:
        for name, task in kind.cases:
            base, made = corpus.tasks[name], outcomes(task)
            config = replace(task, source=base.source, rows=base.rows)
            if repr(config) == repr(base) and made == outcomes(base):
                yield f"{name}: nothing changes by: {kind.what}"
            elif all(each.startswith("failed") for each in made):
                yield f"{name}: nothing is left by: {kind.what}: {made[0]}"
    names = [what for what, _ in corpus.right]
    yield from (f"there twice: {name}" for name in sorted(set(names)) if names.count(name) > 1)


def main() -> None:
    """Print what is suspicious; some of it is meant, such as an import that fails."""
    corpus: Corpus = importlib.import_module(sys.argv[1]).CORPUS
    found = list(suspicious(corpus))
    cases = sum(len(kind.cases) for kind in corpus.kinds)
    print(*found, sep="\n")
    print(f"{len(corpus.kinds)} kinds, {cases} faults, {len(corpus.right)} right prompts")


if __name__ == "__main__":
    main()
