"""The panes as widgets of their own, and the static twin."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import workbench
from tests.unit.widgets.sums import PARENT, ask, handled, settle, tell
from workbench.errors import SettingError
from workbench.models.fake import FakeModel
from workbench.session.session import Session
from workbench.tasks.task import STATE_FOLDER
from workbench.widgets.app import Workbench
from workbench.widgets.dispatch import Dispatcher
from workbench.widgets.panes.handout import FOLDER
from workbench.widgets.panes.registry import EVERY
from workbench.widgets.panes.shots import ShotsPane
from workbench.widgets.parts import Part
from workbench.widgets.screen import STATIC
from workbench.widgets.twin import Twin
from workbench.widgets.views import page

PARTS = ("Preview", "Results", "Compare", "Diff", "TokenView")


@pytest.fixture
def pair(session: Session) -> Iterator[tuple[Workbench, Part]]:
    """A workbench and a preview of its own on one session."""
    both = Workbench(session), workbench.Preview(session)
    yield both
    for widget in both:
        widget.close()


@pytest.mark.slow
@pytest.mark.parametrize("name", PARTS)
def test_a_part_is_the_workbench_with_one_pane(name: str, session: Session) -> None:
    """Its pane has a view, and its script is a small one."""
    part = getattr(workbench, name)(session)
    assert getattr(part, part.only)
    assert len(part._esm) < 2_000
    part.close()


def test_any_pane_can_be_a_part(session: Session) -> None:
    """A pane that has no class of its own is named."""
    part = Part(session, pane="export")
    assert (part.only, part.export["system"]) == ("export", "ultraeval")
    part.close()


def test_a_part_has_its_own_pane_alone(session: Session) -> None:
    """No other pane is made, drawn or sent; what waits for nothing has no second thread."""
    part = Part(session, pane="shots")
    assert [type(pane) for pane in part.host.panes] == [ShotsPane]
    assert part._views().keys() == {"notice", "jobs", "shots"}
    assert not part.host.slow._thread.is_alive()
    part.close()


def test_panes_do_not_send_the_same_view() -> None:
    """Each view model has one pane that answers for it."""
    views = [name for pane in EVERY for name in pane.views]
    assert sorted(set(views)) == sorted(views)


def test_an_unknown_pane_is_refused_with_the_nearest_name(session: Session) -> None:
    """A typo is never an empty cell."""
    with pytest.raises(SettingError, match="Did you mean 'tokens'"):
        Part(session, pane="token")


@pytest.mark.slow
def test_the_bundle_is_sent_when_a_page_asks(pair: tuple[Workbench, Part]) -> None:
    """The whole bundle, with its style, in one message; the name changes with its bytes."""
    _, part = pair
    sent: list[Any] = []
    part.send = sent.append  # type: ignore[method-assign]
    ask(part, type="bundle")
    (message,) = sent
    assert message["script"] == (STATIC / "workbench.js").read_text("utf-8")
    assert message["style"] == (STATIC / "workbench.css").read_text("utf-8")
    assert re.fullmatch("[0-9a-f]{16}", part.bundle)


@pytest.mark.slow
def test_parts_on_one_session_follow_each_other(pair: tuple[Workbench, Part]) -> None:
    """An edit in one is previewed in the other; a closed one is left alone."""
    whole, part = pair
    ask(part, type="hello")
    ask(whole, type="edit", view="v", seq=1, source="# new\n" + whole.document["source"])
    handled(part)
    assert part.document["source"].startswith("# new")
    part.close()
    ask(whole, type="step", by=1)


@pytest.mark.slow
def test_a_part_that_no_page_shows_is_not_drawn(pair: tuple[Workbench, Part]) -> None:
    """A widget that a rerun cell left behind costs nothing; back on a page, it has caught up."""
    whole, part = pair
    ask(part, type="hello")
    ask(part, type="bye")
    previewed: list[Any] = []
    for widget in pair:
        widget.observe(lambda change: previewed.append(change["owner"]), "preview")
    ask(whole, type="edit", view="v", seq=1, source="# new\n" + whole.document["source"])
    handled(part)
    assert not part.document["source"].startswith("# new")
    assert previewed == [whole]
    ask(part, type="hello")
    assert part.document["source"].startswith("# new")


@pytest.mark.slow
def test_a_report_is_shown_and_not_run(task: Path) -> None:
    """Its rows can be filtered and opened; there is no session behind it."""
    report = workbench.score(task, FakeModel(), method="ppl", num_fewshot=0)
    part = workbench.Results(report)
    assert part.frozen is True
    assert part.session is None
    assert part.results["pager"] == "1–12 of 12"
    assert part.results["metrics"]
    ask(part, type="table", doc_id=3)
    assert part.results["detail"]["doc_id"] == 3
    for gesture in ("cancel", "step"):
        ask(part, type=gesture, by=1)
    assert part.notice == {}
    assert "acc" in part.to_html()
    part.close()


@pytest.mark.slow
def test_a_reports_pictures_are_drawn_and_its_page_is_written(task: Path) -> None:
    """By a field of the rows that were scored, and by its rows; versions are a session's. The page
    lies beside the tasks, as a session's does."""
    report = workbench.score(task, FakeModel(), method="ppl", num_fewshot=0)
    part = workbench.Results(report)
    assert part.pictures["kinds"] == []
    tell(part, type="pictures", visible=True)
    assert [kind["id"] for kind in part.pictures["kinds"]] == ["field", "rows"]
    tell(part, type="pictures", shown="field", field="answer")
    marks = part.pictures["chart"]["marks"]
    assert sorted(doc for mark in marks for doc in mark["doc_ids"]) == list(range(12))
    assert part.results["hands_on"] is True
    tell(part, type="handout", of="run")
    (page,) = (task.parents[1] / FOLDER).glob("*.html")
    assert str(page) in part.notice["text"]
    part.close()


