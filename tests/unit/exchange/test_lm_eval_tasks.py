"""What an import of lm-evaluation-harness's YAML writes, and what an export of ours writes."""

from __future__ import annotations

import json
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from workbench import api
from workbench.exchange.export import make_job
from workbench.exchange.files import Written
from workbench.exchange.lm_eval import export_task, import_task
from workbench.exchange.ultraeval import export_task as to_ultraeval
from workbench.models.fake import FakeModel
from workbench.prompts.samplers.pool import POOL_MARK
from workbench.prompts.transform import TransformRunner
from workbench.runs.options import Options
from workbench.runs.plan import make_plan, render_docs
from workbench.tasks.task import Task
from workbench.types import Rendered

HEAD = """\
task: demo
dataset_path: json
dataset_kwargs: {data_files: {test: FOLDER/test.jsonl, dev: FOLDER/dev.jsonl}}
"""
MC = """\
output_type: multiple_choice
doc_to_text: "{{q.strip()}}\\nA. {{options[0]}}\\nB. {{options[1]}}\\nAnswer:"
doc_to_choice: ["A", "B"]
doc_to_target: label
"""
GEN = 'output_type: generate_until\ndoc_to_text: "Q: {{q}}"\ndoc_to_target: "{{options[label]}}"\n'


def brought_in(folder: Path, text: str) -> Written:
    """Import a task whose rows are five and three."""
    for name, count in (("test", 5), ("dev", 3)):
        lines = [
            {"q": f" {name} {i}?", "options": [f"o{i}", f"p{i}"], "label": i % 2, "t": "ab"[i % 2]}
            for i in range(count)
        ]
        (folder / f"{name}.jsonl").write_text("".join(json.dumps(row) + "\n" for row in lines))
    path = folder / "demo.yaml"
    path.write_text((HEAD + text).replace("FOLDER", str(folder)))
    return import_task(path)


def config_of(written: Written, name: str = "demo") -> dict[str, Any]:
    """Return the config that was written."""
    (path,) = [p for p in written.files if p.startswith(f"config/{name}_")]
    return json.loads(written.files[path])


def rows_of(written: Written, name: str) -> list[dict[str, Any]]:
    """Return the rows of a written file."""
    return [json.loads(line) for line in written.files[f"data/{name}.jsonl"].splitlines()]


TRANSFORM = """\
import random


def right_choice(data):
    return next((choice for choice, score in data["target_scores"].items() if score), "")


def question(data):
    return (
        f"{data['q'].strip()}\\n"
        f"A. {data['options'][0]}\\n"
        f"B. {data['options'][1]}\\n"
        "Answer:"
    )


def transform(data, num_sample: int, r: random.Random, dataset_name: str):
    answer = right_choice(data)
    return {"input": question(data), "output": answer, "processed_output": answer}
"""


def test_a_template_of_columns_becomes_python(tmp_path: Path) -> None:
    """What Jinja says with columns and simple methods is an f-string, a line for a line."""
    written = brought_in(tmp_path, "test_split: test\nnum_fewshot: 0\n" + MC)
    assert written.files["transform_ppl_v0.py"] == TRANSFORM
    assert written.losses == ()


def test_rows_keep_their_columns_and_get_target_scores(tmp_path: Path) -> None:
    """The choices, in order, with 1 at the right one."""
    written = brought_in(tmp_path, "test_split: test\nnum_fewshot: 0\n" + MC)
    assert rows_of(written, "demo")[1] == {
        "q": " test 1?",
        "options": ["o1", "p1"],
        "label": 1,
        "t": "b",
        "target_scores": {"A": 0, "B": 1},
    }


