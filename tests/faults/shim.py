"""The shim between a process and the system, built when it is needed (see `shim.c`)."""

from __future__ import annotations

import ctypes
import errno
import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

SOURCE = Path(__file__).with_name("shim.c")

COMPILER = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")

MISSING = (
    "faults need Linux and a C compiler (cc)"
    if not sys.platform.startswith("linux") or COMPILER is None
    else ""
)
"""Why no faults can be made here; "" where they can."""


@dataclass(frozen=True, slots=True)
class Kind:
    """What happens at a call: its number in `shim.c`, and the error it fails with, if it fails.
    `writes` says that it happens at writes alone, `once` that it is so from the first call on."""

    name: str
    number: int
    error: int = 0
    writes: bool = False
    once: bool = False


KINDS = (
    Kind("killed before", 1),
    Kind("killed after", 2),
    Kind("killed in the middle of a write", 3, writes=True),
    Kind("a write takes a part", 4, writes=True),
    Kind("fails once (EIO)", 5, errno.EIO),
    Kind("disk full from there on (ENOSPC)", 6, errno.ENOSPC),
    Kind("read-only from there on (EROFS)", 6, errno.EROFS),
    Kind("no locks (ENOLCK)", 7, errno.ENOLCK, once=True),
)


def build(folder: Path) -> Path:
    """Compile the shim into a folder, and return its path."""
    assert COMPILER is not None
    target = folder / "shim.so"
    command = [COMPILER, "-O1", "-Wall", "-Werror", "-shared", "-fPIC"]
    subprocess.run([*command, "-o", target, SOURCE, "-ldl"], check=True)
    return target


def preloaded(shim: Path, *arguments: str) -> subprocess.Popen[str]:
    """Start a Python module with the shim between it and the system. It runs the transforms of its
    scenarios unasked."""
    command = [sys.executable, "-m", *arguments]
    environment = {**os.environ, "LD_PRELOAD": str(shim), "WORKBENCH_TRUST": os.sep}
    return subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, encoding="utf-8")


class Shim:
    """The shim of this process, which was started with it."""

    def __init__(self) -> None:
        self._library = ctypes.CDLL(None)

    def arm(self, folder: Path, call: int = 0, kind: Kind | None = None) -> None:
        """Count the calls that change something below `folder`; at the one of that number, from 1,
        let it happen."""
        number, error = (kind.number, kind.error) if kind else (0, 0)
        self._library.fault_arm(str(folder.resolve()).encode(), call, number, error)

    def disarm(self) -> None:
        """Let everything pass."""
        self._library.fault_disarm()

    def calls(self) -> list[bool]:
        """Return whether each call since `arm` was a write."""
        count = self._library.fault_count()
        return [bool(self._library.fault_is_write(number)) for number in range(1, count + 1)]
