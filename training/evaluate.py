"""Measure a model on freshly generated problems, by family, size, shots and form of answer.

    python -m training.evaluate [DIR] [--docs N] [--seed S] [--held-out] [--json]
    python -m training.evaluate [DIR] [--docs N] [--seed S] --exam [--json]
    python -m training.evaluate [DIR] [--docs N] [--seed S] --pass-marks [--json]

Answers are generated greedily and must match exactly; with `ppl` the option text with the highest
log-likelihood after the prompt (its sum over tokens) is the answer. Fresh problems are never those
of the shipped tasks; with a seed of its own, evaluation shares no stream with training. The second
command gives the exam, which somebody else wrote (`exam/`); the third prints what the shipped model
must be able to do, and exits with 1 where it fails.
"""

from __future__ import annotations

import argparse
import json
import random
import re
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

import torch

from training import wordings
from training.documents import draw_problem
from training.exam.measure import Outcome, Sitting, measure_exam
from training.exam.prompts import FAMILIES as EXAM
from training.families import FAMILIES
from training.forms import Form, form_lead, render_answer, render_question
from training.problems import Problem
from training.tellers import TELLERS
from workbench.models.base import LanguageModel
from workbench.models.load import load_model
from workbench.scoring.metrics.aggregate import wilson_interval
from workbench.types import (
    Decoding,
    Generation,
    GenerationRequest,
    Loglikelihood,
    LoglikelihoodRequest,
    Unanswered,
)

DEFAULT_MODEL = Path(__file__).parents[1] / "workbench" / "models" / "teaching"
PLAIN = Form(prefix="Question: ", join="\n", cue="Answer:", lead=" ", separator="\n\n")
OTHERS = {"swaps": 3, "shopping": 3, "changes": 5, "last_letters": 4}
STATED = re.compile(r"answer is (?P<answer>[^.\n]+)")


@dataclass(frozen=True)
class Case:
    """What is asked, and how: one cell of the table.

    `sizes` are the smallest and the largest problem, of the shots too. `form` is "direct",
    "steps" (reasoning, which a cue asks for), "letter" (reasoning that ends in an option's
    letter) or "ppl" (the options' texts are ranked). `layout` is "plain", "held-out" (each doc in
    wordings never trained on), "question" or "lines": the layouts of the versions `ppl_v0` and
    `ppl_v1` of `sums-mcq`. With `shuffled`, the shots pass their answers on in a circle; where
    there are two labels, each shows the other one. `trailing` ends the input, in the shots too.
    `times` as many docs are asked as elsewhere.
    """

    family: str
    sizes: tuple[int, int]
    shots: int = 3
    form: str = "direct"
    layout: str = "plain"
    shuffled: bool = False
    trailing: str = ""
    times: int = 1


@dataclass(frozen=True)
class Result:
    """Whether each of a case's problems was answered right, in the order drawn."""

    case: Case
    right: tuple[bool, ...]

    @property
    def accuracy(self) -> float:
        """The share answered right."""
        return sum(self.right) / len(self.right)

    @property
    def ci95(self) -> tuple[float, float]:
        """Wilson's 95 % interval of `accuracy`."""
        return wilson_interval(sum(self.right), len(self.right))


def all_cases(layout: str) -> Iterator[Case]:
    """Yield the cases of the table, those of one family together."""
    for shots in (0, 3):
        for form in ("direct", "steps"):
            for size in (2, 3, 4, 5, 6):
                yield Case("sums", (size, size), shots, form, layout)
            for size in (2, 3, 5, 7):
                yield Case("coin_flip", (size, size), shots, form, layout)
            for family, size in OTHERS.items():
                yield Case(family, (size, size), shots, form, layout)
        yield Case("copying", (5, 5), shots, "direct", layout)
        yield Case("lookup", (3, 3), shots, "letter", layout)
        for size in (2, 3, 4):
            yield Case("sums_mcq", (size, size), shots, "ppl", layout)
            yield Case("sums_mcq", (size, size), shots, "letter", layout)