def test_a_column_called_target_scores_moves_aside(tmp_path: Path) -> None:
    """It is kept under another name, where its content is another."""
    (tmp_path / "own.jsonl").write_text('{"q": "x", "target_scores": {"x": 5}, "label": 0}\n')
    text = f"test_split: own\n{MC}".replace("options[0]", "q").replace("options[1]", "q")
    head = HEAD.replace("test: FOLDER/test.jsonl", "own: FOLDER/own.jsonl")
    (tmp_path / "dev.jsonl").write_text("{}\n")
    (tmp_path / "demo.yaml").write_text((head + text).replace("FOLDER", str(tmp_path)))
    (row,) = rows_of(import_task(tmp_path / "demo.yaml"), "demo")
    assert row["target_scores"] == {"A": 1, "B": 0}
    assert row["source_target_scores"] == {"x": 5}


def test_settings_are_the_harnesss(tmp_path: Path) -> None:
    """Delimiters, shots, seed: its defaults where the YAML is silent."""
    config = config_of(brought_in(tmp_path, "test_split: test\nnum_fewshot: 2\n" + GEN))
    assert config["fewshot"] == 2
    assert (config["sampler"], config["seed"]) == ("lm-eval", 1234)
    assert config["separator"] == "\n\n"
    assert (config["description_separator"], config["target_delimiter"]) == ("", " ")
    assert config["generate"]["params"] == {"max_new_tokens": 256, "until": ["\n\n"]}
    assert config["metric"] == {"exact_match": {"evaluation": {"type": "lm_eval_exact_match"}}}


FEW = "num_fewshot: 1\n"


@pytest.mark.parametrize(
    ("splits", "separate", "mark"),
    [
        ("test_split: test\nfewshot_split: test\n", False, None),
        ("validation_split: test\n", False, None),
        ("test_split: test\n", True, "plain"),  # a doc may be its own shot there
        ("test_split: test\nfewshot_split: dev\n", True, "plain"),
        ("test_split: test\ntraining_split: dev\n", True, "plain"),
        ("validation_split: test\ntraining_split: dev\n", True, "spare"),
        ("validation_split: test\nfewshot_split: test\n", True, "plain"),
    ],
)
def test_where_shots_come_from(
    splits: str, separate: bool, mark: str | None, tmp_path: Path
) -> None:
    """A file of their own unless the harness leaves the doc out of its own split; the rows say
    whether one more is drawn than is shown."""
    written = brought_in(tmp_path, splits + FEW + GEN)
    assert ("fewshot_path" in config_of(written)) == separate
    if separate:
        assert {row[POOL_MARK] for row in rows_of(written, "demo-shots")} == {mark}
    leaks = any("its own answer" in loss for loss in written.losses)
    assert leaks == (
        splits in ("test_split: test\n", "validation_split: test\nfewshot_split: test\n")
    )


def test_each_chain_of_filters_is_a_config(tmp_path: Path) -> None:
    """The first has the task's name, the others theirs; a chain that is code is a loss."""
    filters = """\
filter_list:
  - name: strict
    filter: [{function: regex, regex_pattern: "(o.)"}, {function: take_first}]
  - name: any one
    filter: [{function: take_first}]
  - name: coded
    filter: [{function: !function utils.Filter}, {function: take_first}]
"""
    written = brought_in(tmp_path, "test_split: test\nnum_fewshot: 0\n" + GEN + filters)
    assert config_of(written)["filters"][0]["regex_pattern"] == "(o.)"
    assert "filters" not in config_of(written, "demo-any-one")
    assert written.losses == (
        "filter_list 'coded': its step 'utils.Filter' has no counterpart here",
    )


LOST = [
    ("repeats: 5\n", "repeats: the harness scores the first; --draws averages them here"),
    ("task_alias: d\n", "task_alias: 'd' has no place in a config here"),
    ("metadata: {version: 2.0}\n", "metadata: {'version': 2.0} has no place in a config here"),
    ("fewshot_config: {fewshot_indices: [1]}\n", "fewshot_config.fewshot_indices: ignored"),
    ("process_results: !function utils.f\n", "process_results: a function that scores"),
    ("metric_list: [{metric: bleu}]\n", "metric_list: 'bleu' has no counterpart here"),
    ("metric_list: [{metric: !function u.f}]\n", "metric_list: 'u.f' has no counterpart here"),
    ("metric_list: [{metric: exact_match, aggregation: median}]\n", "is averaged here"),
    ("generation_kwargs: {do_sample: true}\n", "another stream of random numbers"),
    ("generation_kwargs: {num_beams: 4}\n", "generation_kwargs.num_beams: no such setting"),
    ("should_decontaminate: true\n", "should_decontaminate: decontamination is not done"),
]


