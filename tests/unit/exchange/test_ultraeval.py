"""UltraEval's folders, its exports and its samples: what is read, what is written, what is lost."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from workbench.errors import ConfigError, DataError
from workbench.exchange.files import ExportJob
from workbench.exchange.ultraeval import export_task, import_task, read_samples
from workbench.prompts.transform import TransformRunner
from workbench.runs.options import Options
from workbench.runs.plan import make_plan, render_docs
from workbench.scoring.metrics.doc_metric import MetricSpec
from workbench.tasks.config import TaskConfig, dataset_name, read_config
from workbench.tasks.task import Task
from workbench.types import Decoding, Method, Rendered, RenderSettings

SOURCE = """\
def transform(data, num_sample, r, dataset_name):
    return {"input": data["question"], "output": data["answer"], "processed_output": ["4"]}
"""
CONFIG: dict[str, Any] = {
    "task_name": "add_two",
    "path": "datasets/sums/data/add-two.jsonl",
    "description": "Add.",
    "transform": "datasets/sums/transform_gen_v0.py",
    "fewshot": 2,
    "generate": {"method": "generate", "params": "models/model_params/vllm_sample_v1.json"},
    "postprocess": "gsm8k_post",
    "metric": {"accuracy": {"evaluation": {"type": "exact_match"}}},
}


def row(place: int) -> dict[str, Any]:
    scores = {str(place + 1): 1, "0": 0}
    return {"question": f"{place}+1=", "answer": str(place + 1), "target_scores": scores}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A dataset folder in a clone of UltraEval, its data built."""
    made = tmp_path / "UltraEval" / "datasets" / "sums"
    (made / "data").mkdir(parents=True)
    (made / "config").mkdir()
    (made / "transform_gen_v0.py").write_text(SOURCE)
    (made / "make_dataset.py").write_text("raise SystemExit('never run')\n")
    lines = "".join(json.dumps(row(place)) + "\n" for place in range(6))
    (made / "data" / "add-two.jsonl").write_text(lines)
    write_config(made)
    return made


def write_config(folder: Path, **changes: Any) -> Path:
    path = folder / "config" / "add_two_gen.json"
    path.write_text(json.dumps({**CONFIG, **changes}))
    return path


def write_files(files: Any, to: Path) -> Path:
    for name, text in files.items():
        (to / name).parent.mkdir(parents=True, exist_ok=True)
        (to / name).write_bytes(text.encode("utf-8"))
    return to


def prompts(task: Task, **options: Any) -> list[str]:
    plan = make_plan(task, Options(sample_size=None, **options))
    with closing(TransformRunner()) as runner:
        items = render_docs(plan, plan.docs(), runner).items
    return [item.prompt.text for item in items if isinstance(item, Rendered)]


# ---- configs -----------------------------------------------------------------------------------


def test_the_dataset_name_is_made_of_the_task_s_own(folder: Path) -> None:
    """The folder in lower case, `task_name` with dashes, the method (make_config.py)."""
    config = read_config(write_config(folder, task_name="Math_II-MCQs"), folder)
    assert dataset_name("GaoKao", config) == "gaokao_Math-II-MCQs_gen"


def test_a_config_resolves_before_its_data_is_built(folder: Path) -> None:
    """A clone comes without data: the config is right, the rows are what is missing."""
    (folder / "data" / "add-two.jsonl").unlink()
    config = read_config(folder / "config" / "add_two_gen.json", folder)
    assert config.path == str(folder / "data" / "add-two.jsonl")
    with pytest.raises(DataError, match=r"add-two\.jsonl: cannot be read"):
        Task.open(folder).docs(config)


def test_stock_parameters_are_known_without_their_file(folder: Path) -> None:
    """A folder that was copied without `models/model_params` generates as in its clone; a file
    that is there comes first."""
    path = folder / "config" / "add_two_gen.json"
    assert read_config(path, folder).decoding == Decoding(300, ("\n\n",), 0.1, 0.95)
    own = folder.parents[1] / "models" / "model_params" / "vllm_sample_v1.json"
    own.parent.mkdir(parents=True)
    own.write_text('{"max_tokens": 7, "stop": [], "temperature": 0, "presence_penalty": 0.0}')
    assert read_config(path, folder).decoding == Decoding(7, (), 0, 1.0)


