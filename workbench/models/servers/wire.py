"""Requests to one server, and what may come back instead of an answer."""

from __future__ import annotations

import json
import math
import os
import socket
import threading
import time
import weakref
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from typing import Any

import httpx

from workbench.errors import ModelError, SettingError
from workbench.models.servers.keys import Key, key_for
from workbench.models.servers.reaching import client_options, proxy_hint

TIMEOUT = 120.0
"""Seconds that an answer of hardly a token may take, on a busy server."""

A_TOKEN = 1.0
"""Seconds more for each token that is to be generated."""

PATIENCE = 120.0
"""Seconds for which a request of a run is tried again, at any of the servers, before it fails."""

WAIT = "WORKBENCH_SERVER_TIMEOUT"
"""The environment variable that says how many seconds an answer may take, whatever is asked."""

ANSWER_BYTES = 256_000_000
"""Of an answer, when it is unpacked; log-probabilities of long prompts take some millions."""

STRANGE_BYTES = 1_000_000
"""Of an answer that nobody knows what it will be."""

BROKEN = (httpx.ReadError, httpx.WriteError, httpx.RemoteProtocolError)
"""How httpx tells of a connection that was opened and ended too early."""

SEEN = 300
"""Characters of a server's own words that a message quotes."""


@dataclass(frozen=True, slots=True)
class HttpReply:
    """What a server answered: `data` where it was JSON, else None; `text` as it came."""

    status: int
    text: str
    data: Any = None
    kind: str = ""
    retry_after: float | None = None

    @property
    def is_ok(self) -> bool:
        """Whether it is JSON with a status of success and no error in it."""
        return self.status < 300 and isinstance(self.data, Mapping) and not self.data.get("error")

    @property
    def is_answer(self) -> bool:
        """Whether it is what a page answers: such an object, or a list of them, as SGLang's."""
        return self.is_ok or (self.status < 300 and isinstance(self.data, list))

    @property
    def is_passing(self) -> bool:
        """Whether asking again later may help: too many requests, or a failure of the server."""
        return self.status in (408, 409, 425, 429) or self.status >= 500

    @property
    def is_garbled(self) -> bool:
        """Whether it is no JSON though it says success: a gateway's page, or half an answer."""
        return self.status < 300 and self.data is None

    def said(self) -> str:
        """Return the server's own words, in a line: for messages."""
        words = self.text
        if isinstance(self.data, Mapping):
            error = self.data.get("error", self.data.get("detail", self.data.get("message")))
            if isinstance(error, Mapping):
                error = error.get("message", error)
            words = str(error or self.text)
        words = " ".join(words.split())
        return f"HTTP {self.status}: {words[:SEEN]}" if words else f"HTTP {self.status}"


def seconds_to_wait(tokens: int) -> float:
    """Return how many seconds an answer with so many generated tokens may take.

    Raises:
        SettingError: the environment says so in no number above 0.
    """
    told = os.environ.get(WAIT, "")
    if not told:
        return TIMEOUT + A_TOKEN * tokens
    seconds = _seconds(told)
    if seconds is None or seconds <= 0:
        raise SettingError(WAIT, expected="a number of seconds above 0", seen=repr(told))
    return seconds


def read_reply(response: httpx.Response, key: Key | None = None) -> HttpReply:
    """Return what a response says; where it is no answer, without the key that was sent."""
    kind = response.headers.get("content-type", "").partition(";")[0]
    after = _seconds(response.headers.get("retry-after", ""))
    text = response.text
    reply = HttpReply(response.status_code, text, _parsed(response.content), kind, after)
    if key is None or reply.is_answer or (hidden := key.hidden(text)) == text:
        return reply
    return replace(reply, text=hidden, data=_parsed(hidden))


def _parsed(content: bytes | str) -> Any:
    try:
        return json.loads(content)
    except (ValueError, RecursionError):  # JSON or Unicode; lists in lists without an end
        return None


def _seconds(told: str) -> float | None:
    """Return how long a server wants to be left alone; None where it says nothing, a date, or what
    is no time to wait for: `inf` and `nan` are numbers to Python."""
    try:
        seconds = float(told)
    except ValueError:
        return None
    return seconds if math.isfinite(seconds) else None


def encoded(body: Mapping[str, Any]) -> bytes:
    """Return a body as JSON in UTF-8; a half of a surrogate pair, which has none, as U+FFFD."""
    return json.dumps(body, ensure_ascii=False).encode("utf-8", "replace")


class Body:
    """The bytes of an answer as they come, unpacked, and no more than `most` of them."""

    def __init__(self, most: int = ANSWER_BYTES) -> None:
        self._most = most
        self._bytes = bytearray()

    def add(self, part: bytes) -> None:
        """Take what comes next.

        Raises:
            httpx.RemoteProtocolError: it is too much.
        """
        self._bytes += part
        if len(self._bytes) > self._most:
            raise httpx.RemoteProtocolError(f"more than {self._most:,} bytes")

    def response(self, head: httpx.Response) -> httpx.Response:
        """Return a response with these bytes and what `head` says of them."""
        told = ("content-type", "retry-after")
        kept = {name: head.headers[name] for name in told if name in head.headers}
        return httpx.Response(head.status_code, headers=kept, content=bytes(self._bytes))


