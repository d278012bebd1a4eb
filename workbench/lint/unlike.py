"""What nearly all rows of a file have in common, and the rows that lack it.

Files are joined from several sources, cut at wrong columns, filled from above, exported by halves.
What comes of that stands in some rows and not in the others, so these say what was meant: of which
type a field is, in which language and shape, that a text has another one in it, that two differ.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Literal, TypeAlias

from workbench.io.han import exactly
from workbench.io.scripts import scripts_of
from workbench.lint.leaves import leaves_of
from workbench.lint.tongues import small_words, tongue_of
from workbench.messages import Message, say

FEWEST_ROWS = 6
_FEWEST_ALIKE = 5
_MOST_OF = 0.6
_INSIDE = 0.7
_FEWEST_SIGNS = 8
_FEWEST_SHAPES = 3
_FEWEST_LETTERS = 3
_FEWEST_WORDS = 6
_MOST_COUNTED = 1000
_STRAY = 2
_LONG = 40
_SHORT_NOUN = 12
_DOTTED = 6
_MOST_FIELDS = 24
_NUMBERS = exactly(r"(?<![\d.])\d+\.\d+(?![\d.])|\d+")
_LETTERS = exactly(r"[^\W\d_]+")
_KANA = exactly("[\u3040-\u30ff]")

Row: TypeAlias = Mapping[str, Any]
Fault: TypeAlias = tuple[int, str, Message, bool]
"""The place of a row, its field, what is unlike there, and whether there is no doubt about it."""


@dataclass(frozen=True, slots=True)
class Trait:
    """Something that fields of most rows have in common: the field that is at fault where a row
    lacks it, and what says of a row whether it does: None where it cannot be asked, "" where it is
    as in the others, or what else it is."""

    field: str
    lacks: Callable[[Row], Message | Literal[""] | None]
    is_sure: bool = False


def faults_in(rows: Sequence[Row], traits: Sequence[Trait]) -> Iterator[Fault]:
    """Yield the rows that lack one of the traits, one fault for each field of a row."""
    told: set[tuple[int, str]] = set()
    for trait in traits:
        for place, row in enumerate(rows):
            what = trait.lacks(row)
            if what and (place, trait.field) not in told:
                told.add((place, trait.field))
                yield place, trait.field, what, trait.is_sure


def traits_of(rows: Sequence[Row], fields: Sequence[str]) -> list[Trait]:
    """Return what most of the rows have in common, as far as these fields go."""
    if len(rows) < FEWEST_ROWS:
        return []
    known = [name for name in fields if sum(name in row for row in rows) > _INSIDE * len(rows)]
    known = known[:_MOST_FIELDS]
    found: list[Trait] = []
    columns = {name: [row[name] for row in rows if name in row] for name in known}
    tongues = {name: tongue for name in known if (tongue := _usual_tongue(columns[name]))}
    for name, values in columns.items():
        found += filter(None, (make(name, values) for make in _MAKERS))
        found += [_of_tongue(name, values, tongues)] if name in tongues else _of_all(name, values)
    for one in known:
        for other in known:
            if one != other:
                found += _of_two(one, other, rows)
    return found


def _most(kinds: Sequence[Hashable], share: float = _MOST_OF) -> Any:
    """Return what most of some things are, None where they are of too many kinds, or all are."""
    counts = Counter(kinds).most_common(1)
    if not counts or counts[0][1] < max(_FEWEST_ALIKE, share * len(kinds)):
        return None
    return counts[0][0]


_TYPES: Mapping[type, Message] = {
    str: say("a text"),
    int: say("a whole number"),
    float: say("a number with a point"),
    bool: say("a truth value"),
    list: say("a list"),
    dict: say("an object"),
}


def _of_type(name: str, values: Sequence[Any]) -> Trait | None:
    usual = _most([type(value) for value in values])
    if usual not in _TYPES:
        return None
    is_deep = usual in (list, dict)

    def lacks(row: Row) -> Message | Literal[""] | None:
        own = row.get(name)
        if own is None or type(own) is usual or type(own) not in _TYPES:
            return ""
        if usual is list and isinstance(own, str) and own.strip()[:1] == "[":
            return ""  # a list as its JSON, which another rule tells
        if usual is int and isinstance(own, float) and not own.is_integer():
            return ""  # a number among whole ones, or none at all
        return say("it is {own}, where others have {usual}",
                   own=_TYPES[type(own)], usual=_TYPES[usual])  # fmt: skip

    return Trait(name, lacks, is_deep)


_FEW_SIGNED = 2
"""So often -1 may say that a label is missing, where others have 0 or 1."""


def _of_numbers(name: str, values: Sequence[Any]) -> Trait | None:
    """A number that counts things, or names one of a list, is never less than nought."""
    numbers = [number for value in values if (number := _whole(value)) is not None]
    kinds = {number for number in numbers if number >= 0}
    if set(numbers) == {-1, 0, 1} and numbers.count(-1) > _FEW_SIGNED:
        return None  # a sign: for and against, and neither
    is_of_list = len(numbers) >= _FEWEST_ALIKE and 1 < len(kinds) <= _MOST_FIELDS
    if not is_of_list or min(kinds) > 1 or sorted(kinds) != list(range(min(kinds), max(kinds) + 1)):
        return None

    def lacks(row: Row) -> Message | Literal[""] | None:
        own = _whole(row.get(name))
        if own is None or own >= min(kinds):
            return ""
        return say("it is {own}, where others have {least} or more", own=own, least=min(kinds))

    is_missing = any(number < 0 for number in numbers)
    return Trait(name, lacks, is_sure=is_missing)


def _whole(value: Any) -> int | None:
    """Return a whole number, or what the digits of a text are."""
    if isinstance(value, str) and re.fullmatch(r"-?\d{1,3}", value.strip()):
        return int(value)
    if not isinstance(value, int) or isinstance(value, bool) or abs(value) >= _MOST_COUNTED:
        return None
    return value


def _of_ends(name: str, values: Sequence[Any]) -> Trait | None:
    """A question ends with its mark, and asks once."""
    texts = [value.strip() for value in values if isinstance(value, str)]
    marks = [text[-1:] in ("?", "？") for text in texts]
    if len(texts) < FEWEST_ROWS or sum(marks) < _MOST_OF * len(texts):
        return None
    is_once = sum(len(_MARK.findall(text)) == 1 for text in texts) >= _INSIDE * len(texts)
    median = sorted(map(len, texts))[len(texts) // 2]

    def lacks(row: Row) -> Message | Literal[""] | None:
        own = row.get(name)
        if not isinstance(own, str) or not own.strip():
            return None
        count = len(_MARK.findall(own))
        if count == 0:
            asked = (v for k, v in row.items() if k != name and isinstance(v, str))
            if any(text.strip()[-1:] in ("?", "？") for text in asked):
                return say("it asks nothing, and another field of the row does: {own}",
                           own=_short(own))  # fmt: skip
        if is_once and count > 1 and len(own) > 1.4 * median:
            return say("it asks {count} questions, where others ask one", count=count)
        return ""

    return Trait(name, lacks)


_MARK = exactly("[?？](?![?？])")
_JOINED = exactly(r"[;；|/、]|, |\n")
"""What stands between the parts of a text that was to be a list."""


def _of_alphabet(name: str, values: Sequence[Any]) -> Trait | None:
    """Texts in Chinese have characters; a code among them has none."""
    texts = [value for value in values if isinstance(value, str)]
    share = sum(map(_has_han, texts)) / max(1, len(texts))
    if len(texts) < FEWEST_ROWS or 0.2 < share < 0.8:
        return None
    if share < 0.2:
        return Trait(name, lambda row: _in_han(name, row))

    def lacks(row: Row) -> Message | Literal[""] | None:
        own = row.get(name)
        if not isinstance(own, str) or _has_han(own) or not _LETTERS.search(own):
            return ""
        if _KANA.search(own):
            return ""  # Japanese is written without them, too
        return say("it has no Chinese characters: {own}", own=_short(own))

    return Trait(name, lacks)


def _in_han(name: str, row: Row) -> Message | Literal[""]:
    value = row.get(name)
    if not isinstance(value, str) or not _has_han(value):
        return ""
    others = [text for key, text in row.items() if key != name and isinstance(text, str)]
    if any(map(_has_han, others)) and _tongue(value):
        return ""  # a row in Chinese as a whole: its language tells
    return say("it has Chinese characters: {own}", own=_short(value))


@lru_cache(maxsize=8192)
def _has_han(text: str) -> bool:
    return not text.isascii() and any("㐀" <= sign <= "鿿" for sign in text)


def _of_dots(name: str, values: Sequence[Any]) -> Trait | None:
    """A text that a table showed by its beginning ends with dots."""
    texts = [value for value in values if isinstance(value, str)]
    dotted = sum(map(_breaks_off, texts))
    if len(texts) < FEWEST_ROWS or dotted > 0.4 * len(texts):
        return None

    def lacks(row: Row) -> Message | Literal[""] | None:
        own = row.get(name)
        if not isinstance(own, str) or not _breaks_off(own):
            return ""
        return say("it breaks off with dots: {own}", own=own[-_LONG:])

    return Trait(name, lacks)


def _breaks_off(text: str) -> bool:
    """Say whether a text ends with dots, be they in brackets, as where a part was left out."""
    end = text.rstrip()[-_DOTTED:].rstrip("])）］】")
    return end.endswith(("...", "…"))


def _of_size(name: str, values: Sequence[Any]) -> Trait | None:
    """Letters that name an option are single; a text among them is the option itself."""
    texts = [value.strip() for value in values if isinstance(value, str)]
    single = {text for text in texts if len(text) == 1}
    is_usual = len(texts) >= FEWEST_ROWS and sum(len(t) == 1 for t in texts) > _INSIDE * len(texts)
    if not is_usual or len(single) < 2:
        return None

    def lacks(row: Row) -> Message | Literal[""] | None:
        own = row.get(name)
        if not isinstance(own, str) or len(own.strip()) < _FEWEST_LETTERS:
            return ""
        others = (leaf for key, value in row.items() if key != name for leaf in leaves_of(value))
        if own.strip() not in map(str.strip, others):
            return ""  # whatever it is, it is no option
        return say("it is {own}, where others have one letter", own=_short(own))

    return Trait(name, lacks, is_sure=True)


def _of_turns(name: str, values: Sequence[Any]) -> Trait | None:
    """Talks begin with the same speaker."""
    firsts = [speaker for value in values if (speaker := _speaker(value)) is not None]
    usual = _most(firsts, 0.7) if len(firsts) == len(values) else None
    if usual is None or len(set(firsts)) > 2:
        return None

    def lacks(row: Row) -> Message | Literal[""] | None:
        own = _speaker(row.get(name))
        if own is None or own == usual:
            return ""
        return say("it begins with {own}, where others do with {usual}", own=own, usual=usual)

    return Trait(name, lacks)


def _speaker(value: Any) -> str | None:
    """Return who says the first of several turns."""
    first = value[0] if isinstance(value, list) and len(value) > 1 else None
    if not isinstance(first, dict):
        return None
    named = (v for k, v in first.items() if str(k).lower() in _SPEAKERS and isinstance(v, str))
    return next(named, None)


_SPEAKERS = frozenset(
    {"who", "role", "speaker", "from", "author", "name", "user", "说话人", "角色"}
)


def _of_keys(name: str, values: Sequence[Any]) -> Trait | None:
    sets = [frozenset(map(str, value)) for value in values if isinstance(value, dict)]
    if len(sets) < FEWEST_ROWS:
        return None
    usual = _most(sets)
    ordered = sorted(usual or ())
    are_letters = all(len(key) == 1 for key in ordered)
    has_several = sum(len(keys) > 1 for keys in sets) > _INSIDE * len(sets)

    def lacks(row: Row) -> Message | Literal[""] | None:
        own = row.get(name)
        if not isinstance(own, dict):
            return None
        keys = frozenset(map(str, own))
        if are_letters and len(keys) > 1 and ordered[: len(keys)] == sorted(keys):
            return ""  # options by letter, of which some rows have fewer
        if usual is not None and keys != usual and len(usual) > 1:
            return say("it has {own}, where others have {usual}",
                       own=", ".join(sorted(keys)), usual=", ".join(sorted(usual)))  # fmt: skip
        if has_several and len(keys) == 1:
            return say("it has one option alone: {own}", own=next(iter(keys)))
        return ""

    return Trait(name, lacks, is_sure=True)


def _of_items(name: str, values: Sequence[Any]) -> Trait | None:
    lists = [value for value in values if isinstance(value, list)]
    if len(lists) < FEWEST_ROWS:
        return None
    has_several = sum(len(value) > 1 for value in lists) > _INSIDE * len(lists)
    are_texts = all(isinstance(item, str) for value in lists for item in value)
    if not are_texts:
        return None
    empty = sum(any(not item.strip() for item in value) for value in lists)
    are_even = len(set(map(len, lists))) == 1
    lettered = sum(map(_are_lettered, lists))

    def lacks(row: Row) -> Message | Literal[""] | None:
        own = row.get(name)
        if not isinstance(own, list):
            return None
        texts = [item for item in own if isinstance(item, str)]
        is_none = texts == [""] and not are_even  # a list of tags that has none
        if 2 * empty < len(lists) and not is_none and any(not item.strip() for item in texts):
            return say("its list has an empty item")
        if 2 * lettered < len(lists) and _are_lettered(texts):
            return say("its options bring letters of their own: {own}", own=_short(texts[0]))
        is_sentence = str(own[0] if own else "").rstrip().endswith(tuple(".!?。！？"))
        if has_several and len(own) == 1 and not is_sentence and _JOINED.search(str(own[0])):
            return say("its list has one item alone: {own}", own=_short(str(own[0])))
        return ""

    return Trait(name, lacks, is_sure=True)


def _are_lettered(texts: Sequence[str]) -> bool:
    return len(texts) > 1 and all(
        re.match(rf"\s*[(（]?{chr(65 + place)}[.)）:：、．]", text)
        for place, text in enumerate(texts)
    )


def _of_places(name: str, values: Sequence[Any]) -> Trait | None:
    """Objects of SQuAD's kind: texts, and where these begin in a text of the row."""
    if not all(isinstance(v, dict) and {"text", "answer_start"} <= {*v} for v in values):
        return None

    def lacks(row: Row) -> Message | Literal[""] | None:
        own, wholes = row.get(name), [v for v in row.values() if isinstance(v, str)]
        if not isinstance(own, dict) or not wholes:
            return None
        whole = max(wholes, key=len)
        texts, starts = own.get("text"), own.get("answer_start")
        if not isinstance(texts, list) or not isinstance(starts, list):
            return None
        for text, start in zip(texts, starts, strict=False):
            if isinstance(start, int) and not whole.startswith(str(text), start):
                found = whole[start : start + len(str(text))]
                return say("at its place, {place}, the text has {own!r}", place=start, own=found)
        return ""

    return Trait(name, lacks, is_sure=True)


