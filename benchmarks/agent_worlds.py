"""A task and a model for agents, in which it is known what a text is worth.

The model is right on a row with a chance that hangs on the prompt's marks alone: 50 % without any,
more where the text says a mark that was planted. Whether it is right is a hash of the whole prompt,
so two wordings that are worth the same still differ on half of the rows: luck that a search finds.

    python -m benchmarks.agent_worlds FOLDER BUDGET GAIN SEED DELAY

serves such a task by MCP.
"""

from __future__ import annotations

import hashlib
import json
import re
import sys
from pathlib import Path

from workbench.agents.desk import Desk
from workbench.agents.server import serve
from workbench.agents.terms import Terms
from workbench.models.fake import FakeModel
from workbench.runs.options import Options

MARK = "Add carefully"
"""What the text has to say to be worth more."""

SOURCE = """\
def transform(data, num_sample, r, dataset_name):
    text = f"{data['question']}\\nAnswer:"
    return {"input": text, "output": " " + data["answer"], "processed_output": data["answer"]}
"""

CONFIG = {
    "task_name": "adding_gen",
    "path": "data/adding.jsonl",
    "description": "",
    "transform": "transform_gen_v0.py",
    "fewshot": 0,
    "generate": {"method": "generate", "params": ""},
    "postprocess": "exact_match_post",
    "metric": {"accuracy": {"evaluation": {"type": "exact_match"}}},
}

SUM = re.compile(r"What is (\d+) plus (\d+)\?")


def make_world(folder: Path, rows: int) -> Path:
    """Make a task of so many sums in `folder`/transforms/adding, and return its folder."""
    task = folder / "transforms" / "adding"
    for name in ("data", "config"):
        (task / name).mkdir(parents=True, exist_ok=True)
    lines = [_row(100 + n, 7 * n % 89) for n in range(rows)]
    (task / "data" / "adding.jsonl").write_text("".join(lines), "utf-8")
    (task / "config" / "adding_gen.json").write_text(json.dumps(CONFIG), "utf-8")
    (task / "transform_gen_v0.py").write_text(SOURCE, "utf-8")
    return task


def _row(a: int, b: int) -> str:
    row = {"question": f"What is {a} plus {b}?", "answer": str(a + b), "target_scores": {}}
    return json.dumps({"passage": "", **row}) + "\n"


def make_model(gain: float, seed: int, delay: float = 0.0) -> FakeModel:
    """Return the model: right in half of all cases, and in so much more (0 to 0.5) where the
    prompt says `MARK`; each answer takes `delay` seconds."""

    def answer(prompt: str) -> str:
        found = SUM.findall(prompt)
        if not found:
            return "?"
        right = int(found[-1][0]) + int(found[-1][1])
        luck = int.from_bytes(hashlib.sha256(f"{seed} {prompt}".encode()).digest()[:6], "big")
        chance = 0.5 + (gain if MARK in prompt else 0.0)
        return f" {right}" if luck / 2**48 < chance else f" {right + 1}"

    return FakeModel(answer, delay=delay, name=f"planted-{gain}-{seed}")


def variant(text: str) -> str:
    """Return the source with a first line of its own in the prompt."""
    return SOURCE.replace('f"{data', f'"{text}\\n" + f"{{data')


def main() -> None:
    """Serve a world."""
    folder, budget, gain, seed, delay = sys.argv[1:]
    model = make_model(float(gain), int(seed), float(delay))
    terms = Terms(model, Options(sample_size=None), budget=int(budget))
    serve(Desk(Path(folder), terms))


if __name__ == "__main__":
    main()
