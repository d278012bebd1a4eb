"""The linter with a real model: its tokens, and what a fault costs it."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

import workbench
from workbench.lint.finding import Finding
from workbench.models.base import LanguageModel
from workbench.models.load import load_model
from workbench.models.local import LocalModel

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def teaching() -> LanguageModel:
    """The shipped model."""
    return load_model("teaching")


@pytest.fixture
def shipped(tmp_path: Path) -> Path:
    """A folder with copies of the shipped tasks."""
    return Path(shutil.copytree(ROOT / "transforms", tmp_path / "transforms"))


def changed(task: Path, version: str, old: str, new: str) -> Path:
    """Write the version with one text in place of another as a draft, and return its path."""
    source = (task / f"transform_{version}.py").read_text()
    assert source.count(old) == 1
    draft = task / f"transform_{version.partition('_')[0]}_v9.py"
    draft.write_text(source.replace(old, new))
    return draft


def only(findings: tuple[Finding, ...], rule: str) -> Finding:
    """Return the finding of a rule."""
    (finding,) = (finding for finding in findings if finding.rule == rule)
    return finding


def test_a_trailing_space_costs_points(shipped: Path, teaching: LanguageModel) -> None:
    """A space before the choice, which the model's card says costs it more than a quarter of
    `sums-mcq` by PPL: the proof shows a loss that is more than luck."""
    task = shipped / "sums-mcq"
    changed(task, "ppl_v1", 'Answer:\\n"', 'Answer:\\n "')
    report = workbench.lint_task(task, "ppl_v9", model=teaching, prove=True, sample_size=60)
    finding = only(report.findings, "text/trailing-space")
    assert (finding.line, finding.count) == (5, 200)
    proof = finding.proof
    assert proof is not None
    assert (proof.metric, proof.n) == ("accuracy", 60)
    assert proof.delta > 0.1
    assert proof.ci95[0] > 0
    assert proof.p_value < 0.01
    assert len(proof.better) - len(proof.worse) == round(60 * proof.delta)
    assert proof.verdict.endswith(" points")
    assert "the fault costs" in proof.verdict


def test_a_leak_gains_points(shipped: Path, teaching: LanguageModel) -> None:
    """The steps in the input have the answer in them; without them the model has to add."""
    task = shipped / "sums"
    changed(task, "gen_v0", "\\nAnswer:", "\\n{data['steps']}\\nAnswer:")
    report = workbench.lint_task(task, "gen_v9", model=teaching, prove=True, sample_size=30)
    proof = only(report.findings, "answer/reasoning-in-input").proof
    assert proof is not None
    assert proof.delta < -0.3
    assert proof.ci95[1] < 0


def test_shots_that_lose_their_steps_cost_points(shipped: Path, teaching: LanguageModel) -> None:
    """Asked to think in steps by shots that answer at once, it answers at once; with the rows' own
    steps in the shots it adds up."""
    task = shipped / "sums"
    changed(task, "gen_v0", "Answer:", "Answer: Let's think step by step.")
    report = workbench.lint_task(task, "gen_v9", model=teaching, prove=True, sample_size=20)
    proof = only(report.findings, "few-shot/steps-lost").proof
    assert proof is not None
    assert proof.delta > 0.3
    assert proof.ci95[0] > 0


def test_the_repaired_prompts_score_as_the_shipped_ones(
    shipped: Path, teaching: LanguageModel
) -> None:
    """What a proof scores without the fault is what the version without it scores."""
    task = shipped / "sums-mcq"
    changed(task, "ppl_v1", 'Answer:\\n"', 'Answer:\\n "')
    report = workbench.lint_task(task, "ppl_v9", model=teaching, prove=True, sample_size=20)
    proof = only(report.findings, "text/trailing-space").proof
    scored = workbench.score(task, teaching, "ppl_v1", method="ppl", sample_size=20)
    assert proof is not None
    assert proof.after == pytest.approx(scored.metrics["accuracy"].value)


def test_shipped_tasks_have_no_fault_of_tokens(shipped: Path, teaching: LanguageModel) -> None:
    """Every prompt fits the window with its answer, and no token reaches over a border."""
    for name, version in (("sums", "gen_v1"), ("coin-flip", "gen_v1"), ("sums-mcq", "ppl_v1")):
        assert workbench.lint_task(shipped / name, version, model=teaching).findings == ()


def test_too_many_shots_do_not_fit(shipped: Path, teaching: LanguageModel) -> None:
    """The window is the model's own."""
    report = workbench.lint_task(shipped / "coin-flip", "gen_v1", model=teaching, num_fewshot=60)
    finding = only(report.findings, "tokens/window")
    assert isinstance(teaching, LocalModel)
    assert str(teaching.window) in finding.message
    assert finding.count == 200


def test_a_special_token_in_the_text_is_found(shipped: Path, teaching: LanguageModel) -> None:
    """Any of the tokenizer's own."""
    assert isinstance(teaching, LocalModel)
    special = teaching.special_texts[0]
    task = shipped / "sums"
    changed(task, "gen_v0", "Question:", f"{special}Question:")
    report = workbench.lint_task(task, "gen_v9", model=teaching, num_fewshot=0)
    finding = only(report.findings, "tokens/special-text")
    assert repr(special) in finding.message
    assert finding.line == 5
