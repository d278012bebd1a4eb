"""Every reader of files that others write, each with files that it takes."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import asdict, replace
from pathlib import Path

from tests.unit.fuzz.harness import Target
from workbench.answers.filters import read_filter
from workbench.answers.postprocess import POSTPROCESSORS, postprocessor
from workbench.errors import StoreError
from workbench.exchange.capsule import read_capsule
from workbench.exchange.freeeval.config import read_config
from workbench.exchange.lm_eval.spec import spec_of
from workbench.exchange.lm_eval.yaml_files import read_task_file
from workbench.exchange.opencompass.config import read_entries
from workbench.exchange.opencompass.meta import read_meta_file
from workbench.exchange.systems import SYSTEMS, open_format
from workbench.prompts.asks import asked_for
from workbench.prompts.dataset import read_docs
from workbench.runs.row_format import pack_row, unpack_row
from workbench.tasks.drafts import Journal
from workbench.tasks.new.roles import Given
from workbench.tasks.new.write import look_at, plan_task
from workbench.tasks.seal import make_seal, seal_text, sealed_docs
from workbench.tasks.task import Task
from workbench.types import (
    Diagnostic,
    Draw,
    Extraction,
    Generation,
    Loglikelihood,
    RenderSettings,
    Row,
    Score,
)

ROOT = Path(__file__).parents[3]
SUMS = ROOT / "transforms" / "sums"
GOLDEN = ROOT / "tests" / "golden"


def file_target(name: str, read: Callable[[Path], object], *seeds: bytes) -> Target:
    """Return the target that `read` is: a content is the file `name` of the folder."""

    def take(content: bytes, folder: Path) -> object:
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
        return read(path)

    return Target(take, seeds)


def json_bytes(value: object) -> bytes:
    """Return a value's JSON, in UTF-8."""
    return json.dumps(value, ensure_ascii=False).encode()


ROWS = (
    b'{"question": "1 + 1", "answer": "2", "target_scores": {"2": 1, "3": 0}}\n'
    b'{"question": "2 + 2", "answer": 4, "choices": ["4", "5"], "level": 1.5, "hard": null}\n'
)
TABLE = b'question,answer,target_scores\n1 + 1,2,"{""2"": 1, ""3"": 0}"\n"2, 2",4,\n'
NEW = b"".join(
    json_bytes({"id": n, "question": f"{n} + 1", "A": str(n), "B": str(n + 1), "label": n % 2})
    + b"\n"
    for n in range(6)
)
LABELLED = b"text,label\n" + b"".join(b"It is %d.,%d\n" % (n, n % 3) for n in range(9))
TABS = b'question\tanswer\ttarget_scores\n1 + 1\t2\t"{""2"": 1, ""3"": 0}"\n"2, 2"\t4\t\n'
REQUEST = {
    "problem": "Q?", "choices": ["a", "b"], "answer": 1, "uuid": "u", "parent_uuid": None,
    "generation_config": {"stop_sequences": ["A"]}, "choice_key_type": "letters",
    "permutation": None, "prompt": "Q?\n\n", "extra": {"doc_id": 0},
}  # fmt: skip
CAPSULE = {
    "format": "workbench-capsule/1", "system": "ultraeval", "task": "sums", "version": "gen_v1",
    "config": "sums_gen", "settings": asdict(RenderSettings()), "files": {"sums.jsonl": "0" * 64},
    "docs": [{"doc_id": 0, "row_sha256": "0" * 64, "prompt_sha256": "1" * 64, "shots": [1, 2]}],
    "score": None,
}  # fmt: skip
SAMPLES: Mapping[str, tuple[bytes, ...]] = {
    "lm-eval": tuple(
        path.read_bytes()[:4000].rpartition(b"\n")[0] + b"\n"
        for path in sorted((GOLDEN / "lm_eval").glob("*.jsonl"))
    ),
    "opencompass": (
        json_bytes({"0": {"origin_prompt": "Q: 1\nA: ", "prediction": " one", "gold": "one"}}),
        json_bytes(
            {
                "0": {
                    "in-context examples": "",
                    "origin_prompt": "Wo? In Köln",
                    "label: A": {
                        "testing input": "",
                        "prompt": "Wo? In Köln",
                        "PPL": 1.5,
                        "BPB": 0.5,
                    },
                    "label: B": {
                        "testing input": "",
                        "prompt": "Wo? In Kölle",
                        "PPL": 1.25,
                        "BPB": 0.6,
                    },
                    "prediction": "B",
                    "gold": "A",
                }
            }
        ),
    ),
    "freeeval": (
        json_bytes({"request": REQUEST, "response": {"generated_text": " B", "output_ids": [1]}}),
        json_bytes({"request": REQUEST, "response": {"loglikelihood": -4.0, "target_length": 4}}),
    ),
    "ultraeval": (
        json_bytes(
            {
                "data": {"question": "3+1="},
                "ground_truth": ["4"],
                "prompt_inputs": ["3+1="],
                "eval_results": {"accuracy": 1},
                "raw_outputs": ["4\nso"],
                "processed_outputs": ["4"],
                "metrics": {"accuracy": 1.0, "passed": [1, 0]},
            }
        ),
    ),
}
YAML = b"""\
task: demo
dataset_path: json
dataset_kwargs: {data_files: {test: rows.jsonl}}
test_split: test
output_type: multiple_choice
doc_to_text: "{{question}}"
doc_to_choice: ["yes", "no"]
doc_to_target: label
num_fewshot: 2
fewshot_config: {sampler: first_n}
metric_list: [{metric: acc, aggregation: mean, higher_is_better: true}]
filter_list: [{name: a, filter: [{function: regex, regex_pattern: "(x)"}]}]
generation_kwargs: {until: ["\\n"], max_gen_toks: 8}
"""


