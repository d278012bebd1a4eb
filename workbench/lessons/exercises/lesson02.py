"""The exercises of lesson 02, few-shot prompts."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence

from workbench.analysis.report import Report
from workbench.api import compare, render
from workbench.errors import TransformError
from workbench.lessons.exercises.check import Right, check, one_of, that
from workbench.messages import say
from workbench.tasks.task import Task
from workbench.tasks.template import template
from workbench.types import Rendered

CLOSING = " The answer is"
INPUT, STEPS = "Question: {question}\nAnswer:", f" {{steps}}{CLOSING} {{answer}}."


def exercise_1(name: object, counts: Mapping[str, Mapping[int, Report]]) -> None:
    """Which format gains most from its first shot? Of several that gain as much, any."""
    gains = {each: round(found[1].value - found[0].value, 6) for each, found in counts.items()}
    most = [each for each, gain in gains.items() if gain == max(gains.values())]
    check(1, name, one_of(most), say("See the printed lines."))


def exercise_2(
    verdicts: tuple[object, ...], spread: Mapping[str, Report], names: tuple[str, ...]
) -> None:
    """Is each of these formats better or worse than the first of all, or can these docs not tell?
    Asked of the pairs of docs."""
    (first, *_) = spread
    truth = tuple(compare(spread[first], spread[name]).judgement.verdict for name in names)
    words = {"better", "worse", "undecided"}
    right = Right(
        say("one of the words {words} for each", words=", ".join(sorted(words))),
        lambda given: len(given) == len(names) and set(given) <= words,
        lambda given: given == truth,
    )
    hint = say("`workbench.compare` has a `judgement.verdict`; two intervals say less than pairs.")
    check(2, verdicts, right, hint)


def exercise_3(lie: object, task: Task, score: Callable[..., Report]) -> None:
    """A line of code that turns the steps of the shots around. Says what it costs, too."""
    hint = say("Look at a shot of such a prompt: its answer is true, its last step comes first.")
    right = that(lambda given: steps_are_reversed(task, given), say("a line of code"), str)
    if check(3, lie, right, hint):
        true, turned = (score(task, version=_lying(each)) for each in ("pass", str(lie)))
        print(
            "   ", say("It costs {points} of accuracy.", points=f"{true.value - turned.value:.2f}")
        )


def steps_are_reversed(task: Task, lie: str) -> bool:
    """Say whether a line of code turns the steps of all shots around, the last one first, and does
    nothing else to any prompt.

    Raises:
        InputError: it is no Python, or fails on a row.
    """
    ids = [doc.id for doc in task.docs(task.config())]
    for chosen in (ids[:1], ids):  # one that waits for ever is found out at the first
        plain, turned = (_prompts(task, _lying(each), chosen) for each in ("pass", lie))
        if not all(map(_is_turned, plain, turned)):
            return False
    return True


def _prompts(task: Task, source: str, docs: Sequence[int]) -> list[Rendered]:
    found: list[Rendered] = []
    for item in render(task, source, docs=docs, num_fewshot=4, method="gen"):
        if not isinstance(item, Rendered):
            raise TransformError(item.diagnostic.message, fix=say("Mend the line of code."))
        found.append(item)
    return found


def _is_turned(plain: Rendered, turned: Rendered) -> bool:
    """Say whether two prompts differ in their shots' steps alone, which are turned around."""
    pairs = list(zip(plain.prompt.segments, turned.prompt.segments, strict=True))
    others = [(a.text, b.text) for a, b in pairs if a.kind != "shot_output"]
    golds = (plain.example.processed_output, turned.example.processed_output)
    shots = [(a.text, b.text) for a, b in pairs if a.kind == "shot_output"]
    return all(a == b for a, b in (*others, golds)) and all(
        _parts_of(lying) == [*_parts_of(true)[-2::-1], _parts_of(true)[-1]] for true, lying in shots
    )


def _lying(before: str) -> str:
    return template(INPUT, STEPS, before=before)


def _parts_of(shot: str) -> list[str]:
    """Return a shot's steps, and behind them what it answers, in whatever way it parts them."""
    steps, closing, answer = shot.rpartition(CLOSING)
    return [*re.split(r"[.;,\s]+", steps.strip(" .;,\n")), closing + answer]
