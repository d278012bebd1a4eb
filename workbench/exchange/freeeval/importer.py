"""A FreeEval config becomes a task folder: data, configs and transforms."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from workbench.errors import ConfigError
from workbench.exchange.files import Written
from workbench.exchange.freeeval.chat import chat_prompts
from workbench.exchange.freeeval.config import Step, StepDataset, read_config
from workbench.exchange.freeeval.data import Loaded, load_part
from workbench.exchange.freeeval.dataset_class import load_class
from workbench.exchange.freeeval.dataset_types import TYPES
from workbench.exchange.freeeval.files import Asked, free_name, write_step
from workbench.exchange.freeeval.layout import (
    LayoutProblem,
    as_questions,
    permuted_copies,
    prompt_text,
    unrolled,
)
from workbench.prompts.samplers.freeeval import shuffled


def import_task(source: Path, *, trust: bool = False, step: str = "") -> Written:
    """Return a task folder with a data file, a config and a transform for each of the readable
    steps of the config `source`, or for the one called `step`: simple_multiple_choice (GEN),
    cloze_prompt and compute_lm_loss (PPL).

    `source` may be a folder that holds one config. The `.py` files beside it are run only with
    `trust`, where a dataset's type is none of FreeEval's own, and then in another process.

    Raises:
        ConfigError: the config, or the class, cannot be used, or its dataset is not there.
        DataError: a row cannot be read.
    """
    if source.is_dir():
        found = sorted(source.glob("*.json"))
        if len(found) != 1:
            raise ConfigError(
                f"{source}: which config?",
                expected="one .json file in it",
                seen=", ".join(path.name for path in found) or "none",
                fix="Name the file.",
            )
        source = found[0]
    found = read_config(source, TYPES, step=step)
    losses = list(found.lost)
    files: dict[str, str] = {}
    names: set[str] = set()
    for number, each in enumerate(found.read):
        loaded = [
            load_part(part, source.parent)
            if part.type in TYPES
            else load_class(part, source, each, trust=trust)
            for part in each.parts
        ]
        made = _ask(each, loaded)
        losses += [*each.losses, *made.losses]
        losses += write_step(files, free_name(each, number, names), each, made, found)
    return Written(files, tuple(dict.fromkeys(losses)))


# ---- what FreeEval's step does with its dataset ------------------------------------------------


def _ask(step: Step, loaded: Sequence[Loaded]) -> Asked:
    """Return the step's problems with their prompts, as FreeEval's step prepares them.

    The members of a group build their prompts one by one, with their own shots; whatever the step
    does after that, it does with the settings of the first.
    """
    first, losses = step.parts[0], [loss for found in loaded for loss in found.losses]
    kept: list[tuple[LayoutProblem, str]] = []
    for part, found in zip(step.parts, loaded, strict=True):
        cut = found.items[: part.first_n]
        shots = _shots(part, found, losses)
        kept += zip(cut, _prompts(cut, shots, part, losses), strict=True)
    shots = _shots(first, loaded[0], [])
    items, prompts = _prepared(step, kept, shots, losses)
    plain = tuple(prompt_text(item, shots, first.template, first.system) for item in items)
    is_whole = prompts != plain or any(item.prompt for item in items)
    return Asked(items, prompts, loaded[0].pool, len(shots), is_whole, tuple(losses))


def _prepared(
    step: Step,
    kept: Sequence[tuple[LayoutProblem, str]],
    shots: Sequence[LayoutProblem],
    losses: list[str],
) -> tuple[tuple[LayoutProblem, ...], tuple[str, ...]]:
    """Return problems and prompts after the step's own preparation: copies, options apart."""
    first = step.parts[0]
    items = tuple(item for item, _ in kept)
    prompts = tuple(prompt for _, prompt in kept)
    if step.augment:
        copies = permuted_copies(items, first.seed, *step.augment)
        return (*items, *copies), (*prompts, *_prompts(copies, shots, first, losses))
    if step.kind == "cloze_prompt":
        items = unrolled(items)
    elif step.kind == "compute_lm_loss" and first.mode == "qa":
        items = as_questions(items)
    else:
        return items, prompts
    if shots:
        losses.append(
            f"fewshot_num {first.fewshot_num}: FreeEval's {step.kind} fails with shots "
            "(TypeError); here they are shown as its template means them"
        )
    return items, _prompts(items, shots, first, losses)


def _shots(part: StepDataset, found: Loaded, losses: list[str]) -> tuple[LayoutProblem, ...]:
    size = len(found.pool)
    if part.fewshot_num > size > 0:
        losses.append(f"fewshot_num {part.fewshot_num}: the split has {size} rows, so {size} shots")
    drawn = [found.pool[index] for index in shuffled(size, part.seed)[: part.fewshot_num]]
    shots = tuple(shot for shot in drawn if shot is not None)
    if len(shots) < len(drawn):
        raise part.node.error(
            expected=f"few-shot rows that FreeEval's type {part.type} can read",
            seen=f"{len(drawn) - len(shots)} of the {len(drawn)} drawn that it cannot",
        )
    return shots


def _prompts(
    items: Sequence[LayoutProblem],
    shots: Sequence[LayoutProblem],
    part: StepDataset,
    losses: list[str],
) -> tuple[str, ...]:
    if part.tokenizer:
        made = chat_prompts(items, shots, part)
        if isinstance(made, tuple):
            return made
        losses.append(made)
    return tuple(prompt_text(item, shots, part.template, part.system) for item in items)
