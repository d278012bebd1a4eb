"""Saying whether an exercise's answer is right, and what its check has to look at."""

from __future__ import annotations

from workbench.api import render
from workbench.messages import say
from workbench.tasks.task import Task, find_doc
from workbench.types import Rendered


def check(name: str, given: object, expected: object, hint: str) -> None:
    """Print whether an answer is right: `given` is None until it was tried, and `hint` is shown
    where it is not what was expected."""
    if given is None:
        print(say("{name}: not answered yet", name=name))
    elif given == expected:
        print(say("{name}: right", name=name))
    else:
        print(say("{name}: {given} is not it. {hint}", name=name, given=repr(given), hint=hint))


def steps_are_reversed(task: Task, source: str, field: str = "steps") -> bool:
    """Say whether all shots of a prompt have all steps of their rows, the last one first."""
    (item,) = render(task, source, docs=[5], num_fewshot=4, method="gen")
    assert isinstance(item, Rendered)
    docs = task.docs(task.config())
    shots = [part for part in item.prompt.segments if part.kind == "shot_output"]
    return all(
        _is_reversed(part.text, find_doc(docs, part.doc_id).data[field])
        for part in shots
        if part.doc_id is not None
    )


def _is_reversed(text: str, steps: str) -> bool:
    places = [text.find(step) for step in steps.rstrip(".").split(". ")]
    return -1 not in places and places == sorted(places, reverse=True)
