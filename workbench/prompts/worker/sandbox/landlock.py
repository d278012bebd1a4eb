"""Landlock: which files this process and those that it starts may open (Linux 5.13 and later).

It is a list of what may be done; all else that it knows of is refused. It says nothing of a file's
mode, owner, times and attributes, of what is not a file, or of whether a path exists: the first two
are for `seccomp.py`, the last stays open.
"""

from __future__ import annotations

import os
import stat
import struct
from collections.abc import Iterable

from workbench.prompts.worker.sandbox.closed import Part
from workbench.prompts.worker.sandbox.system import syscall

CREATE_RULESET, ADD_RULE, RESTRICT_SELF = 444, 445, 446

READ_FILE, READ_DIR = 1 << 2, 1 << 3
WRITE_FILE, TRUNCATE = 1 << 1, 1 << 14
WRITES = WRITE_FILE | 1 << 4 | 1 << 5 | 1 << 7 | 1 << 8  # remove and make: folders, plain files

FILE_RIGHTS = {1: 13, 2: 14, 3: 15, 4: 15, 5: 16}
"""How many of the rights to files a version of the interface knows: bit by bit, newer ones last."""

TCP = 1 << 0 | 1 << 1  # bind, connect; from version 4
SCOPES = 1 << 0 | 1 << 1  # abstract unix sockets, signals; from version 6


def version() -> int:
    """Return the version of the kernel's interface, 0 where there is none or it is switched off."""
    try:
        return syscall(CREATE_RULESET, None, 0, 1)
    except OSError:
        return 0


def confine(reads: Iterable[Part], writes: Iterable[Part], *, network: bool) -> None:
    """Leave the reading of files at or below `reads`, and writing at or below `writes`; TCP only
    with `network`. A path that is not there is passed over, and so is one that became another.

    Raises:
        OSError: the kernel refused.
    """
    abi = version()
    handled = (1 << FILE_RIGHTS[min(abi, max(FILE_RIGHTS))]) - 1
    tcp = TCP if abi >= 4 and not network else 0
    rules = _ruleset(abi, handled, tcp, SCOPES)
    try:
        for part in reads:
            _allow(rules, part, READ_FILE | READ_DIR)
        for part in writes:
            _allow(rules, part, (READ_FILE | READ_DIR | WRITES | TRUNCATE) & handled)
        syscall(RESTRICT_SELF, rules, 0)
    finally:
        os.close(rules)


def part_from_parent() -> None:
    """Make a domain of its own for this process, in which the one that started it can be neither
    traced nor signalled. Where the kernel cannot do that alone, nothing happens.

    Raises:
        OSError: the kernel refused.
    """
    abi = version()
    if abi < 6:
        return
    rules = _ruleset(abi, 0, 0, SCOPES)
    try:
        syscall(RESTRICT_SELF, rules, 0)
    finally:
        os.close(rules)


def _ruleset(abi: int, files: int, tcp: int, scopes: int) -> int:
    words = (files,) if abi < 4 else (files, tcp) if abi < 6 else (files, tcp, scopes)
    attributes = struct.pack(f"={len(words)}Q", *words)
    return syscall(CREATE_RULESET, attributes, len(attributes), 0)


def _allow(rules: int, part: Part, rights: int) -> None:
    follow = os.O_NOFOLLOW if part.inode else 0
    try:
        beneath = os.open(part.path, os.O_PATH | os.O_CLOEXEC | follow)
    except OSError:
        return
    try:
        found = os.fstat(beneath)
        if part.inode and found.st_ino != part.inode:
            return
        if part.listed:
            rights &= READ_DIR
        if not stat.S_ISDIR(found.st_mode):
            rights &= READ_FILE | WRITE_FILE | TRUNCATE
        syscall(ADD_RULE, rules, 1, struct.pack("=Qi", rights, beneath), 0)
    finally:
        os.close(beneath)
