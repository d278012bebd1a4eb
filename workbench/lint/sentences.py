"""The sentences and the lines of a prompt's own text, lines that were broken for their length
joined again."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from workbench.io.han import compiled, exactly
from workbench.lint.frames import MASK

MARK = compiled(
    r"[ \t]*(?:[-*•·–—>#|+■□●◆○▪【〔［（(\[<]|```|~~~|\d{1,2}(?:\.\d{1,2})*[.)）:：、．]?\s"
    r"|\d{1,2}[、．）]|[^\W\d_]{1,2}[.)）、．]|第?[一二三四五六七八九十]{1,3}[、．步条章节点]|[①-⑳]"
    r"|[^\W\d_][^:：\n.。]{0,30}[:：]|[^=\n]{1,20} = )"
)
"""What a line begins with that is no rest of the one before: the mark of a list, a heading, a cue,
a label."""

_ENDS = exactly(r"(?<=[.!?])[\"”»)]?\s+(?=\S)|(?<=[。！？])(?![”’」』）)])")
NOT_NAMED = "(?<![（(「『“][。！？；])"
"""Behind the sign that ends a sentence: none that a sentence shows in brackets, `句点（。）`."""

_IS_MARK = exactly(r"[\W\d]*[^\W\d_]?[.)]?\Z")
_LONG_LINE = 40
_CLOSED = tuple('.!?。！？:：;；…"”»」』）)')


@dataclass(frozen=True, slots=True)
class Unit:
    """A sentence of a text, or a line that is none, with its place there; `paragraph` counts."""

    text: str
    place: int
    paragraph: int


def units_of(text: str) -> Iterator[Unit]:
    """Yield the sentences of a text, in order."""
    for count, (start, joined) in enumerate(paragraphs_of(text)):
        behind = 0
        for match in _ENDS.finditer(joined):
            sentence = joined[behind : match.start()].strip()
            if _IS_MARK.match(sentence):
                continue
            yield Unit(sentence, start + behind, count)
            behind = match.end()
        if sentence := joined[behind:].strip():
            yield Unit(sentence, start + behind, count)


def paragraphs_of(text: str) -> Iterator[tuple[int, str]]:
    """Yield the paragraphs, the items of lists and the headings of a text, each as one line of the
    same length, with its place."""
    start, place, parts = 0, 0, ""
    before = ""
    for line in text.split("\n"):
        goes_on = bool(parts) and line.strip() != "" and not MARK.match(line)
        if goes_on and (MASK in line or not _is_broken(before)):
            goes_on = False
        if goes_on:
            parts = f"{parts} {line}"
        else:
            if parts.strip():
                yield start, parts
            start, parts = place, line
        before = line
        place += len(line) + 1
    if parts.strip():
        yield start, parts


def _is_broken(line: str) -> bool:
    """Say whether a line may have been broken for its length: it is long."""
    is_long = len(line.encode()) >= _LONG_LINE
    return is_long and (len(line) >= _LONG_LINE or not line.endswith(_CLOSED))


def size_of(text: str) -> int:
    """Return about how many words a text has; two signs of a script without spaces are one."""
    words = text.split()
    wide = sum(sign > "\u2e7f" for sign in text)
    return len(words) + wide // 2
