"""The tasks under `transforms/`: their rows, configs, saved versions and diffs."""

from __future__ import annotations

import ast
import json
import re
import subprocess
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from training.tasks import shipped_rows
from workbench.answers.postprocess import postprocessor
from workbench.prompts.dataset import read_docs
from workbench.prompts.transform import Call, Source, TransformRunner
from workbench.tasks.config import KEYS, read_config
from workbench.tasks.versions import VersionInfo, find_version, list_versions
from workbench.types import Doc, Example

TRANSFORMS = Path(__file__).parents[3] / "transforms"
TASKS = (
    "coin-flip",
    "coin-flip-zh",
    "entailment",
    "last-letters",
    "mmlu-pro-cot",
    "shopping",
    "sums",
    "sums-mcq",
    "sums-zh",
    "swaps",
    "ups-and-downs",
    "secret-verbs",
    "word-problems",
)
VERSIONS = [(task, info) for task in TASKS for info in list_versions(TRANSFORMS / task)]
CONFIGS = [(task, path) for task in TASKS for path in (TRANSFORMS / task / "config").glob("*.json")]

# Numbers that a question may say in words or leave to common knowledge: once, half, a third,
# a quarter, a week, a tenth, a dozen, an hour, per cent, kilo.
UNSAID = frozenset(map(Fraction, (1, 2, 3, 4, 7, 10, 12, 60, 100, 1000)))
CALCULATION = re.compile(r"(\d[\d.]*(?: [-+*/] \d[\d.]*)+) = (\d+(?:\.\d+)?)")
NUMBER = re.compile(r"\d+(?:\.\d+)?")

each_version = pytest.mark.parametrize(
    ("task", "info"), VERSIONS, ids=[f"{task}-{info.id}" for task, info in VERSIONS]
)
each_config = pytest.mark.parametrize(
    ("task", "path"), CONFIGS, ids=[path.stem for _, path in CONFIGS]
)


@pytest.fixture(scope="module")
def runner() -> Iterator[TransformRunner]:
    """One worker process for all versions."""
    runner = TransformRunner()
    yield runner
    runner.close()


def docs_of(task: str) -> list[Doc]:
    """Return every row of the task, the rows of a separate few-shot file included."""
    generated = shipped_rows()
    if task in generated:
        rows: list[dict[str, Any]] = generated[task]
    else:
        files = sorted((TRANSFORMS / task / "data").glob("*.jsonl"))
        rows = [dict(doc.data) for file in files for doc in read_docs(file)]
    return [Doc(i, row) for i, row in enumerate(rows)]


def examples_of(
    runner: TransformRunner, task: str, info: VersionInfo, docs: list[Doc]
) -> list[Example]:
    """Transform the docs; the first diagnostic fails the test."""
    source = Source(Path(info.path).read_text(encoding="utf-8"), info.path, 3, task)
    examples: list[Example] = []
    for result in runner.run(source, [Call(doc, str(doc.id)) for doc in docs]).results:
        assert isinstance(result, Example), result
        examples.append(result)
    return examples


def test_the_folder_holds_the_tasks_listed_here() -> None:
    """No shipped task escapes these tests, and each has a version and a config."""
    folders = {path.name for path in TRANSFORMS.iterdir() if path.is_dir()}
    assert folders == set(TASKS)
    assert {task for task, _ in VERSIONS} == set(TASKS) == {task for task, _ in CONFIGS}


@each_version
def test_a_later_version_is_its_parent_patched(
    task: str, info: VersionInfo, tmp_path: Path
) -> None:
    """`patch` on the parent gives the version byte for byte; only a method's first has no diff."""
    if info.number == 0:
        assert (info.parent, info.diff_path) == ("", "")
        return
    assert info.number is not None
    assert info.parent == f"{info.method}_v{info.number - 1}"
    assert info.note
    parent = find_version(TRANSFORMS / task, info.parent)
    made = tmp_path / "made.py"
    subprocess.run(
        ["patch", "-o", str(made), parent.path, info.diff_path], check=True, capture_output=True
    )
    assert made.read_bytes() == Path(info.path).read_bytes()


@each_version
def test_a_transform_imports_what_ultraeval_has(task: str, info: VersionInfo) -> None:
    """A saved version runs in UltraEval as it is: it imports `random` and UltraEval alone."""
    tree = ast.parse(Path(info.path).read_text(encoding="utf-8"))
    imported = {a.name for n in ast.walk(tree) if isinstance(n, ast.Import) for a in n.names}
    imported |= {str(n.module) for n in ast.walk(tree) if isinstance(n, ast.ImportFrom)}
    assert imported <= {"random", "UltraEval.tasks.postprocess"}


@pytest.mark.slow
@each_version
def test_every_row_gives_three_strings(
    runner: TransformRunner, task: str, info: VersionInfo
) -> None:
    """Each row has one output and one processed output, and no field of them is empty."""
    for example in examples_of(runner, task, info, docs_of(task)):
        assert len(example.outputs) == 1
        assert isinstance(example.processed_output, str)
        assert all((example.input, example.output, example.processed_output))


