"""The key of a question that is filled in where the question leaves room for it: `（ B ）`,
`__C__`. The rule `answer/leaked` says so."""

from __future__ import annotations

import re
from functools import lru_cache, partial

from workbench.errors import shorten
from workbench.io.han import AnyPattern, compiled
from workbench.lint.gaps import GapKind, gap
from workbench.lint.most import in_most
from workbench.lint.phrases_task import phrases_of_task
from workbench.lint.rules.leaking.given import Told
from workbench.lint.subject import Subject, golds_of
from workbench.messages import Message, say
from workbench.prompts.listing import label_in
from workbench.types import Rendered

_FEWEST_DOCS = 4
_MOST_OF = 0.9
_FILLED = compiled(
    r"[(（\[【〔]\s*(?P<a>[A-Ja-j甲乙丙丁戊]|\d)\s*[)）\]】〕]"
    r"|[_＿]{1,}\s*(?P<b>[A-Ja-j甲乙丙丁戊]|\d)\s*[_＿]{1,}"
)

_GAPS: tuple[GapKind, ...] = (
    "mask", "tag", "name", "line", "round", "square", "empty", "box", "dots", "stars", "question",
    "hyphens",
)  # fmt: skip
_GAP = gap(*_GAPS)
_ANY_GAP = gap("low", *_GAPS)
_MOST_IN = 0.8
_ASKS = (
    r"\b(?:fill|complete|close)\w* (?:in |out )?(?:the |each |this |every )?"
    r"(?:gap|blank|sentence|cloze)s?\b"
    r"|\b(?:goes|belongs|fits|fit|go|put|insert\w*)\b[^.\n]{0,24}\b(?:gap|blank)\b"
    r"|填入[^。，\n]{0,8}(?:横线|空格|空白|括号"
    r"|空缺)|[横空][线格白缺]处|填空|补全句子|空欄|穴埋め|빈칸"
)
"""What asks for the word of a gap."""

_OPENING = "([_（【〔＿"
"""One of these signs is in all that it finds."""


def by_filled_key(subject: Subject) -> Told:
    """Return the docs whose question has the label of their answer in the brackets, or the gap,
    where it is to be written."""
    items = subject.rendered
    if len(items) < _FEWEST_DOCS:
        return ()
    least = max(_FEWEST_DOCS, _MOST_OF * len(items))
    found = in_most(items, partial(_filled, subject), least)
    return found if len({golds_of(item.example) for item, _ in found}) > 1 else ()


def by_gap_in_full(subject: Subject) -> Told:
    """Return the docs whose text has the right option in it, and no other one, where the prompt
    asks for what belongs in a gap and no text has one."""
    items = subject.rendered
    if len(items) < _FEWEST_DOCS or not _of_gaps().search(subject.told):
        return ()
    if made := _filled_by_code(subject):
        return made
    gapped = [any(_GAP.search(text) for text in _asked_texts(subject, item)) for item in items]
    if any(gapped):
        rest = [item for item, has in zip(items, gapped, strict=True) if not has]
        told = [(item, said) for item in rest if (said := _in_full(subject, item))]
        return told if len(told) == len(rest) > 1 else ()
    return in_most(items, partial(_in_full, subject), max(_FEWEST_DOCS, _MOST_IN * len(items)))


def _filled_by_code(subject: Subject) -> Told:
    """Return the docs whose row has a gap that the code has filled with the right option."""
    items = subject.rendered
    found = [(item, said) for item in items if (said := _put_in(subject, item))]
    return found if len(found) >= max(_FEWEST_DOCS, _MOST_IN * len(items)) else ()


def _put_in(subject: Subject, item: Rendered) -> Message | None:
    text = item.example.input
    for value in item.doc.data.values():
        is_changed = isinstance(value, str) and value not in text
        drawn = _ANY_GAP.search(value) if is_changed else None
        if drawn is None:
            continue
        before, behind = value[: drawn.start()].strip(), value[drawn.end() :].strip()
        start = text.find(before) if before else -1
        end = text.find(behind, start + len(before)) if start >= 0 and behind else -1
        pair = subject.right_and_wrong(item) if end > 0 else None
        put = text[start + len(before) : end].strip() if pair else ""
        if pair and len(put) > 1 and put in pair[0]:
            filled = shorten(text[start : end + len(behind)], 40)
            return say("the question has its key filled in: {text}", text=filled)
    return None


@lru_cache(maxsize=1)
def _of_gaps() -> AnyPattern:
    return compiled(rf"{phrases_of_task('gap')}|{_ASKS}", re.IGNORECASE)


def _asked_texts(subject: Subject, item: Rendered) -> list[str]:
    """Return the texts of a row that are shown and are none of its options."""
    options = {option.strip() for option in subject.options_of(item)[0]}
    values = (value for value in item.doc.data.values() if isinstance(value, str))
    return [v for v in values if v.strip() not in options and v.strip() and v in item.example.input]


def _in_full(subject: Subject, item: Rendered) -> Message | None:
    pair = subject.right_and_wrong(item)
    texts = _asked_texts(subject, item) if pair else ()
    for text in texts if pair else ():
        right, wrong = pair if pair else ("", ())
        own = right.strip()
        if len(text) > len(own) > 1 and own in text and not any(one in text for one in wrong):
            return say("the question has its key filled in: {text}", text=shorten(text, 40))
    return None


def _labels_of(subject: Subject, item: Rendered) -> set[str]:
    """Return the labels that an answer has: itself, that of its option in the list, or that of its
    place in the row."""
    gold = golds_of(item.example)[0].strip()
    shown = subject.list_of(item)
    found = {label_in(gold)} - {""}
    place = shown.place_of_gold
    if place is not None and shown.options[place].label:
        found.add(shown.options[place].label)
    options, golds = subject.options_of(item)
    if len(golds) == 1 and golds[0] in options:
        rank = options.index(golds[0])
        found |= {"ABCDEFGHIJ"[rank : rank + 1]} - {""}
    return found


def _filled(subject: Subject, item: Rendered) -> Message | None:
    values = (value for value in item.doc.data.values() if isinstance(value, str))
    texts = [text for text in values if any(map(text.__contains__, _OPENING))]
    labels = _labels_of(subject, item) if texts else ()
    for text in texts if labels else ():
        marks = [match["a"] or match["b"] for match in _FILLED.finditer(text)]
        # Several are the options themselves, or notes that are counted.
        if len(marks) == 1 and marks[0] in labels and text in item.example.input:
            match = _FILLED.search(text)
            is_noted = match is not None and match[0].isascii() and marks[0].isdigit()
            if not is_noted and match is not None:
                return say("the question has its key filled in: {text}",
                           text=f"{shorten(text[: match.start()], 24)}{match[0]}")  # fmt: skip
    return None
