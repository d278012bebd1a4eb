"""Source text becomes examples, or diagnostics: the parent's side of the live-code worker."""

from __future__ import annotations

import atexit
import contextlib
import json
import math
import os
import queue
import signal
import subprocess
import sys
import threading
import weakref
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any, TypeAlias

from workbench.errors import WorkerError, problem
from workbench.types import Compat, Diagnostic, Doc, Example

PACKAGE_ROOT = Path(__file__).resolve().parents[2]
WORKER = Path(__file__).with_name("worker.py")

IDLE_EXIT = 75
"""The exit code with which the process ends for want of work (`EX_TEMPFAIL`)."""

FATAL = frozenset({"TimeLimit", "MemoryLimit", "ProcessExit"})
"""Failures that cost so much that a batch gives up after a few of them."""


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


@dataclass(frozen=True, slots=True)
class Source:
    """A transform's text with what its calls share: UltraEval's other two arguments, and whether
    the post-processors that it imports from UltraEval repeat that one's faults."""

    text: str
    filename: str = "<transform>"
    num_sample: int = 0
    dataset_name: str = ""
    compat: Compat = ""


@dataclass(frozen=True, slots=True)
class Call:
    """One doc to transform. `key` seeds `r` (and the module `random`) for this call alone."""

    doc: Doc
    key: str


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result of a batch: for each call an example or the diagnostic that says why not,
    besides what is not about one call: warnings, what the code printed, and how many seconds the
    calls took (infinite if they did not all come back)."""

    results: tuple[Example | Diagnostic, ...]
    notes: tuple[Diagnostic, ...] = ()
    stdout: str = ""
    seconds: float = math.inf


@dataclass(frozen=True, slots=True)
class Turn:
    """What became of one doc in a file that is gone through in order: its own example, and those
    of its shots by their places in the file."""

    own: Example | Diagnostic
    shots: tuple[tuple[int, Example | Diagnostic], ...] = ()


@dataclass(frozen=True, slots=True)
class Turns:
    """The result of going through a file in order: a turn for each doc that was wanted, by its
    place; the rest is as in `Outcome`."""

    turns: Mapping[int, Turn]
    notes: tuple[Diagnostic, ...] = ()
    stdout: str = ""
    seconds: float = math.inf


Reply: TypeAlias = dict[str, Any]


class TransformRunner:
    """Runs live code in a separate process, kept warm between batches and replaced when it dies.

    Thread-safe; batches run one at a time. Close it, or leave that to the interpreter's exit.
    """

    def __init__(self, limits: Limits | None = None) -> None:
        self.limits = limits or Limits()
        self._lock = threading.Lock()
        self._process: subprocess.Popen[str] | None = None
        self._replies: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        _live_runners.add(self)

    def run(self, source: Source, calls: Sequence[Call]) -> Outcome:
        """Transform the calls' docs, in order.

        Raises:
            WorkerError: the process cannot be started.
        """
        with self._lock:
            return self._run(source, calls)

    def run_in_order(
        self, source: Source, docs: Sequence[Doc], seed: int, wanted: Iterable[int]
    ) -> Turns:
        """Go through a file as UltraEval does: one stream draws each doc's shots
        (`source.num_sample` of them) and is the `r` of its calls, so that what a doc's call takes
        from it moves all later draws. `wanted` are the places of the docs to be answered for.

        A doc whose call fails leaves the stream where it was then. After one that ends the
        process nothing is known of the stream, so the later docs fail too.

        Raises:
            WorkerError: the process cannot be started.
        """
        with self._lock:
            return self._run_in_order(source, docs, seed, sorted(set(wanted)))

    def close(self) -> None:
        """End the process. A later `run` starts another."""
        with self._lock:
            self._kill()

    def _run(self, source: Source, calls: Sequence[Call]) -> Outcome:
        results: list[Example | Diagnostic] = []
        notes: tuple[Diagnostic, ...] = ()
        stdout = ""
        seconds = math.inf
        fatal = 0
        while len(results) < len(calls) and fatal < self.limits.failures:
            rest = calls[len(results) :]
            pairs = [(dict(call.doc.data), call.key) for call in rest]
            loaded = self._begin(source, {"calls": pairs})
            for call in rest:
                reply = loaded if "lost" in loaded else self._receive(self.limits.time)
                result = _result(reply, call.doc.id)
                results.append(result)
                fatal += isinstance(result, Diagnostic) and result.type in FATAL
                if "lost" in reply:
                    break
                if fatal >= self.limits.failures:
                    self._kill()
                    break
            else:
                notes, stdout, seconds = self._end()
        results.extend(_given_up(call.doc.id, fatal) for call in calls[len(results) :])
        return Outcome(tuple(results), notes, stdout, seconds)

    def _run_in_order(
        self, source: Source, docs: Sequence[Doc], seed: int, wanted: Sequence[int]
    ) -> Turns:
        turns: dict[int, Turn] = {}
        if not wanted:
            return Turns(turns)
        rows = [dict(doc.data) for doc in docs]
        loaded = self._begin(source, {"rows": rows, "seed": seed, "wanted": list(wanted)})
        limit = self.limits.time * (source.num_sample + 1)
        asked = frozenset(wanted)
        fatal = 0
        for place in range(wanted[-1] + 1):
            reply = loaded if "lost" in loaded else self._receive(limit)
            fatal += _is_fatal(reply)
            if place in asked:
                turns[place] = _turn(reply, docs, place)
            if "lost" in reply or fatal >= self.limits.failures:
                self._kill()
                for later in (other for other in wanted if other > place):
                    doc_id = docs[later].id
                    end = _cut_off(doc_id) if "lost" in reply else _given_up(doc_id, fatal)
                    turns[later] = Turn(end)
                return Turns(turns)
        return Turns(turns, *self._end())

    def _begin(self, source: Source, work: Mapping[str, Any]) -> Reply:
        """Send a job, and return the reply that says whether its code loaded."""
        self._send(source, work)
        loaded = self._receive(self.limits.load)
        if loaded.get("idle"):  # it had ended for want of work just when this job came
            self._send(source, work)
            loaded = self._receive(self.limits.load)
        return loaded

    def _end(self) -> tuple[tuple[Diagnostic, ...], str, float]:
        """Return what comes after the last reply: notes, what was printed, seconds."""
        end = self._receive(self.limits.grace)
        notes = tuple(_diagnostic(note) for note in end.get("notes", ()))
        return notes, end.get("stdout", ""), end.get("seconds", math.inf)

    def _send(self, source: Source, work: Mapping[str, Any]) -> None:
        job = {
            **work,
            "source": source.text,
            "filename": source.filename,
            "num_sample": source.num_sample,
            "dataset_name": source.dataset_name,
            "compat": source.compat,
            "time_limit": self.limits.time,
            "load_limit": self.limits.load,
            "max_output": self.limits.output,
        }
        line = json.dumps(job, default=str) + "\n"
        for attempt in (1, 2):
            stdin = self._started().stdin
            assert stdin is not None
            try:
                stdin.write(line)
                stdin.flush()
                return
            except (BrokenPipeError, OSError):
                # It died since the last batch: killed from outside, say. Once is no reason to fail.
                self._kill()
                if attempt == 2:
                    raise WorkerError(
                        problem("the process for live code ends as soon as it starts")
                    ) from None

    def _receive(self, limit: float) -> Reply:
        """Return the next reply, or {"lost": diagnostic} if the process ended or had to be."""
        try:
            line = self._replies.get(timeout=limit + self.limits.grace)
        except queue.Empty:
            self._kill()
            text = f"took longer than {limit:g} s and would not stop, so its process was ended"
            return {"lost": Diagnostic("error", "TimeLimit", text)}
        if line is not None:
            return json.loads(line)
        process = self._process
        code = process.wait() if process else None
        self._kill()
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
                    *(sys.executable, "-P", str(WORKER), str(PACKAGE_ROOT)),
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
                problem("the process for live code cannot be started", seen=str(error))
            ) from error
        self._process = process
        self._replies = queue.SimpleQueue()
        threading.Thread(target=_pump, args=(process.stdout, self._replies), daemon=True).start()
        return process

    def _kill(self) -> None:
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


_live_runners: weakref.WeakSet[TransformRunner] = weakref.WeakSet()


@atexit.register
def _close_all() -> None:
    for runner in list(_live_runners):
        runner.close()


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


def _result(reply: Reply, doc_id: int) -> Example | Diagnostic:
    if "lost" in reply:
        lost: Diagnostic = reply["lost"]
        return Diagnostic(lost.severity, lost.type, lost.message, doc_id=doc_id)
    if "error" in reply:
        return _diagnostic({**reply["error"], "doc_id": doc_id})
    fields = reply["example"]
    output, processed = fields["output"], fields["processed_output"]
    return Example(
        input=fields["input"],
        outputs=(output,) if isinstance(output, str) else tuple(output),
        processed_output=processed if isinstance(processed, str) else tuple(processed),
    )


def _turn(reply: Reply, docs: Sequence[Doc], place: int) -> Turn:
    shots = tuple((shot, _result(made, docs[shot].id)) for shot, made in reply.get("shots", ()))
    return Turn(_result(reply, docs[place].id), shots)


def _is_fatal(reply: Reply) -> bool:
    made = [reply, *(shot for _, shot in reply.get("shots", ()))]
    return any((answer.get("error") or {}).get("type") in FATAL for answer in made)


def _diagnostic(fields: dict[str, Any]) -> Diagnostic:
    return Diagnostic(**fields)


def _given_up(doc_id: int, failures: int) -> Diagnostic:
    text = f"not run: {failures} docs before it hit a limit of live code"
    return Diagnostic("error", "TimeLimit", text, doc_id=doc_id)


def _cut_off(doc_id: int) -> Diagnostic:
    text = "not run: a doc before it ended the process, and with it the stream of draws"
    return Diagnostic("error", "ProcessExit", text, doc_id=doc_id)
