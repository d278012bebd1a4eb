"""The worker's protocol: what live code, or something in its place, may send to the session.

A content is the bytes themselves, or a JSON list that says which frames there are: so both the
frames and what is in them get broken. What comes of it is checked, too: no answer without the
job's nonce or the step's token, and nothing in it that is not what its type says.
"""

from __future__ import annotations

import contextlib
import json
import os
import queue
import random
import select
import threading
import time
from collections.abc import Callable, Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Any, NoReturn

from tests.unit.fuzz.harness import Target
from workbench.prompts.incoming import Incoming
from workbench.prompts.replies import Answer, BadReply, End, Kind, Loaded, read_reply
from workbench.prompts.worker.frames import (
    ANSWER,
    BROKEN,
    LEVEL,
    MOST_BYTES,
    NO_NONCE,
    STEP,
    write_all,
)
from workbench.prompts.worker.supervise import TOKEN, Code, Refused, Supervisor

NONCE = b"0123456789abcdef"
OTHER = b"fedcba9876543210"
NONCES = {"mine": NONCE, "other": OTHER, "none": NO_NONCE}

EXAMPLE = {"input": "Q: 1+1=\nA:", "output": [" 2", "two"], "processed_output": "2"}
ERROR = {"severity": "error", "type": "KeyError", "message": "no 'q'", "line": 3, "column": 5}
ANSWERS: tuple[dict[str, Any], ...] = (
    {"example": EXAMPLE},
    {"error": ERROR},
    {"example": EXAMPLE, "shots": [[1, {"example": EXAMPLE}], [2, {"error": ERROR}]]},
)
END = {"notes": [ERROR], "stdout": "x", "seconds": 0.5, "files": ["/a/b.txt"], "changed": [0, 2]}


def _text(value: object) -> bytes:
    return json.dumps(value, ensure_ascii=False).encode()


def _reply(kind: type[Kind]) -> Callable[[bytes, Path], object]:
    def take(content: bytes, _folder: Path) -> object:
        try:
            found = read_reply(content, kind)
        except BadReply:
            return None
        _check_plain(asdict(found))
        if isinstance(found, Answer):
            for made in (found, *(shot for _, shot in found.shots or ())):
                if made.example is not None:
                    example = made.example.example()
                    assert example.outputs and example.processed_output != ()
        return found

    return take


def _check_plain(value: object) -> None:
    """Assert that there is nothing but values of JSON, and that all text is text."""
    if isinstance(value, dict):
        _check_plain([*value.keys(), *value.values()])
    elif isinstance(value, list | tuple):
        for each in value:
            _check_plain(each)
    elif isinstance(value, str):
        value.encode("utf-8")
    else:
        assert value is None or isinstance(value, int | float | bool)


def _stream(content: bytes) -> bytes:
    """Return the bytes of the frames that a content lists: [nonce, kind, step, length, payload],
    where a length of -1 is the right one; of another content the content itself."""
    try:
        listed = [
            (NONCES[nonce], f"{kind}?".encode()[:1], int(step), int(size), str(payload).encode())
            for nonce, kind, step, size, payload in json.loads(content)
        ]
    except (ValueError, TypeError, LookupError, OverflowError, RecursionError):
        return content
    return b"".join(
        ANSWER.pack(nonce, kind, step % 2**32, (len(text) if size < 0 else size) % 2**32) + text
        for nonce, kind, step, size, text in listed
    )


FRAMES = [
    ["none", "L", 0, -1, "closed"],
    ["other", "A", 0, -1, "forged"],
    ["mine", "A", 0, -1, '{"loaded": true}'],
    ["mine", "A", 1, -1, "x" * 300],
    ["mine", "A", 1, -1, "once more"],
    ["mine", "B", 2, -1, "bytes that begin no answer"],
    ["mine", "E", 3, -1, "SIGKILL"],
]


NO_FRAME = (BROKEN, b"a frame of no kind")


def _answers(stream: bytes, cuts: random.Random | None) -> list[tuple[bytes, bytes]]:
    """Return the answers of a stream to the job of `NONCE`, the stream cut anywhere."""
    pieces: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    at = 0
    while at < len(stream):
        to = at + cuts.choice((1, 5, ANSWER.size, 100, 70_000)) if cuts else len(stream)
        pieces.put(stream[at:to])
        at = to
    pieces.put(b"")
    reader = Incoming(pieces)
    reader.expect(NONCE)
    found: list[tuple[bytes, bytes]] = []
    while NO_FRAME not in found and (answer := reader.next(time.monotonic() + 60)) is not None:
        found.append(answer)
    return found


def _take_frames(content: bytes, _folder: Path) -> object:
    stream = _stream(content)
    found = _answers(stream, None)
    assert found == _answers(stream, random.Random(len(stream)))
    for step, (kind, payload) in enumerate(found):
        if (kind, payload) != NO_FRAME:
            assert kind != LEVEL and len(payload) <= MOST_BYTES
            assert ANSWER.pack(NONCE, kind, step, len(payload)) + payload in stream
    return found or None


TOKEN_HERE = b"<token>!"
"""Stands in a content for the token of the step."""


def _run_nothing(_steps: int, _answers: int) -> NoReturn:
    raise AssertionError("no process is started here")


def _take_step(content: bytes, _folder: Path) -> object:
    """Answer a step with the content, as live code's process could, and look what comes of it."""
    jobs_out, jobs_in = os.pipe()
    steps_out, steps_in = os.pipe()
    answers_out, answers_in = os.pipe()
    nowhere = os.open(os.devnull, os.O_WRONLY)
    sent: list[bytes] = []

    def code() -> None:
        token = os.read(steps_out, 100)[:TOKEN]
        sent.extend((token, content.replace(TOKEN_HERE, token)))
        with contextlib.suppress(BrokenPipeError):  # refused before all of it was read
            write_all(answers_in, sent[1:])
        os.close(answers_in)

    waiting = select.poll()
    waiting.register(jobs_out, 0)
    waiting.register(answers_out, select.POLLIN)
    supervisor = Supervisor(jobs_out, nowhere, 60.0, _run_nothing)
    thread = threading.Thread(target=code)
    thread.start()
    try:
        found = supervisor._step(Code(0, steps_in, answers_out, waiting), memoryview(b"{}"))
    except Refused:
        found = None
    finally:
        os.close(answers_out)
        thread.join()
        for end in (jobs_out, jobs_in, steps_out, steps_in, nowhere):
            os.close(end)
    if found is not None:
        token, answer = sent
        assert answer == STEP.pack(token, len(found)) + bytes(found)
    return found


_STEPS = tuple(
    TOKEN_HERE + len(text).to_bytes(4, "big") + text
    for text in (_text(ANSWERS[0]), b"", b"x" * 200_000)
)

PROTOCOL: Mapping[str, Target] = {
    "frames of the worker": Target(_take_frames, (_text(FRAMES), _stream(_text(FRAMES)))),
    "replies: answer": Target(_reply(Answer), tuple(map(_text, ANSWERS))),
    "replies: loaded": Target(_reply(Loaded), (_text({"loaded": True}),)),
    "replies: end": Target(_reply(End), (_text(END),)),
    **({"answers of live code": Target(_take_step, _STEPS)} if hasattr(select, "poll") else {}),
}
