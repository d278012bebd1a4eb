"""Endless training documents: one family per document, 1 to 9 examples in one drawn format.

A document is a tuple of pieces with loss weights; joining their texts gives what the model reads.
All examples of a document share the format and the style of their steps, so the model learns to
follow those of its shots. Documents end right after an answer or after its separator; the
end-of-text token is added later.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import TypeVar

from training import books
from training.chinese_names import is_chinese
from training.course import (
    DRILLS,
    GROWN,
    PLAIN_SHARE,
    PLAIN_UNTIL,
    REPEATS,
    REPEATS_LATER,
    REPEATS_UNTIL,
    SHORT,
    draw_sizes,
    faults_at,
    in_force,
    shares_at,
)
from training.drills import draw_equations, draw_joins
from training.families import FAMILIES
from training.faults import (
    NO_FAULT,
    Fault,
    draw_fault,
    slip,
    stated_answer,
)
from training.forms import Form, draw_format, form_lead, render_answer, render_question
from training.problems import Problem, Teller
from training.tasks import shipped_questions
from training.tellers import TELLERS
from training.tellers.copying import LIST_JOINTS, draw_items
from training.wordings import CLOSINGS, held_out

Part = TypeVar("Part")

QUESTION_WEIGHT = 0.02  # what nothing before it tells
# What stands around a question is the same in each example, and much of the question is: to foresee
# it teaches to find again what was read, on which all reasoning rests.
FRAME_WEIGHT = 0.4
TELLING_WEIGHT = 0.15
SURPRISE_WEIGHT = 0.1  # of a first answer whose form nothing announces
ANNOUNCED_WEIGHT = 0.4  # of one that a sentence announces, in whatever style
GUESS_WEIGHT = 0.4  # of an answer that can only be guessed
DIRECT_WEIGHT = 2.0  # a direct answer: a few tokens, among chains of many
MIXED = 0.15  # of the documents from GROWN on: each example told in a way of its own
ENDS = " .)]>|*"  # what may stand behind an answer that ends the steps
TRIES = 200  # after so many problems that may not be drawn, another way of telling is
SPELLING = 0.2  # of the drills: letters to join
# The share of spelled answers that are cut into tokens as any text is, by document: so they are in
# the shots of a prompt, while what is to be said after them is spelled, and only that is learned.
JOINED = (0.0, 0.5, 0.9)
# A model of this size learns to see at a glance what these come to; whoever answers long ones at
# once has guessed: any side of a coin, letters in any order.
GUESSES: Mapping[str, Fault] = {"coin_flip": Fault("random"), "last_letters": Fault("other")}


class NothingNewError(Exception):
    """A way of telling has none but problems that may not be drawn: others must be drawn by another
    one."""


@dataclass(frozen=True)
class TextPiece:
    """A stretch of text, its tokens' weight in the loss, and whether each letter is a token."""

    text: str
    weight: float
    spelled: bool = False


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


def make_document(rng: random.Random, max_chars: int, progress: float = 0.5) -> Document:
    """Draw a document of about `max_chars` characters at most, and at least one example.

    `progress` is the share of the training that is done: it sets the mixture of families, the
    faults, and at first the sizes. Questions of the shipped tasks are never drawn.
    """
    while True:
        try:
            return _draw_document(rng, max_chars, progress)
        except NothingNewError:
            continue  # what is drawn next is another document


def _draw_document(rng: random.Random, max_chars: int, progress: float) -> Document:
    if rng.random() < (REPEATS if progress < REPEATS_UNTIL else REPEATS_LATER):
        return _repeats(rng, max_chars)
    drills = in_force(DRILLS, progress)
    if drills and rng.random() < drills:
        return _equations(rng, max_chars)
    shares = shares_at(progress)
    family = rng.choices(list(shares), weights=list(shares.values()))[0]
    form, announced = draw_format(rng, family)
    sizes = draw_sizes(rng, family, progress, form)
    teller = _draw_teller(rng, family, progress)
    examples = 1 if rng.random() < 0.12 else rng.randint(2, 9)
    fault = draw_fault(rng, family, form, examples, faults_at(progress))
    joined = rng.choice(JOINED)
    pieces, problems = [TextPiece(form.description, QUESTION_WEIGHT)], list[Problem]()
    used = len(form.description)
    for position in range(examples):
        size = rng.randint(*sizes)
        problem = draw_problem(rng, teller, size)
        if position == 0:
            form = _closed(rng, _parted(form, problem), problem)
        is_long = size > max(high for _, high in SHORT.get(family, ((0, size),)))
        if is_long and not form.steps and family in GUESSES:
            problem = replace(problem, answer=stated_answer(rng, problem, GUESSES[family], form))
        question, answer = _write(rng, problem, form, fault, position + 1)
        used += len(question) + len(answer) + len(form.separator)
        if position and used > max_chars:
            break
        weight = _weight(position > 0, announced, form, fault)
        if not form.steps and is_long:
            weight *= GUESS_WEIGHT
        pieces += _question_pieces(question, problem, position > 0)
        pieces += _answer_pieces(answer, weight, problem, rng.random() < joined)
        # The first character of the separator is where the model must stop answering.
        pieces += [TextPiece(form.separator[:1], weight), TextPiece(form.separator[1:], 0.2)]
        problems.append(problem)
    if rng.random() < 0.5:
        pieces = pieces[:-2]  # the end-of-text token follows the answer at once
    return Document(tuple(pieces), tuple(problems), fault)


