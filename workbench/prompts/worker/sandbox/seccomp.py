"""A seccomp filter: which system calls live code may make.

What it refuses fails with an error, as on a system that does not permit it, so that a library can
go another way; a system call of another architecture ends the process.
"""

from __future__ import annotations

import ctypes
import errno
import os
import struct
from collections.abc import Iterable, Sequence

from workbench.prompts.worker.sandbox.calls import (
    ATTRIBUTES,
    CALLS,
    HIGHEST,
    NETWORK,
    REFUSED,
    WRITING,
)
from workbench.prompts.worker.sandbox.system import machine, syscall

AUDIT_ARCH = {"x86_64": 0xC000003E, "aarch64": 0xC00000B7}
KINDS = ("x86_64", "aarch64")
"""In the order of the table's columns."""

SECCOMP = {"x86_64": 317, "aarch64": 277}
X32_BIT = 0x40000000
"""x86-64's third set of system calls, with numbers and structures of its own."""

ALLOW, KILL, ERRNO = 0x7FFF0000, 0x80000000, 0x00050000
LOAD, EQUAL, AT_LEAST, ANY_BIT, RETURN = 0x20, 0x15, 0x35, 0x45, 0x06
ARCH, NUMBER, ARGUMENTS = 4, 0, 16

CLONE_THREAD = 0x00010000
NEW_NAMESPACES = (
    0x7E020080  # CLONE_NEWNS, NEWCGROUP, NEWUTS, NEWIPC, NEWUSER, NEWPID, NEWNET, NEWTIME
)
AF_UNIX = 1
FILE_COMMANDS = (8, 10, 15, 1024, 1026)
"""Of `fcntl`: F_SETOWN, F_SETSIG, F_SETOWN_EX send others signals by way of a file; F_SETLEASE
makes whoever writes to it wait; F_NOTIFY tells of a folder."""

LOCK_COMMANDS = (6, 7, 37, 38)
"""Of `fcntl`: F_SETLK, F_SETLKW, F_OFD_SETLK, F_OFD_SETLKW, which lock a file against others as
`flock` does; a lock for reading needs no right to write."""

HARMLESS_REQUESTS = (0x5401, 0x802C542A, 0x5413, 0x541B, 0x5421, 0x5450, 0x5451)
"""Of `ioctl`: whether it is a terminal, TCGETS and TCGETS2, and its size; how much there is to
read; blocking or not, closed on exec or not. Among all the others are a file's flags, which need
no right to write to it, and the owner of its signals."""

INTERFACES = (0x8910, 0x8912, 0x8927, 0x8933)
"""Of `ioctl`: the names, numbers and addresses of network interfaces."""

HARMLESS_PRCTL = (3, 15, 16, 21, 23, 39, 0x53564D41)
"""Asking for dumpable, seccomp, no_new_privs and capabilities; the name of a thread, of an area."""

Instruction = tuple[int, int, int, int]


def available() -> bool:
    """Say whether the kernel takes filters."""
    try:
        syscall(SECCOMP[machine()], 2, 0, ERRNO.to_bytes(4, "little"))
    except (KeyError, OSError):
        return False
    return True


def refuse_calls(*, network: bool, write: bool) -> None:
    """Refuse, for this process and those that it starts, what no transform needs; with `network`
    sockets are left, with `write` the making and removing of files.

    Raises:
        OSError: the kernel refused.
    """
    kind = machine()
    names = [*REFUSED, *(() if network else NETWORK), *(() if write else WRITING)]
    body = _refused(_numbers(kind, names), errno.EPERM)
    # As on a file system that has none, which is what copying a file's attributes gets over.
    body += _refused(_numbers(kind, ATTRIBUTES), errno.EOPNOTSUPP)
    if not network:
        body += _only(_number(kind, "socketpair"), 0, (AF_UNIX,))
        # By its length, since an address may have zeros in the lower half, the only one compared.
        body += _only(_number(kind, "sendto"), 5, (0,))
    commands = (*FILE_COMMANDS, *(() if write else LOCK_COMMANDS))
    body += _never(_number(kind, "fcntl"), 1, commands)
    requests = (*HARMLESS_REQUESTS, *(INTERFACES if network else ()))
    body += _only(_number(kind, "ioctl"), 1, requests)
    body = [*body, (AT_LEAST, 0, 1, HIGHEST + 1), (RETURN, 0, 0, ERRNO | errno.ENOSYS)]
    _install(kind, body)


