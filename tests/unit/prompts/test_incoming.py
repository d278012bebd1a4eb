"""What comes from live code's process is an answer to the job at hand, or is passed over."""

from __future__ import annotations

import queue
import time
from collections.abc import Iterable

import pytest

from workbench.prompts.incoming import Incoming
from workbench.prompts.worker.frames import (
    ANSWER,
    ANSWERED,
    BROKEN,
    ENDED,
    LEVEL,
    MOST_BYTES,
    NO_NONCE,
)

MINE, OTHER = b"m" * 16, b"o" * 16
PAST = 0.0


def frame(nonce: bytes, kind: bytes, step: int, payload: bytes) -> bytes:
    return ANSWER.pack(nonce, kind, step, len(payload)) + payload


def incoming(pieces: Iterable[bytes]) -> Incoming:
    """A reader of these pieces, for the job of the nonce `MINE`."""
    coming: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    for piece in pieces:
        coming.put(piece)
    made = Incoming(coming)
    made.expect(MINE)
    return made


def soon() -> float:
    return time.monotonic() + 60


def test_only_the_step_whose_turn_it_is_is_answered() -> None:
    """By the job's nonce: an earlier step, a later one and another job's are as if not sent."""
    sent = [
        frame(OTHER, ANSWERED, 0, b"of another job"),
        frame(NO_NONCE, ANSWERED, 0, b"of none"),
        frame(MINE, ANSWERED, 1, b"too early"),
        frame(MINE, LEVEL, 0, b"no answer"),
        frame(MINE, ANSWERED, 0, b"first"),
        frame(MINE, ANSWERED, 0, b"once more"),
        frame(MINE, ENDED, 1, b"second"),
        b"",
    ]
    reader = incoming(sent)
    assert reader.next(soon()) == (ANSWERED, b"first")
    assert reader.next(soon()) == (ENDED, b"second")
    assert reader.next(soon()) is None


@pytest.mark.parametrize("size", [1, 2, 7, 30])
def test_bytes_may_be_cut_anywhere(size: int) -> None:
    """Every piece of a frame may come by itself, or with the next frame's beginning."""
    whole = frame(NO_NONCE, LEVEL, 0, b"closed") + frame(MINE, ANSWERED, 0, b"x" * 100)
    whole += frame(MINE, ANSWERED, 1, b"")
    reader = incoming([*(whole[at : at + size] for at in range(0, len(whole), size)), b""])
    assert reader.next(soon()) == (ANSWERED, b"x" * 100)
    assert reader.next(soon()) == (ANSWERED, b"")
    assert reader.next(soon()) is None
    assert reader.level == "closed"


@pytest.mark.parametrize(
    "head", [ANSWER.pack(MINE, b"?", 0, 1), ANSWER.pack(MINE, ANSWERED, 0, MOST_BYTES + 1)]
)
def test_a_frame_of_no_kind_ends_the_reading(head: bytes) -> None:
    """One that is too long, too: before a byte of what it announces is waited for."""
    kind, _ = incoming([head]).next(soon()) or (b"", b"")
    assert kind == BROKEN


def test_a_level_is_told_without_a_nonce_alone() -> None:
    """It comes before any job; with a nonce it is of nobody who could know it."""
    reader = incoming([frame(OTHER, LEVEL, 0, b"closed"), b""])
    assert reader.next(soon()) is None and reader.level is None


def test_what_is_passed_over_holds_nobody_up() -> None:
    """When the time is over it is over, however much of it is there to be read."""
    flood = frame(OTHER, ANSWERED, 0, b"") * 1000
    with pytest.raises(queue.Empty):
        incoming([flood, frame(MINE, ANSWERED, 0, b"late")]).next(PAST)


def test_an_answer_that_is_there_is_taken() -> None:
    """Also where it is looked for after its time: whoever reads it may have been kept waiting."""
    assert incoming([frame(MINE, ANSWERED, 0, b"x")]).next(PAST) == (ANSWERED, b"x")


def test_a_process_that_ends_within_a_frame_answers_nothing() -> None:
    """Half an answer is none."""
    assert incoming([frame(MINE, ANSWERED, 0, b"xyz")[:-1], b""]).next(soon()) is None


def test_a_process_is_waited_for_once() -> None:
    """Its first bytes say that it is there, and are still to be read; later ones are of its jobs,
    which have limits of their own. One that ended has ended for whoever reads on."""
    reader = incoming([frame(NO_NONCE, LEVEL, 0, b"closed")])
    reader.begun(soon())
    reader.begun(PAST)
    with pytest.raises(queue.Empty):
        reader.next(PAST)
    assert reader.level == "closed"
    with pytest.raises(queue.Empty):
        incoming([]).begun(PAST)
    ended = incoming([b""])
    ended.begun(soon())
    assert ended.next(soon()) is None
