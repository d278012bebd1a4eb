"""Tasks for lm-evaluation-harness of many shapes, each small: what the oracle tests go over.

`DIR` in a YAML stands for the folder that the rows lie in. All texts and rows are made up; the
shapes are those of the harness's stock tasks.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from textwrap import dedent
from typing import Any

from .lm_eval_side import write_rows

Row = dict[str, Any]


@dataclass(frozen=True)
class Shape:
    """A task: its YAML, the files beside it, and whether it names code."""

    name: str
    yaml: str
    files: Mapping[str, str] = field(default_factory=dict)
    trust: bool = False

    def write(self, folder: Path) -> Path:
        """Write the task and all rows into `folder`; return the YAML's path."""
        for name, rows in ROWS.items():
            write_rows(folder / f"{name}.jsonl", rows)
        for name, text in self.files.items():
            (folder / name).parent.mkdir(exist_ok=True)
            (folder / name).write_text(_filled(text, folder), "utf-8")
        path = folder / f"{self.name}.yaml"
        path.write_text(_filled(f"task: {self.name}\n" + dedent(self.yaml), folder), "utf-8")
        return path


def _filled(text: str, folder: Path) -> str:
    return dedent(text).replace("DIR", str(folder))


def _sums(start: int, count: int) -> list[Row]:
    return [
        {
            "question": f" What is {i} + {i + 3}? ",
            "a": i,
            "b": i + 3,
            "choices": [str(2 * i + 3), str(2 * i + 4), str(2 * i + 1), "none of them"],
            "answer": i % 3,
            "letter": "ABC"[i % 3],
            "label": 0,
            "right": str(2 * i + 3),
            "golds": [str(2 * i + 3), f"{2 * i + 3}.0", f"the sum {2 * i + 3}"],
            "cot": f"A: Let's think step by step. {i} plus {i + 3} is {2 * i + 3}. The answer is "
            f"({'ABC'[i % 3]}).",
            "topic": "sums" if i % 2 else "numbers",
            "hint": None if i % 4 else "Count.",
        }
        for i in range(start, start + count)
    ]


_TEST = [*_sums(1, 5), *_sums(2, 1), *_sums(2, 1), *_sums(30, 1)]
ROWS: dict[str, list[Row]] = {
    "test": _TEST,  # one row is there three times
    "dev": _sums(11, 5),
    "train": [*_sums(3, 4), *_sums(20, 6)],  # shares rows with the test file
}

DATA = """\
dataset_path: json
dataset_kwargs: {data_files: {test: DIR/test.jsonl, dev: DIR/dev.jsonl, train: DIR/train.jsonl}}
"""
MC = DATA + "output_type: multiple_choice\n"
GEN = DATA + 'output_type: generate_until\ngeneration_kwargs: {until: ["\\n"], max_gen_toks: 12}\n'
SHORT = "metric_list: [{metric: exact_match, aggregation: mean, higher_is_better: true}]\n"

