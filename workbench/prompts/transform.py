"""Source text becomes examples, or diagnostics: the parent's side of the live-code worker."""

from __future__ import annotations

import math
import threading
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from workbench.prompts.in_tab import live_process
from workbench.prompts.process import Limits, Reply
from workbench.types import Compat, Diagnostic, Doc, Example

__all__ = ["Call", "Limits", "Source", "TransformRunner", "Transformed", "Turn", "Turns"]

FATAL = frozenset({"TimeLimit", "MemoryLimit", "ProcessExit"})
"""Failures that cost so much that a batch gives up after a few of them."""


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
class Transformed:
    """The result of a batch: for each call an example or the diagnostic that says why not,
    besides what is not about one call: warnings, what the code printed, how many seconds the
    calls took (infinite if they did not all come back), and the files that it read."""

    results: tuple[Example | Diagnostic, ...]
    notes: tuple[Diagnostic, ...] = ()
    stdout: str = ""
    seconds: float = math.inf
    files: tuple[str, ...] = ()


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


_End: TypeAlias = tuple[tuple[Diagnostic, ...], str, float, tuple[str, ...]]
"""Notes, what was printed, seconds, files."""


class TransformRunner:
    """Runs live code in a separate process, kept warm between batches and replaced when it dies.

    Thread-safe; batches run one at a time. Close it, or leave that to the interpreter's exit.
    """

    def __init__(self, limits: Limits | None = None) -> None:
        self.limits = limits or Limits()
        self._lock = threading.Lock()
        self._process = live_process(self.limits)

    def run(self, source: Source, calls: Sequence[Call]) -> Transformed:
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
            self._process.kill()

    def _run(self, source: Source, calls: Sequence[Call]) -> Transformed:
        results: list[Example | Diagnostic] = []
        end: _End = ((), "", math.inf, ())
        fatal = 0
        while len(results) < len(calls) and fatal < self.limits.failures:
            rest = calls[len(results) :]
            pairs = [(dict(call.doc.data), call.key) for call in rest]
            loaded = self._begin(source, {"calls": pairs})
            for call in rest:
                reply = loaded if "lost" in loaded else self._process.receive(self.limits.time)
                result = _result(reply, call.doc.id)
                results.append(result)
                fatal += isinstance(result, Diagnostic) and result.type in FATAL
                if "lost" in reply:
                    break
                if fatal >= self.limits.failures:
                    self._process.kill()
                    break
            else:
                end = self._end()
        results.extend(_given_up(call.doc.id, fatal) for call in calls[len(results) :])
        return Transformed(tuple(results), *end)

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
            reply = loaded if "lost" in loaded else self._process.receive(limit)
            fatal += _is_fatal(reply)
            if place in asked:
                turns[place] = _turn(reply, docs, place)
            if "lost" in reply or fatal >= self.limits.failures:
                self._process.kill()
                for later in (other for other in wanted if other > place):
                    doc_id = docs[later].id
                    end = _cut_off(doc_id) if "lost" in reply else _given_up(doc_id, fatal)
                    turns[later] = Turn(end)
                return Turns(turns)
        return Turns(turns, *self._end())

    def _begin(self, source: Source, work: Mapping[str, Any]) -> Reply:
        """Send a job, and return the reply that says whether its code loaded."""
        return self._process.begin(
            {
                **work,
                "source": source.text,
                "filename": source.filename,
                "num_sample": source.num_sample,
                "dataset_name": source.dataset_name,
                "compat": source.compat,
            }
        )

    def _end(self) -> _End:
        """Return what comes after the last reply."""
        end = self._process.receive(self.limits.grace)
        notes = tuple(_diagnostic(note) for note in end.get("notes", ()))
        files = tuple(end.get("files", ()))
        return notes, end.get("stdout", ""), end.get("seconds", math.inf), files


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
