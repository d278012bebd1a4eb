"""The widget without a browser: messages in, traits and calls of the session out."""

from __future__ import annotations

import contextvars
import json
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.unit.widgets.sums import (
    NUM_DOCS,
    OLDER,
    PARENT,
    SAMPLE,
    SECONDS,
    STEPS,
    Gate,
    ask,
    finish,
    handled,
    opened,
    send,
    settle,
    tell,
)
from workbench.errors import SettingError
from workbench.models.fake import FakeModel
from workbench.runs.cost import describe_cost
from workbench.session.inspector import Inspector
from workbench.session.session import Session
from workbench.widgets import host
from workbench.widgets.app import Workbench
from workbench.widgets.dispatch import Dispatcher, Throttle
from workbench.widgets.panes.cost import CostPane
from workbench.widgets.panes.results import ResultsPane

pytestmark = pytest.mark.slow


@pytest.fixture
def gate() -> Gate:
    """What the model of `gated` waits at."""
    return Gate()


@pytest.fixture
def gated(tmp_path: Path, gate: Gate) -> Iterator[Workbench]:
    """The workbench with a model that answers only when it may."""
    with opened(tmp_path, model=FakeModel(gate.answer)) as session:
        widget = Workbench(session)
        handled(widget)
        yield widget
        gate.release(NUM_DOCS)
        widget.close()


class Held:
    """Holds whoever calls an object's method until it is let go; the method then does its work."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, owner: object, method: str) -> None:
        self.entered, self.released = threading.Event(), threading.Event()
        self._method = getattr(owner, method)
        monkeypatch.setattr(owner, method, self)

    def __call__(self) -> Any:
        self.entered.set()
        assert self.released.wait(SECONDS)
        return self._method()


def test_the_status_says_what_a_run_would_do(own: Workbench) -> None:
    """Docs stored, docs to compute, seconds; docs that the draft fails on; nothing while a
    setting cannot be used."""
    tell(own, type="configure", changes={"sample_size": 3})
    tell(own, type="run")
    tell(own, type="configure", changes={"sample_size": 4})
    said = describe_cost(own.session.cost())
    assert said.startswith("3 stored, 1 to compute, ") and "known after" not in said
    assert own.cost["text"] == said
    tell(own, type="edit", source="1 / 0", view="v", seq=1)
    assert own.cost["text"] == "0 stored, 0 to compute, 4 without a prompt or choices"
    tell(own, type="edit", source=PARENT, view="v", seq=2)
    assert own.cost["text"] == said
    tell(own, type="configure", changes={"num_fewshot": NUM_DOCS})
    assert own.cost["text"] == ""


def test_what_a_run_left_is_told_at_once(widget: Workbench, monkeypatch: Any) -> None:
    """While somebody types, what a run would do waits for the typing to end; beside a run that
    has just ended, what it said before would be wrong."""
    waits: list[float] = []
    monkeypatch.setattr(widget.host, "when_still", lambda key, seconds, job: waits.append(seconds))
    pane = CostPane(widget.host)
    pane.previewed(widget.session.preview(), widget.session.state())
    pane.scored()
    assert [seconds > 0 for seconds in waits] == [True, False]


def test_a_new_widget_has_drawn_every_pane(widget: Workbench) -> None:
    """A page sees everything at once, before it has said a word."""
    assert widget.toolbar["task"] == "sums"
    assert widget.document["source"] == PARENT
    assert widget.preview["segments"]
    assert widget.status["problems"] == "no problems"
    assert widget.diff["changed"] is False
    assert widget.results["progress"]["status"] == "idle"


def _document(
    session: Session, source: str, view: str, seq: int, version: str = "gen_v1"
) -> dict[str, object]:
    start = {"path": str(session.task.path), "method": "gen", "version": version}
    return {
        "source": source,
        "kernel": "",
        "is_kept": True,
        "start": start,
        "view": view,
        "seq": seq,
    }


def test_an_unknown_option_is_refused_with_the_nearest_name() -> None:
    """A typo is never ignored."""
    with pytest.raises(SettingError, match="Did you mean 'num_fewshot'"):
        Workbench("transforms/sums", num_fewshots=3)


def test_an_edit_reaches_the_session_and_the_answer_carries_its_number(
    widget: Workbench, session: Session
) -> None:
    """The page can tell which of its edits a preview answers."""
    ask(widget, type="edit", view="v1", seq=3, source=PARENT + "#")
    assert session.state().source == PARENT + "#"
    assert (widget.preview["view"], widget.preview["seq"]) == ("v1", 3)
    assert widget.document | {"kernel": ""} == _document(session, PARENT + "#", "v1", 3)
    assert widget.diff["changed"] is True


def test_a_broken_draft_keeps_the_last_prompt_and_shows_where_it_fails(widget: Workbench) -> None:
    """The preview goes stale; it does not go away."""
    ask(widget, type="edit", view="v1", seq=1, source="x = print('a printed line') or 1 / 0\n")
    assert widget.preview["stale"] is True
    assert widget.preview["segments"]
    assert widget.preview["diagnostics"][0]["range"] == [31, 36]
    assert widget.preview["stdout"] == "a printed line\n"
    assert widget.status["level"] == "error"


def test_edits_that_wait_behind_a_preview_are_previewed_once(
    widget: Workbench, session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Latest wins: ten edits during one slow preview cost one more preview, and none is lost."""
    before = session.preview().seq
    previewed: list[int] = []
    widget.observe(lambda change: previewed.append(change["new"]["seq"]), "preview")
    preview = Held(monkeypatch, session, "preview")
    send(widget, type="edit", view="v", seq=1, source="# 1")
    assert preview.entered.wait(SECONDS)
    for seq in range(2, 12):
        send(widget, type="edit", view="v", seq=seq, source=f"# {seq}")
    preview.released.set()
    handled(widget)
    assert session.preview().seq - before == 11
    assert len(previewed) == 2
    assert widget.preview["seq"] == 11


