"""The workers of a cluster, and batches that go to whichever is free.

A worker that dies is started again by Ray, with the model, on any node that has room; what it was
at work on goes to another. Each batch is accepted once: what a dead worker may still have sent is
not listened to.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Generator, Sequence
from dataclasses import dataclass, field
from typing import Any
from uuid import uuid4

from workbench.errors import ModelError
from workbench.models.cluster.worker import About, Answered
from workbench.models.settings import LoadingStage, StageListener
from workbench.types import Method, Unanswered

DEPTH = 2
"""Batches that a worker has at once: it begins the second while the first travels back."""

SMALLEST, LARGEST = 32, 256
"""Requests in a batch: what a batch costs beside its requests is nothing at 32 (1.2 ms), and what
texts share is computed once a batch."""

ROUNDS = 6
"""A call is cut into so many batches for each worker, as long as they are of those sizes: so that
workers end together, and a death costs little."""

DEATHS = 3
"""So many workers may die at a batch before its requests are tried one by one, and at a request."""

ACTOR = {
    "max_restarts": -1,
    "max_task_retries": 0,  # a batch that ends its worker would do so for ever
    "concurrency_groups": {"tell": 1},
    "scheduling_strategy": "SPREAD",
}
"""Ray's options for a worker: what tells, and does not score, has a thread of its own."""

PATIENCE = 600.0
"""Seconds for which no worker at all may be ready before a run fails."""

TICK = 0.05
"""Seconds between two looks at whether a run was cancelled."""


@dataclass(slots=True)
class Portion:
    """Requests with their indices, and how many workers died while they had them."""

    indices: tuple[int, ...]
    requests: tuple[Any, ...]
    deaths: int = 0

    def alone(self) -> list[Portion]:
        """Return a batch for each request, as suspect as this one."""
        return [
            Portion((index,), (request,), 1)
            for index, request in zip(self.indices, self.requests, strict=True)
        ]


@dataclass(slots=True)
class Member:
    """A worker: its `actor`, and what it was sent and has not answered, the oldest first.

    `awaited` is the answer that says that it is there, None once it was; `error` why it never will
    be again.
    """

    actor: Any
    awaited: Any = None
    sent: deque[tuple[Any, Portion]] = field(default_factory=deque)
    error: Exception | None = None

    @property
    def is_ready(self) -> bool:
        """Whether it can be sent a batch."""
        return self.awaited is None and self.error is None

    def has_room(self, batch: Portion) -> bool:
        """Whether it can be sent one more: what a worker died of before is alone with the next, so
        that no other is taken for the cause."""
        if batch.deaths or any(sent.deaths for _, sent in self.sent):
            return not self.sent
        return len(self.sent) < DEPTH


