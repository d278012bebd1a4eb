"""Problems and prompts worded by an author who had not read the training's generators.

An exam from outside, for a small model that learns from generated text: `prompt` makes one
few-shot prompt of a family of problems, `read` and `right` mark a response, `in_style` says
whether its steps look like those of the shots. Problems depend on the family, the seed and the
number alone, so rows compare across forms, frames, styles and numbers of shots.

    python -m training.exam.prompts --show 2
"""

from __future__ import annotations

import argparse
import random
import re
from collections.abc import Mapping
from dataclasses import dataclass

from training.exam.frames import (
    ANSWERS,
    CLOSINGS,
    CUES,
    FRAMES,
    STYLES,
    Cue,
    Frame,
    chain,
    solution,
    statement,
)
from training.exam.problems import FAMILIES, SIZES, Problem

FORMS = ("direct", "steps", "cue")
SAME_WORDING = 0.7  # of the prompts have shots worded like the question
_AROUND = " \t\n.,;:!?。，；：！？'\"“”‘’*_`()[]{}$€£¥₹"


@dataclass(frozen=True)
class Exam:
    """A prompt, its answer, and how it was made.

    `style` and `closing` are empty unless the shots show steps. `response` is what a perfect
    answerer writes after the prompt, from its first space or line break to before `stop`.
    """

    prompt: str
    answer: str
    family: str
    wording: str
    frame: str
    style: str
    form: str
    stop: str
    closing: str
    cue: str
    mixed: bool  # the shots are drawn from all wordings of the family
    question: str
    response: str


@dataclass(frozen=True)
class _Layout:
    """How the examples of one prompt are written."""

    form: str
    frame: Frame
    cue: Cue
    style: str
    closing: str
    newline: bool

    def asked(self, problem: Problem, number: int) -> str:
        """An example up to where its response begins."""
        question = problem.question
        if self.cue.after_question:
            question += (" " if question.endswith(("?", ".")) else "\n") + self.cue.text
        cued = self.cue.text and not self.cue.after_question
        cue = self.frame.gap + self.cue.text if cued else ""
        head = self.frame.head.replace("{n}", str(number))
        return f"{head}{question}{self.frame.label}{cue}"

    def response(self, problem: Problem) -> str:
        """The response with the gap before it."""
        cued = self.cue.text and not self.cue.after_question
        gap = " " if cued and self.frame.gap != "\n" else self.frame.gap
        text = problem.answer
        if self.form != "direct":
            style, closing = STYLES[problem.family][self.style], CLOSINGS[self.closing]
            text = solution(style, closing, problem.steps, problem.answer)
        return ("\n" if self.newline else gap) + text

    def prompt(self, question: Problem, examples: list[Problem]) -> str:
        """The examples, then the question up to where the response begins."""
        parts = [
            self.asked(example, at) + self.response(example)
            for at, example in enumerate(examples, 1)
        ]
        parts.append(self.asked(question, len(examples) + 1))
        return self.frame.top + self.frame.separator.join(parts)


def prompt(
    family: str,
    form: str,
    seed: int,
    number: int,
    shots: int = 3,
    *,
    frame: str | None = None,
    style: str | None = None,
    wording: str | None = None,
    newline_after_cue: bool = False,
    cue: str | None = None,
    closing: str | None = None,
) -> Exam:
    """Prompt `number` of a seed's row of prompts.

    The shots of the form "direct" show answers, those of "steps" show steps in one style before
    the answer; "cue" has no shots, only words that ask for reasoning. What is not asked for by
    name is drawn; a wording that is asked for is also that of the shots.
    """
    if form not in FORMS or (form == "steps" and shots < 1):
        raise ValueError(f"no prompts of the form {form!r} with {shots} shots")
    frame = frame or _drawn(FRAMES, family, seed, number, "frame")
    style = style or _drawn(STYLES[family], family, seed, number, "style")
    closing = closing or _drawn(CLOSINGS, family, seed, number, "closing")
    cue = cue or _cue(form, _rng(family, seed, number, "cue"))
    layout = _Layout(form, FRAMES[frame], CUES[cue], style, closing, newline_after_cue)
    mixed = not wording and _rng(family, seed, number, "mixed").random() >= SAME_WORDING
    question = _problem(family, seed, number, "question", wording)
    worded = None if mixed else question.wording
    examples = [
        _problem(family, seed, number, f"shot {at}", worded)
        for at in range(0 if form == "cue" else shots)
    ]
    return Exam(
        prompt=layout.prompt(question, examples),
        answer=question.answer,
        family=family,
        wording=question.wording,
        frame=frame,
        style=style if form == "steps" else "",
        form=form,
        stop=layout.frame.stop,
        closing=closing if form == "steps" else "",
        cue=cue,
        mixed=mixed,
        question=question.question,
        response=layout.response(question),
    )


