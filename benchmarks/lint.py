"""What linting costs beside rendering: `workbench lint` and `workbench render --all`.

Both are run as commands on the same prompts, by turns, and once more inside one process, where
neither starts an interpreter or prints. Times are wall times, and processor time with that of the
processes that run the transform. Not covered: the rules on tokens, which need a model.

    python -m benchmarks.lint [--docs 1000] [--shots 8] [--repeats 5]
"""

from __future__ import annotations

import argparse
import json
import os
import random
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import workbench
from training.families import shopping
from training.tasks import sized_rows, sums_mcq_rows, sums_rows

SHIPPED = Path(__file__).parents[1] / "transforms"
TASKS: dict[str, tuple[str, Callable[[int], list[dict[str, Any]]]]] = {
    "sums gen_v1": ("sums", lambda count: sums_rows(count=count)),
    "sums-mcq gen_v1": ("sums-mcq", sums_mcq_rows),
    "sums-mcq ppl_v1": ("sums-mcq", sums_mcq_rows),
    "shopping gen_v1": (
        "shopping",
        lambda count: sized_rows("shopping", shopping, range(2, 4), "kinds", count=count),
    ),
    "passages gen_v0": ("passages", lambda count: passages(count)),
}
"""For each task and version, the shipped folder it is a copy of, and its rows."""

PASSAGES = """\
def transform(data, num_sample, r, dataset_name):
    options = "".join(f"{letter}. {text}\\n" for letter, text in zip("ABCD", data["choices"]))
    letter = "ABCD"[data["gold"]]
    return {
        "input": f"{data['passage']}\\n\\nQuestion: {data['question']}\\n{options}Answer:",
        "output": f" {letter}",
        "processed_output": letter,
    }
"""
WORDS = """\
harbour engine letter garden river captain winter signal market bridge lantern orchard storm village
copper station mirror harvest cellar museum carriage winding narrow quiet early northern wooden
heavy distant crossed repaired carried opened followed counted measured"""


def passages(count: int) -> list[dict[str, Any]]:
    """Return rows with a passage of some 120 words, a question and four options."""
    rng, words = random.Random(0), WORDS.split()
    return [
        {
            "passage": " ".join(rng.choices(words, k=120)).capitalize() + ".",
            "question": f"Which of these {' '.join(rng.sample(words, 5))}?",
            "target_scores": {},
            "answer": "",
            "choices": [" ".join(rng.sample(words, 3)) for _ in range(4)],
            "gold": rng.randrange(4),
        }
        for _ in range(count)
    ]


def write_tasks(folder: Path, docs: int) -> None:
    """Write the tasks below `folder`, with so many rows."""
    for name, make in TASKS.values():
        if (folder / name).exists():
            continue
        if (SHIPPED / name).exists():
            shutil.copytree(SHIPPED / name, folder / name)
        else:
            (folder / name / "data").mkdir(parents=True)
            (folder / name / "transform_gen_v0.py").write_text(PASSAGES, "utf-8")
        lines = "".join(json.dumps(row, ensure_ascii=False) + "\n" for row in make(docs))
        (folder / name / "data" / f"{name}.jsonl").write_text(lines, "utf-8")


def clocks() -> tuple[float, float]:
    """Return the wall's time, and the processor time of this process and its ended children."""
    times = os.times()
    own, children = times.user + times.system, times.children_user + times.children_system
    return time.perf_counter(), own + children


def took(work: Callable[[], object]) -> tuple[float, float]:
    """Return wall and processor seconds of a piece of work."""
    before = clocks()
    work()
    wall, processor = (b - a for a, b in zip(before, clocks(), strict=True))
    return wall, processor


def command(*arguments: str) -> Callable[[], object]:
    """Return what runs the command line, its answer thrown away."""
    asked = [sys.executable, "-m", "workbench", *arguments, "--json"]
    return lambda: subprocess.run(asked, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def in_process(
    task: Path, version: str, shots: int
) -> tuple[Callable[[], object], Callable[[], object]]:
    """Return what renders all prompts of a version, and what lints them."""
    return (
        lambda: workbench.render(task, version, num_fewshot=shots, sample_size=None),
        lambda: workbench.lint_task(task, version, num_fewshot=shots),
    )


def ratios(rendered: Sequence[tuple[float, float]], linted: Sequence[tuple[float, float]]) -> str:
    """Return the cells of a row: both medians, and the medians of the ratios."""
    medians = [statistics.median(wall for wall, _ in side) for side in (rendered, linted)]
    pairs = list(zip(rendered, linted, strict=True))
    wall, processor = (
        statistics.median(lint[i] / render[i] for render, lint in pairs) for i in (0, 1)
    )
    return f"{medians[0]:.2f} s | {medians[1]:.2f} s | {wall:.2f} | {processor:.2f}"


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the benchmark and print a table of what it found."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--docs", type=int, default=1_000)
    parser.add_argument("--shots", type=int, default=8)
    parser.add_argument("--repeats", type=int, default=5)
    options = parser.parse_args(arguments)
    print("| task | | render --all | lint | wall, lint / render | processor |")
    print("|---|---|---|---|---|---|")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        write_tasks(folder, options.docs)
        for label, (task, _) in TASKS.items():
            version = label.split()[1]
            asked = (str(folder / task), "--version", version)
            shots = ("--num-fewshot", str(options.shots))
            sides = {
                "commands": (
                    command("render", *asked, "--all", *shots),
                    command("lint", *asked, *shots),
                ),
                "in one process": in_process(folder / task, version, options.shots),
            }
            for where, (render, lint) in sides.items():
                render(), lint()
                times = [(took(render), took(lint)) for _ in range(options.repeats)]
                cells = ratios(*map(list, zip(*times, strict=True)))
                print(f"| {label} | {where} | {cells} |", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
