"""Source text becomes examples, or diagnostics: the parent's side of the live-code worker."""

from __future__ import annotations

import math
import threading
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeAlias

from workbench.prompts.in_tab import live_process
from workbench.prompts.process import Job, Limits
from workbench.prompts.replies import Answer, Loaded, Lost, Made
from workbench.prompts.worker.sandbox import NO_ACCESS, Access, Level, available
from workbench.types import Compat, Diagnostic, Doc, Example

__all__ = [
    "Access",
    "Call",
    "Level",
    "Limits",
    "Source",
    "TransformRunner",
    "Transformed",
    "Turn",
    "Turns",
]

FATAL = frozenset({"TimeLimit", "MemoryLimit", "ProcessExit", "BrokenReply"})
"""Failures that cost so much that a batch gives up after a few of them."""


NOT_ALLOWED = "this code was not written here, and nobody has allowed it to run yet"


@dataclass(frozen=True, slots=True)
class Source:
    """A transform's text with what its calls share: UltraEval's other two arguments, whether the
    post-processors that it imports from UltraEval repeat that one's faults, and what it may reach
    besides Python's own files. `refused` is why it is not run, "" where it is."""

    text: str
    filename: str = "<transform>"
    num_sample: int = 0
    dataset_name: str = ""
    compat: Compat = ""
    access: Access = NO_ACCESS
    refused: str = ""


OF_OTHERS = frozenset({"ProcessExit", "BrokenReply"})
"""Ends of a process that may be the doing of another call than the one that met them."""


@dataclass(frozen=True, slots=True)
class Call:
    """One doc to transform. `key` seeds `r` (and the module `random`) for this call alone."""

    doc: Doc
    key: str


@dataclass(frozen=True, slots=True)
class Transformed:
    """The result of a batch: for each call an example or the diagnostic that says why not,
    besides what is not about one call: warnings, what the code printed, how many seconds the
    calls took (infinite if they did not all come back), the files that it read, and the
    places of the calls that left their row another one."""

    results: tuple[Example | Diagnostic, ...]
    notes: tuple[Diagnostic, ...] = ()
    stdout: str = ""
    seconds: float = math.inf
    files: tuple[str, ...] = ()
    changed: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class Turn:
    """What became of one doc in a file that is gone through in order: its own example, and those
    of its shots by their places in the file."""

    own: Example | Diagnostic
    shots: tuple[tuple[int, Example | Diagnostic], ...] = ()


@dataclass(frozen=True, slots=True)
class Turns:
    """The result of going through a file in order: a turn for each doc that was wanted, by its
    place; the rest is as in `Transformed`."""

    turns: Mapping[int, Turn]
    notes: tuple[Diagnostic, ...] = ()
    stdout: str = ""
    seconds: float = math.inf
    files: tuple[str, ...] = ()
    changed: frozenset[int] = frozenset()


_End: TypeAlias = tuple[tuple[Diagnostic, ...], str, float, tuple[str, ...], frozenset[int]]
"""Notes, what was printed, seconds, files, and the places of what changed its row."""


