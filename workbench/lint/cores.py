"""Rules on several cores: copies of this process take their share of them.

A copy has all prompts already, so nothing is sent to it, and little comes back. It is made where
this process has no other thread that could hold a lock (the command line), and where a system can
make one.
"""

from __future__ import annotations

import contextlib
import gc
import os
import pickle
import signal
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from mmap import mmap
from typing import TypeAlias

from workbench.io.kept_codes import keep_made
from workbench.lint.finding import Hit, Rule, hits_of
from workbench.lint.subject import Subject

LEAST_DOCS = 300
"""For fewer docs a copy would take longer than it saves."""

MOST_CORES = 4
"""Each copy looks up for itself what several rules ask of a prompt, so that more gain little."""

Found: TypeAlias = dict[int, list[Hit]]
"""What rules found, by their place among all."""


@dataclass(frozen=True, slots=True)
class _Copy:
    pid: int
    answer: int


def cores_for(subject: Subject) -> int:
    """Return on how many cores rules should look at a subject. What measures tokens is left
    in one process: a model has threads of its own."""
    if not hasattr(os, "fork") or subject.ruler is not None or len(subject.items) < LEAST_DOCS:
        return 1
    with contextlib.suppress(AttributeError):  # macOS has no such call
        return min(len(os.sched_getaffinity(0)), MOST_CORES)
    return min(os.cpu_count() or 1, MOST_CORES)


def hits_on_cores(
    subject: Subject,
    rules: Sequence[Rule],
    cores: int,
    ruled: Callable[[int, int], None] = lambda done, total: None,
) -> list[list[Hit]]:
    """Return each rule's hits. What a copy that came to an end leaves undone is done here. `ruled`
    is told how many rules have been asked of all."""
    size = len(rules)
    with mmap(-1, size) as taken, _copies(subject, rules, cores, taken) as copies:
        found = _take(subject, rules, taken, range(size), ruled)
        for copy in copies:
            found |= _answer_of(copy)
    return [
        found[place] if place in found else hits_of(rule, subject)
        for place, rule in enumerate(rules)
    ]


def _take(
    subject: Subject,
    rules: Sequence[Rule],
    taken: mmap,
    places: Iterable[int],
    ruled: Callable[[int, int], None] = lambda done, total: None,
) -> Found:
    """Run the rules that no other process has taken. (Where two take one at the same moment, both
    run it, and find the same.)"""
    found: Found = {}
    for place in places:
        if not taken[place]:
            taken[place] = True
            found[place] = hits_of(rules[place], subject)
            ruled(sum(taken[:]), len(rules))
    return found


@contextmanager
def _copies(
    subject: Subject, rules: Sequence[Rule], cores: int, taken: mmap
) -> Iterator[Sequence[_Copy]]:
    """Yield copies at work, fewer where the system makes no more; they are gone when the block is
    left, however it is."""
    made: list[_Copy] = []
    gc.freeze()  # a copy that counted what it shares with this process would have to own it
    try:
        with contextlib.suppress(OSError):
            for number in range(1, cores):
                made.append(_copy(subject, rules, taken, number / (cores - 1)))
        yield made
    finally:
        gc.unfreeze()
        for copy in made:
            os.close(copy.answer)
            with contextlib.suppress(ProcessLookupError):
                os.kill(copy.pid, signal.SIGKILL)
            os.waitpid(copy.pid, 0)


def _copy(subject: Subject, rules: Sequence[Rule], taken: mmap, part: float) -> _Copy:
    """Make a copy that goes backwards from a part of all rules: this process goes forwards, and
    rules that stand beside each other ask much that is the same."""
    places = list(range(len(rules)))
    first = round(part * len(rules))
    order = [*reversed(places[:first]), *reversed(places[first:])]
    answer, end = os.pipe()
    try:
        pid = os.fork()
    except OSError:
        os.close(answer)
        os.close(end)
        raise
    if pid:
        os.close(end)
        return _Copy(pid, answer)
    try:
        gc.disable()
        found = _take(subject, rules, taken, order)
        with os.fdopen(end, "wb") as file:
            keep_made()  # this copy is ended once it has said all
            pickle.dump(found, file)
    finally:  # nothing of this process's ends twice: no buffer, no handler, no error's trace
        os._exit(0)


def _answer_of(copy: _Copy) -> Found:
    """Return what a copy found; nothing where it came to an end before it said so, be it by a
    rule's own error, which is met again where the rule is run once more."""
    with os.fdopen(os.dup(copy.answer), "rb") as file:
        told = file.read()
    try:
        return pickle.loads(told)
    except (EOFError, pickle.UnpicklingError):
        return {}
