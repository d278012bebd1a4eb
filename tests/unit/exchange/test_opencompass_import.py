"""OpenCompass's custom datasets become tasks: prompts, texts and rows as OpenCompass makes them."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path

import pytest

from tests.unit.exchange.opencompass_cases import CASES, import_case, rendered, write_source
from workbench.errors import InputError
from workbench.exchange import opencompass
from workbench.prompts.render import Batch, in_chat_template
from workbench.prompts.transform import TransformRunner
from workbench.types import Rendered

GEN = sorted(
    name for name, case in CASES.items() if "prompts" in case["answers"] and "shots" not in case
)
UNRANKED = ("round_ppl",)
"""What OpenCompass runs, but to no end: one class only."""
PPL = sorted(
    name for name, case in CASES.items() if "texts" in case["answers"] and name not in UNRANKED
)
FAILING = sorted(name for name, case in CASES.items() if "error" in case["answers"])


@pytest.fixture(scope="module")
def runner() -> Iterator[TransformRunner]:
    with closing(TransformRunner()) as made:
        yield made


@pytest.mark.parametrize("name", GEN)
def test_prompts_are_those_of_opencompass(
    name: str, tmp_path: Path, runner: TransformRunner
) -> None:
    """Every prompt of a generation is byte for byte what a base model gets there."""
    task, _ = import_case(CASES[name], tmp_path)
    items = rendered(task, runner)
    assert [item.prompt.text for item in items] == CASES[name]["answers"]["prompts"]
    golds = CASES[name]["answers"]["golds"]
    if golds is not None:
        assert [item.example.processed_output for item in items] == [str(gold) for gold in golds]


@pytest.mark.parametrize("name", GEN)
def test_a_chat_model_gets_the_turns_of_opencompass(
    name: str, tmp_path: Path, runner: TransformRunner
) -> None:
    """Put into a chat template, a prompt is the messages that OpenCompass gives its chat models."""
    task, _ = import_case(CASES[name], tmp_path)
    for item, expected in zip(rendered(task, runner), CASES[name]["answers"]["chat"], strict=True):
        (placed,) = in_chat_template(Batch((item,)), told_apart, "turns").items
        assert isinstance(placed, Rendered)
        assert placed.prompt.text == told_apart(expected)


@pytest.mark.parametrize("name", GEN)
def test_one_turn_that_opencompass_never_makes_is_told(name: str, tmp_path: Path) -> None:
    """Where chat models get other turns there, prompts and scores of one turn say so."""
    task, _ = import_case(CASES[name], tmp_path)
    config = task.config()
    has_turns = "chat(row)" in Path(config.transform).read_text("utf-8")
    assert bool(config.lost_turns) == has_turns


def told_apart(messages: Sequence[dict[str, str]]) -> str:
    """A chat template from which roles and texts can be read again."""
    return "".join(f"\x1e{each['role']}\x1f{each['content']}" for each in messages)


@pytest.mark.parametrize("name", PPL)
def test_scored_texts_are_those_of_opencompass(
    name: str, tmp_path: Path, runner: TransformRunner
) -> None:
    """Prompt and choice make the text of each class, in order; equal texts are one choice."""
    task, _ = import_case(CASES[name], tmp_path)
    answers = CASES[name]["answers"]
    labels = list(answers["texts"])
    for index, item in enumerate(rendered(task, runner)):
        texts = [answers["texts"][label][index] for label in labels]
        assert [item.prompt.text + c for c in item.choices] == list(dict.fromkeys(texts))
        assert all(item.choices)
        gold = str(answers["golds"][index])
        # Of equal texts OpenCompass picks the first, so a later one can't be right.
        wins = gold in labels and texts.index(texts[labels.index(gold)]) == labels.index(gold)
        golds = [item.prompt.text + item.choices[i] for i in item.gold]
        assert golds == ([texts[labels.index(gold)]] if wins else [])


@pytest.mark.parametrize("name", [*GEN, *PPL])
def test_rows_are_those_of_opencompass(name: str, tmp_path: Path) -> None:
    """The rows have the columns and values, in order, that OpenCompass's loader gives them."""
    task, _ = import_case(CASES[name], tmp_path)
    rows = [dict(doc.data) for doc in task.docs(task.config())]
    for row, expected in zip(rows, CASES[name]["answers"]["rows"], strict=True):
        row.pop("target_scores", None)
        assert list(row.items()) == [(k, v) for k, v in expected.items() if k in row]
        assert set(expected) - set(row) <= {"idx", "subdivision"}


