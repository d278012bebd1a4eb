"""The sessions that widgets make for themselves: one for all widgets that are made alike.

A cell that is run again leaves its widget behind, and nobody closes that. The new widget goes on
with the old one's session: the row that was looked at, the pinned one, settings, draft, results and
the queue are as they were. A new kernel begins with what the cell says, and with the draft, which
is on disk.
"""

from __future__ import annotations

import threading
from collections.abc import Hashable
from pathlib import Path
from typing import Any, TypeAlias

from workbench.errors import NotFoundError, shorten
from workbench.io.files import as_path
from workbench.session.session import Session

_Key: TypeAlias = tuple[str, tuple[tuple[str, Any], ...]]

_lock = threading.Lock()
_lent: dict[_Key, tuple[Session, int]] = {}
"""Each session with how many widgets have it."""


def borrow(task: str | Path, **options: Any) -> Session:
    """Return the session that a widget of this kernel has on a task with these options, or else
    a new one. It has to be given back.

    Raises:
        InputError: see `Session`.
    """
    # What cannot be hashed is no option, which `Session` says.
    given = {n: v if isinstance(v, Hashable) else shorten(v, 1_000_000) for n, v in options.items()}
    key = (str(as_path(task, NotFoundError).resolve()), tuple(sorted(given.items())))
    with _lock:
        session, count = _lent.get(key, (None, 0))
        session = session or Session(task, **options)
        _lent[key] = (session, count + 1)
        return session


def give_back(session: Session) -> None:
    """Say that a widget needs its session no more; the last one's is closed."""
    with _lock:
        key = next(key for key, (lent, _) in _lent.items() if lent is session)
        count = _lent.pop(key)[1] - 1
        if count:
            _lent[key] = (session, count)
            return
    session.close()  # waits for the run to stop: not while others want a session
