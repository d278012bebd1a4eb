"""Between a process and the code of other people's that it starts: nothing of that code stays.

On Linux this process takes in whatever its descendants leave behind: one that leaves by `setsid`, a
double fork or a group of its own is still a descendant. When the command ends, when SIGTERM asks
for it, or when whoever started this has ended, all of them are killed. It is run as a file:

    python -I -S supervisor.py COMMAND…

What it cannot hold is a descendant that kills it first, which has the right to; only a sandbox
takes that right away. Elsewhere than on Linux the command takes this process's place.
"""

from __future__ import annotations

import contextlib
import os
import signal
import sys
import time
from collections.abc import Iterator

PR_SET_PDEATHSIG = 1
PR_SET_CHILD_SUBREAPER = 36

LOOK_SECONDS = 0.5
"""How often is looked whether whoever started this is still there."""

PAUSE = 0.002
"""Seconds between two looks at processes that are on their way out."""

STAT_BYTES = 4096
"""More than what the system says of a process on one line."""


def supervise() -> None:
    """Go on in a child of this process, which stays behind as its supervisor and takes its exit
    code. For a process that has one thread and has started nothing.

    Where the system has no way to keep what leaves, nothing happens.
    """
    if not _prctl(PR_SET_CHILD_SUBREAPER, 1):
        return
    starter = os.getppid()
    # None of them may end this process before its descendants; SIGKILL alone cannot be held off.
    before = signal.pthread_sigmask(signal.SIG_BLOCK, signal.valid_signals())
    child = os.fork()
    if child == 0:
        _prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
        os.setsid()  # what it sends to its group is for itself
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
        return
    _let_go_of_files()
    os._exit(_leave_as(_watch(child, starter)))


def _prctl(what: int, value: int) -> bool:
    if not sys.platform.startswith("linux"):
        return False
    import ctypes  # not where nothing is asked of it: this module is imported everywhere

    with contextlib.suppress(OSError, AttributeError):
        return ctypes.CDLL(None).prctl(what, value, 0, 0, 0) == 0
    return False


def _let_go_of_files() -> None:
    """Hold no end of a pipe open: who reads the other one waits for the command alone."""
    null = os.open(os.devnull, os.O_RDWR)
    for descriptor in (0, 1, 2):
        os.dup2(null, descriptor)
    for name in os.listdir("/proc/self/fd"):
        if int(name) > 2:
            with contextlib.suppress(OSError):  # the one that the list was read by
                os.close(int(name))


def _watch(child: int, starter: int) -> int:
    """Wait for the command's end, or a reason to end it; return its status, nothing of it left."""
    ended: dict[int, int] = {}
    while child not in ended:
        came = signal.sigtimedwait({signal.SIGTERM, signal.SIGCHLD}, LOOK_SECONDS)
        if (came and came.si_signo == signal.SIGTERM) or os.getppid() != starter:
            break
        _reap(ended)
    while not _reap(ended):
        kill_descendants(os.getpid())
        time.sleep(PAUSE)
    return ended[child]


def _reap(ended: dict[int, int]) -> bool:
    """Note the status of each child that has ended; say whether that were all there are."""
    try:
        while True:
            pid, status = os.waitpid(-1, os.WNOHANG)
            if pid == 0:
                return False
            ended[pid] = status
    except ChildProcessError:
        return True


def _leave_as(status: int) -> int:
    """Return the exit code of a command that ended with `status`; of a signal die as it did."""
    if not os.WIFSIGNALED(status):
        return os.waitstatus_to_exitcode(status)
    import resource

    number = os.WTERMSIG(status)
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))  # it has left a core, if it should
    if number != signal.SIGKILL:
        signal.signal(number, signal.SIG_DFL)
    os.kill(os.getpid(), number)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, {number})
    return 128 + number


def kill_descendants(ancestor: int) -> None:
    """Kill what descends from `ancestor` now. All are stopped before any is killed: none can start
    another while the next one is looked for."""
    stopped: set[int] = set()
    while found := set(_descendants(ancestor)) - stopped:
        _signal_all(found, signal.SIGSTOP)
        stopped |= found
    _signal_all(stopped, signal.SIGKILL)


def _signal_all(pids: set[int], number: int) -> None:
    for pid in pids:
        with contextlib.suppress(OSError):  # gone by now, or somebody else's
            os.kill(pid, number)


def _descendants(ancestor: int) -> Iterator[int]:
    """Yield the processes below `ancestor`; none where the system has no `/proc`. One whose first
    thread has ended counts as well: others of its threads may run on."""
    children: dict[int, list[int]] = {}
    # By the system's own calls: each process that ends is looked for among all that there are.
    for name in filter(str.isdecimal, os.listdir("/proc") if os.path.isdir("/proc") else ()):
        try:
            descriptor = os.open(f"/proc/{name}/stat", os.O_RDONLY)
        except OSError:  # gone by now
            continue
        try:
            # The name in parentheses may hold anything, a parenthesis included.
            parent = int(os.read(descriptor, STAT_BYTES).rpartition(b")")[2].split()[1])
        except (OSError, IndexError):
            continue
        finally:
            os.close(descriptor)
        children.setdefault(parent, []).append(int(name))
    waiting = children.get(ancestor, [])
    while waiting:
        pid = waiting.pop()
        yield pid
        waiting += children.get(pid, [])


def main() -> None:
    """Run the command that the arguments are."""
    command = sys.argv[1:]
    supervise()
    try:
        os.execvp(command[0], command)
    except OSError as error:
        print(f"{command[0]}: {error.strerror}", file=sys.stderr)
        os._exit(127)


if __name__ == "__main__":
    main()
