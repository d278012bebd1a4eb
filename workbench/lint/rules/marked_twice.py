"""Options that have a mark of their own from an older order behind the one that the prompt gives
them: `A. D. Venus`. The rule `answer/letters` says so."""

from __future__ import annotations

import re

from workbench.errors import shorten
from workbench.lint.truth import Shown
from workbench.messages import Message, say

_FEWEST = 2
_OWN = re.compile(r"[(（]?(?P<label>[A-Ja-j1-9])(?:[)）.、．:：]|\s-)\s*(?=[^\s\d])")


def marked_twice(shown: Shown) -> tuple[str, Message] | None:
    """Return what is said of a list in which each option has two marks, the inner ones being those
    of the list in another order; None of any other list."""
    options = shown.options
    own = [_OWN.match(option.text) for option in options]
    inner = [match["label"].upper() for match in own if match]
    outer = [label.upper() for label in shown.labels]
    if len(options) < _FEWEST or len(inner) < len(options) or len(outer) < len(options):
        return None
    first = "1" if inner[0].isdigit() else "A"
    is_a_list = sorted(inner) == [chr(ord(first) + i) for i in range(len(inner))]
    if not is_a_list or inner == outer:  # the same mark twice `text/said-again` names
        return None
    return "own", say(
        "option {label} has another mark in its text: {text}",
        label=options[0].label,
        text=shorten(options[0].text, 30),
    )
