"""Which encoding a text file is in, found from its bytes."""

from __future__ import annotations

import codecs
from collections.abc import Callable, Mapping, Sequence

from workbench.errors import DataError
from workbench.tasks.new.code_pages import fitting_code_pages, is_letters_of_one

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

ENCODINGS: Mapping[str, str] = {
    **{"utf-8": "UTF-8", "utf-16": "UTF-16", "gb18030": "GB18030", "big5": "Big5"},
    **{"shift_jis": "Shift JIS", "euc_jp": "EUC-JP", "cp949": "cp949", "cp1251": "cp1251"},
    **{"cp1252": "cp1252", "cp1253": "cp1253", "cp1255": "cp1255", "cp1256": "cp1256"},
    "koi8-r": "KOI8-R",
}
"""The encodings that are told apart, by their names of Python's, with what people call them."""

*_FIRST, _LAST = ENCODINGS.values()
_KNOWN = f"{', '.join(_FIRST)} or {_LAST}"

MOST_ACCENTS = 0.3
"""Of a text in cp1252 no larger share of the bytes is above 127: more are a picture's, say."""

MOST_COMMON = 0.8
"""Such a share of a text's characters is common ones, in the encoding that it is in."""

MOST_KANA = 0.25
"""Of Japanese at least this share is kana; hardly any of what is read as it by mistake."""

MOST_HANGUL, FEWEST_HANGUL = 0.9, 20
"""Of Korean in cp949 at least this share of the characters is Hangul; of fewer it is not told."""

PAIRED = 0.8
"""Of the bytes above 127 in a GB18030 text at least this share stands in pairs; of those in a text
of single accented letters far fewer do."""


def decode(content: bytes, name: str, encoding: str = "") -> tuple[str, str]:
    """Return a file's text and its encoding's name; `encoding` is what the user says it is.

    A mark at the beginning tells, then what UTF-8 and UTF-16 allow. What is left is cp1252 where
    bytes above 127 stand alone. Where they come in pairs it is Chinese, Japanese or Korean, in
    GB18030, Big5, Shift JIS, EUC-JP or cp949, by how many of the characters are common ones
    there; or Russian, Greek, Hebrew or Arabic, where one alphabet alone makes words of it.

    Raises:
        DataError: the bytes are no text, or none in that encoding, or in several.
    """
    kind = next((kind for start, kind in _OTHER_FILES if content.startswith(start)), "")
    if kind:
        raise DataError(f"{name}: not a text file", seen=kind)
    found = encoding
    try:
        found = found or _guess(content)
        text = content.decode(found)
        if not encoding and found == "cp1252" and _share_above_127(content) > MOST_ACCENTS:
            raise UnicodeError("most bytes are above 127")
        return text, found
    except (UnicodeError, LookupError) as error:
        raise DataError(
            f"{name}: no text in {found}" if encoding else f"{name}: no text in a known encoding",
            expected=_KNOWN,
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
        return _guess_old(content)
    return "utf-8"


def _guess_old(content: bytes) -> str:
    """Return the likeliest of the encodings that have no marks and no rules."""
    for name in ("shift_jis", "euc_jp"):
        if _share(content, name, _is_kana) >= MOST_KANA:
            return name
    if not _is_paired(content):
        return "cp1252"
    shares = {
        "gb18030": _share(content, "gb18030", _is_common_in_gb),
        "big5": _share(content, "big5", _is_common_in_big5),
    }
    best = max(shares, key=shares.__getitem__)
    pages = fitting_code_pages(content)
    if len(pages) == 1 and shares[best] < 1:
        return pages[0]
    if _is_korean(content):
        return "cp949"
    if shares[best] >= MOST_COMMON:
        return best
    if pages or is_letters_of_one(content):
        raise UnicodeError(
            f"it could be {' or '.join(pages)}" if pages else "no words of one alphabet"
        )
    return "gb18030"


def _share(content: bytes, encoding: str, is_common: Callable[[str], bool]) -> float:
    """Return the share of common characters among those beyond ASCII; 0 where it does not fit."""
    try:
        signs = [sign for sign in content.decode(encoding) if sign > "\x7f"]
    except UnicodeDecodeError:
        return 0.0
    return sum(map(is_common, signs)) / max(1, len(signs))


def _is_korean(content: bytes) -> bool:
    """Say whether a text is Hangul in cp949: Chinese has it in every second character only."""
    try:
        signs = [sign for sign in content.decode("cp949") if sign > "\x7f"]
    except UnicodeDecodeError:
        return False
    hangul = sum("가" <= sign <= "힣" for sign in signs)
    return hangul >= FEWEST_HANGUL and hangul >= MOST_HANGUL * len(signs)


def _is_kana(sign: str) -> bool:
    return "\u3041" <= sign <= "\u30fe"


def _is_common_in_gb(sign: str) -> bool:
    """Say whether a character is of GB 2312's first level, or one of its signs."""
    pair = sign.encode("gb18030")
    return (
        len(pair) == 2
        and (0xB0 <= pair[0] <= 0xD7 or pair[0] in (0xA1, 0xA3, 0xA8))
        and pair[1] > 0xA0
    )


def _is_common_in_big5(sign: str) -> bool:
    """Say whether a character is of Big5's first level, or one of its signs."""
    return 0xA1 <= sign.encode("big5")[0] <= 0xC6


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
