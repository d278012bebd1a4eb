"""What a row itself says is right: its options and which of them is the gold, and where a prompt
shows them."""

from __future__ import annotations

import os
import re
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any

from workbench.io.han import compiled, exactly
from workbench.lint.gap_marks import with_marks
from workbench.prompts.listing import Option, label_in, listings

OPTION_LISTS = ("options", "choices", "endings")
_ANSWERS = ("answer", "label", "gold", "answerKey", "answer_key", "correct", "target")
_FROM_NOUGHT = ("answer_index", "answer_idx", "gold_index", "label_index", "correct_index")
_OF_ANSWERS = compiled(
    "answer|gold|label|target|cot|rationale|reason|steps|solution|explanation|analysis|hint|clue"
    "|note|comment|score|rating|star(?!t)|grade|correct|output|completion|feedback"
    "|verdict|sentiment|polarity|provenance|key$|idx$|index$|提示|解析|解答|答案|得数|评分|正确|标签",
    re.IGNORECASE,
)


def without_accents(text: str) -> str:
    """Return a text with the letters that its accents stand on: a sign that is struck out, as `≠`,
    has none."""
    apart = unicodedata.normalize("NFD", text)
    if not any(map(unicodedata.combining, apart)):
        return unicodedata.normalize("NFC", apart)
    kept: list[str] = []
    for sign in apart:
        if not unicodedata.combining(sign) or not kept or not kept[-1].isalpha():
            kept.append(sign)
    return unicodedata.normalize("NFC", "".join(kept))


@lru_cache(maxsize=1024)
def is_of_answers(name: str) -> bool:
    """Say whether a field may give the answer away by its name: what it says is not of the
    question."""
    return _OF_ANSWERS.search(name) is not None


_LETTERED = exactly(r"(?i)(?:option|choice|op|opt)?[_ ]?([A-H])")
_NUMBERED = exactly(r"(?i)(?:option|choice|op|opt|ending|sol|answer|alternative)[_ ]?(\d)")
_ENDS = " \t\n.;,。；，"
_GAP = 6
"""Options of an unmarked list have at most so many characters between them."""


@dataclass(frozen=True, slots=True)
class Truth:
    """The texts of a row's options, and those that are right; both are empty where the row does
    not tell."""

    options: tuple[str, ...]
    golds: tuple[str, ...]


def first_number(rows: Sequence[Mapping[str, Any]]) -> int | None:
    """Return what the first option's number is, 0 or 1, where the answers of all rows tell."""
    pairs = [
        (value, len(options))
        for row in rows
        if (options := next(option_lists(row), None)) is not None
        for name in _ANSWERS
        if isinstance(value := row.get(name), int) and not isinstance(value, bool)
    ]
    if not pairs:
        return None
    least, is_over = min(value for value, _ in pairs), any(value == size for value, size in pairs)
    return 0 if least == 0 and not is_over else 1 if least == 1 and is_over else None


def truth_of(data: Mapping[str, Any], first: int | None = None) -> Truth:
    """Return what a row says of its options: `target_scores` before all else, letters in it looked
    up in a list of options; without it a list and the field that names one of it, by a number
    where `first` says what the first one's is."""
    lists = [[str(o).strip() for o in several] for several in option_lists(data)]
    targets = data.get("target_scores")
    if isinstance(targets, Mapping) and len(targets) > 1:
        keys = [str(key).strip() for key in targets]
        right = [
            place
            for place, score in enumerate(targets.values())
            if isinstance(score, int | float) and score > 0
        ]
        if not are_labels([label_in(key) for key in keys]):
            return Truth(tuple(keys), tuple(keys[place] for place in right))
        fitting = next((texts for texts in lists if len(texts) == len(keys)), None)
        if fitting is None:
            return Truth((), ())
        return Truth(tuple(fitting), tuple(fitting[place] for place in right))
    if not lists:
        return Truth((), ())
    place = _named(data, lists[0], first)
    return Truth(tuple(lists[0]), () if place is None else (lists[0][place],))


def are_labels(keys: Sequence[str]) -> bool:
    """Say whether options are called by letters or numbers from the first on, and so have no
    text."""
    if len(keys) < 2 or any(len(key) != 1 for key in keys):
        return False
    first = min(keys)
    return first in "Aa01" and sorted(keys) == [chr(ord(first) + i) for i in range(len(keys))]


