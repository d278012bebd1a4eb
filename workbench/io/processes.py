"""Code of other people's, run in a process of its own that ends when its time is over.

A guard against accidents, not a sandbox: the code has the user's own rights. On Linux nothing
that it started outlives it (`io.supervisor`); elsewhere what stays in its process group does not.
"""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from workbench.io.supervisor import kill_descendants

SUPERVISOR = Path(__file__).with_name("supervisor.py")

ATTEMPTS = 5
ATTEMPT_SECONDS = 1.0
"""How often, and how long each time, a supervisor is waited for before it is ended, too."""

LAST_WORDS = 1.0
"""Seconds for the pipes to close once everything that could write is dead."""


@dataclass(frozen=True, slots=True)
class Finished:
    """How a process ended. `code` is None where its time was over before it was done."""

    code: int | None
    stdout: bytes
    stderr: bytes


def supervised(command: Sequence[str]) -> list[str]:
    """Return the command that runs `command` below a supervisor, as its only child. A Python
    program of ours needs no second interpreter for it: it calls `io.supervisor.supervise` first.
    """
    if not sys.platform.startswith("linux"):
        return [*command]
    return [sys.executable, "-I", "-S", str(SUPERVISOR), *command]


def run_child(
    command: Sequence[str],
    *,
    seconds: float,
    stdin: bytes = b"",
    folder: Path | None = None,
    environment: Mapping[str, str] | None = None,
) -> Finished:
    """Run a command to its end, or for `seconds` seconds, in `folder` and with `environment`
    (default: this process's).

    An interrupt of the caller does not reach it, and nothing that it started stays behind: what
    holds its pipes open when it has ended does not hold up the caller.
    """
    process = subprocess.Popen(
        supervised(command),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=folder,
        env=environment,
        start_new_session=True,
    )
    code: int | None = None
    stdout = stderr = b""
    try:
        stdout, stderr = process.communicate(stdin, seconds)
        code = process.returncode
    except subprocess.TimeoutExpired as error:
        code = process.poll()  # it may have ended, and left its pipes to another process
        if code is not None:
            stdout, stderr = error.stdout or b"", error.stderr or b""
    finally:
        end_tree(process)
        with contextlib.suppress(subprocess.TimeoutExpired, ValueError):
            process.communicate(timeout=LAST_WORDS)
        _close(process)
    return Finished(code, stdout, stderr)


def end_tree(process: subprocess.Popen[Any]) -> None:
    """End a process that leads a session of its own, and what it started. Returns in any case; its
    pipes but for its input are left to whoever reads them.

    On Linux that is all that descends from it, whatever it left by, if it has a supervisor or takes
    in itself what its descendants leave behind; without either, what is still below it or in its
    group. Elsewhere it is what is in its group, and on Windows the process alone.
    """
    if sys.platform.startswith("linux") and process.poll() is None:
        # Before it is asked to end: what is below one without a supervisor is below init then.
        kill_descendants(process.pid)
        _end_by_supervisor(process)
    if os.name == "posix":
        with contextlib.suppress(OSError):  # all of the group has ended already
            os.killpg(process.pid, signal.SIGKILL)
    process.kill()
    if process.stdin is not None:
        with contextlib.suppress(OSError):
            process.stdin.close()
    process.wait()


def _end_by_supervisor(process: subprocess.Popen[Any]) -> None:
    """Ask the supervisor; where it does not answer, because what it watches has stopped it, do its
    work from here, so that it can."""
    for _ in range(ATTEMPTS):
        process.send_signal(signal.SIGTERM)
        process.send_signal(signal.SIGCONT)
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(ATTEMPT_SECONDS)
            return
        kill_descendants(process.pid)


def _close(process: subprocess.Popen[bytes]) -> None:
    """Close our ends, but on Windows, where a thread that reads one would hold that up."""
    for stream in (process.stdout, process.stderr):
        if stream is not None and os.name == "posix":
            stream.close()


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
