"""Answers that are the name with the largest number of a list, or with the smallest: a row or a
worked example that breaks that, a prompt that asks for the other end, lists in order of it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from workbench.io.han import compiled
from workbench.lint.finding import Hit
from workbench.lint.ranked_lines import Ranked, ranked_in
from workbench.lint.rules.rows.by_rule import (
    answered_by_other_rule,
    asked_by_other_rule,
    worked_by_rule,
)
from workbench.lint.subject import Subject, golds_of
from workbench.lint.told import own_text
from workbench.messages import Message, say
from workbench.types import Rendered

_FEWEST_DOCS = 6
_MOST_DOCS = 200
_SHARE = 0.85
_FEWEST_LISTED = 3
_FEWEST_IN_ORDER = 8
_END_OF = {
    1: say("the largest number"),
    -1: say("the smallest number"),
}
_WORDS = {
    1: compiled(
        r"\b(?:most|largest|biggest|greatest|highest|maximum|max|longest|heaviest|tallest|hottest"
        r"|warmest|fastest|dearest|oldest|wettest|busiest|meiste[nrs]?|größte[nrs]?|höchste[nrs]?"
        r"|maximal\w*|längste[nrs]?|am meisten|le plus (?:grand|haut|élevé|long|de)"
        r"|la plus (?:grande|haute|élevée|longue)|maximum|el mayor|la mayor"
        r"|más (?:alt|grand|larg)\w+"
        r"|máxim\w+|più (?:alt|grand|lung)\w+|massim\w+|maggior\w*|maior\w*|mais (?:alt|long)\w+"
        r"|наибольш\w+|больше всего|сам\w+ (?:больш|высок|длинн)\w+|максимальн\w+|największ\w+"
        r"|najwyższ\w+|najwięcej|najdłuższ\w+|en (?:çok|büyük|yüksek|uzun)|meeste|hoogste|grootste"
        r"|langste|terbesar|tertinggi|terbanyak)\b"
        r"|最[大高多长長重贵貴]|가장 (?:많|높|큰|긴)\w*|もっとも多|一番多",
        re.IGNORECASE,
    ),
    -1: compiled(
        r"\b(?:least|smallest|lowest|minimum|min|fewest|shortest|lightest|coldest|coolest|slowest"
        r"|cheapest|youngest|driest|wenigsten?|kleinste[nrs]?|niedrigste[nrs]?|minimal\w*"
        r"|kürzeste[nrs]?|am wenigsten|geringste[nrs]?|le (?:plus (?:petit|bas|court)|moins)\b"
        r"|la (?:plus (?:petite|basse|courte)|moins)\b|el menor|la menor|menos"
        r"|más (?:baj|pequeñ|cort)\w+"
        r"|mínim\w+|più (?:bass|piccol|cort)\w+|minim[oaie]|minore|meno|menor\w*"
        r"|mais (?:baix|curt)\w+|наименьш\w+|меньше всего|сам\w+ (?:маленьк|низк|коротк)\w+"
        r"|минимальн\w+|najmniejsz\w+|najniższ\w+|najmniej|najkrótsz\w+|en (?:az|küçük|düşük|kısa)"
        r"|minste|laagste|kleinste|kortste|terkecil|terendah|tersedikit)\b"
        r"|最[小低少短轻輕]|가장 (?:적|낮|작|짧)\w*|もっとも少|一番少",
        re.IGNORECASE,
    ),
}
_AT_LEAST = compiled(
    r"\bat (?:least|most|the most)\b|\bmindestens\b|\bau (?:moins|plus)\b|\bal menos\b|\balmeno\b"
    r"|最[大高多少低小](?:为|不超过)?\d",
    re.IGNORECASE,
)


@dataclass(frozen=True)
class _Found:
    """The docs that list names with numbers, with these lists and what is right; `end` is 1 where
    that is the largest, -1 where the smallest."""

    docs: Sequence[tuple[Rendered, Sequence[Ranked], str]]
    end: int

    @property
    def breaks(self) -> Sequence[tuple[Rendered, Sequence[Ranked], str]]:
        """The docs that ask what the others ask, and are answered otherwise."""
        kept = [each[0] for each in self.docs if _is_at(each[1], each[2], self.end)]
        asked = {_asked_in(item) for item in kept}
        return [
            each
            for each in self.docs
            if not _is_at(each[1], each[2], self.end) and _asked_in(each[0]) in asked
        ]


def ranked_otherwise(subject: Subject) -> Iterator[Hit]:
    """Yield the docs whose answer is not at the end of its list where all others' are, or all docs
    where the prompt asks for the other end."""
    found = _found(subject)
    if found is None:
        yield from _at_neither_end(subject)
        return
    asked = _asked_for(subject, -found.end)
    if asked and not _asked_for(subject, found.end):
        for item, _, _ in found.docs:
            yield asked_by_other_rule(subject, item, asked, _END_OF[found.end])
    for item, ranked, gold in found.breaks:
        value = _at_end(ranked, found.end).name
        yield answered_by_other_rule(subject, item, gold, value, _END_OF[found.end])


def _at_neither_end(subject: Subject) -> Iterator[Hit]:
    """Yield hints on the docs whose answer is not at the end of its list that the prompt asks for,
    where the answers are at no end by a rule."""
    for end in (1, -1):
        asked = _asked_for(subject, end)
        if not asked or _asked_for(subject, -end):
            continue
        for item, ranked, gold in _lists(subject):
            if not _is_at(ranked, gold, end):
                yield Hit(
                    say("the prompt asks for {asked!r}, which is {value}; the answer is {answer}",
                        asked=asked, value=_at_end(ranked, end).name, answer=gold),
                    say("Correct the row's answer."),
                    item.doc.id,
                    subject.code.line_of_output,
                    about="row",
                    severity="hint",
                )  # fmt: skip


def worked_otherwise(subject: Subject, text: str, answer: str) -> Message | None:
    """Return what is said of a worked example whose answer is not at the end of its list where the
    docs' are."""
    found = _found(subject)
    ranked = ranked_in(text) if found is not None else ()
    answer = answer.strip().strip(".。")
    if found is None or len(ranked) < _FEWEST_LISTED or _place(ranked, answer) is None:
        return None
    if _is_at(ranked, answer, found.end):
        return None
    return worked_by_rule(answer, _at_end(ranked, found.end).name, _END_OF[found.end])


