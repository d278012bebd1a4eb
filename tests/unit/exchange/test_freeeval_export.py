"""Versions become FreeEval datasets: natively where its templates can make the prompts, whole
where not, and each reads back as it was."""

from __future__ import annotations

import ast
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.live.freeeval_cases import CASES, lay_out
from tests.live.freeeval_export import export_job
from workbench.errors import InputError
from workbench.exchange.files import ExportJob, Written
from workbench.exchange.freeeval import export_task, import_task
from workbench.prompts.samplers.freeeval import shuffled
from workbench.runs.options import Options
from workbench.types import Prompt


def imported_job(name: str, folder: Path) -> ExportJob:
    """Return the job of a case's config, imported."""
    case = next(case for case in CASES if case.name == name)
    lay_out(case.files, folder / "source")
    (folder / "source" / "config.json").write_text(json.dumps(case.config), "utf-8")
    lay_out(import_task(folder / "source" / "config.json").files, folder / "task")
    return export_job(folder / "task")


def step_of(written: Written) -> dict[str, Any]:
    """Return the one step of the exported config."""
    (step,) = json.loads(written.files["config.json"])["steps"]
    return step


def rows_of(written: Written, split: str = "test") -> list[dict[str, Any]]:
    """Return the exported rows."""
    return [json.loads(line) for line in written.files[f"data/{split}.jsonl"].splitlines()]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "template"),
    [("mmlu-shots-system", "default"), ("mmlu-reasoning", "reasoning"), ("hotpot", "qa"),
     ("cloze-qa", "qa"), ("mmlu-augment", "default")],
)  # fmt: skip
def test_freeevals_own_prompts_are_exported_natively(
    name: str, template: str, tmp_path: Path
) -> None:
    """A task in one of FreeEval's templates goes back as questions and options, not as prompts."""
    written = export_task(imported_job(name, tmp_path))
    kwargs = step_of(written)["dataset_config"]["dataset_kwargs"]
    assert kwargs["multiple_choice_template_name"] == template
    assert not any("prompt" in row for row in rows_of(written))
    assert not any(loss.startswith("native form") for loss in written.losses)


@pytest.mark.parametrize("method", ["gen", "ppl"])
def test_another_template_is_exported_whole(method: str, task: Path) -> None:
    """Where FreeEval has no such template, each row carries its prompt, and a loss says why."""
    options = Options(sample_size=None, num_fewshot=0)
    job = export_job(task, config=f"add_{method}", options=options)
    written = export_task(job)
    assert [row["prompt"] for row in rows_of(written)] == [i.prompt.text for i in job.items]
    assert written.losses[0].startswith("native form: no template")
    kinds = {"gen": "simple_multiple_choice", "ppl": "cloze_prompt"}
    assert step_of(written)["step_type"] == kinds[method]


@pytest.mark.slow
@pytest.mark.parametrize("config", ["add_gen", "add_ppl"])
def test_an_export_reads_back_as_the_same_prompts(config: str, task: Path, tmp_path: Path) -> None:
    """Workbench → FreeEval → workbench: every prompt, its choices, and what is right."""
    job = export_job(task, config=config)
    lay_out(export_task(job).files, tmp_path / "out")
    back = import_task(tmp_path / "out" / "config.json", trust=True)
    lay_out(back.files, tmp_path / "back")
    again = export_job(tmp_path / "back")
    assert [i.prompt.text for i in again.items] == [i.prompt.text for i in job.items]
    assert [i.choices for i in again.items] == [i.choices for i in job.items]
    assert [i.gold for i in again.items] == [i.gold for i in job.items]


@pytest.mark.slow
def test_shots_are_put_where_freeevals_draw_finds_them(tmp_path: Path) -> None:
    """Fixed shots of another sampler are the draw of the exported few-shot file, in order."""
    folder = tmp_path / "task"
    imported_job("mmlu-shots-system", tmp_path)
    options = Options(sample_size=None, sampler="ids", shot_ids=(5, 0, 3), seed=11)
    job = export_job(folder, options=options)
    written = export_task(job)
    rows, kwargs = rows_of(written, "train"), step_of(written)["dataset_config"]["dataset_kwargs"]
    assert (kwargs["fewshot_num"], kwargs["seed"], len(rows)) == (3, 11, 3)
    assert [rows[index]["doc_id"] for index in shuffled(3, 11)] == [5, 0, 3]


def test_shots_that_differ_from_doc_to_doc_go_whole(task: Path) -> None:
    """FreeEval has the same shots for all docs."""
    job = export_job(task, config="add_gen")
    assert len({item.shot_ids for item in job.items}) > 1
    assert "shots differ" in export_task(job).losses[0]


def test_a_choice_carries_its_delimiter(task: Path) -> None:
    """What is scored is the delimiter and the choice, so FreeEval is given both as the choice."""
    job = export_job(task, config="add_ppl", options=Options(sample_size=None, num_fewshot=0))
    items = tuple(replace(item, target_delimiter=" ") for item in job.items)
    written = export_task(replace(job, items=items))
    assert rows_of(written)[0]["choices"] == ["  1", "  2"]
    assert any(loss.startswith("target_delimiter") for loss in written.losses)


