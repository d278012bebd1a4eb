"""All cases of this corpus."""

from __future__ import annotations

from tests.lint.dense_1 import (
    leaks_code,
    leaks_fields,
    leaks_making,
    leaks_marks,
    leaks_zh,
    letters_forms,
    letters_labels,
    letters_lists,
    letters_zh,
    right_free,
    right_options,
    right_zh,
    tasks,
)
from tests.lint.dense_1.making import BAKERY, QUEUES, STALL
from tests.lint.eighteenth import tasks_en as en8
from tests.lint.eighteenth import tasks_free as free8
from tests.lint.eighteenth import tasks_labels as lab8
from tests.lint.eighteenth import tasks_tw as tw8
from tests.lint.eighteenth import tasks_zh as zh8
from tests.lint.nineteenth import tasks_en as en9
from tests.lint.nineteenth import tasks_free as free9
from tests.lint.nineteenth import tasks_own as own9
from tests.lint.nineteenth import tasks_tw as tw9
from tests.lint.nineteenth import tasks_zh as zh9
from tests.lint.seventeenth import tasks_en as en7
from tests.lint.seventeenth import tasks_free as free7
from tests.lint.seventeenth import tasks_zh as zh7
from tests.lint.shape import Corpus

# Of two tasks with one name the earlier one keeps it; the later one has another name in `making`.
MODULES = (tw9, zh9, own9, free9, en9, zh8, tw8, lab8, free8, en8, zh7, free7, en7, tasks)

CORPUS = Corpus(
    {task.name: task for module in MODULES for task in module.TASKS}
    | {task.name: task for task in (QUEUES, STALL, BAKERY)},
    (
        *leaks_code.KINDS,
        *leaks_fields.KINDS,
        *leaks_making.KINDS,
        *leaks_marks.KINDS,
        *leaks_zh.KINDS,
        *letters_lists.KINDS,
        *letters_forms.KINDS,
        *letters_labels.KINDS,
        *letters_zh.KINDS,
    ),
    (*right_options.RIGHT, *right_free.RIGHT, *right_zh.RIGHT),
)
