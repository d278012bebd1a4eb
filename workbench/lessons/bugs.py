"""Prompts with a planted fault, for a class to find before the linter tells."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from workbench.errors import DataError
from workbench.lessons.desk import Desk
from workbench.lint.finding import Finding
from workbench.lint.look import lint_plan
from workbench.messages import Message, say
from workbench.runs.plan import Plan
from workbench.tasks.template import template

INPUT, DIRECT = "Question: {question}\nAnswer:", " {answer}"
CUE, STEPS = " Let's think step by step.", " {steps} The answer is {answer}."

FIELDS = ("question", "steps", "answer")
"""What the rows of a task need for all of these prompts."""

SOUND = "sound"
"""The name of the prompt that nothing is wrong with: it is among those that are drawn, or whoever
guesses would always be right that there is a fault."""


@dataclass(frozen=True, slots=True)
class Bug:
    """A prompt with a fault: templates of its transform, and settings that go with it.

    `rule` is the linter's rule that is about it, "" for the sound one. `label` is what it is called
    in a list to choose from. `rivals` are the names of other faults that it has as well: whoever
    chose one of these would be right, so none is offered beside it.
    """

    name: str
    label: str
    rule: str
    input: str = INPUT
    output: str = DIRECT
    settings: Mapping[str, Any] = field(default_factory=dict)
    rivals: tuple[str, ...] = ()

    @property
    def source(self) -> str:
        """The text of the transform."""
        return template(self.input, self.output, "{answer}")


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A bug in the prompts of a task, and what the linter finds there: its own rule's findings
    first."""

    bug: Bug
    plan: Plan
    findings: tuple[Finding, ...]


def bugs() -> tuple[Bug, ...]:
    """Return the faults that are planted, in the language in force, and the sound prompt."""
    return (
        Bug(SOUND, say("nothing is wrong"), ""),
        Bug("space", say("a space ends the prompt"), "text/trailing-space",
            INPUT + " ", "{answer}"),
        Bug("glued", say("the answers stick to the cue"), "text/missing-space", INPUT, "{answer}"),
        Bug("leak", say("the answer is told before it is asked for"), "answer/leaked",
            INPUT + " {answer}"),
        Bug("steps", say("the shots have lost their steps"), "few-shot/steps-lost", INPUT + CUE),
        Bug("reasoning", say("the reasoning stands in the question"), "answer/reasoning-in-input",
            "Question: {question} {steps}\nAnswer:", rivals=("leak",)),
        Bug("braces", say("a name was never filled in"), "text/unknown-name",
            "Question: {question}\n{{hint}}\nAnswer:"),
        Bug("colons", say("two kinds of colons"), "text/colons", "问题：{question}\nAnswer:"),
        Bug("spaces", say("two spaces side by side"), "text/double-space", INPUT + " ",
            rivals=("space",)),
        Bug("stop", say("a stop sequence stands inside the answers"), "answer/stopped-early",
            INPUT + CUE, STEPS, {"until": (".",)}),
        Bug("limit", say("the answers are longer than the limit"), "tokens/answer-too-long",
            INPUT + CUE, STEPS, {"max_new_tokens": 8}),
    )  # fmt: skip


def choices(bug: Bug, seed: int, most: int = 5) -> tuple[Bug, ...]:
    """Return what a class may choose from: the right one, the sound prompt, and others, in an
    order drawn from `seed`."""
    rng = random.Random(f"{seed}/{bug.name}")
    others = [each for each in bugs() if each.name not in (bug.name, SOUND, *bug.rivals)]
    sound = [each for each in bugs() if each.name == SOUND and bug.name != SOUND]
    picked = [bug, *sound, *rng.sample(others, most - 1 - len(sound))]
    return tuple(rng.sample(picked, len(picked)))


def check_fields(desk: Desk) -> None:
    """Make sure that a task's rows have what the prompts are written with.

    Raises:
        DataError: a field is missing.
    """
    data = desk.task.docs(desk.plan(bugs()[0].source, "gen").config)[0].data
    missing = [name for name in FIELDS if name not in data]
    if missing:
        raise DataError(
            f"{desk.task.name}: the planted faults",
            expected=say("rows with the fields {names}", names=", ".join(FIELDS)),
            seen=say("no {names}", names=", ".join(missing)),
            fix=say("Choose such a task, for example transforms/sums."),
        )


def plant(desk: Desk, bug: Bug, *, num_fewshot: int = 2) -> Puzzle:
    """Put a bug into the prompts of a task, and let the linter look.

    Raises:
        InputError: the task's rows lack a field that the prompt needs.
        ModelError: the model cannot be loaded, whose tokenizer some rules need.
    """
    plan = desk.plan(bug.source, "gen", num_fewshot=num_fewshot, sample_size=50, **bug.settings)
    report = lint_plan(plan, desk.model)
    own_first = sorted(report.findings, key=lambda finding: finding.rule != bug.rule)
    return Puzzle(bug, plan, tuple(own_first))


def explanation(puzzle: Puzzle) -> Message:
    """Return what was wrong, in a sentence."""
    if not puzzle.bug.rule:
        return say("Nothing was planted: this prompt is sound.")
    return say("Planted: {fault}.", fault=puzzle.bug.label)
