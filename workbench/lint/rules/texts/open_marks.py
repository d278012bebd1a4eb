"""Marks of options that are opened and never closed, one behind the other: `(A red (B blue`. The
rule `text/unclosed` says so."""

from __future__ import annotations

import re

from workbench.io.han import exactly
from workbench.lint.frames import MASK

_FEWEST_MARKS = 2
_MOST_OPEN = 3
_BETWEEN = exactly(
    r"\s*[/／|｜、,，;；]\s*|\s(?:or|oder|ou|o|of|eller|lub|или|veya|atau)\s|或者?|または"
)
_LONGEST_OPTION = 16
_CODE_SIGNS = exactly(r"[=_{}\[\]<>;`\\]")
_OPEN_MARK = exactly(
    r"(?:^|(?<=\s))\((?P<label>[A-Ja-j1-9])[ \t]+(?=\S)(?P<behind>[^(\n]{0,60})",
    re.MULTILINE,
)


def open_marks(text: str) -> int | None:
    """Return where the first of several such marks stands, None where there are none."""
    found = [match for match in _OPEN_MARK.finditer(text) if ")" not in match["behind"]]
    labels = "".join(match["label"] for match in found)
    is_series = any(labels in series for series in ("ABCDEFGHIJ", "abcdefghij", "123456789"))
    return found[0].start() if len(found) >= _FEWEST_MARKS and is_series else None


def is_of_a_sentence(text: str) -> bool:
    """Say whether a text that begins with a round bracket goes on in a sentence of the template's,
    which it was to be closed in: `(a, b or c is`."""
    is_said = MASK not in text and len(text.split()) > _MOST_OPEN and text[-1].isalpha()
    return is_said and text[0] in "(（" and _CODE_SIGNS.search(text) is None


def is_of_options(text: str) -> bool:
    """Say whether a text that begins with a bracket is a list of what may be answered, which it was
    to be closed behind: `(yes / no`."""
    parts = _BETWEEN.split(text[1:].replace(MASK, "x"))  # the row's own may be one of them
    are_short = all(0 < len(part) <= _LONGEST_OPTION and part[-1].isalpha() for part in parts)
    is_said = len(parts) > 1 and are_short
    return is_said and text[0] in "(（[【" and _CODE_SIGNS.search(text[1:]) is None