def test_a_metric_keeps_its_settings_and_its_aggregation(folder: Path) -> None:
    """Two metrics of one config, names in any case."""
    metric = {
        "char": {"evaluation": {"type": "BLEU", "tokenizer": "char"}},
        "k": {"evaluation": {"type": "function_execution"}, "aggregation": {"type": "Pass_K"}},
    }
    assert read_config(write_config(folder, metric=metric), folder).metrics == (
        MetricSpec("char", "bleu", {"tokenizer": "char"}),
        MetricSpec("k", "function_execution", {"aggregation": {"type": "pass_k"}}),
    )


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (json.dumps({**CONFIG, "fewshot": 0}).replace('"fewshot": 0', '"fewshot": ' + "9" * 5000),
         "not usable JSON"),
        ("[" * 100_000, "not usable JSON"),
        (json.dumps({**CONFIG, "metric": {"a": {"evaluation": {"type": "log_prob"},
                                                "aggregation": {"type": "median"}}}}),
         "aggregation"),
        (json.dumps({**CONFIG, "metric": {"a": {"evaluation": []}}}), "metric 'a'"),
        (json.dumps([CONFIG]), "a JSON object"),
    ],
)  # fmt: skip
def test_an_unusable_config_is_one_error(folder: Path, text: str, says: str) -> None:
    """Whatever is in the file, ConfigError names it."""
    path = folder / "config" / "add_two_gen.json"
    path.write_text(text)
    with pytest.raises(ConfigError, match=r"add_two_gen\.json") as caught:
        read_config(path, folder)
    assert says in str(caught.value)


# ---- import ------------------------------------------------------------------------------------


@pytest.mark.slow
def test_an_imported_folder_stands_alone(folder: Path, tmp_path: Path) -> None:
    """Paths are the task's own, every byte of transform and data is kept, prompts are the same."""
    (folder / "transform_gen_v1.py").write_text(SOURCE + "\n\n# other\n")
    (folder / "transform_gen_v1.diff").write_text("# parent: transform_gen_v0.py\n")
    written = import_task(folder)
    assert set(written.files) == {
        "transform_gen_v0.py",
        "transform_gen_v1.py",
        "transform_gen_v1.diff",
        "data/add-two.jsonl",
        "params/vllm_sample_v1.json",
        "config/add_two_gen.json",
    }
    task = Task.open(write_files(written.files, tmp_path / "elsewhere" / "sums"))
    assert prompts(task, sampler="ultraeval", seed=3) == prompts(
        Task.open(folder), sampler="ultraeval", seed=3
    )
    # vLLM stops at nothing where `stop` isn't there, so the copy says it.
    assert task.config("add_two_gen").decoding == Decoding(300, (), 0.1, 0.95)
    assert written.files["data/add-two.jsonl"] == (folder / "data" / "add-two.jsonl").read_text()


def needing(folder: Path) -> None:
    """Have the folder's transform import modules and open files that lie beside it."""
    lines = ["import os, sys", "sys.path.insert(0, os.path.dirname(__file__))",
             "from helper import cue", "from more.words import END"]  # fmt: skip
    opened = 'open(os.path.dirname(__file__) + "/tmpl.txt", encoding="utf-8").read()'
    changed = SOURCE.replace('data["question"]', f'data["question"] + cue() + END + {opened}')
    (folder / "transform_gen_v0.py").write_text("\n".join(lines) + "\n\n\n" + changed)
    (folder / "helper.py").write_text("import deeper\n\n\ndef cue():\n    return deeper.CUE\n")
    (folder / "deeper.py").write_text("CUE = 'cue'\n")
    (folder / "more").mkdir()
    (folder / "more" / "words.py").write_text("END = '!'\n")
    (folder / "tmpl.txt").write_text("Answer:")


def test_what_a_transform_needs_beside_it_comes_along(folder: Path, tmp_path: Path) -> None:
    """Modules that it imports, what those import, and files that it names are copied, and exported
    again; nothing of it is lost."""
    needing(folder)
    beside = {"helper.py", "deeper.py", "more/words.py", "tmpl.txt"}
    written = import_task(folder)
    assert beside <= set(written.files)
    assert [loss for loss in written.losses if "params" not in loss] == [
        "make_dataset.py: it builds the data from UltraEval's RawData, not copied"
    ]
    task = Task.open(write_files(written.files, tmp_path / "elsewhere" / "sums"))
    assert prompts(task, num_fewshot=0)[0] == "Add.\n\n0+1=cue!Answer:"
    out = export_task(job(task))
    assert {f"datasets/sums/{name}" for name in beside} <= set(out.files)
    assert not any("import " in loss or "beside" in loss for loss in out.losses)


