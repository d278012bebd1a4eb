"""Opening runs nothing: code that was not written or saved here waits until it is allowed."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from workbench.errors import StoreError
from workbench.session.session import Session
from workbench.tasks import trust
from workbench.tasks.new.write import write_folder
from workbench.tasks.shipped import shipped_folder

ROWS = "".join(json.dumps({"q": f"q{n}", "answer": "a"}) + "\n" for n in range(3))
CONFIG = json.dumps(
    {
        "task_name": "foreign",
        "path": "data/foreign.jsonl",
        "description": "",
        "transform": "transform_gen_v0.py",
        "fewshot": 0,
        "generate": {"method": "generate", "params": ""},
        "postprocess": "exact_match_post",
        "metric": {"accuracy": {"evaluation": {"type": "exact_match"}}},
    }
)


@pytest.fixture(autouse=True)
def nothing_allowed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A user who has allowed nothing yet."""
    monkeypatch.delenv(trust.VARIABLE, raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))


def transform(first: str = "pass") -> str:
    return (
        f"{first}\ndef transform(data, num_sample, r, dataset_name):\n"
        "    return {'input': data['q'], 'output': 'a', 'processed_output': 'a'}\n"
    )


@pytest.fixture
def foreign(tmp_path: Path) -> Path:
    """A task that came from elsewhere."""
    task = tmp_path / "project" / "transforms" / "foreign"
    for name, text in {
        "data/foreign.jsonl": ROWS,
        "config/foreign_gen.json": CONFIG,
        "transform_gen_v0.py": transform(),
    }.items():
        (task / name).parent.mkdir(parents=True, exist_ok=True)
        (task / name).write_text(text)
    return task


@pytest.fixture
def session(foreign: Path) -> Iterator[Session]:
    with closing(Session(foreign, model="fake")) as made:
        yield made


def types(session: Session) -> list[str]:
    return [each.type for each in session.preview().diagnostics]


@pytest.mark.slow
def test_what_came_from_elsewhere_does_not_run_until_it_is_allowed(session: Session) -> None:
    """The text is there to be read, its rows say why they are not."""
    assert not session.state().allowed
    assert session.state().source == transform()
    assert types(session) == ["NotAllowed"]
    assert session.preview().rendered is None
    session.allow()
    assert session.state().allowed
    assert types(session) == []
    assert session.preview().rendered is not None


def test_it_is_asked_about_once(session: Session, foreign: Path) -> None:
    """In another session the same bytes run, others do not."""
    session.allow()
    with closing(Session(foreign, model="fake")) as again:
        assert again.state().allowed
    (foreign / "transform_gen_v0.py").write_text(transform("x = 1"))
    with closing(Session(foreign, model="fake")) as changed:
        assert not changed.state().allowed


def test_typing_into_it_does_not_allow_it(session: Session) -> None:
    """A key that was hit by mistake runs nothing; after it is allowed, what is typed runs."""
    session.edit(transform("x = 1"))
    assert types(session) == ["NotAllowed"]
    session.allow()
    session.edit(transform("x = 2"))
    assert types(session) == []


def test_what_was_typed_here_runs_when_it_is_restored(session: Session, foreign: Path) -> None:
    """And goes on to when it is compared with another parent."""
    session.allow()
    session.edit(transform("x = 2"))
    with closing(Session(foreign, model="fake")) as again:
        assert again.state().draft_restored and again.state().allowed
        again.rebase("gen_v0", "another text")
    with closing(Session(foreign, model="fake")) as once_more:
        assert once_more.state().draft_restored and once_more.state().allowed


def others(folder: Path, text: str, seal: str) -> None:
    """Put a draft into the journal of a task, as whoever shipped the folder could."""
    journal = next(folder.parents[1].glob(".workbench/drafts/*.jsonl"))
    entry = {"parent": "gen_v0", "source": text, "time": 0.0, "seal": seal}
    with journal.open("a") as file:
        file.write(json.dumps(entry) + "\n")


@pytest.mark.parametrize("seal", ["", "of another text", "of another task", "0" * 64, "\ud800é"])
def test_what_others_put_into_the_journal_does_not_run(
    session: Session, foreign: Path, seal: str
) -> None:
    """Whatever it says: a seal is of one text in one folder, by a secret of the user's."""
    session.allow()
    session.edit(transform("x = 2"))
    made = {
        "of another text": trust.own_seal(foreign, transform("x = 2")),
        "of another task": trust.own_seal(foreign.with_name("other"), transform("x = 3")),
    }
    others(foreign, transform("x = 3"), made.get(seal, seal))
    with closing(Session(foreign, model="fake")) as shipped:
        assert shipped.state().draft_restored and not shipped.state().allowed
        shipped.rebase("gen_v0", "another text")
        shipped.allow()  # in this session, and wherever this text comes again
    assert trust.is_trusted(transform("x = 3"), foreign)


