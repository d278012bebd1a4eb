"""What stays closed in a folder that live code may read, and how a new file gets to it."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

import workbench
from tests.unit.prompts.test_sandbox import HEAD, closed, told
from workbench.prompts.asks import access_for, refusal
from workbench.prompts.dataset import read_docs
from workbench.prompts.render import RenderFailure
from workbench.prompts.transform import Access, Call, Limits, Source, TransformRunner
from workbench.prompts.worker.sandbox.closed import (
    ClosedParts,
    closed_below,
    is_closed,
    lies_closed,
    open_parts,
)
from workbench.runs.options import Options
from workbench.runs.plan import make_plan, render_docs
from workbench.tasks.task import Task
from workbench.types import Example


@pytest.fixture
def task(tmp_path: Path) -> Path:
    """A folder with rows, sealed ones and a history."""
    made = tmp_path / "task"
    for folder in ("data", "holdout", ".git"):
        (made / folder).mkdir(parents=True)
    (made / "cue.txt").write_text("Q: ")
    (made / "data/rows.jsonl").write_text("rows")
    (made / "holdout/rows.jsonl.sealed").write_text("sealed")
    (made / ".git/HEAD").write_text("history")
    return made


@pytest.fixture
def runner() -> Iterator[TransformRunner]:
    with closing(TransformRunner(Limits(time=10.0, load=30.0))) as made:
        yield made


def reading(path: Path) -> str:
    return f"said = open({str(path)!r}).read()"


def opened(folder: Path) -> set[str]:
    """Return what is opened of a folder, from it on."""
    found = open_parts(str(folder), closed_below([str(folder)]))
    return {os.path.relpath(part.path, folder) for part in found if not part.listed}


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("rows.jsonl.sealed", True),
        ("rows.jsonl.sealing", True),
        (".rows.jsonl.sealed.0123abcd", True),
        ("rows.jsonl.SEALED", True),
        (".git", True),
        (".Git", True),
        ("mirror.git", True),
        (".hg", True),
        ("sealed.txt", False),
        (".gitignore", False),
        ("git", False),
        ("holdout", False),
    ],
)
def test_names_that_stay_closed(name: str, expected: bool) -> None:
    """Sealed rows and histories by their names, whatever their case; near misses are open."""
    assert is_closed(name) is expected


def test_a_folder_that_holds_nothing_closed_is_opened_whole(tmp_path: Path) -> None:
    """Also a folder `holdout` in which nothing is sealed."""
    (tmp_path / "holdout").mkdir()
    (tmp_path / "holdout/rows.jsonl").write_text("{}\n")
    assert opened(tmp_path) == {"."}


def test_the_folder_of_sealed_rows_and_a_history_are_left_out(task: Path) -> None:
    """With all that lies in them; what is beside them is opened, and the folder is listed."""
    (task / "holdout/openings.jsonl").write_text("{}\n")
    assert opened(task) == {"cue.txt", "data"}
    parts = list(open_parts(str(task), closed_below([str(task)])))
    assert [part.path for part in parts if part.listed] == [str(task)]


def test_another_name_of_a_sealed_file_is_left_out(task: Path) -> None:
    """A hard link, deep in the folder or as what is to be read; a symbolic link is passed over."""
    (task / "data/deep").mkdir()
    (task / "data/deep/hard").hardlink_to(task / "holdout/rows.jsonl.sealed")
    (task / "data/soft").symlink_to(task / "holdout/rows.jsonl.sealed")
    (task / "data/plain").write_text("x")
    assert opened(task) == {"cue.txt", "data/rows.jsonl", "data/plain"}
    other = task.parent / "other"
    other.hardlink_to(task / "holdout/rows.jsonl.sealed")
    roots = [str(task), str(other)]
    assert list(open_parts(str(other), closed_below(roots))) == []


def test_what_is_sealed_below_an_import_is_left_out(task: Path) -> None:
    """A task in a folder that Python imports from; what was installed there isn't looked into."""
    installed = task.parent / "site-packages/thing.sealed"
    installed.mkdir(parents=True)
    found = closed_below([], [str(task.parent)])
    assert found == {str(task / "holdout"), str(task / ".git")}


def test_a_change_is_seen_and_told_by_another_state(task: Path) -> None:
    """A file that is added, or replaced by another of its name; nothing else changes it."""
    parts = ClosedParts([str(task)])
    before = parts.state()
    assert parts.state() == before
    (task / "data/more").write_text("below a folder that is open")
    assert parts.state() == before
    (task / "new.txt").write_text("x")
    added = parts.state()
    assert added != before
    (task / "other").write_text("y")
    os.replace(task / "other", task / "new.txt")
    assert parts.state() != added