class Wire:
    """Requests to the server at `root`, one after the other. It is closed with the last that holds
    it, or before. An answer takes at most `timeout` seconds, from the question to its last byte."""

    _most_bytes = ANSWER_BYTES

    def __init__(
        self, root: str, *, timeout: float = TIMEOUT, client: httpx.Client | None = None
    ) -> None:
        self.root = root
        self.timeout = timeout
        self._connections: list[socket.socket] = []
        self.key = Key() if client else key_for(root)
        self._client = client or httpx.Client(headers=self.key.headers, **client_options(root))
        weakref.finalize(self, self._client.close)

    def get(self, path: str) -> HttpReply:
        """Return what GET brings.

        Raises:
            ModelError: no answer.
        """
        return self._send("GET", path, None)

    def post(self, path: str, body: Mapping[str, Any]) -> HttpReply:
        """Return what POST brings.

        Raises:
            ModelError: no answer.
        """
        return self._send("POST", path, body)

    def close(self) -> None:
        """Close the connections."""
        self._client.close()

    def _send(self, method: str, path: str, body: Mapping[str, Any] | None) -> HttpReply:
        content = None if body is None else encoded(body)
        kind = {} if body is None else {"Content-Type": "application/json"}
        try:
            return read_reply(self._request(method, path, content, kind), self.key)
        except httpx.HTTPError as error:
            raise not_answering(self.root, error) from error

    def _request(
        self, method: str, path: str, content: bytes | None, headers: Mapping[str, str]
    ) -> httpx.Response:
        body = Body(self._most_bytes)
        with self._hung_up_after(self.timeout) as opened, self._client.stream(
            method, self.root + path, content=content, headers=headers, timeout=self.timeout,
            extensions={"trace": opened},
        ) as response:  # fmt: skip
            for part in response.iter_bytes():  # of a camera, say, there is no end
                body.add(part)
        return body.response(response)

    @contextmanager
    def _hung_up_after(self, seconds: float) -> Iterator[Callable[[str, Mapping[str, Any]], None]]:
        """Close the connections when the block takes longer than so many seconds, and yield what
        is to be told of those that are opened. httpx bounds each read alone: a server that sends a
        byte now and then would keep it for ever, in the head of an answer as in its body.

        Raises:
            httpx.ReadTimeout: it took longer.
        """
        late = threading.Event()

        def hang_up() -> None:
            late.set()
            for connection in self._connections:
                with suppress(OSError):  # closed by now
                    connection.shutdown(socket.SHUT_RDWR)

        def opened(event: str, told: Mapping[str, Any]) -> None:
            if event in ("connection.connect_tcp.complete", "connection.start_tls.complete"):
                kept = told["return_value"].get_extra_info("socket")
                open_ones = [each for each in self._connections if each.fileno() >= 0]
                self._connections = [*open_ones, kept]

        timer = threading.Timer(seconds, hang_up)
        timer.daemon = True
        timer.start()
        try:
            yield opened
        except httpx.HTTPError as error:
            if late.is_set():
                raise httpx.ReadTimeout(f"no whole answer in {seconds:g} s") from error
            raise
        finally:
            timer.cancel()
        if late.is_set():
            raise httpx.ReadTimeout(f"no whole answer in {seconds:g} s")


class StrangeWire(Wire):
    """Requests to a port that nobody named, at which anything may listen: without a key, a proxy
    or a redirect, over after `seconds` whatever comes, and no more than a megabyte of it. No page
    is asked for twice."""

    _most_bytes = STRANGE_BYTES

    def __init__(self, root: str, *, seconds: float) -> None:
        # Without https there are no certificates to load, which takes longer than all answers.
        client = httpx.Client(trust_env=False, verify=False)
        super().__init__(root, timeout=seconds, client=client)
        self._deadline = time.monotonic() + seconds
        self._told: dict[str, HttpReply] = {}

    def get(self, path: str) -> HttpReply:
        """Return what GET brings, or brought before.

        Raises:
            ModelError: no answer.
        """
        if path not in self._told:
            self._told[path] = super().get(path)
        return self._told[path]

    def _request(
        self, method: str, path: str, content: bytes | None, headers: Mapping[str, str]
    ) -> httpx.Response:
        self.timeout = max(self._deadline - time.monotonic(), 0.001)
        return super()._request(method, path, content, headers)


class BrokenOff(ModelError):
    """A connection that was opened ended before the answer did: the next one may not."""


def not_answering(root: str, error: Exception) -> ModelError:
    """Return what is said where a server cannot be reached, or ends the connection."""
    if "CERTIFICATE_VERIFY_FAILED" in str(error):
        return ModelError(
            f"the certificate of {root} is not trusted",
            expected="one of an authority that is known here",
            seen=f"{error}",
            fix="Is it the server's own, or a firm's, name its file: export SSL_CERT_FILE=….pem",
        )
    kind = BrokenOff if isinstance(error, BROKEN) else ModelError
    return kind(
        f"{root} does not answer",
        expected="an OpenAI-compatible server",
        seen=f"{type(error).__name__}: {error}".rstrip(": "),
        fix=f"Check that it runs, and the address and port. {proxy_hint(root)}".rstrip(),
    )


def refuse_unknown(root: str, reply: HttpReply, key: Key) -> None:
    """Refuse a server that wants another key than what was sent.

    Raises:
        ModelError: so.
    """
    if reply.status not in (401, 403):
        return
    if key.value:
        raise ModelError(
            f"{root} refuses the key in {key.place}",
            expected="one that it knows, for this server and model",
            seen=reply.said(),
            fix=f"Check it with whoever runs the server. {proxy_hint(root)}".rstrip(),
        )
    raise ModelError(
        f"{root} wants a key",
        expected=f"{key.place} to be set to it",
        seen=reply.said(),
        fix=f"Set it where the workbench runs: export {key.place}=… {proxy_hint(root)}".rstrip(),
    )
