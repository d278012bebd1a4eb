"""More tasks for lm-evaluation-harness, after the shapes of its stock tasks: prompts alone.

Rows and texts are made up. The rows of a shape stand in it, as JSON lines in its files.
"""

from __future__ import annotations

import json
from typing import Any

from .lm_eval_shapes import Shape


def rows(**columns: list[Any]) -> str:
    """Return a file of rows, given by columns."""
    names = list(columns)
    lines = [
        dict(zip(names, values, strict=True)) for values in zip(*columns.values(), strict=True)
    ]
    return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)


OWN = """\
dataset_path: json
dataset_kwargs: {data_files: {test: DIR/own.jsonl, train: DIR/own.jsonl, dev: DIR/own.jsonl}}
"""
MC = OWN + "output_type: multiple_choice\n"
GEN = OWN + "output_type: generate_until\n"
NAMES = ["Ada", "Bo", "Cy", "Dee", "Eve"]

READING = rows(
    passage=[f"{name} owns {i} boats.\nAll are red." for i, name in enumerate(NAMES)],
    question=[f"does {name} own boats" for name in NAMES],
    label=[0, 1, 1, 1, 1],
)
SCIENCE = rows(
    question=[f"What is {name} made of?" for name in NAMES],
    choices=[
        {"text": [f"iron {i}", "wood", f"air {i}"], "label": ["A", "B", "C"]} for i in range(5)
    ],
    answerKey=["A", "B", "C", "A", "B"],
)
PAIRS = rows(
    premise=[f"{name} sleeps." for name in NAMES],
    hypothesis=[f"{name} is awake." for name in NAMES],
    label=[2, 1, 0, 2, 2],
)
SPANS = rows(
    context=[f"{name} lives in town {i}." for i, name in enumerate(NAMES)],
    question=[f"Where does {name} live?" for name in NAMES],
    answers=[{"text": [f"town {i}", f"in town {i}"], "answer_start": [4, 1]} for i in range(5)],
)
MATHS = rows(
    question=[f"{name} has {i} and {i}." for i, name in enumerate(NAMES)],
    answer=[f"{i} and {i} are {2 * i}.\n#### {2 * i}" for i in range(5)],
    date=["2024-01-05", "2024-01-06", "2024-01-07", "2024-02-01", "2024-02-02"],
)
TRANSLATIONS = rows(
    translation=[{"en": f"I am {name}.", "de": f"Ich bin {name}."} for name in NAMES]
)
CONTINUED = rows(
    query=[f"{name}: opens the door. She" for name in NAMES],
    choices=[[f"goes out {i}.", "sings.", "is a door."] for i in range(5)],
    gold=[[0], [1], [0], [2], [0]],
    label=["0", "1", "0", "2", "0"],
)
MIXED = rows(
    text=["One {brace} and\ttab", "Two \u2028 lines", "Drei “quotes”", "四 个 🙂", " padded "],
    n=[1, 2, 3, 4, 5],
    flag=[True, False, True, True, False],
    score=[0.5, 1.0, 2.25, 1e-7, 3.0],
    nothing=[None, None, "x", None, None],
    tags=[["a", "b"], ["c"], [], ["d"], ["e", "f"]],
)

