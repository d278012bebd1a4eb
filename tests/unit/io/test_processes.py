"""Children that will not go: nothing of other people's code outlives its time, or holds us up."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from workbench.io.processes import end_tree, run_child, supervised

pytestmark = pytest.mark.slow

linux = pytest.mark.skipif(
    not sys.platform.startswith("linux"), reason="elsewhere only the process group is ended"
)

STAYS = """
import ctypes, os, pathlib, signal, sys, time
def stay(mark):
    for number in (signal.SIGTERM, signal.SIGHUP, signal.SIGINT):
        signal.signal(number, signal.SIG_IGN)
    pathlib.Path(mark).write_text(str(os.getpid()))
    while True:
        time.sleep(0.05)
mark = sys.argv[1]
"""
"""What a child says before it leaves: a process that notes its id, and never ends by itself."""

WAIT = """
while not os.path.exists(mark) or not os.path.getsize(mark):
    time.sleep(0.01)
"""

LEAVES = {
    "by setsid": "if os.fork() == 0: os.setsid(); stay(mark)\n",
    "by a double fork": "if os.fork() == 0:\n    if os.fork() == 0: stay(mark)\n    os._exit(0)\n",
    "by setsid and a double fork": (
        "if os.fork() == 0:\n    os.setsid()\n    if os.fork() == 0: stay(mark)\n    os._exit(0)\n"
    ),
    "by a group of its own": "if os.fork() == 0: os.setpgid(0, 0); stay(mark)\n",
    "by a raw clone with its parent's parent": (
        "CLONE_PARENT, x86_64, arm = 0x8000, 56, 220\n"
        "number = x86_64 if os.uname().machine == 'x86_64' else arm\n"
        "if ctypes.CDLL(None).syscall(number, CLONE_PARENT | signal.SIGCHLD, 0, 0, 0, 0) == 0:\n"
        "    stay(mark)\n"
    ),
    "in a thread whose leader has ended": (
        "import threading\n"
        "if os.fork() == 0:\n"
        "    os.setsid()\n"
        "    threading.Thread(target=lambda: (pathlib.Path(mark).write_text(str(os.getpid())),"
        " time.sleep(1000))).start()\n"
        "    ctypes.CDLL(None).pthread_exit(None)\n"
    ),
}


def runs(pid: int) -> bool:
    """Say whether a process is there and no zombie."""
    try:
        return Path(f"/proc/{pid}/stat").read_bytes().rpartition(b")")[2].split()[0] != b"Z"
    except OSError:
        return False


@linux
@pytest.mark.parametrize("leave", LEAVES.values(), ids=LEAVES)
def test_what_leaves_its_parent_ends_with_it(leave: str, tmp_path: Path) -> None:
    """The child ends at once, and is waited for no longer, though another holds its pipes open."""
    mark = tmp_path / "mark"
    code = STAYS + leave + WAIT + "print('done', flush=True)\nos._exit(3)"
    done = run_child([sys.executable, "-c", code, str(mark)], seconds=250)
    assert (done.code, done.stdout.strip()) == (3, b"done")
    assert not runs(int(mark.read_text()))


@linux
@pytest.mark.parametrize("number", [signal.SIGSTOP, signal.SIGTERM, signal.SIGINT])
def test_a_supervisor_is_not_got_rid_of(number: int, tmp_path: Path) -> None:
    """A child that stops or signals its supervisor is ended with what it has started."""
    mark = tmp_path / "mark"
    code = (
        STAYS
        + LEAVES["by setsid"]
        + WAIT
        + f"os.kill(os.getppid(), {int(number)})\nstay(mark + '2')"
    )
    process = subprocess.Popen(
        supervised([sys.executable, "-c", code, str(mark)]), start_new_session=True
    )
    while not mark.exists() or not mark.read_text():
        time.sleep(0.01)
    end_tree(process)
    assert process.returncode is not None and not runs(int(mark.read_text()))


@linux
@pytest.mark.parametrize("leave", ["by setsid", "by a group of its own"])
def test_what_is_below_a_process_without_a_supervisor_ends_with_it(
    leave: str, tmp_path: Path
) -> None:
    """What left its group is looked for while its parent is there, and not when it is gone."""
    mark = tmp_path / "mark"
    code = STAYS + LEAVES[leave] + "time.sleep(1000)"
    process = subprocess.Popen([sys.executable, "-c", code, str(mark)], start_new_session=True)
    while not mark.exists() or not mark.read_text():
        time.sleep(0.01)
    end_tree(process)
    assert process.returncode is not None
    while runs(int(mark.read_text())):  # the net of the test run ends a test that waits for ever
        time.sleep(0.05)


@linux
def test_a_child_ends_with_whoever_started_it(tmp_path: Path) -> None:
    """One that is killed itself leaves nothing behind either."""
    mark = tmp_path / "mark"
    child = [sys.executable, "-c", STAYS + LEAVES["by setsid"] + "stay(mark + '2')", str(mark)]
    starter = subprocess.Popen(
        [sys.executable, "-c", f"import subprocess\nsubprocess.run({supervised(child)!r})"],
        start_new_session=True,
    )
    while not mark.exists() or not mark.read_text():
        time.sleep(0.01)
    os.kill(starter.pid, signal.SIGKILL)
    starter.wait()
    while runs(int(mark.read_text())):  # the net of the test run ends a test that waits for ever
        time.sleep(0.05)


def test_what_keeps_a_pipe_open_does_not_hold_up_the_caller() -> None:
    """A child that is over, and one that takes too long, whose own child writes on."""
    writes = "import time\nwhile True: print('x', flush=True); time.sleep(0.01)"
    for last, code in (("sys.exit(4)", 4), ("time.sleep(1000)", None)):
        child = (
            "import subprocess, sys, time\n"
            f"subprocess.Popen([sys.executable, '-c', {writes!r}], start_new_session=True)\n{last}"
        )
        assert run_child([sys.executable, "-c", child], seconds=20).code == code


@linux
def test_a_child_s_end_is_told_as_it_was() -> None:
    """Its exit code, or the signal that it died of, is the supervisor's."""
    for code, end in (
        (7, "os._exit(7)"),
        (-11, "os.kill(os.getpid(), 11)"),
        (-9, "os.kill(os.getpid(), 9)"),
    ):
        program = f"import os\n{end}"
        assert run_child([sys.executable, "-c", program], seconds=250).code == code
