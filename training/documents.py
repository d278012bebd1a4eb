"""Endless training documents: one family per document, 1 to 9 examples in one drawn format.

A document is a tuple of pieces with loss weights; joining their texts gives what the model reads.
All examples of a document share the format, so the model learns to follow that of its shots.
Documents end right after an answer or after its separator; the end-of-text token is added later.
"""

from __future__ import annotations

import random
import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from itertools import pairwise

from training.families import FAMILIES, SIZES, Problem
from training.faults import (
    CALM,
    LABELS,
    LAST,
    LATE,
    LATER,
    NO_FAULT,
    USUAL,
    Fault,
    FaultShares,
    draw_fault,
    slip,
    stated_answer,
)
from training.forms import (
    Form,
    draw_format,
    form_lead,
    render_answer,
    render_question,
)
from training.tasks import shipped_questions

ANSWER_WEIGHT = 1.0
SURPRISE_WEIGHT = 0.15  # a first answer whose form nothing announces cannot be predicted
GUESS_WEIGHT = 0.5  # an answer that can only be guessed
QUESTION_WEIGHT = 0.03
# What decides a chain: the result of an addition, and whether an option is the total. Everything
# else in a chain is copied, which is learned long before; from then on these weigh more.
DECISIONS = re.compile(r"(?<==)\d+|(?<== )\d+|(?<=, )(?:yes|no)(?=\.)")
DECISION_WEIGHT = 4.0
DECISIONS_FROM = 5.63  # in units of progress
LATE_FROM = 7.25  # the same: more faults, more long problems without steps
LATER_FROM = 8.2  # the same: even more faults
LAST_FROM = 9.4  # the same: most direct answers are careless, and many labels are skewed
SKEWED_SHARE = 0.7  # of the last documents with direct labels: one label is mostly the answer
SKEW = 0.7  # how often another label is then drawn once more
CALM_FROM = 10.4  # the same: fewer are careless again, and true ones weigh as much
DIRECT_WEIGHT = 3.0  # of the last direct answers: short ones, among chains of many tokens
LATE_SURPRISE_WEIGHT = 0.5
SMALL: Mapping[str, float] = {
    "sums": 0.10,
    "sums_mcq": 0.05,
    "coin_flip": 0.07,
    "tracking": 0.11,
    "booleans": 0.04,
    "facts": 0.16,
    "copying": 0.37,
    "lookup": 0.10,
}
WHOLE: Mapping[str, float] = {
    "sums": 0.20,
    "sums_mcq": 0.19,
    "coin_flip": 0.16,
    "tracking": 0.11,
    "booleans": 0.06,
    "facts": 0.10,
    "copying": 0.09,
    "lookup": 0.09,
}
FINDING: Mapping[str, float] = {
    "sums": 0.08,
    "sums_mcq": 0.06,
    "coin_flip": 0.19,
    "tracking": 0.14,
    "booleans": 0.02,
    "facts": 0.18,
    "copying": 0.31,
    "lookup": 0.02,
}
SUMMING: Mapping[str, float] = {
    "sums": 0.38,
    "sums_mcq": 0.18,
    "coin_flip": 0.12,
    "tracking": 0.08,
    "booleans": 0.04,
    "facts": 0.05,
    "copying": 0.04,
    "lookup": 0.11,
}
FOLLOWING: Mapping[str, float] = {
    "sums": 0.30,
    "sums_mcq": 0.17,
    "coin_flip": 0.20,
    "tracking": 0.07,
    "booleans": 0.07,
    "facts": 0.05,
    "copying": 0.03,
    "lookup": 0.11,
}
SPACING: Mapping[str, float] = {
    "sums": 0.27,
    "sums_mcq": 0.33,
    "coin_flip": 0.16,
    "tracking": 0.05,
    "booleans": 0.06,
    "facts": 0.04,
    "copying": 0.03,
    "lookup": 0.06,
}
# The share of each family by the progress of the training, linear between these points. Until a
# model can find something again in its context, reasoning has nothing to work on: copying comes
# first, on small problems, and once more on problems of all sizes. What then takes longest to learn
# is the last digit of a sum.
MIXTURES: tuple[tuple[float, Mapping[str, float]], ...] = (
    (0.0, SMALL),
    (1.0, WHOLE),
    (2.41, WHOLE),
    (2.5, FINDING),
    (4.0, FINDING),
    (5.0, WHOLE),
    (5.63, WHOLE),
    (5.8, SUMMING),
    (7.25, SUMMING),
    (7.3, FOLLOWING),
    (9.4, FOLLOWING),
    (9.41, SPACING),
)


@dataclass(frozen=True)
class TextPiece:
    """A stretch of text and the weight of its tokens in the loss."""

    text: str
    weight: float


@dataclass(frozen=True)
class Document:
    """Pieces in order, the problems behind them, and what is unusual about their answers."""

    pieces: tuple[TextPiece, ...]
    problems: tuple[Problem, ...]
    fault: Fault = NO_FAULT

    @property
    def text(self) -> str:
        """What the model reads, without the end-of-text token."""
        return "".join(piece.text for piece in self.pieces)


def shares_at(progress: float) -> Mapping[str, float]:
    """Return the share of each family, the last mixture's after its point."""
    for (start, before), (end, after) in pairwise(MIXTURES):
        if progress < end:
            part = (progress - start) / (end - start)
            return {name: (1 - part) * before[name] + part * after[name] for name in after}
    return MIXTURES[-1][1]


