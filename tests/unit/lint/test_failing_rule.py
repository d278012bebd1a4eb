"""A rule that fails is told of, and the others have their say."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.unit.lint.cases import ROWS, Case, returns
from workbench.errors import TRACEBACK, ModelError
from workbench.lint.check import check
from workbench.lint.finding import Hit, Rule
from workbench.lint.subject import Subject
from workbench.messages import say


def fails(subject: Subject) -> Iterator[Hit]:
    """Finds something, and fails at the next doc."""
    yield Hit(say("found"), say("Mend it."), subject.rendered[0].doc.id)
    raise ValueError("no such thing")


def needs_a_model(subject: Subject) -> Iterator[Hit]:
    """Asks what does not answer."""
    raise ModelError("the server does not answer")
    yield


def finds(subject: Subject) -> Iterator[Hit]:
    """Finds something in all docs."""
    yield Hit(say("found in all"), say("Mend it."))


FAILS = Rule("code/fails", "error", fails, "")
NEEDS = Rule("tokens/needs", "error", needs_a_model, "")
FINDS = Rule("text/finds", "warning", finds, "")


@pytest.fixture
def subject() -> Subject:
    return Case(source=returns(), rows=ROWS).subject()


@pytest.mark.parametrize("cores", [1, 2])
def test_the_others_have_their_say(
    subject: Subject, cores: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What it found before stands beside a hint at the fault, which names it."""
    monkeypatch.delenv(TRACEBACK)
    found = check(subject, [FAILS, FINDS], cores=cores)
    told = [(each.rule, each.severity) for each in found]
    assert told == [("code/fails", "error"), ("text/finds", "warning"), ("code/fails", "hint")]
    assert found[-1].message == (
        "a fault of Prompt Workbench, not of yours: ValueError: 'no such thing'"
    )
    assert f"{TRACEBACK}=1" in found[-1].fix


def test_whoever_looks_for_it_has_its_traceback(subject: Subject) -> None:
    with pytest.raises(ValueError, match="no such"):
        check(subject, [FAILS, FINDS])


def test_what_a_rule_needs_and_cannot_have_is_raised(
    subject: Subject, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(TRACEBACK)
    with pytest.raises(ModelError, match="does not answer"):
        check(subject, [NEEDS, FINDS])
