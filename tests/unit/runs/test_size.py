"""Runs of any size: in windows, in parts, gone on with after a kill; every row exactly once."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
import tracemalloc
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import workbench
from tests.unit.conftest import right_unless_asked
from workbench.analysis.report import Report
from workbench.cli.commands import main
from workbench.errors import SettingError
from workbench.models.fake import FakeModel
from workbench.models.known import known_of
from workbench.prompts import dataset
from workbench.runs import cost, progress, run
from workbench.runs import ledger as ledger_module
from workbench.runs.cost import make_cost
from workbench.runs.identity import run_of_plan
from workbench.runs.ledger import Ledger
from workbench.runs.merge import merge_runs
from workbench.runs.options import Options
from workbench.runs.parts import WHOLE, Shard, require_same
from workbench.runs.plan import Plan, make_plan
from workbench.runs.progress import Recorder
from workbench.runs.run import Tools, open_tools, score_plan
from workbench.runs.stored_rows import StoredRows
from workbench.tasks.task import Task
from workbench.types import Row
from workbench.widgets.views.results import TableQuery, results_view

pytestmark = pytest.mark.slow

ROWS = 300


def fill(task: Path, rows: int) -> Task:
    """Give the task so many rows, of which three ask about one passage."""
    lines = (
        json.dumps({"passage": f"p{n // 3}", "question": f"{n}+1=", "answer": str(n + 1)}) + "\n"
        for n in range(rows)
    )
    (task / "data" / "add.jsonl").write_text("".join(lines))
    return Task.open(task)


@pytest.fixture
def opened(task: Path) -> Task:
    return fill(task, ROWS)


@pytest.fixture
def tools(opened: Task) -> Iterator[Tools]:
    with closing(open_tools(opened.state, use_cache=False)) as found:
        yield found


@pytest.fixture
def large(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a large run is, at a size that tests have."""
    monkeypatch.setattr(dataset, "IN_MEMORY_BYTES", 0)
    for module in (run, cost):
        monkeypatch.setattr(module, "WINDOW", 64)
    for module in (progress, ledger_module):
        monkeypatch.setattr(module, "IN_MEMORY_ROWS", 50)


def model_of() -> FakeModel:
    """Return a model that is wrong about every fifth sum."""

    def answer(prompt: str) -> str | None:
        return " no\n" if "4+1=\nA:" in prompt[-9:] else right_unless_asked(prompt)

    found = FakeModel(answer)
    found.fingerprint = "right but for fours"
    return found


def plan_of(task: Task, **settings: Any) -> Plan:
    return make_plan(task, replace(Options(), sample_size=None, **settings), method="gen")


def scored(plan: Plan, tools: Tools, part: Shard = WHOLE) -> Report:
    recorders: list[Recorder] = []
    steps = list(score_plan(plan, model_of(), tools, recorders.append, part=part))
    assert steps[-1].status == "done"
    return recorders[0].report()


def bare(rows: Any) -> list[Row]:
    """Return rows without where their answers were from."""
    return [replace(row, cached=0, computed=0) for row in rows]


def test_a_run_in_windows_is_the_run_at_once(
    opened: Task, tools: Tools, request: pytest.FixtureRequest
) -> None:
    """The same rows in the same order and blocks, and the same metrics, whether the file is read in
    place and the rows stay in the ledger, or all is in memory."""
    at_once = scored(plan_of(opened), tools)
    request.getfixturevalue("large")
    windows = scored(plan_of(Task.open(opened.path)), tools)
    assert isinstance(at_once.rows, tuple) and isinstance(windows.rows, StoredRows)
    assert bare(windows.rows) == bare(at_once.rows)
    assert windows.metrics == at_once.metrics
    for name in ("cached", "computed", "failed"):
        assert getattr(windows, name) == getattr(at_once, name)
    stored = tools.ledger.report(windows.run_id)
    assert isinstance(stored.rows, StoredRows)
    assert stored.metrics == at_once.metrics and stored.run.status == "done"
    settings = dict(windows.run.settings)
    assert settings == dict(at_once.run.settings)


