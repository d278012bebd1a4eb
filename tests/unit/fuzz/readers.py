"""Every reader of files that others write, each with files that it takes."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from pathlib import Path

from workbench.answers.filters import read_filter
from workbench.answers.postprocess import POSTPROCESSORS, postprocessor
from workbench.exchange.capsule import read_capsule
from workbench.exchange.lm_eval.spec import spec_of
from workbench.exchange.lm_eval.yaml_files import read_task_file
from workbench.exchange.systems import SYSTEMS, open_format
from workbench.prompts.dataset import read_docs
from workbench.tasks.new.table import read_table
from workbench.tasks.task import Task
from workbench.types import RenderSettings

ROOT = Path(__file__).parents[3]
SUMS = ROOT / "transforms" / "sums"
GOLDEN = ROOT / "tests" / "golden"


@dataclass(frozen=True, slots=True)
class Reader:
    """What reads the file `name` of a folder, and contents that it takes."""

    name: str
    read: Callable[[Path], object]
    seeds: tuple[bytes, ...]


def _json(value: object) -> bytes:
    return json.dumps(value, ensure_ascii=False).encode()


ROWS = (
    b'{"question": "1 + 1", "answer": "2", "target_scores": {"2": 1, "3": 0}}\n'
    b'{"question": "2 + 2", "answer": 4, "choices": ["4", "5"], "level": 1.5, "hard": null}\n'
)
TABLE = b'question,answer,target_scores\n1 + 1,2,"{""2"": 1, ""3"": 0}"\n"2, 2",4,\n'
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
        _json({"0": {"origin_prompt": "Q: 1\nA: ", "prediction": " one", "gold": "one"}}),
        _json(
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
        _json({"request": REQUEST, "response": {"generated_text": " B", "output_ids": [1]}}),
        _json({"request": REQUEST, "response": {"loglikelihood": -4.0, "target_length": 4}}),
    ),
    "ultraeval": (
        _json(
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


def _task_with(path: Path) -> Task:
    return Task.open(path.parents[1] if path.parent.name == "config" else path.parent)


def _read_config(path: Path) -> object:
    return _task_with(path).config("sums_gen")


def _read_versions(path: Path) -> object:
    return _task_with(path).versions()


def _read_answers(path: Path) -> object:
    text = path.read_bytes().decode("utf-8", "surrogateescape")
    return [postprocessor(name, "")(text) for name in POSTPROCESSORS]


def _read_filter(path: Path) -> object:
    return read_filter(path.read_bytes().decode("utf-8", "surrogateescape"))


READERS: Mapping[str, Reader] = {
    "rows": Reader("x.jsonl", read_docs, (ROWS,)),
    "table": Reader("x.csv", read_docs, (TABLE,)),
    **{
        f"new {suffix}": Reader(f"x{suffix}", read_table, (seed,))
        for suffix, seed in (
            (".jsonl", ROWS),
            (".json", _json([{"a": "1", "b": ["x", "y"]}, {"a": "2", "b": []}])),
            (".csv", TABLE),
            (".tsv", TABS),
        )
    },
    "config": Reader(
        "sums/config/sums_gen.json", _read_config, ((SUMS / "config/sums_gen.json").read_bytes(),)
    ),
    "parameters": Reader(
        "sums/params_gen.json",
        lambda path: _task_with(path).config("sums_gen"),
        ((SUMS / "params_gen.json").read_bytes(),),
    ),
    "diff": Reader(
        "sums/transform_gen_v1.diff",
        _read_versions,
        ((SUMS / "transform_gen_v1.diff").read_bytes(),),
    ),
    "capsule": Reader("x.capsule.json", read_capsule, (_json(CAPSULE),)),
    "yaml": Reader("x.yaml", lambda path: spec_of(read_task_file(path)), (YAML,)),
    "answers": Reader(
        "x.txt",
        _read_answers,
        (
            "So the answer is 1,234.5 apples.\n#### -7/3 \\boxed{\\frac12} 答案是 (B)".encode(),
            b"```python\ndef f(x):\n    return x\n```\n$x = \\sqrt2$ The answer is (C).",
        ),
    ),
    "filter": Reader(
        "x.txt", _read_filter, (b"regex (-?[0-9]+)", b"take_first_k 3", b'map {"mapping_dict": {}}')
    ),
    **{
        f"samples of {system}": Reader(
            "instance.jsonl" if system != "opencompass" else "x.json",
            open_format(system).read_samples,
            SAMPLES[system],
        )
        for system in SYSTEMS
    },
}