def test_what_cannot_come_along_is_said(folder: Path) -> None:
    """A module out of UltraEval's tree, a file that is no text, and, where code opens files, those
    that nobody names; where it opens none, nothing is said of them."""
    (folder / "README.md").write_text("About it.")
    assert "README.md" not in str(import_task(folder).losses)
    needing(folder)
    text = (folder / "transform_gen_v0.py").read_text()
    root = "from datasets.sums.deeper import CUE\nNAMED = 'table.bin'\n"
    (folder / "transform_gen_v0.py").write_text(root + text)
    (folder / "table.bin").write_bytes(b"\xff\xfe\x00")
    losses = import_task(folder).losses
    assert any(loss.startswith("table.bin: transform_gen_v0.py needs it") for loss in losses)
    assert any("it imports datasets.sums.deeper" in loss for loss in losses)
    (left,) = [loss for loss in losses if loss.startswith("files beside")]
    assert "not copied: README.md." in left


def test_an_imported_task_is_evaluated_as_ultraeval_does(folder: Path, tmp_path: Path) -> None:
    """Its way to draw shots and the scope of its PPL are in the configs, unless they say more."""
    (folder / "transform_ppl_v0.py").write_text(SOURCE)
    ranked = {**CONFIG, "transform": "datasets/sums/transform_ppl_v0.py", "fewshot": 0}
    ranked |= {"generate": {"method": "loglikelihood", "params": ""}, "postprocess": ""}
    ranked |= {"metric": {"accuracy": {"evaluation": {"type": "log_prob"}}}}
    (folder / "config" / "add_two_ppl.json").write_text(json.dumps(ranked))
    task = Task.open(write_files(import_task(folder).files, tmp_path / "sums"))
    gen, ppl = task.config("add_two_gen"), task.config("add_two_ppl")
    assert (gen.sampler, gen.scope) == ("ultraeval", "continuation")
    assert (ppl.sampler, ppl.scope) == ("fixed", "full")
    write_config(folder, sampler="first_n")
    again = json.loads(import_task(folder).files["config/add_two_gen.json"])
    assert again["sampler"] == "first_n"


def test_what_the_server_does_unasked_is_written_down(folder: Path, tmp_path: Path) -> None:
    """UltraEval's server samples at temperature 1 and ends after 16 tokens."""
    write_config(folder, generate={"method": "generate", "params": {"until": ["."]}})
    task = Task.open(write_files(import_task(folder).files, tmp_path / "sums"))
    assert task.config("add_two_gen").decoding == Decoding(16, (".",), 1.0, 1.0)


def test_what_an_import_cannot_keep_is_said(folder: Path) -> None:
    """Data that is not built, other names, sampling that is not done, branching on the name."""
    params = folder.parents[1] / "models" / "model_params" / "vllm_sample_v1.json"
    params.parent.mkdir(parents=True)
    params.write_text('{"max_tokens": 5, "sampling_num": 20, "top_k": -1, "best_of": 3}')
    (folder / "data" / "add-two.jsonl").unlink()
    (folder / "transformer.py").write_text("")
    (folder / "config" / "more.json").write_text("{}")
    (folder / "transform_gen_v0.py").write_text(SOURCE.replace('["4"]', "dataset_name"))
    losses = "\n".join(import_task(folder).losses)
    assert "data/add-two.jsonl is not built" in losses
    assert "transformer.py" in losses
    assert "config/more.json: a config's name ends in _gen or _ppl" in losses
    assert "sampling_num = 20 is not used" in losses and "best_of = 3 is not used" in losses
    assert "top_k" not in losses
    assert "keep the task folder's name, sums" in losses