def test_a_whole_folder_has_one_state(tmp_path: Path) -> None:
    """Files that come and go in a folder without anything closed need no new process; the first
    sealed row does."""
    parts = ClosedParts([str(tmp_path)])
    assert parts.state() == ()
    (tmp_path / "new.txt").write_text("x")
    assert parts.state() == ()
    (tmp_path / "holdout").mkdir()
    assert parts.state() == ()
    (tmp_path / "holdout/rows.jsonl.sealed").write_text("x")
    assert parts.state() != ()


def test_paths_that_no_code_may_ask_for(task: Path) -> None:
    """By their own name, a folder's, a link's; the folders that the task lies in don't count."""
    (task.parent / "soft").symlink_to(task / "holdout")
    (task.parent / "hard").hardlink_to(task / "holdout/rows.jsonl.sealed")
    for name in (
        *("task/holdout", "task/holdout/rows.jsonl.sealed", "task/holdout/anything"),
        *("task/.git", "task/.git/objects", "soft", "hard", "task/data/../.git"),
    ):
        assert lies_closed(str(task.parent / name), str(task)), name
    for name in ("task", "task/data", "task/cue.txt", ".", "elsewhere"):
        assert not lies_closed(str(task.parent / name), str(task)), name
    inside = task / ".git/worktree/task"
    inside.mkdir(parents=True)
    assert not lies_closed(str(inside / "data"), str(inside))


def test_asking_for_sealed_rows_is_refused_with_the_reason(task: Path) -> None:
    """Before anything runs, granted or not; other asks are not."""
    assert "sealed" in refusal(str(task), ["network", "read holdout/rows.jsonl.sealed"])
    assert "history" in refusal(str(task), [f"read {task / '.git'}"])
    assert refusal(str(task), ["network", "write", "read data", "read ../elsewhere"]) == ""
    assert access_for(str(task), ["read holdout", "read data"]).reads == (
        str(task),
        str(task / "data"),
    )


def test_a_row_says_why_its_code_is_refused(tmp_path: Path) -> None:
    """A prompt of code that asks for the sealed rows is the reason, also where it was allowed."""
    workbench.new_task(_reviews(tmp_path), tmp_path / "tasks/reviews", holdout=0.3)
    ask = "# workbench: allow read holdout\n"
    plan = make_plan(Task.open(tmp_path / "tasks/reviews"), Options(), version="latest")
    with closing(TransformRunner()) as runner:
        batch = render_docs(replace(plan, source=ask + plan.source), plan.docs()[:1], runner)
        assert runner._process._process is None  # type: ignore[attr-defined]
    (found,) = batch.items
    assert isinstance(found, RenderFailure)
    assert found.diagnostic.type == "NotAllowed"
    assert "asks to read" in found.diagnostic.message


def _reviews(folder: Path) -> Path:
    lines = [f'{{"question": "What is {n} and {n}?", "answer": "{n + n}"}}\n' for n in range(20)]
    path = folder / "reviews.jsonl"
    path.write_text("".join(lines))
    return path


@pytest.mark.slow
@closed
def test_sealed_rows_are_closed_and_the_rest_is_not(runner: TransformRunner, task: Path) -> None:
    """In a process: nothing sealed and no history, by whatever name; what is beside it is read."""
    access = Access((str(task),))
    (task / "data/hard").hardlink_to(task / "holdout/rows.jsonl.sealed")
    for name in ("holdout/rows.jsonl.sealed", ".git/HEAD", "data/hard"):
        assert "Permission denied" in told(runner, reading(task / name), access)
    assert told(runner, reading(task / "cue.txt"), access) == "Q: "
    assert told(runner, reading(task / "data/rows.jsonl"), access) == "rows"
    listed = f"import os\nsaid = sorted(os.listdir({str(task)!r}))"
    assert told(runner, listed, access) == "['.git', 'cue.txt', 'data', 'holdout']"


@pytest.mark.slow
@closed
def test_a_file_that_comes_later_is_read(runner: TransformRunner, task: Path) -> None:
    """Beside the sealed rows, and in place of another."""
    access = Access((str(task),))
    assert told(runner, reading(task / "cue.txt"), access) == "Q: "
    (task / "new.txt").write_text("new")
    assert told(runner, reading(task / "new.txt"), access) == "new"
    (task / "other").write_text("Question: ")
    os.replace(task / "other", task / "cue.txt")
    assert told(runner, reading(task / "cue.txt"), access) == "Question: "


