"""Where a model is run and in which type: what a setting means on this machine."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from workbench.errors import ModelError
from workbench.io.packages import has_extra, require_extra

if TYPE_CHECKING:
    import torch

DRIVERS = ("/proc/driver/nvidia", "/dev/nvidiactl", "/dev/nvhost-ctrl", "/dev/kfd", "/dev/dxg")
"""What a Linux machine has where torch may have an accelerator: NVIDIA's and AMD's drivers,
Tegra's, and the one of Windows's subsystem."""


def resolve(device: str, dtype: str) -> tuple[str, str]:
    """Return the kind of device and the dtype that the settings mean here, such as
    ("cpu", "float32"); torch is loaded only where it may know an accelerator.

    Raises:
        ModelError: torch does not have that device.
    """
    if device == "cpu" or (device == "auto" and not may_have_accelerator()):
        return "cpu", "float32" if dtype == "auto" else dtype
    chosen = choose_device(device)
    return chosen.type, choose_dtype(dtype, chosen)


def may_have_accelerator() -> bool:
    """Say whether torch, if it is installed, could find more than a CPU; a wrong yes costs loading
    it."""
    if not has_extra("torch"):
        return False
    return not sys.platform.startswith("linux") or any(Path(path).exists() for path in DRIVERS)


def choose_device(wanted: str) -> torch.device:
    """Return the device named `wanted`; "auto" is CUDA, else MPS, else the CPU.

    Raises:
        ModelError: torch does not know or does not have that device, or is not installed.
    """
    require_extra(f"device {wanted!r}", "torch", ModelError, instead="leave it at 'auto'")
    import torch

    usable = {
        "cuda": torch.cuda.is_available(),
        "mps": torch.backends.mps.is_available(),
        "cpu": True,
    }
    have = [name for name, there in usable.items() if there]
    if wanted == "auto":
        return torch.device(have[0])
    try:
        device = torch.device(wanted)
    except RuntimeError:
        device = None
    if device is None or not usable.get(device.type, True):
        raise ModelError(
            f"device {wanted!r} cannot be used",
            expected=f"auto, {', '.join(have)}",
            fix="Leave the setting 'device' at 'auto'.",
        )
    return device


def choose_dtype(wanted: str, device: torch.device) -> str:
    """Return the name of the dtype `wanted`; "auto" is bfloat16 on CUDA (float16 where the card
    does not have it), float16 on MPS, and float32 on the CPU: most are slow at anything less, and
    its rounding can change which choice wins.
    """
    if wanted != "auto":
        return wanted
    if device.type == "cuda":
        import torch

        native = torch.cuda.is_bf16_supported(including_emulation=False)
        return "bfloat16" if native else "float16"
    return "float16" if device.type == "mps" else "float32"