def _rng(family: str, seed: int, number: int, what: str) -> random.Random:
    return random.Random(f"{family} {seed} {number} {what}")


def _drawn(names: Mapping[str, object], family: str, seed: int, number: int, what: str) -> str:
    return _rng(family, seed, number, what).choice(list(names))


def _cue(form: str, rng: random.Random) -> str:
    """Direct prompts have none; beside shots with steps it may be missing."""
    drawn = rng.choice([name for name in CUES if name != "none"])
    if form == "direct" or (form == "steps" and rng.random() < 0.4):
        return "none"
    return drawn


def _problem(family: str, seed: int, number: int, which: str, wording: str | None) -> Problem:
    rng = _rng(family, seed, number, which)
    return FAMILIES[family](rng, rng.choice(SIZES[family]), wording)


def _cut(response: str, exam: Exam) -> str:
    """The response before the next example, which a model may go on to write."""
    return response.split(exam.stop, 1)[0].strip()


def read(response: str, exam: Exam) -> str:
    """The answer that a response states; empty where it states none.

    Direct responses state it in their first line, steps where the shots' closing comes last, and
    responses to a cue alone in any closing, or else in the last thing that could be an answer.
    """
    text = _cut(response, exam)
    if exam.form == "cue":
        return _last_answer(text, ANSWERS[exam.family]).strip(_AROUND)
    lines = text.splitlines() or [""]
    if exam.form == "direct":
        return lines[0].strip(_AROUND)
    if exam.closing == "bare":
        return lines[-1].strip(_AROUND)
    stated = statement(exam.closing).findall(text)
    return stated[-1].strip(_AROUND) if stated else ""


def _last_answer(text: str, answer: str) -> str:
    named = [name for name, closing in CLOSINGS.items() if closing.before]
    found = [match for name in named for match in statement(name, answer).finditer(text)]
    if found:
        return max(found, key=lambda match: match.start(1)).group(1)
    loose = re.findall(rf"(?<!\w){answer}(?!\w)", text, re.IGNORECASE)
    return loose[-1] if loose else ""


def right(response: str, exam: Exam) -> bool:
    """Whether a response states the exam's answer."""
    return read(response, exam).casefold() == exam.answer.casefold()


def in_style(response: str, exam: Exam) -> bool:
    """Whether a response is built like those of the shots, be it right or wrong.

    Steps: a whole chain of at least two in the shots' style, then the shots' closing. Direct:
    nothing but one answer. After a cue alone: a chain in any style of the family.
    """
    text = _cut(response, exam)
    if exam.form == "direct":
        return re.fullmatch(ANSWERS[exam.family], text, re.IGNORECASE) is not None
    if exam.form == "steps":
        return chain(exam.family, exam.style, exam.closing).match(text) is not None
    return any(chain(exam.family, style, "").match(text) for style in STYLES[exam.family])


def main() -> None:
    """Prints prompts for a look."""
    parser = argparse.ArgumentParser(description="Prints prompts worded by an outsider.")
    parser.add_argument("--show", type=int, default=2, help="prompts per family and form")
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args()
    for family in FAMILIES:
        for at in range(options.show * len(FORMS)):
            exam = prompt(family, FORMS[at % len(FORMS)], options.seed, at)
            told = f"{exam.form} {exam.wording} {exam.frame} {exam.style} {exam.closing}"
            print(f"----- {family}: {told} (cue {exam.cue}, mixed {exam.mixed})")
            print(f"{exam.prompt}«{exam.response}»\n")


if __name__ == "__main__":
    main()
