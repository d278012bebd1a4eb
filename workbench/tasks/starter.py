"""What a draft starts from where a method has no version yet: UltraEval's shape, ready to edit."""

from __future__ import annotations

from collections.abc import Mapping

from workbench.types import Method

_GEN = """\
import random


def transform(data, num_sample: int, r: random.Random, dataset_name: str):
    text = f"Question: {data['question']}\\nAnswer:"
    correct_answer = data["answer"]
    return {
        "input": text,
        "output": " " + correct_answer,
        "processed_output": correct_answer,
    }
"""

_PPL = """\
import random


def transform(data, num_sample: int, r: random.Random, dataset_name: str):
    # Each key of target_scores is scored directly after this text.
    text = f"Question: {data['question']}\\nAnswer:\\n"
    correct_answer = max(data["target_scores"], key=data["target_scores"].get)
    return {
        "input": text,
        "output": correct_answer,
        "processed_output": correct_answer,
    }
"""

STARTERS: Mapping[Method, str] = {"gen": _GEN, "ppl": _PPL}