@pytest.mark.slow
def test_what_a_report_no_longer_has_is_not_offered(task: Path) -> None:
    """No picture by a field where its docs are gone, no page where its ledger is."""
    report = workbench.score(task, FakeModel(), method="ppl", num_fewshot=0)
    # At the root: a ledger that another test left in a folder above this one's is beside nothing.
    settings = {**report.run.settings, "data": "/gone/rows.jsonl"}
    shutil.rmtree(task.parents[1] / STATE_FOLDER)
    part = workbench.Results(replace(report, run=replace(report.run, settings=settings)))
    tell(part, type="pictures", visible=True)
    assert [kind["id"] for kind in part.pictures["kinds"]] == ["rows"]
    assert part.results["hands_on"] is False
    part.close()


def test_tokens_that_are_known_are_shown(task: Path) -> None:
    """What `score_tokens` returned needs no model any more."""
    found = workbench.score_tokens(task, FakeModel(), 2, method="ppl", num_fewshot=0)
    part = workbench.TokenView(found)
    assert (part.frozen, part.tokens["state"]) == (True, "ready")
    assert len(part.tokens["choices"]) == 2
    part.close()


def test_the_twin_is_drawn_once_changes_rest() -> None:
    """Ten changes are one update, of the last state; a state that is the same is none, and what
    waits at the end is drawn then."""
    texts = ["first"]
    updates: list[object] = []
    rest = Dispatcher(lambda error: updates.append(error))
    twin = Twin(lambda: texts[-1], rest.when_still, print, lambda bundle, _: updates.append(bundle))
    twin.changed()
    assert rest.drain()
    twin._shown = twin._bundle()["text/html"]
    texts.append("second")
    for _ in range(10):
        twin.changed()
    assert rest.drain()
    assert len(updates) == 1
    assert "second" in str(updates[0])
    twin.changed()
    assert rest.drain()
    assert len(updates) == 1
    texts.append("third")
    twin.changed()
    rest.close()
    twin.close()
    assert "third" in str(updates[-1])


