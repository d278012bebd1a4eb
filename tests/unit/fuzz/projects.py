"""What is read beside rows, tasks and samples: a project's settings and records, a user's files,
and models that lie on this disk."""

from __future__ import annotations

import os
import struct
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path

from tests.unit.fuzz.harness import Target
from tests.unit.fuzz.readers import file_target, json_bytes, task_with
from workbench.analysis.report import Report
from workbench.exchange.task_group import score_groups
from workbench.lint.settings import ignored_rules
from workbench.models.find.files import model_in
from workbench.models.find.found import FoundModel, MemoryHere
from workbench.models.servers.engine import Engine
from workbench.models.servers.examination import Ability, Check, Examination
from workbench.models.servers.kept import keep, kept_for
from workbench.models.servers.keys import key_for
from workbench.runs.openings import opening_of_run, read_openings
from workbench.runs.speed import Rates, TimedRun
from workbench.tasks.task import Task
from workbench.types import Metric, Run

ROOT = "http://127.0.0.1:1"
NOW = b'"at": 0'
"""Where an examination says when it was made: it is of use for an hour."""

METRIC = Metric(0.5, 0.1, (0.3, 0.7), 20)
RUN = Run("r", "sums", "gen_v0", "", "0" * 64, "fake", "fake", "gen", {}, 0.0, "done")
ABLE = Ability(True, "")
EXAMINED = Examination(
    ROOT, Engine("vLLM", "1", "m", ("m",)), *[ABLE] * 5, evidence=(Check("a", "b", "c", True),)
)
OPENING = {
    "run": {**asdict(RUN), "settings": {"files": {"a.py": "0" * 64}}, "seconds": 1.0,
            "metrics": {"accuracy": {**asdict(METRIC), "stderr": None}}},
    "source": "data/sums.jsonl", "sha256": "0" * 64, "n": 20, "failed": 1,
    "failures": {"KeyError, line 3": 1}, "notes": ["one"],
    "against": {"version": "gen_v0", "source_sha256": "0" * 64, "delta": 0.1, "ci95": [0.0, 0.2],
                "n": 20, "is_share": True},
}  # fmt: skip
del OPENING["run"]["source"]
GROUPS = [
    {
        "name": "all",
        "tasks": ["one", "more"],
        "aggregate": [{"metric": "acc", "filter_list": ["none"], "weight_by_size": True}],
        "configs": {"one": {"one_gen": "none"}},
        "folders": {"one": "sums"},
    },
    {"name": "more", "tasks": ["two"], "aggregate": {"metric": "acc", "aggregation": "mean"},
     "configs": {"two": {"two_gen": "none"}}},
]  # fmt: skip
CONFIG = {
    "architectures": ["LlamaForCausalLM"], "num_hidden_layers": 2, "hidden_size": 8,
    "num_attention_heads": 2, "vocab_size": 16, "intermediate_size": 32, "hidden_act": "silu",
}  # fmt: skip
HEADER = json_bytes({"a": {"dtype": "F32", "shape": [2, 4], "data_offsets": [0, 32]}})
WEIGHTS = struct.pack("<Q", len(HEADER)) + HEADER + bytes(32)
PART = "model-00001-of-00001.safetensors"
RATES = {
    "runs": {"f/cpu/gen": [asdict(TimedRun(100, 10, 1.5, 20, "sums", 0.1))]},
    "characters_per_token": {"f": 3.5},
}
SETTINGS = b"""\
[project]
name = "mine"

[tool.workbench.lint]
ignore = ["text/*", "few-shot/*"]
"""


@contextmanager
def _home(variable: str, folder: Path) -> Iterator[None]:
    """Let the user's files of that kind be in `folder`."""
    before = os.environ.get(variable)
    os.environ[variable] = str(folder)
    try:
        yield
    finally:
        del os.environ[variable]
        if before is not None:
            os.environ[variable] = before


def _examined(content: bytes, folder: Path) -> object:
    with _home("XDG_CACHE_HOME", folder):
        keep(ROOT, EXAMINED)
        (path,) = (folder / "prompt-workbench" / "servers").glob("*.json")
        path.write_bytes(content.replace(NOW, b'"at": %d' % time.time()))
        found = kept_for(EXAMINED.engine, ROOT)
        return found and found.record()


def _key(content: bytes, folder: Path) -> object:
    path = folder / "prompt-workbench" / "servers.json"
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(content)
    with _home("XDG_CONFIG_HOME", folder), _home("FUZZ_KEY", Path("secret")):
        return key_for(ROOT).value


def _openings(task: Task) -> object:
    found = read_openings(task)
    return [(each.metrics, opening_of_run(task, each.run)) for each in found]


def _groups(path: Path) -> object:
    found = score_groups(path.parent, lambda folder, config: Report(RUN, (), {"acc": METRIC}))
    return [(each.metrics, each.missing) for each in found.groups]


def _model(name: str) -> Callable[[bytes, Path], FoundModel | None]:
    """Return what finds the model of a folder in which the file `name` is the content."""

    def find(content: bytes, folder: Path) -> FoundModel | None:
        model = folder / "model"
        model.mkdir(exist_ok=True)
        for other, text in {"config.json": json_bytes(CONFIG), PART: WEIGHTS}.items():
            if other != name and not (model / other).exists():
                (model / other).write_bytes(text)
        (model / name).write_bytes(content)
        return model_in(model, "m", "folder", MemoryHere("cpu", "float32", 10**9))

    return find


def _rates(path: Path) -> object:
    rates = Rates(path.parent, "f", "cpu")
    runs = rates.runs("gen")
    known = rates.characters_per_token()
    if runs:
        assert all(seconds >= 0 for seconds in rates.seconds(runs, 1000, 100, 10))
    rates.add("gen", TimedRun(1, 1, 1.0, 1, "sums"), 4.0)
    return (runs, known)


PROJECTS: Mapping[str, Target] = {
    "lint settings": file_target(
        "pyproject.toml", lambda path: ignored_rules(path.parent), SETTINGS
    ),
    "openings": file_target(
        "sums/holdout/openings.jsonl",
        lambda path: _openings(task_with(path.parent)),
        json_bytes(OPENING),
    ),
    "groups": file_target("group.json", _groups, json_bytes(GROUPS)),
    "rates": file_target("state/rates.json", _rates, json_bytes(RATES)),
    "examination": Target(_examined, (json_bytes({"at": 0, "found": asdict(EXAMINED)}),)),
    "keys of servers": Target(_key, (json_bytes({ROOT: {"variable": "FUZZ_KEY"}, "x": {}}),)),
    "model's config": Target(_model("config.json"), (json_bytes(CONFIG),)),
    "model's weights": Target(_model(PART), (WEIGHTS,)),
    "model's index": Target(
        _model("model.safetensors.index.json"),
        (json_bytes({"weight_map": {"a": PART}}),),
    ),
}
