"""Labels that a prompt lists with nothing between them, or their meanings: `Topics: feesPINlost
card`, `1 = mammal2 = bird3 = fish`, as a join with an empty text makes them. The rule
`text/run-together` says so."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from workbench.errors import shorten
from workbench.io.han import exactly
from workbench.lint.finding import Hit
from workbench.lint.subject import Subject, golds_of
from workbench.messages import say

_FEWEST = 3
_FEWEST_LETTERS = 2
_MOST = 40
_MOST_MEANT = 12
_MARK = r" ?[=:：.)）、] ?"
_SEEN_DOCS = 8
_LETTER = exactly(r"[^\W\d_]")


def glued_labels(subject: Subject) -> Iterator[Hit]:
    """Yield that all prompts have three labels or more right behind each other, or each right
    behind what the one before it means."""
    items = subject.rendered
    if len(items) < _FEWEST or subject.is_uniform:
        return
    labels = _labels(subject)
    text = items[0].example.input
    run = (_run_in(text, labels) if labels else "") or _meanings_in(subject, text)
    if run and all(run in item.example.input for item in items[:_SEEN_DOCS]):
        yield Hit(
            say("labels stand right behind each other: {found}", found=shorten(run, 40)),
            say("Join them with a comma and a space, or by lines: ', '.join(…)."),
            items[0].doc.id,
            subject.code.line_with(".join(") or subject.code.line_of_input,
            about="labels",
        )


def _labels(subject: Subject) -> Sequence[str]:
    """Return what is right in the docs, where it is a few words of some letters each."""
    golds = {gold.strip() for item in subject.rendered for gold in golds_of(item.example)}
    is_one = _FEWEST <= len(golds) <= min(_MOST, len(subject.rendered))
    if not is_one or any(len(_LETTER.findall(gold)) < _FEWEST_LETTERS for gold in golds):
        return ()
    return sorted(golds, key=len, reverse=True)


def _meanings_in(subject: Subject, text: str) -> str:
    """Return the line in which each label but the first stands with its mark right behind a letter
    of the meaning before, "" where there is none."""
    labels = {right for right in subject.rights if right}
    if not _FEWEST <= len(labels) <= min(_MOST_MEANT, len(subject.rendered) // 2):
        return ""
    for line in text.split("\n"):
        if not all(label in line for label in labels):
            continue
        one = "|".join(map(re.escape, sorted(labels, key=len, reverse=True)))
        marks = [*re.finditer(rf"(?P<bullet>[-*•] )?(?P<label>{one})(?P<mark>{_MARK})", line)]
        runs = [match for match in marks if line[match.start() - 1 : match.start()].isalpha()]
        is_legend = {match["label"] for match in marks} == labels and len(marks) == len(labels)
        is_one = len({(match["mark"], match["bullet"]) for match in marks}) == 1
        if is_legend and is_one and len(runs) == len(labels) - 1 and runs == marks[1:]:
            return line[max(0, runs[0].start() - 12) : runs[0].end() + 12]
    return ""


def _run_in(text: str, labels: Sequence[str]) -> str:
    """Return the first run of three different labels or more, "" where there is none."""
    first = next((label for label in labels if label in text), "")
    if not first:
        return ""
    one = "|".join(map(re.escape, labels))
    for match in re.finditer(rf"(?:{one}){{{_FEWEST},}}", text):
        parts = re.findall(one, match[0])
        if len(parts) == len(set(parts)):
            return match[0]
    return ""
