"""The long form: `python -m tests.unit.fuzz [--inputs N] [--minutes M] [--jobs J] [TARGET …]`.

Says how many inputs each target got and what that took, and each kind of fault once, with the
number of an input that shows it: `--begin NUMBER --inputs 1 TARGET` gives that one again. Where the
time is over before all inputs are tried, or Ctrl-C ends it, the last line says how to go on.
"""

from __future__ import annotations

import argparse
import shlex
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor

from tests.unit.fuzz.targets import TARGETS, Tried, content_of, tried

ROUND = 200
"""Inputs that every target gets before the clock is looked at."""

SHOWN = 300
"""Bytes of an input that are shown."""


def rounds(arguments: argparse.Namespace) -> Iterator[list[Tried]]:
    """Yield what came of each round, in which every target gets the next inputs, until all are
    tried or the time is over."""
    names: Sequence[str] = arguments.targets
    each = -(-arguments.inputs // len(names))
    end = arguments.begin + each
    until = time.monotonic() + 60 * arguments.minutes
    with ProcessPoolExecutor(arguments.jobs) as pool:
        for begin in range(arguments.begin, end, ROUND):
            numbers = range(begin, min(begin + ROUND, end))
            waiting = [pool.submit(tried, name, arguments.seed, numbers) for name in names]
            yield [found.result() for found in waiting]
            if time.monotonic() > until:
                return


class Totals:
    """What came of all rounds: inputs and seconds of each target, and the faults."""

    def __init__(self, names: Sequence[str]) -> None:
        self.counts = dict.fromkeys(names, 0)
        self.seconds = dict.fromkeys(names, 0.0)
        self.faults: dict[tuple[str, str], int] = {}
        self.outside: set[str] = set()

    def add(self, results: Sequence[Tried]) -> None:
        """Take what came of one round."""
        for found in results:
            self.counts[found.target] += found.count
            self.seconds[found.target] += found.seconds
            self.outside |= found.outside
            for fault, number in found.faults.items():
                self.faults.setdefault((found.target, fault), number)

    def tell(self, seed: int) -> None:
        """Print all of it."""
        for name, count in self.counts.items():
            faults = sum(target == name for target, _ in self.faults)
            print(f"{name}: {count:,} inputs, {self.seconds[name]:,.1f} s, {faults} faults")
        for (name, fault), number in self.faults.items():
            print(f"{name} {number}: {fault}: {content_of(name, seed, number)[:SHOWN]!r}")
        print(f"written outside: {', '.join(sorted(self.outside)) or 'nothing'}")
        total, seconds = sum(self.counts.values()), sum(self.seconds.values())
        print(f"{total:,} inputs, {seconds:,.1f} s of processor time, {len(self.faults)} faults")


def main() -> int:
    """Return 1 where there was a fault."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--inputs", type=int, default=1_000_000, help="of all targets together")
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--begin", type=int, default=0, help="the number of each target's first")
    parser.add_argument("targets", nargs="*", default=[*TARGETS], metavar="TARGET")
    arguments = parser.parse_args()
    if unknown := sorted({*arguments.targets} - TARGETS.keys()):
        parser.error(f"no target {unknown[0]!r}; there are {', '.join(TARGETS)}")
    totals = Totals(arguments.targets)
    done = 0
    try:
        for results in rounds(arguments):
            totals.add(results)
            done += results[0].count
            print(f"\r{sum(totals.counts.values()):,}", end="", file=sys.stderr, flush=True)
    except KeyboardInterrupt:
        print("\nended early", file=sys.stderr)
    print(file=sys.stderr)
    totals.tell(arguments.seed)
    left = arguments.inputs - sum(totals.counts.values())
    if left > 0:
        names = shlex.join(arguments.targets) if len(arguments.targets) < len(TARGETS) else ""
        print(f"to go on: --seed {arguments.seed} --begin {arguments.begin + done} "
              f"--inputs {left} {names}".rstrip())  # fmt: skip
    return int(bool(totals.faults or totals.outside))


if __name__ == "__main__":
    sys.exit(main())