ENTRIES = b"""\
from mmengine.config import read_base
datasets = [{"path": "data/sums.jsonl", "data_type": "qa", "infer_method": "gen"}]
"""
META = b'{"abbr": "sums", "input_columns": ["question"], "output_column": "answer"}'
STEPS = {
    "results_output_path": "./result/one.json",
    "steps": [
        {
            "step_type": "simple_multiple_choice",
            "step_name": "One",
            "save_dataset": True,
            "dataset_config": {
                "type": "gsm8k",
                "dataset_kwargs": {"seed": 2, "split": "test", "fewshot_num": 1},
            },
            "inference_config": {
                "type": "local_hf",
                "output_path": "./result",
                "inference_kwargs": {"max_concurrency": 1},
            },
            "eval_config": {"aggregate_mode": "mean"},
        }
    ],
}
SEALED = ({"question": "1 + 1", "answer": "2"}, {"question": "2 + 2", "answer": "4"})
CODE = b"# workbench: allow read ~/x\ndef transform(data, num_sample, r, dataset_name):\n    pass\n"
ANSWER = Generation(" 2", (5, 6), (-0.5, -0.25), "stop", "\n")
SCORES = {"accuracy": Score(1.0), "f1": Score(float("nan"), "no answer")}
ROW = Row(3, "Q: 1+1=\nA:", "0" * 64, "2", SCORES)
STORED = tuple(
    pack_row(row, 0)
    for row in (
        replace(
            ROW,
            choices=("2", "3"),
            gold=(0,),
            predicted=0,
            block=(0, 8),
            loglikelihoods=(
                Loglikelihood((-1.5,), (7,), True, 3),
                Loglikelihood((), (), False),
            ),
        ),
        replace(ROW, generation=ANSWER, extraction=Extraction(" 2", ("2",), 1, 2), shot_ids=(1, 2)),
        replace(ROW, draws=(Draw(SCORES, ANSWER), Draw(SCORES, ANSWER)), group="g", question="q"),
        replace(ROW, error=Diagnostic("error", "KeyError", "no 'q'", 3)),
    )
)


