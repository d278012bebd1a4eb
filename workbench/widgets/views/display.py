"""How values are spelled for people: the only place where the widget's numbers become text."""

from __future__ import annotations

import math
import re
import unicodedata
from collections.abc import Callable, Sequence
from typing import TypeAlias

from workbench.io.shown import UNSEEN
from workbench.messages import say

GlyphRun: TypeAlias = tuple[str, str]
"""A piece of text, and the glyph drawn over it ('' for ordinary text)."""

DRAWN_CHARACTERS = 60_000
"""So much of one text is sent to the browser: a message stays small whatever a row holds. More than
that nobody reads; the hash, the counts and the run are of the whole text all the same."""

_HYPHEN = re.compile(r"(?:(?<=[(（])|(?<= to )|(?<= 到 )|(?<= 至 ))-(?=\d)")
"""At either end of an interval: in a text of the rows, or a name, it stays what it is."""


def number(value: float) -> str:
    """Return three decimals, four significant digits from 1000 on, and a dash for NaN."""
    if math.isnan(value):
        return "–"
    if math.isinf(value):
        return "∞" if value > 0 else "−∞"
    text = f"{value:.3f}" if abs(value) < 1000 else f"{value:.4g}"
    return text.replace("-", "−")


def minus(text: str) -> str:
    """Return a sentence whose intervals have the minus sign that numbers have elsewhere on the
    screen; on the command line and in JSON they have a hyphen."""
    return _HYPHEN.sub("−", text)


def interval(low: float, high: float) -> str:
    """Return a 95 % interval as `[low, high]`, and nothing where it is unknown."""
    if math.isnan(low) or math.isnan(high):
        return ""
    return f"[{number(low)}, {number(high)}]"


def count(n: int, noun: str) -> str:
    """Return `1 error`, `2 errors`: regular plurals only, and as the catalogue has them."""
    return say(f"{{n}} {noun}" if n == 1 else f"{{n}} {noun}s", n=f"{n:,}")


def duration(seconds: float) -> str:
    """Return seconds as `0.8 s`, `42 s`, `3 min 05 s` or `2 h 07 min`."""
    if seconds < 10:
        return say("{s} s", s=f"{seconds:.1f}")
    whole = round(seconds)
    if whole < 60:
        return say("{s} s", s=whole)
    minutes, rest = divmod(whole, 60)
    if minutes < 60:
        return say("{min} min {s} s", min=minutes, s=f"{rest:02d}")
    hours, minutes = divmod(minutes, 60)
    return say("{h} h {min} min", h=hours, min=f"{minutes:02d}")


def milliseconds(value: float) -> str:
    """Return milliseconds with one decimal below ten."""
    return f"{value:.1f} ms" if value < 10 else f"{value:,.0f} ms"


def gigabytes(used: int, total: int) -> str:
    """Return bytes in use of bytes that there are, in GB of 10⁹ bytes."""
    return say("{used} of {total} GB", used=f"{used / 1e9:.1f}", total=f"{total / 1e9:.0f}")


def one_line(text: str, limit: int = 120) -> str:
    """Return `text` on one line, newlines drawn as ↵, cut to `limit` characters."""
    flat = printable(text).replace("\r", "␍").replace("\n", "↵").replace("\t", "→")
    return flat if len(flat) <= limit else flat[: limit - 1] + "…"


def telling(shown: Sequence[str], limit: int) -> list[str]:
    """Return of each text, on one line, what tells it from the others: without the beginning and
    the end that all of them share, cut to `limit` characters."""
    known = [text for text in shown if text]
    start = end = 0
    if len(set(known)) > 1:
        start = _word_start(known[0], _shared(known))
        rests = [text[start:][::-1] for text in known]
        end = _word_start(rests[0], _shared(rests))
    return [
        one_line(text[start : len(text) - end if end else None].strip(), limit) for text in shown
    ]


def _shared(texts: Sequence[str]) -> int:
    """Return how many characters all of the texts begin with."""
    first, last = min(texts), max(texts)  # any other lies between them
    same = (a == b for a, b in zip(first, last, strict=False))
    return next((place for place, alike in enumerate(same) if not alike), min(map(len, texts)))


def _word_start(text: str, place: int) -> int:
    """Return where the word begins that stands at `place`: a number is not cut in two."""
    while 0 < place < len(text) and text[place - 1].isalnum() and text[place].isalnum():
        if not text[place - 1].isascii():  # such scripts put no space between words
            break
        place -= 1
    return place


def printable(text: str) -> str:
    """Return `text` with lone surrogates replaced, since no message to a browser can hold them."""
    return text.encode("utf-8", "replace").decode("utf-8")


def said_again(text: str) -> str:
    """Return what was said elsewhere, in the language in force if it is a message, printable."""
    return printable(say(text))


def drawn(text: str) -> str:
    """Return `text` as it is sent to be read: printable, and without the middle of a very long
    one, in whose place stands how much is missing."""
    left_out = len(text) - DRAWN_CHARACTERS
    if left_out <= 0:
        return printable(text)
    half = DRAWN_CHARACTERS // 2
    gap = say("[… {n} characters are not drawn …]", n=f"{left_out:,}")
    return printable(f"{text[:half]}\n{gap}\n{text[-half:]}")


def texts(value: str | tuple[str, ...]) -> tuple[str, ...]:
    """Return one or several texts as several."""
    return (value,) if isinstance(value, str) else tuple(value)


def runs(text: str, *, invisibles: bool = False, mark_end: bool = False) -> list[GlyphRun]:
    """Cut `text` into runs, so that the browser can draw a glyph over what has none.

    Joining the runs' texts gives `text` back, or what `drawn` leaves of it. Characters that are
    never drawn (controls, zero width, direction marks: `UNSEEN`) always get a glyph; spaces, tabs
    and newlines get one when `invisibles` is set, or, with `mark_end`, where they are the end of
    the text.
    """
    text = drawn(text)
    end = len(text.rstrip()) if mark_end else len(text)
    unseen = {match.start() for match in UNSEEN.finditer(text)}
    out: list[GlyphRun] = []
    for position, character in enumerate(text):
        if position in unseen:
            glyph = f"U+{ord(character):04X}"
        else:
            glyph = _glyph(character, shown=invisibles or position >= end)
        if out and not glyph and not out[-1][1]:
            out[-1] = (out[-1][0] + character, "")
        else:
            out.append((character, glyph))
    return out


def utf16_offset(text: str) -> Callable[[int], int]:
    """Return a function from a code-point offset in `text` to UTF-16 units, as browsers count."""
    if text.isascii():
        return lambda offset: offset
    return lambda offset: len(text[:offset].encode("utf-16-le", "surrogatepass")) // 2


def _glyph(character: str, *, shown: bool) -> str:
    if character == " ":
        return "·" if shown else ""
    if character == "\n":
        return "↵" if shown else ""
    if character == "\t":
        return "→" if shown else ""
    if character == "\u3000":
        return "□" if shown else ""
    if character.isspace() and unicodedata.category(character) == "Zs":
        return "⍽" if shown else ""
    return ""
