"""The right tasks of this list by name, and short ways to turn their labels round."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

from tests.lint.dense_10 import (
    tasks_home,
    tasks_language,
    tasks_ranked,
    tasks_tw,
    tasks_work,
    tasks_world,
    tasks_zh,
)
from tests.lint.shape import Change, Kind, Names, SmallTask, changed

MODULES = (
    tasks_home,
    tasks_work,
    tasks_language,
    tasks_world,
    tasks_ranked,
    tasks_zh,
    tasks_tw,
)
TASKS = {task.name: task for module in MODULES for task in module.TASKS}

MEANS = "answer/legend answer/gold-differs answer/other-rule few-shot/wrong-answer"
SHOWN = f"{MEANS} few-shot/unlike-docs few-shot/other-labels"


def bad(name: str, *changes: Change, **fields: Any) -> SmallTask:
    """Return a right task, by its name, with changes."""
    return changed(TASKS[name], *changes, **fields)


def turned(name: str, piece: str, *words: str) -> SmallTask:
    """Return a right task whose source has, in a piece of it, each of the words in the place of the one before.

    Raises:
        ValueError: the piece is not in the source once, or a word not in the piece once.
    """
    if TASKS[name].source.count(piece) != 1:
        raise ValueError(f"{name}: {piece!r} is not there once:\n{TASKS[name].source}")
    for word in words:
        if piece.count(word) != 1:
            raise ValueError(f"{name}: {word!r} is not once in {piece!r}")
    after = dict(zip(words, words[1:] + words[:1], strict=True))
    made = re.sub("|".join(map(re.escape, words)), lambda found: after[found[0]], piece)
    return bad(name, (piece, made))


def misled(name: str, key: str) -> SmallTask:
    """Return a right task whose few-shot file has each value of a field in the place of another one."""
    task = TASKS[name]
    values = list(dict.fromkeys(str(row[key]) for row in task.shots))
    known = {str(row[key]): row[key] for row in task.shots}
    after = {old: known[new] for old, new in zip(values, values[1:] + values[:1], strict=True)}
    return replace(task, shots=tuple({**row, key: after[str(row[key])]} for row in task.shots))


def means(what: str, *cases: SmallTask) -> Kind:
    """Return a kind of labels whose meaning is turned round in the legend or in the code."""
    family = "what a letter means"
    return Kind(what, family, (Names(MEANS),), tuple((case.name, case) for case in cases))


def shown(what: str, *cases: SmallTask) -> Kind:
    """Return a kind of examples with the label of another class."""
    return Kind(
        what, "shots and query", (Names(SHOWN),), tuple((case.name, case) for case in cases)
    )
