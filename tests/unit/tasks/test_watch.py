"""What others do to the versions' files is seen, said, and never taken over by itself."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tests.unit.conftest import ADD
from workbench.errors import NotFoundError, StoreError
from workbench.session.session import Session
from workbench.tasks.watch import Change, Watch

THEIRS = ADD.replace("Q: ", "Theirs: ")
MINE = ADD.replace("Q: ", "Mine: ")


@pytest.fixture
def session(task: Path) -> Iterator[Session]:
    with closing(Session(task, method="gen", model="fake", sample_size=6)) as made:
        yield made


@pytest.fixture
def parent(task: Path) -> Path:
    return task / "transform_gen_v0.py"


def test_where_nothing_happened_there_is_no_news(session: Session) -> None:
    """Typing, too, is no news: it happens to the draft and not to a file."""
    session.edit(MINE)
    assert session.news() == ()


def test_a_parent_that_was_changed_is_news_and_the_draft_stays(
    session: Session, parent: Path
) -> None:
    """The session goes on with what it read, and says what is in the file now."""
    parent.write_text(THEIRS, "utf-8")
    assert session.news() == (Change("changed", ("gen_v0",), THEIRS),)
    assert session.news() == session.news()
    state = session.state()
    assert (state.source, session.parent_source(), state.dirty) == (ADD, ADD, False)


def test_a_change_of_the_same_size_and_date_is_seen(session: Session, parent: Path) -> None:
    """A checkout may give a file the date that it had: what counts is the text."""
    status = parent.stat()
    parent.write_text(ADD.replace("Q: ", "R: "), "utf-8")
    os.utime(parent, ns=(status.st_atime_ns, status.st_mtime_ns))
    assert parent.stat().st_size == status.st_size
    assert [change.kind for change in session.news()] == ["changed"]


def test_taking_theirs_keeps_mine_in_the_journal(session: Session, parent: Path) -> None:
    """Opening the version again is what takes a file; nothing that was typed is lost."""
    session.edit(MINE)
    parent.write_text(THEIRS, "utf-8")
    session.open("gen_v0")
    state = session.state()
    assert (state.source, state.dirty, session.news()) == (THEIRS, False, ())
    journal = session.task.state / "drafts" / f"{session.task.name}_gen.jsonl"
    assert "Mine: " in journal.read_text("utf-8")


def test_keeping_mine_compares_it_with_theirs(task: Path, session: Session, parent: Path) -> None:
    """A draft without edits becomes one with them; another session finds it so."""
    parent.write_text(THEIRS, "utf-8")
    session.rebase("gen_v0", THEIRS)
    state = session.state()
    assert (state.source, state.dirty, session.news()) == (ADD, True, ())
    assert '-        "input": f"Theirs: ' in session.diff()
    with closing(Session(task, method="gen", model="fake")) as again:
        assert (again.state().source, again.state().dirty) == (ADD, True)


def test_a_parent_that_was_deleted_can_be_put_back(session: Session, parent: Path) -> None:
    """Byte for byte as it was read; and only where there is no such file."""
    parent.unlink()
    assert session.news() == (Change("deleted", ("gen_v0",)),)
    session.watch.put_back("gen_v0", session.parent_source())
    assert parent.read_bytes() == ADD.encode("utf-8")
    assert session.news() == ()
    with pytest.raises(StoreError, match="is there already"):
        session.watch.put_back("gen_v0", "other")


def test_a_draft_goes_on_without_its_deleted_parent(session: Session, parent: Path) -> None:
    """It can be saved then, which with a parent that is gone it could not: that is said, with the
    ways out."""
    session.edit(MINE)
    parent.unlink()
    with pytest.raises(NotFoundError, match=r"file of gen_v0, .* is gone.*Put it back, or go on"):
        session.save()
    session.rebase("", "")
    assert session.news() == ()
    saved = session.save("on its own")
    assert Path(saved.path).read_text("utf-8") == MINE


def test_a_version_that_appears_is_news_until_it_was_seen(session: Session, task: Path) -> None:
    """By git, an editor or another program; the last one's text comes along."""
    (task / "transform_gen_v1.py").write_text(THEIRS, "utf-8")
    assert session.news() == (Change("new", ("gen_v1",), THEIRS),)
    session.watch.seen()
    assert session.news() == ()


def test_a_new_version_that_is_opened_is_known(session: Session, task: Path) -> None:
    """However it was opened; the others that came with it are news still."""
    for version in ("v1", "v2"):
        (task / f"transform_gen_{version}.py").write_text(THEIRS, "utf-8")
    session.open("gen_v2")
    assert session.news() == (Change("new", ("gen_v1",), THEIRS),)


def test_what_the_session_saves_itself_is_no_news(session: Session) -> None:
    """Nobody is told of what they have just done."""
    session.edit(MINE)
    assert session.save().id == "gen_v1"
    assert session.news() == ()


def test_a_version_that_goes_and_comes_again_is_new_again(tmp_path: Path) -> None:
    """Switching a branch and back is two pieces of news."""
    path = tmp_path / "transform_gen_v1.py"
    path.write_text(THEIRS, "utf-8")
    watch = Watch(tmp_path)
    path.unlink()
    assert watch.look("", "") == ()
    path.write_text(THEIRS, "utf-8")
    assert [change.kind for change in watch.look("", "")] == ["new"]


def test_a_folder_that_goes_and_comes_again_as_it_was_is_no_news(
    session: Session, task: Path
) -> None:
    """Neither its parent nor its versions; what is saved meanwhile is told where that failed."""
    session.edit(MINE)
    elsewhere = task.with_name("elsewhere")
    task.rename(elsewhere)
    assert session.news() == ()
    for refused in (session.state, session.save, session.job):
        with pytest.raises(NotFoundError, match=r"folder is not there any more.*Put it back"):
            refused()
    assert session.moment.source == MINE
    elsewhere.rename(task)
    assert session.news() == ()
    assert session.save().id == "gen_v1"


def test_other_files_are_no_news(tmp_path: Path) -> None:
    """Notes, diffs and half-written files of other names are not versions."""
    watch = Watch(tmp_path)
    for name in ("notes.py", "transform_gen_v1.diff", "transform_gen_v1.py.tmp"):
        (tmp_path / name).write_text("x", "utf-8")
    assert watch.look("", "") == ()


def test_a_file_that_is_no_utf8_is_news_all_the_same(session: Session, parent: Path) -> None:
    """What cannot be taken over can be told of; taking it is refused with a reason."""
    parent.write_bytes(b"\xff\xfe")
    assert [change.kind for change in session.news()] == ["changed"]
    with pytest.raises(StoreError, match="UTF-8"):
        session.open("gen_v0")
