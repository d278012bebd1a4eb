"""What a piece of work takes on a device: time and memory."""

from __future__ import annotations

import time
from pathlib import Path

import torch


def seconds(device: torch.device) -> float:
    """Return a time of which differences mean something: on a CPU the process's, so that other work
    on the machine counts little; else the wall's, once the device has done all it was given."""
    if device.type == "cpu":
        return time.process_time()
    torch.cuda.synchronize(device)
    return time.perf_counter()


def peak_megabytes(device: torch.device, *, reset: bool = False) -> float:
    """Return the peak of the memory: the process's on a CPU (Linux; else NaN), else what tensors
    take on the device. `reset` makes it what is held now."""
    if device.type != "cpu":
        if reset:
            torch.cuda.reset_peak_memory_stats(device)
        return torch.cuda.max_memory_allocated(device) / 2**20
    try:
        if reset:
            Path("/proc/self/clear_refs").write_text("5", encoding="utf-8")
        status = Path("/proc/self/status").read_text(encoding="utf-8")
    except OSError:
        return float("nan")
    return int(status.split("VmHWM:")[1].split()[0]) / 1024
