# ruff: noqa: F401
"""What attacks share. Its text stands before each of them, so it is all that they have."""

import ctypes
import os
import struct
import sys
from typing import Any

World = dict[str, Any]
"""What there is to attack: see `world.py`."""

NUMBERS = {
    "x86_64": {
        "fork": 57, "vfork": 58, "clone": 56, "clone3": 435, "execve": 59, "execveat": 322,
        "ptrace": 101, "process_vm_readv": 310, "process_vm_writev": 311, "socket": 41,
        "pidfd_open": 434, "pidfd_getfd": 438, "pidfd_send_signal": 424, "kill": 62, "tkill": 200,
        "tgkill": 234, "rt_sigqueueinfo": 129, "rt_tgsigqueueinfo": 297, "io_uring_setup": 425,
        "bpf": 321, "perf_event_open": 298, "add_key": 248, "keyctl": 250, "request_key": 249,
        "userfaultfd": 323, "memfd_create": 319, "shmget": 29, "semget": 64, "msgget": 68,
        "mq_open": 240, "unshare": 272, "setns": 308, "mount": 165, "chroot": 161, "open": 2,
        "openat": 257, "openat2": 437, "name_to_handle_at": 303, "inotify_init1": 294,
        "inotify_add_watch": 254, "fanotify_init": 300, "prctl": 157, "prlimit64": 302,
        "setpriority": 141, "personality": 135, "sethostname": 170, "swapon": 167, "syslog": 103,
        "chmod": 90, "fchmodat2": 452, "utimensat": 280, "setxattr": 188, "truncate": 76,
        "fsopen": 430, "open_tree": 428, "kcmp": 312, "process_madvise": 440, "socketpair": 53,
        "setsid": 112, "creat": 85, "renameat2": 316, "sched_setaffinity": 203, "ioprio_set": 251,
        "landlock_create_ruleset": 444, "memfd_secret": 447, "quotactl": 179, "init_module": 175,
        "migrate_pages": 256, "sched_setscheduler": 144, "acct": 163, "sendto": 44,
    },
    "aarch64": {
        "clone": 220, "clone3": 435, "execve": 221, "execveat": 281, "ptrace": 117,
        "process_vm_readv": 270, "process_vm_writev": 271, "socket": 198, "pidfd_open": 434,
        "pidfd_getfd": 438, "pidfd_send_signal": 424, "kill": 129, "tkill": 130, "tgkill": 131,
        "rt_sigqueueinfo": 138, "rt_tgsigqueueinfo": 240, "io_uring_setup": 425, "bpf": 280,
        "perf_event_open": 241, "add_key": 217, "keyctl": 219, "request_key": 218,
        "userfaultfd": 282, "memfd_create": 279, "shmget": 194, "semget": 190, "msgget": 186,
        "mq_open": 180, "unshare": 97, "setns": 268, "mount": 40, "chroot": 51, "openat": 56,
        "openat2": 437, "name_to_handle_at": 264, "inotify_init1": 26, "inotify_add_watch": 27,
        "fanotify_init": 262, "prctl": 167, "prlimit64": 261, "setpriority": 140,
        "personality": 92, "sethostname": 161, "swapon": 224, "syslog": 116, "fchmodat2": 452,
        "utimensat": 88, "setxattr": 5, "truncate": 45, "fsopen": 430, "open_tree": 428,
        "kcmp": 272, "process_madvise": 440, "socketpair": 199, "setsid": 157, "renameat2": 276,
        "sched_setaffinity": 122, "ioprio_set": 30, "landlock_create_ruleset": 444,
        "memfd_secret": 447, "quotactl": 60, "init_module": 105, "migrate_pages": 238,
        "sched_setscheduler": 119, "acct": 89, "sendto": 206,
    },
}  # fmt: skip


def raw(name: str, *arguments: Any) -> int:
    """Make a system call without Python's or the C library's function for it."""
    call = ctypes.CDLL(None, use_errno=True).syscall
    call.restype = ctypes.c_long
    sent = [ctypes.c_long(each) if isinstance(each, int) else each for each in arguments]
    answer = call(ctypes.c_long(NUMBERS[os.uname().machine][name]), *sent)
    if answer < 0:
        raise OSError(ctypes.get_errno(), os.strerror(ctypes.get_errno()))
    return int(answer)


def path(text: str) -> bytes:
    """Return a path as the kernel takes it."""
    return os.fsencode(text)
