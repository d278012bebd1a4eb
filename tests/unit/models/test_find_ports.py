"""Servers that are looked for on this computer: asked little, and without a key."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

from workbench.models.find.ports import find_servers
from workbench.models.servers.engine import Engine
from workbench.models.servers.examination import Ability, Examination
from workbench.models.servers.kept import keep
from workbench.models.servers.wire import STRANGE_BYTES

YES, NO = Ability(True, ""), Ability(False, "no")


def entry(name: str) -> dict[str, Any]:
    return {"id": name, "owned_by": "vllm", "max_model_len": 512}


def listing(*names: str) -> dict[str, Any]:
    return {"object": "list", "data": [entry(name) for name in names]}


@dataclass
class Listener:
    """Something that listens at a port: its pages with their status, and what it was asked."""

    pages: Mapping[str, tuple[int, Any]]
    headers: Mapping[str, str] = field(default_factory=dict)
    endless: bool = False
    port: int = 0
    asked: list[tuple[str, Mapping[str, str]]] = field(default_factory=list)

    @property
    def root(self) -> str:
        return f"http://127.0.0.1:{self.port}"


@contextmanager
def listening(listener: Listener) -> Iterator[Listener]:
    """Listen on a free port until the block ends."""

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            listener.asked.append((self.path, dict(self.headers)))
            status, data = listener.pages.get(self.path, (404, {"detail": "Not Found"}))
            content = data if isinstance(data, bytes) else json.dumps(data).encode()
            self.send_response(status)
            for name, value in listener.headers.items():
                self.send_header(name, value)
            self.end_headers()
            self.wfile.write(content)
            try:
                while listener.endless:
                    self.wfile.write(b"x" * 4096)
            except OSError:
                pass

        def log_message(self, format: str, *args: Any) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    thread = threading.Thread(target=server.serve_forever, args=(0.02,), daemon=True)
    thread.start()
    listener.port = server.server_port
    try:
        yield listener
    finally:
        listener.endless = False
        server.shutdown()
        server.server_close()
        thread.join()


@pytest.fixture(autouse=True)
def own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Examinations are kept in a folder of the test's own, and there is a key that nobody gets."""
    for name in ("XDG_CACHE_HOME", "XDG_CONFIG_HOME"):
        monkeypatch.setenv(name, str(tmp_path / name))
    monkeypatch.setenv("WORKBENCH_API_KEY", "secret-key")


def vllm(*names: str) -> Listener:
    pages = {"/v1/models": (200, listing(*names)), "/version": (200, {"version": "0.32.0"})}
    return Listener(pages)


def examined(engine: Engine, root: str, **can: Ability) -> Examination:
    abilities: Any = {
        name: can.get(name, NO) for name in ("gen", "ppl", "letters", "stops", "seeds")
    }
    return Examination(root, engine, evidence=(), **abilities)


def test_a_server_is_found_by_the_name_that_loads_it() -> None:
    """Not examined, it can be trusted with nothing yet, and says how that is found out."""
    with listening(vllm("tiny")) as server:
        (found,) = find_servers((server.port,))
    assert (found.name, found.kind, found.where) == (f"server:{server.root}", "server", server.root)
    assert (found.can, found.engine, found.fits) == ((), "vLLM 0.32.0", None)
    assert found.note == f"not examined: workbench doctor {server.root}"


