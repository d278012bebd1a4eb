"""Dates as data write them, and the rows of digits by which a stamp says one."""

from __future__ import annotations

import re
from collections.abc import Sequence

from workbench.io.han import exactly
from workbench.lint.dates import ENGLISH_MONTHS

_FEWEST_DIGITS = 4
_ISO = exactly(r"(\d{4})\s?[-/.年]\s?(\d{1,2})\s?[-/.月]\s?(\d{1,2})日?")
_DAY_FIRST = exactly(r"(\d{1,2})[./-](\d{1,2})[./-](\d{4})")
_IN_WORDS = exactly(
    rf"(?:(?P<d>\d{{1,2}})\.?\s)?(?P<m>{'|'.join(ENGLISH_MONTHS)})\s(?:(?P<n>\d{{1,2}}),?\s)?(?P<y>\d{{4}})",
    re.IGNORECASE,
)


def date_in(text: str) -> tuple[int, int, int] | None:
    """Return year, month and day of a text that is a date, None for any other."""
    text = text.strip(" .。")
    if match := _ISO.fullmatch(text):
        return int(match[1]), int(match[2]), int(match[3])
    if match := _DAY_FIRST.fullmatch(text):
        return int(match[3]), int(match[2]), int(match[1])
    if (match := _IN_WORDS.fullmatch(text)) and (match["d"] or match["n"]):
        month = ENGLISH_MONTHS.index(match["m"].casefold()) + 1
        return int(match["y"]), month, int(match["d"] or match["n"])
    return None


def digits_of(gold: str) -> Sequence[str]:
    """Return the rows of digits by which a stamp may say an answer."""
    digits = re.sub(r"\D", "", gold)
    if len(digits) < _FEWEST_DIGITS:
        return ()  # nor is it a date
    found = [digits]
    if date := date_in(gold):
        y, m, d = date
        found += [f"{y:04}{m:02}{d:02}", f"{d:02}{m:02}{y:04}", f"{m:02}{d:02}{y:04}",
                  f"{y % 100:02}{m:02}{d:02}"]  # fmt: skip
    return found
