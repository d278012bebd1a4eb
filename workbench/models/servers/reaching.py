"""How a server is reached from here: through a proxy or not, and which certificates are trusted.

httpx reads the same variables, but sends what is for this computer through a proxy, too, and fails
on a SOCKS proxy that it would not use.
"""

from __future__ import annotations

import importlib.util
import ipaddress
import os
import ssl
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit
from urllib.request import getproxies, proxy_bypass

import httpx

from workbench.errors import ModelError

CERTIFICATES = ("SSL_CERT_FILE", "SSL_CERT_DIR")
"""The variables that name certificates to trust."""


@dataclass(frozen=True, slots=True)
class Proxy:
    """A proxy: its URL, and the variable that names it."""

    url: str
    variable: str

    @property
    def place(self) -> str:
        """Its host and port, without a password that the URL may have."""
        parts = urlsplit(self.url)
        return parts.netloc.rpartition("@")[2]


def client_options(root: str) -> dict[str, Any]:
    """Return what a client of httpx is made with to reach the server at `root`.

    Raises:
        ModelError: its proxy cannot be used, or the certificates cannot be read.
    """
    proxy = proxy_for(root)
    if proxy is not None:
        _require_usable(proxy, root)
    return {
        "proxy": proxy.url if proxy else None,
        "verify": _trusted(),
        "trust_env": False,
        "follow_redirects": True,
    }


def proxy_for(root: str) -> Proxy | None:
    """Return the proxy through which `root` is asked, None where there is none: for this computer,
    and for hosts in NO_PROXY."""
    parts = urlsplit(root)
    host = parts.hostname or ""
    if _is_here(host) or proxy_bypass(f"{host}:{parts.port}" if parts.port else host):
        return None
    named = getproxies()
    for kind in (parts.scheme, "all"):
        if url := named.get(kind):
            return Proxy(url if "://" in url else f"http://{url}", _variable(kind))
    return None


def proxy_hint(root: str) -> str:
    """Return the way out where a proxy stands before a server, "" where none does."""
    proxy = proxy_for(root)
    if proxy is None:
        return ""
    return (
        f"It is asked through the proxy {proxy.place}, which {proxy.variable} names: "
        f"NO_PROXY={urlsplit(root).hostname} leaves that out."
    )


def _is_here(host: str) -> bool:
    if host == "localhost" or host.endswith(".localhost"):
        return True
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return False
    return address.is_loopback or address.is_unspecified


def _variable(kind: str) -> str:
    names = (f"{kind}_proxy", f"{kind}_proxy".upper())
    return next((name for name in names if os.environ.get(name)), "the system's settings")


def _require_usable(proxy: Proxy, root: str) -> None:
    without = f"NO_PROXY={urlsplit(root).hostname} reaches {root} without it"
    scheme = urlsplit(proxy.url).scheme
    if scheme in ("socks5", "socks5h") and importlib.util.find_spec("socksio") is None:
        raise ModelError(
            f"{proxy.variable} names a SOCKS proxy, {proxy.place}",
            expected="the package socksio, which such a proxy needs",
            seen="it is not installed",
            fix=f"pip install socksio; or {without}.",
        )
    try:
        httpx.Proxy(proxy.url)
    except (ValueError, httpx.InvalidURL) as error:
        raise ModelError(
            f"{proxy.variable} names no proxy that can be used",
            expected="http://HOST:PORT",
            seen=f"{scheme}://{proxy.place}",
            fix=f"Set it anew; or {without}.",
        ) from error


def _trusted() -> ssl.SSLContext:
    try:
        return httpx.create_ssl_context(trust_env=True)
    except OSError as error:
        names = [name for name in CERTIFICATES if os.environ.get(name)]
        raise ModelError(
            f"the certificates that {' or '.join(names) or 'the system'} names cannot be read",
            expected="certificates as PEM",
            seen=f"{type(error).__name__}: {error}",
        ) from error
