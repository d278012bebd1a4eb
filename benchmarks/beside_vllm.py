"""Asking vLLM, where it is installed: in this environment or in another (`by_vllm`)."""

from __future__ import annotations

import importlib.util
import json
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import torch

MEMORY_SHARE = 0.4
"""Part of the device's memory that it may take: the other variants' model stays loaded."""


def interpreter(given: str, device: torch.device) -> str:
    """Return the Python that has vLLM, "" where it is not to be asked: the `given` one; beside a
    model on a GPU this one, if it has it."""
    is_here = device.type != "cpu" and importlib.util.find_spec("vllm")
    return given or (sys.executable if is_here else "")


def ask(
    python: str, model: Any, tokenizer: Any, runs: Sequence[Mapping[str, Any]], repeats: int
) -> list[dict[str, Any]]:
    """Return vLLM's answer for each run: its `seconds`, and `sums` or `texts`.

    Raises:
        subprocess.CalledProcessError: it failed; what it said stands above.
    """
    with tempfile.TemporaryDirectory() as root:
        folder, question, answer = (Path(root) / name for name in ("model", "asked", "found"))
        model.save_pretrained(folder)
        tokenizer.save_pretrained(folder)
        asked = {
            "model": str(folder),
            "dtype": str(model.dtype).removeprefix("torch."),
            "memory_share": MEMORY_SHARE,
            "window": model.config.max_position_embeddings,
            "runs": list(runs),
            "repeats": repeats,
        }
        question.write_text(json.dumps(asked), "utf-8")
        command = [python, str(Path(__file__).with_name("by_vllm.py")), str(question), str(answer)]
        subprocess.run(command, check=True, stdout=sys.stderr)
        return json.loads(answer.read_text("utf-8"))
