"""What each shot earns, asked of a model that needs one of them."""

from __future__ import annotations

import json
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from workbench.cli import main
from workbench.errors import SettingError
from workbench.models.fake import FakeModel
from workbench.runs.neighbours.shots import study_shots
from workbench.runs.options import Options
from workbench.runs.plan import Plan, make_plan
from workbench.runs.run import open_tools
from workbench.tasks.task import Task


def plan_for(task: Path) -> Plan:
    """Return a GEN plan for all of 200 sums, with shots 0, 1 and 2."""
    rows = [{"question": f"{n}+{n + 1}=", "answer": str(2 * n + 1)} for n in range(200)]
    (task / "data" / "add.jsonl").write_text("".join(json.dumps(row) + "\n" for row in rows))
    plan = make_plan(Task.open(task), Options(sample_size=None), method="gen")
    wanted = replace(plan.settings, sampler="ids", shot_ids=(0, 1, 2, 3), num_fewshot=3)
    return replace(plan, settings=wanted)


def needs_the_second(prompt: str) -> str:
    """Answer rightly where the shot 1+2 is there."""
    one, other = prompt.rsplit("Q: ", 1)[1].split("=")[0].split("+")
    return f" {int(one) + int(other)}\n" if "1+2=" in prompt.rsplit("Q: ", 1)[0] else " no\n"


@pytest.mark.slow
def test_the_shot_that_is_needed_earns_its_place(task: Path) -> None:
    """It is worth nearly all points, the others none, and the order does not matter."""
    plan = plan_for(task)
    with closing(open_tools(plan.task.state)) as tools:
        found = study_shots(plan, FakeModel(needs_the_second), tools)
    assert found.ids == (0, 1, 2)
    assert [one.earns for one in found.shots] == [None, True, None]
    assert found.shots[1].effect > 0.95
    assert found.swapped == ((0, 1), (0, 2), (1, 2))
    assert [one.effect for one in found.swaps] == [0.0, 0.0, 0.0]
    assert found.evaluations == 7 * 200
    assert found.sentence.startswith("shot 1 helps: +9")
    assert found.sentence.endswith("of 2 it cannot be told")


@pytest.mark.slow
def test_where_nothing_is_told_it_is_said_of_all(task: Path) -> None:
    """A model that is always wrong."""
    plan = plan_for(task)
    with closing(open_tools(plan.task.state)) as tools:
        found = study_shots(plan, FakeModel(lambda prompt: " no\n"), tools)
    assert found.sentence == "of none of the 3 shots can it be told whether it helps"


@pytest.mark.slow
def test_the_commands_say_what_they_scored(task: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Task, version, method, model, metric, shots and docs come first, as `score` says them. As
    which method's a draft was taken is said where its name fits two and none was asked for."""
    draft = task / "d1.py"
    draft.write_text((task / "transform_gen_v0.py").read_text())
    for words in (["band", "--formats", "6"], ["shots", "--num-fewshot", "2"], ["neighbours"]):
        command, *more = words
        asked = [command, str(task), "--model", "fake", "--version", str(draft), *more]
        shown = {}
        for method in ((), ("--method", "gen")):
            assert main([*asked, *method]) == 0
            shown[method] = capsys.readouterr()
            head = shown[method].out.splitlines()[0]
            assert head.startswith("add ")
            assert " · GEN · fake · accuracy · " in head
            assert head.endswith(" · 12 docs")
        assert "d1.py: taken as GEN; --method ppl takes it as PPL" in shown[()].err
        assert "taken as" not in shown["--method", "gen"].err


def test_one_shot_alone_is_refused(task: Path) -> None:
    """There is nothing to tell apart."""
    plan = plan_for(task)
    plan = replace(plan, settings=replace(plan.settings, num_fewshot=1))
    with closing(open_tools(plan.task.state)) as tools, pytest.raises(SettingError, match="shots"):
        study_shots(plan, FakeModel(needs_the_second), tools)


@pytest.mark.slow
def test_the_commands_tell_bands_and_shots(task: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """As one JSON document each."""
    asked = [str(task), "--model", "fake", "--json"]
    assert main(["shots", *asked]) == 0
    told = json.loads(capsys.readouterr().out)
    assert {"shots", "swaps", "sentence", "evaluations"} <= told.keys()
    assert main(["band", *asked, "--formats", "6", "--against", "latest"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["against"]["version"] == told["version"]
    assert list(told["quantiles"]) == ["5", "25", "50", "75", "95"]
    assert main(["neighbours", *asked[:-1], "--model", "fake", "--dry-run"]) == 2
