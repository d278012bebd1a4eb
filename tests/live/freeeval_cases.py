"""Made-up data and configs that go through both FreeEval and the workbench.

A case is a folder's files and a config that reads them. Nothing here is FreeEval's.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

COLOURS = ("red", "green", "blue", "grey", "pink")


@dataclass(frozen=True, slots=True)
class Case:
    """A config with the files beside it. `fails` says that FreeEval itself raises on it."""

    name: str
    config: Mapping[str, Any]
    files: Mapping[str, str]
    fails: bool = False


def lay_out(files: Mapping[str, str], folder: Path) -> None:
    """Write files, by their paths from `folder`."""
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text.encode("utf-8"))


def jsonl(rows: Iterable[Mapping[str, Any]]) -> str:
    """Return the rows as a `.jsonl` file's text."""
    return "".join(json.dumps(row, ensure_ascii=False) + "\n" for row in rows)


def mmlu_rows(count: int, word: str, options: int = 4) -> list[dict[str, Any]]:
    """Return rows of type mmlu; the question has what a template must not read as its own."""
    return [
        {
            "question": f"{word} {{problem}} {i}: which colour? 100% “{i}”\nTwo lines.",
            "choices": [f"{COLOURS[j]} {{key}} {i}" for j in range(options)],
            "answer": (3 * i + 1) % options,
        }
        for i in range(count)
    ]


def arc_rows(count: int, word: str, sizes: Sequence[int] = (4,)) -> list[dict[str, Any]]:
    """Return rows of type arc_challenge; every third one has its options numbered."""
    rows: list[dict[str, Any]] = []
    for i in range(count):
        size = sizes[i % len(sizes)]
        labels = [str(j + 1) if i % 3 == 2 else "ABCDE"[j] for j in range(size)]
        rows.append(
            {
                "id": f"{word}_{i}",
                "question": f"{word} {i}?",
                "choices": {"text": [f"{c} {i}" for c in COLOURS[:size]], "label": labels},
                "answerKey": labels[i % size],
            }
        )
    return rows


def _letters_rows(count: int) -> list[dict[str, Any]]:
    return [
        {"question": f"第{i}题？", **{k: f"选项{k}{i}" for k in "ABCD"}, "answer": "ABCD"[i % 4]}
        for i in range(count)
    ]


def _hellaswag_rows(count: int) -> list[dict[str, Any]]:
    return [
        {"ctx": f"She opens door {i} and", "endings": [f"{c}." for c in COLOURS[:4]],
         "label": str(i % 4)}
        for i in range(count)
    ]  # fmt: skip


def _truthful_rows(count: int) -> list[dict[str, Any]]:
    return [
        {"question": f"Is {i} true?",
         "mc1_targets": {"choices": [f"no {i}", f"yes {i}", f"perhaps {i}"], "labels": [0, 1, 0]}}
        for i in range(count)
    ]  # fmt: skip


def _medmcqa_rows(count: int) -> list[dict[str, Any]]:
    return [
        {"id": f"m{i}", "question": f"Which drug {i}?", "opa": "a1", "opb": "b1", "opc": f"c{i}",
         "opd": "d1", "cop": i % 4}
        for i in range(count)
    ]  # fmt: skip


def _reclor_rows(count: int) -> list[dict[str, Any]]:
    return [
        {"id_string": f"r{i}", "context": f"All {i} are {i + 1}.", "question": "What follows?",
         "answers": [f"{c} {i}" for c in COLOURS[:4]], "label": (i + 2) % 4}
        for i in range(count)
    ]  # fmt: skip


def _open_rows(count: int) -> list[dict[str, Any]]:
    return [
        {"id": f"h{i}", "question": f"What is {i}+{i}?", "answer": f"{i}+{i}={2 * i}\n#### {2 * i}"}
        for i in range(count)
    ]


def step(
    kind: str,
    dataset: Mapping[str, Any],
    *,
    scoring: Mapping[str, Any] | None = None,
    name: str = "",
    **settings: Any,
) -> dict[str, Any]:
    """Return a step of the config; `settings` are its generation_config."""  # fmt: skip
    found: dict[str, Any] = {
        "step_type": kind,
        "dataset_config": dict(dataset),
        "inference_config": {
            "type": "local_hf",
            "output_path": "out",
            "inference_kwargs": {"model_path": "none", "generation_config": settings},
        },
        "eval_config": dict(scoring or {}),
    }
    return {"step_name": name, **found} if name else found


