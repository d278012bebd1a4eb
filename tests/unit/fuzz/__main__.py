"""The long form: `python -m tests.unit.fuzz [--inputs N] [--minutes M] [--seed S] [READER …]`.

Says how many broken files each reader got, and each kind of fault once, with a file that shows it.
"""

from __future__ import annotations

import argparse
import random
import shutil
import sys
import tempfile
import time
from pathlib import Path

from tests.unit.fuzz.harness import Touched, broken, fault_of
from tests.unit.fuzz.readers import READERS, SUMS


def main() -> int:
    """Return 1 where there was a fault."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--inputs", type=int, default=1_000_000)
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("readers", nargs="*", default=[*READERS])
    arguments = parser.parse_args()
    until = time.monotonic() + 60 * arguments.minutes
    tried = dict.fromkeys(arguments.readers, 0)
    faults: dict[tuple[str, str], bytes] = {}
    with tempfile.TemporaryDirectory() as folder:
        touched = Touched(Path(folder))
        shutil.copytree(SUMS, Path(folder) / "sums")
        draw = random.Random(arguments.seed)
        touched.watches = True
        while sum(tried.values()) < arguments.inputs and time.monotonic() < until:
            name = min(tried, key=lambda each: tried[each])
            content = broken(draw.choice(READERS[name].seeds), draw)
            path = Path(folder) / READERS[name].name
            path.write_bytes(content)
            tried[name] += 1
            if fault := fault_of(READERS[name].read, path):
                faults.setdefault((name, fault), content)
            path.write_bytes(READERS[name].seeds[0])  # others read the task, too
        touched.watches = False
    for name, count in tried.items():
        print(f"{name}: {count:,} files, {sum(key[0] == name for key in faults)} faults")
    for (name, fault), content in faults.items():
        print(f"{name}: {fault}: {content[:500]!r}")
    print(f"written outside: {sorted(set(touched.paths)) or 'nothing'}")
    return int(bool(faults or touched.paths))


if __name__ == "__main__":
    sys.exit(main())
