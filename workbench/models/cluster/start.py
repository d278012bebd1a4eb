"""This process's connection to a Ray cluster; with `local`, the cluster itself."""

from __future__ import annotations

import logging
import os
import secrets
import socket
from contextlib import suppress
from pathlib import Path
from typing import Any

from workbench.errors import ModelError
from workbench.io.packages import require_extra
from workbench.models.cluster.address import AUTO, LOCAL

WAIT = 5.0
"""Seconds for which an address may take to accept a connection at all."""

_joined: list[str] = []
"""The address that this process was connected to here."""


def join(address: str) -> Any:
    """Return the module `ray`, connected to the cluster at `address`. A connection that is there
    already serves, if it is to the same cluster: a process has one.

    Raises:
        ModelError: Ray is not installed, no cluster answers there, it wants another token or
            another version, or this process is connected to another one.
    """
    require_extra("a model on a cluster", "cluster", ModelError, instead="name a server:URL")
    if address == LOCAL:
        keep_token()  # before Ray is imported, which looks for it once
    import ray

    if ray.is_initialized():
        _require_same(ray, address)
        return ray
    options: dict[str, Any] = {"log_to_driver": False, "logging_level": logging.ERROR}
    if address == LOCAL:
        options["include_dashboard"] = False
    elif address != AUTO:
        _require_open(address)
    try:
        ray.init(address=address, **options)
    except Exception as error:  # Ray raises of many kinds, some of them from gRPC
        raise _not_joined(address, error) from error
    _joined[:] = [address]
    return ray


def keep_token() -> None:
    """Write the token that Ray will close a cluster of this machine with, unless there is one. Ray
    would write it by itself, readable for every user of the machine."""
    if {"RAY_AUTH_TOKEN", "RAY_AUTH_TOKEN_PATH"} & os.environ.keys():
        return
    path = Path.home() / ".ray" / "auth_token"
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    with suppress(FileExistsError):
        descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(descriptor, "w") as file:
            file.write(secrets.token_hex(32))


def _require_same(ray: Any, address: str) -> None:
    here = ray.get_runtime_context().gcs_address
    if address in (LOCAL, AUTO, here, *_joined):
        return
    raise ModelError(
        f"a cluster at {address!r}",
        expected="one cluster in a process",
        seen=f"this one is connected to {here!r}",
        fix="Restart the kernel, or name the models of one cluster alone.",
    )


def _require_open(address: str) -> None:
    """Ray waits for a minute where nobody listens."""
    host, _, port = address.rpartition(":")
    try:
        socket.create_connection((host.strip("[]"), int(port)), timeout=WAIT).close()
    except (OSError, OverflowError) as error:
        raise _not_joined(address, error) from error


def _not_joined(address: str, error: Exception) -> ModelError:
    text = str(error).strip()
    first = text.splitlines()[0] if text else ""
    if address == AUTO:
        fix = "Start one by `ray start --head`, name its host:port, or take ray:local/MODEL."
    elif address == LOCAL:
        fix = "Ray's own log is below /tmp/ray."
    elif type(error) is not ConnectionError:  # Ray's own; the system's are more exact
        fix = "Check the address."
    else:
        # Ray says as little about a wrong token as about another version.
        fix = (
            "A cluster with a token, as `ray start` makes one, wants RAY_AUTH_MODE=token here, and"
            " the token by RAY_AUTH_TOKEN, RAY_AUTH_TOKEN_PATH or ~/.ray/auth_token; and this"
            " environment wants the cluster's versions of Ray and Python. host:port is that of a"
            " cluster whose node this machine is."
        )
    return ModelError(
        f"the Ray cluster at {address!r} cannot be used",
        seen=f"{type(error).__name__}: {first}",
        fix=fix,
    )
