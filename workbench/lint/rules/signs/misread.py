"""What text looks like that was read with the wrong encoding, and what can be told of it but by
trying: UTF-8 read as GBK, GBK read as Latin letters. The rule `text/encoding` says so."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import lru_cache

from workbench.io.han import compiled, exactly
from workbench.lint.subject import Subject

_LEFT = compiled(
    # A no-break space, or `à`, of which a plain space was made behind it.
    "(?<=[a-z0-9,.;:!?)\"'])Â(?=[ \\n]|$)|Â Â|(?<=[a-zß-ÿ])Ã(?=[ ,.;:!?\\n]|$)"
    # Marks of a word processor, by the alphabets of Windows and of the Macintosh.
    "|â€|‚Ä[ôúùìîò¶¢]|√[©®¢ß¶ºÄñ]"
    # Cyrillic, as Latin letters or as its own.
    "|(?:[ÐÑ][\u0080-\u00bf\u0152-\u2122]){2,}"
    "|(?:[РС][\u0080-\u00bf\u0400-\u045f\u2013-\u2122]){5,}"
    # What replaces what cannot be read, read again as GBK, and what memory was filled with.
    "|锟斤拷|(?:烫烫|屯屯){2,}|锘匡豢"
)
_APOSTROPHE = compiled(
    r"[a-z]n\?t(?![\w=?])|\b(?:it|that|there|what|he|she|who|let)\?s(?![\w=?])"
    r"|\b(?:I|you|we|they)\?(?:m|re|ve|ll|d)(?![\w=?])"
)
"""An apostrophe that became a question mark."""

_APOSTROPHES = ("n?t", "t?s", "e?s", "o?s", "i?m", "u?re", "e?re", "y?re", "e?ve", "u?ve", "i?ve",
               "i?ll", "u?ll", "e?ll", "y?ll")  # fmt: skip
"""What is in each of these words."""

_SIGNS = "Â√‚锟烫屯锘ÐÑРСâÃ¡¢£¤¥¦§¨©ª«¬®¯°±²³´µ¶·¸¹º»¼½¾¿×÷"
"""One of these is in all that is left over otherwise."""

_ABOUT_ENCODING = compiled(r"encod|mojibake|garbled|charset|unicode|utf-?8|乱码|编码|字符集", re.I)
_RUN = exactly(r"[\u00a1-\u00ff]{4,}")
_SIGN = exactly(r"[\u00a1-\u00bf×÷]")
_LETTER = exactly(r"[À-ÖØ-öø-ÿ]")
_HAN = exactly(r"[\u4e00-\u9fff\u3001-\u3011\uff01-\uff5e]+")
_PLAIN_HAN = exactly(r"[\u4e00-\u9fff]{3,}")
_WINDOW = 3
"""Six bytes: two characters in UTF-8, and three in GBK."""

_MANY = 4
_STOPS = ("锛", "銆")
"""What a full-width comma and a stop begin with; no text has them next to others of the kind."""


def _each_first() -> Iterator[str]:
    """Yield what the first two bytes of Chinese in UTF-8 are in GBK."""
    for first in (0xE3, *range(0xE4, 0xEA), 0xEF):
        for second in range(0x80, 0xC0):
            try:
                yield bytes((first, second)).decode("gbk")
            except UnicodeDecodeError:
                continue


@lru_cache(maxsize=1)
def _first_of_misread() -> str:
    """Return these characters in one text."""
    return "".join(_each_first())


def finders_of(subject: Subject) -> list[Callable[[str], str]]:
    """Return what looks for text that decoding does not tell by itself, as far as the signs of all
    docs allow for it; nothing where encodings are the matter."""
    if _ABOUT_ENCODING.search(f"{subject.code.template}\n{subject.settings.description}"):
        return []
    found: list[Callable[[str], str]] = []
    if subject.has_sign("?") and subject.may_say(*_APOSTROPHES):
        found.append(_apostrophe_in)
    if not subject.is_ascii and subject.has_sign(_SIGNS):
        found.append(_left_over)
    if not subject.is_ascii and subject.has_sign(_first_of_misread()):
        found.append(_read_as_gbk)
    return found


def _left_over(text: str) -> str:
    """Return the first part of a text that comes of a wrong encoding, beyond what decoding alone
    tells; "" if it has none."""
    match = _LEFT.search(text)
    if match:
        return match[0]
    return next((m[0] for m in _RUN.finditer(text) if _is_gbk(m[0])), "")


def _apostrophe_in(text: str) -> str:
    """Return the first word of a text whose apostrophe became a question mark, "" if none did."""
    match = _APOSTROPHE.search(text)
    return match[0] if match else ""


def _is_gbk(run: str) -> bool:
    """Say whether a run of Latin signs is Chinese, read byte by byte."""
    if not (_SIGN.search(run) and _LETTER.search(run)) or len(set(run)) < 3:
        return False
    for start in (0, 1):  # a sign may stand before it
        part = run[start:]
        try:
            meant = part[: len(part) // 2 * 2].encode("latin-1").decode("gb2312")
        except UnicodeDecodeError:
            continue
        is_plain = len(meant) >= _MANY or not _SIGN.match(part)
        if len(meant) > 1 and _HAN.fullmatch(meant) and is_plain:
            return True
    return False


def _read_as_gbk(text: str) -> str:
    """Return the first characters of a text that are UTF-8 read as GBK, "" if none are: rare ones
    in which others are hidden, which chance hardly gives twice."""
    found: list[str] = []
    firsts = _first_of_misread()
    for run in _PLAIN_HAN.findall(text):
        place = 0
        while place + _WINDOW <= len(run):
            window = run[place : place + _WINDOW]
            if window[0] in firsts and _hides_han(window):
                found.append(window)
                place += _WINDOW
            else:
                place += 1
            if len(found) > 1 or (found and any(map(text.__contains__, _STOPS))):
                return "".join(found)
    return ""


def _hides_han(window: str) -> bool:
    try:
        meant = window.encode("gbk").decode("utf-8")
    except UnicodeError:
        return False
    return _HAN.fullmatch(meant) is not None
