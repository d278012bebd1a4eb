"""The supervisor: starts the processes that run live code, and is the only way out of them.

It hands a job over step by step, and believes an answer only if it bears the token that came with
the step: what code writes to its pipe by hand is no answer, or one to the call that is running. It
runs no live code itself, and each text that is tried gets a process that no other text was run in.
"""

from __future__ import annotations

import contextlib
import gc
import os
import select
import signal
import sys
import time
from collections.abc import Callable
from typing import NamedTuple, NoReturn

from workbench.prompts.worker import frames
from workbench.prompts.worker.frames import ANSWERED, BROKEN, ENDED, NO_NONCE

IDLE_EXIT = 75
"""The exit code with which the supervisor ends for want of work (`EX_TEMPFAIL`)."""

TOKEN = 8

NO_ANSWER = "bytes that begin no answer"

SOON, AT_MOST = 1, 200
"""Answers are sent on once the next one takes longer than this many milliseconds, or once there
are this many pieces of them."""

LAST_MOMENTS = 50
"""Milliseconds between a process's closing its pipe and its being gone."""


class Code:
    """A process for live code. `key` is the hash of the text that it runs, empty before that."""

    def __init__(self, pid: int, steps: int, answers: int, waiting: select.poll) -> None:
        self.pid = pid
        self.steps = steps
        self.answers = answers
        self.waiting = waiting
        self.key = b""


class Job(NamedTuple):
    """What the session wants: the steps' payloads, the first of which loads the code."""

    nonce: bytes
    key: bytes
    modules: tuple[str, ...]
    steps: tuple[memoryview, ...]


class Refused(Exception):
    """Bytes that are no answer to the step."""


