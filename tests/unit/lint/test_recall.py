"""How much the linter finds in the corpora of `tests.lint`, and how quiet it is on right tasks.

All of them take minutes: `python -m tests.lint.measure`. Here it is a case of every third kind of
fault, and every tenth right prompt.
"""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.lint.corpus import CORPUS
from tests.lint.measure import BROKEN, Measured, measure
from tests.lint.second.corpus import CORPUS as SECOND
from tests.lint.shape import Corpus

CORPORA = {"first": CORPUS, "second": SECOND}
RECALL = {"first": 0.93, "second": 0.98}
FALSE_ALARMS = {"first": 0.0, "second": 0.0}


def part_of(corpus: Corpus) -> Corpus:
    """A case of every third kind, the first, second, … in turn, and each tenth right prompt."""
    kinds = [
        replace(kind, cases=(kind.cases[number % len(kind.cases)],))
        for number, kind in enumerate(corpus.kinds[::3])
    ]
    return replace(corpus, kinds=tuple(kinds), right=corpus.right[::10])


@pytest.fixture(scope="module", params=CORPORA)
def measured(request: pytest.FixtureRequest) -> tuple[str, Measured]:
    """A corpus' name, and what the linter makes of part of it, two tasks at a time."""
    return request.param, measure(part_of(CORPORA[request.param]), jobs=2)


def test_the_corpus_is_wide_enough_to_say_something() -> None:
    """It has 65 kinds of fault or more, each in three tasks or more, and 170 right prompts."""
    assert len({kind.what for kind in CORPUS.kinds}) == len(CORPUS.kinds) >= 65
    assert all(len({name for name, _ in kind.cases}) >= 3 for kind in CORPUS.kinds)
    assert len({what for what, _ in CORPUS.right}) == len(CORPUS.right) >= 170


@pytest.mark.slow
def test_the_linter_finds_its_share_of_the_faults(measured: tuple[str, Measured]) -> None:
    """Of the faults that were put into right tasks, findings name `RECALL` or more."""
    name, found = measured
    missed = [
        f"{kind.what}: {case.task}" for kind in found.kinds for case in kind.cases if not case.found
    ]
    assert found.recall >= RECALL[name], "\n".join(missed)


@pytest.mark.slow
def test_the_linter_is_quiet_about_right_prompts(measured: tuple[str, Measured]) -> None:
    """Errors and warnings are on `FALSE_ALARMS` of the right prompts, or on fewer."""
    name, found = measured
    loud = [f"{alarm.prompt}: {'; '.join(alarm.findings)}" for alarm in found.alarms]
    assert found.false_alarms <= FALSE_ALARMS[name], "\n".join(loud)


@pytest.mark.slow
def test_the_linter_breaks_on_none_of_the_tasks(measured: tuple[str, Measured]) -> None:
    """No fault and no right prompt makes it raise what is none of the workbench's errors."""
    _, found = measured
    said = [new for kind in found.kinds for case in kind.cases for new in case.new]
    said += [finding for alarm in found.alarms for finding in alarm.findings]
    assert [each for each in said if each.startswith(BROKEN)] == []
