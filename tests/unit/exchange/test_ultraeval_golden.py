"""What UltraEval answered to jobs of our own (`tests/live/make_ultraeval.py` asked it)."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.live.ultraeval_compare import differences
from workbench.prompts.transform import TransformRunner

GOLDEN = Path(__file__).parents[2] / "golden" / "ultraeval"
PAIRS: dict[str, dict[str, Any]] = {
    f"{path.stem}-{number}": pair
    for path in sorted(GOLDEN.glob("*.json"))
    for number, pair in enumerate(json.loads(path.read_text(encoding="utf-8")))
}


@pytest.fixture(scope="module")
def runner() -> Iterator[TransformRunner]:
    with closing(TransformRunner()) as made:
        yield made


@pytest.mark.parametrize("name", PAIRS)
def test_the_answer_is_ultraeval_s(name: str, runner: TransformRunner) -> None:
    """Prompts, post-processors, metrics and runs, its faults included."""
    pair = PAIRS[name]
    assert differences(pair["job"], pair["answer"], runner) == []


def test_every_kind_of_job_was_asked() -> None:
    """An empty golden file would hold nothing."""
    kinds = [pair["job"]["kind"] for pair in PAIRS.values()]
    assert {kind: kinds.count(kind) for kind in set(kinds)} == {
        "prompts": 26,
        "postprocess": 21,
        "metric": 11,
        "norm": 20,
        "aggregate": 7,
        "run": 3,
    }