@pytest.mark.parametrize(("line", "loss"), LOST, ids=[line.split(":")[0] for line, _ in LOST])
def test_nothing_is_lost_in_silence(line: str, loss: str, tmp_path: Path) -> None:
    """What the workbench does not have is named."""
    written = brought_in(tmp_path, "test_split: test\n" + GEN + line)
    assert any(loss in one for one in written.losses), written.losses


def test_choices_of_one_text_and_docs_without_a_right_one_are_told(tmp_path: Path) -> None:
    """Both are scored otherwise there, so the docs are named."""
    text = MC.replace('["A", "B"]', "\"{{['same', 'same', t]}}\"").replace(
        "doc_to_target: label", "doc_to_target: b"
    )
    written = brought_in(tmp_path, "test_split: test\n" + text)
    (doubled,) = [loss for loss in written.losses if "two choices of the same text" in loss]
    assert doubled.startswith("docs 0, 1, 2, 3, 4: ") and doubled.endswith("its acc may be lower")
    assert any(one.startswith("docs 0, 2, 4: no choice is right") for one in written.losses)


def test_a_description_of_the_doc_moves_into_the_prompt(tmp_path: Path) -> None:
    """Without shots it is the input's beginning; with shots, each prompt is kept whole."""
    line = 'description: "About {{t}}.\\n"\n'
    plain = brought_in(tmp_path, "test_split: test\n" + line + GEN)
    assert config_of(plain)["description"] == ""
    assert "About {data['t']}" in plain.files["transform_gen_v0.py"]
    whole = brought_in(tmp_path, "test_split: test\nfewshot_split: dev\n" + FEW + line + GEN)
    assert config_of(whole)["fewshot"] == 0
    assert rows_of(whole, "demo")[0]["lm_eval_input"].startswith("About a.\nQ:  dev ")
    assert any("each prompt is kept whole" in loss for loss in whole.losses)


def laid_out(folder: Path, text: str) -> Path:
    """Import a task and write its folder."""
    path = folder / "transforms" / "demo"
    for name, content in brought_in(folder, text).files.items():
        (path / name).parent.mkdir(parents=True, exist_ok=True)
        (path / name).write_text(content, "utf-8")
    return path


ROLL = 'output_type: loglikelihood_rolling\ndoc_to_text: ""\ndoc_to_target: "{{q}}"\n'
DESCRIBED = 'description: "About {{t}}.\\n"\n' + GEN


