"""What a yes says, by the prompt or by the questions of the rows, against a field of true and false
that names it: `yes if the office is closed`, where the answers follow the row's `open`. The rule
`answer/gold-differs` says so."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from workbench.io.han import exactly, simplified
from workbench.lint.finding import Hit
from workbench.lint.leaves import leaves_of
from workbench.lint.rules.choices.turned_fields import SIDES, plain_field
from workbench.lint.rules.choices.verdicts import says_yes
from workbench.lint.subject import Subject, golds_of
from workbench.lint.told import own_text
from workbench.messages import say

_FEWEST_DOCS = 4
_FEWEST_ASKING = 3
_WORD = exactly(r"[^\W\d_]+")
_CLAUSE = r"[^\n.。!！?？;；,，]{2,70}"
_IF = r"(?:if|when|where|wenn|falls|si|se|cuando|quand|если|когда)"
_DENIES = exactly(r"(?i)\b(?:not|no|never|nicht|kein\w*|pas|non|não|не|except)\b|n't\b|不|没|未|非")
_ANSWERS = exactly(r"(?i)\b(?:yes|no|ja|nein|oui|non|sí|sim|não|sì|да|нет)\b")
_QUESTION = exactly(r"[^.。!！?？\n]+[?？]")

Sides = Mapping[int, bool]
"""Of the pairs of opposites in `turned_fields` those that are spoken of, and on which side."""


def yes_of_fields(subject: Subject) -> Iterator[Hit]:
    """Yield the docs whose yes is a no by what the prompt says of a yes, or by the questions of the
    rows that name the field, where it is so in all docs."""
    items = subject.rendered
    golds = {item.doc.id: says_yes(golds_of(item.example)[0]) for item in items}
    if len(items) < _FEWEST_DOCS or {*golds.values()} != {True, False}:
        return
    for name in sorted(subject.fields - subject.code.fields_of_input):
        own = dict(SIDES.get(plain_field(name), ()))
        values = {item.doc.id: item.doc.data.get(name) for item in items}
        if len(own) != 1 or not all(isinstance(value, bool) for value in values.values()):
            continue
        turned = {golds[doc] is not values[doc] for doc in golds}
        if len(turned) != 1:
            continue
        words = _said_of_yes(subject, own, is_turned=True in turned)
        is_asked = not words and True in turned and _is_asked(subject, own)
        if words or is_asked:
            yield from _hits(subject, name, words)
            return


def _said_of_yes(subject: Subject, own: Sides, *, is_turned: bool) -> str:
    """Return the words by which the prompt gives the answers of all docs the opposite sense, ""
    where it does not."""
    text = own_text(subject)
    found: dict[bool, str] = {}
    for said in (True, False):
        for item in subject.rendered:
            gold = golds_of(item.example)[0].strip()
            if says_yes(gold) is said:
                pattern = rf"(?<!\w){re.escape(gold)}[\"'”’」]?,?\s(?:only\s)?{_IF}\s({_CLAUSE})"
                match = re.search(pattern, text, re.IGNORECASE)
                found[said] = match[1].strip() if match else ""
                break
    sides = [_sides_in(found[said], own) for said in (True, False)]
    if not all(sides) or any(map(_DENIES.search, found.values())):
        return ""
    ((place, side),) = own.items()
    is_yes, is_no = (each[place] for each in sides)
    return found[True] if is_yes is not is_no and (is_yes is side) is is_turned else ""


def _is_asked(subject: Subject, own: Sides) -> bool:
    """Say whether questions of several rows have the word of the field, none has that of its
    opposite or a no, and neither has the prompt."""
    ((place, side),) = own.items()
    told = _ANSWERS.sub("", own_text(subject))
    if _DENIES.search(told) or _sides_in(told, own):
        return False
    asking = 0
    for item in subject.rendered:
        for leaf in leaves_of(item.doc.data):
            if leaf not in item.example.input:
                continue
            found = _sides_in(leaf, own)
            if found.get(place, side) is not side or _DENIES.search(leaf):
                return False
            asking += any(_sides_in(match[0], own) for match in _QUESTION.finditer(leaf))
    return asking >= _FEWEST_ASKING


def _sides_in(text: str, own: Sides) -> Sides:
    """Return which sides of some pairs a text has words of; of a pair of which it has both, the
    one that is not the field's own."""
    found: dict[int, bool] = {}
    for word in _WORD.findall(simplified(text.casefold())):
        for place, side in SIDES.get(word, ()):
            if place in own:
                found[place] = side if found.get(place, side) is side else not own[place]
    return found


def _hits(subject: Subject, name: str, words: str) -> Iterator[Hit]:
    for item in subject.rendered:
        value = str(item.doc.data.get(name)).lower()
        gold = golds_of(item.example)[0].strip()
        yield Hit(
            say("the prompt wants a yes for {words!r}, and the row says {own}: {gold}",
                words=words, own=f"{name}: {value}", gold=gold)
            if words
            else say("the row says {own}, processed_output {gold!r}",
                     own=f"{name}: {value}", gold=gold),
            say("Ask for what the field says, or turn the answers round."),
            item.doc.id,
            subject.code.line_of_output,
            about="yes of field",
            severity="warning" if words else "hint",
        )  # fmt: skip
