"""The live score in the header: off until asked, of the draft as it is, gone with the next key."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.unit.session.test_probe import CUE, rightly_if
from tests.unit.widgets.sums import (
    PARENT,
    SECONDS,
    Gate,
    ask,
    handled,
    opened,
    send,
    settle,
    tell,
)
from workbench.analysis.judge import judge
from workbench.analysis.soft import Hint
from workbench.messages import speaking
from workbench.models.fake import FakeModel
from workbench.models.load import let_go, loaded_model, shared_model
from workbench.session.probe import Probed
from workbench.widgets.app import Workbench
from workbench.widgets.views.probe import probe_view

pytestmark = pytest.mark.slow

ON = {"type": "probe", "on": True}


def edit(source: str) -> dict[str, Any]:
    """Return what a page sends when its text has become `source`."""
    return {"type": "edit", "view": "v", "seq": 1, "source": source}


@contextmanager
def live(folder: Path, **options: Any) -> Iterator[Workbench]:
    """Yield a workbench on `sums` with an edited draft, the live score on."""
    with opened(folder, **options) as session:
        session.edit(CUE)
        widget = Workbench(session)
        tell(widget, **ON)
        yield widget
        widget.close()


def wait_for(widget: Workbench, **wanted: Any) -> None:
    """Wait until the view has these values."""
    end = time.monotonic() + SECONDS
    while any(widget.probe[name] != value for name, value in wanted.items()):
        assert time.monotonic() < end, widget.probe
        time.sleep(0.005)


def test_it_is_off_until_it_is_asked_for(tmp_path: Path) -> None:
    """An edit scores nothing, and counts as no try."""
    model = FakeModel(rightly_if("Sum"))
    with opened(tmp_path, model=model, sample_size=20) as session:
        widget = Workbench(session)
        tell(widget, **edit(CUE))
        assert not any(widget.probe.values())
        assert session.ledger._database.query("SELECT * FROM tries", ()) == []
        widget.close()


def test_it_shows_the_difference_with_its_interval_and_rows(tmp_path: Path) -> None:
    """Of the draft against its parent; what it stands on is in the title."""
    with live(tmp_path, model=FakeModel(rightly_if("Sum")), sample_size=200) as widget:
        view = widget.probe
        assert (view["value"], view["change"], view["note"]) == ("+100.0", "better", "")
        assert view["interval"].startswith("+") and view["interval"].endswith("to +100.0")
        assert view["title"].startswith("A is gen_v1, B the draft, by accuracy\n")
        assert "B is better by 100 points" in view["title"]


def test_an_edit_takes_the_number_away_at_once(tmp_path: Path) -> None:
    """While it is previewed nothing stands there; after the pause its own number does. Another row
    that is looked at changes nothing."""
    with live(tmp_path, model=FakeModel(rightly_if("Sum")), sample_size=20) as widget:
        shown = dict(widget.probe)
        tell(widget, type="step", by=1)
        assert widget.probe == shown
        ask(widget, **edit(CUE.replace("Sum", "Task")))
        assert (widget.probe["value"], widget.probe["note"]) == ("", "…")
        settle(widget)
        assert (widget.probe["value"], widget.probe["rows"]) == ("0.0", "20 rows")
        tell(widget, type="probe", on=False)
        assert not any(widget.probe.values())


def test_only_the_last_of_many_keys_is_scored(tmp_path: Path) -> None:
    """Those before it are no tries."""
    with live(tmp_path, model=FakeModel(rightly_if("Sum")), sample_size=20) as widget:
        for length in range(1, 9):
            ask(widget, **edit(CUE.replace("Sum", "Summary!"[:length])))
        settle(widget)
        tries = widget.session.ledger._database.query("SELECT * FROM tries", ())
        assert len(tries) == 3  # the parent, the first draft, the last one


def test_a_run_goes_first_and_then_it_goes_on(tmp_path: Path) -> None:
    """It gives the model to the run and says what it waits for; what the run has scored it then
    has for nothing."""
    gate = Gate()
    with opened(tmp_path, model=FakeModel(gate.answer), sample_size=20) as session:
        session.edit(CUE)
        widget = Workbench(session)
        ask(widget, **ON)
        gate.release(3)
        send(widget, type="run")
        handled(widget)
        gate.release(1)  # the answer that was on its way
        wait_for(widget, note="after the run")
        gate.release(1_000)
        wait_for(widget, rows="20 rows")
        settle(widget)
        assert session.report().run.status == "done"  # type: ignore[union-attr]
        widget.close()


def test_without_a_model_it_says_what_loads_one(tmp_path: Path) -> None:
    """It loads none; once one is there, it begins."""
    model = loaded_model("fake")
    if model is not None:
        let_go(model)
    with live(tmp_path, model="fake", sample_size=20) as widget:
        assert widget.probe["note"] == "no model: run once"
        shared_model("fake")
        widget.refresh()
        settle(widget)
        assert widget.probe["rows"] == "20 rows"


@pytest.mark.parametrize("source", ["def transform(", PARENT.replace("data[", "dat[")])
def test_a_draft_that_fails_is_said_quietly(tmp_path: Path, source: str) -> None:
    """In the number's place, not over the panes."""
    with live(tmp_path, sample_size=20) as widget:
        tell(widget, **edit(source))
        assert widget.probe["note"] == "the draft fails"
        assert widget.notice == {}
        tell(widget, **edit(CUE))
        assert widget.probe["rows"] == "20 rows"


def test_the_colour_is_the_judgements_never_the_hints() -> None:
    """A hint is named so, in both languages, and points up where soft accuracy rises, while the
    judgement is undecided."""
    judged = judge([(1.0, 1.0)] * 24)
    found = Probed("going", "ppl_v1", "accuracy", judged, Hint(0.5, 0.9, 0.3, 24), 24, 50)
    view = probe_view(found, on=True)
    assert (view["value"], view["change"], view["hint"]) == ("0.0", "", "hint ▲")
    assert "a hint, no verdict: soft accuracy 50.0 → 90.0" in view["title"]
    with speaking("zh"):
        assert probe_view(found, on=True)["hint"] == "参考 ▲"


def test_closing_ends_what_goes_on(tmp_path: Path) -> None:
    """The thread is gone, and the model is asked for nothing more."""
    gate = Gate()
    with opened(tmp_path, model=FakeModel(gate.answer), sample_size=20) as session:
        session.edit(CUE)
        widget = Workbench(session)
        ask(widget, **ON)
        gate.release(1)
        while gate.asked < 2:
            time.sleep(0.005)
        gate.release(1)
        widget.close()
        assert gate.asked <= 3
        thread = next(p.thread for p in widget.host.panes if "probe" in p.views)  # type: ignore[attr-defined]
        assert not thread.is_alive()
