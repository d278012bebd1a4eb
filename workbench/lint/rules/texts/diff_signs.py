"""The sign with which a diff begins a line that is new, left before one of the template's own. The
rule `text/stray-sign` says so."""

from __future__ import annotations

import re
from collections.abc import Iterator

from workbench.errors import shorten
from workbench.io.han import compiled, exactly
from workbench.lint.finding import Hit
from workbench.lint.subject import Subject
from workbench.messages import say

_ADDED = compiled(r"\+ ?(?P<cue>[^\W\d_][^:：\n]{0,30}(?::(?=\s|\Z)|：))")
_LIST = exactly(r"[*•] ?\w")
_ABOUT_DIFFS = compiled(
    r"\b(?:diffs?|patch\w*|commits?|hunks?|pros|cons|advantages?|plus(?:es)?)\b|补丁|差异|优点",
    re.IGNORECASE,
)
"""What a prompt speaks of whose lines begin with such signs."""


def signs_of_a_diff(subject: Subject) -> Iterator[Hit]:
    """Yield the docs whose input has one line that begins with a plus and is a cue of the template;
    a line with a hyphen before it has that cue, too: the one that was taken out."""
    first = subject.rendered[0].example.input if subject.rendered else ""
    if "+" not in subject.code.template or not (first[:1] == "+" or "\n+" in first):
        return
    if _ABOUT_DIFFS.search(subject.told):
        return
    cue = _added_in(first)
    if cue not in subject.code.template:
        return
    for item in subject.rendered if cue else ():
        if _added_in(item.example.input) == cue:
            yield Hit(
                say("a sign of the source is in the text: {found}", found=shorten(cue, 30)),
                say("Take it out of the literal: it marks a line of a diff."),
                item.doc.id,
                subject.code.line_with(cue) or subject.code.line_of_input,
                about="diff",
            )


def _added_in(text: str) -> str:
    """Return the one line's beginning that a diff has added, with its plus, "" where no line is so
    or several lines are a list."""
    lines = text.split("\n")
    added = [line for line in lines if line.startswith("+")]
    match = _ADDED.match(added[0]) if len(added) == 1 else None
    if match is None or any(map(_LIST.match, lines)):
        return ""
    taken = [line[1:].lstrip() for line in lines if line.startswith("-")]
    is_pair = all(line.startswith(match["cue"]) for line in taken)
    return match[0] if is_pair else ""
