"""A session opens, previews and scores whatever state `.workbench` is in, and says what is lost."""

from __future__ import annotations

import json
import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.faults.states import STATES, Broken
from tests.unit.conftest import ADD, make_task
from workbench.session.session import Session
from workbench.types import Run
from workbench.widgets.views.results import progress_view
from workbench.widgets.views.status import status_view

pytestmark = pytest.mark.slow

EDITED = ADD.replace("Q: ", "Question: ")


def opened(task: Path) -> closing[Session]:
    """Return a session that is closed with the block."""
    return closing(Session(task, method="gen", model="fake", sample_size=4))


def scored(session: Session) -> Run:
    """Score the draft, and return the run, which is done with all its rows."""
    *_, last = session.score()
    assert last.error == ""
    assert (last.status, last.done) == ("done", 4)
    report = session.report()
    assert report is not None
    return report.run


def rows_on_disk(state: Path, run_id: str) -> int:
    """Return how many rows of a run another process would find."""
    with closing(sqlite3.connect(state / "runs.db")) as db:
        query = "SELECT COUNT(*) FROM results JOIN numbers USING (number) WHERE run_id=?"
        return db.execute(query, (run_id,)).fetchone()[0]


@pytest.fixture(scope="module")
def state_before(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The `.workbench` of a project where something was scored."""
    folder = make_task(tmp_path_factory.mktemp("before"))
    with opened(folder) as session:
        scored(session)
    return folder.parent.parent / ".workbench"


@pytest.mark.parametrize("broken", STATES, ids=lambda broken: broken.name.replace(" ", "-"))
def test_everything_else_works_whatever_a_file_is(
    task: Path, state_before: Path, broken: Broken
) -> None:
    """Each file is kept as it was under another name, or is left alone; which of them is said, and
    the preview, a run and its rows are there."""
    state = task.parent.parent / ".workbench"
    shutil.copytree(state_before, state)
    was: dict[str, bytes | None] = {}
    for name in ("runs.db", "scores.db"):
        if state.is_dir():
            broken.make(state / name)
            was[name] = (state / name).read_bytes() if (state / name).is_file() else None
    with opened(task) as session:
        assert session.preview().rendered is not None
        session.edit(EDITED)
        run = scored(session)
        assert session.runs()[0].run_id == run.run_id
        assert len(session.stored_report(run.run_id).rows) == 4
        unkept = session.state().unkept
        assert len(unkept) == (0 if broken.outcome == "kept" else 2)
    if broken.outcome != "memory":
        assert rows_on_disk(state, run.run_id) == 4
    for name, content in was.items():
        aside = [each for each in state.glob(f"{name}.broken-*") if each.name[-1] not in "lm"]
        assert len(aside) == (broken.outcome == "aside")
        if content is not None and broken.outcome != "kept":  # SQLite counts opens in the header
            left = aside[0] if aside else state / name
            assert left.read_bytes()[100:] == content[100:]


def test_a_run_that_is_not_kept_says_so(task: Path) -> None:
    """Its rows are there while the session is, and nowhere is it called done without that."""
    with opened(task) as session:
        scored(session)
    with closing(sqlite3.connect(task.parent.parent / ".workbench" / "runs.db")) as db:
        db.execute("PRAGMA user_version = 99")
    with opened(task) as session:
        *_, last = session.score()
        assert not last.kept
        assert progress_view(last)["text"] == "4 / 4 · scored, but not kept"
        path = task.parent.parent / ".workbench" / "runs.db"
        assert f"nothing new is kept in {path}: a file of format 99" in last.notes[0]
        report = session.report()
        assert report is not None and report.notes == last.notes


def test_a_run_whose_task_s_folder_goes_away_says_so_and_is_kept(task: Path) -> None:
    """It is of what was read before, and the runs are where they were, under the old name; where
    the folder of runs goes too, a new one is said to be begun."""
    with opened(task) as session:
        stream = session.score()
        assert any(step.done for step in stream)
        task.rename(task.parent / "renamed")
        *_, last = stream
        assert f"the task's folder {task} was renamed or deleted meanwhile" in last.notes[0]
        assert rows_on_disk(task.parent.parent / ".workbench", last.run_id) == 4
        (task.parent / "renamed").rename(task)
        session.edit(EDITED)
        stream = session.score()
        assert any(step.done for step in stream)
        shutil.rmtree(task.parent.parent / ".workbench")
        *_, last = stream
        assert "runs.db was deleted while it was open: a new one was begun" in last.notes[0]
        assert rows_on_disk(task.parent.parent / ".workbench", last.run_id) == 4


def test_a_file_that_is_deleted_while_it_is_open_is_begun_anew(task: Path) -> None:
    """A run after that, and one that was going on, have all their rows on the disk."""
    state = task.parent.parent / ".workbench"
    with opened(task) as session:
        scored(session)
        shutil.rmtree(state)
        assert rows_on_disk(state, scored(session).run_id) == 4
        assert "runs.db was deleted while it was open" in str(session.state().unkept)
        session.edit(EDITED)
        for progress in session.score():
            if progress.done == 1:
                shutil.rmtree(state)
        report = session.report()
        assert report is not None
        assert report.run.status == "done"
        assert rows_on_disk(state, report.run.run_id) == 4


def test_drafts_that_cannot_be_kept_are_said_and_typing_goes_on(task: Path) -> None:
    """The status line says it at once, in the page's language, and no more once they are kept."""
    (task.parent.parent / ".workbench").mkdir()
    drafts = task.parent.parent / ".workbench" / "drafts"
    drafts.write_text("a file where the folder should be")
    with opened(task) as session:
        session.edit(EDITED)
        state = session.state()
        assert state.source == EDITED
        shown = status_view(state, session.preview())
        assert shown["level"] == "warning"
        assert shown["problems"].startswith("▲ drafts are not being kept: ")
        drafts.unlink()
        session.edit(EDITED + "# more\n")
        assert session.state().unkept == ()
        assert status_view(session.state(), session.preview())["draft"] == "draft kept ✓"


@pytest.mark.parametrize(
    "content",
    [
        b"\xff\xfe\x00junk\n",
        b'{"parent": 1, "source": 2, "time": "x"}\n',
        b"[" * 100_000,
        b'"text"\n',
        bytes(5000),
        None,
    ],
)
def test_a_session_opens_on_any_journal(task: Path, content: bytes | None) -> None:
    """Lines that are no entries are passed over, and a folder is no journal."""
    journal = task.parent.parent / ".workbench" / "drafts" / "add_gen.jsonl"
    journal.parent.mkdir(parents=True)
    if content is None:
        journal.mkdir()
    else:
        entry = {"parent": "gen_v0", "source": EDITED, "time": 1.0}
        journal.write_bytes(json.dumps(entry).encode() + b"\n" + content)
    with opened(task) as session:
        assert session.state().source == (ADD if content is None else EDITED)
        session.edit(EDITED + "# more\n")
    if content is not None:
        with opened(task) as session:
            assert session.state().source == EDITED + "# more\n"


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
def test_a_folder_that_cannot_be_written_is_read(task: Path) -> None:
    """Runs that are there are shown, new ones are not kept, and both is so without a lock file."""
    state = task.parent.parent / ".workbench"
    with opened(task) as session:
        before = scored(session).run_id
    state.chmod(0o500)
    try:
        with opened(task) as session:
            assert session.runs()[0].run_id == before
            session.edit(EDITED)
            scored(session)
            assert len(session.state().unkept) == 3
    finally:
        state.chmod(0o700)
