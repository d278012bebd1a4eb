"""What the user set and nothing would read: refused where it was given, no part of a run else."""

from __future__ import annotations

import json
import shutil
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import workbench
from tests.unit.conftest import make_task
from workbench.cli.commands import main
from workbench.errors import SettingError
from workbench.runs.edits.study import plan_sides
from workbench.runs.identity import settings_of
from workbench.runs.options import Options, change_options
from workbench.runs.pairing import differing_settings
from workbench.runs.plan import make_plan, plan_of, unread_settings
from workbench.runs.sweep import Grid, sweep_plans
from workbench.session.session import Session
from workbench.tasks.task import Task
from workbench.types import Method, Run

PASSED_OVER: tuple[tuple[Method, dict[str, Any]], ...] = (
    ("ppl", {"temperature": 0.5, "top_p": 0.3}),
    ("ppl", {"max_new_tokens": 3}),
    ("ppl", {"until": ("X",)}),
    ("ppl", {"temperature": 1.0, "draws": 2}),
    ("ppl", {"postprocess": "gsm8k_post"}),
    ("ppl", {"filters": ("take_first",)}),
    ("gen", {"top_p": 0.3}),
)
UNREAD: tuple[tuple[Method, dict[str, Any], str], ...] = (
    ("gen", {"scope": "full"}, "scope 'full' is for PPL. Leave out --scope."),
    ("gen", {"shot_ids": (1,)}, "shot_ids; expected the sampler ids or opencompass"),
    ("gen", {"sampler": "ids", "shot_ids": (1, 2), "num_fewshot": 0}, "no doc is shown 1, 2"),
    ("gen", {"sampler": "ids", "shot_ids": (1, 2, 5, 6), "num_fewshot": 2}, "no doc is shown 6"),
    ("ppl", {"sampler": "opencompass", "shot_ids": (1, 2), "num_fewshot": 1}, "is shown 2"),
)


@pytest.mark.parametrize(("method", "settings"), PASSED_OVER)
def test_what_is_about_answers_that_nothing_generates_is_no_part_of_a_run(
    task: Path, method: Method, settings: dict[str, Any]
) -> None:
    """One gives settings for both methods at once: it is said, not refused."""
    options = change_options(Options(), **settings)
    made = [plan_of(Task.open(task), each, "latest", method) for each in (options, Options())]
    assert settings_of(made[0]) == settings_of(made[1])
    assert unread_settings(made[0], options) == tuple(settings)
    assert unread_settings(made[0], replace(Options(), top_p=1.0)) in ((), ("top_p",))


