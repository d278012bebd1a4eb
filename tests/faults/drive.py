"""Runs scenarios with a fault at each call, every time in a process of its own.

Started with the shim: `python -m tests.faults.drive EVERY SCENARIO [KIND …]`. Prints a JSON line
for each fault.
"""

from __future__ import annotations

import json
import os
import shutil
import signal
import sys
import tempfile
import traceback
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

from tests.faults.scenarios import SCENARIOS, Scenario
from tests.faults.shim import KINDS, Kind, Shim
from workbench.errors import WorkbenchError

HUNG_SECONDS = 600
"""What takes so long waits for ever, which is a loss too; a net, far above what anything takes."""


@dataclass(frozen=True, slots=True)
class Fault:
    """One fault: where it was made, what was seen ("killed", "said", "done"), and what was lost:
    "" where nothing was."""

    scenario: str
    kind: str
    call: int
    seen: str
    lost: str


def faults(scenario: Scenario, every: int, kinds: Sequence[Kind] = KINDS) -> Iterator[Fault]:
    """Make the faults of a scenario, each kind at every `every`-th call."""
    with tempfile.TemporaryDirectory() as made:
        before = Path(made) / "before"
        before.mkdir()
        _aside(lambda: scenario.prepare(before))
        is_write = json.loads(_aside(lambda: _counted(scenario, before, Path(made) / "counted")))
        for kind in kinds:
            fitting = [n for n, write in enumerate(is_write, 1) if write or not kind.writes]
            for call in fitting[:1] if kind.once else fitting[::every]:
                folder = Path(made) / "now"
                yield _one(scenario, before, folder, kind, call)
                shutil.rmtree(folder)


def _counted(scenario: Scenario, before: Path, folder: Path) -> str:
    shutil.copytree(before, folder)
    shim = Shim()
    shim.arm(folder)
    scenario.act(folder)
    calls = shim.calls()
    shim.disarm()
    scenario.check(folder, "done")
    return json.dumps(calls)


def _one(scenario: Scenario, before: Path, folder: Path, kind: Kind, call: int) -> Fault:
    shutil.copytree(before, folder)

    def act() -> str:
        shim = Shim()
        shim.arm(folder, call, kind)
        try:
            scenario.act(folder)
        except WorkbenchError as error:
            return f"said {error}"
        finally:
            shim.disarm()
        return "done"

    def check() -> str:
        scenario.check(folder, seen)
        return ""

    seen, lost = "killed", ""
    try:
        seen = _aside(act).split(" ")[0]
    except ChildProcessError as error:
        if str(error) != "killed":
            lost = str(error)
    try:
        lost = lost or _aside(check)
    except ChildProcessError as error:
        lost = str(error)
    return Fault(scenario.name, kind.name, call, seen, lost)


def _aside(do: Callable[[], object]) -> str:
    """Return what a call returns, in a process of its own.

    Raises:
        ChildProcessError: it raised, was killed, or waited for ever.
    """
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        signal.alarm(HUNG_SECONDS)
        code, text = 0, ""
        try:
            text = str(do())
        except BaseException:  # whatever it is: it is what the fault did
            code, text = 1, traceback.format_exc()
        with os.fdopen(writing, "w") as file:
            file.write(text)
        os._exit(code)
    os.close(writing)
    with os.fdopen(reading) as file:
        said = file.read()
    _, status = os.waitpid(child, 0)
    if os.WIFSIGNALED(status) and os.WTERMSIG(status) != signal.SIGKILL:
        raise ChildProcessError(signal.Signals(os.WTERMSIG(status)).name)
    if os.WIFSIGNALED(status):
        raise ChildProcessError("killed")
    if os.WEXITSTATUS(status):
        raise ChildProcessError(said)
    return said


def main() -> None:
    """Print a JSON line for each fault of the kinds named, or of all."""
    every, name, *kinds = sys.argv[1:]
    (scenario,) = (each for each in SCENARIOS if each.name == name)
    chosen = [kind for kind in KINDS if not kinds or kind.name in kinds]
    for fault in faults(scenario, int(every), chosen):
        print(json.dumps(asdict(fault)), flush=True)


if __name__ == "__main__":
    main()
