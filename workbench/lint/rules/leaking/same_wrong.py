"""Options that tell the right one by what is not the question's: wrong ones that are the same in
all docs, and numbers beside the options of which the right one has always the highest. The rule
`answer/stands-out` says so."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from workbench.errors import shorten
from workbench.io.han import compiled
from workbench.lint.finding import Hit
from workbench.lint.subject import Subject
from workbench.messages import say
from workbench.types import Rendered

_FEWEST_DOCS = 8
_MOST_OF = 0.9
_OFTEN = 0.5
_FEWEST_RIGHT = 4
_FEWEST_LISTS = 6
_BY_CHANCE = 0.001
_SUPERLATIVES = compiled(
    r"\b(?:most|least|\w{2,}est|best|worst|max(?:imum|imal)?|min(?:imum|imal)?|top|argmax|more|fewer"
    r"|less|larger|higher|lower|greater|smaller|compare\w*|rank\w*|win\w*|cost\w*|cheap\w*)\b"
    r"|最|更|较|比较|排名|胜",
    re.IGNORECASE,
)
_ALWAYS_THERE = compiled(
    r"\b(?:none|all|both|neither|nothing|unknown|not given|cannot|can't|not enough|other|maybe"
    r"|unsure)\b"
    r"|以上|都不|都是|无法|不确定|未知|其他|不知道",
    re.IGNORECASE,
)
"""Options that many tests have in every question."""


def by_same_wrong(subject: Subject) -> Iterator[Hit]:
    """Yield the docs of which all wrong options are wrong in many others, too, and never right."""
    rows = [(item, *parts) for item in subject.rendered if (parts := subject.right_and_wrong(item))]
    if len(rows) < _FEWEST_DOCS:
        return
    right = {_plain(gold) for _, gold, _ in rows}
    often = Counter(option for *_, others in rows for option in {*map(_plain, others)})
    worn = {
        option
        for option, count in often.items()
        if count >= _OFTEN * len(rows) and option not in right and not _ALWAYS_THERE.search(option)
    }
    if len(right) < _FEWEST_RIGHT or not worn:
        return
    found = [
        (item, others)
        for item, _, others in rows
        if len(others) > 1 and sum(_plain(option) not in worn for option in others) == 0
    ]
    if len(found) < _MOST_OF * len(rows):
        return
    for item, others in found:
        yield Hit(
            say("the wrong options are the same in {k} of {n} docs, and never right: {options}",
                k=len(found), n=len(rows), options=shorten(", ".join(others), 50)),
            say("Take wrong options that are right elsewhere."),
            item.doc.id,
            subject.code.line_of_field("target_scores") or subject.code.line_of_input,
            about="same wrong",
        )  # fmt: skip


def _plain(text: str) -> str:
    return " ".join(text.casefold().split()).strip(".。")


def by_shares(subject: Subject) -> Iterator[Hit]:
    """Yield the docs that show a number for each option, of which the right one has always the
    highest, or always the lowest: how many people picked it. Without shares of a whole it may be
    what is asked for, and is a hint."""
    places = [(item, *where) for item in subject.rendered if (where := _place(subject, item))]
    if len(places) < _FEWEST_LISTS or len(places) < _MOST_OF * len(subject.rendered):
        return
    told = subject.told
    for name in sorted(subject.fields):
        lists = [_numbers_of(item, name, count) for item, _, count in places]
        if not all(lists):
            continue
        for chosen in (max, min):
            hits = [
                own.index(chosen(own)) == place and own.count(chosen(own)) == 1
                for own, (_, place, _) in zip(lists, places, strict=True)
            ]
            luck = 1.0
            for own in lists:
                luck /= len(own)
            if sum(hits) < _MOST_OF * len(hits) or luck > _BY_CHANCE:
                continue
            asked = sum(bool(_SUPERLATIVES.search(item.example.input)) for item, *_ in places)
            if _SUPERLATIVES.search(told) or 2 * asked > len(places):
                return
            for (item, *_), own in zip(places, lists, strict=True):
                yield Hit(
                    say("the row's {name} has its {what} number at the right option: {values}",
                        name=name, what=say("highest") if chosen is max else say("lowest"),
                        values=shorten(", ".join(f"{each:g}" for each in own), 40)),
                    say("Leave data[{name!r}] out of the input.", name=name),
                    item.doc.id,
                    subject.code.line_of_field(name) or subject.code.line_of_input,
                    about=name,
                    severity=None if all(map(_are_shares, lists)) else "hint",
                )  # fmt: skip
            return


def _place(subject: Subject, item: Rendered) -> tuple[int, int] | None:
    """Return the place of the right option in the row's list, and how many there are."""
    options, golds = subject.options_of(item)
    if len(golds) != 1 or len(options) < 2 or golds[0] not in options:
        return None
    return options.index(golds[0]), len(options)


def _numbers_of(item: Rendered, name: str, count: int) -> Sequence[float]:
    """Return a field's numbers, one for each option, that the input shows; none where it has none
    or is what scores the options."""
    value: Any = item.doc.data.get(name)
    if name == "target_scores" or not isinstance(value, list) or len(value) != count:
        return ()
    if not all(isinstance(v, int | float) and not isinstance(v, bool) for v in value):
        return ()
    text = item.example.input
    return (
        value
        if all(re.search(rf"(?<![\w.]){re.escape(str(v))}(?!\w)", text) for v in value)
        else ()
    )


def _are_shares(numbers: Sequence[float]) -> bool:
    """Say whether numbers are the shares of a whole."""
    return any(abs(sum(numbers) - whole) <= 0.03 * whole for whole in (1, 100))