@pytest.mark.slow
@pytest.mark.parametrize(
    ("text", "own", "said"),
    [
        ("fewshot_split: dev\n" + DESCRIBED, 0, "shots stand before it here"),
        ("fewshot_split: dev\nnum_fewshot: 2\n" + DESCRIBED, 0, "holds 2 shots"),
        (ROLL, 0, "shows no shots"),
        (GEN, 0, ""),
    ],
    ids=["described", "whole", "rolling", "plain"],
)
def test_shots_that_the_harness_puts_elsewhere_are_told_with_every_prompt(
    text: str, own: int, said: str, tmp_path: Path
) -> None:
    """What was imported is the harness's with the task's own number of shots; with another, the
    prompts and the score say what is otherwise, and an export to UltraEval takes it along."""
    folder = laid_out(tmp_path, "test_split: test\n" + text)
    task = Task.open(folder)
    for count in (own, own + 1):
        plan = make_plan(task, Options(num_fewshot=count, sample_size=None))
        with closing(TransformRunner()) as runner:
            batch = render_docs(plan, plan.docs(), runner)
        told = " ".join(note.message for note in batch.notes)
        notes = " ".join(api.score(task, FakeModel(), num_fewshot=count).notes)
        assert (said in told and said in notes) if count != own else told == notes == ""
    plan = make_plan(task, Options(sample_size=None))
    written = to_ultraeval(make_job(plan, tmp_path / "out"))
    (config,) = [text for path, text in written.files.items() if "/config/" in path]
    assert said in json.loads(config).get("lost_shots", "")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('description: "About."\n' + GEN, "the description is the system's turn"),
        ('gen_prefix: "It is"\n' + GEN, "gen_prefix begins the assistant's"),
        (GEN, ""),
    ],
    ids=["described", "begun", "plain"],
)
def test_one_turn_of_a_chat_that_the_harness_never_sends_is_told(
    text: str, said: str, tmp_path: Path
) -> None:
    """Where a chat template makes one turn of all, import, prompts and score say what the harness
    has as other turns; without a template, or with turns, there is nothing to say."""
    written = brought_in(tmp_path, "test_split: test\n" + text)
    assert any(loss.startswith("a chat template: ") for loss in written.losses) == bool(said)
    task = Task.open(laid_out(tmp_path, "test_split: test\n" + text))
    for template in ("", "turn", "turns"):
        plan = make_plan(task, Options(chat_template=template, sample_size=None))
        with closing(TransformRunner()) as runner:
            batch = render_docs(plan, plan.docs(), runner, FakeModel())
        told = " ".join(note.message for note in batch.notes)
        notes = " ".join(api.score(task, FakeModel(), chat_template=template).notes)
        assert (said in told and said in notes) if template == "turn" else told == notes == ""
    plan = make_plan(task, Options(sample_size=None))
    written = to_ultraeval(make_job(plan, tmp_path / "out"))
    (config,) = [text for path, text in written.files.items() if "/config/" in path]
    assert said in json.loads(config).get("lost_turns", "")


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("fewshot_split: dev\nnum_fewshot: 4\n", "'dev' has 3 docs, of which 4 are drawn"),
        ("fewshot_split: dev\nnum_fewshot: 3\n", ""),
        ("fewshot_split: test\nnum_fewshot: 5\n", "'test' has 5 docs, of which 6 are drawn"),
        ("fewshot_split: test\nnum_fewshot: 4\n", ""),
    ],
)
def test_more_shots_than_there_are_docs_are_told(text: str, named: str, tmp_path: Path) -> None:
    """The harness fails with them; the import says so before anybody renders a prompt."""
    losses = brought_in(tmp_path, "test_split: test\n" + text + GEN).losses
    assert [named in loss for loss in losses if "the harness fails" in loss] == [True] * bool(named)


LISTS = 'output_type: generate_until\ndoc_to_text: "Q: {{q}}"\ndoc_to_target: golds\n'


@pytest.mark.parametrize("empty", [0, 3])
def test_a_list_without_an_answer_is_told(empty: int, tmp_path: Path) -> None:
    """Where the first doc's is empty the harness compares with the lists as they are written."""
    golds = [[] if i == empty else [f"o{i}", f"p{i}"] for i in range(5)]
    rows = "".join(json.dumps({"q": f"{i}?", "golds": each}) + "\n" for i, each in enumerate(golds))
    (tmp_path / "own.jsonl").write_text(rows, "utf-8")
    text = HEAD.replace("test.jsonl", "own.jsonl").replace(", dev: FOLDER/dev.jsonl", "")
    (tmp_path / "demo.yaml").write_text(
        (text + "test_split: test\n" + LISTS).replace("FOLDER", str(tmp_path)), "utf-8"
    )
    written = import_task(tmp_path / "demo.yaml")
    folder = tmp_path / "transforms" / "demo"
    for name, content in written.files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(content, "utf-8")
    items = api.render(Task.open(folder), sample_size=None)
    found = [item.example.processed_output for item in items if isinstance(item, Rendered)]
    if empty == 0:
        assert found == [str(each) for each in golds]
        assert any("as they are written" in loss for loss in written.losses)
    else:
        assert found == [tuple(each) or "" for each in golds]
        assert any(loss.startswith("docs 3: no answer is right") for loss in written.losses)


