"""The queue of runs: one has the model, the others wait, and each is of its own moment."""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tests.unit.conftest import ADD
from workbench.models.fake import FakeModel
from workbench.runs.progress import Progress
from workbench.runs.queue import Job, RunQueue, Ticket
from workbench.session.session import Session

SECONDS = 60.0
EDITED = ADD.replace("Q: ", "Question: ")


@pytest.fixture
def session(task: Path) -> Iterator[Session]:
    with closing(Session(task, method="gen", model="fake", sample_size=6)) as made:
        yield made


def draft(session: Session, text: str) -> Job:
    session.edit(ADD + f"# {text}\n")
    return session.job()


@pytest.mark.slow
def test_a_job_is_of_the_moment_when_it_was_made(session: Session) -> None:
    """The run scores the text that was the draft then, and is called after its parent."""
    session.edit(EDITED)
    job = session.job()
    session.edit(ADD)
    session.configure(num_fewshot=0)
    end = list(session.score(job))[-1]
    report = session.report()
    assert report is not None
    assert (end.status, report.run.source) == ("done", EDITED)
    assert report.run.settings["num_fewshot"] == 2
    assert (job.is_draft, job.parent) == (True, "gen_v0")


def test_a_version_and_a_draft_of_its_text_are_one_job(session: Session) -> None:
    """Where the text comes from changes no score; the settings and the model do."""
    plain = session.job()
    assert plain.key == session.job("gen_v0").key
    assert not plain.is_draft
    session.configure(num_fewshot=1)
    assert plain.key != session.job().key
    session.configure(num_fewshot=2, model="other")
    assert plain.key != session.job().key


def test_jobs_are_done_in_order_and_a_second_one_alike_is_the_first(session: Session) -> None:
    """Two clicks are one run; another draft waits for its turn."""
    done: list[str] = []
    queue = RunQueue(lambda job: iter(()), lambda: None)
    first, second = draft(session, "one"), draft(session, "two")
    assert [queue.ask(job) for job in (first, second, first)] == [True, False, False]
    assert [ticket.number for ticket in queue.waiting] == [1, 2]
    queue.work(lambda ticket: done.append(ticket.job.source[-4:-1]))
    assert done == ["one", "two"]
    assert queue.current is None
    assert queue.ask(first)


def test_a_job_that_waits_can_be_taken_out_of_the_queue(session: Session) -> None:
    """It is never scored, and nothing else is stopped."""
    stopped: list[bool] = []
    queue = RunQueue(lambda job: iter(()), lambda: stopped.append(True))
    for text in ("one", "two"):
        queue.ask(draft(session, text))
    queue.cancel(2)
    done: list[int] = []
    queue.work(lambda ticket: done.append(ticket.number))
    assert (done, stopped) == ([1], [])


def test_a_cancel_before_the_run_can_hear_it_is_not_lost(session: Session) -> None:
    """A session forgets older cancels as a run begins; the queue tells it again."""
    heard: list[str] = []
    queue: RunQueue

    def score(job: Job) -> Iterator[Progress]:
        heard.append("begun")
        yield Progress("loading")

    queue = RunQueue(score, lambda: heard.append("cancel"))
    queue.ask(draft(session, "one"))

    def run(ticket: Ticket) -> None:
        queue.cancel(ticket.number)
        assert not queue.has(ticket.job)
        list(queue.steps(ticket))

    queue.work(run)
    assert heard == ["cancel", "begun", "cancel"]


@pytest.mark.slow
def test_cancelling_one_lets_the_next_begin(task: Path) -> None:
    """The run that goes on keeps what it has; the one that waited is scored in full."""
    model = FakeModel(delay=0.01, name="slow-queue")
    ends: list[Progress] = []
    with closing(Session(task, method="gen", model=model, sample_size=12)) as session:
        queue = RunQueue(session.score, session.cancel)

        def run(ticket: Ticket) -> None:
            for progress in queue.steps(ticket):
                if ticket.number == 1 and progress.done == 3:
                    queue.cancel(1)
            ends.append(progress)

        queue.ask(session.job())
        queue.ask(draft(session, "another"))
        worker = threading.Thread(target=queue.work, args=(run,))
        worker.start()
        worker.join(SECONDS)
    assert [(end.status, end.done) for end in ends] == [("cancelled", 3), ("done", 12)]


def test_an_empty_queue_is_closed_without_a_cancel() -> None:
    """Closing stops what goes on, and there is nothing."""
    stopped: list[bool] = []
    RunQueue(lambda job: iter(()), lambda: stopped.append(True)).close()
    assert stopped == []


def test_what_comes_last_lets_all_others_go_before_it(session: Session) -> None:
    """A job that is asked for later is scored earlier; so is one of the last that is asked for."""
    done: list[str] = []
    queue = RunQueue(lambda job: iter(()), lambda: None)
    cells = [draft(session, text) for text in ("one", "two", "six")]
    for job in cells:
        queue.ask(job, last=True)
    queue.ask(draft(session, "ten"))
    queue.ask(cells[2])
    assert [t.job.source[-4:-1] for t in queue.waiting] == ["ten", "six"]
    assert [t.job.source[-4:-1] for t in queue.behind] == ["one", "two"]
    queue.work(lambda ticket: done.append(ticket.job.source[-4:-1]))
    assert done == ["ten", "six", "one", "two"]


def test_cancelling_what_comes_last_leaves_the_others(session: Session) -> None:
    """And stops one of the last that has the model."""
    stopped: list[bool] = []
    queue = RunQueue(lambda job: iter(()), lambda: stopped.append(True))
    for text in ("one", "two"):
        queue.ask(draft(session, text), last=True)
    done: list[str] = []

    def run(ticket: Ticket) -> None:
        done.append(ticket.job.source[-4:-1])
        if ticket.last:
            queue.ask(draft(session, "ten"))
            queue.cancel_last()

    queue.work(run)
    assert (done, stopped) == (["one", "ten"], [True])


def test_what_failed_is_remembered_until_it_is_asked_for_again(session: Session) -> None:
    """With its reason, for whoever looks later."""
    queue = RunQueue(lambda job: iter([Progress("failed", error="no room")]), lambda: None)
    job = draft(session, "one")
    queue.ask(job)
    queue.work(lambda ticket: deque(queue.steps(ticket), maxlen=0).clear())
    assert [(failed.key == job.key, why) for failed, why in queue.failures] == [(True, "no room")]
    queue.ask(job)
    assert queue.failures == ()


def test_whoever_works_may_fail_and_the_next_one_goes_on(session: Session) -> None:
    queue = RunQueue(session.score, session.cancel)
    done: list[Ticket] = []

    def break_down(_ticket: Ticket) -> None:
        raise OSError("the page is gone")

    assert queue.ask(draft(session, "one"))
    with pytest.raises(OSError, match="the page is gone"):
        queue.work(break_down)
    assert queue.current is None
    assert queue.ask(draft(session, "two"))
    queue.work(done.append)
    assert len(done) == 1
