"""Run a program that a model wrote, in a process of its own, and say whether it ran to its end.

A guard against accidents (endless loops, runaway memory, floods of files, deletions), not a
sandbox: the program has the user's own rights. It runs in an empty folder that is deleted after.
"""

from __future__ import annotations

import secrets
import sys
import tempfile
from pathlib import Path

from workbench.io.processes import run_child

_HARNESS = """
import os, sys
seconds, memory, word = float(sys.argv[1]), int(sys.argv[2]), sys.argv[3]
sys.argv[1:] = []
program = sys.stdin.buffer.read().decode("utf-8", "surrogatepass")
done = os.dup(1)
null = os.open(os.devnull, os.O_RDWR)
for descriptor in (0, 1, 2):
    os.dup2(null, descriptor)
try:
    import resource
    resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
    resource.setrlimit(resource.RLIMIT_CPU, (int(seconds) + 1, int(seconds) + 1))
    resource.setrlimit(resource.RLIMIT_FSIZE, (2**20, 2**20))
except (ImportError, ValueError, OSError):
    pass  # not on Windows, in part on macOS: the time limit of the parent holds
import shutil, subprocess
for module, names in (
    (os, "kill killpg system remove removedirs unlink rmdir rename renames replace truncate "
         "chmod chown lchown fchmod fchown chroot fork forkpty execv execve posix_spawn"),
    (shutil, "rmtree move chown"),
    (subprocess, "Popen"),
):
    for name in names.split():
        if hasattr(module, name):
            setattr(module, name, None)
try:
    exec(compile(program, "<program>", "exec", dont_inherit=True), {"__name__": "__main__"})
    said = word
except BaseException as error:
    said = f"{type(error).__name__}: {error}"[:500]
os.write(done, said.encode("utf-8", "replace"))
os._exit(0)
"""


MEMORY = 2 * 1024**3
"""Bytes of address space that a program may have."""


def run_program(program: str, *, seconds: float = 3.0) -> str:
    """Run `program` as a script; return why it failed, "" where it ended without an exception.

    Leaving by `sys.exit` or `os._exit` is no end: the tests behind it may not have run.
    """
    word = secrets.token_hex(16)
    with tempfile.TemporaryDirectory() as folder:
        done = run_child(
            [sys.executable, "-I", "-c", _HARNESS, str(seconds), str(MEMORY), word],
            stdin=program.encode("utf-8", "surrogatepass"),
            seconds=seconds + 1,
            folder=Path(folder),
        )
    if done.code is None:
        return f"took longer than {seconds:g} s"
    text = done.stdout.decode("utf-8", "replace")
    return "" if text == word else text or "it ended its process"