def test_shots_with_a_template_of_their_own_are_a_branch(tmp_path: Path) -> None:
    """Rows of the few-shot file are known by their mark."""
    line = 'fewshot_config: {doc_to_target: "Let me see. {{t}}"}\n'
    written = brought_in(tmp_path, "test_split: test\nfewshot_split: dev\n" + FEW + GEN + line)
    source = written.files["transform_gen_v0.py"]
    assert f'if "{POOL_MARK}" in data:' in source
    assert "Let me see. {data['t']}" in source


@pytest.mark.parametrize("prefix", ["The answer is", "The answer: "], ids=["code", "columns"])
@pytest.mark.parametrize("split", ["test", "dev"])
def test_choices_behind_a_begun_answer_have_turns(split: str, prefix: str, tmp_path: Path) -> None:
    """The assistant's turn begins with `gen_prefix`, and a shot's goes on with the answer, whether
    the transform is code or reads columns; a pool that is the docs themselves shows none itself."""
    lines = f'test_split: test\nfewshot_split: {split}\ngen_prefix: "{prefix}"\n'
    written = brought_in(tmp_path, lines + FEW + MC)
    (said,) = [loss for loss in written.losses if "turn" in loss]
    assert said.startswith("a chat template: in lm-evaluation-harness gen_prefix begins")
    folder = tmp_path / "task"
    for name, text in written.files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, "utf-8")
    plan = make_plan(Task.open(folder), Options(sample_size=None))
    with closing(TransformRunner()) as runner:
        items = render_docs(plan, plan.docs(), runner).items
    space = "" if prefix.endswith(" ") else " "
    for item in items:
        assert isinstance(item, Rendered)
        _, answered, _, begun = [(each.turns[0].role, each.text) for each in item.chat]
        assert begun == ("assistant", prefix)
        assert answered in [("assistant", f"{prefix}{space}{letter}") for letter in "AB"]
        assert item.chat[0].text != item.chat[2].text


# ---- export ---------------------------------------------------------------------------------


ADD_YAML = """\
# add gen_v0, written by Prompt Workbench.
# lm-eval run --model hf --model_args pretrained=… --tasks add --include_path FOLDER
task: "add"
custom_dataset: !function utils.load_rows
output_type: generate_until
validation_split: rows
training_split: shots
fewshot_config:
  sampler: first_n
  doc_to_target: workbench_answer
doc_to_text: "Q: {{question}}\\nA:"
doc_to_target: gold
target_delimiter: ""
fewshot_delimiter: "\\n\\n"
num_fewshot: 2
generation_kwargs:
  until: ["\\n"]
  max_gen_toks: 8
  do_sample: false
filter_list:
  - name: extract
    filter:
      - {function: custom, filter_fn: !function utils.extract}
      - {function: take_first}
metric_list:
  - metric: exact_match
    aggregation: mean
    higher_is_better: true
    regexes_to_ignore: [" "]
metadata:
  version: 0
"""


def exported(task: Path, to: Path, **settings: Any) -> Written:
    """Export the latest GEN version of the small task."""
    plan = make_plan(Task.open(task), Options(sample_size=None, **settings), method="gen")
    return export_task(make_job(plan, to))


def test_an_export_word_for_word(task: Path, tmp_path: Path) -> None:
    """A transform that fills a text is exported as templates; fixed shots as the first of a few
    rows, of which the harness leaves out the doc itself."""
    written = exported(task, tmp_path / "out")
    assert written.files["add.yaml"] == ADD_YAML
    assert written.losses == ("metric 'accuracy': reported there as exact_match",)
    shots = [json.loads(line) for line in written.files["add-shots.jsonl"].splitlines()]
    assert len(shots) == 3
    assert all(row["workbench_answer"] == " " + row["answer"] for row in shots)


