"""Labels that say nothing by themselves, and that the prompt does not explain."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise

from workbench.io.han import compiled
from workbench.lint.finding import Hit, Rule
from workbench.lint.subject import Subject
from workbench.messages import quoted, say

_FEWEST_DOCS = 6
_MOST_KINDS = 6
_SEEN_DOCS = 50
_MOST_OF = 0.5
"""The share of docs that have a label in their text, from which on something is said of it."""

_IS_A_NUMBER = compiled(
    r"\bhow\s(?:many|much|often|old|far|long|likely|strong)|\b(?:numbers?|counts?|digits?|rat(?:e|ed|ing)s?"
    r"|scores?|stars?|levels?|grades?|marks?|points?|sum|total|times|mod|modulo|remainder|index"
    r"|position|places?|steps?|age|scale|size|degree|bits?|binary|parity|xor|year|stage|priority"
    r"|severity|rank|floor|tier|line|column|row)\b"
    r"|几|多少|数|分|级|級|星|第|位|层|いくつ|何|번|몇|개|сколько|числ|балл|оцен|cu[aá]nt|n[uú]mero|combien"
    r"|nombre|note|wie\s?vie|anzahl|stufe|quant|kaç|sayı|كم|عدد|रेटिंग|कितन|संख्या",
    re.IGNORECASE,
)
"""Then the answer is a number, and means itself."""


def unexplained(subject: Subject) -> Iterator[Hit]:
    """All answers are a few bare numbers from 0 or 1 on, `0` and `1`, and the prompt neither says
    what they mean nor asks for a number (a hint where shots show what has which)."""
    rights = subject.rights
    kinds = sorted(set(rights[:_SEEN_DOCS]))
    if len(rights) < _FEWEST_DOCS or not _are_numbered(kinds):
        return
    if not {*rights} <= {*kinds} or len(rights) < 2 * len(kinds):
        return
    texts = [item.example.input for item in subject.rendered[:_SEEN_DOCS]]
    if any(map(_IS_A_NUMBER.search, (subject.told, texts[0], texts[-1]))):
        return
    for kind in kinds:
        said = sum(_stands_in(kind, text) for text in texts)
        if _stands_in(kind, subject.settings.description) or said >= _MOST_OF * len(texts):
            return
    yield Hit(
        say("the answers are {names}, and nothing in the prompt says what these mean",
            names=", ".join(map(quoted, kinds))),
        say("Say in the prompt what each means, or let words be the answers."),
        subject.rendered[0].doc.id,
        subject.code.line_of_input,
        severity="hint" if subject.settings.num_fewshot else None,
    )  # fmt: skip


def _are_numbered(kinds: Sequence[str]) -> bool:
    """Say whether labels are the first numbers from 0 or 1 on."""
    if not 2 <= len(kinds) <= _MOST_KINDS or not all(len(kind) == 1 for kind in kinds):
        return False
    if not all(kind.isascii() and kind.isdigit() for kind in kinds) or kinds[0] not in "01":
        return False
    return all(int(second) == int(first) + 1 for first, second in pairwise(kinds))


def _stands_in(kind: str, text: str) -> bool:
    """Say whether a text has a digit that is no part of a longer number."""
    at = text.find(kind)
    while at >= 0:
        if not any(map(str.isdigit, text[max(at - 1, 0) : at] + text[at + 1 : at + 2])):
            return True
        at = text.find(kind, at + 1)
    return False


RULES = (
    Rule(
        "answer/unexplained",
        "warning",
        unexplained,
        "A model cannot know which of them is which; with shots it has to guess it from these.",
    ),
)
