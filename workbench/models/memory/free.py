"""How much memory is free."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def free_bytes(device: str) -> int | None:
    """Return how much memory the device can still give, None where that is not known. On Linux's
    CPU that is what can be had without swapping, within the limit of a container."""
    kind = device.partition(":")[0]
    if kind == "cuda":
        import torch

        return torch.cuda.mem_get_info(device)[0]
    if kind == "mps":
        import torch

        return torch.mps.recommended_max_memory() - torch.mps.driver_allocated_memory()
    if sys.platform.startswith("linux"):
        return _linux_free()
    try:
        return os.sysconf("SC_AVPHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
    except (AttributeError, OSError, ValueError):  # Windows has no sysconf, macOS not this name
        return None


def _linux_free() -> int | None:
    """Return the lower of what the machine and what the control group have left."""
    found: list[int] = []
    try:
        lines = Path("/proc/meminfo").read_text().splitlines()
        found += [int(line.split()[1]) << 10 for line in lines if line.startswith("MemAvailable:")]
    except (OSError, ValueError):
        pass
    group = Path("/sys/fs/cgroup")
    try:
        limit = (group / "memory.max").read_text().strip()
        if limit != "max":
            found.append(int(limit) - int((group / "memory.current").read_text()))
    except (OSError, ValueError):  # an older kind of control group, or none
        pass
    return max(0, min(found)) if found else None
