"""The served model's tokenizer: its own page on the server, or the same files on this machine."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

from tenacity import (
    Retrying,
    retry_if_exception_type,
    stop_after_delay,
    wait_random_exponential,
)

from workbench.errors import ModelError
from workbench.models.encoding import Tokenizer
from workbench.models.numpy_lm.tokenizer import FileTokenizer
from workbench.models.servers.asking import ScoringWay
from workbench.models.servers.engine import Engine
from workbench.models.servers.reference_check import model_here
from workbench.models.servers.wire import PATIENCE, Wire, refuse_unknown

KEPT = 20_000
"""Texts whose tokens are kept: stems are asked for again with every choice."""

ALIKE = ("Question: 12 + 34 =\nAnswer:", "  café, naïve\n\n", "A", " B")
"""Texts that a tokenizer here must read as the server does."""


GLANCE = 5.0
"""Seconds for which a page that may not be there is asked for again."""


class NotTokenizing(ModelError):
    """The server tells no tokens, of this text and of the next: no fault of a text's own."""


class Busy(Exception):
    """The page failed, or had no time: later it may."""

    def __init__(self, error: NotTokenizing) -> None:
        super().__init__(str(error))
        self.error = error


class RemoteTokenizer:
    """The server's own tokenizer, as `models.encoding` asks for one.

    Raises:
        NotTokenizing: the server does not tokenize.
        Busy: it may do so later, having failed for `GLANCE`.
    """

    eos_token: str | None = None
    eos_token_id: int | None = None

    def __init__(self, wire: Wire, engine: Engine) -> None:
        self._wire, self._engine = wire, engine
        self._read = lru_cache(maxsize=KEPT)(self._ask)
        before = self._asked_again("", True, GLANCE)
        self.bos_token_id = before[0] if before else None
        self.bos_token: str | None = None

    def encode(self, text: str, /, *, add_special_tokens: bool) -> list[int]:
        """Return the ids of `text`.

        Raises:
            NotTokenizing: the server does not tokenize.
        """
        return list(self._read(text, add_special_tokens))

    def _ask(self, text: str, special: bool) -> tuple[int, ...]:
        try:
            return self._asked_again(text, special, PATIENCE)
        except Busy as busy:
            raise busy.error from busy

    def _asked_again(self, text: str, special: bool, seconds: float) -> tuple[int, ...]:
        retrying = Retrying(
            retry=retry_if_exception_type(Busy),
            stop=stop_after_delay(seconds),
            wait=wait_random_exponential(0.1, max=5),
            reraise=True,
        )
        return retrying(self._ask_once, text, special)

    def _ask_once(self, text: str, special: bool) -> tuple[int, ...]:
        if self._engine.name == "llama.cpp":
            body: dict[str, Any] = {"content": text, "add_special": special}
        else:
            body = {"model": self._engine.model, "prompt": text, "add_special_tokens": special}
        try:
            reply = self._wire.post("/tokenize", body)
        except ModelError as error:
            raise Busy(self._failure(str(error))) from error
        refuse_unknown(self._wire.root, reply, self._wire.key)
        found = reply.data.get("tokens") if isinstance(reply.data, Mapping) else None
        if isinstance(found, list) and all(isinstance(each, int) for each in found):
            return tuple(found)
        error = self._failure(reply.said())
        if reply.is_passing or reply.is_garbled:
            raise Busy(error)
        raise error

    def _failure(self, seen: str) -> NotTokenizing:
        return NotTokenizing(
            f"{self._wire.root} does not tokenize", expected="tokens", seen=seen,
            fix="Check the server; a run that ended goes on with --resume last.",
        )  # fmt: skip


def remote_tokenizer(wire: Wire, engine: Engine) -> RemoteTokenizer | None:
    """Return the server's own tokenizer, None where it has no page for it, or one that fails
    again and again."""
    try:
        return RemoteTokenizer(wire, engine)
    except (ModelError, Busy):
        return None


def find_tokenizer(wire: Wire, engine: Engine, way: ScoringWay | None = None) -> Tokenizer | None:
    """Return the tokenizer of the served model, None where there is none to be had: the one on this
    machine where it reads as the server's does, since asking takes a request a text.

    Raises:
        ModelError: the page that tokenized when the server was examined (`way` is not by text)
            does not now.
    """
    remote = None
    try:
        remote = RemoteTokenizer(wire, engine)
    except ModelError:
        if way not in (None, "text"):
            raise
    except Busy as busy:
        if way not in (None, "text"):
            raise busy.error from busy
    if remote is None:
        return None
    local = _local(engine)
    if local is None or not all(_alike(local, remote, text) for text in ALIKE):
        return remote
    return local


def _alike(a: Tokenizer, b: Tokenizer, text: str) -> bool:
    return all(
        list(a.encode(text, add_special_tokens=special))
        == b.encode(text, add_special_tokens=special)
        for special in (True, False)
    )


def _local(engine: Engine) -> Tokenizer | None:
    folder = model_here(engine.tokenizer, "") or model_here(engine.path, engine.model)
    if not folder:
        return None
    try:
        return FileTokenizer(Path(folder))
    except Exception:  # files of any make raise anything, and the server tokenizes, too
        return None
