"""Endless training documents: one family per document, 1 to 9 examples in one drawn format.

A document is a tuple of pieces with loss weights; joining their texts gives what the model reads.
All examples of a document share the format, so the model learns to follow that of its shots.
Documents end right after an answer or after its separator; the end-of-text token is added later.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass

from workbench.lessons import wordings as w
from workbench.lessons.families import FAMILIES, SIZES, Problem
from workbench.lessons.tasks import shipped_questions

ANSWER_WEIGHT = 1.0
SURPRISE_WEIGHT = 0.1  # a first answer whose form nothing announces cannot be predicted
QUESTION_WEIGHT = 0.05
SHARES: Mapping[str, float] = {
    "sums": 0.23,
    "sums_mcq": 0.26,
    "coin_flip": 0.14,
    "copying": 0.06,
    "lookup": 0.22,
    "tracking": 0.03,
    "booleans": 0.03,
    "facts": 0.03,
}


@dataclass(frozen=True)
class Piece:
    """A stretch of text and the weight of its tokens in the loss."""

    text: str
    weight: float


@dataclass(frozen=True)
class Document:
    """Pieces in order, the problems behind them, and whether each piece is tokenized alone.

    Tokenizing pieces alone shows the model the token boundaries it meets when a prompt ends
    in a space or a line break and the answer is encoded separately.
    """

    pieces: tuple[Piece, ...]
    problems: tuple[Problem, ...]
    apart: bool

    @property
    def text(self) -> str:
        """What the model reads, without the end-of-text token."""
        return "".join(piece.text for piece in self.pieces)


@dataclass(frozen=True)
class Format:
    """How every example of one document is written.

    `steps` is the index of the reasoning style, or None for direct answers. `step_cue` may stand
    before the answer cue (`cue_first` False) or after it. `listing` is the pattern of a listed
    option (empty: not listed), and `letters` says whether the answer is its letter.
    """

    description: str = ""
    prefix: str = ""
    join: str = "\n"
    cue: str = "Answer:"
    lead: str = " "
    separator: str = "\n\n"
    steps: int | None = None
    step_cue: str = ""
    cue_first: bool = True
    closing: str = "The answer is {}."
    listing: str = ""
    option_head: str = ""
    letters: bool = False


def render_question(problem: Problem, form: Format) -> str:
    """Write the part of an example before its answer, up to and including the cue."""
    body = form.prefix + (f"{problem.passage}\n" if problem.passage else "") + problem.question
    if form.listing:
        lines = (
            form.listing.format(letter, text)
            for letter, text in zip("ABCDEFGH", problem.options, strict=False)
        )
        body += "\n" + form.option_head + "\n".join(lines)
    if not form.step_cue:
        return body + form.join + form.cue
    join = form.join or "\n"
    if not form.cue:
        return body + join + form.step_cue
    if form.cue_first:
        lead = "\n" if form.cue.endswith("\n") else (form.lead or " ")
        return body + join + form.cue.rstrip("\n") + lead + form.step_cue
    return body + join + form.step_cue + join + form.cue


def render_answer(problem: Problem, form: Format) -> str:
    """Write the answer: bare, or as reasoning and a closing sentence."""
    answer = problem.answer
    if form.listing and form.letters:
        answer = "ABCDEFGH"[list(problem.options.values()).index(1)]
    if form.steps is None or not problem.steps:
        return answer
    style = problem.steps[form.steps % len(problem.steps)]
    return f"{style} {form.closing.format(answer)}"


def make_document(rng: random.Random, max_chars: int, level: float = 1.0) -> Document:
    """Draw a document of about `max_chars` characters at most, and at least one example.

    `level` in 0..1 scales the sizes: at 0 only the smallest problems are drawn, at 1 all.
    Questions of the shipped tasks are never drawn.
    """
    family = rng.choices(list(SHARES), weights=list(SHARES.values()))[0]
    stepwise = family not in ("copying", "lookup") and rng.random() < 0.55
    form, announced = draw_format(rng, family, stepwise)
    sizes = _draw_sizes(rng, family, stepwise, level)
    examples = 1 if rng.random() < 0.25 else rng.randint(2, 9)
    pieces, problems = [Piece(form.description, QUESTION_WEIGHT)], []
    used = len(form.description)
    for position in range(examples):
        problem = draw_problem(rng, family, rng.randint(*sizes))
        question = render_question(problem, form)
        answer = form_lead(form, question) + render_answer(problem, form)
        used += len(question) + len(answer) + len(form.separator)
        if position and used > max_chars:
            break
        surprising = position == 0 and not announced
        weight = SURPRISE_WEIGHT if surprising else ANSWER_WEIGHT
        pieces += _example_pieces(question, answer, weight, form.separator)
        problems.append(problem)
    if rng.random() < 0.5:
        pieces = pieces[:-2]  # the end-of-text token follows the answer at once
    return Document(tuple(pieces), tuple(problems), rng.random() < 0.12)


def _example_pieces(question: str, answer: str, weight: float, separator: str) -> list[Piece]:
    # The first character of the separator is where the model must stop answering.
    return [
        Piece(question, QUESTION_WEIGHT),
        Piece(answer, weight),
        Piece(separator[:1], weight),
        Piece(separator[1:], 0.2),
    ]


def form_lead(form: Format, question: str) -> str:
    """Return the white space between a question part and its answer."""
    if form.step_cue and (form.cue_first or not form.cue):
        return " " if form.lead != "\n" else "\n"
    return "" if question.endswith(("\n", " ")) else form.lead


def draw_problem(rng: random.Random, family: str, size: int) -> Problem:
    """Draw a problem of a family that is in none of the shipped tasks."""
    while True:
        problem = FAMILIES[family](rng, size)
        if problem.question not in shipped_questions():
            return problem


def _draw_sizes(rng: random.Random, family: str, stepwise: bool, level: float) -> tuple[int, int]:
    low, high = SIZES[family]
    high = low + max(1, round((high - low) * level))
    if family in ("sums", "sums_mcq") and not stepwise and rng.random() < 0.8:
        # Long sums without steps are mostly noise; short ones teach adding at a glance.
        return rng.choice(((2, 2), (2, 2), (2, 3), (3, 3), (3, 4)))
    if family == "lookup" and rng.random() < 0.7:
        return 2, 3
    if family == "sums_mcq" and rng.random() < 0.7:
        high = min(high, 4)  # what is new here is to find the letter, not to add
    top = rng.randint(low, high)
    return max(low, top - rng.randint(0, 3)), top


def draw_format(rng: random.Random, family: str, stepwise: bool) -> tuple[Format, bool]:
    """Draw a format, and whether a reader of its first question can tell the answer's form."""
    steps = None
    if stepwise:
        steps = 1 if rng.random() < 0.2 else 0
    cued = rng.random() < (0.6 if stepwise else 0.03)
    described = rng.random() < 0.4
    told = described and stepwise and rng.random() < 0.5
    listed = family == "sums_mcq" and rng.random() < 0.65
    listed = (
        listed
        or family == "lookup"
        or (family in ("tracking", "coin_flip") and rng.random() < 0.08)
    )
    form = Format(
        description=_description(rng, family, told) if described else "",
        steps=steps,
        step_cue=rng.choice(w.STEP_CUES) if cued else "",
        cue_first=rng.random() < 0.75,
        closing=rng.choice(w.CLOSINGS),
        listing=rng.choice(w.LISTINGS) if listed else "",
        option_head=rng.choice(w.OPTION_HEADS) if listed else "",
        letters=listed and rng.random() < 0.85,
        **_marks(rng, family, listed),
    )
    return form, (cued or told) == stepwise


