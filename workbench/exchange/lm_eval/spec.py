"""What a task's YAML says, checked key by key: lm-evaluation-harness's `TaskConfig`, as a value.

Keys, defaults and what a few-shot setting inherits are those of release 0.4.13
(`lm_eval/config/task.py`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Any, TypeAlias

from workbench.errors import ConfigError, nearest, shorten
from workbench.exchange.lm_eval.classes import without_class
from workbench.exchange.lm_eval.yaml_files import FunctionRef, TaskFile
from workbench.tasks.bounds import MOST_SHOTS
from workbench.types import Method

FieldSource: TypeAlias = "str | int | list[Any] | Mapping[str, Any] | FunctionRef | None"
"""A column's name, a Jinja template, a constant, or a function."""

TEXT = (str, type(None))
COUNT = (int, type(None))
KEYS: Mapping[str, tuple[type, ...]] = {
    "task": (str,),
    "task_alias": TEXT,
    "tag": (str, list, type(None)),
    "custom_dataset": (FunctionRef, type(None)),
    "dataset_path": TEXT,
    "dataset_name": TEXT,
    "dataset_kwargs": (dict, type(None)),
    "training_split": TEXT,
    "validation_split": TEXT,
    "test_split": TEXT,
    "fewshot_split": TEXT,
    "process_docs": (FunctionRef, type(None)),
    "doc_to_text": (str, int, FunctionRef, type(None)),
    "doc_to_target": (str, int, list, FunctionRef, type(None)),
    "doc_to_choice": (str, list, dict, FunctionRef, type(None)),
    "doc_to_image": (object,),
    "doc_to_audio": (object,),
    "unsafe_code": (bool,),
    "process_results": (str, FunctionRef, type(None)),
    "use_prompt": TEXT,
    "description": TEXT,
    "target_delimiter": (str,),
    "fewshot_delimiter": (str,),
    "fewshot_config": (dict, type(None)),
    "num_fewshot": COUNT,
    "metric_list": (list, type(None)),
    "output_type": (str,),
    "generation_kwargs": (dict, type(None)),
    "repeats": (int,),
    "filter_list": (list, type(None)),
    "should_decontaminate": (bool,),
    "doc_to_decontamination_query": (str, FunctionRef, type(None)),
    "gen_prefix": TEXT,
    "metadata": (object,),
}
FEWSHOT_KEYS: Mapping[str, tuple[type, ...]] = {
    "sampler": (str, FunctionRef),
    "split": TEXT,
    "process_docs": (FunctionRef, type(None)),
    "fewshot_indices": (list, type(None)),
    "samples": (list, FunctionRef, type(None)),
    "doc_to_text": KEYS["doc_to_text"],
    "doc_to_choice": KEYS["doc_to_choice"],
    "doc_to_target": KEYS["doc_to_target"],
    "gen_prefix": TEXT,
    "fewshot_delimiter": TEXT,
    "target_delimiter": TEXT,
}
OUTPUT_TYPES = ("multiple_choice", "generate_until", "loglikelihood", "loglikelihood_rolling")
ROLLING = "loglikelihood_rolling"


@dataclass(frozen=True, slots=True)
class Shots:
    """Where shots come from and how they are written; what the YAML leaves out is the task's."""

    sampler: str
    split: str | None
    process_docs: FunctionRef | None
    samples: Any
    doc_to_text: FieldSource
    doc_to_choice: FieldSource
    doc_to_target: FieldSource
    gen_prefix: str | None
    fewshot_delimiter: str
    target_delimiter: str


@dataclass(frozen=True, slots=True)
class Spec:
    """A task's settings as the harness reads them. `file` has every value and its place."""

    file: TaskFile
    task: str
    output_type: str
    doc_to_text: FieldSource
    doc_to_target: FieldSource
    doc_to_choice: FieldSource
    description: str
    gen_prefix: str | None
    target_delimiter: str
    num_fewshot: int
    training_split: str | None
    validation_split: str | None
    test_split: str | None
    process_docs: FunctionRef | None
    shots: Shots

    def get(self, key: str) -> Any:
        """Return what the YAML has under `key`, or None."""
        return self.file.values.get(key)

    @property
    def is_choice(self) -> bool:
        """Whether answers are ranked and not generated."""
        return self.output_type == "multiple_choice"

    @property
    def is_text(self) -> bool:
        """Whether one given text is scored: the target, after a prompt or by itself."""
        return self.output_type in ("loglikelihood", ROLLING)

    @property
    def method(self) -> Method:
        """How answers are had."""
        return "gen" if self.output_type == "generate_until" else "ppl"

    @property
    def has_own_shots(self) -> bool:
        """Whether shots are written by other fields than docs."""
        written = ("doc_to_text", "doc_to_target", "doc_to_choice", "gen_prefix")
        return any(getattr(self.shots, name) != getattr(self, name) for name in written)

    @property
    def eval_split(self) -> str:
        """The split that is evaluated."""
        return self.test_split or self.validation_split or ""


