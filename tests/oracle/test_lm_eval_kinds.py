"""Kinds of task of lm-evaluation-harness besides choices and generations: one given text, whole
documents, several inputs of one answer, groups, and classes that hold a config."""

from __future__ import annotations

import json
import math
from pathlib import Path
from typing import Any

import pytest

from workbench import load_model
from workbench.errors import DataError
from workbench.exchange.lm_eval import import_task
from workbench.scoring.requests import scored_texts
from workbench.tasks.task import Task

from .lm_eval_more_shapes import GEN, OWN, rows
from .lm_eval_shapes import Shape
from .lm_eval_side import load_task, requests_of
from .test_lm_eval_export import check_requests, exported
from .test_lm_eval_import import imported, rendered
from .test_lm_eval_scores import ours, side_of

pytest.importorskip("lm_eval")

STORIES = rows(
    text=["Ann took the boat out", "Ben sang a long song", "Cy went to  sea", "Dot is [here, too]"],
    page=["One . Two , three .", "= = Head = =\nA line", "N 's", "五 页"],
)
BLANKS = rows(
    sentence=[
        "The trophy is not in the case because the _ is too big.",
        "Ann asked Bea, but _ did not answer.",
        "The cat saw the dog, so the _ ran.",
    ],
    option1=["trophy", "Ann", "cat"],
    option2=["case", "Bea", "dog"],
    answer=["1", "2", "1"],
)
PARTS = """\
def text(doc):
    return {"1": 0, "2": 1}[doc["answer"]]


def answer(doc):
    return doc["sentence"][doc["sentence"].index("_") + 1 :].strip()


def inputs(doc):
    before = doc["sentence"][: doc["sentence"].index("_")]
    return [before + doc["option1"], before + doc["option2"]]
"""
LAST_WORD = """\
output_type: loglikelihood
doc_to_text: "{{text.split(' ')[:-1]|join(' ')}}"
doc_to_target: "{{' '+text.split(' ')[-1]}}"
metric_list: [{metric: perplexity, aggregation: perplexity}, {metric: acc, aggregation: mean}]
"""
FILLED = """\
output_type: multiple_choice
training_split: train
validation_split: test
doc_to_text: !function parts.text
doc_to_target: !function parts.answer
doc_to_choice: !function parts.inputs
metric_list: [{metric: acc}]
"""


def kind(name: str, yaml: str, data: str = STORIES, trust: bool = False) -> Shape:
    """Return a task on the rows."""
    files = {"own.jsonl": data, "parts.py": PARTS} if trust else {"own.jsonl": data}
    return Shape(name, OWN + yaml, files, trust=trust)


KINDS = (
    kind("last-word", LAST_WORD + "test_split: test\n"),
    kind("last-word-shots", LAST_WORD + "test_split: test\nfewshot_split: dev\nnum_fewshot: 2\n"),
    kind(
        "last-word-described",
        LAST_WORD + 'validation_split: test\ndescription: "Go on.\\n"\nnum_fewshot: 1\n',
    ),
    kind(
        "documents",
        "output_type: loglikelihood_rolling\ntest_split: test\ntraining_split: train\n"
        'doc_to_text: ""\ndoc_to_target: "{{page}}"\nnum_fewshot: 1\ndescription: never sent\n'
        "metric_list: [{metric: word_perplexity}]\n",
    ),
    kind("blanks", FILLED, BLANKS, trust=True),
    kind("blanks-shots", FILLED + "num_fewshot: 1\n", BLANKS, trust=True),
    kind(
        "blanks-joined", FILLED + 'target_delimiter: ""\ndescription: "Fill in: "\n', BLANKS, True
    ),
)


def sent(shape: Shape, folder: Path) -> list[list[tuple[str, ...]]]:
    """Return context and continuation of each of our requests, doc by doc."""
    items = rendered(imported(shape, folder))
    return [[scored_texts(item, choice) for choice in item.choices] for item in items]


@pytest.mark.parametrize("shape", KINDS, ids=lambda shape: shape.name)
def test_the_requests_are_the_harnesss(shape: Shape, tmp_path: Path) -> None:
    """What is scored, and what stands before it, is the harness's, byte for byte."""
    ours = sent(shape, tmp_path)
    theirs = requests_of(load_task(tmp_path, shape.name))
    if shape.name == "documents":
        assert [[(context + text,) for context, text in own] for own in ours] == theirs
    else:
        assert ours == theirs


VOTES = """\
output_type: generate_until
test_split: test
doc_to_text: "{{text}}"
doc_to_target: "{{page}}"
repeats: 3
generation_kwargs: {until: ["."], max_gen_toks: 3}
filter_list:
  - {name: maj, filter: [{function: lowercase}, {function: majority_vote}, {function: take_first}]}
metric_list: [{metric: exact_match}]
"""


def test_an_exported_vote_is_over_as_many_responses(tmp_path: Path) -> None:
    """The harness asks as often for a doc of the export as for one of the task it came from."""
    exported(imported(kind("votes", VOTES), tmp_path), tmp_path / "out", "")
    asked = [requests_of(load_task(folder, "votes")) for folder in (tmp_path, tmp_path / "out")]
    assert asked[0] == asked[1]
    repeats = [load_task(folder, "votes").config.repeats for folder in (tmp_path, tmp_path / "out")]
    assert repeats == [3, 3]


