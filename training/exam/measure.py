"""Give the exam to a model: how often it is right, and how often it keeps to its shots' style."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from statistics import mean

from training.exam.prompts import Exam, in_style, prompt, right
from workbench.models.base import LanguageModel
from workbench.scoring.metrics.aggregate import wilson_interval
from workbench.types import Decoding, Generation, GenerationRequest

ROOM = 1.6  # tokens of an answer, as a multiple of the right one's: steps may be longer than needed


@dataclass(frozen=True)
class Sitting:
    """What is asked: a family in one form; `newline`: a line break stands after each cue."""

    family: str
    form: str
    shots: int = 3
    newline: bool = False


@dataclass(frozen=True)
class Outcome:
    """Of each of a sitting's prompts whether it was answered right, and in its shots' style.

    `wordings` are the names of how the questions are told, in the same order.
    """

    sitting: Sitting
    right: tuple[bool, ...]
    styled: tuple[bool, ...]
    wordings: tuple[str, ...] = field(repr=False, default=())

    @property
    def accuracy(self) -> float:
        """The share answered right."""
        return sum(self.right) / len(self.right)

    @property
    def style(self) -> float:
        """The share in the style of the shots."""
        return sum(self.styled) / len(self.styled)

    def by_wording(self) -> dict[str, float]:
        """Return the share answered right for each way a question is told."""
        return {
            name: mean(r for r, told in zip(self.right, self.wordings, strict=True) if told == name)
            for name in sorted(set(self.wordings))
        }

    @property
    def ci95(self) -> tuple[float, float]:
        """Wilson's 95 % interval of `accuracy`."""
        return wilson_interval(sum(self.right), len(self.right))


def papers(sitting: Sitting, seed: int, docs: int) -> list[Exam]:
    """Return a sitting's first `docs` prompts; a family's problems are the same in each form."""
    return [
        prompt(
            sitting.family,
            sitting.form,
            seed,
            number,
            sitting.shots,
            newline_after_cue=sitting.newline,
        )
        for number in range(docs)
    ]


def sit(model: LanguageModel, exams: Iterable[Exam]) -> Iterator[tuple[Exam, str]]:
    """Yield each prompt with what the model writes after it, greedily; "" where it cannot."""
    asked = list(exams)
    requests = [
        GenerationRequest(
            exam.prompt,
            Decoding(
                max_new_tokens=16 + round(ROOM * model.count_tokens(exam.response)),
                until=(exam.stop,),
            ),
        )
        for exam in asked
    ]
    found = dict(answer for answer in model.generate(requests) if answer is not None)
    for number, exam in enumerate(asked):
        answer = found[number]
        yield exam, answer.text if isinstance(answer, Generation) else ""


def measure_exam(model: LanguageModel, sitting: Sitting, seed: int, docs: int) -> Outcome:
    """Give a sitting's first `docs` prompts to a model and mark what it writes."""
    marked = [
        (right(text, exam), in_style(text, exam), exam.wording)
        for exam, text in sit(model, papers(sitting, seed, docs))
    ]
    rights, styles, wordings = zip(*marked, strict=True)
    return Outcome(sitting, rights, styles, wordings)
