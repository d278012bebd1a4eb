"""Documents whose answers are not simply right: other labels, wrong answers, careless ones.

A model follows its shots only as far as its training rewards that. Three kinds of documents do:
labels that are renamed, swapped or drawn by lot throughout, answers that are wrong throughout, and
texts with a slip of the format, whose answers are as careless as their writing.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass, field

from training.forms import Form
from training.problems import Problem

LABELLED = ("coin_flip",)
CARELESS = ("sums", "sums_mcq", "coin_flip")
RENAMES = (
    ("up", "down"), ("1", "0"), ("A", "B"), ("good", "bad"), ("right", "wrong"), ("red", "blue"),
    ("x", "y"), ("cat", "dog"), ("+", "-"), ("left", "right"), ("Y", "N"), ("true", "false"),
)  # fmt: skip
# How far a careless total is off, and how often: a carry too many or too few, or a digit.
SLIPS: Mapping[int, int] = {0: 3, 10: 4, -10: 4, 1: 3, -1: 3, 20: 1, -20: 1, 2: 1, -2: 1}
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


NONE = FaultShares(renamed=0.05, random=0.0, wrong=0.0, careless=0.0, slips=SLIPS)
USUAL = FaultShares(renamed=0.16, random=0.03, wrong=0.08, careless=0.15, slips=SLIPS)
# Telling a wrong answer takes the right one, so faults can be learned only late.
LATE = FaultShares(renamed=0.25, random=0.04, wrong=0.16, careless=0.4, slips=SHORT_SLIPS)


@dataclass(frozen=True)
class Fault:
    """What is unusual about a document: nothing, by default.

    `kind` is "", "renamed" (to `labels`, or each to the other where they are empty), "random"
    (labels that have nothing to do with the problems), "other" (a near answer throughout), "wrong"
    (another option throughout) or "careless". `slip` is where a careless text's mistake is:
    "space", "break" or "cue", and `slips` says how far its totals are off, and how often.
    """

    kind: str = ""
    labels: tuple[str, str] = ("", "")
    slip: str = ""
    slips: Mapping[int, int] = field(default_factory=dict)


NO_FAULT = Fault()


def draw_fault(
    rng: random.Random, family: str, form: Form, examples: int, shares: FaultShares = USUAL
) -> Fault:
    """Draw what is unusual about a document of `examples` examples of a family."""
    if family == "copying":
        return NO_FAULT
    if not form.steps and family in CARELESS and rng.random() < shares.careless:
        kind = rng.choice(("space", "space", "space", "break", "cue"))
        return Fault("careless", slip=kind, slips=shares.slips)
    chance = rng.random()
    if examples < 2:
        return NO_FAULT
    if family not in LABELLED:
        by_option = form.letters or rng.random() < 0.5
        return Fault("wrong" if by_option else "other") if chance < shares.wrong else NO_FAULT
    if chance < shares.renamed:
        # The two labels passed on to each other, or new ones.
        one, other = ("", "") if rng.random() < 0.5 else rng.choice(RENAMES)
        return Fault("renamed", (one, other) if rng.random() < 0.5 else (other, one))
    return Fault("random") if chance < shares.renamed + shares.random else NO_FAULT


def stated_answer(rng: random.Random, problem: Problem, fault: Fault, form: Form) -> str:
    """Return the answer that a document with this fault states: the right one without any."""
    options = list(problem.options)
    match fault.kind:
        case "renamed":
            place = options.index(problem.answer)
            return fault.labels[place] or options[1 - place]
        case "random":
            return rng.choice(options)
        case "wrong" if options:
            return rng.choice([text for text in options if text != problem.answer])
        case "wrong" | "other":
            return _near(rng, problem.answer)
        case "careless" if options and (problem.family in LABELLED or form.letters):
            return rng.choice(options)
        case "careless":
            (offset,) = rng.choices(list(fault.slips), weights=list(fault.slips.values()))
            return str(int(problem.answer) + offset)
        case _:
            return problem.answer


def _near(rng: random.Random, answer: str) -> str:
    if not answer.isdecimal():
        return "".join(rng.sample(answer[1:], len(answer) - 1)) + answer[0]
    while True:
        near = abs(int(answer) + rng.randint(-60, 60))
        if near != int(answer):
            return str(near)


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
