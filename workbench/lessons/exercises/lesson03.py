"""The exercises of lesson 03, chain of thought."""

from __future__ import annotations

import re
from contextlib import closing

from workbench.analysis.breakdown import Breakdown
from workbench.analysis.report import Report
from workbench.analysis.scores import outcome
from workbench.lessons.desk import Desk
from workbench.lessons.exercises.check import check, listed, near, that
from workbench.messages import say
from workbench.runs.judging import score_settings
from workbench.scoring.evaluate import extracted
from workbench.tasks.task import Task
from workbench.tasks.template import template
from workbench.types import Rendered

ASKED = "Question: {question}\nAnswer: Let's think step by step."
FORBIDDEN = "the answer is"
SHORT = 3
"""So many terms at most has a sum that is called short."""


def exercise_1(share: object, report: Report) -> None:
    """What share of the right docs has at most three terms? 0 where none is right."""
    docs = report.docs()
    right = [docs[row.doc_id]["terms"] for row in report.rows if outcome(row) == "right"]
    short = sum(terms <= SHORT for terms in right) / max(len(right), 1)
    hint = say("`report.docs()` knows the terms of each doc, `to_frame()` its accuracy.")
    check(1, share, near(short), hint)


def exercise_2(sizes: object, direct: Breakdown) -> None:
    """At which sizes does the whole interval of the accuracy lie below one half?"""
    below = [part.key for part in direct if part.metrics["accuracy"].ci95[1] < 0.5]
    hint = say("Not where the mean is below 0.5, but where the upper end of the interval is.")
    check(2, sizes, listed(below, ordered=False), hint)


def exercise_3(sentence: object, task: Task) -> None:
    """A last sentence that the extraction rule can read, and that does not begin like the shipped
    one: the answer is taken from the shots' own outputs."""
    right = that(lambda given: is_read(task, given), say("a sentence"), str)
    hint = say(
        "The rule takes what follows certain two words, else the first sentence; it must find the "
        "gold in every shot. And do not begin as the shipped sentence does."
    )
    check(3, sentence, right, hint)


def exercise_4(share: object, good: Rendered, bad: Rendered) -> None:
    """What share of a prompt's segments is wrong?"""
    wrong = [a != b for a, b in zip(good.prompt.segments, bad.prompt.segments, strict=True)]
    check(4, share, near(sum(wrong) / len(wrong)), say("Compare `good` and `bad` pairwise."))


def is_read(task: Task, sentence: str, rows: int = 30) -> bool:
    """Say whether the task's rule takes the gold out of what shots with this last sentence show.

    Raises:
        InputError: it is no template, or names a field that the rows lack.
    """
    source = template(ASKED, f" {{steps}} {sentence}", "{answer}")
    start = re.sub(r"^\W+", "", sentence).lower()
    if "{answer}" not in sentence or start.startswith(FORBIDDEN):
        return False
    with closing(Desk(task)) as desk:
        plan = desk.plan(source, "gen", num_fewshot=0)
        items = desk.prompts(plan, [doc.id for doc in task.docs(plan.config)[:rows]])
    rule = score_settings(plan)
    taken = (extracted(item.example.output, item.doc.data, rule).extracted for item in items)
    return all(
        bool(texts) and texts[0] == item.example.processed_output
        for texts, item in zip(taken, items, strict=True)
    )