def spec_of(file: TaskFile) -> Spec:
    """Return what a task's file says.

    Raises:
        ConfigError: the file cannot be used, has a key that there is none of, or asks for
            something that a prompt of one text with its choices or its generation is not.
    """
    file = without_class(file)
    values = file.values
    _refuse_other_kinds(file)
    _check(file, values, KEYS, "")
    fewshot = values.get("fewshot_config") or {}
    _check(file, fewshot, FEWSHOT_KEYS, "fewshot_config.")
    _require(file)
    own: dict[str, Any] = {f.name: values.get(f.name) for f in fields(Spec) if f.name in KEYS}
    own["output_type"] = values.get("output_type", "generate_until")
    own["description"] = values.get("description") or ""
    own["num_fewshot"] = values.get("num_fewshot") or 0
    own["target_delimiter"] = values.get("target_delimiter", " ")
    if own["output_type"] == ROLLING:  # the harness makes a prompt, and sends the target alone
        own |= {"doc_to_text": "", "description": "", "gen_prefix": None, "num_fewshot": 0}
    spec = Spec(file=file, shots=_shots(values, fewshot), **own)
    if spec.num_fewshot < 0:
        raise ConfigError(file.where("num_fewshot"), expected="0 or more")
    if spec.num_fewshot > MOST_SHOTS:
        raise ConfigError(file.where("num_fewshot"), expected=f"{MOST_SHOTS:,} at most")
    return spec


def _shots(values: Mapping[str, Any], own: Mapping[str, Any]) -> Shots:
    own_fields = ("doc_to_text", "doc_to_choice", "doc_to_target")
    inherited: dict[str, Any] = {
        "sampler": "default",
        "split": values.get("fewshot_split"),
        "samples": None,
        "fewshot_delimiter": values.get("fewshot_delimiter", "\n\n"),
        "target_delimiter": values.get("target_delimiter", " "),
        **{key: values.get(key) for key in ("process_docs", *own_fields, "gen_prefix")},
    }
    merged = {**inherited, **own}
    merged.pop("fewshot_indices", None)
    for key in (*own_fields, "fewshot_delimiter", "target_delimiter"):
        # A null field falls through to the task's own; with a null delimiter a run fails there.
        merged[key] = inherited[key] if merged[key] is None else merged[key]
    return Shots(**merged)


def _refuse_other_kinds(file: TaskFile) -> None:
    values = file.values
    if "group" in values or isinstance(values.get("task"), list) or "task_list" in values:
        members = values.get("task_list", values.get("task"))
        key = next(key for key in ("task_list", "group", "task") if key in values)
        raise ConfigError(
            f"{file.where(key)}: a list of tasks, not a task",
            seen=shorten(members),
            fix="Import its tasks one by one, by their own files.",
        )
    if values.get("use_prompt"):
        raise ConfigError(
            f"{file.where('use_prompt')}: a prompt of PromptSource, which is not in this file",
            fix="Write it out as doc_to_text and doc_to_target.",
        )
    for key in ("doc_to_image", "doc_to_audio"):
        if values.get(key):
            raise ConfigError(f"{file.where(key)}: prompts here are text alone")


def _check(
    file: TaskFile, values: Mapping[str, Any], known: Mapping[str, tuple[type, ...]], head: str
) -> None:
    for key, value in values.items():
        where = file.where(key) if not head else f"{file.where('fewshot_config')}.{key}"
        if key not in known:
            raise ConfigError(f"{where}: unknown key", fix=nearest(str(key), known))
        is_flag = isinstance(value, bool) and bool not in known[key] and object not in known[key]
        if is_flag or not isinstance(value, known[key]):
            names = [_WORDS[kind] for kind in known[key] if kind in _WORDS]
            raise ConfigError(where, expected=" or ".join(names), seen=shorten(value))


_WORDS: Mapping[type, str] = {
    str: "a text",
    int: "a whole number",
    list: "a list",
    dict: "keys and values",
    bool: "true or false",
    FunctionRef: "a !function",
}


def _require(file: TaskFile) -> None:
    values = file.values
    kind = values.get("output_type", "generate_until")
    if kind not in OUTPUT_TYPES:
        fix = nearest(str(kind), OUTPUT_TYPES)
        raise ConfigError(f"{file.where('output_type')} {shorten(kind)}", fix=fix)
    needed = (
        ["task", "doc_to_target"] if kind == ROLLING else ["task", "doc_to_text", "doc_to_target"]
    )
    needed += ["doc_to_choice"] if kind == "multiple_choice" else []
    for key in needed:
        if values.get(key) is None:
            raise ConfigError(f"{file.path}: no key {key!r}", expected=", ".join(needed))
    if not values.get("custom_dataset") and not values.get("dataset_path"):
        raise ConfigError(f"{file.path}: no key 'dataset_path'", expected="where rows are")
    if not values.get("test_split") and not values.get("validation_split"):
        raise ConfigError(
            f"{file.path}: nothing to evaluate", expected="test_split or validation_split"
        )


def functions_of(values: object) -> Sequence[FunctionRef]:
    """Return every `!function` in the values, at any depth."""
    if isinstance(values, FunctionRef):
        return [values]
    if isinstance(values, Mapping):
        values = list(values.values())
    if isinstance(values, list):
        return [ref for value in values for ref in functions_of(value)]
    return []
