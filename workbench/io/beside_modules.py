"""Files that lie beside what Python keeps of modules, for the processes that come later."""

from __future__ import annotations

import contextlib
from importlib.util import cache_from_source
from pathlib import Path

from workbench.io.writing import replace_file


def place_beside(module: Path, ending: str) -> Path | None:
    """Return where Python keeps what it makes of a module, with another ending; None where it keeps
    nothing."""
    with contextlib.suppress(NotImplementedError):
        return Path(cache_from_source(str(module))).with_suffix(ending)
    return None


def keep(file: Path, content: bytes) -> bool:
    """Write a file to such a place, and say whether that could be done: of a package that nobody
    may write beside it cannot."""
    with contextlib.suppress(OSError):
        file.parent.mkdir(parents=True, exist_ok=True)
        replace_file(file, content)
        return True
    return False
