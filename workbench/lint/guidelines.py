"""Prompts as long as guidelines: a role, rules, meanings of labels, edge cases, samples.

The more a prompt says, the likelier is one of its sentences read as a demand that it is not, and
one of its lists or samples as options or worked examples. So what is read off the words of such a
prompt is a hint there; what is read off its characters, its code, its rows and their answers is as
ever.
"""

from __future__ import annotations

from collections.abc import Iterable

from workbench.io.han import exactly
from workbench.lint.rules.instructions.labels import constant_of
from workbench.lint.subject import Subject

MOST_SENTENCES = 10
"""More than these are a guideline: of prompts that are none, one of a hundred has so many."""

_SEEN_DOCS = 4

_SENTENCES = (
    "answer/letter-asked answer/letters answer/other-count answer/other-names few-shot/near-copy"
    " few-shot/other-count few-shot/other-form few-shot/steps-forbidden few-shot/steps-lost"
    " text/cut-item text/indented text/no-question text/note-left text/said-again text/unknown-name"
)
_SAMPLES = (
    "few-shot/no-answer few-shot/no-options few-shot/numbered few-shot/other-cues"
    " few-shot/other-labels few-shot/run-in few-shot/separator few-shot/worked-cue"
    " few-shot/worked-form"
)
READ_IN_WORDS = frozenset((*_SENTENCES.split(), *_SAMPLES.split()))
"""Rules that take a template's sentences, lists or samples for what they seem to be."""

_OF_SHOTS = frozenset(("few-shot/other-labels", "few-shot/separator"))
_ENDS = exactly(r"[.!?。！？;；](?=\s|$|[^\x00-\x7f])")
_OPTION = exactly(r"\(?[A-J][.)]\s")
_CUE = exactly(r"[ \t>*#-]*(?P<name>[^\W\d_][^:：\n]{0,24}?)[ \t*]*[:：]")


def is_hint(subject: Subject, rule: str) -> bool:
    """Say whether what a rule says of a prompt is a hint: it reads words, and these are those of a
    guideline. Shots of the data have labels and separators, and rows that bring options their
    letters, which nobody has to tell from the rest."""
    if rule not in READ_IN_WORDS or (rule in _OF_SHOTS and subject.settings.num_fewshot):
        return False
    if rule == "answer/letters" and _has_options(subject):
        return False
    return is_guideline(subject)


def _has_options(subject: Subject) -> bool:
    return any(subject.list_of(item).truth.options for item in subject.some(_SEEN_DOCS))


def is_guideline(subject: Subject) -> bool:
    """Say whether a prompt has more sentences of its own than most, its questions, options and
    answers left out."""
    if not subject.rendered:
        return False
    item = subject.rendered[0]
    # Questions and answers that explain the task are of the guideline.
    asked = {field.name for field in subject.samples.asked}
    asked = asked or {cue.name for cue in subject.blocks_of(item)[-1].cues}
    lines = (line.strip() for line in constant_of(subject, item).split("\n"))
    return sum(_sentences(line, asked) for line in lines if line) > MOST_SENTENCES


def _sentences(line: str, asked: Iterable[str]) -> int:
    match = _CUE.match(line)
    if _OPTION.match(line) or (match and match["name"].strip().casefold() in asked):
        return 0
    return max(1, len(_ENDS.findall(line)))
