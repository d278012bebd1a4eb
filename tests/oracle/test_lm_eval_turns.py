"""Turns beside the harness: `--apply_chat_template --fewshot_as_multiturn` of imported tasks."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from workbench.exchange.lm_eval import import_task
from workbench.prompts.render import in_chat_template
from workbench.prompts.transform import TransformRunner
from workbench.runs.options import Options
from workbench.runs.plan import make_plan, render_docs
from workbench.tasks.task import Task
from workbench.types import Rendered

from .lm_eval_shapes import SHAPES, Shape
from .lm_eval_side import load_task

pytest.importorskip("lm_eval")

PREFIXED = [shape for shape in SHAPES if "gen_prefix" in shape.yaml]
DESCRIBED = [
    shape for shape in SHAPES if "{{" in shape.yaml.partition("description:")[2].partition("\n")[0]
]


def template(messages: Sequence[dict[str, str]], *, add_generation_prompt: bool) -> str:
    """A chat template that shows roles and texts as they are."""
    text = "".join(f"\x1e{each['role']}\x1f{each['content']}" for each in messages)
    return text + "\x1eassistant\x1f" * add_generation_prompt


def ours(messages: Sequence[dict[str, str]]) -> str:
    """What a model of the workbench makes of messages by that template."""
    return template(messages, add_generation_prompt=messages[-1]["role"] != "assistant")


def theirs(folder: Path, name: str, *, multiturn: bool = True) -> list[list[tuple[str, Any]]]:
    """Return the harness's requests of each doc, in turns; unless `multiturn`, its shots are in the
    user's."""
    task = load_task(folder, name)
    task.set_fewshot_seed(seed=1234)
    task.build_all_requests(
        rank=0, world_size=1, apply_chat_template=True, fewshot_as_multiturn=multiturn,
        chat_template=template,
    )  # fmt: skip
    made: dict[int, list[tuple[str, Any]]] = {}
    for instance in task.instances:
        made.setdefault(instance.doc_id, []).append(instance.args)
    return [made[doc_id] for doc_id in sorted(made)]


@pytest.mark.parametrize("shape", [*PREFIXED, *DESCRIBED], ids=lambda shape: shape.name)
def test_a_begun_answer_is_the_assistants_turn(shape: Shape, tmp_path: Path) -> None:
    """With a `gen_prefix` the shots' answers begin with it, and the doc's is left open; a
    description that names columns is the system's turn. Prompts and continuations are the
    harness's, byte for byte, computed into columns or not."""
    written = import_task(shape.write(tmp_path), trust=shape.trust)
    folder = tmp_path / "transforms" / shape.name
    for name, text in written.files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, "utf-8")
    plan = make_plan(Task.open(folder), Options(sample_size=None))
    with closing(TransformRunner()) as runner:
        batch = render_docs(plan, plan.docs(), runner)
    items = in_chat_template(batch, ours, "turns").items
    expected = theirs(tmp_path, shape.name)
    for item, requests in zip(items, expected, strict=True):
        assert isinstance(item, Rendered)
        assert item.prompt.text == requests[0][0]
        if plan.config.method == "ppl":
            assert list(item.endings) == [continuation for _, continuation in requests]


@pytest.mark.parametrize("multiturn", [True, False])
def test_a_description_and_a_begun_answer_are_never_the_users(
    multiturn: bool, tmp_path: Path
) -> None:
    """What an import says of `--chat-template` alone: shots as turns or not, the harness has a
    description in the system's turn and a `gen_prefix` in the assistant's."""
    yaml = PREFIXED[0].yaml + 'description: "Described."\n'
    shape = replace(PREFIXED[0], yaml=yaml)
    path = shape.write(tmp_path)
    losses = import_task(path, trust=shape.trust).losses
    (said,) = [loss for loss in losses if loss.startswith("a chat template: in ")]
    assert "the system's turn and gen_prefix begins the assistant's" in said
    for requests in theirs(tmp_path, shape.name, multiturn=multiturn):
        turns = requests[0][0].split("\x1e")[1:]
        assert turns[0].startswith("system\x1fDescribed.")
        assert turns[-1].startswith("assistant\x1f") and len(turns[-1]) > len("assistant\x1f")
