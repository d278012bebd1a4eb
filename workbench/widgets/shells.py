"""On which of a kernel's shells a widget's messages are handled.

JupyterLab sends them to a shell beside the one that runs cells, and goes on to where another page
or a program restarted the kernel, which has none of that name. ipykernel then drops them.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any


class Route:
    """What ipykernel asks for the shell of each message of a widget; None is the one for cells.

    Args:
        knows: says whether the kernel has a shell of that id beside the one for cells.
    """

    def __init__(self, knows: Callable[[str], bool]) -> None:
        self._knows = knows
        self.is_astray = False
        """Whether the newest message was sent to a shell that is not there."""

    def __call__(self, data: Any, wanted: str | None) -> str | None:
        """Return the shell that a message wants, or the one for cells where that is gone. (By
        itself ipykernel 7.4 takes the one that published last, which may run a long cell.)"""
        self.is_astray = wanted is not None and not self._knows(wanted)
        return None if self.is_astray else wanted


def route(comm: Any) -> Route:
    """Put a route into a widget's comm, where the kernel asks for one, and return it. What it asks
    by is private to ipykernel, hence looked for; without it the context kept by `Host.listen`
    answers on the page's shell from the first message on."""
    made = Route(partial(_knows, comm))
    if hasattr(comm, "_reply_subshell_for"):
        comm._reply_subshell_for = made
    return made


def _knows(comm: Any, shell: str) -> bool:
    try:
        # Only the thread that asks for a route may look, and only it calls this.
        return shell in comm.kernel.shell_channel_thread.manager.list_subshell()
    except AttributeError:  # another ipykernel
        return True