def ranked_in_order(subject: Subject) -> tuple[int, int] | None:
    """Return at which place of their lists all answers stand that are the largest of these, or the
    smallest, from one, and in how many docs; None where they stand at several."""
    found = _found(subject)
    if found is None or found.breaks or len(found.docs) < _FEWEST_IN_ORDER:
        return None
    places = {(_place(ranked, gold), len(ranked)) for _, ranked, gold in found.docs}
    firsts = {place for place, _ in places}
    lasts = {place - size for place, size in places if place is not None}
    if firsts == {0}:
        return 1, len(found.docs)
    size = next(iter(places))[1]
    return (size, len(found.docs)) if lasts == {-1} and len(places) == 1 else None


def _asked_in(item: Rendered) -> str:
    """Return the lines of an input that have no number."""
    lines = item.example.input.split("\n")
    return "\n".join(line for line in lines if not any(map(str.isdigit, line)))


def _found(subject: Subject) -> _Found | None:
    """Return the docs whose lists have their answers at one end, None where there is no rule."""
    known = subject.ranked_lists
    if "found" not in known:
        known["found"] = _read(subject)
    return known["found"]


def _read(subject: Subject) -> _Found | None:
    docs = _lists(subject)
    for end in (1, -1) if docs else ():
        kept = sum(_is_at(ranked, gold, end) for _, ranked, gold in docs)
        if kept >= min(_SHARE * len(docs) + 1, len(docs) - 1) and kept >= _FEWEST_DOCS - 1:
            return _Found(docs, end)
    return None


def _lists(subject: Subject) -> Sequence[tuple[Rendered, Sequence[Ranked], str]]:
    """Return the docs with their lists of names that have the answer, none where too few docs have
    one."""
    known = subject.ranked_lists
    if "lists" not in known:
        known["lists"] = _read_lists(subject)
    return known["lists"]


def _read_lists(subject: Subject) -> Sequence[tuple[Rendered, Sequence[Ranked], str]]:
    items = subject.some(_MOST_DOCS)
    docs: list[tuple[Rendered, Sequence[Ranked], str]] = []
    for place, item in enumerate(items):
        gold = golds_of(item.example)[0].strip()
        text = subject.blocks_of(item)[-1].text if gold else ""
        ranked = ranked_in(text)
        if len(ranked) >= _FEWEST_LISTED and _place(ranked, gold) is not None:
            docs.append((item, ranked, gold))
        elif place - len(docs) > len(items) * (1 - _SHARE):
            return ()
    return docs if len(docs) >= max(_FEWEST_DOCS, _SHARE * len(items)) else ()


def _place(ranked: Sequence[Ranked], name: str) -> int | None:
    folded = name.casefold()
    return next((i for i, one in enumerate(ranked) if one.name.casefold() == folded), None)


def _is_at(ranked: Sequence[Ranked], name: str, end: int) -> bool:
    place = _place(ranked, name)
    return place is not None and ranked[place].number * end == max(o.number * end for o in ranked)


def _at_end(ranked: Sequence[Ranked], end: int) -> Ranked:
    return max(ranked, key=lambda one: one.number * end)


def _asked_for(subject: Subject, end: int) -> str:
    """Return the word with which a prompt asks for an end of its list."""
    told = _AT_LEAST.sub("", own_text(subject))
    match = _WORDS[end].search(told)
    return match[0] if match else ""
