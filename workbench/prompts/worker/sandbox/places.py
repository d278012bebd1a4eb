"""Where Python, its packages and the C library have their files, which live code may read."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator

LIBRARIES = ("/lib", "/lib64", "/usr/lib", "/usr/lib64", "/usr/local/lib", "/etc/ld.so.cache")

ASIDE = (
    *LIBRARIES,
    *("/dev/null", "/dev/zero", "/dev/random", "/dev/urandom"),
    *("/usr/share/zoneinfo", "/etc/localtime", "/etc/ssl/openssl.cnf", "/usr/share/locale"),
    *("/sys/devices/system/cpu", "/proc/cpuinfo", "/proc/meminfo"),  # asked by numeric libraries
    "/etc/mime.types",
)
"""Read by the C library, by Python's own modules and by libraries that count processors."""

NAMES = (
    *("/etc/resolv.conf", "/etc/hosts", "/etc/nsswitch.conf", "/etc/host.conf", "/etc/gai.conf"),
    *("/etc/services", "/etc/protocols", "/etc/ssl/certs", "/usr/share/ca-certificates"),
    *("/etc/pki", "/run/systemd/resolve"),
)
"""Read where a name is looked up or a certificate checked; for code that has the network."""


def python_places() -> Iterator[str]:
    """Yield what Python imports from. Of this package's own folder, which in a checkout lies among
    other files, the package alone."""
    root = os.path.realpath(os.path.join(os.path.dirname(__file__), *[os.pardir] * 4))
    yield os.path.join(root, "workbench")
    for prefix in {sys.prefix, sys.base_prefix, sys.exec_prefix, sys.base_exec_prefix}:
        if not too_wide(prefix):
            yield os.path.join(prefix, "lib")
            yield os.path.join(prefix, "lib64")
            yield os.path.join(prefix, "pyvenv.cfg")
    for path in sys.path:
        if os.path.isabs(path) and os.path.realpath(path) != root and not too_wide(path):
            yield path


def too_wide(path: str) -> bool:
    """Say whether a folder holds far more than one task: it is the user's home, or above it."""
    folder, home = os.path.realpath(path), os.path.realpath(os.path.expanduser("~"))
    return os.path.commonpath((folder, home)) == folder
