"""Other people's regular expressions, run with a limit on their time.

Python's `re` goes back over a text as often as a pattern makes it: `(x+x+)+y` takes twice as long
for each x more. So what a config, a row or an imported task brings is run by `re` all the same, for
its answers are those that scores were made of, but in a process of its own that can be ended. In a
browser's tab, where there are no processes, nothing ends it but the tab.
"""

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
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import IO, Any

from workbench.errors import SettingError, TimeLimitError, WorkerError, shorten
from workbench.io.pattern_worker import answer

SECONDS = 1.0
"""What all patterns together may take of a processor's time for one row."""

PATIENCE = 60.0
"""Seconds for an answer of a process that keeps to `SECONDS` by itself: it may wait for a processor
far longer than it uses one."""

START_SECONDS = 60.0
"""Seconds for the process to start, on a machine that has other things to do."""

WORKER = Path(__file__).with_name("pattern_worker.py")


def check_pattern(pattern: object, thing: str) -> str:
    """Return `pattern`, where it is a regular expression; `thing` is what it is called.

    Raises:
        SettingError: it is none.
        TimeLimitError: it takes too long to read.
    """
    if not isinstance(pattern, str):
        raise _refused(pattern, thing, type(pattern).__name__)
    _check(pattern, thing)
    return pattern


def pick_match(pattern: str, text: str, select: int, thing: str) -> str | tuple[str, ...] | None:
    """Return the match that `select` counts to, from the last where it is negative, as
    `re.findall` gives it; None where there are too few.

    Raises:
        SettingError: it is no regular expression.
        TimeLimitError: the row's time is over.
    """
    match = _ask(thing, do="pick", pattern=pattern, text=text, select=select)
    return tuple(match) if isinstance(match, list) else match


def without_matches(pattern: str, text: str, thing: str) -> str:
    """Return `text` without what the pattern matches.

    Raises:
        SettingError: it is no regular expression.
        TimeLimitError: the row's time is over.
    """
    return _ask(thing, do="delete", pattern=pattern, text=text)


# ---- how long ------------------------------------------------------------------------------------


@dataclass
class _Budget:
    left: float


_budget: ContextVar[_Budget | None] = ContextVar("_budget", default=None)


@contextmanager
def row_time(seconds: float = SECONDS) -> Iterator[None]:
    """Let all patterns that are run within the block have `seconds` between them; without a block
    each has `SECONDS` for itself."""
    token = _budget.set(_Budget(seconds))
    try:
        yield
    finally:
        _budget.reset(token)


@lru_cache(maxsize=256)
def _check(pattern: str, thing: str) -> None:
    _ask(thing, do="check", pattern=pattern)


def _ask(thing: str, **request: Any) -> Any:
    budget = _budget.get() or _Budget(SECONDS)
    pattern = request["pattern"]
    if budget.left <= 0:
        raise _over(pattern, thing, "took too long")
    if sys.platform == "emscripten":
        reply = answer(request)
    else:
        reply = _worker().ask({**request, "seconds": budget.left})
    budget.left -= reply.get("used", 0.0)
    if "refused" in reply:
        raise _refused(pattern, thing, reply["refused"])
    if "failed" in reply:
        budget.left = 0.0
        raise _over(pattern, thing, reply["failed"])
    return reply["found"]


def _refused(pattern: object, thing: str, why: str) -> SettingError:
    return SettingError(
        f"{thing}: regular expression {shorten(pattern)}",
        expected="one that Python's `re` takes",
        seen=why,
    )


def _over(pattern: str, thing: str, how: str) -> TimeLimitError:
    return TimeLimitError(f"{thing}: regular expression {shorten(pattern)} {how} on this row")


# ---- the process ---------------------------------------------------------------------------------


class _Worker:
    """A process that runs patterns, kept warm, and replaced when it had to be ended."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._process: subprocess.Popen[bytes] | None = None
        self._replies: queue.SimpleQueue[bytes] = queue.SimpleQueue()

    def ask(self, request: Mapping[str, Any]) -> dict[str, Any]:
        """Return the answer to a request.

        Raises:
            WorkerError: the process cannot be started.
        """
        line = (json.dumps(request, ensure_ascii=False) + "\n").encode("utf-8", "surrogatepass")
        with self._lock:
            try:
                for _ in range(2):  # it may have been ended from outside since the last request
                    if reply := self._exchange(line, request["seconds"]):
                        return reply
            except BaseException:  # an interrupt: the answer must not be taken for the next one's
                self.end()
                raise
        return {"failed": "ended its process"}

    def _exchange(self, line: bytes, seconds: float) -> dict[str, Any] | None:
        stdin = self._started().stdin
        assert stdin is not None
        try:
            stdin.write(line)
            stdin.flush()
            patience = PATIENCE if hasattr(signal, "setitimer") else seconds
            reply = self._replies.get(timeout=patience)
        except queue.Empty:
            self.end()
            return {"failed": "took too long"}
        except OSError:  # its end of the pipe is gone
            reply = b""
        if not reply:
            self.end()
            return None
        return json.loads(reply.decode("utf-8", "surrogatepass"))

    def _started(self) -> subprocess.Popen[bytes]:
        if self._process is not None:
            return self._process
        try:
            process = subprocess.Popen(
                [sys.executable, "-I", "-S", str(WORKER)],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                start_new_session=True,  # an interrupt of ours is none of its
            )
        except OSError as error:
            raise WorkerError(
                "the process for regular expressions cannot be started", seen=str(error)
            ) from error
        self._process, self._replies = process, queue.SimpleQueue()
        threading.Thread(target=_pump, args=(process.stdout, self._replies), daemon=True).start()
        self._greet(process)
        return process

    def _greet(self, process: subprocess.Popen[bytes]) -> None:
        """Wait until it answers, so that starting it is on no row's account."""
        assert process.stdin is not None
        with contextlib.suppress(OSError):
            process.stdin.write(b'{"do": "check", "pattern": "", "seconds": 60}\n')
            process.stdin.flush()
            with contextlib.suppress(queue.Empty):
                if self._replies.get(timeout=START_SECONDS):
                    return
        self.end()
        raise WorkerError("the process for regular expressions ends as soon as it starts")

    def end(self) -> None:
        """End the process. The next request starts another."""
        process, self._process = self._process, None
        if process is None:
            return
        process.kill()
        if process.stdin is not None:
            with contextlib.suppress(OSError):
                process.stdin.close()
        process.wait()


def _pump(stream: IO[bytes], replies: queue.SimpleQueue[bytes]) -> None:
    with contextlib.suppress(ValueError, OSError), stream:
        for line in stream:
            replies.put(line)
    replies.put(b"")


@lru_cache(maxsize=1)
def _worker_of(pid: int) -> _Worker:
    """Return the worker of the process `pid`: one that was forked off has pipes of its own."""
    worker = _Worker()
    atexit.register(worker.end)
    return worker


def _worker() -> _Worker:
    return _worker_of(os.getpid())
