"""Versions become custom datasets of OpenCompass, which give the same prompts again."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.unit.exchange.opencompass_cases import CASES, import_case, rendered, write
from workbench.errors import InputError
from workbench.exchange import opencompass
from workbench.exchange.export import make_job
from workbench.exchange.files import ExportJob, Written
from workbench.prompts.transform import TransformRunner
from workbench.runs.options import Options, change_options
from workbench.runs.plan import make_plan
from workbench.tasks.config import TaskConfig
from workbench.tasks.task import Task
from workbench.tasks.versions import VersionInfo
from workbench.types import Doc, Example, Prompt, Rendered, RenderSettings, Segment

IMPORTED = sorted(
    name
    for name, case in CASES.items()
    if {"prompts", "texts"} & set(case["answers"])
    and "shots" not in case
    and name not in ("round_ppl", "ppl_equal")
)

HEAD = "def transform(data, num_sample, r, dataset_name):\n"
LETTERS = "    letters = dict(zip('ABCD', data['target_scores']))\n"
MCQ_GEN = (
    HEAD
    + LETTERS
    + (
        "    text = data['question'] + ''.join(f'\\n({k}) {v}' for k, v in letters.items())\n"
        "    gold = [k for k, v in letters.items() if data['target_scores'][v]][0]\n"
        "    return {'input': text + '\\nAnswer: ', 'output': gold, 'processed_output': gold}\n"
    )
)
PPL = HEAD + (
    "    gold = [k for k, v in data['target_scores'].items() if v][0]\n"
    "    return {'input': f\"Q: {data['question']}\\nA:\", 'output': gold,\n"
    "            'processed_output': gold}\n"
)


@pytest.fixture(scope="module")
def runner() -> Iterator[TransformRunner]:
    with closing(TransformRunner()) as made:
        yield made


def export(task: Task, to: Path, **options: Any) -> tuple[ExportJob, Written]:
    """Return a task's newest version as a job and as what is written of it."""
    method = task.methods()[0]
    plan = make_plan(task, change_options(Options(), **options), method=method)
    job = make_job(plan, to)
    return job, opencompass.export_task(job)


def scored(items: Sequence[Rendered], method: str) -> list[list[str]]:
    """Return what a model is given of each doc: its prompt, or its texts."""
    if method == "gen":
        return [[item.prompt.text] for item in items]
    return [[item.prompt.text + item.target_delimiter + c for c in item.choices] for item in items]


def assert_comes_back(
    job: ExportJob, written: Written, folder: Path, runner: TransformRunner
) -> None:
    """Import what was exported, and see that it gives the same prompts and right answers."""
    data = next(name for name in written.files if name.endswith(".jsonl"))
    again = opencompass.import_task(write(written, folder / "exported") / data)
    items = rendered(Task.open(write(again, folder / "transforms" / "again")), runner)
    method = job.config.method
    assert scored(items, method) == scored(job.items, method)
    if method == "ppl":
        assert [item.gold for item in items] == [item.gold for item in job.items]
    else:
        golds = [item.example.processed_output for item in items]
        assert golds == [item.example.processed_output for item in job.items]


def meta_of(written: Written) -> dict[str, Any]:
    """Return the exported `.meta.json`."""
    name = next(name for name in written.files if name.endswith(".meta.json"))
    return json.loads(written.files[name])


@pytest.mark.slow
@pytest.mark.parametrize("name", IMPORTED)
def test_a_round_trip_keeps_every_prompt(
    name: str, tmp_path: Path, runner: TransformRunner
) -> None:
    """OpenCompass, workbench, OpenCompass: the same texts, in its native form."""
    task, _ = import_case(CASES[name], tmp_path)
    job, written = export(task, tmp_path / "exported")
    assert_comes_back(job, written, tmp_path, runner)
    # A template's {idx} counts rows, of which there are fewer now; and a start that was cut inside
    # a value has no template.
    is_rendered = name in ("range_slice", "ppl_prefix")
    assert any("rendered form" in loss for loss in written.losses) == is_rendered


@pytest.mark.slow
def test_a_round_trip_keeps_roles_and_circular_rows(tmp_path: Path) -> None:
    """Turns come back as turns, and a circular task as its original rows."""
    task, _ = import_case(CASES["round_shots"], tmp_path / "a")
    _, written = export(task, tmp_path / "to")
    assert (
        meta_of(written)["template"]
        == json.loads(CASES["round_shots"]["files"]["sums.jsonl.meta.json"])["template"]
    )
    for method in ("gen", "ppl"):
        case = CASES[f"circular_{method}"]
        task, _ = import_case(case, tmp_path / method)
        _, written = export(task, tmp_path / "to")
        assert meta_of(written)["data_type"] == "circular-mcq"
        assert written.files[f"r_{method}.jsonl"] == case["files"]["r.jsonl"]


