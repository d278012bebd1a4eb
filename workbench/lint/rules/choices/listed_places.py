"""Several letters that the code takes from places in the row's list, where the prompt lists that in
another order: `order: [2, 0, 1]` is `C, A, B` of the row's events, and these stand there sorted.
The rule `answer/gold-differs` says so."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from workbench.errors import shorten
from workbench.lint.finding import Hit
from workbench.lint.row_orders import LETTERS, places_of
from workbench.lint.subject import Subject, golds_of
from workbench.lint.truth import plain
from workbench.messages import say
from workbench.types import Rendered

_FEWEST_DOCS = 4


def by_listed_places(subject: Subject, letters_in: Callable[[str], Sequence[str]]) -> Iterator[Hit]:
    """Yield the docs whose letters (`letters_in` an answer) stand in the prompt before other texts
    than those at the row's places, where the letters of all docs are these places."""
    items = subject.rendered
    if len(items) < _FEWEST_DOCS:
        return
    for places, texts in _fields(items[0]):
        found: list[tuple[Rendered, str, str]] = []
        for item in items:
            order, own = _lists(item, places, texts)
            said = [letter.upper() for letter in letters_in(golds_of(item.example)[0])]
            if not order or [LETTERS[place] for place in order] != said:
                found.clear()
                break
            shown = {one.label.upper(): plain(one.text) for one in subject.list_of(item).options}
            wanted = [plain(own[place]) for place in order]
            listed = [shown.get(letter, "") for letter in said]
            if sorted(listed) == sorted(wanted) and listed != wanted:
                other = next(
                    i for i, (a, b) in enumerate(zip(listed, wanted, strict=True)) if a != b
                )
                found.append((item, listed[other], own[order[other]]))
        for item, listed, right in found:
            gold = golds_of(item.example)[0]
            yield Hit(
                say(
                    "processed_output says {own}, which the prompt gives to {other}; "
                    "{gold} is right",
                    own=gold, other=shorten(listed, 20), gold=shorten(right, 20),
                ),
                say("Take the letter from the order in which the options are listed."),
                item.doc.id,
                subject.code.line_of_output,
                about="listed places",
                severity="warning",
            )  # fmt: skip
        if found:
            return


def _fields(item: Rendered) -> Iterator[tuple[str, str]]:
    """Yield the names of two fields, a list of places and one of as many texts."""
    names = [str(name) for name, value in item.doc.data.items() if isinstance(value, list)]
    for places in names:
        for texts in names:
            if places != texts and _lists(item, places, texts)[0]:
                yield places, texts


def _lists(item: Rendered, places: str, texts: str) -> tuple[Sequence[int], Sequence[str]]:
    """Return a row's places, each once, and the texts at them; nothing where they are no such."""
    value, own = item.doc.data.get(places), item.doc.data.get(texts)
    order = places_of(value) or places_of(value, first=1)
    if not isinstance(own, list) or len(own) != len(order):
        return (), ()
    return (order, own) if all(isinstance(one, str) for one in own) else ((), ())
