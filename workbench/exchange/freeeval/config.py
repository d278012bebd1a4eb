"""Read a FreeEval config: its steps, each with its dataset and how its model is asked."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from workbench.errors import nearest, shorten
from workbench.exchange.freeeval.decoding import read_decoding
from workbench.exchange.freeeval.layout import BROKEN_TEMPLATES, TEMPLATES
from workbench.exchange.freeeval.placed_json import Node, read_json
from workbench.scoring.metrics.freeeval import MODES
from workbench.tasks.bounds import MOST_DOCS, MOST_SHOTS
from workbench.types import Decoding

READABLE = ("simple_multiple_choice", "cloze_prompt", "compute_lm_loss")
"""The steps that ask a dataset's problems as they are."""

OTHER_STEPS: Mapping[str, str] = {
    "min_k_prob": "it compares token probabilities of two datasets",
    "self_instruct": "it makes new problems",
    "merge_dataset": "it writes datasets for training",
    "interactive_evaluation": "a model judges a conversation of two others",
    "mt_bench": "a model judges the responses",
    "alpaca_eval": "a model judges the responses",
    "pandalm": "a model judges the responses",
}
"""The other steps that FreeEval has, and what they do instead."""

JUDGED = ("interactive_evaluation", "mt_bench", "alpaca_eval", "pandalm")
"""Those of them in which a model judges: what they find is a score of the same model, too."""

_TOP_KEYS = ("results_output_path", "predictions_output_path", "run_name", "log_path", "steps")
_STEP_KEYS = (
    "step_type", "step_name", "description", "save_dataset", "save_predictions",
    "dataset_config", "inference_config", "eval_config",
)  # fmt: skip
_DATASET_KEYS = ("type", "dataset_kwargs", "augment_dataset_kwargs")
_KWARGS: Mapping[str, tuple[str, type, Any]] = {
    "seed": ("seed", int, 1),
    "split": ("split", str, None),
    "name_or_path": ("name_or_path", str, None),
    "config_name": ("config_name", str, None),
    "fewshot_split": ("fewshot_split", str, None),
    "fewshot_num": ("fewshot_num", int, 0),
    "first_n": ("first_n", int, None),
    "tokenizer_name_or_path": ("tokenizer", str, None),
    "multiple_choice_template_name": ("template", str, "default"),
    "system_prompt": ("system", str, ""),
    "apply_un": ("apply_un", bool, False),
    "dataset_mode": ("mode", str, "mcp"),
}
"""A `dataset_kwargs`' keys: the field of `StepDataset`, the type, what a missing one means."""

_EVAL_KEYS: Mapping[str, tuple[str, ...]] = {
    "simple_multiple_choice": ("aggregate_mode", "vote_threshold", "save_predictions"),
    "cloze_prompt": ("apply_ln",),
    "compute_lm_loss": (),
}


@dataclass(frozen=True, slots=True)
class StepDataset:
    """One dataset of a step: its type and its `dataset_kwargs`, with defaults filled in.

    `node` has them as they stand in the file, those that only a user's class knows included.
    """

    type: str
    node: Node
    seed: int
    split: str | None
    name_or_path: str | None
    config_name: str | None
    fewshot_split: str | None
    fewshot_num: int
    first_n: int | None
    tokenizer: str | None
    template: str
    system: str
    apply_un: bool
    mode: str


@dataclass(frozen=True, slots=True)
class Step:
    """A step that can be read. `augment` is (num_instances, num_keeps) or None.

    `stops` are the stop sequences of `generation_config`, None where it has none; a problem's own
    win over them. `scoring` is the step's `eval_config`, {} where it has none.
    """

    kind: str
    name: str
    node: Node
    parts: tuple[StepDataset, ...]
    is_group: bool
    augment: tuple[int, int] | None
    decoding: Decoding
    stops: tuple[str, ...] | None
    scoring: Mapping[str, Any]
    losses: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Steps:
    """The steps of a config: those that can be `read`, and the `others` as they stand there, with
    what is `lost`, as "thing: why", and what is `unscored`, to be said with every score."""

    read: tuple[Step, ...]
    others: tuple[Mapping[str, Any], ...]
    lost: tuple[str, ...]
    unscored: str


def read_config(path: Path, known_types: Mapping[str, Any], *, step: str = "") -> Steps:
    """Return the steps of the config file `path`, or the one called `step`.

    `known_types` are the dataset types whose keyword arguments are known; others may have any.

    Raises:
        ConfigError: not JSON, a key missing, unknown or of the wrong type, a value that FreeEval
            fails with, or no step that can be read.
    """
    top = read_json(path).only(_TOP_KEYS)
    nodes = top.need("steps", list).items()
    names = [_step_name(node) for node in nodes]
    if step and step not in names:
        raise top.at("steps").error(expected=f"a step called {step!r}", fix=nearest(step, names))
    steps: list[Step] = []
    others: list[Mapping[str, Any]] = []
    losses: list[str] = []
    judged: list[str] = []
    for node, name in zip(nodes, names, strict=True):
        kind = node.value["step_type"]
        if step and name != step:
            continue
        if kind in OTHER_STEPS:
            others.append(node.value)
            losses.append(
                f"step {name!r} ({kind}): not run here, since {OTHER_STEPS[kind]}; it is kept, and "
                "an export has it again"
            )
            judged += [f"{name!r} ({kind})"] if kind in JUDGED else []
        else:
            steps.append(_read_step(node, name, known_types))
    if not steps:
        raise top.at("steps").error(
            expected=f"a step of type {', '.join(READABLE)}",
            seen=", ".join(node.value["step_type"] for node in nodes) or "no steps",
        )
    unscored = (
        f"FreeEval also has a model judge, in {' and '.join(judged)}: no judge is run here, and "
        "these metrics say nothing of what it would find"
    )
    return Steps(tuple(steps), tuple(others), tuple(losses), unscored if judged else "")


