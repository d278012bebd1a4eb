"""Labels that a prompt lists with nothing between them: `Topics: feesPINlost card`, as a join with
an empty text makes them. The rule `text/run-together` says so."""

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
_SEEN_DOCS = 8
_LETTER = exactly(r"[^\W\d_]")


def glued_labels(subject: Subject) -> Iterator[Hit]:
    """Yield that all prompts have three labels or more right behind each other."""
    items = subject.rendered
    if len(items) < _FEWEST or subject.is_uniform:
        return
    labels = _labels(subject)
    run = _run_in(items[0].example.input, labels) if labels else ""
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
