"""What someone may do about an error of the system."""

from __future__ import annotations

import errno

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
    errno.ELOOP: "A link on the way there leads to itself: name the file that is meant.",
    errno.EMFILE: "Allow this process more open files: ulimit -n 4096.",
    errno.EBADF: "Leave it open, or have what is printed go into a file.",
    errno.EIO: "The disk has an error: name a place on another one.",
}
"""By the error's number."""


def way_out(error: OSError) -> str:
    """Return what someone may do about an error; "" where nothing is known."""
    return WAYS_OUT.get(error.errno or 0, "")
