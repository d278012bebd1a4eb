"""What is said of rows, prompts and worked examples that break a rule which nearly all answers
follow: the one that computes them, or the one that picks them."""

from __future__ import annotations

from workbench.errors import shorten
from workbench.lint.finding import Hit
from workbench.lint.subject import Subject
from workbench.messages import Message, say
from workbench.types import Rendered

_SHOWN = 30


def asked_by_other_rule(subject: Subject, item: Rendered, asked: str, rule: Message) -> Hit:
    """Return a hit on a doc whose prompt asks for what another rule gives."""
    return Hit(
        say("the prompt asks for {asked!r}; the answers are by another rule: {rule}",
            asked=asked, rule=rule),
        say("Ask for what is right, or correct the rows."),
        item.doc.id,
        subject.code.line_with(asked) or subject.code.line_of_input,
        about="asked",
    )  # fmt: skip


def answered_by_other_rule(
    subject: Subject, item: Rendered, answer: str, value: str, rule: Message
) -> Hit:
    """Return a hit on a doc whose answer is not the value that the rule gives."""
    return Hit(
        say("the answer is {answer}; by the rule of all others ({rule}) it were {value}",
            answer=shorten(answer, _SHOWN), rule=rule, value=shorten(value, _SHOWN)),
        say("Correct the row's answer."),
        item.doc.id,
        subject.code.line_of_output,
        about="row",
    )  # fmt: skip


def worked_by_rule(answer: str, value: str, rule: Message) -> Message:
    """Return what is said of a worked example whose answer is not that value."""
    return say(
        "a worked example answers {answer}; by the rule of all rows ({rule}) it were {value}",
        answer=shorten(answer, _SHOWN), rule=rule, value=shorten(value, _SHOWN),
    )  # fmt: skip
