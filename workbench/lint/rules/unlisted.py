"""Numbers of options by their place, where the prompt gives these none or does not show them."""

from __future__ import annotations

from collections.abc import Sequence

from workbench.lint.rules.marks import asks_for_mark
from workbench.lint.rules.spoken import names_numbers, unspoken
from workbench.lint.subject import Subject, golds_of
from workbench.lint.truth import Shown, places_of, plain
from workbench.prompts.listing import label_in
from workbench.types import Rendered


def is_number_of_none(subject: Subject, item: Rendered, shown: Shown, label: str) -> bool:
    """Say whether an answer is the number of the right option, which is asked for, in a list whose
    options have none, or where nothing of them is shown."""
    place, size = shown.place_of_gold, len(shown.options)
    if _are_unshown(item, shown):
        place, size = _place_of_gold(shown), len(shown.truth.options)
    elif shown.known < size:
        return False
    if shown.labels or place is None or size < 2 or label not in (str(place), str(place + 1)):
        return False
    is_asked = asks_for_mark(subject) != "" or names_numbers(subject, size)
    said = f"{subject.settings.description}\n{item.example.input}"
    return is_asked and not mentions([label], unspoken(subject, said), first=0)


def _are_unshown(item: Rendered, shown: Shown) -> bool:
    """Say whether the row has options, and the prompt has no list and none of their texts."""
    if shown.options or len(shown.truth.golds) != 1:
        return False
    text = item.example.input.casefold()
    return not any(plain(option) in text for option in shown.truth.options)


def _place_of_gold(shown: Shown) -> int:
    return shown.truth.options.index(shown.truth.golds[0])


def are_numbers_of_unshown(subject: Subject) -> bool:
    """Say whether all answers are numbers of options that no prompt shows: what is counted has such
    a number by chance."""
    offsets: set[int] = set()
    for item in subject.rendered:
        shown, gold = subject.list_of(item), label_in(golds_of(item.example)[0])
        if not gold.isdecimal() or not _are_unshown(item, shown):
            return False
        offsets.add(int(gold) - _place_of_gold(shown))
    return offsets in ({0}, {1})


def mentions(labels: Sequence[str], text: str, *, first: int = 1) -> bool:
    """Say whether a text has a letter behind A as a word: a list of another style, maybe."""
    return any(True for one in labels[first:] for _ in places_of(one, text, beside="'"))
