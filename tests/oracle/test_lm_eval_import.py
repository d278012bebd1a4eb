"""Tasks of lm-evaluation-harness, imported: the harness and we send and score the same."""

from __future__ import annotations

from pathlib import Path

import pytest

from workbench.exchange.lm_eval import import_task
from workbench.exchange.lm_eval.sources import import_from
from workbench.runs.options import Options
from workbench.runs.plan import make_plan, render_docs
from workbench.tasks.task import Task
from workbench.types import Rendered

from .lm_eval_more_shapes import MORE
from .lm_eval_shapes import SHAPES, Shape
from .lm_eval_side import load_task, requests_of
from .one_process import runner

pytest.importorskip("lm_eval")


def imported(shape: Shape, folder: Path, *, apart: bool = False) -> Task:
    """Import the shape into a task folder. Trusted code runs in this process, which has `datasets`
    already, or `apart`, as for whoever imports a task, in two that load it first."""
    path, is_here = shape.write(folder), shape.trust and not apart
    written = import_from(path) if is_here else import_task(path, trust=shape.trust)
    to = folder / "transforms" / shape.name
    for name, text in written.files.items():
        (to / name).parent.mkdir(parents=True, exist_ok=True)
        (to / name).write_text(text, "utf-8")
    return Task.open(to)


def rendered(task: Task, **settings: object) -> list[Rendered]:
    """Render every doc."""
    plan = make_plan(task, Options(sample_size=None, **settings))  # type: ignore[arg-type]
    items = render_docs(plan, plan.docs(), runner()).items
    assert all(isinstance(item, Rendered) for item in items), items
    return [item for item in items if isinstance(item, Rendered)]


@pytest.mark.parametrize("shape", MORE, ids=lambda shape: shape.name)
def test_an_imported_task_sends_the_harnesss_requests(shape: Shape, tmp_path: Path) -> None:
    """Every prompt and every continuation is the harness's, byte for byte (that of the shapes
    which are scored too is in `test_lm_eval_scores.py`)."""
    task = imported(shape, tmp_path)
    theirs = requests_of(load_task(tmp_path, shape.name))
    ours = rendered(task)
    assert len(ours) == len(theirs)
    for item, requests in zip(ours, theirs, strict=True):
        assert item.prompt.text == requests[0][0], item.doc.id
        if isinstance(requests[0][1], str):
            got = [item.target_delimiter + choice for choice in item.choices]
            assert got == [continuation for _, continuation in requests]


WITH_SHOTS = [
    s for s in (*SHAPES, *MORE) if s.name in ("mc-texts", "mc-leak", "gen-cot", "science")
]


@pytest.mark.parametrize("shape", WITH_SHOTS, ids=lambda shape: shape.name)
def test_other_shots_and_another_seed_are_the_harnesss_too(shape: Shape, tmp_path: Path) -> None:
    """What its command line can change (--num_fewshot, --seed) changes our prompts alike."""
    task = imported(shape, tmp_path)
    theirs = requests_of(load_task(tmp_path, shape.name), seed=77, num_fewshot=3)
    ours = rendered(task, num_fewshot=3, seed=77)
    assert [item.prompt.text for item in ours] == [requests[0][0] for requests in theirs]
