"""Drive the real FreeEval over made-up configs, and write down what it does.

    python tests/live/make_freeeval.py CHECKOUT                        writes tests/golden/freeeval
    python tests/live/make_freeeval.py CHECKOUT --jobs FILE            drives the configs in FILE

CHECKOUT is a clone of WisdomShell/FreeEval, and this runs in an interpreter that has its
requirements. FILE is a list of {"config": path, "module": path or "", "out": path}. No model
runs: a step is prepared up to the requests that it would send.
"""

from __future__ import annotations

import argparse
import contextlib
import importlib
import importlib.util
import json
import logging
import os
import sys
import tempfile
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import SimpleNamespace
from typing import Any

HERE = Path(__file__).resolve().parent
GOLDEN = HERE.parent / "golden" / "freeeval"
RESPONSES = (
    "A", "B", " C ", "D.", "(B)", "Answer: C", "The answer is D", "B. green", "a", "",
    "Because A", "DNA", "C or B", "[", "E", "no idea", "Answer:\n\nB\n", "None of A, B and C: D",
)  # fmt: skip
"""Responses that are easy and hard to read."""


def run_config(config: Mapping[str, Any], folder: Path) -> list[dict[str, Any]]:
    """Return what each step of `config` would send, with relative names taken from `folder`."""
    load_step = importlib.import_module("freeeval.steps").load_step
    context = importlib.import_module("freeeval.core.context").Context({})
    outcomes: list[dict[str, Any]] = []
    with _inside(folder):
        for values in config["steps"]:
            try:
                ready = load_step(values["step_type"], json.loads(json.dumps(values)))
                ready.preprocess(context)
            except Exception as error:  # whatever FreeEval raises is what is asked for
                outcomes.append({"error": type(error).__name__})
                continue
            outcomes.append({"requests": [_request(item) for item in ready.dataset.problems]})
    return outcomes


def _request(item: Any) -> dict[str, Any]:
    return {
        "prompt": item.prompt,
        "choices": item.choices,
        "answer": item.answer,
        "permutation": item.permutation,
        "uuid": item.uuid,
        "parent_uuid": item.parent_uuid,
        "stop_sequences": (item.generation_config or {}).get("stop_sequences"),
    }


@contextlib.contextmanager
def _inside(folder: Path) -> Iterator[None]:
    before = Path.cwd()
    os.chdir(folder)
    try:
        yield
    finally:
        os.chdir(before)


def answers() -> list[dict[str, Any]]:
    """Return how FreeEval reads each response: of four options, permuted or not, and of one and
    of eleven."""
    problem = importlib.import_module("freeeval.datasets.multiple_choice").MultipleChoiceProblem
    shapes = (
        {"size": 4, "answer": 1, "permutation": None, "keys": "letters"},
        {"size": 4, "answer": 1, "permutation": [2, 0, 3, 1], "keys": "letters"},
        {"size": 1, "answer": 0, "permutation": None, "keys": "letters"},
        {"size": 11, "answer": 1, "permutation": None, "keys": "numbers"},
    )
    numbers = ("2", "10", "11", "1", "Answer: 3", "the 2nd")
    found: list[dict[str, Any]] = []
    for shape in shapes:
        options = [f"option {i}" for i in range(shape["size"])]
        for response in numbers if shape["keys"] == "numbers" else RESPONSES:
            item = problem("?", options, shape["answer"], permutation=shape["permutation"],
                           choice_key_type=shape["keys"])  # fmt: skip
            value = item.parse_and_check_answer(response, 0)
            found.append({**shape, "response": response, "value": int(value)})
    return found


def accuracies(case: Any, folder: Path) -> list[dict[str, Any]]:
    """Return the accuracy of each aggregation over an augmented dataset with made responses."""
    values = json.loads(json.dumps(case.config["steps"][0]))
    load_step = importlib.import_module("freeeval.steps").load_step
    found: list[dict[str, Any]] = []
    with _inside(folder):
        ready = load_step(values["step_type"], values)
        ready.preprocess(SimpleNamespace())
        ready.output_path = str(folder)
        texts = [RESPONSES[(5 * i) % 9] for i in range(len(ready.dataset.problems))]
        lines = [
            {"request": {"uuid": item.uuid, "parent_uuid": item.parent_uuid},
             "response": {"generated_text": text}}
            for item, text in zip(ready.dataset.problems, texts, strict=True)
        ]  # fmt: skip
        Path("all_responses.jsonl").write_text(
            "".join(json.dumps(x) + "\n" for x in lines), encoding="utf-8"
        )
        for mode, threshold in (("strict", None), ("mean", None), ("ignore_augmented", None),
                                ("vote", 0.25), ("vote", 0.5), ("vote", 1.0)):  # fmt: skip
            result = ready.calculate_accuracy(mode, threshold)
            found.append({"threshold": threshold, "responses": texts, **result})
    return found


def _drive_all() -> None:
    cases = importlib.import_module("freeeval_cases")
    prompts: dict[str, Any] = {}
    folds: list[dict[str, Any]] = []
    for case in cases.CASES:
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            cases.lay_out(case.files, folder)
            prompts[case.name] = run_config(case.config, folder)
            if case.name == "mmlu-augment":
                folds = accuracies(case, folder)
    GOLDEN.mkdir(parents=True, exist_ok=True)
    made = {"prompts": prompts, "answers": answers(), "accuracies": folds}
    for name, value in made.items():
        text = json.dumps(value, ensure_ascii=False, indent=1)
        (GOLDEN / f"{name}.json").write_text(text + "\n", "utf-8")


def main() -> None:
    """Read the command line; see the module's docstring."""
    parser = argparse.ArgumentParser()
    parser.add_argument("checkout", type=Path)
    parser.add_argument("--jobs", type=Path)
    arguments = parser.parse_args()
    sys.path[:0] = [str(arguments.checkout.resolve()), str(HERE)]
    logging.disable(logging.CRITICAL)
    if arguments.jobs is None:
        _drive_all()
        return
    for job in json.loads(arguments.jobs.read_text("utf-8")):
        config = Path(job["config"])
        if job["module"]:
            spec = importlib.util.spec_from_file_location("exported", job["module"])
            assert spec and spec.loader
            spec.loader.exec_module(importlib.util.module_from_spec(spec))
        made = run_config(json.loads(config.read_text("utf-8")), config.resolve().parent)
        Path(job["out"]).write_text(json.dumps(made, ensure_ascii=False), "utf-8")


if __name__ == "__main__":
    main()