def _dataset(kind: str, **kwargs: Any) -> dict[str, Any]:
    augment = kwargs.pop("augment", None)
    found: dict[str, Any] = {"type": kind, "dataset_kwargs": {"name_or_path": "rows", **kwargs}}
    return {**found, "augment_dataset_kwargs": augment} if augment else found


def _case(name: str, one: Mapping[str, Any], *, fails: bool = False, **splits: Any) -> Case:
    files = {f"rows/{split}.jsonl": jsonl(rows) for split, rows in splits.items()}
    return Case(name, {"steps": [one]}, files, fails)


CHOICE, CLOZE, LOSS = "simple_multiple_choice", "cloze_prompt", "compute_lm_loss"
SPLITS: dict[str, Any] = {"train": mmlu_rows(7, "Shot"), "test": mmlu_rows(5, "Doc")}
DEFAULT: dict[str, Any] = {"config_name": "default"}
SHOTS: dict[str, Any] = {**DEFAULT, "fewshot_split": "train", "fewshot_num": 3}

_WORDS = ["You", "are", "asked", ".", "Answer", "the", "user", "system", "assistant"]

TOKENIZER = {
    "tok/tokenizer.json": json.dumps(
        {
            "version": "1.0", "truncation": None, "padding": None, "added_tokens": [],
            "normalizer": None, "pre_tokenizer": {"type": "Whitespace"}, "post_processor": None,
            "decoder": None,
            "model": {"type": "WordLevel", "unk_token": "[UNK]",
                      "vocab": {w: i for i, w in enumerate(["[UNK]", *dict.fromkeys(_WORDS)])}},
        }
    ),
    "tok/tokenizer_config.json": json.dumps(
        {
            "tokenizer_class": "PreTrainedTokenizerFast", "unk_token": "[UNK]",
            "chat_template": "{% for m in messages %}<{{ m['role'] }}>{{ m['content'] }}</>\n"
                             "{% endfor %}{% if add_generation_prompt %}<assistant>{% endif %}",
        }
    ),
}  # fmt: skip

