"""Text of somebody else's as text: what would steer a terminal, or turn a line around, is spelled.

A row, a path or an exception may hold any character. Some of them are no text but orders to whoever
shows it: escape sequences clear a screen or name a link, bidirectional marks show a line in another
order than it has, and others are not seen at all.
"""

from __future__ import annotations

import re
from html import escape

# Control characters but for newline and tab; marks of direction; line and paragraph separators;
# what has no width and no use in a word; halves of surrogate pairs; tags, which spell ASCII unseen.
# The joiners U+200C and U+200D stay: Persian, Hindi and many emoji are written with them.
HIDDEN = re.compile(
    r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff"
    r"\ufff9-\ufffb\ud800-\udfff\U000e0000-\U000e007f]"
)


def shown(text: str) -> str:
    r"""Return `text` with every hidden character spelled as Python would: `\x1b`, `\u202e`.
    Newlines and tabs stay. What was shown once is not changed by being shown again."""
    return HIDDEN.sub(_spelled, text)


def shown_html(text: str) -> str:
    """Return `text`, shown, as HTML that has nothing of markup in it."""
    return escape(shown(text))


def shown_json(text: str) -> str:
    """Return a JSON text that means the same, with every hidden character escaped as JSON has it.
    Outside of strings JSON has none of them."""
    return HIDDEN.sub(_escaped, text)


def _spelled(match: re.Match[str]) -> str:
    code = ord(match[0])
    if code < 0x100:
        return f"\\x{code:02x}"
    return f"\\u{code:04x}" if code < 0x10000 else f"\\U{code:08x}"


def _escaped(match: re.Match[str]) -> str:
    units = match[0].encode("utf-16-be", "surrogatepass")
    return "".join(f"\\u{units[at : at + 2].hex()}" for at in range(0, len(units), 2))