class TransformRunner:
    """Runs live code in a separate process, kept warm between batches and replaced when it dies.

    Thread-safe; batches run one at a time. Close it, or leave that to the interpreter's exit.
    """

    def __init__(self, limits: Limits | None = None) -> None:
        self.limits = limits or Limits()
        self._lock = threading.Lock()
        self._process = live_process(self.limits)

    @property
    def level(self) -> Level:
        """How far live code is closed in: as its process says, before there is one as the system
        can."""
        return self._process.level or available()

    def run(self, source: Source, calls: Sequence[Call]) -> Transformed:
        """Transform the calls' docs, in order.

        Raises:
            WorkerError: the process cannot be started.
        """
        if source.refused:
            return Transformed(tuple(_refused(source, call.doc) for call in calls))
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
        if source.refused:
            found = {place: _refused(source, docs[place]) for place in wanted}
            return Turns({place: Turn(why) for place, why in found.items()})
        with self._lock:
            return self._run_in_order(source, docs, seed, sorted(set(wanted)))

    def close(self) -> None:
        """End the process. A later `run` starts another."""
        with self._lock:
            self._process.kill()

    def _run(self, source: Source, calls: Sequence[Call]) -> Transformed:
        results: list[Example | Diagnostic] = []
        end: _End = _NOTHING_TOLD
        fatal = 0
        while len(results) < len(calls) and fatal < self.limits.failures:
            rest = calls[len(results) :]
            pairs = [(dict(call.doc.data), call.key) for call in rest]
            loaded = self._process.begin(_job(source, pairs))
            for place, call in enumerate(rest):
                lost = isinstance(loaded, Lost)
                reply = loaded if lost else self._process.receive(self.limits.time)
                if isinstance(reply, Lost) and reply.why.type in OF_OTHERS and place > 0:
                    break  # of the calls before it, perhaps: it is made again, first in a process
                result = _result(reply, call.doc.id)
                results.append(result)
                fatal += isinstance(result, Diagnostic) and result.type in FATAL
                if isinstance(reply, Lost):
                    break
                if fatal >= self.limits.failures:
                    self._process.kill()
                    break
            else:
                end = self._end(len(calls) - len(rest))
        results.extend(_given_up(call.doc.id, fatal) for call in calls[len(results) :])
        return Transformed(tuple(results), *end)

    def _run_in_order(
        self, source: Source, docs: Sequence[Doc], seed: int, wanted: Sequence[int]
    ) -> Turns:
        turns: dict[int, Turn] = {}
        if not wanted:
            return Turns(turns)
        rows = [dict(doc.data) for doc in docs]
        places = list(range(wanted[-1] + 1))
        more = {"rows": rows, "seed": seed, "wanted": list(wanted)}
        loaded = self._process.begin(_job(source, places, more))
        limit = self.limits.time * (source.num_sample + 1)
        asked = frozenset(wanted)
        fatal = 0
        for place in places:
            reply = loaded if isinstance(loaded, Lost) else self._process.receive(limit)
            fatal += _is_fatal(reply)
            if place in asked:
                turns[place] = _turn(reply, docs, place)
            if isinstance(reply, Lost) or fatal >= self.limits.failures:
                self._process.kill()
                for later in (other for other in wanted if other > place):
                    doc_id = docs[later].id
                    is_lost = isinstance(reply, Lost)
                    end = _cut_off(doc_id) if is_lost else _given_up(doc_id, fatal)
                    turns[later] = Turn(end)
                return Turns(turns)
        return Turns(turns, *self._end())

    def _end(self, first: int = 0) -> _End:
        """Return what comes after the last reply, where `first` is the place of the first call."""
        end = self._process.finish(self.limits.grace)
        if isinstance(end, Lost):
            return _NOTHING_TOLD
        changed = frozenset(first + place for place in end.changed)
        return tuple(end.notes), end.stdout, end.seconds, tuple(end.files), changed


_NOTHING_TOLD: _End = ((), "", math.inf, (), frozenset())


def _refused(source: Source, doc: Doc) -> Diagnostic:
    return Diagnostic("error", "NotAllowed", source.refused, doc_id=doc.id)


def _job(source: Source, calls: Sequence[Any], more: Mapping[str, Any] | None = None) -> Job:
    head = {
        **(more or {}),
        "filename": source.filename,
        "num_sample": source.num_sample,
        "dataset_name": source.dataset_name,
        "compat": source.compat,
    }
    return Job(source.text, head, calls, source.access)


def _result(reply: Made | Loaded | Lost, doc_id: int) -> Example | Diagnostic:
    if isinstance(reply, Made) and reply.example is not None:
        return reply.example.example()
    if isinstance(reply, Lost):
        return replace(reply.why, doc_id=doc_id)
    error = reply.error if isinstance(reply, Made) else None
    return replace(error or _UNANSWERED, doc_id=doc_id)


_UNANSWERED = Diagnostic("error", "BrokenReply", "neither an example nor an error came of it")


def _turn(reply: Answer | Loaded | Lost, docs: Sequence[Doc], place: int) -> Turn:
    made = (reply.shots or ()) if isinstance(reply, Answer) else ()
    if any(not 0 <= shot < len(docs) for shot, _ in made):
        unknown = Diagnostic("error", "BrokenReply", "shots that are no rows of the file")
        return Turn(replace(unknown, doc_id=docs[place].id))
    shots = tuple((shot, _result(each, docs[shot].id)) for shot, each in made)
    return Turn(_result(reply, docs[place].id), shots)


def _is_fatal(reply: Answer | Loaded | Lost) -> bool:
    if not isinstance(reply, Answer):
        return False
    made: list[Made] = [reply, *(shot for _, shot in reply.shots or ())]
    return any(each.error is not None and each.error.type in FATAL for each in made)


def _given_up(doc_id: int, failures: int) -> Diagnostic:
    text = f"not run: {failures} docs before it hit a limit of live code"
    return Diagnostic("error", "TimeLimit", text, doc_id=doc_id)


def _cut_off(doc_id: int) -> Diagnostic:
    text = "not run: a doc before it ended the process, and with it the stream of draws"
    return Diagnostic("error", "ProcessExit", text, doc_id=doc_id)