@pytest.mark.parametrize(
    ("change", "error", "says"),
    [
        (lambda f: write_config(f, transform="datasets/sums/transform_gen_v9.py"), ConfigError,
         "transform_gen_v9.py' does not exist"),
        (lambda f: write_config(f, path="../../../secret.jsonl"), ConfigError, "without '..'"),
        (lambda f: write_config(f, path="/etc/hosts.jsonl"), ConfigError, "from UltraEval's root"),
        (lambda f: write_config(f, generate={"method": "generate", "params": "../p.json"}),
         ConfigError, "without '..'"),
        (lambda f: write_config(f, generate={"method": "guess"}), ConfigError, "saw 'guess'"),
        (lambda f: write_config(f, metric={"a": 1}), ConfigError, "metric 'a'"),
        (lambda f: write_config(f, sampler="dice"), ConfigError, "sampler 'dice'"),
        (lambda f: write_config(f, fewshots=1), ConfigError, "Did you mean 'fewshot'"),
        (lambda f: (f / "transform_gen_v0.py").write_bytes(b"# one\n# \xff\n"), ConfigError,
         "transform_gen_v0.py:2: not UTF-8; saw byte 0xff"),
        (lambda f: (f / "data" / "add-two.jsonl").write_bytes(b"{}\n{\xff}\n"), DataError,
         "add-two.jsonl:2: not UTF-8"),
        (lambda f: (f / "data" / "add-two.jsonl").write_text('{}\n{"a": }\n'), DataError,
         "add-two.jsonl:2: not valid JSON"),
        (lambda f: (f / "data" / "add-two.jsonl").write_text("[1]\n"), DataError,
         "add-two.jsonl:1: not an object"),
    ],
)  # fmt: skip
def test_a_broken_folder_says_where(
    folder: Path, change: Callable[[Path], Any], error: type[Exception], says: str
) -> None:
    """File and line, what was expected, what was seen."""
    change(folder)
    with pytest.raises(error) as caught:
        import_task(folder)
    assert says in str(caught.value)


def test_what_is_no_dataset_folder_is_refused(tmp_path: Path) -> None:
    """A folder of something else, or a file."""
    (tmp_path / "notes.txt").write_text("")
    for source in (tmp_path, tmp_path / "notes.txt"):
        with pytest.raises(ConfigError, match="a folder of UltraEval's datasets/"):
            import_task(source)


def test_a_folder_without_configs_keeps_its_rows(folder: Path) -> None:
    """Transforms and data are a task already; a byte order mark is no part of them."""
    (folder / "config" / "add_two_gen.json").unlink()
    (folder / "transform_gen_v0.py").write_bytes(b"\xef\xbb\xbf" + SOURCE.encode())
    files = import_task(folder).files
    assert set(files) == {"transform_gen_v0.py", "data/add-two.jsonl"}
    assert files["transform_gen_v0.py"] == SOURCE


def test_one_config_may_be_imported_alone(folder: Path) -> None:
    """The others of the folder stay where they are."""
    path = write_config(folder)
    (folder / "config" / "other_gen.json").write_text(json.dumps(CONFIG))
    assert "config/other_gen.json" not in import_task(path).files


# ---- export ------------------------------------------------------------------------------------


def job(task: Task, method: Method = "gen", **changes: Any) -> ExportJob:
    plan = make_plan(task, Options(sample_size=None), method=method)
    with closing(TransformRunner()) as runner:
        items = render_docs(plan, plan.docs(), runner).items
    pool = task.pool(plan.config)
    made = ExportJob(
        task=task.name,
        version=task.version(plan.version),
        source=plan.source,
        diff="",
        config=plan.config,
        settings=plan.settings,
        dataset_name=task.dataset_name(plan.config),
        docs=plan.docs(),
        items=tuple(item for item in items if isinstance(item, Rendered)),
        pool=tuple(pool.docs),
        separate_pool=pool.separate,
        shots={},
        target=Path("/clone"),
    )
    return replace(made, **changes)


@pytest.mark.slow
def test_an_export_is_read_back_with_the_same_prompts(folder: Path, tmp_path: Path) -> None:
    """Also what UltraEval has no key for: its config carries it for the workbench alone."""
    settings = {"sampler": "per_doc", "seed": 9, "separator": "\n--\n"}
    write_config(folder, description_separator=" ", **settings)
    task = Task.open(folder)
    written = export_task(job(task))
    clone = write_files(written.files, tmp_path / "clone")
    back = Task.open(clone / "datasets" / "sums")
    assert prompts(back) == prompts(task)
    assert back.config().decoding == task.config().decoding
    assert back.config().metrics == task.config().metrics
    config = json.loads((clone / "datasets/sums/config/add-two_gen.json").read_text())
    assert list(config)[:8] == list(CONFIG)
    assert config["path"] == "datasets/sums/data/add-two.jsonl"
    assert config["transform"] == "datasets/sums/transform_gen_v0.py"


