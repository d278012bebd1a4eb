"""Half a character, as a name of the system's that is no UTF-8 has it, is an error of ours."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import workbench
from workbench.errors import NotFoundError, StoreError, WorkbenchError
from workbench.runs.ledger import Ledger
from workbench.types import Run

HALVES = ("\udcff", "\ud800")
"""What Python makes of the byte 255 in a name, which is one; and what no name can have."""

RUN = Run("r", "add", "gen_v0", "", "0" * 64, "fake", "fake", "gen", {}, 0.0)


@pytest.fixture
def ledger(tmp_path: Path) -> Iterator[Ledger]:
    """A ledger with a run that has no rows."""
    with closing(Ledger(tmp_path / "state")) as made:
        made.start(RUN)
        yield made


Call = Callable[[Path, str, Ledger], Any]


def _named(half: str) -> dict[str, Any]:
    return {half: 1}


CALLS: Mapping[str, Call] = {
    "a task": lambda task, half, _: workbench.Task.open(half),
    "a folder's task": lambda task, half, _: workbench.Task.open(task / half),
    "a version": lambda task, half, _: workbench.render(task, half),
    "a version's file": lambda task, half, _: workbench.render(task, f"{half}.py"),
    "a sampler": lambda task, half, _: workbench.render(task, sampler=half),
    "a number": lambda task, half, _: workbench.render(task, num_fewshot=half),
    "a post-processor": lambda task, half, _: workbench.render(task, postprocess=half),
    "a setting": lambda task, half, _: workbench.render(task, **_named(half)),
    "a method": lambda task, half, _: workbench.render(task, method=half),  # type: ignore[arg-type]
    "a model": lambda task, half, _: workbench.load_model(half),
    "a server": lambda task, half, _: workbench.load_model(f"server:{half}"),
    "a scored model": lambda task, half, _: workbench.score(task, half),
    "a scored version": lambda task, half, _: workbench.score(task, "fake", half),
    "a run": lambda task, half, ledger: workbench.compare(half, "r", ledger=ledger),
    "another run": lambda task, half, ledger: workbench.compare("r", half, ledger=ledger),
    "a metric": lambda task, half, led: workbench.compare("r", "r", metric=half, ledger=led),
    "what varies": lambda task, half, led: workbench.compare("r", "r", vary=[half], ledger=led),
    "a sweep": lambda task, half, _: workbench.sweep(
        task, "fake", versions=[half], num_fewshot=[0], seeds=[0]
    ),
    "a system": lambda task, half, _: workbench.import_task(half, task, task / "to"),
    "a source": lambda task, half, _: workbench.import_task("lm-eval", half, task / "to"),
    "where to": lambda task, half, _: workbench.import_task("ultraeval", task, task / half),
    "an exported version": lambda task, half, _: workbench.export(
        task, "ultraeval", task / "to", half
    ),
    "an export's system": lambda task, half, _: workbench.export(task, half, task / "to"),
    "a verified task": lambda task, half, _: workbench.verify(half),
    "a verified version": lambda task, half, _: workbench.verify(task, half),
    "a gap's run": lambda task, half, _: workbench.explain_gap(half, task, "lm-eval", task=task),
    "a gap's file": lambda task, half, _: workbench.explain_gap("r", half, "lm-eval", task=task),
    "a gap's system": lambda task, half, _: workbench.explain_gap("r", task, half, task=task),
    "tokens": lambda task, half, _: workbench.score_tokens(task, "fake", 0, half),
    "a linted version": lambda task, half, _: workbench.lint_task(task, half),
    "a linted model": lambda task, half, _: workbench.lint_task(task, model=half),
    "an attributed version": lambda task, half, _: workbench.attribute(
        task, "fake", half, "gen_v0"
    ),
    "a holdout": lambda task, half, _: workbench.open_holdout(task, "fake", half),
    "a group": lambda task, half, _: workbench.seal(task, group=half),
    "a config": lambda task, half, _: workbench.seal(task, config=half),
    "data": lambda task, half, _: workbench.new_task(half, task / "to"),
    "a new task": lambda task, half, _: workbench.new_task(
        [{"question": "1+1", "answer": "2"}], task / half
    ),
    "a field": lambda task, half, _: workbench.new_task(
        [{"question": "1+1", "answer": "2"}], task / "to", question=half
    ),
    "an answer": lambda task, half, _: workbench.new_task(
        [{"question": "1+1", "answer": half}], task / "to"
    ),
    "a template": lambda task, half, _: workbench.template(half, "{answer}"),
    "a template's field": lambda task, half, _: workbench.template("{" + half + "}", "{answer}"),
    "a report's run": lambda task, half, led: workbench.write_report(
        half, task / "to.html", ledger=led
    ),
    "a report's file": lambda task, half, led: workbench.write_report("r", task / half, ledger=led),
    "a session's version": lambda task, half, _: workbench.Session(task, version=half),
}


@pytest.mark.parametrize("half", HALVES, ids=ascii)
@pytest.mark.parametrize("call", CALLS.values(), ids=CALLS)
def test_half_a_character_is_taken_or_refused(
    call: Call, half: str, task: Path, ledger: Ledger
) -> None:
    """By every function of the public door, in the place of each text; nothing else is raised."""
    with suppress(WorkbenchError):
        call(task, half, ledger)


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere names are text")
def test_a_folder_whose_name_is_no_utf_8_is_opened(task: Path) -> None:
    """It has no runs, since none of them could be kept by that name."""
    named = task.rename(task.with_name("\udcff"))
    with closing(workbench.Session(named, method="gen", model="fake")) as session:
        session.edit("# typed")
        assert (session.runs(), session.state().unkept) == ([], ())


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere names are text")
def test_what_cannot_be_kept_by_its_name_is_told(ledger: Ledger) -> None:
    """By an error of ours, which says what is wrong with the name."""
    with pytest.raises(StoreError, match=r"half a character, '\\udcff'"):
        ledger.start(replace(RUN, run_id="s", task="\udcff"))


@pytest.mark.parametrize("half", HALVES, ids=ascii)
def test_there_is_no_run_of_such_an_id(half: str, ledger: Ledger) -> None:
    """It is not looked for in a file that could not hold it."""
    with pytest.raises(NotFoundError, match=r"no run '\\ud"):
        workbench.compare(half, "r", ledger=ledger)
