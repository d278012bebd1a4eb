"""Requests to one server or several replicas, many at once, each answered once.

The requests go out in a thread of their own, so the kernel never waits for a server. Cancelling
closes their connections, which is what makes a server stop.
"""

from __future__ import annotations

import asyncio
import queue
import threading
import time
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable, Generator, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

import httpx
from tenacity import (
    AsyncRetrying,
    RetryCallState,
    retry_if_exception_type,
    wait_random_exponential,
)

from workbench.errors import ModelError
from workbench.models.servers.keys import Key, key_for
from workbench.models.servers.reaching import client_options
from workbench.models.servers.wire import (
    PATIENCE,
    TIMEOUT,
    WAIT,
    Body,
    HttpReply,
    encoded,
    not_answering,
    read_reply,
    refuse_unknown,
    seconds_to_wait,
)

FIRST, MOST = 8, 64
"""Requests in flight to one server: at first, and where it bears more."""

GOES_ON = "Finished rows are kept: the run goes on with --resume last."

TICK = 0.05
"""Seconds between two looks at whether the run was cancelled."""

JobT = TypeVar("JobT")
AnswerT = TypeVar("AnswerT")


class Unready(Exception):
    """A server that is busy, down, or failing: another, or later."""

    def __init__(self, root: str, reply: HttpReply | None, error: Exception | None = None) -> None:
        super().__init__(reply.said() if reply else f"{type(error).__name__}: {error}")
        self.root, self.reply, self.error = root, reply, error

    def told(self) -> ModelError:
        """Return what is said where this ends a run."""
        if self.reply is None:
            return not_answering(self.root, self.error or self)
        what = "answered with no JSON" if self.reply.is_garbled else "is busy, or fails"
        return ModelError(
            f"{self.root} {what} for {PATIENCE:g} s", expected="an answer", seen=str(self),
            fix=f"Check the server, and what stands before it. {GOES_ON}",
        )  # fmt: skip


class TooSlow(Unready):
    """A server that did not answer whole in the time it has. It may work on still, so it is not
    asked again."""

    def __init__(self, root: str, seconds: float, error: Exception) -> None:
        super().__init__(root, None, error)
        self.seconds = seconds

    def told(self) -> ModelError:
        """Return what is said where this ends a run."""
        return ModelError(
            f"no whole answer came from {self.root} within {self.seconds:g} s",
            fix=f"Give it longer ({WAIT}=SECONDS in the environment), or ask for less "
            f"(--max-new-tokens, shorter prompts). {GOES_ON}",
        )


