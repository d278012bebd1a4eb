"""The mark of a list's first item right behind the text before it, while the others begin lines:
`The sea isA. Yellow`, then `B. East`. The rule `text/run-together` says so."""

from __future__ import annotations

from collections.abc import Iterator

from workbench.io.han import compiled
from workbench.lint.finding import Hit
from workbench.lint.most import in_most
from workbench.lint.subject import Subject, stands_in
from workbench.messages import say
from workbench.types import Rendered

_MOST_BEFORE = 12
_NEARLY_ALL = 0.8
_FEWEST_DOCS = 3
_SEEN_DOCS = 60
_FIRST = dict(zip("BbＢБ2２乙②", "AaＡА1１甲①", strict=True))
_SECOND = compiled(
    r"\n[ \t]*(?P<open>[(（\[【]?)(?P<mark>[BbＢБ2２乙])(?P<close>[.．、:：)）\]】])(?=[ \t]*\S)"
    r"|\n[ \t]*(?P<ring>②)(?=[ \t]*\S)"
)


def first_marks(subject: Subject) -> Iterator[Hit]:
    """Yield the docs whose first option begins right behind what comes before it, in most."""
    items = subject.some(_SEEN_DOCS)
    least = max(_FEWEST_DOCS, _NEARLY_ALL * len(items))
    for item, around in in_most(items, _glued, least):
        yield Hit(
            say("the cue {cue!r} stands right behind what comes before it: {around}",
                cue=around[-2:], around=around),
            say("Begin it on a line of its own: a newline is missing before it."),
            item.doc.id,
            subject.code.line_with("join") or subject.code.line_of_input,
            about="first mark",
        )  # fmt: skip


def _glued(item: Rendered) -> str:
    """Return the end of the text before a first mark, with that, "" where it begins its line."""
    text = item.example.input
    for match in _SECOND.finditer(text):
        second = match["mark"] or match["ring"]
        mark = (match["open"] or "") + _FIRST[second] + (match["close"] or "")
        line = text[: match.start()].rpartition("\n")[2]
        if line.lstrip(" \t*>-").startswith(mark):
            continue
        place = line.find(mark)
        before, behind = line[:place].strip() if place > 0 else "", line[place + len(mark) :]
        if not before or not behind.strip() or line[place - 1].isspace():
            continue
        is_other = line[place - 1].isdigit() if second in "2２" else line[place - 1].isupper()
        around = line[max(0, place - _MOST_BEFORE) : place + len(mark)]
        if not is_other and not stands_in(item.doc.data, around):
            return around
    return ""
