"""Render every case of the third corpus, and see that its fault is there and that right prompts render.

    python -m tests.lint.third.check

No rule of the linter has a part in it: the texts of the faulty task are compared with the right one's.
"""

from __future__ import annotations

import copy
import os
import random
import re
import sys
import tempfile
from dataclasses import replace
from pathlib import Path
from typing import Any

import workbench
from tests.lint.shape import SmallTask, write
from tests.lint.third.corpus import CORPUS
from tests.lint.third.faults import ROW, SIGNS
from workbench.types import RenderFailure


def texts(task: SmallTask) -> str:
    """Return what a task renders: prompts, outputs, and what is compared, of all its docs.

    Raises:
        ValueError: a doc does not render.
    """
    with tempfile.TemporaryDirectory() as project:
        folder = write(task, Path(project))
        docs = range(len(task.rows))
        rendered = workbench.render(folder, f"{task.method}_v0", docs=docs, **task.options)
        made: list[str] = []
        for each in rendered:
            if isinstance(each, RenderFailure):
                raise ValueError(f"{task.name}: {each}")
            prompt = "".join(segment.text for segment in each.prompt.segments)
            made.append(f"{prompt}{each.example.outputs[0]}\x00{each.example.processed_output}")
        return "\x01".join(made)


def changes_row(task: SmallTask) -> bool:
    """Say whether a call of the transform leaves a row other than it was."""
    space: dict[str, Any] = {}
    exec(task.source, space)  # the corpus' own code
    row = copy.deepcopy(task.rows[1])
    space["transform"](row, 0, random.Random(0), task.name)
    return row != task.rows[1]


def config(task: SmallTask) -> SmallTask:
    """Return what a task is besides its texts."""
    return replace(task, source="", rows=(), shots=(), fewshot=0)


def problems() -> list[str]:
    """Return what is wrong with the corpus: cases whose fault is not seen, and what does not render."""
    found: list[str] = []
    seen: dict[str, str] = {}
    for name, task in [*CORPUS.tasks.items(), *CORPUS.right]:
        try:
            seen[name] = texts(task)
        except Exception as error:  # each is told, and none ends the look
            found.append(f"right: {name}: {error!r}"[:600])
    for kind in CORPUS.kinds:
        for name, task in kind.cases:
            try:
                text = texts(task)
            except Exception as error:
                found.append(f"{kind.what}: {name}: {error!r}"[:600])
                continue
            sign = SIGNS[kind.what]
            if sign == ROW:
                if not changes_row(task):
                    found.append(f"{kind.what}: {name}: the row is as it was")
                continue
            if sign and len(re.findall(sign, text)) <= len(re.findall(sign, seen[name])):
                found.append(f"{kind.what}: {name}: no {sign!r} in {text[:300]!r}")
            if text == seen[name] and config(task) == config(CORPUS.tasks[name]):
                found.append(f"{kind.what}: {name}: the texts are the same")
    return found


def main() -> None:
    """Print the problems, and exit with 1 where there are some."""
    # What a corpus writes into a temporary folder is its own code.
    os.environ.setdefault("WORKBENCH_TRUST", os.sep)
    found = problems()
    print("\n".join(found))
    faults = sum(len(kind.cases) for kind in CORPUS.kinds)
    print(f"{len(CORPUS.kinds)} kinds, {faults} faults, {len(CORPUS.right)} right prompts")
    sys.exit(bool(found))


if __name__ == "__main__":
    main()
