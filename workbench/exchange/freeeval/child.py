"""The process that runs a user's dataset class, with a stand-in for the package `freeeval`.

A script: a job as JSON on stdin, the class's problems as JSON on the last line of stdout. The
stand-in has what a class derives from and registers itself with: the base classes of
`freeeval.datasets.multiple_choice`, the table `freeeval.datasets.TYPE_TO_DATASET`, and the
function `freeeval.data.registry.register_dataset`, which FreeEval's documents name though its
repository has none.
"""

from __future__ import annotations

import contextlib
import importlib.util
import json
import sys
import types
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

REGISTERED: dict[str, Any] = {}
BY_FUNCTION: set[str] = set()


@dataclass(eq=False)
class MultipleChoiceProblem:
    """A problem as a class makes it; the arguments are FreeEval's."""

    problem: Any
    choices: Any
    answer: Any
    parent_uuid: str | None = None
    permutation: list[int] | None = None
    generation_config: dict[str, Any] | None = None
    choice_key_type: str = "letters"
    extra: Any = None
    prompt: str | None = field(default=None, init=False)
    prediction_index: Any = field(default=None, init=False)
    row: Any = field(default=None, init=False)

    def __getitem__(self, key: str) -> Any:
        return getattr(self, key)

    def __setitem__(self, key: str, value: Any) -> None:
        setattr(self, key, value)


class MultipleChoiceDataset:
    """What FreeEval's class of that name gives a subclass; prompts are built elsewhere."""

    def __init__(self, **kwargs: Any) -> None:
        self.tokenizer_name_or_path = kwargs.get("tokenizer_name_or_path")
        self.multiple_choice_template_name = kwargs.get("multiple_choice_template_name", "default")
        self.system_prompt = kwargs.get("system_prompt")
        self.problems: list[Any] = []
        self.fewshot_examples: list[Any] = []
        self.name_or_path = ""
        self.shot_rows: list[Any] = []

    def select_fewshot_examples(self, fewshot_dataset: Any, num_shots: int, seed: int = 1) -> Any:
        """Return the drawn rows; all rows are kept, so that another draw is possible later."""
        from workbench.prompts.samplers.freeeval import shuffled

        self.shot_rows = [fewshot_dataset[i] for i in range(len(fewshot_dataset))]
        return [self.shot_rows[i] for i in shuffled(len(self.shot_rows), seed)[:num_shots]]

    def generate_prompt_text(self) -> None:
        """Build nothing: a prompt that the class set is kept, others are the templates'."""

    def __len__(self) -> int:
        return len(self.problems)

    def __getitem__(self, index: Any) -> Any:
        return self.problems[index]