@dataclass(slots=True)
class Endpoint:
    """One server: how many requests it has and bears, and until when it is left alone."""

    root: str
    client: httpx.AsyncClient
    key: Key = field(default_factory=Key)
    limit: int = FIRST
    in_flight: int = 0
    well: int = 0
    failures: int = 0
    rests_until: float = 0.0

    def answered(self) -> None:
        """Let it have one more at once for each full round that it answered."""
        self.failures = 0
        self.well += 1
        if self.well >= self.limit:
            self.well, self.limit = 0, min(MOST, self.limit + 1)

    def failed(self, reply: HttpReply | None) -> None:
        """Leave it alone for a while, the longer the more often, or as long as it wishes, but for
        no longer than a request has patience; it has half as many then."""
        self.failures += 1
        self.well, self.limit = 0, max(1, self.limit // 2)
        told = reply.retry_after if reply else None
        wait = told if told is not None else min(10.0, 0.1 * 2**self.failures)
        self.rests_until = time.monotonic() + min(wait, PATIENCE)


class Senders:
    """What a job's sender has: it posts, and the line chooses the server and tries again."""

    def __init__(self, endpoints: Sequence[Endpoint]) -> None:
        self._endpoints = endpoints
        self._freed = asyncio.Event()

    async def post(self, path: str, body: Mapping[str, Any], *, tokens: int = 1) -> HttpReply:
        """Return the answer of a server that is ready: a success, or a refusal of what was asked.
        `tokens` are to be generated.

        Raises:
            Unready: none was for `PATIENCE`.
            TooSlow: each that was asked took longer than `seconds_to_wait`.
            ModelError: it wants another key.
        """
        retrying = AsyncRetrying(
            retry=retry_if_exception_type(Unready),
            stop=self._gives_up,
            wait=_wait,
            reraise=True,
        )
        return await retrying(self._post_once, path, encoded(body), seconds_to_wait(tokens))

    def _gives_up(self, state: RetryCallState) -> bool:
        """Say whether a request is not tried again: it is slow on every server, or was for long."""
        failed = state.outcome.exception() if state.outcome else None
        if isinstance(failed, TooSlow):
            return state.attempt_number >= len(self._endpoints)
        return (state.seconds_since_start or 0.0) >= PATIENCE

    async def _post_once(self, path: str, content: bytes, seconds: float) -> HttpReply:
        async with self._endpoint() as endpoint:
            try:
                async with asyncio.timeout(seconds):
                    response = await _posted(endpoint, path, content)
            except (httpx.ReadTimeout, TimeoutError) as error:
                endpoint.failed(None)
                raise TooSlow(endpoint.root, seconds, error) from error
            except httpx.HTTPError as error:
                endpoint.failed(None)
                raise Unready(endpoint.root, None, error) from error
            reply = read_reply(response, endpoint.key)
            refuse_unknown(endpoint.root, reply, endpoint.key)
            if reply.is_passing or reply.is_garbled:
                endpoint.failed(reply)
                raise Unready(endpoint.root, reply)
            endpoint.answered()
            return reply

    @asynccontextmanager
    async def _endpoint(self) -> AsyncIterator[Endpoint]:
        """Wait for a server with room: one that does not rest, and has the least to do."""
        while (endpoint := self._ready()) is None:
            self._freed.clear()
            # Not `wait_for`, which before Python 3.12 may swallow a cancellation.
            with suppress(TimeoutError):
                async with asyncio.timeout(TICK):
                    await self._freed.wait()
        endpoint.in_flight += 1
        try:
            yield endpoint
        finally:
            endpoint.in_flight -= 1
            self._freed.set()

    def _ready(self) -> Endpoint | None:
        now = time.monotonic()
        ready = [e for e in self._endpoints if e.in_flight < e.limit and e.rests_until <= now]
        return min(ready, key=lambda e: e.in_flight / e.limit, default=None)


async def _posted(endpoint: Endpoint, path: str, content: bytes) -> httpx.Response:
    body = Body()
    sent = endpoint.client.stream("POST", endpoint.root + path, content=content)
    async with sent as response:
        async for part in response.aiter_bytes():
            body.add(part)
    return body.response(response)


def _wait(state: RetryCallState) -> float:
    """Return seconds before another try: none after the first failure, another server may be ready;
    then longer and longer, and not all at once."""
    return 0.0 if state.attempt_number == 1 else wait_random_exponential(0.1, max=5)(state)


@dataclass
class _Work(Generic[JobT, AnswerT]):
    """The jobs of one call, and what came of them."""

    jobs: deque[JobT]
    send: Callable[[Senders, JobT], Awaitable[AnswerT]]
    done: queue.Queue[tuple[JobT, AnswerT] | BaseException | None] = field(
        default_factory=queue.Queue
    )


def ask_all(
    roots: Sequence[str], jobs: Sequence[JobT], send: Callable[[Senders, JobT], Awaitable[AnswerT]]
) -> Generator[tuple[JobT, AnswerT] | None, None, None]:
    """Yield each job with its answer as they come, and ticks. `send` asks for one.

    Raises:
        ModelError: no server answered for `PATIENCE`, or what `send` raises.
    """
    work = _Work(deque(jobs), send)
    loop = asyncio.new_event_loop()
    main = loop.create_task(_work_off(roots, work))
    thread = threading.Thread(target=_run, args=(loop, main, work), daemon=True, name="servers")
    thread.start()
    try:
        while True:
            try:
                found = work.done.get(timeout=TICK)
            except queue.Empty:
                yield None
                continue
            if found is None:
                return
            if isinstance(found, Unready):
                raise found.told() from found
            if isinstance(found, BaseException):
                raise found
            yield found
    finally:
        # The thread may just be closing its loop, having put its last answer.
        with suppress(RuntimeError):
            loop.call_soon_threadsafe(main.cancel)
        thread.join()


def _run(loop: asyncio.AbstractEventLoop, main: asyncio.Task[None], work: _Work[Any, Any]) -> None:
    """Run the loop to its end, and put an end to what waits for answers."""
    try:
        loop.run_until_complete(main)
        work.done.put(None)
    except asyncio.CancelledError:
        work.done.put(None)
    except BaseExceptionGroup as errors:
        work.done.put(_first(errors))
    except Exception as error:  # whatever it is, the consumer must hear of it
        work.done.put(error)
    finally:
        loop.run_until_complete(loop.shutdown_asyncgens())
        loop.close()


def _first(errors: BaseExceptionGroup[BaseException]) -> BaseException:
    """Return what is worth telling: our own error, if one is there."""
    known = [e for e in errors.exceptions if isinstance(e, ModelError)]
    return (known or list(errors.exceptions))[0]


async def _work_off(roots: Sequence[str], work: _Work[Any, Any]) -> None:
    # Connections are ours to limit, by `Endpoint.limit`.
    limits = httpx.Limits(max_connections=None, max_keepalive_connections=MOST)
    keys = [key_for(root) for root in roots]
    clients = [
        httpx.AsyncClient(
            headers=key.headers | {"Content-Type": "application/json"},
            limits=limits, timeout=httpx.Timeout(None, connect=TIMEOUT), **client_options(root),
        )
        for root, key in zip(roots, keys, strict=True)
    ]  # fmt: skip
    line = Senders([Endpoint(*each) for each in zip(roots, clients, keys, strict=True)])
    try:
        async with asyncio.TaskGroup() as group:
            for _ in range(min(len(work.jobs), MOST * len(roots))):
                group.create_task(_worker(line, work))
    finally:
        for client in clients:
            await client.aclose()


async def _worker(line: Senders, work: _Work[Any, Any]) -> None:
    while work.jobs:
        job = work.jobs.popleft()
        work.done.put((job, await work.send(line, job)))
