"""Reads jobs on stdin, writes results on stdout: one process for many jobs.

Each line on stdin is a job (JSON). Each line on stdout is a step of it: `loaded`, then the result
of each call, then `done`. User code sees neither stream: both are moved to private descriptors
before anything runs, and what it prints is captured, up to a limit.
"""

from __future__ import annotations

import io
import json
import os
import queue
import signal
import sys
import threading
import time
from typing import Any

from workbench.prompts.worker.calls import in_order, one_by_one
from workbench.prompts.worker.contract import FIELDS
from workbench.prompts.worker.files import FilesRead
from workbench.prompts.worker.stand_in import StandIn
from workbench.prompts.worker.timer import TimeLimit, alarm
from workbench.prompts.worker.user_code import UserCode, diagnostic, from_exception

IDLE_EXIT = 75
"""The exit code with which the process ends for want of work (`EX_TEMPFAIL`)."""


class CappedText(io.TextIOBase):
    """A text stream that keeps the first `limit` characters and counts the rest."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.parts: list[str] = []
        self.kept = 0
        self.dropped = 0

    def writable(self) -> bool:
        return True

    def write(self, text: str) -> int:
        room = self.limit - self.kept
        if room > 0:
            part = text[:room]
            self.parts.append(part)
            self.kept += len(part)
        self.dropped += max(0, len(text) - max(room, 0))
        return len(text)


def run_job(job: dict[str, Any], reply: Any, files: FilesRead) -> None:
    """Load a job's code, run its calls, and send a reply for each of these steps, then `done`."""
    out = CappedText(job["max_output"])
    sys.stdout = sys.stderr = out
    code = UserCode(job["source"], job["filename"])
    StandIn.serve(job["compat"])
    notes: list[dict[str, Any]] = []
    files.begin()
    alarm(job["load_limit"])
    try:
        notes = code.load()
        failure = code.check_function()
    except BaseException as error:  # user code may raise anything; it becomes data
        failure = from_exception(error, code)
    alarm(0)
    reply({"loaded": failure is None})
    extra: set[str] = set()
    begun = time.perf_counter()
    answers = in_order if "wanted" in job else one_by_one
    for index, answer in enumerate(answers(code, job, failure)):
        extra.update(answer.pop("extra", ()))
        reply({"index": index, **answer})
    seconds, read = time.perf_counter() - begun, files.end()
    if extra:
        names = ", ".join(sorted(extra))
        text = f"fields besides {', '.join(FIELDS)} are ignored: {names}"
        notes.append(diagnostic("warning", "Contract", text, line=_definition_line(code)))
    if out.dropped:
        text = f"printed too much: {out.dropped:,} characters were dropped after {out.limit:,}"
        notes.append(diagnostic("warning", "OutputLimit", text, line=_first_print(code)))
    end = {"notes": notes, "stdout": "".join(out.parts), "seconds": seconds, "files": read}
    reply({"done": True, **end})


def _definition_line(code: UserCode) -> int | None:
    return getattr(getattr(code.function, "__code__", None), "co_firstlineno", None)


def _first_print(code: UserCode) -> int | None:
    import ast  # seldom needed, and slow to load

    calls = (node for node in ast.walk(ast.parse(code.source)) if isinstance(node, ast.Call))
    lines = [c.lineno for c in calls if isinstance(c.func, ast.Name) and c.func.id == "print"]
    return min(lines, default=None)


def limit_memory(num_bytes: int) -> None:
    """Limit this process's address space, where the system can (not on Windows)."""
    try:
        import resource
    except ImportError:
        return
    try:
        resource.setrlimit(resource.RLIMIT_AS, (num_bytes, num_bytes))
    except (ValueError, OSError):  # macOS refuses; the time limits still hold
        return


def main() -> None:
    """Serve jobs until stdin ends, or none comes for a while. Arguments: the folder that holds
    the package, the memory limit in bytes, and that while in seconds."""
    package_root, memory, idle = sys.argv[1], int(sys.argv[2]), float(sys.argv[3])
    sys.path.append(package_root)
    sys.meta_path.append(StandIn)  # type: ignore[arg-type]
    files = FilesRead(package_root)
    sys.addaudithook(files)
    jobs_in = os.fdopen(os.dup(0), "r", encoding="utf-8")
    replies = os.fdopen(os.dup(1), "w", encoding="utf-8")
    null = os.open(os.devnull, os.O_RDWR)
    for descriptor in (0, 1, 2):
        os.dup2(null, descriptor)
    sys.stdin = open(os.devnull, encoding="utf-8")  # noqa: SIM115 - lives as long as we do
    if memory:
        limit_memory(memory)
    if hasattr(signal, "SIGALRM"):
        signal.signal(signal.SIGALRM, _on_alarm)

    jobs: queue.SimpleQueue[str] = queue.SimpleQueue()
    threading.Thread(target=_read_jobs, args=(jobs_in, jobs), daemon=True).start()

    def reply(message: dict[str, Any]) -> None:
        replies.write(json.dumps(message) + "\n")
        replies.flush()

    while True:
        try:
            job = jobs.get(timeout=idle)
        except queue.Empty:
            os._exit(IDLE_EXIT)
        run_job(json.loads(job), reply, files)


def _read_jobs(stream: Any, jobs: queue.SimpleQueue[str]) -> None:
    """Queue the jobs; when the parent is gone end at once, even in the middle of a loop."""
    for line in stream:
        jobs.put(line)
    os._exit(0)


def _on_alarm(_signal: int, _frame: Any) -> None:
    raise TimeLimit