def _usual_tongue(values: Sequence[Any]) -> str | None:
    tongues = [tongue for value in values if (tongue := _tongue(value))]
    return _most(tongues) if 2 * len(tongues) > len(values) else None


def _of_tongue(name: str, values: Sequence[Any], tongues: Mapping[str, str]) -> Trait:
    """The language of texts, as far as letters or small words tell it; `tongues` has that of most
    rows, by field. Several rows that are in another language as a whole were written so; one or
    two are of another file."""
    usual = tongues[name]
    counts = Counter(map(_tongue, values))
    is_rare = {tongue: count <= _STRAY for tongue, count in counts.items()}

    def lacks(row: Row) -> Message | Literal[""] | None:
        own = _tongue(row.get(name))
        if own in ("", usual) or _may_be_japanese(str(row[name]), own, usual):
            return ""
        others = {key: _tongue(row.get(key)) for key in tongues if key != name}
        told = {key: tongue for key, tongue in others.items() if tongue}
        is_exchanged = own in {tongues[key] for key in others}
        is_whole = bool(told) and all(tongue == own for tongue in told.values())
        if is_whole and not is_exchanged and not is_rare.get(own, True):
            return ""
        is_other = _is_other_script(own, usual) or _is_other_sentence(str(row[name]), usual)
        if not is_exchanged and not is_other and own not in told.values():
            return ""  # a few small words may be those of another language
        return say("it is in another language than that of the others: {own}",
                   own=_short(str(row[name])))  # fmt: skip

    return Trait(name, lacks)