@pytest.mark.parametrize("name", [*FAILING, *UNRANKED])
def test_what_opencompass_fails_on_is_an_error_with_file_and_line(
    name: str, tmp_path: Path
) -> None:
    """What OpenCompass cannot use raises here too, and says where; so does a ppl task that has
    nothing to rank."""
    config = write_source(CASES[name], tmp_path)
    with pytest.raises(InputError, match=r"[^ ]+:\d+: "):
        opencompass.import_task(config)
    (found,) = opencompass.check_source(config)
    assert found.severity == "error"
    assert found.line is not None


@pytest.mark.parametrize(
    ("name", "kind", "line"),
    [
        ("csv_bom", "Bom", 1),
        ("own_columns", "OwnColumn", 1),
        ("nested_gen", "NestedField", 1),
        ("nested_ppl", "NestedField", 1),
        ("later_option", "LaterOption", 2),
        ("later_option", "LaterColumn", 2),
        ("other_letters", "NoOptions", 1),
        ("mcq_no_answer", "NoAnswer", 1),
        ("null_answer", "NoAnswer", 2),
        ("mcq_csv", "Cells", 4),
        ("option_numbers", "OptionType", 1),
        ("ppl_words", "NoSuchOption", 3),
        ("answer_inside", "UnknownField", 1),
        ("class_templates_gen", "FirstClass", 1),
    ],
)
def test_a_trap_is_a_warning_with_its_line(name: str, kind: str, line: int, tmp_path: Path) -> None:
    """What OpenCompass does silently is said: by check_source, and as a loss of the import."""
    config = write_source(CASES[name], tmp_path)
    found = {d.type: d for d in reversed(opencompass.check_source(config))}
    assert found[kind].severity == "warning"
    assert found[kind].line == line
    losses = opencompass.import_task(config).losses
    assert any(loss.startswith(found[kind].message) for loss in losses)


def test_a_clean_source_has_no_findings(tmp_path: Path) -> None:
    """A dataset without a trap gives none."""
    assert opencompass.check_source(write_source(CASES["mcq_gen"], tmp_path)) == ()


def test_what_only_a_meta_template_uses_is_lost(tmp_path: Path) -> None:
    """A message's own beginning or end is no text for a base model, and is told."""
    template = {"round": [{"role": "HUMAN", "prompt": "{question}", "end": "<eoh>"}]}
    entry = {"path": "sums.jsonl", "template": template}
    config = write_source({**CASES["qa_gen"], "entry": entry}, tmp_path)
    assert [d.type for d in opencompass.check_source(config)] == ["MessageKey"]


def test_the_nested_answer_is_named(tmp_path: Path) -> None:
    """A value that lets the right answer into a ppl text is told so."""
    found = opencompass.check_source(write_source(CASES["nested_ppl"], tmp_path))
    assert any("the right answer is shown" in d.message for d in found)


def test_a_config_scores_as_opencompass_does(tmp_path: Path) -> None:
    """The metric is its evaluator's; ppl scores the whole text."""
    task, _ = import_case(CASES["mcq_gen"], tmp_path / "gen")
    (metric,) = task.config().metrics
    assert (metric.type, metric.options) == ("opencompass_option_sim", {"options": ["A", "B", "C"]})
    assert task.config().decoding.until == ()
    task, _ = import_case(CASES["mcq_ppl"], tmp_path / "ppl")
    assert task.config().scope == "full"
    assert [m.type for m in task.config().metrics] == ["opencompass_ppl"]
    task, _ = import_case(CASES["qa_gen"], tmp_path / "qa")
    assert [m.type for m in task.config().metrics] == ["opencompass_acc"]


def test_shots_of_an_imported_task_end_as_the_template_does(
    tmp_path: Path, runner: TransformRunner
) -> None:
    """A shot is the template with its answer, so OpenCompass's prompts with shots come out."""
    task, _ = import_case(CASES["qa_gen"], tmp_path)
    items = rendered(task, runner, num_fewshot=1, sampler="first_n")
    assert items[1].prompt.text == "12+7=\n19\n3*4="


def test_a_folder_may_hold_several_datasets(tmp_path: Path) -> None:
    """Each becomes a config of its own, with a transform under its own name."""
    for name in ("mcq_gen", "qa_gen"):
        write_source(CASES[name], tmp_path)
    (tmp_path / "config.py").unlink()
    files = opencompass.import_task(tmp_path).files
    assert {name for name in files if name.endswith((".py", "gen.json"))} == {
        "transform_gen_v0_rivers.py",
        "transform_gen_v0_sums.py",
        "config/rivers_gen.json",
        "config/sums_gen.json",
        "params_gen.json",
    }


