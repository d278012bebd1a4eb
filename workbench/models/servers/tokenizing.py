"""The served model's tokenizer: its own page on the server, or the same files on this machine."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

from workbench.errors import ModelError
from workbench.models.encoding import Tokenizer
from workbench.models.numpy_lm.tokenizer import FileTokenizer
from workbench.models.servers.engine import Engine
from workbench.models.servers.reference_check import model_here
from workbench.models.servers.wire import Wire

KEPT = 20_000
"""Texts whose tokens are kept: stems are asked for again with every choice."""

ALIKE = ("Question: 12 + 34 =\nAnswer:", "  café, naïve\n\n", "A", " B")
"""Texts that a tokenizer here must read as the server does."""


class RemoteTokenizer:
    """The server's own tokenizer, as `models.encoding` asks for one."""

    eos_token: str | None = None
    eos_token_id: int | None = None

    def __init__(self, wire: Wire, engine: Engine) -> None:
        self._wire, self._engine = wire, engine
        self._read = lru_cache(maxsize=KEPT)(self._ask)
        before = self.encode("", add_special_tokens=True)
        self.bos_token_id = before[0] if before else None
        self.bos_token: str | None = None

    def encode(self, text: str, /, *, add_special_tokens: bool) -> list[int]:
        """Return the ids of `text`.

        Raises:
            ModelError: the server does not tokenize.
        """
        return list(self._read(text, add_special_tokens))

    def _ask(self, text: str, special: bool) -> tuple[int, ...]:
        if self._engine.name == "llama.cpp":
            body: dict[str, Any] = {"content": text, "add_special": special}
        else:
            body = {"model": self._engine.model, "prompt": text, "add_special_tokens": special}
        reply = self._wire.post("/tokenize", body)
        found = reply.data.get("tokens") if isinstance(reply.data, Mapping) else None
        if not isinstance(found, list) or not all(isinstance(each, int) for each in found):
            raise ModelError(
                f"{self._wire.root} does not tokenize", expected="tokens", seen=reply.said()
            )
        return tuple(found)


def remote_tokenizer(wire: Wire, engine: Engine) -> RemoteTokenizer | None:
    """Return the server's own tokenizer, None where it has no page for it."""
    try:
        return RemoteTokenizer(wire, engine)
    except ModelError:
        return None


def find_tokenizer(wire: Wire, engine: Engine) -> Tokenizer | None:
    """Return the tokenizer of the served model, None where there is none to be had: the one on this
    machine where it reads as the server's does, since asking takes a request a text."""
    remote = remote_tokenizer(wire, engine)
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