class AugmentedMultipleChoiceDataset(MultipleChoiceDataset):
    """The base of FreeEval's own types."""

    def __init__(self, seed: int = 1, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.apply_un = kwargs.get("apply_un", False)

    def unroll_choice_to_cp(self, src: Any) -> list[Any]:
        """Return a problem for each option, and with `apply_un` one without the question."""
        right = src.choices[src.answer]
        questions = [src.problem, None] if self.apply_un else [src.problem]
        return [
            MultipleChoiceProblem(question, [choice], right, extra=src.extra)
            for question in questions
            for choice in src.choices
        ]


def _register(name: str, dataset: Any) -> None:
    REGISTERED[name] = dataset
    BY_FUNCTION.add(name)


def _module(name: str, **contents: Any) -> None:
    module = types.ModuleType(name)
    module.__path__ = []  # so that modules inside it can be imported
    module.__dict__.update(contents)
    sys.modules[name] = module
    parent, _, child = name.rpartition(".")
    if parent:
        setattr(sys.modules[parent], child, module)


def install_stand_in() -> None:
    """Put the stand-in where `import freeeval…` finds it."""
    base = {
        "MultipleChoiceProblem": MultipleChoiceProblem,
        "MultipleChoiceDataset": MultipleChoiceDataset,
        "AugmentedMultipleChoiceDataset": AugmentedMultipleChoiceDataset,
    }
    _module("freeeval")
    table = {"TYPE_TO_DATASET": REGISTERED, "MultipleChoiceDataset": MultipleChoiceDataset}
    _module("freeeval.datasets", **table)
    _module("freeeval.datasets.multiple_choice", **base)
    _module("freeeval.data")
    _module("freeeval.data.registry", register_dataset=_register)


def recording(dataset: Any) -> Any:
    """Return a subclass whose problems know the row that they were parsed from."""

    class Recording(dataset):
        def parse_data_instance(self, data: Any, *args: Any, **kwargs: Any) -> Any:
            made = super().parse_data_instance(data, *args, **kwargs)
            if isinstance(data, dict):
                made.row = dict(data)
            return made

    Recording.__name__ = dataset.__name__
    return Recording if hasattr(dataset, "parse_data_instance") else dataset


def build(job: dict[str, Any]) -> dict[str, Any]:
    """Return the problems, shots and few-shot pool of the class that the job names."""
    for number, path in enumerate(job["files"]):
        spec = importlib.util.spec_from_file_location(f"user_dataset_{number}", path)
        assert spec and spec.loader
        module = importlib.util.module_from_spec(spec)
        sys.modules[spec.name] = module
        spec.loader.exec_module(module)
    if job["type"] not in REGISTERED:
        names = ", ".join(sorted(REGISTERED)) or "nothing"
        return {"error": f"no file registers the type {job['type']!r} (registered: {names})"}
    dataset = recording(REGISTERED[job["type"]])(**job["kwargs"])
    needed = needed_method(job)
    if needed and not isinstance(dataset, AugmentedMultipleChoiceDataset):
        return {
            "error": f"the step {job['step']} calls {needed}, which only "
            "AugmentedMultipleChoiceDataset has: derive from that"
        }
    return {
        "by_function": job["type"] in BY_FUNCTION,
        "problems": [
            {**describe(item), "cloze_prompts": cloze_prompts(dataset, item, job["step"])}
            for item in dataset.problems
        ],
        "shots": [describe(item) for item in dataset.fewshot_examples],
        "pool": list(pool(dataset)),
    }


def needed_method(job: dict[str, Any]) -> str:
    """Return the method that FreeEval's step calls on the dataset besides the plain ones."""
    if job["augment"]:
        return "augment_dataset"
    if job["step"] == "cloze_prompt":
        return "unroll_to_cp"
    is_qa = job["step"] == "compute_lm_loss" and job["kwargs"].get("dataset_mode") == "qa"
    return "unroll_to_qa" if is_qa else ""


def pool(dataset: Any) -> Iterable[dict[str, Any] | None]:
    """Yield every few-shot row as a problem, None where the class cannot parse it."""
    for row in getattr(dataset, "shot_rows", ()):
        try:
            yield describe(dataset.parse_data_instance(row))
        except Exception:  # the user's code; FreeEval parses the drawn rows alone
            yield None


def cloze_prompts(dataset: Any, item: Any, step: str) -> list[str | None]:
    """Return the prompts that the class sets for the options in the cloze step."""
    if step != "cloze_prompt":
        return []
    made = dataset.unroll_choice_to_cp(item)[: len(item.choices)]
    return [one.prompt for one in made]


def describe(item: Any) -> dict[str, Any]:
    """Return a problem as JSON has it."""
    config = item.generation_config if isinstance(item.generation_config, dict) else {}
    return {
        "problem": item.problem,
        "choices": list(item.choices),
        "answer": item.answer,
        "extra": item.extra,
        "stop_sequences": config.get("stop_sequences"),
        "permutation": item.permutation,
        "parent_uuid": item.parent_uuid,
        "keys": item.choice_key_type,
        "prompt": item.prompt,
        "row": item.row,
    }


def main() -> None:
    """Read the job, run it with its prints kept off stdout, and write the answer."""
    job = json.loads(sys.stdin.read())
    sys.path.insert(0, job["package_root"])
    install_stand_in()
    try:
        with contextlib.redirect_stdout(sys.stderr):
            reply = build(job)
    except BaseException as error:  # the user's code: it raises, or exits, as it likes
        reply = {"error": f"{type(error).__name__}: {error}"[:400]}
    sys.stdout.write("\n" + json.dumps(reply, default=str) + "\n")


if __name__ == "__main__":
    main()