SHAPES: tuple[Shape, ...] = (
    Shape(
        "mc-letters",
        MC
        + """\
test_split: test
fewshot_split: dev
fewshot_config: {sampler: first_n}
num_fewshot: 2
description: "The following are questions about sums.\\n\\n"
doc_to_text: |-
  {{question.strip()}}
  A. {{choices[0]}}
  B. {{choices[1]}}
  C. {{choices[2]}}
  Answer:
doc_to_choice: ["A", "B", "C"]
doc_to_target: answer
""",
    ),
    Shape(
        "mc-texts",
        MC
        + """\
test_split: test
training_split: train
num_fewshot: 2
description: "Choose the sum.\\n"
target_delimiter: "\\n= "
fewshot_delimiter: "\\n###\\n"
doc_to_text: "Sum: {{a}} + {{b}}"
doc_to_choice: "{{choices}}"
doc_to_target: "{{label}}"
metric_list:
  - {metric: acc, aggregation: mean, higher_is_better: true}
  - {metric: acc_norm, aggregation: mean, higher_is_better: true}
  - {metric: acc_bytes, aggregation: mean, higher_is_better: true}
""",
    ),
    Shape(
        "mc-validation",
        MC
        + """\
validation_split: test
training_split: train
num_fewshot: 2
doc_to_text: "{% if hint %}{{hint}} {% endif %}{{a}} plus {{b}} gives"
doc_to_choice: choices
doc_to_target: label
""",
    ),
    Shape(
        "mc-same-split",
        MC
        + """\
test_split: test
fewshot_split: test
num_fewshot: 2
doc_to_text: question
doc_to_choice: "{{[right, 'no idea', topic]}}"
doc_to_target: "{{0}}"
""",
    ),
    Shape(
        "mc-leak",
        MC
        + """\
test_split: test
num_fewshot: 2
doc_to_text: "Q:{{question}}A:"
doc_to_choice: {x: "yes", y: "no"}
doc_to_target: "{{'yes' if answer == 0 else 'no'}}"
""",
    ),
    Shape(
        "mc-prefix",
        MC
        + """\
test_split: test
fewshot_split: train
num_fewshot: 1
gen_prefix: "Answer: "
doc_to_text: "{{question|trim}}"
doc_to_choice: ["A", "B", "C"]
doc_to_target: "{{answer}}"
""",
    ),
    Shape(
        "mc-prefix-apart",
        MC
        + """\
test_split: test
fewshot_split: train
num_fewshot: 1
gen_prefix: "The answer is"
doc_to_text: "{{question|trim}}\\n"
doc_to_choice: ["A", "B", "C"]
doc_to_target: "{{answer}}"
""",
    ),
    Shape(
        "mc-prefix-same-split",
        MC
        + """\
test_split: test
fewshot_split: test
num_fewshot: 2
gen_prefix: "Answer: "
doc_to_text: "{{question|trim}}"
doc_to_choice: ["A", "B", "C"]
doc_to_target: "{{answer}}"
""",
    ),
    Shape(
        "mc-prefix-first-n",
        MC
        + """\
test_split: test
fewshot_split: test
fewshot_config: {sampler: first_n}
num_fewshot: 2
gen_prefix: "Answer: "
target_delimiter: "\\n"
doc_to_text: "{{question|trim}}"
doc_to_choice: ["A", "B", "C"]
doc_to_target: "{{answer}}"
""",
    ),
    Shape(
        "mc-prefix-described",
        MC
        + """\
test_split: test
fewshot_split: train
num_fewshot: 2
description: "About {{topic}}.\\n"
gen_prefix: "Answer:"
doc_to_text: "{{question|trim}}"
doc_to_choice: ["A", "B", "C"]
doc_to_target: "{{answer}}"
""",
    ),
    Shape(
        "mc-many-right",
        MC
        + """\
test_split: test
num_fewshot: 0
doc_to_text: "{{a}} + {{b}} ="
doc_to_choice: choices
doc_to_target: "{{[0, 3]}}"
""",
    ),
    Shape(
        "gen-regex",
        GEN
        + SHORT
        + """\
validation_split: test
num_fewshot: 2
doc_to_text: "Question: {{question.strip()}}\\nAnswer:"
doc_to_target: right
filter_list:
  - name: strict
    filter:
      - {function: regex, regex_pattern: "(-?[0-9]+)"}
      - {function: take_first}
  - name: flexible
    filter:
      - {function: regex, group_select: -1, regex_pattern: "(-?[0-9.,]{2,})|(-?[0-9]+)"}
      - {function: remove_whitespace}
      - {function: take_first}
""",
    ),
    Shape(
        "gen-prefix",
        GEN
        + SHORT
        + """\
test_split: test
fewshot_split: dev
num_fewshot: 2
gen_prefix: "The sum is"
doc_to_text: "{{question.strip()}}\\n"
doc_to_target: right
""",
    ),
    Shape(
        "gen-samples",
        GEN
        + """\
test_split: test
num_fewshot: 2
fewshot_config:
  sampler: first_n
  samples:
    - {question: "What is 1 + 1?", right: "2", topic: a}
    - {question: "What is 2 + 2?", right: "4", topic: b}
    - {question: "What is 3 + 3?", right: "6", topic: c}
doc_to_text: "{{question}}"
doc_to_target: "{{right}}"
metric_list:
  - metric: exact_match
    aggregation: mean
    higher_is_better: true
    ignore_case: true
    ignore_punctuation: true
    regexes_to_ignore: ['\\s', '^the']
""",
    ),
    Shape(
        "gen-golds",
        GEN
        + SHORT
        + """\
test_split: test
training_split: train
num_fewshot: 1
doc_to_text: "{{question}}"
doc_to_target: golds
""",
    ),
    Shape(
        "gen-listed",
        GEN
        + SHORT
        + """\
test_split: test
training_split: train
num_fewshot: 1
doc_to_text: "{{question}}"
doc_to_target: "{{golds}}"
""",
    ),
    Shape(
        "gen-cot",
        GEN
        + """\
include: base_cot
description: "Think step by step and finish with \\"the answer is (X)\\".\\n"
process_docs: !function cot_utils.only_sums
""",
        files={
            "base_cot": """\
                dataset_path: json
                dataset_kwargs: {data_files: {test: DIR/test.jsonl, dev: DIR/dev.jsonl}}
                test_split: test
                fewshot_split: dev
                fewshot_config:
                  sampler: first_n
                  doc_to_text: !function cot_utils.shot_text
                  doc_to_target: !function cot_utils.shot_target
                doc_to_text: !function cot_utils.question
                doc_to_target: letter
                num_fewshot: 2
                filter_list:
                  - name: custom-extract
                    filter:
                      - {function: regex, regex_pattern: 'answer is \\(?([ABC])\\)?'}
                      - {function: take_first}
                metric_list:
                  - metric: exact_match
                    aggregation: mean
                    higher_is_better: true
                    ignore_case: true
                """,
            "cot_utils.py": """\
                from functools import partial

                import datasets

                LETTERS = ["A", "B", "C"]


                def _write(row: dict, ask: bool) -> str:
                    text = "Question:\\n" + row["question"] + "\\nOptions:\\n"
                    for letter, choice in zip(LETTERS, row["choices"]):
                        text += f"{letter}. {choice.strip()}\\n"
                    return text + "Answer: Let's think step by step." if ask else text


                def shot_target(row):
                    return row["cot"].replace("A: Let's think step by step. ", "")


                def only_sums(dataset: datasets.Dataset) -> datasets.Dataset:
                    return dataset.filter(lambda row: row["topic"] == "sums")


                question = partial(_write, ask=True)
                shot_text = partial(_write, ask=True)
                """,
        },
        trust=True,
    ),
    Shape(
        "gen-own-shots",
        GEN
        + SHORT
        + """\
test_split: test
fewshot_split: train
num_fewshot: 2
doc_to_text: "Q: {{question}}\\nA:"
doc_to_target: "{{right}}"
fewshot_config:
  doc_to_text: "Example. {{question}}\\n"
  doc_to_target: "So {{right}}."
  fewshot_delimiter: "\\n--\\n"
  target_delimiter: " -> "
""",
    ),
    Shape(
        "gen-answer-in-text",
        GEN
        + SHORT
        + """\
test_split: test
fewshot_split: train
num_fewshot: 2
doc_to_text: "Q: {{question}}\\nA:"
doc_to_target: "{{right}}"
fewshot_config:
  doc_to_text: "Q: {{question}}\\nA: {{right}}\\n\\n"
  doc_to_target: ""
""",
    ),
    Shape(
        "gen-described",
        GEN
        + SHORT
        + """\
test_split: test
num_fewshot: 0
description: "A question about {{topic}}.\\n"
doc_to_text: "{{question}}"
doc_to_target: "{{right}}"
""",
    ),
    Shape(
        "gen-described-shots",
        GEN
        + SHORT
        + """\
test_split: test
fewshot_split: train
num_fewshot: 2
description: "A question about {{topic}}.\\n"
doc_to_text: "{{question}}"
doc_to_target: "{{right}}"
""",
    ),
    Shape(
        "gen-choice",
        GEN
        + SHORT
        + """\
test_split: test
fewshot_split: train
num_fewshot: 1
doc_to_text: "{{question | regex_replace('[0-9]+', 'n')}}"
doc_to_choice: choices
doc_to_target: label
""",
    ),
)
