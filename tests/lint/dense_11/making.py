"""Short ways to write the cases of this list, and the right tasks that they build upon."""

from __future__ import annotations

from typing import Any

from tests.lint.dense_11 import (
    tasks_numbers,
    tasks_pick,
    tasks_texts,
    tasks_tw,
    tasks_words,
    tasks_zh,
)
from tests.lint.shape import Change, Kind, Names, SmallTask, changed
from tests.lint.twentyseventh import tasks_choice, tasks_free
from tests.lint.twentyseventh import tasks_zh as more_zh

FAMILY = "contradicting demands"

MODULES = (tasks_words, tasks_texts, tasks_numbers, tasks_pick, tasks_zh, tasks_tw)
OTHERS = (tasks_choice.SCI, tasks_choice.BOOL, tasks_free.PRINTS, tasks_free.TRANS, more_zh.ZNLI)

TASKS = {task.name: task for module in MODULES for task in module.TASKS}
TASKS |= {task.name: task for task in OTHERS}

FORM = "few-shot/other-form answer/other-form answer/other-rule answer/other-names"
LABELS = f"{FORM} answer/letter-asked answer/legend answer/letters answer/other-count few-shot/other-labels"
LETTER = f"{FORM} answer/letter-asked answer/letters answer/legend answer/other-count"
STEPS = f"{FORM} few-shot/steps-forbidden few-shot/steps-lost few-shot/steps-only-here"
WORKED = (
    f"{FORM} few-shot/worked-form few-shot/wrong-answer few-shot/other-labels few-shot/worked-cue"
)
SHOWN = f"{FORM} text/no-question answer/letters"
CUE = f"{FORM} text/cue-forms text/shot-cue"


def bad(name: str, *changes: Change, **fields: Any) -> SmallTask:
    """Return a right task, by its name, with changes."""
    return changed(TASKS[name], *changes, **fields)


def demand(what: str, rules: str, *cases: SmallTask) -> Kind:
    """Return a kind of demand that no answer keeps to, named by a finding of any of `rules`."""
    return Kind(what, FAMILY, (Names(rules),), tuple((case.name, case) for case in cases))


def odd(what: str, name: str, *changes: Change, **fields: Any) -> tuple[str, SmallTask]:
    """Return a right prompt: a right task, by its name, with a demand that its answers keep to."""
    return what, changed(TASKS[name], *changes, **fields)
