"""What gives an answer away by the options that a prompt names besides its list: wrong ones, `Not:
Mars, Saturn` or `B, C and D are out`, or a few of which one is right.

What a text of the row speaks of is its own: a question may ask which option its passage lacks.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from workbench.errors import shorten
from workbench.io.han import compiled
from workbench.lint.leaves import leaves_of
from workbench.lint.rules.leaking.given import Told, are_too_few
from workbench.lint.subject import Subject
from workbench.lint.truth import OPTION_LISTS, is_of_answers, places_of
from workbench.messages import Message, say
from workbench.types import Rendered

_FEWEST_DOCS = 5
_FEWEST_OPTIONS = 3
_FEWEST_SETS = 3
_MOST_OF = 0.8
_BY_LUCK = 0.001
_BY_CHANCE = 0.05
"""Where the template says what is not so, less has to be told apart from luck."""

_DENIES = compiled(
    r"\b(?:not|wrong|false|incorrect|eliminated|ruled out|except|nicht|kein\w*|falsch"
    r"|ausgeschlossen"
    r"|pas|faux|exclu\w*|no es|incorrect\w*|falso)\b|不是|错误|错的|排除|ではな|誤り|間違い",
    re.IGNORECASE,
)
_FEWEST_SIGNS = 2
_LONG = 40
"""A text of more signs is taken out as it is, where it stands so: its words need not be parted."""

_AND = r"(?:and|und|et|y|e|or|oder|ou|o|nor)\s"
_BETWEEN = rf"(?:\s?[,、，;/&+]\s?(?:{_AND})?|\s{_AND}|[和与或])"
_LETTERS = compiled(rf"(?<![\w'’])[A-J](?:{_BETWEEN}[A-J])+(?![\w'’])")
_FIGURES = compiled(rf"(?<![\w.])\d(?:{_BETWEEN}\d)+(?![\w.])")


@dataclass(frozen=True, slots=True)
class _Named:
    """A doc, how many options it has, and which of them its prompt names besides its list."""

    item: Rendered
    count: int
    places: frozenset[int]
    gold: int
    options: Sequence[str]


def by_ruled_out(subject: Subject) -> Told:
    """Return the docs whose prompt names some of the options besides its list, never the right one,
    or always that one, too, where chance would not do so."""
    found: list[_Named] = []
    for seen, item in enumerate(subject.rendered):
        if are_too_few(subject, len(found), seen):
            return ()
        found.extend(_named_in(subject, item))
    if len({tuple(sorted(one.options[p] for p in one.places)) for one in found}) < _FEWEST_SETS:
        return ()
    if len(found) < max(_FEWEST_DOCS, _MOST_OF * len(subject.rendered)):
        return ()
    shares = [len(one.places) / one.count for one in found]
    luck = _BY_CHANCE if _DENIES.search(subject.code.template) else _BY_LUCK
    if not any(one.gold in one.places for one in found):
        is_chance = math.prod(1 - share for share in shares) > luck
    elif all(one.gold in one.places and len(one.places) > 1 for one in found):
        is_chance = math.prod(shares) > _BY_LUCK
    else:
        return ()
    return () if is_chance else [(one.item, _message(one)) for one in found]


def _message(one: _Named) -> Message:
    named = shorten(", ".join(one.options[place] for place in sorted(one.places)), 40)
    if one.gold in one.places:
        return say("the input says of which options one is right: {named}", named=named)
    return say("the input says which options are wrong: {named}", named=named)


def _named_in(subject: Subject, item: Rendered) -> Iterator[_Named]:
    """Yield what a prompt names of its options besides their list, if that is some and not all."""
    truth = subject.truths[item.doc.id]
    options, golds = truth.options, truth.golds
    if len(golds) != 1 and len(item.gold) == 1:
        options, golds = item.choices, (item.choices[item.gold[0]],)
    if len(golds) != 1 or len(options) < _FEWEST_OPTIONS or len(set(options)) < len(options):
        return
    text = _besides(subject, item, options)
    folded = text.casefold()
    words = [option.strip().casefold() for option in options]
    places = {
        place
        for place, word in enumerate(words)
        if len(word) >= _FEWEST_SIGNS
        and (any(True for _ in places_of(word, folded)) if word.isascii() else word in folded)
    }
    # A longer option has a shorter one's words in it.
    places -= {
        place for place in places for other in places
        if place != other and words[place] in words[other]
    }  # fmt: skip
    places = places or _by_mark(subject, item, text)
    if 0 < len(places) < len(options):
        yield _Named(item, len(options), frozenset(places), options.index(golds[0]), options)


def _besides(subject: Subject, item: Rendered, options: Sequence[str]) -> str:
    """Return an input without its list of options and without the texts of its row, other than
    those that may speak of the answer."""
    text = item.example.input
    shown = subject.list_of(item).options
    if shown:
        text = text[: shown[0].start] + "\0" + text[shown[-1].end :]
    texts = {
        part
        for name, value in item.doc.data.items()
        if not is_of_answers(str(name)) and name not in (*OPTION_LISTS, "target_scores")
        for part in leaves_of(value)
        if part not in options and not _is_of_options(part, options)
    }
    changed: set[str] = set()
    for part in sorted(texts, key=len, reverse=True):
        if len(part) > _LONG and part in text:
            text = text.replace(part, "\0")
        else:
            changed.add(" ".join(part.split()))
    text = " ".join(text.split())
    for part in sorted(changed, key=len, reverse=True):
        text = text.replace(part, "\0")
    return text


def _is_of_options(value: str, options: Sequence[str]) -> bool:
    """Say whether a text of the row is nothing but options, or their marks."""
    for option in sorted(options, key=len, reverse=True):
        value = value.replace(option, " ")
    return not value.strip() or not re.search(r"[^\W_]{2}", value)


def _by_mark(subject: Subject, item: Rendered, text: str) -> set[int]:
    """Return which options a text names by their marks, several in a row."""
    shown = subject.list_of(item)
    by_label = {
        option.label: place
        for option, place in zip(shown.options, shown.places, strict=True)
        if option.label and place is not None
    }
    are_figures = all(map(str.isdigit, by_label))
    for match in (_FIGURES if are_figures else _LETTERS).finditer(text) if by_label else ():
        said = re.findall(r"\d" if are_figures else r"[A-J]", match[0])
        if set(said) <= set(by_label) and len(set(said)) < len(by_label):
            return {by_label[label] for label in said}
    return set()
