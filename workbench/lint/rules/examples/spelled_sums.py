"""Sums that are told in words, `5 times 4 is 20`, `12除以4得3`, as sums in signs."""

from __future__ import annotations

import re

from workbench.io.han import compiled

_N = r"\d+(?:,\d{3})*(?:\.\d+)?"
_NEAR = 16
_SIGNS = {
    "plus": "+", "added to": "+", "minus": "-", "less": "-", "times": "*", "multiplied by": "*",
    "divided by": "/", "over": "/", "加上": "+", "加": "+", "减去": "-", "减": "-", "減去": "-",
    "減": "-", "乘以": "*", "乘": "*", "除以": "/",
}  # fmt: skip
_TOLD = compiled(
    rf"(?<![A-Za-z0-9_.,/:%^$€£+*=×÷-])(?P<left>{_N}) ?(?P<word>plus|added to|minus|less|times"
    r"|multiplied by|divided by|[加减減乘除](?:上|去|以)?) ?"
    rf"(?P<right>{_N})(?:,?\s(?:which |that |this |it )?(?:is equal to|equals|is|makes|gives|gets"
    r"|comes to|are|leaves)(?: exactly)? (?=-?[$€£]?\d)"
    r"|\s?[,，]?\s?(?:结果)?(?:等[于於]|得出?|是|[为為]|剩下?)\s?(?=-?\d))"
    rf"(?P<result>-?[$€£]?{_N})(?!\d|[\w.,]\d)",
    re.IGNORECASE,
)
"""One sum of two numbers."""

_GOES_BEFORE = compiled(
    r"(?<![,;] )\band\s\Z|\b(?:of|by|to|add|out|half|plus|than|from|over|twice|thrice|times"
    r"|minus|less|point|power"
    r"|triple|double|square|cube|divide|subtract|multiply|root|if|were|not|negative)\s\Z"
    r"|[-+*/×÷=加减減乘除以去上倍的和与方根比负負第半]\s?\Z|\d\s?[个個]\Z",
    re.IGNORECASE,
)
_GOES_BEHIND = compiled(
    r"\A(?:\s?[%/:^?？]|\s?[-+*/×÷=]\s?\d|\s(?:plus|minus|times|divided|multiplied|over|per ?cent"
    r"|hundred|thousand|million|dozen|to the|remainder|less|more|or|with)\b|\s?r\d"
    r"|\s?[万亿千百十余加减減乘除点又分倍多几])",
    re.IGNORECASE,
)
"""What is of a longer sum, which words tell in no order, or of a longer number."""


def in_signs(text: str) -> str:
    """Return a text with the sums that it tells in words written in signs."""
    return _TOLD.sub(_written, text)


def _written(match: re.Match[str]) -> str:
    text = match.string
    behind = text[match.end() : match.end() + _NEAR]
    before = text[max(0, match.start() - _NEAR) : match.start()]
    sign = _SIGNS.get(match["word"].lower(), "")
    if not sign or _GOES_BEFORE.search(before) or _GOES_BEHIND.search(behind):
        return match[0]
    return f"{match['left']} {sign} {match['right']} = {match['result']}"


def tells_sums(text: str) -> bool:
    """Say whether a text may have a sum, in signs or in words: quickly told."""
    if "=" in text:
        return True
    return any(map(text.__contains__, _WORDS)) and any(map(str.isdigit, text))


_WORDS = (" plus ", " minus ", " times ", " divided by ", " multiplied by ", *"加减減乘除")