def _marks(rng: random.Random, family: str, listed: bool) -> dict[str, str]:
    prefix = ""
    if rng.random() < 0.8:
        prefix = rng.choice(w.PREFIX_WORDS) + rng.choice(w.PREFIX_MARKS)
    bare = family in ("sums", "sums_mcq", "booleans") and not listed
    if bare and rng.random() < 0.2:
        lead = " " if family == "booleans" else rng.choice(("", "", " ", "\n"))
        return {
            "prefix": prefix if rng.random() < 0.5 else "",
            "join": "",
            "cue": "",
            "lead": lead,
            "separator": rng.choice(w.SEPARATORS),
        }
    if rng.random() < 0.8:
        cue = rng.choice(w.CUE_WORDS) + rng.choice(w.CUE_MARKS)
    else:
        cue = rng.choice(w.OPEN_CUES)
    join, lead = rng.choice(w.JOINS), rng.choice(w.LEADS)
    if not cue:
        join, lead = "", rng.choice((" ", "\n"))
    elif (not join and not bare) or (listed and join != "\n\n"):
        join = "\n"
    if cue and cue[-1].isalpha() and not lead:
        lead = " "
    separator = rng.choice(w.SEPARATORS if join != "\n\n" else ("\n\n", "\n---\n"))
    return {"prefix": prefix, "join": join, "cue": cue, "lead": lead, "separator": separator}


def _description(rng: random.Random, family: str, told: bool) -> str:
    if not told and rng.random() < 0.4:
        text = rng.choice(w.FAMILY_DESCRIPTIONS[family])
    else:
        verb = rng.choice(w.VERBS)
        before = rng.choice(w.BEFORE)
        if before == "You will " or before in ("Please ", "Now "):
            verb = verb.lower()
        after = rng.choice(w.STEP_AFTER if told else w.AFTER)
        text = f"{before}{verb} {rng.choice(w.MIDDLE)}{rng.choice(w.NOUNS)}{after}."
    if told and rng.random() < 0.3:
        text = f"{text} {rng.choice(w.STEP_CUES)}"
    return text + rng.choice(("\n\n", "\n\n", "\n", "\n---\n"))
