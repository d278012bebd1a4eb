"""What linting costs beside rendering: `workbench lint` and `workbench render --all`.

Both are run as commands on the same prompts, by turns, and once more inside one process, where
neither starts an interpreter or prints. Times are wall times, and processor time with that of the
processes that run the transform. Not covered: the rules on tokens, which need a model.

    python -m benchmarks.lint [--docs 1000] [--shots 8] [--repeats 5]
    python -m benchmarks.lint --widget

The second says how soon findings stand in the widget: from the last preview, when the typing has
stopped, to the message with the first findings, and to that on all docs that are looked at.

    python -m benchmarks.lint --first

Says what of that the first look itself takes, 30 rows with three shots: median and 95th percentile
of the processor time of this process, which a busy machine stretches least.
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
from workbench.session.inspector import Inspector
from workbench.session.session import Session
from workbench.widgets.app import Workbench
from workbench.widgets.panes.lint import FIRST_DOCS, REST_SECONDS

COMPILED = os.path.join(tempfile.gettempdir(), "workbench-benchmark-compiled")
FIRST_SHOTS = 3
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
    # Modules are compiled once, as wherever the package is installed, and not for each command.
    env = {name: v for name, v in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    env.setdefault("PYTHONPYCACHEPREFIX", COMPILED)
    quiet = subprocess.DEVNULL
    return lambda: subprocess.run(asked, stdout=quiet, stderr=quiet, env=env)


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


def first_times(task: Path, version: str, looks: int) -> list[float]:
    """Return processor seconds of looks at a draft's first rows, one edit after another."""
    session = Session(task, version=version, model="fake", num_fewshot=FIRST_SHOTS)
    found: list[float] = []
    try:
        looker = Inspector(session)
        source = session.state().source
        for number in range(looks):
            session.edit(f"{source}\n# {number}\n")
            begun = time.process_time()
            report = looker.lint(FIRST_DOCS)
            found.append(time.process_time() - begun)
            if any(each.rule == "code/error" for each in report.findings):
                raise RuntimeError(f"{task} {version} does not render: nothing was measured")
    finally:
        session.close()
    return found


def widget_times(task: Path, version: str, shots: int, edits: int) -> list[tuple[float, float]]:
    """Return seconds from a draft's preview to its first findings, and to those of all docs."""
    made = Workbench(task, version=version, model="fake", num_fewshot=shots)
    previews: list[float] = []
    lints: list[tuple[int, float]] = []
    made.observe(lambda _: previews.append(time.perf_counter()), "preview")
    made.observe(lambda seen: lints.append((seen.new["seq"], time.perf_counter())), "lint")
    found: list[tuple[float, float]] = []
    try:
        made.host.main.drain()
        source = made.session.state().source
        for number in range(1, edits + 1):
            time.sleep(3 * REST_SECONDS)  # what was asked for before is done
            edit = {"type": "edit", "view": "v", "seq": number}
            made._handle_custom_msg(edit | {"source": f"{source}\n# {number}\n"}, [])
            while len(mine := [at for seq, at in lints if seq == number]) < 2:
                time.sleep(0.01)
            found.append((mine[0] - previews[-1], mine[1] - previews[-1]))
    finally:
        made.close()
    return found


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the benchmark and print a table of what it found."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--docs", type=int, default=1_000)
    parser.add_argument("--shots", type=int, default=8)
    parser.add_argument("--repeats", type=int, default=5)
    parser.add_argument("--widget", action="store_true")
    parser.add_argument("--first", action="store_true")
    options = parser.parse_args(arguments)
    if options.first:
        print("| task | median | 95 % |\n|---|---|---|")
        with tempfile.TemporaryDirectory() as name:
            os.environ["WORKBENCH_TRUST"] = name  # what is written there is our own code
            write_tasks(Path(name), options.docs)
            for label, (task, _) in TASKS.items():
                times = first_times(Path(name) / task, label.split()[1], 20 * options.repeats)
                high = statistics.quantiles(times, n=20)[-1]
                print(
                    f"| {label} | {1000 * statistics.median(times):.0f} ms | {1000 * high:.0f} ms |"
                )
        return 0
    if options.widget:
        with tempfile.TemporaryDirectory() as name:
            os.environ["WORKBENCH_TRUST"] = name  # what is written there is our own code
            write_tasks(Path(name), options.docs)
            for label, (task, _) in TASKS.items():
                times = widget_times(
                    Path(name) / task, label.split()[1], options.shots, options.repeats
                )
                first, whole = (1000 * statistics.median(each) for each in zip(*times, strict=True))
                print(f"{label}: first findings after {first:.0f} ms, all after {whole:.0f} ms")
        return 0
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
                render()
                lint()
                times = [(took(render), took(lint)) for _ in range(options.repeats)]
                cells = ratios(*map(list, zip(*times, strict=True)))
                print(f"| {label} | {where} | {cells} |", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
