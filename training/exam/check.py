"""Check the exam: its answers, its chains and its marking.

    python -m training.exam.check --prompts 300

Answers are found again from the text of each question alone (`reread`). Each equation of a chain is
computed again. The perfect response must be marked right and in style, a wrong one neither right
nor, where its steps are those of another style, in style.
"""

from __future__ import annotations

import argparse
import random
import re
import sys
from collections import Counter
from collections.abc import Iterator
from math import prod

from training.exam.frames import CLOSINGS, FRAMES
from training.exam.prompts import FAMILIES, FORMS, Exam, in_style, prompt, right
from training.exam.reread import ANSWERS

_TERMS = r"\d+(?: ?[-+*] ?\d+)*"
_EQUATION = re.compile(rf"(?<![-+\d.,A-Za-z])({_TERMS}) ?= ?(?=({_TERMS}))")
_SIGNS = {
    **dict.fromkeys(["×", " x ", " times "], "*"),
    **dict.fromkeys([" plus ", "加上", "加", " and "], "+"),
    **dict.fromkeys([" minus ", "减"], "-"),
    **dict.fromkeys([" makes ", " are ", " is ", "等于", "得", "是", ", which is "], "="),
}


def _computed(side: str) -> int:
    """The value of terms with signs between them, products first."""
    value = 0
    for sign, term in re.findall(r"([-+]|^) ?(\d+(?: ?\* ?\d+)*)", side):
        product = prod(map(int, re.findall(r"\d+", term)))
        value += -product if sign == "-" else product
    return value


def _wrong_equations(response: str) -> tuple[int, int]:
    """How many equations a response has, and how many of them are wrong."""
    for word, sign in _SIGNS.items():
        response = response.replace(word, sign)
    found = _EQUATION.findall(response)
    return len(found), sum(_computed(left) != _computed(right) for left, right in found)


def _other_answer(exam: Exam) -> str:
    if exam.choices:
        return next(choice for choice in exam.choices if choice != exam.answer)
    return str(int(exam.answer) + 10) if exam.answer.isdecimal() else exam.answer[::-1] + "z"


def _with_other_answer(exam: Exam) -> str:
    """The response with another answer stated at its end."""
    head, found, tail = exam.response.rpartition(exam.answer)
    if not found:
        raise ValueError(f"a response without its answer: {exam.response!r}")
    return head + _other_answer(exam) + tail


def _faults(exam: Exam) -> Iterator[str]:
    """What is wrong with a prompt."""
    try:
        if ANSWERS[exam.family](exam.wording, exam.question) != exam.answer:
            yield "answer"
    except (ValueError, KeyError, IndexError, StopIteration) as error:
        yield f"unread ({error})"
    if exam.question not in exam.prompt:
        yield "question not in prompt"
    if exam.prompt != exam.prompt.rstrip(" "):
        yield "space at the end"
    for written in (exam.response, exam.response + exam.stop + " 12 heads\nThe answer is 12."):
        if not right(written, exam):
            yield "perfect response not right"
        if not in_style(written, exam):
            yield "perfect response not in style"
    if right(_with_other_answer(exam), exam):
        yield "wrong response right"
    if right("", exam) or in_style("", exam):
        yield "nothing is marked well"
    if exam.stop.strip("\n") and exam.stop in exam.response:
        yield "stop in the response"
    if _wrong_equations(exam.response)[1]:
        yield "wrong equation"


def _shots_faults(exam: Exam, family: str, form: str, seed: int, number: int) -> Iterator[str]:
    """What is wrong with the number of shots: each ends where the stop says so."""
    parts = exam.prompt.removeprefix(FRAMES[exam.frame].top).split(exam.stop)
    if len(parts) != (1 if form == "cue" else 4):
        yield f"{len(parts)} examples by the stop"
    if exam != prompt(family, form, seed, number):
        yield "not the same twice"