def _repeats(rng: random.Random, max_chars: int) -> Document:
    """Say a list of anything twice or more: the purest case of finding again what was read."""
    text = LIST_JOINTS[rng.randrange(len(LIST_JOINTS))].join(draw_items(rng, rng.randint(3, 24)))
    end = rng.choice(("\n", "\n\n", ". ", " ", "; "))
    again = max(1, round(max_chars / (len(text) + len(end))) - 1)
    first = [TextPiece(text, QUESTION_WEIGHT), TextPiece(end, 1.0)]
    return Document((*first, *[TextPiece(text + end, 1.0)] * again), ())


def _equations(rng: random.Random, max_chars: int) -> Document:
    """Write as many equations as there is room for, or letters to join."""
    pieces: list[TextPiece] = []
    used = 0
    if rng.random() < SPELLING:
        for told, result, rest in draw_joins(rng):
            used += len(told) + len(result) + len(rest)
            if pieces and used > max_chars:
                break
            pieces += [TextPiece(told, QUESTION_WEIGHT), TextPiece(result, 1.0, True)]
            pieces.append(TextPiece(rest, 1.0))
        return Document(tuple(pieces), ())
    for told, result in draw_equations(rng):
        used += len(told) + len(result)
        if pieces and used > max_chars:
            break
        pieces += [TextPiece(told, QUESTION_WEIGHT), TextPiece(result, 1.0)]
    return Document(tuple(pieces), ())


def _draw_teller(rng: random.Random, family: str, progress: float) -> Teller:
    plain = PLAIN_SHARE * (1 - progress / PLAIN_UNTIL)
    if family in FAMILIES and rng.random() < plain:
        return FAMILIES[family]
    return TELLERS[family](rng, MIXED if progress >= GROWN else 0.0)


def _question_pieces(text: str, problem: Problem, again: bool) -> list[TextPiece]:
    if not again:
        return [TextPiece(text, QUESTION_WEIGHT)]
    before, told, after = text.partition(problem.question)
    frame = TextPiece(before, FRAME_WEIGHT), TextPiece(after, FRAME_WEIGHT)
    return [frame[0], TextPiece(told, TELLING_WEIGHT), frame[1]]


def _parted(form: Form, problem: Problem) -> Form:
    """Return a form whose examples can be told from the lines of its steps."""
    lines = "\n" in problem.steps or form.closing_joint == "\n" or "\n" in problem.question
    alone = form.separator == "\n" and form.steps and lines
    return replace(form, separator="\n\n") if alone else form


def _closed(rng: random.Random, form: Form, problem: Problem) -> Form:
    """Return a form whose answers are stated, if not by the last step, so after it."""
    if not form.steps:
        return form
    if is_chinese(problem.question) and rng.random() < 0.5:
        return replace(form, closing=books.closing(rng, problem.family, "zh-"))
    if form.closing:
        return form
    ends = problem.steps.rstrip(ENDS).endswith(problem.answer)
    return form if ends else replace(form, closing=rng.choice(CLOSINGS))


def _write(
    rng: random.Random, problem: Problem, form: Form, fault: Fault, number: int
) -> tuple[str, str]:
    question = render_question(problem, form, number)
    lead = form_lead(form, question)
    if fault.kind == "careless":
        question, lead = slip(rng, fault, form, (question, lead))
    return question, lead + render_answer(problem, form, stated_answer(rng, problem, fault, form))


def _weight(told: bool, announced: bool, form: Form, fault: Fault) -> float:
    if fault.kind == "random":
        return GUESS_WEIGHT
    full = 1.0 if form.steps else DIRECT_WEIGHT
    if fault.kind == "careless" or told:
        return full
    # The first answers of a document with labels or answers of its own show which they are.
    return full * (ANNOUNCED_WEIGHT if announced and not fault.kind else SURPRISE_WEIGHT)


def _answer_pieces(answer: str, weight: float, problem: Problem, joined: bool) -> list[TextPiece]:
    head, found, tail = answer.rpartition(problem.answer)
    if not problem.spelled or not found:
        return [TextPiece(answer, weight)]
    if joined:
        return [TextPiece(head, weight), TextPiece(found, 0.0), TextPiece(tail, weight)]
    return [TextPiece(head, weight), TextPiece(found, weight, True), TextPiece(tail, weight)]


def draw_problem(rng: random.Random, teller: Teller, size: int) -> Problem:
    """Draw a problem that is in none of the shipped tasks, and in no wording that is held out.

    Raises NothingNewError where a teller seems to have no other.
    """
    for _ in range(TRIES):
        problem = teller(rng, size)
        told = f"{problem.question}\n{problem.steps}"
        if problem.question not in shipped_questions() and not held_out(told):
            return problem
    raise NothingNewError(f"expected a problem that may be drawn, saw {problem.question!r}")
