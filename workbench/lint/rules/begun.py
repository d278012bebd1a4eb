"""What a line of the prompt says that the answer begins with."""

from __future__ import annotations

import re
from collections.abc import Iterator

from workbench.errors import shorten
from workbench.lint.finding import Hit
from workbench.lint.subject import Subject, golds_of
from workbench.messages import say
from workbench.types import Rendered

_MOST_OF = 0.8
_FEWEST_SIGNS = 3
_SHARE = 0.8
"""More of an answer is the answer, of which other rules speak."""

_SAID = re.compile(r"[:：]\s*[\"'“‘«„「『]?(?P<said>[^\n]+?)[\"'”’»」』\s.…_]*$", re.MULTILINE)
"""What stands behind a cue on its line, without marks around it."""


def begun(subject: Subject) -> Iterator[Hit]:
    """Yield the docs with a line on which nothing but the beginning of their answer stands behind a
    cue, where it is so of nearly all: `Hint: The baker`."""
    items = subject.rendered
    found: list[tuple[Rendered, str]] = []
    for place, item in enumerate(items):
        if said := _beginning_in(item):
            found.append((item, said))
        elif len(found) + len(items) - place - 1 < _MOST_OF * len(items):
            return  # too few are left
    if len({said for _, said in found}) < 2:
        return
    for item, said in found:
        yield Hit(
            say("the input says how the answer begins: {said}", said=shorten(said, 30)),
            say("Take the answer out of the input; it belongs into output."),
            item.doc.id,
            subject.code.line_of_input,
            about="inside",
        )


def _beginning_in(item: Rendered) -> str:
    """Return what a line has of the beginning of a doc's answer, and no other text of its row."""
    golds = {*golds_of(item.example), item.example.output.strip()}
    for match in _SAID.finditer(item.example.input):
        said = match["said"]
        if len(said) < _FEWEST_SIGNS or not any(
            gold.startswith(said) and len(said) <= _SHARE * len(gold) for gold in golds
        ):
            continue
        texts = (value for value in item.doc.data.values() if isinstance(value, str))
        if not any(said in text for text in texts if text.strip() not in golds):
            return said
    return ""
