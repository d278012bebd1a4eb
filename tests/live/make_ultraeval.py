"""Make `tests/golden/ultraeval/`: what a checkout of UltraEval answers to jobs of our own.

    python -m tests.live.make_ultraeval CHECKOUT

`ULTRAEVAL_PYTHON` names an interpreter that has UltraEval's packages.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from tests.live.ultraeval_cases import (
    aggregate_jobs,
    metric_jobs,
    norm_jobs,
    own_jobs,
    post_jobs,
    run_jobs,
)
from tests.live.ultraeval_oracle import ask

GOLDEN = Path(__file__).parents[1] / "golden" / "ultraeval"


def main() -> None:
    """Write a file for each family of jobs: a list of {job, answer}."""
    checkout = Path(sys.argv[1])
    GOLDEN.mkdir(parents=True, exist_ok=True)
    families = {
        "prompts": own_jobs(),
        "postprocess": post_jobs(25, seed=5),
        "metrics": [*metric_jobs(3), *norm_jobs(3), *aggregate_jobs()],
        "runs": run_jobs(4),
    }
    for name, jobs in families.items():
        pairs = zip(jobs, ask(checkout, jobs), strict=True)
        lines = [json.dumps({"job": j, "answer": a}, ensure_ascii=False) for j, a in pairs]
        text = "[\n" + ",\n".join(lines) + "\n]\n"
        (GOLDEN / f"{name}.json").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
