"""Documents whose answers are not simply right: other labels, wrong answers, careless ones.

A model follows its shots only as far as its training rewards that. Three kinds of documents do:
labels that are renamed, swapped or drawn by lot throughout, answers that are wrong throughout, and
texts with a slip of the format, whose answers are as careless as their writing.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from training.families import FAMILIES, Problem
from training.forms import Form

LABELS: Mapping[str, tuple[str, str]] = {
    "coin_flip": ("yes", "no"),
    "booleans": ("True", "False"),
}
RENAMES = (
    ("up", "down"), ("1", "0"), ("A", "B"), ("good", "bad"), ("right", "wrong"), ("red", "blue"),
    ("x", "y"), ("cat", "dog"), ("+", "-"), ("left", "right"), ("Y", "N"), ("true", "false"),
)  # fmt: skip
# How far a careless total is off, and how often: a carry too many or too few, or a digit.
SLIPS: Mapping[int, int] = {0: 3, 10: 4, -10: 4, 1: 3, -1: 3, 20: 1, -20: 1, 2: 1, -2: 1}
# In the end hardly one is right, and each is off as the options of `sums_mcq` are.
WIDE_SLIPS: Mapping[int, int] = (
    {0: 3}
    | {sign * 10 * tens: 9 for tens in range(1, 5) for sign in (-1, 1)}
    | {sign * units: 4 for units in range(1, 10) for sign in (-1, 1)}
)
# What is off by as much to both sides still leaves the right total the likeliest one. So the last
# careless totals are all too small, as if carries had been lost.
SHORT_SLIPS: Mapping[int, int] = {-10: 4, -20: 4, -30: 3, -40: 1}


@dataclass(frozen=True)
class FaultShares:
    """How often each kind of fault is drawn, and how far careless totals are off."""

    renamed: float  # of the documents of two labels with several examples
    random: float  # of the same
    wrong: float  # of the other documents with several examples
    careless: float  # of the documents with direct answers
    slips: Mapping[int, int]


USUAL = FaultShares(renamed=0.16, random=0.06, wrong=0.09, careless=0.22, slips=SLIPS)
# Telling a wrong answer takes the right one, so faults can be learned only late.
LATE = FaultShares(renamed=0.35, random=0.08, wrong=0.28, careless=0.35, slips=SLIPS)
LATER = FaultShares(renamed=0.55, random=0.04, wrong=0.35, careless=0.45, slips=WIDE_SLIPS)
LAST = FaultShares(renamed=0.55, random=0.04, wrong=0.35, careless=0.65, slips=SHORT_SLIPS)
CALM = FaultShares(renamed=0.55, random=0.04, wrong=0.28, careless=0.35, slips=SHORT_SLIPS)


@dataclass(frozen=True)
class Fault:
    """What is unusual about a document: nothing, by default.

    `kind` is "", "renamed", "random" (labels that have nothing to do with the problems), "other"
    (another problem's answer throughout), "wrong" (another option throughout) or "careless".
    `renames` maps each label to the one written. `mostly` is the label that most problems have as
    their answer, and that most careless answers state; where it is empty there is none. `slip` is
    where a careless text's mistake is: "space", "break" or "cue", and `slips` says how far its
    totals are off, and how often.
    """

    kind: str = ""
    renames: Mapping[str, str] = field(default_factory=dict)
    slip: str = ""
    slips: Mapping[int, int] = field(default_factory=dict)
    mostly: str = ""


NO_FAULT = Fault()


def draw_fault(
    rng: random.Random, family: str, form: Form, examples: int, shares: FaultShares = USUAL
) -> Fault:
    """Draw what is unusual about a document of `examples` examples of a family."""
    chance = rng.random()
    if family == "copying":
        return NO_FAULT
    direct = form.steps is None
    if direct and family in ("sums", "sums_mcq", "coin_flip", "booleans"):
        if chance < shares.careless:
            kind = rng.choice(("space", "space", "space", "break", "cue"))
            return Fault("careless", slip=kind, slips=shares.slips)
        chance = rng.random()
    if examples < 2:
        return NO_FAULT
    if family in LABELS and chance < shares.renamed:
        one, other = LABELS[family]
        new = (other, one) if rng.random() < 0.5 else rng.choice(RENAMES)
        new = new if rng.random() < 0.5 or new == (other, one) else new[::-1]
        return Fault("renamed", {one: new[0], other: new[1]})
    if family in LABELS and chance < shares.renamed + shares.random:
        return Fault("random")
    if family not in LABELS and chance < shares.wrong:
        by_option = form.letters or rng.random() < 0.5
        return Fault("wrong" if by_option else "other")
    return NO_FAULT


def stated_answer(rng: random.Random, problem: Problem, fault: Fault, form: Form) -> str:
    """Return the answer that a document with this fault states: the right one without any."""
    match fault.kind:
        case "renamed":
            return fault.renames[problem.answer]
        case "random":
            return rng.choice(list(problem.options))
        case "other":
            return _another_answer(rng, problem)
        case "wrong":
            wrong = [text for text, score in problem.options.items() if not score]
            return rng.choice(wrong) if wrong else _another_answer(rng, problem)
        case "careless":
            if fault.mostly and rng.random() < 0.6:
                return fault.mostly
            if problem.family in LABELS or form.letters:
                return rng.choice(list(problem.options))
            (offset,) = rng.choices(list(fault.slips), weights=list(fault.slips.values()))
            return str(int(problem.answer) + offset)
        case _:
            return problem.answer


def _another_answer(rng: random.Random, problem: Problem) -> str:
    draw: Callable[[random.Random, int], Problem] = FAMILIES[problem.family]
    size = problem.question.count("+") + 1 if problem.family.startswith("sums") else 3
    while True:
        answer = draw(rng, size).answer
        if answer != problem.answer:
            return answer


def slip(rng: random.Random, fault: Fault, form: Form, joint: tuple[str, str]) -> tuple[str, str]:
    """Write a careless example's question part and the white space after it.

    `joint` holds both as they should be. A slip is a space after the white space before the
    answer, a space before the line break of the cue, or a cue that is missing here and there.
    """
    question, lead = joint
    if fault.slip == "break" and form.cue and "\n" in form.join:
        head, mark, tail = question.rpartition(form.join + form.cue)
        return head + " " * bool(mark) + mark + tail, lead
    if fault.slip == "cue" and form.cue and not form.step_cue:
        if rng.random() < 0.5:
            return question.removesuffix(form.cue).rstrip("\n"), lead or "\n"
        return question, lead
    if lead or question.endswith("\n"):
        return question, lead + " "
    return question, "  "
