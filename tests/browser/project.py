"""A small task for the browser: sums whose rows, prompts and answers a test can work by hand."""

from __future__ import annotations

import json
from pathlib import Path

NUM_DOCS = 24

TRANSFORM = """\
def transform(data, num_sample, r, dataset_name):
    return {
        "input": f"Question: {data['question']}\\nAnswer:",
        "output": " " + data["answer"],
        "processed_output": data["answer"],
    }
"""

MARKED = '''\
def transform(data, num_sample, r, dataset_name):
    return {
        "input": MARK + data["question"],
        "output": data["answer"],
        "processed_output": data["answer"],
    }


MARK = "typed:"'''
"""A transform whose prompt begins with what is typed just before its last character."""


def question(doc_id: int) -> str:
    """Return the question of a doc: 1 plus its number."""
    return f"1 + {doc_id} = ?"


def write_task(folder: Path, *, transform: str = TRANSFORM, num_docs: int = NUM_DOCS) -> Path:
    """Make the task `sums` below `folder`, with one saved version; return its path."""
    task = folder / "transforms" / "sums"
    (task / "data").mkdir(parents=True)
    rows = [
        {
            "passage": "",
            "question": question(doc_id),
            "target_scores": {},
            "answer": str(1 + doc_id),
        }
        for doc_id in range(num_docs)
    ]
    lines = "".join(json.dumps(row) + "\n" for row in rows)
    (task / "data" / "sums.jsonl").write_text(lines, "utf-8")
    (task / "transform_gen_v0.py").write_text(transform, "utf-8")
    return task
