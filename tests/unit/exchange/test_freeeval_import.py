"""FreeEval configs become tasks whose prompts are FreeEval's own, byte for byte.

`tests/golden/freeeval/prompts.json` was made by the real code (`tests/live/make_freeeval.py`).
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.live.freeeval_cases import CASES, Case, lay_out
from workbench.errors import InputError
from workbench.exchange.files import Written
from workbench.exchange.freeeval import import_task
from workbench.prompts.transform import TransformRunner
from workbench.runs.options import Options
from workbench.runs.plan import make_plan, render_docs
from workbench.tasks.task import Task
from workbench.types import Rendered

pytestmark = pytest.mark.slow

GOLDEN = json.loads(
    (Path(__file__).parents[2] / "golden" / "freeeval" / "prompts.json").read_text("utf-8")
)

PLAIN = [case for case in CASES if case.name != "chat"]  # which needs transformers
WORKING = [case for case in PLAIN if not case.fails]
FAILING = [case for case in PLAIN if case.fails and case.name != "cloze-shots"]


@pytest.fixture(scope="module")
def runner():
    runner = TransformRunner()
    yield runner
    runner.close()


def imported(case: Case, folder: Path) -> Written:
    """Lay the case out in `folder` and import its config."""
    lay_out(case.files, folder)
    (folder / "config.json").write_text(json.dumps(case.config), "utf-8")
    return import_task(folder / "config.json")


def rendered(written: Written, folder: Path, runner: TransformRunner) -> list[Rendered]:
    """Return every prompt of the one config that was written."""
    lay_out(written.files, folder)
    task = Task.open(folder)
    (name,) = task.config_names()
    plan = make_plan(task, Options(sample_size=None), config=name)
    batch = render_docs(plan, plan.docs(), runner)
    assert all(isinstance(item, Rendered) for item in batch.items), batch.items
    return [item for item in batch.items if isinstance(item, Rendered)]


def requests(name: str) -> list[dict[str, Any]]:
    """Return what FreeEval sends in the case of that name."""
    (step,) = GOLDEN[name]
    return step["requests"]


@pytest.mark.parametrize("case", WORKING, ids=lambda case: case.name)
def test_prompts_are_freeevals(case: Case, tmp_path: Path, runner: TransformRunner) -> None:
    """An imported task renders what FreeEval would send, in its order."""
    items = rendered(imported(case, tmp_path / "source"), tmp_path / "task", runner)
    sent = requests(case.name)
    if case.name == "cloze-qa":  # one row for the requests of all its options
        sent = list({row["parent_uuid"]: row for row in sent}.values())
    assert [item.prompt.text for item in items] == [row["prompt"] for row in sent]


@pytest.mark.parametrize("case", FAILING, ids=lambda case: case.name)
def test_what_freeeval_fails_with_is_refused(case: Case, tmp_path: Path) -> None:
    """A config that makes FreeEval raise is an error that names the file and the line."""
    assert "error" in GOLDEN[case.name][0]
    with pytest.raises(InputError, match=r"config\.json:\d+: "):
        imported(case, tmp_path)


def test_cloze_asks_every_option_after_one_prompt(tmp_path: Path, runner: TransformRunner) -> None:
    """A problem's options are the choices of one doc, and its prompt is that of all of them."""
    case = next(case for case in CASES if case.name == "cloze-qa")
    items = rendered(imported(case, tmp_path / "source"), tmp_path / "task", runner)
    pairs = [(item.prompt.text, choice) for item in items for choice in item.choices]
    assert pairs == [(row["prompt"], row["choices"][0]) for row in requests("cloze-qa")]
    golds = [item.choices[item.gold[0]] for item in items for _ in item.choices]
    assert golds == [row["answer"] for row in requests("cloze-qa")]


def test_shots_of_the_cloze_step_are_kept_and_told(tmp_path: Path, runner: TransformRunner) -> None:
    """FreeEval fails on them; here they are shown, and the loss says so."""
    case = next(case for case in CASES if case.name == "cloze-shots")
    written = imported(case, tmp_path / "source")
    assert any("TypeError" in loss for loss in written.losses)
    first = rendered(written, tmp_path / "task", runner)[0]
    assert first.prompt.text.count("Question: ") == 4
    assert first.prompt.text.endswith("Answer:")


@pytest.mark.parametrize("name", ["mmlu-augment", "arc", "medmcqa", "group", "ceval"])
def test_rows_keep_freeevals_ids(name: str, tmp_path: Path) -> None:
    """Rows have the ids by which FreeEval groups a problem with its permuted copies."""
    case = next(case for case in CASES if case.name == name)
    files = imported(case, tmp_path).files
    (data,) = (path for path in files if path.startswith("data/") and "fewshot" not in path)
    rows = [json.loads(line) for line in files[data].splitlines()]
    for row, sent in zip(rows, requests(name), strict=True):
        assert row["freeeval"]["uuid"] == sent["uuid"]
        assert row.get("parent_uuid") == sent["parent_uuid"]
        assert row.get("permutation") == sent["permutation"]
        assert row["freeeval"]["stop_sequences"] == sent["stop_sequences"]
        assert row["options"] == sent["choices"]
