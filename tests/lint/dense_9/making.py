"""Short ways to write the cases of this list, and the right tasks that they build upon."""

from __future__ import annotations

import re
import textwrap
from typing import Any

from tests.lint.dense_9 import (
    tasks_desk,
    tasks_feel,
    tasks_logic,
    tasks_topics,
    tasks_tw,
    tasks_zh,
)
from tests.lint.making import table
from tests.lint.shape import Change, Kind, Names, SmallTask, changed

MODULES = (tasks_feel, tasks_topics, tasks_desk, tasks_logic, tasks_zh, tasks_tw)
TASKS = {task.name: task for module in MODULES for task in module.TASKS}

LABELS = "answer/legend answer/gold-differs answer/other-rule few-shot/wrong-answer"
SHOTS = f"{LABELS} few-shot/wrong-sum few-shot/unlike-docs"


def bad(name: str, *changes: Change, **fields: Any) -> SmallTask:
    """Return a right task, by its name, with changes."""
    return changed(TASKS[name], *changes, **fields)


def turned(name: str, where: str, *words: str, **fields: Any) -> SmallTask:
    """Return a right task in whose source or description each of `words` gives way to the next one,
    and the last to the first. `where` is how the piece begins that has them, up to the end of its
    line; or `begin…end`.

    Raises:
        ValueError: the piece is not there, or has not each word once.
    """
    task = TASKS[name]
    begin, _, end = where.partition("…")
    text = task.description if begin in task.description else task.source
    start = text.index(begin)
    line = text.find("\n", start)
    stop = text.index(end, start + len(begin)) + len(end) if end else line
    old = text[start:stop]
    after = dict(zip(words, (*words[1:], words[0]), strict=True))
    longest = sorted(words, key=len, reverse=True)
    pattern = re.compile("|".join(re.escape(word) for word in longest))
    if sorted(pattern.findall(old)) != sorted(words):
        raise ValueError(f"{name}: {words} are not once each in {old!r}")
    new = pattern.sub(lambda match: after[match[0]], old)
    if text is task.description:
        return changed(task, description=text.replace(old, new), **fields)
    return changed(task, (old, new), **fields)


def worked(name: str, form: str, text: str, *changes: Change, lead: str = "") -> SmallTask:
    """Return a right task with worked examples behind its description: a line of `text` for each,
    whose values between bars fill the braces of `form`, where `⏎` is a newline."""
    lines = textwrap.dedent(text).strip().splitlines()
    blocks = [form.replace("⏎", "\n").format(*line.strip().split("|")) for line in lines]
    shown = lead + "".join(f"{block}\n\n" for block in blocks)
    task = TASKS[name]
    return changed(task, *changes, description=task.description + shown, fewshot=0)


def shots(name: str, fields: str, text: str) -> SmallTask:
    """Return a right task with a few-shot file of its own."""
    return changed(TASKS[name], shots=table(fields, text))


def legend(what: str, *cases: SmallTask) -> Kind:
    """Return a kind of legends whose meanings are exchanged."""
    return _kind(what, "what a letter means", LABELS, cases)


def labels(what: str, *cases: SmallTask) -> Kind:
    """Return a kind of code that gives labels the wrong way round."""
    return _kind(what, "what a letter means", LABELS, cases)


def example(what: str, *cases: SmallTask) -> Kind:
    """Return a kind of examples whose labels are wrong."""
    return _kind(what, "shots and query", SHOTS, cases)


def _kind(what: str, family: str, rules: str, cases: tuple[SmallTask, ...]) -> Kind:
    return Kind(what, family, (Names(rules),), tuple((case.name, case) for case in cases))