@each_version
def test_input_and_output_meet_at_one_white_space(
    runner: TransformRunner, task: str, info: VersionInfo
) -> None:
    """Joined with nothing between, they read well: one line break that ends the input, or one
    space that begins the output, since an input's trailing space splits a word's token."""
    for example in examples_of(runner, task, info, docs_of(task)):
        assert (example.input[-1] == "\n") + (example.output[0] == " ") == 1
        inner = example.input.removesuffix("\n")[-1] + example.output.removeprefix(" ")[0]
        assert not re.search(r"\s", inner)


@each_version
def test_no_example_holds_a_blank_line(
    runner: TransformRunner, task: str, info: VersionInfo
) -> None:
    """Blank lines separate shots and stop a generation, so none may be inside an example."""
    for example in examples_of(runner, task, info, docs_of(task)):
        assert "\n\n" not in example.input + example.output


@each_version
def test_the_gold_answer_is_found(runner: TransformRunner, task: str, info: VersionInfo) -> None:
    """GEN: extraction from the gold output gives `processed_output`; PPL: the output that a shot
    shows is the one right key of `target_scores`, joined just as a choice is."""
    docs = docs_of(task)
    for doc, example in zip(docs, examples_of(runner, task, info, docs), strict=True):
        if info.method == "gen":
            config = read_json(TRANSFORMS / task / "config" / f"{task}_gen.json")
            extract = postprocessor(config["postprocess"])
            assert extract(example.output) == (example.processed_output,)
        else:
            scores = doc.data["target_scores"]
            assert sorted(scores.values()) == [0] * (len(scores) - 1) + [1]
            assert scores[example.output] == 1


def read_json(path: Path) -> dict[str, Any]:
    """Return the object in a JSON file."""
    return json.loads(path.read_text(encoding="utf-8"))


@each_config
def test_a_config_has_ultraevals_keys_and_paths(task: str, path: Path) -> None:
    """The keys are UltraEval's, in its order (and `fewshot_path`); paths start at the root."""
    config = read_json(path)
    assert [key for key in config if key != "fewshot_path"] == list(KEYS)
    paths = [config["path"], config["transform"], config["generate"]["params"]]
    for name in filter(None, [*paths, config.get("fewshot_path")]):
        assert name.startswith(f"transforms/{task}/")
        assert (TRANSFORMS.parent / name).is_file(), name


@each_config
def test_a_config_names_the_latest_version(task: str, path: Path) -> None:
    """`config/<task>_<method>.json` is of that method and has its newest version."""
    config = read_config(path, TRANSFORMS / task)
    assert path.stem == f"{task}_{config.method}"
    assert config.transform == find_version(TRANSFORMS / task, "latest", config.method).path
    assert [metric.type for metric in config.metrics] == [
        {"gen": "exact_match", "ppl": "log_prob"}[config.method]
    ]


SUM = {"question": "16+83+41=", "answer": "140", "steps": "16+83=99. 99+41=140."}
CHOICE = {
    "question": "16+83=",
    "target_scores": {"109": 0, "99": 1, "96": 0},
    "answer": "",
    "steps": "16+83=99. A is 109, no. B is 99, yes.",
}
COIN = {
    "question": "A coin is heads up. Ava flips the coin. Is the coin still heads up?",
    "target_scores": {"yes": 0, "no": 1},
    "answer": "no",
    "steps": "Heads. Ava flips: tails.",
}
SWAP = {
    "question": "Ava has the map. Ben has the cup. Ava and Ben swap. Who has the cup?",
    "target_scores": {"Ava": 1, "Ben": 0},
    "answer": "Ava",
    "steps": "The cup is with Ben. Ava and Ben swap: Ava.",
}
LETTERS = {
    "question": "Take the last letters of Ava, Ben and join them.",
    "answer": "an",
    "steps": "Ava: a. Ben: n.",
}
CUE = "Let's think step by step."
CHINESE_COIN = {
    "question": "一枚硬币正面朝上。小明翻了硬币。硬币还是正面朝上吗？",
    "target_scores": {"是": 0, "否": 1},
    "answer": "否",
    "steps": "小明翻了硬币：反面。",
}
CHINESE_CUE = "让我们一步一步地想。"
CHINESE_STEP = "小明翻了硬币：反面。答案是否。"