def _step_name(node: Node) -> str:
    kind = node.check(dict).need("step_type", str)
    if kind.value not in READABLE and kind.value not in OTHER_STEPS:
        raise kind.error(
            seen=shorten(kind.value), fix=nearest(kind.value, (*READABLE, *OTHER_STEPS))
        )
    return node.get("step_name", str, f"unnamed_{kind.value}_step")


def _read_step(node: Node, name: str, known_types: Mapping[str, Any]) -> Step:
    kind = node.only(_STEP_KEYS).value["step_type"]
    dataset = node.need("dataset_config", dict).only(_DATASET_KEYS)
    parts, is_group = _parts(dataset, known_types)
    decoding, stops, losses = read_decoding(node, kind)
    if is_group and kind == "compute_lm_loss":
        raise dataset.error(
            seen="a group",
            fix="FreeEval's compute_lm_loss reads dataset_mode from one dataset: use one type.",
        )
    if kind == "cloze_prompt" and is_group and node.get("eval_config", dict) is not None:
        losses.append(
            "cloze_prompt on a group: FreeEval fails when it computes the accuracy, since it looks "
            "for apply_un in a list; the workbench computes it"
        )
    return Step(
        kind=kind,
        name=name,
        node=node,
        parts=parts,
        is_group=is_group,
        augment=_augment(dataset, kind, losses),
        decoding=decoding,
        stops=stops,
        scoring=_scoring(node, kind),
        losses=tuple(losses),
    )


def _parts(dataset: Node, known_types: Mapping[str, Any]) -> tuple[tuple[StepDataset, ...], bool]:
    if dataset.need("type", str).value != "group":
        return (_part(dataset, known_types),), False
    members = dataset.need("dataset_kwargs", list).items()
    if not members:
        raise dataset.at("dataset_kwargs").error(expected="at least one dataset", seen="[]")
    return tuple(
        _part(member.only(("type", "dataset_kwargs")), known_types) for member in members
    ), True


def _part(node: Node, known_types: Mapping[str, Any]) -> StepDataset:
    kind = node.need("type", str).value
    kwargs = node.need("dataset_kwargs", dict)
    if kind in known_types:
        kwargs.only(_KWARGS)
    found = {name: kwargs.get(key, *of) for key, (name, *of) in _KWARGS.items()}
    if "seed" in kwargs and kwargs.value["seed"] is None:
        raise kwargs.at("seed").error(
            expected="a whole number", seen="null: FreeEval then draws at random"
        )
    for name, least, most in (("fewshot_num", 0, MOST_SHOTS), ("first_n", 1, MOST_DOCS)):
        if found[name] is not None and found[name] < least:
            raise kwargs.at(name).error(expected=f"{least} or more", seen=str(found[name]))
        if found[name] is not None and found[name] > most:
            raise kwargs.at(name).error(expected=f"{most:,} at most", seen=str(found[name]))
    if "multiple_choice_template_name" in kwargs:
        _check_template(kwargs.at("multiple_choice_template_name"))
    if found["mode"] not in ("mcp", "qa"):
        raise kwargs.at("dataset_mode").error(expected="mcp or qa", seen=shorten(found["mode"]))
    return StepDataset(kind, kwargs, **found)


def _check_template(node: Node) -> None:
    if node.value in BROKEN_TEMPLATES:
        raise node.error(
            expected=" or ".join(TEMPLATES),
            seen=f"{node.value!r}, with which FreeEval fails: {BROKEN_TEMPLATES[node.value]}",
        )
    if node.value not in TEMPLATES:
        raise node.error(
            expected=" or ".join(TEMPLATES),
            seen=shorten(node.value),
            fix=nearest(str(node.value), TEMPLATES),
        )


def _augment(dataset: Node, kind: str, losses: list[str]) -> tuple[int, int] | None:
    if dataset.get("augment_dataset_kwargs", dict) is None:
        return None
    node = dataset.at("augment_dataset_kwargs").only(("num_instances", "num_keeps"))
    instances = node.need("num_instances", int)
    keeps = node.need("num_keeps", int)
    if instances.value < 0:
        raise instances.error(expected="0 or more", seen=str(instances.value))
    if not 0 <= keeps.value <= instances.value:
        raise keeps.error(
            expected=f"0 to num_instances, which is {instances.value}", seen=str(keeps.value)
        )
    if kind != "simple_multiple_choice":
        losses.append(f"augment_dataset_kwargs: FreeEval's step {kind} ignores it")
        return None
    return instances.value, keeps.value


def _scoring(node: Node, kind: str) -> Mapping[str, Any]:
    if node.get("eval_config", dict) is None:
        return {}
    config = node.at("eval_config")
    if kind == "compute_lm_loss":  # which reads nothing from it
        return dict(config.value)
    config.only(_EVAL_KEYS[kind])
    if kind == "cloze_prompt":
        return {"apply_ln": config.get("apply_ln", bool, False)}
    mode = config.get("aggregate_mode", str, "mean")
    if mode not in MODES:
        raise config.at("aggregate_mode").error(expected=" or ".join(MODES), seen=shorten(mode))
    found: dict[str, Any] = {"aggregate_mode": mode}
    if mode == "vote":
        threshold = config.value.get("vote_threshold")
        if isinstance(threshold, bool) or not isinstance(threshold, int | float):
            raise config.error(expected="a number vote_threshold", seen=shorten(threshold))
        found["vote_threshold"] = threshold
    return found
