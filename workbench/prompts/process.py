"""The process that live code runs in, seen from the parent: jobs go in, replies come out."""

from __future__ import annotations

import atexit
import contextlib
import hashlib
import json
import os
import queue
import re
import secrets
import subprocess
import sys
import threading
import time
import weakref
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any

from workbench.errors import WorkerError
from workbench.io.processes import end_tree
from workbench.prompts.environment import clean_environment
from workbench.prompts.incoming import Incoming
from workbench.prompts.replies import (
    Answer,
    BadReply,
    End,
    Kind,
    Loaded,
    Lost,
    lost,
    read_reply,
)
from workbench.prompts.worker.frames import AT_ONCE, BROKEN, ENDED, pack
from workbench.prompts.worker.sandbox import NO_ACCESS, Access, Level, available
from workbench.prompts.worker.sandbox.closed import ClosedParts
from workbench.prompts.worker.sandbox.places import too_wide
from workbench.prompts.worker.supervise import IDLE_EXIT

PACKAGE_ROOT = str(Path(__file__).resolve().parents[2])

# This package's own folder comes first for the import, and last for what user code imports.
START = """
import sys
sys.path.insert(0, sys.argv[1])
from workbench.prompts.worker.serve import main
sys.path.append(sys.path.pop(0))
main()
"""

START_SECONDS = 60.0
"""For the process to start, on a machine that has other things to do: no time of the code's."""

TO_JSON = json.JSONEncoder(default=str).encode
"""What `json.dumps` makes anew at each call."""

IMPORTED = re.compile(r"^[ \t]*(?:import|from)[ \t]+([A-Za-z_]\w*)", re.MULTILINE)
"""The package that an import statement names first: what is worth having ready."""


@dataclass(frozen=True, slots=True)
class Limits:
    """What live code may use.

    `time` is seconds for one call, `load` seconds for executing the module (imports included);
    after either, `grace` seconds pass before the process is killed: enough that one which gets no
    processor for a while is not taken for one that hangs. `memory` is bytes of address
    space (0: no limit; not on Windows), `output` characters of captured print. A batch gives up
    after `failures` calls that hit a limit. After `idle` seconds without a batch the process
    ends, and the next batch starts another: a notebook's forgotten workbenches cost nothing.
    `hash_seed` is its PYTHONHASHSEED: sets of texts print in the same order each time, unless
    somebody wants to see what hangs on that.
    """

    time: float = 1.0
    load: float = 5.0
    grace: float = 2.0
    memory: int = 1024**3
    output: int = 20_000
    failures: int = 3
    idle: float = 600.0
    hash_seed: int = 0


@dataclass(frozen=True, slots=True)
class Job:
    """What live code has to do: `head` says what all its calls share, and `calls` are made one
    after another. `text` is the code."""

    text: str
    head: Mapping[str, Any]
    calls: Sequence[Any]
    access: Access = NO_ACCESS