def _of_all(name: str, values: Sequence[Any]) -> Iterator[Trait]:
    """The language of texts that tell it together, each having too few small words of its own:
    one or two sentences that are in another have none of these."""
    texts = [value for value in values if isinstance(value, str)]
    # Each word once: a single one that two languages share tells nothing.
    words = dict.fromkeys(_LETTERS.findall(" ".join(texts[: _FEWEST_ALIKE * 4]).casefold()))
    usual = tongue_of(" ".join(words)) if len(texts) > _INSIDE * len(values) else ""
    odd = {t: own for t in texts if usual and (own := _tongue(t)) not in ("", usual)}
    odd = {text: own for text, own in odd.items() if _is_other_sentence(text, usual)}
    if not 0 < len(odd) <= _STRAY:
        return

    def lacks(row: Row) -> Message | Literal[""] | None:
        own = row.get(name)
        if not isinstance(own, str) or own not in odd:
            return ""
        return say("it is in another language than that of the others: {own}", own=_short(own))

    yield Trait(name, lacks)


def _is_other_sentence(text: str, usual: str) -> bool:
    """Say whether a text is a sentence without any of the small words of the usual language, which
    hardly any sentence of it lacks."""
    words = frozenset(_LETTERS.findall(text.casefold()))
    is_sentence = len(words) >= _FEWEST_WORDS and text.rstrip().endswith((".", "!", "?"))
    return is_sentence and bool(usual_words := small_words(usual)) and not words & usual_words


