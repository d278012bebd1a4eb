"""Tasks: UltraEval's folders open as they are, and broken ones say what is wrong."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path
from typing import Any

import pytest

from workbench.errors import ConfigError, DataError, NotFoundError, SettingError
from workbench.runs.options import Options, change_options
from workbench.runs.plan import make_plan
from workbench.scoring.metrics.doc_metric import MetricSpec
from workbench.tasks.task import Task, choose_sample, find_tasks
from workbench.types import Decoding, Doc

V0 = "def transform(data, num_sample, r, dataset_name):\n    return {}\n"
CONFIG: dict[str, Any] = {
    "task_name": "add",
    "path": "datasets/sums/data/add.jsonl",
    "description": "Add.",
    "transform": "datasets/sums/transform_gen_v0.py",
    "fewshot": 3,
    "generate": {"method": "generate", "params": "models/params.json"},
    "postprocess": "gsm8k_post",
    "metric": {"accuracy": {"evaluation": {"type": "exact_match"}}},
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A task in a repository laid out as UltraEval's."""
    task = tmp_path / "datasets" / "sums"
    (task / "data").mkdir(parents=True)
    (task / "config").mkdir()
    (tmp_path / "models").mkdir()
    params = {"temperature": 0.1, "top_p": 0.95, "max_tokens": 300, "sampling_num": 1}
    (tmp_path / "models" / "params.json").write_text(json.dumps(params))
    (task / "data" / "add.jsonl").write_text('{"question": "1+1"}\n{"question": "1+2"}\n')
    (task / "config" / "add_gen.json").write_text(json.dumps(CONFIG))
    (task / "transform_gen_v0.py").write_text(V0)
    return task


def write_config(folder: Path, **changes: Any) -> None:
    (folder / "config" / "add_gen.json").write_text(json.dumps({**CONFIG, **changes}))


def test_a_folder_of_ultraeval_s_opens_as_it_is(folder: Path) -> None:
    """Paths that start at the repository's root are found from the task folder upwards."""
    task = Task.open(folder)
    config = task.config()
    assert [doc.data["question"] for doc in task.docs(config)] == ["1+1", "1+2"]
    assert (config.method, config.num_fewshot, config.description) == ("gen", 3, "Add.")
    assert config.decoding == Decoding(300, ("\n\n",), 0.1, 0.95)
    assert config.metrics == (MetricSpec("accuracy", "exact_match"),)
    assert task.state == folder.parents[1] / ".workbench"


def test_a_folder_moved_out_of_its_repository_still_opens(folder: Path, tmp_path: Path) -> None:
    """datasets/sums/data/add.jsonl is found as data/add.jsonl."""
    moved = tmp_path / "elsewhere" / "tasks" / "renamed"
    moved.parent.mkdir(parents=True)
    write_config(folder, generate={"method": "generate", "params": ""})
    folder.rename(moved)
    task = Task.open(moved)
    assert len(task.docs(task.config())) == 2


def test_the_dataset_name_is_ultraeval_s(folder: Path) -> None:
    """folder_task_method, the task in lower case with dashes (make_config.py)."""
    task = Task.open(folder)
    long_name = {**CONFIG, "task_name": "Long_Add"}
    (folder / "config" / "other_gen.json").write_text(json.dumps(long_name))
    assert task.dataset_name(task.config("add_gen")) == "sums_add_gen"
    assert task.dataset_name(task.config("other_gen")) == "sums_Long-Add_gen"


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"fewshot": "3"}, "fewshot; expected a whole number; saw '3'"),
        ({"fewshot": True}, "fewshot; expected a whole number"),
        ({"fewshot": -1}, "0 or more"),
        ({"desciption": ""}, "unknown key 'desciption'. Did you mean 'description'?"),
        ({"path": "data/none.jsonl"}, "'data/none.jsonl' does not exist"),
        ({"generate": {"method": "guess"}}, "expected generate or loglikelihood; saw 'guess'"),
        ({"generate": {"method": "generate", "params": 3}}, "a path, or an object of settings"),
        ({"generate": {"method": "generate", "params": {"top_p": 2}}}, "at most 1; saw 2"),
        (
            {"generate": {"method": "generate", "params": {"max_tokens": 10**12}}},
            "max_new_tokens; expected 1 to 1,000,000 tokens",
        ),
        ({"fewshot": 10**30}, "fewshot; expected 10,000 at most"),
        ({"seed": -(10**30)}, "seed; expected 9,223,372,036,854,775,807 at most"),
        ({"metric": {"accuracy": "exact_match"}}, "metric 'accuracy'"),
        ({"transform": "/etc/hosts"}, "transform '/etc/hosts'; expected a .py file"),
        ({"transform": "../" * 30 + "etc/hosts"}, "etc/hosts'; expected a .py file"),
        ({"transform": "data"}, "saw a folder"),
        ({"transform": "other.py"}, "'other.py' does not exist"),
        ({"sampler": "ids", "shot_ids": [-1]}, "shot_ids; expected ids of docs, 0 or more"),
        ({"shot_ids": [-1]}, "shot_ids; expected ids of docs, 0 or more"),
    ],
)
def test_a_broken_config_says_where_and_what(
    folder: Path, changes: dict[str, Any], says: str
) -> None:
    """File, key, what was expected, what was seen."""
    write_config(folder, **changes)
    with pytest.raises(ConfigError) as caught:
        Task.open(folder).config()
    assert "add_gen.json" in str(caught.value)
    assert says in str(caught.value)


