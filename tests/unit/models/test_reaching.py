"""Through which proxy a server is asked, and what is said where it is not reached."""

from __future__ import annotations

import os
from pathlib import Path

import httpx
import pytest

from workbench.errors import ModelError
from workbench.models.servers import reaching
from workbench.models.servers.reaching import client_options, proxy_for
from workbench.models.servers.wire import not_answering

FAR = "http://gpu.example.org:8000"


@pytest.fixture(autouse=True)
def no_proxies(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("http_proxy", "https_proxy", "all_proxy", "no_proxy"):
        for spelled in {name, name.upper()} & set(os.environ):
            monkeypatch.delenv(spelled)


@pytest.mark.parametrize(
    "root", ["http://localhost:8000", "http://127.0.0.2", "http://[::1]:8000", "http://0.0.0.0:1"]
)
def test_this_computer_is_asked_without_a_proxy(root: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HTTP_PROXY", "http://proxy.example.org:3128")
    monkeypatch.setenv("ALL_PROXY", "socks5://proxy.example.org:1080")
    assert proxy_for(root) is None and client_options(root)["proxy"] is None
    assert "proxy" not in str(not_answering(root, httpx.ConnectError("refused")))


def test_a_proxy_is_named_where_it_stands_before_a_server(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HTTP_PROXY", "http://me:secret@proxy.example.org:3128")
    told = str(not_answering(FAR, httpx.ConnectError("refused")))
    assert "proxy.example.org:3128, which HTTP_PROXY names" in told and "secret" not in told
    assert "NO_PROXY=gpu.example.org" in told
    assert client_options(FAR)["proxy"].endswith("proxy.example.org:3128")
    monkeypatch.setenv("NO_PROXY", "example.org")
    assert proxy_for(FAR) is None


def test_a_socks_proxy_without_its_package_is_told_with_ways_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(reaching.importlib.util, "find_spec", lambda _: None)
    monkeypatch.setenv("ALL_PROXY", "socks5h://me:secret@proxy.example.org:1080")
    with pytest.raises(ModelError, match=r"ALL_PROXY names a SOCKS proxy.*NO_PROXY=gpu") as error:
        client_options(FAR)
    assert "secret" not in str(error.value)
    monkeypatch.setenv("NO_PROXY", "gpu.example.org")
    assert client_options(FAR)["proxy"] is None


def test_what_is_no_proxy_is_told_by_its_variable(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HTTP_PROXY", "ftp://proxy.example.org:21")
    with pytest.raises(ModelError, match="HTTP_PROXY names no proxy"):
        client_options(FAR)


def test_certificates_are_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    error = httpx.ConnectError("[SSL: CERTIFICATE_VERIFY_FAILED] self-signed certificate")
    told = str(not_answering("https://gpu.example.org", error))
    assert "certificate" in told and "SSL_CERT_FILE" in told and "does not answer" not in told
    monkeypatch.setenv("SSL_CERT_FILE", str(tmp_path / "none.pem"))
    with pytest.raises(ModelError, match="SSL_CERT_FILE"):
        client_options("https://gpu.example.org")