def test_no_path_of_this_machine_is_in_an_export(task: Path, tmp_path: Path) -> None:
    """The rows are read from the files beside `utils.py`, wherever the folder lies."""
    written = exported(task, tmp_path / "out")
    assert not any(str(tmp_path) in text for text in written.files.values())
    assert "HERE = Path(__file__).parent" in written.files["utils.py"]
    compile(written.files["utils.py"], "utils.py", "exec")


CODED = """\
def transform(data, num_sample, r, dataset_name):
    total = sum(int(part) for part in data["question"].rstrip("=").split("+"))
    words = data["question"].center(12){extra}
    return {{"input": words, "output": str(total), "processed_output": str(total)}}
"""


@pytest.mark.parametrize(
    ("extra", "settings", "form", "reason"),
    [
        ("", {}, "transform", "the transform does more than filling a text"),
        (" + str(r.random())", {}, "rendered", "the transform takes random numbers (r)"),
        ("", {"sampler": "per_doc"}, "rendered", "the harness has no such sampler"),
        ("", {"sampler": "lm-eval", "seed": 3}, "rendered", "the few-shot seed is 3"),
    ],
)
def test_the_form_and_its_reason_are_told(
    extra: str, settings: dict[str, Any], form: str, reason: str, task: Path, tmp_path: Path
) -> None:
    """The user's own file goes along where it can run there; whole prompts where it cannot."""
    (task / "transform_gen_v0.py").write_text(CODED.format(extra=extra))
    written = exported(task, tmp_path / "out", **settings)
    (said,) = [loss for loss in written.losses if " form: " in loss]
    assert said.startswith(f"{form} form: ") and reason in said
    assert ("transform_gen_v0.py" in written.files) == (form == "transform")
    if form == "rendered":
        (row, *_) = [json.loads(line) for line in written.files["add.jsonl"].splitlines()]
        assert set(row) == {"prompt", "gold", "row"}
        assert "num_fewshot: 0\n" in written.files["add.yaml"]


@pytest.mark.parametrize(
    "shots",
    [
        "fewshot_config: {split: test, doc_to_text: 'SHOT {{q}}'}",
        "fewshot_split: test\nfewshot_config: {gen_prefix: 'SHOT'}",
    ],
)
def test_evaluated_rows_that_are_written_otherwise_as_shots_are_a_branch(
    shots: str, tmp_path: Path
) -> None:
    """Rows that are both evaluated and shown, by other fields there, lie in a file of their own
    with the mark that the transform's branch is for; nothing is computed into columns."""
    made = brought_in(tmp_path, f"{MC}test_split: test\nnum_fewshot: 2\n{shots}\n")
    assert {row[POOL_MARK] for row in rows_of(made, "demo-shots")} == {"same"}
    assert f'if "{POOL_MARK}" in data' in made.files["transform_ppl_v0.py"]
    assert made.losses == ()


@pytest.mark.parametrize(
    ("target", "golds", "is_said"),
    [
        ("[{{label}}, 7]", "", True),
        ("['{{t}}', 7]", ["a", "7"], False),
        ("['{{t}}', None, 7]", ["a"], True),
        ("['{{t}}', '7']", ["a", "7"], False),
    ],
)
def test_numbers_in_a_list_of_golds_count_as_they_do_there(
    target: str, golds: Any, is_said: bool, tmp_path: Path
) -> None:
    """Of a list of golds counts what the harness's one array of them can equal, every doc
    renders, and what is left out is said."""
    yaml = f'output_type: generate_until\ndoc_to_text: "{{{{q}}}}"\ndoc_to_target: "{target}"\n'
    made = brought_in(tmp_path, f"{yaml}test_split: test\n")
    for name, text in made.files.items():
        (tmp_path / "demo" / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "demo" / name).write_text(text)
    item = api.render(tmp_path / "demo", sample_size=None)[0]
    assert isinstance(item, Rendered), item
    got = item.example.processed_output
    assert (got if isinstance(got, str) else list(got)) == golds
    assert any("equals no answer there" in loss for loss in made.losses) == is_said
