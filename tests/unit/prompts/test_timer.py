"""The soft limit of live code's time counts the time that its process gets."""

from __future__ import annotations

import signal
import time
from collections.abc import Iterator

import pytest

from workbench.prompts.worker.timer import TimeLimit, alarm, on_tick

pytestmark = pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="no timer on this system")

LIMIT = 1.0


@pytest.fixture(autouse=True)
def ticking() -> Iterator[None]:
    """The timer as the worker has it."""
    before = signal.signal(signal.SIGALRM, on_tick)
    yield
    alarm(0)
    signal.signal(signal.SIGALRM, before)


def _compute() -> None:
    while True:
        pass


@pytest.mark.slow
def test_code_that_goes_on_is_ended() -> None:
    """Whether it computes or sleeps."""
    alarm(LIMIT / 10)
    with pytest.raises(TimeLimit):
        time.sleep(60)
    alarm(LIMIT / 10)
    with pytest.raises(TimeLimit):
        _compute()


@pytest.mark.slow
def test_what_a_process_stands_still_is_not_its_time() -> None:
    """The ticks of twice the limit are one where none could be taken, as when it gets no
    processor."""
    alarm(LIMIT)
    signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGALRM])
    try:
        time.sleep(2 * LIMIT)
    finally:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGALRM])
    alarm(0)


@pytest.mark.slow
def test_it_is_ended_once() -> None:
    """Who catches that is left to the hard limit."""
    alarm(LIMIT / 10)
    with pytest.raises(TimeLimit):
        time.sleep(60)
    time.sleep(LIMIT / 2)
