"""How much memory is in use where a model computes."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any, NamedTuple


class InUse(NamedTuple):
    """Bytes in use, and bytes that there are.

    On a GPU both are the device's, whoever uses it; on the CPU `used` is this process's own.
    """

    used: int
    total: int


def memory_in_use(device: str) -> InUse | None:
    """Return the memory of a device (`cpu`, `cuda:0`), or None where it cannot be told.

    Never loads torch: before a model is loaded there is nothing of it on a GPU.
    """
    if device.startswith("cuda"):
        torch: Any = sys.modules.get("torch")
        if torch is None:
            return None
        free, total = torch.cuda.mem_get_info(device)
        return InUse(total - free, total)
    return _of_process() if device in ("", "cpu") else None


def _of_process() -> InUse | None:
    try:
        pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
        page_size = os.sysconf("SC_PAGE_SIZE")
        total = os.sysconf("SC_PHYS_PAGES") * page_size
    except (OSError, ValueError, AttributeError):  # what only Linux has
        return None
    return InUse(pages * page_size, total)
