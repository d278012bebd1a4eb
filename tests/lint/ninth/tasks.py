"""The right tasks."""

from __future__ import annotations

from tests.lint.ninth.tasks_choice import CHOICE
from tests.lint.ninth.tasks_free import FREE
from tests.lint.ninth.tasks_labels import LABELS

TASKS = (*CHOICE, *LABELS, *FREE)