CASES: tuple[Case, ...] = (
    _case("mmlu-zero", step(CHOICE, _dataset("mmlu", **DEFAULT)), **SPLITS),
    _case(
        "mmlu-shots-system",
        step(CHOICE, _dataset("mmlu", **SHOTS, seed=42, system_prompt="Be brief.\n"),
             stop_sequences=["A", "B"], max_new_tokens=7),
        **SPLITS,
    ),
    _case("mmlu-reasoning", step(
        CHOICE, _dataset("mmlu", **SHOTS, multiple_choice_template_name="reasoning")), **SPLITS),
    _case("mmlu-qa", step(
        CHOICE, _dataset("mmlu", **SHOTS, multiple_choice_template_name="qa")), **SPLITS),
    _case("mmlu-first-n", step(
        CHOICE, _dataset("mmlu", **SHOTS, first_n=2, seed=0)), **SPLITS),
    _case("mmlu-more-shots-than-rows", step(
        CHOICE, _dataset("mmlu", **{**SHOTS, "fewshot_num": 9})), **SPLITS),
    _case("mmlu-augment", step(
        CHOICE, _dataset("mmlu", **SHOTS, seed=5, first_n=3,
                         augment={"num_instances": 3, "num_keeps": 2}),
        scoring={"aggregate_mode": "vote", "vote_threshold": 0.5}), **SPLITS),
    _case("mmlu-own-split", step(
        CHOICE, _dataset("mmlu", **{**SHOTS, "fewshot_split": "test"})), **SPLITS),
    _case("arc", step(
        CHOICE, _dataset("arc_challenge", **SHOTS)),
        train=arc_rows(6, "shot"), test=arc_rows(6, "doc", (4, 5, 3))),
    _case("truthful", step(CHOICE, _dataset("truthful_qa", **SHOTS)),
          train=_truthful_rows(4), validation=_truthful_rows(3)),
    _case("hellaswag", step(CHOICE, _dataset(
        "hellaswag", fewshot_split="train", fewshot_num=2)),
        train=_hellaswag_rows(5), validation=_hellaswag_rows(3)),
    _case("ceval", step(CHOICE, _dataset(
        "ceval", split="test", fewshot_split="train", fewshot_num=2, seed=3)),
        train=_letters_rows(5), test=_letters_rows(3)),
    _case("medmcqa", step(CHOICE, _dataset("medmcqa", **SHOTS)),
          train=_medmcqa_rows(4), validation=_medmcqa_rows(3)),
    _case("reclor", step(CHOICE, _dataset(
        "reclor", fewshot_split="train", fewshot_num=1, multiple_choice_template_name="reasoning")),
        train=_reclor_rows(4), validation=_reclor_rows(3)),
    _case("gsm8k", step(CHOICE, _dataset(
        "gsm8k", **DEFAULT, multiple_choice_template_name="qa", system_prompt="Think.")),
        train=_open_rows(2), test=_open_rows(3)),
    _case("hotpot", step(CHOICE, _dataset(
        "hotpot_qa", **SHOTS, multiple_choice_template_name="qa")),
        train=_open_rows(4), validation=_open_rows(3)),
    _case("hotpot-default", step(CHOICE, _dataset("hotpot_qa", **SHOTS)),
          train=_open_rows(4), validation=_open_rows(3)),
    _case("one-option-among-many", step(CHOICE, _dataset("mmlu", **SHOTS)),
          train=[*mmlu_rows(2, "Shot"), *mmlu_rows(2, "Shot", 1)],
          test=[*mmlu_rows(2, "Doc"), *mmlu_rows(2, "Doc", 1)]),
    _case("group", step(CHOICE, {"type": "group", "dataset_kwargs": [
        _dataset("mmlu", **DEFAULT, first_n=2), _dataset("mmlu", **DEFAULT, split="train")]}),
        **SPLITS),
    _case("group-shots-augment", step(CHOICE, {"type": "group", "dataset_kwargs": [
        _dataset("mmlu", **SHOTS, seed=4, first_n=2, system_prompt="One."),
        _dataset("mmlu", **{**SHOTS, "fewshot_num": 1}, split="train", first_n=3)],
        "augment_dataset_kwargs": {"num_instances": 2, "num_keeps": 1}}), **SPLITS),
    _case("cloze-qa", step(CLOZE, _dataset(
        "arc_challenge", **DEFAULT, multiple_choice_template_name="qa", system_prompt=""),
        scoring={"apply_ln": True}), test=arc_rows(5, "doc", (4, 3))),
    _case("cloze-default", step(CLOZE, _dataset("mmlu", **DEFAULT)), **SPLITS),
    _case("cloze-open", step(CLOZE, _dataset("gsm8k", **DEFAULT)),
          train=_open_rows(2), test=_open_rows(3)),
    _case("cloze-equal-options", step(CLOZE, _dataset("mmlu", **DEFAULT)),
          test=[{"question": "Which?", "choices": ["x", "x"], "answer": 1}, *mmlu_rows(2, "Doc")]),
    _case("cloze-shots", step(CLOZE, _dataset(
        "mmlu", **SHOTS, multiple_choice_template_name="qa")), fails=True, **SPLITS),
    _case("loss-qa", step(LOSS, _dataset(
        "mmlu", **DEFAULT, multiple_choice_template_name="qa", dataset_mode="qa")), **SPLITS),
    _case("loss-mcp", step(LOSS, _dataset("mmlu", **SHOTS, dataset_mode="mcp")), **SPLITS),
    _case("test_1", step(CHOICE, _dataset(
        "mmlu", **DEFAULT, multiple_choice_template_name="test_1")), fails=True, **SPLITS),
    _case("numbers", step(CHOICE, _dataset(
        "mmlu", **DEFAULT, multiple_choice_template_name="numbers")), fails=True, **SPLITS),
    _case("no-config-name", step(CHOICE, _dataset("mmlu")), fails=True, **SPLITS),
    _case("no-fewshot-split", step(CHOICE, _dataset("mmlu", **DEFAULT, fewshot_num=2)),
          fails=True, **SPLITS),
    _case("too-many-keeps", step(CHOICE, _dataset(
        "mmlu", **DEFAULT, augment={"num_instances": 1, "num_keeps": 2})), fails=True, **SPLITS),
    Case("chat", {"steps": [step(CHOICE, _dataset(
        "mmlu", **SHOTS, tokenizer_name_or_path="tok", system_prompt="You are asked ."))]},
        {**{f"rows/{k}.jsonl": jsonl(v) for k, v in SPLITS.items()}, **TOKENIZER}),
)  # fmt: skip
"""What prompts depend on, each in a config of its own."""
