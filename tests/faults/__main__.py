"""Make every fault and write the table of docs/faults.md: `make faults`.

Scenarios that start processes of their own are made to fail at every twelfth call, the others at
every one. Ends with 1 where something was lost.
"""

from __future__ import annotations

import json
import sys
import tempfile
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from tests.faults.scenarios import SCENARIOS
from tests.faults.shim import KINDS, MISSING, build, preloaded
from tests.faults.states import STATES

PAGE = Path(__file__).parents[2] / "docs" / "faults.md"
BEGIN, END = "<!-- made by make faults -->\n", "<!-- to here -->\n"
SLOW_STRIDE = 12

OUTCOMES = {
    "kept": "what is new is kept in the file",
    "aside": "the file is kept as `….broken-<date>`, a new one is begun, and that is said",
    "memory": "the file is left as it is; nothing new is kept, and that is said",
}


def made(stride: int, slow_stride: int = 0) -> list[dict[str, Any]]:
    """Make the faults at every `stride`-th call, and the slow scenarios' at every `slow_stride`-th
    (0: none), and return them."""
    found: list[dict[str, Any]] = []
    with tempfile.TemporaryDirectory() as folder:
        shim = build(Path(folder))
        for each in SCENARIOS:
            step = slow_stride if each.slow else stride
            if step:
                process = preloaded(shim, "tests.faults.drive", str(step), each.name)
                out, _ = process.communicate()
                assert process.returncode == 0, each.name
                found += map(json.loads, out.splitlines())
                print(f"{each.name}: {len(found)} faults so far", file=sys.stderr, flush=True)
    return found


def table(faults: Iterable[Mapping[str, Any]]) -> str:
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
    lines += ["", f"{total:,} faults of {len(KINDS)} kinds.", ""]
    lines += ["| `runs.db` and `scores.db` are | what becomes of it |", "| --- | --- |"]
    lines += [f"| {state.name} | {OUTCOMES[state.outcome]} |" for state in STATES]
    return "\n".join(lines) + "\n"


def main() -> int:
    """Make the faults, write the table, and say what was lost."""
    if MISSING:
        print(MISSING, file=sys.stderr)
        return 2
    found = made(1, SLOW_STRIDE)
    before, rest = PAGE.read_text("utf-8").split(BEGIN)
    PAGE.write_text(f"{before}{BEGIN}{table(found)}{END}{rest.split(END)[1]}", "utf-8")
    lost = [fault for fault in found if fault["lost"]]
    for fault in lost:
        print(json.dumps(fault, indent=1), file=sys.stderr)
    print(f"{len(found):,} faults, {len(lost)} with a loss: {PAGE}")
    return 1 if lost else 0


if __name__ == "__main__":
    sys.exit(main())
