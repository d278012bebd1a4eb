"""What the values of nearly all rows are: one word, a number with its unit, letters without a
digit, a list of one length, a text on one line; and the few that are said twice, break off, are
joined of two others, or bring along what belongs to another field.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Literal

from workbench.io.han import exactly
from workbench.lint.tongues import small_words, tongue_of
from workbench.lint.unlike import Row, Trait
from workbench.messages import Message, say

_FEW = 0.25
_FEWER = 0.1
_MOST_LABELS = 12
_LONG = 40
_WORDS_OF_A_NAME = 3
_FEWEST_LETTERS = 5
_FEWEST_SMALL = 3
_ENDS = frozenset(".!?。！？…\"”’'）)」』")
_FEWEST_CUT = 2
_SHORTEST_CUT = 16
_FEW_CUT = 0.4
_STUB = 0.5
_DOUBLED = 6
_MOST_ROWS_JOINED = 2
_FEWEST_NUMBERS = 2
_SHORTEST_PART = 2
_IN_HAN = exactly("[㐀-鿿]+")
_WORD = exactly(r"[^\W\d_]+")
_UNITED = exactly(
    r"(?P<number>[-+−]?\d+(?:[ ,]\d{3})*(?:[.,]\d+)?)\s?(?P<unit>[^\W\d_]{1,12}\.?|[%°€$£¥])?"
)
_DECIMAL = exactly(r"\d+(?P<sign>[.,])(?P<part>\d+)(?![\d.,])")
_NUMBERED = exactly(
    r"\s*(?:[(（]?\d{1,3}\s?[.、．)）]|第\s?\d{1,3}\s?题[.：:、]?)\s?(?=[^\W\d_]|[“\"‘「])"
)
_NOTED = exactly(r"(?:\S\s[(（\[]|[^\s\x00-\x7f][(（]|\S（)[^()（）\[\]\n]{1,24}[)）\]]")
_GOES_ON = exactly(r"[.!?。！？] ?(?P<tail>(?<=[ 。！？])[^\W\d_][^\n.!?。！？]{3,40})\Z")
_FEWEST_TAILS = 3
_MIXED = exactly(r"[^\W\d_]\d|\d[^\W\d_]")
_LABELLED = exactly(r"[:：]\s*(?P<label>[^\s:：][^\n:：]{0,30})\s*\Z")


def rare(
    name: str, values: Sequence[Any], is_so: Callable[[Any], bool], what: Callable[[Any], Message],
    *, is_sure: bool, few: float = _FEW,
) -> Trait | None:  # fmt: skip
    """Return the trait of a field that is nearly never so."""
    count = sum(map(is_so, values))
    if not 0 < count <= few * len(values):
        return None

    def lacks(row: Row) -> Message | Literal[""] | None:
        return what(row[name]) if name in row and is_so(row[name]) else ""

    return Trait(name, lacks, is_sure)


def traits_of_values(columns: Mapping[str, Sequence[Any]]) -> Iterator[Trait]:
    """Yield what the values of each field are in nearly all rows; `columns` has those of fields
    that enough rows have."""
    labels = {name: _labels(values) for name, values in columns.items()}
    for name, values in columns.items():
        if all(isinstance(value, str) for value in values):
            made = (make(name, values) for make in _OF_TEXTS)
            yield from filter(None, made)
            yield from _with_labels(name, values, labels)
        elif all(isinstance(value, list) for value in values):
            yield from filter(None, (_of_length(name, values), _of_pairs(name, values)))
            yield from _of_lines(name, values, columns)


def _labels(values: Sequence[Any]) -> frozenset[str]:
    """Return the labels of a field that has a few, each of them in several rows."""
    counts = Counter(value.strip() for value in values if isinstance(value, str))
    often = frozenset(label for label, count in counts.items() if label and count > 1)
    is_closed = 1 < len(often) <= _MOST_LABELS and len(counts) <= len(often) + 2
    return (
        often if is_closed and sum(counts[one] for one in often) > len(values) / 2 else frozenset()
    )


def _of_first_words(name: str, values: Sequence[str]) -> Trait | None:
    """Single words, a few of which have one and the same small word or a heading before them:
    `has bought`, `plural: trees`."""
    parts = [value.split() for value in values]
    firsts = {words[0] for words in parts if len(words) == 2}
    first = firsts.pop() if len(firsts) == 1 else ""
    is_word = first.islower() and (first.isalpha() or (first[:-1].isalpha() and first[-1] in ":："))
    if not is_word or any(len(words) not in (1, 2) for words in parts):
        return None
    if sum(len(words) == 2 for words in parts) < _FEWEST_CUT:
        return None
    return rare(
        name, values, lambda text: len(text.split()) == 2,
        lambda own: say("it is two words, where others are one: {own}", own=own.strip()),
        is_sure=first[-1] in ":：", few=_FEW,
    )  # fmt: skip


def _of_twice(name: str, values: Sequence[str]) -> Trait | None:
    """A text that was pasted behind itself."""
    return rare(
        name, values, _is_doubled,
        lambda own: say("it is there twice in itself: {own}", own=_short(own)), is_sure=False,
        few=_FEW_CUT,
    )  # fmt: skip


def _is_doubled(text: str) -> bool:
    text = text.strip()
    half = len(text) // 2
    if half < _DOUBLED:
        return False
    first, second = text[:half].strip(" \n;,，；"), text[-half:].strip(" \n;,，；")
    return first == second and len({*first}) > 3


def _of_break(name: str, values: Sequence[str]) -> Trait | None:
    """A text that ends in the middle of a word, where the others end with a mark."""

    def breaks_off(text: str) -> bool:
        return text.strip()[-1:].isalpha() and len(text.split()) > _WORDS_OF_A_NAME

    if sum(text.rstrip()[-1:] in _ENDS for text in values) < (1 - _FEWER) * len(values):
        return None
    return rare(
        name, values, breaks_off,
        lambda own: say("it ends without a mark, where others have one: {own}",
                        own=own.strip()[-_LONG:]),
        is_sure=False, few=max(_FEWER, 1 / len(values)),
    )  # fmt: skip


def _of_width(name: str, values: Sequence[str]) -> Trait | None:
    """Texts of one length that end without a mark, where the others end with one and are of any: a
    column was too narrow for them."""
    bare = [text for text in values if not _is_closed(text)]
    if not _FEWEST_CUT <= len(bare) <= _FEW_CUT * len(values):
        return None
    width = len(bare[0])
    others = {len(text) for text in values if _is_closed(text)}
    are_cut = all(len(text) == width for text in bare) and len({*bare}) == len(bare)
    if not are_cut or width < _SHORTEST_CUT or max(others) <= width or len(others) < _FEWEST_CUT:
        return None
    return rare(
        name, values, lambda text: len(text) == width and not _is_closed(text),
        lambda own: say("it ends without a mark, where others have one: {own}",
                        own=own.strip()[-_LONG:]),
        is_sure=False, few=_FEW_CUT,
    )  # fmt: skip


def _of_stub(name: str, values: Sequence[str]) -> Trait | None:
    """Texts that are the first words of sentences, each shorter than all that end with a mark."""
    stubs = [text for text in values if text.strip() and not _is_closed(text)]
    closed = sorted(len(text) for text in values if _is_closed(text))
    if not _FEWEST_CUT <= len(stubs) <= _FEW_CUT * len(values) or not closed:
        return None
    if max(map(len, stubs)) >= min(closed[0], _STUB * closed[len(closed) // 2]):
        return None
    return rare(
        name, values, lambda text: bool(text.strip()) and not _is_closed(text),
        lambda own: say("it ends without a mark, where others have one: {own}",
                        own=own.strip()[-_LONG:]),
        is_sure=False, few=_FEW_CUT,
    )  # fmt: skip


def _is_closed(text: str) -> bool:
    return text.rstrip()[-1:] in _ENDS


def _of_tongue(name: str, values: Sequence[str]) -> Trait | None:
    """A sentence with small words of another language and with none of the others'."""
    if sum(len(text.split()) for text in values) < 4 * len(values):
        return None
    usual = tongue_of("\n".join(values[:40]))
    own_words = small_words(usual)
    if not own_words:
        return None

    def is_other(text: str) -> bool:
        other = tongue_of(text)
        if other in ("", usual):
            return False
        words = {*map(str.casefold, _WORD.findall(text))}
        small = len(words & small_words(other))
        are_most = _FEWEST_SMALL * small >= len(words) and small > 1
        return (small >= _FEWEST_SMALL or are_most) and not words & own_words

    return rare(
        name, values, is_other,
        lambda own: say("it is in another language than that of the others: {own}",
                        own=_short(own)),
        is_sure=False,
    )  # fmt: skip


