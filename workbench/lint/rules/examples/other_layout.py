"""Worked examples of one line each, `see -> saw`, before a question that is asked under cues. The
rule `few-shot/worked-form` says so, in a hint."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from workbench.errors import shorten
from workbench.io.han import exactly
from workbench.lint.finding import Hit
from workbench.lint.frames import MASK
from workbench.lint.leaves import leaves_of
from workbench.lint.line_samples import ARROWS
from workbench.lint.subject import Subject
from workbench.lint.told import on_own_text, own_text
from workbench.lint.truth import bare
from workbench.messages import say

_FEWEST_DOCS = 6
_FEWEST = 2
_OPEN = 0.8
_SHORTER, _LONGER = 3, 2
_SIGNS = (*ARROWS, "=", "==", "~")
_PAIR = exactly(
    r"[ \t]*(?:[-*•·][ \t]+|\d{1,2}[.)][ \t]+)?(?P<asked>\S[^\n]*?)[ \t]+"
    r"(?P<sign>[-=]{1,2}>|[→⇒⟶↦➜➡»]|>>|={1,2}|~)[ \t]+(?P<answer>\S[^\n]*)"
)
_CUE = exactly(r"(?:^|\n)[^\n:：]{1,40}[:：][ \t]*\Z")


def in_other_layout(subject: Subject) -> Iterator[Hit]:
    """Yield a hint on the first of two lines or more that have a question and an answer with a sign
    between, where answers are open, all inputs end with a cue, and both sides are as long as what
    the docs ask and answer."""
    items = subject.rendered
    text = own_text(subject) if len(items) >= _FEWEST_DOCS else ""
    if not any(sign in text for sign in _SIGNS):
        return
    golds = subject.rights
    if len({*golds}) < _OPEN * len(golds) or not all(golds):
        return
    if not all(_CUE.search(item.example.input) for item in items):
        return
    for sign, asked, answers in _runs(text):
        known = {*map(bare, golds)}
        if known.intersection(map(bare, (*asked, *answers))):
            continue  # a table to look answers up in
        if any(f" {sign} " in leaf for item in items for leaf in leaves_of(item.doc.data)):
            continue
        shown = [
            [len(leaf.split()) for leaf in leaves_of(item.doc.data) if leaf in item.example.input]
            for item in items
        ]
        sizes = [max(own) for own in shown if own], [min(own) for own in shown if own]
        if not all(sizes) or not _are_as_long(answers, [len(gold.split()) for gold in golds]):
            continue
        if any(_are_as_long(asked, own) for own in sizes):
            line = f"{asked[0]} {sign} {answers[0]}"
            yield on_own_text(
                subject,
                say("the worked examples are lines with {sign!r} in them, {text}, and the question"
                    " has cues", sign=sign, text=shorten(line, 40)),
                say("Write worked examples as the question is written, with its cues."),
                asked[0],
                "layout",
            )  # fmt: skip
            return


def _runs(text: str) -> Iterator[tuple[str, Sequence[str], Sequence[str]]]:
    """Yield the sign of two lines or more below each other, with what stands before and behind."""
    lines = (None if MASK in line else _PAIR.fullmatch(line) for line in text.split("\n"))
    for sign, matches in groupby(lines, lambda match: match["sign"] if match else ""):
        found = [match for match in matches if match]
        if sign and len(found) >= _FEWEST:
            yield sign, [m["asked"] for m in found], [m["answer"].strip() for m in found]


def _are_as_long(texts: Sequence[str], sizes: Sequence[int]) -> bool:
    return all(
        min(sizes) <= _SHORTER * len(text.split()) and len(text.split()) <= _LONGER * max(sizes)
        for text in texts
    )