def test_a_handler_returns_while_a_preview_hangs(
    gated: Workbench, gate: Gate, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Handlers only enqueue, and a cancel overtakes the queue."""
    session = gated.session
    ask(gated, type="run")
    preview = Held(monkeypatch, session, "preview")
    send(gated, type="step", by=1)
    assert preview.entered.wait(SECONDS)
    send(gated, type="configure", changes={"seed": 4})
    send(gated, type="cancel")
    gate.release(NUM_DOCS)
    finish(gated)
    assert gated.results["progress"]["status"] == "cancelled"
    assert session.state().settings.seed == 0
    preview.released.set()
    handled(gated)
    assert session.state().settings.seed == 4


def test_steps_stop_at_the_first_and_the_last_doc(widget: Workbench) -> None:
    """Docs count from 0 to 199."""
    ask(widget, type="step", by=-1)
    assert widget.toolbar["doc_id"] == 0
    ask(widget, type="step", by=1000)
    assert widget.toolbar["doc_id"] == 199
    assert widget.preview["doc_id"] == 199


def test_a_refused_setting_is_said_and_the_one_in_force_is_drawn(widget: Workbench) -> None:
    """The field goes back to the value that counts, and the next gesture clears the message."""
    ask(widget, type="configure", changes={"num_fewshot": -1})
    refusal = "num_fewshot; expected a whole number, 0 or more; saw -1"
    assert widget.notice["text"] == refusal
    assert (widget.toolbar["num_fewshot"], widget.toolbar["refused"]) == (1, 1)
    ask(widget, type="configure", changes={"num_fewshot": 0})
    assert widget.notice == {}
    assert widget.toolbar["num_fewshot"] == 0


def test_text_fields_are_read_before_they_reach_the_session(
    widget: Workbench, session: Session
) -> None:
    """The session is given values, never what a field says."""
    ask(widget, type="configure", changes={"until": "\\n\nQ:", "shot_ids": "3 7"})
    state = session.state()
    assert (state.decoding.until, state.settings.shot_ids) == (("\n", "Q:"), (3, 7))


def test_opening_a_version_puts_its_text_in_every_editor(
    widget: Workbench, session: Session
) -> None:
    """A text that no page typed comes from nobody's view, so all of them take it."""
    ask(widget, type="edit", view="v1", seq=1, source="# mine")
    ask(widget, type="open", version="gen_v0")
    assert widget.document | {"kernel": ""} == _document(session, OLDER, "", 0, "gen_v0")
    assert widget.toolbar["editing"] == "gen_v0"


def test_an_undo_beyond_the_opening_of_a_version_goes_on_with_the_one_before(
    widget: Workbench, session: Session
) -> None:
    """The edit says what its text started from, and the draft is that version's again."""
    mine = f"# mine\n{PARENT}"
    ask(widget, type="edit", view="v1", seq=1, source=mine)
    start = widget.document["start"]
    ask(widget, type="open", version="gen_v0")
    ask(widget, type="edit", view="v1", seq=2, source=mine, start=start)
    assert (session.state().version, session.diff().count("+# mine")) == ("gen_v1", 1)
    assert widget.document | {"kernel": ""} == _document(session, mine, "v1", 2)
    assert widget.toolbar["version"] == "gen_v1"


def test_the_switch_opens_the_latest_version_of_the_other_style(tmp_path: Path) -> None:
    """Edits that were not saved are said to be kept; the next edit takes that word back."""
    with opened(tmp_path, versions=(STEPS, PARENT)) as session:
        widget = Workbench(session)
        tell(widget, type="edit", view="v", seq=1, source=f"# mine\n{PARENT}")
        assert [side["active"] for side in widget.toolbar["styles"]] == [True, False]
        tell(widget, type="style", style="direct")
        assert session.state().source == f"# mine\n{PARENT}"
        tell(widget, type="style", style="steps")
        assert session.state().version == "gen_v0"
        assert widget.document["source"] == STEPS
        assert widget.status["news"] == "edits to gen_v1 kept in the journal; undo brings them back"
        tell(widget, type="edit", view="v", seq=2, source="# more")
        assert widget.status["news"] == ""
        widget.close()


def test_styles_are_found_without_holding_a_preview_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The switch appears when they are known; previews go on meanwhile."""
    with opened(tmp_path, versions=(STEPS, PARENT)) as session:
        inspector = Inspector(session)
        monkeypatch.setattr(host, "Inspector", lambda _session: inspector)
        styles = Held(monkeypatch, inspector, "styles")
        widget = Workbench(session)
        assert styles.entered.wait(SECONDS)
        ask(widget, type="edit", view="v", seq=1, source="# typed")
        assert (widget.preview["seq"], widget.toolbar["styles"]) == (1, [])
        styles.released.set()
        settle(widget)
        assert len(widget.toolbar["styles"]) == 2
        widget.close()


def test_saving_keeps_the_note_and_shows_the_path(own: Workbench) -> None:
    """Afterwards the draft is the same as its new parent."""
    tell(own, type="edit", view="v1", seq=1, source="# mine")
    tell(own, type="save", note="shorter")
    assert own.session.state().versions[-1].note == "shorter"
    assert own.diff["saved"]["path"] == str(own.session.task.path / "transform_gen_v2.py")
    assert own.toolbar["editing"] == "gen_v2"
    assert own.diff["changed"] is False


def test_a_run_ends_with_its_last_progress_shown(gated: Workbench, gate: Gate) -> None:
    """However fast the docs finish, the end is never throttled away."""
    gate.release(NUM_DOCS)
    tell(gated, type="configure", changes={"sample_size": NUM_DOCS})
    tell(gated, type="run")
    assert gated.results["progress"]["text"] == "200 / 200 · done"
    assert gated.results["pager"] == "1–25 of 200"
    assert gated.results["metrics"][0]["interval"] == "[0.981, 1.000]"


def test_previews_go_on_during_a_run_and_cancel_keeps_what_is_finished(
    gated: Workbench, gate: Gate
) -> None:
    """Scoring has its own thread; half a run is a report with a smaller n."""
    gate.release(2)
    ask(gated, type="run")
    ask(gated, type="step", by=1)
    assert gated.preview["doc_id"] == 1
    while gate.asked < 3:
        threading.Event().wait(0.001)
    ask(gated, type="cancel")
    gate.release(10)
    settle(gated)
    assert gated.results["progress"]["text"] == "3 / 4 · cancelled"  # the third was asked for
    shown = [row["doc_id"] for row in gated.results["rows"]]
    assert len(shown) == 3 and set(shown) < set(SAMPLE)


def test_a_second_run_waits_for_the_first(gated: Workbench, gate: Gate) -> None:
    """Two clicks are one run."""
    ask(gated, type="run")
    first = gated.host.pane(ResultsPane).thread
    ask(gated, type="run")
    assert gated.host.pane(ResultsPane).thread is first
    assert gated.session.queue.waiting == ()
    gate.release(10)
    settle(gated)
    assert len(gated.session.runs()) == 1


def test_a_run_that_falls_over_says_so_and_keeps_its_rows(tmp_path: Path) -> None:
    """A model's failure is shown in the pane, not lost in a thread."""
    answers = iter([" 1", " 2"])

    def fall_over(_prompt: str) -> str:
        for answer in answers:
            return answer
        raise RuntimeError("the model fell over")

    with opened(tmp_path, model=FakeModel(fall_over)) as session:
        widget = Workbench(session)
        tell(widget, type="run")
        assert widget.notice["text"] == "RuntimeError: the model fell over"
        assert widget.results["progress"]["status"] == "failed"
        assert widget.results["progress"]["running"] is False
        assert len(widget.results["rows"]) == 2
        widget.close()


def test_a_click_on_a_row_opens_it_and_goes_to_its_doc(own: Workbench) -> None:
    """The prompt beside a result is that result's prompt."""
    tell(own, type="run")
    tell(own, type="table", doc_id=SAMPLE[2])
    assert own.results["detail"]["title"] == "doc 64"
    assert own.preview["doc_id"] == 64
    tell(own, type="table", doc_id=None)
    assert own.results["detail"] is None
    assert own.preview["doc_id"] == 64


def test_an_edit_marks_the_results_as_outdated(own: Workbench) -> None:
    """A number is never shown as the draft's when it is of another text."""
    tell(own, type="run")
    tell(own, type="step", by=1)
    assert own.control["outdated"] is False
    tell(own, type="edit", view="v", seq=1, source="# other")
    assert own.control["outdated"] is True


def test_rows_edited_on_disk_mark_the_results_as_outdated(own: Workbench) -> None:
    """As an edit of the text does: the scores are of rows that are no longer there."""
    tell(own, type="run")
    (data,) = own.session.task.data_files()
    data.write_text(data.read_text().replace("+", " + "))
    tell(own, type="step", by=1)
    assert own.control["outdated"] is True


def test_invisibles_are_drawn_by_the_kernel(widget: Workbench) -> None:
    """The page asks for glyphs; it never looks for spaces itself."""
    ask(widget, type="invisibles", shown=True)
    glyphs = {glyph for segment in widget.preview["segments"] for _, glyph in segment["runs"]}
    assert {"·", "↵"} <= glyphs


def test_an_unknown_message_is_answered_with_the_nearest_one(widget: Workbench) -> None:
    """A page of another version is told what is wrong; the widget lives on."""
    ask(widget, type="stepp")
    assert "Did you mean 'step'?" in widget.notice["text"]
    ask(widget, type="step", by=1)
    assert widget.toolbar["doc_id"] == 1


def test_a_message_without_its_fields_is_an_error_shown_not_a_dead_thread(
    widget: Workbench,
) -> None:
    """The boundary catches whatever a handler raises."""
    ask(widget, type="edit")
    assert widget.notice["text"].startswith("KeyError")
    ask(widget, type="step", by=1)
    assert widget.toolbar["doc_id"] == 1


def test_a_ping_is_answered_even_while_the_queue_hangs(
    widget: Workbench, session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The page asks whether the kernel lives, not whether a preview is done."""
    sent: list[Any] = []
    widget.send = lambda content, buffers=None: sent.append(content)  # type: ignore[method-assign]
    preview = Held(monkeypatch, session, "preview")
    send(widget, type="step", by=1)
    assert preview.entered.wait(SECONDS)
    send(widget, type="ping", n=7)
    assert sent == [{"type": "pong", "n": 7, "is_astray": False}]
    preview.released.set()
    handled(widget)


def test_publishing_happens_in_the_context_of_the_newest_message(widget: Workbench) -> None:
    """What the kernel knows about who asked travels to the threads that answer."""
    asked = contextvars.ContextVar("asked", default="nobody")
    seen: list[str] = []
    widget.observe(lambda change: seen.append(asked.get()), "preview")
    token = asked.set("the browser")
    send(widget, type="step", by=1)
    asked.reset(token)
    handled(widget)
    assert seen == ["the browser"]


def test_hello_is_answered_with_every_pane(widget: Workbench) -> None:
    """A page that opens late, or again, gets the whole state."""
    settle(widget)  # what is drawn aside at first is sent by itself
    sent: list[set[str]] = []
    widget.send_state = lambda key=None: sent.append(set(key or ()))  # type: ignore[method-assign]
    ask(widget, type="hello", view="v1")
    panes = {"toolbar", "document", "preview", "results", "diff", "status", "notice"}
    panes |= {"lint", "origins", "against", "beside", "rows", "shots"}
    panes |= {"fields", "snippets", "outside"}
    panes |= {"tokens", "export", "cost"}
    panes |= {"control", "versions", "compare", "attribution", "jobs", "grid", "pictures"}
    panes |= {"probe", "models", "elsewhere", "neighbours"}
    assert sent == [panes]


def test_refresh_draws_what_was_changed_without_the_widget(
    widget: Workbench, session: Session
) -> None:
    """A cell may drive the session, and the widget follows when told."""
    session.configure(doc_id=5)
    session.edit("# from a cell")
    widget.refresh()
    handled(widget)
    assert widget.toolbar["doc_id"] == 5
    assert widget.document["source"] == "# from a cell"


def test_closing_the_widget_cancels_its_run_and_leaves_a_given_session_open(
    gated: Workbench, gate: Gate
) -> None:
    """What the widget started ends with it; what it was given is not its own to close."""
    session = gated.session
    ask(gated, type="run")
    gated.close()
    gate.release(10)
    finish(gated)
    gated.host.main._thread.join(SECONDS)
    assert not gated.host.main._thread.is_alive()
    assert session.queue.progress is not None
    assert session.queue.progress.status == "cancelled"
    session.edit(f"# on\n{PARENT}")
    assert session.preview().stale is False


def test_a_task_is_edited_scored_and_saved_through_messages_alone(tmp_path: Path) -> None:
    """With a real session: the prompt follows the edit, the score is of it, the file holds it."""
    task = tmp_path / "transforms" / "sums"
    (task / "data").mkdir(parents=True)
    rows = [{"question": f"1 + {i}", "answer": str(1 + i), "target_scores": {}} for i in range(3)]
    text = "".join(json.dumps(row) + "\n" for row in rows)
    (task / "data" / "sums.jsonl").write_text(text, "utf-8")
    (task / "transform_gen_v0.py").write_text(PARENT, "utf-8")
    widget = Workbench(task, model="fake")
    edited = PARENT.replace("Question", "问题")
    tell(widget, type="edit", view="v", seq=1, source=edited)
    assert widget.preview["segments"][0]["runs"][0][0] == "问题: 1 + 0\nAnswer:"
    tell(widget, type="run")
    assert widget.results["progress"]["text"] == "3 / 3 · done"
    tell(widget, type="save", note="in Chinese")
    assert (task / "transform_gen_v1.py").read_text("utf-8") == edited
    assert widget.toolbar["editing"] == "gen_v1"
    assert widget.notice == {}
    widget.close()


def test_a_run_outlives_what_cannot_be_drawn(
    gated: Workbench, gate: Gate, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A config that cannot be read for a moment ends no run, and the next one need not wait."""
    told: list[Exception] = []

    def unreadable() -> None:
        raise SettingError("sums_gen.json: no JSON")

    def broken() -> None:
        raise OSError("no space")

    monkeypatch.setattr(gated.host, "show_error", told.append)
    ask(gated, type="run")
    drawn = gated.host.pane(ResultsPane), gated.host.pane(CostPane)
    for pane, failing in zip(drawn, (unreadable, broken), strict=True):
        monkeypatch.setattr(pane, "scored", failing)
    gate.release(NUM_DOCS)
    finish(gated)
    monkeypatch.undo()
    assert {str(error) for error in told} == {"no space"}
    assert gated.session.queue.progress is not None
    assert gated.session.queue.progress.status == "done"
    assert gated.session.queue.current is None


def test_the_twin_escapes_and_runs_nothing(session: Session) -> None:
    """A saved notebook shows hostile text as text, without a single script or link."""
    payload = "<img src=x onerror=alert(1)><script>alert(2)</script>"
    session.configure(description=payload)
    session.edit(f"# {payload}\n{PARENT}")
    widget = Workbench(session)
    handled(widget)
    page = widget.to_html()
    widget.close()
    assert "&lt;img src=x onerror=alert(1)&gt;" in page
    assert "<img" not in page
    assert "<script" not in page
    assert "href" not in page


def test_the_display_bundle_holds_the_widget_and_its_twin(widget: Workbench) -> None:
    """A live front end draws the widget; a viewer without a kernel has the HTML."""
    data, _ = widget._repr_mimebundle_()
    assert "application/vnd.jupyter.widget-view+json" in data
    assert data["text/html"] == widget.to_html()
    assert "description" in data["text/html"]


def test_idle_jobs_wait_for_ordered_ones_and_the_newest_wins() -> None:
    """Order is kept among jobs; of idle jobs of one key only the last is done."""
    done: list[str] = []
    started, gate = threading.Event(), threading.Event()

    def block() -> None:
        started.set()
        assert gate.wait(SECONDS)

    dispatcher = Dispatcher(lambda error: done.append(f"error {error}"))
    dispatcher.submit(block)
    assert started.wait(SECONDS)
    dispatcher.when_idle("preview", lambda: done.append("old preview"))
    dispatcher.when_idle("preview", lambda: done.append("preview"))
    for name in ("a", "b"):
        dispatcher.submit(lambda name=name: done.append(name))
    gate.set()
    assert dispatcher.drain(SECONDS)
    dispatcher.close()
    assert done == ["a", "b", "preview"]


def test_what_is_asked_for_again_and_again_waits_until_that_ends() -> None:
    """At 0 s and 3 s a job of 5 s is asked for: at 5 s it is not run, at 8 s the newer one is."""
    done: list[object] = []
    times = [0.0]
    dispatcher = Dispatcher(done.append, clock=lambda: times[-1])
    dispatcher.when_still("score", 5.0, lambda: done.append("old"))
    times.append(3.0)
    dispatcher.when_still("score", 5.0, lambda: done.append("new"))
    times.append(5.0)
    for _ in range(2):  # the thread has looked at the clock between the two
        woken = threading.Event()
        dispatcher.when_idle("wake", woken.set)
        assert woken.wait(SECONDS)
    assert done == []
    times.append(8.0)
    ended = threading.Event()
    dispatcher.when_still("end", 0.0, ended.set)
    assert ended.wait(SECONDS)
    assert done == ["new"]
    dispatcher.when_still("score", 1000.0, lambda: done.append("at the end"))
    assert dispatcher.drain(SECONDS)
    assert done == ["new", "at the end"]
    dispatcher.close()


def test_stillness_needs_nobody_to_look() -> None:
    """The thread wakes by itself when the time has come."""
    ran = threading.Event()
    dispatcher = Dispatcher(lambda error: None)
    dispatcher.when_still("cost", 0.01, ran.set)
    assert ran.wait(SECONDS)
    dispatcher.close()


def test_a_throttle_says_yes_once_per_interval() -> None:
    """At 0, 0.05, 0.1 and 0.15 s with an interval of 0.1 s: yes, no, yes, no."""
    times = iter([0.0, 0.05, 0.1, 0.15])
    throttle = Throttle(0.1, clock=lambda: next(times))
    assert [throttle.ready() for _ in range(4)] == [True, False, True, False]