def _of_words(name: str, values: Sequence[str]) -> Trait | None:
    """Numbers or a question among names of a word or a few; one number may be a name itself."""

    def is_name(text: str) -> bool:
        is_short = len(text) <= _LONG and 0 < len(text.split()) <= _WORDS_OF_A_NAME
        return is_short and not any(map(str.isdigit, text)) and "?" not in text and "？" not in text

    if sum(map(is_name, values)) < (1 - _FEW) * len(values):
        return None

    has_numbers = sum(text.strip().isdecimal() for text in values) >= _FEWEST_NUMBERS

    def is_other(text: str) -> bool:
        text = text.strip()
        is_question = text[-1:] in ("?", "？") and len(text.split()) >= _WORDS_OF_A_NAME
        return (has_numbers and text.isdecimal()) or is_question

    return rare(
        name, values, is_other,
        lambda own: say("it is {own}, where others are a word or a few", own=_short(own)),
        is_sure=False,
    )  # fmt: skip


def _of_nothing(name: str, values: Sequence[str]) -> Trait | None:
    """A text that is empty, where it is what is asked about."""
    if len({*values}) < 0.6 * len(values):
        return None
    return rare(
        name, values, lambda text: not text.strip(),
        lambda _: say("it is empty, and those of others are not"), is_sure=False, few=_FEW * 1.6,
    )  # fmt: skip


