"""Numbers as people write them: less than Python takes for one.

`int` also reads `1_0`, `４` and ` 5 `, and `float` reads `nan` and `infinity`: more likely slips.
"""

from __future__ import annotations

import re

MOST_DIGITS = 400
"""No number that anybody means has more; Python refuses to read 5,000."""


def whole_number(text: str) -> int:
    """Return a whole number as JSON writes it, or with a plus.

    Raises:
        ValueError: the text is none.
    """
    return int(_plain(text, r"[+-]?[0-9]+"))


def number(text: str) -> float:
    """Return a number as JSON writes it, with a plus, or as `.5`.

    Raises:
        ValueError: the text is none.
    """
    return float(_plain(text, r"[+-]?([0-9]+\.?[0-9]*|\.[0-9]+)([eE][+-]?[0-9]+)?"))


def _plain(text: str, pattern: str) -> str:
    if len(text) > MOST_DIGITS or re.fullmatch(pattern, text) is None:
        raise ValueError(f"no number: {text[:MOST_DIGITS]!r}")
    return text
