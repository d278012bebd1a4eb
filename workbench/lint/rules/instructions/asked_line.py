"""Answers that stand on another line of their input than on the one that the question names,
`When is the next low water?` over `High water: 03:12, 15:37`: in all docs, or in a few, whose lines
have each other's texts. The rule `text/swapped-fields` says so, in a hint."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import islice

from workbench.errors import shorten
from workbench.io.han import compiled, exactly
from workbench.lint.finding import Hit
from workbench.lint.subject import Subject, golds_of
from workbench.lint.told import own_text
from workbench.messages import say
from workbench.types import Rendered

_FEWEST_DOCS = 6
_FEWEST = 2
_FEW = 0.4
_NEARLY_ALL = 0.9
_MOST_LINES = 40
_SHORTEST = 2
_WH = (
    r"(?:when|what|which|who|where|wann|was|wer|welche\w?|wo|quand|quelle?s?|qui|où|cuándo|cuál(?:es)?"
    r"|quién|dónde|qué|quando|quale?|quali|chi|dove|quem|onde|wat|wie|wanneer|waar)"
)
_IS = (
    r"(?:is|are|was|were|will be|ist|sind|war|waren|est|sont|était|es|son|era|eran|è|sono|é|são"
    r"|zijn)"
)
_QUESTION = compiled(
    rf"\b{_WH}['’\s]\s?{_IS}\s(?P<thing>[^\W\d_]+(?:[\s'’-][^\W\d_]+){{0,5}})\s?\?", re.IGNORECASE
)
"""A question that asks for a thing by its name, and says nothing else of it."""

_LINE = exactly(
    r"^[ \t>*-]*(?P<cue>[^\W\d_][^:：\n]{1,30}?)[ \t*]*[:：][ \t]+(?P<said>\S[^\n]*)$", re.M
)
_ITEMS = exactly(r"\s*[,;、，；|]\s*")


def asked_of_lines(subject: Subject) -> Iterator[Hit]:
    """Yield hints at the docs whose answer stands behind another cue than the one that is asked
    for: nearly all of them, or a few among others whose answers stand behind that one."""
    items = subject.rendered
    if len(items) < _FEWEST_DOCS or subject.method == "ppl" or subject.is_uniform:
        return
    match = next(iter(_QUESTION.finditer(own_text(subject))), None)
    asked = _cue_of(match["thing"], items[0]) if match else ""
    if match is None or not asked:
        return
    crossed: list[tuple[Rendered, str]] = []
    right = 0
    for item in items:
        gold, lines = golds_of(item.example)[0].strip(), _lines_of(item)
        there = [cue for cue, parts in lines.items() if gold in parts]
        right += asked in there
        if len(gold) >= _SHORTEST and len(there) == 1 and asked in lines and there != [asked]:
            crossed.append((item, there[0]))
    is_all = len(crossed) >= _NEARLY_ALL * len(items) and not right
    are_few = _FEWEST <= len(crossed) <= _FEW * len(items)
    is_known = right + len(crossed) >= _NEARLY_ALL * len(items)
    if not is_all and not (are_few and is_known):
        return
    for item, other in crossed:
        yield Hit(
            say("the prompt asks for {asked!r}, and the answer {gold} stands behind {other!r}",
                asked=asked, gold=shorten(golds_of(item.example)[0].strip(), 30), other=other),
            say("Ask for what is right, or put each text behind its own cue."),
            item.doc.id,
            subject.code.line_with(match[0]) or subject.code.line_of_input,
            about="asked of lines",
            severity="hint",
        )  # fmt: skip


def _cue_of(thing: str, item: Rendered) -> str:
    """Return the cue of a doc that is the end of what is asked for, "" where there is none, or no
    other line."""
    words = f" {thing.casefold()}"
    cues = sorted(_lines_of(item), key=len, reverse=True)
    return next((c for c in cues if words.endswith(f" {c}")), "") if len(cues) > 1 else ""


def _lines_of(item: Rendered) -> Mapping[str, Sequence[str]]:
    """Return the parts of what stands behind the cues of an input's lines, by the cue."""
    lines = islice(_LINE.finditer(item.example.input), _MOST_LINES)
    return {
        match["cue"].strip().casefold(): [
            match["said"].strip(),
            *(part.strip() for part in _ITEMS.split(match["said"])),
        ]
        for match in lines
    }
