"""The way from a test to the checkout: `ULTRAEVAL` is its path, `ULTRAEVAL_PYTHON` an interpreter
that has its packages (by default the one that runs the tests)."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

DRIVER = Path(__file__).with_name("ultraeval_driver.py")


def ask(checkout: Path, jobs: Sequence[Mapping[str, Any]]) -> list[Any]:
    """Return what UltraEval answers to each of `jobs` (see `ultraeval_driver.KINDS`)."""
    done = subprocess.run(
        [os.environ.get("ULTRAEVAL_PYTHON", sys.executable), str(DRIVER), str(checkout)],
        input=json.dumps(jobs),
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    if done.returncode:
        raise RuntimeError(f"the driver of UltraEval failed:\n{done.stderr[-2000:]}")
    return json.loads(done.stdout)