def _of_number_before(name: str, values: Sequence[str]) -> Trait | None:
    """Texts that kept the number that they had in their book."""
    return rare(
        name, values, lambda text: _NUMBERED.match(text) is not None,
        lambda own: say("it begins with a number of its own, and others do not: {own}",
                        own=_short(own)),
        is_sure=False,
    )  # fmt: skip


def _of_letter_before(name: str, values: Sequence[str]) -> Trait | None:
    """The text of an option that brings its letter, which its field is called by."""
    letter = name[-1:].upper()
    if not "A" <= letter <= "J" or name[-2:-1].isalpha() or name == name[-1:].lower():
        return None  # `a` is an answer mostly
    lettered = re.compile(rf"\s*[(（]?{letter}[.)）:：、．]\s*(?![A-Z]\.)\S")  # no initials
    return rare(
        name, values, lambda text: lettered.match(text) is not None,
        lambda own: say("its options bring letters of their own: {own}", own=_short(own)),
        is_sure=True,
    )  # fmt: skip


def _of_one_letter(name: str, values: Sequence[str]) -> Trait | None:
    """Two letters among single ones, each of which is one of these, or a text."""
    single = {text.strip() for text in values if len(text.strip()) == 1}
    if len(single) < 2 or not all("A" <= one <= "Z" for one in single):
        return None

    def are_several(text: str) -> bool:
        letters = re.sub(r"[\s,，、/;&]+", "", text)
        are_two = 1 < len(letters) <= len(single) and single.issuperset(letters)
        return are_two or (len(letters) > _WORDS_OF_A_NAME and letters.isalpha())

    return rare(
        name, values, are_several,
        lambda own: say("it is {own}, where others have one letter", own=_short(own)),
        is_sure=False, few=max(_FEWER, 1 / len(values)),
    )  # fmt: skip