def test_the_command_line_says_what_is_not_read(
    task: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    call = ["score", str(task), "--model", "fake", "--method", "ppl", "--max-new-tokens", "3"]
    assert main([*call, "--sample", "2"]) == 0
    assert "warning: not read by ppl: max_new_tokens" in capsys.readouterr().err


@pytest.mark.parametrize(("method", "settings", "says"), UNREAD)
def test_what_nothing_reads_is_refused_and_a_session_goes_on_without(
    task: Path, method: Method, settings: dict[str, Any], says: str
) -> None:
    """A session keeps it for another method: its plans are those of who never set it."""
    options = change_options(Options(), **settings)
    with pytest.raises(SettingError) as caught:
        plan_of(Task.open(task), options, "latest", method)
    assert says in str(caught.value)
    names = {"sampler", "num_fewshot"} & settings.keys()
    plain = replace(Options(), **{name: settings[name] for name in names})
    if settings.get("num_fewshot") == 0 or not names:
        made = [make_plan(Task.open(task), each, method=method) for each in (options, plain)]
        assert settings_of(made[0]) == settings_of(made[1])


def test_a_spare_shot_is_read(task: Path) -> None:
    """Doc 1 is shown the third of them, being itself the first."""
    options = change_options(Options(), sampler="ids", shot_ids=(1, 2, 5), num_fewshot=2)
    assert plan_of(Task.open(task), options, "latest", "gen").settings.shot_ids == (1, 2, 5)


def test_what_one_of_several_plans_reads_is_not_refused(task: Path) -> None:
    """Neither at the points of a sweep without shots, nor in a group of tasks of both methods."""
    options = change_options(Options(), sampler="ids", shot_ids=(1, 2))
    assert len(sweep_plans(Task.open(task), Grid(("gen_v0",), (0, 2), (0,)), options, "gen")) == 2
    with pytest.raises(SettingError, match="shot_ids"):
        sweep_plans(Task.open(task), Grid(("gen_v0",), (0,), (0,)), options, "gen")
    with pytest.raises(SettingError, match="scope"):
        plan_sides(Task.open(task), change_options(Options(), scope="full"), ("gen_v0", "gen_v0"))


@pytest.fixture
def group(tmp_path: Path) -> Path:
    """A folder of a group's: one task, by GEN and by PPL."""
    folder = make_task(tmp_path).parent
    configs = {path.stem: "none" for path in sorted((folder / "add" / "config").glob("*.json"))}
    record = {"name": "g", "tasks": ["add"], "aggregate": None, "configs": {"add": configs}}
    (folder / "group.json").write_text(json.dumps([record]))
    return folder


def test_a_group_takes_what_some_of_its_tasks_read(group: Path) -> None:
    """Those that do not are scored without it."""
    found = workbench.score_group(group, "fake", sample_size=2, max_new_tokens=3)
    limits = {r.run.method: r.run.settings["decoding"] for r in found.reports.values()}
    assert limits["gen"]["max_new_tokens"] == 3 != limits["ppl"]["max_new_tokens"]
    with pytest.raises(SettingError, match="scope"):
        workbench.score_group(make_gen_only(group), "fake", scope="full")


def make_gen_only(group: Path) -> Path:
    """Leave the GEN config alone in a group's folder."""
    shutil.rmtree(group / "add")
    make_task(group / "again")
    shutil.move(group / "again" / "transforms" / "add", group / "add")
    record = json.loads((group / "group.json").read_text())
    configs = record[0]["configs"]["add"]
    record[0]["configs"]["add"] = {name: "none" for name in configs if "gen" in name}
    (group / "group.json").write_text(json.dumps(record))
    return group


def test_a_session_that_goes_to_another_method_keeps_what_was_set(task: Path) -> None:
    """It is read again once the method that reads it is back."""
    session = Session(task, method="gen", model="fake", temperature=0.5, top_p=0.3)
    try:
        session.configure(method="ppl")
        assert session.plan().config.decoding.temperature == 0
        session.configure(method="gen")
        assert session.plan().config.decoding.top_p == 0.3
        session.configure(temperature=0)
        assert session.plan().config.decoding.top_p == 1.0
    finally:
        session.close()


def run_of(method: Method, **settings: Any) -> Run:
    """Return a run of nothing, under these settings."""
    kept = {"metrics": {"acc": "acc"}, "postprocess": "", "filters": [], **settings}
    return Run("r", "t", "v", "", "s", "m", "f", method, kept, 0.0)


def test_stored_runs_pair_whatever_neither_of_them_read() -> None:
    """Older ones have it among their settings."""
    a, b = run_of("ppl"), run_of("ppl", filters=[{"function": "take_first"}], postprocess="x")
    assert differing_settings(a, b, "acc") == ()
    assert differing_settings(replace(a, method="gen"), replace(b, method="gen"), "acc") == (
        "postprocess",
        "filters",
    )
    drawn = [
        run_of("gen", decoding={"temperature": heat, "top_p": p})
        for heat, p in ((0, 1.0), (0, 0.5), (0.7, 1.0), (0.7, 0.5))
    ]
    assert differing_settings(drawn[0], drawn[1], "acc") == ()
    assert differing_settings(drawn[2], drawn[3], "acc") == ("decoding",)


def test_turns_outside_a_chat_template_are_refused(
    task: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """--multiturn says how the template is filled."""
    assert main(["score", str(task), "--model", "fake", "--multiturn"]) == 2
    assert "--multiturn; expected --chat-template" in capsys.readouterr().err