def test_comparing_with_another_parent_says_nothing_about_who_typed(
    session: Session, foreign: Path
) -> None:
    """A draft of others that was not allowed is not afterwards."""
    session.allow()
    session.edit(transform("x = 2"))
    others(foreign, transform("x = 3"), "")
    with closing(Session(foreign, model="fake")) as shipped:
        shipped.rebase("gen_v0", "another text")
    with closing(Session(foreign, model="fake")) as again:
        assert again.state().source == transform("x = 3") and not again.state().allowed


@pytest.mark.skipif(os.name != "posix", reason="files have no modes")
def test_the_secret_is_the_user_s_alone() -> None:
    """Nobody else may read what seals are made with."""
    trust.own_seal(Path("/task"), "text")
    assert trust.trusted_file().with_name("key").stat().st_mode & 0o077 == 0


def test_where_no_secret_can_be_kept_nothing_is_sealed(tmp_path: Path) -> None:
    """A file in the place of the user's folder: the draft is kept, and asked about."""
    (tmp_path / "home").write_text("")
    assert trust.own_seal(tmp_path, "text") == ""
    assert not trust.is_own_draft(tmp_path, "text", "")


def test_an_edit_writes_to_the_journal_and_nowhere_else(session: Session, tmp_path: Path) -> None:
    """What shows who typed it is in its entry: with the second key no other file changes."""

    def contents() -> dict[Path, bytes]:
        return {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()}

    session.allow()
    session.edit(transform("x = 1"))
    before = contents()
    session.edit(transform("x = 2"))
    changed = {path for path, content in contents().items() if before.get(path) != content}
    assert [path.parent.name for path in changed] == ["drafts"]
    assert contents().keys() == before.keys()


def test_what_is_saved_here_runs(session: Session) -> None:
    """And so do the files of a new task."""
    session.allow()
    session.edit(transform("x = 3"))
    session.save()
    assert trust.is_trusted(transform("x = 3"), "/nowhere")


def test_what_is_made_here_runs(tmp_path: Path) -> None:
    """The files of a new task are written by the workbench."""
    write_folder(tmp_path / "new", {"transform_gen_v0.py": transform("x = 4")})
    assert trust.is_trusted(transform("x = 4"), tmp_path)


def test_shipped_tasks_run_wherever_they_lie(tmp_path: Path) -> None:
    """By their bytes."""
    text = (shipped_folder() / "transforms" / "sums" / "transform_gen_v0.py").read_text("utf-8")
    assert trust.is_trusted(text, tmp_path)
    assert not trust.is_trusted(text + " ", tmp_path)


def test_a_folder_can_be_trusted(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """All below it, and not what lies beside it."""
    monkeypatch.setenv(trust.VARIABLE, os.pathsep.join(["/nowhere", str(tmp_path / "mine")]))
    assert trust.is_trusted("x", tmp_path / "mine" / "task")
    assert not trust.is_trusted("x", tmp_path / "mine-not")


def test_what_is_asked_for_is_granted_with_the_text(session: Session) -> None:
    """To that text alone; allowing a text that asks for nothing grants nothing."""
    session.allow()
    session.edit(transform("# workbench: allow network"))
    assert session.state().asks == ("network",)
    session.allow()
    assert session.state().asks == ()
    assert session.plan().source == transform("# workbench: allow network")
    session.edit(transform("# workbench: allow network\nx = 1"))
    assert session.state().asks == ("network",)


def test_the_other_versions_wait_too(session: Session, foreign: Path) -> None:
    """A version that is compared with, exported or judged by its style."""
    session.allow()
    (foreign / "transform_gen_v1.py").write_text(transform("x = 9"))
    assert not session.plan_of("gen_v1").allowed
    assert session.plan_of("gen_v0").allowed


def test_going_back_to_a_text_runs_it_where_it_ran(session: Session, foreign: Path) -> None:
    """What was typed into allowed code runs again once another version was opened and left; what is
    said to have been there, and was not, does not."""
    session.allow()
    typed, others = transform("x = 2"), transform("x = 9")
    session.edit(typed)
    (foreign / "transform_gen_v1.py").write_text(others)
    session.open("gen_v1")
    assert not session.state().allowed
    session.go_back(typed, "gen", "gen_v0")
    assert session.state().allowed
    session.go_back(others, "gen", "gen_v0")
    assert not session.state().allowed


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="Windows has no such files")
def test_a_pipe_in_the_place_of_the_list_is_not_waited_for(tmp_path: Path) -> None:
    """Nothing is known then, and that something cannot be kept is said."""
    path = trust.trusted_file()
    path.parent.mkdir(parents=True)
    os.mkfifo(path)
    assert not trust.is_trusted(transform(), tmp_path)
    with pytest.raises(StoreError, match="cannot be written"):
        trust.trust(transform())