def _take_row(content: bytes, _folder: Path) -> object:
    """Read it with the numbers of each of the rows."""
    found = None
    for _, numbers in STORED:
        try:
            found = unpack_row(content, numbers, "", "runs.db")
        except StoreError:
            continue
    return found


def _take_numbers(content: bytes, _folder: Path) -> object:
    return unpack_row(STORED[1][0], content, "", "runs.db")


def task_with(path: Path) -> Task:
    """Return the task that a file is of."""
    return Task.open(path.parents[1] if path.parent.name == "config" else path.parent)


def _read_task(path: Path) -> object:
    return task_with(path).config("sums_gen")


def _text_of(path: Path) -> str:
    return path.read_bytes().decode("utf-8", "surrogateescape")


def _read_answers(path: Path) -> object:
    text = _text_of(path)
    return [postprocessor(name, "")(text) for name in POSTPROCESSORS]


def _plan_task(path: Path) -> object:
    return plan_task(look_at(path), path.with_name("to"), Given())


def _read_drafts(path: Path) -> object:
    return Journal(path.parents[1], "sums", "gen").entries()


def _sum(name: str) -> bytes:
    return (SUMS / name).read_bytes()


READERS: Mapping[str, Target] = {
    "rows": file_target("x.jsonl", read_docs, ROWS),
    "table": file_target("x.csv", read_docs, TABLE),
    **{
        f"new {suffix}": file_target(f"x{suffix}", _plan_task, *seeds)
        for suffix, seeds in (
            (".jsonl", (ROWS, NEW)),
            (".json", (json_bytes([{"a": "1", "b": ["x", "y"]}, {"a": "2", "b": []}]),)),
            (".csv", (TABLE, LABELLED)),
            (".tsv", (TABS,)),
        )
    },
    "config": file_target("sums/config/sums_gen.json", _read_task, _sum("config/sums_gen.json")),
    "parameters": file_target("sums/params_gen.json", _read_task, _sum("params_gen.json")),
    "diff": file_target(
        "sums/transform_gen_v1.diff",
        lambda path: task_with(path).versions(),
        _sum("transform_gen_v1.diff"),
    ),
    "code": file_target("x.py", lambda path: asked_for(_text_of(path)), CODE),
    "drafts": file_target(
        "drafts/sums_gen.jsonl",
        _read_drafts,
        b'{"parent": "gen_v0", "source": "x = 1", "time": 1.5}\n'
        b'{"parent": "gen_v0", "source": null, "time": 2}\n',
    ),
    "seal": file_target(
        "x.holdout",
        sealed_docs,
        seal_text(make_seal("data/x.jsonl", SEALED, of=20, share=0.1), SEALED).encode(),
    ),
    "stored row": Target(_take_row, tuple(row for row, _ in STORED)),
    "stored numbers": Target(_take_numbers, (STORED[1][1],)),
    "capsule": file_target("x.capsule.json", read_capsule, json_bytes(CAPSULE)),
    "yaml": file_target("x.yaml", lambda path: spec_of(read_task_file(path)), YAML),
    "opencompass config": file_target(
        "x.py", lambda path: read_entries(path, trust=False), ENTRIES
    ),
    "opencompass meta": file_target("x.meta.json", read_meta_file, META),
    "freeeval config": file_target("x.json", lambda path: read_config(path, {}), json_bytes(STEPS)),
    "answers": file_target(
        "x.txt",
        _read_answers,
        "So the answer is 1,234.5 apples.\n#### -7/3 \\boxed{\\frac12} 答案是 (B)".encode(),
        b"```python\ndef f(x):\n    return x\n```\n$x = \\sqrt2$ The answer is (C).",
    ),
    "filter": file_target(
        "x.txt",
        lambda path: read_filter(_text_of(path)),
        *(b"regex (-?[0-9]+)", b"take_first_k 3", b'map {"mapping_dict": {}}'),
    ),
    **{
        f"samples of {system}": file_target(
            "instance.jsonl" if system != "opencompass" else "x.json",
            open_format(system).read_samples,
            *SAMPLES[system],
        )
        for system in SYSTEMS
    },
}
