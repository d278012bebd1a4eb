"""The exercises of lesson 02, few-shot prompts."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from workbench.analysis.report import Report
from workbench.api import compare, render
from workbench.lessons.exercises.check import Right, check, one_of, that
from workbench.messages import say
from workbench.tasks.task import Task, find_doc
from workbench.tasks.template import template
from workbench.types import Rendered

INPUT, STEPS = "Question: {question}\nAnswer:", " {steps} The answer is {answer}."


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
    right = that(lambda given: steps_are_reversed(task, _lying(given)), say("a line of code"), str)
    if check(3, lie, right, hint):
        true, turned = (score(task, version=_lying(each)) for each in ("pass", str(lie)))
        print(
            "   ", say("It costs {points} of accuracy.", points=f"{true.value - turned.value:.2f}")
        )


def steps_are_reversed(task: Task, source: str, field: str = "steps") -> bool:
    """Say whether all shots of a prompt have all steps of their rows, the last one first."""
    (item,) = render(task, source, docs=[5], num_fewshot=4, method="gen")
    if not isinstance(item, Rendered):  # the line of code fails: the steps are not turned
        return False
    docs = task.docs(task.config())
    shots = [part for part in item.prompt.segments if part.kind == "shot_output"]
    return all(
        _is_reversed(part.text, find_doc(docs, part.doc_id).data[field])
        for part in shots
        if part.doc_id is not None
    )


def _lying(before: str) -> str:
    return template(INPUT, STEPS, before=before)


def _is_reversed(text: str, steps: str) -> bool:
    places = [text.find(step) for step in steps.rstrip(".").split(". ")]
    return -1 not in places and places == sorted(places, reverse=True)