def test_no_key_goes_to_a_port_that_was_guessed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither the one for all servers nor one that is named for this address."""
    monkeypatch.setenv("ITS_KEY", "its-key")
    with listening(vllm("tiny")) as server:
        folder = tmp_path / "XDG_CONFIG_HOME" / "prompt-workbench"
        folder.mkdir(parents=True)
        named = {server.root: {"variable": "ITS_KEY"}}
        (folder / "servers.json").write_text(json.dumps(named))
        find_servers((server.port,))
    assert server.asked
    sent = json.dumps([headers for _, headers in server.asked])
    assert "authorization" not in sent.lower() and "key" not in sent


def test_nothing_is_generated_or_scored() -> None:
    """Only pages that say what is served are read, each once, however many models there are."""
    with listening(vllm("one", "two", "three")) as server:
        find_servers((server.port,))
    assert sorted(path for path, _ in server.asked) == [
        *("/api/version", "/get_model_info", "/v1/models", "/version"),
    ]


def test_several_models_are_an_entry_each() -> None:
    """Named as `load_model` takes them."""
    with listening(vllm("one", "two")) as server:
        found = find_servers((server.port,))
    assert [each.name for each in found] == [f"server:{server.root}#{n}" for n in ("one", "two")]


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost"])
def test_what_an_examination_found_is_told(host: str) -> None:
    """By whichever name of this computer it was examined."""
    with listening(vllm("tiny")) as server:
        engine = Engine("vLLM", "0.32.0", "tiny", ("tiny",), window=512)
        root = server.root.replace("127.0.0.1", host)
        keep(root, examined(engine, root, gen=YES, letters=YES))
        (found,) = find_servers((server.port,))
    assert (found.can, found.note) == (("gen", "letters"), "")


def test_one_that_wants_a_key_or_serves_nothing_says_so() -> None:
    """Either is to be known, and neither fails the list."""
    locked = Listener({"/v1/models": (401, {"error": "who are you?"})})
    with listening(locked), listening(vllm()) as empty:
        found = find_servers((locked.port, empty.port))
    assert [each.note for each in found] == [
        "wants a key: set WORKBENCH_API_KEY, and name it",
        "serves no model now",
    ]


@pytest.mark.parametrize(
    "pages",
    [
        {},
        {"/v1/models": (200, b"<html>a page for every address</html>")},
        {"/v1/models": (200, {"hello": "world"})},
        {"/v1/models": (200, [1, 2])},
        {"/v1/models": (403, {"error": "AirPlay"})},
        {"/v1/models": (500, b"")},
        {"/v1/models": (200, b"x" * (STRANGE_BYTES + 1))},
        {"/api/version": (200, {"version": "1"}), "/api/tags": (200, {"models": ["odd"]})},
    ],
)
def test_what_is_no_such_server_is_passed_over(pages: Mapping[str, tuple[int, Any]]) -> None:
    """Somebody's web page, another API, an error, too much, a shape that nobody expects."""
    with listening(Listener(pages)) as stranger, listening(vllm("tiny")) as server:
        found = find_servers((stranger.port, server.port))
    assert [each.where for each in found] == [server.root]


def test_an_answer_without_an_end_is_left() -> None:
    """As of a camera's picture: it is over with the time, and memory is not filled."""
    with listening(Listener({"/v1/models": (200, b"x")}, endless=True)) as camera:
        assert find_servers((camera.port,), seconds=0.5) == ()


def test_a_redirect_is_not_followed() -> None:
    """What listens here does not send the workbench elsewhere."""
    with listening(vllm("tiny")) as elsewhere:
        moved = Listener(
            {"/v1/models": (302, b"")}, headers={"Location": f"{elsewhere.root}/v1/models"}
        )
        with listening(moved):
            assert find_servers((moved.port,)) == ()
    assert elsewhere.asked == []


def test_no_proxy_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its 127.0.0.1 is another computer."""
    with listening(vllm("tiny")) as server, listening(Listener({})) as proxy:
        for name in ("http_proxy", "HTTP_PROXY", "ALL_PROXY"):
            monkeypatch.setenv(name, proxy.root)
        assert len(find_servers((server.port,))) == 1
    assert proxy.asked == []


def test_ports_at_which_nothing_listens_are_nothing() -> None:
    """None of them is waited for."""
    with listening(Listener({})) as gone:
        pass
    assert find_servers((gone.port,)) == ()
    assert find_servers(()) == ()
