"""An answer that stands by itself at one place of the row's text in nearly all docs: as its first
sentence, at its end, in brackets or quotes, behind the same words in brackets. The rule
`answer/leaked` says so, in a hint, since it may be what is to be found."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator

from workbench.errors import shorten
from workbench.io.han import compiled
from workbench.lint.finding import Hit
from workbench.lint.rules.leaking.given import OF_ITS_WORDS, gold_of
from workbench.lint.subject import Subject
from workbench.lint.told import own_text
from workbench.lint.truth import is_of_answers
from workbench.messages import say
from workbench.prompts.listing import label_in
from workbench.types import Rendered

_FEWEST_DOCS = 6
_MOST_OF = 0.8
_IN_BRACKETS = 0.9
_MOST_KINDS = 0.6
_FEWEST_SIGNS = 4
_FEWEST_OTHERS = 2
_SHOWN = 40
_LEFT, _RIGHT = "([{<（【「『《“„\"'«", ")]}>）】」』》”“\"'»"
_OPENING, _CLOSING = "([（", ")]）"
_ENDS = " \t\n.。!！?？;；" + _RIGHT
_BEHIND_FIRST = (".", "。", ":", "：", "|", "—", "–", " -", "\n", "!", "！", "?", "？", ";", "；")
_BEFORE_LAST = (*_BEHIND_FIRST, ",", "，", "、", *_LEFT)
_PLACE = compiled(
    r"\b(?:first|last|final|begin\w*|start\w*|ends?|ending|brackets?|parenthes\w+|quot\w+|marked"
    r"|headings?|speakers?|erste\w*|letzte\w*|Klammer\w*|premi[eè]re?|derni[eè]re?"
    r"|parenthèses|primer[oa]?|últim[oa]|paréntesis|prim[oa]|ultim[oa]|parentesi|перв\w+|последн\w+"
    r"|скобк\w+|кавычк\w+)\b"
    r"|开头|首句|第一|最后|末尾|结尾|括号|引号|括弧|最初|最後|说话人",
    re.IGNORECASE,
)
"""What asks for the text at such a place."""

_OF_BRACKETS = compiled(r"brackets?|parenthes\w+|Klammer\w*|括号|括弧", re.IGNORECASE)


def by_bracket(subject: Subject) -> Iterator[Hit]:
    """Yield the docs with a text of the row that has the answer in brackets, alone or behind the
    same words in nearly all: `left at 8:40 (due at 10:15)`."""
    items = subject.rendered
    least = max(_FEWEST_DOCS, _IN_BRACKETS * len(items))
    if len(items) < least or OF_ITS_WORDS.search(subject.told):
        return
    if not any(sign in items[0].example.input for sign in _OPENING):
        return
    read = subject.code.fields_of_input or subject.fields  # `% data` reads what it names
    place_asked = _PLACE.search(own_text(subject))
    if place_asked and not _OF_BRACKETS.fullmatch(place_asked[0]):
        return
    for name in sorted(subject.fields & read):
        if is_of_answers(name):
            continue
        found: dict[str, list[Rendered]] = defaultdict(list)
        for place, item in enumerate(items):
            lead = _lead_of(subject, item, name)
            if place_asked and lead is not None and not _has_other_brackets(item, name):
                lead = None  # these are the ones that the prompt speaks of
            if lead is not None:
                found[lead].append(item)
            elif place + 1 - sum(map(len, found.values())) > len(items) - least:
                break
        most = max(found.values(), key=len, default=[])
        if len(most) >= least and len({gold_of(item) for item in most}) > 1:
            yield from (_said(subject, item, name) for item in most)
            return


def _lead_of(subject: Subject, item: Rendered, name: str) -> str | None:
    """Return what stands before the answer in brackets of a row's text, the option's where this is
    a letter, None where it stands in none."""
    value, gold = item.doc.data.get(name), gold_of(item).strip(_ENDS + _LEFT)
    golds = subject.truths[item.doc.id].golds if label_in(gold) else ()
    gold = golds[0].strip() if len(golds) == 1 else gold
    if not isinstance(value, str) or not gold or value.strip() not in item.example.input:
        return None
    if not any(gold + sign in value for sign in _CLOSING):
        return None  # before an expression is compiled for this answer alone
    closing = re.escape(gold) + f"[{re.escape(_CLOSING)}]"
    match = re.search(rf"[{_OPENING}]([^{_OPENING}\n]{{0,24}}?){closing}", value)
    if match is None or match[1][-1:].isalnum():
        return None
    return match[1].strip()


def _has_other_brackets(item: Rendered, name: str) -> bool:
    """Say whether a row's text has brackets of two kinds, `(buy) … [bought]`."""
    text = str(item.doc.data[name])
    return "(" in text and "[" in text and ")" in text and "]" in text


def by_place_in_text(subject: Subject) -> Iterator[Hit]:
    """Yield the docs with a text of the row that has the answer by itself, at the same place in
    nearly all."""
    items = subject.rendered
    golds = {gold_of(item) for item in items}
    if len(items) < _FEWEST_DOCS or len(golds) < _MOST_KINDS * len(items):
        return
    text = own_text(subject)
    if OF_ITS_WORDS.search(text) or _PLACE.search(text):
        return
    for name in sorted(subject.fields & subject.code.fields_of_input):
        if is_of_answers(name):
            continue
        found: dict[str, list[Rendered]] = defaultdict(list)
        for item in items:
            if place := _place_of(item, name):
                found[place].append(item)
        most = max(found.values(), key=len, default=[])
        if len(most) >= _MOST_OF * len(items):
            yield from (_said(subject, item, name) for item in most)
            return


def _said(subject: Subject, item: Rendered, name: str) -> Hit:
    return Hit(
        say("the row's {name} says the answer: {text}",
            name=name, text=shorten(str(item.doc.data[name]), _SHOWN)),
        say("Take the answer out of the input; it belongs into output."),
        item.doc.id,
        subject.code.line_of_input,
        about="place",
        severity="hint",
    )  # fmt: skip


def _place_of(item: Rendered, name: str) -> str:
    """Return where a row's text has the answer by itself: "first", "last" or the bracket it is in;
    "" where it has it nowhere so, or is little else."""
    value, gold = item.doc.data.get(name), gold_of(item).strip(_ENDS + _LEFT)
    if not isinstance(value, str) or value.strip() not in item.example.input:
        return ""
    is_short = len(gold) < (_FEWEST_SIGNS if gold.isascii() else _FEWEST_SIGNS // 2)
    if is_short or gold not in value or len(value) < len(gold) + _FEWEST_OTHERS:
        return ""
    text = value.strip()
    at = text.find(gold)
    before, behind = text[:at].rstrip(), text[at + len(gold) :]
    if not before and behind.startswith(_BEHIND_FIRST) and behind.strip(_ENDS):
        return "first"
    if before[-1:] and before[-1] in _LEFT and behind[:1] and behind[0] in _RIGHT:
        return before[-1]
    if before.endswith(_BEFORE_LAST) and not behind.strip(_ENDS):
        return "last"
    return ""