def _of_unit(name: str, values: Sequence[str]) -> Trait | None:
    """Numbers with one unit, and some with another one, with none, or with another decimal mark."""
    parts = [match for text in values if (match := _UNITED.fullmatch(text.strip()))]
    units = Counter(match["unit"] for match in parts)
    if len(parts) < (1 - _FEWER) * len(values) or not units:
        return None
    usual, count = units.most_common(1)[0]
    marks = Counter(mark["sign"] for text in values if (mark := _decimal(text)))
    mark = marks.most_common(1)[0][0] if marks else ""
    is_one_mark = bool(marks) and 2 * marks[mark] > marks.total()
    if count < (1 - _FEW) * len(parts):
        return None
    example = next(m[0] for m in parts if m["unit"] == usual)

    def is_other(text: str) -> bool:
        own = _UNITED.fullmatch(text.strip())
        if own is None:
            return False
        sign = _decimal(text)
        return own["unit"] != usual or (is_one_mark and sign is not None and sign["sign"] != mark)

    return rare(
        name, values, is_other,
        lambda own: say("it is written {own}, where others are as {example}",
                        own=own, example=example),
        is_sure=False,
    )  # fmt: skip


def unit_of(text: str) -> str | None:
    """Return the unit behind a number, "" where it has none; None of what is no number."""
    found = _UNITED.fullmatch(text.strip())
    return found["unit"] or "" if found else None


def _decimal(text: str) -> re.Match[str] | None:
    """Return the decimals of a number, none where three digits may be those of thousands."""
    found = _DECIMAL.search(text)
    return found if found and not (found["sign"] == "," and len(found["part"]) == 3) else None


def _of_letters(name: str, values: Sequence[str]) -> Trait | None:
    """A word with a digit in it, among words that are letters alone."""
    if any(len(text) > _LONG for text in values):
        return None
    if sum(not any(map(str.isdigit, text)) for text in values) < (1 - _FEWER) * len(values):
        return None
    return rare(
        name, values, lambda text: len(text.split()) == 1 and _MIXED.search(text) is not None,
        lambda own: say("it has a digit in its word, and those of others have none: {own}",
                        own=_short(own)),
        is_sure=False, few=max(_FEWER, 1 / len(values)),
    )  # fmt: skip


def _of_tails(name: str, values: Sequence[str]) -> Trait | None:
    """Texts that go on behind their end, all with the same few words, where others have closed:
    what stood below them on a page."""
    tails = Counter(match["tail"] for text in values if (match := _GOES_ON.search(text)))
    tail, count = tails.most_common(1)[0] if tails else ("", 0)
    closed = sum(text.rstrip()[-1:] in _ENDS for text in values)
    if count < _FEWEST_TAILS or len(tails) > 1 or closed + count < len(values):
        return None
    return rare(
        name, values, lambda text: text.rstrip().endswith(tail),
        lambda _: say("it goes on behind its end, with {own}, and others do not", own=tail),
        is_sure=False, few=_FEW_CUT,
    )  # fmt: skip


def _of_notes(name: str, values: Sequence[str]) -> Trait | None:
    """A word with a note in brackets behind it, where the others are words alone."""
    if any(len(text) > _LONG for text in values):
        return None
    if sum(" " not in text.strip() for text in values) < (1 - _FEW - _FEWER) * len(values):
        return None
    return rare(
        name, values,
        lambda text: text[-1:] in (")", "）", "]") and "\n" not in text and _ends_noted(text),
        lambda own: say("it has a note in brackets behind it, and others have none: {own}",
                        own=_short(own)),
        is_sure=False, few=_FEW + _FEWER,
    )  # fmt: skip