@pytest.mark.usefixtures("large")
def test_rows_in_the_ledger_are_a_sequence(opened: Task, tools: Tools) -> None:
    """By place, from the end, by pages, by doc; also once the ledger was closed."""
    report = scored(plan_of(opened), tools)
    rows, every = report.rows, list(report.rows)
    assert [row.doc_id for row in every] == list(range(ROWS))
    assert isinstance(rows, StoredRows)
    assert (rows[0], rows[-1], rows[7]) == (every[0], every[-1], every[7])
    assert list(rows[10:40]) == every[10:40]
    assert rows.of([299, 3]) == [every[3], every[299]]
    wrong = [row for row in every if row.scores["accuracy"].value == 0]
    assert rows.count("wrong") == len(wrong) > 25
    assert rows.page("wrong", 25, 25) == wrong[25:50]
    tools.close()
    assert len(list(rows)) == ROWS


@pytest.mark.usefixtures("large")
def test_the_results_pane_shows_a_page_of_the_ledger(opened: Task, tools: Tools) -> None:
    """What it shows of rows in memory it shows of those in the ledger."""
    report = scored(plan_of(opened), tools)
    queries = [
        TableQuery(),
        TableQuery(page=3, open_doc=4),
        TableQuery(page=1, filter="wrong"),
        TableQuery(page=99, filter="right"),
        TableQuery(filter="failed"),
        TableQuery(docs=frozenset({4, 5}), of="two"),
    ]
    for query in queries:
        in_place = results_view(None, report.rows, query)
        assert in_place == results_view(None, tuple(report.rows), query)


@pytest.mark.usefixtures("large")
def test_what_a_large_run_costs_is_told_from_a_part(opened: Task, tools: Tools) -> None:
    """Of 300 rows, by 64 of them."""
    found = make_cost(plan_of(opened), known_of(model_of()), tools, tools.runner)
    assert (found.stored, found.to_compute, found.looked_at) == (0, ROWS, 64)


@pytest.mark.usefixtures("large")
def test_memory_does_not_grow_with_the_rows(task: Path) -> None:
    """From the second thousand to the third by less than a tenth of what the rows would take."""
    rows = 3000
    plan = plan_of(fill(task, rows))
    first = last = 0
    with closing(open_tools(plan.task.state)) as tools:
        tracemalloc.start()
        for step in score_plan(plan, model_of(), tools):
            if step.done % 64 == 0:
                held = tracemalloc.get_traced_memory()[0]
                first = max(first, held) if 1000 <= step.done < 2000 else first
                last = max(last, held) if step.done >= rows - 1000 else last
        size = tracemalloc.get_traced_memory()[0]
        kept = list(tools.ledger.rows(tools.ledger.runs()[0].run_id))
        taken = tracemalloc.get_traced_memory()[0] - size
        tracemalloc.stop()
    assert len(kept) == rows
    assert last - first < taken / 10


# -- gone on with ------------------------------------------------------------------------------

KILLED = """
import sys
from contextlib import closing
from tests.unit.runs import test_size
from workbench.runs.parts import Shard
from workbench.runs.run import open_tools, score_plan
from workbench.tasks.task import Task

plan = test_size.plan_of(Task.open(sys.argv[1]))
model = test_size.model_of()
model._delay = 0.01
with closing(open_tools(plan.task.state, use_cache=False)) as tools:
    run = tools.ledger.run(sys.argv[2]) if sys.argv[2:] else None
    for _ in score_plan(plan, model, tools, part=Shard(run=run)):
        pass
"""


