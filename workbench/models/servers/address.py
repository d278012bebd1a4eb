"""Where a server model is: `server:URL[,URL…][#model]` and what it means."""

from __future__ import annotations

from dataclasses import dataclass
from urllib.parse import urlsplit, urlunsplit

from workbench.errors import ModelError

PREFIX = "server:"
LETTERS = "letters:"
"""Before a server's name: choices are scored by the first generated token alone."""

EXPECTED = "an address such as http://localhost:8000, several with commas, #model at the end"


@dataclass(frozen=True, slots=True)
class Address:
    """One server or several replicas, and the model that is asked for ("": the one it serves).

    `roots` are the addresses without the `/v1` of the OpenAI-compatible part, since the engines'
    own paths begin there.
    """

    roots: tuple[str, ...]
    model: str = ""
    by_letters: bool = False

    @property
    def name(self) -> str:
        """The address as `load_model` takes it."""
        kind = LETTERS if self.by_letters else ""
        chosen = f"#{self.model}" if self.model else ""
        return f"{kind}{PREFIX}{','.join(self.roots)}{chosen}"


def is_server(spec: str) -> bool:
    """Say whether a model's name is that of a server."""
    return spec.removeprefix(LETTERS).startswith(PREFIX)


def read_address(text: str) -> Address:
    """Return what `text` names: a spec with its prefix, or the address alone.

    Raises:
        ModelError: it is no HTTP address, or it has a password in it, which records would keep.
    """
    by_letters = text.startswith(LETTERS)
    bare = text.removeprefix(LETTERS).removeprefix(PREFIX)
    urls, _, model = bare.partition("#")
    roots = tuple(dict.fromkeys(_root(url.strip(), text) for url in urls.split(",")))
    return Address(roots, model.strip(), by_letters)


def _require_sendable(url: str, host: str) -> None:
    """Refuse what no request can be sent to, which would be known only once one is.

    Raises:
        ValueError: so.
    """
    import httpx

    try:
        httpx.URL(url)
    except httpx.InvalidURL as error:
        raise ValueError(str(error)) from error
    host.encode("idna")


def _root(url: str, text: str) -> str:
    if url and "://" not in url:
        url = f"http://{url}"
    try:
        parts = urlsplit(url)
        host, _ = parts.hostname, parts.port
        _require_sendable(url, host or "")
    except ValueError:  # a port that is no number, brackets that do not close; no name of a host
        parts, host = urlsplit(""), None
    if parts.scheme not in ("http", "https") or not host:
        raise ModelError(f"server {text!r}", expected=EXPECTED, seen=url or "no address")
    if parts.username or parts.password:
        raise ModelError(
            f"server {host!r}: its address has a user or a password in it",
            fix="Leave it out, and put the key into WORKBENCH_API_KEY: addresses are written into "
            "runs and exports.",
        )
    if parts.query:
        raise ModelError(f"server {host!r}", expected=EXPECTED, seen=f"a query, ?{parts.query}")
    path = parts.path.rstrip("/").removesuffix("/v1").rstrip("/")
    return urlunsplit((parts.scheme, parts.netloc, path, "", ""))
