"""Say which tasks of the corpus do not render, and which faults change nothing.

    python -m tests.lint.fifth.check

A fault changes what a transform gives (or whether it fails), what it does to its row, what it gives when it
is called again, in another order or for a row that lacks a field; or the config or the shots.
"""

from __future__ import annotations

import copy
import os
import random
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import fields
from pathlib import Path
from typing import Any

import workbench
from tests.lint.fifth.corpus import CORPUS
from tests.lint.shape import Row, SmallTask, write

Transform = Callable[[Row, int, random.Random, str], Any]


def unlike(right: SmallTask, faulty: SmallTask) -> bool:
    """Say whether a faulty task is another one than the right task in anything but its code's text."""
    own = [each.name for each in fields(SmallTask) if each.name not in ("name", "source", "rows")]
    if any(getattr(right, name) != getattr(faulty, name) for name in own):
        return True
    return _behaviour(right) != _behaviour(faulty)


def _behaviour(task: SmallTask) -> list[str]:
    """Return what the transform does, as texts: to its rows from the first to the last, back with one shot,
    and to rows that lack a field, in a module of its own each."""
    rows = list(task.rows)
    lacking = [
        {key: value for key, value in rows[0].items() if key != left_out} for left_out in rows[0]
    ]
    return [
        _called(transform, row, num_shots, task)
        for sequence, num_shots in ((rows, task.fewshot), (rows[::-1], 1), (lacking, task.fewshot))
        for transform in [_loaded(task.source)]
        for row in sequence
    ]


def _loaded(source: str) -> Transform:
    space: dict[str, Any] = {"__name__": "transform_v0"}
    exec(compile(source, "transform_v0.py", "exec"), space)
    return space["transform"]


def _called(transform: Transform, row: Row, num_shots: int, task: SmallTask) -> str:
    """Return what the call gave, the row after it, and what it took from the streams."""
    row = copy.deepcopy(row)
    stream = random.Random(7)
    random.seed(7)
    try:
        result = transform(row, num_shots, stream, f"{task.name}_{task.name}_{task.method}")
    except Exception as error:  # a transform that fails on a row is behaviour, too
        result = repr(error)
    return repr((result, row, stream.random(), random.random()))


def dull() -> Iterator[str]:
    """Yield the faults that change nothing, and cases and prompts that are there twice."""
    for kind in CORPUS.kinds:
        for name, faulty in kind.cases:
            if not unlike(CORPUS.tasks[name], faulty):
                yield f"{kind.what}: nothing is changed in {name}"
    said = [kind.what for kind in CORPUS.kinds] + [what for what, _ in CORPUS.right]
    yield from (f"there twice: {what}" for what in sorted({w for w in said if said.count(w) > 1}))
    prompts = [repr(task) for _, task in CORPUS.right]
    for (what, _), text in zip(CORPUS.right, prompts, strict=True):
        if prompts.count(text) > 1:
            yield f"{what}: another right prompt is the same"


def unrendered(what: str, task: SmallTask, *, wholly: bool) -> Iterator[str]:
    """Yield why a task has no prompts: of some doc, or, where not `wholly`, of any."""
    with tempfile.TemporaryDirectory() as project:
        folder = write(task, Path(project))
        try:
            made = workbench.render(folder, f"{task.method}_v0", **task.options)
        except workbench.errors.WorkbenchError as error:
            yield f"{what} ({task.name}): {error}"
            return
    failed = [each for each in made if not hasattr(each, "prompt")]
    if failed and (wholly or len(failed) == len(made)):
        yield f"{what} ({task.name}): {failed[0]}"


def main() -> None:
    """Check everything, and exit with 1 where something is wrong."""
    # What a corpus writes into a temporary folder is its own code.
    os.environ.setdefault("WORKBENCH_TRUST", os.sep)
    wrong = list(dull())
    for what, task in CORPUS.right:
        wrong += unrendered(what, task, wholly=True)
    for kind in CORPUS.kinds:
        for _, task in kind.cases:
            wrong += unrendered(kind.what, task, wholly=False)
    cases = sum(len(kind.cases) for kind in CORPUS.kinds)
    print(*wrong, sep="\n")
    print(f"{len(CORPUS.kinds)} kinds, {cases} faults, {len(CORPUS.right)} right prompts")
    sys.exit(bool(wrong))


if __name__ == "__main__":
    main()
