"""A commit in somebody's git repository that holds our files and nothing else of theirs.

git itself does all of it, so hooks, identities and line-end rules are the user's own.
"""

from __future__ import annotations

import subprocess
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from workbench.errors import NotFoundError, StoreError

GIT_SECONDS = 120
"""A pre-commit hook may take its time; a prompt for a password would wait for ever."""


@dataclass(frozen=True, slots=True)
class Commit:
    """A commit that was made: its branch, its full hash, and which files git ignores, if any:
    those were written and are not in it. `base` is the branch that it starts from, or the commit
    where there was none. Where the files were committed before as they are, `is_new` is false, and
    this is the commit that they were in."""

    branch: str
    sha: str
    ignored: tuple[Path, ...] = ()
    base: str = ""
    is_new: bool = True


def find_repository(folder: Path) -> Path | None:
    """Return the top of the git repository that `folder` (or its nearest parent that exists) is
    in; None where it is in none, or git is not installed."""
    while not folder.is_dir():
        folder = folder.parent
    try:
        top = _git(folder, "rev-parse", "--show-toplevel")
    except StoreError:
        return None
    return Path(top.strip())


def is_unchanged(repository: Path, path: Path) -> bool:
    """Say whether git has `path` as it is on disk, so that replacing it loses nothing."""
    return _are_committed(repository, [str(path)])


def new_branch(repository: Path, wanted: str) -> str:
    """Return `wanted`, or with the first number from 2 on that makes it a new branch's name."""
    names = set(_git(repository, "branch", "--all", "--format=%(refname:short)").split("\n"))
    branch, number = wanted, 2
    while branch in names:
        branch, number = f"{wanted}-{number}", number + 1
    return branch


def commit_files(
    repository: Path, files: Sequence[Path], message: str, wanted_branch: str
) -> Commit:
    """Commit `files` on a new branch that starts from the current commit, and stay on it. Files
    that are committed as they are stay in the commit that they are in.

    Whatever else is changed or staged stays exactly so: it is in the working tree as before, and
    not in the commit.

    Raises:
        StoreError: git refuses; the message is git's. HEAD is where it was then, and the branch is
            taken back.
    """
    ignored = tuple(path for path in files if is_ignored(repository, path))
    wanted = [str(path) for path in files if path not in ignored]
    head = _git(repository, "rev-parse", "HEAD").strip()
    named = _git(repository, "rev-parse", "--abbrev-ref", "HEAD").strip()
    base = head[:12] if named == "HEAD" else named
    if wanted and _are_committed(repository, wanted):
        sha = _git(repository, "log", "-1", "--format=%H", "--", *wanted).strip()
        return Commit(base, sha, ignored, base, is_new=False)
    branch = new_branch(repository, wanted_branch)
    try:
        _git(repository, "switch", "--create", branch)
        _git(repository, "add", "--", *wanted)
        _git(repository, "commit", "--only", "--message", message, "--", *wanted)
    except BaseException:
        # None of these but the last needs the index, which another git may have locked. Both
        # branches are of one commit, so HEAD alone has to be put back.
        back = ["symbolic-ref", "HEAD", f"refs/heads/{named}"]
        for step in (
            ["update-ref", "--no-deref", "HEAD", head] if named == "HEAD" else back,
            ["branch", "--delete", "--force", branch],
            ["reset", "--quiet", "--", *wanted],
        ):
            with suppress(StoreError):
                _git(repository, *step)
        raise
    return Commit(branch, _git(repository, "rev-parse", "HEAD").strip(), ignored, base)


def _are_committed(repository: Path, files: Sequence[str]) -> bool:
    """Say whether HEAD has all of the files as they are on disk."""
    try:
        _git(repository, "ls-files", "--error-unmatch", "--", *files)
    except StoreError:
        return False
    return not _git(repository, "status", "--porcelain", "--", *files)


def require_repository(folder: Path) -> Path:
    """Return the repository of `folder`.

    Raises:
        NotFoundError: it is in none.
    """
    repository = find_repository(folder)
    if repository is None:
        raise NotFoundError(
            f"{folder}: not in a git repository",
            expected="a folder of a clone, to commit to",
            fix="Name one with --to, or leave out --commit.",
        )
    return repository


def is_ignored(repository: Path, path: Path) -> bool:
    """Say whether git leaves `path` out of what it keeps, whether it is there or not."""
    try:
        _git(repository, "check-ignore", "--quiet", "--", str(path))
    except StoreError:
        return False
    return True


def _git(folder: Path, *arguments: str) -> str:
    command = ["git", "-C", str(folder), *arguments]
    try:
        done = subprocess.run(
            command,
            capture_output=True,
            encoding="utf-8",
            errors="replace",
            stdin=subprocess.DEVNULL,
            timeout=GIT_SECONDS,
            check=False,
        )
    except FileNotFoundError as error:
        raise StoreError("git is not installed", fix="Leave out --commit.") from error
    except subprocess.TimeoutExpired as error:
        raise StoreError(
            f"git {arguments[0]} did not end within {GIT_SECONDS} seconds in {folder}"
        ) from error
    if done.returncode:
        said = done.stderr.strip() or done.stdout.strip() or f"status {done.returncode}"
        raise StoreError(f"git {arguments[0]} in {folder}", seen=said)
    return done.stdout