def test_what_changes_while_the_twin_is_put_in_place_is_drawn_too(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """What nobody waited for comes with the next update, also where it came in between."""
    texts = ["first"]
    updates: list[object] = []
    rest = Dispatcher(updates.append)

    def html() -> str:
        before = texts[-1]
        if before == "first":
            texts.append("second")
            twin.changed()
        return before

    twin = Twin(html, rest.when_still, lambda seconds: None, lambda text, _: updates.append(text))
    twin.show({}, "")
    assert "first" in capsys.readouterr().out
    assert rest.drain()
    assert "second" in str(updates)
    rest.close()


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("results", "Nothing is scored yet."),
        ("compare", "draft has no parent|docs to score|gen_v1 has"),
        ("tokens", "not loaded|nothing to see yet"),
        ("diff", "The draft is the same as gen_v1."),
        ("export", "No export was looked at yet."),
        ("grid", "drawn only where its cell is run"),
    ],
)
def test_a_twin_without_anything_to_show_says_so(name: str, said: str, session: Session) -> None:
    """A reader of a saved notebook never meets an empty cell."""
    part = workbench.Compare(session) if name == "compare" else Part(session, pane=name)
    settle(part)
    assert re.search(said, part.to_html())
    part.close()


def test_the_twin_of_the_diff_follows_what_is_chosen(session: Session) -> None:
    """The sides that are on the screen: two versions, or their prompts of the doc."""
    part = workbench.Diff(session)
    tell(part, type="diff", old="gen_v0", new="gen_v1")
    assert all(text in part.to_html() for text in ("--- gen_v0", "+++ gen_v1", "-# gen_v0"))
    session.edit(PARENT.replace("Question: ", "Q: "))
    tell(part, type="diff", old="", new="", prompts=True)
    html = part.to_html()
    assert all(text in html for text in ("--- gen_v1 · doc 0", "+++ draft · doc 0", "+Q: 1 + 0"))
    assert "No newline" not in html
    part.close()


def test_the_twin_says_what_went_wrong(session: Session) -> None:
    """An error over the panes is in it as well."""
    part = workbench.Diff(session)
    part.host.show_error(SettingError("no <b> here"))
    assert "no &lt;b&gt; here" in part.to_html()
    part.close()


@pytest.mark.slow
def test_the_twin_is_hidden_where_the_widget_is_drawn(session: Session) -> None:
    """The page finds it by an id that is the widget's own."""
    one, other = Workbench(session), Workbench(session)
    assert f'id="{one.twin}"' in one._twin._bundle()["text/html"]
    assert one.twin != other.twin
    for widget in (one, other):
        widget.close()


def test_a_long_prompt_is_cut_in_its_middle() -> None:
    """The beginning and the end are kept, and what is left out is counted."""
    segment: Any = {"kind": "shot_input", "part": "", "title": "t"}
    segments: Any = [{**segment, "runs": [(f"{i:06d}" * 200, "")]} for i in range(40)]
    html = page._segments(segments)
    assert "000000" in html
    assert "000039" in html
    assert len(html) < 2 * page.PROMPT_CHARACTERS
    left_out = re.search(r"([\d,]+) characters are left out", html)
    assert left_out is not None
    kept = sum(len(part) for part in re.findall(r">(\d+)<", html))
    assert int(left_out[1].replace(",", "")) + kept == 48_000


def test_a_comparison_has_a_twin() -> None:
    """Its sentence, its sides and the rows that flipped, escaped."""
    found = {"verdict": "B is better", "metric": "acc", "delta": "+0.040", "interval": "[0, 1]"}
    found |= {
        "evidence": "23",
        "planned": "p = 0.03",
        "better": "7 better",
        "worse": "3 worse",
        "same": "",
        "n": "n = 100",
    }
    row = {"mark": "▲", "cells": ["4", "0 → 1", "<b>"]}
    flips = {"columns": ["doc", "acc", "gold"], "rows": [row], "pager": "1–1 of 1"}
    view = {"comparison": {**found, "left_out": "", "runs": "a → b"}, "flips": flips}
    html = page.compare_html({**view, "labels": ["gen_v0", "draft"], "refusal": ""})
    for text in ("B is better", "gen_v0 → draft", "7 better", "0 → 1", "&lt;b&gt;"):
        assert text in html
    refused = page.compare_html({"refusal": "num_fewshot differs"})
    assert "num_fewshot differs" in refused
