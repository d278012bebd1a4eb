"""Kinds of lm-evaluation-harness's tasks besides choices and generations, without the harness."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.live.freeeval_cases import lay_out
from workbench.api import export, render, score, score_group
from workbench.errors import ConfigError, DataError
from workbench.exchange.export import make_job
from workbench.exchange.files import Written
from workbench.exchange.lm_eval import export_task, import_task
from workbench.exchange.lm_eval.classes import without_class
from workbench.exchange.lm_eval.randomness import Watch, harness_seeds
from workbench.exchange.lm_eval.yaml_files import read_task_file
from workbench.exchange.ultraeval import export_task as to_ultraeval
from workbench.models.load import model_of
from workbench.runs.options import Options
from workbench.runs.plan import make_plan
from workbench.scoring.requests import scored_texts
from workbench.tasks.task import Task
from workbench.types import Rendered

DATA = "dataset_path: json\ndataset_kwargs: {data_files: {test: ROWS}}\ntest_split: test\n"
TEXT = (
    DATA + 'task: t\noutput_type: loglikelihood\ndoc_to_text: "{{q}}:"\ndoc_to_target: " {{a}}"\n'
)
INPUTS = (
    DATA
    + """\
task: t
output_type: multiple_choice
doc_to_text: right
doc_to_choice: options
doc_to_target: a
target_delimiter: ""
metric_list: [{metric: acc}, {metric: acc_norm}]
"""
)


def written(folder: Path, yaml: str, *, trust: bool = False) -> Written:
    """Import a task of three rows."""
    rows = [
        {
            "q": f"Question {i}",
            "a": f" ends in {i}.",
            "right": i % 2,
            "options": [f"A{i}", f"B{i}x"],
        }
        for i in range(3)
    ]
    (folder / "rows.jsonl").write_text("".join(json.dumps(row) + "\n" for row in rows), "utf-8")
    path = folder / "t.yaml"
    path.write_text(yaml.replace("ROWS", str(folder / "rows.jsonl")), "utf-8")
    return import_task(path, trust=trust)


def task_of(folder: Path, yaml: str) -> Path:
    """Write an imported task's folder."""
    for name, content in written(folder, yaml).files.items():
        path = folder / "transforms" / "t" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content, "utf-8")
    return folder / "transforms" / "t"


@pytest.mark.slow
def test_one_given_text_is_scored_and_not_ranked(tmp_path: Path) -> None:
    """A `loglikelihood` task has one choice, and reports its log-likelihood and whether it is
    greedy, and nothing that ranks choices: there is nothing to rank."""
    report = score(task_of(tmp_path, TEXT), model_of("fake"), sample_size=None)
    assert list(report.metrics) == ["lm_eval_loglikelihood", "lm_eval_greedy"]
    row = report.rows[0]
    assert row.scores["lm_eval_loglikelihood"].value == row.loglikelihoods[0].sum
    assert row.scores["lm_eval_greedy"].value == float(row.loglikelihoods[0].is_greedy)
    assert row.choices == ("  ends in 0.",)


def test_inputs_of_one_answer_belong_to_the_context(tmp_path: Path) -> None:
    """Where choices are inputs, the answer alone is scored behind each of them, the choices'
    lengths count for `acc_norm`, and the right one is `doc_to_text`'s."""
    item = render(task_of(tmp_path, INPUTS), sample_size=None)[1]
    assert isinstance(item, Rendered)
    sent = [scored_texts(item, choice) for choice in item.choices]
    assert sent == [("A1", " ends in 1."), ("B1x", " ends in 1.")]
    assert item.gold == (1,)


@pytest.mark.slow
def test_a_lost_process_results_is_said_with_every_score(tmp_path: Path) -> None:
    """A score of a task whose scoring is code says that it is another than the harness's: at
    import, and again in each report."""
    made = written(tmp_path, TEXT + "process_results: !function utils.results\n")
    assert any("process_results" in loss for loss in made.losses)
    task = task_of(tmp_path, TEXT + "process_results: !function utils.results\n")
    report = score(task, model_of("fake"), sample_size=None)
    assert any("scores this task by utils.results" in note for note in report.notes)


CLASS = """\
class Own(ConfigurableTask):
    VERSION = 0
    DATASET_PATH = "json"

    def __init__(self, config=None):
        {init}
"""


def test_a_class_that_hands_on_its_config_is_the_yaml(tmp_path: Path) -> None:
    """A class that does nothing but hand on the config leaves what the YAML says, and gives the
    data set that it names."""
    (tmp_path / "own.py").write_text(CLASS.format(init="super().__init__(config=config)"))
    path = tmp_path / "t.yaml"
    path.write_text("task: t\nclass: !function own.Own\ndoc_to_text: q\n")
    values = without_class(read_task_file(path)).values
    assert values == {"task": "t", "doc_to_text": "q", "dataset_path": "json"}


