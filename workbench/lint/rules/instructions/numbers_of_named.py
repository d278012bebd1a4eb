"""Numbers of classes as answers, where the prompt lists the classes by name and has no number:
`Topics: fees, loans, cards`, and `2` is right. The rule `answer/other-names` says so."""

from __future__ import annotations

import re

from workbench.io.han import compiled, exactly
from workbench.lint.frames import MASK
from workbench.lint.rules.instructions.heard import golds
from workbench.lint.rules.instructions.labels import PARTS
from workbench.lint.subject import Subject
from workbench.lint.told import own_text
from workbench.messages import Message, say

_FEWEST_DOCS = 6
_FEWEST_NAMES = 3
_MOST_NAMES = 12
_MOST_WORDS = 4
_LIST = exactly(r"[:：(（][ \t]*(?P<said>[^\n:：()（）?？。]{5,200}?)[.。)）]?[ \t]*(?=\n|\Z)")
_OF_NUMBERS = compiled(
    r"\d|\b(?:how (?:many|much|often|far|long|old|strong\w*|good|well)|numbers?|count\w*"
    r"|rat(?:e|ed|ing)|scor\w+|scale|stars?|points?|index|digits?|order|rank\w*|position|place|codes?"
    r"|ids?|wie ?viele?|Anzahl|Nummer|combien|numéro|nombre|note|cuánt\w+|número|puntuación"
    r"|quant[ieo]\w*|numero|voto|сколько|номер|число|оценк\w+)\b"
    r"|几|多少|[个次数]数|数[字量目]|编号|序号|打分|评分|分数|星级|番号|いくつ|何[個回人点]|개수|번호|몇",
    re.IGNORECASE,
)
"""What asks for a number, or shows one."""


def numbers_of_named(subject: Subject) -> tuple[str, Message] | None:
    """Return the list of names that all prompts have, with what is said of it, where there are as
    many answers, which are the numbers from 0 or 1 on and stand so in a field of the rows."""
    counts = golds(subject)
    size = len(counts)
    if len(subject.rendered) < _FEWEST_DOCS or not _FEWEST_NAMES <= size <= _MOST_NAMES:
        return None
    if not all(gold.isdecimal() for gold in counts):
        return None
    numbers = sorted(map(int, counts))
    if numbers not in ([*range(size)], [*range(1, size + 1)]) or not _is_in_rows(subject):
        return None
    own = own_text(subject)
    if _OF_NUMBERS.search(own):
        return None
    for match in _LIST.finditer(own):
        names = [part.strip(" .。\"'“”‘’「」") for part in PARTS.split(match["said"])]
        if len(names) == len({*names}) == size and all(map(_is_name, names)):
            return match["said"], say(
                "the prompt names {named!r}; the answers are {known}",
                named=match["said"], known=", ".join(map(str, numbers)),
            )  # fmt: skip
    return None


def _is_in_rows(subject: Subject) -> bool:
    """Say whether a field of the rows has a whole number everywhere, and each has one answer."""
    for name in sorted(subject.fields & subject.code.fields_of_output):
        pairs = [
            (item.doc.data.get(name), item.example.output.strip()) for item in subject.rendered
        ]
        are_whole = all(isinstance(value, int) and str(value) == gold for value, gold in pairs)
        if are_whole and not any(isinstance(value, bool) for value, _ in pairs):
            return True
    return False


def _is_name(text: str) -> bool:
    return (
        MASK not in text
        and 0 < len(text.split()) <= _MOST_WORDS
        and any(map(str.isalpha, text))
        and len(text) > 1
    )
