"""Text of somebody else's as text: what would steer a terminal, or turn a line around, is spelled.

A row, a path or an exception may hold any character. Some of them are no text but orders to whoever
shows it: escape sequences clear a screen or name a link, bidirectional marks show a line in another
order than it has, and others are not seen at all.
"""

from __future__ import annotations

import re
from html import escape

from workbench.messages import HIDDEN, UNSEEN, quoted, shown

__all__ = ["HIDDEN", "UNSEEN", "quoted", "shown", "shown_html", "shown_json"]


def shown_html(text: str) -> str:
    """Return `text`, shown, as HTML that has nothing of markup in it."""
    return escape(shown(text))


def shown_json(text: str) -> str:
    """Return a JSON text that means the same, with every hidden character escaped as JSON has it.
    Outside of strings JSON has none of them."""
    return HIDDEN.sub(_escaped, text)


def _escaped(match: re.Match[str]) -> str:
    units = match[0].encode("utf-16-be", "surrogatepass")
    return "".join(f"\\u{units[at : at + 2].hex()}" for at in range(0, len(units), 2))