def killed(task: Path, more: int, *run_id: str) -> str:
    """Score the task in another process, which is killed once so many rows more are stored; return
    the run's id."""
    command = [sys.executable, "-c", KILLED, str(task), *run_id]
    with closing(Ledger(Task.open(task).state)) as ledger:

        def stored() -> int:
            runs = ledger.runs()
            return len(ledger.doc_ids(runs[0].run_id)) if runs else 0

        before = stored()
        process = subprocess.Popen(command, cwd=Path(workbench.__file__).parents[1])
        try:
            while stored() < before + more:
                assert process.poll() is None, "it ended by itself"
                time.sleep(0.02)
        finally:
            process.send_signal(signal.SIGKILL)
            process.wait()
        assert stored() < ROWS
        return ledger.runs()[0].run_id


@pytest.mark.skipif(sys.platform == "win32", reason="asks the system whether a process is there")
def test_a_run_that_was_killed_twice_has_every_row_once(opened: Task, tools: Tools) -> None:
    """It is called interrupted, and gone on with to what the whole run would have been."""
    run_id = killed(opened.path, 10)
    found = tools.ledger.run(run_id)
    assert found.status == "interrupted"
    assert killed(opened.path, 10, run_id) == run_id
    there = tools.ledger.doc_ids(run_id)
    model = model_of()
    done: list[int] = []
    recorders: list[Recorder] = []
    part = Shard(run=tools.ledger.run(run_id))
    for step in score_plan(plan_of(opened), model, tools, recorders.append, part=part):
        done.append(step.done)
    whole = scored(plan_of(opened), tools)
    report = recorders[0].report()
    assert report.run_id == run_id and min(filter(None, done)) == len(there) >= 20
    assert [row.doc_id for row in report.rows] == list(range(ROWS))
    assert bare(report.rows) == bare(whole.rows)
    assert report.metrics == whole.metrics == tools.ledger.run(run_id).metrics
    assert tools.ledger.run(run_id).status == "done"


def test_a_run_is_not_gone_on_with_as_another(opened: Task, tools: Tools) -> None:
    """The setting that differs is named."""
    run = scored(plan_of(opened, num_fewshot=0), tools).run
    with pytest.raises(SettingError, match="num_fewshot"):
        list(score_plan(plan_of(opened, num_fewshot=1), model_of(), tools, part=Shard(run=run)))
    plan = plan_of(opened, num_fewshot=0)
    with pytest.raises(SettingError, match="shard"):
        list(score_plan(plan, model_of(), tools, part=Shard(1, 2, run)))
    assert tools.ledger.run(run.run_id).status == "done"


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"settings": {"seed": 5}}, r"run old has seed 0; expected 5, as run new has"),
        ({"version": "gen_v7", "source_sha256": "7"}, r"has version 'gen_v0'; expected 'gen_v7'"),
        ({"source_sha256": "7"}, r"run old was scored with another text of the transform than run"),
        ({"settings": {"docs_sha256": "7"}}, r"run old was scored on other rows than run new has"),
        ({"fingerprint": "7"}, r"another model of the name"),
    ],
)
def test_the_run_that_differs_has_what_is_said_of_it(
    opened: Task, change: dict[str, Any], said: str
) -> None:
    """Its own value stands with it, and never a hash."""
    old = replace(run_of_plan(plan_of(opened), model_of()), run_id="old", fingerprint="6")
    settings = {**old.settings, **change.pop("settings", {})}
    new = replace(old, run_id="new", settings=settings, **change)
    with pytest.raises(SettingError, match=said) as error:
        require_same(old, new, asked="run new has")
    assert old.source_sha256 not in str(error.value)


def test_another_model_behind_an_address_is_told_as_such(opened: Task) -> None:
    run = replace(run_of_plan(plan_of(opened), model_of()), model="server:http://gpu:8000")
    with pytest.raises(SettingError, match=r"answers its fixed prompt as it did.*a new run begins"):
        require_same(replace(run, fingerprint="6"), replace(run, fingerprint="7"))


