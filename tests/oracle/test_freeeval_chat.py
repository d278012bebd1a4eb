"""A tokenizer's chat template, as FreeEval applies it: the golden file has its prompts."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.live.freeeval_cases import CASES, lay_out
from workbench.exchange.freeeval import import_task

pytest.importorskip("transformers")

GOLDEN = Path(__file__).parents[1] / "golden" / "freeeval" / "prompts.json"


def test_chat_prompts_are_freeevals(tmp_path: Path) -> None:
    """System, shots and question are turns, without a generation prompt, whole in the rows."""
    case = next(case for case in CASES if case.name == "chat")
    lay_out(case.files, tmp_path)
    (tmp_path / "c.json").write_text(json.dumps(case.config), "utf-8")
    written = import_task(tmp_path / "c.json")
    rows = [json.loads(line) for line in written.files["data/mmlu.jsonl"].splitlines()]
    (step,) = json.loads(GOLDEN.read_text("utf-8"))["chat"]
    assert [row["prompt"] for row in rows] == [sent["prompt"] for sent in step["requests"]]


def test_without_the_tokenizer_the_template_is_a_loss(tmp_path: Path) -> None:
    """A tokenizer that is not here leaves plain prompts, and a loss that says so."""
    case = next(case for case in CASES if case.name == "chat")
    lay_out({k: v for k, v in case.files.items() if not k.startswith("tok")}, tmp_path)
    (tmp_path / "c.json").write_text(json.dumps(case.config), "utf-8")
    written = import_task(tmp_path / "c.json")
    assert any(loss.startswith("tokenizer_name_or_path tok") for loss in written.losses)
    assert 'data["prompt"]' not in written.files["transform_gen_v0.py"]
