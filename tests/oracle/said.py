"""Tasks whose transforms say turns, for the exports that have to send them."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from workbench.prompts.render import in_chat_template
from workbench.runs.plan import Plan, render_docs
from workbench.tasks.task import Task
from workbench.types import Rendered

from .one_process import runner

TRANSFORM = """\
import random


def transform(data, num_sample: int, r: random.Random, dataset_name: str):
    said = [tuple(turn) for turn in data["said"]]
    text = "".join(f"{role}: {content}\\n\\n" for role, content in said)
    made = {"input": text + "assistant:", "output": data["gold"], "processed_output": data["gold"]}
    return {**made, "turns": said} if said else {**made, "input": "Plain?"}
"""
U, A, S = "user", "assistant", "system"
SAID: dict[str, list[list[tuple[str, str]]]] = {
    "dialogues": [
        [(U, "Hi {{x}} "), (A, " Hello\n"), (U, "Why?")],
        [(S, "Be brief."), (U, "1"), (A, "2"), (U, "3"), (A, "4"), (U, "5 {% if %}")],
        [(U, "Only this: 7")],
    ],
    "begun": [
        [(U, "Hi"), (A, "Hello"), (U, "Why?"), (A, "Because")],
        [(U, "12"), (A, "The answer is")],
        [(U, "Só"), (A, "Então")],
    ],
    "some-begun": [
        [(U, "Hi"), (A, "Because ")],
        [(U, "12")],
        [(U, "Why?"), (A, "[1")],
    ],
    "asked-twice": [
        [(U, "One."), (U, "Two."), (A, "Yes."), (U, "Three?")],
        [(S, "A"), (U, "3"), (U, "4")],
        [],
    ],
    "unasked": [[(A, "Hello"), (U, "Why?")]],
    "answered-twice": [[(U, "Hi"), (A, "Hello"), (A, "Bye"), (U, "Why?")]],
}


@dataclass(frozen=True)
class Case:
    """A task of the docs that say `said`, and how it is asked."""

    said: str
    method: str = "gen"
    settings: dict[str, Any] = field(default_factory=dict)
    delimiter: str = ""
    metric: str = ""

    def write(self, folder: Path) -> Task:
        """Write the task down, and open it."""
        to = folder / "transforms" / "said"
        for name in ("data", "config"):
            (to / name).mkdir(parents=True)
        rows = [
            {
                "said": said,
                "gold": f" gold {number}",
                "target_scores": {"yes": number % 2, "no": 1 - number % 2}
                if not self.metric
                else {f"text {number}": 1},
            }
            for number, said in enumerate(SAID[self.said])
        ]
        text = "".join(json.dumps(row, ensure_ascii=False) + "\n" for row in rows)
        (to / "data" / "said.jsonl").write_text(text, "utf-8")
        (to / f"transform_{self.method}_v0.py").write_text(TRANSFORM, "utf-8")
        is_gen = self.method == "gen"
        metric = self.metric or ("exact_match" if is_gen else "log_prob")
        config = {
            "task_name": "said",
            "path": "data/said.jsonl",
            "description": "",
            "transform": f"transform_{self.method}_v0.py",
            "fewshot": 0,
            "generate": {"method": "generate" if is_gen else "loglikelihood", "params": ""},
            "postprocess": "",
            "metric": {"m": {"evaluation": {"type": metric}}},
            "target_delimiter": self.delimiter,
        }
        (to / "config" / f"said_{self.method}.json").write_text(json.dumps(config), "utf-8")
        return Task.open(to)


def rendered(plan: Plan, template: Callable[[Any], str]) -> tuple[list[Rendered], list[Rendered]]:
    """Return the plan's prompts as texts, and as turns in a chat template."""
    batch = render_docs(plan, plan.docs(), runner())
    made = [*batch.items, *in_chat_template(batch, template, "turns").items]
    items = [item for item in made if isinstance(item, Rendered)]
    assert len(items) == 2 * len(batch.items)
    return items[: len(batch.items)], items[len(batch.items) :]
