"""Make the faults and write the table of docs/faults.md: `make faults`.

Usage: python -m tests.faults [--every N] [--jobs J] [--part K/N] [SCENARIO …]

By default every call of every scenario fails in every way; `--every N` takes each Nth alone. Each
kind of fault of a scenario is made by a process of its own, `--jobs` of them at a time. `--part`
makes one of several parts, and scenarios may be named: the table is written for all of it alone.
Ends with 1 where something was lost.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from tests.faults.scenarios import SCENARIOS
from tests.faults.shim import KINDS, MISSING, build, preloaded
from tests.faults.states import STATES

PAGE = Path(__file__).parents[2] / "docs" / "faults.md"
BEGIN, END = "<!-- made by make faults -->\n", "<!-- to here -->\n"

OUTCOMES = {
    "kept": "what is new is kept in the file",
    "aside": "the file is kept as `….broken-<date>`, a new one is begun, and that is said",
    "memory": "the file is left as it is; nothing new is kept, and that is said",
}


def made(pieces: Sequence[tuple[str, str]], every: int, jobs: int) -> list[dict[str, Any]]:
    """Make the faults of pieces, a scenario and a kind each, at every `every`-th call; `jobs` of
    the pieces at a time."""
    found: list[dict[str, Any]] = []
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(jobs) as pool:
        shim = build(Path(folder))

        def make(piece: tuple[str, str]) -> list[dict[str, Any]]:
            process = preloaded(shim, "tests.faults.drive", str(every), *piece)
            out, _ = process.communicate()
            assert process.returncode == 0, piece
            return [json.loads(line) for line in out.splitlines()]

        for piece, faults in zip(pieces, pool.map(make, pieces), strict=True):
            found += faults
            print(f"{': '.join(piece)}: {len(faults)}", file=sys.stderr, flush=True)
    return found


def table(faults: Iterable[Mapping[str, Any]], every: int) -> str:
    """Return the faults by scenario and kind, and the states of `.workbench`, as Markdown."""
    rows: dict[tuple[str, str], list[Mapping[str, Any]]] = {}
    for fault in faults:
        rows.setdefault((fault["scenario"], fault["kind"]), []).append(fault)
    lines = ["| what | how injected | places | seen | lost |", "| --- | --- | --- | --- | --- |"]
    for (scenario, kind), group in rows.items():
        words = [fault["seen"] for fault in group]
        seen = ", ".join(f"{words.count(word)} {word}" for word in sorted(set(words)))
        lost = sum(bool(fault["lost"]) for fault in group) or "nothing"
        lines.append(f"| {scenario} | {kind} | {len(group)} | {seen} | {lost} |")
    total = sum(map(len, rows.values()))
    where = "at every call" if every == 1 else f"at one call of {every}"
    lines += ["", f"{total:,} faults of {len(KINDS)} kinds, {where}.", ""]
    lines += ["| `runs.db` and `scores.db` are | what becomes of it |", "| --- | --- |"]
    lines += [f"| {state.name} | {OUTCOMES[state.outcome]} |" for state in STATES]
    return "\n".join(lines) + "\n"


def main() -> int:
    """Make the faults, write the table, and say what was lost."""
    parser = argparse.ArgumentParser(prog="python -m tests.faults", description=__doc__,
                                     formatter_class=argparse.RawTextHelpFormatter)  # fmt: skip
    parser.add_argument("--every", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--part", default="1/1")
    parser.add_argument("scenarios", nargs="*", metavar="SCENARIO")
    arguments = parser.parse_args()
    if MISSING:
        print(MISSING, file=sys.stderr)
        return 2
    names = [each.name for each in SCENARIOS]
    if unknown := sorted({*arguments.scenarios} - {*names}):
        parser.error(f"no scenario {unknown[0]!r}; there are {', '.join(names)}")
    part, parts = map(int, arguments.part.split("/"))
    pieces = [
        (name, kind.name)
        for name in names
        for kind in KINDS
        if name in (arguments.scenarios or names)
    ]
    found = made(pieces[part - 1 :: parts], arguments.every, arguments.jobs)
    if len(pieces) == len(names) * len(KINDS) and parts == 1:
        before, rest = PAGE.read_text("utf-8").split(BEGIN)
        text = f"{before}{BEGIN}{table(found, arguments.every)}{END}{rest.split(END)[1]}"
        PAGE.write_text(text, "utf-8")
        print(f"written: {PAGE}")
    lost = [fault for fault in found if fault["lost"]]
    for fault in lost:
        print(json.dumps(fault, indent=1), file=sys.stderr)
    print(f"{len(found):,} faults, {len(lost)} with a loss")
    return 1 if lost else 0


if __name__ == "__main__":
    sys.exit(main())
