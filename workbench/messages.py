"""What is said to people, in the reader's language.

`say` makes a message; it is in the language in force: that of `speaking` within its block, else the
one that `make_usual` chose for the process, else English. A
text is looked up by its English, so the code reads as what it says, and a text that was not
translated is still there in English. The catalogues are `widgets/locale/<language>/*.json`; the
browser half bundles the same files, but for those of the linter and of charts, which the kernel
alone speaks of. Not covered: most messages of errors and of diagnostics, which are in English
everywhere but for what joins their parts.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from pathlib import Path

LOCALES = Path(__file__).parent / "widgets" / "locale"

# Control characters but for newline and tab; marks of direction; line and paragraph separators;
# what has no width and no use in a word; halves of surrogate pairs; tags, which spell ASCII unseen.
HIDDEN = re.compile(
    r"[\x00-\x08\x0b-\x1f\x7f-\x9f\xad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff"
    r"\ufff9-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\ud800-\udfff\U000e0000-\U000e007f]"
)

# Letters and vowel signs, not marks of punctuation, of the scripts that are written with joiners:
# Arabic, Syriac, the scripts of India and those that came of them, Mongolian, Adlam.
_JOINING = (
    r"\u0610-\u061a\u0620-\u0669\u066e-\u06d3\u06d5-\u06ff\u070f-\u0963\u0966-\u0dff\u0f00-\u109f"
    r"\u1700-\u18af\u1900-\u1c7f\ua800-\ua82f\ua840-\ua8ff\ua900-\ua95f\ua980-\uaaff\uabc0-\uabff"
    r"\ufb50-\ufd3d\ufd50-\ufdff\ufe70-\ufefc\U00010a00-\U00011fff\U0001e900-\U0001e95f"
)
_PICTURE = r"\u2190-\u2bff\u3030\u303d\u3297\u3299\U0001f000-\U0001faff"

# What parts two letters (U+200C) has a letter or a digit at either side, one of them of such a
# script; what joins (U+200D) stands behind such a letter, or between the pictures of one emoji.
_ASTRAY = (
    rf"\u200c(?!(?<=[{_JOINING}]\u200c)[{_JOINING}\w])(?!(?<=[{_JOINING}\w]\u200c)[{_JOINING}])"
    rf"|\u200d(?<![{_JOINING}]\u200d)(?!(?<=[{_PICTURE}\ufe0f]\u200d)[{_PICTURE}])"
)

UNSEEN = re.compile(f"{HIDDEN.pattern}|{_ASTRAY}")
"""What is spelled wherever a text is shown, in a terminal, on a page and in the widget: `HIDDEN`,
and a joiner where none belongs. Persian, Hindi and many emoji are written with them."""

_JOINERS = {"\\u200c": "\u200c", "\\u200d": "\u200d"}
_SPELLED_JOINER = re.compile(r"\\\\|\\u200[cd]")

_language: ContextVar[str] = ContextVar("workbench_language", default="")
_usual: list[str] = []


class Message(str):
    """A text, and the English template and the values that it was made of."""

    __slots__ = ("template", "values")

    template: str
    values: Mapping[str, object]


def say(text: str, /, **values: object) -> Message:
    """Return `text` in the language in force, with `{name}` replaced by the values as `str.format`
    does it; without values its braces are braces.

    A message is said again with its own values. Values that are messages are said again, too.
    """
    if isinstance(text, Message):
        text, values = text.template, dict(text.values)
    values = {n: say(v) if isinstance(v, Message) else v for n, v in values.items()}
    words = catalogue(language_in_force()).get(text, text)
    message = Message(words.format(**_quotable(values)) if values else words)
    message.template, message.values = text, values
    return message


def as_said(name: str) -> Message:
    """Return what programs know by an English name as a message: said again it is in the language
    in force, where that has a word for it."""
    return say(name)


def clauses(parts: Iterable[str]) -> str:
    """Return one sentence of several clauses, of which there is at least one, with what stands
    between clauses in the language in force."""
    first, *others = parts
    for other in others:
        first = say("{clauses}; {clause}", clauses=first, clause=other)
    return first


def shots_text(count: int) -> Message:
    """Return `1 shot`, `2 shots`."""
    return say("{n} shot", n=count) if count == 1 else say("{n} shots", n=count)


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Make `say` speak a language within the block, on this thread."""
    token = _language.set(language)
    try:
        yield
    finally:
        _language.reset(token)


def make_usual(language: str) -> None:
    """Make `say` speak one of `languages()` wherever no block says otherwise, on all threads; with
    "auto" it is English again."""
    _usual[:] = [] if language == "auto" else [language]


def usual_language() -> str:
    """Return the language that was made the usual one, "auto" where none was."""
    return _usual[0] if _usual else "auto"


def language_in_force() -> str:
    """Return the language that `say` speaks here."""
    return _language.get() or (_usual[0] if _usual else "en")


def languages() -> tuple[str, ...]:
    """Return the languages that there are catalogues for, English first."""
    return ("en", *sorted(folder.name for folder in LOCALES.iterdir() if folder.is_dir()))


def nearest_language(tag: str) -> str:
    """Return the language to use for a BCP 47 tag such as `zh-CN`; English for unknown ones."""
    primary = tag.replace("_", "-").split("-")[0].lower()
    return primary if primary in languages() else "en"


@cache
def catalogue(language: str) -> Mapping[str, str]:
    """Return a language's texts by their English; none for English itself."""
    found: dict[str, str] = {}
    for path in sorted((LOCALES / language).glob("*.json")):
        found |= json.loads(path.read_text("utf-8"))
    return found


def shown(text: str) -> str:
    r"""Return `text` with everything `UNSEEN` spelled as Python would: `\x1b`, `\u202e`.
    Newlines and tabs stay. What was shown once is not changed by being shown again."""
    return UNSEEN.sub(_spelled, text)


def quoted(value: object) -> str:
    """Return `repr(value)` in which joiners are spelled only where `shown` spells them."""
    text = repr(value)
    if "\\u200" not in text:
        return text
    return shown(_SPELLED_JOINER.sub(lambda match: _JOINERS.get(match[0], match[0]), text))


class _Quotable(str):
    """A text that `{text!r}` has as `quoted` has it."""

    def __repr__(self) -> str:
        return quoted(str(self))


def _quotable(values: Mapping[str, object]) -> Mapping[str, object]:
    return {
        name: _Quotable(value) if isinstance(value, str) and _has_joiner(value) else value
        for name, value in values.items()
    }


def _has_joiner(text: str) -> bool:
    return not text.isascii() and ("\u200c" in text or "\u200d" in text)


def _spelled(match: re.Match[str]) -> str:
    code = ord(match[0])
    if code < 0x100:
        return f"\\x{code:02x}"
    return f"\\u{code:04x}" if code < 0x10000 else f"\\U{code:08x}"
