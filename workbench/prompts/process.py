"""The process that live code runs in, seen from the parent: jobs go in, replies come out."""

from __future__ import annotations

import atexit
import contextlib
import json
import os
import queue
import signal
import subprocess
import sys
import threading
import weakref
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any, TypeAlias

from workbench.errors import WorkerError
from workbench.prompts.worker.serve import IDLE_EXIT
from workbench.types import Diagnostic

PACKAGE_ROOT = str(Path(__file__).resolve().parents[2])

# This package's own folder comes first for the import, and last for what user code imports.
START = """
import sys
sys.path.insert(0, sys.argv[1])
from workbench.prompts.worker.serve import main
sys.path.append(sys.path.pop(0))
main()
"""

Reply: TypeAlias = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Limits:
    """What live code may use.

    `time` is seconds for one call, `load` seconds for executing the module (imports included);
    after either, `grace` seconds pass before the process is killed. `memory` is bytes of address
    space (0: no limit; not on Windows), `output` characters of captured print. A batch gives up
    after `failures` calls that hit a limit. After `idle` seconds without a batch the process
    ends, and the next batch starts another: a notebook's forgotten workbenches cost nothing.
    """

    time: float = 1.0
    load: float = 5.0
    grace: float = 0.5
    memory: int = 1024**3
    output: int = 20_000
    failures: int = 3
    idle: float = 600.0


class LiveProcess:
    """Kept warm between jobs, replaced when it dies. Not thread-safe."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._process: subprocess.Popen[str] | None = None
        self._replies: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        _live.add(self)

    def begin(self, job: Mapping[str, Any]) -> Reply:
        """Send a job, and return the reply that says whether its code loaded.

        Raises:
            WorkerError: the process cannot be started.
        """
        limits = {
            "time_limit": self.limits.time,
            "load_limit": self.limits.load,
            "max_output": self.limits.output,
        }
        line = json.dumps({**job, **limits}, default=str) + "\n"
        self._send(line)
        loaded = self.receive(self.limits.load)
        if loaded.get("idle"):  # it had ended for want of work just when this job came
            self._send(line)
            loaded = self.receive(self.limits.load)
        return loaded

    def _send(self, line: str) -> None:
        for attempt in (1, 2):
            stdin = self._started().stdin
            assert stdin is not None
            try:
                stdin.write(line)
                stdin.flush()
                return
            except (BrokenPipeError, OSError):
                # It died since the last batch: killed from outside, say. Once is no reason to fail.
                self.kill()
                if attempt == 2:
                    raise WorkerError(
                        "the process for live code ends as soon as it starts"
                    ) from None

    def receive(self, limit: float) -> Reply:
        """Return the next reply, or {"lost": diagnostic} if the process ended or had to be."""
        try:
            line = self._replies.get(timeout=limit + self.limits.grace)
        except queue.Empty:
            self.kill()
            text = f"took longer than {limit:g} s and would not stop, so its process was ended"
            return {"lost": Diagnostic("error", "TimeLimit", text)}
        if line is not None:
            return json.loads(line)
        process = self._process
        code = process.wait() if process else None
        self.kill()
        is_idle = code == IDLE_EXIT
        how = f"exit code {code}" if code is None or code >= 0 else _signal_name(-code)
        text = f"the code ended its process ({how}); expected transform to return"
        return {"lost": Diagnostic("error", "ProcessExit", text), "idle": is_idle}

    def _started(self) -> subprocess.Popen[str]:
        if self._process is not None:
            return self._process
        try:
            process = subprocess.Popen(
                [
                    *(sys.executable, "-P", "-c", START, PACKAGE_ROOT),
                    *(str(self.limits.memory), str(self.limits.idle)),
                ],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                text=True,
                encoding="utf-8",
                # Its own session: an interrupt of the kernel is no interrupt of the worker.
                start_new_session=True,
                # Sets of strings must print in the same order each time a prompt is rendered.
                env={**os.environ, "PYTHONHASHSEED": "0"},
            )
        except OSError as error:
            raise WorkerError(
                "the process for live code cannot be started", seen=str(error)
            ) from error
        self._process = process
        self._replies = queue.SimpleQueue()
        threading.Thread(target=_pump, args=(process.stdout, self._replies), daemon=True).start()
        return process

    def kill(self) -> None:
        """End the process. The next job starts another."""
        process, self._process = self._process, None
        if process is None:
            return
        with contextlib.suppress(OSError):
            if hasattr(os, "killpg"):
                os.killpg(process.pid, signal.SIGKILL)
            else:
                process.kill()
        if process.stdin is not None:
            with contextlib.suppress(OSError):
                process.stdin.close()
        process.wait()


_live: weakref.WeakSet[LiveProcess] = weakref.WeakSet()


@atexit.register
def _end_all() -> None:
    for process in list(_live):
        process.kill()


def _pump(stream: IO[str], replies: queue.SimpleQueue[str | None]) -> None:
    with contextlib.suppress(ValueError), stream:
        for line in stream:
            replies.put(line)
    replies.put(None)


def _signal_name(number: int) -> str:
    try:
        return signal.Signals(number).name
    except ValueError:
        return f"signal {number}"
