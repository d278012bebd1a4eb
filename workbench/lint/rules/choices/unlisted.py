"""Numbers of options by their place, where the prompt gives these none or does not show them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache

from workbench.io.han import compiled
from workbench.lint.rules.choices.marks import asks_for_mark
from workbench.lint.rules.instructions.spoken import names_numbers, unspoken
from workbench.lint.subject import Subject, golds_of
from workbench.lint.truth import Shown, places_of, plain
from workbench.prompts.listing import label_in, listings
from workbench.types import Rendered

_LONG = 6
_LETTER = r"[(（\[]?[A-J][)）\]]?"
_CHOOSES = compiled(
    r"\b(?i:choose|pick|select|answer|reply|respond|write|give|say|state)\s"
    r"(?:(?:either|with|between|from|only|just|one of|by)\s)*"
    rf"{_LETTER}(?:,\s{_LETTER})*,?\s(?:or|and)\s{_LETTER}(?![\w'’-])"
    rf"|(?:选择?|回答|答|填|写出?|输出|从)\s?{_LETTER}(?:[、，,]\s?{_LETTER})*\s?"
    rf"(?:或者?|还是|和|、)\s?{_LETTER}(?![A-Za-z])"
)
"""What asks for one of some letters."""

_OF_LINES = compiled(
    r"\b(?:which|what|number of the)\s(?:line|verse)\b|\bwelche[rnms]?\s(?:Zeile|Vers)\b"
    r"|\bquel(?:le)?\s(?:ligne|vers)\b|\b(?:qué|cuál)\s(?:línea|verso)\b|第几行|哪一?行|何行目",
    re.IGNORECASE,
)


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
    if label == str(place + 1) and _are_lines(item, shown):
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


def _are_lines(item: Rendered, shown: Shown) -> bool:
    """Say whether options stand on a line each, and the prompt asks for a line: readers count
    these, and none needs its number."""
    texts = [option.text for option in shown.options]
    between = item.example.input[shown.options[0].start : shown.options[-1].end] if texts else ""
    return "\n".join(texts) in between and _OF_LINES.search(item.example.input) is not None


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


def letters_of_none(subject: Subject, item: Rendered, shown: Shown) -> str:
    """Return the words that ask in PPL to choose between letters, as many as there are choices,
    where no letter has anything beside it and the choices are texts; "" where there are none."""
    if subject.method != "ppl" or shown.known:
        return ""
    asked = _letters_asked(f"{subject.code.template}\0{subject.settings.description}")
    rest = item.example.input.replace(asked, " ") if asked else ""
    if not asked or listings(rest):
        return ""
    named = re.findall(r"(?<![A-Za-z])[A-J](?![A-Za-z])", asked)
    texts = [choice.strip() for choice in item.choices]
    if len(named) != len(texts) or any(map(label_in, texts)):
        return ""
    is_told = any(mentions(named, one, first=0) for one in (rest, *texts))
    are_long = all(len(text.split()) > 1 or len(text) > _LONG for text in texts)
    return "" if is_told or not are_long else asked


@lru_cache(maxsize=64)
def _letters_asked(own: str) -> str:
    match = _CHOOSES.search(own)
    return match[0] if match else ""


def mentions(labels: Sequence[str], text: str, *, first: int = 1) -> bool:
    """Say whether a text has a letter behind A as a word: a list of another style, maybe."""
    return any(True for one in labels[first:] for _ in places_of(one, text, beside="'"))