def test_a_meta_file_names_its_data(tmp_path: Path) -> None:
    """The `.meta.json` beside a data file may be given in its place."""
    write_source(CASES["pasted_shots"], tmp_path)
    by_meta = opencompass.import_task(tmp_path / "sums.csv.meta.json")
    assert by_meta == opencompass.import_task(tmp_path / "sums.csv")


def test_an_abbr_never_leads_out_of_the_folder(tmp_path: Path) -> None:
    """A dataset's name becomes a file's name without slashes."""
    case = {**CASES["qa_gen"], "entry": {"path": "sums.jsonl", "abbr": "../../etc/x y"}}
    files = opencompass.import_task(write_source(case, tmp_path)).files
    assert "data/etc-x-y.jsonl" in files
    assert not any(".." in name for name in files)


@pytest.mark.parametrize(
    ("meta", "says"),
    [
        ('{"humam_prompt": "x"}', r"meta\.json:1: unknown key 'humam_prompt'.*human_prompt"),
        ('{\n"human_prompt": 5}', r"meta\.json:2: human_prompt; expected a text; saw 5"),
        ('{"options": [1]}', r"meta\.json:1: options; expected texts"),
        ('["x"]', r"meta\.json:1; expected a JSON object"),
        ('{"data_type": "mqc"}', r"meta\.json:1: mqc gen.*mcq gen"),
        ('{"data_type": "qa", "infer_method": "ppl"}', r"meta\.json:1: qa ppl"),
        ('{"test_range": "[:2] + __import__(1)"}', r"meta\.json:1: test_range; expected a slice"),
        ('{"test_range": "[::0]"}', r"test_range; expected a slice"),
        ('{"test_range": "[5:]"}', r"meta\.json:1: test_range leaves no rows"),
        ('{"output_column": "gold"}', r"meta\.json:1: output_column 'gold'; expected a column"),
        ('{"template": {"round": "x", "begin": 3}}', r"template\.begin; expected"),
        ('{"template": []}', r"meta\.json:1: template; expected"),
        ('{"template": {}}', r"meta\.json:1: template; expected a text, or an object"),
        ('{"data_type": "mcq", "template": "x"}', r"meta\.json:1: an mcq task without options"),
        ('{"data_type": "mcq", "options": ["a"]}', r"meta\.json:1: options; expected single cap"),
        ("\ufeff{}", r"meta\.json:1: the file begins with a byte order mark"),
        ('{"abbr": ', r"meta\.json:1: not valid JSON"),
        ("[" * 100_000, r"meta\.json:1: not valid JSON"),
    ],
)
def test_a_bad_meta_file_is_told_with_its_line(meta: str, says: str, tmp_path: Path) -> None:
    """Nothing but an error in the house style comes of it, and nothing in it is evaluated."""
    case = {**CASES["qa_gen"], "files": {**CASES["qa_gen"]["files"], "sums.jsonl.meta.json": meta}}
    with pytest.raises(InputError, match=says):
        opencompass.import_task(write_source(case, tmp_path))


@pytest.mark.parametrize(
    ("data", "says"),
    [
        (b"", r"x\.jsonl:1: not valid JSON"),
        (b"{}\n", r"x\.jsonl:1: no rows"),
        (b'{"question": "a"}\n7\n', r"x\.jsonl:2: not an object"),
        (b'{"question": "a"}\n{"question": "\xff"}\n', r"x\.jsonl:2: not UTF-8"),
        (b'{"question": ' + b"[" * 100_000 + b"}\n", r"x\.jsonl:1: not usable JSON"),
        (b'{"question": "' + b"a" * (16 * 1024 * 1024) + b'"}', r"x\.jsonl:1: a row too long"),
        (b'{"question": 1}\n{"question": [2]}\n', r"x\.jsonl:2: column 'question'"),
        (
            b'{"question": "a"}\n{"question": "\\ud800"}\n',
            r"x\.jsonl:2: column 'question'; .*UTF-8",
        ),
        (b'{"question": 1208925819614629174706176}\n', r"x\.jsonl:1: column 'question'"),
    ],
)
def test_bad_data_is_told_with_its_line(data: bytes, says: str, tmp_path: Path) -> None:
    """A file that OpenCompass cannot load names its line, and no other error comes of it."""
    (tmp_path / "x.jsonl").write_bytes(data)
    with pytest.raises(InputError, match=says):
        opencompass.import_task(tmp_path / "x.jsonl")


