"""One server under examination: it is asked one thing after the other, until time is up."""

from __future__ import annotations

import random
import secrets
import time
from collections.abc import Mapping, Sequence
from typing import Any

from tenacity import (
    RetryCallState,
    Retrying,
    retry_if_exception_type,
    stop_after_attempt,
    wait_exponential,
)

from workbench.errors import ModelError
from workbench.models.servers.asking import (
    SGLANG,
    AskedText,
    ScoringWay,
    Told,
    echo_body,
    read_echo,
    read_sglang,
    sglang_body,
)
from workbench.models.servers.engine import Engine
from workbench.models.servers.examination import Check
from workbench.models.servers.wire import BrokenOff, HttpReply, Wire, refuse_unknown
from workbench.models.servers.writing import (
    PATHS,
    Page,
    ServerText,
    read_sglang_token,
    read_written,
    writing_body,
)
from workbench.types import Decoding

ATTEMPTS = 5
"""How often something is asked of a server that is busy or fails now and then."""

TEXT = """river stone green seven market window letter before summer table quiet engine garden
yellow paper morning twelve bridge silver often walk under bread north music button small ocean
winter teacher cloud circle number early forest mirror paint simple train village orange"""
WORDS = tuple(TEXT.split())


class Refused(Exception):
    """The server said no to what was asked."""


class Fault(Exception):
    """Something that no score may rest on."""


class Passing(Exception):
    """An answer that may be another one later; None where the connection broke."""

    def __init__(self, reply: HttpReply | None, error: BrokenOff | None = None) -> None:
        super().__init__(reply.said() if reply else str(error))
        self.reply, self.error = reply, error


class Patient:
    """A server that is examined, with the evidence so far.

    Prompts are drawn anew in each examination, so that no cache of the server has them from the
    last one.
    """

    def __init__(self, wire: Wire, engine: Engine, deadline: float) -> None:
        self.wire, self.engine = wire, engine
        self.page: Page = "completions"
        self.evidence: list[Check] = []
        self.random = random.Random(secrets.randbits(64))
        self._deadline = deadline

    def note(self, check: str, sent: str, seen: str, ok: bool) -> bool:
        """Keep what a check saw, and return whether it was well."""
        self.evidence.append(Check(check, sent, seen, ok))
        return ok

    def require(self, ok: bool, check: str, sent: str, seen: str, fault: str) -> None:
        """Keep what a check saw.

        Raises:
            Fault: it was not well.
        """
        if not self.note(check, sent, seen, ok):
            raise Fault(f"{fault} ({seen})")

    def prompt(self, way: ScoringWay, size: int) -> AskedText:
        """Return a prompt of about so many tokens, drawn."""
        return self.words(max(2, size // 2)) if way == "text" else self.ids(size)

    def words(self, count: int) -> str:
        """Return so many words, drawn."""
        return " ".join(self.random.choices(WORDS, k=count))

    def ids(self, count: int) -> tuple[int, ...]:
        """Return token ids that every vocabulary has and few give a meaning of their own: what they
        read is nonsense, and has log-probabilities as anything else."""
        return tuple(self.random.randrange(10, 250) for _ in range(count))

    def echo(
        self, prompts: Sequence[AskedText], way: ScoringWay, *, top: int = 1, **more: Any
    ) -> list[Told]:
        """Return what the server tells of the prompts' tokens.

        Raises:
            Refused: it does not take them.
            Misread: it answers something else.
            ModelError: it does not answer.
        """
        if way == "sglang":
            given = [p if isinstance(p, tuple) else () for p in prompts]
            starts = [1] * len(given)
            return read_sglang(self.ask(SGLANG, sglang_body(given, starts)), given, starts)
        body = echo_body(self.engine.model, prompts, top=top) | more
        return read_echo(self.ask(PATHS["completions"], body), prompts)

    def write(
        self, prompt: str, decoding: Decoding, *, seed: int | None = None, top: int = 0
    ) -> ServerText:
        """Return what the server generates after a text, on the page where it does.

        Raises:
            Refused, Misread, ModelError: as for `echo`.
        """
        body = writing_body(self.engine.model, prompt, self.page, decoding, seed=seed, top=top)
        return read_written(self.ask(PATHS[self.page], body), self.page)

    def write_after(self, ids: tuple[int, ...], way: ScoringWay) -> ServerText:
        """Return the one token that the server generates after token ids, with its log-probability.

        Raises:
            Refused, Misread, ModelError: as for `echo`.
        """
        if way == "sglang":
            body = sglang_body([ids], [len(ids)])
            return read_sglang_token(self.ask(SGLANG, body))
        page: Page = "completions"
        body: dict[str, Any] = writing_body(self.engine.model, "", page, Decoding(1, ()), top=1)
        return read_written(self.ask(PATHS[page], body | {"prompt": list(ids)}), page)

    def ask(self, path: str, body: Mapping[str, Any]) -> Any:
        """Return the JSON that a page answers, asked again where that may help.

        Raises:
            Refused: it says no, or answers in another form.
            ModelError: nothing answers, it wants another key, or time is up.
        """
        retrying = Retrying(
            retry=retry_if_exception_type(Passing),
            stop=stop_after_attempt(ATTEMPTS),
            wait=self._wait,
            reraise=True,
        )
        try:
            return retrying(self._ask_once, path, body)
        except Passing as failed:
            if failed.error:
                raise failed.error from failed
            raise Refused(str(failed)) from failed

    def _ask_once(self, path: str, body: Mapping[str, Any]) -> Any:
        left = self._deadline - time.monotonic()
        if left <= 0:
            raise ModelError(
                f"{self.wire.root} could not be examined in time",
                seen=f"{len(self.evidence)} checks were made",
                fix="Give it longer: --timeout SECONDS.",
            )
        self.wire.timeout = left
        try:
            reply = self.wire.post(path, body)
        except BrokenOff as error:
            raise Passing(None, error) from error
        refuse_unknown(self.wire.root, reply, self.wire.key)
        if reply.is_passing:
            raise Passing(reply)
        if reply.data is None and reply.status < 300:
            raise Refused(f"HTTP {reply.status} with {reply.kind or 'no type'} in place of JSON")
        if not reply.is_answer:
            raise Refused(reply.said())
        return reply.data

    def _wait(self, state: RetryCallState) -> float:
        """Return how many seconds to wait: what the server says, else longer and longer."""
        failed = state.outcome.exception() if state.outcome else None
        reply = failed.reply if isinstance(failed, Passing) else None
        told = reply.retry_after if reply else None
        wished = told if told is not None else wait_exponential(0.1, max=5)(state)
        return max(0.0, min(wished, self._deadline - time.monotonic()))
