"""How much memory is free, and how much is in use."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path
from typing import Any, NamedTuple

from workbench.io.processes import run_child

DRIVER_SECONDS = 3.0
"""A driver that takes longer is not waited for."""


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
        lines = Path("/proc/meminfo").read_text(encoding="utf-8").splitlines()
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


def card_free_bytes() -> int | None:
    """Return how much memory the NVIDIA GPU that torch would take has free, as its driver says,
    None where that is not known. For before torch is loaded."""
    visible = os.environ.get("CUDA_VISIBLE_DEVICES", "0").partition(",")[0].strip()
    program = shutil.which("nvidia-smi")
    if program is None or visible in ("", "-1"):
        return None
    query = ("--query-gpu=memory.free", "--format=csv,noheader,nounits", f"--id={visible}")
    try:
        told = run_child((program, *query), seconds=DRIVER_SECONDS)
        return int(told.stdout.split()[0]) << 20  # it counts in MiB
    except (OSError, ValueError, IndexError):  # not to be run, "[N/A]", or nothing at all
        return None


def spell_bytes(count: int) -> str:
    """Return bytes as megabytes or gigabytes, of 10⁶ and 10⁹ bytes."""
    return f"{count / 1e9:.1f} GB" if count >= 1e8 else f"{count / 1e6:.0f} MB"


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
