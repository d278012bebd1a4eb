"""Numbers within the options, of which the right one has always the highest: how many people chose
each, how sure somebody was. The rule `answer/stands-out` says so."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Sequence

from workbench.errors import shorten
from workbench.io.han import compiled
from workbench.lint.finding import Hit
from workbench.lint.subject import Subject
from workbench.messages import say
from workbench.types import Rendered

_FEWEST_DOCS = 5
_MOST_OF = 0.9
_BY_CHANCE = 0.001
_WHOLE = (75, 110)
_SHARE = compiled(
    r"(?P<open>[(（\[【:：—–=-])?\s*(?P<number>\d+(?:[.,]\d+)?)\s*"
    r"(?P<unit>%|％|percent|pct|votes?|picks?|likes?|points?|pts|people|pupils|students|票|人(?:选|選)?"
    r"|次|赞|讚|分)?\s*(?P<close>[)）\]】])?[\s.。]*\Z",
    re.IGNORECASE,
)
_ASKED = compiled(
    r"\b(?:percent\w*|share|vot\w+|most|least|highest|lowest|largest|smallest|max\w*|min\w*|popular"
    r"|likel\w+|probab\w+|poll\w*|score\w*|number)\b"
    r"|百分|比例|得票|投票|最[高低大小多少]|概率|機率|几率|分数|分數",
    re.IGNORECASE,
)
"""What asks for the number itself."""


def by_shares_in_options(subject: Subject) -> Iterator[Hit]:
    """Yield the docs whose options each have a number beside their words, the right one nearly
    always the highest, or nearly always the lowest."""
    if _ASKED.search(subject.told):
        return
    rows: list[tuple[Rendered, Sequence[float], int, bool]] = []
    items = subject.rendered
    for place, item in enumerate(items):
        if row := _numbers_of(subject, item):
            rows.append((item, *row))
        elif len(rows) + len(items) - place - 1 < max(_FEWEST_DOCS, _MOST_OF * len(items)):
            return
    if len(rows) < max(_FEWEST_DOCS, _MOST_OF * len(items)):
        return
    luck = math.prod(1 / len(numbers) for _, numbers, *_ in rows)
    are_shares = all(is_share for *_, is_share in rows)
    for pick in (max, min):
        hits = sum(
            numbers.index(pick(numbers)) == place and numbers.count(pick(numbers)) == 1
            for _, numbers, place, _ in rows
        )
        if hits < _MOST_OF * len(rows) or luck > _BY_CHANCE:
            continue
        for item, numbers, *_ in rows:
            yield Hit(
                say("the numbers within the options have the {what} at the right one: {values}",
                    what=say("highest") if pick is max else say("lowest"),
                    values=shorten(", ".join(f"{each:g}" for each in numbers), 40)),
                say("Show the options without these numbers."),
                item.doc.id,
                subject.code.line_of_field("target_scores") or subject.code.line_of_input,
                about="shares",
                severity=None if are_shares else "hint",
            )  # fmt: skip
        return


def _numbers_of(subject: Subject, item: Rendered) -> tuple[Sequence[float], int, bool] | None:
    """Return the numbers of a doc's options, the place of the right one, and whether they are
    shares of a whole; None where an option has none, or nothing else."""
    shown = subject.list_of(item)
    place = shown.place_of_gold
    texts: Sequence[str] = [option.text for option in shown.options]
    if place is None or not all(_SHARE.search(text) for text in texts):
        texts, golds = subject.options_of(item)
        place = texts.index(golds[0]) if len(golds) == 1 and golds[0] in texts else None
        if not all(text.strip() in item.example.input for text in texts):
            return None
    matches = [_SHARE.search(text) for text in texts]
    if place is None or len(texts) < 2 or not all(matches):
        return None
    found = [match for match in matches if match]
    if not all((m["open"] and m["close"]) or m["unit"] for m in found):
        return None
    if not all(
        any(map(str.isalpha, text[: m.start()])) for text, m in zip(texts, found, strict=True)
    ):
        return None
    numbers = [float(match["number"].replace(",", ".")) for match in found]
    is_whole = all(match["unit"] in ("%", "％") for match in found)
    is_whole = is_whole and _WHOLE[0] <= sum(numbers) <= _WHOLE[1]
    return numbers, place, is_whole
