"""The mark of a gap that a prompt speaks of, where its texts have another one: `replace [MASK]`,
and the sentences have `____`. The rule `text/no-question` says so."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

from workbench.lint.finding import Hit
from workbench.lint.gaps import gap
from workbench.lint.rules.instructions.labels import texts_of
from workbench.lint.subject import Subject
from workbench.messages import say

_FEWEST_DOCS = 4
_SEEN_DOCS = 40
_MOST_OF = 0.8
_GAP = gap(
    "mask", "line", "low", "round", "square", "box", "dots", "stars", "question", "sharp", "hyphens"
)  # fmt: skip


def other_gap(subject: Subject) -> Iterator[Hit]:
    """Yield hints on docs whose text has a gap, and another one than all prompts speak of."""
    items = subject.some(_SEEN_DOCS)
    own: Counter[str] = Counter()
    for item in items:
        values = (
            v for v in item.doc.data.values() if isinstance(v, str) and v in item.example.input
        )
        own.update({_kind(match) for v in values for match in _GAP.finditer(v)})
    kind, count = own.most_common(1)[0] if own else ("", 0)
    texts = texts_of(subject)
    if kind == "dots" or count < max(_FEWEST_DOCS, _MOST_OF * len(items)) or not texts:
        return
    told = [match for match in _GAP.finditer(texts[0]) if all(match[0] in text for text in texts)]
    spoken = [match for match in told if _is_spoken_of(match.string, match.start(), match.end())]
    if not spoken or any(_kind(match) == kind for match in told) or own[_kind(spoken[0])]:
        return
    for item in subject.rendered:
        yield Hit(
            say(
                "the prompt speaks of the gap {said}, and the texts have another one",
                said=spoken[0][0],
            ),
            say("Write the gap as the texts have it."),
            item.doc.id,
            subject.code.line_with(spoken[0][0]) or subject.code.line_of_input,
            about="gap",
            severity="hint",
        )


def _kind(match: re.Match[str]) -> str:
    return "line" if match.lastgroup == "low" else match.lastgroup or ""


def _is_spoken_of(text: str, start: int, end: int) -> bool:
    """Say whether a mark stands within a sentence, before or behind words of it."""
    line = text[text.rfind("\n", 0, start) + 1 : start]
    rest = text[end:].split("\n", 1)[0]
    return (
        sum(map(str.isalpha, line)) > 1 and (line[-1:] in " «“「\"'" or not line.isascii())
    ) or (len(rest.split()) > 1)