def form_of(case: Case, rng: random.Random) -> Form:
    """Return the format of a case; `rng` picks the wordings where they are held out."""
    match case.layout:
        case "question":
            return Form(join="", cue="", lead="\n")
        case "lines":
            return replace(PLAIN, cue="Answer:\n")
        case "plain":
            prefix, cue, step_cue = PLAIN.prefix, PLAIN.cue, wordings.STEP_CUES[0]
        case _:
            prefix = rng.choice(wordings.HELD_OUT_PREFIXES)
            cue = rng.choice(wordings.HELD_OUT_CUES)
            step_cue = rng.choice(wordings.HELD_OUT_STEP_CUES)
    form = replace(PLAIN, prefix=prefix, cue=cue)
    if case.form in ("steps", "letter"):
        form = replace(form, steps=True, step_cue=step_cue)
    return replace(form, listing="({}) {}", letters=True) if case.form == "letter" else form


def build_prompt(case: Case, seed: int, number: int) -> tuple[str, Problem]:
    """Return the prompt of a case's doc `number`, and its problem.

    Cases that differ in form, layout or labels ask the same problems after the same shots, so
    that they can be compared doc by doc.
    """
    rng = random.Random(f"evaluate/{seed}/{case.family}/{case.sizes}/{number}")
    # What has no plain way of being told is told in one of a prompt's own.
    teller = FAMILIES.get(case.family) or TELLERS[case.family](rng, 0.0)
    problem, *shots = (
        draw_problem(rng, teller, rng.randint(*case.sizes)) for _ in range(case.shots + 1)
    )
    form = form_of(case, rng)
    text = ""
    for position, shot in enumerate(shots):
        question, lead = _ask(shot, form, case)
        stated = shot.answer
        if case.shuffled and len(shot.options) == 2:
            (stated,) = (label for label, right in shot.options.items() if not right)
        elif case.shuffled:
            stated = shots[(position + 1) % len(shots)].answer
        text += question + lead + render_answer(shot, form, stated) + form.separator
    question, lead = _ask(problem, form, case)
    # The answer brings its own space along; a line break before it belongs to the question.
    return text + question + lead.strip(" "), problem


def _ask(problem: Problem, form: Form, case: Case) -> tuple[str, str]:
    question = render_question(problem, form)
    lead = form_lead(form, question)
    if not case.trailing:
        return question, lead
    # Whoever ends an input with a space sees an answer without one.
    return question + lead.strip(" ") + case.trailing, ""


def measure(model: LanguageModel, case: Case, seed: int, docs: int) -> Result:
    """Ask a case's first `docs` problems."""
    drawn = [build_prompt(case, seed, number) for number in range(docs)]
    answer = _rank if case.form == "ppl" else _answer
    return Result(case, tuple(answer(model, case, drawn)))


def _rank(model: LanguageModel, case: Case, drawn: Sequence[tuple[str, Problem]]) -> list[bool]:
    joint = "" if case.trailing or case.layout in ("question", "lines") else " "
    requests = [
        LoglikelihoodRequest(prompt, joint + text)
        for prompt, problem in drawn
        for text in problem.options
    ]
    found = dict(answer for answer in model.loglikelihoods(requests) if answer is not None)
    sums = iter(map(_sum_of, (found[number] for number in range(len(requests)))))
    right: list[bool] = []
    for _, problem in drawn:
        scored = [(next(sums), score) for score in problem.options.values()]
        right.append(max(scored)[1] == 1)
    return right


def _sum_of(answer: Loglikelihood | Unanswered) -> float:
    return answer.sum if isinstance(answer, Loglikelihood) else float("-inf")


