"""A cue with nothing on its line where others have something, while a text of the row is shown
nowhere: it was to stand there. The rule `text/empty-slot` says so."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from workbench.io.han import exactly
from workbench.lint.leaves import leaves_of
from workbench.lint.subject import Subject
from workbench.lint.truth import is_of_answers
from workbench.types import Rendered

_FEWEST_DOCS = 3
_MOST_OF = 0.8
_SHORTEST = 2
_CUE = exactly(r"[^\w\n]*(?P<cue>[^\W_][^\n:：]{0,40}[:：])\**[ \t]*$")
_FILLED = exactly(r"[^\w\n]*[^\W_][^\n:：]{0,40}[:：]\**[ \t]*\S")


def nothing_behind(subject: Subject) -> Sequence[tuple[Rendered, str]]:
    """Return the docs whose input has a cue with nothing behind it, beside a line that has one and
    a text of the row, where the code reads another text of the rows nowhere; each with the cue."""
    items = subject.rendered
    if len(items) < _FEWEST_DOCS or subject.is_uniform or not any(_unshown(subject)):
        return ()
    found = [(item, cue) for item in items if (cue := _empty_cue(item))]
    return found if len(found) == len(items) and len({cue for _, cue in found}) == 1 else ()


def _unshown(subject: Subject) -> Iterator[str]:
    """Yield the fields that have a text of its own in nearly each row, which no code reads and no
    input shows."""
    read = subject.code.fields_of_input | subject.code.fields_of_output
    for name in sorted(subject.fields - read):
        if is_of_answers(name):
            continue
        texts = [(item, item.doc.data.get(name)) for item in subject.rendered]
        own = [(i, t) for i, t in texts if isinstance(t, str) and len(t.strip()) >= _SHORTEST]
        is_text = len({text for _, text in own}) >= _MOST_OF * len(texts)
        if is_text and not any(_is_shown(item, name, text.strip()) for item, text in own):
            yield name


def _is_shown(item: Rendered, name: str, text: str) -> bool:
    """Say whether an input has a text of the row, and not only within another one."""
    shown = item.example.input
    if text not in shown:
        return False
    others = (
        leaf for key, value in item.doc.data.items() if key != name for leaf in leaves_of(value)
    )
    for other in sorted(others, key=len, reverse=True):
        if text in other and text != other:
            shown = shown.replace(other, "\0")
    return text in shown


def _empty_cue(item: Rendered) -> str:
    """Return the cue of a line that has nothing else, and beside which a line has a cue and a text
    of the row; "" where there is none. A heading has what it is of below it."""
    lines = item.example.input.rstrip().split("\n")
    values = {leaf.strip() for leaf in leaves_of(item.doc.data) if len(leaf.strip()) >= _SHORTEST}
    for place, (line, behind) in enumerate(pairwise(lines)):  # the answer stands behind the last
        match = _CUE.match(line)
        if match is None:
            continue
        beside = [behind, *lines[max(place - 1, 0) : place]]
        is_closed = not behind.strip() or _FILLED.match(behind) or _CUE.match(behind)
        if is_closed and any(_has_text(other, values) for other in beside):
            return match["cue"]
    return ""


def _has_text(line: str, values: set[str]) -> bool:
    """Say whether a line has a cue, and a text of the row behind it."""
    cue, sign, content = line.replace("：", ":").partition(":")
    return bool(cue.strip() and sign) and any(
        value.split("\n")[0].replace("：", ":") in content for value in values
    )
