"""How answers are judged, set by the user over the config: metric, post-processor, filters."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import Any

import pytest

import workbench
from tests.unit.conftest import right_unless_asked
from workbench.cli.arguments import build_parser
from workbench.cli.commands import COMMANDS
from workbench.errors import SettingError
from workbench.models.fake import FakeModel
from workbench.runs.command import score_command
from workbench.runs.identity import describe, deviations, facts_of_plan
from workbench.runs.options import Options, change_options
from workbench.runs.plan import Plan, make_plan
from workbench.tasks.task import Task


def plan(task: Path, **settings: Any) -> Plan:
    """Return the plan of gen_v0 under these settings."""
    options = change_options(Options(), **settings)
    return make_plan(Task.open(task), options, version="gen_v0", method="gen")


@pytest.mark.slow
def test_a_metric_that_is_set_takes_the_place_of_the_configs(task: Path) -> None:
    """The report begins with it."""
    report = workbench.score(
        task, FakeModel(right_unless_asked), "gen_v0", method="gen", metric="prefix_match"
    )
    assert next(iter(report.metrics)) == "prefix_match"
    assert report.value == 1.0


@pytest.mark.slow
def test_a_filter_is_one_line(task: Path) -> None:
    """It is applied: a pattern that matches nothing leaves no right answer."""
    model = FakeModel(right_unless_asked)
    found = [
        workbench.score(task, model, "gen_v0", method="gen", filters=[line, "take_first"]).value
        for line in (r"regex (\d+)", "regex (no such text)")
    ]
    assert found == [1.0, 0.0]


@pytest.mark.parametrize(
    ("settings", "fault"),
    [
        ({"metric": ""}, "metric"),
        ({"postprocess": "gsm8k_pos"}, "Did you mean 'gsm8k_post'"),
        ({"filters": ["regx a"]}, "Did you mean 'regex'"),
        ({"filters": ["map yes"]}, "a JSON object"),
    ],
)
def test_what_does_not_exist_is_refused(settings: dict[str, Any], fault: str) -> None:
    """By name, before anything runs."""
    with pytest.raises(SettingError, match=fault):
        change_options(Options(), **settings)


def test_a_metric_is_named_as_the_report_prints_it(task: Path) -> None:
    """By the config's own name for it, or by its kind; of one that is none the nearest is told."""
    (own,) = plan(task).config.metrics
    assert own.name != own.type
    for name in (own.name, own.type):
        assert plan(task, metric=name).config.metrics == (own,)
    with pytest.raises(SettingError, match=f"Did you mean {own.name!r}"):
        plan(task, metric=own.name[:-2] + own.name[-1])
    with pytest.raises(SettingError, match=r"Known: .*exact_match"):
        plan(task, metric="zzz")


def test_scores_that_were_judged_otherwise_are_told_apart(task: Path) -> None:
    """The words say by what; the same settings again are the same score."""
    plain, judged = plan(task), plan(task, postprocess="general_torch", filters=["lowercase"])
    said = describe(deviations(facts_of_plan(judged), facts_of_plan(plain)))
    assert "with another post-processor" in said
    assert "with other filters" in said
    again = plan(task, postprocess="general_torch", filters=["lowercase"])
    assert deviations(facts_of_plan(judged), facts_of_plan(again)) == ()


def test_the_command_says_them_and_is_read_back(task: Path) -> None:
    """A pattern with spaces and quotes goes through a shell."""
    filters = ("regex it is '(\\d+)'", "lowercase")
    settings: dict[str, Any] = {"metric": "in_match", "filters": filters}
    line = score_command(plan(task, **settings), "fake", str(task))
    words = shlex.split(line)
    arguments = build_parser(COMMANDS).parse_args(words[1:])
    assert (arguments.metric, tuple(arguments.filters)) == tuple(settings.values())
