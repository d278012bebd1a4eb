"""The texts that an export for lm-evaluation-harness is made of: `utils.py`, and YAML values."""

from __future__ import annotations

import inspect
import json
from collections.abc import Mapping, Sequence
from pathlib import Path

from workbench.answers.postprocess import postprocessor
from workbench.exchange.lm_eval.python_code import slice_module

READ = '''\
HERE = Path(__file__).parent


def read(name):
    lines = (HERE / name).read_text(encoding="utf-8").split("\\n")
    return [json.loads(line) for line in lines if line.strip()]


def load_rows(**_):
    """Return the splits, from the files beside this one: the folder may lie anywhere."""
    return {
        split: Dataset.from_list([as_doc(row) for row in read(name)])
        for split, name in FILES.items()
    }
'''
AS_IS = """\
def as_doc(row):
    return row
"""
TRANSFORMED = '''\
import random
import runpy

NUM_FEWSHOT = {num_fewshot}
DATASET_NAME = {dataset_name}
transform = runpy.run_path(str(HERE / {transform}))["transform"]


def as_doc(row):
    """Return what the templates in the YAML name: the transform's texts, and the row itself."""
    example = transform(json.loads(json.dumps(row)), NUM_FEWSHOT, random.Random(0), DATASET_NAME)
    output, gold = example["output"], example["processed_output"]
    doc = {{
        "input": example["input"],
        "output": output if isinstance(output, str) else output[0],
        "row": json.dumps(row, ensure_ascii=False, sort_keys=True),
    }}
{target}
    return doc
'''
CHOICES = """\
    scores = row.get("target_scores") or {"": 0}
    best = max(scores.values())
    right = [i for i, score in enumerate(scores.values()) if score == best > 0]
    doc["choices"] = list(scores)
"""
TEXT = '    doc["gold"] = {delimiter} + next(iter(row.get("target_scores") or [""]))'
"""The end of `TRANSFORMED` where one given text is scored."""
TARGETS = {
    ("gen", False): '    doc["gold"] = gold if isinstance(gold, str) else gold[0]',
    ("gen", True): '    doc["gold"] = [gold] if isinstance(gold, str) else list(gold)',
    ("ppl", False): CHOICES + '    doc["gold"] = right[0] if right else -1',
    ("ppl", True): CHOICES + '    doc["gold"] = right',
}
"""The end of `TRANSFORMED`, by method and by whether a doc has several right answers."""

METRICS: Mapping[str, str] = {
    "prefix_match": '''\
def prefix_match(references, predictions, **_):
    """1 if the answer begins with the gold, white space around both aside."""
    answer, gold = predictions[0].strip(), references[0].strip()
    return float(bool(answer) and bool(gold) and answer.startswith(gold))
''',
    "in_match": '''\
def in_match(references, predictions, **_):
    """1 if the answer, stripped and in lower case, is the gold as it stands."""
    answer = predictions[0].strip().lower()
    return float(bool(answer) and answer == references[0])
''',
}
"""Metrics that the harness does not have."""

EXTRACT = '''\
def extract(resps, docs):
    """Take the answer out of each response."""
    return [[{function}(text) for text in texts] for texts in resps]
'''


FROM_WORKBENCH = """\
from workbench.answers.postprocess import postprocessor

answers = postprocessor({name!r})


def first_answer(text):
    return answers(text)[0]
"""


def utils_text(head: str, files: Mapping[str, str], as_doc: str, more: Sequence[str]) -> str:
    """Return `utils.py`. `files` maps a split to its file; `more` are further functions, whose
    imports are moved to the top."""
    imports = {"import json", "from pathlib import Path"}
    pieces: list[str] = []
    for piece in (as_doc, *more):
        lines = piece.strip("\n").split("\n")
        imports.update(line for line in lines if line.startswith(("import ", "from ")))
        kept = [line for line in lines if not line.startswith(("import ", "from "))]
        pieces.append("\n".join(kept).strip("\n"))
    listed = ", ".join(f"{json.dumps(split)}: {json.dumps(name)}" for split, name in files.items())
    plain = sorted(line for line in imports if line.startswith("import "))
    others = sorted(line for line in imports if line.startswith("from "))
    top = "\n".join([*plain, *others])
    head = f'"""{head}"""\n\nfrom __future__ import annotations\n\n{top}\n\n'
    body = [f"FILES = {{{listed}}}\n{READ.rstrip()}", *(piece for piece in pieces if piece)]
    return head + "from datasets import Dataset\n\n" + "\n\n\n".join(body) + "\n"


def extraction_code(name: str) -> tuple[str, str]:
    """Return the source of a post-processor with what it needs, and '' or what it asks for.

    One whose parts lie in several of our modules is imported from the workbench instead.
    """
    process = postprocessor(name)
    found = inspect.getclosurevars(process).nonlocals.get("function", process)
    path = inspect.getsourcefile(found)
    source = slice_module(Path(path), [found.__name__]) if path else None
    if source is None or "workbench" in source or f"def {found.__name__}(" not in source:
        return (
            FROM_WORKBENCH.format(name=name) + "\n\n" + EXTRACT.format(function="first_answer"),
            f"postprocess {name!r}: utils.py imports it, so prompt-workbench has to be installed "
            "where lm-eval runs",
        )
    return source + "\n\n\n" + EXTRACT.format(function=found.__name__), ""


def yaml_text(text: str) -> str:
    """Return a YAML scalar in double quotes that is read back as `text`, whatever is in it."""
    made = []
    for char in json.dumps(text, ensure_ascii=False):
        code = ord(char)
        if char.isprintable() and code != 0xFEFF:
            made.append(char)
        else:
            # YAML folds U+0085, U+2028 and U+2029 as line ends, and refuses other controls.
            made.append(f"\\u{code:04x}" if code <= 0xFFFF else f"\\U{code:08x}")
    return "".join(made)
