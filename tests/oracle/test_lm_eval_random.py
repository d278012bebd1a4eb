"""Tasks of lm-evaluation-harness whose code draws random numbers: the rows are a run's, or a loss
says why they cannot be."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from workbench.exchange.lm_eval import import_task

from .lm_eval_more_shapes import GEN, MC, rows
from .lm_eval_shapes import Shape
from .lm_eval_side import load_task, requests_of
from .test_lm_eval_import import imported, rendered

pytest.importorskip("lm_eval")

COUNT = 12
QUESTIONS = rows(
    question=[f"Which is number {i}?" for i in range(COUNT)],
    right=[f"number {i}" for i in range(COUNT)],
    wrong=[[f"word {i}", f"thing {i}", f"none {i}"] for i in range(COUNT)],
)
CHOICE = """\
num_fewshot: {shots}
{splits}
process_docs: !function code.process_docs
doc_to_text: "{{{{question}}}} {{{{options}}}} {{{{note}}}}"
doc_to_choice: options
doc_to_target: answer
"""
SAME_SPLIT = "training_split: train\nvalidation_split: train"
TWO_SPLITS = "training_split: train\ntest_split: test"
SHUFFLED = """\
import random

import numpy as np
from datasets import Dataset

own = random.Random(42)


def one(doc):
    options = [doc["right"], *doc["wrong"]]
    DRAW
    return {"options": options, "answer": options.index(doc["right"]), "note": note}


def process_docs(dataset):
    MAKE
"""
BY_MAP = "return dataset.map(one)"
BY_LIST = "return Dataset.from_list([{**doc, **one(doc)} for doc in dataset])"
PYTHON = 'note = ""; random.shuffle(options)'
NUMPY = "note = str(np.random.randint(10**6)); options = list(np.random.permutation(options))"
OWN_STREAM = 'note = ""; own.shuffle(options)'


def shape(name: str, draw: str, make: str, splits: str, shots: int = 0) -> Shape:
    """Return a task that shuffles its options."""
    code = SHUFFLED.replace("DRAW", draw.replace("; ", "\n    ")).replace("MAKE", make)
    yaml = MC + CHOICE.format(splits=splits, shots=shots)
    return Shape(name, yaml, {"own.jsonl": QUESTIONS, "code.py": code}, trust=True)


SHUFFLING = (
    shape("map", PYTHON, BY_MAP, SAME_SPLIT),
    shape("map-two-splits-shots", PYTHON, BY_MAP, TWO_SPLITS, shots=2),
    shape("map-same-split-shots", PYTHON, BY_MAP, SAME_SPLIT, shots=2),
    shape("list", PYTHON, BY_LIST, SAME_SPLIT),
    shape("list-two-splits-shots", PYTHON, BY_LIST, TWO_SPLITS, shots=2),
    shape("list-same-split-shots", PYTHON, BY_LIST, SAME_SPLIT, shots=2),
    shape("numpy-map", NUMPY, BY_MAP, TWO_SPLITS, shots=1),
    shape("numpy-list", NUMPY, BY_LIST, SAME_SPLIT, shots=1),
    shape("own-stream-map", OWN_STREAM, BY_MAP, SAME_SPLIT, shots=1),
    shape("own-stream-list", OWN_STREAM, BY_LIST, TWO_SPLITS, shots=1),
)


def seeded(folder: Path, name: str, num_fewshot: int | None = None) -> tuple[Any, list[list[Any]]]:
    """Return the harness's task and requests, the generators seeded as `simple_evaluate` does."""
    import numpy

    state, others = random.getstate(), numpy.random.get_state()
    random.seed(0)
    numpy.random.seed(1234)
    try:
        task = load_task(folder, name)
        return task, requests_of(task, num_fewshot=num_fewshot)
    finally:
        random.setstate(state)
        numpy.random.set_state(others)


@pytest.mark.parametrize("shape", SHUFFLING, ids=lambda shape: shape.name)
def test_shuffled_options_are_shuffled_as_in_a_run(shape: Shape, tmp_path: Path) -> None:
    """Prompts and choices are those of a run with the default seeds, whichever generator draws,
    and however often `process_docs` is called there."""
    task = imported(shape, tmp_path, apart=shape in (SHUFFLING[2], SHUFFLING[6]))
    _, theirs = seeded(tmp_path, shape.name)
    ours = rendered(task)
    assert [item.prompt.text for item in ours] == [requests[0][0] for requests in theirs]
    for item, requests in zip(ours, theirs, strict=True):
        got = [item.target_delimiter + choice for choice in item.choices]
        assert got == [continuation for _, continuation in requests]


def test_that_rows_are_drawn_is_said(tmp_path: Path) -> None:
    """A generator that was drawn from is named with the seeds; where the harness scores with
    other golds than its prompts show, that is said, too."""
    kept, anew = SHUFFLING[0], SHUFFLING[3]
    losses = import_task(kept.write(tmp_path), trust=True).losses
    assert any("draws random numbers (random)" in loss for loss in losses)
    assert not any("each time" in loss for loss in losses)
    losses = import_task(anew.write(tmp_path), trust=True).losses
    assert any("gives other rows each time" in loss for loss in losses)


@pytest.mark.parametrize(
    "note",
    ["random.Random().random()", "np.random.default_rng().random()", "list({'a', 'b', 'c', 'd'})"],
)
def test_what_no_seed_holds_is_a_loss(note: str, tmp_path: Path) -> None:
    """Where two imports differ, in spite of all seeds, the import says so."""
    made = shape("free", f"note = str({note})", BY_MAP, SAME_SPLIT)
    losses = import_task(made.write(tmp_path), trust=True).losses
    assert any("makes something else each time" in loss for loss in losses)


def test_a_template_that_draws_is_a_loss(tmp_path: Path) -> None:
    """Jinja's `random` takes another value at each prompt; the import keeps one and says so."""
    yaml = 'test_split: test\ndoc_to_text: "{{wrong | random}}"\ndoc_to_target: right\n'
    made = Shape("drawn", GEN + yaml, {"own.jsonl": QUESTIONS})
    losses = import_task(made.write(tmp_path)).losses
    assert any("draw random numbers (random) for each prompt" in loss for loss in losses)
