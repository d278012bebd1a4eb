"""All that is tried, and the trying of it: each input is what a seed, a target and a number make
of it, so any of them can be made again, and a trial goes on where the one before ended."""

from __future__ import annotations

import random
import shutil
import tempfile
import time
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

from tests.unit.fuzz.harness import Target, broken, fault_of, touched
from tests.unit.fuzz.projects import PROJECTS
from tests.unit.fuzz.protocol import PROTOCOL
from tests.unit.fuzz.readers import READERS, SUMS
from tests.unit.fuzz.servers import SERVERS

TARGETS: Mapping[str, Target] = {**READERS, **PROJECTS, **SERVERS, **PROTOCOL}


@dataclass(frozen=True, slots=True)
class Tried:
    """What came of `count` inputs of a target: seconds of the processor's time, the kinds of
    faults, each with the number of the first input that has it, and what was written outside."""

    target: str
    count: int
    seconds: float
    faults: Mapping[str, int]
    outside: frozenset[str]


def content_of(name: str, seed: int, number: int, targets: Mapping[str, Target] = TARGETS) -> bytes:
    """Return the input of that number, from 0, of a target."""
    draw = random.Random(f"{seed}/{name}/{number}")
    return broken(draw.choice(targets[name].seeds), draw)


def tried(
    name: str, seed: int, numbers: Iterable[int], targets: Mapping[str, Target] = TARGETS
) -> Tried:
    """Give the inputs of these numbers to a target."""
    faults: dict[str, int] = {}
    count, begun = 0, time.process_time()
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made)
        shutil.copytree(SUMS, folder / "sums")
        with touched().outside(folder) as outside:
            for number in numbers:
                count += 1
                content = content_of(name, seed, number, targets)
                if fault := fault_of(targets[name], content, folder):
                    faults.setdefault(fault, number)
    return Tried(name, count, time.process_time() - begun, faults, frozenset(outside))
