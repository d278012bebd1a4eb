"""Answers that a post-processor takes by luck: it looks for a marker, and the outputs have another
one, or that one in signs of full width. The rule `answer/not-extracted` says so."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator

from workbench.errors import shorten
from workbench.io.han import exactly
from workbench.lint.finding import Hit
from workbench.lint.subject import Imitation, Subject, golds_of
from workbench.messages import quoted, say

_FEWEST_DOCS = 4
_SEEN_DOCS = 6
_MOST_BEHIND = 10
_BEHIND = " / 7913"
"""What a model may say behind its answer; a marker that is looked for stands before that."""

_MARKERS = ("#### ", "The answer is ", "答案是", "\\boxed{", "The final answer is ", "Answer: ")
_MARK = exactly(r"(?P<marker>[^\n\d]{1,24}?)(?P<open>[\[({<*$「]*)\Z")
_SENTENCE = exactly(r"[.!?。！？;；\n]\s*")


def taken_by_luck(subject: Subject) -> Iterator[Hit]:
    """Yield the docs whose output closes behind a marker of its own, and whose answer is taken for
    no marker's sake: with a word behind it another number would be; with one that is known to the
    post-processor it would not. A hint, but where the marker is known in signs of plain width."""
    if subject.grade is None or len(subject.rendered) < _FEWEST_DOCS:
        return
    told: list[tuple[Imitation, str, str, bool]] = []
    first = [one for one in subject.imitations if one.doc_id is not None][:_SEEN_DOCS]
    for one in first:
        found = _of_one(subject, one)
        if found is None:
            return
        told.append((one, *found))
    if len(told) < _FEWEST_DOCS or len({marker for _, marker, _, _ in told}) != 1:
        return
    for one in subject.imitations:
        if one.doc_id is None:
            continue
        _, marker, known, is_wide = told[0]
        yield Hit(
            say("the post-processor looks for {known!r}, and the output {text} has {marker!r}: the "
                "answer is taken only as long as no other number stands behind it",
                known=known.strip(), marker=marker, text=quoted(shorten(one.response[-30:], 30))),
            say("Write the marker that the post-processor looks for, or choose another one."),
            one.doc_id,
            subject.code.line_of_output,
            about="luck",
            severity="warning" if is_wide else "hint",
        )  # fmt: skip


def _of_one(subject: Subject, one: Imitation) -> tuple[str, str, bool] | None:
    """Return the marker of an output, the one that is looked for, and whether they are one but for
    the width of their signs; None where the answer is found without luck."""
    gold, text = golds_of(one.example)[0].strip(), one.response.rstrip()
    if not one.graded or not one.graded.is_right or not any(map(str.isdigit, gold)):
        return None
    place = text.rfind(gold)
    before = text[:place] if place > 0 else ""
    steps = [*_SENTENCE.finditer(before)]
    begin = steps[-1].end() if steps else 0
    match = _MARK.fullmatch(before[begin:]) if steps else None
    if match is None or not match["marker"].strip() or len(text) - place - len(gold) > _MOST_BEHIND:
        return None
    are_words = match["marker"].strip()[-1].isalnum() and match["marker"].isascii()
    if _is_right(subject, one, text + _BEHIND):
        return None
    marker = match["marker"].strip()
    plain = before[:begin] + unicodedata.normalize("NFKC", before[begin:]) + gold + _BEHIND
    if not marker.isascii() and not are_words and _is_right(subject, one, plain):
        return marker, unicodedata.normalize("NFKC", marker), True
    # Words alone, `which makes 12`, may be all that steps end with.
    for known in _MARKERS[:1] if are_words else _MARKERS:
        closed = "}" if "{" in known else ""
        if _is_right(subject, one, f"{before[:begin]}{known}{gold}{closed}{_BEHIND}"):
            return marker, known, False
    return None


def _is_right(subject: Subject, one: Imitation, response: str) -> bool:
    grade = subject.grade
    graded = grade(one.data, one.example.processed_output, response) if grade else None
    return graded is not None and graded.is_right