class LiveProcess:
    """Kept warm between jobs, replaced when it dies. Not thread-safe."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._process: subprocess.Popen[bytes] | None = None
        self._access = NO_ACCESS
        self._parts = ClosedParts(())
        self._open = self._parts.state()
        self._incoming = Incoming(queue.SimpleQueue())
        _live.add(self)

    @property
    def level(self) -> Level | None:
        """How far the sandbox holds, once a process has said so."""
        return self._incoming.level

    def begin(self, job: Job) -> Loaded | Lost:
        """Send a job, and return whether its code loaded.

        Raises:
            WorkerError: the process cannot be started.
        """
        if job.access != self._access:  # what a process may reach only ever shrinks
            self.kill()
            self._access = job.access
            places = (*job.access.reads, *job.access.writes)
            self._parts = ClosedParts([each for each in places if not too_wide(each)])
            self._open = ()
        # Rows were sealed since, which it may have read; or there is a file that it was not given.
        if (now := self._parts.state() if available() == "closed" else ()) != self._open:
            self.kill()
            self._open = now
        loaded = self._begin(job)
        if isinstance(loaded, Lost) and (loaded.idle or loaded.broken):
            # It had ended for want of work just when this job came, or something was left over
            # from the job before: a process that is new tells.
            loaded = self._begin(job)
        return loaded

    def _begin(self, job: Job) -> Loaded | Lost:
        limits = {
            "time_limit": self.limits.time,
            "load_limit": self.limits.load,
            "max_output": self.limits.output,
        }
        head = {**job.head, **limits, "source": job.text}
        nonce = secrets.token_bytes(16)
        modules = " ".join(sorted(set(IMPORTED.findall(job.text))))
        key = hashlib.sha256(job.text.encode("utf-8", "surrogatepass")).digest()
        steps = (TO_JSON(each).encode() for each in (head, *job.calls, None))
        self._send(pack((nonce, key, modules.encode(), *steps)))
        self._wait_for_start()
        self._incoming.expect(nonce)
        return self._receive(self.limits.load, Loaded)

    def _send(self, message: bytes) -> None:
        for attempt in (1, 2):
            stdin = self._started().stdin
            assert stdin is not None
            try:
                stdin.write(message)
                stdin.flush()
                return
            except (BrokenPipeError, OSError):
                # It died since the last batch: killed from outside, say. Once is no reason to fail.
                self.kill()
                if attempt == 2:
                    raise WorkerError(
                        "the process for live code ends as soon as it starts"
                    ) from None

    def _wait_for_start(self) -> None:
        try:
            self._incoming.begun(time.monotonic() + START_SECONDS)
        except queue.Empty:
            self.kill()
            raise WorkerError(
                "the process for live code does not start",
                expected=f"at most {START_SECONDS:g} s for that",
            ) from None

    def receive(self, limit: float) -> Answer | Lost:
        """Return what the next call came to, or that the process ended or had to be."""
        return self._receive(limit, Answer)

    def finish(self, limit: float) -> End | Lost:
        """Return what is told behind the last call."""
        return self._receive(limit, End)

    def _receive(self, limit: float, kind: type[Kind]) -> Kind | Lost:
        try:
            found = self._incoming.next(time.monotonic() + limit + self.limits.grace)
        except queue.Empty:
            self.kill()
            text = f"took longer than {limit:g} s and would not stop, so its process was ended"
            return lost("TimeLimit", text)
        if found is None:
            process = self._process
            code = process.wait() if process else None
            self.kill()
            return _ended(f"exit code {code}", idle=code == IDLE_EXIT)
        how, payload = found
        if how == ENDED:
            return _ended(payload.decode("utf-8", "replace"))
        if how == BROKEN:
            return _broken(payload.decode("utf-8", "replace"))
        try:
            return read_reply(payload, kind)
        except BadReply as bad:
            self.kill()
            return _broken(str(bad))

    def _started(self) -> subprocess.Popen[bytes]:
        if self._process is not None:
            return self._process
        access = self._access
        settings = {"memory": self.limits.memory, "idle": self.limits.idle, **access._asdict()}
        try:
            process = subprocess.Popen(
                [sys.executable, "-P", "-c", START, PACKAGE_ROOT, json.dumps(settings)],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                # Its own session: an interrupt of the kernel is no interrupt of the worker.
                start_new_session=True,
                env=clean_environment(os.environ, self.limits.hash_seed),
            )
        except OSError as error:
            raise WorkerError(
                "the process for live code cannot be started", seen=str(error)
            ) from error
        self._process = process
        pieces: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        self._incoming = Incoming(pieces, self.level)
        threading.Thread(target=_pump, args=(process.stdout, pieces), daemon=True).start()
        return process

    def kill(self) -> None:
        """End the process, and what live code started where nothing kept it from that. The next
        job starts another."""
        process, self._process = self._process, None
        if process is not None:
            end_tree(process)


def _ended(how: str, *, idle: bool = False) -> Lost:
    text = f"the code ended its process ({how}); expected transform to return"
    return lost("ProcessExit", text, idle=idle)


def _broken(how: str) -> Lost:
    text = f"the code wrote to the pipe that its results go through ({how}); expected transform "
    return lost("BrokenReply", text + "to return its result", broken=True)


_live: weakref.WeakSet[LiveProcess] = weakref.WeakSet()


@atexit.register
def _end_all() -> None:
    for process in list(_live):
        process.kill()


def _pump(stream: IO[bytes], pieces: queue.SimpleQueue[bytes]) -> None:
    with contextlib.suppress(ValueError, OSError), stream:
        while piece := os.read(stream.fileno(), AT_ONCE):
            pieces.put(piece)
    pieces.put(b"")