def option_lists(data: Mapping[str, Any]) -> Iterator[Sequence[str]]:
    """Yield a row's lists of options: lists of texts, dicts by letter, fields by letter or
    number."""
    for name in OPTION_LISTS:
        value = data.get(name)
        if isinstance(value, Mapping):
            inner = value.get("text")
            value = inner if isinstance(inner, list) else list(value.values())
        if not isinstance(value, list) or len(value) < 2 or is_counted(value):
            continue
        if all(isinstance(o, str) for o in value):
            yield value
    labelled = [(_labels_of(str(name)), v) for name, v in data.items() if isinstance(v, str)]
    for kind in (0, 1):
        named = sorted((labels[kind], value) for labels, value in labelled if labels[kind])
        if len(named) > 1 and named[0][0] in "A01":
            yield [text for _, text in named]


def is_counted(texts: Sequence[Any]) -> bool:
    """Say whether texts are some that come again and again, `owl, owl, jay, owl`, as what is
    counted does; of options one may be there twice."""
    return 1 < len({*map(str, texts)}) < len(texts) - 1


@lru_cache(maxsize=1024)
def _labels_of(name: str) -> tuple[str, str]:
    """Return the letter and the number in the name of an option's field, each "" where it has
    none."""
    found = (pattern.fullmatch(name) for pattern in (_LETTERED, _NUMBERED))
    letter, number = (match[1].upper() if match else "" for match in found)
    return letter, number


def _named(data: Mapping[str, Any], options: Sequence[str], first: int | None) -> int | None:
    """Return which option the row's answer is, None where that is not sure."""
    for name in _ANSWERS:
        value = data.get(name)
        if isinstance(value, str) and value.strip() in options:
            return options.index(value.strip())
        if isinstance(value, str) and re.fullmatch(r"\(?[A-Za-z]\)?\.?", value.strip()):
            place = ord(value.strip().strip("().").upper()) - ord("A")
            return place if 0 <= place < len(options) else None
        if isinstance(value, int) and not isinstance(value, bool) and first is not None:
            return value - first if 0 <= value - first < len(options) else None
    for name in _FROM_NOUGHT:
        value = data.get(name)
        if isinstance(value, int) and not isinstance(value, bool) and 0 <= value < len(options):
            return value
    return None


_WORDS = exactly(r"[^\W_]+")
_BREAKS = {code: " " for code in range(128) if not chr(code).isalnum()}


def places_of(word: str, text: str, beside: str = "") -> Iterator[int]:
    """Yield where a text has another one as a word: no letter, digit, underscore or sign of
    `beside` stands next to it. What a pattern of the word would find, and nothing is compiled."""
    start = text.find(word) if word else -1
    while start >= 0:
        end = start + len(word)
        around = text[max(start - 1, 0) : start] + text[end : end + 1]
        is_whole = not any(sign.isalnum() or sign == "_" or sign in beside for sign in around)
        if is_whole:
            yield start
        start = text.find(word, end if is_whole else start + 1)


def stands_before(word: str, text: str, signs: Sequence[str]) -> bool:
    """Say whether a text has a word with one of these signs behind it: `E = entailment`."""
    return any(text[at + len(word) :].lstrip()[:1] in signs for at in places_of(word, text))


def bare(text: str) -> str:
    """Return a label as it is compared with others: in one case, without stops around it."""
    return text.strip(" \t\n.。\"'").casefold()


def common_end(texts: Sequence[str]) -> str:
    """Return what all texts end with."""
    return os.path.commonprefix([text[::-1] for text in texts])[::-1]  # noqa: RUF071 - no paths


def words_in(text: str) -> str:
    """Return a text as its words in one case, a space around each."""
    if text.isascii():  # the same by the quickest way, since most texts are plain
        return f" {' '.join(text.lower().translate(_BREAKS).split())} "
    return f" {' '.join(_WORDS.findall(text.casefold()))} "


def content_of(data: Mapping[str, Any], words: str) -> tuple[str, ...]:
    """Return the words of a row's texts as far as an input, given by its words, has them; without
    its answers."""
    found: list[str] = []
    for name, value in data.items():
        if is_of_answers(str(name)):
            continue
        for part in value if isinstance(value, list | tuple) else (value,):
            if not isinstance(part, str | int | float) or isinstance(part, bool):
                continue
            own = words_in(str(part))
            if own.strip() and own in words:
                found.append(own)
    return tuple(found)


@lru_cache(maxsize=16384)
def plain(text: str) -> str:
    """Return a text as it is compared with an option: without the white space and stops at its
    ends, in one case."""
    return " ".join(text.split()).strip(_ENDS).casefold()


