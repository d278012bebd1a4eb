"""The tokens' texts as a server tells them, beside the text that was asked for.

A token may be a part of a character. Told as text by itself such a part is U+FFFD or nothing, and
several tokens have one character: then lengths of texts say nothing of where a token stands. So
tokens are laid beside the text by their bytes, and what cannot be laid there is not placed.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

LOST = "\ufffd"
"""What stands for bytes that are no text."""

ESCAPED = re.compile(r"bytes:((?:\\x[0-9a-fA-F]{2}|[ -~])*\\x[0-9a-fA-F]{2}(?:[ -~])*)")
r"""A token of half characters as OpenAI's format has it: `bytes:\xe4\xbd`."""

PARTS = (
    "the server tells parts of characters without their bytes, so which tokens are the choice's is "
    "not known. Serve the model with a page that tokenizes (/tokenize), or score by generation "
    "(--method gen)"
)
"""Why a text is not scored, and the way out."""


def bytes_of(told: str) -> bytes | None:
    """Return the bytes of a token as it is told; None where they are lost."""
    if escaped := ESCAPED.fullmatch(told):
        parts = re.split(r"\\x([0-9a-fA-F]{2})", escaped[1])
        return b"".join(
            bytes.fromhex(part) if at % 2 else part.encode() for at, part in enumerate(parts)
        )
    return None if LOST in told else utf8(told)


def utf8(text: str) -> bytes:
    """Return the bytes of a text; halves of surrogate pairs as `wire.encoded` sends them."""
    return text.encode("utf-8", "replace")


def add_up(told: Sequence[str], text: str) -> bool:
    """Say whether the tokens' bytes are the text's, save for a special token before it."""
    joined = b"".join(piece or b"" for piece in map(bytes_of, told))
    return not any(LOST in each for each in told) and _is_end(joined, utf8(text))


def may_be(told: Sequence[str], text: str) -> bool:
    """Say whether the tokens can be the text's: their bytes are, or all is told of its ASCII, which
    is never a part of a character."""
    if add_up(told, text):
        return True
    are_lost = any(not each or LOST in each for each in told[1:])
    return are_lost and _is_end(_ascii("".join(told)), _ascii(text))


def first_behind(told: Sequence[str], stem: str, whole: str) -> int | None:
    """Return at which of `whole`'s tokens that begins which reaches beyond `stem`, the text's
    beginning; None where lost bytes leave that open.

    They are read from the end: what is lost before the border does not matter."""
    text, border = utf8(whole), len(utf8(stem))
    place, begins = len(text), len(told)
    while place > border and begins > 0:
        piece = bytes_of(told[begins - 1])
        if piece is None or not text[:place].endswith(piece):
            # The first token may have a special one's text in it, or lack the space before it.
            is_first = begins == 1 and _is_end(piece or b"", text[:place])
            return 0 if is_first else None
        begins -= 1
        place -= len(piece)
    # A token without text may be the first part of a character that the next one tells whole.
    is_open = begins > 1 and not told[begins - 1] and text[place : place + 1] > b"\x7f"
    return None if is_open else begins


def _ascii(text: str) -> bytes:
    return text.encode("ascii", "ignore")


def _is_end(joined: bytes, whole: bytes) -> bool:
    return joined.endswith(whole) or joined.lstrip() == whole.lstrip()
