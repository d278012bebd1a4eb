"""A random draw of lm-evaluation-harness's own tasks: imported, each sends what the harness sends,
or a loss names the difference, or it is refused with a reason."""

from __future__ import annotations

import importlib.util
import json
import random
from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

from workbench.errors import InputError
from workbench.exchange.export import make_job
from workbench.exchange.files import Written
from workbench.exchange.lm_eval import SCORING_KEYS, export_task
from workbench.exchange.lm_eval.groups import is_group
from workbench.exchange.lm_eval.sources import import_from
from workbench.exchange.lm_eval.spec import functions_of
from workbench.exchange.lm_eval.yaml_files import TaskFile, read_task_file
from workbench.prompts.process import Limits
from workbench.prompts.transform import TransformRunner
from workbench.runs.options import Options
from workbench.runs.plan import Plan, make_plan, render_docs
from workbench.scoring.metrics.doc_metric import as_tuple
from workbench.scoring.requests import scored_texts
from workbench.tasks.task import Task
from workbench.types import Method, Rendered

from .lm_eval_more_rows import MORE_ROWS
from .lm_eval_side import load_task, write_rows
from .lm_eval_stock_rows import ROWS
from .test_lm_eval_random import seeded_requests

pytest.importorskip("lm_eval")

SEEDS, COUNT = (20261125, 20260722), 96
"""Of each seed so many tasks are drawn. Those of the second are looked at when slow tests run."""
MOST_REFUSED = 3
SHORT = 6
"""Of so many drawn tasks the round trip is made wherever the tests run; of the others when slow
tests do."""
MADE = {**ROWS, **MORE_ROWS}
SAID = ("one choice here", "draws random numbers", "gives other rows each time")
"""What a loss says that explains other prompts or other choices than the harness's."""

SPLITS = ("training_split", "validation_split", "test_split", "fewshot_split")


def stock() -> Path:
    """Return the folder of the installed harness's tasks."""
    found = importlib.util.find_spec("lm_eval")
    assert found is not None and found.origin is not None
    return Path(found.origin).parent / "tasks"


@lru_cache(maxsize=len(SEEDS))
def drawn(seed: int) -> tuple[str, ...]:
    """Return the drawn tasks' files: groups, and bases that others include, are no tasks."""
    root = stock()
    paths = sorted(path.relative_to(root).as_posix() for path in root.rglob("*.yaml"))
    random.Random(seed).shuffle(paths)
    chosen: list[str] = []
    for name in paths:
        if len(chosen) == COUNT:
            break
        try:
            file = read_task_file(root / name)
        except InputError:  # one that is refused counts
            chosen.append(name)
            continue
        if not is_group(file) and "task" in file.values:
            chosen.append(name)
    return tuple(chosen)


def with_rows(name: str, file: TaskFile, folder: Path) -> Path:
    """Write a YAML that includes the stock one and has made-up rows for its data set."""
    values = file.values
    splits = {values[key] for key in SPLITS if values.get(key)}
    splits |= {split for split in [(values.get("fewshot_config") or {}).get("split")] if split}
    make = MADE[values.get("dataset_path") or values["task"]]
    files = {}
    for number, split in enumerate(sorted(splits)):
        rows = [make(i, values) for i in range(3 * number, 3 * number + 13)]
        write_rows(folder / f"{split}.jsonl", rows)
        files[split] = str(folder / f"{split}.jsonl")
    plain = {key: value for key, value in values.items() if key not in SCORING_KEYS}
    # Where only scoring is code, it is left out: some of it needs packages that are not here.
    base = {"include": str(stock() / name)} if functions_of(plain) else plain
    lines = {
        **base,
        "task": "drawn",
        "tag": None,
        "custom_dataset": None,
        "dataset_path": "json",
        "dataset_name": None,
        "dataset_kwargs": {"data_files": files},
    }
    path = folder / "drawn.yaml"
    path.write_text(json.dumps(lines, ensure_ascii=False), "utf-8")
    return path


def opened(written: Written, to: Path) -> Task:
    """Write an import down, and open it."""
    for name, content in written.files.items():
        (to / name).parent.mkdir(parents=True, exist_ok=True)
        (to / name).write_text(content, "utf-8")
    return Task.open(to)


@lru_cache(maxsize=1)
def runner() -> TransformRunner:
    """Return the one process that all transforms are run in: a busy machine has its time."""
    return TransformRunner(Limits(time=60, load=120, grace=60))


def rendered(plan: Plan) -> list[Rendered]:
    """Return the prompts of all docs, each of which is there."""
    items = render_docs(plan, plan.docs(), runner()).items
    assert [item for item in items if not isinstance(item, Rendered)] == []
    return [item for item in items if isinstance(item, Rendered)]


def ours(items: Sequence[Rendered], method: Method) -> list[Any]:
    """Return what we would send for each doc."""
    sent: list[Any] = []
    for item in items:
        if method == "gen":
            sent.append([item.prompt.text])
        else:
            sent.append([scored_texts(item, choice) for choice in item.choices])
    return sent


def theirs(requests: list[list[Any]], kind: str) -> list[Any]:
    """Return the same of the harness's requests."""
    if kind == "generate_until":
        return [[one[0][0]] for one in requests]
    return requests