@pytest.mark.slow
def test_what_ultraeval_does_otherwise_is_a_loss(folder: Path) -> None:
    """Each setting that it has no word for, by its name."""
    base = job(Task.open(folder))
    settings = RenderSettings(
        num_fewshot=2,
        sampler="ids",
        shot_ids=(1, 2),
        description="Add.",
        separator="\n",
        description_separator="",
        target_delimiter=" ",
    )
    config = replace(
        base.config,
        filters=({"function": "take_first"},),
        postprocess="own_post",
        metrics=(MetricSpec("em", "lm_eval_exact_match"),),
    )
    lost = export_task(
        replace(
            base,
            settings=settings,
            config=config,
            separate_pool=True,
            dataset_name="other_name_gen",
            source="import jinja2\nimport json\nfrom UltraEval import tasks\n"
            + SOURCE.replace('["4"]', "dataset_name"),
        )
    ).losses
    kinds = [loss.split(":")[0] for loss in lost]
    assert kinds == [
        "metric 'em'",
        "metric",
        "shots",
        "few-shot data",
        "separator",
        "description_separator",
        "target_delimiter",
        "filters",
        "postprocess",
        "dataset_name",
        "import jinja2",
    ]


def test_without_shots_nothing_is_lost(folder: Path) -> None:
    """A plain version with UltraEval's own metric goes over whole."""
    base = job(Task.open(folder))
    written = export_task(replace(base, settings=RenderSettings(description="Add.")))
    assert written.losses == ()
    config = json.loads(written.files["datasets/sums/config/add-two_gen.json"])
    assert set(config) == set(CONFIG)


def test_generation_by_default_is_left_to_the_command_line(folder: Path) -> None:
    """A config without parameters is said to be one."""
    base = job(Task.open(folder))
    plain = replace(
        base, settings=RenderSettings(), config=replace(base.config, decoding=Decoding())
    )
    written = export_task(plain)
    assert json.loads(written.files["datasets/sums/config/add-two_gen.json"])["generate"] == {
        "method": "generate",
        "params": "",
    }
    (loss,) = written.losses
    assert loss.startswith("params: ")


def test_its_own_sampler_loses_the_seed_alone(folder: Path) -> None:
    """UltraEval's stream is not seeded, and nothing else differs."""
    base = job(Task.open(folder))
    settings = RenderSettings(num_fewshot=2, seed=4, sampler="ultraeval")
    (loss,) = export_task(replace(base, settings=settings)).losses
    assert loss.startswith("seed: ")


@pytest.mark.slow
def test_names_have_dashes_and_the_diff_goes_along(folder: Path) -> None:
    """main.py and make_config.py part names at underscores."""
    base = job(Task.open(folder))
    written = export_task(replace(base, task="My_sums", diff="--- a\n"))
    assert set(written.files) == {
        "datasets/my-sums/transform_gen_v0.py",
        "datasets/my-sums/transform_gen_v0.diff",
        "datasets/my-sums/data/add-two.jsonl",
        "datasets/my-sums/config/add-two_gen.json",
        "models/model_params/my-sums_add-two_gen.json",
    }


@pytest.mark.slow
@pytest.mark.parametrize(
    ("kind", "metric", "postprocess"),
    [
        ("acc", "log_prob", ""),
        ("log_prob_mc2", "log_prob_mc2", ""),
        ("acc_suffix", "log_prob", "general_torch_ppl_norm"),
    ],
)
def test_ranked_metrics_have_its_names(
    folder: Path, kind: str, metric: str, postprocess: str
) -> None:
    """The normalised form is a post-processor there."""
    base = job(Task.open(folder))
    config = TaskConfig(
        name="add_ppl",
        task_name="add",
        method="ppl",
        path="",
        metrics=(MetricSpec("accuracy", kind),),
    )
    written = export_task(replace(base, config=config, settings=RenderSettings()))
    made = json.loads(written.files["datasets/sums/config/add_ppl.json"])
    assert made["metric"] == {"accuracy": {"evaluation": {"type": metric}}}
    assert made["postprocess"] == postprocess
    assert made["generate"] == {"method": "loglikelihood", "params": ""}
    assert [loss.split(":")[0] for loss in written.losses] == ["scope"]


