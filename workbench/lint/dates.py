"""Dates as texts have them, in words and in figures, read as year, month and day."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from datetime import date
from functools import lru_cache
from typing import NamedTuple

from workbench.io.han import AnyPattern, compiled, exactly

_MONTHS = (
    "january jan januar jänner janvier enero gennaio janeiro",
    "february feb februar février febrero febbraio fevereiro",
    "march mar märz mars marzo março",
    "april apr avril abril aprile",
    "may mai mayo maggio maio",
    "june jun juni juin junio giugno junho",
    "july jul juli juillet julio luglio julho",
    "august aug août agosto",
    "september sep sept septembre septiembre settembre setembro",
    "october oct oktober octobre octubre ottobre outubro",
    "november nov novembre noviembre novembro",
    "december dec dezember décembre diciembre dicembre dezembro",
)
"""The names of the months, from the first to the twelfth."""

ENGLISH_MONTHS = tuple(names.split()[0] for names in _MONTHS)

_HAN_DIGITS = {sign: value for value, sign in enumerate("零一二三四五六七八九")} | {"〇": 0}
_FIGURES = exactly(r"(?<![\d.])(\d{1,4})([-/.])(\d{1,2})\2(\d{1,4})(?![\d]|\.\d)")
_HAN = compiled(
    "([0-9]{4}|[零〇一二三四五六七八九]{4})年"
    "([0-9]{1,2}|[一二三四五六七八九十]{1,2})月([0-9]{1,2}|[一二三四五六七八九十]{1,3})[日号號]"
)
_DIGIT = exactly(r"\d")
_LONG_YEAR = 1000


class Day(NamedTuple):
    """A year, and what stands in the places of a month and of a day, be it one or not."""

    year: int
    month: int
    day: int

    @property
    def is_one(self) -> bool:
        """Say whether there is such a day."""
        try:
            date(self.year, self.month, self.day)
        except ValueError:
            return False
        return True

    @property
    def turned(self) -> Day:
        """The date with month and day exchanged."""
        return Day(self.year, self.day, self.month)


@lru_cache(maxsize=1)
def _months() -> Mapping[str, int]:
    return {name: place for place, names in enumerate(_MONTHS, 1) for name in names.split()}


@lru_cache(maxsize=1)
def _in_words() -> AnyPattern:
    names = "|".join(sorted(_months(), key=len, reverse=True))
    day = r"(?P<{}>\d{{1,2}})(?:st|nd|rd|th|er|º|\.)?"
    month = rf"(?P<{{}}>{names})\b\.?"
    year = r"(?P<{}>\d{{4}})(?!\d)"
    first = (
        rf"(?<!\d){day.format('d')},?\s(?:of\s|de\s)?{month.format('m')},?\s(?:de\s|del\s)?"
        rf"{year.format('y')}"
    )
    second = rf"\b{month.format('n')}\s(?:the\s)?{day.format('e')},?\s{year.format('z')}"
    return compiled(f"{first}|{second}", re.IGNORECASE)


def days_in(text: str) -> Iterator[Day]:
    """Yield the dates of a text whose month and day are told apart: by a name, by `年` and `月`, or
    by the year that stands before them; or, with points, behind them."""
    if "年" in text:
        for match in _HAN.finditer(text):
            yield Day(*map(_number_of, match.groups()))
    if not _DIGIT.search(text):
        return
    for match in _in_words().finditer(text):
        day, month, year = match["d"], match["m"], match["y"]
        if month is None:
            day, month, year = match["e"], match["n"], match["z"]
        yield Day(int(year), _months()[month.casefold()], int(day))
    for match in _FIGURES.finditer(text):
        first, second, third = int(match[1]), int(match[3]), int(match[4])
        if first >= _LONG_YEAR and third < 100:
            yield Day(first, second, third)
        elif match[2] == "." and third >= _LONG_YEAR and first < 100:
            yield Day(third, second, first)


def day_in(text: str) -> Day | None:
    """Return the date that a text is, and nothing else; None where it is none."""
    bare = text.strip().strip(".。")
    found = [*days_in(bare)] if len(bare) <= 40 else []
    return found[0] if len(found) == 1 and not _without(bare) else None


def _without(text: str) -> str:
    for pattern in (_HAN, _in_words(), _FIGURES):
        text = pattern.sub("", text)
    return text.strip(" ,.")


def _number_of(text: str) -> int:
    """Return the number that Chinese or other digits write."""
    if text.isascii():
        return int(text)
    if "十" not in text:
        return int("".join(str(_HAN_DIGITS[sign]) for sign in text))
    tens, _, ones = text.partition("十")
    return 10 * (_HAN_DIGITS[tens] if tens else 1) + (_HAN_DIGITS[ones] if ones else 0)
