"""Which sources are shown to make the same of a row in every process, and need no second one."""

from __future__ import annotations

from pathlib import Path

import pytest

import workbench.lint.again as again
from tests.unit.conftest import ADD
from tests.unit.lint.test_look import plan_on
from workbench.lint.anywhere import is_same_anywhere
from workbench.lint.look import lint_plan
from workbench.lint.source import parse

SHIPPED = sorted((Path(__file__).parents[3] / "transforms").glob("*/transform_*.py"))

SAME = {
    "a seeded draw": "import random\nx = random.choice([1, 2])",
    "a type of an argument": "import random\ndef f(r: random.Random): pass",
    "a stream of one's own with a constant seed": "import random\nx = random.Random(3)",
    "a dict's pairs, gone through": "for key, value in d.items(): pass",
    "a dict's keys, sorted": "x = sorted(d.keys())",
    "a dict's keys, asked about": "x = 'a' in d.keys()",
    "a dict's keys, unpacked": "x = [*d.keys()]",
    "numbers that are subtracted": "x = len(d) - 1",
    "a dict that is written out": "x = {'a': 1, **d}",
    "counts": "from collections import Counter\nx = Counter('abc').most_common(2)",
    "UltraEval's own": "from UltraEval.tasks.postprocess import GSM8KPost",
}
OTHER = {
    "no Python": "x =",
    "a set": "x = {1, 2}",
    "a set by comprehension": "x = {a for a in d}",
    "a set by name": "x = set(d)",
    "a set by another name": "unique = frozenset\nx = unique(d)",
    "keys that are made a set": "x = a.keys() - b.keys()",
    "keys under another name": "keys = d.keys()\nx = keys | others",
    "a hash": "x = hash('a')",
    "an id": "x = sorted(d, key=id)",
    "a door to all names": "x = getattr(d, '__ha' + 'sh__')()",
    "a method of Python's own": "x = 'a'.__hash__()",
    "what comes from elsewhere": "import os",
    "a file beside it": "from helpers import shown",
    "a relative import": "from . import helpers",
    "another name of the module": "import random as rnd",
    "a name of the module by itself": "from random import SystemRandom",
    "the system's randomness": "import random\nx = random.SystemRandom().random()",
    "a stream without a seed": "import random\nx = random.Random()",
    "a stream with a seed of the row's": "import random\nx = random.Random(d['id'])",
    "the module as a whole": "import random\nx = random",
    "a new seed": "import random\nrandom.seed()",
}


@pytest.mark.parametrize("name", SAME)
def test_no_process_tells(name: str) -> None:
    assert is_same_anywhere(parse(SAME[name]))


@pytest.mark.parametrize("name", OTHER)
def test_another_process_might_tell(name: str) -> None:
    assert not is_same_anywhere(parse(OTHER[name]))


@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: f"{path.parent.name} {path.stem}")
def test_all_that_is_shipped_is_the_same(path: Path) -> None:
    assert is_same_anywhere(parse(path.read_text(encoding="utf-8")))


def seeds_used(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Return a list that is given the hash seed of each process of its own that is started."""
    used: list[int] = []
    runner = again.TransformRunner

    def started(limits: again.Limits) -> object:
        used.append(limits.hash_seed)
        return runner(limits)

    monkeypatch.setattr(again, "TransformRunner", started)
    return used


COUNTING = "import itertools\n\nCALLS = map(str, itertools.count())\n\n\n"
ODDITIES = {
    "the order of a set": ("str({*'abcdefghij'})", 1),
    "where an object is": ("repr(r)", 1),
    "how often it was called": ("next(CALLS)", 0),
}
"""Code in the place of a row's question, and how many processes of its own it takes to tell."""


@pytest.mark.slow
@pytest.mark.parametrize("name", ODDITIES)
def test_what_is_not_repeated_is_told(
    name: str, task: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By another process only where the first one might not tell."""
    code, processes = ODDITIES[name]
    used = seeds_used(monkeypatch)
    source = COUNTING + ADD.replace("{data['question']}", f"{{{code}}}")
    report = lint_plan(plan_on(task, source))
    assert "code/not-repeated" in {finding.rule for finding in report.findings}
    assert used == [again.AGAIN_SEED] * processes


@pytest.mark.slow
def test_a_row_that_is_changed_is_told_by_the_first_process(
    task: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    used = seeds_used(monkeypatch)
    changing = ADD.replace("    return", "    [data][0]['passage'] += '.'\n    return", 1)
    report = lint_plan(plan_on(task, changing))
    assert "code/changes-row" in {finding.rule for finding in report.findings}
    assert used == []