def _may_be_japanese(text: str, own: str, usual: str) -> bool:
    """Say whether a short text without kana stands among Japanese ones: a noun or a date."""
    return (own, usual) == ("zh", "ja") and len(text) <= _SHORT_NOUN


def _is_other_script(one: str, other: str) -> bool:
    apart = {"zh", "ja", "ko", "ru", "ar", "hi", "th", "el", "he"}
    return one != other and (one in apart or other in apart)


def _tongue(value: Any) -> str:
    return tongue_of(value) if isinstance(value, str) and len(value) > 1 else ""


def _of_script(name: str, values: Sequence[Any]) -> Trait | None:
    """Chinese in simplified or in traditional characters."""
    scripts = [script for value in values if (script := _script(value))]
    usual = _most(scripts) if len(scripts) > 0.5 * len(values) else None
    if usual is None:
        return None

    def lacks(row: Row) -> Message | Literal[""] | None:
        value = row.get(name)
        texts = value if isinstance(value, list) else [value]
        other = next((text for text in texts if _script(text) not in ("", usual)), None)
        if other is None:
            return ""
        return say("it is in the other Chinese script: {own}", own=_short(str(other)))

    return Trait(name, lacks)


def _script(value: Any) -> str:
    if isinstance(value, list):
        scripts = {script for item in value if (script := _script(item))}
        return next(iter(scripts)) if len(scripts) == 1 else ""
    if not isinstance(value, str) or _KANA.search(value):
        return ""  # the signs of Japanese are those of both
    found = scripts_of(value)
    return next(iter(found)) if len(found) == 1 else ""