def test_rotations_without_some_rows_are_plain_rows(tmp_path: Path) -> None:
    """Then there are no scores over a question's rows, which is a loss."""
    task, _ = import_case(CASES["circular_range"], tmp_path)
    _, written = export(task, tmp_path / "to")
    assert meta_of(written)["data_type"] == "mcq"
    assert any(loss.startswith("circular rows:") for loss in written.losses)


def make_task(tmp_path: Path, source: str, method: str, rows: list[dict[str, Any]]) -> Task:
    """Return a task of these rows with one version."""
    folder = tmp_path / "transforms" / "made"
    (folder / "data").mkdir(parents=True)
    (folder / "data" / "made.jsonl").write_text("".join(json.dumps(row) + "\n" for row in rows))
    (folder / f"transform_{method}_v0.py").write_text(source)
    return Task.open(folder)


ROWS = [
    {"passage": "", "question": f"What is {i} + {i}?", "answer": "",
     "target_scores": {f"{2 * i} all in all": 1, f"just {i}": 0, f"{3 * i} or so": 0}}
    for i in range(3, 9)
]  # fmt: skip


def test_fixed_shots_become_rounds(tmp_path: Path, runner: TransformRunner) -> None:
    """The same shots for every doc are literal turns, in the lines that the prompt has."""
    rows = [{"question": f"{i}+1=", "answer": str(i + 1)} for i in range(10, 16)]
    source = HEAD + (
        "    return {'input': f\"Question: {data['question']}\\nAnswer: \","
        " 'output': data['answer'], 'processed_output': data['answer']}\n"
    )
    task = make_task(tmp_path, source, "gen", rows)
    ids = {"num_fewshot": 2, "sampler": "opencompass", "shot_ids": (1, 4)}
    job, written = export(task, tmp_path / "to", description="Add up.", **ids)
    assert_comes_back(job, written, tmp_path, runner)
    assert meta_of(written)["template"] == {
        "begin": [{"role": "SYSTEM", "fallback_role": "HUMAN", "prompt": "Add up.\n"}],
        "round": [
            {"role": "HUMAN", "prompt": "Question: 11+1="},
            {"role": "BOT", "prompt": "Answer: 12\n"},
            {"role": "HUMAN", "prompt": "Question: 14+1="},
            {"role": "BOT", "prompt": "Answer: 15\n"},
            {"role": "HUMAN", "prompt": "Question: {question}"},
            {"role": "BOT", "prompt": "Answer: {answer}"},
        ],
    }


def test_a_letter_for_a_choice_makes_an_mcq(tmp_path: Path, runner: TransformRunner) -> None:
    """Where the right answer is a choice's letter, the choices are options with columns."""
    task = make_task(tmp_path, MCQ_GEN, "gen", ROWS)
    job, written = export(task, tmp_path / "to", num_fewshot=0)
    assert_comes_back(job, written, tmp_path, runner)
    meta = meta_of(written)
    assert (meta["data_type"], meta["options"]) == ("mcq", ["A", "B", "C"])
    human, bot = meta["template"]["round"]
    assert human["prompt"] == "{question}\n(A) {A}\n(B) {B}\n(C) {C}\nAnswer: "
    assert bot["prompt"] == "{gold}"  # the column called answer is there, and says nothing


def test_shots_of_a_ranking_become_turns(tmp_path: Path, runner: TransformRunner) -> None:
    """Each class ends with a turn of its own, that the choice begins or ends."""
    source = PPL.replace("\\nA:", "\\nAnswer:\\n")
    task = make_task(tmp_path, source, "ppl", ROWS)
    ids = {"num_fewshot": 1, "sampler": "opencompass", "shot_ids": (1,)}
    job, written = export(task, tmp_path / "to", **ids)
    assert_comes_back(job, written, tmp_path, runner)
    turns = meta_of(written)["template"]["B"]["round"]
    assert [turn["role"] for turn in turns] == ["HUMAN", "BOT", "HUMAN", "BOT"]
    assert [turn["prompt"] for turn in turns[2:]] == ["Q: {question}\nAnswer:", "{B}"]