KEEPS = (
    HEAD.replace("def", "KEPT = []\n\n\ndef", 1)
    + """\
    KEPT.append(data["question"])
    return {"input": " ".join(KEPT), "output": "", "processed_output": ""}
"""
)
"""A transform that shows what rows it had before."""


@pytest.mark.slow
@closed
def test_what_code_kept_of_rows_is_gone_once_they_are_sealed(
    runner: TransformRunner, tmp_path: Path
) -> None:
    """The process that saw a row before it was sealed doesn't live to show it."""
    workbench.new_task(_reviews(tmp_path), tmp_path / "tasks/reviews")
    made = Task.open(tmp_path / "tasks/reviews")
    source = Source(KEEPS, access=access_for(str(made.path), ()))

    def shown() -> str:
        docs = read_docs(made.path / "data/reviews.jsonl")
        result = runner.run(source, [Call(doc, "0") for doc in docs]).results[-1]
        assert isinstance(result, Example)
        return result.input

    def questions() -> set[str]:
        return {str(doc.data["question"]) for doc in read_docs(made.path / "data/reviews.jsonl")}

    before = questions()
    assert all(question in shown() for question in before)
    workbench.seal(made, 0.3)
    gone = before - questions()
    assert gone
    after = shown()
    assert not [question for question in gone if question in after]


@pytest.mark.slow
@closed
def test_leave_to_write_shows_no_sealed_row(runner: TransformRunner, task: Path) -> None:
    """Neither by moving the folder or the file to another name, nor by a link; what is beside it
    can be written, a new file at the top can't."""
    access = access_for(str(task), ["write"])
    sealed = task / "holdout/rows.jsonl.sealed"
    for body in (
        f"import os\nos.rename({str(task / 'holdout')!r}, {str(task / 'shown')!r})\nsaid = 1",
        f"import os\nos.rename({str(sealed)!r}, {str(task / 'data/shown')!r})\nsaid = 1",
        f"import os\nos.rename({str(sealed)!r}, {str(task / 'holdout/shown')!r})\nsaid = 1",
        f"import os\nos.link({str(sealed)!r}, {str(task / 'data/shown')!r})\nsaid = 1",
        f"import os\nos.remove({str(sealed)!r})\nsaid = 1",
        f"said = open({str(task / 'holdout/openings.jsonl')!r}, 'w').write('none')",
        f"said = open({str(task / 'new.txt')!r}, 'w').write('x')",
        reading(sealed),
    ):
        found = told(runner, body, access)
        assert "denied" in found or "not permitted" in found or "cross-device" in found, body
    assert sealed.read_text() == "sealed"
    assert told(runner, f"said = open({str(task / 'data/x')!r}, 'w').write('abc')", access) == "3"
    assert told(runner, f"said = open({str(task / 'cue.txt')!r}, 'w').write('ab')", access) == "2"


IMPORTED = """
import sys
from contextlib import closing
from tests.unit.prompts.test_sandbox import told
from workbench.prompts.transform import Access, Limits, TransformRunner
with closing(TransformRunner(Limits(time=200.0, load=200.0))) as runner:
    for path in sys.argv[2:]:
        print(told(runner, f"said = open({path!r}).read()", Access((sys.argv[1],))))
    print(told(runner, "import mine\\nsaid = mine.X", Access((sys.argv[1],))))
"""


@pytest.mark.slow
@closed
def test_a_folder_of_imports_shows_no_sealed_row(task: Path) -> None:
    """The project that a task lies in, on PYTHONPATH: its modules are imported, and neither its
    own history nor a task's sealed rows are read."""
    project = task.parent
    (project / "mine.py").write_text("X = 5\n")
    (project / ".git").mkdir()
    (project / ".git/HEAD").write_text("history")
    named = (task / "holdout/rows.jsonl.sealed", project / ".git/HEAD", task / "cue.txt")
    root = Path(workbench.__file__).parents[1]
    done = subprocess.run(
        [sys.executable, "-c", IMPORTED, str(task), *map(str, named)],
        capture_output=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(root), str(project)])},
        cwd=root,
    )
    lines = done.stdout.splitlines()
    assert ["denied" in line for line in lines[:2]] == [True, True], done.stdout + done.stderr
    assert lines[2:] == ["Q: ", "5"]
