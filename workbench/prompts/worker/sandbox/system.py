"""The few system calls that Python has no function for, by ctypes, on Linux."""

from __future__ import annotations

import ctypes
import os
import sys

PR_SET_PDEATHSIG, PR_SET_DUMPABLE, PR_SET_CHILD_SUBREAPER, PR_SET_NO_NEW_PRIVS = 1, 4, 36, 38

CAPGET = {"x86_64": 125, "aarch64": 90}
CAPSET = {"x86_64": 126, "aarch64": 91}
CAPABILITY_VERSION = 0x20080522
KEPT_CAPABILITIES = 1 << 1 | 1 << 2
"""`CAP_DAC_OVERRIDE` and `CAP_DAC_READ_SEARCH`: root reads other people's task folders."""


def machine() -> str:
    """Return the processor's kind where its system calls are known here, else ""."""
    if sys.platform != "linux" or sys.maxsize < 2**32 or sys.byteorder != "little":
        return ""
    name = os.uname().machine
    return name if name in CAPSET else ""


def syscall(number: int, *arguments: int | bytes | ctypes.Array[ctypes.c_char] | None) -> int:
    """Make a system call. A number is passed as a long, the others as an address.

    Raises:
        OSError: the system refused, or does not know it.
    """
    sent = [ctypes.c_long(each) if isinstance(each, int) else each for each in arguments]
    answer: int = _libc().syscall(ctypes.c_long(number), *sent)
    if answer == -1:
        code = ctypes.get_errno()
        raise OSError(code, os.strerror(code))
    return answer


def prctl(option: int, value: int) -> None:
    """Set an attribute of this process.

    Raises:
        OSError: the system refused.
    """
    zeros = (ctypes.c_ulong(0),) * 3
    if _libc().prctl(ctypes.c_int(option), ctypes.c_ulong(value), *zeros) == -1:
        code = ctypes.get_errno()
        raise OSError(code, os.strerror(code))


def drop_capabilities() -> None:
    """Give up what root may besides reading files: tracing, signalling, mounting, sockets, …

    Raises:
        OSError: the system refused.
    """
    header = CAPABILITY_VERSION.to_bytes(4, "little") + bytes(4)
    held = ctypes.create_string_buffer(24)  # twice effective, permitted, inheritable: low, high
    syscall(CAPGET[machine()], header, held)
    kept = int.from_bytes(held.raw[4:8], "little") & KEPT_CAPABILITIES
    word = kept.to_bytes(4, "little")
    syscall(CAPSET[machine()], header, word + word + bytes(16))


def _libc() -> ctypes.CDLL:
    global _loaded
    if _loaded is None:
        _loaded = ctypes.CDLL(None, use_errno=True)
        _loaded.syscall.restype = ctypes.c_long
    return _loaded


_loaded: ctypes.CDLL | None = None
