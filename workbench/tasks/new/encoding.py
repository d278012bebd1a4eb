"""Which encoding a text file is in, found from its bytes."""

from __future__ import annotations

import codecs
from collections.abc import Sequence

from workbench.errors import DataError

_MARKS: Sequence[tuple[bytes, str]] = (
    (codecs.BOM_UTF8, "utf-8-sig"),
    (codecs.BOM_UTF32_LE, "utf-32"),
    (codecs.BOM_UTF32_BE, "utf-32"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)

_OTHER_FILES: Sequence[tuple[bytes, str]] = (
    (b"\x89PNG", "a picture (PNG)"),
    (b"\xff\xd8\xff", "a picture (JPEG)"),
    (b"GIF8", "a picture (GIF)"),
    (b"%PDF", "a PDF file"),
    (b"PK\x03\x04", "a zip file, such as Excel's"),
    (b"\x1f\x8b", "a gzip file"),
)

MOST_ACCENTS = 0.3
"""Of a text in cp1252 no larger share of the bytes is above 127: more are a picture's, say."""

PAIRED = 0.8
"""Of the bytes above 127 in a GB18030 text at least this share stands in pairs; of those in a text
of single accented letters far fewer do."""


def decode(content: bytes, name: str, encoding: str = "") -> tuple[str, str]:
    """Return a file's text and its encoding's name; `encoding` is what the user says it is.

    A mark at the beginning tells, then what UTF-8 and UTF-16 allow. What is left is GB18030 where
    bytes above 127 come in pairs, as Chinese characters do, and cp1252 where they stand alone.

    Raises:
        DataError: the bytes are no text, or none in that encoding.
    """
    kind = next((kind for start, kind in _OTHER_FILES if content.startswith(start)), "")
    if kind:
        raise DataError(f"{name}: not a text file", seen=kind)
    found = encoding or _guess(content)
    try:
        text = content.decode(found)
        if not encoding and found == "cp1252" and _share_above_127(content) > MOST_ACCENTS:
            raise UnicodeError("most bytes are above 127")
        return text, found
    except (UnicodeError, LookupError) as error:
        raise DataError(
            f"{name}: no text in {found}" if encoding else f"{name}: no text in a known encoding",
            expected="UTF-8, UTF-16, GB18030 or cp1252",
            seen=str(error),
            fix="Name it (--encoding), or save the file as UTF-8.",
        ) from error


def _guess(content: bytes) -> str:
    for mark, name in _MARKS:
        if content.startswith(mark):
            return name
    # Of text in UTF-16 without a mark, every second byte of what is ASCII is 0; no text has others.
    if content.count(0) > len(content) // 8:
        return "utf-16-le" if content[1::2].count(0) >= content[::2].count(0) else "utf-16-be"
    try:
        content.decode("utf-8")
    except UnicodeDecodeError:
        return "gb18030" if _is_paired(content) else "cp1252"
    return "utf-8"


def _share_above_127(content: bytes) -> float:
    return sum(byte >= 0x80 for byte in content) / max(1, len(content))


def _is_paired(content: bytes) -> bool:
    """Say whether the bytes above 127 come in runs, as they do in Chinese."""
    high = paired = run = 0
    for byte in (*content, 0):
        if byte >= 0x80:
            run += 1
            continue
        high += run
        paired += run if run >= 2 else 0
        run = 0
    return paired >= PAIRED * max(1, high)
