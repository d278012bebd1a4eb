"""The text of a long prompt whose lines became one: headings, items, rows of a table or worked
samples stand within a line. The rule `text/lost-lines` says so."""

from __future__ import annotations

from collections.abc import Iterator

from workbench.errors import shorten
from workbench.io.han import compiled, exactly
from workbench.lint.finding import Hit
from workbench.lint.frames import MASK
from workbench.lint.subject import Subject
from workbench.lint.told import own_text
from workbench.messages import say

_LONG_LINE = 200
"""A line of so many bytes and more may have been several."""

_FEWEST_HEADINGS = 2
_FEWEST_ITEMS = 3
_HEADING = exactly(r"(?<=[^\s#])[ \t]+#{1,4}[ ](?=[^\s#\d])")
_TABLE = exactly(r"\|[ \t]*\|?[ \t]*:?-{3,}:?[ \t]*\|")
_CELL = exactly(r"\w[ \t]*\|[ \t]*\|[ \t]*\w")
_ITEM = compiled(
    r"(?<=[.!?:;。！？；：…”\"])[ \t]+(?:[-•*·–][ ](?=\S)|(?:\d{1,2}|[a-z])[.)、][ ]?(?=[^\s\d]))"
)
_TITLE = exactly(r"(?:(?<=[。！？；\s.])【[^】\n]{2,12}】)|(?<=[.!?。])[ \t]+\*\*[^*\n]{2,40}\*\*")


def lines_run_on(subject: Subject) -> Iterator[Hit]:
    """Yield what of the prompt's own text is one line, and was several; a hint where it may be
    prose."""
    described = subject.settings.description
    cues = _cues(subject)
    for line in own_text(subject).split("\n"):
        if len(line.encode()) < _LONG_LINE or MASK in line:
            continue
        is_sure = len(_HEADING.findall(line)) >= _FEWEST_HEADINGS or (
            _TABLE.search(line) is not None and _CELL.search(line) is not None
        )
        if not (is_sure or _has_items(line) or _has_samples(line, cues)):
            continue
        item = next(iter(subject.rendered), None)
        in_input = item is not None and line not in described
        yield Hit(
            say("the template's lines are one: {text}", text=shorten(line.strip(), 44)),
            say("Leave its white space as it is: no split() and join, no strip() of each line."),
            item.doc.id if item and in_input else None,
            subject.code.line_with(line[:40]) or (subject.code.line_of_input if in_input else None),
            about="own lines",
            severity=None if is_sure else "hint",
        )
        return


def _has_items(line: str) -> bool:
    return max(len(_ITEM.findall(line)), len(_TITLE.findall(line))) >= _FEWEST_ITEMS


def _has_samples(line: str, cues: tuple[str, ...]) -> bool:
    """Say whether a line has two samples or more: all cues of what is asked, again and again."""
    return len(cues) > 1 and all(line.count(cue) >= _FEWEST_HEADINGS for cue in cues)


def _cues(subject: Subject) -> tuple[str, ...]:
    items = subject.rendered[:1]
    return tuple(c.written.strip() for item in items for c in subject.blocks_of(item)[-1].cues)
