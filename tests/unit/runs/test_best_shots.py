"""The best shots of a pool: raced choices of its rows, of a model that needs one of them."""

from __future__ import annotations

import json
from collections import Counter
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

import workbench
from workbench.cli import main
from workbench.errors import SettingError
from workbench.messages import speaking
from workbench.models.fake import FakeModel
from workbench.runs.identity import facts_of_plan
from workbench.runs.neighbours.axes import YOURS
from workbench.runs.neighbours.best_shots import (
    BestShots,
    Choose,
    draw_choices,
    make_choices,
    race_choices,
)
from workbench.runs.options import Options
from workbench.runs.plan import Plan, make_plan, render_docs
from workbench.runs.run import open_tools
from workbench.runs.tries import try_of_facts
from workbench.tasks.task import Task
from workbench.types import Rendered

pytestmark = pytest.mark.slow

ROWS = 200
NEEDED = 7


def plan_for(task: Path) -> Plan:
    """Return a GEN plan for all of 200 sums, with the shots 0 and 1, of a pool of 24 others."""
    rows = [{"question": f"{n}+{n + 1}=", "answer": str(2 * n + 1)} for n in range(ROWS)]
    pool = [{"question": f"{n}+0=", "answer": str(n)} for n in range(24)]
    for name, own in (("add", rows), ("pool", pool)):
        lines = "".join(json.dumps(row) + "\n" for row in own)
        (task / "data" / f"{name}.jsonl").write_text(lines)
    plan = make_plan(Task.open(task), Options(sample_size=None), method="gen")
    config = replace(plan.config, fewshot_path=str(task / "data" / "pool.jsonl"))
    settings = replace(plan.settings, sampler="ids", shot_ids=(0, 1), num_fewshot=2)
    return replace(plan, config=config, settings=settings)


def needs_one(prompt: str) -> str:
    """Answer rightly where the shot 7+0 is there."""
    one, other = prompt.rsplit("Q: ", 1)[1].split("=")[0].split("+")
    return f" {int(one) + int(other)}\n" if f"Q: {NEEDED}+0=" in prompt else " no\n"


def never(prompt: str) -> str:
    """Answer no row rightly."""
    return " no\n"


def best_of(plan: Plan, model: FakeModel, choose: Choose) -> BestShots:
    """Race choices of the pool's rows."""
    with closing(open_tools(plan.task.state)) as tools:
        return race_choices(make_choices(plan, choose, tools, model), choose, model, tools)


def test_the_row_that_is_needed_is_found_and_told_in_a_sentence(task: Path) -> None:
    """The best choice has it, is surely above yours, and says so; whoever has it is tied."""
    plan = plan_for(task)
    found = best_of(plan, FakeModel(needs_one), Choose(3, most=40))
    assert NEEDED in found.ids and len(found.ids) == 3
    assert found.race.estimate == 1.0
    assert all(NEEDED in ids for ids in found.tied if len(ids) == 3) or len(found.tied) > 1
    ids = ", ".join(map(str, found.ids))
    told = f"the best of 40 choices of 3 in 24 rows as shots is {ids}: 100 points above yours by"
    assert found.sentence.startswith(told)
    assert "40 tries)" in found.sentence and "it scores 100.0 % (" in found.sentence
    assert found.race.evaluations <= 9 * ROWS
    with speaking("zh"):
        assert found.sentence.startswith("从 24 行中选 3 行作示例的 40 种选法中")


def test_where_no_choice_is_better_yours_stays(task: Path) -> None:
    """Nothing is ahead, so no rows are named."""
    found = best_of(plan_for(task), FakeModel(never), Choose(2, most=10))
    assert found.race.best.name == YOURS and found.ids == ()
    none = "none of 10 choices of 2 in 24 rows as shots is ahead of yours"
    assert found.sentence.startswith(none)


def test_a_small_pool_runs_whole_in_every_order() -> None:
    """All ordered choices, where there are no more than asked for; else so many, none twice, and
    each row about as often as any other."""
    assert set(draw_choices((4, 5, 6), 2, 6, 0)) == {(4, 5), (4, 6), (5, 4), (5, 6), (6, 4), (6, 5)}
    drawn = draw_choices(range(24), 4, 60, 1)
    assert len(set(drawn)) == len(drawn) == 60
    assert all(len(set(own)) == 4 for own in drawn)
    assert set(Counter(row for own in drawn for row in own).values()) == {10}
    assert drawn == draw_choices(range(24), 4, 60, 1) != draw_choices(range(24), 4, 60, 2)


def test_a_doc_that_is_itself_chosen_takes_a_spare_shot(task: Path) -> None:
    """Where the pool is the docs, no doc is its own shot, and each has as many as the others."""
    plan = make_plan(Task.open(task), Options(sample_size=None), method="gen")
    with closing(open_tools(plan.task.state)) as tools:
        field = make_choices(plan, Choose(2, most=6), tools)
        items = render_docs(field.variants[1].plan, field.docs, tools.runner).items
    made = [item for item in items if isinstance(item, Rendered)]
    assert len(made) == len(items)
    assert all(len(item.shot_ids) == 2 and item.doc.id not in item.shot_ids for item in made)


def test_all_choices_are_tries_in_the_ledger(task: Path) -> None:
    """What was raced is counted, whatever comes of it."""
    plan, model = plan_for(task), FakeModel(needs_one)
    best_of(plan, model, Choose(3, most=12))
    with closing(open_tools(plan.task.state)) as tools:
        own = try_of_facts(facts_of_plan(plan, model), model.fingerprint)
        assert tools.ledger.tried(own, own) == 12


def test_more_shots_than_there_are_rows_are_refused(task: Path) -> None:
    """With what the pool has room for."""
    plan = plan_for(task)
    with closing(open_tools(plan.task.state)) as tools:
        with pytest.raises(SettingError, match="24 at most"):
            make_choices(plan, Choose(25), tools)
        with pytest.raises(SettingError, match="k"):
            Choose(0)


def test_the_command_and_the_function_say_the_same(
    task: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """As one JSON document, which has the winner's rows; without `--best` nothing is raced."""
    asked = ["shots", str(task), "--model", "fake", "--json"]
    assert main([*asked, "--best", "2", "--most", "5"]) == 0
    told = json.loads(capsys.readouterr().out)
    found = workbench.best_shots(task, "fake", k=2, most=5)
    assert told["sentence"] == found.sentence
    assert (told["k"], told["pool"], tuple(told["shots"])) == (2, found.pool, found.ids)
    assert told["tries"] == 5 and told["interval"] == list(found.race.interval)
    assert main([*asked, "--best", "2", "--most", "5", "--dry-run"]) == 0
    assert len(json.loads(capsys.readouterr().out)["variants"]) == 6
    assert main([*asked, "--budget", "100"]) == 2
