"""FreeEval's built-in dataset types: where their rows are, and how a row becomes a problem.

Facts of FreeEval at commit 12b76ef, `datasets/<type>.py`: the default name, configuration and
split of each type, which of the keyword arguments it looks at, and the columns it reads.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from workbench.errors import shorten
from workbench.exchange.freeeval.layout import LayoutProblem

LETTERS = ("A", "B", "C", "D")


@dataclass(frozen=True, slots=True)
class DatasetType:
    """A built-in type: where its rows are by default, and how one becomes a problem.

    `config` is the configuration that is loaded where the config names none; `takes_config` says
    whether `config_name` counts for the evaluated split (ceval and hellaswag use it for the shots
    alone, reclor for neither). `index_id` says whether a row's number is its id.
    """

    parse: Callable[[Mapping[str, Any]], LayoutProblem]
    hub: str
    split: str = "test"
    config: str | None = None
    takes_config: bool = True
    shots_take_config: bool = True
    fewshot_split: str | None = None
    has_shots: bool = True
    index_id: bool = False


def _make(
    question: Any, options: Any, gold: Any, *, extra: Any = None, stop: bool = True
) -> LayoutProblem:
    """Return the problem, with its options' letters as stop sequences.

    Raises:
        ValueError: a part of it is missing or of a type that FreeEval fails with.
    """
    if question is None:
        raise ValueError("there is no question")
    if not isinstance(options, list) or not all(isinstance(text, str) for text in options):
        raise ValueError(f"options that are no list of texts, but {shorten(options)}")
    if isinstance(gold, bool) or not isinstance(gold, int):
        raise ValueError(f"the answer is no index, but {shorten(gold)}")
    if gold >= len(options) or gold < -1:
        raise ValueError(f"the answer is option {gold}, of {len(options)}")
    letters = tuple(chr(ord("A") + index) for index in range(len(options)))
    return LayoutProblem(
        problem=str(question),
        options=tuple(options),
        gold=None if gold < 0 else gold,  # medmcqa's and hellaswag's way to hide a test split's
        extra=extra,
        stops=letters if stop else None,
    )


def _arc(row: Mapping[str, Any]) -> LayoutProblem:
    labels = list(row["choices"]["label"])
    item = _make(
        row["question"],
        row["choices"]["text"],
        labels.index(row["answerKey"]),
        extra={"id": row["id"]},
    )
    return replace(item, stops=tuple(labels)) if "A" in labels else item


def _truthful_qa(row: Mapping[str, Any]) -> LayoutProblem:
    targets = row["mc1_targets"]
    return _make(row["question"], targets["choices"], list(targets["labels"]).index(1), extra={})


def _hellaswag(row: Mapping[str, Any]) -> LayoutProblem:
    return _make(row["ctx"], row["endings"], int(row["label"]), extra={})


def _ceval(row: Mapping[str, Any]) -> LayoutProblem:
    options = [row[letter] for letter in LETTERS]
    return _make(row["question"], options, LETTERS.index(row["answer"]), extra={})


def _medmcqa(row: Mapping[str, Any]) -> LayoutProblem:
    options = [row[name] for name in ("opa", "opb", "opc", "opd")]
    return _make(row["question"], options, int(row["cop"]), extra={"id": row["id"]})


def _reclor(row: Mapping[str, Any]) -> LayoutProblem:
    question = f"Context: {row['context']}\n Question: {row['question']}"
    gold = [0, 1, 2, 3].index(row["label"])
    return _make(question, row["answers"], gold, extra={"id": row["id_string"]})


def _hotpot_qa(row: Mapping[str, Any]) -> LayoutProblem:
    item = _make(row["question"], [row["answer"]], 0, extra={"id": row["id"]})
    return replace(item, stops=("\n\n",))


TYPES: Mapping[str, DatasetType] = {
    "arc_challenge": DatasetType(_arc, "ai2_arc", config="ARC-Challenge"),
    "mmlu": DatasetType(
        lambda row: _make(row["question"], row["choices"], row["answer"], stop=False),
        "cais/mmlu",
        config="all",
    ),
    "truthful_qa": DatasetType(
        _truthful_qa, "truthful_qa", "validation", "multiple_choice", index_id=True
    ),
    "hellaswag": DatasetType(
        _hellaswag, "Rowan/hellaswag", "validation", takes_config=False, index_id=True
    ),
    "ceval": DatasetType(
        _ceval,
        "liyucheng/ceval_all",
        "val",
        takes_config=False,
        fewshot_split="dev",
        index_id=True,
    ),
    "self_instruct": DatasetType(
        lambda row: _make(row["question"], row["choices"], row["answer"], extra={}),
        "",
        has_shots=False,
    ),
    "gsm8k": DatasetType(
        lambda row: _make(row["question"], [row["answer"]], 0, extra={}),
        "gsm8k",
        config="GSM8K",
        has_shots=False,
    ),
    "medmcqa": DatasetType(_medmcqa, "medmcqa", "validation", "MedMCQA"),
    "hotpot_qa": DatasetType(_hotpot_qa, "hotpot_qa", "validation", "distractor"),
    "reclor": DatasetType(
        _reclor, "metaeval/reclor", "validation", takes_config=False, shots_take_config=False
    ),
}
"""The types that FreeEval registers (`datasets/__init__.py`), but `group`."""