def cut_at(values: Sequence[Any]) -> int:
    """Return the one length that nearly all texts have though their words have not, as those have
    that were cut by the width of a column; 0 if there is none."""
    texts = [value for value in values if isinstance(value, str)]
    size = _most([len(text) for text in texts], 0.9) if len(texts) >= FEWEST_ROWS else None
    if size is None or size < _FEWEST_SIGNS or 2 * len({*texts}) <= len(texts):
        return 0
    if not all(" " in text.strip() or not text.isascii() for text in texts):
        return 0  # codes of one length
    gaps = {tuple(i for i, sign in enumerate(text) if not sign.isalnum()) for text in texts}
    return int(size) if len(gaps) >= _FEWEST_SHAPES else 0


def _of_shape(name: str, values: Sequence[Any]) -> Trait | None:
    """Dates, times, codes: digits and letters with the same signs between them."""
    texts = [value for value in values if isinstance(value, str)]
    if len(texts) < FEWEST_ROWS or any(len(text) > _LONG for text in texts):
        return None
    usual = _most([_shape(text) for text in texts])
    if usual is None or "9" not in usual or not re.search(r"[^\w.\s,]|a", usual):
        return None

    def lacks(row: Row) -> Message | Literal[""] | None:
        own = row.get(name)
        if not isinstance(own, str) or not own.strip() or _shape(own) == usual:
            return ""
        example = next(text for text in texts if _shape(text) == usual)
        return say("it is written {own}, where others are as {example}",
                   own=_short(own), example=example)  # fmt: skip

    return Trait(name, lacks)


