"""In which language a sentence says that the answer is, against that of the labels."""

from __future__ import annotations

import re

from workbench.io.han import compiled, simplified
from workbench.lint.rules.instructions.about_answers import Told, polarity
from workbench.lint.rules.instructions.answers_seen import Seen
from workbench.lint.rules.instructions.foreign import are_in_other_tongue, named_tongues

_IN = compiled(r"\b(?:in|into|of|auf|ins|en|em|på|на)\s(?:\w+\s)?\Z|[用以为成译]\Z", re.IGNORECASE)
_NEAR = 8
"""Two languages so close together are a choice, or a translation."""
_OF_A_TEXT = compiled(
    r"\s(?:texts?|sentences?|passages?|words? in|original|is|are|was|were|stays?|counts?|may)\b"
)


def is_in_other_tongue(told: Told, seen: Seen) -> bool:
    """Say whether a sentence names a language to answer in, and answers are in another one."""
    text = simplified(told.words)
    found = list(named_tongues(text))
    starts = [start for start, _, _ in found]
    for start, end, tongue in found:
        before, behind = text[:start], text[end:]
        is_said = _IN.search(before) or behind.startswith(("で", "に"))
        is_one_of_two = any(0 < other - end < _NEAR for other in starts)
        if not is_said or is_one_of_two or polarity(text, start, end) != "asked":
            continue
        if _OF_A_TEXT.match(behind):
            continue
        if are_in_other_tongue(seen.subject, tongue, seen.outputs):
            return True
    return False