def test_shots_that_differ_are_rendered(tmp_path: Path, runner: TransformRunner) -> None:
    """Then each row has its own prompt, and the losses say why."""
    task = make_task(tmp_path, MCQ_GEN, "gen", ROWS)
    job, written = export(task, tmp_path / "to", num_fewshot=2, sampler="per_doc")
    assert_comes_back(job, written, tmp_path, runner)
    assert meta_of(written)["template"] == "{prompt}"
    assert any("the shots differ from doc to doc" in loss for loss in written.losses)
    last = json.loads(written.files["made_gen.jsonl"].splitlines()[0])
    assert list(last)[-1] == "prompt"


def test_a_template_is_not_found_in_words_and_constants(tmp_path: Path) -> None:
    """A column that is the same everywhere, or occurs inside a word, is no field."""
    rows = [{"question": f"cat {i}", "language": "en", "letter": "abcdef"[i], "answer": "y"}
            for i in range(6)]  # fmt: skip
    source = HEAD + (
        "    return {'input': f\"Sentence: {data['question']} en\\nA bad face: \","
        " 'output': 'y', 'processed_output': 'y'}\n"
    )
    _, written = export(make_task(tmp_path, source, "gen", rows), tmp_path / "to", num_fewshot=0)
    human, _ = meta_of(written)["template"]["round"]
    assert human["prompt"] == "Sentence: {question} en\nA bad face: "


def test_choices_of_each_doc_become_columns(tmp_path: Path, runner: TransformRunner) -> None:
    """Classes are letters, their texts columns, and the right one is the answer."""
    task = make_task(tmp_path, PPL, "ppl", ROWS)
    plan = make_plan(task, Options(), method="ppl")
    plan = replace(plan, settings=replace(plan.settings, target_delimiter=" "))
    job = make_job(plan, tmp_path / "to")
    written = opencompass.export_task(job)
    assert_comes_back(job, written, tmp_path, runner)
    meta, row = meta_of(written), json.loads(written.files["made_ppl.jsonl"].splitlines()[0])
    assert meta["template"]["B"] == "Q: {question}\nA: {B}"
    assert any(text.startswith("target_delimiter: ") and "' '" in text for text in written.losses)
    bare = make_job(make_plan(task, Options(), method="ppl"), tmp_path / "to")
    losses = opencompass.export_task(bare).losses
    assert not any(text.startswith("target_delimiter") for text in losses)
    assert (row["B"], row[meta["output_column"]]) == ("just 3", "A")


def test_choices_that_are_all_the_same_are_the_classes(
    tmp_path: Path, runner: TransformRunner
) -> None:
    """Then the template names them, and no columns are added."""
    rows = [{"question": f"Is {i} even?", "target_scores": {"yes": 1 - i % 2, "no": i % 2}}
            for i in range(4)]  # fmt: skip
    job, written = export(make_task(tmp_path, PPL, "ppl", rows), tmp_path / "to", num_fewshot=0)
    assert_comes_back(job, written, tmp_path, runner)
    assert meta_of(written)["options"] == ["yes", "no"]
    lines = written.files["made_ppl.jsonl"].splitlines()
    assert [json.loads(line)["answer"] for line in lines] == ["yes", "no", "yes", "no"]


def test_options_of_equal_text_cannot_be_classes(tmp_path: Path) -> None:
    """A row of which one option is left over has fewer choices than the others."""
    task, _ = import_case(CASES["ppl_equal"], tmp_path)
    with pytest.raises(InputError, match="the choices of doc 1"):
        export(task, tmp_path / "to")


def test_docs_with_other_numbers_of_choices_are_refused(tmp_path: Path) -> None:
    """OpenCompass's classes are those of every row."""
    rows = [*ROWS, {**ROWS[0], "target_scores": {"one": 1, "two": 0}}]
    with pytest.raises(InputError, match="the choices of doc 6; expected 2 to 26 choices"):
        export(make_task(tmp_path, PPL, "ppl", rows), tmp_path / "to")


def test_what_arrow_would_change_is_left_out(tmp_path: Path) -> None:
    """A column of texts and lists is not written, and that is a loss."""
    rows = [{**row, "passage": ["x"] if i else "y", "n": i if i else 0.5}
            for i, row in enumerate(ROWS)]  # fmt: skip
    _, written = export(make_task(tmp_path, MCQ_GEN, "gen", rows), tmp_path / "to")
    assert {loss.split(":")[0] for loss in written.losses if loss.startswith("column")} == {
        "column 'passage'",
        "column 'n'",
    }
    assert "passage" not in json.loads(written.files["made_gen.jsonl"].splitlines()[0])


