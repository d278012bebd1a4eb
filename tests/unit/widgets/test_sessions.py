"""Cells that are run again: widgets that are made alike share a session."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.unit.widgets.sums import ask
from workbench.widgets.app import Workbench
from workbench.widgets.sessions import borrow, give_back


@pytest.mark.slow
def test_a_cell_that_is_run_again_goes_on_where_it_was(task: Path) -> None:
    """Doc, sample, shots, model and method are those chosen in the widget that it leaves behind;
    a cell that says something else begins with that."""
    first = Workbench(task, method="gen", model="fake", sample_size=5)
    ask(first, type="configure", changes={"doc_id": 4, "sample_size": 7, "num_fewshot": 3})
    ask(first, type="configure", changes={"method": "ppl"})
    again = Workbench(task, method="gen", model="fake", sample_size=5)
    state = again.session.state()
    assert (state.doc_id, state.sample_size, state.settings.num_fewshot) == (4, 7, 3)
    assert (state.method, again.toolbar["method"]) == ("ppl", "ppl")
    other = Workbench(task, method="gen", model="fake", sample_size=6)
    assert (other.session.state().doc_id, other.session.state().sample_size) == (0, 6)
    for widget in (first, again, other):
        widget.close()


@pytest.mark.slow
def test_the_last_widget_closes_the_session(task: Path) -> None:
    """As long as one has it, it answers; after that a cell gets a new one."""
    first, second = borrow(task, model="fake"), borrow(str(task), model="fake")
    assert first is second
    give_back(first)
    assert second.preview().rendered is not None
    give_back(second)
    third = borrow(task, model="fake")
    assert third is not first
    give_back(third)


@pytest.mark.slow
def test_a_widget_that_is_closed_twice_gives_back_once(task: Path) -> None:
    """Python closes a widget once more when it collects it; the others keep their session."""
    first, second = (Workbench(task, method="gen", model="fake") for _ in range(2))
    first.close()
    first.close()
    assert second.session.preview().rendered is not None
    third = Workbench(task, method="gen", model="fake")
    assert third.session is second.session
    for widget in (second, third):
        widget.close()
