"""A random draw of lm-evaluation-harness's own tasks: imported, each sends what the harness sends,
or a loss names the difference, or it is refused with a reason."""

from __future__ import annotations

import importlib.util
import json
import random
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from glob import glob
from importlib.machinery import ModuleSpec
from pathlib import Path
from tempfile import mkdtemp
from types import ModuleType
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
from workbench.runs.options import Options
from workbench.runs.plan import Plan, make_plan, render_docs
from workbench.scoring.metrics.doc_metric import as_tuple
from workbench.scoring.requests import scored_texts
from workbench.tasks.task import Task
from workbench.types import Method, Rendered

from .lm_eval_more_rows import MORE_ROWS
from .lm_eval_side import write_rows
from .lm_eval_stock_rows import ROWS
from .one_process import runner
from .test_lm_eval_random import seeded

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


@lru_cache(maxsize=1)
def listed() -> tuple[str, ...]:
    """Return all YAML files of the harness, some 14,000, by their paths in its folder."""
    found = glob("**/*.yaml", root_dir=stock(), recursive=True, include_hidden=True)
    return tuple(sorted(Path(name).as_posix() for name in found))


@lru_cache(maxsize=len(SEEDS))
def drawn(seed: int) -> tuple[str, ...]:
    """Return the drawn tasks' files: groups, and bases that others include, are no tasks."""
    root = stock()
    paths = [*listed()]
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


@dataclass(frozen=True)
class Drawn:
    """A stock task on rows of its own in `folder`: imported, and rendered with its own shots."""

    folder: Path
    written: Written
    task: Task
    plan: Plan
    items: list[Rendered]


@lru_cache(maxsize=len(SEEDS) * COUNT)
def imported(name: str, root: Path) -> Drawn | InputError:
    """Return what an import makes of a stock task: all that is asked of it is asked of this one."""
    folder = Path(mkdtemp(dir=root))
    try:
        written = import_from(with_rows(name, read_task_file(stock() / name), folder))
    except InputError as error:
        return error
    task = opened(written, folder / "transforms" / "drawn")
    plan = make_plan(task, Options(sample_size=None))
    return Drawn(folder, written, task, plan, rendered(plan))


@lru_cache(maxsize=len(SEEDS) * COUNT)
def fate(name: str, root: Path) -> str:
    """Return what becomes of the task: equal, loss, refused, or silent and where."""
    made = imported(name, root)
    if isinstance(made, InputError):
        return f"refused: {made}"
    real, requests = seeded(made.folder, "drawn")
    kind, fixed = real.OUTPUT_TYPE, real.config.num_fewshot
    for shots in (None,) if fixed == 0 else (None, 2):
        plan, items = made.plan, made.items
        if shots is not None:
            requests = seeded(made.folder, "drawn", shots)[1]
            plan = make_plan(made.task, Options(sample_size=None, num_fewshot=shots))
            items = rendered(plan)
        expected = theirs(requests, kind)
        found = ours(items, plan.config.method)
        if found != expected:
            said = [loss for loss in made.written.losses if any(words in loss for words in SAID)]
            if said:
                return f"loss: {said[0]}"
            pairs = zip(found, expected, strict=False)
            first = next(
                (pair for pair in pairs if pair[0] != pair[1]), (len(found), len(expected))
            )
            return f"silent with {shots} shots: {first[0]!r} for {first[1]!r}"
    return "equal"


@pytest.fixture(scope="module")
def root(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the drawn tasks have their folders."""
    return tmp_path_factory.mktemp("drawn")


@pytest.fixture(scope="module", autouse=True)
def no_metrics() -> Iterator[None]:
    """What some tasks score with is fetched from the net as their code is loaded, which fails here
    as it does for whoever has no network: at once, without all that `evaluate` imports first."""

    def load(name: str, *_: object, **__: object) -> None:
        raise FileNotFoundError(f"Couldn't find a module script for {name!r}")

    evaluate = ModuleType("evaluate")
    evaluate.__spec__ = ModuleSpec("evaluate", None)  # whoever asks whether it is there finds it
    vars(evaluate)["load"] = load
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(sys.modules, "evaluate", evaluate)
        yield


ALL = [
    pytest.param(name, marks=pytest.mark.slow if number else ())
    for number, seed in enumerate(SEEDS)
    for name in drawn(seed)
]


@pytest.mark.parametrize("name", ALL)
def test_a_stock_task_is_the_harnesss_or_says_why_not(name: str, root: Path) -> None:
    """Every prompt and continuation of a drawn task is the harness's, with its own shots and with
    two; or the import said what differs, or refused the task."""
    assert not fate(name, root).startswith("silent"), fate(name, root)


@pytest.mark.parametrize("seed", [SEEDS[0], pytest.param(SEEDS[1], marks=pytest.mark.slow)])
def test_few_of_the_drawn_tasks_are_refused(seed: int, root: Path) -> None:
    """Of all that a seed drew at most `MOST_REFUSED` are refused."""
    fates = [fate(name, root) for name in drawn(seed)]
    counts = Counter(each.partition(":")[0] for each in fates)
    assert counts["refused"] <= MOST_REFUSED, fates


def back_again(plan: Plan, folder: Path) -> tuple[Plan, tuple[str, ...]]:
    """Export a task with its own shots, and import it again; return the plan that came back, and
    what was said to be lost."""
    exported = export_task(make_job(plan, folder / "exported"))
    for path, content in exported.files.items():
        (folder / "exported" / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / "exported" / path).write_text(content, "utf-8")
    again = import_from(folder / "exported" / "drawn.yaml")
    (folder / "again").mkdir(exist_ok=True)
    back = make_plan(opened(again, folder / "again" / "drawn"), Options(sample_size=None))
    return back, (*exported.losses, *again.losses)


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


def round_trip_in(name: str, root: Path, folder: Path) -> str:
    """Return what becomes of a task that is imported, exported and imported again: equal; a loss
    that names what came back otherwise; refused and where; or silent, and what is another."""
    made = imported(name, root)
    if isinstance(made, InputError):
        return f"refused at first: {made}"
    try:
        after, losses = back_again(made.plan, folder)
    except InputError as error:  # several inputs of one answer, say, which no YAML of ours has
        return f"refused as an export: {error}"
    before, one, two = made.plan, made.items, rendered(after)
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
def test_a_stock_task_comes_back_from_a_round_trip(name: str, root: Path, tmp_path: Path) -> None:
    """Imported, exported and imported again, a drawn task sends the same prompts and choices, and
    has the same right answers, metrics, filters and settings; or a loss names what is another."""
    assert not (found := round_trip_in(name, root, tmp_path)).startswith("silent"), found
