"""The band of a version over neutral formats: what is varied, what is kept, and who is better."""

from __future__ import annotations

import re
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

import workbench
from tests.unit.conftest import ADD
from workbench.analysis.charts import format_chart
from workbench.analysis.formats import better_text, compare_bands
from workbench.errors import SettingError
from workbench.models.fake import FakeModel
from workbench.records import comparison_record
from workbench.runs.neighbours.formats import band_of_plan, neutral_axes
from workbench.runs.options import Options
from workbench.runs.plan import Plan, make_plan, render_docs
from workbench.runs.run import open_ledger, open_tools
from workbench.runs.timeline import make_timeline
from workbench.session.session import Session
from workbench.tasks.task import Task

pytestmark = pytest.mark.slow

WORSE = ADD.replace('f"Q: ', 'f"Question: ')


def answers(prompt: str) -> str:
    """Answer every sum rightly, but no odd one of a question."""
    one, other = map(int, re.findall(r"(\d+)\+(\d+)=", prompt)[-1])
    is_wrong = "Question" in prompt and (one + other) % 2
    return " no\n" if is_wrong else f" {one + other}\n"


def plan_for(task: Path, source: str | None = None) -> Plan:
    """Return a GEN plan for all sums."""
    return make_plan(Task.open(task), Options(sample_size=None), method="gen", draft=source)


def test_neutral_formats_say_nothing_else(task: Path) -> None:
    """Separators, spaces, the cue and draws of shots; no number of shots, no description."""
    plan = plan_for(task)
    with closing(open_tools(plan.task.state)) as tools:
        items = render_docs(plan, plan.docs(), tools.runner).items
    axes = {axis.name: [level.label for level in axis.levels] for axis in neutral_axes(plan, items)}
    assert set(axes) <= {"separator", "answer space", "cue", "shots"}
    assert all(label.startswith(("as it", "seed")) for label in axes.get("shots", ()))
    by_hand = replace(plan, settings=replace(plan.settings, sampler="ids", shot_ids=(0, 1, 2)))
    assert "shots" not in {axis.name for axis in neutral_axes(by_hand, items)}


def test_a_band_is_kept_beside_the_versions_score(task: Path) -> None:
    """As many formats as asked, at most two evaluations for each row; the history has it."""
    model = FakeModel(answers)
    plan = plan_for(task)
    with closing(open_tools(plan.task.state)) as tools:
        found = band_of_plan(plan, model, tools, formats=12)
    assert len(found.field.variants) == found.kept.formats <= 12
    assert found.kept.evaluations <= 2 * len(plan.docs())
    assert list(found.kept.quantiles) == sorted(found.kept.quantiles)
    assert found.distinct_tokens > 0
    workbench.score(task, model, plan.version, sample_size=None)
    with closing(open_ledger(plan.task.state)) as ledger:
        kept = ledger.bands(plan.task.name, "gen")
        (run,) = ledger.runs(plan.task.name)
        timeline = make_timeline(plan.task, "gen", [run], lambda: {}, kept)
    assert timeline.band(plan.source_sha256, timeline.groups[0].id) == found.kept


def test_it_is_said_in_how_many_formats_a_version_is_better(task: Path) -> None:
    """In all, where no format helps the other; asked again without it, the answer stays."""
    model = FakeModel(answers)
    plan, other = plan_for(task), plan_for(task, WORSE)
    with closing(open_tools(plan.task.state)) as tools:
        found = band_of_plan(plan, model, tools, formats=12, against=other)
        versus = found.kept.versus
        assert versus is not None and versus.version == "draft"
        assert versus.better > 0.8 and versus.interval[0] <= versus.better <= versus.interval[1]
        assert "better than draft in" in found.sentence
        band_of_plan(plan, model, tools, formats=12)
        (kept,) = tools.ledger.bands(plan.task.name, "gen").values()
    assert kept.versus == versus


def test_versions_that_never_differ_are_the_same(task: Path) -> None:
    """In all formats, from whichever side it is asked, and kept so."""
    plan, other = plan_for(task), plan_for(task, f"{ADD}# the same\n")
    with closing(open_tools(plan.task.state)) as tools:
        found = band_of_plan(plan, FakeModel(answers), tools, formats=12, against=other)
        (kept,) = tools.ledger.bands(plan.task.name, "gen").values()
    versus = found.kept.versus
    assert versus is not None and versus.is_same and kept.versus == versus
    assert (versus.better, versus.interval) == (0.0, (0.0, 0.0))
    assert found.sentence.endswith("; the same as draft in all formats")
    back = compare_bands(found.kept, None, ("", versus.source_sha256))
    assert back is not None and back.better is not None
    assert better_text(back.better) == f"the same as {plan.version} in all formats"


def test_what_has_no_formats_is_refused(task: Path) -> None:
    """Where nothing can be varied there is no band."""
    with pytest.raises(SettingError, match="formats"):
        workbench.band(task, FakeModel(answers), formats=1)
    with closing(Session(task)) as session:
        assert session.timeline().bands == {}


def test_a_comparison_says_in_how_many_formats_it_is_better(task: Path) -> None:
    """Whichever of the two was scored against the other; their bands stand behind their scores."""
    model = FakeModel(answers)
    (task / "transform_gen_v9.py").write_text(WORSE)
    runs = [
        workbench.score(task, model, version, sample_size=None) for version in ("gen_v9", "gen_v0")
    ]
    assert workbench.compare(*runs, task=task).formats is None
    workbench.band(task, model, "gen_v0", against="gen_v9", formats=12)
    found = workbench.compare(*runs, task=task)
    assert found.formats is not None and found.formats.better is not None
    assert found.formats.before is None and found.formats.after is not None
    assert "; better than gen_v9 in " in found.verdict
    back = workbench.compare(*reversed(runs), task=task)
    assert back.formats is not None and back.formats.better is not None
    assert back.formats.better.better == pytest.approx(1 - found.formats.better.better)
    assert "; better than gen_v0 in " in back.verdict
    workbench.band(task, model, "gen_v9", formats=12)
    chart = format_chart(workbench.compare(*runs, task=task))
    bands = [mark.band for mark in chart.marks]
    assert None not in bands and bands[1] == found.formats.after.ends
    assert [tick.label for tick in chart.ticks] == ["A: gen_v9", "B: gen_v0"]
    record = comparison_record(found)["formats"]
    assert record["better"]["better"] == found.formats.better.better
    assert workbench.compare(*runs, task=task, vary=()).plot("formats").axes


def test_bands_of_other_settings_are_not_compared(task: Path) -> None:
    """A share of formats was counted at the settings of its own band."""
    model = FakeModel(answers)
    (task / "transform_gen_v9.py").write_text(WORSE)
    workbench.band(task, model, "gen_v0", against="gen_v9", formats=6)
    a = workbench.score(task, model, "gen_v9", sample_size=None, num_fewshot=1)
    b = workbench.score(task, model, "gen_v0", sample_size=None)
    found = workbench.compare(a, b, task=task, vary=["num_fewshot"])
    assert found.formats is not None and found.formats.better is None
