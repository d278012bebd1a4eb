"""Prompts with a planted fault, for a class to find before the linter tells."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import islice
from typing import Any

from workbench.errors import DataError, SettingError, TransformError
from workbench.lessons.desk import Desk
from workbench.lint.finding import Finding
from workbench.lint.look import lint_plan
from workbench.messages import Message, say
from workbench.models.base import LanguageModel
from workbench.runs.plan import Plan
from workbench.tasks.template import template

INPUT, DIRECT = "Question: {question}\nAnswer:", " {answer}"
CUE, STEPS = " Let's think step by step.", " {steps} The answer is {answer}."

SAMPLE = 50
"""The prompts of so many rows are compared and shown."""

FIELDS = ("question", "steps", "answer")
"""What the rows of a task need for all of these prompts."""

GOLDS = (("{answer}", ""), ("{small}", 'small = data["answer"].lower()'))
"""What may be compared with a response, and the line of code that it needs: the rules of some tasks
take an answer in small letters."""

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

    def source(self, gold: tuple[str, str] = GOLDS[0]) -> str:
        """Return the text of the transform, with one of `GOLDS`."""
        compared, before = gold
        return template(self.input, self.output, compared, before=before)


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A bug in the prompts of a task, and what the linter finds there: its own rule's findings
    first."""

    bug: Bug
    plan: Plan
    findings: tuple[Finding, ...]

    @property
    def rules(self) -> frozenset[str]:
        """The rules that found something."""
        return frozenset(finding.rule for finding in self.findings)


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


class Planter:
    """Plants bugs into the prompts of a task, and lets the linter look.

    A task carries a fault if it changes a prompt, or what is scored, and if the linter names it. In
    the sound prompt the linter finds nothing.

    Args:
        desk: the task, and the model whose tokenizer some rules need. It is not loaded yet.
        num_fewshot: how many shots the prompts show.

    Raises:
        InputError: the rows lack a field, there are too few for the shots, or the task can carry no
            fault, since the linter finds one in the sound prompt already.
    """

    def __init__(self, desk: Desk, num_fewshot: int = 2) -> None:
        self._desk, self._shots = desk, num_fewshot
        self._known: dict[str, Puzzle | None] = {}
        self._check_fields()
        self._sound, *self._faults = bugs()
        sound = self._find_sound()
        if not any(self._planted(bug, sound, None) for bug in self._faults):
            raise DataError(
                self._thing,
                expected=say("rows whose prompts can carry one of the planted faults"),
                seen=say("none that changes a prompt and that the linter names"),
                fix=_other_task(),
            )

    @property
    def _thing(self) -> str:
        return f"{self._desk.task.name}: the planted faults"

    def puzzle(self, name: str) -> Puzzle | None:
        """Return the puzzle of a bug by its name, None where the task cannot carry it.

        Raises:
            InputError: the linter finds a fault in the sound prompt once it knows its tokens.
            ModelError: the model cannot be loaded.
        """
        if SOUND not in self._known:
            sound = self._look(self._sound, self._gold, self._desk.model)
            self._require_sound(sound)
            self._known[SOUND] = sound
        for bug in self._faults:
            if bug.name == name and name not in self._known:
                sound = self._known[SOUND]
                self._known[name] = sound and self._planted(bug, sound, self._desk.model)
        return self._known.get(name)

    def plant(self, name: str) -> Puzzle:
        """Return the puzzle of a bug that is asked for by its name.

        Raises:
            SettingError: there is no such bug, or the task cannot carry it at that many shots.
            ModelError: the model cannot be loaded.
        """
        found = self.puzzle(name)
        if found is None:
            carried = [bug.name for bug in bugs() if self.puzzle(bug.name) is not None]
            raise SettingError(
                self._thing,
                expected=say("one of {names}", names=", ".join(carried)),
                seen=repr(name),
                fix=say("Choose one of these, another number of shots, or another task."),
            )
        return found

    def choices(self, puzzle: Puzzle, seed: int, most: int = 5) -> tuple[str, ...]:
        """Return the names of what a class may choose from: the right one, the sound prompt, and
        other faults that the task can carry, in an order drawn from `seed`. What the linter finds
        there besides is none of them: whoever chose it would be right.

        Raises:
            ModelError: the model cannot be loaded.
        """
        bug = puzzle.bug
        rng = random.Random(f"{seed}/{bug.name}")
        others = [
            each.name
            for each in self._faults
            if each.name not in (bug.name, *bug.rivals) and each.rule not in puzzle.rules
        ]
        drawn = rng.sample(others, len(others))
        carried = (name for name in drawn if self.puzzle(name) is not None)
        sure = list(dict.fromkeys((bug.name, SOUND)))
        picked = [*sure, *islice(carried, most - len(sure))]
        return tuple(rng.sample(picked, len(picked)))

    def _check_fields(self) -> None:
        """Make sure that the rows have what the prompts are written with."""
        config = self._desk.plan(bugs()[0].source(), "gen").config
        data = self._desk.task.docs(config)[0].data
        missing = [name for name in FIELDS if name not in data]
        if missing:
            raise DataError(
                self._thing,
                expected=say("rows with the fields {names}", names=", ".join(FIELDS)),
                seen=say("no {names}", names=", ".join(missing)),
                fix=_other_task(),
            )

    def _find_sound(self) -> Puzzle:
        """Return the sound prompt, and keep the way in which it has its gold."""
        first, *others = GOLDS
        self._gold, sound = first, self._look(self._sound, first, None)
        for gold in others if sound.findings else ():
            other = self._look(self._sound, gold, None)
            if not other.findings:
                self._gold, sound = gold, other
        self._desk.prompts(sound.plan)  # refuses more shots than there are rows, in its own words
        self._require_sound(sound)
        return sound

    def _require_sound(self, sound: Puzzle) -> None:
        """Refuse a task whose sound prompt is not sound: nobody could be right about it."""
        for finding in sound.findings[:1]:
            raise DataError(
                self._thing,
                expected=say("rows of which a sound prompt can be made"),
                seen=f"{finding.rule}: {finding.message}",
                fix=_other_task(),
            )

    def _planted(self, bug: Bug, sound: Puzzle, model: LanguageModel | None) -> Puzzle | None:
        """Return a fault's puzzle, None where the task cannot carry it."""
        puzzle = self._look(bug, self._gold, model)
        try:
            differs = self._asked(puzzle) != self._asked(sound)
        except TransformError:  # some row has no such field
            return None
        is_named = bug.rule in puzzle.rules and bug.rule not in sound.rules
        return puzzle if differs and is_named else None

    def _look(self, bug: Bug, gold: tuple[str, str], model: LanguageModel | None) -> Puzzle:
        plan = self._desk.plan(
            bug.source(gold), "gen", num_fewshot=self._shots, sample_size=SAMPLE, **bug.settings
        )
        report = lint_plan(plan, model)
        own_first = sorted(report.findings, key=lambda finding: finding.rule != bug.rule)
        return Puzzle(bug, plan, tuple(own_first))

    def _asked(self, puzzle: Puzzle) -> object:
        """Return what of a puzzle a model is asked, and how its answers are taken."""
        items = self._desk.prompts(puzzle.plan)
        golds = [(item.prompt.text, item.example.processed_output) for item in items]
        return golds, puzzle.plan.config.decoding


def explanation(puzzle: Puzzle) -> Message:
    """Return what was wrong, in a sentence."""
    if not puzzle.bug.rule:
        return say("Nothing was planted: this prompt is sound.")
    return say("Planted: {fault}.", fault=puzzle.bug.label)


def _other_task() -> Message:
    return say("Choose such a task, for example transforms/sums.")