def _ends_noted(text: str) -> bool:
    found = list(_NOTED.finditer(text))
    return bool(found) and found[-1].end() == len(text.rstrip()) and found[-1].start() > 0


def _of_joined(name: str, values: Sequence[str]) -> Trait | None:
    """A text with that of the row beside it at its end or before it, longer than all others."""
    texts = [text.strip() for text in values]
    if len({*texts}) < (1 - _FEWER) * len(texts) or max(map(len, texts)) > _LONG:
        return None
    sizes = sorted(map(len, texts))
    spaced = {text for text in texts if " " in text}
    joined: set[str] = set()
    for place, text in enumerate(texts):
        beside = (*texts[max(0, place - 1) : place], *texts[place + 1 : place + 2])
        is_long = len(text) == sizes[-1] > sizes[len(sizes) // 2] or {text} == spaced
        if is_long and not any(map(str.isdigit, text)):
            joined |= {text} if any(_is_joined(text, other) for other in beside) else set()
    return rare(
        name, values, lambda text: text.strip() in joined,
        lambda own: say("it has the text of the row beside it in it: {own}", own=_short(own)),
        is_sure=False, few=_MOST_ROWS_JOINED / len(values),
    )  # fmt: skip


def _is_joined(text: str, other: str) -> bool:
    """Say whether a text begins or ends with another one, and has more than signs besides."""
    if len(other) < _SHORTEST_PART:
        return False
    rest = [text.removeprefix(other), text.removesuffix(other)]
    return any(len(part.strip(" ,;/|、，；")) >= _SHORTEST_PART for part in rest if part != text)


def _with_labels(
    name: str, values: Sequence[str], labels: Mapping[str, frozenset[str]]
) -> Iterator[Trait]:  # fmt: skip
    """Yield what a text has to do with the labels of its own field or of another one."""
    if own := labels[name]:
        near = rare(
            name, values, lambda text: _near(text.strip(), own) != "",
            lambda text: say("it is nearly {label}, which other rows have: {own}",
                             label=_near(text.strip(), own), own=_short(text)),
            is_sure=False, few=max(_FEWER, 1 / len(values)),
        )  # fmt: skip
        yield from filter(None, [near])
        return
    for other, known in labels.items():
        if known and other != name:
            yield from _behind(name, values, other, known)


def _behind(
    name: str, values: Sequence[str], other: str, known: frozenset[str]
) -> Iterator[Trait]:  # fmt: skip
    """Yield what says of a text that it brings the label of its row, or a row with its label, on a
    line of its own."""

    def brings(row: Row) -> bool:
        text = row.get(name)
        if not isinstance(text, str):
            return False
        found = _LABELLED.search(text)
        if found and found["label"].strip(" .。") == str(row.get(other)).strip():
            return True
        pieces = re.split(r"[\t\n]", text) if "\t" in text or "\n" in text else ()
        cells = (piece.rpartition(",")[2].strip(' "') for piece in pieces[:-1] if "," in piece)
        return len(pieces) > 1 and any(
            piece in known for piece in (*map(str.strip, pieces), *cells)
        )

    def lacks(row: Row) -> Message | Literal[""] | None:
        if not brings(row):
            return ""
        return say("it brings a label of {other} along: {own}",
                   other=other, own=str(row[name]).strip()[-_LONG:])  # fmt: skip

    if any(sign in text for text in values for sign in ":：\t\n"):
        yield Trait(name, lacks, is_sure=True)


def _near(text: str, labels: frozenset[str]) -> str:
    """Return the label from which a word, which is none, is a letter or two exchanged ones away, or
    in Chinese a sign or two at one end."""
    if text in labels or not text.isalpha():
        return ""
    if _IN_HAN.fullmatch(text):
        longer = (label for label in sorted(labels) if 1 < len(label) < len(text) <= len(label) + 2)
        return next((label for label in longer if text.startswith(label)), "")
    if len(text) < _FEWEST_LETTERS:
        return ""
    return next((label for label in sorted(labels) if _is_a_slip(text, label)), "")


def _is_a_slip(one: str, other: str) -> bool:
    """Say whether two words are one letter apart behind their first, or two that changed places; an
    ending of grammar is none."""
    if one[0] != other[0] or abs(len(one) - len(other)) > 1 or not other.isalpha():
        return False
    start = next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), -1)
    if start < 0 or start == min(len(one), len(other)) - (len(one) != len(other)):
        return start >= 0 and len(one) == len(other)
    rest, behind = one[start:], other[start:]
    is_turned = rest[:2] == behind[:2][::-1] and rest[2:] == behind[2:]
    return is_turned or rest[1:] == behind[1:] or rest[1:] == behind or rest == behind[1:]


