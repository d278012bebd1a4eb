"""Things that are to be put in order and stand in the input in their right order already, where
the row has them in another one, too: the wrong field is shown. The rule `answer/leaked` says so."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any

from workbench.io.han import exactly
from workbench.lint.finding import Hit
from workbench.lint.row_orders import FEWEST_ITEMS, LETTERS, is_list_of_some, places_of
from workbench.lint.subject import Subject
from workbench.messages import say
from workbench.types import Rendered

_FEWEST_DOCS = 4
_PARTS = exactly(r"\s*(?:->|=>|[,，、;；|/<>→\n])\s*")
_MARKS_IN = exactly(r"(?<!\w)[A-J](?!\w)")
_MARKS = " \t\"'“”‘’「」[]()（）.。"


def by_order(subject: Subject) -> Iterator[Hit]:
    """Yield the docs whose input has the items of the answer in its order, where that is so of all,
    and a field that is not shown has them in another order in most; or in the order of the places
    that the answer is."""
    yield from _by_places(subject)
    found: list[tuple[Rendered, str]] = []
    for item in subject.rendered:
        items = _items(item.example.output)
        if len(items) < FEWEST_ITEMS or not _stand_in_a_row(item.example.input, items):
            return
        other = next(
            (name for name, value in item.doc.data.items() if _has_otherwise(value, items)), ""
        )
        if other:
            found.append((item, other))
    names = {name for _, name in found}
    if len(found) < _FEWEST_DOCS or 2 * len(found) < len(subject.rendered) or len(names) > 1:
        return
    name = names.pop()
    for item, _ in found:
        yield Hit(
            say("the input has the items in the order of the answer; the row's {name} has them in"
                " another", name=name),
            say("Put data[{name!r}] into the input, whole.", name=name),
            item.doc.id,
            subject.code.line_of_input,
            about="in order",
        )  # fmt: skip


def _by_places(subject: Subject) -> Iterator[Hit]:
    """Yield all docs where the input lists the texts of a field in the order that another field
    gives, and the answers are the marks of these places: `C, A, B` of `[2, 0, 1]`. Of a list that
    was only shuffled by them, other marks would be right."""
    items = subject.rendered
    first = items[0].doc.data if items else {}
    names = [name for name, value in first.items() if is_list_of_some(value)]
    pairs = [(one, other) for one in names for other in names if one != other]
    for texts, places in pairs if len(items) >= _FEWEST_DOCS else ():
        told = 0
        for item in items:
            named, order = item.doc.data.get(texts), places_of(item.doc.data.get(places))
            if not order or not isinstance(named, list) or len(named) != len(order):
                break
            shown = [str(named[place]) for place in order]
            marks = _MARKS_IN.findall(item.example.output)
            if marks != [LETTERS[place] for place in order] or not _is_listed(item, shown):
                break
            told += any(order[order[place]] != place for place in order)
        else:
            for item in items if told > 1 else ():
                yield Hit(
                    say("the input has the items in the order of the answer, which the row's {name}"
                        " gives", name=places),
                    say("Put data[{name!r}] into the input, whole.", name=texts),
                    item.doc.id,
                    subject.code.line_of_field(places) or subject.code.line_of_input,
                    about="in order",
                )  # fmt: skip
            return


def _is_listed(item: Rendered, texts: Sequence[str]) -> bool:
    """Say whether an input has texts one behind the other."""
    found = [item.example.input.find(text) for text in texts]
    return min(found) >= 0 and sorted(found) == found


def _items(text: str) -> Sequence[str]:
    parts = [part.strip(_MARKS) for part in _PARTS.split(text.strip())]
    items = [part for part in parts if part]
    return items if len({*items}) == len(items) else ()


def _stand_in_a_row(text: str, items: Sequence[str]) -> bool:
    """Say whether items follow each other in a text, as in a list, with a few signs between."""
    place = text.find(items[0])
    while place >= 0:
        end = place + len(items[0])
        for _, after in pairwise(items):
            start = text.find(after, end, end + len(after) + 6)
            if start < 0 or any(map(str.isalpha, text[end:start].replace("and", ""))):
                break
            end = start + len(after)
        else:
            return True
        place = text.find(items[0], place + 1)
    return False


def _has_otherwise(value: Any, items: Sequence[str]) -> bool:
    """Say whether a value of the row is a list of the same items in another order."""
    parts = value if isinstance(value, list | tuple) else ()
    if isinstance(value, str):
        parts = _items(value)
    own = [str(part).strip(_MARKS) for part in parts]
    return own != list(items) and sorted(own) == sorted(items)
