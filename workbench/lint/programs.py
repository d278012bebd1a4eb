"""Worked examples that are programs: paragraphs with a comment and the head of a function each,
which no cue tells."""

from __future__ import annotations

import re
from dataclasses import dataclass

from workbench.io.han import compiled, exactly

_PARTED = exactly(r"\n[ \t]*\n\s*(?=\S)")
_HEAD = exactly(
    r"^[ \t]*(?:async )?(?P<word>def|class|function|func|fn|fun|sub|public|private|static|int)\b"
    r"[^\n]*[({][^\n]*$",
    re.MULTILINE,
)
_MARK = exactly(r"\A\s*(?P<mark>#|//|--|/\*|\"\"\"|'''|;;|%)?")
_NUMBER = exactly(r"\A[^\n\d]{0,24}?(?P<number>\d{1,2})[ ]?[.:：)]")
_GLUED = compiled(
    r"[^\s#/-](?P<mark>#|//|--|\"\"\")[ ]?[A-Z\u4e00-\u9fff][^\n]*\n[ \t]*(?:def|class|fn)\b"
)


@dataclass(frozen=True, slots=True)
class Program:
    """An example, or what is to be completed: its text, the mark of its comment ("" where it begins
    with its head), the comment's number, and whether something stands behind its head."""

    text: str
    mark: str
    number: str
    has_body: bool


def programs_in(text: str) -> tuple[Program, ...]:
    """Return the examples of a text that ends with a head to go on with, and last that one; none
    where it does not, or where nothing else is like it."""
    made: list[Program] = []
    for part in _PARTED.split(text.strip("\n")):
        heads = [*_HEAD.finditer(part)]
        if not heads:
            made.append(Program(part, "", "", has_body=False))
            continue
        mark, number = _MARK.match(part), _NUMBER.match(part)
        made.append(
            Program(
                part,
                (mark["mark"] or "") if mark else "",
                number["number"] if number else "",
                has_body=part[heads[-1].end() :].strip() != "",
            )
        )
    *before, own = made
    if not _HEAD.search(own.text) or own.has_body:
        return ()
    worked = [each for each in before if _HEAD.search(each.text)]
    return (*worked, own) if worked else ()


def glued_in(text: str) -> str:
    """Return where a comment begins on the line on which a program before it ends, "" nowhere."""
    match = _GLUED.search(text)
    return (
        text[max(0, match.start() - 12) : match.end("mark") + 12].split("\n")[-1] if match else ""
    )
