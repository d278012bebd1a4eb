"""A reverse proxy, as a hub has one: another port, the same paths, websockets too."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

from tornado.httpclient import AsyncHTTPClient, HTTPRequest
from tornado.httpserver import HTTPServer
from tornado.httputil import HTTPHeaders
from tornado.web import Application
from tornado.websocket import (
    WebSocketClientConnection,
    WebSocketClosedError,
    WebSocketHandler,
    websocket_connect,
)

HOP_BY_HOP = {
    "connection",
    "content-length",
    "keep-alive",
    "proxy-authenticate",
    "proxy-authorization",
    "te",
    "trailer",
    "transfer-encoding",
    "upgrade",
}
"""Headers that speak of one connection (RFC 9110, section 7.6.1), or that tornado writes."""

LARGEST = 1 << 28
"""Bytes of a message or an answer, far above what a page gets."""


class Forward(WebSocketHandler):
    """Hands a request on to the server behind, and its answer back."""

    behind: WebSocketClientConnection

    def initialize(self, port: int) -> None:
        """Take the port of the server behind."""
        self.port = port
        self.clear_header("Content-Type")

    async def get(self, *args: Any, **options: Any) -> None:
        """Hand a request on, or open a socket, for which tornado wants this method."""
        if self.request.headers.get("Upgrade", "").lower() != "websocket":
            return await self.forward()
        headers = self._headers_to_send()
        offered = headers.pop("Sec-Websocket-Protocol", "")
        for name in [name for name in headers if name.startswith("Sec-Websocket")]:
            del headers[name]
        self.behind = await websocket_connect(
            HTTPRequest(f"ws://127.0.0.1:{self.port}{self.request.uri}", headers=headers),
            subprotocols=[name.strip() for name in offered.split(",")] if offered else None,
            max_message_size=LARGEST,
        )
        await super().get(*args, **options)

    async def forward(self, *args: Any) -> None:
        """Hand a request on that is answered once."""
        answer = await AsyncHTTPClient().fetch(
            HTTPRequest(
                f"http://127.0.0.1:{self.port}{self.request.uri}",
                method=self.request.method or "GET",
                headers=self._headers_to_send(),
                body=self.request.body or None,
                allow_nonstandard_methods=True,
                decompress_response=False,
                follow_redirects=False,
            ),
            raise_error=False,
        )
        if answer.code == 599:  # tornado's number for "no answer"
            self.set_status(502)
            return
        self.set_status(answer.code, answer.reason)
        for name, value in answer.headers.get_all():
            if name.lower() not in HOP_BY_HOP:
                self.add_header(name, value)
        if answer.body:
            self.write(answer.body)

    head = post = put = patch = delete = options = forward

    def check_origin(self, origin: str) -> bool:
        """Leave the judgement to the server behind, which is told the origin."""
        return True

    def select_subprotocol(self, subprotocols: list[str]) -> str | None:
        """Speak what the server behind has chosen."""
        return self.behind.selected_subprotocol

    async def open(self, *args: str, **options: str) -> None:
        """Carry what comes from behind, until it ends."""
        self.set_nodelay(True)
        asyncio.get_running_loop().create_task(self._carry())

    async def _carry(self) -> None:
        while (message := await self.behind.read_message()) is not None:
            try:
                await self.write_message(message, binary=isinstance(message, bytes))
            except WebSocketClosedError:
                return
        self.close(self.behind.close_code, self.behind.close_reason)

    async def on_message(self, message: str | bytes) -> None:
        """Carry what comes from the page."""
        await self.behind.write_message(message, binary=isinstance(message, bytes))

    def on_close(self) -> None:
        """End the other half, too."""
        self.behind.close()

    def _headers_to_send(self) -> HTTPHeaders:
        kept = self.request.headers.get_all()
        headers = HTTPHeaders()
        for name, value in kept:
            if name.lower() not in HOP_BY_HOP:
                headers.add(name, value)
        headers["X-Forwarded-For"] = self.request.remote_ip or ""
        return headers


class Proxy:
    """Serves on `port` of this machine, on a thread, what the server at port `behind` answers."""

    def __init__(self, port: int, behind: int) -> None:
        self._port, self._behind = port, behind
        self._started = threading.Event()
        self._loop = asyncio.new_event_loop()
        self._ended = asyncio.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)

    def start(self) -> None:
        """Return once it listens."""
        self._thread.start()
        if not self._started.wait(30):
            raise RuntimeError(f"the proxy did not start on port {self._port}")

    def stop(self) -> None:
        """End it with its connections."""
        self._loop.call_soon_threadsafe(self._ended.set)
        self._thread.join(30)

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        self._loop.run_until_complete(self._serve())
        self._loop.close()

    async def _serve(self) -> None:
        AsyncHTTPClient.configure(None, max_clients=100, max_body_size=LARGEST)
        rules = [(r".*", Forward, {"port": self._behind})]
        server = HTTPServer(Application(rules, websocket_max_message_size=LARGEST))
        server.listen(self._port, "127.0.0.1")
        self._started.set()
        await self._ended.wait()
        server.stop()
        await server.close_all_connections()
