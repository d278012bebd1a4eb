"""Code of other people's, run in a process of its own that ends when its time is over.

A guard against accidents, not a sandbox: the code has the user's own rights.
"""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Finished:
    """How a process ended. `code` is None where its time was over before it was done."""

    code: int | None
    stdout: bytes
    stderr: bytes


def run_child(
    command: Sequence[str], *, seconds: float, stdin: bytes = b"", folder: Path | None = None
) -> Finished:
    """Run a command to its end, or for `seconds` seconds, in `folder` (default: this one's).

    The process leads a group of its own, and all of the group is ended with it: an interrupt of
    the caller does not reach it, and nothing that it started stays behind.
    """
    process = subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=folder,
        start_new_session=True,
    )
    try:
        stdout, stderr = process.communicate(stdin, seconds)
        code: int | None = process.returncode
    except subprocess.TimeoutExpired:
        code, stdout, stderr = None, b"", b""
    finally:
        _end(process)
    return Finished(code, stdout, stderr)


def is_gone(host: str | None, pid: int | None, born: str = "") -> bool:
    """Say whether a process of this machine has ended. Of one elsewhere, or where the system has no
    way to ask, that is not known, and it has not. `born` is what `born_at` said of it: another one
    may have its number by now."""
    if pid is None or host != socket.gethostname() or os.name != "posix":
        return False
    try:
        os.kill(pid, 0)  # asks, and sends nothing
    except ProcessLookupError:
        return True
    except OSError:  # somebody else's
        pass
    now = born_at(pid)
    return bool(born and now and born != now)


def born_at(pid: int) -> str:
    """Return when a process of this machine began, in ticks of a certain boot, which no clock
    changes; "" where the system does not say."""
    try:
        stat = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8", errors="replace")
        boot = Path("/proc/sys/kernel/random/boot_id").read_text(encoding="ascii").strip()
        # Its name, in brackets, may hold anything, spaces and brackets too.
        return f"{boot}/{stat.rpartition(')')[2].split()[19]}"
    except (OSError, IndexError):
        return ""


def _end(process: subprocess.Popen[bytes]) -> None:
    with contextlib.suppress(OSError):  # all of the group has ended already
        if hasattr(os, "killpg"):
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()
    process.communicate()