class Crew:
    """The workers of one model, given as the actors that Ray has begun to start; they end with this
    object. `about` is what the first said of the model, and all others have to say."""

    def __init__(self, ray: Any, actors: Sequence[Any]) -> None:
        self._ray = ray
        self._members = [Member(actor) for actor in actors]
        self.about: About | None = None
        for member in self._members:
            self._await(member)

    @property
    def size(self) -> int:
        """How many workers there are, or will be."""
        return sum(member.error is None for member in self._members)

    def start(self, watch: StageListener) -> About:
        """Wait for the first worker, and return what it says of the model.

        Raises:
            ModelError: the model cannot be loaded there.
        """
        while self.about is None:
            watch(LoadingStage("loading on the cluster", 0, len(self._members)))
            self._look(0.2)
            self._require_some()
        return self.about

    def tell(self, method: str, *args: Any, **options: Any) -> Any:
        """Return what a method of the model returns, asked of a worker that may be at work.

        Raises:
            ModelError: no worker is there, or the model says so.
        """
        return self._told("ask", method, *args, **options)

    def require_able(self, method: Method) -> None:
        """Refuse what the workers' model cannot be trusted with (see `base.require_able`)."""
        self._told("require_able", method)

    def answers(
        self, requests: Sequence[Any], by: Method
    ) -> Generator[Answered | None, None, None]:
        """Yield the answers of each batch as they come, and ticks.

        Raises:
            ModelError: the model fails, or no worker was there for `PATIENCE`.
        """
        call = uuid4().hex
        waiting = deque(batches(requests, self.size))
        last = time.monotonic()
        try:
            while waiting or any(member.sent for member in self._members):
                self._hand_out(waiting, call, by)
                yield from self._collect(waiting)
                self._look(0)
                self._require_some()
                if any(member.is_ready for member in self._members):
                    last = time.monotonic()
                elif time.monotonic() - last > PATIENCE:
                    raise ModelError(
                        f"none of the cluster's {len(self._members)} workers came back",
                        expected=f"one within {PATIENCE / 60:.0f} minutes",
                        fix="Look at the cluster (`ray status`); what was scored is kept.",
                    )
                yield None
        finally:
            for member in self._members:
                if member.sent:
                    member.actor.stop.options(concurrency_group="tell").remote(call)
                    member.sent.clear()

    def _hand_out(self, waiting: deque[Portion], call: str, by: Method) -> None:
        for _ in range(DEPTH):  # one each before anyone has two
            for member in self._members:
                if waiting and member.is_ready and member.has_room(waiting[0]):
                    batch = waiting.popleft()
                    ref = member.actor.answer.remote(call, batch.indices, batch.requests, by)
                    member.sent.append((ref, batch))

    def _collect(self, waiting: deque[Portion]) -> Generator[Answered, None, None]:
        """Yield what has come within a tick; put back what a dead worker had."""
        owners = {ref: member for member in self._members for ref, _ in member.sent}
        if not owners:
            time.sleep(TICK)
            return
        refs = list(owners)
        done, _ = self._ray.wait(refs, num_returns=1, timeout=TICK)
        if done:
            done, _ = self._ray.wait(refs, num_returns=len(refs), timeout=0)
        for ref in done:
            member = owners[ref]
            try:
                answered = self._get(ref)
            except _Gone:
                yield from self._bury(member, waiting)
                continue
            if any(sent is ref for sent, _ in member.sent):
                member.sent = deque(each for each in member.sent if each[0] is not ref)
                yield answered

    def _bury(self, member: Member, waiting: deque[Portion]) -> Generator[Answered, None, None]:
        """Put back all that a worker had, and wait for it to be started again."""
        if not member.sent:  # its other batch has told of the same death
            return
        lost = [batch for _, batch in member.sent]
        member.sent.clear()
        self._await(member)
        for batch in lost:
            batch.deaths += 1
            if batch.deaths < DEATHS:
                waiting.append(batch)
            elif len(batch.indices) > 1:
                waiting.extend(batch.alone())
            else:
                reason = f"{DEATHS} workers of the cluster died while they answered it: no memory?"
                yield Answered(tuple((index, Unanswered(reason)) for index in batch.indices))

    def _await(self, member: Member) -> None:
        """Ask a worker whether it is there, for as long as it takes."""
        asked = member.actor.about.options(concurrency_group="tell", max_task_retries=-1)
        member.awaited = asked.remote()

    def _look(self, timeout: float) -> None:
        """See which workers have come, and which never will.

        Raises:
            ModelError: one has another model than the others.
        """
        awaited = {m.awaited: m for m in self._members if m.awaited is not None and not m.error}
        if not awaited:
            return
        refs = list(awaited)
        done, _ = self._ray.wait(refs, num_returns=1, timeout=timeout)
        for ref in done:
            member = awaited[ref]
            try:
                about = self._get(ref)
            except (_Gone, ModelError) as error:
                member.error = error
                continue
            self._welcome(member, about)

    def _welcome(self, member: Member, about: About) -> None:
        if self.about is None:
            self.about = about
        if about.fingerprint != self.about.fingerprint:
            raise ModelError(
                "the cluster's nodes do not have the same model",
                expected="the same files, in the same dtype, on each node",
                seen=f"one on {self.about.device} ({self.about.dtype}), and another on"
                f" {about.device} ({about.dtype})",
                fix="Bring the same folder or revision to each node, or ask for nodes of one kind.",
            )
        member.awaited = None

    def _require_some(self) -> None:
        """Refuse to go on where no worker will ever be there again."""
        errors = [member.error for member in self._members if member.error]
        if len(errors) == len(self._members):
            error = errors[0]
            if isinstance(error, ModelError):
                raise error
            raise ModelError(
                "the cluster's workers cannot load the model",
                expected="this package, and what the model needs, on each node",
                seen=" ".join(str(error).split()),
                fix="Install the same versions there, or ship them by Ray's runtime environments. A"
                " cluster that was started with RAY_AUTH_MODE=disabled wants the same here.",
            )

    def _told(self, method: str, *args: Any, **options: Any) -> Any:
        for member in (m for m in self._members if m.is_ready):
            asked = getattr(member.actor, method).options(concurrency_group="tell")
            try:
                return self._get(asked.remote(*args, **options))
            except _Gone:
                continue
        raise ModelError("no worker of the cluster is there", fix="Try again in a minute.")

    def _get(self, ref: Any) -> Any:
        """Return a result.

        Raises:
            ModelError: what the worker's code raised.
            _Gone: its process or node is no more.
        """
        errors = self._ray.exceptions
        try:
            return self._ray.get(ref)
        except errors.RayTaskError as error:
            cause = error.cause
            if isinstance(cause, ModelError):
                raise cause from None
            raise ModelError(
                "a worker of the cluster failed", seen=f"{type(cause).__name__}: {cause}"
            ) from error
        except errors.RayError as error:
            raise _Gone(str(error).strip()) from error


class _Gone(Exception):
    """A worker's process or node is no more."""


def batches(requests: Sequence[Any], workers: int) -> list[Portion]:
    """Return the requests in batches, neighbours together: they are those that share most."""
    wanted = -(-len(requests) // (max(1, workers) * ROUNDS))
    size = min(LARGEST, max(SMALLEST, wanted))
    return [
        Portion(tuple(range(at, min(at + size, len(requests)))), tuple(requests[at : at + size]))
        for at in range(0, len(requests), size)
    ]
