"""The key for a server, and nowhere a copy of it.

`WORKBENCH_API_KEY` is for every server that the user names; a server may have a variable of its
own, or an entry in the system's keyring, both named in `servers.json` of the user's configuration:

    {"https://api.example.org": {"variable": "EXAMPLE_KEY"}, "https://other.org": {"keyring": "me"}}

Variables that other programs read, such as OPENAI_API_KEY, are never sent to anyone.
"""

from __future__ import annotations

import importlib
import json
import os
import re
from dataclasses import dataclass, field
from pathlib import Path

from platformdirs import user_config_path

from workbench.errors import ConfigError, ModelError
from workbench.io.files import is_regular, parse_json, read_utf8
from workbench.io.shapes import require_shape

VARIABLE = "WORKBENCH_API_KEY"
SERVICE = "prompt-workbench"
"""Under this name a keyring has the key."""


def servers_file() -> Path:
    """Return where the user's servers are named, whether or not the file is there."""
    return user_config_path(SERVICE, appauthor=False) / "servers.json"


LONG = 8
"""Characters from which on a key is hidden wherever it stands: a shorter one is a word, maybe."""

HIDDEN = "[the key]"


@dataclass(frozen=True, slots=True)
class Key:
    """A server's key, "" where it has none, and the place that it is from: what a message names."""

    value: str = field(default="", repr=False)
    place: str = VARIABLE

    @property
    def headers(self) -> dict[str, str]:
        """The headers that send it."""
        return {"Authorization": f"Bearer {self.value}"} if self.value else {}

    def hidden(self, text: str) -> str:
        """Return what a server said without the key, which some repeat."""
        if not self.value:
            return text
        border = "" if len(self.value) >= LONG else r"\b"
        for spelled in {self.value, json.dumps(self.value)[1:-1]}:
            text = re.sub(f"{border}{re.escape(spelled)}{border}", HIDDEN, text)
        return text


def key_for(root: str) -> Key:
    """Return the key for the server at `root` (see `address.Address`), without white space around
    it.

    Raises:
        ConfigError: the file of servers cannot be read.
        ModelError: it names a variable that is not set, or a keyring that does not answer; or the
            key has characters that no header can have.
    """
    value, place = _found(root)
    key = Key(value.strip(), place)
    if not (key.value.isascii() and key.value.isprintable()):
        raise ModelError(
            f"the key in {place} cannot be sent",
            expected="letters, figures and signs of ASCII, in one line",
            seen="others",
            fix="Copy it again from where it was given out.",
        )
    return key


def _found(root: str) -> tuple[str, str]:
    named = _named(root)
    if variable := named.get("variable"):
        key = dict(os.environ).get(variable)  # which takes any name: half a character, too
        if not key:
            raise ModelError(
                f"the key for {root}",
                expected=f"the variable {variable}, as {servers_file()} says",
                seen="it is not set",
                fix=f"Set it: export {variable}=…",
            )
        return key, variable
    if user := named.get("keyring"):
        return _from_keyring(root, user), f"the keyring's entry {user!r}"
    return os.environ.get(VARIABLE, ""), VARIABLE


def _named(root: str) -> dict[str, str]:
    path = servers_file()
    if not is_regular(path):
        return {}
    expected = '{"https://…": {"variable": "NAME"}}'
    found = parse_json(read_utf8(path, ConfigError), path, ConfigError, expected=expected)
    require_shape(found, dict[str, dict[str, str]], str(path), ConfigError, fix=f"Write {expected}")
    return {url.rstrip("/").removesuffix("/v1"): own for url, own in found.items()}.get(root, {})


def _from_keyring(root: str, user: str) -> str:
    try:
        keyring = importlib.import_module("keyring")
    except ImportError as error:
        raise ModelError(
            f"the key for {root}", expected=f"a keyring, as {servers_file()} says",
            seen="the package keyring is not installed", fix="pip install keyring",
        ) from error  # fmt: skip
    try:
        found = keyring.get_password(SERVICE, user)
    except Exception as error:  # each system's keyring has errors of its own
        raise ModelError(f"the keyring's entry {user!r} for {root}", seen=str(error)) from error
    if not found:
        raise ModelError(
            f"the keyring has no entry {user!r} of {SERVICE!r}",
            fix=f"keyring set {SERVICE} {user}",
        )
    return found