def shown_as(option: Option, texts: Sequence[str], wanted: Sequence[str]) -> int | None:
    """Return which of `texts`, or of these made `plain`, a listed option shows, None where that is
    not sure."""
    own = plain(option.text)
    if own in wanted:
        return wanted.index(own) if wanted.count(own) == 1 else None
    whole = plain(f"{option.mark} {option.text}")  # an option may have its letter in its text
    if option.mark and whole in wanted:
        return wanted.index(whole)
    raw = " ".join(option.text.split())
    inside = [
        place
        for place, text in enumerate(texts)
        if any(True for _ in places_of(" ".join(text.split()), raw))
    ]
    if inside:
        longest = max(inside, key=lambda place: len(texts[place]))
        others = [i for i in inside if texts[i] not in texts[longest]]
        return longest if not others else None
    cut = [i for i, text in enumerate(wanted) if len(own) > 2 and text.startswith(own.rstrip("…."))]
    return cut[0] if len(cut) == 1 else None


@dataclass(frozen=True)
class Shown:
    """A row's options as its prompt lists them: `places` says which option of the truth each listed
    one shows, None where none is known."""

    options: tuple[Option, ...]
    places: tuple[int | None, ...]
    truth: Truth

    @cached_property
    def labels(self) -> tuple[str, ...]:
        """The labels of the list, without those of bullets."""
        return tuple(option.label for option in self.options if option.label)

    @cached_property
    def known(self) -> int:
        """How many of the truth's options are listed."""
        return len({place for place in self.places if place is not None})

    @property
    def place_of_gold(self) -> int | None:
        """The place in the list of the first option that is right, None where none is known."""
        for place, option in enumerate(self.places):
            if option is not None and self.truth.options[option] in self.truth.golds:
                return place
        return None

    def text_of(self, label: str) -> int | None:
        """Return which option of the truth a label stands for, None where that is not known."""
        for option, place in zip(self.options, self.places, strict=True):
            if option.label == label:
                return place
        return None


NOT_SHOWN = Shown((), (), Truth((), ()))


def shown_in(text: str, truth: Truth) -> Shown:
    """Return the list of options that a prompt asks about: the one that shows most of the row's,
    and of these the last."""
    best = Shown((), (), truth)
    rank = (-1, -1)
    wanted = list(map(plain, truth.options))
    for run in listings(text):
        places = tuple(shown_as(each, truth.options, wanted) for each in run) if wanted else ()
        found = Shown(run, places or (None,) * len(run), truth)
        is_bullet = run[0].kind == "bullet"
        if is_bullet and not found.known:
            continue
        own = (found.known, 0 if run[0].kind in ("bullet", "digit", "count") else 1)
        if own >= rank:
            best, rank = found, own
    if truth.options and best.known < 2:
        chain = unmarked(text, truth.options)
        if len(chain) > max(best.known, 1) and not _are_ends(chain, text, truth.options):
            return Shown(tuple(with_marks(text, chain)), tuple(o.rank for o in chain), truth)
    return best


def _are_ends(chain: Sequence[Option], text: str, options: Sequence[str]) -> bool:
    """Say whether what stands in a text are the ends of a scale alone: `from poor to excellent`."""
    if len(chain) != 2 or len(options) < 3:
        return False
    one, other = chain
    return is_scale(text[max(0, one.start - 12) : one.start], text[one.end : other.start])


_FROM = compiled(
    r"(?:\b(?:from|between|von|zwischen|de|da|entre)|[从由從在])\s?[\"“‘「(（]?\Z", re.IGNORECASE
)
_TO = compiled(
    r"[\"”’」)）]?(?:\s?\([^()\n]*\)|（[^（）\n]*）)?\s?(?:,?"
    r"\s?(?:up |all the way )?\b(?:to|through|and|bis"
    r"|und|à|a|et|y)\b|[到至和])\s?[\"“‘「(（]?",
    re.IGNORECASE,
)


def is_scale(before: str, between: str) -> bool:
    """Say whether two labels are the ends of a scale by what stands before and between them."""
    return _FROM.search(before) is not None and _TO.fullmatch(between) is not None


def unmarked(text: str, options: Sequence[str]) -> list[Option]:
    """Return the options that stand one behind the other in a text, without marks: the last such
    row of them."""
    spots: list[tuple[int, int, int]] = []
    for place, option in enumerate(options):
        whole = option.strip()
        spots += [(start, start + len(whole), place) for start in places_of(whole, text)]
    spots.sort(key=lambda spot: (spot[0], -spot[1]))
    kept: list[tuple[int, int, int]] = []
    for spot in spots:
        if not kept or spot[0] >= kept[-1][1]:
            kept.append(spot)
    best: list[tuple[int, int, int]] = []
    run: list[tuple[int, int, int]] = []
    for spot in kept:
        is_next = run and spot[0] - run[-1][1] <= _GAP and spot[2] not in [r[2] for r in run]
        run = [*run, spot] if is_next else [spot]
        if len(run) > 1 and len(run) >= len(best):
            best = run
    return [Option("", "", "none", p, text[a:b], a, b) for a, b, p in best]
