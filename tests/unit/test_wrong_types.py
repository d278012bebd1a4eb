"""What is called from Python with a value of the wrong type: an error of ours names it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import workbench
from workbench.errors import WorkbenchError

Called = Callable[[str], object]

ROW = {"q": "1", "a": "1"}
TEMPLATE = workbench.template("{q}", " {a}")

CALLS: dict[str, tuple[Called, str]] = {
    "a task that is a number": (lambda task: workbench.render(_any(3)), "a path"),
    "a task that is bytes": (lambda task: workbench.render(_any(b"sums")), "a path"),
    "a version that is None": (lambda task: workbench.render(task, _any(None)), "no version"),
    "a version that is bytes": (lambda task: workbench.render(task, _any(b"v")), "no version"),
    "versions that are numbers": (
        lambda task: workbench.sweep(
            task, "fake", versions=[_any(3)], num_fewshot=[0], seeds=[0], sample_size=2
        ),
        "versions",
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
    "a row with a function": (
        lambda task: workbench.new_task([{"a": len, "b": "y"}], f"{task}-made"),
        "row 1: the field 'a'",
    ),
    "rows with what has no order": (
        lambda task: workbench.Task.from_rows([{"q": {1}, "a": "1"}], TEMPLATE),
        "row 1: the field 'q'",
    ),
    "a column that is bytes": (
        lambda task: workbench.Task.from_rows([_any({b"q": "1", "a": "1"})], TEMPLATE),
        "row 1: the field b'q'",
    ),
    "a metric that there is not": (
        lambda task: workbench.Task.from_rows([ROW], TEMPLATE, metric="exact_mach"),
        "unknown metric 'exact_mach'; expected a metric's name. Did you mean 'exact_match'?",
    ),
    "a setting that no file can have": (
        lambda task: workbench.Task.from_rows([ROW], TEMPLATE, fewshot=_any(object())),
        "fewshot",
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
    "docs that are a number": (lambda task: workbench.render(task, docs=_any(5)), "docs"),
    "shots of a sweep that are a number": (
        lambda task: workbench.sweep(
            task, "fake", versions=["gen_v0"], num_fewshot=_any(3), seeds=[0]
        ),
        "num_fewshot",
    ),
    "seeds that are a number": (
        lambda task: workbench.sweep(
            task, "fake", versions=["gen_v0"], num_fewshot=[0], seeds=_any(0)
        ),
        "seeds",
    ),
    "versions that are one text": (
        lambda task: workbench.sweep(task, "fake", versions="gen_v0", num_fewshot=[0], seeds=[0]),
        "versions",
    ),
    "groups that are a number": (
        lambda task: workbench.judge([(0, 1), (1, 1)], groups=_any(3)),
        "groups",
    ),
    "a report of nothing": (lambda task: workbench.write_report(_any(None), "x.html"), "runs"),
    "a figure of a number": (lambda task: workbench.plot(_any(3)), "reports"),
    "a figure of one report": (lambda task: workbench.plot(_any(_report(task))), "reports"),
    "a part that is a number": (lambda task: _report(task).by(_any(3)), "by"),
    "a task's folder that is None": (
        lambda task: workbench.Session(workbench.Task(_any(None))),
        "a task",
    ),
    "a task's folder that is a text": (
        lambda task: workbench.Session(workbench.Task(_any("x"))),
        "a task",
    ),
    "a model to change to": (
        lambda task: workbench.Session(task, model="fake").configure(model=3),
        "no model",
    ),
    "a parent's text": (
        lambda task: workbench.Session(task, model="fake").rebase("gen_v0", _any(3)),
        "parent_source",
    ),
    "fewer than no tokens": (
        lambda task: workbench.score_tokens(task, "fake", top=-1),
        "top",
    ),
    "the last of tokens by a text": (
        lambda task: workbench.score_tokens(task, "fake", last=_any("2")),
        "last",
    ),
    "a config that is a number": (
        lambda task: workbench.score(task, "fake", config=_any(3)),
        "no config",
    ),
    "settings that are a number": (
        lambda task: workbench.load_model("fake", settings=_any(3)),
        "settings",
    ),
    "a judge of variants that is a number": (
        lambda task: workbench.race(["a", "b"], [1, 2], _any(3), budget=4),
        "evaluate",
    ),
    "variants that are a text": (
        lambda task: workbench.race("ab", [1, 2], _any(len), budget=4),
        "variants",
    ),
    "a batch of fewer than no tokens": (
        lambda task: workbench.LoadSettings(max_batch_tokens=-1),
        "max_batch_tokens",
    ),
    "a device that is a number": (lambda task: workbench.LoadSettings(device=_any(3)), "device"),
    "a negative shot": (lambda task: workbench.score(task, "fake", shot_ids=(-1,)), "shot_ids"),
    "shots by hand that no sampler takes": (
        lambda task: workbench.score(task, "fake", shot_ids=(1,), sampler="fixed"),
        "shot_ids",
    ),
    "a device for a model that needs none": (
        lambda task: workbench.load_model("fake", settings=workbench.LoadSettings(device="tpu9")),
        "model 'fake'",
    ),
    "a version that is empty": (lambda task: _edited(task, " ").save(), "the version"),
    "a version with a NUL": (lambda task: _edited(task, "x = 1\0").save(), "the version"),
    "a template that is None": (lambda task: workbench.template(_any(None), "a"), "input"),
    "a template's unknown mark": (lambda task: workbench.template("{a!z}", "a"), "input"),
}


def _draft(task: str) -> workbench.Session:
    session = workbench.Session(task, model="fake")
    session.edit(session.source() + "# more\n")
    return session


def _edited(task: str, text: str) -> workbench.Session:
    session = workbench.Session(task, model="fake")
    session.edit(text)
    return session


def _report(task: str) -> Any:
    return workbench.score(task, "fake", sample_size=2)


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


def test_a_message_steers_no_terminal() -> None:
    """A traceback shows an error's text as it is: what a name would order is spelled."""
    with pytest.raises(WorkbenchError) as raised:
        workbench.render("\x1b]0;\u202e")
    assert "\\x1b]0;\\u202e" in str(raised.value)
