"""What several unit tests need: a small task on disk."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

ADD = """\
def transform(data, num_sample, r, dataset_name):
    return {
        "input": f"Q: {data['question']}\\nA:",
        "output": " " + data["answer"],
        "processed_output": data["answer"],
    }
"""


def right_unless_asked(prompt: str) -> str:
    """Answer every sum rightly, but none that is called a question."""
    if "Question" in prompt:
        return " no\n"
    one, other = prompt.rsplit("Q: ", 1)[1].split("=")[0].split("+")
    return f" {int(one) + int(other)}\n"


@pytest.fixture
def task(tmp_path: Path) -> Path:
    """A folder with twelve sums, a GEN and a PPL version, and a config for each."""
    return make_task(tmp_path)


def make_task(project: Path) -> Path:
    """Make such a folder in a project's."""
    folder = project / "transforms" / "add"
    (folder / "data").mkdir(parents=True)
    (folder / "config").mkdir()
    rows = [
        {
            "passage": "",
            "question": f"{i}+{i + 1}=",
            "target_scores": {f" {2 * i + 1}": 1, f" {2 * i + 2}": 0},
            "answer": str(2 * i + 1),
        }
        for i in range(12)
    ]
    lines = "".join(json.dumps(row) + "\n" for row in rows)
    (folder / "data" / "add.jsonl").write_text(lines)
    for method, name in (("gen", "generate"), ("ppl", "loglikelihood")):
        (folder / f"transform_{method}_v0.py").write_text(ADD)
        metric = "exact_match" if method == "gen" else "log_prob"
        config = {
            "task_name": "add",
            "path": "transforms/add/data/add.jsonl",
            "description": "",
            "transform": f"transforms/add/transform_{method}_v0.py",
            "fewshot": 2,
            "generate": {"method": name, "params": {"max_new_tokens": 8, "until": ["\n"]}},
            "postprocess": "" if method == "ppl" else "until_return_post",
            "metric": {"accuracy": {"evaluation": {"type": metric}}},
        }
        (folder / "config" / f"add_{method}.json").write_text(json.dumps(config))
    return folder
