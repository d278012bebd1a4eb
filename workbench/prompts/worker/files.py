"""Which files live code reads beside its rows: what its prompts depend on, besides its text."""

from __future__ import annotations

import os
import sys
from typing import Any

DEVICES = ("/dev/", "/proc/", "/sys/")
"""Where there are no files but what the system makes of itself."""

IN_MEMORY = "/dev/shm/"
"""A folder of ordinary files among the devices."""


class FilesRead:
    """An audit hook, which Python calls whenever a file is about to be opened.

    Python's own files and this package's are left out; a file that is not there counts, since a
    prompt may be another once it is.
    """

    def __init__(self, package_root: str) -> None:
        own = (os.path.join(package_root, "workbench"), sys.prefix, sys.base_prefix)
        self._others = tuple(os.path.join(os.path.realpath(folder), "") for folder in own)
        self._found: dict[str, None] | None = None

    def __call__(self, event: str, arguments: tuple[Any, ...]) -> None:
        if self._found is None or event != "open":
            return
        path, _, flags = arguments
        if not isinstance(path, str | bytes) or flags & os.O_ACCMODE != os.O_RDONLY:
            return
        name = os.path.realpath(os.fsdecode(path))
        if not self._is_others(name):
            self._found[_source(name)] = None

    def _is_others(self, path: str) -> bool:
        return path.startswith(self._others) or (
            path.startswith(DEVICES) and not path.startswith(IN_MEMORY)
        )

    def begin(self) -> None:
        """Forget what was read before, and the modules that were made of it: they may have been
        edited."""
        for name, module in list(sys.modules.items()):
            path = getattr(module, "__file__", None)
            if isinstance(path, str) and not self._is_others(os.path.realpath(path)):
                del sys.modules[name]
        self._found = {}

    def end(self) -> list[str]:
        """Return the paths since `begin`, in order."""
        found, self._found = self._found, None
        return sorted(found or ())


def _source(path: str) -> str:
    """Return the file that a cached module was compiled from; another file itself."""
    folder, name = os.path.split(path)
    # importlib.util.source_from_cache does this, and takes a tenth of a new worker's start to load.
    if not name.endswith(".pyc") or os.path.basename(folder) != "__pycache__":
        return path
    return os.path.join(os.path.dirname(folder), name.split(".")[0] + ".py")