def test_other_files_are_refused(tmp_path: Path) -> None:
    """Only .jsonl and .csv are custom data; a folder must hold some."""
    (tmp_path / "x.json").write_text("{}")
    for source, says in ((tmp_path / "x.json", "reads no such"), (tmp_path, "no custom data")):
        with pytest.raises(InputError, match=says):
            opencompass.import_task(source)


def test_a_config_is_read_and_not_run(tmp_path: Path) -> None:
    """A written-out list is read; code runs only where it is trusted."""
    (tmp_path / "x.jsonl").write_text(json.dumps({"question": "a", "answer": "b"}) + "\n")
    config = tmp_path / "c.py"
    config.write_text("datasets = [\n    dict(path='x.jsonl', abbr='plain'),\n]\n")
    assert "data/plain.jsonl" in opencompass.import_task(config).files
    config.write_text("datasets = [dict(path='x.jsonl', abbr=n) for n in ('made',)]\n")
    with pytest.raises(InputError, match="made by code, which is not run unasked"):
        opencompass.import_task(config)
    assert "data/made.jsonl" in opencompass.import_task(config, trust=True).files


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("datasets = [", r"c\.py:1: not valid Python"),
        ("datasets = [{'type': 'x'}]", "no custom datasets"),
        ("x = 1", "made by code"),
        ("datasets = [{'abbr': 'x'}]", r"c\.py:1: path; expected a data file"),
        ("datasets = [{1: 'x', 'path': 'y'}]", r"c\.py:1: datasets; expected names"),
        ("datasets = [7]", r"c\.py:1: datasets; expected objects"),
        ("datasets = [{'path': 'no.jsonl'}]", r"no\.jsonl: cannot be read"),
        ("datasets = [{'path': 'x.jsonl', 'meta_path': 'm'}]", "meta_path 'm' does not exist"),
        ("datasets = [{'path': 'x.jsonl', 'opt': 1}]", r"c\.py:1: unknown key 'opt'"),
    ],
)
def test_a_bad_config_is_told(text: str, says: str, tmp_path: Path) -> None:
    """A config that names no usable custom dataset says what is missing, and where."""
    (tmp_path / "x.jsonl").write_text(json.dumps({"question": "a", "answer": "b"}) + "\n")
    (tmp_path / "c.py").write_text(text)
    with pytest.raises(InputError, match=says):
        opencompass.import_task(tmp_path / "c.py")
    assert [d.severity for d in opencompass.check_source(tmp_path / "c.py")] == ["error"]


@pytest.mark.slow
@pytest.mark.parametrize("trusted", [True, False])
def test_a_config_of_opencompass_s_own_classes_has_a_way_out(trusted: bool, tmp_path: Path) -> None:
    """Written out or run, it is told that its rows can be imported with a template."""
    code = "from opencompass.none import HFDataset\ndatasets = [dict(type=HFDataset)]\n"
    (tmp_path / "c.py").write_text(code if trusted else "datasets = [dict(type='HFDataset')]\n")
    with pytest.raises(InputError) as caught:
        opencompass.import_task(tmp_path / "c.py", trust=trusted)
    assert "OpenCompass's own c" in str(caught.value)
    assert "Import the file of rows instead" in str(caught.value)


@pytest.mark.slow
def test_a_trusted_config_may_name_an_evaluator(tmp_path: Path) -> None:
    """A class decides the metric; one that is not here is a loss."""
    (tmp_path / "x.jsonl").write_text(CASES["mcq_gen"]["files"]["rivers.jsonl"])
    for name, kind in (("AccEvaluator", "acc"), ("EMEvaluator", "option_sim")):
        text = f"class {name}: pass\ndatasets = [d for d in [{{'path': 'x.jsonl'}}]]\n"
        (tmp_path / "c.py").write_text(text + f"datasets[0]['evaluator'] = {name}\n")
        written = opencompass.import_task(tmp_path / "c.py", trust=True)
        metric = json.loads(written.files["config/x_gen.json"])["metric"]["accuracy"]
        assert metric["evaluation"]["type"] == f"opencompass_{kind}"
        assert any("EMEvaluator" in loss for loss in written.losses) == (name == "EMEvaluator")


def test_trusted_code_that_fails_is_told(tmp_path: Path) -> None:
    """The error of a trusted config's code is quoted."""
    (tmp_path / "c.py").write_text("raise RuntimeError('no such luck')")
    with pytest.raises(InputError, match="no such luck"):
        opencompass.import_task(tmp_path / "c.py", trust=True)