def make_document(rng: random.Random, max_chars: int, progress: float = 5.0) -> Document:
    """Draw a document of about `max_chars` characters at most, and at least one example.

    `progress` sets the mixture of families, and up to 1 the sizes: at 0 only the smallest
    problems are drawn, from 1 on all. Questions of the shipped tasks are never drawn.
    """
    shares = shares_at(progress)
    level = min(1.0, progress)
    family = rng.choices(list(shares), weights=list(shares.values()))[0]
    late = progress >= LATE_FROM
    form, announced = draw_format(rng, family, late)
    short = 0.5 if late else 0.9
    sizes = _draw_sizes(rng, family, level, short if form.steps is None else 0.0)
    examples = 1 if rng.random() < 0.25 else rng.randint(2, 9)
    fault = draw_fault(rng, family, form, examples, _faults_at(progress))
    if progress >= LAST_FROM:
        fault = replace(fault, mostly=_draw_skew(rng, family, form))
    pieces, problems = [TextPiece(form.description, QUESTION_WEIGHT)], []
    used = len(form.description)
    for position in range(examples):
        problem = draw_problem(rng, family, rng.randint(*sizes))
        while fault.mostly not in ("", problem.answer) and rng.random() < SKEW:
            problem = draw_problem(rng, family, rng.randint(*sizes))
        question, answer = _write(rng, problem, form, fault)
        used += len(question) + len(answer) + len(form.separator)
        if position and used > max_chars:
            break
        told = position > 0 or (announced and not fault.kind)
        weight = _weight(told, form.steps is None, fault, progress)
        pieces.append(TextPiece(question, QUESTION_WEIGHT))
        pieces += _answer_pieces(answer, weight, progress)
        # The first character of the separator is where the model must stop answering.
        pieces += [TextPiece(form.separator[:1], weight), TextPiece(form.separator[1:], 0.2)]
        problems.append(problem)
    if rng.random() < 0.5:
        pieces = pieces[:-2]  # the end-of-text token follows the answer at once
    return Document(tuple(pieces), tuple(problems), fault)


def _write(rng: random.Random, problem: Problem, form: Form, fault: Fault) -> tuple[str, str]:
    question = render_question(problem, form)
    lead = form_lead(form, question)
    if fault.kind == "careless":
        question, lead = slip(rng, fault, form, (question, lead))
    return question, lead + render_answer(problem, form, stated_answer(rng, problem, fault, form))


def _draw_skew(rng: random.Random, family: str, form: Form) -> str:
    # An answer that cannot be told at a glance can still be guessed from the shots' labels.
    if family in LABELS and form.steps is None and rng.random() < SKEWED_SHARE:
        return rng.choice(LABELS[family])
    return ""


def _faults_at(progress: float) -> FaultShares:
    if progress >= LAST_FROM:
        return CALM if progress >= CALM_FROM else LAST
    if progress >= LATER_FROM:
        return LATER
    return LATE if progress >= LATE_FROM else USUAL


def _weight(told: bool, direct: bool, fault: Fault, progress: float) -> float:
    if fault.kind == "careless" and progress >= LAST_FROM:
        return DIRECT_WEIGHT
    if fault.kind in ("careless", "random"):
        return GUESS_WEIGHT
    # The first answers of a document with labels or answers of its own show which they are.
    if not told:
        late = progress >= LATE_FROM and not fault.kind
        return LATE_SURPRISE_WEIGHT if late else SURPRISE_WEIGHT
    return DIRECT_WEIGHT if direct and progress >= CALM_FROM else ANSWER_WEIGHT


def _answer_pieces(answer: str, weight: float, progress: float) -> list[TextPiece]:
    if progress < DECISIONS_FROM:
        return [TextPiece(answer, weight)]
    pieces, end = [], 0
    for found in DECISIONS.finditer(answer):
        pieces.append(TextPiece(answer[end : found.start()], weight))
        pieces.append(TextPiece(found[0], DECISION_WEIGHT * weight))
        end = found.end()
    return [*pieces, TextPiece(answer[end:], weight)]


def draw_problem(rng: random.Random, family: str, size: int) -> Problem:
    """Draw a problem of a family that is in none of the shipped tasks."""
    while True:
        problem = FAMILIES[family](rng, size)
        if problem.question not in shipped_questions():
            return problem


def _draw_sizes(rng: random.Random, family: str, level: float, short: float) -> tuple[int, int]:
    low, high = SIZES[family]
    if family == "copying":
        top = rng.randint(low, high)  # long lists teach to copy best, from the start on
        return max(low, top - 3), top
    high = low + max(1, round((high - low) * level))
    if short and rng.random() < short:
        # Long sums and many flips without steps are mostly noise; short ones teach a glance.
        if family in ("sums", "sums_mcq"):
            return rng.choice(((2, 2), (2, 2), (2, 3), (3, 3), (3, 3)))
        if family == "coin_flip":
            return 2, 3
    if family == "lookup" and rng.random() < 0.7:
        return 2, 3
    if family == "sums_mcq" and rng.random() < 0.7:
        high = min(high, 4)  # what is new here is to find the letter, not to add
    top = rng.randint(low, high)
    return max(low, top - rng.randint(0, 3)), top
