"""Where Python, its packages and the C library have their files, which live code may read."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from functools import cache

LIBRARIES = ("/lib", "/lib64", "/usr/lib", "/usr/lib64", "/usr/local/lib", "/etc/ld.so.cache")

ASIDE = (
    *LIBRARIES,
    *("/dev/null", "/dev/zero", "/dev/random", "/dev/urandom"),
    *("/usr/share/zoneinfo", "/etc/localtime", "/etc/ssl/openssl.cnf", "/usr/share/locale"),
    *("/sys/devices/system/cpu", "/proc/cpuinfo", "/proc/meminfo"),  # asked by numeric libraries
    "/etc/mime.types",
)
"""Read by the C library, by Python's own modules and by libraries that count processors."""

_PREFIXES = frozenset({sys.prefix, sys.base_prefix, sys.exec_prefix, sys.base_exec_prefix})

NAMES = (
    *("/etc/resolv.conf", "/etc/hosts", "/etc/nsswitch.conf", "/etc/host.conf", "/etc/gai.conf"),
    *("/etc/services", "/etc/protocols", "/etc/ssl/certs", "/usr/share/ca-certificates"),
    *("/etc/pki", "/run/systemd/resolve"),
)
"""Read where a name is looked up or a certificate checked; for code that has the network."""


def python_places() -> Iterator[str]:
    """Yield what Python imports from. Of this package's own folder, which in a checkout lies among
    other files, the package alone."""
    package = os.path.dirname(os.path.dirname(os.path.dirname(os.path.dirname(__file__))))
    yield package
    for prefix in _PREFIXES - {"/usr"}:
        for name in ("lib", "lib64", "pyvenv.cfg"):
            yield os.path.join(prefix, name)
    yield from _on_path(package)


def other_imports() -> list[str]:
    """Return the folders of `python_places` that are neither Python's nor of this package, but
    somebody's own, which may hold anything."""
    package = os.path.dirname(os.path.dirname(os.path.dirname(os.path.dirname(__file__))))
    own = [os.path.join(os.path.realpath(each), "") for each in _PREFIXES]
    own += [os.path.join(each, "") for each in LIBRARIES]
    return [
        path
        for path in _on_path(package)
        if not os.path.join(os.path.realpath(path), "").startswith(tuple(own))
    ]


def _on_path(package: str) -> Iterator[str]:
    around = _identity(os.path.dirname(package))
    for path in sys.path:
        if os.path.isabs(path) and _identity(path) != around and not too_wide(path):
            yield path


def too_wide(path: str) -> bool:
    """Say whether a folder holds far more than one task: it is the user's home, or above it."""
    return _identity(path) in _homes()


@cache
def _homes() -> frozenset[tuple[int, int] | None]:
    folder = os.path.realpath(os.path.expanduser("~"))
    found = {_identity(os.sep)}
    while folder != os.path.dirname(folder):
        found.add(_identity(folder))
        folder = os.path.dirname(folder)
    return frozenset(found - {None})


def _identity(path: str) -> tuple[int, int] | None:
    """Return what tells one file from another, by whatever name; None where there is none."""
    try:
        found = os.stat(path)
    except OSError:
        return None
    return found.st_dev, found.st_ino
