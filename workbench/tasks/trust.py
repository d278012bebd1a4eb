"""Which code may run without being asked about: what was written or saved here, what comes with the
package, and what the user allowed, each by its text's SHA-256.

It is kept for each user, in `trusted` of the user's data folder: a line for each text, with what
it asked for (`prompts/asks.py`) and was granted. `WORKBENCH_TRUST` names folders, separated as in
PATH, below which everything may run; what it asks for is to be granted there, too.

A draft changes with each key, so it is not kept there: its entry in the journal bears a seal, which
takes a secret of the user's to make (`key`, beside `trusted`).
"""

from __future__ import annotations

import errno
import hashlib
import hmac
import os
import secrets
from functools import cache, lru_cache
from pathlib import Path

from workbench.errors import StoreError
from workbench.io.files import is_regular, system_errors, text_sha256
from workbench.io.writing import create_file, write_all
from workbench.prompts.asks import asked_for
from workbench.tasks.shipped import shipped_folder

VARIABLE = "WORKBENCH_TRUST"
SERVICE = "prompt-workbench"
NO_WAIT = getattr(os, "O_NONBLOCK", 0)
"""For a pipe in the place of a file: nobody reads it."""
KEY_BYTES = 32

Kept = dict[str, frozenset[str]]
"""What was granted to a text, by its hash; to most nothing, which lets them run all the same."""


def trusted_file() -> Path:
    """Return where the hashes are kept, whether or not the file is there."""
    from platformdirs import user_data_path  # a browser's tab has none, and opens nothing of others

    return user_data_path(SERVICE, appauthor=False) / "trusted"


def is_trusted(text: str, folder: str | os.PathLike[str]) -> bool:
    """Say whether a text from below `folder` may run without being asked about."""
    own = Path(folder).resolve()
    named = os.environ.get(VARIABLE, "").split(os.pathsep)
    if any(own.is_relative_to(Path(each).resolve()) for each in named if each):
        return True
    digest = text_sha256(text)
    return digest in _shipped() or digest in _kept()


def granted(text: str) -> frozenset[str]:
    """Return what a text asks for and was granted."""
    return _kept().get(text_sha256(text), frozenset()) & set(asked_for(text))


def trust(text: str, *, grant: bool = False) -> None:
    """Keep that a text may run, and with `grant` that it is given what it asks for.

    Raises:
        StoreError: it cannot be kept.
    """
    digest, asks = text_sha256(text), frozenset(asked_for(text) if grant else ())
    if asks <= _kept().get(digest, frozenset()) and digest in _kept():
        return
    line = "\t".join([digest, *sorted(asks)]) + "\n"
    path = trusted_file()
    with system_errors(StoreError, f"{path}: cannot be written"):
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        # Appended in one piece: several processes may do so at once.
        kept = os.open(path, os.O_WRONLY | os.O_APPEND | os.O_CREAT | NO_WAIT, 0o600)
        try:
            write_all(kept, line.encode())
        finally:
            os.close(kept)


def own_seal(folder: Path, text: str) -> str:
    """Return what shows that a draft of the task in `folder` was typed here. Where the secret for
    it cannot be kept that is "", and the user is asked about the draft when it is opened again."""
    try:
        key = _key(trusted_file().with_name("key"))
    except OSError:
        return ""
    sealed = f"{folder}\0{text}".encode("utf-8", "surrogatepass")
    return hmac.new(key, sealed, hashlib.sha256).hexdigest()


def is_own_draft(folder: Path, text: str, seal: str) -> bool:
    """Say whether a draft of the task in `folder` was typed here, by the seal that came with it."""
    given = seal.encode("utf-8", "surrogatepass")
    return bool(given) and hmac.compare_digest(given, own_seal(folder, text).encode("ascii"))


@lru_cache(maxsize=1)
def _key(path: Path) -> bytes:
    """Return the user's secret, which is made when it is first asked for.

    Raises:
        OSError: it cannot be kept, or the file holds something else.
    """
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        create_file(path, secrets.token_bytes(KEY_BYTES), mode=0o600)
    key = path.read_bytes()
    if len(key) != KEY_BYTES:
        raise OSError(errno.EINVAL, f"not a secret of {KEY_BYTES} bytes", str(path))
    return key


def _kept() -> Kept:
    path = trusted_file()
    try:
        status = path.stat()
    except OSError:
        return {}
    if not is_regular(path):  # a pipe would be waited for
        return {}
    return _read(path, (status.st_mtime_ns, status.st_size))


@lru_cache(maxsize=1)
def _read(path: Path, _stamp: tuple[int, int]) -> Kept:
    found: Kept = {}
    try:
        lines = path.read_text("utf-8", "replace").splitlines()
    except OSError:
        return found
    for line in lines:
        digest, *asks = line.split("\t")
        found[digest] = found.get(digest, frozenset()) | set(asks)
    return found


@cache
def _shipped() -> frozenset[str]:
    files = (shipped_folder() / "transforms").glob("*/transform*.py")
    return frozenset(text_sha256(path.read_text("utf-8")) for path in files)
