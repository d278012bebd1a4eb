"""The scoring rules beside the systems' own code, on a tiny model with random weights.

`OPENCOMPASS`, `FREEEVAL` and `ULTRAEVAL` name checkouts, `OPENCOMPASS_PYTHON` and so on
interpreters that have their packages. lm-evaluation-harness's sums are compared in `tests/oracle`.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from itertools import chain
from pathlib import Path
from typing import Any

import pytest

from tests.model.conftest import save_tiny
from workbench.models.hf import load_hf_model
from workbench.models.settings import LoadSettings
from workbench.scoring.rule_rows import RuleRow, score_by_rules
from workbench.types import Doc, Example, Loglikelihood, Prompt, Rendered, Segment

DRIVER = Path(__file__).with_name("rules_driver.py")
DOCS = [
    (
        "Question: What is the capital of France?\nAnswer:",
        ("Paris", "never", "天气很好", "Paris 12"),
    ),
    ("Question: 今天天气怎么样？\nAnswer: ", ("天气", "很好", "no", "maybe (B)")),
    ("Let's think step by step: 3 + 4 = 7, so 7 + 5 =\n", ("12.", "7", " 12", "café naïve")),
    ("A. yes\nB. no\nThe answer is", (" (A)", " (B)", " A", " maybe\n")),
]


def ask(system: str, job: dict[str, Any]) -> Any:
    """Return what the checkout's code gives; the test is skipped where there is none."""
    checkout = os.environ.get(system.upper())
    if not checkout:
        pytest.skip(f"set {system.upper()} to a checkout")
    python = os.environ.get(f"{system.upper()}_PYTHON", sys.executable)
    done = subprocess.run(
        [python, str(DRIVER), system, str(Path(checkout).resolve())],
        input=json.dumps(job),
        capture_output=True,
        encoding="utf-8",
        timeout=300,
        env={**os.environ, "OMP_NUM_THREADS": "1"},
    )
    assert done.returncode == 0, done.stderr[-2000:]
    return json.loads(done.stdout)


@pytest.fixture(scope="module", params=["gpt2", "llama", "qwen2"])
def folder(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A tiny model: without BOS, with BOS and ▁ for spaces, with BOS and bytes."""
    return save_tiny(request.param, tmp_path_factory.mktemp("rules") / request.param)


@pytest.fixture(scope="module")
def rows(folder: Path) -> list[RuleRow]:
    """Our rows of the docs, every choice in turn being right."""
    model = load_hf_model(str(folder), settings=LoadSettings(device="cpu"))
    items = [
        Rendered(
            doc=Doc(place, {"target_scores": dict.fromkeys(choices, 1.0)}),
            example=Example(prompt, choices, choices[0]),
            prompt=Prompt((Segment("input", prompt),)),
            choices=choices,
            gold=(0,),
            shot_ids=(),
        )
        for place, (prompt, choices) in enumerate(DOCS)
    ]
    found = [row for row in score_by_rules(items, model, compat="ultraeval") if row is not None]
    return sorted(found, key=lambda row: row.doc_id)


def job(folder: Path) -> dict[str, Any]:
    docs = [{"prompt": prompt, "choices": choices} for prompt, choices in DOCS]
    return {"folder": str(folder), "docs": docs}


def values(rows: list[RuleRow], name: str) -> list[float]:
    return [value for row in rows for value in row.verdicts[name].values]


def test_opencompass_is_its_own_mean_loss(folder: Path, rows: list[RuleRow]) -> None:
    """`get_ppl` in batches of one gives our values, and its first lowest is our pick."""
    theirs: list[list[float]] = ask("opencompass", job(folder))
    assert values(rows, "opencompass") == pytest.approx(list(chain(*theirs)), abs=1e-4)
    assert [row.picks["opencompass"] for row in rows] == [v.index(min(v)) for v in theirs]


def test_freeeval_is_its_own_cloze_score(folder: Path, rows: list[RuleRow]) -> None:
    """The sum, the sum per token, and the sum less that after "Answer:"."""
    theirs = [answer for doc in ask("freeeval", job(folder)) for answer in doc]
    sums, lengths, alone = (list(column) for column in zip(*theirs, strict=True))
    assert values(rows, "freeeval_cloze") == pytest.approx(sums, abs=1e-3)
    means = [total / count for total, count in zip(sums, lengths, strict=True)]
    assert values(rows, "freeeval_ln") == pytest.approx(means, abs=1e-3)
    less = [total - other for total, other in zip(sums, alone, strict=True)]
    assert values(rows, "freeeval_un") == pytest.approx(less, abs=1e-3)


def test_ultraeval_makes_the_same_of_our_log_probabilities(rows: list[RuleRow]) -> None:
    """Its post-processors and its tie-breaking, on our tokens: the values are equal, and so are
    the picks; the normalised form is its own, by equal floats."""
    wholes = [[one.whole for one in row.evidence] for row in rows]
    logprobs = [
        [list(part.token_logprobs) for part in parts if isinstance(part, Loglikelihood)]
        for parts in wholes
    ]
    for row, theirs in zip(rows, ask("ultraeval", {"logprobs": logprobs}), strict=True):
        for name, own, pick in zip(
            ("ultraeval", "ultraeval_norm_floats"), theirs["values"], theirs["picks"], strict=True
        ):
            assert list(row.verdicts[name].values) == own
            assert row.picks[name] == pick
