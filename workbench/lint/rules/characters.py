"""Rules on characters: what nobody sees, and what was read with the wrong encoding."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator

from workbench.errors import shorten
from workbench.lint.finding import Hit, Rule
from workbench.lint.repairs import edit_joints
from workbench.lint.subject import Subject
from workbench.messages import say

_HIDDEN = re.compile(
    "[\u0000-\u0008\u000b-\u001f\u007f\u00a0\u00ad\u200b\u202a-\u202e\u2060\u2066-\u2069\ufeff]"
)
_BROKEN = re.compile(
    "ï»¿|\ufffd|Ã[\u0080-\u00aa\u00ac-\u00ba\u00bc-\u00bf\u0152-\u2122]"
    "|Â[\u0080-\u00aa\u00ac-\u00ba\u00bc-\u00bf]|â[€‚‰][\u0080-\u2122]"
    "|(?:[ä-é][\u0080-\u00bf\u0152-\u2122]{2}){2,}"
)

_PARTS = (say("input"), say("output"))


def hidden(subject: Subject) -> Iterator[Hit]:
    """Characters that nobody sees: a byte-order mark, zero-width and control characters, carriage
    returns, and (a hint) no-break spaces."""
    for doc_id, _, example in subject.examples:
        for part, text in zip(_PARTS, (example.input, example.output), strict=True):
            if text.isascii() and text.isprintable():
                continue
            for match in _HIDDEN.finditer(text):
                mark = match[0]
                name = "CARRIAGE RETURN" if mark == "\r" else unicodedata.name(mark, "CONTROL")
                is_space = mark == "\u00a0"
                yield Hit(
                    say(
                        "U+{code:04X} ({name}) in the {part}, after {before}",
                        code=ord(mark),
                        name=name.lower(),
                        part=part,
                        before=shorten(text[max(0, match.start() - 12) : match.start()]),
                    ),
                    say("Put a plain space in its place.") if is_space else say("Take it out."),
                    doc_id,
                    subject.code.line_with(mark),
                    about=mark,
                    severity="hint" if is_space else None,
                )


def broken(subject: Subject) -> Iterator[Hit]:
    """Text that was read with the wrong encoding: `Ã©` for `é`."""
    if subject.is_ascii:
        return
    for doc_id, _, example in subject.examples:
        for text in (example.input, example.output):
            match = None if text.isascii() else _BROKEN.search(text)
            if match is None:
                continue
            meant = decoded(match[0])
            if meant != match[0] or "\ufffd" in match[0]:
                yield Hit(
                    say("{found!r} comes of a wrong encoding", found=match[0])
                    if meant == match[0]
                    else say(
                        "{found!r} comes of a wrong encoding, which stands for {meant!r}",
                        found=match[0],
                        meant=meant,
                    ),
                    say("Read the data as UTF-8 again, from its source."),
                    doc_id,
                    subject.code.line_with(match[0]),
                )
                break


def decoded(text: str) -> str:
    """Return what was meant by UTF-8 that was read as Windows' or ISO's Latin alphabet; the text
    itself where that is not what happened."""

    def meant(match: re.Match[str]) -> str:
        for encoding in ("cp1252", "latin-1"):
            try:
                return match[0].encode(encoding).decode("utf-8")
            except UnicodeError:
                continue
        return match[0]

    return _BROKEN.sub(meant, text)


def take_out(text: str) -> str:
    """Return a text without its hidden characters; a no-break space becomes a space."""
    return _HIDDEN.sub("", text.replace("\u00a0", " "))


RULES = (
    Rule(
        "text/invisible",
        "warning",
        hidden,
        "They are tokens of their own. OpenCompass' reader leaves a byte-order mark in the first "
        "field of a file.",
        "They are taken out; a no-break space becomes a space.",
        edit_joints(lambda at: at.map(take_out)),
    ),
    Rule(
        "text/encoding",
        "warning",
        broken,
        "The model reads two letters that mean nothing.",
        "It is decoded as it was meant.",
        edit_joints(lambda at: at.map(decoded)),
    ),
)
