"""Writes what the linter's expressions need into the package (see `io.known_needs`): run as
`python -m workbench.lint.make_needs TASK ...`, or `make needs`.

Some expressions are made when they are asked for, so tasks are linted for it.
"""

from __future__ import annotations

import gc
import json
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path

import workbench.lint.check  # noqa: F401  (has most of the expressions)
from workbench.io.han import Pattern
from workbench.io.known_needs import FILE, Needs, key_of_ascii
from workbench.io.needles import needs_of_ascii
from workbench.lint.look import lint_plan
from workbench.runs.options import Options
from workbench.runs.plan import plan_of
from workbench.tasks.task import Task


def table(folders: Iterable[Path]) -> Mapping[str, Needs | None]:
    """Return what the expressions need that this process has when some tasks were linted."""
    for folder in folders:
        lint_plan(plan_of(Task.of(folder), Options(), "latest"))
    found = (each for each in gc.get_objects() if type(each) is Pattern and each.may_lack)
    by_key = {each.key: each for each in found}
    made: dict[str, Needs | None] = {}
    for key in sorted(by_key):
        needs = by_key[key].read_needs()
        made[key] = _plain(needs)
        made[key_of_ascii(key)] = _plain(needs and needs_of_ascii(needs))
    return made


def _plain(needs: Needs | None) -> Needs | None:
    """Return needs as JSON has them, in one order."""
    return needs and [[sorted(needles) for needles in each] for each in needs]


def main() -> None:
    """Write the file of the package."""
    made = table(map(Path, sys.argv[1:]))
    lines = (
        f"{json.dumps(key)}: {json.dumps(needs, ensure_ascii=False)}" for key, needs in made.items()
    )
    FILE.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
    print(f"{FILE.name}: {len(made) // 2} expressions")


if __name__ == "__main__":
    main()