@pytest.mark.parametrize(
    ("body", "why"),
    [
        ("self.x = 1", "does more than hand over"),
        ("super().__init__(config={'a': open('x')})", "is not a constant"),
        ("super().__init__(config=config)\n\n    def doc_to_text(self, doc):\n        pass",
         "it has a doc_to_text of its own"),
    ],
)  # fmt: skip
def test_a_class_that_does_more_is_refused(body: str, why: str, tmp_path: Path) -> None:
    """A class with code of its own is refused with what it has, and is not run."""
    (tmp_path / "own.py").write_text("raise SystemExit\n" + CLASS.format(init=body))
    path = tmp_path / "t.yaml"
    path.write_text("task: t\nclass: !function own.Own\n")
    with pytest.raises(ConfigError, match=why):
        without_class(read_task_file(path))


def test_a_target_that_is_no_text_cannot_be_scored(tmp_path: Path) -> None:
    """A `loglikelihood` task whose target is a number is refused with its row, as the harness
    fails on it."""
    with pytest.raises(DataError, match="row 0 of 'test'; expected a text to score"):
        written(tmp_path, TEXT.replace('" {{a}}"', "right"))


@pytest.mark.slow
def test_a_group_says_what_could_not_be_imported(tmp_path: Path) -> None:
    """The other tasks of a group are imported where one cannot be, and the reason is a loss."""
    good = TEXT.replace("task: t\n", '"task": "good"  # as some write it\n')
    (tmp_path / "good.yaml").write_text(good.replace("ROWS", str(tmp_path / "rows.jsonl")))
    (tmp_path / "bad.yaml").write_text("group: g\ntask: bad\nclass: !function own.Own\n")
    made = written(tmp_path, "group: g\ntask: [good, bad]\n", trust=True)
    assert {name.split("/")[0] for name in made.files} == {"good", "group.json"}
    assert any(loss.startswith("bad: not imported") for loss in made.losses)


def test_the_generators_go_on_as_if_nothing_had_been() -> None:
    """What an import draws is seeded as in the harness, and is not taken from the caller's own
    stream of random numbers."""
    import random

    random.seed(5)
    before = random.getstate()
    with harness_seeds():
        watch = Watch()
        first = random.random()
        assert watch.drawn() == ["random"]
        assert watch.drawn() == []
    assert first == random.Random(0).random()
    assert random.getstate() == before


GROUP = """\
group: g
task: [one, two]
aggregate_metric_list: [{metric: acc}, {metric: acc_norm, weight_by_size: false}]
"""


@pytest.mark.slow
def test_a_groups_folder_is_scored_as_one(tmp_path: Path) -> None:
    """Each task is scored by its configs, and the group's values are folded of theirs: three docs
    each, so that both means are the plain one."""
    for name in ("one", "two"):
        yaml = INPUTS.replace("task: t", f"task: {name}")
        (tmp_path / f"{name}.yaml").write_text(yaml.replace("ROWS", str(tmp_path / "rows.jsonl")))
    folder = tmp_path / "transforms" / "g"
    for name, content in written(tmp_path, GROUP).files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(content, "utf-8")
    found = score_group(folder, "fake")
    assert list(found.reports) == [("one", "one_ppl"), ("two", "two_ppl")]
    (group,) = found.groups
    assert set(group.metrics) == {"acc,none", "acc_norm,none"} and not group.missing
    for key, metric in group.metrics.items():
        own = [report.metrics[key.split(",")[0]] for report in found.reports.values()]
        assert metric.value == pytest.approx(sum(each.value for each in own) / 2)
        assert metric.n == 6


@pytest.mark.slow
def test_a_lost_scoring_is_said_again_after_a_round_trip(tmp_path: Path) -> None:
    """What an import could not carry over of a task's scoring stays with it, out to the harness or
    UltraEval and back."""
    yaml = (
        DATA + 'task: t\noutput_type: generate_until\ndoc_to_text: "{{q}}:"\ndoc_to_target: a\n'
        "process_results: !function utils.judged\n"
    )
    (tmp_path / "utils.py").write_text("def judged(doc, results):\n    return {}\n", "utf-8")
    first = written(tmp_path, yaml)
    said = json.loads(first.files["config/t_gen.json"])["lost_scoring"]
    assert "utils.judged" in said
    lay_out(first.files, tmp_path / "transforms" / "t")
    plan = make_plan(Task.open(tmp_path / "transforms" / "t"), Options(sample_size=None))
    job = make_job(plan, tmp_path / "out")
    lay_out(export_task(job).files, tmp_path / "out")
    again = import_task(tmp_path / "out" / "t.yaml", trust=True)
    there = to_ultraeval(job).files["datasets/t/config/t_gen.json"]
    for text in (again.files["config/t_gen.json"], there):
        assert json.loads(text)["lost_scoring"] == said


VOTES = (
    DATA
    + """\
task: t
output_type: generate_until
doc_to_text: "{{q}}:"
doc_to_target: a
repeats: 8
generation_kwargs: {until: ["\\n"], do_sample: true, temperature: 1.0, max_gen_toks: 4}
filter_list:
  - {name: first, filter: [{function: regex, regex_pattern: "(.)"}, {function: take_first}]}
  - {name: maj@8, filter: [{function: majority_vote}, {function: take_first}]}
  - {name: maj@4, filter: [{function: take_first_k, k: 4}, {function: majority_vote}]}
  - {name: all, filter: [{function: lowercase}]}
"""
)


