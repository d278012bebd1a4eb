"""Golds whose items are joined with other white space than those of the outputs. The rule
`answer/not-in-output` says so."""

from __future__ import annotations

import re
from collections.abc import Iterator

from workbench.errors import shorten
from workbench.io.han import exactly
from workbench.lint.finding import Hit
from workbench.lint.subject import Imitation, Subject, golds_of
from workbench.messages import say

_FEWEST_DOCS = 4
_NEARLY_ALL = 0.9
_SEEN_DOCS = 100
_JOINT = exactly(r"\s*([,;|/、，；])\s*")


def joined_otherwise(subject: Subject) -> Iterator[Hit]:
    """Yield the docs whose gold has two items or more that its output has with other white space
    between, where nearly all docs with such golds are so."""
    if subject.method != "gen" or len(subject.rendered) < _FEWEST_DOCS:
        return
    found: list[tuple[Imitation, str]] = []
    several = 0
    for one in subject.imitations[:_SEEN_DOCS]:
        gold, output = golds_of(one.example)[0].strip(), one.response
        if not _JOINT.search(gold) or re.search(r"\d,\d{3}", gold):
            continue
        several += 1
        if gold not in output and _JOINT.sub(r"\1", gold) in _JOINT.sub(r"\1", output):
            found.append((one, gold))
    if len(found) < max(_FEWEST_DOCS, _NEARLY_ALL * several):
        return
    for one, gold in found:
        yield Hit(
            say("the items of the answer are joined otherwise than those of the output: {gold!r}, "
                "{output!r}", gold=shorten(gold, 30), output=shorten(one.response.strip(), 30)),
            say("Join them alike in output and processed_output."),
            one.doc_id,
            subject.code.line_of_output,
            about="joined",
            severity="hint" if one.graded is None or one.graded.is_right else None,
        )  # fmt: skip
