"""Which of a task's configs the public functions use."""

from __future__ import annotations

import inspect
import json
from pathlib import Path

import pytest

import workbench
from workbench.api import lint_task, render, score, sweep
from workbench.errors import NotFoundError, SettingError
from workbench.models.fake import FakeModel
from workbench.runs.options import Options
from workbench.runs.plan import make_plan
from workbench.tasks.task import Task
from workbench.types import Rendered


@pytest.fixture
def other(task: Path) -> str:
    """A second GEN config, with a description of its own."""
    values = json.loads((task / "config" / "add_gen.json").read_text())
    values["description"] = "Mind the signs."
    (task / "config" / "signs_gen.json").write_text(json.dumps(values))
    return "signs_gen"


@pytest.mark.slow
def test_a_config_is_chosen_by_its_name(task: Path, other: str) -> None:
    """What is rendered, scored, swept and checked is the named config's, and without a name the
    method's first."""
    assert described(render(task, config=other)) and not described(render(task))
    report = score(task, FakeModel(), config=other, sample_size=2)
    assert report.run.settings["config"] == other
    assert report.rows[0].prompt.startswith("Mind the signs.")
    swept = sweep(
        task, FakeModel(), versions=["gen_v0"], num_fewshot=[0], seeds=[0], config=other,
        sample_size=2,
    )  # fmt: skip
    assert [point.report.run.settings["config"] for point in swept] == [other]
    assert lint_task(task, config=other).docs_checked


def described(items: tuple[object, ...]) -> bool:
    """Say whether all prompts have the second config's description."""
    return all(isinstance(i, Rendered) and i.prompt.text.startswith("Mind the") for i in items)


def test_a_config_that_does_not_fit_is_refused(task: Path, other: str) -> None:
    """An unknown name, and a config of the other method, are errors that name it."""
    with pytest.raises(NotFoundError, match="nothing_gen"):
        render(task, config="nothing_gen")
    with pytest.raises(SettingError, match="signs_gen"):
        render(task, config=other, method="ppl")


def test_what_takes_a_version_takes_a_config() -> None:
    """Every public function of a task's version has a way to name the config, but `verify`, which
    compares with what the version was exported or scored with."""
    without: set[str] = set()
    for name in workbench.__all__:
        function = getattr(workbench, name)
        if not inspect.isfunction(function):
            continue
        names = set(inspect.signature(function).parameters)
        of_version = "task" in names and names & {"version", "versions", "old"}
        if of_version and not names & {"config", "configs"}:
            without.add(name)
    assert without == {"verify"}


def test_a_config_that_is_named_runs_its_own_transform(task: Path) -> None:
    """Configs that name several transforms are each run with theirs, or with the newest version
    that was made from it; where all name one, with the newest version."""
    values = json.loads((task / "config" / "add_gen.json").read_text())
    source = (task / "transform_gen_v0.py").read_text()
    (task / "transform_gen_v1.py").write_text(source.replace("Add", "Please add"))
    own = {**values, "transform": "transform_gen_v0.py"}
    (task / "config" / "one_gen.json").write_text(json.dumps(own))
    (task / "config" / "add_gen.json").write_text(json.dumps(own))
    assert version_by("one_gen", task) == "gen_v1"
    other = {**values, "transform": "transform_gen_v1.py"}
    (task / "config" / "two_gen.json").write_text(json.dumps(other))
    (task / "config" / "broken_gen.json").write_text("{")
    assert [version_by(name, task) for name in ("one_gen", "two_gen")] == ["gen_v0", "gen_v1"]
    assert version_by("", task) == "gen_v1"
    for number, parent in ((2, "gen_v0"), (3, "gen_v2")):
        (task / f"transform_gen_v{number}.py").write_text(source)
        (task / f"transform_gen_v{number}.diff").write_text(f"# parent: {parent}\n")
    assert [version_by(name, task) for name in ("one_gen", "two_gen")] == ["gen_v3", "gen_v1"]


def version_by(config: str, task: Path) -> str:
    """Return the version that is run where a config alone is named."""
    return make_plan(Task.of(task), Options(), config=config, method="gen").version
