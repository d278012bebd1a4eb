"""What a prompt wants computed of a row's list, numbers or word, where all answers are what is
computed otherwise: the largest instead of the mean, the dearest instead of the cheapest, the
shortest instead of the longest, a product instead of a sum, another shift of the letters, the line
before instead of the next one."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Any

from workbench.io.han import AnyPattern, compiled, exactly
from workbench.lint.counts import LENGTHS, as_number
from workbench.lint.rules.instructions.besides import differs
from workbench.lint.rules.instructions.clauses import Clause, is_demanded, is_negated
from workbench.lint.rules.instructions.heard import Said, is_nearly_all
from workbench.lint.subject import Subject
from workbench.types import Rendered

_LOOKED_AT = 40
_FEWEST = 6
_NUMBER = exactly(r"-?\d+(?:\.\d+)?(?:/\d+)?")
_OF_NUMBERS_ALONE = exactly(r"[\d\s.,;/+*×-]+(?:(?:and|和)[\d\s.,;/+*×-]+)*")
_PRICED = exactly(
    r"\s*(?P<name>[^\d,;、]+?)\s*[:：=]?\s*[$€£¥]?(?P<number>\d+(?:\.\d+)?)\s*(?:[^\W\d]{1,6}"
    r"|[$€£¥元])?\s*\Z"
)

_WITHIN = exactly(r"(?<![\d.])-?\d+(?:\.\d+)?")
_HIGH = compiled(r"\b(?:highest|maximum|largest|greatest)\b|最[高大]", re.I)
_LOW = compiled(r"\b(?:lowest|minimum|smallest)\b|最[低小]", re.I)
_Numbers = Sequence[Fraction]
_OF_NUMBERS: tuple[tuple[AnyPattern, Callable[[_Numbers], Fraction]], ...] = (
    (compiled(r"\b(?:largest|greatest|biggest|highest|maximum)\b|最大", re.I), max),
    (compiled(r"\b(?:smallest|lowest|least|minimum)\b|最小", re.I), min),
    (compiled(r"\b(?:mean|average)\b|平均", re.I), lambda ns: sum(ns, Fraction()) / len(ns)),
    (
        compiled(
            r"\b(?:multiply|product)\b|乘积|相乘",
            re.I,
        ),
        lambda ns: math.prod(ns, start=Fraction(1)),
    ),
    (
        compiled(r"\b(?:sum|add up|add the|total)\b|总和|之和|相加", re.I),
        lambda ns: sum(ns, Fraction()),
    ),
    (compiled(r"\b(?:median)\b|中位数", re.I), lambda ns: sorted(ns)[len(ns) // 2]),
    (compiled(r"\bhow many (?:numbers|values)\b|有几个数", re.I), lambda ns: Fraction(len(ns))),
    (compiled(r"\b(?:range)\b|极差", re.I), lambda ns: max(ns) - min(ns)),
)
_DEAR = compiled(
    r"\b(?:most expensive|dearest|costliest|costs? (?:the )?most|highest price|heaviest|tallest"
    r"|largest)\b|最贵",
    re.I,
)
_CHEAP = compiled(
    r"\b(?:cheapest|least expensive|costs? (?:the )?least|lowest price|lightest|shortest"
    r"|smallest)\b|最便宜",
    re.I,
)
_LONG = compiled(r"\blongest\b|最长|字数最多|\bmost (?:letters|characters)\b", re.I)
_SHORT = compiled(r"\bshortest\b|最短|字数最少|\bfewest (?:letters|characters)\b", re.I)
_BY_LENGTH = compiled(
    r"\bby (?:their |its )?length\b|\bshortest (?:one |word )?first\b|\blongest (?:one |word"
    r" )?first\b|按长短|按字数",
    re.I,
)
_SHIFT = compiled(
    rf"\b(?P<n>{LENGTHS}|thirteen) (?:places?|positions?|letters?|steps?) (?P<way>later|further"
    rf"|forward|on|ahead|earlier|back\w*|before)\b",
    re.I,
)
_BACKWARDS = compiled(r"\b(?:decrypt|decode|decipher)\b", re.I)
_PREVIOUS = compiled(
    r"上一句|前一句|上句(?![:：])|\b(?:previous|preceding) (?:line|sentence|verse)\b"
    r"|\bline before\b",
    re.I,
)
_FROM_THE_OTHER = compiled(
    r"(?:根据|依据|由|从|凭|已知|给出|给定|看|对应)[^，。]{0,8}(?:[上前下后]一?句)"
    r"|\b(?:from|given|after|before|follows?|precedes?|continues?) (?:the |this )?"
    r"(?:previous|preceding|next|following) (?:line|sentence|verse)\b",
    re.I,
)
"""What names the line that is given, beside the one that is asked for."""
_NEXT = compiled(r"下一句|后一句|\b(?:next|following) (?:line|sentence|verse)\b", re.I)
_RHYME = compiled(
    r"\b(?:that|which) rhymes? with\b"
    r"|\b(?:find|give|write|name) (?:an? |the )?rhymes?\b(?! scheme)",
    re.I,
)
_ENDING = 2
_IN_THIS_ORDER = compiled(
    r"\b(?:keys|fields|columns)\b(?P<keys>[^.:;]+?),? (?:exactly )?in (?:this|that|the given)"
    r" order",
    re.I,
)
_FIRSTS = frozenset({"first", "previous", "before", "prev", "上句", "前句"})
_THENS = frozenset({"second", "next", "after", "following", "下句", "后句"})


def computed_otherwise(subject: Subject, clauses: Sequence[Clause]) -> Iterator[Said]:
    """Yield what is to be computed of each row, and the answers are what is computed otherwise."""
    items = subject.some(_LOOKED_AT)
    if len(items) < _FEWEST:
        return
    answers = [subject.right_of(item).strip() for item in items]
    for clause in clauses:
        for told in (
            _of_numbers,
            _of_ends,
            _of_prices,
            _of_lengths,
            _of_order,
            _of_shift,
            _of_lines,
            _of_rhyme,
            _of_keys,
        ):
            if told(clause, items, answers):
                yield differs(clause.words, answers)
                return


def _asks(clause: Clause, pattern: AnyPattern) -> bool:
    match = pattern.search(clause.words)
    return match is not None and is_demanded(clause, match)


def _numbers_of(row: Mapping[str, Any], text: str) -> list[Fraction]:
    """Return the numbers of the row's one list of these, or of its one text that is made of
    them."""
    for value in row.values():
        if isinstance(value, list) and len(value) > 1:
            said = [_fraction(str(each)) for each in value]
            if all(one is not None for one in said):
                return [one for one in said if one is not None]
        if not isinstance(value, str) or value not in text:
            continue
        found = _NUMBER.findall(value)
        if len(found) > 1 and _OF_NUMBERS_ALONE.fullmatch(value):
            return [Fraction(one) for one in found if not one.endswith("/0")]
    return []


def _fraction(text: str) -> Fraction | None:
    bare = text.strip().lstrip("$€£¥").rstrip("元%").strip()
    return (
        Fraction(bare)
        if re.fullmatch(r"-?\d+(?:\.\d+)?", bare) or re.fullmatch(r"-?\d+/[1-9]\d*", bare)
        else None
    )


def _near(one: Fraction, other: Fraction) -> bool:
    return abs(one - other) <= Fraction(1, 100) * max(1, abs(other))


def _of_numbers(clause: Clause, items: Sequence[Rendered], answers: Sequence[str]) -> bool:
    """Say whether a number is asked for that is computed of the row's, and another one is
    answered in nearly all docs, by one way of computing."""
    asked = [way for pattern, way in _OF_NUMBERS if _asks(clause, pattern)]
    if len(asked) != 1:
        return False
    rows = [_numbers_of(item.doc.data, item.example.input) for item in items]
    said = [_fraction(answer) for answer in answers]
    pairs = [
        (row, own) for row, own in zip(rows, said, strict=True) if len(row) > 1 and own is not None
    ]
    if not is_nearly_all(len(pairs), len(items)):
        return False
    if not is_nearly_all(sum(not _near(asked[0](row), own) for row, own in pairs), len(pairs)):
        return False
    return any(
        is_nearly_all(sum(_near(way(row), own) for row, own in pairs), len(pairs))
        for _, way in _OF_NUMBERS
        if way is not asked[0]
    )


def _of_ends(clause: Clause, items: Sequence[Rendered], answers: Sequence[str]) -> bool:
    """Say whether the highest is asked for and nearly every answer is the lowest of the numbers in
    a text, or the other way round."""
    asks = (_asks(clause, _HIGH), _asks(clause, _LOW))
    if asks[0] is asks[1]:
        return False
    other = 0
    for item, answer in zip(items, answers, strict=True):
        own = _fraction(answer)
        texts = (value for value in item.doc.data.values() if isinstance(value, str))
        for text in texts if own is not None else ():
            found = {Fraction(number) for number in _WITHIN.findall(text)}
            if len(found) > 1 and text in item.example.input:
                other += own == (min if asks[0] else max)(found)
                break
    return is_nearly_all(other, len(items))


def _priced(item: Rendered) -> list[tuple[Fraction, str]]:
    """Return the things of a row that have a number each, `ham 5, tea 2`, with these."""
    lists = [
        value for value in item.doc.data.values() if isinstance(value, list) and len(value) > 1
    ]
    for one in lists:
        for other in lists:
            said = [_fraction(str(each)) for each in other]
            is_named = all(isinstance(each, str) and _fraction(each) is None for each in one)
            if one is not other and len(one) == len(other) and is_named and None not in said:
                pairs = zip(said, one, strict=True)
                return [(number, name) for number, name in pairs if number is not None]
    for value in item.doc.data.values():
        parts = re.split(r"[,;，；、]", value) if isinstance(value, str) else []
        made = [_PRICED.match(part) for part in parts]
        if len(parts) > 1 and all(made):
            return [(Fraction(m["number"]), m["name"].strip()) for m in made if m]
    return []


def _of_prices(clause: Clause, items: Sequence[Rendered], answers: Sequence[str]) -> bool:
    """Say whether the thing with the largest number is asked for and another one is answered, or a
    number; or that with the smallest."""
    is_dear, is_cheap = _asks(clause, _DEAR), _asks(clause, _CHEAP)
    if is_dear == is_cheap:
        return False
    other = 0
    for item, answer in zip(items, answers, strict=True):
        things = _priced(item)
        if not things:
            return False
        best = (max if is_dear else min)(number for number, _ in things)
        names = {name.casefold() for number, name in things if number == best}
        known = {name.casefold() for _, name in things}
        is_thing = (
            answer.casefold() in known or re.fullmatch(r"\W*\d[\d.,]*\W*", answer) is not None
        )
        other += is_thing and answer.casefold() not in names
    return is_nearly_all(other, len(items))


def _of_lengths(clause: Clause, items: Sequence[Rendered], answers: Sequence[str]) -> bool:
    """Say whether the longest of a row's texts is asked for and another is answered, or the
    shortest."""
    is_long, is_short = _asks(clause, _LONG), _asks(clause, _SHORT)
    if is_long == is_short:
        return False
    other = 0
    for item, answer in zip(items, answers, strict=True):
        lists = [v for v in item.doc.data.values() if isinstance(v, list) and answer in v]
        if not lists or not all(isinstance(each, str) for each in lists[0]):
            return False
        sizes = [len(each) for each in lists[0]]
        other += len(answer) != (max(sizes) if is_long else min(sizes))
    return is_nearly_all(other, len(items))


def _of_order(clause: Clause, items: Sequence[Rendered], answers: Sequence[str]) -> bool:
    """Say whether items are to be in the order of their lengths, and nearly all answers are not."""
    if not _asks(clause, _BY_LENGTH):
        return False
    sizes = [
        [len(part.strip()) for part in re.split(r"[,;，；、>\n]", answer)] for answer in answers
    ]
    others = sum(
        len(own) > 1 and own not in (sorted(own), sorted(own, reverse=True)) for own in sizes
    )
    # Short lists are in that order by chance now and then.
    return len(items) >= _FEWEST and 2 * others >= len(items)


def _shift_of(item: Rendered, answer: str) -> int | None:
    """Return by how many places the letters of a word of the row are moved in an answer."""
    for value in item.doc.data.values():
        if not isinstance(value, str) or len(value) != len(answer) or value == answer:
            continue
        if value not in item.example.input:
            continue
        moved = {
            (ord(b) - ord(a)) % 26
            for a, b in zip(value.casefold(), answer.casefold(), strict=True)
            if a.isalpha()
        }
        if len(moved) == 1:
            return moved.pop()
    return None


def _of_shift(clause: Clause, items: Sequence[Rendered], answers: Sequence[str]) -> bool:
    """Say whether letters are to be moved by another number of places than they are."""
    match = _SHIFT.search(clause.words)
    if match is None or is_negated(clause, match.start()):
        return False
    places = {_shift_of(item, answer) for item, answer in zip(items, answers, strict=True)}
    if len(places) != 1 or None in places:
        return False
    count = 13 if match["n"].casefold() == "thirteen" else as_number(match["n"])
    is_back = match["way"].casefold()[:4] in ("earl", "back", "befo")
    wanted = (-count if is_back else count) % 26
    if _BACKWARDS.search(clause.words) and not is_back:
        return False  # it says how the word was made
    return wanted != places.pop()


def _of_lines(clause: Clause, items: Sequence[Rendered], answers: Sequence[str]) -> bool:
    """Say whether the line before is asked for, and the row's first is shown and its second is
    answered; or the other way round."""
    is_before, is_next = _asks(clause, _PREVIOUS), _asks(clause, _NEXT)
    if is_before == is_next or _FROM_THE_OTHER.search(clause.words):
        return False
    own, shown = (_THENS, _FIRSTS) if is_before else (_FIRSTS, _THENS)
    found = 0
    for item, answer in zip(items, answers, strict=True):
        row = item.doc.data
        is_own = any(str(row.get(name)).strip() == answer for name in own)
        found += is_own and any(str(row.get(name, "\0")) in item.example.input for name in shown)
    return is_nearly_all(found, len(items))


def _of_rhyme(clause: Clause, items: Sequence[Rendered], answers: Sequence[str]) -> bool:
    """Say whether a rhyme is asked for, and next to no answer ends as a word of its row does."""
    if not _asks(clause, _RHYME) or not all(map(str.isascii, answers)):
        return False
    alike = 0
    for item, answer in zip(items, answers, strict=True):
        own = [value for value in item.doc.data.values() if isinstance(value, str)]
        shown = [v for v in own if v in item.example.input and v.strip() != answer]
        alike += any(v.strip(" .!?").endswith(answer[-_ENDING:]) for v in shown)
    return 10 * alike <= len(items)


def _of_keys(clause: Clause, items: Sequence[Rendered], answers: Sequence[str]) -> bool:
    """Say whether the keys of objects are to be in an order in which no answer has them."""
    match = _IN_THIS_ORDER.search(clause.words)
    if match is None or is_negated(clause, match.start()):
        return False
    names = [name for name in re.findall(r"\w+", match["keys"]) if name not in ("and", "the")]
    others = 0
    for answer in answers:
        places = [answer.find(f'"{name}"') for name in names]
        others += min(places, default=-1) >= 0 and places != sorted(places)
    return len(names) > 1 and is_nearly_all(others, len(items))