@pytest.mark.slow
def test_rows_that_ultraeval_can_read_go_back_byte_for_byte(folder: Path) -> None:
    """Its own data is not replaced by another spelling; an empty line, at which it fails, goes."""
    data = folder / "data" / "add-two.jsonl"
    spelt = data.read_text().replace('": ', '":  ')
    for text, kept in ((spelt, True), (spelt.replace("\n", "\n\n", 1), False)):
        data.write_text(text)
        made = export_task(job(Task.open(folder))).files["datasets/sums/data/add-two.jsonl"]
        assert (made == text) is kept
        assert [json.loads(line) for line in made.splitlines()] == [row(i) for i in range(6)]


def test_half_a_surrogate_pair_is_written_as_an_escape(folder: Path) -> None:
    """UTF-8 has no bytes for it, and JSON has."""
    base = job(Task.open(folder))
    docs = (replace(base.docs[0], data={"question": "\ud83d", "answer": "🙂"}),)
    text = export_task(replace(base, docs=docs)).files["datasets/sums/data/add-two.jsonl"]
    assert text == '{"question": "\\ud83d", "answer": "🙂"}\n'


# ---- samples -----------------------------------------------------------------------------------


def sample(**changes: Any) -> str:
    values = {
        "data": row(3),
        "ground_truth": ["4"],
        "prompt_inputs": ["3+1="],
        "raw_outputs": ["4\nso"],
        "processed_outputs": ["4"],
        "eval_results": {"accuracy": 1},
        "metrics": {"accuracy": 1, "passed": [True, False], "note": "x"},
    }
    return json.dumps({**values, **changes}) + "\n"


def test_samples_have_what_a_run_wrote(tmp_path: Path) -> None:
    """Prompt, response, answer, gold and scores; stop sequences from the config beside it."""
    (tmp_path / "instance.jsonl").write_text(sample() * 2)
    (tmp_path / "config.json").write_text('{"generate": {"args": {"stop": "\\n"}}}')
    first, second = read_samples(tmp_path)
    assert (first.doc_id, second.doc_id) == (0, 1)
    assert (first.prompt, first.response, first.extracted) == ("3+1=", "4\nso", ("4",))
    assert (first.until, first.target) == (("\n",), '["4"]')
    assert first.scores == {"accuracy": 1.0, "passed": 0.5}
    assert first.data == row(3)
    assert read_samples(tmp_path / "instance.jsonl") == (first, second)


def test_samples_of_ranked_options_have_sums(tmp_path: Path) -> None:
    """-3 and -2 nats for the whole texts; the lower value, of the second option, is its pick."""
    path = tmp_path / "instance.jsonl"
    logprobs = [[[-1.0, -2.0], [-0.5, -1.5]]]
    path.write_text(sample(raw_outputs=logprobs, processed_outputs=[[3.0, 2.0]]))
    (found,) = read_samples(path)
    assert found.choices == ("4", "0")
    assert (found.loglikelihoods, found.predicted) == ((-3.0, -2.0), 1)
    assert (found.response, found.until) == (None, None)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (sample() + '{"data": {}}\n', "row 2; expected UltraEval's keys"),
        (sample(data=3), "row 1: data; expected an object; saw 3"),
        (sample(raw_outputs="x"), "row 1: raw_outputs; expected a list; saw 'x'"),
        (sample(raw_outputs=[[1, 2]], processed_outputs=[[1.0, 2]]), "each of 2 options"),
        (sample() + "{\n", "instance.jsonl:2: not valid JSON"),
        (sample(raw_outputs=[[[-1.0]]], processed_outputs=[[1.0]]), "each of 2 options"),
        (sample(raw_outputs=[[["a"], [1]]], processed_outputs=[[1.0, 2]]), "each of 2 options"),
        ("", "no rows"),
    ],
)
def test_broken_samples_say_where(tmp_path: Path, text: str, says: str) -> None:
    """File and row; the way to make them."""
    path = tmp_path / "instance.jsonl"
    path.write_text(text)
    with pytest.raises(DataError) as caught:
        read_samples(path)
    assert says in str(caught.value)
