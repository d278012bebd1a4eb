"""Few-shot prompts of six families of problems, typed by an author outside the training.

`prompt` makes a prompt, `right` marks a response, `in_style` says whether it is built like those of
the shots. Problems depend on the family, the seed and the number alone, so that rows compare across
forms, frames, styles and numbers of shots.

    python -m training.exam.prompts --show 2
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Sequence
from dataclasses import dataclass, replace

from training.exam import coins, letters, shopping, sums, swaps, ups
from training.exam.core import Family, Problem, suiting
from training.exam.frames import CLOSINGS, CUES, FRAMES, Closing, Cue, Frame
from training.exam.marking import Marking, chain_in_style, stated

FORMS = ("direct", "steps", "cue")
IN_CHINESE = 0.2  # of the prompts whose questions have no words

FAMILIES: dict[str, Family] = {
    "sums": sums.FAMILY,
    "coins": coins.FAMILY,
    "swaps": swaps.FAMILY,
    "shopping": shopping.FAMILY,
    "ups_and_downs": ups.FAMILY,
    "last_letters": letters.FAMILY,
}


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
    question: str
    response: str
    choices: tuple[str, ...] = ()  # the possible answers, where the question has few


@dataclass(frozen=True)
class _Layout:
    """How the examples of one prompt are written."""

    family: Family
    form: str
    frame: Frame
    cue: Cue
    style: str
    closing: Closing
    newline: bool

    def asked(self, problem: Problem, number: int) -> str:
        """An example up to where its response begins."""
        question = problem.question
        if self.cue.after_question:
            gaps = {".": " ", "?": " ", "。": "", "？": ""}
            question += gaps.get(question[-1], "\n") + self.cue.text
        label = self.frame.label.replace("{n}", str(number))
        if self.cue.text and not self.cue.after_question:
            label += self.frame.gap + self.cue.text
        return self.frame.head.replace("{n}", str(number)) + question + label

    def response(self, problem: Problem) -> str:
        """The response with the gap before it; no line is broken twice."""
        text = problem.answer
        if self.form != "direct":
            style = self.family.styles[self.style]
            gap = style.gap(lined=self.closing.lined)
            text = style.text(problem.chain) + gap + self.closing.text(problem.answer)
        gap, cued = self.frame.gap, self.cue.text and not self.cue.after_question
        listed = self.form != "direct" and self.family.styles[self.style].listed
        if (self.newline or listed) and (cued or not self.frame.label.endswith("\n")):
            gap = "\n"
        elif cued and gap != "\n":
            gap = "" if self.cue.text.endswith(("。", "：")) else " "
        return gap + text


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
    name is drawn, in the question's language; all examples are told as the question is.
    """
    if form not in FORMS or (form == "steps" and shots < 1):
        raise ValueError(f"no prompts of the form {form!r} with {shots} shots")
    shown = FAMILIES[family]
    draw = _Draw(family, seed, number)
    question = draw.problem("question", wording)
    language = question.language or draw.language()
    frame = frame or draw.one(suiting(FRAMES, language), "frame")
    styles = suiting(shown.styles, language)
    style = style or draw.one(question.styles or styles, "style")
    closing = closing or draw.one(suiting(CLOSINGS, language), "closing")
    cue = cue or draw.cue(form, language)
    told = question.wording
    examples = [draw.problem(f"shot {at}", told) for at in range(0 if form == "cue" else shots)]
    layout = _Layout(
        shown, form, FRAMES[frame], CUES[cue], style, CLOSINGS[closing], newline_after_cue
    )
    if any("\n" in layout.asked(each, 1) + layout.response(each) for each in [question, *examples]):
        layout = replace(layout, frame=layout.frame.spread())
    parts = [
        layout.asked(each, at) + layout.response(each) + layout.frame.tail
        for at, each in enumerate(examples, 1)
    ]
    parts.append(layout.asked(question, len(examples) + 1))
    return Exam(
        prompt=layout.frame.top + layout.frame.separator.join(parts),
        answer=question.answer,
        family=family,
        wording=question.wording,
        frame=frame,
        style=style if form == "steps" else "",
        form=form,
        stop=layout.frame.stop,
        closing=closing if form == "steps" else "",
        cue=cue,
        question=question.question,
        response=layout.response(question),
        choices=question.choices,
    )


@dataclass(frozen=True)
class _Draw:
    """What is drawn for one prompt: the same for the same family, seed and number."""

    family: str
    seed: int
    number: int

    def rng(self, what: str) -> random.Random:
        return random.Random(f"training.exam {self.family} {self.seed} {self.number} {what}")

    def one(self, names: Sequence[str], what: str) -> str:
        return self.rng(what).choice(names)

    def language(self) -> str:
        """What is written around questions without words."""
        return "zh" if self.rng("language").random() < IN_CHINESE else "en"

    def cue(self, form: str, language: str) -> str:
        """Direct prompts have no cue; beside shots with steps it is missing in a half."""
        rng = self.rng("cue")
        drawn = rng.choice([name for name in suiting(CUES, language) if name != "none"])
        return "none" if form == "direct" or (form == "steps" and rng.random() < 0.5) else drawn

    def problem(self, which: str, wording: str | None) -> Problem:
        shown, rng = FAMILIES[self.family], self.rng(which)
        drawn = rng.choice(list(shown.wordings))
        return shown.make(rng, wording or drawn)


def _marking(exam: Exam) -> Marking:
    return Marking(FAMILIES[exam.family], exam.form, exam.style, exam.closing, exam.choices)


def _cut(response: str, exam: Exam) -> str:
    """The response before the next example, which a model may go on to write."""
    return response.split(exam.stop, 1)[0].strip()


def read(response: str, exam: Exam) -> str:
    """The answer that a response states; empty where it states none."""
    return stated(_cut(response, exam), _marking(exam))


def right(response: str, exam: Exam) -> bool:
    """Whether a response states the exam's answer."""
    return read(response, exam).casefold() == exam.answer.casefold()


def in_style(response: str, exam: Exam) -> bool:
    """Whether a response is built like those of the shots, be it right or wrong."""
    return chain_in_style(_cut(response, exam), _marking(exam))


def main() -> None:
    """Prints prompts for a look."""
    parser = argparse.ArgumentParser(description="Prints prompts of the exam.")
    parser.add_argument("--show", type=int, default=2, help="prompts per family and form")
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args()
    for family in FAMILIES:
        for at in range(options.show * len(FORMS)):
            exam = prompt(family, FORMS[at % len(FORMS)], options.seed, at)
            told = f"{exam.form} {exam.wording} {exam.frame} {exam.style} {exam.closing}"
            print(f"----- {family}: {told} (cue {exam.cue})")
            print(f"{exam.prompt}«{exam.response}»\n")


if __name__ == "__main__":
    main()