def _of_length(name: str, values: Sequence[list[Any]]) -> Trait | None:
    """A list that is shorter than all others."""
    sizes = Counter(map(len, values))
    usual, count = sizes.most_common(1)[0]
    if usual < 2 or count < (1 - _FEWER) * len(values):
        return None
    return rare(
        name, values, lambda own: isinstance(own, list) and 0 < len(own) < usual,
        lambda own: say("its list has {n} items, where those of others have {usual}",
                        n=len(own), usual=usual),
        is_sure=False, few=max(_FEWER, 1 / len(values)),
    )  # fmt: skip


def _of_pairs(name: str, values: Sequence[list[Any]]) -> Trait | None:
    """Lists of pairs whose first part is one of a few names, and one pair that is turned round."""
    pairs = [pair for value in values for pair in value if _is_pair(pair)]
    firsts = Counter(str(pair[0]).strip() for pair in pairs)
    seconds = {str(pair[1]).strip() for pair in pairs}
    names = {text for text, count in firsts.items() if count >= _WORDS_OF_A_NAME}
    is_named = 1 < len(names) <= _MOST_LABELS and len(seconds) > 2 * len(names)
    if not is_named or sum(firsts[one] for one in names) < (1 - _FEWER) * len(pairs):
        return None

    def turned(value: Any) -> Any:
        each = (pair for pair in value if _is_pair(pair)) if isinstance(value, list) else ()
        return next((p for p in each if p[1].strip() in names and p[0].strip() not in names), None)

    return rare(
        name, values, lambda value: turned(value) is not None,
        lambda value: say("a name and what belongs to it are exchanged: {own}",
                          own=_short(str(turned(value)[0]))),
        is_sure=True,
    )  # fmt: skip


def _is_pair(value: Any) -> bool:
    return (
        isinstance(value, list) and len(value) == 2 and all(isinstance(each, str) for each in value)
    )


def _of_lines(
    name: str, values: Sequence[list[Any]], columns: Mapping[str, Sequence[Any]]
) -> Iterator[Trait]:  # fmt: skip
    """Yield what says of the header of a table that a line of the table stands in its place."""
    if not all(value and all(isinstance(cell, str) for cell in value) for value in values):
        return
    for other, tables in columns.items():
        if other == name or not all(isinstance(t, list) and t and _is_row(t[0]) for t in tables):
            continue

        def lacks(row: Row, of: str = other) -> Message | Literal[""] | None:
            own, table = row.get(name), row.get(of)
            if not own or not isinstance(table, list) or own not in table:
                return ""
            return say("it is a line of {other} as well: {own}",
                       other=of, own=_short(", ".join(own)))  # fmt: skip

        yield Trait(name, lacks, is_sure=True)


def _is_row(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(cell, str) for cell in value)


def _short(text: str) -> str:
    return text if len(text) <= _LONG else f"{text[:_LONG]}…"


_OF_TEXTS = (
    _of_twice,
    _of_first_words,
    _of_break,
    _of_width,
    _of_stub,
    _of_tongue,
    _of_words,
    _of_nothing,
    _of_number_before,
    _of_letter_before,
    _of_one_letter,
    _of_unit,
    _of_letters,
    _of_tails,
    _of_notes,
    _of_joined,
)
