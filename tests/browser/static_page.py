"""The static page for the tests and the benchmark: its builder, and a server of its files."""

from __future__ import annotations

import functools
import http.server
import importlib.util
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType
from typing import Any

SOURCES = Path(__file__).parents[2] / "docs" / "site"


class Served(http.server.SimpleHTTPRequestHandler):
    """Serves files as they are, and counts the bytes that it sends."""

    sent = 0

    def copyfile(self, source: Any, outputfile: Any) -> None:
        """Send a file."""
        data = source.read()
        Served.sent += len(data)
        outputfile.write(data)

    def log_message(self, format: str, *args: Any) -> None:
        """Say nothing."""


def load_builder() -> ModuleType:
    """Return `docs/site/build.py` as a module."""
    spec = importlib.util.spec_from_file_location("site_build", SOURCES / "build.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """Serve a folder, and give its address."""
    handler = functools.partial(Served, directory=str(folder))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()