def test_a_version_that_was_deleted_leaves_the_others(folder: Path) -> None:
    """A config names the version that is to be exported; the rest of the task is there without."""
    write_config(folder, transform="transforms/sums/transform_gen_v99.py")
    task = Task.open(folder)
    assert task.config().transform == ""
    assert task.version("latest").id == task.versions()[-1].id


def test_a_key_that_begins_with_an_underscore_is_a_comment(folder: Path) -> None:
    """UltraEval ignores it as well; of other keys a slip of the pen is more likely."""
    write_config(folder)
    before = Task.open(folder).config()
    write_config(folder, _why="three shots are enough")
    assert Task.open(folder).config() == before


def test_a_normalised_ppl_config_keeps_its_normalisation(folder: Path) -> None:
    """UltraEval says it by a post-processor; here it is a metric (hellaswag_ppl has it)."""
    write_config(
        folder,
        generate={"method": "loglikelihood", "params": ""},
        postprocess="general_torch_ppl_norm",
        metric={"accuracy": {"evaluation": {"type": "log_prob"}}},
    )
    assert Task.open(folder).config().metrics == (MetricSpec("accuracy", "acc_suffix"),)


def test_a_config_that_is_not_json_has_its_line(folder: Path) -> None:
    """The message starts with file and line."""
    (folder / "config" / "add_gen.json").write_text('{"a": 1,\n"b": }')
    with pytest.raises(ConfigError, match=r"add_gen\.json:2: not valid JSON"):
        Task.open(folder).config()


def test_a_missing_key_is_named(folder: Path) -> None:
    """Every key of UltraEval's is required."""
    without = {key: value for key, value in CONFIG.items() if key != "metric"}
    (folder / "config" / "add_gen.json").write_text(json.dumps(without))
    with pytest.raises(ConfigError, match="no key 'metric'"):
        Task.open(folder).config()


def test_a_folder_without_a_config_gets_plain_settings(folder: Path) -> None:
    """Rows and a transform are enough."""
    (folder / "config" / "add_gen.json").unlink()
    config = Task.open(folder).config()
    assert (config.num_fewshot, config.description, config.method) == (0, "", "gen")


def test_a_changed_file_is_read_again(folder: Path) -> None:
    """Files are what counts: rows added by an editor show up."""
    task = Task.open(folder)
    assert len(task.docs(task.config())) == 2
    with (folder / "data" / "add.jsonl").open("a") as file:
        file.write('{"question": "1+3"}\n')
    assert len(task.docs(task.config())) == 3


def test_the_digest_of_the_docs_is_of_content_and_order(folder: Path) -> None:
    """Another layout of the same JSON is the same data; another value or order is not."""
    task, data = Task.open(folder), folder / "data" / "add.jsonl"
    before = task.docs_sha256(task.config())
    data.write_text('{"question":  "1+1"}\n\n{"question": "1+2"}\n')
    assert task.docs_sha256(task.config()) == before
    data.write_text('{"question": "1+2"}\n{"question": "1+1"}\n')
    assert task.docs_sha256(task.config()) != before


def test_a_separate_file_of_shots_is_the_pool(folder: Path) -> None:
    """fewshot_path names rows that are only ever shots."""
    (folder / "data" / "shots.jsonl").write_text('{"question": "9+9"}\n')
    write_config(folder, fewshot_path="data/shots.jsonl")
    task = Task.open(folder)
    pool = task.pool(task.config())
    assert pool.separate
    assert [doc.data["question"] for doc in pool.docs] == ["9+9"]


