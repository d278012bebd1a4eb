"""Configs and rows drawn at random, for what no one thought of."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from tests.live.freeeval_cases import CHOICE, CLOZE, LOSS, Case, jsonl, step

PIECES = (
    "x", " ", "\n", "{problem}", "{choices}", "\\n", "é", "中文", "🙂", "'", '"', "%s", "{}",
    "{{a}}", "### Answer:", "A.", "\n\n", "\t", "0", ";", "Question: ",
)  # fmt: skip

IGNORE_CONFIG = ("hellaswag", "ceval", "reclor")


def random_cases(count: int, *, seed: int) -> list[Case]:
    """Return `count` cases that FreeEval runs, all of one random stream."""
    drawn = random.Random(seed)
    return [_case(drawn, f"random-{seed}-{number}") for number in range(count)]


def _case(drawn: random.Random, name: str) -> Case:
    kind = drawn.choice(sorted(ROWS))
    of_step = drawn.choice([CHOICE, CHOICE, CHOICE, CLOZE, LOSS])
    dataset = _dataset(drawn, kind)
    kwargs = dataset["dataset_kwargs"]
    if of_step == CHOICE:
        if drawn.random() < 0.25:
            members = [_dataset(drawn, kind) for _ in range(drawn.randint(1, 3))]
            dataset = {"type": "group", "dataset_kwargs": members}
        if drawn.random() < 0.4:
            copies = drawn.randint(0, 4)
            keeps = drawn.randint(0, copies)
            dataset["augment_dataset_kwargs"] = {"num_instances": copies, "num_keeps": keeps}
    else:
        kwargs.pop("fewshot_num", None)  # FreeEval fails on shots there
        kwargs["dataset_mode"] = drawn.choice(["qa", "mcp"])
    splits = {
        f"rows/{split}.jsonl": jsonl(ROWS[kind](drawn, i) for i in range(drawn.randint(2, 8)))
        for split in ("train", "test")
    }
    return Case(name, {"steps": [step(of_step, dataset, name=_text(drawn))]}, splits)


def _dataset(drawn: random.Random, kind: str) -> dict[str, Any]:
    kwargs: dict[str, Any] = {"name_or_path": "rows", "split": "test"}
    kwargs["seed"] = drawn.choice([0, 1, 1234, -5, 10**12])
    if kind not in IGNORE_CONFIG:
        kwargs["config_name"] = "default"
    if drawn.random() < 0.6:
        kwargs |= {"fewshot_split": "train", "fewshot_num": drawn.randint(0, 6)}
    if drawn.random() < 0.3:
        kwargs["system_prompt"] = drawn.choice(["", "Be brief.\n", "  ", " {a}"])
    if drawn.random() < 0.6:
        kwargs["multiple_choice_template_name"] = drawn.choice(["default", "qa", "reasoning"])
    if drawn.random() < 0.3:
        kwargs["first_n"] = drawn.randint(1, 9)
    return {"type": kind, "dataset_kwargs": kwargs}


def _text(drawn: random.Random) -> str:
    return "".join(drawn.choice(PIECES) for _ in range(drawn.randint(0, 6)))


def _options(drawn: random.Random) -> list[str]:
    """Return some options, two of which may be equal."""
    return [f"{_text(drawn)}{drawn.randrange(4)}" for _ in range(drawn.randint(2, 6))]


def _arc(drawn: random.Random, i: int) -> dict[str, Any]:
    texts = _options(drawn)
    labels = ["123456", "ABCDEF"][drawn.randrange(2)][: len(texts)]
    choices = {"text": texts, "label": list(labels)}
    row = {"id": f"a{i}", "question": _text(drawn), "choices": choices}
    return {**row, "answerKey": drawn.choice(labels)}


def _mmlu(drawn: random.Random, i: int) -> dict[str, Any]:
    texts = _options(drawn)
    return {"question": _text(drawn), "choices": texts, "answer": drawn.randrange(len(texts))}


def _hellaswag(drawn: random.Random, i: int) -> dict[str, Any]:
    texts = _options(drawn)
    return {"ctx": _text(drawn), "endings": texts, "label": str(drawn.randrange(len(texts)))}


def _truthful(drawn: random.Random, i: int) -> dict[str, Any]:
    texts = _options(drawn)
    labels = [0] * len(texts)
    labels[drawn.randrange(len(texts))] = 1
    return {"question": _text(drawn), "mc1_targets": {"choices": texts, "labels": labels}}


def _ceval(drawn: random.Random, i: int) -> dict[str, Any]:
    options = {letter: _text(drawn) for letter in "ABCD"}
    return {"question": _text(drawn), **options, "answer": drawn.choice("ABCD")}


def _medmcqa(drawn: random.Random, i: int) -> dict[str, Any]:
    options = {name: _text(drawn) for name in ("opa", "opb", "opc", "opd")}
    return {"id": f"m{i}", "question": _text(drawn), **options, "cop": drawn.randrange(4)}


def _reclor(drawn: random.Random, i: int) -> dict[str, Any]:
    texts = _options(drawn)
    row = {"id_string": f"r{i}", "context": _text(drawn), "question": _text(drawn)}
    return {**row, "answers": texts, "label": drawn.randrange(min(len(texts), 4))}


def _open(drawn: random.Random, i: int) -> dict[str, Any]:
    return {"id": f"o{i}", "question": _text(drawn), "answer": _text(drawn)}


ROWS: dict[str, Callable[[random.Random, int], dict[str, Any]]] = {
    "arc_challenge": _arc,
    "mmlu": _mmlu,
    "hellaswag": _hellaswag,
    "truthful_qa": _truthful,
    "ceval": _ceval,
    "medmcqa": _medmcqa,
    "reclor": _reclor,
    "gsm8k": _open,
    "hotpot_qa": _open,
}
"""A row of each type that FreeEval registers and `load_dataset` reads."""