@pytest.mark.slow
def test_a_vote_that_is_not_held_is_said(tmp_path: Path) -> None:
    """A chain of filters that makes one answer of several responses says so as a loss and with
    every score; one that takes the first does not. An export has as many responses vote again."""
    made = written(tmp_path, VOTES)
    configs = {Path(n).stem: json.loads(t) for n, t in made.files.items() if n.startswith("config")}
    assert {name: config.get("repeats") for name, config in configs.items()} == {
        "t_gen": None,
        "t-maj-8_gen": 8,
        "t-maj-4_gen": 4,
        "t-all_gen": None,
    }
    assert "lost_scoring" not in configs["t_gen"]
    assert "repeats: the harness scores the first" in " ".join(made.losses)
    for name, said in (("maj@8", "vote over 8"), ("maj@4", "vote over 4"), ("all", "given 8 resp")):
        (loss,) = [loss for loss in made.losses if loss.startswith(f"filter_list {name!r}: in ")]
        assert said in loss and repr(name) in loss
    task = tmp_path / "transforms" / "t"
    lay_out(made.files, task)
    told = configs["t-maj-4_gen"]["lost_scoring"]
    report = score(task, model_of("fake"), config="t-maj-4_gen", sample_size=1)
    assert told in report.notes
    assert not score(task, model_of("fake"), config="t_gen", sample_size=1).notes
    plan = make_plan(Task.open(task), Options(sample_size=None), config="t-maj-4_gen")
    lay_out(export_task(make_job(plan, tmp_path / "out")).files, tmp_path / "out")
    assert "repeats: 4\n" in (tmp_path / "out" / "t.yaml").read_text("utf-8")
    again = json.loads(
        import_task(tmp_path / "out" / "t.yaml", trust=True).files["config/t_gen.json"]
    )
    assert (again["repeats"], again["lost_scoring"]) == (4, told)


@pytest.mark.slow
def test_chains_that_stay_behind_in_an_export_are_named(tmp_path: Path) -> None:
    """An export is of one config: others that read the same responses otherwise are a loss, and
    a task with one chain has none."""
    yaml = VOTES.replace("repeats: 8\n", "").replace("k: 4", "k: 1")
    task = tmp_path / "transforms" / "t"
    lay_out(written(tmp_path, yaml).files, task)
    losses = export(task, "lm-eval", tmp_path / "out", config="t_gen").losses
    (loss,) = [loss for loss in losses if loss.startswith("configs: ")]
    assert "of t_gen alone, whose filters are called 'extract' there" in loss
    assert "t-all_gen, t-maj-4_gen, t-maj-8_gen read" in loss
    for name in ("t-all_gen", "t-maj-4_gen", "t-maj-8_gen"):
        (task / "config" / f"{name}.json").unlink()
    losses = export(task, "lm-eval", tmp_path / "out", config="t_gen").losses
    assert not any(loss.startswith("configs: ") for loss in losses)


@pytest.mark.slow
def test_a_vote_over_one_response_is_none(tmp_path: Path) -> None:
    """Without `repeats` there is nothing to vote about, and nothing to be said of it."""
    made = written(tmp_path, VOTES.replace("repeats: 8\n", "").replace("k: 4", "k: 1"))
    assert not any("lost_scoring" in text or '"repeats"' in text for text in made.files.values())
    assert not any("vote" in loss for loss in made.losses)


DOCUMENTS = (
    DATA
    + """\
task: t
output_type: loglikelihood_rolling
doc_to_text: ""
doc_to_target: a
metric_list: [{metric: word_perplexity}]
"""
)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("yaml", "kind", "said"),
    [
        (DOCUMENTS, "loglikelihood_rolling", ["word_perplexity, byte_perplexity, bits_per_byte"]),
        (TEXT, "loglikelihood", ["perplexity", "acc"]),
        (TEXT.replace('"{{q}}:"', '""'), "loglikelihood", ["perplexity", "acc"]),
    ],
)
def test_a_text_is_exported_as_its_own_kind(
    yaml: str, kind: str, said: list[str], tmp_path: Path
) -> None:
    """Whole documents stay whole documents, with their metrics, and a loss names what each of ours
    is reported as."""
    plan = make_plan(Task.open(task_of(tmp_path, yaml)), Options(sample_size=None))
    made = export_task(make_job(plan, tmp_path / "out"))
    assert f"output_type: {kind}\n" in made.files["t.yaml"]
    names = [f"metric: {name}\n" for name in ", ".join(said).split(", ")]
    assert all(made.files["t.yaml"].count(name) == 1 for name in names)
    assert [loss.partition("there as ")[2] for loss in made.losses if "metric" in loss] == said


@pytest.mark.slow
def test_an_import_prints_nothing(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """Neither loading rows nor a `process_docs` that maps them draws bars of `datasets`."""
    (tmp_path / "utils.py").write_text("def kept(rows):\n    return rows.map(dict)\n", "utf-8")
    written(tmp_path, TEXT)
    written(tmp_path, TEXT + "process_docs: !function utils.kept\n", trust=True)
    assert capfd.readouterr() == ("", "")