def _shape(text: str) -> str:
    return _LETTERS.sub("a", _NUMBERS.sub("9", text.strip()))


def _of_two(one: str, other: str, rows: Sequence[Row]) -> Iterator[Trait]:
    """Yield what two texts of a row have to do with each other."""
    pairs = [
        (a, b)
        for row in rows
        if isinstance(a := row.get(one), str) and isinstance(b := row.get(other), str)
    ]
    if len(pairs) < max(FEWEST_ROWS, _INSIDE * len(rows)):
        return
    are_open = len({a for a, _ in pairs}) > _INSIDE * len(pairs)
    # Where a letter stands says nothing.
    inside = sum(len(b) > len(a) > 1 and _stands_in(a, b) for a, b in pairs)
    if inside >= max(_FEWEST_ALIKE, _INSIDE * len(pairs)):

        def lacks(row: Row) -> Message | Literal[""] | None:
            a, b = row.get(one), row.get(other)
            if not isinstance(a, str) or not isinstance(b, str) or not a or _stands_in(a, b):
                return ""
            return say("it does not stand in {other}, as those of others do: {own}",
                       other=other, own=_short(a))  # fmt: skip

        yield Trait(one, lacks)
    tongues = Counter(
        (x, y) for a, b in pairs if (x := _tongue(a)) and (y := _tongue(b)) and x != y
    )
    (usual, count), *_ = tongues.most_common(1) or [(("", ""), 0)]
    turned = (usual[1], usual[0])
    if one < other and count > 1 and 0 < tongues[turned] < count:

        def turns(row: Row) -> Message | Literal[""] | None:
            if (_tongue(row.get(one)), _tongue(row.get(other))) != turned:
                return ""
            return say("it has changed places with {other}: {own}",
                       other=other, own=_short(str(row[one])))  # fmt: skip

        yield Trait(one, turns, is_sure=True)
    same = sum(a == b for a, b in pairs)
    # A short one may be a name, which two languages write alike.
    fewest = _FEWEST_SIGNS if same > _STRAY else _FEWEST_SIGNS // 2
    if are_open and 0 < same <= (1 - _MOST_OF) * len(pairs):

        def repeats(row: Row) -> Message | Literal[""] | None:
            a, b = row.get(one), row.get(other)
            if not isinstance(a, str) or a != b or _size(a) < fewest:
                return ""
            return say("it is the same as {other}: {own}", other=other, own=_short(a))

        yield Trait(one, repeats)


def _size(text: str) -> int:
    """Return how long a text is; a sign of Chinese counts for three letters."""
    return len(text) if text.isascii() else sum(1 + 2 * ("㐀" <= sign <= "鿿") for sign in text)


@lru_cache(maxsize=8192)
def _stands_in(part: str, whole: str) -> bool:
    part, whole = part.casefold().strip(" .。"), whole.casefold()
    if not part.isascii() or not part[:1].isalnum():
        return part in whole
    place = whole.find(part)
    while place >= 0:
        before, behind = whole[place - 1 : place], whole[place + len(part) : place + len(part) + 1]
        if not before.isalnum() and not behind.isalnum():
            return True
        place = whole.find(part, place + 1)
    return False


def _short(text: str) -> str:
    return text if len(text) <= _LONG else f"{text[:_LONG]}…"


_MAKERS = (
    _of_type,
    _of_numbers,
    _of_keys,
    _of_items,
    _of_places,
    _of_script,
    _of_alphabet,
    _of_shape,
    _of_dots,
    _of_size,
    _of_ends,
    _of_turns,
)
