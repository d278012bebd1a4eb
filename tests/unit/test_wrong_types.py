"""What is called from Python with a value of the wrong type: an error of ours names it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import workbench
from workbench.errors import WorkbenchError

Called = Callable[[str], object]

CALLS: dict[str, tuple[Called, str]] = {
    "a task that is a number": (lambda task: workbench.render(_any(3)), "a path"),
    "a task that is bytes": (lambda task: workbench.render(_any(b"sums")), "a path"),
    "a version that is None": (lambda task: workbench.render(task, _any(None)), "no version"),
    "a version that is bytes": (lambda task: workbench.render(task, _any(b"v")), "no version"),
    "versions that are numbers": (
        lambda task: workbench.sweep(
            task, "fake", versions=[_any(3)], num_fewshot=[0], seeds=[0], sample_size=2
        ),
        "no version",
    ),
    "docs that are texts": (lambda task: workbench.render(task, docs=_any(["a"])), "no doc 'a'"),
    "docs that are halves": (lambda task: workbench.render(task, docs=_any([1.5])), "no doc 1.5"),
    "a model that is None": (lambda task: workbench.score(task, _any(None)), "no model"),
    "a model that is a list": (lambda task: workbench.score(task, _any(["fake"])), "no model"),
    "a model that is no text": (lambda task: workbench.load_model(_any(None)), "no model"),
    "a share that is a text": (lambda task: workbench.seal(task, _any("a")), "holdout"),
    "a description of half characters": (
        lambda task: workbench.score(task, "fake", description="\ud800"),
        "description",
    ),
    "a session's model": (lambda task: workbench.Session(task, model=_any(3)), "no model"),
    "a session's method": (lambda task: workbench.Session(task, method=_any("x")), "method"),
    "a session's version": (
        lambda task: workbench.Session(task, model="fake").open(_any(None)),
        "no version",
    ),
    "a draft that is bytes": (
        lambda task: workbench.Session(task, model="fake").edit(_any(b"x")),
        "the draft",
    ),
    "a note that is a number": (lambda task: _draft(task).save(_any(3)), "the note"),
    "a question that is its own answer": (
        lambda task: workbench.new_task(
            [{"a": "x", "b": "y"}, {"a": "z", "b": "w"}],
            f"{task}-made",
            question="a",
            answer="a",
        ),
        "the answer 'a'",
    ),
    "a row that holds itself": (
        lambda task: workbench.new_task([{"a": _endless(), "b": "y"}], f"{task}-made"),
        "rows",
    ),
    "an export to a number": (lambda task: workbench.export(task, "lm-eval", _any(3)), "a path"),
    "an import of nothing": (
        lambda task: workbench.import_task("lm-eval", _any(None), "made"),
        "a path",
    ),
    "a template that is None": (lambda task: workbench.template(_any(None), "a"), "input"),
    "a template's unknown mark": (lambda task: workbench.template("{a!z}", "a"), "input"),
}


def _draft(task: str) -> workbench.Session:
    session = workbench.Session(task, model="fake")
    session.edit(session.source() + "# more\n")
    return session


def _endless() -> list[Any]:
    made: list[Any] = []
    made.append(made)
    return made


def _any(value: Any) -> Any:
    """Return what a type checker would refuse."""
    return value


@pytest.mark.parametrize("name", CALLS)
def test_a_value_of_the_wrong_type_is_named(name: str, task: Path) -> None:
    """What it is about, what was expected, what was seen: not an error of Python's about a name
    that only we know."""
    called, thing = CALLS[name]
    with pytest.raises(WorkbenchError) as raised:
        called(str(task))
    told = str(raised.value)
    assert thing in told and ("expected" in told or "saw" in told)
