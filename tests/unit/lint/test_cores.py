"""Rules on several cores find what they find on one, whatever becomes of the copies."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from tests.unit.lint.test_look import SPACED, TWO_FAULTS, plan_on
from workbench.lint.check import check, render_subject
from workbench.lint.cores import LEAST_DOCS, cores_for, hits_on_cores
from workbench.lint.finding import Hit, Rule
from workbench.lint.look import Look
from workbench.lint.subject import Subject
from workbench.messages import Message, say
from workbench.models.fake import FakeModel
from workbench.prompts.transform import TransformRunner

pytestmark = pytest.mark.slow

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="copies are of systems that fork")


@pytest.fixture
def subject(task: Path) -> Iterator[Subject]:
    plan = plan_on(task, TWO_FAULTS, 40)
    runner = TransformRunner()
    yield render_subject(plan, plan.task.docs(plan.config), runner)
    runner.close()


@pytest.mark.parametrize("cores", [2, 3, 4])
def test_the_same_is_found_on_all_cores(subject: Subject, cores: int) -> None:
    alone = check(subject)
    assert {finding.rule for finding in alone} >= {"text/trailing-space", "text/two-spaces"}
    together = check(subject, cores=cores)
    assert together == alone
    for ours, theirs in zip(together, alone, strict=True):
        assert isinstance(ours.message, Message) and isinstance(theirs.message, Message)
        assert ours.message.template == theirs.message.template
        assert ours.message.values == theirs.message.values


def rule(number: int, name: str, seconds: float = 0.0, *, dies: bool = False) -> Rule:
    """Return a rule that says in which process it ran; one that `dies` kills any but this one."""
    here = os.getpid()

    def find(_: Subject) -> Iterator[Hit]:
        time.sleep(seconds)
        if dies and os.getpid() != here:
            os.kill(os.getpid(), signal.SIGKILL)
        yield Hit(say("{n} by {pid}", n=number, pid=os.getpid()), say("Mend it."))

    return Rule(name, "hint", find, "")


def test_copies_take_their_share(subject: Subject, tmp_path: Path) -> None:
    """Each process takes rules: here the first rule of each ends when all three have one."""
    began = tmp_path / "began"
    began.mkdir()

    def find(number: int) -> Iterator[Hit]:
        (began / str(os.getpid())).touch()
        until = time.monotonic() + 60
        while len(list(began.iterdir())) < 3 and time.monotonic() < until:
            time.sleep(0.01)
        yield Hit(say("{n} by {pid}", n=number, pid=os.getpid()), say("Mend it."))

    names = [f"text/{n}" for n in range(12)]
    rules = [Rule(name, "hint", lambda _, n=n: find(n), "") for n, name in enumerate(names)]
    found = hits_on_cores(subject, rules, 3)
    words = [hit.message.split(" by ") for (hit,) in found]
    assert [int(number) for number, _ in words] == list(range(12))
    assert len({pid for _, pid in words}) == 3


def test_what_a_copy_leaves_undone_is_done(subject: Subject) -> None:
    rules = [rule(n, f"text/{n}", 0.02, dies=n == 9) for n in range(12)]
    found = hits_on_cores(subject, rules, 2)
    assert [hit.message for (hit,) in found] == [f"{n} by {os.getpid()}" for n in range(12)]


def test_an_error_of_a_rule_is_raised_here(subject: Subject) -> None:
    def fails(_: Subject) -> Iterator[Hit]:
        raise ZeroDivisionError("of the last rule")
        yield

    rules = [*(rule(n, f"text/{n}", 0.02) for n in range(6)), Rule("text/last", "hint", fails, "")]
    with pytest.raises(ZeroDivisionError, match="of the last rule"):
        hits_on_cores(subject, rules, 2)


def test_no_copy_outlives_the_look(subject: Subject, monkeypatch: pytest.MonkeyPatch) -> None:
    """An interrupt in this process ends them, too."""
    made: list[int] = []
    fork = os.fork

    def watched() -> int:
        pid = fork()
        made.append(pid)
        return pid

    monkeypatch.setattr(os, "fork", watched)

    def interrupted(_: Subject) -> Iterator[Hit]:
        raise KeyboardInterrupt
        yield

    slow = [rule(n, f"text/{n}", 30.0) for n in range(3)]
    with pytest.raises(KeyboardInterrupt):
        hits_on_cores(subject, [Rule("text/first", "hint", interrupted, ""), *slow], 3)
    assert len(made) == 2
    for pid in made:
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)


def test_a_system_that_makes_no_more_processes(
    subject: Subject, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused() -> int:
        raise BlockingIOError("no more processes")

    monkeypatch.setattr(os, "fork", refused)
    opened = len(os.listdir("/dev/fd"))
    assert check(subject, cores=3) == check(subject)
    assert len(os.listdir("/dev/fd")) == opened


def test_where_copies_are_made(subject: Subject, monkeypatch: pytest.MonkeyPatch) -> None:
    """For many docs, without a model's tokenizer, on a machine with several cores."""
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: set(range(8)), raising=False)
    many = replace(subject, items=subject.items * (LEAST_DOCS // len(subject.items) + 1))
    assert cores_for(many) == 4
    assert cores_for(subject) == 1
    assert cores_for(replace(many, ruler=FakeModel())) == 1
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: {3})
    assert cores_for(many) == 1


def test_a_look_on_all_cores_reports_the_same(task: Path) -> None:
    plan = plan_on(task, SPACED, LEAST_DOCS)
    reports = []
    for on_all in (False, True):
        look = Look(plan, on_all_cores=on_all)
        for _ in look.steps():
            pass
        reports.append(look.report())
    assert reports[0] == reports[1]
    assert reports[0].findings
