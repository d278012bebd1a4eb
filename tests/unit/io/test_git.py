"""Commits in somebody's repository: ours alone, on a branch of their own."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from workbench.errors import NotFoundError, StoreError
from workbench.io.git import commit_files, find_repository, is_unchanged, require_repository
from workbench.runs.ledger import Ledger
from workbench.tasks.drafts import Journal


def git(folder: Path, *arguments: str) -> str:
    """Run git in `folder` and return what it prints."""
    done = subprocess.run(
        ["git", "-C", str(folder), *arguments], capture_output=True, encoding="utf-8", check=True
    )
    return done.stdout


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """A repository with one commit, and an identity of its own."""
    folder = tmp_path / "clone"
    folder.mkdir()
    git(folder, "init", "--quiet", "--initial-branch", "main")
    git(folder, "config", "user.name", "A Teacher")
    git(folder, "config", "user.email", "teacher@example.org")
    git(folder, "config", "commit.gpgsign", "false")
    (folder / "theirs.txt").write_text("one\n")
    (folder / ".gitignore").write_text("*.jsonl\n")
    git(folder, "add", ".")
    git(folder, "commit", "--quiet", "--message", "First")
    return folder


def test_a_commit_holds_our_files_alone_and_leaves_the_rest_as_it_was(clone: Path) -> None:
    """Changes that were there, staged or not, stay so, and are not in the commit."""
    (clone / "theirs.txt").write_text("two\n")
    (clone / "staged.txt").write_text("staged\n")
    git(clone, "add", "staged.txt")
    (clone / "loose.txt").write_text("untracked\n")
    ours = clone / "deep" / "ours.py"
    ours.parent.mkdir()
    ours.write_text("x = 1\n")
    made = commit_files(clone, [ours], "Add ours\n\nwhy\n", "workbench/ours")
    assert git(clone, "show", "--format=%B", "--name-only", "HEAD").split("\n")[:3] == [
        "Add ours", "", "why",
    ]  # fmt: skip
    assert git(clone, "show", "--format=", "--name-only", "HEAD").split() == ["deep/ours.py"]
    assert git(clone, "status", "--porcelain").split("\n")[:-1] == [
        "A  staged.txt",
        " M theirs.txt",
        "?? loose.txt",
    ]
    assert git(clone, "rev-parse", "--abbrev-ref", "HEAD").strip() == made.branch
    assert git(clone, "rev-parse", "main").strip() != made.sha


@pytest.mark.slow
def test_a_branch_that_exists_is_never_taken(clone: Path) -> None:
    """A second commit under the same name gets the next number."""
    for number, expected in ((1, "b"), (2, "b-2"), (3, "b-3")):
        path = clone / f"{number}.py"
        path.write_text("")
        assert commit_files(clone, [path], "m", "b").branch == expected


def test_ignored_files_are_named_and_left_out(clone: Path) -> None:
    """What the repository ignores is not forced into it."""
    rows, code = clone / "rows.jsonl", clone / "code.py"
    rows.write_text("{}\n")
    code.write_text("")
    made = commit_files(clone, [rows, code], "m", "b")
    assert made.ignored == (rows,)
    assert git(clone, "show", "--format=", "--name-only", "HEAD").split() == ["code.py"]


def refuse_commits(clone: Path) -> None:
    """Put a hook there that says no."""
    hook = clone / ".git" / "hooks" / "pre-commit"
    hook.write_text("#!/bin/sh\necho 'not today' >&2\nexit 1\n")
    hook.chmod(0o755)


def lock_the_index(clone: Path) -> None:
    """Leave what a git that was killed leaves."""
    (clone / ".git" / "index.lock").touch()


@pytest.mark.parametrize("fault", [refuse_commits, lock_the_index])
@pytest.mark.parametrize("is_detached", [False, True])
def test_a_refused_commit_takes_the_branch_back(
    clone: Path, fault: Callable[[Path], None], is_detached: bool
) -> None:
    """Whatever refuses leaves the repository on its branch, or where it was without one, and the
    file untracked."""
    if is_detached:
        git(clone, "switch", "--quiet", "--detach")
    before = git(clone, "rev-parse", "--abbrev-ref", "HEAD", "HEAD@{0}").split()
    fault(clone)
    path = clone / "ours.py"
    path.write_text("")
    with pytest.raises(StoreError, match=r"not today|index\.lock"):
        commit_files(clone, [path], "m", "b")
    (clone / ".git" / "index.lock").unlink(missing_ok=True)
    assert git(clone, "for-each-ref", "--format=%(refname)").split() == ["refs/heads/main"]
    assert git(clone, "rev-parse", "--abbrev-ref", "HEAD", "HEAD@{0}").split() == before
    assert git(clone, "status", "--porcelain").split() == ["??", "ours.py"]


def test_what_is_committed_as_it_is_is_not_committed_again(clone: Path) -> None:
    """It is in the commit that it is in; a change to it is a new one, from the branch that one is
    on."""
    path, other = clone / "ours.py", clone / "later.py"
    path.write_text("x = 1\n")
    made = commit_files(clone, [path], "m", "b")
    assert (made.base, made.is_new) == ("main", True)
    other.write_text("")
    commit_files(clone, [other], "m", "later")
    again = commit_files(clone, [path], "m", "b")
    assert (again.branch, again.sha, again.is_new) == ("later", made.sha, False)
    path.write_text("x = 2\n")
    changed = commit_files(clone, [path], "m", "b")
    assert (changed.branch, changed.base, changed.is_new) == ("b-2", "later", True)


def test_a_file_is_unchanged_only_if_git_has_its_bytes(clone: Path) -> None:
    """Edited and untracked files would be lost if they were replaced."""
    assert is_unchanged(clone, clone / "theirs.txt")
    (clone / "theirs.txt").write_text("edited\n")
    (clone / "new.txt").write_text("")
    assert not is_unchanged(clone, clone / "theirs.txt")
    assert not is_unchanged(clone, clone / "new.txt")


def test_a_folder_outside_of_any_repository_is_told(tmp_path: Path, clone: Path) -> None:
    """The repository is found from a folder that does not exist yet; without one it is said."""
    assert find_repository(clone / "not" / "yet") == clone
    with pytest.raises(NotFoundError, match="--commit"):
        require_repository(tmp_path)


def test_git_leaves_out_what_can_be_made_again(clone: Path) -> None:
    """`git add -A` takes nothing of runs and drafts; `git add -f` does, for who wants that."""
    state = clone / ".workbench"
    Ledger(state).close()
    Journal(clone / "other" / ".workbench", "sums", "gen").write("", "typed")
    git(clone, "add", "-A")
    assert not git(clone, "status", "--porcelain")
    git(clone, "add", "-f", ".workbench/runs.db")
    assert git(clone, "status", "--porcelain") == "A  .workbench/runs.db\n"
