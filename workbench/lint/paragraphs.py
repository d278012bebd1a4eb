"""Worked examples that stand in a text as paragraphs of their own, told by the cues of its last.

`blocks` reads examples by the answers behind their cues. Where one has no answer, has it first, or
counts in its cues, the answers tell nothing; what an example and the question still share is which
cues their lines begin with.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

_LINE = re.compile(
    r"^[ \t>*#-]*(?P<before>\(?\d{1,2}[.)、．:][ \t]*)?"
    r"(?P<name>[^\W\d_][^:：\n\d]{0,24}?)[ \t]*(?P<within>\d{0,2})[ \t]*(?P<mark>[:：])",
    re.MULTILINE,
)
_SPEAKERS = frozenset("abc")
"""Whom a dialogue calls by letters; a question and its answer are q and a."""

_TELLS = re.compile("格式|如下|例如|比如|format|follow|for example|for instance")
"""What the cues of an instruction say, which shows what an answer looks like."""

_PARTED = re.compile(r"\n[ \t]*(?:[-=*#_~]{2,}[ \t]*)?\n\s*")


@dataclass(frozen=True, slots=True)
class Line:
    """A cue at the beginning of a line: its words, its number ("" where it has none), as it is
    written, and what stands behind it up to the next."""

    name: str
    number: str
    written: str
    content: str


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A worked example, or what is asked, as the cues of its lines."""

    text: str
    lines: tuple[Line, ...]

    @property
    def names(self) -> tuple[str, ...]:
        """The cues' words, in order."""
        return tuple(line.name for line in self.lines)


def paragraphs_in(text: str, is_own: Callable[[str], bool]) -> tuple[Paragraph, ...]:
    """Return the worked examples that have the cues of the text's last paragraph, in whatever
    order, and last that one; none where there is no such example. `is_own` says of a cue whether
    the template wrote it."""
    made = [_paragraph(part, is_own) for part in _PARTED.split(text.strip("\n"))]
    *before, own = made
    cues = sorted(own.names)
    if len(cues) < 2 or len(set(cues)) < len(cues):
        return ()
    alike = [paragraph for paragraph in before if sorted(paragraph.names) == cues]
    return (*alike, own) if alike else ()


def unanswered_in(text: str, is_own: Callable[[str], bool]) -> tuple[Paragraph, ...]:
    """Return the paragraphs that have all cues of the text's last but its last one, in their order,
    right after or before one that has all of them: examples whose answer was left out, cue and
    all."""
    made = [_paragraph(part, is_own) for part in _PARTED.split(text.strip("\n"))]
    names = made[-1].names
    return tuple(
        one
        for place, one in enumerate(made[:-1])
        if len(names) > 1
        and one.names == names[:-1]
        and all(line.content for line in one.lines)
        and made[place + 1].names[:1] == names[:1]
        and any(other.names == names for other in made[:place])
    )


def cues_apart(text: str, is_own: Callable[[str], bool]) -> tuple[str, str]:
    """Return the last cue of the examples in a text, and that of its last paragraph, where all of
    them have as many cues as that one, the examples the same, and it none of theirs; else two empty
    texts. What the last paragraph says behind its cue begins the answers, too, or is the
    template's."""
    made = [_paragraph(part, is_own) for part in _PARTED.split(text.strip("\n"))]
    *before, own = made
    worked = [paragraph for paragraph in before if len(paragraph.lines) > 1]
    if len(own.lines) < 2 or len({paragraph.names for paragraph in worked}) != 1:
        return "", ""
    names, begun = worked[0].names, own.lines[-1].content
    is_talk = len(set(names)) < len(names) or set(names) <= _SPEAKERS
    is_talk |= any(map(_TELLS.search, names))
    is_apart = not set(names) & set(own.names) and len(names) == len(own.names) and not is_talk
    is_begun = all(p.lines[-1].content.startswith(begun) for p in worked) or is_own(begun)
    if not is_apart or not is_begun:
        return "", ""
    is_answered = all(p.lines[-1].content != begun for p in worked)
    return (worked[0].lines[-1].written, own.lines[-1].written) if is_answered else ("", "")


def _paragraph(text: str, is_own: Callable[[str], bool]) -> Paragraph:
    found = [match for match in _LINE.finditer(text) if is_own(match["name"])]
    ends = [*(match.start() for match in found), len(text)][1:]
    return Paragraph(
        text,
        tuple(
            Line(
                " ".join(match["name"].casefold().split()),
                re.sub(r"\D", "", match["before"] or match["within"] or ""),
                match[0].strip(),
                text[match.end() : end].strip(),
            )
            for match, end in zip(found, ends, strict=True)
        ),
    )
