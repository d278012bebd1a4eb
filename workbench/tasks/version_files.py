"""A version and its diff come together: the diff first, the version last and in one step.

So a version is never without its parent, note and date, whenever the process that saves is killed.
"""

from __future__ import annotations

import contextlib
import os
from pathlib import Path

from workbench.io.writing import (
    left_beside,
    place,
    remove,
    sync_folder,
    write_all,
    written_beside,
)


def create_version(target: Path, content: bytes, diff: bytes) -> bool:
    """Make a version with its diff (none if it is empty); False where one of them exists.

    The diff keeps its second name until the version is there: by that `sweep_versions` knows it.
    """
    beside = target.with_suffix(".diff")
    with contextlib.ExitStack() as written:
        version = written.enter_context(written_beside(target, content))
        if diff:
            kept = written.enter_context(written_beside(beside, diff))
            if os.path.lexists(target) or not _place_copy(kept, beside, diff):
                return False
            sync_folder(target.parent)
        try:
            made = place(version, target)
        except OSError:
            if diff:
                remove(beside)
            raise
        if diff and not made:
            remove(beside)
        sync_folder(target.parent)
    return made


def _place_copy(temporary: Path, target: Path, content: bytes) -> bool:
    """Give a file a second name, or, where there are no links, make a copy of that name; False
    where the name exists."""
    try:
        os.link(temporary, target)
    except FileExistsError:
        return False
    except OSError:
        try:
            handle = os.open(target, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o666)
        except FileExistsError:
            return False
        try:
            write_all(handle, content)
            os.fsync(handle)
        except OSError:
            remove(target)
            raise
        finally:
            os.close(handle)
    return True


def sweep_versions(folder: Path) -> None:
    """Delete what saves left that were killed: files on their way, and diffs whose version never
    came. Somebody's diff of a version that was deleted stays: it has no second name."""
    for temporary, name in left_beside(folder):
        target = folder / name
        if not (name.startswith("transform") and target.suffix in (".py", ".diff")):
            continue
        if target.suffix == ".diff" and not os.path.lexists(target.with_suffix(".py")):
            with contextlib.suppress(OSError):
                # The whole of it, or the part of a copy that was written.
                if temporary.read_bytes().startswith(target.read_bytes()):
                    os.unlink(target)
        remove(temporary)
