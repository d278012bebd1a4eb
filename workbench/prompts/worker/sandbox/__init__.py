"""What live code may reach: on Linux closed in by the kernel, elsewhere left with a guard alone.

`docs/sandbox.md` says what each level stops and what stays open. Needs no root and no package.
"""

from __future__ import annotations

import os
import signal
from typing import Literal, NamedTuple, TypeAlias

from workbench.prompts.worker.sandbox import landlock, seccomp, system
from workbench.prompts.worker.sandbox.closed import Part, closed_below, open_parts
from workbench.prompts.worker.sandbox.places import (
    ASIDE,
    NAMES,
    other_imports,
    python_places,
    too_wide,
)

Level: TypeAlias = Literal["closed", "guard"]
"""`closed`: files and network are, by Landlock and seccomp. `guard`: limits of time and memory
hold, and no more."""

OPEN_FILES = 256


# A dataclass would take a tenth of a new worker's start to load.
class Access(NamedTuple):
    """What live code may reach besides Python itself: folders and files to read, folders to write
    to, and the network. Of the folders, what `closed` keeps closed stays so."""

    reads: tuple[str, ...] = ()
    writes: tuple[str, ...] = ()
    network: bool = False


NO_ACCESS = Access()


def available() -> Level:
    """Return the level that this system can give."""
    has = system.machine() and landlock.version() > 0 and seccomp.available()
    return "closed" if has else "guard"


def confine(access: Access) -> Level:
    """Close in this process and all that it starts, as far as the system can; return how far.

    Raises:
        OSError: the system has what it takes, and refused.
    """
    _limit_files(write=bool(access.writes))
    if available() == "guard":
        if system.machine():  # what live code starts stays below this process, to be ended with it
            system.prctl(system.PR_SET_CHILD_SUBREAPER, 1)
        return "guard"
    system.prctl(system.PR_SET_NO_NEW_PRIVS, 1)
    own = [path for path in access.reads if not too_wide(path)]
    writes = [path for path in access.writes if not too_wide(path)]
    closed = closed_below([*own, *writes], other_imports())
    reads = [*python_places(), *ASIDE, *(NAMES if access.network else ()), *own]
    landlock.confine(
        (part for place in reads for part in open_parts(place, closed)),
        [*(part for place in writes for part in open_parts(place, closed)), Part(os.devnull)],
        network=access.network,
    )
    system.drop_capabilities()
    system.prctl(system.PR_SET_DUMPABLE, 0)
    seccomp.refuse_calls(network=access.network, write=bool(writes))
    return "closed"


def confine_code(level: Level, parent: int) -> None:
    """Close in further the process that runs live code itself: it starts no other, signals none,
    and ends with the one that started it, `parent`.

    Raises:
        OSError: the system refused.
    """
    if system.machine():
        system.prctl(system.PR_SET_PDEATHSIG, signal.SIGKILL)
        if os.getppid() != parent:  # it ended before it could be waited for
            os._exit(0)
    if level == "closed":
        landlock.part_from_parent()
        seccomp.refuse_processes()


def _limit_files(*, write: bool) -> None:
    try:
        import resource
    except ImportError:  # Windows
        return
    limits = {resource.RLIMIT_CORE: 0, resource.RLIMIT_NOFILE: OPEN_FILES}
    if not write:
        limits[resource.RLIMIT_FSIZE] = 0
    for which, most in limits.items():
        hard = resource.getrlimit(which)[1]
        least = most if hard == resource.RLIM_INFINITY else min(most, hard)
        resource.setrlimit(which, (least, least))
