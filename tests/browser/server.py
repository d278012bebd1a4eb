"""A server of the tests' own, whatever notebook or app it shows.

It has its own home, token and port, so that nothing on the machine changes what it does. Whatever
waits here waits for a condition, never for a time.
"""

from __future__ import annotations

import json
import os
import secrets
import signal
import socket
import subprocess
import time
import urllib.request
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NoReturn

import pytest

START_SECONDS = 120.0
"""How long anything may take to start: a server, a page, a kernel. A busy machine takes many times
what a quiet one does; where it passes, waiting longer costs nothing."""

ANSWER_SECONDS = 60.0
"""How long a server that is there may take to answer."""


def missing(reason: str) -> NoReturn:
    """Skip the test for want of something, except on CI: there it fails, since what was not
    installed would go unseen."""
    if os.environ.get("CI"):
        pytest.fail(reason)
    pytest.skip(reason)


def free_port() -> int:
    """Return a TCP port of this machine that nothing listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


@dataclass
class Server:
    """A server of the folder `root`, which its process works in; `home` holds all that it writes
    elsewhere."""

    root: Path
    home: Path
    port: int = field(default_factory=free_port)
    token: str = field(default_factory=secrets.token_hex)
    base_url: str = "/"
    process: subprocess.Popen[bytes] | None = None

    probe = "api/status"
    """What the server answers as soon as it is there."""

    @property
    def log(self) -> Path:
        """Where the output of the server and its kernels goes."""
        return self.home / "server.log"

    def url(self, path: str, query: str = "") -> str:
        """Return the address of `path`, with the token that opens it."""
        return f"{self.base}{path}?token={self.token}{query}"

    @property
    def base(self) -> str:
        """The address that all others begin with."""
        return f"{self.origin}{self.base_url}"

    @property
    def origin(self) -> str:
        """The part of an address before its path."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start the server and return once it answers."""
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(
                self._command(),
                env=self._environment(),
                cwd=self.root,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )
        end = time.monotonic() + START_SECONDS
        while not self._answers():
            if self.process.poll() is not None or time.monotonic() > end:
                raise RuntimeError(f"the server did not start:\n{self.log.read_text('utf-8')}")
            time.sleep(0.05)

    def stop(self) -> None:
        """End the server."""
        if self.process is None:
            return
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()

    def _command(self) -> list[str]:
        raise NotImplementedError

    def _environment(self) -> dict[str, str]:
        return {
            **os.environ,
            "HOME": str(self.home),
            "JUPYTER_CONFIG_DIR": str(self.home / "config"),
            "JUPYTER_DATA_DIR": str(self.home / "data"),
            "JUPYTER_RUNTIME_DIR": str(self.home / "runtime"),
            "IPYTHONDIR": str(self.home / "ipython"),
        }

    def _answers(self) -> bool:
        try:
            urllib.request.urlopen(self.url(self.probe), timeout=ANSWER_SECONDS).close()
        except OSError:
            return False
        return True

    def _request(self, method: str, path: str) -> Any:
        request = urllib.request.Request(self.url(path), method=method)
        with urllib.request.urlopen(request, timeout=ANSWER_SECONDS) as response:
            body = response.read()
        return json.loads(body) if body else None