def test_each_thing_without_a_place_is_a_loss(tmp_path: Path) -> None:
    """Metric, post-processor, stop sequences and decoding are named."""
    task = make_task(tmp_path, MCQ_GEN, "gen", ROWS)
    plan = make_plan(task, Options(), method="gen")
    plan = replace(plan, config=replace(plan.config, postprocess="until_return_post",
                                        filters=({"function": "lowercase"},)))  # fmt: skip
    losses = " | ".join(opencompass.export_task(make_job(plan, tmp_path)).losses)
    for thing in ("metric accuracy (exact_match)", "postprocess until_return_post", "filters:",
                  "stop sequences", "max_new_tokens 256, temperature 0"):  # fmt: skip
        assert thing in losses


def test_the_config_names_the_data_by_its_absolute_path(tmp_path: Path) -> None:
    """OpenCompass looks relative paths up elsewhere."""
    _, written = export(make_task(tmp_path, MCQ_GEN, "gen", ROWS), tmp_path / "to")
    names: dict[str, Any] = {}
    exec(written.files["made_gen_opencompass.py"], names)
    assert names["datasets"] == [{"path": str(tmp_path / "to" / "made_gen.jsonl")}]


TEXTS = st.text(
    alphabet=st.one_of(st.sampled_from("{}ABaidx \n"), st.characters(exclude_categories=["Cs"])),
    max_size=12,
).map(lambda text: text + "{A}{answer}{idx}{prompt}"[: len(text) % 30])


@pytest.mark.slow
@given(st.lists(st.tuples(TEXTS, TEXTS, TEXTS), min_size=1, max_size=4), st.booleans())
def test_any_prompt_comes_back(texts: list[tuple[str, str, str]], is_ppl: bool) -> None:
    """Whatever braces a prompt or a choice holds, OpenCompass's rule gives it again."""
    job = made_job(texts, "ppl" if is_ppl else "gen")
    written = opencompass.export_task(job)
    meta = meta_of(written)
    rows = [json.loads(line) for line in written.files["x.jsonl"].split("\n")[:-1]]
    own = list(meta["template"].values()) if is_ppl else [meta["template"]]
    for index, (row, expected) in enumerate(
        zip(rows, scored(job.items, job.config.method), strict=True)
    ):
        seen = {**row, "subdivision": "x", "idx": index}
        if not is_ppl and meta["output_column"]:
            seen[meta["output_column"]] = ""
        assert [fill(template, seen) for template in own] == expected


def fill(template: Any, row: dict[str, Any]) -> str:
    """Fill a template by the rule, written down a second time."""
    if isinstance(template, dict):
        parts = [fill(turn["prompt"], row) for turn in template["round"]]
        return "".join(("\n" if i else "") + part for i, part in enumerate(parts) if part)
    for name, value in row.items():
        template = template.replace("{" + name + "}", str(value))
    return template


def made_job(texts: list[tuple[str, str, str]], method: Any) -> ExportJob:
    """Return a job of docs with any input and two different choices."""
    items: list[Rendered] = []
    for index, (prompt, a, b) in enumerate(texts):
        targets = {"1" + a: 1, "2" + b: 0}
        doc = Doc(index, {"A": a, "B": b, "target_scores": targets, "answer": b})
        choices = tuple(targets) if method == "ppl" else ()
        items.append(
            Rendered(
                doc=doc,
                example=Example(prompt, (a,), a),
                prompt=Prompt((Segment("input", prompt),)),
                choices=choices,
                gold=(0,) if choices else (),
                shot_ids=(),
            )
        )
    return ExportJob(
        task="x",
        version=VersionInfo(f"{method}_v0", method, 0, "x.py"),
        source="",
        diff="",
        config=TaskConfig("x", "x", method, "x.jsonl"),
        settings=RenderSettings(),
        dataset_name="x",
        docs=tuple(item.doc for item in items),
        items=tuple(items),
        pool=(),
        separate_pool=False,
        shots={},
        target=Path("/to"),
    )


@pytest.mark.parametrize("name", ["round_shots", "mcq_gen"])
def test_turns_come_back_as_rounds(name: str, tmp_path: Path) -> None:
    """What a chat model gets of an exported template is what the import says it gets; turns that
    no template makes are told."""
    task, _ = import_case(CASES[name], tmp_path)
    job, written = export(task, tmp_path / "out")
    assert all(item.chat for item in job.items)
    assert not any(loss.startswith("turns") for loss in written.losses)
    others = tuple(replace(item, chat=item.chat[:-1] * 2 or item.chat * 2) for item in job.items)
    losses = opencompass.export_task(replace(job, items=others)).losses
    assert any(f"turns: {len(others)} docs" in loss for loss in losses)
