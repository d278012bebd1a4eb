"""Tags that answers have to keep: those of an interface's texts, which are translated or written
anew around them. The rule `text/markup` leaves them alone."""

from __future__ import annotations

import re
from collections import Counter

from workbench.io.han import compiled, exactly
from workbench.lint.subject import Subject
from workbench.types import Example

_TAG = exactly(r"</?[A-Za-z][A-Za-z0-9]*(?:\s[^<>\n]*)?/?>")
_PLACE = exactly(r"%(?:\d\$)?[sd@]|\$?\{\{?\w*\}?\}|%\(\w+\)[sd]")
_KEEPS = compiled(
    r"\b(?:keep|leave|preserv|retain|maintain|carry over|copy|do not (?:touch|change|translate)"
    r"|don['’]t (?:touch|change|translate)|untouched|unchanged)\w*\b[^.\n]{0,60}"
    r"\b(?:tags?|markup|formatting|placeholders?|mark-?up)\b"
    r"|\b(?:tags?|markup|formatting|placeholders?)\b[^.\n]{0,30}"
    r"\b(?:as they are|as it is|unchanged|untouched|in place|intact|stay|remain|kept)\b"
    r"|(?:保留|保持|不要?[改动翻]|原样|留着)[^。\n]{0,16}(?:标签|标记|格式|占位符|變數|变量|標籤|標記)"
    r"|(?:标签|标记|占位符|標籤|標記)[^。\n]{0,12}(?:保留|不变|不動|不动|原样|照抄|照留)",
    re.IGNORECASE,
)


def are_kept(subject: Subject) -> bool:
    """Say whether all answers have the tags that their inputs have, which the prompt asks for, or
    rows have places for values of a program besides."""
    examples = [example for _, _, example in subject.examples]
    if not all(map(_has_the_same, examples)):
        return False
    if _KEEPS.search(subject.told):
        return True
    return sum(_PLACE.search(example.output) is not None for example in examples) > 1


def _has_the_same(example: Example) -> bool:
    own = Counter(_TAG.findall(example.output))
    # Worked examples have tags of their own.
    return own <= Counter(_TAG.findall(example.input)) and (
        bool(own) or _TAG.search(example.input.rpartition("\n")[2]) is None
    )