def _answer(model: LanguageModel, case: Case, drawn: Sequence[tuple[str, Problem]]) -> list[bool]:
    # Enough for reasoning in any form: whoever asks for none may get some all the same.
    decoding = Decoding(max_new_tokens=64 + 32 * case.sizes[1], until=("\n\n",))
    requests = [GenerationRequest(prompt, decoding) for prompt, _ in drawn]
    found = dict(answer for answer in model.generate(requests) if answer is not None)
    answers = (found[number] for number in range(len(requests)))
    texts = [answer.text if isinstance(answer, Generation) else "" for answer in answers]
    return [
        read_answer(text)
        == (problem.letter(problem.answer) if case.form == "letter" else problem.answer)
        for text, (_, problem) in zip(texts, drawn, strict=True)
    ]


def read_answer(text: str) -> str:
    """Return the answer a response states: after the last `answer is`, or its first line."""
    found = list(STATED.finditer(text))
    return found[-1]["answer"].strip() if found else text.strip().partition("\n")[0]


def print_table(run: Callable[[Case], Result], cases: Iterator[Case], as_json: bool) -> None:
    """Measure the cases and print a line for each, or one JSON document."""
    results = []
    for case in cases:
        result = run(case)
        results.append(result)
        if not as_json:
            low, high = result.ci95
            print(
                f"{case.family:10} size {case.sizes[0]}  {case.shots} shots  {case.form:6}"
                f"  {result.accuracy:6.1%}  [{low:.1%}, {high:.1%}]  n={len(result.right)}",
                flush=True,
            )
    if as_json:
        rows = [asdict(r.case) | {"accuracy": r.accuracy, "n": len(r.right)} for r in results]
        print(json.dumps(rows, indent=1))


def print_exam(sit: Callable[[Sitting], Outcome], as_json: bool) -> None:
    """Give the exam, each family in each form, and print a line for each or one JSON document."""
    rows: list[dict[str, Any]] = []
    for family in EXAM:
        for form in ("direct", "cue", "steps"):
            found = sit(Sitting(family, form))
            rows.append(
                asdict(found.sitting)
                | {"accuracy": found.accuracy, "style": found.style, "n": len(found.right)}
                | {"wordings": found.by_wording()}
            )
            if not as_json:
                print(
                    f"{family:14} {form:6}  right {found.accuracy:6.1%}"
                    f"  in style {found.style:6.1%}  n={len(found.right)}",
                    flush=True,
                )
    if as_json:
        print(json.dumps(rows, indent=1))


def main(argv: list[str] | None = None) -> int:
    """Run the command line and return its exit status: 1 where a pass mark is missed."""
    parser = argparse.ArgumentParser(prog="python -m training.evaluate")
    parser.add_argument("model", nargs="?", type=Path, default=DEFAULT_MODEL, help="a folder")
    parser.add_argument("--docs", type=int, help="problems per case (100; pass marks: 200)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--held-out", action="store_true", help="wordings never trained on")
    parser.add_argument("--pass-marks", action="store_true", help="what the model must be able to")
    parser.add_argument(
        "--exam", action="store_true", help="in the words of an author from outside"
    )
    parser.add_argument("--family", help="only this family")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--json", action="store_true", help="one JSON document instead")
    options = parser.parse_args(argv)
    torch.set_num_threads(options.threads)
    model = load_model(str(options.model))
    docs = options.docs or (200 if options.pass_marks else 100)

    def run(case: Case) -> Result:
        return measure(model, case, options.seed, docs * case.times)

    def sit(sitting: Sitting) -> Outcome:
        return measure_exam(model, sitting, options.seed, docs)

    if options.pass_marks:
        from training.marks import print_marks

        return 0 if print_marks(run, sit, options.json) else 1
    if options.exam:
        print_exam(sit, options.json)
        return 0
    cases = all_cases("held-out" if options.held_out else "plain")
    wanted = (case for case in cases if options.family in (None, case.family))
    print_table(run, wanted, options.json)
    return 0


if __name__ == "__main__":
    sys.exit(main())
