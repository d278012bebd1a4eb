"""What a server answers, whatever it is: read to its end, or given up."""

from __future__ import annotations

import contextlib
import socket
import socketserver
import threading
import time
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import httpx
import pytest

from workbench.errors import ModelError
from workbench.models.servers.pool import Endpoint
from workbench.models.servers.wire import PATIENCE, HttpReply, Wire, read_reply

Send = Callable[[BaseHTTPRequestHandler], None]


@contextlib.contextmanager
def served(send: Send) -> Iterator[str]:
    """Give the address of a server that answers all with what `send` writes."""
    over = threading.Event()

    class Handler(BaseHTTPRequestHandler):
        over: threading.Event

        def do_GET(self) -> None:
            self.send_response(200)
            self.send_header("Content-Type", "application/json")
            self.end_headers()
            with contextlib.suppress(OSError):
                send(self)

        def log_message(self, *_: object) -> None:
            pass

    Handler.over = over
    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        over.set()
        server.shutdown()
        thread.join()
        server.server_close()


@pytest.mark.slow
def test_an_answer_that_comes_drop_by_drop_is_given_up() -> None:
    """Each byte comes in time; all of them never do."""

    def drip(request: BaseHTTPRequestHandler) -> None:
        while not request.over.wait(0.02):  # type: ignore[attr-defined]
            request.wfile.write(b" ")

    with served(drip) as root, pytest.raises(ModelError, match=r"no whole answer in 0\.3 s"):
        Wire(root, timeout=0.3).get("/v1/models")


@pytest.mark.slow
def test_a_head_that_comes_drop_by_drop_is_given_up() -> None:
    """So is an answer whose first line is not through; the next question has a new connection."""
    answers = iter((True, False))

    def drip(connection: socket.socket, over: threading.Event) -> None:
        if not next(answers):
            connection.sendall(b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}")
            return
        connection.sendall(b"HTTP/1.1 200 OK\r\n")
        with contextlib.suppress(OSError):
            while not over.wait(0.02):
                connection.sendall(b"X-More: 1\r\n")

    with answering(drip) as root:
        wire = Wire(root, timeout=0.4)
        with pytest.raises(ModelError, match=r"no whole answer in 0\.4 s"):
            wire.get("/v1/models")
        assert wire.get("/v1/models").data == {}


@contextlib.contextmanager
def answering(send: Callable[[socket.socket, threading.Event], None]) -> Iterator[str]:
    """Give the address of a server that writes to each connection, once asked, what it likes."""
    over = threading.Event()

    class Handler(socketserver.BaseRequestHandler):
        def handle(self) -> None:
            self.request.recv(65536)
            send(self.request, over)

    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), Handler) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_address[1]}"
        finally:
            over.set()
            server.shutdown()
            thread.join()


@pytest.mark.slow
def test_an_answer_that_would_fill_the_memory_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """No more of it is held than an answer can have."""
    monkeypatch.setattr(Wire, "_most_bytes", 1000)

    def flood(request: BaseHTTPRequestHandler) -> None:
        while not request.over.is_set():  # type: ignore[attr-defined]
            request.wfile.write(b"1," * 500)

    with served(flood) as root, pytest.raises(ModelError, match="more than 1,000 bytes"):
        Wire(root, timeout=20).get("/v1/models")


@pytest.mark.slow
def test_lists_in_lists_without_an_end_are_no_json() -> None:
    """The text is there as it came, and no error of the reader's."""

    def nest(request: BaseHTTPRequestHandler) -> None:
        request.wfile.write(b"[" * 100_000)

    with served(nest) as root:
        reply = Wire(root, timeout=20).get("/v1/models")
    assert reply.data is None and reply.text.startswith("[[[")


DATE = "Wed, 21 Oct 2015 07:28:00 GMT"


@pytest.mark.parametrize("told", ["", DATE, "inf", "-inf", "nan", "1e999", "9" * 400])
def test_what_is_no_time_is_not_waited_for(told: str) -> None:
    """A server may say anything about when to come again; Python takes some of it for numbers."""
    reply = read_reply(httpx.Response(429, headers={"retry-after": told}))
    assert reply.retry_after is None


def test_a_server_rests_no_longer_than_a_request_has_patience() -> None:
    """Where it is the only one, nothing would end that wait: a request counts its tries, not how
    long it stands in line."""
    endpoint = Endpoint("http://localhost:1", httpx.AsyncClient())
    endpoint.failed(HttpReply(429, "", retry_after=1e9))
    assert endpoint.rests_until <= time.monotonic() + PATIENCE
