"""The worker where a process cannot be split in two (Windows): live code runs in the worker itself.

A guard against accidents alone: its code could find the job's nonce in memory.
"""

from __future__ import annotations

import json
import os
import queue
import threading
from typing import Any, NoReturn

from workbench.prompts.worker import frames
from workbench.prompts.worker.files import FilesRead
from workbench.prompts.worker.supervise import IDLE_EXIT


def serve_alone(jobs: int, replies: int, idle: float, files: FilesRead) -> NoReturn:
    """Serve jobs until stdin ends, or none comes for a while."""
    from workbench.prompts.worker.serve import run_job

    waiting: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    threading.Thread(target=_read_jobs, args=(jobs, waiting), daemon=True).start()
    _tell(replies, frames.NO_NONCE, frames.LEVEL, 0, b"guard")
    while True:
        try:
            body = waiting.get(timeout=idle)
        except queue.Empty:
            os._exit(IDLE_EXIT)
        nonce, _, _, head, *asked = frames.unpack(body)
        place = 0

        def reply(message: dict[str, Any], nonce: bytes = bytes(nonce)) -> None:
            nonlocal place
            text = json.dumps(message, ensure_ascii=False).encode("utf-8", "replace")
            _tell(replies, nonce, frames.ANSWERED, place, text)
            place += 1

        run_job(json.loads(bytes(head)), (json.loads(bytes(e)) for e in asked[:-1]), reply, files)


def _tell(replies: int, nonce: bytes, kind: bytes, place: int, text: bytes) -> None:
    frames.write_all(replies, (frames.ANSWER.pack(nonce, kind, place, len(text)), text))


def _read_jobs(jobs: int, waiting: queue.SimpleQueue[bytes]) -> None:
    """Queue the jobs; when the session is gone end at once, even in the middle of a loop."""
    while len(size := frames.read_exactly(jobs, frames.JOB.size)) == frames.JOB.size:
        waiting.put(frames.read_exactly(jobs, frames.JOB.unpack(size)[0]))
    os._exit(0)
