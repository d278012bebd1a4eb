"""The first or last of several that an answer puts in order, told by the prompt: `The largest
is the whale.` over `whale > cat > ant`. The rule `answer/leaked` says so."""

from __future__ import annotations

import os.path
import re
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import product

from workbench.errors import shorten
from workbench.io.han import compiled
from workbench.lint.finding import Hit
from workbench.lint.most import in_most
from workbench.lint.subject import Subject
from workbench.messages import say
from workbench.types import Rendered

_SEEN_DOCS = 100
_FEWEST_DOCS = 4
_NEARLY_ALL = 0.9
_FEWEST_SIGNS = 3
_FEWEST_PARTS = 2
_FEWEST_KINDS = 3
_BETWEEN = compiled(r"\s*(?:->|=>|<|>|→|≻|,|，|、|;|；|\||/|\n)\s*")


def first_told(subject: Subject) -> Iterator[Hit]:
    """Yield the docs that say the first, or the last, of what their answer puts in order once more
    than the others, behind the same words in all docs."""
    items = subject.some(_SEEN_DOCS)
    least = max(_FEWEST_DOCS, _NEARLY_ALL * len(items))
    for place, find in product((0, -1), (str.rfind, str.find)):
        found = in_most(items, partial(_told, place, find), least)
        if len({part for _, (part, _) in found}) < _FEWEST_KINDS:
            continue
        if not _is_own(subject, [before for _, (_, before) in found]):
            continue
        for item, (part, _) in found:
            yield Hit(
                say("the input says how the answer begins: {said}", said=shorten(part, 30)),
                say("Take the answer out of the input; it belongs into output."),
                item.doc.id,
                subject.code.line_of_input,
                about="first",
            )
        return


def _told(place: int, find: Callable[[str, str], int], item: Rendered) -> tuple[str, str] | None:
    """Return a part of the answer that the input has once more than it has the others, and what
    stands before it there; None where it has it as often."""
    parts = [part for part in _BETWEEN.split(item.example.output.strip()) if part]
    if len(parts) < _FEWEST_PARTS or len(set(parts)) < len(parts):
        return None
    text = item.example.input
    counts = [len(re.findall(rf"(?<!\w){re.escape(part)}(?!\w)", text)) for part in parts]
    own = counts.pop(place)
    if own != _FEWEST_PARTS or set(counts) != {1}:
        return None
    values = (value.strip() for value in item.doc.data.values() if isinstance(value, str))
    if parts[place] in values:
        return None  # a field of the row by itself, which is asked about
    at = find(text, parts[place])
    return parts[place], text[max(0, at - 40) : at]


def _is_own(subject: Subject, before: Sequence[str]) -> bool:
    """Say whether the same words of the template stand before each."""
    shared = os.path.commonprefix([one[::-1] for one in before])[::-1]  # noqa: RUF071 - no paths
    words = shared.rpartition("\n")[2].strip()
    return len(words) >= _FEWEST_SIGNS and words in subject.code.template
