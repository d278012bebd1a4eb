"""Running live code: what the worker does at its start, and what the process that runs it does.

Jobs come in on stdin and answers go out on stdout (`frames.py` has the form), both of the
supervisor alone. A job's steps are: load the code, make each call, tell what else there is. What
user code prints is captured, up to a limit.
"""

from __future__ import annotations

import io
import json
import os
import signal
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from typing import Any, NoReturn, TypeAlias

from workbench.prompts.worker import frames
from workbench.prompts.worker.calls import in_order, one_by_one
from workbench.prompts.worker.contract import FIELDS
from workbench.prompts.worker.files import FilesRead
from workbench.prompts.worker.sandbox import Access, confine, confine_code
from workbench.prompts.worker.scratch import name_scratch
from workbench.prompts.worker.stand_in import StandIn
from workbench.prompts.worker.supervise import Supervisor
from workbench.prompts.worker.timer import alarm, on_tick
from workbench.prompts.worker.user_code import UserCode, diagnostic, from_exception

Reply: TypeAlias = Callable[[dict[str, Any]], None]
"""Takes what a step came to."""

TO_JSON = json.JSONEncoder(ensure_ascii=False).encode
FROM_JSON = json.JSONDecoder().decode
"""What `json.dumps` and `json.loads` make anew, or look for first, at each call."""


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


def run_job(job: dict[str, Any], asked: Iterable[Any], reply: Reply, files: FilesRead) -> None:
    """Load a job's code, run the calls that are asked for, and send a reply for each of these
    steps, then one for the end."""
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
    changed: list[int] = []
    begun = time.perf_counter()
    answers = in_order if "wanted" in job else one_by_one
    for place, answer in enumerate(answers(code, job, asked, failure)):
        extra.update(answer.pop("extra", ()))
        if answer.pop("changed", False):
            changed.append(place)
        reply(answer)
    seconds, read = time.perf_counter() - begun, files.end()
    if extra:
        names = ", ".join(sorted(extra))
        text = f"fields besides {', '.join(FIELDS)} are ignored: {names}"
        notes.append(diagnostic("warning", "Contract", text, line=_definition_line(code)))
    if out.dropped:
        text = f"printed too much: {out.dropped:,} characters were dropped after {out.limit:,}"
        notes.append(diagnostic("warning", "OutputLimit", text, line=_first_print(code)))
    printed = "".join(out.parts)
    end = {"notes": notes, "stdout": printed, "seconds": seconds, "files": read, "changed": changed}
    reply(end)


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


FIRST = {
    "source": "def transform(data, num_sample, r, dataset_name):\n    return {}\n",
    "filename": "<first>",
    "compat": "",
    "num_sample": 0,
    "dataset_name": "",
    "max_output": 0,
    "time_limit": 1.0,
    "load_limit": 1.0,
}
"""A job that a new process does before there is any, so that what costs time only once, such as
copying the memory that it writes to, keeps nobody waiting."""


def _forget(_message: dict[str, Any]) -> None:
    pass


class Steps:
    """A job's steps as live code's own process sees them: each is read from a pipe when the one
    before is answered, and its answer bears the token that came with it."""

    def __init__(self, steps: int, answers: int) -> None:
        self._steps = steps
        self._answers = answers
        self._token = b""
        self._is_over = False

    def take(self) -> Any:
        """Return what the next step is about; end the process when there will be none."""
        got = os.read(self._steps, frames.AT_ONCE)  # of one step: the next comes after its answer
        if len(got) < frames.STEP.size:
            os._exit(0)
        self._token, size = frames.STEP.unpack_from(got)
        text = got[frames.STEP.size :]
        if len(text) < size:
            text += frames.read_exactly(self._steps, size - len(text))
        return FROM_JSON(text.decode())

    def calls(self) -> Iterator[Any]:
        """Yield the calls up to the step that says there are no more."""
        while (asked := self.take()) is not None:
            yield asked

    def reply(self, message: dict[str, Any]) -> None:
        """Answer the step that was taken last."""
        # A lone surrogate, in an exception's text say, is not text for anybody else.
        text = TO_JSON(message).encode("utf-8", "replace")
        if len(text) > frames.MOST_BYTES:
            says = f"made {len(text):,} bytes, expected at most {frames.MOST_BYTES:,}"
            text = json.dumps({"error": diagnostic("error", "Contract", says)}).encode()
        frames.write_all(self._answers, (frames.STEP.pack(self._token, len(text)), text))


def main() -> None:
    """Serve jobs until stdin ends, or none comes for a while. Arguments: the folder that holds the
    package, and the settings that `process.LiveProcess` writes, in JSON."""
    package_root, settings = sys.argv[1], json.loads(sys.argv[2])
    sys.path.append(package_root)
    sys.meta_path.append(StandIn)  # type: ignore[arg-type]
    files = FilesRead(package_root)
    sys.addaudithook(files)
    jobs, replies = os.dup(0), os.dup(1)
    null = os.open(os.devnull, os.O_RDWR)
    for descriptor in (0, 1, 2):
        os.dup2(null, descriptor)
    sys.stdin = open(os.devnull, encoding="utf-8")  # noqa: SIM115 - lives as long as we do
    if settings["memory"]:
        limit_memory(settings["memory"])
    if hasattr(signal, "SIGALRM"):
        signal.signal(signal.SIGALRM, on_tick)
    if not hasattr(os, "fork"):
        from workbench.prompts.worker.alone import serve_alone

        serve_alone(jobs, replies, settings["idle"], files)
    level = confine(Access(settings["reads"], settings["writes"], settings["network"]))
    if level == "closed":
        name_scratch()

    def run(steps: int, answers: int) -> NoReturn:
        confine_code(level, supervisor)
        run_job(FIRST, [({}, "")], _forget, files)
        mine = Steps(steps, answers)
        while True:
            run_job(mine.take(), mine.calls(), mine.reply, files)

    supervisor = os.getpid()
    Supervisor(jobs, replies, settings["idle"], run).serve(level)