class Supervisor:
    """Serves jobs that come in on `jobs` with answers on `replies`, until no more can come.

    `run` is what a process for live code does, given the descriptors it reads steps from and
    writes answers to; `idle` is for how many seconds a job is waited for. A spare process is made
    while no job is there: a job that comes finds one ready, and none has seen a job's nonce.
    """

    def __init__(
        self, jobs: int, replies: int, idle: float, run: Callable[[int, int], NoReturn]
    ) -> None:
        self._jobs = jobs
        self._replies = replies
        self._idle = idle
        self._run = run
        self._code: Code | None = None
        self._spare: Code | None = None
        self._done: list[Code] = []
        self._tried: set[str] = set()
        self._unsent: list[bytes | memoryview] = []

    def serve(self, level: str) -> NoReturn:
        """Say which level of the sandbox holds, then serve."""
        gc.freeze()  # what is here stays, and is not copied into each process for being looked at
        self._tell(NO_NONCE, frames.LEVEL, 0, level.encode())
        self._send()
        while True:
            if self._spare is None:
                self._spare = self._fork()
            modules = self._serve(self._next(), self._spare)
            if self._import_early(modules) and self._spare is not None:
                self._done.append(self._spare)
                self._spare = None
            while self._done:
                self._end(self._done.pop())

    def _serve(self, job: Job, spare: Code) -> tuple[str, ...]:
        """Do a job; return the modules that its code asks for."""
        code = self._code
        if code is None or code.key != job.key:
            if code is not None:
                self._done.append(code)  # which takes longer than its successor may wait
            spare.key = job.key
            code = self._code = spare
            self._spare = None
        for place, payload in enumerate(job.steps):
            try:
                answer = self._step(code, payload)
            except Refused as refusal:
                self._end(code)
                kind, answer = BROKEN, str(refusal).encode()
            else:
                kind = ANSWERED if answer is not None else ENDED
                answer = answer if answer is not None else self._ended(code).encode()
            if kind != ANSWERED:
                self._code = None
            self._tell(job.nonce, kind, place, answer)
            if kind != ANSWERED:
                break
        self._send()
        return job.modules

    def _step(self, code: Code, payload: memoryview) -> bytes | memoryview | None:
        """Return the answer to a step, None where the process ended instead.

        Raises:
            Refused: what came is no answer to it.
        """
        token = os.urandom(TOKEN)
        try:
            head = frames.STEP.pack(token, len(payload))
            frames.write_all(code.steps, (head, payload))
        except OSError:
            return None
        got = bytearray()
        size = -1
        while size < 0 or len(got) < size:
            self._wait_for(code)
            piece = os.read(code.answers, frames.AT_ONCE)
            if not piece:
                return None
            got += piece
            if size < 0 and len(got) >= frames.STEP.size:
                size = frames.STEP.size + _length(got, token)
            elif size < 0 and not token.startswith(got[:TOKEN]):
                raise Refused(NO_ANSWER)
        if len(got) > size:
            raise Refused("bytes behind the answer")
        return memoryview(got)[frames.STEP.size :]

    def _wait_for(self, code: Code) -> None:
        """Wait until live code writes or ends; end everything when the session is gone."""
        ready = code.waiting.poll(SOON) if self._unsent else ()
        if not ready:
            self._send()
            ready = code.waiting.poll()
        for descriptor, _ in ready:
            if descriptor == self._jobs:
                self._leave(0)

    def _next(self) -> Job:
        """Return the next job, or end."""
        if not select.select([self._jobs], [], [], self._idle)[0]:
            self._leave(IDLE_EXIT)
        size = frames.read_exactly(self._jobs, frames.JOB.size)
        if len(size) < frames.JOB.size:
            self._leave(0)
        (count,) = frames.JOB.unpack(size)
        body = frames.read_exactly(self._jobs, count)
        if len(body) < count:
            self._leave(0)
        nonce, key, modules, *steps = frames.unpack(body)
        names = bytes(modules).decode().split()
        return Job(bytes(nonce), bytes(key), tuple(names), tuple(steps))

    def _tell(self, nonce: bytes, kind: bytes, place: int, text: bytes | memoryview) -> None:
        self._unsent += (frames.ANSWER.pack(nonce, kind, place, len(text)), text)
        if len(self._unsent) > AT_MOST or len(text) > frames.AT_ONCE:
            self._send()

    def _send(self) -> None:
        """Send the answers that are kept back: to wake the session for each costs more than a
        call of most transforms."""
        try:
            frames.write_all(self._replies, self._unsent)
        except OSError:
            self._leave(0)
        self._unsent.clear()

    def _fork(self) -> Code:
        steps_out, steps_in = os.pipe()
        answers_out, answers_in = os.pipe()
        pid = os.fork()
        if pid == 0:
            others = [self._jobs, self._replies, steps_in, answers_out]
            for code in filter(None, (self._code, self._spare)):  # the others have ended
                others += (code.steps, code.answers)
            for other in others:
                os.close(other)
            self._run(steps_out, answers_in)
        os.close(steps_out)
        os.close(answers_in)
        waiting = select.poll()
        waiting.register(self._jobs, 0)  # whether it hangs up, and nothing else
        waiting.register(answers_out, select.POLLIN)
        return Code(pid, steps_in, answers_out, waiting)

    def _end(self, code: Code) -> int:
        """End a process, if it has not ended; return its status."""
        os.close(code.steps)
        os.close(code.answers)
        os.kill(code.pid, signal.SIGKILL)
        return os.waitpid(code.pid, 0)[1]

    def _ended(self, code: Code) -> str:
        """Return how a process ended that closed its pipe; one that goes on without is ended."""
        for _ in range(LAST_MOMENTS):
            found, status = os.waitpid(code.pid, os.WNOHANG)
            if found:
                os.close(code.steps)
                os.close(code.answers)
                break
            time.sleep(0.001)
        else:
            status = self._end(code)
        ended = os.waitstatus_to_exitcode(status)
        try:
            return f"exit code {ended}" if ended >= 0 else signal.Signals(-ended).name
        except ValueError:
            return f"signal {-ended}"

    def _leave(self, status: int) -> NoReturn:
        for code in filter(None, (self._code, self._spare, *self._done)):
            with contextlib.suppress(OSError):
                os.kill(code.pid, signal.SIGKILL)
        os._exit(status)

    def _import_early(self, names: tuple[str, ...]) -> bool:
        """Import the installed packages among `names`, for the processes to come; say whether any
        was new. Of other code than the installed nothing is run here."""
        if sys.platform != "linux":  # elsewhere a fork behind threads of a library may hang
            return False
        before = len(sys.modules)
        for name in names:
            if name not in sys.modules and name not in self._tried and _is_installed(name):
                self._tried.add(name)
                # Whatever an import may raise: live code meets it again, and is told.
                with contextlib.suppress(BaseException):
                    __import__(name)
        return len(sys.modules) > before


def _length(got: bytearray, token: bytes) -> int:
    found, length = frames.STEP.unpack_from(got)
    if found != token:
        raise Refused(NO_ANSWER)
    if length > frames.MOST_BYTES:
        raise Refused(f"an answer of {length:,} bytes")
    return length


def _is_installed(name: str) -> bool:
    from importlib.util import find_spec

    try:
        spec = find_spec(name)
    except (ImportError, ValueError, AttributeError):
        return False
    origin = os.path.realpath(spec.origin or "") if spec else ""
    folders = (os.path.join(os.path.realpath(each), "") for each in (sys.prefix, sys.base_prefix))
    return origin.startswith(tuple(folders))
