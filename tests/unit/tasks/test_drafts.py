"""The draft journal: whatever happens, the last whole entry comes back."""

from __future__ import annotations

from pathlib import Path

import pytest

from workbench.errors import StoreError
from workbench.io import writing
from workbench.io.writing import fcntl
from workbench.tasks import drafts
from workbench.tasks.drafts import Journal, Writer


def test_the_newest_draft_comes_back(tmp_path: Path) -> None:
    """Another journal on the same files, as after a crash, finds what was typed last."""
    journal = Journal(tmp_path, "sums", "gen")
    journal.write("gen_v0", "one")
    journal.write("gen_v0", "two 你好\n\u2028")
    found = Journal(tmp_path, "sums", "gen").latest()
    assert found is not None
    assert (found.parent, found.source) == ("gen_v0", "two 你好\n\u2028")


def test_a_saved_draft_is_closed_but_not_lost(tmp_path: Path) -> None:
    """After the closing entry there is no open draft; the text is still in the journal."""
    journal = Journal(tmp_path, "sums", "gen")
    journal.write("gen_v0", "one")
    journal.write("gen_v1", None)
    assert journal.latest() is None
    assert journal.entries()[0].source == "one"


def test_a_cut_line_costs_only_itself(tmp_path: Path) -> None:
    """A crash in the middle of a write leaves the entry before it."""
    journal = Journal(tmp_path, "sums", "gen")
    journal.write("gen_v0", "one")
    journal.write("gen_v0", "two")
    journal.path.write_bytes(journal.path.read_bytes()[:-10])
    found = journal.latest()
    assert found is not None
    assert found.source == "one"
    journal.write("gen_v0", "three")
    journal.write("gen_v0", "four")
    latest = journal.latest()
    assert latest is not None
    assert latest.source == "four"


def test_each_editor_goes_on_with_its_own_draft(tmp_path: Path) -> None:
    """A session with its own, a notebook's next kernel with the notebook's; whoever has written
    nothing goes on with the newest. A journal that knows of no writers is read like one."""
    old = Journal(tmp_path, "sums", "gen")
    old.write("gen_v0", "old")
    found = Journal(tmp_path, "sums", "gen", Writer("1", "a.ipynb"))
    assert [each.source for each in (found.latest(), *found.left()) if each] == ["old", "old"]
    first, second = (
        Journal(tmp_path, "sums", "gen", Writer(name, place))
        for name, place in (("1", "a.ipynb"), ("2", "b.ipynb"))
    )
    first.write("gen_v0", "first")
    second.write("gen_v0", "second")
    later = [Writer("1", "a.ipynb"), Writer("3", "a.ipynb"), Writer("4", "c.ipynb"), Writer()]
    latest = [Journal(tmp_path, "sums", "gen", writer).latest() for writer in later]
    assert [each.source for each in latest if each] == ["first", "first", "second", "second"]
    assert [each.source for each in first.left()] == ["second", "first", "old"]


def test_a_text_that_another_editor_went_on_from_comes_last(tmp_path: Path) -> None:
    """It is an earlier state of that draft, as long as nobody types it on."""
    first = Journal(tmp_path, "sums", "gen", Writer("1"))
    first.write("gen_v0", "one")
    second = Journal(tmp_path, "sums", "gen", Writer("2", after="1"))
    second.write("gen_v0", "one, two")
    assert [each.source for each in second.left()] == ["one, two", "one"]
    assert [each.source for each in second.left(continued=False)] == ["one, two"]
    first.write("gen_v0", "one, more")
    left = [each.source for each in second.left(continued=False)]
    assert left == ["one, more", "one, two"]


def test_methods_and_tasks_have_journals_of_their_own(tmp_path: Path) -> None:
    """A PPL draft is not a GEN draft."""
    Journal(tmp_path, "sums", "gen").write("", "one")
    assert Journal(tmp_path, "sums", "ppl").latest() is None


def test_nuls_before_an_entry_cost_nothing(tmp_path: Path) -> None:
    """A file that grew before its bytes were there has NULs after a power cut; what is written
    next may stand on the same line."""
    journal = Journal(tmp_path, "sums", "gen")
    journal.write("gen_v0", "kept")
    journal.path.write_bytes(b"\0\0\0" + journal.path.read_bytes())
    assert [entry.source for entry in journal.entries()] == ["kept"]
    whole = journal.path.read_bytes()
    journal.path.write_bytes(whole[:20] + b"\0\0" + whole)  # half of another one before them
    assert [entry.source for entry in journal.entries()] == ["kept"]


def test_a_long_journal_is_cut_and_keeps_the_newest(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The file stays below its limit, and the last entries survive whatever their size."""
    monkeypatch.setattr(drafts, "MAX_BYTES", 2_000)
    journal = Journal(tmp_path, "sums", "gen")
    for number in range(100):
        journal.write("gen_v0", f"{number} " + "x" * 100)
    assert journal.path.stat().st_size <= 2_200
    latest = journal.latest()
    assert latest is not None
    assert latest.source == "99 " + "x" * 100
    journal.write("gen_v0", "y" * 5_000)
    latest = journal.latest()
    assert latest is not None
    assert latest.source == "y" * 5_000


def test_a_long_journal_keeps_what_another_editor_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However much the others type; a draft that was closed stays so."""
    monkeypatch.setattr(drafts, "MAX_BYTES", 10_000)
    one, other, closed = (
        Journal(tmp_path, "sums", "gen", Writer(name, name)) for name in ("1", "2", "3")
    )
    other.write("gen_v0", "an hour of work")
    closed.write("gen_v0", "saved")
    closed.write("gen_v1", None)
    for number in range(500):
        one.write("gen_v0", f"{number} " + "x" * 100)
    assert one.path.stat().st_size <= 10_500
    kept = other.latest()
    assert kept is not None
    assert kept.source == "an hour of work"
    assert closed.latest() is None


@pytest.mark.slow
@pytest.mark.skipif(fcntl is None, reason="no locks here")
def test_a_lock_that_is_never_let_go_of_is_said_and_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process that was stopped while it wrote, say: typing goes on, and the journal is as it
    was. Once the lock is gone drafts are kept again."""
    assert fcntl is not None
    monkeypatch.setattr(writing, "LOCK_SECONDS", 0.1)
    journal = Journal(tmp_path, "sums", "gen")
    journal.write("gen_v0", "one")
    with journal.path.open("rb") as other:
        fcntl.flock(other, fcntl.LOCK_EX)
        with pytest.raises(StoreError, match="another process keeps it locked"):
            journal.write("gen_v0", "two")
    journal.write("gen_v0", "three")
    assert [entry.source for entry in journal.entries()] == ["one", "three"]
