"""The answers to a job, out of the bytes that its process sends: looked at before they are read.

A frame of no kind, or one that would be too long, ends the reading; one that does not bear the
job's nonce, or is not of the step whose turn it is, is passed over, as if it had not been sent.
"""

from __future__ import annotations

import hmac
import queue
import time

from workbench.prompts.worker.frames import (
    ANSWER,
    ANSWERED,
    BROKEN,
    ENDED,
    LEVEL,
    MOST_BYTES,
    NO_NONCE,
)
from workbench.prompts.worker.sandbox import Level

KINDS = (LEVEL, ANSWERED, ENDED, BROKEN)


class Incoming:
    """Takes the bytes of one process from `pieces`, cut anywhere; b"" says that it has ended.

    `level` is how far the sandbox holds, once the process has said so.
    """

    def __init__(self, pieces: queue.SimpleQueue[bytes], level: Level | None = None) -> None:
        self.level: Level | None = level
        self._pieces = pieces
        self._unread = bytearray()
        self._nonce = NO_NONCE
        self._step = 0
        self._has_begun = False

    def expect(self, nonce: bytes) -> None:
        """From now on answer for the job of that nonce, from its first step on."""
        self._nonce, self._step = nonce, 0

    def begun(self, deadline: float) -> None:
        """Wait until the process says that it is there, which are its first bytes, or has ended.

        Raises:
            queue.Empty: it did neither in time.
        """
        if not self._has_begun and not self._have(1, deadline):
            self._pieces.put(b"")  # for whoever reads on
        self._has_begun = True

    def next(self, deadline: float) -> tuple[bytes, bytes] | None:
        """Return the kind and the payload of the next answer to the job; None where there will be
        none, because the process has ended. `deadline` is in the seconds of `time.monotonic`.

        Raises:
            queue.Empty: it did not come in time.
        """
        while self._have(ANSWER.size, deadline):
            nonce, kind, step, size = ANSWER.unpack_from(self._unread)
            if kind not in KINDS or size > MOST_BYTES:
                return BROKEN, b"a frame of no kind"
            end = ANSWER.size + size
            if not self._have(end, deadline):
                break
            payload = bytes(self._unread[ANSWER.size : end])
            del self._unread[:end]
            if kind == LEVEL:
                if nonce == NO_NONCE:
                    self.level = "closed" if payload == b"closed" else "guard"
            elif step == self._step and hmac.compare_digest(nonce, self._nonce):
                self._step += 1
                return kind, payload
            if time.monotonic() > deadline:  # what is passed over holds nobody up
                raise queue.Empty
        return None

    def _have(self, count: int, deadline: float) -> bool:
        """Wait until so many bytes are there; False where the process ended before."""
        while len(self._unread) < count:
            piece = self._pieces.get(timeout=max(0.0, deadline - time.monotonic()))
            if not piece:
                return False
            self._unread += piece
        return True