PROMPTS: list[tuple[str, str, dict[str, Any], str, str]] = [
    ("sums", "gen_v0", SUM, "Question: 16+83+41=\nAnswer:| 140", "140"),
    (
        "sums", "gen_v1", SUM,
        f"Question: 16+83+41=\nAnswer: {CUE}| 16+83=99. 99+41=140. The answer is 140.", "140",
    ),
    (
        "sums-mcq", "gen_v0", CHOICE,
        "Question: 16+83=\n(A) 109\n(B) 99\n(C) 96\nAnswer:| B", "B",
    ),
    (
        "sums-mcq", "gen_v1", CHOICE,
        f"Question: 16+83=\n(A) 109\n(B) 99\n(C) 96\nAnswer: {CUE}"
        "| 16+83=99. A is 109, no. B is 99, yes. The answer is B.", "B",
    ),
    ("sums-mcq", "ppl_v0", CHOICE, "16+83=\n|99", "99"),
    ("sums-mcq", "ppl_v1", CHOICE, "Question: 16+83=\nAnswer:\n|99", "99"),
    ("coin-flip", "gen_v0", COIN, f"Question: {COIN['question']}\nAnswer:| no", "no"),
    (
        "coin-flip", "gen_v1", COIN,
        f"Question: {COIN['question']}\nAnswer: {CUE}"
        "| Heads. Ava flips: tails. The answer is no.", "no",
    ),
    ("swaps", "gen_v0", SWAP, f"Question: {SWAP['question']}\nAnswer:| Ava", "ava"),
    (
        "swaps", "gen_v1", SWAP,
        f"Question: {SWAP['question']}\nAnswer: {CUE}"
        "| The cup is with Ben. Ava and Ben swap: Ava. The answer is Ava.", "ava",
    ),
    (
        "last-letters", "gen_v1", LETTERS,
        f"Question: {LETTERS['question']}\nAnswer: {CUE}| Ava: a. Ben: n. The answer is an.", "an",
    ),
    ("sums-zh", "gen_v0", SUM, "问题：16+83+41=\n答案：\n|140", "140"),
    (
        "sums-zh", "gen_v1", SUM,
        f"问题：16+83+41=\n答案：{CHINESE_CUE}\n|16+83=99. 99+41=140. 答案是140。", "140",
    ),
    (
        "coin-flip-zh", "gen_v0", CHINESE_COIN,
        f"问题：{CHINESE_COIN['question']}\n答案：\n|否", "否",
    ),
    (
        "coin-flip-zh", "gen_v1", CHINESE_COIN,
        f"问题：{CHINESE_COIN['question']}\n答案：{CHINESE_CUE}\n|{CHINESE_STEP}", "否",
    ),
    ("coin-flip", "ppl_v0", COIN, f"{COIN['question']}\n|no", "no"),
    ("coin-flip", "ppl_v1", COIN, f"Question: {COIN['question']}\nAnswer:\n|no", "no"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("task", "version", "row", "text", "processed"),
    PROMPTS,
    ids=[f"{task}-{version}" for task, version, *_ in PROMPTS],
)
def test_a_prompt_word_for_word(
    runner: TransformRunner, task: str, version: str, row: dict[str, Any], text: str, processed: str
) -> None:
    """What the versions on generated rows make of a row written here (| is the joint)."""
    info = find_version(TRANSFORMS / task, version)
    (example,) = examples_of(runner, task, info, [Doc(0, {"passage": "", **row})])
    assert f"{example.input}|{example.output}" == text
    assert example.processed_output == processed


def test_entailment_is_balanced() -> None:
    """Every phenomenon has as many entailed pairs as others, so none gives the answer away."""
    rows = [doc.data for doc in docs_of("entailment")]
    labels = Counter((row["phenomenon"], row["target_scores"]["entailment"]) for row in rows)
    assert all(labels[phenomenon, 1 - label] == n for (phenomenon, label), n in labels.items())
    assert len(rows) >= 100
    assert sum(row["language"] == "zh" for row in rows) == 12


@pytest.mark.parametrize("task", TASKS)
def test_no_row_occurs_twice(task: str) -> None:
    """No question is asked twice, nor shown as a shot of a file of its own and then asked."""
    asked = Counter(str((doc.data["passage"], doc.data["question"])) for doc in docs_of(task))
    assert asked.most_common(1)[0][1] == 1


WORD_PROBLEMS = docs_of("word-problems")


@pytest.mark.parametrize("doc", WORD_PROBLEMS, ids=[str(doc.id) for doc in WORD_PROBLEMS])
def test_a_word_problems_solution_holds(doc: Doc) -> None:
    """A solution has 2 to 5 calculations, each of them right; their numbers come from the
    question, from an earlier result or are common knowledge; the last result is the answer."""
    solution, number = doc.data["answer"].rsplit("\n#### ", 1)
    calculations = CALCULATION.findall(solution)
    assert 2 <= len(calculations) <= 5
    assert len(calculations) == solution.count("=")
    known = {*UNSAID, *map(Fraction, NUMBER.findall(doc.data["question"]))}
    for left, right in calculations:
        assert known.issuperset(map(Fraction, NUMBER.findall(left))), left
        assert value(ast.parse(left, mode="eval").body, left) == Fraction(right), left
        known.add(Fraction(right))
    assert calculations[-1][1] == number


def value(node: ast.expr, text: str) -> Fraction:
    """Return the exact value of a calculation with + - * /; decimals are read as written."""
    if not isinstance(node, ast.BinOp):
        return Fraction(ast.get_source_segment(text, node) or "")
    left, right = value(node.left, text), value(node.right, text)
    match node.op:
        case ast.Add():
            return left + right
        case ast.Sub():
            return left - right
        case ast.Mult():
            return left * right
        case _:
            return left / right
