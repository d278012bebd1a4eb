"""How much the linter finds in the corpus of `tests.lint`, and how quiet it is on right tasks."""

from __future__ import annotations

import pytest

from tests.lint.corpus import CORPUS
from tests.lint.measure import BROKEN, Measured, measure

RECALL = 0.945
FALSE_ALARMS = 0.01


@pytest.fixture(scope="module")
def measured() -> Measured:
    """What the linter makes of the corpus, two tasks at a time."""
    return measure(CORPUS, jobs=2)


def test_the_corpus_is_wide_enough_to_say_something() -> None:
    """It has 65 kinds of fault or more, each in three tasks or more, and 170 right prompts."""
    assert len({kind.what for kind in CORPUS.kinds}) == len(CORPUS.kinds) >= 65
    assert all(len({name for name, _ in kind.cases}) >= 3 for kind in CORPUS.kinds)
    assert len({what for what, _ in CORPUS.right}) == len(CORPUS.right) >= 170


@pytest.mark.slow
@pytest.mark.timeout(3600)
def test_the_linter_finds_its_share_of_the_faults(measured: Measured) -> None:
    """Of all faults that were put into right tasks, findings name `RECALL` or more."""
    missed = [
        f"{kind.what}: {case.task}"
        for kind in measured.kinds
        for case in kind.cases
        if not case.found
    ]
    assert measured.recall >= RECALL, "\n".join(missed)


@pytest.mark.slow
@pytest.mark.timeout(3600)
def test_the_linter_is_quiet_about_right_prompts(measured: Measured) -> None:
    """Errors and warnings are on `FALSE_ALARMS` of the right prompts, or on fewer."""
    loud = [f"{alarm.prompt}: {'; '.join(alarm.findings)}" for alarm in measured.alarms]
    assert measured.false_alarms <= FALSE_ALARMS, "\n".join(loud)


@pytest.mark.slow
@pytest.mark.timeout(3600)
def test_the_linter_breaks_on_none_of_the_tasks(measured: Measured) -> None:
    """No fault and no right prompt makes it raise what is none of the workbench's errors."""
    said = [new for kind in measured.kinds for case in kind.cases for new in case.new]
    said += [finding for alarm in measured.alarms for finding in alarm.findings]
    assert [each for each in said if each.startswith(BROKEN)] == []