MORE: tuple[Shape, ...] = (
    Shape(
        "reading",
        MC
        + """\
validation_split: test
training_split: train
num_fewshot: 1
doc_to_text: "{{passage}}\\nQuestion: {{question}}?\\nAnswer:"
doc_to_target: label
doc_to_choice: ["no", "yes"]
should_decontaminate: true
doc_to_decontamination_query: passage
metadata: {version: 2.0}
""",
        {"own.jsonl": READING},
    ),
    Shape(
        "science",
        MC
        + """\
training_split: train
validation_split: dev
test_split: test
num_fewshot: 2
doc_to_text: "Question: {{question}}\\nAnswer:"
doc_to_target: "{{choices.label.index(answerKey)}}"
doc_to_choice: "{{choices.text}}"
""",
        {"own.jsonl": SCIENCE},
    ),
    Shape(
        "listed-options",
        MC
        + """\
test_split: test
fewshot_split: dev
num_fewshot: 1
fewshot_config: {sampler: first_n}
doc_to_text: >-
  {{question}}
  {% for label in choices.label %}{{ label }}) {{ choices.text[loop.index0] }}
  {% endfor %}Answer:
doc_to_target: "{{answerKey}}"
doc_to_choice: "{{choices.label}}"
""",
        {"own.jsonl": SCIENCE},
    ),
    Shape(
        "no-text",
        MC
        + """\
validation_split: test
num_fewshot: 0
doc_to_text: ""
doc_to_target: label
doc_to_choice: '{{[premise+", right? Yes, "+hypothesis,premise+", right? Also, "+hypothesis,
  premise+", right? No, "+hypothesis]}}'
""",
        {"own.jsonl": PAIRS},
    ),
    Shape(
        "spans",
        GEN
        + """\
validation_split: test
num_fewshot: 2
doc_to_text: "Context: {{context}}\\n\\nQuestion: {{question}}\\n\\nAnswer:"
doc_to_target: "{{answers.text}}"
generation_kwargs: {until: ["\\n"]}
""",
        {"own.jsonl": SPANS},
    ),
    Shape(
        "first-span",
        GEN
        + """\
test_split: test
fewshot_split: train
num_fewshot: 2
target_delimiter: "\\n"
doc_to_text: "{{context}} {{question.rstrip('?')}} ?"
doc_to_target: "{{answers['text'][0]|trim}}"
""",
        {"own.jsonl": SPANS},
    ),
    Shape(
        "maths",
        GEN
        + """\
tag: [math_word_problems]
training_split: train
test_split: test
fewshot_split: train
num_fewshot: 3
doc_to_text: "Question: {{question}}\\nAnswer:"
doc_to_target: "{{answer}}"
generation_kwargs: {until: ["Question:", "</s>", "<|im_end|>"], do_sample: false, temperature: 0.0}
metric_list:
  - metric: exact_match
    aggregation: mean
    higher_is_better: true
    ignore_case: true
    ignore_punctuation: false
    regexes_to_ignore: [",", "\\\\$", "(?s).*#### ", "\\\\.$"]
repeats: 1
""",
        {"own.jsonl": MATHS},
    ),
    Shape(
        "maths-cot",
        GEN
        + """\
test_split: test
num_fewshot: 2
fewshot_config:
  sampler: first_n
  samples: !function shots.list_of_shots
doc_to_text: "Q: {{question}}\\n\\nA:"
doc_to_target: "{{answer.split('####')[-1].strip() if answer is defined else target}}"
""",
        {
            "own.jsonl": MATHS,
            "shots.py": """\
                def list_of_shots():
                    return [{"question": f"{n}?", "target": f"It is {n}."} for n in (5, 6, 7)]
                """,
        },
        trust=True,
    ),
    Shape(
        "dates",
        GEN
        + """\
test_split: test
num_fewshot: 0
doc_to_text: "On {{date}}: {{question}}"
doc_to_target: "{{date}}"
""",
        {"own.jsonl": MATHS},
    ),
    Shape(
        "translation",
        GEN
        + """\
test_split: test
fewshot_split: dev
num_fewshot: 1
fewshot_delimiter: "\\n"
doc_to_text: 'English: {{translation["en"]}}\\nGerman:'
doc_to_target: '{{translation["de"]}}'
""",
        {"own.jsonl": TRANSLATIONS},
    ),
    Shape(
        "continued",
        MC
        + """\
training_split: train
validation_split: dev
num_fewshot: 2
doc_to_text: "{{query}}"
doc_to_target: "{{label}}"
doc_to_choice: "choices"
""",
        {"own.jsonl": CONTINUED},
    ),
    Shape(
        "gold-lists",
        MC
        + """\
test_split: test
num_fewshot: 0
doc_to_text: query
doc_to_target: gold
doc_to_choice: choices
""",
        {"own.jsonl": CONTINUED},
    ),
    Shape(
        "odd-rows",
        GEN
        + """\
test_split: test
fewshot_split: train
num_fewshot: 2
doc_to_text: "{{text}} #{n} {{n}} {{flag}} {{score}} {{nothing}} {{tags|join('; ')}} { }} {"
doc_to_target: "{% if flag %}{{n * 2}}{% else %}\\tno{% endif %}"
""",
        {"own.jsonl": MIXED},
    ),
    Shape(
        "raw-column",
        GEN
        + """\
test_split: test
num_fewshot: 0
gen_prefix: "{{tags[0] if tags else ''}}"
doc_to_text: text
doc_to_target: n
""",
        {"own.jsonl": MIXED},
    ),
    Shape(
        "functions",
        MC
        + """\
test_split: test
training_split: train
fewshot_split: train
num_fewshot: 1
process_docs: !function helper.shout
doc_to_text: !function helper.text
doc_to_target: !function helper.target
doc_to_choice: !function helper.choices
description: "Options are listed.\\n"
""",
        {
            "own.jsonl": SCIENCE,
            "helper.py": """\
                import re

                TABLE = {}
                TABLE["A"] = 0
                TABLE.update(B=1, C=2)
                choices = lambda doc: doc["choices"]["text"]


                def shout(dataset):
                    def one(doc):
                        doc["question"] = re.sub("what", "WHAT", doc["question"], flags=re.I)
                        return doc

                    return dataset.map(one)


                def text(doc):
                    question = doc["question"]
                    listed = "\\n".join(choices(doc))
                    return f"{question}\\n{listed}\\n"


                def target(doc) -> int:
                    return TABLE[doc["answerKey"]]
                """,
        },
        trust=True,
    ),
    Shape(
        "a-module-that-imports",
        GEN
        + """\
test_split: test
num_fewshot: 0
doc_to_text: !function parts.text
doc_to_target: "{{n}}"
""",
        {
            "own.jsonl": MIXED,
            "parts.py": """\
                from datasets import Dataset

                KIND = Dataset.__name__


                def text(doc):
                    return KIND + doc["text"]
                """,
        },
        trust=True,
    ),
    Shape(
        "csv",
        """\
dataset_path: csv
dataset_kwargs: {data_files: {test: DIR/own.csv}}
output_type: generate_until
test_split: test
num_fewshot: 1
doc_to_text: "{{Name}}, {{Age}}:"
doc_to_target: "{{Town}}"
""",
        {"own.csv": 'Name,Age,Town\nAda,36,"Lon, don"\nBo,5,Oslo\nCy,,Rome\nDee,8,Köln\n'},
    ),
    Shape(
        "folder",
        """\
dataset_path: DIR/rowsets
output_type: generate_until
test_split: test
num_fewshot: 0
doc_to_text: "{{question}}"
doc_to_target: "{{answer}}"
""",
        {"rowsets/test.jsonl": MATHS},
    ),
    Shape(
        "shots-of-their-own-template",
        GEN
        + """\
test_split: test
num_fewshot: 2
fewshot_config:
  split: train
  sampler: default
  gen_prefix: "Therefore"
  doc_to_text: "Example: {{question}}"
  doc_to_target: "{{answer | regex_replace('####.*', '')}}"
gen_prefix: "So"
doc_to_text: "Now: {{question}}"
doc_to_target: "{{answer}}"
""",
        {"own.jsonl": MATHS},
    ),
    Shape(
        "numbers-as-golds",
        GEN
        + """\
test_split: test
num_fewshot: 0
doc_to_text: "{{passage}}"
doc_to_target: "[{{label}}, 7]"
""",
        {"own.jsonl": READING},
    ),
    *(
        Shape(
            f"evaluated-rows-as-shots-{name}",
            MC
            + f"""\
test_split: test
num_fewshot: 2
doc_to_text: "{{{{question}}}}"
doc_to_target: "{{{{choices.label.index(answerKey)}}}}"
doc_to_choice: "{{{{choices.text}}}}"
{settings}
""",
            {"own.jsonl": SCIENCE},
        )
        for name, settings in (
            ("question", "fewshot_config: {split: test, doc_to_text: 'SHOT {{question}}'}"),
            ("top", "fewshot_split: test\nfewshot_config: {doc_to_text: 'SHOT {{question}}'}"),
            ("answer", "fewshot_config: {split: test, doc_to_target: 0}"),
            (
                "first-n",
                "fewshot_config: {split: test, sampler: first_n, gen_prefix: 'SH:'}\n"
                "gen_prefix: 'GP '",
            ),
        )
    ),
)
