"""The strip of progress: what is being done, from its beginning to its end."""

from __future__ import annotations

import threading
import time
from typing import Any

import pytest

from workbench.models.load import loaded_model
from workbench.models.settings import LoadingCancelled, LoadingStage
from workbench.widgets.app import Workbench
from workbench.widgets.jobs import Jobs


@pytest.fixture
def sent() -> list[list[dict[str, Any]]]:
    """What the page was sent, oldest first."""
    return []


@pytest.fixture
def jobs(sent: list[list[dict[str, Any]]]) -> Jobs:
    """A strip that notes what it sends."""
    return Jobs(lambda view: sent.append([dict(item) for item in view["items"]]))


def test_a_job_is_there_from_its_beginning_to_its_end(jobs: Jobs, sent: list[Any]) -> None:
    """It is sent at once, without an extent, and gone with its end, however often that is said."""
    activity = jobs.begin("exporting")
    assert [(item["label"], item["fraction"]) for item in sent[-1]] == [("exporting", None)]
    activity.end()
    activity.end()
    assert sent[1:] == [[]]


def test_only_what_can_be_stopped_offers_to_be(jobs: Jobs, sent: list[Any]) -> None:
    """A job without a way to stop it has no cancel, nor has one that was told to stop."""
    asked: list[str] = []
    jobs.begin("writing")
    other = jobs.begin("scoring", lambda: asked.append("stop"))
    assert [item["can_cancel"] for item in sent[-1]] == [False, True]
    jobs.cancel(other.number)
    assert asked == ["stop"]
    assert [item["is_stopping"] for item in sent[-1]] == [False, True]
    assert [item["can_cancel"] for item in sent[-1]] == [False, False]
    jobs.cancel(99)  # one that ended meanwhile
    assert asked == ["stop"]


def test_many_updates_are_few_messages(jobs: Jobs, sent: list[Any]) -> None:
    """A thousand updates in a moment are not a thousand messages; what was said last is in the
    next one."""
    activity = jobs.begin("scoring")
    for done in range(1000):
        activity.update(done / 1000, f"{done} / 1,000")
    assert len(sent) < 100
    jobs.begin("another")
    assert sent[-1][0]["text"] == "999 / 1,000"


@pytest.mark.slow
def test_loading_a_model_can_be_stopped(jobs: Jobs, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever waits for a model is told that it was stopped, and the strip is empty again."""
    entered = threading.Event()

    def load(spec: str, *, settings: Any = None, watch: Any = None) -> Any:
        entered.set()
        for _ in range(1000):
            watch(LoadingStage("reading"))
            time.sleep(0.01)

    monkeypatch.setattr("workbench.models.load.load_model", load)
    threading.Thread(target=lambda: (entered.wait(), jobs.cancel(1)), daemon=True).start()
    with pytest.raises(LoadingCancelled):
        jobs.load("a-model-that-takes-long")
    assert loaded_model("a-model-that-takes-long") is None


@pytest.mark.slow
def test_a_run_is_on_the_strip_of_every_widget_on_its_session(own: Workbench) -> None:
    """What one widget runs, another shows, with its cancel; both are empty once it has ended."""
    other = Workbench(own.session)
    seen: dict[str, list[str]] = {"own": [], "other": []}
    for name, widget in (("own", own), ("other", other)):
        widget.observe(
            lambda change, name=name: seen[name].extend(i["label"] for i in change["new"]["items"]),
            "jobs",
        )
    own.session.configure(model="fake")
    own._on_message(own, {"type": "run"}, [])
    assert own.host.main.drain()
    pane = next(p for p in own.host.panes if type(p).__name__ == "ResultsPane")
    pane.thread.join(60)  # type: ignore[attr-defined]
    assert set(seen["own"]) == set(seen["other"]) == {"gen_v1 · fake"}
    assert own.jobs["items"] == other.jobs["items"] == []
    other.close()