def fate_in(name: str, folder: Path) -> str:
    """Return what becomes of the task: equal, loss, refused, or silent and where."""
    try:
        path = with_rows(name, read_task_file(stock() / name), folder)
        written = import_from(path)
    except InputError as error:
        return f"refused: {error}"
    task = opened(written, folder / "transforms" / "drawn")
    real = load_task(folder, "drawn")
    kind, fixed = real.OUTPUT_TYPE, real.config.num_fewshot
    for shots in (None,) if fixed == 0 else (None, 2):
        expected = theirs(seeded_requests(folder, "drawn", shots), kind)
        given = {} if shots is None else {"num_fewshot": shots}
        plan = make_plan(task, Options(sample_size=None, **given))  # type: ignore[arg-type]
        found = ours(rendered(plan), plan.config.method)
        if found != expected:
            said = [loss for loss in written.losses if any(words in loss for words in SAID)]
            if said:
                return f"loss: {said[0]}"
            pairs = zip(found, expected, strict=False)
            first = next(
                (pair for pair in pairs if pair[0] != pair[1]), (len(found), len(expected))
            )
            return f"silent with {shots} shots: {first[0]!r} for {first[1]!r}"
    return "equal"


@lru_cache(maxsize=COUNT)
def fate(name: str) -> str:
    """Return what becomes of a stock task, on rows of its own."""
    with TemporaryDirectory() as folder:
        return fate_in(name, Path(folder))


ALL = [
    pytest.param(name, marks=pytest.mark.slow if number else ())
    for number, seed in enumerate(SEEDS)
    for name in drawn(seed)
]


@pytest.mark.parametrize("name", ALL)
def test_a_stock_task_is_the_harnesss_or_says_why_not(name: str) -> None:
    """Every prompt and continuation of a drawn task is the harness's, with its own shots and with
    two; or the import said what differs, or refused the task."""
    assert not fate(name).startswith("silent"), fate(name)


@pytest.mark.parametrize("seed", [SEEDS[0], pytest.param(SEEDS[1], marks=pytest.mark.slow)])
def test_few_of_the_drawn_tasks_are_refused(seed: int) -> None:
    """Of all that a seed drew at most `MOST_REFUSED` are refused."""
    counts = Counter(fate(name).partition(":")[0] for name in drawn(seed))
    assert counts["refused"] <= MOST_REFUSED, [fate(name) for name in drawn(seed)]


def back_again(task: Task, folder: Path, shots: int | None) -> tuple[Plan, Plan, tuple[str, ...]]:
    """Export a task with its own shots, or so many, and import it again; return both plans and
    what was said to be lost."""
    given = {} if shots is None else {"num_fewshot": shots}
    options = Options(sample_size=None, **given)  # type: ignore[arg-type]
    plan = make_plan(task, options)
    exported = export_task(make_job(plan, folder / "exported"))
    for path, content in exported.files.items():
        (folder / "exported" / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / "exported" / path).write_text(content, "utf-8")
    again = import_from(folder / "exported" / "drawn.yaml")
    (folder / "again").mkdir(exist_ok=True)
    back = make_plan(opened(again, folder / "again" / "drawn"), Options(sample_size=None))
    return plan, back, (*exported.losses, *again.losses)


def what_else(before: Plan, after: Plan) -> list[str]:
    """Return which settings of a task that came back are others than before, but for prompts.
    An export has all three metrics of choices, so there may be more of them."""
    one, two = before.config, after.config
    kept = [spec for spec in one.metrics if spec in two.metrics]
    pairs = {
        "metric": (list(one.metrics), kept),
        "filter": (tuple(map(dict, one.filters)), tuple(map(dict, two.filters))),
        "generation": (one.decoding, two.decoding),
        "scope": (one.scope, two.scope),
        "lost scoring": (one.lost_scoring, two.lost_scoring),
    }
    return [name for name, (old, new) in pairs.items() if old != new]


def turns(items: Sequence[Rendered]) -> list[Any]:
    """Return the turns that the transform says for each doc."""
    return [[segment.text for segment in item.chat] for item in items]


def answers(items: Sequence[Rendered], method: Method) -> list[Any]:
    """Return what is right for each doc."""
    if method == "ppl":
        return [item.gold for item in items]
    return [as_tuple(item.example.processed_output) for item in items]


def round_trip_in(name: str, folder: Path, shots: int | None = None) -> str:
    """Return what becomes of a task that is imported, exported and imported again: equal; a loss
    that names what came back otherwise; refused and where; or silent, and what is another."""
    try:
        written = import_from(with_rows(name, read_task_file(stock() / name), folder))
    except InputError as error:
        return f"refused at first: {error}"
    task = opened(written, folder / "transforms" / "drawn")
    try:
        before, after, losses = back_again(task, folder, shots)
    except InputError as error:  # several inputs of one answer, say, which no YAML of ours has
        return f"refused as an export: {error}"
    one, two = rendered(before), rendered(after)  # each of them once: it takes a process
    kinds = before.config.method, after.config.method
    for old, new in zip(ours(one, kinds[0]), ours(two, kinds[1]), strict=True):
        if old != new:
            return f"silent: {new!r} for {old!r}"
    if answers(one, kinds[0]) != answers(two, kinds[1]):
        return "silent: other right answers"
    others = what_else(before, after)
    others += ["turns"] if turns(one) != turns(two) else []
    if unsaid := [what for what in others if not any(what in loss for loss in losses)]:
        return f"silent: {unsaid}, {before.config} {after.config}"
    return f"loss: {', '.join(others)}" if others else "equal"


@pytest.mark.parametrize(
    "name",
    [
        pytest.param(name, marks=() if number < SHORT else (pytest.mark.slow,))
        for number, name in enumerate(name for seed in SEEDS for name in drawn(seed))
    ],
)
def test_a_stock_task_comes_back_from_a_round_trip(name: str, tmp_path: Path) -> None:
    """Imported, exported and imported again, a drawn task sends the same prompts and choices, and
    has the same right answers, metrics, filters and settings; or a loss names what is another."""
    assert not (found := round_trip_in(name, tmp_path)).startswith("silent"), found