def test_an_open_answer_gets_no_accuracy(task: Path) -> None:
    """FreeEval's accuracy of an open answer is whether an A occurs: it is not asked for."""
    job = export_job(task, config="add_gen")
    bare = [replace(item.doc, data={**item.doc.data, "target_scores": {}}) for item in job.items]
    items = tuple(replace(i, doc=d) for i, d in zip(job.items, bare, strict=True))
    written = export_task(replace(job, items=items, docs=tuple(bare)))
    assert "eval_config" not in step_of(written)
    assert any(loss.startswith("accuracy") for loss in written.losses)


@pytest.mark.slow
@pytest.mark.parametrize(("name", "is_open"), [("hotpot", True), ("mmlu-zero", False)])
def test_an_open_answers_accuracy_is_told_where_it_comes_in(
    name: str, is_open: bool, tmp_path: Path
) -> None:
    """Of docs of one option the import says that their accuracy is another number than FreeEval's,
    with every score, too; and that a step without `eval_config` is not scored there at all."""
    case = next(case for case in CASES if case.name == name)
    for asked in (True, False):
        folder = tmp_path / str(asked)
        config = json.loads(json.dumps(case.config))
        config["steps"][0].pop("eval_config", None)
        config["steps"][0] |= {"eval_config": {}} if asked else {}
        lay_out(case.files, folder / "source")
        (folder / "source" / "config.json").write_text(json.dumps(config), "utf-8")
        written = import_task(folder / "source" / "config.json")
        (text,) = [text for path, text in written.files.items() if path.startswith("config/")]
        lost = json.loads(text).get("lost_scoring", "")
        assert ("have an open answer" in lost) == is_open
        assert any("have an open answer" in loss for loss in written.losses) == is_open
        assert any("only writes responses" in loss for loss in written.losses) != asked


def test_every_file_is_usable(task: Path) -> None:
    """The modules compile, the config is strict JSON, and no path of this machine is in them."""
    job = export_job(task, config="add_gen")
    written = export_task(replace(job, task='9 "odd" täsk\\'))
    for name, text in written.files.items():
        if name.endswith(".py"):
            ast.parse(text)
        if name.endswith(".json"):
            json.loads(text, parse_constant=lambda name: pytest.fail(name))
        assert str(job.target) not in text


def test_decoding_and_stops_are_carried(task: Path) -> None:
    """Tokens, stop sequences and sampling are FreeEval's generation_config."""
    options = Options(
        sample_size=None, temperature=0.5, top_p=0.9, until=("\n", "Q:"), max_new_tokens=9
    )
    job = export_job(task, config="add_gen", options=options)
    inference = step_of(export_task(job))["inference_config"]["inference_kwargs"]
    assert inference["generation_config"] == {
        "max_new_tokens": 9,
        "stop_sequences": ["\n", "Q:"],
        "do_sample": True,
        "temperature": 0.5,
        "top_p": 0.9,
    }


def test_an_empty_prompt_is_refused(task: Path) -> None:
    """FreeEval makes a prompt of its own where one is empty."""
    job = export_job(task, config="add_gen")
    items = (replace(job.items[0], prompt=Prompt(())), *job.items[1:])
    with pytest.raises(InputError, match="doc 0"):
        export_task(replace(job, items=items))


@pytest.mark.slow
def test_judged_steps_are_kept_and_told_with_every_score(tmp_path: Path) -> None:
    """Steps that are not run here come back in an export as they stood; that a judge has not
    spoken is said beside each score, and of steps without a judge nothing is."""
    case = next(case for case in CASES if case.name == "hotpot")
    judged = {"step_type": "mt_bench", "step_name": "j", "eval_config": {"models": ["a-judge"]}}
    plain = {"step_type": "merge_dataset"}
    for others, told in (([plain, judged], "'j' (mt_bench)"), ([plain], "")):
        folder = tmp_path / (told[1:2] or "plain")
        config = {**case.config, "steps": [*case.config["steps"], *others]}
        lay_out(case.files, folder / "source")
        (folder / "source" / "config.json").write_text(json.dumps(config), "utf-8")
        lay_out(import_task(folder / "source" / "config.json").files, folder / "task")
        job = export_job(folder / "task")
        assert told in job.config.lost_scoring
        assert bool(told) == ("model judge" in job.config.lost_scoring)
        written = export_task(job)
        assert json.loads(written.files["config.json"])["steps"][1:] == others
        assert any("which evaluate.py leaves alone" in loss for loss in written.losses)


def test_of_several_right_answers_the_first_is_told(task: Path) -> None:
    """FreeEval compares a response with one."""
    job = export_job(task, config="add_gen")
    first = replace(job.items[0].example, processed_output=("1", "one"))
    items = (replace(job.items[0], example=first), *job.items[1:])
    named = "several right answers: FreeEval has one, here the first"
    assert named in export_task(replace(job, items=items)).losses
    assert named not in export_task(job).losses