def refuse_processes() -> None:
    """Refuse to start processes, to signal others than this one, and to change what this one is.
    Threads may be started.

    Raises:
        OSError: the kernel refused.
    """
    kind, own = machine(), os.getpid()
    names = ("fork", "vfork", "tkill", "setsid", "setpgid", "seccomp")
    # A C library that is refused clone3 in this way falls back on clone, whose flags can be read.
    body = _refused(_numbers(kind, ("clone3",)), errno.ENOSYS)
    body += _refused(_numbers(kind, names), errno.EPERM)
    for name in ("kill", "tgkill", "rt_sigqueueinfo", "rt_tgsigqueueinfo"):
        body += _only(_number(kind, name), 0, (own,))
    for name in ("prlimit64", "sched_setaffinity"):
        body += _only(_number(kind, name), 0, (0, own))
    body += _only(_number(kind, "prctl"), 0, HARMLESS_PRCTL)
    refuse = (RETURN, 0, 0, ERRNO | errno.EPERM)
    body += [
        *((EQUAL, 0, 5, _number(kind, "clone")), (LOAD, 0, 0, ARGUMENTS)),
        *((ANY_BIT, 0, 2, CLONE_THREAD), (ANY_BIT, 1, 0, NEW_NAMESPACES)),
        *((RETURN, 0, 0, ALLOW), refuse),
    ]
    _install(kind, body)


def _numbers(kind: str, names: Iterable[str]) -> list[int]:
    found = (CALLS[name][KINDS.index(kind)] for name in names)
    return [number for number in found if number is not None]


def _number(kind: str, name: str) -> int:
    (number,) = _numbers(kind, (name,))
    return number


def _refused(numbers: Iterable[int], code: int) -> list[Instruction]:
    answer = (RETURN, 0, 0, ERRNO | code)
    return [each for number in numbers for each in ((EQUAL, 0, 1, number), answer)]


def _only(number: int, argument: int, values: Sequence[int]) -> list[Instruction]:
    """Refuse a call unless the lower half of an argument is one of `values`."""
    return _by_argument(number, argument, values, ALLOW, ERRNO | errno.EPERM)


def _never(number: int, argument: int, values: Sequence[int]) -> list[Instruction]:
    """Refuse a call if the lower half of an argument is one of `values`."""
    return _by_argument(number, argument, values, ERRNO | errno.EPERM, ALLOW)


def _by_argument(
    number: int, argument: int, values: Sequence[int], found: int, otherwise: int
) -> list[Instruction]:
    tests = [(EQUAL, len(values) - place, 0, value) for place, value in enumerate(values)]
    load = (LOAD, 0, 0, ARGUMENTS + 8 * argument)
    ends = [(RETURN, 0, 0, otherwise), (RETURN, 0, 0, found)]
    return [(EQUAL, 0, len(values) + 3, number), load, *tests, *ends]


def _install(kind: str, body: Sequence[Instruction]) -> None:
    head = [(LOAD, 0, 0, ARCH), (EQUAL, 1, 0, AUDIT_ARCH[kind]), (RETURN, 0, 0, KILL)]
    head.append((LOAD, 0, 0, NUMBER))
    if kind == "x86_64":
        head += [(AT_LEAST, 0, 1, X32_BIT), (RETURN, 0, 0, KILL)]
    program = [*head, *body, (RETURN, 0, 0, ALLOW)]
    packed = b"".join(struct.pack("=HBBI", *each) for each in program)
    held = ctypes.create_string_buffer(packed, len(packed))
    syscall(SECCOMP[kind], 1, 0, struct.pack("=H6xQ", len(program), ctypes.addressof(held)))