# -- parts -------------------------------------------------------------------------------------


def test_parts_are_joined_to_the_whole(opened: Task, tools: Tools) -> None:
    """Rows, blocks, questions and metrics are those of a run at once, and the parts are of whole
    questions; one that is named twice changes nothing."""
    whole = scored(plan_of(opened), tools)
    parts = [scored(plan_of(opened), tools, Shard(number, 3)) for number in (1, 2, 3)]
    for part in parts:
        names = [row.question for row in part.rows]
        assert 0 < len(names) < ROWS and all(names.count(name) == 3 for name in names)
    ids = [part.run_id for part in (*parts, parts[0])]
    merged = merge_runs(opened, ids, tools.ledger)
    assert bare(merged.rows) == bare(whole.rows)
    assert merged.metrics == whole.metrics
    stored = tools.ledger.report(merged.run_id)
    assert bare(stored.rows) == bare(whole.rows)
    assert dict(stored.run.settings) == dict(whole.run.settings)
    assert workbench.compare(whole, merged, task=opened).n == ROWS


def test_what_is_not_one_run_is_not_joined(opened: Task, tools: Tools) -> None:
    """Rows are missing, a setting differs, one goes on, or two have different rows of a doc."""
    first, second = (scored(plan_of(opened), tools, Shard(number, 2)) for number in (1, 2))
    with pytest.raises(SettingError, match="of the shards 1/2"):
        merge_runs(opened, [first.run_id], tools.ledger)
    other = scored(plan_of(opened, num_fewshot=0), tools, Shard(2, 2))
    with pytest.raises(SettingError, match="num_fewshot"):
        merge_runs(opened, [first.run_id, other.run_id], tools.ledger)
    half = score_plan(plan_of(opened), model_of(), tools, part=Shard(2, 2))
    with closing(half) as steps:
        next(step for step in steps if step.done == 5)
    cancelled = tools.ledger.runs()[0].run_id
    with pytest.raises(SettingError, match="--resume " + cancelled):
        merge_runs(opened, [first.run_id, cancelled], tools.ledger)
    turned = [replace(row, processed_output="another") for row in second.rows]
    tools.ledger.start(replace(second.run, run_id="turned"))
    tools.ledger.add_rows("turned", turned)
    tools.ledger.finish("turned", "done", 0.0, {})
    with pytest.raises(SettingError, match=r"doc \d+"):
        merge_runs(opened, [first.run_id, second.run_id, "turned"], tools.ledger)
    runs = len(tools.ledger.runs())
    fill(opened.path, ROWS + 1)
    with pytest.raises(SettingError, match="rows"):
        merge_runs(Task.open(opened.path), [first.run_id, second.run_id], tools.ledger)
    assert len(tools.ledger.runs()) == runs


def test_the_command_line_scores_parts_anywhere_and_joins_them(
    opened: Task, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Each in a folder of its own, as on the nodes of a cluster; --resume of one that is done adds
    nothing."""

    def call(*arguments: object) -> dict[str, Any]:
        assert main([*map(str, arguments), "--json"]) == 0
        return json.loads(capsys.readouterr().out)

    score = ("score", opened.path, "--model", "fake", "--all")
    whole = call(*score)
    names = []
    for number in (1, 2):
        state = tmp_path / f"node{number}"
        part = call(*score, "--shard", f"{number}/2", "--state", state)
        names.append(f"{state}/{part['run_id']}")
        shard = ("--shard", f"{number}/2", "--state", state)
        again = call(*score, *shard, "--resume", part["run_id"])
        assert (again["run_id"], again["n"]) == (part["run_id"], part["n"])
    merged = call("runs", opened.path, "--merge", *names)
    assert merged["n"] == ROWS
    assert merged["metrics"] == whole["metrics"]
    assert main([*map(str, score), "--shard", "3/2"]) == 2
    assert "i from 1 to n" in capsys.readouterr().err
