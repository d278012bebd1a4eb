"""Run a program that a model wrote, in the sandbox alone, and say whether it ran to its end.

It has an empty folder that is deleted after, and may write there and nowhere else; it has no
network, starts no other program and reads no file of the user's (`prompts/worker/sandbox`,
`docs/sandbox.md`). Where the system has no such sandbox nothing is run. That it is run at all, the
user has to say: `WORKBENCH_RUN_MODEL_CODE=1`.
"""

from __future__ import annotations

import os
import secrets
import sys
import tempfile
from pathlib import Path

from workbench.io.processes import run_child
from workbench.prompts.environment import clean_environment
from workbench.prompts.worker.sandbox import available

VARIABLE = "WORKBENCH_RUN_MODEL_CODE"

_HARNESS = """
import os, sys
seconds, memory, word = float(sys.argv[1]), int(sys.argv[2]), sys.argv[3]
sys.path.insert(0, sys.argv[4])
from workbench.prompts.worker.sandbox import Access, confine, confine_code
del sys.path[0]
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
if confine(Access(writes=(os.getcwd(),))) != "closed":
    os._exit(1)
confine_code("closed", os.getppid())
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

PACKAGE = Path(__file__).resolve().parents[2]


def why_not_run() -> str:
    """Return why no program of a model is run here, "" where they are."""
    if os.environ.get(VARIABLE) != "1":
        return f"not run: programs that a model wrote run only where {VARIABLE}=1 is set"
    if available() != "closed":
        return "not run: programs that a model wrote need a sandbox, which this system has not"
    return ""


def run_program(program: str, *, seconds: float = 3.0) -> str:
    """Run `program` as a script; return why it failed, "" where it ended without an exception.

    Leaving by `sys.exit` or `os._exit` is no end: the tests behind it may not have run. Whether it
    may be run at all is for the caller to ask: see `why_not_run`.
    """
    word = secrets.token_hex(16)
    with tempfile.TemporaryDirectory() as folder:
        done = run_child(
            [sys.executable, "-I", "-c", _HARNESS, str(seconds), str(MEMORY), word, str(PACKAGE)],
            stdin=program.encode("utf-8", "surrogatepass"),
            seconds=seconds + 1,
            folder=Path(folder),
            environment=clean_environment(os.environ),
        )
    if done.code is None:
        return f"took longer than {seconds:g} s"
    text = done.stdout.decode("utf-8", "replace")
    return "" if text == word else text or "it ended its process"
