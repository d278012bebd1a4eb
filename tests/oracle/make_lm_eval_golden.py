"""Write the samples files under `tests/golden/lm_eval`, by the harness on the teaching model.

    python -m tests.oracle.make_lm_eval_golden

The figures in them are of whatever weights the model had then: they are read, not compared.
"""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path

from .lm_eval_shapes import SHAPES
from .lm_eval_side import write_samples

GOLDEN = Path(__file__).parents[1] / "golden" / "lm_eval"
NAMES = ("mc-letters", "gen-regex")


def main() -> None:
    """Write a file for each task of `NAMES`, two docs in each."""
    for shape in SHAPES:
        if shape.name not in NAMES:
            continue
        with tempfile.TemporaryDirectory() as folder:
            shape.write(Path(folder))
            made = write_samples(Path(folder), shape.name, Path(folder) / "out", limit=2)
            shutil.copy(made, GOLDEN / f"samples_{shape.name}.jsonl")


if __name__ == "__main__":
    main()
