"""What is said to people, in the reader's language.

`say` makes a message; it is in the language in force: that of `speaking` within its block, else the
one that `make_usual` chose for the process, else English. A
text is looked up by its English, so the code reads as what it says, and a text that was not
translated is still there in English. The catalogues are `widgets/locale/<language>/*.json`; the
browser half bundles the same files, but for those of the linter and of charts, which the kernel
alone speaks of. Not covered: messages of errors and of diagnostics, which are in English
everywhere.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from pathlib import Path

LOCALES = Path(__file__).parent / "widgets" / "locale"

# Control characters but for newline and tab; marks of direction; line and paragraph separators;
# what has no width and no use in a word; halves of surrogate pairs; tags, which spell ASCII unseen.
# The joiners U+200C and U+200D stay: Persian, Hindi and many emoji are written with them.
HIDDEN = re.compile(
    r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff"
    r"\ufff9-\ufffb\ud800-\udfff\U000e0000-\U000e007f]"
)

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
    message = Message(words.format(**values) if values else words)
    message.template, message.values = text, values
    return message


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
    r"""Return `text` with every hidden character spelled as Python would: `\x1b`, `\u202e`.
    Newlines and tabs stay. What was shown once is not changed by being shown again."""
    return HIDDEN.sub(_spelled, text)


def _spelled(match: re.Match[str]) -> str:
    code = ord(match[0])
    if code < 0x100:
        return f"\\x{code:02x}"
    return f"\\u{code:04x}" if code < 0x10000 else f"\\U{code:08x}"
