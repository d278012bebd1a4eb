"""Which edit did it, with the teaching model on the shipped tasks."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

import workbench
from workbench.models.base import LanguageModel
from workbench.models.load import load_model

ROOT = Path(__file__).parents[2]

PLAIN = """\
def transform(data, num_sample, r, dataset_name):
    text = f"Question: {data['question']}\\n"
    text += "Answer:"
    return {"input": text, "output": f" {data['answer']}", "processed_output": data["answer"]}
"""
STEPS = "Answer: Let's think step by step."

OPTIONS = """\
def transform(data, num_sample, r, dataset_name):
    text = f"Question: {data['question']}\\n"
    text += "Answer:"
    right = next(text for text, score in data["target_scores"].items() if score)
    return {"input": text, "output": f" {right}", "processed_output": right}
"""

CODED = """data['question'].translate(str.maketrans('0123456789', 'abcdefghij'))"""
"""Digits as letters, which nobody has seen before."""


@pytest.fixture(scope="module")
def teaching() -> LanguageModel:
    """The shipped model."""
    return load_model("teaching")


@pytest.fixture
def sums(tmp_path: Path) -> Path:
    """A copy of the shipped task."""
    return Path(shutil.copytree(ROOT / "transforms" / "sums", tmp_path / "transforms" / "sums"))


def test_the_cue_is_named_among_neutral_edits(sums: Path, teaching: LanguageModel) -> None:
    """Without shots the model adds in steps only where it is told to; what question and answer are
    called does nothing."""
    new = PLAIN.replace("Question", "Problem").replace(
        "Answer:", STEPS.replace("Answer", "Solution")
    )
    found = workbench.attribute(
        sums, teaching, PLAIN, new, method="gen", num_fewshot=0, sample_size=40
    )
    (cue,) = (hunk for hunk in found.hunks if hunk.is_decided)
    assert (cue.name, cue.new_lines) == ("cue", (3,))
    assert cue.text == '+ " Let\'s think step by step."'
    assert cue.effect == pytest.approx(found.total, abs=0.1)
    assert found.total > 0.5
    neutral = [hunk for hunk in found.hunks if hunk is not cue]
    assert [hunk.text for hunk in neutral] == ["'Question' → 'Problem'", "'Answer' → 'Solution'"]
    assert all(hunk.ci95[0] <= 0 <= hunk.ci95[1] for hunk in neutral)


def test_a_space_is_named_among_neutral_edits(teaching: LanguageModel) -> None:
    """Two spaces before a choice make careless ones likelier."""
    new = OPTIONS.replace("Question", "Problem").replace('"Answer:"', '"Answer: "')
    found = workbench.attribute(
        ROOT / "transforms" / "sums-mcq", teaching, OPTIONS, new, method="ppl", num_fewshot=2,
        sample_size=60,
    )  # fmt: skip
    (space,) = (hunk for hunk in found.hunks if hunk.is_decided)
    assert (space.text, space.new_lines) == ("+ ' '", (3,))
    assert space.effect == pytest.approx(found.total, abs=0.1) and space.effect < -0.1
    neutral = [hunk for hunk in found.hunks if hunk is not space]
    assert [hunk.text for hunk in neutral] == ["'Question' → 'Problem'"]
    assert all(hunk.ci95[0] <= 0 <= hunk.ci95[1] for hunk in neutral)


def test_a_readable_question_and_the_steps_only_work_together(
    sums: Path, teaching: LanguageModel
) -> None:
    """Of long sums, in letters no steps help, and without steps no digits do."""
    data = sums / "data" / "sums.jsonl"
    rows = [line for line in data.read_text().splitlines() if json.loads(line)["terms"] == 6]
    data.write_text("\n".join(rows) + "\n")
    old = PLAIN.replace("data['question']", CODED)
    new = PLAIN.replace("Question", "Problem")
    new = new.replace(" {data['answer']}", " {data['steps']} The answer is {data['answer']}.")
    found = workbench.attribute(
        sums, teaching, old, new, method="gen", num_fewshot=2, sample_size=30
    )
    (pair,) = found.together
    texts = [found.hunks[place].text for place in pair.hunks]
    assert texts[0].endswith("{question}'")
    assert texts[1].startswith("+ '{steps}")
    assert pair.effect > 0.8
    assert pair.alone == pytest.approx((0, 0), abs=0.2)
    assert not found.hunks[0].is_decided