def test_what_is_no_task_is_refused_with_a_way_out(folder: Path, tmp_path: Path) -> None:
    """A missing folder names its nearest sibling; a folder of something else says so."""
    with pytest.raises(NotFoundError, match="Did you mean 'sums'"):
        Task.open(folder.parent / "sum")
    (tmp_path / "empty").mkdir()
    with pytest.raises(NotFoundError, match="not a task"):
        Task.open(tmp_path / "empty")
    assert find_tasks(folder.parent) == [folder]


def test_a_folder_of_tasks_beside_rows_is_no_task(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nor is a task's name alone one where the folder of tasks is not named: it is told where."""
    project = tmp_path / "project"
    (project / "data").mkdir(parents=True)
    (project / "data" / "rows.csv").write_text("a;b\n1,2;3\n")
    shutil.copytree(folder, project / "transforms" / "sums")
    monkeypatch.chdir(project)
    meant = str(Path("transforms", "sums"))
    with pytest.raises(NotFoundError, match=f"not a task.*such as {re.escape(meant)}"):
        Task.open(".")
    with pytest.raises(NotFoundError, match=f"Did you mean {re.escape(meant)}"):
        Task.open("sums")
    with pytest.raises(NotFoundError, match="workbench new data"):
        Task.open("data/rows.csv")


def test_an_unknown_config_or_missing_data_is_named(folder: Path) -> None:
    """The nearest config is offered; data that cannot be read says why."""
    task = Task.open(folder)
    with pytest.raises(NotFoundError, match="Did you mean 'add_gen'"):
        task.config("add_gem")
    (folder / "data" / "add.jsonl").write_text("")
    with pytest.raises(DataError, match="no rows"):
        task.docs(task.config())


def test_a_larger_sample_contains_the_smaller() -> None:
    """Samples are nested, sorted, and the same every time."""
    docs = [Doc(i, {}) for i in range(100)]
    small, large = choose_sample(docs, 10), choose_sample(docs, 30)
    assert {doc.id for doc in small} < {doc.id for doc in large}
    assert [doc.id for doc in large] == sorted(doc.id for doc in large)
    assert choose_sample(docs, None) == tuple(docs) == choose_sample(docs, 1000)
    with pytest.raises(SettingError):
        choose_sample(docs, 0)


def test_the_user_s_settings_come_before_the_config_s(folder: Path) -> None:
    """None means: as the config says."""
    task = Task.open(folder)
    plan = make_plan(task, Options())
    assert (plan.settings.num_fewshot, plan.config.decoding.max_new_tokens) == (3, 300)
    plan = make_plan(task, Options(num_fewshot=0, max_new_tokens=5, description=""))
    assert (plan.settings.num_fewshot, plan.config.decoding.max_new_tokens) == (0, 5)
    assert plan.settings.description == ""


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"num_fewshots": 3}, "Did you mean 'num_fewshot'"),
        ({"num_fewshot": -1}, "num_fewshot; expected a whole number, 0 or more; saw -1"),
        ({"num_fewshot": 2.5}, "num_fewshot"),
        ({"sampler": "random"}, "one of"),
        ({"sampler": "ids"}, "shot_ids"),
        ({"sample_size": 0}, "1 or more docs"),
        ({"scope": "whole"}, "continuation or full"),
        ({"until": [""]}, "at least one character"),
        ({"top_p": 0}, "top_p"),
        ({"num_fewshot": 10**30}, "num_fewshot; expected 10,000 at most"),
        ({"max_new_tokens": 10**12}, "max_new_tokens; expected 1,000,000 at most"),
        ({"draws": 10**9, "temperature": 1.0}, "draws; expected 10,000 at most"),
        ({"sample_size": 10**30}, "sample_size; expected 1,000,000,000 at most"),
        ({"seed": 2**63}, "seed; expected 9,223,372,036,854,775,807 at most"),
        ({"seed": -(2**63) - 1}, "seed; expected a whole number"),
    ],
)
def test_refused_settings_say_what_is_expected(changes: dict[str, Any], says: str) -> None:
    """Unknown names and impossible values never pass silently."""
    with pytest.raises(SettingError) as caught:
        change_options(Options(), **changes)
    assert says in str(caught.value)


def test_config_and_method_may_not_contradict(folder: Path) -> None:
    """A GEN config with --method ppl is an error, not a guess."""
    with pytest.raises(SettingError, match="is for GEN"):
        make_plan(Task.open(folder), Options(), config="add_gen", method="ppl")