def test_documents_go_back(tmp_path: Path) -> None:
    """Exported documents are sent as they were, and the harness finds the same perplexities."""
    documents = KINDS[3]
    exported(imported(documents, tmp_path), tmp_path / "out", "")
    before, after = (load_task(f, documents.name) for f in (tmp_path, tmp_path / "out"))
    assert after.OUTPUT_TYPE == "loglikelihood_rolling"
    assert requests_of(before) == requests_of(after)
    found = [side_of(f, [documents.name]) for f in (tmp_path, tmp_path / "out")]
    old, new = (side.metric(documents.name, "word_perplexity", "none") for side in found)
    assert old == pytest.approx(new)


@pytest.mark.parametrize("shape", KINDS[:3], ids=lambda shape: shape.name)
def test_a_given_text_goes_back(shape: Shape, tmp_path: Path) -> None:
    """An imported `loglikelihood` task is exported as one, and the harness sends the same."""
    job, written = exported(imported(shape, tmp_path), tmp_path / "out", "")
    assert "output_type: loglikelihood\n" in written.files[f"{shape.name}.yaml"]
    check_requests(job, tmp_path / "out")


def test_inputs_of_one_answer_are_not_exported_as_something_else(tmp_path: Path) -> None:
    """An export is refused where the other side would read the inputs as answers."""
    task = imported(KINDS[4], tmp_path)
    with pytest.raises(DataError, match="its choices are inputs of one answer"):
        exported(task, tmp_path / "out", "")


def test_the_scores_are_the_harnesss(tmp_path: Path) -> None:
    """On one model the harness's `acc` is our `lm_eval_greedy`, its perplexity is e to the power of
    minus our mean log-likelihood, and for inputs of one answer `acc` is `acc`."""
    last_word, blanks = KINDS[0], KINDS[4]
    found = {}
    for shape in (last_word, blanks):
        folder = tmp_path / shape.name
        folder.mkdir()
        report, _ = ours(imported(shape, folder), load_model("teaching"))
        results = side_of(folder, [shape.name]).results[shape.name]
        found[shape.name] = report.metrics, results
    metrics, results = found["last-word"]
    assert metrics["lm_eval_greedy"].value == results["acc,none"]
    perplexity = math.exp(-metrics["lm_eval_loglikelihood"].value)
    assert perplexity == pytest.approx(results["perplexity,none"], rel=1e-3)
    metrics, results = found["blanks"]
    assert metrics["acc"].value == results["acc,none"]


def test_what_a_kind_loses_is_said(tmp_path: Path) -> None:
    """Metrics that have another name, and what the harness does with long documents, are told."""
    losses = import_task(KINDS[0].write(tmp_path)).losses
    assert any("'acc': reported as lm_eval_greedy" in loss for loss in losses)
    assert any("'perplexity': reported as lm_eval_loglikelihood" in loss for loss in losses)
    losses = import_task(KINDS[3].write(tmp_path)).losses
    assert any("window by window" in loss for loss in losses)


GROUP = """\
group: all
task:
  - one
  - tagged
  - {group: inner, task: [{task: two, num_fewshot: 1}], aggregate_metric_list: [{metric: acc}]}
aggregate_metric_list: [{metric: acc, weight_by_size: false}]
description: "For all. "
"""
MEMBER = (
    GEN + 'test_split: test\nfewshot_split: dev\ndoc_to_text: "{{text}}"\ndoc_to_target: page\n'
)


def test_a_group_is_a_folder_of_its_tasks(tmp_path: Path) -> None:
    """Each task of a group, of its tags and of groups in it has a folder, with what the group
    sets in it, and sends what the harness sends for it as a part of the group."""
    for name, more in (("one", ""), ("two", ""), ("three", "tag: tagged\n")):
        Shape(name, MEMBER + more, {"own.jsonl": STORIES}).write(tmp_path)
    (tmp_path / "all.yaml").write_text(GROUP, "utf-8")
    written = import_task(tmp_path / "all.yaml")
    theirs = loaded_group(tmp_path)
    assert sorted(theirs) == ["one", "three", "two"]
    for name, text in written.files.items():
        (tmp_path / "to" / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "to" / name).write_text(text, "utf-8")
    for name, task in theirs.items():
        ours = [item.prompt.text for item in rendered(Task.open(tmp_path / "to" / name))]
        assert ours == [requests[0][0] for requests in requests_of(task)], name
    groups = json.loads(written.files["group.json"])
    assert [(group["name"], group["tasks"]) for group in groups] == [
        ("all", ["one", "three", "inner"]),
        ("inner", ["two"]),
    ]
    assert groups[0]["aggregate"] == [{"metric": "acc", "weight_by_size": False}]


def loaded_group(folder: Path) -> dict[str, Any]:
    """Return the harness's tasks of the group."""
    from lm_eval.tasks import TaskManager

    manager = TaskManager(include_path=str(folder), include_defaults=False)
    return manager.load(["all"])["tasks"]


HELD = """\
from lm_eval.api.task import ConfigurableTask


class Held(ConfigurableTask):
    VERSION = 1
    DATASET_PATH = "json"

    def __init__(self):
        super().__init__(
            config={
                "dataset_kwargs": {"data_files": {"test": "DIR/own.jsonl"}},
                "output_type": "generate_until",
                "test_split": "test",
                "doc_to_text": "Read: {{text}}",
                "doc_to_target": "page",
            }
        )
"""


def test_a_class_that_holds_a_config_is_read(tmp_path: Path) -> None:
    """Its config is imported without being run, and sends the harness's prompts."""
    files = {"own.jsonl": STORIES, "held.py": HELD}
    shape = Shape("held", "class: !function held.Held\n", files)
    ours = [item.prompt.text for item in rendered(imported(shape, tmp_path))]
    assert ours == [requests[0][0] for requests in requests_of(load_task(tmp_path, "held"))]
