"""The shipped task in MMLU-Pro's shape: true rows, the historical fault, and its repair."""

from __future__ import annotations

import subprocess
from collections.abc import Mapping
from pathlib import Path

import pytest

from workbench.answers.extraction import extract
from workbench.exchange.export import make_job
from workbench.exchange.lm_eval import export_task
from workbench.prompts.transform import TransformRunner
from workbench.runs.options import Options
from workbench.runs.plan import make_plan, render_docs
from workbench.tasks.task import Task
from workbench.types import Rendered

TASK = Task.open(Path(__file__).parents[3] / "transforms" / "mmlu-pro-cot")
CONFIG = TASK.config("mmlu-pro-cot_gen")
DOCS = TASK.docs(CONFIG)
POOL = TASK.pool(CONFIG).docs
CUE = "Answer: Let's think step by step."


def rendered(version: str) -> list[Rendered]:
    """Render every doc as a saved version does."""
    plan = make_plan(TASK, Options(sample_size=None), version=version)
    runner = TransformRunner()
    try:
        items = render_docs(plan, plan.docs(), runner).items
    finally:
        runner.close()
    assert all(isinstance(item, Rendered) for item in items), items
    return [item for item in items if isinstance(item, Rendered)]


@pytest.mark.parametrize("row", [doc.data for doc in (*POOL, *DOCS)], ids=lambda r: r["question"])
def test_a_row_agrees_with_itself(row: Mapping[str, object]) -> None:
    """Letter, index, options, scores and the end of the reasoning name one and the same option;
    there are at most seven, all different."""
    options, index, cot = row["options"], row["answer_index"], row["cot_content"]
    assert isinstance(options, list) and isinstance(index, int) and isinstance(cot, str)
    assert 3 <= len(set(options)) == len(options) <= 7
    assert row["answer"] == "ABCDEFGHIJ"[index]
    assert row["target_scores"] == {option: int(i == index) for i, option in enumerate(options)}
    assert cot.startswith("A: Let's think step by step. ")
    assert cot.endswith(f" The answer is ({row['answer']}).")


def test_the_first_version_has_the_fault() -> None:
    """gen_v0: a shot ends with the bare letter, and its reasoning is nowhere in the prompt."""
    for item in rendered("gen_v0"):
        assert item.prompt.text.count(CUE) == 6
        for shot in POOL:
            assert f"{CUE} {shot.data['answer']}\n\n" in item.prompt.text
            assert str(shot.data["cot_content"])[40:60] not in item.prompt.text


@pytest.mark.slow
def test_the_second_version_shows_the_reasoning() -> None:
    """gen_v1: behind the cue a shot has its reasoning, without the cue said twice; the
    post-processor finds each shot's letter in it."""
    for item in rendered("gen_v1"):
        for shot in POOL:
            reasoning = str(shot.data["cot_content"]).removeprefix("A: Let's think step by step. ")
            assert f"{CUE} {reasoning}\n\n" in item.prompt.text
            found = extract(reasoning, (), CONFIG.postprocess)
            assert found.extracted == (shot.data["answer"],)
        assert item.prompt.text.startswith(f"{CONFIG.description}\n\nQuestion:\n")


def test_the_second_version_is_the_first_patched(tmp_path: Path) -> None:
    """`patch` on gen_v0 gives gen_v1 byte for byte: one line differs."""
    first, second = TASK.version("gen_v0"), TASK.version("gen_v1")
    made = tmp_path / "made.py"
    subprocess.run(
        ["patch", "-o", str(made), first.path, second.diff_path], check=True, capture_output=True
    )
    assert made.read_bytes() == Path(second.path).read_bytes()


@pytest.mark.slow
def test_the_export_keeps_reasoning_out_of_doc_to_text(tmp_path: Path) -> None:
    """A release of the harness that ignored `fewshot_config.doc_to_text` is what lost it: the
    reasoning is the shots' doc_to_target, and doc_to_text is the same for shots and docs."""
    written = export_task(make_job(make_plan(TASK, Options(sample_size=None)), tmp_path))
    text = written.files["mmlu-pro-cot.yaml"]
    assert "fewshot_config:\n  sampler: first_n\n  doc_to_target: output\n" in text
    assert text.count("doc_to_text") == 1
    assert "num_fewshot: 5\n" in text
