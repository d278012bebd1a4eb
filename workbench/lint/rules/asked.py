"""Rules on what a prompt says of itself: how many options it has, which form the answer has, which
text stands behind which cue."""

from __future__ import annotations

import re
from collections.abc import Iterator

from workbench.errors import shorten
from workbench.lint.finding import Hit, Rule
from workbench.lint.rules.counted import other_count
from workbench.lint.rules.crossed import swapped_fields
from workbench.lint.rules.formats import FORMS, Form
from workbench.lint.rules.other_task import other_task
from workbench.lint.rules.steps import asks_for_steps
from workbench.lint.subject import Subject, golds_of
from workbench.messages import say
from workbench.types import Rendered

_MOST_OF = 0.8
_BEGUN = 3
_OPENED = 16

_LANGUAGES = (
    "English|French|German|Spanish|Italian|Chinese|Japanese|Korean|Russian|Portuguese|Dutch|Arabic"
    "|Hindi|Turkish|Polish|Swedish|Latin|Greek"
)
_INTO = re.compile(rf"\btranslate\b[^.\n]{{0,60}}?\b(?:into|to)\s(?P<name>{_LANGUAGES})\b", re.I)
_LAST_CUE = re.compile(rf"^(?P<name>{_LANGUAGES})[ ]?[:：]\s*\Z", re.I | re.M)


def other_form(subject: Subject) -> Iterator[Hit]:
    """The prompt asks for a form that the answers do not have: capital letters, one word, a whole
    sentence, JSON, a number, a box, tags, a block of code, quotes, a unit, decimals; for a
    translation, sums, a gap or a choice where there is none; or for another language than the
    answers are in or its last cue names."""
    yield from other_task(subject)
    items = subject.rendered
    for form in FORMS:
        asked = _asked(subject, form.asks)
        if asked is None:
            continue
        others = [item for item in items if _lacks(subject, item, form, asked)]
        if items and len(others) >= max(2, _MOST_OF * len(items)):
            for item in others:
                yield Hit(
                    say("the prompt asks for {form}, {asked!r}, and the answer is {answer}",
                        form=form.name, asked=asked[0],
                        answer=shorten(item.example.output.strip(), 30)),
                    say("Ask for what the answers are, or give them that form."),
                    item.doc.id,
                    subject.code.line_with(asked[0]) or subject.code.line_of_output,
                    about=asked[0],
                    severity=None if subject.settings.num_fewshot or not form.made else "hint",
                )  # fmt: skip
    for item in items:
        text = item.example.input
        cue = _LAST_CUE.search(text)
        into = _INTO.search(f"{subject.settings.description}\n{text}") if cue else None
        if cue and into and into["name"].lower() != cue["name"].lower():
            yield Hit(
                say("the prompt asks for {name}, and its last cue is {cue!r}",
                    name=into["name"], cue=cue[0].strip()),
                say("Name one language in both."),
                item.doc.id,
                subject.code.line_with(into[0][-12:]),
                about="language",
            )  # fmt: skip


def _lacks(subject: Subject, item: Rendered, form: Form, asked: re.Match[str]) -> bool:
    """Say whether an answer lacks the form that is asked for. What no shot shows may be read out of
    the form that a model gives it, by the post-processor; and the input may open it."""
    if not form.lacks(item.example.output.strip(), asked):
        return False
    if form.behind_steps and asks_for_steps(item.example.input):
        return False  # they are lost, and another rule says so
    said = asked.groupdict().get("said")
    if not form.made and (said is None or subject.grade is None):
        return True
    begun = form.made.partition("{}")[0].replace("{{", "{").strip()[:_BEGUN]
    opened = item.example.input[-_OPENED:]
    if begun and (begun in opened or begun[0] in opened.rstrip()[-2:]):
        return False
    if subject.settings.num_fewshot:
        return True
    gold = golds_of(item.example)[0].strip()
    response = form.made.format(gold) if form.made else f"{said} {gold}"
    graded = subject.grade and subject.grade(item.doc.data, item.example.processed_output, response)
    return graded is not None and not graded.is_right


def _asked(subject: Subject, pattern: re.Pattern[str]) -> re.Match[str] | None:
    """Return what asks for a form, in the description or, of the template, in the inputs."""
    match = pattern.search(subject.settings.description)
    if match:
        return match
    match = pattern.search(subject.code.template)
    is_shown = match and all(match[0] in item.example.input for item in subject.rendered)
    return match if is_shown else None


RULES = (
    Rule(
        "answer/other-count",
        "warning",
        other_count,
        "A count of letters, or of another list, is no number of options.",
    ),
    Rule(
        "few-shot/other-form",
        "warning",
        other_form,
        "Instruction and answers contradict each other, and models differ in which they follow.",
    ),
    Rule(
        "text/swapped-fields",
        "warning",
        swapped_fields,
        "The cue says that the one is what the other is.",
    ),
)
