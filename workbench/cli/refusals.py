"""What the system refuses, in a sentence that names the path, the reason and a way out."""

from __future__ import annotations

import errno

from workbench.errors import InputError

_NO_RIGHT = "Change the rights of it or of its folder (chmod), or name a place that is yours."
_NO_ROOM = "Make room there, or name a place on another disk. What was written before is kept."

WAYS_OUT = {
    errno.EACCES: _NO_RIGHT,
    errno.EPERM: _NO_RIGHT,
    errno.EROFS: "Work on a copy of the folder, or name a place that can be written to.",
    errno.ENOSPC: _NO_ROOM,
    errno.EDQUOT: _NO_ROOM,
    errno.ENAMETOOLONG: "Choose a shorter name.",
    errno.ENOENT: "Look for a mistake in its name.",
    errno.ENOTDIR: "Something on the way there is a file: name a folder in its place.",
    errno.EISDIR: "Name a file, not a folder.",
    errno.EMFILE: "Allow this process more open files: ulimit -n 4096.",
    errno.EIO: "The disk has an error: name a place on another one.",
}
"""What someone may do about an error of the system, by its number."""


def refusal(error: OSError) -> InputError:
    """Return what is to be said of a path that the system refuses."""
    place = f"{error.filename}: " if error.filename else ""
    said = place + (error.strerror or str(error))
    return InputError(said, fix=WAYS_OUT.get(error.errno or 0, ""))