def _check_prompts(family: str, prompts: int, seed: int, faults: Counter[str]) -> dict[str, int]:
    counts: Counter[str] = Counter()
    wordings, styles, frames = set(), set(), set()
    for number in range(prompts):
        form = FORMS[number % len(FORMS)]
        for newline in (False, True):
            exam = prompt(family, form, seed, number, newline_after_cue=newline)
            found = list(_faults(exam))
            if not newline:
                found += _shots_faults(exam, family, form, seed, number)
            for fault in found:
                faults[f"{family} {exam.form} {exam.wording} {exam.frame}: {fault}"] += 1
            counts["prompts"] += 1
            counts["equations"] += _wrong_equations(exam.response)[0]
        wordings.add(exam.wording)
        styles.add(exam.style)
        frames.add(exam.frame)
    counts["wordings"], counts["frames"] = len(wordings), len(frames)
    counts["styles"] = len(styles - {""})
    return counts


def _check_each(family: str, seed: int, faults: Counter[str]) -> int:
    """Problems of every wording: answers found again, and the last step against the answer."""
    shown, count = FAMILIES[family], 0
    for wording in shown.wordings:
        for number in range(40):
            problem = shown.make(random.Random(f"{family} {wording} {seed} {number}"), wording)
            count += 1
            last = problem.chain.steps[-1][1]
            if isinstance(last.get("up"), int):
                reached = problem.choices[int(str(last["up"]))]
            else:
                reached = str(last.get("holder", last.get("sofar", last.get("after"))))
            if reached != problem.answer:
                faults[f"{family} {wording}: the last step"] += 1
            try:
                if ANSWERS[family](wording, problem.question) != problem.answer:
                    faults[f"{family} {wording}: answer"] += 1
            except (ValueError, KeyError, IndexError, StopIteration) as error:
                faults[f"{family} {wording}: unread ({error})"] += 1
    return count


def _check_styles(family: str, seed: int, faults: Counter[str]) -> tuple[int, int]:
    """Responses in every style marked by the shots of every other one: how many pass as it."""
    names = list(FAMILIES[family].styles)
    pairs = passed = 0
    for closing in CLOSINGS:
        exams = [
            prompt(
                family,
                "steps",
                seed,
                at,
                style=name,
                closing=closing,
                frame="task_result",
                cue="none",
            )
            for at, name in enumerate(names)
        ]
        for exam in exams:
            for other in exams:
                if exam.style != other.style:
                    pairs += 1
                    if in_style(other.response, exam):
                        passed += 1
                        faults[f"{family}: {other.style} passes as {exam.style} ({closing})"] += 1
    return pairs, passed


def _check_stops(family: str, seed: int, faults: Counter[str]) -> int:
    """Every frame with every style and closing: each shot ends where the stop says so."""
    count = 0
    rng = random.Random(seed)
    for frame in FRAMES:
        for style in FAMILIES[family].styles:
            closing = rng.choice(list(CLOSINGS))
            asked = rng.randrange(1000)
            exam = prompt(family, "steps", seed, asked, frame=frame, style=style, closing=closing)
            count += 1
            text = exam.prompt.removeprefix(FRAMES[frame].top)
            if len(text.split(exam.stop)) != 4 or not right(exam.response, exam):
                faults[f"{family} {frame} {style} {closing}: stop"] += 1
    return count


def main() -> int:
    """Print what was checked, and every kind of fault; return 1 where there is one."""
    parser = argparse.ArgumentParser(description="Check the answers and the marking of the exam.")
    parser.add_argument("--prompts", type=int, default=300, help="prompts per family")
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args()
    faults: Counter[str] = Counter()
    for family in FAMILIES:
        counts = _check_prompts(family, options.prompts, options.seed, faults)
        each = _check_each(family, options.seed, faults)
        pairs, passed = _check_styles(family, options.seed, faults)
        stops = _check_stops(family, options.seed, faults)
        told = ", ".join(f"{count} {what}" for what, count in counts.items())
        print(
            f"{family}: {told}; {each} problems over every wording; {passed} of {pairs} responses "
            f"pass in another style; {stops} frames with styles",
            flush=True,
        )
    for fault, count in faults.most_common(60):
        print(f"{count:5} {fault}")
    print(f"{sum(faults.values())} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
